"""Friends: people who have played together and both want it, invited with one click."""

from ..browser import Browser, run
from ..running import Server
from ..sql import sql
from .people import guest_of, join


def test_who_has_played_with_somebody_can_be_their_friend_by_link(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as carla:
            await anna.call("PUT", "/me", {"name": "Anna"})
            await carla.call("PUT", "/me", {"name": "Carla"})
            link = (await anna.call("POST", "/me/friends/link"))["link"]
            code = {"code": link.rpartition("#friend.")[2]}
            waiting = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            # Whoever only has the link has not played.
            assert await carla.refused("POST", "/me/friends", code) == (409, "never_played")
            assert await anna.refused("POST", "/me/friends", code) == (409, "same_player")
            await bruno.join(waiting, 1, "Bruno")
            mine = await bruno.call("POST", "/me/friends", code)
            assert [one["name"] for one in mine["friends"]] == ["Anna"]
            theirs = await anna.call("GET", "/me/player")
            assert [one["name"] for one in theirs["friends"]] == ["Bruno"]
            # Twice is once, and each knows the other by an id of their own.
            again = await bruno.call("POST", "/me/friends", code)
            assert again["friends"] == mine["friends"]
            assert theirs["friends"][0]["id"] != mine["friends"][0]["id"]
            # An invitation, and where the friend finds it.
            table = (await anna.make("venezia", "me", "open", name="Anna"))["id"]
            friend = theirs["friends"][0]["id"]
            shown = await anna.call("POST", f"/me/friends/{friend}/invite", {"table": table})
            assert shown["friends"][0]["table"] == table
            invited = (await bruno.call("GET", "/me/player"))["invitations"]
            assert [(one["table"], one["game"], one["name"]) for one in invited] == [(table, "venezia", "Anna")]
            await bruno.join(table, 1, "Bruno")
            assert (await bruno.call("GET", "/me/player"))["invitations"] == []
            # Not to a game that goes on, nor to another's table, nor by another's id.
            path = f"/me/friends/{friend}/invite"
            assert await anna.refused("POST", path, {"table": table}) == (409, "not_now")
            other = (await carla.make("murano", "me", "open"))["id"]
            assert await anna.refused("POST", path, {"table": other}) == (403, "not_yours")
            assert await carla.refused("POST", path, {"table": other}) == (404, "no_such_page")
            # Either ends it for both.
            assert (await bruno.call("DELETE", f"/me/friends/{mine['friends'][0]['id']}"))["friends"] == []
            assert (await anna.call("GET", "/me/player"))["friends"] == []

    run(work)


def test_a_link_for_friends_ends(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            for end in ("new", "void", "old"):
                link = (await anna.call("POST", "/me/friends/link"))["link"]
                if end == "new":
                    await anna.call("POST", "/me/friends/link")
                elif end == "void":
                    assert (await anna.call("DELETE", "/me/friends/link"))["link"] == 0
                else:
                    sql(server, f"UPDATE players SET link_until = 1 WHERE guest = '{guest_of(anna)}'")
                code = {"code": link.rpartition(".")[2]}
                assert await bruno.refused("POST", "/me/friends", code) == (403, "bad_code"), end

    run(work)


def test_friends_of_a_device_are_the_players(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as bruno:
            await anna.call("PUT", "/me", {"name": "Anna"})
            table = (await phone.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            link = (await phone.call("POST", "/me/friends/link"))["link"]
            await bruno.call("POST", "/me/friends", {"code": link.rpartition(".")[2]})
            await join(anna, phone)
            assert [one["name"] for one in (await anna.call("GET", "/me/player"))["friends"]] == ["Bruno"]
            assert [one["name"] for one in (await bruno.call("GET", "/me/player"))["friends"]] == ["Anna"]

    run(work)
