"""Every screen in four languages, light and dark, on large and small screens: names, room for words, axe."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server

from .conftest import PHONE, SOAK
from .hand import press
from .player import WHOLE, Player

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
TOO_SMALL = """() => [...document.querySelectorAll('button, a.btn, .tag, .tile small, .flag, h3')]
    .filter(e => e.checkVisibility() && !e.closest('.sr')
        && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2) && e.clientWidth)
    .map(e => e.className + ': ' + e.textContent.trim())"""
TINY = """() => [...document.querySelectorAll('button, a.btn, select, input, label:has(input), [role=tab]')]
    .filter(e => e.checkVisibility() && !e.closest('.sr') && !(e.matches('input') && e.closest('label')))
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.width && (box.width < 39.5 || box.height < 39.5))
    .map(([e, box]) => `${e.className} ${e.textContent.trim().slice(0, 30)}: ${box.width} × ${box.height}`)"""
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"


HIDDEN = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [drawer, prompt] = [box('.drawer'), box('.prompt')];
    return drawer.bottom <= prompt.top + 1 ? [] : [drawer.bottom, prompt.top];
}"""


def check(anna: Player, axe: bool = True) -> None:
    """Nothing is cut off, no control is too small, nothing scrolls sideways, axe finds nothing."""
    page = anna.page
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(TINY) == []
    assert not page.evaluate(SIDEWAYS)
    if not axe:
        return
    # The policy of the page forbids scripts of others; the test comes in by the debugger's door.
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    assert [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found] == []


SIZES: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": PHONE,
    "narrow": {**PHONE, "viewport": {"width": 360, "height": 740}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
}
SCREENS = [
    pytest.param("murano", "en", "light", "desktop", marks=SOAK),
    ("murano", "de", "dark", "phone"),
    pytest.param("murano", "fr", "dark", "tablet", marks=SOAK),
    pytest.param("murano", "it", "light", "narrow", marks=SOAK),
    pytest.param("venezia", "en", "dark", "desktop", marks=SOAK),
    pytest.param("venezia", "de", "light", "narrow", marks=SOAK),
    pytest.param("venezia", "fr", "light", "desktop", marks=SOAK),
    pytest.param("venezia", "it", "light", "phone", marks=SOAK),
]
"""Each game in each language, and each theme and size with both."""


@pytest.fixture(scope="module")
def middle(browser: Browser, server: Server) -> dict[str, tuple[str, Any]]:
    """A table of each game in the middle of it, and the cookie of whoever sits there."""
    context = browser.new_context()
    anna = Player(context.new_page(), server.url)
    tables = {game: anna.make(game, "me", "random", "random") for game in ("murano", "venezia")}
    for table in tables.values():
        anna.drive(table, 120)
    state = context.storage_state()
    context.close()
    return {game: (table, state) for game, table in tables.items()}


@pytest.mark.parametrize(("game", "lang", "theme", "size"), SCREENS)
def test_every_screen(
    somebody: Callable[..., Player],
    middle: dict[str, tuple[str, Any]],
    game: str,
    lang: str,
    theme: str,
    size: str,
) -> None:
    table, state = middle[game]
    anna = somebody(locale=lang, color_scheme=theme, storage_state=state, **SIZES[size])
    page = anna.page
    anna.go("/")
    page.locator(".game").first.wait_for()
    check(anna)
    anna.sit_at(table)
    page.locator(".boardbox svg").first.wait_for()
    check(anna)
    offer = page.locator(".boardbox .offer").first
    if offer.count():
        press(offer)
        anna.ready()
        check(anna)
    for door in page.locator(".doors button, .drawers:visible, .chips .btn:last-child").all():
        door.click()
        if page.locator(".drawer").count():
            # What stands at the foot of a drawer can be seen.
            assert page.evaluate(HIDDEN) == []
            check(anna, axe=door.get_attribute("aria-expanded") is None)
            page.locator(".drawer .shut").click()
    page.locator("[data-thing][tabindex]:not(.offer)").first.focus()
    page.keyboard.press("?")
    page.locator(".pop").wait_for()
    check(anna)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=MENU[lang]).locator("visible=true").first.click()
    page.locator("dialog[open]").wait_for()
    check(anna)
    anna.go(f"/rules/{game}")
    page.locator("main section").first.wait_for()
    check(anna)


MENU = {"en": "Menu", "it": "Menu", "de": "Menü", "fr": "Menu"}


@pytest.mark.parametrize(
    ("game", "lang", "theme", "size"),
    [
        ("murano", "en", "light", "desktop"),
        pytest.param("murano", "de", "dark", "phone", marks=SOAK),
        pytest.param("venezia", "fr", "light", "phone", marks=SOAK),
    ],
)
def test_the_end(somebody: Callable[..., Player], game: str, lang: str, theme: str, size: str) -> None:
    anna = somebody(locale=lang, color_scheme=theme, **SIZES[size])
    page = anna.page
    table = anna.make(game, "me", "random", options={"stall_rounds": "2"} if game == "murano" else {})
    assert anna.drive(table)["over"]
    anna.sit_at(table)
    page.locator(".scoring.done").wait_for()
    check(anna)
    page.locator(".hero .board").click()
    # Nothing lies on the board, not even the way back to the result.
    page.locator(".prompt .primary").wait_for()
    assert page.locator(".boardbox button").count() == 0
    check(anna)
    anna.go(f"/replay/{table}")
    page.locator(".replay .boardbox svg").first.wait_for()
    check(anna)
    # As a player saw it, with the log where that has to be called.
    page.locator("select").first.select_option("0")
    page.locator(".replay .tray").first.wait_for()
    if size == "phone":
        page.locator(".bar [aria-expanded]").click()
    check(anna)


@pytest.mark.parametrize(
    ("lang", "theme", "size"), [pytest.param("it", "light", "desktop", marks=SOAK), ("de", "dark", "narrow")]
)
def test_before_and_between(somebody: Callable[..., Player], lang: str, theme: str, size: str) -> None:
    anna = somebody(locale=lang, color_scheme=theme, **SIZES[size])
    anna.go(f"/table/{anna.make('venezia', 'me', 'open')}")
    anna.page.locator(".invite img").wait_for()
    check(anna)
    anna.go(f"/table/{anna.make('murano', 'me', 'me')}")
    anna.page.locator(".curtain").wait_for()
    check(anna)


SHIFTS = """() => {
    const name = (node) => node?.className?.baseVal ?? node?.className;
    window.shifts = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) =>
        window.shifts.push(entry.value + ': ' + entry.sources.map((source) => name(source.node))))
    ).observe({type: 'layout-shift', buffered: true});
}"""
"""Writes down what moved without having been touched."""
SLOW = {"offline": False, "latency": 60, "downloadThroughput": 120_000, "uploadThroughput": 60_000}


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=SOAK), "phone"])
@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_nothing_shifts(somebody: Callable[..., Player], game: str, size: str) -> None:
    anna = somebody(**SIZES[size])
    page = anna.page
    table = anna.make(game, "me", "random")
    # On a slow line, where one thing comes after the other.
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(f"({SHIFTS})()")
    for path, there in (("/", ".game"), (f"/rules/{game}", "main section"), (f"/table/{table}", ".prompt.mine")):
        anna.go(path)
        page.locator(there).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shifts") == []
    # The board stays where it is, whatever is asked.
    anna.ready()
    place = page.locator(".boardbox").bounding_box()
    anna.play(Random(3), 25 if WHOLE else 12)
    assert page.locator(".boardbox").bounding_box() == place


def shapes(game: str) -> dict[str, str]:
    """The pieces of a game without any colour."""
    text = (Path(__file__).parents[2] / f"web/src/games/{game}/pieces.svg").read_text("utf-8")
    found = re.findall(r'<symbol[^>]*? id="([^"]+)"[^>]*>(.*?)</symbol>', text, re.S)
    bare = re.compile(r'\s(fill|stroke|stop-color|fill-opacity|stroke-opacity|opacity|class)="[^"]*"')
    return {name: bare.sub("", shape) for name, shape in found}


@pytest.mark.parametrize(
    ("game", "families"),
    [
        ("murano", ["disc-", "own-", "gond-", "cust-", "glass-", "i-shop-"]),
        ("venezia", ["disc-", "v-house|v-palazzo$|v-campo|v-basilica|v-bridge", "pawn-"]),
    ],
)
def test_pieces_differ_without_colour(game: str, families: list[str]) -> None:
    pieces = shapes(game)
    for family in families:
        alike = {name: shape for name, shape in pieces.items() if re.match(family, name)}
        assert len(alike) > 1, family
        assert len(set(alike.values())) == len(alike), sorted(alike)


def test_docks_carry_the_sign_of_their_colour(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.sit_at(anna.make("murano", "me", "random"))
    docks = anna.page.locator(".boardbox [data-thing^='dock ']")
    assert docks.count() == 20
    # The bot may have begun, and brought a gondolier.
    free = docks.filter(has_not=anna.page.locator(".gondolier"))
    assert free.count() >= 19
    assert free.filter(has=anna.page.locator("use[href^='#own-']")).count() == free.count()
