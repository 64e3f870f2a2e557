"""Going on with another game: out of a replay, a file, a link and a page that somebody kept."""

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from laguna.kernel.record import read
from laguna.kernel.text import words
from laguna.table import branches
from tests.server.running import Server

from .conftest import PHONE, SOAK
from .player import Player
from .steady import STEADY
from .test_looks import check
from .test_tab import READY, TAB, Files, Host, alone, lines

DEALS = STEADY
RECORD = Path(__file__).parents[1] / "records" / "murano" / "shop-palace-3.rec"
WRONG = {"not.rec": "a shopping list", "rules.rec": "laguna record\ngame murano\nrules 99\nseats 2\n"}

tab = pytest.mark.skipif(
    not TAB.is_dir() and not READY.is_file(), reason="dist/tab is not built, since Pyodide could not be installed"
)


class Beside(Files):
    """A plain host without headers of its own, where somebody has put a kept page beside the page."""

    def end_headers(self) -> None:
        SimpleHTTPRequestHandler.end_headers(self)


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Beside, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Host(f"http://127.0.0.1:{server.server_port}/games/laguna")
    server.shutdown()
    server.server_close()


def bring(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def leave_at(page: Page, step: int) -> None:
    """Go to a step of the replay, and want to go on from there."""
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(step))
    page.get_by_role("button", name="Go on from here").click()
    expect(page.get_by_role("heading", name=f"Go on from step {step}")).to_be_visible()


@tab
def test_a_file_opens_in_a_tab_and_its_game_goes_on_as_somebody_knew_it(browser: Browser, tmp_path: Path) -> None:
    with hosting(TAB) as host, alone(browser, host, accept_downloads=True, **PHONE) as anna:
        page = anna.page
        anna.go("/")
        page.get_by_role("link", name="Open a game from a file").click()
        for name, text in WRONG.items():
            (tmp_path / name).write_text(text)
            bring(page, tmp_path / name)
            why = "other rules" if "rules" in text else "no game"
            page.get_by_role("alert").filter(has_text=why).wait_for()
        bring(page, RECORD)
        page.get_by_role("status").filter(has_text="Murano, 540 actions").wait_for()
        check(anna)
        page.get_by_role("button", name="Watch the replay").click()
        leave_at(page, 100)
        page.get_by_text("As a player knew it").click()
        page.get_by_label("As this player knew it").select_option("1")
        check(anna)
        page.get_by_role("button", name="Begin").click()
        anna.ready()
        # It begins where it was left, and says that it is not like any other.
        marked = page.get_by_text(words("en").say("marked-known"))
        expect(marked).to_be_visible()
        begun = page.evaluate("location.hash")
        anna.act(Random(2))
        # It leaves as a file, and in a link that leads to any page of ours.
        page.get_by_role("button", name="Menu").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as a file").click()
        log = branches.parse(Path(saved.value.path()).read_text("utf-8"))
        assert log.origin is not None
        assert log.origin.n == 100
        page.get_by_role("button", name="Send it elsewhere").click()
        page.get_by_label("Address of the other page").fill("example.org")
        page.get_by_role("button", name="Open it there").click()
        expect(page.get_by_role("alert")).to_contain_text("https")
        page.get_by_label("Address of the other page").fill(f"{host.url}/")
        check(anna, axe=False)
        with page.context.expect_page() as opened:
            page.get_by_role("button", name="Open it there").click()
        opened.value.wait_for_url("**/#/open#*")
        opened.value.get_by_role("button", name="Go on with this game").click(timeout=60_000)
        expect(opened.value.get_by_role("button", name="Begin")).to_be_visible()
        opened.value.close()
        # A reload finds it as it was kept.
        told = lines(anna)
        page.goto(f"{host.url}/{begun}")
        page.reload()
        anna.ready()
        assert lines(anna)[: len(told)] == told


def test_on_a_server_a_friend_joins_what_goes_on(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(), somebody(locale="de-DE", **PHONE)
    table = anna.make("murano", "me", "random", options={"stall_rounds": "1"})
    anna.drive(table)
    page = anna.page
    anna.go(f"/table/{table}")
    page.get_by_role("link", name="Go on from an earlier move").click()
    button = page.get_by_role("button", name="Go on from here")
    expect(button).to_be_enabled()
    slider = page.get_by_role("slider")
    steps = int(slider.get_attribute("max") or 0)
    assert 0 < int(slider.input_value()) < steps
    slider.fill(str(steps))
    expect(button).to_be_disabled()
    leave_at(page, steps - 4)
    page.locator("dialog select").last.select_option("open")
    check(anna)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(words("en").say("marked-was"))).to_be_visible()
    bruno.page.goto(page.url)
    expect(bruno.page.get_by_text(words("de").say("marked-was"))).to_be_visible()
    check(bruno)
    # Whoever brings a file is told that it is damaged, in their language.
    bruno.go("/open")
    bruno.page.locator("input[type=file]").wait_for(state="attached")
    bruno.excused = ("409",)
    text = RECORD.read_text("utf-8").replace("0 act", "0 dance", 1)
    bruno.page.locator("input[type=file]").set_input_files(
        {"name": "broken.rec", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(bruno.page.get_by_role("alert")).to_contain_text("beschädigt")
    check(bruno)


@SOAK
@tab
def test_a_kept_page_leads_on_beside_the_page_and_tells_how_from_disk(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "tab"
    shutil.copytree(TAB, folder)
    with hosting(folder) as host, alone(browser, host, accept_downloads=True) as anna:
        page = anna.page
        anna.go("/#/open")
        bring(page, RECORD)
        page.get_by_role("button", name="Watch the replay").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="One page to keep").click()
        saved.value.save_as(folder / "kept.html")
        elsewhere = tmp_path / "kept.html"
        shutil.copy(folder / "kept.html", elsewhere)
        # From disk it says how.
        page.goto(elsewhere.as_uri())
        page.get_by_role("slider").fill("100")
        page.get_by_role("button", name="Go on from here").click()
        expect(page.get_by_role("status").filter(has_text="Open a game from a file")).to_be_visible()
        # Opened with the page, it leads to its replay.
        anna.go("/#/open")
        page.reload()
        bring(page, elsewhere)
        page.get_by_role("button", name="Watch the replay").wait_for()
        # Beside the page it leads there, at the very step.
        anna.go("/kept.html")
        page.get_by_role("slider").fill("100")
        page.get_by_role("button", name="Go on from here").click()
        page.get_by_role("button", name="Go on from step 100").click()
        page.get_by_role("button", name="Begin").click()
        anna.ready()
        expect(page.get_by_text(words("en").say("marked-browser"))).to_be_visible()
        begun = page.evaluate("location.hash").rpartition("/")[2]
        whole = read(RECORD)
        names = whole.module().ACTIONS.name
        kept = [what for _, what in lines(anna, begun)]
        assert kept[:100] == [names(action) for action in whole.actions[:100]]


LAUNCH = """(text) => Object.defineProperty(window, 'launchQueue', {value: {setConsumer: (take) =>
    take({files: [{getFile: async () => new File([text], 'game.rec')}]})}})"""


def open_installed(player: Player, url: str) -> None:
    """As an installed page, be given a record file by the system."""
    page = player.page
    manifest = page.request.get(f"{url}/manifest.json").json()
    handler = manifest["file_handlers"][0]
    assert handler["accept"] == {"application/x-laguna": [".rec"]}
    for icon in manifest["icons"]:
        assert page.request.get(f"{url}/{icon['src'].lstrip('/')}").ok
    page.add_init_script(f"({LAUNCH})({RECORD.read_text('utf-8')!r})")
    player.go(handler["action"].removeprefix("."))
    page.get_by_role("status").filter(has_text="Murano, 540 actions").wait_for()


@SOAK
@tab
def test_the_installed_page_without_a_server_opens_record_files(browser: Browser) -> None:
    with hosting(TAB) as host, alone(browser, host) as anna:
        open_installed(anna, host.url)


def test_the_installed_page_of_a_server_opens_record_files(
    somebody: Callable[..., Player], server: Server
) -> None:
    open_installed(somebody(), server.url)
