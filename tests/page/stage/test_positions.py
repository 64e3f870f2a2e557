"""Everything that can be chosen can be seen and hit: on every screen, in every position, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .plan import SCREENS, groups, look, looks
from .positions import Position
from .stage import Look, Screen, Stage

IDS = [f"{screen.width}x{screen.height}" for screen in SCREENS]
DRAFTED = 3
"""In one of so many positions something is chosen, too, so that there is something to confirm."""
SAMPLE = 6
"""So many positions are looked at on each screen in `make test`."""


@pytest.fixture(scope="module")
def stages(browser: Browser) -> Iterator[dict[bool, Stage]]:
    """A page for a mouse and one for fingers; each is kept from screen to screen."""
    found = {touch: Stage(browser, touch) for touch in (False, True)}
    yield found
    for stage in found.values():
        stage.close()


def wrong(stage: Stage, screen: Screen, look: Look, positions: list[tuple[int, Position]]) -> list[str]:
    """What is wrong with positions of one game; the number of each decides what is explained and chosen in it."""
    found: list[str] = []
    for at, (number, position) in enumerate(positions):
        # A recorded game goes on, as it does for those who play it; what is made up is looked at afresh.
        if not at or position.made_up:
            stage.raise_(screen, look, position.game)
        stage.play(position, look)
        where = f"{position.name} {look.lang} {look.theme} {look.text} %"
        found += [f"{where}: {one}" for one in stage.check(screen, look, explain=7 * number)]
        if number % DRAFTED == 0 and stage.draft(number):
            found += [f"{where}, drafted: {one}" for one in stage.check(screen, look, explain=5 * number)]
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=IDS)
def test_a_sample(stages: dict[bool, Stage], screen: Screen) -> None:
    at = SCREENS.index(screen)
    found: list[str] = []
    for game in ("murano", "venezia"):
        group = f"full/{game}"
        full = list(enumerate(groups()[group]))
        # Each position is on some screen, and its neighbours are on the others.
        some = full[at % 5 :: 5][: SAMPLE // 2]
        found += wrong(stages[screen.touch], screen, look(screen, group, turn=at), some)
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("group", groups())
@pytest.mark.parametrize("screen", SCREENS, ids=IDS)
def test_every_position(stages: dict[bool, Stage], screen: Screen, group: str) -> None:
    for one in looks(screen, group):
        assert wrong(stages[screen.touch], screen, one, list(enumerate(groups()[group]))) == []


def test_the_check_finds_what_is_wrong(stages: dict[bool, Stage]) -> None:
    """A page that is spoilt on purpose: a check that finds nothing would be worth nothing."""
    screen, look = Screen(1440, 900), Look("de", "light")
    stage = stages[False]
    sell = [(number, one) for number, one in enumerate(groups()["full/murano"]) if one.name.endswith(":sell")]
    for style, kind in SPOILT.items():
        spoiler = stage.page.add_style_tag(content=style)
        kinds = {one.split(": ")[1] for one in wrong(stage, screen, look, sell)}
        assert kind in kinds, (style, kinds)
        spoiler.evaluate("(one) => one.remove()")


SPOILT = {
    ".sprite, .sprite > svg { overflow: visible !important; width: 300px; height: 150px; pointer-events: auto }": (
        "covered"
    ),
    ".shelf .inner { gap: 0 !important } .shelf section { width: 90px }": "overlap",
    ".glass { pointer-events: none }": "unreachable",
    ".prompt .btn { width: 30px; overflow: hidden; white-space: nowrap }": "cut",
    "main { width: 1700px } html, body { overflow: visible !important }": "sideways",
    ".prompt { min-height: 60dvh !important }": "cramped",
    ".pop { inset: 0 !important; max-height: none !important; width: 100vw !important }": "popover",
}
"""Styles that bring back what there was, or could be, and what the check must say."""
