"""How strong are the bots? Plays the whole ladder in the arena and writes the results into docs/bots.md.

    make engine && .venv/bin/python bench/ladder.py [--workers 2] [--only WORDS] [--docs]

Every row is one `laguna arena` command, which is printed. Results are stored in `bench/results`, and rows with
results are not played again: when bots change, remove the results of those bots. Single games are stored in
`build/ladder`, so a row that was interrupted goes on from there. Bots with a budget in time need a free core for
each worker. The whole ladder takes some hours; `--only "murano 2 hard"` plays the rows whose names have all these
words.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
GAMES = ROOT / "build" / "ladder"
DOCS = ROOT / "docs" / "bots.md"
BEGIN = "<!-- ladder: written by bench/ladder.py --docs -->"
END = "<!-- end of ladder -->"
SEED = 31
SEATS = {"murano": (2, 3, 4), "venezia": (2, 3, 4, 5)}
STEPS = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
"""Each level with the one below it."""
EXPERTS = {("murano", 2): (("expert", "hard"),), ("venezia", 2): (("expert", "hard"),)}
"""The games and numbers of seats for which `expert` differs from `hard`."""
MOST = 400
"""How many games a pairing plays at most if it stops once the result is clear."""


@dataclass(frozen=True)
class Row:
    """One command: who plays whom."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    budget: str = "100ms"
    until_clear: bool = False
    """Does it stop once the result is clear?"""
    fair: bool = False
    """Does it compare seats among equal bots, rather than bots?"""

    @property
    def name(self) -> str:
        """A name for files, and for `--only`."""
        return " ".join((self.game, str(self.seats), *self.bots, self.budget, "fair" if self.fair else "")).strip()

    def command(self) -> list[str]:
        """The arguments of `laguna`."""
        words = ["arena", self.game, "--bots", ",".join(self.bots), "--seats", str(self.seats)]
        words += ["--games", str(self.games), "--seed", str(SEED), "--budget", self.budget]
        if self.until_clear:
            words.append("--until-clear")
        if self.seats > 2 and not self.fair:
            words += ["--lineup", "one-against-rest"]
        return words


def rows() -> Iterator[Row]:
    """The ladder; what we promised comes first."""
    for game in SEATS:
        yield Row(game, 2, ("normal", "random"), 60)
        yield Row(game, 2, ("hard", "normal"), 100)
        for seats in (2, 4):
            for step in STEPS + EXPERTS.get((game, seats), ()):
                if seats == 4 or step != ("hard", "normal"):
                    yield Row(game, seats, step, MOST, until_clear=True)
    for game, numbers in SEATS.items():
        for seats in numbers:
            yield Row(game, seats, ("normal",), 400, fair=True)
    for game in SEATS:
        for seats in (2, 4):
            for step in STEPS[2:] + EXPERTS.get((game, seats), ()):
                yield Row(game, seats, step, 20, "1s")
    for game, numbers in SEATS.items():
        for seats in numbers:
            if seats in (3, 5):
                yield Row(game, seats, ("hard", "normal"), 40)


def found(row: Row) -> Path:
    """The file with the results of a row."""
    return RESULTS / f"{row.name.replace(' ', '-')}.json"


def play(row: Row, workers: int) -> None:
    """Play a row, or the rest of it."""
    for folder in (RESULTS, GAMES):
        folder.mkdir(parents=True, exist_ok=True)
    print("laguna", *row.command(), flush=True)
    kept = GAMES / found(row).with_suffix(".jsonl").name
    more = ["--workers", str(workers), "--out", str(kept), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "laguna", *row.command(), *more], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(
            f"ladder: interrupted; the same command goes on. If bots have changed, remove {kept.name}."
        )
    found(row).write_text(done.stdout, "utf-8")


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def lines(row: Row, result: dict[str, Any]) -> Iterator[Sequence[str]]:
    """The lines for a row in the documentation."""
    game = row.game.capitalize()
    if row.fair:
        order = result["order"].values()
        shares = " · ".join(percent(one["win_share"]) for one in order)
        least = min(one["interval"][0] for one in order)
        most = max(one["interval"][1] for one in order)
        yield (game, str(row.seats), str(result["games"]), shares, percent(1 / row.seats), _range([least, most]))
        return
    for lineup in result["lineups"]:
        first = lineup["lineup"][0]
        other = next(name for name in lineup["lineup"] if name != first)
        share = lineup["bots"][first]
        bots = f"`{first}` against `{other}`" if row.seats == 2 else f"one `{first}` among `{other}`"
        even = percent(share["even_share"])
        interval = _range(share["interval"])
        yield (game, str(row.seats), bots, str(share["games"]), percent(share["win_share"]), even, interval)


def _range(interval: Sequence[float]) -> str:
    return f"{percent(interval[0])} to {percent(interval[1])}"


HEAD = ("Game", "Seats", "Bots", "Games", "Share of the first", "Even", "95 % interval")
FAIR = (
    "Game",
    "Seats",
    "Games",
    "Share of the starting player, the next, and so on",
    "Even",
    "95 % intervals, all",
)


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """Lines in columns for the documentation."""
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, ("---",) * len(head), *body))


def write_docs(known: dict[Row, dict[str, Any]], path: Path = DOCS) -> None:
    """Put the results into the documentation, between the two marks."""
    before, begin, rest = path.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"ladder: {path.name} must have the lines {BEGIN!r} and {END!r}; the tables go between.")
    parts = []
    for title, budget in (("100 ms a turn", "100ms"), ("1 s a turn", "1s")):
        body = [
            line for row, one in known.items() if not row.fair and row.budget == budget for line in lines(row, one)
        ]
        if body:
            parts += [f"### {title}", table(HEAD, body)]
    body = [line for row, one in known.items() if row.fair for line in lines(row, one)]
    if body:
        about = "All seats are taken by `normal`. Shares go by turn order, since the starting player is drawn."
        parts += ["### Is it fair?", about, table(FAIR, body)]
    cut = sum(one["unfinished"] for one in known.values())
    games = sum(one["games"] for one in known.values())
    parts.append(f"{games} games in all, {cut} of them cut off after 1000 turns.")
    path.write_text("\n\n".join([before + BEGIN, *parts, END + after]), "utf-8", newline="\n")


def main() -> None:
    """Play the rows that were asked for, then write all results."""
    about, _, more = (__doc__ or "").partition("\n")
    asked = argparse.ArgumentParser(description=about, epilog=more, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    asked.add_argument("--only", default="", metavar="WORDS", help="only rows whose names contain all these words")
    asked.add_argument("--list", action="store_true", help="list the rows and play none")
    asked.add_argument("--docs", action="store_true", help="write the results into docs/bots.md")
    given = asked.parse_args()
    for row in rows():
        if set(given.only.split()) <= set(row.name.split()):
            if given.list:
                print(row.name)
            elif not found(row).is_file():
                play(row, given.workers)
    if given.docs:
        write_docs({row: json.loads(found(row).read_text("utf-8")) for row in rows() if found(row).is_file()})


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
