"""Servers with a fault in them, planted before they start. The checker must find each."""

EARLY = """
import asyncio
from laguna.server.tables.move_writer import MoveWriter
from laguna.table.messages import Done
_real = MoveWriter._write
async def _write(self, live, author, n, move, reply):
    plan = self.plan(live, author, n, move)
    if not hasattr(plan, "lines"):
        return await _real(self, live, author, n, move, reply)
    reply(Done(n, n + len(plan.lines)))
    await asyncio.sleep(0.05)
    await _real(self, live, author, n, move, lambda answer: None)
MoveWriter._write = _write
"""
"""A move is acknowledged, and stored a little later."""

SHOWN = """
import asyncio
from laguna.server.tables import move_writer
_real = move_writer.MoveWriter._store_plan
async def _store_plan(self, live, author, n, move, reply):
    plan = self.plan(live, author, n, move)
    if hasattr(plan, "state") and plan.state is not None:
        log = live.table.log
        kept = (log.state, log.lines, log.actions, log.numbers, log.steps, log.events, log.story)
        log.lines, log.actions, log.numbers = list(log.lines), list(log.actions), list(log.numbers)
        log.steps, log.events, log.story = list(log.steps), list(log.events), list(log.story)
        log.accept(plan)
        move_writer.publish(live)
        await asyncio.sleep(0.05)
        log.state, log.lines, log.actions, log.numbers, log.steps, log.events, log.story = kept
        log._legal = None
    return await _real(self, live, author, n, move, reply)
move_writer.MoveWriter._store_plan = _store_plan
"""
"""A move is shown to everybody, and stored a little later."""

IGNORED = """
from laguna.server.store import queries
_real, _count = queries.append, [0]
def append(db, *first, **what):
    _count[0] += not first  # A game that begins is stored.
    if first or _count[0] % 7:
        _real(db, *first, **what)
queries.append = append
"""
"""Every seventh move is not stored at all."""

DOUBLED = """
from laguna.server.store import queries
_real, _count = queries.append, [0]
def append(db, *first, **what):
    _real(db, *first, **what)
    if first:
        return
    _count[0] += 1
    line = what["new"][0]
    if _count[0] % 7 == 0 and what["turn"] == line.seat:
        n = what["first"] + len(what["new"])
        db.do("INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)",
              what["id"], n, line.seat, line.what, what["now"])
        db.do("UPDATE tables SET n = ? WHERE id = ?", n + 1, what["id"])
queries.append = append
"""
"""Now and then a move is stored twice."""

TOLD_TWICE = """
from laguna.table import states
_real = states.told
def told(entries, game, to):
    found = _real(entries, game, to)
    return found + found[-1:] if len(found) % 3 == 2 else found
states.told = told
"""
"""Now and then an event is told twice."""

DELETED = """
from laguna.server.tables.clock import Clock
Clock.problem = lambda self, now, since: ""
"""
"""Whatever the clock says, what looks old is deleted."""
