"""Plans over HTTP: only whoever has the seat sees, changes and ends theirs, and a real server acts on them."""

import asyncio
import json
from collections.abc import Callable

import pytest

from .browser import Browser, Json, Page, run
from .conftest import BACKENDS, new_place
from .players.people import guest_of
from .running import Server
from .sql import sql

SOON = """
from laguna.server.tables import plan_keeper
plan_keeper.PAUSES = {"free": (0.0, 0.1)}
"""
"""Planted in a server's own process: plans act at once."""


class Three:
    """Three people at a table that has just begun."""

    def __init__(self, anna: Browser, bruno: Browser, carla: Browser) -> None:
        self.people = [anna, bruno, carla]
        self.table = ""
        self.turn = 0

    async def begin(self, game: str = "murano") -> "Three":
        anna, bruno, carla = self.people
        self.table = (await anna.make(game, "me", "open", "open", name="Anna"))["id"]
        await bruno.join(self.table, 1, "Bruno")
        self.turn = (await carla.join(self.table, 2, "Carla"))["turn"]
        return self

    @property
    def seat(self) -> int:
        """Whoever is next."""
        return (self.turn + 1) % 3

    @property
    def planner(self) -> Browser:
        return self.people[self.seat]

    @property
    def path(self) -> str:
        return f"/tables/{self.table}/seats/{self.seat}/plan"

    async def whole_turn(self) -> list[str]:
        """A way to pass, as the board says on which one plans."""
        done = ["pass"]
        while True:
            state = await board(self.planner, self.path, done=done)
            if state["turn"] != self.seat or len(done) > 9:
                return done
            if state["view"]["on_turn"] != self.seat:
                return done
            done.append(state["legal"][0]["do"])

    async def play(self, seat: int) -> Page:
        """Let a seat do anything until another is to move."""
        page = await self.people[seat].sit(self.table)
        while page.state["turn"] == seat:
            n = page.state["n"]
            await page.do(page.state["legal"][-1]["do"])
            await page.until_state(lambda state, n=n: state["n"] > n)  # type: ignore[misc]
        return page


async def board(planner: Browser, path: str, **more: object) -> Json:
    """How the table stands on which somebody plans, or what is answered to a question."""
    found: Json = await planner.call("POST", path + "/board", more)
    return dict(found["messages"][-1])


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_the_board_on_which_one_plans_answers_as_a_table_does(server: Server, game: str) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as carla:
            three = await Three(anna, bruno, carla).begin(game)
            planner, path, seat = three.planner, three.path, three.seat
            state = await board(planner, path)
            assert (state["type"], state["turn"], state["view"]["seat"]) == ("state", seat, seat)
            assert state["view"]["on_turn"] == seat
            for lang in ("en", "it", "de", "fr"):
                told = await planner.call("POST", f"{path}/board?lang={lang}", {"drawing": True})
                assert told["messages"][-1]["drawing"]
            do = [choice["do"] for choice in state["legal"]]
            seen = await board(planner, path, ask={"type": "preview", "do": do[:1], "each": True})
            assert (seen["type"], seen["do"]) == ("previewed", do[:1])
            why = await board(planner, path, ask={"type": "why", "do": do[0]})
            assert (why["type"], why["legal"]) == ("why", True)
            worth = await board(planner, path, ask={"type": "worth"})
            assert worth["type"] == "worth"
            again = await board(planner, path)
            assert again == state, "nothing is changed by asking"
            assert await planner.refused("POST", path + "/board", {"done": ["nonsense"]}) == (409, "not_now")
            # Whose turn it is plays instead.
            now = three.people[three.turn]
            theirs = f"/tables/{three.table}/seats/{three.turn}/plan"
            assert await now.refused("POST", theirs + "/board", {}) == (409, "not_now")
            assert (await now.call("GET", theirs))["may"] is False

    run(work)


def test_a_plan_is_for_the_eyes_of_its_player_alone(server: Server) -> None:
    async def work() -> None:
        async with (
            Browser(server.url) as anna,
            Browser(server.url) as bruno,
            Browser(server.url) as carla,
            Browser(server.url) as stranger,
        ):
            three = await Three(anna, bruno, carla).begin()
            planner, path = three.planner, three.path
            way = await three.whole_turn()
            plan = {"turns": [{"ways": [{"do": way, "same": True}, {"do": way}]}]}
            info = await planner.call("PUT", path, plan)
            assert (info["may"], info["acted"], info["ended"]) == (True, [], "")
            assert [(one["do"], one["same"]) for one in info["turns"][0]] == [(way, True), (way, False)]
            assert all(info["turns"][0][0]["texts"])
            assert await planner.call("GET", path) == info
            for other in (one for one in (anna, bruno, carla, stranger) if one is not planner):
                status = (403, "no_guest") if other is stranger else (403, "not_yours")
                # Whoever has another seat reads what is always read there, plan or not.
                nothing = {"may": False, "turns": [], "acted": [], "ended": ""}
                assert other is stranger or await other.call("GET", path) == nothing
                for method, address, body in (
                    *([("GET", path, None)] if other is stranger else []),
                    ("PUT", path, plan),
                    ("DELETE", path, None),
                    ("POST", path + "/seen", None),
                    ("POST", path + "/board", {}),
                ):
                    assert await other.refused(method, address, body) == status
                everything = await other.http.get(f"/api/tables/{three.table}")
                assert "plan" not in everything.text
                assert "plan" not in (await other.http.get("/api/me/player")).text.replace('"plans"', "")
            assert "plan" not in "".join(server.log)
            figures = (await stranger.http.get("/metrics")).text
            assert "plan" not in figures
            own = (await planner.call("GET", "/me/export"))["kept"]["plans"]
            assert [(row["table_id"], row["seat"]) for row in own] == [(three.table, three.seat)]
            assert way[-1] in json.dumps(own)
            # What does not fit changes nothing.
            for wrong in (
                {"turns": [{"ways": [{"do": ["pass"]}]}]},
                {"turns": [{"ways": [{"do": ["act", "x"]}]}]},
            ):
                assert await planner.refused("PUT", path, wrong) == (409, "not_now")
            odd: list[Json] = [{"turns": [{"ways": []}]}, {"turns": [{"ways": [{"do": way}]}] * 6}, {"turn": []}]
            for wrong in odd:
                assert await planner.refused("PUT", path, wrong) == (400, "bad_request")
            assert await planner.call("GET", path) == info
            assert (await planner.call("DELETE", path))["turns"] == []
            await planner.call("PUT", path, plan)
            assert (await planner.call("PUT", path, {"turns": []}))["turns"] == []
            await planner.call("PUT", path, plan)
            guest = guest_of(planner)
            await planner.call("DELETE", "/me")
            assert sql(server, f"SELECT 1 FROM plans WHERE guest = '{guest}'") == []

    run(work)


def test_where_several_play_at_one_device_nobody_plans(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = await anna.make("murano", "me", "me", "open", name="Anna")
            await bruno.join(table["id"], 2, "Bruno")
            for seat in (0, 1):
                path = f"/tables/{table['id']}/seats/{seat}/plan"
                assert (await anna.call("GET", path))["may"] is False
                assert (await anna.refused("POST", path + "/board", {}))[0] == 409

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_plan_survives_a_killed_server_and_its_player_is_told_what_it_did(
    backend: str,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    start: Callable[..., Server],
) -> None:
    db = new_place(request, backend, tmp_path_factory.mktemp("plans"))
    server = start(db, code=SOON)

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as carla:
            three = await Three(anna, bruno, carla).begin()
            planner, path, seat = three.planner, three.path, three.seat
            await planner.call("PUT", path, {"turns": [{"ways": [{"do": await three.whole_turn()}]}]})
            seen = f"SELECT seen FROM seats WHERE table_id = '{three.table}' AND seat = {seat}"
            before = sql(server, seen)
            server.kill()
            again = start(db, code=SOON, port=server.port)
            watching = await carla.open(three.table, seat=-1)
            page = await three.play(three.turn)
            await page.until_state(lambda state: state["turn"] not in (three.turn, seat))
            await watching.until_state(lambda state: state["n"] >= page.state["n"])
            for events in (page.events, watching.events):
                done = [event for event in events if event.get("planned")]
                assert {event["args"].get("seat", seat) for event in done} == {seat}
            info = await planner.call("GET", path)
            while info["turns"]:
                await asyncio.sleep(0.05)
                info = await planner.call("GET", path)
            assert info["ended"] == ""
            assert {event["n"] for event in done} & set(info["acted"])
            assert (await planner.call("POST", path + "/seen"))["acted"] == []
            assert (await planner.call("GET", path))["acted"] == []
            assert sql(again, seen) == before, "nobody was here"
            assert "plan" not in "".join(again.log)

    run(work)


def test_a_host_may_switch_plans_off(
    tmp_path_factory: pytest.TempPathFactory, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path_factory.mktemp("off") / "tables.sqlite"), "--no-plans")

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as carla:
            three = await Three(anna, bruno, carla).begin()
            assert "plans" not in (await anna.call("GET", "/me/player"))["parts"]
            for method, body in (("GET", None), ("PUT", {"turns": []})):
                assert await three.planner.refused(method, three.path, body) == (403, "switched_off")

    run(work)
