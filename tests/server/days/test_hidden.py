"""Nobody can read today's deal from anything that the server sends."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from laguna.server.days import calendar
from laguna.table import Log, Reader, Table
from laguna.table.deals import Deal

from ...table.test_deals import played
from ..browser import Browser, run
from ..running import Server
from ..sql import sql
from ..test_leaks import Sent

SECRETS = (bytes(32), bytes(range(32)))
WAYS = ("", "/outcome", "/course", "/replay", "/record", "/invitation")


def test_only_its_player_sees_a_table_of_today(server: Server) -> None:
    """A friend who watches, a second guest, or somebody with the link would know the deal before they play it."""

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as nobody:
            await bruno.make("murano", "me", "random")  # a guest of his own
            day = (await anna.call("GET", "/days"))["day"]
            table = (await anna.call("POST", f"/days/{day}/venezia", {"name": "Anna"}))["id"]
            assert (await anna.call("POST", f"/days/{day}/venezia", {"name": "Anna"}))["id"] == table
            page = await anna.sit(table)
            for way in WAYS:
                for one in (bruno, nobody):
                    found = await one.http.get(f"/api/tables/{table}{way}")
                    assert found.status_code == 403, way
            for seat in range(3):
                refused = await bruno.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Bruno"})
                assert (refused.status_code, error(refused)) == (403, "day_runs")
            for seat in (-1, 0, 1):
                watching = await bruno.open(table, seat=seat)
                try:
                    while True:
                        await watching.receive()
                except ConnectionClosed:
                    assert [message["type"] for message in watching.messages] == ["bye"]
            for path in ("/tables/mine", "/tables/open"):
                assert table not in (await bruno.http.get(f"/api{path}")).text
            # Nor may its player take it elsewhere, where others could look at it.
            going_on = {"table": table, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
            for way, wish in ((f"/tables/{table}/copy", None), ("/continue", going_on)):
                assert await anna.refused("POST", way, wish) == (403, "day_runs"), way
            # Neither hints, nor another in the seat, nor a table with the same people.
            assert (await page.ask(type="hint"))["type"] == "refused"
            for body in ({"kind": "bot"}, {"kind": "open"}, {"kind": "reserved"}):
                assert (await anna.http.put(f"/api/tables/{table}/seats/0", json=body)).status_code == 409
            assert (await anna.http.post(f"/api/tables/{table}/rematch")).status_code == 409
            (secret,) = sql(server, f"SELECT secret FROM days WHERE day = '{day}' AND game = 'venezia'")
            said = "".join(page.raw) + (await anna.http.get("/api/days")).text
            said += (await anna.http.get("/api/me/export")).text
            said += (await anna.http.get(f"/api/days/{day}/venezia")).text
            assert str(secret[0]) not in said
            assert str(secret[0]) not in "".join(server.log)
            # Once the day is over, the link works for all.
            sql(server, f"UPDATE tables SET deal = '{calendar.after(day, -5)}' WHERE id = '{table}'")

    run(work)


def error(answer: httpx.Response) -> str:
    return str(answer.json()["error"])


def test_the_deal_of_a_past_day_is_open_and_that_of_no_day_is_refused(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            day = (await anna.call("GET", "/days"))["day"]
            past = calendar.after(day, -3)
            names = "game, rules, edition, seats, level, iterations, made, par_by, par_iterations, par_version"
            names += ", par_actions, par"
            sql(
                server,
                f"INSERT INTO days (day, secret, {names}) SELECT '{past}', '{'7' * 64}', {names} FROM days "
                f"WHERE day = '{day}' AND game = 'murano'",
            )
            table = await anna.call("POST", f"/days/{past}/murano", {"name": "Anna"})
            assert (table["deal"], table["hints"]) == (past, True)
            assert (await bruno.call("GET", f"/tables/{table['id']}"))["id"] == table["id"]
            for wrong in (f"{calendar.after(day)}/murano", "2026-02-30/murano", f"{day}/chess"):
                refused = await anna.http.post(f"/api/days/{wrong}", json={})
                assert (refused.status_code, error(refused)) == (404, "no_such_day")

    run(work)


def told(table: Table, sent: Sent, step: int) -> list[bytes]:
    """All that the player is sent at a position: what is so, answers to anything, refusals."""
    sent.live.table = table
    return [*sent.now(), *sent.answers(step)]


def differences(game: str) -> int:
    """At how many positions a player is told something else if what is to come differs, and not what has been."""
    record = played(game, 1, Deal(SECRETS[0], 10), 150).record()
    found = 0
    for at in range(30, len(record.actions), 40):
        log = Log.of(record, at)
        if log.turn < 0:
            continue
        sides = []
        for secret in SECRETS:
            sent = Sent(Log.of(record, at), log.turn, "en")
            sides.append(told(Table(sent.log, deal=Deal(secret, 10)), sent, at))
        found += sides[0] != sides[1]
    return found


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_twins_with_other_draws_to_come_are_told_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert differences(game) == 0
    real = Table.messages

    def messages(self: Table, since: int, to: Reader) -> list[bytes]:
        next_draw = self._draws().draw(self.log.game.ACTIONS, [1, 2, 3, 4], [9, 9, 9, 9])
        return [*real(self, since, to), b"%d" % next_draw]

    monkeypatch.setattr(Table, "messages", messages)
    assert differences(game)
