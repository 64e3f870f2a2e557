"""What a device had passes to its player, hands stay apart, and a device that was ended sees nothing any more."""

from ..browser import Browser, finish, run
from ..running import Server
from ..sql import sql, stay_away
from .people import answer, ask, guest_of, join, show_code


def test_seats_tables_and_chat_of_a_device_pass_to_the_player(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as bruno:
            await anna.call("PUT", "/me", {"name": "Anna"})
            table = (await phone.make("murano", "me", "open", name="Anna on the phone"))["id"]
            await bruno.join(table, 1, "Bruno")
            page = await phone.sit(table, seat=0)
            await page.send(type="chat", text="hello")
            await page.until("chat")
            view, n, before = page.state["view"], page.state["n"], guest_of(phone)
            asked = await ask(phone, await show_code(anna))
            assert asked["tables"] == 1
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            assert await answer(phone, asked) == "joined"
            # The page that was open comes back by itself, as the same seat.
            assert (await page.drain())[-1]["error"] == "restart"
            for device in (anna, phone):
                again = await device.sit(table, seat=0)
                assert (again.state["view"], again.state["n"]) == (view, n)
                assert again.table["owner"]
                assert [one["text"] for one in again.messages if one["type"] == "chat"] == ["hello"]
                assert [one["mine"] for one in again.table["seats"]] == [True, False]
            # Both devices can move for the seat, and names at tables stay as they were.
            theirs = await bruno.sit(table)
            assert theirs.table["seats"][0]["name"] == "Anna on the phone"
            mover = again if again.state["turn"] == 0 else theirs
            assert (await mover.do(mover.state["legal"][0]["do"]))["type"] == "done"
            assert (await anna.call("GET", "/me"))["name"] == "Anna"
            for name in ("guests WHERE id", "held WHERE guest", "seats WHERE guest", "chat WHERE guest"):
                assert sql(server, f"SELECT 1 FROM {name} = '{before}'") == []

    run(work)


def test_a_page_is_let_in_before_the_news_that_the_seat_is_theirs_has_come(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as bruno:
            await phone.call("PUT", "/me", {"name": "Anna"})
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            view = (await anna.sit(table, seat=0)).state["view"]
            # What another process does, before this one has heard of it.
            sql(server, f"UPDATE seats SET guest = '{guest_of(phone)}' WHERE table_id = '{table}' AND seat = 0")
            page = await phone.sit(table, seat=0)
            assert (page.state["view"], page.hello["mine"]) == (view, [0])

    run(work)


def test_hands_of_a_running_game_stay_apart(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            soon = {"stall_rounds": "1"}
            table = (await anna.make("murano", "me", "open", name="Anna", options=soon, sitter="random"))["id"]
            await bruno.join(table, 1, "Bruno")
            assert await bruno.refused("POST", "/joins", {"code": await show_code(anna)}) == (409, "two_hands")
            page = await bruno.sit(table, seat=1)
            view = str(page.state["view"])
            mine = await anna.sit(table)
            assert (mine.hello["mine"], str(mine.state["view"]) != view) == ([0], True)
            # Whoever gave the hand up has seen it all the same.
            await bruno.call("POST", f"/tables/{table}/seats/1/resign")
            assert await bruno.refused("POST", "/joins", {"code": await show_code(anna)}) == (409, "two_hands")
            # Once the game is over, everything is open.
            await finish(anna, table)
            await join(anna, bruno)

    run(work)


def test_hands_stay_apart_also_if_somebody_sits_down_between_code_and_agreement(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            await bruno.call("PUT", "/me", {"name": "Bruno"})
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            asked = await ask(bruno, await show_code(anna))
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            await bruno.join(table, 1, "Bruno")
            body = {"token": asked["token"], "agree": True}
            assert await bruno.refused("POST", f"/joins/{asked['id']}", body) == (409, "two_hands")
            # Nothing has passed to anybody.
            assert (await bruno.sit(table)).hello["mine"] == [1]
            assert (await anna.sit(table)).hello["mine"] == [0]
            assert len((await anna.call("GET", "/me/player"))["devices"]) == 1

    run(work)


def test_a_bot_that_sits_in_does_not_bring_two_hands_together(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna", sitter="random"))["id"]
            await bruno.join(table, 1, "Bruno")
            page = await bruno.sit(table)
            own = await anna.sit(table)
            await page.close()
            await own.until_table(lambda table: not table["seats"][1]["here"])
            await stay_away(server, table, 1)
            await anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot"})
            assert await bruno.refused("POST", "/joins", {"code": await show_code(anna)}) == (409, "two_hands")

    run(work)


def test_a_joined_device_is_told_what_the_player_is_told_and_nothing_else(server: Server) -> None:
    """Nothing of Bruno's hand reaches Anna's second device, and nothing at all once it was ended."""

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as bruno:
            table = (await anna.make("venezia", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            await join(anna, phone)
            first, second = await anna.sit(table), await phone.sit(table)
            assert second.hello["mine"] == first.hello["mine"] == [0]
            assert second.state == first.state
            assert second.events == first.events
            refused = await phone.open(table, seat=1)
            assert (await refused.drain())[-1]["error"] == "seat_lost"
            # The other seat moves: both devices are told the same, which is what seat 0 is told.
            theirs = await bruno.sit(table)
            movers = {0: second, 1: theirs}
            for _ in range(4):
                mover = movers[first.state["turn"]]
                done = await mover.do(mover.state["legal"][0]["do"])
                for page in (first, second, theirs):
                    await page.until_state(lambda state, n=done["next"]: state["n"] >= n)  # type: ignore[misc]
                assert second.state["view"] == first.state["view"]
            assert second.events == first.events
            shown = await phone.call("GET", "/me/player")
            other = next(one for one in shown["devices"] if one["this"])
            # The player may end it from anywhere; the page that is open is closed at once.
            await anna.call("DELETE", f"/me/devices/{other['id']}")
            bye = (await second.drain())[-1]
            assert (bye["error"], "no longer belongs" in bye["text"]) == ("seat_lost", True)
            assert (await phone.call("GET", "/me"))["known"] is False
            watching = await phone.sit(table)
            assert watching.hello["seat"] == -1
            assert watching.state["view"] != first.state["view"]

    run(work)


def test_either_side_ends_a_device_but_not_the_last_way_in(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone:
            table = (await anna.make("murano", "me", "me", name="Anna"))["id"]
            await join(anna, phone)
            devices = (await phone.call("GET", "/me/player"))["devices"]
            first = next(one for one in devices if not one["this"])
            # The phone ends the browser that was there first.
            left = await phone.call("DELETE", f"/me/devices/{first['id']}")
            assert [one["this"] for one in left["devices"]] == [True]
            assert (await anna.call("GET", "/me"))["known"] is False
            assert (await phone.sit(table)).hello["mine"] == [0, 1]
            last = left["devices"][0]["id"]
            assert await phone.refused("DELETE", f"/me/devices/{last}") == (409, "last_device")
            assert await phone.refused("DELETE", f"/me/devices/{first['id']}") == (404, "no_such_page")
            # Words on paper lead back, once; so the last device may go.
            words = (await phone.call("POST", "/me/recovery"))["words"]
            gone = await phone.call("DELETE", f"/me/devices/{last}")
            assert (gone["known"], gone["devices"]) == (False, [])
            assert "laguna_guest" not in phone.http.cookies
            assert await anna.refused("POST", "/recovery", {"code": "babab " * 5}) == (403, "wrong_words")
            assert (await anna.call("POST", "/recovery", {"code": words.upper()}))["state"] == "joined"
            assert (await anna.sit(table)).hello["mine"] == [0, 1]
            assert await phone.refused("POST", "/recovery", {"code": words}) == (403, "wrong_words")
            assert (await anna.call("GET", "/me/player"))["recovery"] is False

    run(work)


def test_words_on_paper_can_be_voided_and_are_not_used_up_by_a_refusal(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as phone:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            words = (await anna.call("POST", "/me/recovery"))["words"]
            assert await bruno.refused("POST", "/recovery", {"code": words}) == (409, "two_hands")
            assert (await phone.call("POST", "/recovery", {"code": words}))["state"] == "joined"
            words = (await anna.call("POST", "/me/recovery"))["words"]
            assert (await anna.call("DELETE", "/me/recovery"))["recovery"] is False
            async with Browser(server.url) as tablet:
                assert await tablet.refused("POST", "/recovery", {"code": words}) == (403, "wrong_words")

    run(work)
