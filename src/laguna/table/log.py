"""The log of a table, and the position it leads to. No input, no output: the same lines give the same table.

A log begins with a new game or, if it has an origin, in the middle of one: in a world that was dealt for one seat.
The lines that led to the middle of the other game are not in it, since they hold what that seat does not know.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from laguna.kernel import undo
from laguna.kernel.chance import Draws
from laguna.kernel.errors import NotLegal
from laguna.kernel.event import Event
from laguna.kernel.game import CHANCE, OVER, Game, start
from laguna.kernel.record import Record
from laguna.kernel.undo import Step

UNDO = "undo"
"""The verb of a line that takes back steps. No game may have it."""
UNDOS = 50
"""How often a seat may take something back in one turn: each time the whole game is played again."""


class Line(NamedTuple):
    """A line of a log."""

    seat: int
    """Who did it; -1 for a draw."""
    what: str
    """The notation of an action, or `undo` and how many steps."""
    planned: bool = False
    """Was it done by a plan, while its player was not there?"""


class Entry(NamedTuple):
    """Something that happened."""

    n: int
    """The number of the line that brought it."""
    event: Event
    """What it was."""
    turn: int = -1
    """In which turn, from 0; -1 for what was drawn before anybody decided anything."""


class Origin(NamedTuple):
    """Where a log begins that does not begin with a new game."""

    world: Any
    """The position it begins in."""
    n: int
    """The number of its first line."""
    story: list[Entry]
    """What had happened before, as far as the seat knows for which the world was dealt."""
    text: str = ""
    """How it is written down: see `branches`."""


class Plan(NamedTuple):
    """What a request leads to, worked out on a copy. Nothing is changed until the plan is accepted."""

    lines: list[Line]
    """What is to be stored: the decision, and the draws behind it."""
    turn: int
    """Who decides then."""
    actions: list[int]
    """The action of each line; empty if steps are taken back."""
    steps: list[Step]
    """The situation before each of these actions."""
    told: list[list[Event]]
    """The events of each of these actions."""
    state: Any
    """The position after them; None if steps are taken back."""


class CannotUndo(NotLegal):
    """A step cannot be taken back; the text is the key of the sentence that says why."""


class Log:
    """The lines of one table."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, str], origin: Origin | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.origin = origin
        """Where the log begins; None if it begins with a new game."""
        self.first = origin.n if origin else 0
        """The number of its first line."""
        self.lines: list[Line] = []
        """Everything that was stored, nothing left out."""
        self.actions: list[int] = []
        """The actions that were not undone."""
        self.numbers: list[int] = []
        """The line number of each of these actions."""
        self.steps: list[Step] = []
        """The situation before each of these actions."""
        self.events: list[Event] = []
        """The events of these actions."""
        self.planned: set[int] = set()
        """The numbers of the lines that were done by plans."""
        self.story: list[Entry] = list(origin.story) if origin else []
        """Everything that happened, including what was undone and the undoing itself."""
        self.state: Any = None
        """The position now."""
        self.known: dict[tuple[str, object], Any] = {}
        """What others have worked out about this position; it goes with it."""
        self._legal: list[int] | None = None
        self._undos = 0
        """How many lines took something back."""
        self._begun = origin is not None
        """Has anybody decided anything yet?"""
        self._begin()

    @classmethod
    def of(cls, record: Record, to: int | None = None) -> "Log":
        """The log of a recorded game up to its first `to` actions (all, if None): line n is action n."""
        log = cls(record.module(), record.seats, record.options)
        names = log.game.ACTIONS.name
        for action in record.actions[:to]:
            log.extend([Line(log.turn, names(action))])
        return log

    def until(self, at: int) -> "Log":
        """The same game after its first `at` actions, without what was taken back."""
        log = Log(self.game, self.seats, self.options, self.origin)
        names = self.game.ACTIONS.name
        for action in self.actions[:at]:
            log.extend([Line(log.turn, names(action))])
        return log

    def _begin(self) -> None:
        if self.origin is None:
            self.state = start(self.game, self.seats, self.options)
        else:
            self.state = self.game.copy(self.origin.world)
        self._forget()

    def _forget(self) -> None:
        """The position is another one now."""
        self._legal = None
        self.known = {}

    @property
    def n(self) -> int:
        """The number of the line that comes next."""
        return self.first + len(self.lines)

    @property
    def turn(self) -> int:
        """Who decides now."""
        return self.game.turn(self.state)

    @property
    def legal(self) -> list[int]:
        """What may be done now. The rules are asked once for each position."""
        if self._legal is None:
            self._legal = self.game.legal(self.state)
        return self._legal

    def record(self) -> Record:
        """The actions that were not undone, as a record; `branches.write` gives the text of any log."""
        return Record(
            self.game.NAME,
            self.seats,
            dict(self.options),
            self.game.VERSION,
            actions=list(self.actions),
            begin=self.origin.world if self.origin else None,
        )

    # What is stored.

    def extend(self, lines: Iterable[Line]) -> None:
        """Append stored lines."""
        for line in lines:
            if line.what.startswith(UNDO + " "):
                self._take_back(line)
            else:
                self._do(line)

    def accept(self, plan: Plan) -> None:
        """Append the lines of a plan that was made for this position; they are stored by now."""
        if plan.state is None:
            self.extend(plan.lines)
            return
        for line, action, step, events in zip(plan.lines, plan.actions, plan.steps, plan.told, strict=True):
            self._note(line, action, step, events)
        self.state = plan.state
        self._forget()

    def _do(self, line: Line) -> None:
        action = self.game.ACTIONS.number(line.what)
        self._check(line.seat, action)
        step = Step(self.turn, self.game.turns(self.state), len(self.events))
        self._note(line, action, step, _apply(self.game, self.state, action))
        self._forget()

    def _check(self, seat: int, action: int) -> None:
        if self.turn == OVER:
            raise NotLegal("The game is over.")
        if seat != self.turn:
            raise NotLegal(f"It is not for seat {seat} to decide now.")
        if action not in self.legal:
            raise NotLegal(f"{self.game.ACTIONS.name(action)!r} may not be done now.")

    def _note(self, line: Line, action: int, step: Step, events: list[Event]) -> None:
        n = self.n
        self.lines.append(line)
        if line.planned:
            self.planned.add(n)
        self.actions.append(action)
        self.numbers.append(n)
        self.steps.append(step)
        self.events += events
        self._begun = self._begun or step.who >= 0
        turn = step.turns if self._begun else -1
        self.story += [Entry(n, event, turn) for event in events]

    def _take_back(self, line: Line) -> None:
        steps = int(line.what.split()[1])
        told = Event(UNDO, {"seat": line.seat, "steps": steps, "first": self.numbers[-steps]})
        self.story.append(Entry(self.n, told))
        self.lines.append(line)
        self._undos += 1
        del self.events[self.steps[-steps].events :]
        del self.actions[-steps:], self.numbers[-steps:], self.steps[-steps:]
        self._begin()
        for action in self.actions:
            _apply(self.game, self.state, action)

    # What is planned.

    def plan(self, seat: int, action: int, draws: Draws) -> Plan:
        """What an action leads to, draws included; `NotLegal` if it may not be done."""
        self._check(seat, action)
        return self._plan([action], draws)

    def plan_draws(self, draws: Draws) -> Plan:
        """The draws that come before the next decision, if any do."""
        return self._plan([], draws)

    def _plan(self, chosen: list[int], draws: Draws) -> Plan:
        game, then = self.game, self.game.copy(self.state)
        lines: list[Line] = []
        actions: list[int] = []
        steps: list[Step] = []
        told: list[list[Event]] = []
        count, turn = len(self.events), game.turn(then)
        while chosen or turn == CHANCE:
            action = chosen.pop() if chosen else draws.draw(game.ACTIONS, game.legal(then), game.weights(then))
            steps.append(Step(turn, game.turns(then), count))
            lines.append(Line(turn, game.ACTIONS.name(action)))
            actions.append(action)
            told.append(_apply(game, then, action))
            count += len(told[-1])
            turn = game.turn(then)
        return Plan(lines, turn, actions, steps, told, then)

    def plan_undo(self, seat: int, steps: int, granted: bool = False) -> Plan:
        """The line that takes back a seat's last steps; `CannotUndo` if they may not be taken back.

        The rules of undo are in `laguna.kernel.undo`. On top of them, a seat can undo at most `UNDOS` times in a
        turn, and nothing once the game is over. `granted` lifts the rules, but not the limit, for steps that lead
        back to a lesson.
        """
        if self._undone(seat) >= UNDOS:
            raise CannotUndo("undo-often")
        reach = len(self.steps) if granted else self.undo_reach(seat)
        if steps > reach:
            before = self.steps[: len(self.steps) - reach]
            key = undo.why_not(before, seat, self.game.turns(self.state), self.events)
            raise CannotUndo(key or "undo-nothing")
        return Plan([Line(seat, f"{UNDO} {steps}")], seat, [], [], [], None)

    def undo_reach(self, seat: int) -> int:
        """How many steps a seat may take back now; none once the game is over, since all is open then."""
        if seat < 0 or self.turn == OVER or self._undone(seat) >= UNDOS:
            return 0
        return undo.reach(self.steps, seat, self.game.turns(self.state), self.events)

    def _undone(self, seat: int) -> int:
        """How often a seat has taken something back in this turn."""
        if not self._undos:
            return 0
        now = self.game.turns(self.state)
        before = (
            n for n, step in zip(reversed(self.numbers), reversed(self.steps), strict=True) if step.turns != now
        )
        lines = self.lines[next(before, self.first - 1) + 1 - self.first :]
        return sum(line.seat == seat and line.what.startswith(UNDO + " ") for line in lines)

    def own_steps(self, seat: int) -> tuple[list[int], bool]:
        """What a seat has done in this turn, and whether all of that was done by a plan and nothing taken back."""
        now = self.game.turns(self.state)
        found: list[int] = []
        by_plan = not self._undone(seat)
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].turns != now:
                break
            if self.steps[at].who == seat:
                found.append(self.actions[at])
                by_plan = by_plan and self.numbers[at] in self.planned
        return found[::-1], by_plan

    def played_by_plan(self, seat: int, turn: int) -> bool:
        """Has a plan done something for a seat in a turn that is over?"""
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].turns < turn:
                break
            if (self.steps[at].turns, self.steps[at].who) == (turn, seat) and self.numbers[at] in self.planned:
                return True
        return False

    # What is asked about it.

    def repeated(self, seat: int, n: int, what: str) -> int | None:
        """If line `n` is this very request: the number of the line that came next when it was done."""
        at = n - self.first
        if not 0 <= at < len(self.lines) or self.lines[at][:2] != (seat, what):
            return None
        following = at + 1
        if not what.startswith(UNDO + " "):
            while following < len(self.lines) and self.lines[following].seat == CHANCE:
                following += 1
        return self.first + following

    def since(self, n: int) -> list[Entry]:
        """What happened from a line on."""
        # Nearly always it is what happened last that is asked for.
        first = len(self.story)
        while first and self.story[first - 1].n >= n:
            first -= 1
        return self.story[first:]


def _apply(game: Game[Any], s: Any, action: int) -> list[Event]:  # noqa: ANN401 - the state is the game's own
    """Apply a legal action and return its events."""
    told: list[Event] = []
    s.log = told
    game.apply(s, action)
    s.log = None
    return told
