"""Does a test notice every change to the rules? `make mutants` runs mutmut over a room of a game and reports.

    python tests/mutants.py murano rules                                    # games/murano/rules/
    python tests/mutants.py venezia seen                                    # games/venezia/seen/
    python tests/mutants.py murano rules "laguna.games.murano.rules.ring*"  # one module of it
    python tests/mutants.py murano rules --sample 400                       # 400 of the changes, drawn at random

mutmut changes the code in a small way, thousands of times (a sign, a number, a comparison), and runs the tests
that reach the changed function. They must notice at least 90 of 100 changes; `docs/mutants.md` tells what the
others are.

Each room has a folder build/mutants/GAME-ROOM/ with copies of the code and tests. An interrupted run continues
there, as long as neither has changed; after a change it starts again. The report is build/mutants/GAME-ROOM.md.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "laguna" / "games"
WORK = ROOT / "build" / "mutants"
WANTED = 0.9
"""The share of changes that tests must notice."""
LEFT_OUT = ("__init__", "drawing", "page", "checks", "observation")
"""Modules that are not changed: tests of pictures and of the page are elsewhere, a check that is weaker than it
was still accepts a right position, and hashes of whole games guard observations."""
UNUSED_TESTS = ("test_drawing.py", "test_words.py", "test_contents.py")
"""Test files that draw or tell whole games: they take long and notice little that other tests do not. And the one
that counts the lines of each rules file, of which mutmut makes many more."""
UNUSED = ("test_every_action_in_random_positions", "test_what_is_shown_in_the_scoring_stays_with_its_owner")
"""Tests left out for the same reason."""
CHILDREN = str(os.cpu_count() or 1)
BATCH = 100
"""How many changes of a sample are tried before the next look at the tests, which takes about a minute."""
NOTICED = ("killed", "timeout", "segfault", "caught by type check")
"""What mutmut calls a change that a test noticed."""


def modules(game: str, room: str, games: Path = GAMES) -> list[Path]:
    """The modules of a room, in folders within it as well."""
    found = (games / game / room).rglob("*.py")
    return sorted(path for path in found if path.stem not in LEFT_OUT)


def settings(game: str, mutated: list[Path], tests: Path) -> str:
    """What mutmut reads: the project's own settings, and which files to change and which tests to run."""
    unused = sorted(str(path.relative_to(ROOT)) for name in UNUSED_TESTS for path in tests.rglob(name))
    mine: dict[str, object] = {
        "source_paths": ["src"],
        "only_mutate": [path.relative_to(ROOT).as_posix() for path in mutated],
        "also_copy": ["docs", "tests"],
        "pytest_add_cli_args_test_selection": [f"tests/games/{game}", *(f"--ignore={path}" for path in unused)],
        "pytest_add_cli_args": ["-p", "no:xdist", "-m", "not soak", "-k", f"not ({' or '.join(UNUSED)})"],
        "timeout_multiplier": 4.0,
        "timeout_constant": 8.0,
        "use_git_change_detection": False,
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in mine.items()]
    return "\n".join([(ROOT / "pyproject.toml").read_text("utf-8"), "[tool.mutmut]", *lines, ""])


def sources(game: str) -> list[Path]:
    """The files on which the verdicts depend: after a change in one of them a run starts again."""
    package, tests = ROOT / "src" / "laguna", ROOT / "tests"
    found = [*package.glob("*.py"), *tests.glob("*.py"), *(tests / "records").rglob("*.rec")]
    for folder in (package / "kernel", package / "games" / game, package / "l10n", tests / "games" / game):
        found += [path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    return sorted(found)


def prepare(game: str, room: str) -> Path:
    """A folder with copies of code and tests; one left by an interrupted run if nothing has changed since."""
    mutated = modules(game, room)
    if not mutated:
        raise SystemExit(f"mutants: there is no room {room!r} in {GAMES / game}.")
    folder = WORK / f"{game}-{room}"
    config = settings(game, mutated, ROOT / "tests" / "games" / game)
    digest = blake2b(config.encode(), digest_size=16)
    for path in sources(game):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    made_from = folder / "made-from"
    if made_from.is_file() and made_from.read_text("utf-8") == digest.hexdigest():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "engine.stamp", "__pycache__", "page", "images")
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=compiled)
    (folder / "pyproject.toml").write_text(config, "utf-8")
    made_from.write_text(digest.hexdigest(), "utf-8")
    return folder


def mutmut(folder: Path, *arguments: str, quiet: bool = False) -> str:
    """Run mutmut with fewer random games than usual: one game that goes wrong is enough."""
    environment = {**os.environ, "LAGUNA_FEW": "1", "LAGUNA_PURE": "1", "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)  # The original code must not be found before the changed one.
    done = subprocess.run(
        [Path(sys.executable).parent / "mutmut", *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"mutants: mutmut {arguments[0]} ended with code {done.returncode}.")
    return done.stdout or ""


def drawn(folder: Path, number: int) -> list[str]:
    """So many changes at random, always the same ones as long as the code is."""
    if not (folder / "mutants").is_dir():
        # mutmut makes all changes before it looks which are asked for.
        with suppress(SystemExit):
            mutmut(folder, "run", "none of them", quiet=True)
    every = sorted(re.findall(r"^\s*(\S+__mutmut_\d+): ", _verdicts(folder), re.MULTILINE))
    return Random(0).sample(every, min(number, len(every)))


def _verdicts(folder: Path) -> str:
    return mutmut(folder, "results", "--all", "true", quiet=True)


def try_each(folder: Path, names: list[str]) -> None:
    """Try these changes, except for those that an interrupted run has tried."""
    untried = set(re.findall(r"^\s*(\S+): not checked\s*$", _verdicts(folder), re.MULTILINE))
    left = [name for name in names if name in untried]
    for first in range(0, len(left), BATCH):
        mutmut(folder, "run", "--max-children", CHILDREN, *left[first : first + BATCH])


def tally(results: str) -> dict[str, Counter[str]]:
    """How often each verdict was given, by module, from what `mutmut results --all` prints."""
    found: dict[str, Counter[str]] = {}
    for name, verdict in re.findall(r"^\s*(\S+)__mutmut_\d+: (.+?)\s*$", results, re.MULTILINE):
        found.setdefault(name.rpartition(".")[0], Counter())[verdict] += 1
    return found


def report(game: str, room: str, results: str) -> tuple[str, float, int]:
    """The report, the share of changes that was noticed, and how many have not been tried."""
    lines = [
        f"# Changes to {game}/{room}",
        "",
        "| module | changes | noticed | not noticed |",
        "|---|---|---|---|",
    ]
    everything: Counter[str] = Counter()
    for module, verdicts in sorted(tally(results).items()):
        everything += verdicts
        noticed = sum(verdicts[verdict] for verdict in NOTICED)
        tried = verdicts.total() - verdicts["not checked"] - verdicts["skipped"]
        short = module.removeprefix(f"laguna.games.{game}.")
        lines.append(f"| {short} | {tried} | {noticed} | {tried - noticed or 'none'} |")
    noticed = sum(everything[verdict] for verdict in NOTICED)
    tried = everything.total() - everything["not checked"] - everything["skipped"]
    share = noticed / max(1, tried)
    told = f"{noticed} of {tried} changes were noticed: {share:.1%} ({WANTED:.0%} are wanted)."
    untried = everything["not checked"]
    if untried:
        told += f" {untried} have not been tried yet."
    quiet = (*NOTICED, "not checked", "skipped")
    missed = [
        line.strip()
        for line in results.splitlines()
        if "__mutmut_" in line and line.rpartition(": ")[2].strip() not in quiet
    ]
    lines += ["", told, "", "## Not noticed", "", *(f"- `{line}`" for line in missed), ""]
    return "\n".join(lines), share, untried


def main(arguments: list[str]) -> int:
    """Run, write the report, and say whether enough was noticed."""
    if len(arguments) < 2:
        sys.stderr.write(f"{__doc__}")
        return 2
    game, room, *names = arguments
    folder = prepare(game, room)
    stopped = ""
    try:
        if names[:1] == ["--sample"]:
            names = drawn(folder, int(names[1]))
            try_each(folder, names)
        else:
            mutmut(folder, "run", "--max-children", CHILDREN, *names)
    except (KeyboardInterrupt, SystemExit) as error:
        # What has been tried so far is worth a report, too.
        stopped = f"{str(error) or 'mutants: interrupted.'} The same command continues.\n"
    text, share, untried = report(game, room, _verdicts(folder))
    path = WORK / f"{game}-{room}.md"
    path.write_text(text, "utf-8")
    sys.stdout.write(text + f"\nThis is in {path.relative_to(ROOT)}; in {folder.relative_to(ROOT)}, ")
    sys.stdout.write("`mutmut show NAME` shows a change.\n")
    sys.stderr.write(stopped)
    return 0 if share >= WANTED and not stopped and (names or not untried) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
