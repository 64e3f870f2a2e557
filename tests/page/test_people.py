"""People behave as people do: they go away, come back, give up, watch, and share a device."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.running import Server
from tests.server.sql import sql

from .conftest import PHONE, SOAK
from .player import Player
from .test_looks import check

JOIN = """async ([id, seat, name]) => (await fetch(`/api/tables/${id}/seats/${seat}`, {method: 'POST',
    body: JSON.stringify({name}), headers: {'Content-Type': 'application/json'}})).ok"""


def join(one: Player, table: str, seat: int, name: str) -> None:
    """Sit down without a click."""
    one.go("/")
    assert one.page.evaluate(JOIN, [table, seat, name])


HEAR = """async (id) => (await fetch(`/api/tables/${id}/mute`, {method: 'PUT', body: '{"seats": []}',
    headers: {'Content-Type': 'application/json'}})).ok"""
"""Lets the server read what is stored about a table, as it does when another process has written it."""


def go_away(one: Player, server: Server, table: str, seat: int, seen_by: Page) -> None:
    """Close the page, and stay away."""
    one.page.goto("about:blank")
    expect(seen_by.locator(".who", has_text=re.compile("away"))).to_have_count(1)
    # Three minutes pass.
    sql(server, f"UPDATE seats SET seen = seen - 185 WHERE table_id = '{table}' AND seat = {seat}")
    assert seen_by.evaluate(HEAR, table)
    seen_by.reload()


def test_a_bot_sits_in_for_who_is_away_and_they_have_their_seat_back(
    somebody: Callable[..., Player], server: Server
) -> None:
    people = [somebody(), somebody()]
    table = people[0].make("murano", "me", "open", name="Anna", sitter="random")
    join(people[1], table, 1, "Bruno")
    for one in people:
        one.go(f"/table/{table}")
        one.page.locator(".prompt").wait_for()
    people[0].page.wait_for_function("() => document.querySelector('.prompt.mine, .who.on')")
    # Whoever is on turn goes; so the bot has something to do.
    seat = 0 if people[0].page.locator(".prompt.mine").count() else 1
    gone, left, name = people[seat], people[1 - seat].page, ["Anna", "Bruno"][seat]
    go_away(gone, server, table, seat, left)
    notice = left.locator(".notices")
    expect(notice).to_contain_text(f"{name} has been away for 3 minutes")
    expect(left.locator(".who", has_text=name)).to_contain_text("away for 3 minutes")
    # There are only two people: nobody else may take the seat, from the bar or from the plate.
    expect(left.get_by_role("button", name="Let somebody else")).to_have_count(0)
    expect(left.locator(".who .deeds").get_by_role("button", name="Let a bot play for now")).to_be_visible()
    notice.get_by_role("button", name="Let a bot play for now").click()
    expect(notice).to_contain_text(f"A bot plays for {name} until")
    expect(left.locator(".who", has_text=f"for {name}")).to_have_count(1)
    left.locator(".prompt.mine").wait_for()
    gone.go(f"/table/{table}")
    told = gone.page.locator(".notice.recap")
    expect(told).to_contain_text("While you were away, a bot played for you:")
    assert told.locator("li").count() > 0
    expect(gone.page.locator(".tray").first).to_be_visible()
    expect(notice).to_contain_text(f"{name} is back")
    # The lines take their room from the table: all of it is still on the screen.
    box = gone.page.locator("main.table").bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - 900) < 1
    told.get_by_role("button", name="Close").click()
    expect(gone.page.locator(".notice.recap")).to_have_count(0)


@SOAK
def test_two_others_agree_before_somebody_else_takes_a_seat(
    somebody: Callable[..., Player], server: Server
) -> None:
    anna, bruno, chiara, dario = somebody(), somebody(), somebody(**PHONE), somebody()
    table = anna.make("murano", "me", "open", "open", name="Anna")
    join(bruno, table, 1, "Bruno")
    join(chiara, table, 2, "Chiara")
    for one in (anna, bruno, chiara, dario):
        one.go(f"/table/{table}")
        one.page.locator(".prompt").wait_for()
    go_away(bruno, server, table, 1, anna.page)
    chiara.page.reload()
    chiara.page.locator(".notices").get_by_role("button", name="Let somebody else take the seat").click()
    said = anna.page.locator(".notice", has_text="Chiara would let somebody else take the seat of Bruno")
    expect(said).to_contain_text("two have to agree")
    for one in (anna, chiara, dario):
        check(one)
    expect(chiara.page.locator(".notices").get_by_role("button", name="I no longer agree")).to_be_visible()
    said.get_by_role("button", name="I agree").click()
    free = dario.page.locator(".notice", has_text="Seat 2 is free")
    free.get_by_role("button", name="Sit down").click()
    dario.page.locator(".tray").first.wait_for()
    bruno.go(f"/table/{table}")
    expect(bruno.page.locator(".notices")).to_contain_text("Your seat has passed to")
    expect(bruno.page.get_by_text("You are watching")).to_be_visible()


@SOAK
def test_one_leaves_ones_seat_to_a_bot_and_takes_it_back(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(**PHONE), somebody()
    table = anna.make("venezia", "me", "open", name="Anna")
    join(bruno, table, 1, "Bruno")
    for one in (anna, bruno):
        one.go(f"/table/{table}")
        one.page.locator(".prompt").wait_for()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Let a bot play for me").click()
    mine = anna.page.locator(".notice", has_text="A bot plays for you.")
    mine.wait_for()
    check(anna)
    expect(bruno.page.locator(".who", has_text="for Anna")).to_have_count(1)
    mine.get_by_role("button", name="Take my seat back").click()
    expect(mine).to_have_count(0)
    expect(anna.page.get_by_text("You are watching")).to_have_count(0)
    expect(bruno.page.locator(".who", has_text="for Anna")).to_have_count(0)


@SOAK
def test_resigning_leads_to_watching_and_to_the_result(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    table = anna.make("murano", "me", "random", options={"stall_rounds": "1"}, sitter="random")
    anna.sit_at(table)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Yes, resign").click()
    # It may be over before one has looked.
    anna.page.get_by_text("You are watching").or_(anna.page.locator(".scoring")).first.wait_for()
    anna.page.locator(".scoring.done").wait_for(timeout=60_000)


@SOAK
def test_everybody_at_one_device_has_a_name_and_nobody_is_away(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.go("/")
    form = anna.page.locator("form.friends")
    form.get_by_label("Seats").select_option("2")
    form.get_by_label(re.compile("^Seat 2")).select_option("here")
    form.get_by_role("button", name="Open the table").click()
    # It is not opened for people without names.
    expect(form.get_by_label("Your name")).to_be_focused()
    form.get_by_label("Your name").fill("Anna")
    form.get_by_label("Name of the person in seat 2").fill("Bruno")
    form.get_by_role("button", name="Open the table").click()
    anna.page.get_by_role("button", name=re.compile("Lift")).click()
    expect(anna.page.locator(".who")).to_have_count(2)
    expect(anna.page.locator(".who", has_text="away")).to_have_count(0)
    expect(anna.page.locator(".players")).to_contain_text("Bruno")


def test_while_a_table_waits_people_talk_share_and_choose_their_colour(
    somebody: Callable[..., Player],
) -> None:
    anna, bruno, guest = somebody(), somebody(**PHONE), somebody()
    for one in (anna, bruno, guest):
        one.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    table = anna.make("murano", "me", "open", "open", name="Anna")
    join(bruno, table, 1, "Bruno")
    for one in (anna, bruno, guest):
        one.go(f"/table/{table}")
    anna.page.get_by_label("Say something").fill("ciao Bruno")
    anna.page.get_by_label("Say something").press("Enter")
    expect(bruno.page.locator(".chat")).to_contain_text("ciao Bruno")
    # Who watches says nothing, and is seen.
    expect(guest.page.locator(".chat")).to_contain_text("ciao Bruno")
    expect(guest.page.get_by_label("Say something")).to_have_count(0)
    expect(anna.page.locator(".watchers")).to_have_text("1 person watches")
    # This server can be reached from this machine only.
    expect(bruno.page.get_by_text("works on this device only")).to_be_visible()
    bruno.page.get_by_role("button", name="Share").click()
    assert bruno.page.evaluate("window.shared.url") == f"{bruno.url}/table/{table}"
    seats = bruno.page.locator(".waiting li", has=bruno.page.locator(".piece"))
    expect(seats.nth(1)).to_contain_text("Bruno")
    seats.nth(2).get_by_role("button", name="Take this colour").click()
    expect(seats.nth(2)).to_contain_text("Bruno")
    expect(seats.nth(1)).not_to_contain_text("Bruno")
    expect(anna.page.locator(".waiting li", has=anna.page.locator(".piece")).nth(2)).to_contain_text("Bruno")


def test_a_line_that_falls_silent_on_my_turn_is_noticed_within_five_seconds(
    somebody: Callable[..., Player],
) -> None:
    anna = somebody()
    page = anna.page
    silent: list[bool] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if silent else socket.send(message))

    page.route_web_socket(re.compile("/socket"), pass_on)
    page.clock.install()
    anna.sit_at(anna.make("murano", "me", "random", sitter="random"))
    page.clock.run_for(10_000)
    expect(page.get_by_text("Connecting again")).to_have_count(0)
    silent.append(True)
    page.clock.run_for(5000)
    expect(page.get_by_text("Connecting again")).to_be_visible()
    # It was only slow: what comes later is heard on the same line.
    silent.clear()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connecting again")).to_be_visible()
    page.clock.run_for(5000)
    expect(page.get_by_text("Connecting again")).to_have_count(0)


@SOAK
def test_my_tables_stand_first_and_tell_whose_turn_it_is(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(), somebody()
    table = anna.make("murano", "me", "open", name="Anna")
    anna.go("/")
    first: Any = anna.page.locator("main.start > :first-child")
    expect(first).to_contain_text("My tables")
    expect(first).to_contain_text("waiting for players")
    join(bruno, table, 1, "Bruno")
    # Nothing was clicked or loaded here.
    expect(first).to_contain_text(re.compile("Your turn|Bruno is thinking"))
    expect(first).to_contain_text("Murano with Bruno")
    check(anna)
