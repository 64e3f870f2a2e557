"""Takes the pictures of docs/images/.

python -m tests.page.pictures [murano|venezia]
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Server, sqlite_place

from .conftest import FLAGS, LIMITS, PHONE
from .hand import press
from .player import Player
from .steady import STEADY

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs/images"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MIDDLE = {"murano": 400, "venezia": 200}
"""A line of the log from which on much is built and much is still open."""
STATE = """async (id) => await new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== 'state' || !message.legal.length) return;
        socket.close();
        done(message);
    };
})"""
"""What is asked of me now, and what I see."""
TRIES = 120
LANGUAGES = ("en", "it", "de", "fr")
LEVEL = "normal"
"""Who plays against us; a bot advises us, too, so that it all looks like real play."""
WEBP = """async ([png, width, height, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    const scale = Math.max(width / image.width, height / image.height);
    canvas.getContext('2d').drawImage(image, 0, 0, image.width * scale, image.height * scale);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def _come(browser: Browser, url: str, **wishes: Any) -> Player:  # noqa: ANN401 - what Playwright takes
    context = browser.new_context(reduced_motion="reduce", **wishes)
    # A whole game against bots that think takes its time.
    context.set_default_timeout(900_000)
    return Player(context.new_page(), url)


def _webp(page: Page, picture: bytes, width: int, height: int, quality: float) -> bytes:
    """A smaller file of a picture, made by the browser itself."""
    wish = [base64.b64encode(picture).decode(), width, height, quality]
    return base64.b64decode(page.evaluate(WEBP, wish))


def _shoot(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    size = page.viewport_size
    assert size is not None
    # A phone has several dots for each pixel; half as many are enough for a picture of it.
    scale = 1.5 if size["width"] < 700 else 1
    small = _webp(page, page.screenshot(), int(size["width"] * scale), int(size["height"] * scale), 0.72)
    (IMAGES / f"{name}.webp").write_bytes(small)


def _shows_much(state: dict[str, Any]) -> bool:
    """Is it a position that tells what the game is like: things of mine, and a choice on the board?"""
    view = state["view"]
    mine = view["mine"]
    if view["type"] == "venezia":
        return view["question"] == "place" and len(state["legal"]) > 3 and sum(mine["hand"]) > 1
    me = view["players"][view["seat"]]
    tiles = me["factories"] + me["specials"] + me["shops"] + me["palaces"]
    return view["question"] == "turn" and tiles > 1 and len(mine["characters"]) > 2


def _to_the_middle(anna: Player, table: str, game: str) -> None:
    """Play on to a position worth a picture."""
    line = MIDDLE[game]
    for _ in range(TRIES):
        if anna.drive(table, line, advised=True)["over"]:
            break
        state = anna.page.evaluate(STATE, table)
        if _shows_much(state):
            return
        line = state["n"] + 1
    raise AssertionError(f"{game}: nothing worth a picture was seen")


def _draft(anna: Player) -> None:
    """Begin something: choose what can go to most places, then one of them."""

    def offers() -> list[str]:
        found: list[str] = anna.page.locator(".boardbox .offer:not(.chosen)").evaluate_all(
            "all => all.map((one) => one.dataset.thing)"
        )
        return found

    def choose(thing: str) -> None:
        press(anna.page.locator(f'.boardbox [data-thing="{thing}"]').first)
        anna.page.wait_for_timeout(300)
        anna.ready()

    first = offers()
    places: dict[str, list[str]] = {}
    for thing in first[:6]:
        choose(thing)
        places[thing] = [place for place in offers() if place not in first]
    best = max(places, key=lambda thing: len(places[thing]))
    if best != first[:6][-1]:
        choose(best)
    if places[best]:
        choose(places[best][len(places[best]) // 2])


def pictures(browser: Browser, url: str, games: Iterable[str]) -> None:
    """Every screen, large and small; the boards in every language. One person plays, and is photographed."""
    IMAGES.mkdir(exist_ok=True)
    maker = _come(browser, url, **DESKTOP)
    maker.go("/")

    def seen(**wishes: Any) -> Player:  # noqa: ANN401 - what Playwright takes
        return _come(browser, url, storage_state=maker.page.context.storage_state(), **wishes)

    def each(shoot: Callable[[Player, str], None], langs: tuple[str, ...] = ("en",)) -> None:
        for lang in langs:
            for size, wishes in SIZES.items():
                anna = seen(locale=lang, **wishes)
                shoot(anna, f"{size}-{lang}" if len(langs) > 1 else size)
                anna.page.context.close()

    def board(table: str, name: str, draft: bool = False) -> Callable[[Player, str], None]:
        def shoot(anna: Player, suffix: str) -> None:
            anna.sit_at(table)
            if draft:
                _draft(anna)
            _shoot(anna.page, f"{name}-{suffix}")

        return shoot

    def page(path: str, there: str, name: str) -> Callable[[Player, str], None]:
        def shoot(anna: Player, suffix: str) -> None:
            anna.go(path)
            anna.page.locator(there).first.wait_for()
            _shoot(anna.page, f"{name}-{suffix}")

        return shoot

    def end(table: str, name: str) -> Callable[[Player, str], None]:
        def shoot(anna: Player, suffix: str) -> None:
            anna.go(f"/table/{table}")
            anna.page.locator(".scoring.done .board").click()
            anna.page.locator(".boardbox svg").first.wait_for()
            _shoot(anna.page, f"{name}-{suffix}")

        return shoot

    def replayed(table: str, name: str) -> Callable[[Player, str], None]:
        def shoot(anna: Player, suffix: str) -> None:
            anna.go(f"/replay/{table}")
            slider = anna.page.get_by_role("slider")
            slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
            anna.page.locator(".replay .story").first.wait_for(state="attached")
            _shoot(anna.page, f"{name}-{suffix}")

        return shoot

    for game in games:
        table = maker.make(game, "me", LEVEL, LEVEL)
        each(board(table, f"{game}-beginning"))
        _to_the_middle(maker, table, game)
        each(board(table, f"{game}-middle", draft=True), LANGUAGES)
        night = seen(color_scheme="dark", **DESKTOP)
        board(table, f"{game}-night", draft=True)(night, "desktop")
        maker.drive(table, advised=True)
        each(page(f"/table/{table}", ".scoring.done", f"{game}-scoring"), LANGUAGES)
        each(end(table, f"{game}-end"))
        each(replayed(table, f"{game}-replay"))
        each(page(f"/rules/{game}", "main section", f"{game}-rules"), LANGUAGES)
    each(page("/", ".side li", "start"), LANGUAGES)


def main() -> None:
    """Start a server, take the pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(sqlite_place(Path(folder)), *LIMITS, code=STEADY)
        server.wait()
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            pictures(browser, server.url, sys.argv[1:] or MIDDLE)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
