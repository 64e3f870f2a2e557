"""One person at the terminal against bots: the loop of questions and answers, for any game."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from laguna.bots import Choose
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import undo
from laguna.kernel.chance import Draws, Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import told_to
from laguna.kernel.game import CHANCE, OVER, Game
from laguna.kernel.record import Record, actor, replay
from laguna.kernel.record import write as text_of
from laguna.kernel.text import Words
from laguna.kernel.undo import Step

from . import WIDTH, fold, rules, save, story, worth
from .choices import choice, in_columns, things_called

THINKING = 2.0
"""How many seconds a bot may think in one turn."""
MANY = 9
"""More choices than this are mostly places: they are shown in columns, below the board."""
EXPLAINED = 6
"""The most choices that are shown with explanations."""
LOG = 20
"""How many events of the log are shown by default."""


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """The person wants to stop and continue another time."""


class Session:
    """A game in a terminal, built on its record. It is saved after each action, before its events are shown."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        words: Words,
        names: Mapping[int, str],
        bots: Mapping[int, Choose],
        draws: Draws,
        seed: int,
        path: Path,
        read: Callable[[str], str],
        write: Callable[[str], None],
        colour: bool = False,
    ) -> None:
        """`seed` is for the bots' random numbers; the person has the first seat that has no bot."""
        self.game = game
        self.record = record
        self.words = words
        self.names = names
        self.bots = {seat: Player(bot, seat, Budget(seconds=THINKING)) for seat, bot in bots.items()}
        self.draws = draws
        self.seed = seed
        self.path = path
        self.read = read
        self.write = write
        self.colour = colour
        self.seat = next(seat for seat in range(record.seats) if seat not in bots)
        self.steps: list[Step] = []
        self.log: list[Any] = []
        self.state: Any = None
        self._head = text_of(Record(record.game, record.seats, record.options, record.rules, record.limit))
        self._lines: list[str] = []
        self._heading = -1
        self._drawing = ""
        self._told: set[str] = set()
        self._replay()

    def _replay(self) -> None:
        """Rebuild the state, the log and the lines from the record."""
        self.steps = []
        self.log = []
        self._lines = []

        def note(s: Any, turn: int, action: int) -> None:  # noqa: ANN401
            self.steps.append(Step(turn, self.game.turns(s), len(self.log)))
            self._lines.append(f"{actor(turn)} {self.game.ACTIONS.name(action)}\n")

        self.state = replay(self.record, log=self.log, each=note)

    # Playing.

    def run(self) -> None:
        """Play to the end, then show the result. Raises `Leave` when the person wants to stop."""
        if self.record.actions:
            self.say(self.words.say("resumed", actions=len(self.record.actions)))
            self._tell(max(0, len(self.log) - LOG))
        else:
            self._save()
        while self.game.turn(self.state) != OVER:
            self._advance()
        self.say("", self.render())
        self.say("", *story.final(self.game, self.state, self.words, self.names))
        self.say("", self.words.say("record-is-in", path=str(self.path)))

    def _advance(self) -> None:
        """Make the next draw or decision."""
        turn = self.game.turn(self.state)
        if turn == CHANCE:
            legal, weights = self.game.legal(self.state), self.game.weights(self.state)
            self._do(self.draws.draw(self.game.ACTIONS, legal, weights))
        elif turn in self.bots:
            self._head_turn(turn)
            # Every decision has a seed of its own, so a game that is resumed goes on as it would have.
            rng = Rng((self.seed << 20) + len(self.record.actions))
            self._do(self.bots[turn].act(self.game, self.state, rng))
        else:
            if self._head_turn(turn):
                self._show_table()
            action = self._ask()
            if action is not None:
                self._do(action)

    def _do(self, action: int) -> None:
        """Apply an action, save the game, and only then show what happened."""
        turn = self.game.turn(self.state)
        self.steps.append(Step(turn, self.game.turns(self.state), len(self.log)))
        self.game.apply(self.state, action)
        self.record.actions.append(action)
        self._lines.append(f"{actor(turn)} {self.game.ACTIONS.name(action)}\n")
        self._save()
        self._tell(self.steps[-1].events)

    def _save(self) -> None:
        save.write(self.path, self._head + "".join(self._lines))

    def _tell(self, first: int) -> None:
        """Show the events from this one on, as far as the person may see them."""
        self.say(*story.sentences(told_to(self.log[first:], self.seat), self.words, self.names))

    def _head_turn(self, seat: int) -> bool:
        """Write a heading if a new turn begins; return whether it does."""
        turns = self.game.turns(self.state)
        if turns == self._heading:
            return False
        self._heading = turns
        self._told = set()
        head = self.words.say("turn-of", turn=turns + 1, player=self.names[seat])
        self.say("", f"── {head} ".ljust(WIDTH, "─"))
        return True

    # Asking.

    def _ask(self) -> int | None:
        """Ask the person for an action; None if they took one back instead."""
        legal = self.game.legal(self.state)
        if len(legal) > MANY and self.render() != self._drawing:
            self._show_table()
        self._show_choices(legal)
        while True:
            line = " ".join(self.read(self._prompt(legal)).split())
            command, _, rest = line.partition(" ")
            if 1 <= _number(line) <= len(legal):
                return legal[_number(line) - 1]
            if not line and len(legal) == 1:
                return legal[0]
            if command in ("u", "undo") and not rest:
                if self._undo():
                    return None
            elif command in ("q", "quit") and not rest:
                raise Leave
            elif not line or line.isdecimal():
                self.say(self.words.say("which-number", last=len(legal)))
            elif not self._look(command, rest, legal):
                action = self._parse(line, legal)
                if action is not None:
                    return action

    def _prompt(self, legal: list[int]) -> str:
        key = "prompt-forced" if len(legal) == 1 else "prompt"
        return self.words.say(key, last=len(legal)) + " "

    def _parse(self, line: str, legal: list[int]) -> int | None:
        """Read an action from its notation; if it is not legal, say why and return None."""
        # A line copied from a record begins with the seat.
        name = line.removeprefix(f"{self.seat} ")
        try:
            action = self.game.ACTIONS.number(name)
        except CannotParse:
            self.say(self.words.say("not-understood", line=line))
            return None
        if action in legal:
            return action
        self._explain_refusal(action)
        return None

    def _explain_refusal(self, action: int) -> None:
        reason = self.game.why(self.state, self.seat, action)
        why = self.words.explain(reason, self.names)
        self.say(fold(self.words.say("not-legal", why=why, rule=reason.rule)))

    def _undo(self) -> bool:
        """Take back the person's last decision, if nobody has learned a secret since."""
        refusal = self._why_no_undo()
        if refusal:
            self.say(self.words.say(refusal))
            return False
        action = self.record.actions.pop()
        self._replay()
        self._save()
        self.say(self.words.say("undone", action=self.words.action(self.game.ACTIONS, action)))
        return True

    def _why_no_undo(self) -> str:
        """The key of the sentence that says why nothing can be taken back; empty if it can."""
        return undo.why_not(self.steps, self.seat, self.game.turns(self.state), self.log)

    # Showing.

    def say(self, *lines: str) -> None:
        """Write texts, each with a line break after it."""
        for line in lines:
            self.write(line + "\n")

    def render(self, part: str = "table") -> str:
        """The drawing of what the person sees; `part` as in `Game.render`."""
        view = self.game.view(self.state, self.seat)
        return self.game.render(view, self.words, colour=self.colour, part=part, names=self.names)

    def _show_table(self) -> None:
        self._drawing = self.render()
        self.say(self._drawing)

    def _show_choices(self, legal: list[int]) -> None:
        """Show the question and its numbered answers; few come with explanations, many in columns."""
        self.say("", self.words.say(f"question-{self.game.question(self.state)}"))
        texts = [
            f"{n:>3}  {choice(self.game, self.words, self.state, self.seat, action, legal)}"
            for n, action in enumerate(legal, 1)
        ]
        if len(legal) > MANY:
            self.say(*in_columns(texts))
            return
        for text, action in zip(texts, legal, strict=True):
            self.say(fold(text, hang=5))
            thing = self.game.topic(action)
            is_choice = thing and thing == self.game.ACTIONS.span(action).id(action)
            if (
                is_choice
                and len(legal) <= EXPLAINED
                and thing not in self._told
                and self.words.has(thing, "about")
            ):
                self._told.add(thing)
                self.say(fold(self.words.about(thing), indent=7, hang=0))

    def _look(self, command: str, rest: str, legal: list[int]) -> bool:
        """Run a command that only shows something; return whether it was one."""
        if command in ("b", "board") and not rest:
            self._show_table()
        elif command in ("h", "hand") and not rest:
            self.say(self.render("hand"))
        elif command in ("w", "worth"):
            things = things_called(self.game, self.words, rest) if rest else [""]
            self.say(
                "", *worth.lines(self.game, self.state, self.seat, (things or [rest])[0], self.words, self.names)
            )
        elif command in ("l", "log"):
            self._show_log(rest)
        elif command in ("c", "choices") and not rest:
            self._show_choices(legal)
        elif command in ("r", "rules"):
            self.say(*rules.shown(self.record.game, rest, self.words))
        elif command.startswith("?"):
            about = f"{command[1:]} {rest}".strip()
            if about:
                self._explain(about, legal)
            else:
                example = self.game.ACTIONS.name(legal[0])
                self.say("", self.words.say("help", example=example), "", self.render("legend"), "")
        else:
            return False
        return True

    def _show_log(self, rest: str) -> None:
        told = told_to(self.log, self.seat)
        wanted = _number(rest) if rest.isdecimal() else len(told) if rest else LOG
        self.say(*story.sentences(told[max(0, len(told) - wanted) :], self.words, self.names))

    def _explain(self, about: str, legal: list[int]) -> None:
        """Explain a choice, by its number or notation, or a thing, by its name or id."""
        if 1 <= _number(about) <= len(legal):
            self._explain_action(legal[_number(about) - 1])
            return
        things = things_called(self.game, self.words, about)
        if len(things) == 1:
            self._explain_thing(things[0])
        elif things:
            names = ", ".join(self.words.name(thing) for thing in things[:12])
            self.say(fold(self.words.say("which-thing", names=names)))
        else:
            try:
                self._explain_action(self.game.ACTIONS.number(about))
            except CannotParse:
                self.say(self.words.say("no-such-thing", word=about))

    def _explain_action(self, action: int) -> None:
        thing = self.game.topic(action)
        self.say(self.words.action(self.game.ACTIONS, action))
        if thing and self.words.has(thing, "about"):
            self._explain_thing(thing)
        elif action in self.game.legal(self.state):
            rule = self.game.why(self.state, self.seat, action).rule
            self.say(self.words.say("see-rule", rule=rule))
            self.say(*rules.shown(self.record.game, rule, self.words))
        if action not in self.game.legal(self.state):
            self._explain_refusal(action)

    def _explain_thing(self, thing: str) -> None:
        self.say(fold(f"{self.words.name(thing)}: {self.words.about(thing)}", indent=2))
        rule = self.game.RULE_OF.get(thing, "")
        if rule:
            self.say("  " + self.words.say("see-rule", rule=rule))


def _number(text: str) -> int:
    """A number that the person typed; -1 if it is not a number, or too large to mean anything."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1
