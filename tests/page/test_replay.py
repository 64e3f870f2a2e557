"""A finished game: slider, seats, record, and one page to keep."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import laguna

from .conftest import SOAK
from .hand import press
from .player import Player
from .steady import STEADY

DEALS = STEADY
RECORDS = Path(__file__).parents[1] / "records"


@SOAK
def test_replay_and_one_page_to_keep(somebody: Callable[..., Player], tmp_path: Path) -> None:
    anna = somebody(accept_downloads=True)
    table = anna.make("murano", "me", "random", options={"stall_rounds": "2"})
    last = anna.drive(table)
    assert last["over"]
    anna.go(f"/replay/{table}")
    page = anna.page
    slider = page.get_by_role("slider")
    slider.wait_for()
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 10
    expect(page.locator(".boardbox svg.murano:not(.ground)")).to_be_visible()
    slider.fill(str(steps))
    expect(page.locator(".controls .count")).to_contain_text(f"{steps} of {steps}")
    expect(page.locator(".story").first).to_contain_text("finished with")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".controls .count")).to_contain_text(f"{steps - 1} of {steps}")
    # After a jump the log tells what happened before, though that is fetched apart.
    slider.fill("51")
    expect(page.locator(".rail li").nth(20)).to_be_attached()
    # The board keeps its size, however long the lines are.
    place = page.locator(".boardbox").bounding_box()
    for step in range(52, min(steps, 80), 4):
        slider.fill(str(step))
        assert page.locator(".boardbox").bounding_box() == place
    # Who looks as a player sees the hand, and everything explains itself.
    expect(page.locator(".tray")).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".tray .card").first).to_be_visible()
    press(page.locator(".boardbox [data-thing='space 3']"))
    expect(page.locator(".pop h2")).to_have_text(re.compile(r"\w{3}"))
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".rail")).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".rail article").first).to_be_visible()
    expect(page.locator(".rail li").first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})

    with page.expect_download() as started:
        page.get_by_role("button", name="One page to keep").click()
    kept = tmp_path / "kept.html"
    started.value.save_as(kept)
    # The file works without any server.
    page.context.set_offline(True)
    page.goto(kept.as_uri())
    # Rules are with the server.
    press(page.locator(".boardbox [data-thing='space 3']"))
    expect(page.locator(".pop h2")).to_be_visible()
    expect(page.locator(".pop a")).to_have_count(0)
    page.keyboard.press("Escape")
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(steps))
    expect(page.locator(".story").first).to_contain_text("finished with")


@pytest.mark.parametrize(("game", "record"), [("murano", "shop-palace-3"), ("venezia", "all_palazzo-3")])
def test_a_notebook_draws_a_position_without_a_server(
    somebody: Callable[..., Player], game: str, record: str
) -> None:
    page = somebody().page
    # Nothing may be fetched: a notebook's frame has no server behind it.
    page.goto("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    still = laguna.show(RECORDS / game / f"{record}.rec", at=200, seat=0, lang="de")
    page.set_content(f"<h1>Notebook</h1>{still._repr_html_()}")
    frame = page.frame_locator("iframe")
    expect(frame.locator(f".boardbox svg.{game}:not(.ground)")).to_be_visible()
    expect(frame.locator("main > section")).to_be_visible()
    size = frame.locator(".boardbox").bounding_box()
    assert size is not None
    assert size["height"] > 300
    assert [url for url in asked if url.startswith("http")] == []
