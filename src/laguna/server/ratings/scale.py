"""From results to ratings: Plackett-Luce, for two to five seats, by openskill. No store, no clock."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from ..show.rating_range import BEGINNER, BETA, MU, POINTS, SIGMA, Skill, bot_rating

BOT_SIGMA = 0.5
"""How sure we are of bots, which have played many games in the arena."""


class Sat(NamedTuple):
    """Who sat in a seat of a game that counts."""

    guest: str
    """A person; empty for a bot, and for somebody who was deleted."""
    level: str
    """How a bot plays; empty for a person."""
    rank: int
    """The place."""
    before: Skill = Skill()
    """What was known of them before the game."""


class Counted(NamedTuple):
    """A game that counts."""

    table: str
    """At which table."""
    game: str
    """Which game."""
    seats: tuple[Sat, ...]
    """Who sat where."""


def bot_skill(game: str, level: str) -> Skill | None:
    """How strong a bot is; None if it has no rating."""
    rating = bot_rating(game, level)
    return None if rating is None else Skill(MU + (rating - BEGINNER) / POINTS, BOT_SIGMA)


def rate(game: Counted, known: dict[str, Skill]) -> list[Sat]:
    """Take a game into what is known, and return its seats with what was known before."""
    model = _model()
    seats = [_with_skill(game.game, one, known) for one in game.seats]
    teams = [[model.create_rating([one.before.mu, one.before.sigma])] for one in seats]
    rated = model.rate(teams, ranks=[one.rank for one in seats])
    for one, (after,) in zip(seats, rated, strict=True):
        if one.guest:
            known[one.guest] = Skill(after.mu, after.sigma, one.before.games + 1)
    return seats


def rate_all(games: Iterable[Counted], known: dict[str, Skill]) -> list[tuple[str, list[Sat]]]:
    """Take games into what is known, one after the other; their tables and seats."""
    return [(game.table, rate(game, known)) for game in games]


def _with_skill(game: str, one: Sat, known: dict[str, Skill]) -> Sat:
    if one.guest:
        return one._replace(before=known.get(one.guest, Skill()))
    # Of somebody who was deleted, what was known then is stored with the game.
    bot = bot_skill(game, one.level) if one.level else None
    return one._replace(before=bot or one.before)


@cache
def _model() -> Any:  # noqa: ANN401 - the package is an extra
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
