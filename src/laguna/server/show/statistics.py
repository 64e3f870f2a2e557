"""What somebody did in earlier games, added up."""

from collections.abc import Sequence

from .messages import Earlier, EarlierGame

LATEST = 8
"""So many earlier games are told one by one."""


def earlier(games: Sequence[EarlierGame]) -> Earlier | None:
    """Earlier games, the latest first, added up; None if there are none."""
    if not games:
        return None
    scores = [game.score for game in games]
    won = sum(game.rank == 1 for game in games)
    return Earlier(len(games), won, max(scores), round(sum(scores) / len(scores), 1), list(games[:LATEST]))
