"""The page without a server: its tables are in the browser, and play goes on when the network is gone."""

import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from laguna.kernel.game import OVER
from laguna.kernel.record import parse, replay
from laguna.kernel.text import words
from web.tab import pack

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player
from .test_guides import follow
from .test_looks import check

ROOT = Path(__file__).parents[2]
TAB = ROOT / "dist" / "tab"
READY = ROOT / "build" / "tab" / ".ready"
COMPILED = (ROOT / "build" / "side" / "modules").is_dir()
"""Could the rules be compiled for a browser?"""
FOLDER = "/games/laguna"
"""Not the top of its host: static pages often are in a folder."""
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:"
"""What a careful host sends. It holds for the worker as well, for which the page's own policy does not."""
MOST = 8_000_000
"""Bytes until the first move, by the house's promise."""
BROKEN = """async () => {
    const name = (await caches.keys()).find((name) => name.includes("python"));
    const cache = await caches.open(name);
    const [request] = await cache.keys();
    const kept = await (await cache.match(request)).arrayBuffer();
    await cache.put(request, new Response(new Uint8Array(kept.byteLength)));
}"""
"""Breaks the memory of Python that is kept for the next visit."""
PATIENCE = 60_000
"""How many milliseconds Python may take to start on a busy machine."""

pytestmark = pytest.mark.skipif(
    not TAB.is_dir() and not READY.is_file(), reason="dist/tab is not built, since Pyodide could not be installed"
)


class Files(SimpleHTTPRequestHandler):
    """A plain file server: no rewriting, no compression."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/missing")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Host(NamedTuple):
    """Where the files are."""

    url: str


class Hosting:
    """A host that can go away."""

    def __init__(self, folder: Path = TAB) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.host = Host(f"http://127.0.0.1:{self._server.server_port}{FOLDER}")
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    assert (TAB / "python" / "files.json").is_file(), "The page for a tab is not built. Run: make tab"
    hosting = Hosting()
    yield hosting.host
    hosting.stop()


def keep(player: Player) -> None:
    """Let the browser keep the page, from the start page on."""
    player.page.get_by_role("button", name="Keep for offline").click()
    player.page.get_by_text("opens without a network").wait_for(timeout=3 * PATIENCE)


@contextmanager
def alone(browser: Browser, host: Host, **wishes: Any) -> Iterator[Player]:  # noqa: ANN401 - what Playwright takes
    """Somebody in a browser of their own, who must not see an error or call another host."""
    context = browser.new_context(
        **{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
    )
    context.set_default_timeout(PATIENCE)
    player = Player(context.new_page(), host.url)
    yield player
    context.close()
    assert player.complaints == []


def lines(player: Player, table: str = "") -> list[Any]:
    """The lines that are stored, of all tables or of one."""
    found: list[Any] = player.page.evaluate(
        """(table) => new Promise((done) => {
            const opening = indexedDB.open("laguna");
            opening.onsuccess = () => {
                const asked = opening.result.transaction("lines").objectStore("lines")
                    .getAll(table ? IDBKeyRange.bound([table, 0], [table, Infinity]) : null);
                asked.onsuccess = () => { opening.result.close(); done(asked.result); };
            };
        })""",
        table,
    )
    return found


def test_what_has_to_be_fetched_is_no_more_than_promised() -> None:
    told = subprocess.run(
        ["node", str(ROOT / "web" / "tab" / "sizes.js"), str(TAB / "python"), "5"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    # The page itself is measured where it is served: 180 kB.
    assert int(told.splitlines()[-1].split()[0]) < MOST - 200_000, told


@pytest.mark.parametrize("lang", [*(pytest.param(lang, marks=SOAK) for lang in ("en", "it", "fr")), "de"])
def test_the_start_page_tells_how_one_plays_here(browser: Browser, host: Host, lang: str) -> None:
    with alone(browser, host, locale=lang, **PHONE) as anna:
        anna.go("/")
        spoken = words(lang)
        for key in ("page-here", "page-here-about", "page-here-table"):
            expect(anna.page.get_by_text(spoken.say(key))).to_be_visible()
        # Strong bots need compiled rules. Without these the page says what it lacks.
        strong = anna.page.locator("option[value=hard]").first
        expect(strong).to_have_count(1 if COMPILED else 0)
        expect(anna.page.get_by_text(spoken.say("page-here-levels"))).to_have_count(0 if COMPILED else 1)
        # Nobody can come from elsewhere, so nobody is invited.
        expect(anna.page.get_by_text(spoken.say("page-open-tables"))).to_have_count(0)
        check(anna)
        # Rules are read at an address behind `#`, and so is each of them.
        anna.page.goto(f"{host.url}/#/rules/murano#M-SPEC-1")
        expect(anna.page.locator(".found")).to_be_in_viewport()


def shown(player: Player) -> str:
    """What is asked."""
    return player.page.locator(".prompt").inner_text()


def test_a_game_goes_on_without_a_network_and_after_a_reload(browser: Browser) -> None:
    hosting = Hosting()
    host = hosting.host
    with alone(browser, host) as anna:
        page, context = anna.page, anna.page.context
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        anna.go("/")
        expect(page.get_by_role("heading", name="Play here, without a server")).to_be_visible()
        check(anna)
        assert not [url for url in asked if "/python/" in url], "Python is loaded only when somebody wants to play"
        page.get_by_role("button", name="Play Murano now").click()
        page.get_by_role("status").filter(has_text="The games are").wait_for()
        anna.ready()
        page.wait_for_load_state("networkidle")
        assert page.url.startswith(f"{host.url}/#/table/tab-")
        assert [url for url in asked if "/python/" in url]
        # From here on there is no network. Why something is not offered:
        context.set_offline(True)
        press(page.locator(".boardbox .offer[data-thing^='ship ']").first)
        page.locator(".boardbox .offer[data-thing^='space ']").first.wait_for()
        anna.ready()
        press(page.locator(".boardbox [data-thing^='space ']:not(.offer)").first)
        expect(page.locator(".pop .reason")).to_contain_text(re.compile(r"\w{3}"))
        page.keyboard.press("Escape")
        # A few moves, and those of the bots.
        rng, begun = Random(3), len(lines(anna))
        for _ in range(100):
            anna.ready()
            if {0, 1, 2} <= {seat for seat, _ in lines(anna)[begun:]}:
                break
            anna.act(rng)
        else:
            raise AssertionError("not everybody has moved")
        # The other game, and its lesson, all of which were fetched meanwhile.
        page.get_by_role("link", name="Laguna").click()
        expect(page.get_by_role("heading", name="My tables")).to_be_visible()
        page.get_by_role("button", name="Learn").nth(1).click()
        follow(anna, "Second step")
        undo = page.get_by_role("button", name="Undo")
        undo.click()
        page.locator(".prompt[aria-busy=false]").wait_for()
        anna.ready()
        told = [shown(anna), lines(anna)]
        assert [0, "undo 1"] in told[1]
        # A reload needs the files of the page. Whoever keeps them needs no host any more.
        context.set_offline(False)
        table = page.url
        page.wait_for_function("caches.keys().then((names) => names.some((name) => name.includes('python')))")
        page.get_by_role("link", name="Laguna").click()
        keep(anna)
        page.goto(table)
        anna.ready()
        hosting.stop()
        page.reload()
        anna.ready()
        assert [shown(anna), lines(anna)] == told
        undo.click()
        page.locator(".prompt[aria-busy=false]").wait_for()
        anna.ready()
        assert len(lines(anna)) == len(told[1]) + 1
        # Python started out of the memory that it left behind. Should that be broken, it starts afresh.
        page.evaluate(BROKEN)
        anna.excused = ("Python could not start out of its kept memory",)
        with page.expect_console_message(lambda message: anna.excused[0] in message.text):
            page.reload()
            anna.ready()
        assert len(lines(anna)) == len(told[1]) + 1


def test_who_keeps_the_page_decides_when_to_take_a_new_one(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "tab"
    shutil.copytree(TAB, folder)
    hosting = Hosting(folder)
    with alone(browser, hosting.host) as anna:
        page = anna.page
        anna.go("/")
        page.get_by_role("button", name="Keep for offline").wait_for()
        assert page.evaluate("caches.keys()") == [], "nothing is kept before somebody asks for it"
        assert not page.evaluate("navigator.serviceWorker.getRegistrations()")
        keep(anna)
        # The host has another version. It is offered, and what is kept goes on.
        index = folder / "index.html"
        index.write_text(index.read_text("utf-8").replace("<html ", '<html data-new="yes" '), "utf-8")
        pack.write_list(folder)
        page.reload()
        page.get_by_text("There is a new version of this page").wait_for()
        renewed = page.locator("html[data-new]")
        assert renewed.count() == 0
        check(anna)
        page.get_by_role("button", name="Take the new version").click()
        renewed.wait_for()
        page.get_by_text("opens without a network").wait_for()
        assert len(page.evaluate("caches.keys()")) == 1
        # A host that is being changed has files of two versions: none of them is kept.
        index.write_text(index.read_text("utf-8") + "<!-- newer than the list -->", "utf-8")
        page.get_by_role("button", name="Keep it no longer").click()
        page.get_by_role("button", name="Keep for offline").wait_for()
        assert page.evaluate("caches.keys()") == []
        assert not page.evaluate("navigator.serviceWorker.getRegistrations()")
        anna.excused = ("index.html: another version",)
        page.get_by_role("button", name="Keep for offline").click()
        page.get_by_text("It could not be kept").wait_for()
        # Without a host the page that is not kept does not open, and one that is kept does.
        pack.write_list(folder)
        keep(anna)
        hosting.stop()
        # A browser tells that it does not reach the host for news.
        anna.excused = ("ERR_CONNECTION_REFUSED",)
        address = page.url
        # What the page was still fetching when it could not be kept ends here, and says nothing of the next one.
        page.goto("about:blank")
        asked: set[Request] = set()
        failed: set[Request] = set()
        page.on("request", lambda request: asked.update([request]))
        page.on("requestfailed", lambda request: failed.update([request]))
        page.goto(address)
        page.get_by_text("opens without a network").wait_for()
        assert {one.url.rpartition("/")[2] for one in asked & failed} <= {"offline.json", "sw.js"}


NOTHING = """Object.defineProperty(globalThis, "indexedDB", {value: {
    open() { throw new DOMException("not in a private window", "SecurityError"); }}});"""
"""As in a private window of some browsers."""
ASKED = """globalThis.asked = 0;
navigator.storage.persist = async () => { globalThis.asked += 1; return false; };
navigator.storage.persisted = async () => globalThis.kept === true;"""
"""A browser that does not promise to keep anything."""


@pytest.mark.parametrize("lang", [*(pytest.param(lang, marks=SOAK) for lang in ("en", "it", "fr")), "de"])
def test_a_browser_that_stores_nothing_says_so(browser: Browser, host: Host, lang: str) -> None:
    def without(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{NOTHING}\n{found.text()}")

    with alone(browser, host, locale=lang, **PHONE) as anna:
        page, spoken = anna.page, words(lang)
        page.add_init_script(NOTHING)
        page.route(re.compile(r"/worker-[^/]*\.js$"), without)
        anna.go("/")
        page.locator(".game").first.get_by_role("button").first.click()
        told = page.get_by_role("status").filter(has_text=spoken.say("page-here-unkept"))
        told.wait_for()
        anna.ready()
        check(anna)
        told.get_by_role("button").click()
        expect(told).to_have_count(0)
        # One can play all the same.
        anna.act(Random(1))
        anna.ready()


@SOAK
def test_whether_the_browser_keeps_tables_is_asked_and_told(browser: Browser, host: Host) -> None:
    with alone(browser, host) as anna:
        page, loose = anna.page, anna.page.get_by_text(words("en").say("page-here-loose"))
        page.add_init_script(ASKED)
        anna.go("/")
        expect(loose).to_have_count(0)
        assert page.evaluate("asked") == 0, "nobody is asked before there is something to keep"
        page.get_by_role("button", name="Play Venezia now").click()
        anna.ready()
        assert page.evaluate("asked") == 1
        page.get_by_role("link", name="Laguna").click()
        loose.wait_for()
        check(anna)
        page.add_init_script("globalThis.kept = true")
        page.reload()
        expect(page.get_by_role("heading", name="My tables")).to_be_visible()
        expect(loose).to_have_count(0)


@SOAK
def test_of_two_tabs_one_plays_and_the_other_watches(browser: Browser, host: Host) -> None:
    with alone(browser, host) as anna:
        anna.go("/")
        anna.page.get_by_role("button", name="Play Venezia now").click()
        anna.ready()
        second = Player(anna.page.context.new_page(), host.url)
        second.page.goto(anna.page.url)
        watching = second.page.get_by_text("You are watching")
        expect(second.page.get_by_role("status")).to_contain_text("The games are")
        watching.wait_for()
        said = second.page.locator(".log li").count()
        anna.page.bring_to_front()
        rng = Random(1)
        for _ in range(10):
            anna.ready()
            anna.act(rng)
        anna.ready()
        second.page.bring_to_front()
        expect(second.page.locator(".log li").nth(said)).to_be_attached()
        # Whoever is left plays on.
        anna.page.close()
        second.ready()
        expect(watching).to_have_count(0)
        second.act(rng)
        assert second.complaints == []


@SOAK
@pytest.mark.parametrize("game", ["Murano", "Venezia"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_without_a_network(browser: Browser, game: str, size: dict[str, Any]) -> None:
    hosting = Hosting()
    with alone(browser, hosting.host, **size) as anna:
        page = anna.page
        anna.go("/")
        keep(anna)
        card = (
            page.locator("article, section, li")
            .filter(has=page.get_by_role("button", name=f"Play {game} now"))
            .last
        )
        card.locator("select").first.select_option("hard" if COMPILED else "normal")
        page.get_by_role("button", name=f"Play {game} now").click()
        anna.ready()
        page.wait_for_load_state("networkidle")
        hosting.stop()
        # The start page asks the host for a newer version of what is kept, and nothing else is missed.
        anna.excused = ("ERR_CONNECTION_REFUSED",)
        failed: set[str] = set()
        page.on("requestfailed", lambda request: failed.add(request.url.rpartition("/")[2]))
        rng = Random(5)
        assert not anna.play(rng, 40)
        # What one can ask, and take back. While others move nobody is given a hint.
        anna.ready()
        page.keyboard.press("h")
        hint = page.locator("aside.hint p")
        hint.wait_for()
        expect(hint).not_to_have_text(words("en").say("page-hint-thinking"), timeout=PATIENCE)
        page.get_by_role("button", name=words("en").say("page-hint-close")).click()
        ask_why(anna)
        take_back(anna, rng)
        anna.ready()
        told = lines(anna)
        page.reload()
        anna.ready()
        assert lines(anna)[: len(told)] == told
        assert anna.play(rng, 3000)
        check(anna, axe=False)
        page.get_by_role("link", name="Watch the replay").click()
        # Python plays the whole game again for it.
        page.get_by_text(re.compile("Step 0 of")).wait_for()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Record").click()
        record = parse(Path(saved.value.path()).read_text("utf-8"))
        assert record.module().turn(replay(record)) == OVER
        # From move 100 the same game goes on in another way, and a lesson is there as well.
        page.get_by_role("slider").fill("100")
        page.get_by_role("button", name="Go on from here").click()
        page.get_by_text("As a player knew it").click()
        page.get_by_role("button", name="Begin").click()
        anna.ready()
        assert not anna.play(rng, 20)
        assert renderer_memory(browser) < 450_000
        # A phone has no way back on the table itself; what is kept opens without the host.
        anna.go("/")
        page.locator(".game").filter(has_text=game).get_by_role("button", name="Learn").click()
        follow(anna, 6)
        assert failed <= {"offline.json", "sw.js"}


def ask_why(player: Player) -> None:
    """Press something that cannot be chosen now, and read why not."""
    page = player.page
    page.locator(".boardbox [data-thing]:not(.offer)").first.focus()
    page.keyboard.press("?")
    page.locator(".pop").wait_for()
    page.keyboard.press("Escape")


def take_back(player: Player, rng: Random) -> None:
    """Play on until something can be taken back, and take it back."""
    undo = player.page.get_by_role("button", name="Undo")
    for _ in range(200):
        player.ready()
        if undo.count() and undo.first.is_enabled():
            undo.first.click()
            return
        player.act(rng)
    raise AssertionError("nothing could be taken back")


def renderer_memory(browser: Browser) -> int:
    """What the largest renderer has in memory of its own, in kB."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [
        int(re.search(r"^Private_Dirty: +(\d+)", Path(f"/proc/{one['id']}/smaps_rollup").read_text(), re.M)[1])  # type: ignore[index]
        for one in found
        if one["type"] == "renderer"
    ]
    return max(sizes)
