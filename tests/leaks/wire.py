"""Plays twins on a real server and compares what is sent, byte by byte."""

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES
from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, guest_queries, migrate, open_store
from laguna.server.tables import credentials, lobby, new_tables
from laguna.table import Line

from ..server.conftest import generous
from ..server.running import Server
from .timing import signed_ranks
from .twins import Twins

NOW = 1_800_000_000
ANSWERS = ("done", "refused", "why", "previewed", "worth", "hint", "pong")

PLANTED = """
import hashlib, json, time
time.time = lambda: {now}
from laguna.bots.budget import Budget
from laguna.kernel.chance import Rng
from laguna.kernel.record import replay
from laguna.kernel import registry
from laguna.server import shared_clock
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import hints, log as logs
shared_clock.now = time.time
with open({script!r}) as file:
    _script = json.load(file)
class _Told:
    def __init__(self, names):
        self.names = list(names)
    def draw(self, table, legal, weights):
        return table.number(self.names.pop(0))
_real = logs.Log._plan
def _plan(self, chosen, draws):
    done = [line.what for line in self.lines] + [self.game.ACTIONS.name(one) for one in chosen]
    key = hashlib.blake2b("\\n".join([self.game.NAME, *done]).encode(), digest_size=16).hexdigest()
    return _real(self, chosen, _Told(_script[key]) if key in _script else draws)
logs.Log._plan = _plan
async def advise(self, record, seat, owner=""):
    return hints.advise(registry.load(record.game), replay(record), seat, Budget(iterations=20), Rng(7))
WorkerPool.advise = advise
"""
"""Planted in the server: its clock stands still, its draws are those of the twins, and hints are not timed."""


class Compared(NamedTuple):
    """What came of some pairs of tables."""

    messages: int
    """How many messages were compared, those of both tables counted."""
    hints: int
    problems: list[str]
    scores: list[float]
    """For each position, how far answers took longer in one of the worlds, in standard deviations."""
    work: list[float]
    """The same for the processor time that they took the server, which a busy machine does not blur."""


def _key(game: str, lines: Iterable[Line]) -> str:
    text = "\n".join([game, *(line.what for line in lines)])
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _script(pairs: list[Twins]) -> dict[str, list[str]]:
    """What is drawn after which lines."""
    return {
        _key(pair.game, side[: at + 1]): [line.what for line in side[at + 1 : following]]
        for pair in pairs
        for side in pair.lines
        for at, following in pair.turns()
        if at > pair.differ
    }


def _ids(number: int) -> tuple[str, str]:
    """Names of two tables, which are replaced by one when messages are compared."""
    letters = "abcdefghijklmnop"
    mark = "".join(letters[number >> shift & 15] for shift in (12, 8, 4, 0))
    return f"{mark}yyyyyyyyyyyy", f"{mark}zzzzzzzzzzzz"


async def _fill(place: str, pairs: list[Twins]) -> str:
    """Store the tables as they are when something differs: the cookie of the guest who has all seats."""
    store = open_store(place)
    secret = credentials.new_secret()
    try:
        await store.run(migrate)
        await store.run(partial(_add_all, pairs=pairs, secret=secret))
    finally:
        await store.close()
    return f"laguna_guest={credentials.cookie_value('g' * 16, secret)}"


def _add_all(db: Db, pairs: list[Twins], secret: str) -> None:
    guest_queries.add_guest(db, "g" * 16, credentials.hashed(secret), "Anna", NOW)
    for number, pair in enumerate(pairs):
        begin = _begin(pair)
        for id, side in zip(_ids(number), pair.lines, strict=True):
            new = NewTable(pair.game, [SeatPlan("me")] * pair.seats, hints=True)
            lobby.make(db, id, new_tables.parse(new), "g" * 16, "Anna", Limits(tables=10**6), NOW)
            db.do("DELETE FROM lines WHERE table_id = ?", id)
            for n, line in enumerate(side[:begin]):
                db.do(
                    "INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)",
                    id,
                    n,
                    line.seat,
                    line.what,
                    NOW,
                )
            db.do("UPDATE tables SET n = ?, turn = ? WHERE id = ?", begin, side[begin].seat, id)


def _begin(pair: Twins) -> int:
    """The first decision after something differs: from here on lines tell which of the two tables it is."""
    return next(at for at, _ in pair.turns() if at > pair.differ)


class Side:
    """One of two tables, as everybody sees it who cannot tell them apart."""

    def __init__(self, url: str, cookie: str, id: str, pair: Twins, number: int) -> None:
        self._url = url.replace("http", "ws") + f"/api/tables/{id}/socket"
        self._cookie = cookie
        self._ids = id.encode(), id.replace("z", "y").encode()
        self._pair = pair
        self._number = number
        self.watching: list[ClientConnection] = []
        """The seat in two languages, once with drawings, and the public."""
        self.moving: dict[int, ClientConnection] = {}
        """A socket for each seat, which moves."""
        self.heard: list[dict[str, list[bytes]]] = []
        """What each of those who watch was sent since the last comparison, by type."""
        self.n = 0
        self.legal: list[str] = []

    async def open(self) -> None:
        """Connect everybody."""
        for place, (seat, drawing) in enumerate(((self._pair.seat, 0), (self._pair.seat, 1), (-1, 0))):
            lang = LANGUAGES[(self._number + place) % 4]
            self.watching.append(await self._connect(seat, f"&lang={lang}&drawing={drawing}"))
            self.heard.append({})
            await self.until_state(place, 0)
        for seat in range(self._pair.seats):
            self.moving[seat] = await self._connect(seat, "&lang=en")
            while not (await self.moving[seat].recv()).startswith('{"type":"state"'):  # type: ignore[arg-type]
                pass

    async def _connect(self, seat: int, query: str) -> ClientConnection:
        more: Any = {"compression": None, "max_queue": None, "max_size": None, "ping_interval": None}
        return await connect(
            f"{self._url}?seat={seat}{query}", additional_headers={"Cookie": self._cookie}, **more
        )

    async def _receive(self, place: int) -> tuple[str, bytes]:
        async with asyncio.timeout(60):
            raw = await self.watching[place].recv(decode=False)
        assert isinstance(raw, bytes)
        kind = raw[9 : raw.index(b'"', 9)].decode()
        self.heard[place].setdefault(kind, []).append(raw.replace(*self._ids))
        return kind, raw

    async def until_state(self, place: int, n: int) -> None:
        """Until one who watches was sent a state that is late enough, and all choices."""
        while True:
            kind, raw = await self._receive(place)
            if kind != "state":
                continue
            state = json.loads(raw)
            choices = state["legal"]
            count = len(choices) + state.get("more", 0)
            while len(choices) < count:
                kind, raw = await self._receive(place)
                choices += json.loads(raw)["legal"] if kind == "legal" else []
            if state["n"] >= n:
                if place == 0:
                    self.n, self.legal = state["n"], [choice["do"] for choice in choices]
                return

    async def ask(self, question: str, process: int) -> tuple[float, float]:
        """Ask something for the seat: how long the answer took, and how long the server worked on it."""
        worked, begin = _worked(process), time.perf_counter()
        await self.watching[0].send(question)
        while (await self._receive(0))[0] not in ANSWERS:
            pass
        return time.perf_counter() - begin, _worked(process) - worked

    async def move(self, line: Line, n: int, following: int) -> None:
        """Somebody moves, and everybody has seen it."""
        await self.moving[line.seat].send(json.dumps({"type": "do", "n": n, "do": line.what}))
        answer = ""
        while not answer.startswith(('{"type":"done"', '{"type":"refused"')):
            answer = str(await self.moving[line.seat].recv())
        assert json.loads(answer).get("next") == following, (answer, line)
        for place in range(len(self.watching)):
            await self.until_state(place, following)

    async def close(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(one.close() for one in [*self.watching, *self.moving.values()]))


def _worked(process: int) -> float:
    """How long the main thread of a process has run, in nanoseconds; 0 where that is not told."""
    try:
        return float(Path(f"/proc/{process}/task/{process}/schedstat").read_bytes().split()[0])
    except OSError:
        return 0.0


def _questions(side: Side, pair: Twins, rng: random.Random, hint: bool) -> list[str]:
    """What the seat asks now. It knows no more in one world than in the other."""
    game = load(pair.game)
    names = [game.ACTIONS.name(rng.randrange(game.ACTIONS.seat_actions)) for _ in range(4)]
    if side.legal:
        names += rng.sample(side.legal, min(2, len(side.legal)))
    asked: list[dict[str, Any]] = [
        {"type": "worth"},
        {"type": "worth", "of": game.topic(rng.randrange(len(game.ACTIONS)))},
        {"type": "preview", "do": [], "each": True, "why": names[:2]},
        *({"type": "why", "do": name} for name in names),
        *({"type": "preview", "do": [name], "each": rng.random() < 0.3} for name in names[-2:]),
        {"type": "do", "n": side.n - 1, "do": names[0]},
        {"type": "undo", "n": side.n, "steps": 99},
        {"type": "ping"},
    ]
    # What is legal would be done.
    if names[0] not in side.legal:
        asked.append({"type": "do", "n": side.n, "do": names[0]})
    if hint and side.legal:
        asked.append({"type": "hint"})
    return [json.dumps(one) for one in asked]


async def _compare(server: Server, cookie: str, pair: Twins, number: int, seed: int, turns: int) -> Compared:
    """Play a pair, and compare all that is sent."""
    rng = random.Random(seed)
    sides = [Side(server.url, cookie, id, pair, number) for id in _ids(number)]
    problems: list[str] = []
    scores: list[float] = []
    work: list[float] = []
    messages = hints = 0
    try:
        for side in sides:
            await side.open()
        begin = _begin(pair)
        for at, following in [turn for turn in pair.turns() if turn[0] >= begin][:turns]:
            times: list[float] = []
            works: list[float] = []
            for question in _questions(sides[0], pair, rng, rng.random() < 0.3):
                hints += '"hint"' in question
                order = rng.sample((0, 1), 2)
                took = {place: await sides[place].ask(question, server.process.pid) for place in order}
                times.append(took[0][0] - took[1][0])
                works.append(took[0][1] - took[1][1])
            # What is hidden may make one world slower now and the other one later.
            scores.append(signed_ranks(times))
            work.append(signed_ranks(works))
            messages += _look(sides, problems, f"{pair.game} {pair.seats} seed {seed} line {at}")
            await asyncio.gather(
                *(side.move(lines[at], at, following) for side, lines in zip(sides, pair.lines, strict=True))
            )
            messages += _look(sides, problems, f"{pair.game} {pair.seats} seed {seed} after line {at}")
            if problems:
                break
    finally:
        await asyncio.gather(*(side.close() for side in sides))
    return Compared(messages, hints, problems, scores, work)


def _look(sides: list[Side], problems: list[str], where: str) -> int:
    """Compare what came since the last time, and return how many messages that were."""
    count = 0
    for place, (one, other) in enumerate(zip(sides[0].heard, sides[1].heard, strict=True)):
        # Who is there is told when it is noticed, which may be sooner at one table; so the order of sorts is not
        # compared, nor how often that was told.
        for kind in (one.keys() | other.keys()) - {"table"}:
            here, there = one.get(kind, []), other.get(kind, [])
            count += len(here) + len(there)
            if here != there:
                pair = next(((a, b) for a, b in zip(here, there, strict=False) if a != b), (here[-1:], there[-1:]))
                problems.append(f"{where}: {kind} to {place}: {pair[0]!r} and {pair[1]!r}")
        one.clear()
        other.clear()
    return count


async def compare(folder: Path, pairs: list[Twins], seed: int, turns: int, code: str = "") -> Compared:
    """Play pairs one after the other on a server of their own, with `code` planted in it, and compare."""
    folder.mkdir(parents=True, exist_ok=True)
    place, script = str(folder / "tables.sqlite"), folder / "script.json"
    script.write_text(json.dumps(_script(pairs)), "utf-8")
    cookie = await _fill(place, pairs)
    planted = PLANTED.format(now=NOW, script=str(script)) + code
    server = await asyncio.to_thread(partial(Server, place, *generous(), code=planted))
    try:
        await asyncio.to_thread(server.wait)
        found: list[Compared] = []
        for number, pair in enumerate(pairs):
            found.append(await _compare(server, cookie, pair, number, seed + number, turns))
            if found[-1].problems:
                break
    finally:
        await asyncio.to_thread(server.close)
    return Compared(
        sum(one.messages for one in found),
        sum(one.hints for one in found),
        [problem for one in found for problem in one.problems],
        [score for one in found for score in one.scores],
        [score for one in found for score in one.work],
    )
