"""Servers with a fault in them, planted before they start. The checker must find each."""

EARLY = """
import asyncio
from laguna.server.tables.move_writer import MoveWriter
from laguna.table.messages import Done
_real = MoveWriter.write
async def write(self, live, author, n, move, reply):
    plan = self.plan(live, author, n, move)
    if not hasattr(plan, "lines"):
        return await _real(self, live, author, n, move, reply)
    reply(Done(n, n + len(plan.lines)))
    await asyncio.sleep(0.05)
    await _real(self, live, author, n, move, lambda answer: None)
MoveWriter.write = write
"""
"""A move is acknowledged, and stored a little later."""

SHOWN = """
import asyncio
from laguna.server.tables import move_writer
_real = move_writer.MoveWriter.write
async def write(self, live, author, n, move, reply):
    plan = self.plan(live, author, n, move)
    if hasattr(plan, "state") and plan.state is not None and not live.lock.locked():
        await live.lock.acquire()
        log = live.table.log
        kept = (log.state, log.lines, log.actions, log.numbers, log.steps, log.events, log.story)
        log.lines, log.actions, log.numbers = list(log.lines), list(log.actions), list(log.numbers)
        log.steps, log.events, log.story = list(log.steps), list(log.events), list(log.story)
        log.accept(plan)
        move_writer.publish(live)
        await asyncio.sleep(0.05)
        log.state, log.lines, log.actions, log.numbers, log.steps, log.events, log.story = kept
        log._legal = None
        live.lock.release()
    return await _real(self, live, author, n, move, reply)
move_writer.MoveWriter.write = write
"""
"""A move is shown to everybody, and stored a little later."""

IGNORED = """
from laguna.server.store.sqlite import Sqlite
import asyncio
_real, _count = Sqlite.append, [0]
def append(self, new):
    _count[0] += 1
    if _count[0] % 7:
        return _real(self, new)
    nothing = asyncio.get_running_loop().create_future()
    nothing.set_result(None)
    return nothing
Sqlite.append = append
"""
"""Every seventh move is not stored at all."""

DOUBLED = """
from laguna.server.store.sqlite import Sqlite
_real, _left = Sqlite.append, [7]
def append(self, new):
    stored = _real(self, new)
    _left[0] -= 1
    if _left[0] <= 0 and new.turn == new.lines[0].seat:
        _left[0] = 1_000_000
        again = new._replace(first=new.first + len(new.lines), lines=new.lines[:1])
        stored.add_done_callback(lambda _: _real(self, again))
    return stored
Sqlite.append = append
"""
"""A move is stored twice: one only, since nobody can go on at a table whose lines make no sense."""

TOLD_TWICE = """
from laguna.table import states
_real = states.told
def told(entries, game, to, planned=frozenset()):
    found = _real(entries, game, to, planned)
    return found + found[-1:] if len(found) % 3 == 2 else found
states.told = told
"""
"""Now and then an event is told twice."""

DELETED = """
from laguna.server.tables.clock import Clock
Clock.problem = lambda self, now, since: ""
"""
"""Whatever the clock says, what looks old is deleted."""
