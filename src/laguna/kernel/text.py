"""Words: every sentence that a person reads is in a Fluent file, one for each language, under a key.

An id is spelled `trading_post` in data, code and notation, and `trading-post` in the language files. The message
is its name, the attribute `.about` says what it does, and `.end` how it ends a game. An event has `.you` for the
player it is about.

Boards drawn as text number their places, and sentences go by those numbers. A drawn board shows none: what names a
place by its number has `.drawn`, and `.drawn-you`, for those who look at one.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from . import registry
from .action import ActionSpace
from .errors import CannotParse
from .event import Event
from .game import Item, Landmarks, Reason

LANGUAGES = ("en", "it", "de", "fr")
"""The languages of Laguna; we write in the first and translate into the others."""

COMMON = Path(__file__).parent.parent / "l10n"
"""The words that belong to no game."""


def key(id: str) -> str:
    """How the language files spell an id."""
    return id.replace("_", "-")


class Words:
    """The words of one language: those of a game, and those common to all games."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        # Imported here because the import takes longer than a whole game, and many programs need no words.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such an attribute."""
        if not self._bundle.has_message(key(message)):
            return False
        found = self._bundle.get_message(key(message))
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, **args: int | str) -> str:
        """A sentence, with its arguments inserted unchanged."""
        return self._format(message, "", args)

    def name(self, id: str) -> str:
        """What a thing is called."""
        return self._format(id, "", {})

    def about(self, id: str) -> str:
        """What a thing does, in a sentence."""
        return self._format(id, "about", {})

    def end(self, id: str) -> str:
        """How a thing ends a game, in a few words; by default its name."""
        return self._format(id, "end" if self.has(id, "end") else "", {})

    def ending(self, by: Iterable[str]) -> str:
        """The sentence that a game is over, and why."""
        return self.say("ended-by", why=", ".join(self.end(id) for id in by))

    def tell(self, event: Event, seats: Mapping[int, str], reader: int = -1, drawn: bool = False) -> str:
        """An event as a sentence; whoever reads about their own seat is spoken to."""
        message = f"event-{event.key}"
        mark = "drawn" if drawn and self.has(message, "drawn") else ""
        if reader < 0 or event.args.get("seat") != reader:
            return self.sentence(message, event.args, seats, mark)
        if self.has(message, "you"):
            return self.sentence(message, event.args, seats, f"{mark}-you" if mark else "you")
        return self.sentence(message, event.args, {**seats, reader: self.say("player-me")}, mark)

    def explain(self, reason: Reason, seats: Mapping[int, str], drawn: bool = False) -> str:
        """A reason as a sentence, without its rule id."""
        message = f"why-{reason.key}"
        mark = "drawn" if drawn and self.has(message, "drawn") else ""
        return self.sentence(message, reason.args, seats, mark)

    def action(self, space: ActionSpace, action: int, drawn: Landmarks | None = None) -> str:
        """An action as a choice: the message `action-<verb>`, with what it is about and where.

        For those who look at a drawn board, the game's landmarks stand for places with a number.
        """
        span = space.span(action)
        message = f"action-{span.verb}"
        args: dict[str, int | str] = {}
        for name, part in zip(("what", "place"), span.id(action).split(), strict=False):
            args[name] = self.name(part) if self.has(part) else part
        if drawn is None or not self.has(message, "drawn"):
            return self.say(message, **args)
        if marks := drawn.get(space.name(action)):
            names = dict(zip(("what", "before"), map(self.name, marks), strict=False))
            args["what"] = self.say("landmark-after" if len(marks) > 1 else "landmark", **names)
        return self._format(message, "drawn", args)

    def line(self, item: Item, seats: Mapping[int, str]) -> str:
        """An item of the account as a sentence, without its points."""
        return self.sentence(f"item-{item.key}", item.args, seats)

    def sentence(
        self, message: str, args: Mapping[str, int | str], seats: Mapping[int, str], attribute: str = ""
    ) -> str:
        """A sentence whose arguments are numbers, places, seats (replaced by players) or ids (by their names)."""
        ready: dict[str, int | str] = {}
        for name, value in args.items():
            if name == "seat":
                ready[name] = seats.get(int(value), str(value))
            elif isinstance(value, str):
                ready[name] = self.name(value) if self.has(value) else value
            else:
                ready[name] = value
        return self._format(message, attribute, ready)

    def _format(self, message: str, attribute: str, args: Mapping[str, int | str]) -> str:
        found = self._bundle.get_message(key(message))
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {message} has no value")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors}")
        return str(text)


@cache
def words(language: str, game: str = "") -> Words:
    """The words of a language, including those of a game."""
    if language not in LANGUAGES:
        raise CannotParse(f"There is no language {language!r}; there are: {', '.join(LANGUAGES)}.")
    folders = (COMMON, registry.folder(game) / "l10n") if game else (COMMON,)
    return Words(language, folders)
