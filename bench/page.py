"""Measures the page in Chromium: what it transfers, how soon a move is drawn, whether anything shifts.

.venv/bin/python -m bench.page [murano|venezia]
"""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from bench.frames import CATEGORIES, WATCH, Frames
from tests.page.conftest import FLAGS, LIMITS
from tests.page.player import Player
from tests.server.running import Server, sqlite_place

SHIFTS = """() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value)))
        .observe({type: 'layout-shift', buffered: true});
}"""
CLICKS = 120


def transferred(browser: Browser, url: str, game: str, by_start: bool, lang: str = "en") -> int:
    """Bytes from an empty cache until the board is there, by a link or from the start page."""
    maker = Player(browser.new_context().new_page(), url)
    # Players who follow a link already have a seat; those who start a table are new here.
    sits = None if by_start else (maker.make(game, "me", "random", "random"), maker.page.context.storage_state())
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale=lang, storage_state=sits[1] if sits else None
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    frames: list[str] = []
    session.on("Network.responseReceived", lambda e: names.update({e["requestId"]: e["response"]["url"]}))
    session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}))
    session.on("Network.webSocketFrameReceived", lambda e: frames.append(e["response"]["payloadData"]))
    if sits:
        page.goto(f"{url}/table/{sits[0]}")
    else:
        page.goto(url)
        card = page.locator(".game").filter(has=page.locator(f'a[href="/rules/{game}"]'))
        page.wait_for_load_state("networkidle")
        card.locator(".play").click()
    page.locator(".boardbox svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    # The first board is drawn from the first state. What bots do afterwards does not count.
    first = next(n for n, one in enumerate(frames) if one.startswith('{"type":"state"'))
    socket = sum(len(one.encode()) for one in frames[: first + 1])
    for request, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{size:8} {names.get(request, '')[len(url) :][:70]}")
    print(f"{socket:8} socket")
    # Chromium draws a page in the background only once a second.
    context.close()
    maker.page.context.close()
    return sum(sizes.values()) + socket


def spread(numbers: list[float]) -> str:
    """The middle of some times, and how long they may be."""
    found = sorted(numbers)
    median, most = found[len(found) // 2], found[int(len(found) * 0.95)]
    return f"median {median:.1f} ms, 95 % {most:.1f} ms, longest {found[-1]:.1f} ms"


def tell(frames: Frames) -> None:
    """Print what a trace tells."""
    answers = frames.answers()
    print(f"from message to frame, {len(answers)} answers to a click: {spread([time for time, _ in answers])}")
    print(f"  processor time meanwhile, all of Chromium: {spread([cost for _, cost in answers])}")
    print("processor time of script, style and layout for each")
    for kind, costs in sorted(frames.ours().items()):
        print(f"  {kind:10} {len(costs):4}: {spread(costs)}")
    parts = frames.parts()
    told = ", ".join(f"{part} {cost:.1f}" for part, cost in parts.items())
    print(f"processor time for a state, with all that follows, in ms: {told}; all {sum(parts.values()):.1f}")


def main() -> None:
    """Measure, and print."""
    game = sys.argv[1] if len(sys.argv) > 1 else "murano"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(sqlite_place(Path(folder)), *LIMITS)
        server.wait()
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for way, by_start in (("by a link to the table", False), ("from the start page", True)):
            total = transferred(browser, server.url, game, by_start)
            print(f"{total:8} bytes until the first board is drawn, {way}")
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_init_script(f"({WATCH})(); ({SHIFTS})()")
        anna = Player(context.new_page(), server.url)
        anna.sit_at(anna.make(game, "me", "random", "random"))
        print(f"layout shift while loading: {anna.page.evaluate('window.shift'):.4f}")
        anna.page.bring_to_front()
        browser.start_tracing(page=anna.page, categories=CATEGORIES)
        anna.play(Random(1), CLICKS)
        tell(Frames(browser.stop_tracing()))
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
