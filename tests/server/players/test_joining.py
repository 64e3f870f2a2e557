"""A second device by a short code: good once, for five minutes, and if both agree."""

from collections.abc import Callable
from pathlib import Path

from laguna.server.limits import Limits
from laguna.server.players import joining
from laguna.server.store import Db, guest_queries, migrate, open_store, player_queries
from laguna.server.store.rows import DeviceRow
from laguna.server.tables.refusal import Refusal

from ..browser import Browser, run
from ..running import Server
from ..sql import sql
from .people import answer, ask, guest_of, join, show_code


def test_a_device_joins_once_both_have_agreed(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone:
            await anna.call("PUT", "/me", {"name": "Anna"})
            assert (await anna.call("GET", "/me/player"))["player"] is False
            shown = await anna.call("POST", "/me/join")
            assert shown["link"].endswith("/me#" + shown["code"])
            assert shown["qr"].startswith("<svg")
            assert (await anna.call("GET", "/me/join"))["state"] == "open"
            phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537"
            asked = await ask(phone, shown["code"].lower())
            assert (asked["name"], asked["tables"]) == ("Anna", 0)
            # The other device agrees first: that alone does nothing.
            assert await answer(phone, asked) == "asked"
            assert (await phone.call("GET", "/me"))["known"] is False
            seen = await anna.call("GET", "/me/join")
            assert (seen["state"], seen["device"], seen["number"]) == ("asked", "Chrome, Android", asked["number"])
            # Only the number that both screens show is agreed to.
            wrong = {"number": asked["number"] % 90 + 10}
            assert await anna.refused("POST", "/me/join/agree", wrong) == (403, "wrong_code")
            assert await answer(phone, asked) == "asked"
            agreed = await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            assert agreed["state"] == "agreed"
            assert await answer(phone, asked) == "joined"
            assert (await anna.call("GET", "/me/join"))["state"] == "joined"
            assert await phone.call("GET", "/me") == {"known": True, "name": "Anna"}
            assert guest_of(phone) == guest_of(anna)
            devices = (await phone.call("GET", "/me/player"))["devices"]
            assert sorted((one["this"], one["name"]) for one in devices) == [
                (False, ""),
                (True, "Chrome, Android"),
            ]

    run(work)


def test_the_player_alone_cannot_draw_a_device_in(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            await bruno.call("PUT", "/me", {"name": "Bruno"})
            asked = await ask(bruno, await show_code(anna))
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            assert (await anna.call("GET", "/me/join"))["state"] == "agreed"
            assert (await bruno.call("GET", "/me"))["name"] == "Bruno"
            assert await answer(bruno, asked, agree=False) == "ended"
            assert (await anna.call("GET", "/me/join"))["state"] == "none"
            assert len((await anna.call("GET", "/me/player"))["devices"]) == 1
            # What the other device was told is of no use to anybody else, nor to itself any more.
            body = {"token": asked["token"], "agree": True}
            assert await bruno.refused("POST", f"/joins/{asked['id']}", body) == (403, "wrong_code")

    run(work)


def test_a_code_is_good_once_and_needs_the_token(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as thief:
            code = await show_code(anna)
            asked = await ask(phone, code)
            assert await thief.refused("POST", "/joins", {"code": code}) == (403, "wrong_code")
            body = {"token": "x" * 32, "agree": True}
            assert await thief.refused("POST", f"/joins/{asked['id']}", body) == (403, "wrong_code")
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            assert await thief.refused("POST", f"/joins/{asked['id']}", body) == (403, "wrong_code")
            assert await answer(phone, asked) == "joined"
            assert await thief.refused("POST", "/joins", {"code": code}) == (403, "wrong_code")
            assert (await thief.call("GET", "/me"))["known"] is False
            # A new code voids the older one, and so does its player.
            first, second = await show_code(anna), await show_code(anna)
            assert await thief.refused("POST", "/joins", {"code": first}) == (403, "wrong_code")
            await anna.call("DELETE", "/me/join")
            assert await thief.refused("POST", "/joins", {"code": second}) == (403, "wrong_code")

    run(work)


def test_a_code_ends_after_five_minutes(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone:
            code = await show_code(anna)
            sql(server, f"UPDATE joins SET until = until - 200 WHERE guest = '{guest_of(anna)}'")
            asked = await ask(phone, code)
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            sql(server, f"UPDATE joins SET until = until - 100 WHERE guest = '{guest_of(anna)}'")
            # Whoever typed it in time must also be done in time.
            body = {"token": asked["token"], "agree": True}
            assert await phone.refused("POST", f"/joins/{asked['id']}", body) == (403, "wrong_code")
            assert (await anna.call("GET", "/me/join"))["state"] == "none"
            code = await show_code(anna)
            sql(server, f"UPDATE joins SET until = until - 301 WHERE guest = '{guest_of(anna)}'")
            assert await phone.refused("POST", "/joins", {"code": code}) == (403, "wrong_code")

    run(work)


def like(code: str) -> list[str]:
    """Five other codes that begin like this one."""
    return [other for last in "ABCDEF" if (other := code[:5] + last) != code][:5]


def test_five_wrong_tries_end_a_code(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as thief, Browser(server.url) as phone:
            for tries, ends in ((4, False), (5, True)):
                code = await show_code(anna)
                for other in like(code)[:tries]:
                    assert await thief.refused("POST", "/joins", {"code": other}) == (403, "wrong_code")
                if ends:
                    assert (await anna.call("GET", "/me/join"))["state"] == "none"
                    assert await phone.refused("POST", "/joins", {"code": code}) == (403, "wrong_code")
                else:
                    assert (await ask(phone, code))["number"]

    run(work)


def test_tries_are_limited_by_address(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "a.sqlite"), "--limit", "code_tries=4")

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as thief:
            code = await show_code(anna)
            for _ in range(3):
                assert await thief.refused("POST", "/joins", {"code": "222222"}) == (403, "wrong_code")
            assert await thief.refused("POST", "/joins", {"code": code}) == (429, "too_fast")
            assert await thief.refused("POST", "/recovery", {"code": "babab"}) == (429, "too_fast")
            # Showing a code is work as well, and so is asking for a passkey.
            assert await anna.refused("POST", "/me/join") == (429, "too_fast")
            assert await anna.refused("POST", "/me/passkeys/new") == (429, "too_fast")
            assert await thief.refused("POST", "/passkeys/new") == (429, "too_fast")

    run(work)


def test_wrong_tries_are_limited_in_all_for_every_process(tmp_path: Path) -> None:
    """The count is in the database, and an hour later it is forgotten."""
    limits, now = Limits(all_code_tries=3), 10_000_000

    def attempt(db: Db, code: str, hash: str, at: int) -> object:
        return joining.claim(db, code, hash, "", "", "t" * 32, limits, at)

    async def work() -> None:
        store = open_store(str(tmp_path / "a.sqlite"))
        try:
            await store.run(migrate)

            def begin(db: Db) -> None:
                guest_queries.add_guest(db, "anna", "x", "Anna", now)
                player_queries.become_player(db, "anna", "x", DeviceRow("d", "", now, now))
                joining.show(db, "anna", "j", "AABBCC", "right", now)

            await store.run(begin)
            for _ in range(3):
                refused = await store.run(lambda db: attempt(db, "ZZZZZZ", "wrong", now))
                assert isinstance(refused, Refusal)
                assert refused.error == "wrong_code"
            refused = await store.run(lambda db: attempt(db, "AABBCC", "right", now))
            assert isinstance(refused, Refusal)
            assert refused.error == "too_fast"
            later = now + 3700
            await store.run(lambda db: joining.show(db, "anna", "k", "AABBCC", "right", later))
            assert isinstance(await store.run(lambda db: attempt(db, "AABBCC", "right", later)), joining.Claim)
            assert await store.run(lambda db: db.one("SELECT count(*) FROM wrong_codes")) == (1,)
            await store.run(lambda db: player_queries.forget_old(db, later + 400, 3600))
            for table in ("joins", "challenges", "wrong_codes"):
                found = await store.run(lambda db, table=table: db.one(f"SELECT count(*) FROM {table}"))
                assert found == (0,)
        finally:
            await store.close()

    run(work)


def test_neither_code_nor_token_nor_secret_is_stored(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone:
            code = await show_code(anna)
            asked = await ask(phone, code)
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            await answer(phone, asked)
            words = (await anna.call("POST", "/me/recovery"))["words"]
            link = (await anna.call("POST", "/me/friends/link"))["link"]
            secrets = [code, asked["token"], words, link.rpartition(".")[2]]
            secrets += [str(one.http.cookies["laguna_guest"]).partition(".")[2] for one in (anna, phone)]
            stored = str(
                [sql(server, f"SELECT * FROM {table}") for table in ("joins", "devices", "guests", "players")]
            )
            assert guest_of(anna) in stored
            for secret in secrets:
                assert secret not in stored
            assert not any(secret in line for line in server.log for secret in secrets)

    run(work)


def test_an_answer_that_got_lost_is_given_again(server: Server) -> None:
    """The device has joined, but its cookie never arrived: it asks once more, with what it was told."""

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone:
            await phone.call("PUT", "/me", {"name": "Bruno"})
            before = str(phone.http.cookies["laguna_guest"])
            asked = await ask(phone, await show_code(anna))
            await anna.call("POST", "/me/join/agree", {"number": asked["number"]})
            assert await answer(phone, asked) == "joined"
            phone.http.cookies.clear()
            phone.http.cookies.set("laguna_guest", before, domain="127.0.0.1")
            assert (await phone.call("GET", "/me"))["known"] is False
            assert await answer(phone, asked) == "joined"
            assert guest_of(phone) == guest_of(anna)
            assert len((await phone.call("GET", "/me/player"))["devices"]) == 2

    run(work)


def test_who_is_the_player_already_or_another_one_is_refused(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as other:
            await join(anna, phone)
            assert await phone.refused("POST", "/joins", {"code": await show_code(anna)}) == (409, "same_player")
            await other.call("PUT", "/me", {"name": "Other"})
            # A player with several devices would leave the others behind.
            code = await show_code(other)
            assert await phone.refused("POST", "/joins", {"code": code}) == (409, "other_player")
            # A refusal uses nothing up.
            async with Browser(server.url) as tablet:
                assert (await ask(tablet, code))["name"] == "Other"

    run(work)


def test_devices_work_in_every_process(start: Callable[..., Server], cluster: object) -> None:
    address = cluster.new_database()  # type: ignore[attr-defined]
    first, second = start(address), start(address)

    async def work() -> None:
        async with Browser(first.url) as anna, Browser(second.url) as phone:
            table = (await phone.make("murano", "me", "me", name="Anna"))["id"]
            page = await phone.sit(table)
            await join(anna, phone)
            # The phone's page of before comes back by itself; and what it brought is the player's.
            assert (await page.drain())[-1]["error"] == "restart"
            mine = await anna.call("GET", "/tables/mine")
            assert [one["id"] for one in mine["tables"]] == [table]
            own = await anna.sit(table)
            again = await phone.sit(table, seat=own.hello["seat"])
            assert again.state["view"] == own.state["view"]
            device = next(one for one in (await anna.call("GET", "/me/player"))["devices"] if not one["this"])
            await anna.call("DELETE", f"/me/devices/{device['id']}")
            # Ended in one process, it is cut off in the other.
            assert (await again.drain())[-1]["error"] == "seat_lost"
            assert (await phone.call("GET", "/me"))["known"] is False
            assert own.state["n"] == (await anna.sit(table)).state["n"]

    run(work)
