"""Measures the page in Chromium: what it transfers, how soon a move is drawn, whether anything shifts.

.venv/bin/python -m bench.page [murano|venezia]
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import FLAGS, LIMITS
from tests.page.player import Player
from tests.server.running import Server, sqlite_place

WATCH = """() => {
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', (event) => {
                if (event.data.startsWith('{"type":"state"')) performance.mark('state');
            });
        }
    };
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value)))
        .observe({type: 'layout-shift', buffered: true});
}"""
"""Marks every state before the page gets it, and counts layout shifts."""
CATEGORIES = ["blink.user_timing", "cc", "devtools.timeline", "disabled-by-default-devtools.timeline", "benchmark"]
PARTS = {
    "script": {"FunctionCall"},
    "style and layout": {"UpdateLayoutTree", "Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "Commit"},
    "raster": {"RasterTask"},
}
"""Chromium's names for the steps of drawing a frame."""


class Frames:
    """What a trace tells: when states came, when the screen showed them, and what that cost."""

    def __init__(self, trace: bytes) -> None:
        events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
        marks = [event for event in events if event["name"] == "state" and event["ph"] in "IR"]
        ours = [event for event in events if event["pid"] == marks[0]["pid"] and event["ph"] == "X"]

        def spans(name: str) -> list[tuple[int, int]]:
            return sorted((event["ts"], event["ts"] + event["dur"]) for event in ours if event["name"] == name)

        commits = spans("ProxyMain::BeginMainFrame::commit")
        draws = spans("MainFrame.Draw")
        self.times: list[float] = []
        """Milliseconds from a state to the frame that shows it, including the wait for earlier ones."""
        for mark in marks:
            handed = next((end for begin, end in commits if begin > mark["ts"]), None)
            drawn = next((end for begin, end in draws if handed is not None and begin >= handed), None)
            if drawn is not None:
                self.times.append((drawn - mark["ts"]) / 1000)
        self.times.sort()
        self.cost = {
            part: sum(event.get("tdur", 0) for event in ours if event["name"] in names) / 1000 / len(marks)
            for part, names in PARTS.items()
        }
        """Processor time for each state, in milliseconds, whatever else the machine does."""


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
        context.add_init_script(f"({WATCH})()")
        anna = Player(context.new_page(), server.url)
        anna.sit_at(anna.make(game, "me", "random", "random"))
        print(f"layout shift while loading: {anna.page.evaluate('window.shift'):.4f}")
        anna.page.bring_to_front()
        browser.start_tracing(page=anna.page, categories=CATEGORIES)
        anna.play(Random(1), CLICKS)
        frames = Frames(browser.stop_tracing())
        times = frames.times
        print(
            f"from message to frame, {len(times)} moves: median {statistics.median(times):.0f} ms, "
            f"95 % {times[int(len(times) * 0.95)]:.0f} ms, longest {times[-1]:.0f} ms"
        )
        costs = ", ".join(f"{part} {cost:.1f}" for part, cost in frames.cost.items())
        print(
            f"processor time for a move, including its choices, in ms: {costs}; "
            f"all {sum(frames.cost.values()):.1f}"
        )
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
