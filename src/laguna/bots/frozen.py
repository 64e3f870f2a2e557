"""The levels as researchers mean them: a result of this year must compare with one of next year.

To players `easy` is whatever is a good easy opponent by now. In `laguna evaluate`, and for the opponents of a
learner, `easy`, `normal`, `hard`, `expert` and the rungs `mixed:…` are the bots of version 0.1, which never
change. See `docs/decisions/0025`.
"""

from functools import cache

LEVELS = ("easy", "normal", "hard", "expert")
"""The levels of which there is a frozen bot; `random` needs none."""
PREFIX = "classic-"
"""What the names of frozen bots begin with."""


def frozen(level: str, game: str) -> str:
    """The bot that the name of a level or a rung means to researchers.

    Games that version 0.1 did not have keep their own bots, and so do all other names.

    >>> frozen("easy", "murano"), frozen("mixed:0.3", "venezia"), frozen("random", "murano")
    ('classic-easy', 'classic-mixed:0.3', 'random')
    """
    from . import MIXED

    is_frozen = level in LEVELS or level.startswith(MIXED)
    return PREFIX + level if is_frozen and game in _games() else level


@cache
def _games() -> frozenset[str]:
    """The games that have frozen bots."""
    from importlib import import_module

    from . import place_of

    # Nothing but its entry point leads to the yardstick.
    module = place_of(PREFIX + LEVELS[0]).partition(":")[0]
    return frozenset(import_module(module).GAMES)
