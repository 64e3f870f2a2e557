"""The deal of the day on a phone: one try, its result among those of others, practice; and ratings."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from laguna.server.days import calendar
from tests.server.running import Server
from tests.server.sql import sql

from .conftest import PHONE, SOAK
from .player import Player
from .steady import VARIED
from .test_looks import check

DEALS = VARIED + "\nfrom laguna.server.days import deals\ndeals.LEVEL = deals.PAR_BY = 'random'\n"
"""Bots that need no time."""


def before(server: Server, days: int) -> str:
    """Let there be the deals of an earlier day."""
    (today,) = {day for (day,) in sql(server, "SELECT max(day) FROM days")}
    day = calendar.after(str(today), -days)
    names = "game, secret, rules, edition, seats, level, iterations, made, par_by, par_iterations, par_version, "
    names += "par_actions, par"
    sql(
        server,
        f"INSERT OR IGNORE INTO days (day, {names}) SELECT '{day}', {names} FROM days WHERE day = '{today}'",
    )
    return day


def played(server: Server, name: str, day: str, score: int, regular: int) -> None:
    """Somebody has played a day's deal."""
    guest = name.lower().ljust(16, "a")
    sql(server, f"INSERT OR IGNORE INTO guests (id, secret, name, seen) VALUES ('{guest}', '', '{name}', 0)")
    sql(
        server,
        "INSERT INTO tries (day, game, guest, begun, state, score, rank, regular) "
        f"VALUES ('{day}', 'venezia', '{guest}', 0, 'counted', {score}, 1, {regular})",
    )


@pytest.mark.parametrize("lang", ["en", *(pytest.param(one, marks=SOAK) for one in ("it", "de", "fr"))])
def test_one_try_a_day_on_a_phone(somebody: Callable[..., Player], server: Server, lang: str) -> None:
    anna = somebody(timezone_id="Asia/Tokyo", locale=lang, **PHONE)
    page = anna.page
    # Whoever is here for the first time is not to wait for it.
    anna.go("/")
    page.locator(".start").wait_for()
    assert not page.locator(".start .deeds").count()
    anna.make("murano", "me", "random")
    anna.go("/")
    begin = page.locator(".start .deeds button", has_text="Venezia")
    expect(begin).to_be_visible()
    check(anna)
    begin.click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    anna.ready()
    assert not page.locator("button", has_text="Hint").count()
    # The start page leads back to the same table; what others did is not told before.
    anna.go("/day")
    day = str(sql(server, "SELECT max(day) FROM days")[0][0])
    for number, score in enumerate((41, 47, 58)):
        played(server, f"{lang}{'xyz'[number]}", day, score, number % 2)
    page.reload()
    expect(page.locator(".games .sheet").first).to_be_visible()
    assert not page.locator("table").count()
    check(anna)
    page.locator(".games button.primary", has_text="Venezia").click()
    page.wait_for_url(f"**/table/{table}")
    anna.drive(table)
    anna.go("/day")
    venezia = page.locator(".games .sheet", has=page.get_by_role("heading", name="Venezia"))
    result = venezia.locator(".result")
    result.wait_for()
    # Bars are rows of a table, and mine is marked.
    expect(venezia.locator("tr.mine")).to_have_count(1)
    expect(venezia.locator("tr.mine em").first).to_be_visible()
    check(anna)
    assert not page.locator(".games button.primary", has_text="Venezia").count()
    # A past day can be practised.
    past = before(server, 3)
    page.reload()
    page.locator("button[aria-label*='Venezia'] >> nth=0").click()
    page.wait_for_url("**/table/*")
    assert page.url.rsplit("/", 1)[1] != table
    assert sql(server, f"SELECT deal FROM tables WHERE id = '{page.url.rsplit('/', 1)[1]}'") == [(past,)]


def test_friends_see_each_others_week(somebody: Callable[..., Player], server: Server) -> None:
    anna = somebody(**PHONE)
    anna.go("/")
    anna.make("murano", "me", "random", name="Anna")
    me = str(sql(server, "SELECT guest FROM seats WHERE name = 'Anna' ORDER BY rowid DESC LIMIT 1")[0][0])
    sql(server, f"INSERT INTO players VALUES ('{me}', 3, '', '', '', 0, 1)")
    yesterday, today = before(server, 1), before(server, 0)
    played(server, "Beatrice", yesterday, 52, 1)
    played(server, "Beatrice", today, 61, 1)
    friend = "beatrice".ljust(16, "a")
    sql(server, f"INSERT INTO friends (id, guest, friend, made) VALUES ('f1', '{me}', '{friend}', 0)")
    for day, score in ((yesterday, 44), (today, 49)):
        sql(
            server,
            "INSERT INTO tries (day, game, guest, begun, state, score, rank, regular) "
            f"VALUES ('{day}', 'venezia', '{me}', 0, 'counted', {score}, 1, 1)",
        )
    anna.go("/day")
    week = anna.page.locator("table", has=anna.page.locator("caption", has_text="The week of my friends: Venezia"))
    expect(week.locator("tbody tr")).to_have_count(2)
    rows = [row.split() for row in week.locator("tbody tr").all_inner_texts()]
    assert [row[-2:] for row in rows] == [["44", "49"], ["52", "61"]]
    expect(anna.page.locator(".streak")).to_contain_text("2 days in a row")
    check(anna)


def test_a_table_that_counts_says_so_before_one_sits_down(somebody: Callable[..., Player], server: Server) -> None:
    anna, bruno = somebody(), somebody(**PHONE)
    anna.go("/")
    form = anna.page.locator(".friends")
    form.get_by_label("Allow hints").check()
    form.get_by_role("button", name="More options").click()
    form.get_by_label("Counts for ratings").check()
    expect(form.get_by_label("Allow hints")).to_have_count(0)
    form.get_by_label("Your name").fill("Anna")
    form.get_by_label("Seats").select_option("2")
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url.rsplit("/", 1)[1]
    assert sql(server, f"SELECT rated, hints FROM tables WHERE id = '{table}'") == [(1, 0)]
    me = str(sql(server, f"SELECT guest FROM seats WHERE table_id = '{table}' AND seat = 0")[0][0])
    for game in ("murano", "venezia"):
        games = 12 if game == "murano" else 4
        sql(server, f"INSERT INTO ratings VALUES ('{me}', '{game}', 27, 1.5, {games})")
    bruno.go(f"/table/{table}")
    expect(bruno.page.get_by_text("This table counts for ratings.")).to_be_visible()
    check(bruno)
    anna.page.reload()
    expect(anna.page.get_by_text("1471 to 1647")).to_be_visible()
    anna.go("/me")
    ratings = anna.page.locator(".sheet", has=anna.page.get_by_role("heading", name="Ratings"))
    expect(ratings).to_contain_text("1471 to 1647")
    expect(ratings).to_contain_text("Shown after 6 more games.")
    expect(ratings).to_contain_text("Normal 1500")
    check(anna)
