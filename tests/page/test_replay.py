"""A finished game: slider, seats, record, and one page to keep."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .player import Player


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
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".boardbox svg.murano:not(.ground)")).to_be_visible()

    with page.expect_download() as started:
        page.get_by_role("button", name="One page to keep").click()
    kept = tmp_path / "kept.html"
    started.value.save_as(kept)
    # The file works without any server.
    page.context.set_offline(True)
    page.goto(kept.as_uri())
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(steps))
    expect(page.locator(".story").first).to_contain_text("finished with")
