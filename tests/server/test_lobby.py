"""Making tables, sitting down, getting up, handing seats on, chat, lists, being forgotten."""

import time

import pytest

from laguna.server.http.cookies import MONTH

from .browser import Browser, run
from .running import Server
from .sql import sql


def test_a_reserved_seat_opens_to_its_own_link_only(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "reserved"))["id"]
            link = await anna.call("GET", f"/tables/{table}/invitation")
            assert link["link"] == f"{server.url}/table/{table}"
            assert link["qr"].startswith("<svg ")
            assert await bruno.refused("POST", f"/tables/{table}/seats/1", {"name": "B"}) == (403, "bad_code")
            path = f"/tables/{table}/seats/1/invitation"
            assert await bruno.refused("POST", path) == (403, "no_guest")
            first = (await anna.call("POST", path))["link"].split("#1.")[1]
            second = (await anna.call("POST", path))["link"].split("#1.")[1]
            join = f"/tables/{table}/seats/1"
            assert await bruno.refused("POST", join, {"code": first}) == (403, "bad_code")
            assert (await bruno.join(table, 1, "Bruno", code=second))["state"] == "playing"
            assert len(second) >= 22
            assert second not in str(sql(server, "SELECT * FROM seats"))

    run(work)


def test_secrets_are_kept_as_hashes_and_cookies_are_closed_to_scripts(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            answer = await anna.http.put("/api/me", json={"name": "Anna"})
            header = answer.headers["set-cookie"]
            assert "HttpOnly" in header
            assert "SameSite=strict" in header
            guest, secret = anna.http.cookies["laguna_guest"].split(".")
            assert len(secret) == 32
            rows = str(sql(server, "SELECT * FROM guests"))
            assert guest in rows
            assert secret not in rows
            assert (await anna.call("GET", "/me")) == {"known": True, "name": "Anna"}
            anna.http.cookies.set("laguna_guest", f"{guest}.{'A' * 32}")

    run(work)


def test_forged_cookies_open_nothing(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            guest, secret = anna.http.cookies["laguna_guest"].split(".")
            for forged in (f"{guest}.{'A' * 32}", f"{guest}.", guest, "", "x" * 3000, f"{secret}.{guest}", '";=,'):
                async with Browser(server.url) as mallory:
                    headers = {"Cookie": f"laguna_guest={forged}"}
                    info = await mallory.call("GET", f"/tables/{table}", headers=headers)
                    assert not any(seat["mine"] for seat in info["seats"])
                    assert not info["owner"]
                    page = await mallory.open(table, headers=headers, seat=0)
                    assert (await page.receive())["error"] == "seat_lost"
                    page = await mallory.open(table, headers=headers)
                    await page.until("state")
                    assert page.hello["seat"] == -1
                    resign = f"/tables/{table}/seats/0/resign"
                    assert (await mallory.refused("POST", resign, headers=headers))[0] == 403

    run(work)


def test_one_can_get_up_before_the_game_and_resign_in_it(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            assert await bruno.refused("POST", f"/tables/{table}/seats/0", {}) == (409, "seat_taken")
            assert await bruno.refused("DELETE", f"/tables/{table}/seats/0") == (403, "not_yours")
            info = await bruno.call("DELETE", f"/tables/{table}/seats/1")
            assert info["seats"][1]["kind"] == "open"
            await bruno.join(table, 1, "Bruno")
            await bruno.join(table, 2, "Bruno too")
            page = await anna.sit(table)
            assert await bruno.refused("DELETE", f"/tables/{table}/seats/1") == (409, "not_now")
            hand = await bruno.sit(table, seat=1)
            for seat in (1, 2):
                info = await bruno.call("POST", f"/tables/{table}/seats/{seat}/resign")
            assert [seat["kind"] for seat in info["seats"]] == ["guest", "bot", "bot"]
            assert (await hand.until("bye"))["error"] == "seat_lost"
            await page.until_table(lambda table: table["seats"][2]["resigned"])
            await page.until_state(lambda state: state["turn"] == 0)
            assert "Bruno" in page.messages[-1].get("text", "") or any(
                "Bruno" in message.get("text", "") for message in page.messages
            )
            assert await bruno.refused("POST", f"/tables/{table}/seats/1", {}) == (409, "seat_taken")

    run(work)


def test_lists_show_open_tables_to_all_and_mine_to_me(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            public = (await anna.make("murano", "me", "open", public=True))["id"]
            private = (await anna.make("venezia", "me", "open"))["id"]
            invited = (await anna.make("murano", "me", "reserved", public=True))["id"]
            listed = [table["id"] for table in (await bruno.call("GET", "/tables/open"))["tables"]]
            assert public in listed
            assert private not in listed
            # Nobody can sit down there without an invitation.
            assert invited not in listed
            mine = [table["id"] for table in (await anna.call("GET", "/tables/mine"))["tables"]]
            assert set(mine) == {public, private, invited}
            assert (await bruno.call("GET", "/tables/mine"))["tables"] == []
            await bruno.join(public, 1, "Bruno")
            listed = [table["id"] for table in (await bruno.call("GET", "/tables/open"))["tables"]]
            assert public not in listed

    run(work)


def test_chat_reaches_all_but_those_who_muted(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as chiara:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            # Chiara looks on: what players say is not for her (test_watching.py).
            pages = [await browser.sit(table) for browser in (anna, bruno)]
            await chiara.sit(table)
            await pages[0].send(type="chat", text=" <b>hello</b>\n there ")
            for page in pages:
                said = await page.until("chat")
                assert (said["seat"], said["name"], said["text"]) == (0, "Anna", "<b>hello</b> there")
            assert await bruno.call("PUT", f"/tables/{table}/mute", {"seats": [0, 7]}) == {"seats": [0]}
            await pages[0].send(type="chat", text="not for Bruno")
            await pages[1].send(type="chat", text="from Bruno")
            assert (await pages[1].until("chat"))["text"] == "from Bruno"
            later = await bruno.sit(table)
            assert later.hello["muted"] == [0]
            assert [message["text"] for message in later.messages if message["type"] == "chat"] == ["from Bruno"]
            await pages[0].send(type="chat", text="\u0000")
            assert (await pages[0].until("refused"))["error"] == "cannot_parse"

    run(work)


def test_who_asks_to_be_forgotten_is_forgotten(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno Bianchi")
            page = await bruno.sit(table)
            await page.send(type="chat", text="my secret")
            await page.until("chat")
            own = await anna.sit(table)
            await bruno.call("DELETE", "/me")
            assert (await page.until("bye"))["error"] == "seat_lost"
            await own.until_table(lambda table: table["seats"][1]["kind"] == "bot")
            for name in ("guests", "seats", "chat", "tables"):
                kept = str(sql(server, f"SELECT * FROM {name}"))
                assert "Bianchi" not in kept
                assert "my secret" not in kept
            assert (await bruno.call("GET", "/me"))["known"] is False

    run(work)


def test_a_table_whose_owner_is_forgotten_has_another_one(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            page = await bruno.sit(table)
            assert not page.table["owner"]
            await anna.call("DELETE", "/me")
            await page.until_table(lambda table: table["owner"] and table["seats"][0]["kind"] == "bot")
            assert await bruno.refused("PUT", f"/tables/{table}/seats/0", {"kind": "open"}) == (409, "too_few")
            await bruno.call("DELETE", "/me")
            assert sql(server, f"SELECT owner FROM tables WHERE id = '{table}'") == [("",)]

    run(work)


def test_a_cookie_is_renewed_now_and_then(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            await anna.call("PUT", "/me", {"name": "Anna"})
            cookie = anna.http.cookies["laguna_guest"]
            guest = cookie.split(".")[0]
            assert "set-cookie" not in (await anna.http.get("/api/me")).headers
            for path in ("/api/me", "/api/tables/mine"):
                old = int(time.time()) - MONTH - 10
                sql(server, f"UPDATE guests SET seen = {old} WHERE id = '{guest}'")
                header = (await anna.http.get(path)).headers["set-cookie"]
                assert header.startswith(f"laguna_guest={cookie};")
                assert "Max-Age=31536000" in header
                assert "HttpOnly" in header
                assert "set-cookie" not in (await anna.http.get(path)).headers
                [(seen,)] = sql(server, f"SELECT seen FROM guests WHERE id = '{guest}'")
                assert seen == pytest.approx(time.time(), abs=60)
            sql(server, f"UPDATE guests SET seen = 0 WHERE id = '{guest}'")
            assert "Max-Age=0" in (await anna.http.delete("/api/me")).headers["set-cookie"]
            assert not anna.http.cookies

    run(work)


def test_a_rematch_is_one_table_for_all_with_the_first_seat_moved(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as chiara:
            table = (await anna.make("venezia", "me", "open", name="Anna", options={"stall_rounds": "1"}))["id"]
            await bruno.join(table, 1, "Bruno")
            assert await anna.refused("POST", f"/tables/{table}/rematch") == (409, "not_now")
            own = await anna.sit(table)
            assert own.table["seats"][0]["name"] == "Anna"
            sql_state = "UPDATE tables SET state = 'closed', turn = -2, news = news + 1"
            sql(server, f"{sql_state} WHERE id = '{table}'")
            # The server reads it with the next change.
            await own.send(type="chat", text="over")
            await own.until_table(lambda table: table["state"] == "closed")
            again = await anna.call("POST", f"/tables/{table}/rematch")
            assert [seat["name"] for seat in again["seats"]] == ["Bruno", "Anna"]
            assert again["state"] == "playing"
            assert (await bruno.call("POST", f"/tables/{table}/rematch"))["id"] == again["id"]
            assert await chiara.refused("POST", f"/tables/{table}/rematch") == (403, "no_guest")
            assert (await own.until_table(lambda table: bool(table["rematch"])))["rematch"] == again["id"]

    run(work)


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            me = {"kind": "me"}
            for body in (
                {"game": "chess", "seats": [me, me]},
                {"game": "murano", "seats": [me]},
                {"game": "murano", "seats": [me] * 5},
                {"game": "murano", "seats": [{"kind": "bot"}] * 2},
                {"game": "murano", "seats": [me, me], "options": {"scoring": "worst"}},
                {"game": "murano", "seats": [me, {"kind": "bot", "level": "nobody"}]},
                {"game": "murano", "seats": [me, me], "guide": "last"},
                {"game": "murano", "seats": [me, me], "more": 1},
            ):
                status, error = await anna.refused("POST", "/tables", body)
                assert (status, error) in ((409, "cannot_play"), (400, "bad_request")), body
            for name in (
                "\u0000",
                "a\u0007",
                "\ud800x".encode("utf-8", "surrogatepass").decode("latin-1") + "\u0085",
            ):
                status, error = await anna.refused("PUT", "/me", {"name": name})
                assert (status, error) == (409, "bad_name")
            assert (await anna.refused("PUT", "/me", {"name": "x" * 25}))[0] == 400
            assert (await anna.refused("PUT", "/me", {"name": ""}))[0] == 400
            assert await anna.refused("GET", "/tables/aaaaaaaaaaaaaaaa") == (404, "no_such_table")
            assert (await anna.refused("GET", "/nothing"))[0] == 404

    run(work)
