"""Measures in Chromium what a first and a second visit to the page without a server cost until one can play.

.venv/bin/python -m bench.visits [FOLDER] [GAME]

Wanted: what `make tab` built. Prints processor seconds of the page's process and seconds by the clock: until
the first move can be made, and with what is done in the background afterwards.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.page.conftest import FLAGS
from tests.page.player import Player
from tests.page.test_tab import PATIENCE, TAB, Hosting

AFTERWARDS = 15
"""How many seconds we wait for what is done in the background."""


class Visit(NamedTuple):
    """What a visit cost."""

    until: float
    """Processor seconds until the first move can be made."""
    clock: float
    """Seconds by the clock until then."""
    whole: float
    """Processor seconds, with what was done in the background."""


def visit(profile: str, url: str, game: str) -> Visit:
    """Start Chromium, open the page, and play."""
    with sync_playwright() as driver:
        context = driver.chromium.launch_persistent_context(
            profile,
            executable_path="/usr/bin/chromium",
            args=FLAGS,
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        player = Player(context.pages[0], url)
        cdp = context.browser.new_browser_cdp_session() if context.browser else None
        session = cdp or context.new_cdp_session(player.page)

        def used() -> float:
            listed: Any = session.send("SystemInfo.getProcessInfo")
            return float(sum(one["cpuTime"] for one in listed["processInfo"] if one["type"] == "renderer"))

        before, begin = used(), time.monotonic()
        player.go("/")
        player.page.get_by_role("button", name=f"Play {game} now").click()
        player.ready()
        clock, until = time.monotonic() - begin, used() - before
        time.sleep(AFTERWARDS)
        whole = used() - before
        context.close()
        assert player.complaints == [], player.complaints
        return Visit(until, clock, whole)


def main(folder: Path, game: str) -> None:
    """Measure, and print."""
    hosting = Hosting(folder)
    with tempfile.TemporaryDirectory() as profile:
        for name in ("first", "second", "third"):
            found = visit(profile, hosting.host.url, game)
            print(
                f"{name} visit: {found.until:.2f} s of processor until the first move "
                f"({found.clock:.1f} s by the clock), {found.whole:.2f} s with the background"
            )
    hosting.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TAB, (sys.argv[2:] or ["Murano"])[0])
