"""`make soak`: the long tests, in parts that can be run one by one.

    python tests/soak.py            # every part that has not yet passed for the present commit
    python tests/soak.py server     # this part, whether or not it has passed

The parts are cut so that each takes at most 40 minutes on two cores. build/soak/ remembers which parts have passed
for which commit, so an interrupted run continues with the next part. Nothing is remembered while tracked files
have uncommitted changes.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PASSED = ROOT / "build" / "soak"
"""A folder with a file for each part that has passed, named after the commit."""
PYTEST = (sys.executable, "-m", "pytest", "-n", os.environ.get("WORKERS", "auto"), "--dist", "worksteal")
ALONE = ("games", "server", "page", "chaos", "week", "leaks", "tab")
"""The test folders that are a part of their own."""
STAGE = "tests/page/stage"
SCREENS = (
    *("360x640", "390x844", "844x390", "768x1024", "820x1180"),
    *("1024x768", "1366x768", "1440x900", "1920x1080", "2560x1440"),
)
"""The screens of the stage: every position on one of them is a part."""
PARTS: dict[str, tuple[str, ...]] = {
    **{part: (*PYTEST, f"tests/{part}", f"--ignore={STAGE}") for part in ALONE},
    **{f"positions-{screen}": (*PYTEST, STAGE, "-k", f"every_position and {screen}") for screen in SCREENS},
    "rest": (*PYTEST, *(f"--ignore=tests/{part}" for part in ALONE)),
    "ray": ("build/ray/bin/python", "-m", "pytest", "-q", "tests/arena/test_ray.py"),
}
"""The parts, and the command that runs each. Folders that nobody listed belong to the rest."""


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else "unknown"


def commit() -> str:
    """The present commit; empty if there is none, or if tracked files differ from it."""
    return "" if _git("status", "--porcelain", "--untracked-files=no") else _git("rev-parse", "HEAD")


def state(*paths: str) -> str:
    """A name for what is committed under some paths; empty if tracked files there differ from it."""
    if _git("status", "--porcelain", "--untracked-files=no", "--", *paths):
        return ""
    return "-".join(tree[:12] for tree in _git("rev-parse", *(f"HEAD:{path}" for path in paths)).split())


def memory(part: str, of: str) -> Path:
    """The file that says that a part has passed."""
    return PASSED / f"{of}-{part}.json"


def run(part: str) -> bool:
    """Run a part; True if it passed."""
    before = commit()
    begin = time.monotonic()
    sys.stdout.write(f"soak: {part}\n")
    sys.stdout.flush()
    done = subprocess.run(PARTS[part], cwd=ROOT, env={**os.environ, "LAGUNA_SOAK": "1"}, check=False)
    minutes = (time.monotonic() - begin) / 60
    passed = done.returncode == 0
    sys.stdout.write(f"soak: {part} {'passed' if passed else 'FAILED'} after {minutes:.0f} minutes\n")
    if passed and before and before == commit():
        PASSED.mkdir(parents=True, exist_ok=True)
        memory(part, before).write_text(json.dumps({"part": part, "minutes": round(minutes, 1)}) + "\n", "utf-8")
    return passed


def _named(name: str) -> list[str]:
    """The parts of this name; `positions` are those of every screen."""
    return [part for part in PARTS if part.startswith(f"{name}-")] or [name]


def main(arguments: list[str]) -> int:
    """Run one part, or those still to do; the exit code says whether all passed."""
    if arguments:
        # A part of several can be named as a whole.
        arguments = [part for name in arguments for part in _named(name)]
        unknown = [part for part in arguments if part not in PARTS]
        if unknown:
            sys.stderr.write(f"soak: there is no part {unknown[0]!r}; there are: {', '.join(PARTS)}.\n")
            return 2
        parts = arguments
    else:
        now = commit()
        parts = [part for part in PARTS if not (now and memory(part, now).is_file())]
        sys.stdout.write(f"soak: to do: {', '.join(parts) or 'nothing, all parts have passed'}\n")
    # All parts run even if one fails: the rest may show more.
    failed = [part for part in parts if not run(part)]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
