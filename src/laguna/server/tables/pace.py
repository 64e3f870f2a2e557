"""How long bots take, so that one without a choice takes as long as one with a choice, and tells nothing by it."""

from collections import deque
from secrets import SystemRandom
from typing import NamedTuple

LEAST = 0.05
"""How many seconds a bot has for a step once its time for the turn is used up."""
UNKNOWN = 0.3
"""About how many seconds a bot without a choice takes as long as none of its level has had one."""
SPREAD = 0.3
"""How much shorter or longer a pause may be than the answer it is modelled on, as a share of it."""


class Spent(NamedTuple):
    """The time of an answer."""

    seconds: float
    """From the question to the answer, which includes waiting for a process."""
    thought: float
    """How much of that the bot took for thinking."""


class Pace:
    """The times of the last answers, by level."""

    def __init__(self) -> None:
        self._spent: dict[str, deque[Spent]] = {}
        self._random = SystemRandom()

    def note(self, level: str, spent: Spent) -> None:
        """Note the answer of a bot that had a choice."""
        self._spent.setdefault(level, deque(maxlen=32)).append(spent)

    def like_others(self, level: str, left: float) -> Spent:
        """How long a bot without a choice takes: about as long as one of the last that had one.

        Like that one it thinks no longer than it may: `left` is what it has left of this turn.
        """
        seconds, thought = self._random.choice(self._spent.get(level) or [Spent(UNKNOWN, UNKNOWN)])
        factor = self._random.uniform(1 - SPREAD, 1 + SPREAD)
        thinks = min(factor * thought, max(LEAST, left) * self._random.uniform(1 - SPREAD, 1))
        return Spent(factor * max(0.0, seconds - thought) + thinks, thinks)
