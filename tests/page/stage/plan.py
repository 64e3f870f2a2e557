"""Which positions are looked at on which screens, and how."""

from collections.abc import Iterator
from functools import cache

from .positions import Position, full, recorded
from .stage import Look, Screen

SCREENS = (
    Screen(360, 640, touch=True, large=False),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True, large=False),
    Screen(768, 1024, touch=True),
    Screen(820, 1180, touch=True),
    Screen(1024, 768, touch=True),
    Screen(1366, 768),
    Screen(1440, 900),
    Screen(1920, 1080),
    Screen(2560, 1440),
)
LOOKS = (
    Look("en", "light"),
    Look("en", "dark", 200),
    Look("it", "light", 200),
    Look("it", "dark"),
    Look("de", "light"),
    Look("de", "dark", 200),
    Look("fr", "light", 200),
    Look("fr", "dark"),
)
"""Every pair of a language, a theme and a size of letters is in one of these."""


@cache
def groups() -> dict[str, list[Position]]:
    """The positions of each record, and the full ones of each game: what is shown in one go."""
    made = {f"full/{game}": [one for one in full() if one.game == game] for game in ("murano", "venezia")}
    return {**made, **recorded()}


def look(screen: Screen, group: str, turn: int = 0) -> Look:
    """How a group is shown on a screen: what is next to it in either list is shown in another way."""
    found = LOOKS[(list(groups()).index(group) + SCREENS.index(screen) + turn) % len(LOOKS)]
    return found if screen.large else found._replace(text=100)


def looks(screen: Screen, group: str) -> Iterator[Look]:
    """How a group is shown on a screen: once; what is full in German, too, where words are long."""
    yield look(screen, group)
    if group.startswith("full/"):
        yield Look("de", "light", 100)
