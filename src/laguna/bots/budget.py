"""How long a bot may think: for a whole turn, shared by the small steps that the turn is made of.

With it goes what was thought out already: a bot that has found a plan of several steps need not think again.

Whoever runs the game keeps one budget a seat, calls `renew` when a turn begins, does what is `planned` without
asking the bot, and calls `charge` after every other step. The bot says how much of the rest a step may take, at
once or when it knows, and asks before each piece of work:

>>> budget = Budget.parse("100it")
>>> budget.begin(0.5)
>>> [budget.take(20), budget.take(20), budget.take(20), budget.take(20)]
[20, 20, 10, 0]
>>> budget.left
50.0
"""

import re
from collections.abc import Sequence
from time import perf_counter

from laguna.kernel.errors import CannotParse

_FORM = re.compile(r"(\d+(?:\.\d+)?)(it|ms|s)", re.ASCII)


class Budget:
    """Iterations, which make a bot's play reproducible, or time, which is what people care about.

    Iterations are no cap. A bot that searches makes one whole sweep over all that it compares in every step of a
    turn, whatever is left: where that is 60, a budget of `20it` is exceeded by 40, and a turn of five steps makes
    five sweeps at least. What goes beyond the rest is not owed.
    """

    amount: float
    """What a whole turn has: iterations, or seconds."""
    is_timed: bool
    """Are these seconds?"""
    left: float
    """What is left of this turn; never below 0."""
    aside: float
    """The seconds that the last step took before the bot began: dealing a world, for the most part."""
    plan: tuple[int, ...]
    """What the bot means to do in the next steps of this turn in which it has a choice."""

    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        assert (iterations is None) != (seconds is None), "a budget is in iterations or in seconds"
        self.is_timed = iterations is None
        self.amount = float(seconds if iterations is None else iterations)  # type: ignore[arg-type]
        self.aside = 0.0
        self.renew()

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """A budget as people write it: `200it`, `100ms` or `1.5s`."""
        found = _FORM.fullmatch(text.strip())
        number = float(found[1]) if found else 0.0
        if found is None or not number or (found[2] == "it" and number != int(number)):
            raise CannotParse(f"A budget for a turn is written 200it (iterations), 100ms or 1.5s, not {text!r}.")
        if found[2] == "it":
            return cls(iterations=int(number))
        return cls(seconds=number / 1000 if found[2] == "ms" else number)

    def __str__(self) -> str:
        return f"{self.amount * 1000:.10g}ms" if self.is_timed else f"{self.amount:.0f}it"

    def __repr__(self) -> str:
        return f"Budget.parse({str(self)!r})"

    def renew(self) -> None:
        """A turn begins: all of it is there again."""
        self.left = self.amount
        self.plan = ()
        self.begin()

    def planned(self, legal: Sequence[int]) -> int:
        """The next step of the plan, which is thereby done; -1 if the bot has to think."""
        if self.plan and self.plan[0] in legal:
            action, *more = self.plan
            self.plan = tuple(more)
            return action
        return -1

    def begin(self, share: float = 1.0) -> None:
        """A step begins, which may take this share of what is left."""
        self._whole = self.left
        self._start = perf_counter()
        self.narrow(share)

    def narrow(self, share: float, steps: float = 0.0) -> None:
        """The step that goes on may take this share of what was left when it began.

        So many steps are to follow in this turn. Each takes its time before the bot begins, and then as much as
        this one has taken so far, whatever else it does: that much time is not shared.
        """
        kept = steps * (self.aside + perf_counter() - self._start) if self.is_timed else 0.0
        self._allowed = max(0.0, self._whole - kept) * share

    def spent(self) -> float:
        """How much of what it may take the step has taken: 1 when it is over."""
        taken = perf_counter() - self._start if self.is_timed else self._whole - self.left
        return taken / self._allowed if taken < self._allowed else 1.0

    def take(self, most: int) -> int:
        """How many iterations may be made now, at most so many; they count as made. 0: the step is over."""
        if self.is_timed:
            return most if perf_counter() - self._start < self._allowed else 0
        taken = max(0, min(most, int(self._allowed - (self._whole - self.left))))
        self.left -= taken
        return taken

    def charge(self, seconds: float) -> None:
        """A step took so long, whatever was done in it; only a budget of time is less for it."""
        if self.is_timed:
            # A bot that does not search has begun nothing.
            thought = perf_counter() - self._start
            if thought <= seconds:
                self.aside = seconds - thought
            self.left = max(0.0, self.left - seconds)
