"""What a seat is told, as text or JSON, in English. In a renamed world every name in it is replaced."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from laguna import rulebook
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import Event
from laguna.kernel.text import words
from laguna.table import wording
from laguna.table.wording import Reader

from .renaming import renaming
from .situation import Ending, Refusal, Situation

LANG: Final = "en"
"""The language of all texts."""
_NOT_RULES = "fan project"
"""A paragraph of the rulebook with these words tells who made it, not how to play."""


class Speech:
    """How a game is told to one seat."""

    def __init__(self, game: str, seats: int, seat: int, renamed: int | None = None) -> None:
        """`renamed` is the seed of a renamed world; None leaves our names."""
        self.game = registry.load(game)
        self.seat = seat
        self.seats = seats
        self._renaming = None if renamed is None else renaming(game, renamed)
        self._words = words(LANG, game)
        self._names = {one: self._words.say("player", number=one + 1) for one in range(seats)}
        self._to = Reader(seat, LANG, self._names, drawing=True)

    # What a model says.

    def action(self, text: str) -> int:
        """The number of an action, from what a model calls it."""
        space = self.game.ACTIONS
        if len(text) > 200:
            raise CannotParse("An action is a few words long.")
        number = space.number(self._renaming.action(text) if self._renaming else text)
        if number >= space.seat_actions:
            raise CannotParse("That is drawn, and nobody can choose it.")
        return number

    def unknown(self, text: str) -> Refusal:
        """What to say about a text that is no action."""
        space = self.game.ACTIONS
        seats = space.names[: space.seat_actions]
        said = text.split()[0] if text.split() else ""
        kin = [name for name in map(self.name_of, seats) if name.split()[0] == said]
        verbs = list(dict.fromkeys(self.name_of(name).split()[0] for name in seats))
        hint = f"These begin alike: {', '.join(kin[:6])}." if kin else f"Actions begin with: {', '.join(verbs)}."
        return Refusal("cannot_parse", f"This is no action. {hint}")

    # What a model is told.

    def name_of(self, action: int | str) -> str:
        """The notation of an action."""
        name = self.game.ACTIONS.name(action) if isinstance(action, int) else action
        return self._renaming.name(name) if self._renaming else name

    def said(self, text: str) -> str:
        """A text as it is told in this world."""
        return self._renaming.text(text) if self._renaming else text

    def rules(self, about: str = "") -> str:
        """The rules, or those that define an id or contain some words."""
        text = rulebook.read(self.game.NAME)
        text = "\n\n".join(part for part in text.split("\n\n") if _NOT_RULES not in part)
        if self._renaming is None or not about:
            found = rulebook.search(rulebook.entries(text), about) if about else None
        else:
            among = rulebook.entries(text)
            wanted = self._renaming.rule_id(about)
            found = [entry for entry in among if wanted in entry.ids] or [
                entry for entry in among if about.casefold() in self.said(entry.plain).casefold()
            ]
        if found is None:
            return self.said(text)
        if not found:
            return "The rules say nothing about that."
        return self.said(rulebook.markdown(found))

    def legend(self) -> str:
        """What the signs of a drawing mean."""
        spoken = self._words
        return self.said(self.game.render(None, spoken, False, "legend"))

    def story(self, events: Sequence[Event]) -> list[str]:
        """Events as sentences."""
        return [self.said(wording.event(self.game.NAME, event, self._to)) for event in events]

    def question(self, now: Situation) -> str:
        """What is asked, or why nothing is."""
        if now.ending is not None:
            return self.ending(now.ending)
        if now.is_cut:
            return "The game was cut off at the turn limit. Nobody has won."
        asked = self.said(wording.question(LANG, self.game.NAME, now.view.question))
        if now.view.turn == self.seat:
            return f"You decide now. {asked}"
        return f"{self._names.get(now.view.turn, 'Chance')} decides now, and you wait. They are asked: {asked}"

    def ending(self, ending: Ending) -> str:
        """How a game came out."""
        places = ", ".join(
            f"{self._names[seat]} {points} points (place {ending.ranks[seat]})"
            for seat, points in enumerate(ending.scores)
        )
        mine = ending.ranks[self.seat] if self.seat >= 0 else 0
        verdict = "You have won." if mine == 1 else "You have not won." if mine else ""
        return f"{self.said(self._words.ending(ending.ended_by))} {places}. {verdict}".strip()

    def choices(self, legal: Sequence[int]) -> list[tuple[str, str]]:
        """Choices by notation, with what they mean."""
        return [
            (self.name_of(one), self.said(wording.action(LANG, self.game.NAME, one, drawn=False).text))
            for one in legal
        ]

    def legal(self, now: Situation) -> str:
        """The choices as text, one a line."""
        if not now.legal:
            return "You have nothing to choose now."
        return "\n".join(f"{do}  ({text})" for do, text in self.choices(now.legal))

    def look(self, now: Situation, news: Sequence[Event] = (), legal: bool = True) -> str:
        """A situation as text: who I am, what is new, the table, my hand, what is asked, and what I may do."""
        name = self.said(self._words.say("game-name"))
        parts = [f"{name}, {self.seats} players. You are {self._names.get(self.seat, 'a spectator')}."]
        if news:
            parts.append("\n".join(["What happened:", *(f"- {line}" for line in self.story(news))]))
        shown = ("table", "hand") if self.seat >= 0 else ("table",)
        parts += [self.said(self.game.render(now.view, self._words, False, part, self._names)) for part in shown]
        parts.append(self.question(now))
        if legal and now.legal:
            parts.append("You may do one of these (notation, then its meaning):\n" + self.legal(now))
        return "\n\n".join(parts)

    def data(self, now: Situation, news: Sequence[Event] = (), legal: bool = True) -> dict[str, Any]:
        """A situation for JSON: the view as numbers and ids, whose numbers `ids` explains."""
        found = {
            "game": self.said(self.game.NAME),
            "seat": self.seat,
            "seats": self.seats,
            "turn": now.view.turn,
            "question": self.question(now),
            "news": self.story(news),
            "view": self._value(msgspec.to_builtins(now.view)),
            "ending": self._value(msgspec.to_builtins(now.ending)),
        }
        if legal:
            found["legal"] = [{"do": do, "text": text} for do, text in self.choices(now.legal)]
        return found

    def ids(self) -> dict[str, Any]:
        """The ids behind the numbers of a view, by sort of thing."""
        found: dict[str, Any] = self._value({kind: list(ids) for kind, ids in self.game.PAGE.ids.items()})
        return found

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as text, with the id of its rule."""
        rule = f" (rule {self.said(refusal.rule)})" if refusal.rule else ""
        return f"Refused{rule}: {refusal.text}"

    def _value(self, value: Any) -> Any:  # noqa: ANN401 - anything that JSON can hold
        return self._renaming.value(value) if self._renaming else value
