"""What time it is for all processes alike: who is here and who has gone is told by this clock.

Machines may disagree about the time, and somebody may set their clocks while a server runs. So a process asks the
database now and then, and in between counts seconds that pass evenly.
"""

import time

from .interface import Db, Store


def running() -> float:
    """Seconds that pass evenly, also while the machine sleeps, whatever its clock is set to."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


_ahead = time.time() - running()
"""How far the time for all is ahead of `running`."""


def now() -> float:
    """Seconds since 1970, as the database said last."""
    return running() + _ahead


async def follow(store: Store) -> None:
    """Ask a database that several processes share. One that is ours alone keeps the time at which we started."""
    global _ahead
    if not store.shared:
        return

    def ask(db: Db) -> float:
        begin = running()
        told = db.clock()
        # It was read about half way between question and answer.
        return told - (begin + running()) / 2

    _ahead = await store.run(ask)
