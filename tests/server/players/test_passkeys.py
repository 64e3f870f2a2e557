"""Passkeys: several of them, checked, used once for each challenge, and never another's."""

import base64
import json
from collections.abc import Callable
from pathlib import Path

from laguna.server.players import PARTS

from ..browser import Browser, run
from ..running import Server
from ..sql import sql
from .authenticator import Authenticator, text
from .people import guest_of

BAD = (403, "bad_passkey")


def test_a_passkey_leads_back_from_any_browser(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as again:
            table = (await anna.make("murano", "me", "me", name="Anna"))["id"]
            first, second = Authenticator(anna), Authenticator(anna)
            assert (await first.make())["player"] is True
            assert len((await second.make())["passkeys"]) == 2
            assert (await phone.call("POST", "/passkeys", await second.used(phone)))["state"] == "joined"
            assert (await phone.sit(table)).hello["mine"] == [0, 1]
            # The player who is here already stays as they are.
            before = dict(phone.http.cookies)
            assert (await phone.call("POST", "/passkeys", await first.used(phone)))["state"] == "joined"
            assert dict(phone.http.cookies) == before
            # Of a passkey id, public key and counter are kept.
            rows = sql(server, f"SELECT * FROM passkeys WHERE guest = '{guest_of(anna)}' ORDER BY counter")
            assert sorted(row[0] for row in rows) == sorted([text(first.id), text(second.id)])  # type: ignore[type-var]
            assert [(row[1], row[3]) for row in rows] == [(guest_of(anna), 1)] * 2
            left = await anna.call("DELETE", f"/me/passkeys/{text(second.id)}")
            assert left["passkeys"] == [text(first.id)]
            assert await again.refused("POST", "/passkeys", await second.used(again)) == BAD
            assert await again.refused("DELETE", f"/me/passkeys/{text(first.id)}") == (404, "no_such_page")
            assert (await again.call("POST", "/passkeys", await first.used(again)))["state"] == "joined"

    run(work)


def test_what_was_signed_counts_once(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as thief:
            await anna.call("PUT", "/me", {"name": "Anna"})
            key = Authenticator(anna)
            made = await key.made()
            await anna.call("POST", "/me/passkeys", made)
            assert await anna.refused("POST", "/me/passkeys", made) == BAD
            used = await key.used(anna)
            await anna.call("POST", "/passkeys", used)
            assert await thief.refused("POST", "/passkeys", used) == BAD
            # A copy of the key that counts from the beginning is noticed.
            key.counter = 0
            assert await thief.refused("POST", "/passkeys", await key.used(thief)) == BAD
            # A challenge for making one is none for using one, nor another guest's.
            asked = await anna.call("POST", "/me/passkeys/new")
            key.counter = 10
            other = await key.used(thief, challenge=asked["challenge"])
            assert await thief.refused("POST", "/passkeys", other) == BAD
            await thief.call("PUT", "/me", {"name": "Thief"})
            mine = Authenticator(thief)
            made = await mine.made()
            assert await anna.refused("POST", "/me/passkeys", made) == BAD
            # Nor is one that is too old.
            late = await key.used(thief)
            sql(server, "UPDATE challenges SET until = until - 301")
            assert await thief.refused("POST", "/passkeys", late) == BAD

    run(work)


def test_what_is_not_signed_by_the_passkey_for_this_site_is_refused(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as thief:
            await anna.call("PUT", "/me", {"name": "Anna"})
            key, other = Authenticator(anna), Authenticator(anna)
            await key.make()
            other.id = key.id
            assert await thief.refused("POST", "/passkeys", await other.used(thief)) == BAD
            assert await thief.refused("POST", "/passkeys", await key.used(thief, site="evil.example")) == BAD
            key.origin = "https://evil.example"
            assert await thief.refused("POST", "/passkeys", await key.used(thief)) == BAD
            assert await anna.refused("POST", "/me/passkeys", await key.made()) == BAD
            key.origin = anna.url
            used = await key.used(thief)
            for client in ("", "x", "€", text(b"[]"), text(b"{}"), text(b'{"challenge": 3}'), text(b"[" * 1500)):
                used["response"]["client_data"] = client
                assert await thief.refused("POST", "/passkeys", used) == BAD
            # Junk that names a challenge of ours is refused by the library, not by an error of the server.
            made = await Authenticator(anna).made()
            client = json.loads(base64.urlsafe_b64decode(made["response"]["client_data"] + "=="))
            made["response"]["attestation_object"] = text(b"\xa1\xa1\xa1" + bytes(40))
            assert client["challenge"]
            assert await anna.refused("POST", "/me/passkeys", made) == BAD
            assert (await thief.call("GET", "/me"))["known"] is False

    run(work)


def test_hands_stay_apart_for_passkeys_too(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            key = Authenticator(anna)
            await key.make()
            assert await bruno.refused("POST", "/passkeys", await key.used(bruno)) == (409, "two_hands")
            assert (await bruno.sit(table)).hello["mine"] == [1]

    run(work)


def test_a_host_may_switch_each_part_off(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "a.sqlite"), *(f"--no-{part}" for part in PARTS))

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            # A table among friends needs nothing of it.
            await bruno.join(table, 1, "Bruno")
            assert (await bruno.sit(table)).hello["mine"] == [1]
            assert (await anna.call("GET", "/me/player"))["parts"] == []
            off = (403, "switched_off")
            for path, body in (
                ("/me/join", None),
                ("/joins", {"code": "222222"}),
                ("/me/recovery", None),
                ("/recovery", {"code": "babab"}),
                ("/me/passkeys/new", None),
                ("/me/passkeys", {"id": "x", "response": {"client_data": "", "attestation_object": ""}}),
                ("/passkeys/new", None),
                ("/me/friends/link", None),
                ("/me/friends", {"code": "x"}),
            ):
                assert await anna.refused("POST", path, body) == off, path

    run(work)
