"""Ratings as people see them: a range for people, one number for bots, which have played enough in the arena."""

import json
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import NamedTuple

MU, SIGMA = 25.0, 25.0 / 3
"""What is known of somebody who has never played: openskill's own numbers."""
BETA = 25.0 / 6
"""By how much a game may go otherwise than strength says."""
BEGINNER = 1500
"""The rating that everybody is thought to have at first; bots of the level `normal` have it."""
POINTS = 400 / log(10) / (sqrt(2) * BETA)
"""A rating per `mu`: 400 more mean odds of ten to one, as in the arena."""
HIDDEN = 10
"""Nobody's rating is shown before so many games."""
WIDTH = 2
"""A range reaches so many sigmas to both sides: in 19 of 20 cases the truth lies in it."""


class Skill(NamedTuple):
    """How strong somebody is, as far as is known."""

    mu: float = MU
    """The best guess."""
    sigma: float = SIGMA
    """How far it may be off."""
    games: int = 0
    """From how many games."""


def range_of(skill: Skill | None) -> tuple[int, int] | None:
    """The range that people see; None before there were enough games."""
    if skill is None or skill.games < HIDDEN:
        return None
    middle, half = BEGINNER + (skill.mu - MU) * POINTS, WIDTH * skill.sigma * POINTS
    return round(middle - half), round(middle + half)


@cache
def bot_ratings() -> dict[str, dict[str, int]]:
    """The ratings of bots, by game and level, from the arena (`bench/bot_ratings.py`)."""
    found: dict[str, dict[str, int]] = json.loads((files(__package__) / "bot_ratings.json").read_text("utf-8"))
    return found


def bot_rating(game: str, level: str) -> int | None:
    """The rating of a bot; None if it has none."""
    return bot_ratings().get(game, {}).get(level)
