"""Notices from end to end: a real server, and servers of the test that get what it sends."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ..browser import Browser, run
from ..conftest import BACKENDS, generous, new_place
from ..players.people import join
from ..running import Server
from ..sql import sql, stay_away
from .outside import Request, Web, free_port, status, web
from .told import SOON, Subscriber, Two, hosts, until_told

Start = Callable[..., Server]
PUSH, OTHER = free_port(), free_port()
"""Where the servers of these tests listen."""


@pytest.fixture(scope="module", params=BACKENDS)
def sender(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends at once, and may send to the servers of these tests."""
    place = new_place(request, request.param, tmp_path_factory.mktemp("db"))
    running = Server(place, *generous(), code=SOON, env=hosts(PUSH, OTHER))
    running.wait()
    yield running
    running.close()


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@asynccontextmanager
async def table_of(server: Server) -> AsyncIterator[tuple[Two, Web]]:
    """Two people at a table, and a push service."""
    async with web(port=PUSH) as service, Browser(server.url) as anna, Browser(server.url) as bruno:
        yield await Two(server, anna, bruno).begin(), service


@asynccontextmanager
async def person(server: Server) -> AsyncIterator[Browser]:
    """Somebody whom the server knows."""
    async with Browser(server.url) as browser:
        await browser.call("PUT", "/me", {"name": "Anna"})
        yield browser


def test_who_is_away_is_told_once_a_turn(sender: Server) -> None:
    async def work() -> None:
        async with table_of(sender) as (two, service):
            away, here = Subscriber(service, "away"), Subscriber(service, "here")
            mine = await away.subscribe(two.away)
            assert [(one["kind"], one["this"]) for one in mine["channels"]] == [("push", True)]
            await here.subscribe(two.here)
            await two.play()
            (told,) = await away.wait(1)
            assert told["title"] == "Murano: it is your turn"
            assert told["body"] == f"With {'Anna' if two.turn == 0 else 'Bruno'}"
            assert told["url"] == f"{sender.url}/table/{two.table}"
            await until_told(sender, two.table)
            # The other way round, and back.
            for one, count in ((here, 1), (away, 2)):
                await two.swap()
                await two.play()
                assert len(await one.wait(count)) == count
                await until_told(sender, two.table)
            # Nobody was told who had the table open.
            assert (len(away.got()), len(here.got())) == (2, 1)

    run(work)


def test_a_channel_that_is_gone_is_dropped_and_one_that_is_busy_is_tried_again(sender: Server) -> None:
    async def work() -> None:
        async with table_of(sender) as (two, service), web(port=OTHER) as ntfy:
            gone = Subscriber(service, "gone")
            await gone.subscribe(two.away)
            topic = f"http://127.0.0.1:{OTHER}/topic"
            mine = await two.away.call("POST", "/me/notices/ntfy", {"address": topic})
            assert sorted(one["kind"] for one in mine["channels"]) == ["ntfy", "push"]
            service.always = status(410)
            ntfy.answers = [status(503), status(429), b""]
            await two.play()
            await ntfy.wait(4)
            await until_told(sender, two.table)
            assert (len(ntfy.requests), len(gone.got())) == (4, 1)
            left = await two.away.call("GET", "/me/notices")
            assert [(one["kind"], one["failing"]) for one in left["channels"]] == [("ntfy", False)]

    run(work)


def test_the_beginning_and_a_bot_are_told(sender: Server) -> None:
    async def work() -> None:
        async with web(port=PUSH) as service, person(sender) as anna, person(sender) as bruno:
            people, told = [anna, bruno], [Subscriber(service, name) for name in ("anna", "bruno")]
            for one, phone in zip(people, told, strict=True):
                await phone.subscribe(one)
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            turn = (await bruno.join(table, 1, "Bruno"))["turn"]
            # Both count as here for the moments after they have sat down; then neither does.
            sql(sender, f"UPDATE seats SET seen = 0 WHERE table_id = '{table}'")
            assert [one["title"] for one in await told[turn].wait(1)] == ["Murano: it is your turn"]
            assert [one["title"] for one in await told[1 - turn].wait(1)] == ["Murano: the game has begun"]
            # A bot sits in for Bruno, who stays away.
            page = await anna.sit(table)
            await stay_away(sender, table, 1)
            await anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "level": "easy"})
            assert (await told[1].wait(2))[1]["title"] == "Murano: a bot is playing for you"
            await page.close()

    run(work)


def test_an_invitation_is_told_in_the_friends_language(sender: Server) -> None:
    async def work() -> None:
        async with table_of(sender) as (two, service):
            anna, bruno = two.people
            await anna.call("PUT", "/me", {"name": "Anna"})
            link = (await anna.call("POST", "/me/friends/link"))["link"]
            await bruno.call("POST", "/me/friends", {"code": link.rpartition(".")[2]})
            phone = Subscriber(service, "bruno")
            bruno.http.headers["accept-language"] = "de"
            await phone.subscribe(bruno)
            table = (await anna.make("venezia", "me", "open", name="Anna"))["id"]
            friend = (await anna.call("GET", "/me/player"))["friends"][0]["id"]
            await anna.call("POST", f"/me/friends/{friend}/invite", {"table": table})
            await until_told(sender, table)
            assert "Venezia: Anna lädt dich ein" in [one["title"] for one in phone.got()]

    run(work)


def test_nothing_comes_in_quiet_hours(sender: Server) -> None:
    async def work() -> None:
        async with table_of(sender) as (two, service):
            phone = Subscriber(service, "away")
            await phone.subscribe(two.away)
            wrong = {"zone": "Nowhere", "first": 0, "last": 1}
            assert await two.away.refused("PUT", "/me/notices/quiet", wrong) == (409, "bad_zone")
            # All day but for a minute that is far from now.
            zone = "UTC" if time.gmtime().tm_hour < 20 else "Asia/Tokyo"
            quiet = {"zone": zone, "first": 0, "last": 1439}
            assert (await two.away.call("PUT", "/me/notices/quiet", quiet))["quiet"] == quiet
            await two.play()
            late = f"SELECT 1 FROM due d JOIN untold u ON u.channel = d.key WHERE table_id = '{two.table}' "
            late = late.replace("table_id", "u.table_id") + "AND u.what = 'turn' AND d.at > u.since + 3600"
            while not sql(sender, late):
                await asyncio.sleep(0.02)
            assert phone.got() == []
            none = {"zone": zone, "first": 5, "last": 5}
            assert (await two.away.call("PUT", "/me/notices/quiet", none))["quiet"] is None
            assert len(await phone.wait(1)) == 1

    run(work)


def test_a_server_killed_before_it_has_noted_what_it_sent_sends_it_once_more(file: str, start: Start) -> None:
    async def work() -> None:
        server = start(file, code=SOON, env=hosts(PUSH))
        held = asyncio.Event()

        async def never(request: Request, writer: asyncio.StreamWriter) -> None:
            held.set()
            await asyncio.Event().wait()

        async with table_of(server) as (two, service):
            phone = Subscriber(service, "away")
            await phone.subscribe(two.away)
            service.answers = [never]
            await two.play()
            await held.wait()
            server.kill()
            assert len(phone.got()) == 1
            # Once the lease is over, another process takes it.
            sql(server, "UPDATE due SET at = 0 WHERE kind = 'notice'")
            again = start(file, code=SOON, env=hosts(PUSH))
            await phone.wait(2)
            await until_told(again, two.table)
            again.kill()
            assert len(phone.got()) == 2
            assert sql(again, "SELECT what FROM untold") == [("waiting",)]

    run(work)


def test_what_a_dead_process_did_not_notice_is_found(file: str, start: Start) -> None:
    """As if each process died between storing a move and noticing whose turn it is."""
    code = SOON + (
        "from laguna.server.notices import notifier\n"
        "notifier.Notifier.consider = lambda *_: None\n"
        "notifier.LATE = -1\n"
        "from laguna.server.http import lifespan\n"
        "lifespan.NOTICES = 0.1\n"
    )

    async def work() -> None:
        server = start(file, code=code, env=hosts(PUSH))
        async with table_of(server) as (two, service):
            phone = Subscriber(service, "away")
            await phone.subscribe(two.away)
            await two.play()
            assert (await phone.wait(1))[0]["title"] == "Murano: it is your turn"
            await until_told(server, two.table)
            assert len(phone.got()) == 1

    run(work)


def test_of_several_processes_one_tells(request: pytest.FixtureRequest, tmp_path: Path, start: Start) -> None:
    async def work() -> None:
        place = new_place(request, "postgres", tmp_path)
        server = start(place, "--workers", "2", code=SOON, env=hosts(PUSH))
        async with table_of(server) as (two, service):
            # Both processes know the table, since pages watch it.
            for _ in range(6):
                await (await two.here.open(two.table, seat=-1)).until("state")
            told = [Subscriber(service, "anna"), Subscriber(service, "bruno")]
            for one, browser in zip(told, two.people, strict=True):
                await one.subscribe(browser)
            for turn in range(4):
                away = told[1 - two.turn]
                await two.play()
                await away.wait(turn // 2 + 1)
                await until_told(server, two.table)
                await two.swap()
            assert [len(one.got()) for one in told] == [2, 2]

    run(work)


def test_the_push_of_a_device_goes_with_it(sender: Server) -> None:
    async def work() -> None:
        async with web(port=PUSH) as service, person(sender) as anna, person(sender) as phone:
            await Subscriber(service, "phone").subscribe(phone)
            await phone.call("PUT", "/me/notices/quiet", {"zone": "UTC", "first": 1, "last": 2})
            # The phone joins: its channel is the player's, and that of the new device.
            await join(anna, phone)
            mine = await anna.call("GET", "/me/notices")
            assert [(one["kind"], one["this"]) for one in mine["channels"]] == [("push", False)]
            assert mine["quiet"] == {"zone": "UTC", "first": 1, "last": 2}
            assert (await phone.call("GET", "/me/notices"))["channels"][0]["this"]
            devices = (await anna.call("GET", "/me/player"))["devices"]
            other = next(one["id"] for one in devices if not one["this"])
            await anna.call("DELETE", f"/me/devices/{other}")
            assert (await anna.call("GET", "/me/notices"))["channels"] == []

    run(work)


def test_channels_are_added_and_ended(sender: Server) -> None:
    async def work() -> None:
        async with person(sender) as anna, person(sender) as bruno, Browser(sender.url) as nobody:
            one = {"address": "https://ntfy.sh/x"}
            assert await nobody.refused("POST", "/me/notices/ntfy", one) == (403, "no_guest")
            assert (await anna.call("GET", "/me/notices"))["kinds"] == ["push", "ntfy"]
            for address in ("http://ntfy.sh/x", "https://127.0.0.1/x", "https://ntfy.sh/", "https://ntfy.local/x"):
                assert await anna.refused("POST", "/me/notices/ntfy", {"address": address}) == (409, "bad_address")
            body = {"endpoint": "https://push.example/x", "p256dh": "A" * 87, "auth": "A" * 22}
            assert await anna.refused("POST", "/me/notices/push", body) == (409, "bad_address")
            mail = {"address": "anna@example.org"}
            assert await anna.refused("POST", "/me/notices/mail", mail) == (403, "switched_off")
            for number in range(10):
                mine = await anna.call("POST", "/me/notices/ntfy", {"address": f"https://ntfy.sh/topic-{number}"})
            assert len(mine["channels"]) == 10
            again = await anna.call("POST", "/me/notices/ntfy", {"address": "https://ntfy.sh/topic-3"})
            assert len(again["channels"]) == 10
            assert await anna.refused("POST", "/me/notices/ntfy", one) == (429, "too_many")
            id = mine["channels"][0]["id"]
            assert await bruno.refused("DELETE", f"/me/notices/{id}") == (404, "no_such_page")
            assert await bruno.refused("POST", f"/me/notices/{id}/test") == (404, "no_such_page")
            assert len((await anna.call("DELETE", f"/me/notices/{id}"))["channels"]) == 9

    run(work)


def test_a_test_goes_out_at_once(sender: Server) -> None:
    async def work() -> None:
        async with web(port=PUSH) as service, person(sender) as anna, person(sender) as later:
            phone = Subscriber(service, "anna")
            id = (await phone.subscribe(anna))["channels"][0]["id"]
            assert (await anna.call("POST", f"/me/notices/{id}/test"))["outcome"] == "sent"
            assert phone.got()[0]["title"] == "Laguna: a test"
            service.always = status(500)
            assert (await anna.call("POST", f"/me/notices/{id}/test"))["outcome"] == "later"
            service.always = status(410)
            assert (await anna.call("POST", f"/me/notices/{id}/test"))["outcome"] == "gone"
            assert (await anna.call("GET", "/me/notices"))["channels"] == []
            # A browser that was somebody else tells only whoever it is now.
            await phone.subscribe(anna)
            await phone.subscribe(later)
            assert (await anna.call("GET", "/me/notices"))["channels"] == []

    run(work)


def test_a_host_may_switch_notices_off(file: str, start: Start) -> None:
    async def work() -> None:
        server = start(file, "--no-notices")
        async with person(server) as anna:
            assert "notices" not in (await anna.call("GET", "/me/player"))["parts"]
            assert await anna.refused("GET", "/me/notices") == (403, "switched_off")
            body = {"address": "https://ntfy.sh/x"}
            assert await anna.refused("POST", "/me/notices/ntfy", body) == (403, "switched_off")
            await anna.make("murano", "me", "me")

    run(work)


def test_the_webhook_of_a_table_has_one_message(sender: Server) -> None:
    async def work() -> None:
        async with table_of(sender) as (two, _), web(port=OTHER) as service:
            anna, bruno = two.people
            path = f"/tables/{two.table}/webhook"
            hook = {"service": "discord", "address": f"http://127.0.0.1:{OTHER}/api/webhooks/1/secret"}
            assert (await anna.call("GET", path))["service"] is None
            assert await bruno.refused("PUT", path, hook) == (403, "not_owner")
            assert await bruno.refused("GET", path) == (403, "not_owner")
            for address in ("https://10.0.0.1/x", "http://discord.example/x", "https://discord.example/x?y"):
                assert await anna.refused("PUT", path, {**hook, "address": address}) == (409, "bad_address")
            service.always = status(404)
            assert await anna.refused("PUT", path, hook) == (409, "bad_address")
            service.requests.clear()
            service.always = status(200, body=b'{"id": "77"}')
            shown = await anna.call("PUT", path, hook)
            assert shown == {"service": "discord", "place": "127.0.0.1", "outcome": "sent"}
            await two.play()
            await service.wait(2)
            first, second = service.requests
            assert (first.method, second.method) == ("POST", "PATCH")
            assert second.path == "/api/webhooks/1/secret/messages/77"
            names = ["Anna", "Bruno"]
            assert f"{names[two.turn]} is to move".encode() in first.body
            assert f"{names[1 - two.turn]} is to move".encode() in second.body
            assert "secret" not in str(await anna.call("GET", path))
            assert (await anna.call("DELETE", path))["service"] is None

    run(work)
