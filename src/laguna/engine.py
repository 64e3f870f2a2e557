"""Decides which rules run: those compiled to machine code, or the same files interpreted.

The rules of the games, and the few modules of the kernel they use, are plain Python that mypyc can compile. The
compiled modules lie beside their sources, with a stamp that says which sources they were made from. If a source
has been edited since, or `LAGUNA_PURE` is set, the sources run instead.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
STAMP = ROOT / "engine.stamp"
"""The fingerprint of the sources that were compiled; written after the last module."""
REASON = ROOT / "engine.reason"
"""In a wheel without compiled rules: why its build compiled nothing."""
TOLD = "LAGUNA_TOLD"
"""The variable that keeps the processes that this one starts from telling the same again."""
KERNEL = (
    *("action", "cells", "chance", "batch", "driver", "encoder", "history", "net", "plain", "playout", "search"),
    "selfplay",
)
"""The modules of the kernel that are compiled."""
LEFT_OUT = ("__init__", "view_types", "drawing", "reasons", "page", "worth", "progress", "checks", "data_checks")
"""The modules of a game that are not compiled: they write for people, or only name fields."""


def sources() -> list[Path]:
    """The files that are compiled: of the kernel, of the games, and of the frozen bots' evaluations and search."""
    games = sorted(path.parent for path in ROOT.glob("games/*/__init__.py"))
    games += sorted(path.parent for path in ROOT.glob("classic/*/__init__.py"))
    return [
        *(ROOT / "kernel" / f"{name}.py" for name in KERNEL),
        *(path for game in games for path in sorted(game.rglob("*.py")) if path.stem not in LEFT_OUT),
        # A browser gets no frozen bots.
        *ROOT.glob("classic/search.py"),
    ]


def fingerprint() -> str:
    """A fingerprint of the present contents of these files."""
    digest = blake2b(digest_size=16)
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class _Sources:
    """An import finder that loads the modules of some packages from source, even if compiled ones exist."""

    def __init__(self, *packages: str) -> None:
        self._beginnings = tuple(f"{package}." for package in packages)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module; None if it belongs to other packages."""
        if not name.startswith(self._beginnings):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def _packages_with_games() -> set[str]:
    """The packages of others that contain games (see `kernel.registry`); they may be compiled, too."""
    from importlib.metadata import entry_points

    return {entry.module.partition(".")[0] for entry in entry_points(group="laguna.games")}


def _tell(reason: str) -> None:
    """Say once that the rules run interpreted: why, what it costs, what to do."""
    if os.environ.get(TOLD):
        return
    os.environ[TOLD] = "1"
    if (ROOT.parents[1] / "hatch_build.py").is_file():
        remedy = "`make engine` compiles them."
    else:
        remedy = (
            "With a C compiler and the headers of Python (on Debian: gcc, python3-dev), "
            "`pip install --force-reinstall --no-binary laguna laguna` compiles them."
        )
    sys.stderr.write(
        f"laguna: the rules run interpreted: {reason}. Games are right, but 30 to 50 times slower, "
        f"and strong bots are weaker for it. {remedy}\n"
    )


def choose() -> str:
    """Decide which rules run, before the first of them is imported; return which, and why."""
    if os.environ.get("LAGUNA_PURE"):
        sys.meta_path.insert(0, _Sources("laguna", *_packages_with_games()))
        return "interpreted (LAGUNA_PURE is set)"
    if not any(ROOT.glob("kernel/action.*.*")):
        reason = REASON.read_text("utf-8").strip() if REASON.is_file() else "nobody has compiled them yet"
        _tell(reason)
        return f"interpreted ({reason})"
    if not STAMP.is_file() or STAMP.read_text("utf-8").strip() != fingerprint():
        sys.meta_path.insert(0, _Sources("laguna"))
        _tell("they were edited since they were compiled")
        return "interpreted (edited since they were compiled)"
    return "compiled"
