"""How much a bot may think: a budget for a whole turn, which the small steps of the turn share.

The budget also holds the plan: a bot that has found a plan of several steps need not think again at each of them.

The code that runs the game has one budget for each seat. It calls `renew` when a turn begins, does what is
`planned` without asking the bot, and calls `charge` after every other step. The bot says which share of the rest a
step may take, at once or when it knows, and asks before each piece of work:

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

    Iterations are not a hard limit. In every step of a turn, a bot that searches makes at least one sweep over
    all plans, however little is left: with 60 plans it exceeds a budget of `20it` by 40, and in a turn of five
    steps it makes at least five sweeps. It need not make up for the excess later.
    """

    amount: float
    """The budget of a whole turn: iterations, or seconds."""
    is_timed: bool
    """Whether the budget is in seconds."""
    left: float
    """What is left of this turn; never below 0."""
    aside: float
    """The seconds that the last step took before the bot began, mostly to deal a world."""
    plan: tuple[int, ...]
    """What the bot means to do in the next steps of this turn that offer a choice."""

    def __init__(self, *, iterations: int | None = None, seconds: float | None = None) -> None:
        assert (iterations is None) != (seconds is None), "a budget is in iterations or in seconds"
        self.is_timed = iterations is None
        self.amount = float(seconds if iterations is None else iterations)  # type: ignore[arg-type]
        self.aside = 0.0
        self.renew()

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read a budget as people write it: `200it`, `100ms` or `1.5s`."""
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
        """Begin a turn with the whole budget and no plan."""
        self.left = self.amount
        self.plan = ()
        self.begin()

    def planned(self, legal: Sequence[int]) -> int:
        """Take the next step from the plan; -1 if the bot has to think."""
        if self.plan and self.plan[0] in legal:
            action, *more = self.plan
            self.plan = tuple(more)
            return action
        return -1

    def begin(self, share: float = 1.0) -> None:
        """Begin a step, which may take this share of what is left."""
        self._whole = self.left
        self._start = perf_counter()
        self.narrow(share)

    def narrow(self, share: float, steps: float = 0.0) -> None:
        """Let the present step take this share of what was left when it began.

        `steps` is how many steps are expected to follow in this turn. Each of them needs some time before the bot
        begins, and then at least as much as this one has taken so far. That time is reserved and not shared.
        """
        kept = steps * (self.aside + perf_counter() - self._start) if self.is_timed else 0.0
        self._allowed = max(0.0, self._whole - kept) * share

    def spent(self) -> float:
        """Which part of its allowance the step has used; 1 when it is over."""
        taken = perf_counter() - self._start if self.is_timed else self._whole - self.left
        return taken / self._allowed if taken < self._allowed else 1.0

    def take(self, most: int) -> int:
        """Take up to `most` iterations from the budget; return how many, 0 if the step is over."""
        if self.is_timed:
            return most if perf_counter() - self._start < self._allowed else 0
        taken = max(0, min(most, int(self._allowed - (self._whole - self.left))))
        self.left -= taken
        return taken

    def charge(self, seconds: float) -> None:
        """Deduct the seconds that a whole step took; a budget of iterations stays as it is."""
        if self.is_timed:
            # A bot that does not search never calls `begin`, so the time since then may be longer than the step.
            thought = perf_counter() - self._start
            if thought <= seconds:
                self.aside = seconds - thought
            self.left = max(0.0, self.left - seconds)
