"""Tables in the browser's own Python, here in this one: what they keep and say, and that a server says it, too."""

import doctest
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from laguna import bots
from laguna.kernel import registry
from laguna.kernel.record import parse, replay
from laguna.local import Port, port
from laguna.server.http.sockets import look
from laguna.server.limits import Limits
from laguna.server.show.messages import ClientMessage
from laguna.server.store import migrate, open_store, queries
from laguna.server.tables.connections import Connection
from laguna.server.tables.publishing import publish
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table.log import Line
from laguna.table.rows import SeatRow, TableRow

from .server.browser import run
from .table.test_table import FOREIGN

ME = {"kind": "me"}


def bot(level: str = "easy") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Tab:
    """A browser tab: it carries out what a port says, in its order, as the worker of the page does."""

    def __init__(self, offered: tuple[str, ...] | None = None) -> None:
        self.port = Port(offered)
        self.stored: dict[str, dict[str, Any]] = {}
        """What is kept, by table: rows, info, and all lines."""
        self.heard: dict[str, list[dict[str, Any]]] = {}
        """What was said, by pipe."""
        self.raw: dict[str, list[bytes]] = {}
        """The same as it was said."""
        self.answers: dict[int, Any] = {}

    def take(self, type: str, **fields: Any) -> None:  # noqa: ANN401
        raw = self.port.take(msgspec.json.encode({"type": type, **fields}))
        for part in msgspec.json.decode(raw, type=list[msgspec.Raw]):
            one = msgspec.json.decode(part)
            if one["type"] == "keep":
                self._keep(one)
            elif one["type"] == "say":
                if one["message"]["type"] == "state":
                    # Nothing is shown that is not stored.
                    ends = [kept["first"] + len(kept["lines"]) for kept in self.stored.values()]
                    assert one["message"]["n"] <= max(ends)
                self.heard.setdefault(one["pipe"], []).append(one["message"])
                exact = msgspec.json.decode(part, type=dict[str, msgspec.Raw])["message"]
                self.raw.setdefault(one["pipe"], []).append(bytes(exact))
            else:
                self.answers[one["id"]] = (one["ok"], one["body"])

    def _keep(self, one: dict[str, Any]) -> None:
        kept = self.stored.setdefault(one["table"]["id"], {"lines": [], "first": one["first"]})
        assert one["first"] == kept["first"] + len(kept["lines"])
        kept["lines"] += one["lines"]
        kept |= {name: one[name] for name in ("table", "seats", "info", "origin")}

    def ask(self, method: str, path: str, body: object = None, lang: str = "en") -> Any:  # noqa: ANN401
        number = len(self.answers) + 1
        self.take("ask", id=number, method=method, path=path, lang=lang, body=body)
        return self.answers[number]

    def make(self, game: str, *seats: dict[str, str], **more: Any) -> str:  # noqa: ANN401
        ok, info = self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        assert ok, info
        return str(info["id"])

    def open(self, table: str, pipe: str = "a", **more: Any) -> dict[str, Any]:  # noqa: ANN401
        """Open a pipe; what it says first."""
        begin = len(self.heard.get(pipe, []))
        self.take("open", pipe=pipe, table=table, lang="en", **more)
        return self.heard[pipe][begin]

    def say(self, frame: dict[str, Any], pipe: str = "a") -> dict[str, Any]:
        """Say something; its answer."""
        begin = len(self.heard[pipe])
        self.take("frame", pipe=pipe, frame={"id": 7, **frame})
        return next(one for one in self.heard[pipe][begin:] if one.get("id") == 7)

    def bots(self) -> int:
        """Let bots move until a person is to; how often they did."""
        moves = 0
        while self.port.waits():
            self.take("step")
            moves += 1
        return moves

    def state(self, pipe: str = "a") -> dict[str, Any]:
        return next(one for one in reversed(self.heard[pipe]) if one["type"] == "state")

    def restore(self, table: str, into: "Tab", first: int = 0) -> None:
        """What another tab, or this one after a reload, reads."""
        kept = self.stored[table]
        into.stored[table] = {**kept, "lines": list(kept["lines"])}
        rows = {name: kept[name] for name in ("table", "seats", "origin")}
        into.take("restore", **rows, first=first, lines=kept["lines"][max(0, first - kept["first"]) :])

    def play(self, table: str, moves: int = 10_000, which: int = 0) -> int:
        """Do the first (or another) legal thing, again and again, for whoever is asked; how often."""
        for done in range(moves):
            self.bots()
            now = self.state()
            if now["turn"] < 0:
                return done
            if not now["legal"]:
                self.open(table, seat=now["turn"])
                now = self.state()
            chosen = now["legal"][which % len(now["legal"])]
            assert self.say({"type": "do", "n": now["n"], "do": chosen["do"]})["type"] == "done"
        return moves


def whole_game(game: str, *seats: dict[str, str]) -> tuple[Tab, str]:
    tab = Tab()
    table = tab.make(game, *seats, hints=True)
    tab.open(table)
    tab.play(table)
    return tab, table


def test_what_is_imported_knows_no_store_no_network_and_no_processes() -> None:
    code = "import sys, laguna.local; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    assert "laguna.local.local_table" in modules
    assert not {one for one in modules if one.split(".")[0] in FOREIGN}


def test_the_bundle_of_the_tab_has_all_that_is_imported() -> None:
    code = """
import sys, pathlib, laguna.local
ours = {pathlib.Path(one.__file__) for name, one in sys.modules.items() if name.split(".")[0] == "laguna"}
from web.tab import contents
# Packages of others are installed for the browser only.
packed = {path for _, path in contents.sources()}
print(*sorted(str(path.relative_to(contents.SOURCE)) for path in ours - packed))
"""
    pure = {**os.environ, "LAGUNA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[1],
        env=pure,
        capture_output=True,
        text=True,
        check=True,
    )
    assert not done.stdout.split()


def test_the_example_works() -> None:
    assert doctest.testmod(port).failed == 0


def test_interpreted_rules_have_quick_bots_only() -> None:
    assert port.levels("interpreted (nobody has compiled them yet)") == ("easy", "normal")
    assert {"normal", "hard"} <= set(port.levels("compiled"))
    ok, problem = Tab(("easy", "normal")).ask("POST", "/tables", {"game": "murano", "seats": [ME, bot("hard")]})
    assert (ok, problem["error"]) == (False, "cannot_play")
    assert "hard" in problem["text"]


@pytest.mark.parametrize(("game", "level"), [("murano", "easy"), ("venezia", "normal")])
def test_a_whole_game_against_bots_and_all_that_comes_after(game: str, level: str) -> None:
    tab, table = whole_game(game, ME, bot(level), bot(level))
    kept = tab.stored[table]
    # What was kept is the game, and lists know how it came out.
    assert kept["table"]["state"] == kept["info"]["state"] == "over"
    record = parse(tab.ask("GET", f"/tables/{table}/record")[1])
    assert record.module().turn(replay(record)) == -2
    assert len(record.actions) == len(kept["lines"])
    ok, outcome = tab.ask("GET", f"/tables/{table}/outcome?lang=it")
    assert ok
    assert outcome["scores"] == kept["info"]["scores"] == list(record.module().result(replay(record)).scores)
    assert tab.heard["a"][-1]["type"] == "table"
    ok, course = tab.ask("GET", f"/tables/{table}/course?lang=de")
    assert ok
    assert [row[-1] for row in course["course"]["scores"]] == outcome["scores"]
    ok, shown = tab.ask("GET", f"/tables/{table}/replay?lang=fr&first=10&count=5&seat=0")
    assert ok
    assert shown["length"] == len(record.actions)
    assert [one["n"] for one in shown["positions"]] == [10, 11, 12, 13, 14]
    assert shown["positions"][0]["question"]
    # And again, the first seat moved to the end.
    ok, again = tab.ask("POST", f"/tables/{table}/rematch")
    assert ok
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "bot", "guest"]
    assert tab.stored[table]["table"]["rematch"] == again["id"]
    assert tab.ask("POST", f"/tables/{table}/rematch")[1]["id"] == again["id"]


def test_pass_and_play_needs_no_bots() -> None:
    tab, table = whole_game("venezia", {**ME, "name": "Anna"}, {**ME, "name": "Bruno"})
    assert tab.bots() == 0
    info = tab.stored[table]["info"]
    assert ([seat["name"] for seat in info["seats"]], info["state"]) == (["Anna", "Bruno"], "over")


def test_questions_and_undo() -> None:
    tab = Tab()
    table = tab.make("murano", ME, bot())
    hello = tab.open(table)
    assert (hello["type"], hello["seat"], hello["mine"]) == ("hello", 0, [0])
    assert hello["table"]["seats"][0]["here"]
    tab.bots()
    now = tab.state()
    n = now["n"]
    assert tab.say({"type": "preview", "do": ["act"], "each": True})["legal"]
    assert tab.say({"type": "worth"})["type"] == "worth"
    because = tab.say({"type": "why", "do": "do"})
    assert (because["legal"], bool(because["text"]), bool(because["rule"])) == (False, True, True)
    hint = tab.say({"type": "hint"})
    assert hint["do"] in [one["do"] for one in now["legal"]]
    kept = len(tab.stored[table]["lines"])
    assert tab.say({"type": "do", "n": n, "do": "do"})["error"] == "not_legal"
    assert tab.say({"type": "do", "n": n, "do": "dance"})["error"] == "cannot_parse"
    assert tab.say({"type": "do", "n": n + 5, "do": "act"})["error"] == "stale"
    assert tab.say({"type": "sing"})["error"] == "cannot_parse"
    assert tab.say({"type": "chat", "text": "hello?"})["error"] == "not_now"
    assert len(tab.stored[table]["lines"]) == kept
    done = tab.say({"type": "do", "n": n, "do": "act"})
    assert done == {"type": "done", "n": n, "next": n + 1, "id": 7}
    # Asked twice it is done once.
    assert tab.say({"type": "do", "n": n, "do": "act"}) == done
    assert tab.state()["undo"] == 1
    assert tab.say({"type": "undo", "n": n + 1, "steps": 1})["type"] == "done"
    assert tab.state()["legal"] == now["legal"]
    assert tab.stored[table]["lines"][-2:] == [[0, "act"], [0, "undo 1"]]


@pytest.mark.parametrize("game", registry.names())
def test_a_reload_loses_nothing(game: str) -> None:
    tab = Tab()
    table = tab.make(game, ME, bot(), bot())
    tab.open(table)
    tab.play(table, 25, which=3)
    # In the middle of the bots' turns, too.
    if tab.port.waits():
        tab.take("step")
    later = Tab()
    tab.restore(table, later)
    tab.open(table, "again")
    later.open(table, "again")
    ours, theirs = (one.raw["again"][1:] for one in (tab, later))
    assert ours == theirs
    later.open(table)
    later.play(table, 5)
    assert later.stored[table]["lines"][: len(tab.stored[table]["lines"])] == tab.stored[table]["lines"]


def test_a_second_tab_watches_and_does_nothing() -> None:
    first, second = Tab(), Tab()
    table = first.make("venezia", ME, bot())
    first.open(table)
    first.bots()
    first.restore(table, second)
    hello = second.open(table, watch=True, seat=0)
    assert (hello["seat"], hello["mine"], hello["table"]["owner"]) == (-1, [], False)
    known = len(first.stored[table]["lines"])
    first.play(table, 3)
    first.restore(table, second, first=known)
    assert second.state()["n"] == len(first.stored[table]["lines"])
    assert second.state()["legal"] == []
    # Of a hand it sees nothing, and it cannot move, nor do its bots.
    seen = second.raw["a"][-1]
    first.open(table, "spectator", seat=-1)
    assert first.raw["spectator"][-1].replace(_events(first.raw["spectator"][-1]), b"") == seen.replace(
        _events(seen), b""
    )
    n = second.state()["n"]
    assert second.say({"type": "do", "n": n, "do": "pass"})["error"] == "not_yours"
    assert not second.port.waits()
    # Once the first has gone the second plays on.
    second.take("close", pipe="a")
    second.open(table, watch=False)
    assert second.state()["n"] == n
    second.play(table, 2)


def _events(state: bytes) -> bytes:
    """What happened before, which one who came later is told at once."""
    begin = state.index(b'"events":')
    return state[begin : state.index(b'"view":')]


def test_what_could_not_be_stored_is_read_again() -> None:
    tab = Tab()
    table = tab.make("murano", ME, bot())
    tab.open(table)
    tab.take("forget", table=table)
    assert (tab.heard["a"][-1]["type"], tab.heard["a"][-1]["error"]) == ("bye", "restart")
    assert not tab.port.waits()
    assert tab.open(table)["error"] == "gone"
    tab.restore(table, tab)
    assert tab.open(table)["type"] == "hello"


def test_a_table_of_other_rules_is_closed_and_says_why() -> None:
    tab = Tab()
    table = tab.make("murano", ME, bot())
    tab.stored[table]["table"]["rules"] += 1
    later = Tab()
    tab.restore(table, later)
    info = later.open(table)["table"]
    assert (info["state"], bool(info["closed"])) == ("closed", True)
    assert later.say({"type": "do", "n": 0, "do": "act"})["error"] == "not_now"


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> int:
        raise RuntimeError

    tab = Tab()
    table = tab.make("venezia", ME, bot("normal"))
    tab.open(table)
    tab.bots()
    for level in ("normal", "easy", "random"):
        monkeypatch.setitem(bots.LEVELS, level, cast("bots.Choose", fail))
    tab.play(table, 6)
    tab.bots()
    assert tab.state()["turn"] == 0


@pytest.mark.parametrize(
    ("method", "path", "error"),
    [
        ("GET", "/tables/tab-nothing", "no_such_table"),
        ("GET", "/health", "no_such_page"),
        ("DELETE", "/tables", "no_such_page"),
        ("POST", "/tables", "bad_request"),
    ],
)
def test_requests_that_cannot_be_answered(method: str, path: str, error: str) -> None:
    ok, problem = Tab().ask(method, path, lang="it")
    assert (ok, problem["error"]) == (False, error)
    assert problem["text"]


def test_a_running_game_has_no_outcome_yet_and_a_replay_has_limits() -> None:
    tab = Tab()
    table = tab.make("murano", ME, bot())
    for what in ("outcome", "course", "replay", "record"):
        assert tab.ask("GET", f"/tables/{table}/{what}")[1]["error"] == "not_over"
    ok, problem = tab.ask("POST", "/tables", {"game": "murano", "seats": [ME, {"kind": "open"}]})
    assert (ok, problem["error"]) == (False, "not_now")


# Going on where another game was left.


def go_on(tab: Tab, seats: int, **wish: Any) -> dict[str, Any]:  # noqa: ANN401
    others = [bot() for _ in range(seats - 1)]
    ok, info = tab.ask("POST", "/continue", {"seats": [ME, *others], **wish})
    assert ok, info
    found: dict[str, Any] = info
    return found


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("known", [None, 1])
def test_a_finished_game_goes_on_from_any_move(game: str, known: int | None) -> None:
    tab, table = whole_game(game, ME, bot())
    record = parse(tab.ask("GET", f"/tables/{table}/record")[1])
    later = go_on(tab, 2, table=table, at=len(record.actions) // 2, known=known)
    assert later["state"] == "playing"
    assert (later["mark"], bool(later["marked"])) == ("was" if known is None else "known", True)
    # A reload, and another tab that watches, find it as it was kept.
    tab.open(later["id"], "new")
    again = Tab()
    tab.restore(later["id"], again)
    tab.open(later["id"], "new")
    again.open(later["id"], "new")
    assert again.state("new")["view"] == tab.state("new")["view"]
    assert tab.state("new")["n"] >= len(record.actions) // 2
    tab.open(later["id"])
    tab.play(later["id"])
    info = tab.stored[later["id"]]["info"]
    assert info["state"] == "over"
    # It has a replay of its own, out of which it goes on as well, and its text can be opened elsewhere.
    ok, shown = tab.ask("GET", f"/tables/{later['id']}/replay?count=50")
    assert ok
    assert tab.ask("GET", f"/tables/{later['id']}/course")[1]["course"]["scores"]
    third = go_on(tab, 2, table=later["id"], at=shown["length"] - 5, known=0)
    tab.open(third["id"], "b")
    text = tab.ask("GET", f"/tables/{later['id']}/record")[1]
    assert text.startswith("laguna record" if known is None else "laguna branch")
    ok, found = Tab().ask("POST", "/records", {"record": text})
    assert (ok, found["length"], found["over"]) == (True, shown["length"], True)


def test_earlier_games_are_told_and_marked_ones_are_not() -> None:
    tab, first = whole_game("murano", ME, bot())

    def course(table: str) -> Any:  # noqa: ANN401 - JSON
        others = [kept["info"] for kept in tab.stored.values()]
        number = len(tab.answers) + 1
        path = f"/tables/{table}/course"
        tab.take("ask", id=number, method="GET", path=path, lang="en", others=others)
        return tab.answers[number][1]["earlier"]

    assert course(first) is None
    text = tab.ask("GET", f"/tables/{first}/record")[1]
    brought = go_on(tab, 2, record=text)["id"]
    assert course(brought) is None
    second = tab.make("murano", ME, bot())
    tab.open(second)
    tab.play(second)
    told = course(second)
    score = tab.stored[first]["info"]["scores"][0]
    assert (told["games"], told["best"], [one["table"] for one in told["last"]]) == (1, score, [first])


def test_a_file_of_a_finished_game_becomes_a_finished_table() -> None:
    tab, table = whole_game("venezia", ME, bot())
    text = tab.ask("GET", f"/tables/{table}/record")[1]
    other = Tab()
    info = go_on(other, 2, record=text)
    assert (info["state"], info["mark"]) == ("over", "browser")
    assert other.ask("GET", f"/tables/{info['id']}/outcome")[1] is not None
    assert info["scores"] == tab.stored[table]["info"]["scores"]


def test_a_game_that_runs_leaves_as_a_file_and_is_marked() -> None:
    tab = Tab()
    table = tab.make("murano", ME, bot())
    tab.open(table)
    tab.play(table, 4)
    text = tab.ask("POST", f"/tables/{table}/copy")[1]["record"]
    assert tab.stored[table]["table"]["mark"] == "copied"
    info = go_on(Tab(), 2, record=text)
    assert (info["state"], info["mark"]) == ("playing", "browser")
    assert parse(text).actions


def edit(text: str, before: str, after: str) -> str:
    assert before in text
    return text.replace(before, after, 1)


def test_files_that_cannot_be_opened_say_why() -> None:
    tab, table = whole_game("murano", ME, bot())
    text = tab.ask("GET", f"/tables/{table}/record")[1]
    actions = text.partition("\n\n")[2].splitlines()
    seen = set()
    for wrong in (
        "",
        "a shopping list",
        "x" * 200_000,
        edit(text, "game murano", "game chess"),
        edit(text, "rules ", "rules 9"),
        edit(text, "seats", "edition 0f\nseats"),
        edit(text, actions[40], "0 dance"),
        edit(text, "seats 2", "seats many"),
        f"laguna branch\nseat x\nseed 1\n\n{text}",
        text + "0 act\n",
    ):
        for path, body in (("/records", {}), ("/continue", {"seats": [ME, bot()]})):
            ok, problem = tab.ask("POST", path, {"record": wrong, **body}, lang="de")
            assert (ok, problem["error"]) == (False, "bad_record"), wrong[:60]
            seen.add(problem["text"])
    assert len(seen) >= 6
    for more in ({"at": 100_000}, {"known": 2}, {"seats": [ME]}, {"seats": [bot(), bot()]}):
        ok, problem = tab.ask("POST", "/continue", {"seats": [ME, bot()], "record": text, **more})
        assert not ok
        assert problem["error"] in ("no_such_seat", "cannot_play")


# The same table on a server.

FRAMES: list[dict[str, Any]] = [
    {"type": "preview", "do": []},
    {"type": "preview", "do": ["act"], "each": True, "why": ["do"]},
    {"type": "worth"},
    {"type": "why", "do": "act"},
    {"type": "why", "do": "pass"},
    {"type": "preview", "do": ["nothing"]},
]


@pytest.mark.parametrize("game", registry.names())
def test_a_server_says_the_same_about_the_same_lines(game: str, tmp_path: Path) -> None:
    tab = Tab()
    table = tab.make(game, ME, bot(), bot())
    tab.open(table, drawing=True)
    first = tab.stored[table]
    rows = (TableRow(**first["table"]), [SeatRow(**seat) for seat in first["seats"]])
    parts = [list(first["lines"])]
    said: list[list[bytes]] = [tab.raw["a"][1:]]
    looks: list[list[bytes]] = [list(_answers(tab))]
    for number in range(12):
        begin, known = len(tab.raw["a"]), len(first["lines"])
        tab.play(table, 1, which=number)
        parts.append(first["lines"][known:])
        said.append([part for part in tab.raw["a"][begin:] if part.startswith(b'{"type":"state"')][-1:])
        looks.append(list(_answers(tab)))

    async def compare() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            await store.run(lambda db: queries.add_table(db, *rows))
            services = TableServices(store, WorkerPool(1), Limits())
            connection = Connection("me", 0, "en", 0, Limits())
            connection.drawing = True
            n = 0
            for lines, ours, answers in zip(parts, said, looks, strict=True):
                new, at = [Line(*line) for line in lines], n
                by = "me" if new[0].seat == 0 else ""
                await store.run(partial(queries.append, id=table, first=at, new=new, guest=by, turn=0, now=0))
                n += len(lines)
                live = await services.loaded.get(table)
                async with live.lock:
                    await services.loaded.refresh(live)
                live.connections.add(connection)
                since = connection.sent
                publish(live)
                theirs = _pushed(connection)
                if since == 0:
                    assert theirs == ours
                else:
                    # Here it came in one piece, there bot by bot: what is shown in the end is the same.
                    assert _without_events(theirs[-1]) == _without_events(ours[-1])
                for frame, answer in zip(FRAMES, answers, strict=True):
                    message = msgspec.convert(frame, ClientMessage)
                    assert msgspec.json.encode(look(connection, live, message)) == answer
        finally:
            await store.close()

    run(compare)


def _answers(tab: Tab) -> Iterator[bytes]:
    """What is answered to some questions, without the number of the request."""
    for frame in FRAMES:
        tab.take("frame", pipe="a", frame=frame)
        yield tab.raw["a"].pop()
        tab.heard["a"].pop()


def _pushed(connection: Connection) -> list[bytes]:
    waiting = connection._waiting
    found = [waiting.get_nowait() for _ in range(waiting.qsize())]
    return [part for part in found if not part.startswith(b'{"type":"table"')]


def _without_events(state: bytes) -> bytes:
    return state.replace(_events(state), b"")
