"""How many machine instructions does a decision take? We count instead of timing, so other programs do not matter.

    .venv/bin/python bench/instructions.py [--write]

It plays the same random games twice under valgrind's callgrind, the second time only the first half of them; the
difference is free of the cost of starting. It compares the counts with those in `bench/instructions.toml`, which
`--write` renews. It never fails a check: a count may rise for a good reason, and depends on the compiler and on
Python. But it should not rise unnoticed. If nothing can be counted, it prints a line that says why.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FIGURES = Path(__file__).parent / "instructions.toml"
"""The committed counts."""
SEED = 4
SEATS = 4
GAMES = {"murano": 24, "venezia": 40}
"""How many random games we play. It is even, large enough to be typical and small enough for a minute in all."""
NOTICEABLE = 0.01
"""A change by this share is pointed out: the same rules on the same machine always give the same count."""
LIMIT = 300
"""After how many seconds we give up."""

PROGRAM = """
import sys
import laguna
from laguna.kernel import registry
from laguna.kernel.playout import playouts
game = registry.load(sys.argv[1])
if laguna.ENGINE != "compiled":
    sys.exit(f"the rules run {laguna.ENGINE}; `make engine` compiles them")
played = playouts(game.DRIVERS.standard, game.new(int(sys.argv[2])), int(sys.argv[3]), int(sys.argv[4]))
print(played.decisions)
"""
"""The program that we count. Its arguments are the game, the seats, the number of games and the seed."""
ENVIRONMENT = {"PATH": os.defpath, "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
"""A fixed environment: even unused variables take space in memory, and hashes of names depend on the seed."""


class NotCountedError(Exception):
    """We cannot count; the text says why."""


def run(game: str, games: int, *before: str) -> tuple[int, str]:
    """Run the program, under another one if given: the decisions, and what went to stderr."""
    words = [*before, sys.executable, "-P", "-c", PROGRAM, game, str(SEATS), str(games), str(SEED)]
    try:
        done = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        raise NotCountedError(f"{game} took longer than {LIMIT} seconds") from None
    except OSError as error:
        raise NotCountedError(str(error)) from None
    if done.returncode:
        raise NotCountedError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    return int(done.stdout), done.stderr


def count(valgrind: str, game: str, games: int) -> tuple[int, int]:
    """The instructions and decisions of this many games, from the start of Python to its end."""
    decisions, told = run(game, games, valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null")
    found = re.search(r"Collected : (\d+)", told)
    if not found:
        raise NotCountedError("valgrind gave no count")
    return int(found[1]), decisions


def count_all() -> dict[str, int]:
    """Instructions per decision, by game, without those that starting takes."""
    valgrind = shutil.which("valgrind")
    if not valgrind:
        raise NotCountedError("valgrind is not installed")
    for game in GAMES:
        # We run without valgrind first: that soon shows whether it works, and Python caches what it compiles.
        run(game, 2)
    asked = [(game, games) for game, most in GAMES.items() for games in (most, most // 2)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(asked, pool.map(lambda pair: count(valgrind, *pair), asked), strict=True))
    found = {}
    for game, most in GAMES.items():
        (instructions, decisions), (fewer, fewer_decisions) = counts[game, most], counts[game, most // 2]
        found[game] = round((instructions - fewer) / (decisions - fewer_decisions))
    return found


def surroundings() -> dict[str, str]:
    """What the counts depend on besides the rules."""
    compiler = "none"
    if shutil.which("cc"):
        told = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=False).stdout
        compiler = (told.splitlines() or ["unknown"])[0]
    return {"python": platform.python_version(), "machine": platform.machine(), "compiler": compiler}


def compare(now: dict[str, int], here: dict[str, str]) -> None:
    """Print the counts beside the committed ones."""
    committed = tomllib.loads(FIGURES.read_text("utf-8")) if FIGURES.is_file() else {}
    before = committed.get("instructions_per_decision", {})
    for game, instructions in now.items():
        line = f"{game}: {instructions:,} instructions per decision"
        if game in before:
            change = instructions / before[game] - 1
            line += f", committed {before[game]:,} ({change:+.1%})"
            if abs(change) >= NOTICEABLE:
                line += ": MORE THAN BEFORE" if change > 0 else ": fewer; `--write` keeps that"
        else:
            line += ", nothing committed yet; `--write` keeps it"
        print(line)
    there = committed.get("counted_with", here)
    if there != here:
        differ = ", ".join(
            f"{there.get(name)} instead of {here[name]}" for name in here if there.get(name) != here[name]
        )
        print(f"The committed counts were made with {differ}; that difference can change them.")


def write(now: dict[str, int], here: dict[str, str]) -> None:
    """Write the counts, to be committed."""
    lines = ["# Written by `bench/instructions.py --write`.", "[instructions_per_decision]"]
    lines += [f"{game} = {instructions}" for game, instructions in now.items()]
    lines += ["", "[counted_with]"]
    lines += [f'{name} = "{value}"' for name, value in here.items()]
    FIGURES.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def main() -> None:
    """Count, compare, and write if asked to."""
    parser = argparse.ArgumentParser(description="Count machine instructions per decision, and compare.")
    parser.add_argument("--write", action="store_true", help=f"write the counts to bench/{FIGURES.name}")
    given = parser.parse_args()
    try:
        now = count_all()
    except NotCountedError as reason:
        print(f"Instructions are not counted: {reason}.")
        return
    here = surroundings()
    compare(now, here)
    if given.write:
        write(now, here)


if __name__ == "__main__":
    main()
