"""Planning one's next turn on the page while others play, and what it tells when one is back."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE
from .player import Player
from .steady import STEADY

SOON = """
from laguna.server.tables import plan_keeper
plan_keeper.PAUSES = {"free": (0.2, 0.3)}
"""
DEALS = STEADY + SOON
"""Plans act as soon as their turn has come."""


def sit(player: Player, table: str, seat: int, name: str) -> None:
    """Take a seat over HTTP, and look at the table."""
    if not player.page.url.startswith(player.url):
        player.go("/")
    done = player.page.evaluate(
        """async ([table, seat, name]) => (await fetch(`/api/tables/${table}/seats/${seat}`, {method: 'POST',
        body: JSON.stringify({name}), headers: {'Content-Type': 'application/json'}})).ok""",
        [table, seat, name],
    )
    assert done


def turn_of(page: Page) -> bool:
    """Is it the turn of whoever looks?"""
    page.wait_for_selector(".prompt[aria-busy=false]")
    return page.locator(".prompt.mine").count() == 1


def plan_anything(page: Page) -> None:
    """Put a turn together on the board on which one plans: the first thing that is offered, until it is whole."""
    page.wait_for_selector(".planner .prompt.mine[aria-busy=false]")
    expect(page.locator(".planner .head")).to_contain_text("Nobody sees this")
    for _ in range(30):
        page.wait_for_selector(".planner .prompt.mine[aria-busy=false], .planner > main:not(.table)")
        if page.locator(".planner > main:not(.table)").count():
            return
        press_something(page.locator(".planner"))
        page.wait_for_timeout(30)
    raise AssertionError("the turn is not whole")


def press_something(planner: Locator) -> None:
    """Confirm; or else pass, end, or do whatever else there is."""
    for what in (
        planner.locator(".prompt .confirm"),
        planner.locator(".prompt button[data-do=pass]"),
        planner.locator(".prompt .out button"),
        planner.locator(".prompt .act button.choice"),
    ):
        if what.count():
            what.first.click()
            return
    planner.locator(".thing.offer").first.press("Enter")


def test_a_turn_is_planned_on_the_board_and_played_while_i_am_away(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(), somebody(**PHONE)
    table = anna.make("murano", "me", "open")
    sit(bruno, table, 1, "Bruno")
    for one in (anna, bruno):
        one.go(f"/table/{table}")
    here, away = (anna, bruno) if turn_of(anna.page) else (bruno, anna)
    expect(here.page.get_by_role("button", name="Plan my next turn")).to_have_count(0)
    away.page.get_by_role("button", name="Plan my next turn").click()
    plan_anything(away.page)
    page = away.page
    sheet = page.locator(".planner .sheet")
    expect(sheet).to_have_count(1)
    expect(sheet).to_contain_text("If it is possible:")
    # Another way, which is tried only if the first is not possible.
    page.get_by_role("button", name="Add what to do otherwise").click()
    plan_anything(page)
    expect(sheet).to_contain_text("Otherwise, if it is possible:")
    sheet.get_by_label("Only if it costs and brings the same as now").first.check()
    expect(sheet.get_by_label("Only if it costs and brings the same as now").first).to_be_checked()
    page.get_by_role("button", name="Remove: turn 1, way 1").click()
    expect(sheet).not_to_contain_text("Otherwise")
    planned = sheet.locator("ol li").all_inner_texts()
    assert planned
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="My plan: one turn")).to_be_visible()
    expect(here.page.locator("body")).not_to_contain_text(re.compile("plan", re.I))
    away.page.goto("about:blank")
    # The other plays; then the plan does, and the log says so.
    here.page.wait_for_selector(".prompt.mine")
    for _ in range(40):
        if not here.page.locator(".prompt.mine").count():
            break
        here.page.wait_for_selector(".prompt.mine[aria-busy=false], .prompt:not(.mine)")
        if here.page.locator(".prompt.mine").count():
            press_something(here.page.locator("main"))
            here.page.wait_for_timeout(50)
    here.page.wait_for_selector(".prompt.mine[aria-busy=false]")
    here.go(f"/table/{table}")
    here.page.wait_for_selector(".prompt.mine[aria-busy=false]")
    if here is bruno:
        here.page.get_by_role("button", name="Log").click()
    expect(here.page.locator(".log")).to_contain_text("(as planned)")
    # Whoever planned is told when they are back, once.
    away.go(f"/table/{table}")
    notice = away.page.locator(".notice", has_text="This was played as you had planned:")
    expect(notice.locator("li").first).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    away.page.reload()
    away.page.wait_for_selector(".prompt")
    expect(notice).to_have_count(0)
