"""A record as a story, with the position at its end, and the points if the game is over."""

from typing import Any

import msgspec

from laguna.kernel.errors import LagunaError
from laguna.kernel.event import told_openly, told_to
from laguna.kernel.game import OVER
from laguna.kernel.record import Record, actor, replay
from laguna.kernel.registry import load
from laguna.kernel.text import Words

from . import WIDTH, story


class Replay:
    """A record replayed up to some action."""

    def __init__(self, record: Record, to: int | None = None, seat: int | None = None) -> None:
        """Replay `to` actions (None: all), as seen from `seat` (-1: the public; None: see `told`)."""
        self.record = record
        self.game = load(record.game)
        last = len(record.actions)
        if to is not None and not 0 <= to <= last:
            raise LagunaError(f"The record has {last} actions: give a number from 0 up to {last}.")
        if seat is not None and not -1 <= seat < record.seats:
            raise LagunaError(f"The record has the seats 0 to {record.seats - 1}; -1 is the public.")
        self.is_finished = self.game.turn(replay(record)) == OVER
        self.seat = seat
        self.turns: list[tuple[int, int, int]] = []
        """Where each turn begins: how many turns were played, whose turn it is, how many events came before."""
        self.lines: list[str] = []
        """The actions, as the record spells them."""
        self.log: list[Any] = []
        self.actions = last if to is None else to
        self.state = replay(record, self.actions, self.log, self._note)
        self.is_over = self.game.turn(self.state) == OVER

    def _note(self, s: Any, turn: int, action: int) -> None:  # noqa: ANN401
        self.lines.append(f"{actor(turn)} {self.game.ACTIONS.name(action)}")
        played = self.game.turns(s)
        if turn >= 0 and (not self.turns or self.turns[-1][0] != played):
            self.turns.append((played, turn, len(self.log)))

    @property
    def view(self) -> Any:  # noqa: ANN401
        """The view of the position: the public's, unless a seat was given."""
        return self.game.view(self.state, -1 if self.seat is None else self.seat)

    def told(self, first: int, last: int | None) -> list[Any]:
        """The events to show: all of them if the game is finished and no seat was given, else what may be seen."""
        events = self.log[first:last]
        if self.seat is None and self.is_finished:
            return told_openly(events)
        return told_to(events, -1 if self.seat is None else self.seat)

    def text(self, words: Words, colour: bool = False) -> str:
        """The story, the position and the points."""
        names = story.player_names(words, self.record.seats)
        bounds = [*(first for _, _, first in self.turns), len(self.log)]
        lines = story.sentences(self.told(0, bounds[0]), words, names)
        for (played, seat, first), end in zip(self.turns, bounds[1:], strict=True):
            head = words.say("turn-of", turn=played + 1, player=names[seat])
            lines += ["", f"── {head} ".ljust(WIDTH, "─")]
            lines += story.sentences(self.told(first, end), words, names)
        lines += ["", self.game.render(self.view, words, colour=colour, names=names), ""]
        if self.is_over:
            lines += story.final(self.game, self.state, words, names)
        else:
            lines.append(words.say("replayed-to", actions=self.actions, all=len(self.record.actions)))
        return "\n".join(lines) + "\n"

    def data(self) -> dict[str, Any]:
        """The position for programs."""
        options = {name: self.record.options.get(name, values[0]) for name, values in self.game.OPTIONS.items()}
        return {
            "game": self.record.game,
            "seats": self.record.seats,
            "options": options,
            "actions": self.lines,
            "turn": self.game.turn(self.state),
            "question": self.game.question(self.state),
            "view": msgspec.to_builtins(self.view),
            "result": msgspec.to_builtins(self.game.result(self.state)) if self.is_over else None,
            "account": msgspec.to_builtins(self.game.account(self.state)) if self.is_over else None,
        }
