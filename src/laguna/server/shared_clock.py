"""What time it is for all processes alike: who is here and who has gone is told by this clock.

Machines may disagree about the time, and somebody may set their clocks while a server runs. So a process asks the
database now and then, and in between counts seconds that pass evenly.
"""

import sys
import time


def running() -> float:
    """Seconds that pass evenly, also while the machine sleeps, whatever its clock is set to."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


_ahead = time.time() - running()
"""How far the time for all is ahead of `running`."""


def now() -> float:
    """Seconds since 1970, as the database said last."""
    return running() + _ahead


def correct(asked: float, told: float, heard: float) -> None:
    """Take over the time that a database told; `asked` and `heard` are when, by `running`."""
    global _ahead
    # It was read about half way between question and answer.
    _ahead = told - (asked + heard) / 2
