"""The fixed ratings of bots, from the arena: `python -m bench.bot_ratings` writes them for the server.

They follow from the games with two seats in `bench/results`, so run this again after `bench/ladder.py`. `normal`
has the rating with which people begin.
"""

import json
from itertools import pairwise
from pathlib import Path

from laguna import bots
from laguna.arena.ratings import ratings

RESULTS = Path(__file__).parent / "results"
PLACE = Path(__file__).parent.parent / "src/laguna/server/show/bot_ratings.json"
BEGIN, BEGINNER = "normal", 1500


def of(game: str) -> dict[str, int]:
    """The ratings of all levels in a game."""
    deals = []
    for path in sorted(RESULTS.glob(f"{game}-2-*-100ms.json")):
        found = json.loads(path.read_text("utf-8"))["bots"]
        if len(found) == 2:
            (one, first), (other, second) = found.items()
            won, lost = first["win_share"] * first["games"], second["win_share"] * second["games"]
            deals.append({(one, other): won, (other, one): lost})
    names = sorted({name for deal in deals for pair in deal for name in pair})
    fitted = {name: rating for name, (rating, _) in ratings(names, deals).items()}
    # A level that was not measured is another one under a second name: see docs/bots.md.
    for before, level in pairwise(bots.LEVELS):
        fitted.setdefault(level, fitted[before])
    return {level: round(fitted[level] - fitted[BEGIN] + BEGINNER) for level in bots.LEVELS}


def text() -> str:
    """The file as it should be."""
    games = sorted({path.name.split("-")[0] for path in RESULTS.glob("*-2-*-100ms.json")})
    return json.dumps({game: of(game) for game in games}, indent=2) + "\n"


if __name__ == "__main__":
    PLACE.write_text(text(), "utf-8")
    print(text(), end="")
