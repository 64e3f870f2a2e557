"""The log of a table, and the position it leads to. No input, no output: the same lines give the same table."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from laguna.kernel import undo
from laguna.kernel.chance import Draws
from laguna.kernel.errors import CannotParse, NotLegal
from laguna.kernel.event import Event
from laguna.kernel.game import CHANCE, OVER, Game, play, resolve_chance, start
from laguna.kernel.record import Record
from laguna.kernel.undo import Step

from .queries import Line

UNDO = "undo"
"""The verb of a line that takes back steps. No game may have it."""
UNDOS = 50
"""How often a seat may take something back in one turn: each time the whole game is played again."""


class Entry(NamedTuple):
    """Something that happened."""

    n: int
    """The line that brought it."""
    event: Event
    """What it was."""


class Log:
    """The lines of one table."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.lines: list[Line] = []
        """Everything that was stored, nothing left out."""
        self.actions: list[int] = []
        """What counts of it: without what was taken back."""
        self.numbers: list[int] = []
        """The line of each action that counts."""
        self.steps: list[Step] = []
        """What was known before each action that counts."""
        self.story: list[Entry] = []
        """What happened, undone or not, and that it was undone."""
        self.state: Any = None
        """The position now; its log holds the events of all actions that count."""
        self._begin()

    def _begin(self) -> None:
        self.state = start(self.game, self.seats, self.options)
        self.state.log = []

    @property
    def n(self) -> int:
        """The line that comes next."""
        return len(self.lines)

    @property
    def turn(self) -> int:
        """Who decides now."""
        return self.game.turn(self.state)

    def record(self) -> Record:
        """What counts, as a record."""
        return Record(
            self.game.NAME, self.seats, dict(self.options), self.game.VERSION, actions=list(self.actions)
        )

    def extend(self, lines: Iterable[Line]) -> None:
        """Put lines that are stored behind the others."""
        for line in lines:
            if line.what.startswith(UNDO + " "):
                self._take_back(line)
            else:
                self._do(line)

    def _do(self, line: Line) -> None:
        s = self.state
        step = Step(self.game.turn(s), self.game.turns(s), len(s.log))
        action = play(self.game, s, line.what, seat=None if line.seat == CHANCE else line.seat)
        n = self.n
        self.lines.append(line)
        self.actions.append(action)
        self.numbers.append(n)
        self.steps.append(step)
        self.story += [Entry(n, event) for event in s.log[step.events :]]

    def _take_back(self, line: Line) -> None:
        steps = int(line.what.split()[1])
        first = self.numbers[-steps]
        told = Event(UNDO, {"seat": line.seat, "steps": steps, "first": first})
        self.story.append(Entry(self.n, told))
        self.lines.append(line)
        del self.actions[-steps:], self.numbers[-steps:], self.steps[-steps:]
        self._begin()
        for action in self.actions:
            self.game.apply(self.state, action)

    def undo_reach(self, seat: int) -> int:
        """How many steps a seat may take back now; none once the game is over, since all is open then."""
        if seat < 0 or self.turn == OVER or self._undone(seat) >= UNDOS:
            return 0
        return undo.reach(self.steps, seat, self.game.turns(self.state), self.state.log)

    def plan(self, seat: int, do: str, draws: Draws) -> tuple[list[Line], int]:
        """The lines that an action leads to, draws included, and who decides then. Nothing is changed."""
        then = self.game.copy(self.state)
        action = play(self.game, then, do, seat=seat)
        if action >= self.game.ACTIONS.seat_actions:
            raise CannotParse(f"{do!r} is a draw.")
        made = resolve_chance(self.game, then, draws)
        names = self.game.ACTIONS.name
        return [Line(seat, names(action)), *(Line(CHANCE, names(draw)) for draw in made)], self.game.turn(then)

    def plan_draws(self, draws: Draws) -> tuple[list[Line], int]:
        """The draws before the first decision, and who decides then. Nothing is changed."""
        then = self.game.copy(self.state)
        made = resolve_chance(self.game, then, draws)
        return [Line(CHANCE, self.game.ACTIONS.name(draw)) for draw in made], self.game.turn(then)

    def plan_undo(self, seat: int, steps: int) -> tuple[list[Line], int]:
        """The line that takes back a seat's last steps, and who decides then. Nothing is changed."""
        if self._undone(seat) >= UNDOS:
            raise CannotUndo("undo-often")
        if steps > self.undo_reach(seat):
            key = undo.why_not(
                self.steps[: len(self.steps) - self.undo_reach(seat)],
                seat,
                self.game.turns(self.state),
                self.state.log,
            )
            raise CannotUndo(key or "undo-nothing")
        return [Line(seat, f"{UNDO} {steps}")], seat

    def _undone(self, seat: int) -> int:
        """How often a seat has taken something back in this turn."""
        now = self.game.turns(self.state)
        before = (
            n for n, step in zip(reversed(self.numbers), reversed(self.steps), strict=True) if step.turns != now
        )
        lines = self.lines[next(before, -1) + 1 :]
        return sum(line.seat == seat and line.what.startswith(UNDO + " ") for line in lines)

    def answer_again(self, seat: int, n: int, what: str) -> int | None:
        """If line `n` is this very request: the line that came next when it was done."""
        if not 0 <= n < self.n or self.lines[n] != Line(seat, what):
            return None
        following = n + 1
        if not what.startswith(UNDO + " "):
            while following < self.n and self.lines[following].seat == CHANCE:
                following += 1
        return following

    def since(self, n: int) -> list[Entry]:
        """What happened from a line on."""
        return self.story[bisect_left(self.story, n, key=lambda entry: entry.n) :]


class CannotUndo(NotLegal):
    """A step cannot be taken back; the text is the key of the sentence that says why."""
