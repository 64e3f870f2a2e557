"""A game with another board or other cards: a folder for `LAGUNA_BOARDS`, and processes that play with it."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
FILES = ("board.toml", "cards.toml")


class Variant:
    """The files of a game in a folder of their own, to be edited; processes started here play with them."""

    def __init__(self, folder: Path, game: ModuleType) -> None:
        ours = Path(str(game.__file__)).parent
        self.folder = folder
        self._files = folder / ours.name
        self._files.mkdir()
        self._original = {name: (ours / name).read_text("utf-8") for name in FILES}
        for name, text in self._original.items():
            self.path(name).write_text(text, "utf-8")

    def path(self, name: str) -> Path:
        """Where a file is."""
        return self._files / name

    def original(self, name: str) -> str:
        """The text of a file as it was."""
        return self._original[name]

    def edit(self, name: str, *changes: tuple[str, str]) -> None:
        """Write a file anew, each old text, which stands in it once, replaced by a new one."""
        text = self.path(name).read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
            text = text.replace(old, new)
        self.path(name).write_text(text, "utf-8")

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run Python with these files."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, "LAGUNA_BOARDS": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )


def second_copy(module: ModuleType) -> ModuleType:
    """A module of the rules made once more from its source, while the first one stays in use."""
    name = module.__name__
    source = Path(str(module.__file__)).parent / f"{name.rpartition('.')[2]}.py"
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
