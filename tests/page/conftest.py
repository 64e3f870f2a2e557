"""A real Chromium on a real server, for the tests of this folder."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Server, sqlite_place

from .player import Player
from .steady import VARIED

OFF = [
    # What Playwright turns off: a list of ours takes the place of its own.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    # Chromium's own buttons and menus are pages, too. Nobody sees them here, and they cost as much as ours.
    *("InitialWebUI", "WebUIReloadButton", "PreloadTopChromeWebUI"),
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    # Neither is a process kept for a page that may come.
    "SpareRendererForSitePerProcess",
]
"""Features of Chromium that are off."""
FLAGS = [
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SOAK = pytest.mark.soak
"""Marks what is left to `make soak`: the same on another screen, in another language, or a very long way."""
PAGE = Path(__file__).parents[2] / "src/laguna/server/page/index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    found = shutil.which("chromium")
    assert found, "Chromium is missing. Run this once: sudo apt-get install chromium"
    assert PAGE.is_file(), "The page is not built. Run: make page"
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """One server for each sort of deals: tables and people are new in each test, so that nobody is in the way."""
    running: dict[str, Server] = {}

    def serve(deals: str) -> Server:
        if deals not in running:
            running[deals] = Server(sqlite_place(tmp_path_factory.mktemp("db")), *LIMITS, code=deals)
            running[deals].wait()
        return running[deals]

    yield serve
    for one in running.values():
        one.close()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """A server with limits for somebody who clicks faster than people do.

    A module says `DEALS = STEADY` if it is about certain positions. Whoever breaks a server has one of their own.
    """
    return servers(getattr(request.module, "DEALS", VARIED))


MANY = {
    "messages": 500,
    "requests": 500,
    "tables": 500,
    "new_tables": 10_000,
    "new_guests": 10_000,
    "code_tries": 10_000,
}
LIMITS = [part for name, most in MANY.items() for part in ("--limit", f"{name}={most}")]


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Lets people come, each with a browser of their own; nobody may see an error or call another host."""
    with visitors(browser, server) as come:
        yield come


@contextmanager
def visitors(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """The same for any server."""
    people: list[Player] = []

    def come(**wishes: Any) -> Player:  # noqa: ANN401 - what Playwright takes
        context = browser.new_context(
            **{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        )
        context.set_default_timeout(15_000)
        people.append(Player(context.new_page(), server.url))
        return people[-1]

    yield come
    for one in people:
        one.page.context.close()
    for one in people:
        assert one.complaints == []


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}


@pytest.fixture
def page(somebody: Callable[..., Player]) -> Page:
    """A browser of a person who is alone."""
    return somebody().page
