"""A table with a pace, on the page: chosen in words, seen before one joins, with clocks that disturb nobody."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.running import Server
from tests.server.sql import sql

from .conftest import PHONE
from .player import Player


def test_a_pace_is_chosen_seen_and_kept_to(somebody: Callable[..., Player], server: Server) -> None:
    anna, bruno = somebody(timezone_id="Europe/Rome"), somebody(timezone_id="Asia/Tokyo", **PHONE)
    anna.go("/")
    form = anna.page.locator(".friends")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_label("Seats").select_option("2")
    form.get_by_label("How fast").select_option("This week")
    expect(form).to_contain_text("three days off a month")
    form.get_by_label("When somebody’s time has run out").select_option("the others decide whether a bot plays on")
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rsplit("/", 1)[1]

    bruno.go(f"/table/{table}")
    expect(bruno.page.locator(".pace")).to_contain_text("This week.")
    expect(bruno.page.locator(".pace")).to_contain_text("the others decide whether a bot plays on.")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()

    # The clock of whoever is to move runs; the other's stands. On a phone there is one line.
    plates = anna.page.locator(".who .clock .plate")
    expect(plates).to_have_count(2)
    expect(plates.filter(has_text=re.compile(r"left$"))).to_have_count(1)
    expect(plates.filter(has_text="1 day 6 hr in hand")).to_have_count(1)
    expect(bruno.page.locator(".strip .plate")).to_contain_text("left")
    for one in (anna, bruno):
        live = one.page.locator("[role=status] .clock, [role=alert] .clock, [role=log] .clock, [aria-live] .clock")
        expect(live).to_have_count(0)

    # At zero everybody sees it, and the other may say something.
    turn = 0 if anna.page.locator(".who.mine").count() else 1
    sql(server, f"UPDATE clocks SET until = 1, told = 1, lefts = '[0,0]' WHERE table_id = '{table}'")
    sql(server, f"DELETE FROM due WHERE key = '{table}'")
    other = (anna, bruno)[1 - turn]
    hear = (
        "async (id) => (await fetch(`/api/tables/${id}/mute`, {method: 'PUT', body: '{\"seats\": []}', "
        "headers: {'Content-Type': 'application/json'}})).ok"
    )
    assert other.page.evaluate(hear, table)
    notice = other.page.locator(".notice", has_text="time is up")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="bot").click()
    expect(other.page.locator(".notice", has_text="time is up")).to_have_count(0)


def test_tables_of_mine_say_how_long_and_i_say_when_i_play(somebody: Callable[..., Player]) -> None:
    anna = somebody(timezone_id="Europe/Rome", **PHONE)
    anna.make("murano", "me", "me", name="Anna", pace="week", zone="Europe/Rome")
    anna.go("/")
    expect(anna.page.locator(".mine .clock")).to_contain_text(re.compile(r"day.* left"))
    anna.go("/me")
    hours = anna.page.locator(".sheet", has=anna.page.get_by_role("heading", name="When I play"))
    expect(hours.get_by_label("Time zone")).to_have_value("Europe/Rome")
    expect(hours.get_by_label("From")).to_have_value("08:00")
    hours.get_by_label("From").fill("18:30")
    hours.get_by_label("Until").fill("04:00")
    hours.get_by_label("At weekends as well").uncheck()
    hours.get_by_role("button", name="Save").click()
    expect(hours.get_by_role("status")).to_have_text("Saved")
    anna.page.reload()
    expect(hours.get_by_label("From")).to_have_value("18:30")
    expect(hours.get_by_label("At weekends as well")).not_to_be_checked()
    # Too short a day is refused with a reason, and what was there stays.
    anna.excused = ("409",)
    hours.get_by_label("Until").fill("19:00")
    hours.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("at least eight hours")
