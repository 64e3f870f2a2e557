"""Time that passes in a server without anybody waiting for it, and how a test knows that all is done by then."""

import asyncio
import os
import signal
import time
from pathlib import Path

from ..chaos.faults import Controls
from ..server.running import Server

PASSING = """
import asyncio, logging, os
from laguna.server import shared_clock
from laguna.server.http import lifespan
from laguna.server.notices import notifier, texts
from laguna.server.tables import due_work, services

# A letter names what it tells, so that a test knows which letter it is.
texts._line = lambda one, place, lang: one.what + " " + one.table
notifier.GATHERING = 0
lifespan.EXPIRY = 43_200.0
_loops, _all, _gate, _looking, _asked = [], [], asyncio.Event(), [True], asyncio.Event()
_gate.set()

async def _every(seconds, work, first=0.0):
    _loops.append([shared_clock.now() + first, seconds, work])
    if len(_loops) == 1:
        await _go_on(asyncio.get_running_loop())
    await asyncio.Event().wait()
lifespan._every = _every

_make = services.TableServices.__init__
def _made(self, *args, **more):
    _make(self, *args, **more)
    _all.append(self)
services.TableServices.__init__ = _made

_recall, _do_some = due_work.DueWork._recall, due_work.DueWork._do_some
async def recall(self):
    _looking[0] = True
    await _recall(self)
async def do_some(self):
    await _gate.wait()
    pause = await _do_some(self)
    _looking[0] = pause <= 0
    return pause
due_work.DueWork._recall, due_work.DueWork._do_some = recall, do_some

def _busy():
    one = _all[-1]
    return (
        _looking[0] or one.due._running or one.due._wake.is_set() or one.tasks.running
        or any(live.lock.locked() or live.thinking is not None for live in one.loaded.tables.values())
    )

async def _go_on(loop):
    done = _controls.with_name("done." + str(os.getpid()))
    fresh = done.with_suffix(".fresh")
    def pass_time(*_):
        _gate.clear()
        _set()
        loop.call_soon_threadsafe(_asked.set)
    signal.signal(signal.SIGUSR1, pass_time)
    while True:
        await _asked.wait()
        _asked.clear()
        passed, now = _shift[1], shared_clock.now()
        # Who is here is noted before anything is done that is due by now.
        for one in sorted(_loops, key=lambda one: one[1] != lifespan.PRESENCE):
            if one[0] <= now:
                one[0] = now + one[1]
                try:
                    await one[2]()
                except Exception:
                    logging.getLogger("laguna.app").exception("housekeeping failed")
        _looking[0] = True
        _gate.set()
        _all[-1].due._wake.set()
        while _busy():
            await asyncio.sleep(0.001)
        fresh.write_text(repr(passed))
        fresh.replace(done)
"""
"""Planted in a server behind what `Controls` plants: what it does now and then it does when the time has passed of
which it is told. When nothing is left to do, it says so in a file."""

PATIENCE = 120.0
"""After how many seconds a server that is not done by then counts as stuck."""


class WeekClock:
    """The clock of a test and of its servers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._controls = Controls(folder / "controls")
        self._controls.settled = 3600
        self._controls.set(None)
        self.code = self._controls.code + PASSING

    def now(self) -> float:
        """What time it is."""
        return time.time() + self._controls.passed

    async def go_to(self, at: float, servers: list[Server]) -> None:
        """Let time pass until then, and wait until the servers have done what is due by then."""
        # A little always passes: by that a server knows what it is asked.
        self._controls.passed += max(0.001, at - self.now())
        self._controls.set(None)
        for server in servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGUSR1)
        for server in servers:
            await self._until_done(server)

    async def _until_done(self, server: Server) -> None:
        file = self._folder / f"done.{server.process.pid}"
        end = time.monotonic() + PATIENCE
        while server.process.poll() is None:
            if file.exists() and float(file.read_text()) == self._controls.passed:
                return
            assert time.monotonic() < end, "stuck: " + "\n".join(server.log[-20:])
            await asyncio.sleep(0.001)


def forget(folder: Path) -> None:
    """Remove what servers that have ended had said."""
    for file in folder.glob("done.*"):
        os.unlink(file)
