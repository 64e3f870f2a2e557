"""Sentences for what a table tells: events, reasons, choices and questions, in the language of the reader."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple, cast

from laguna.kernel.event import Event
from laguna.kernel.game import Reason
from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES, words

from .messages import Lang

BY_NUMBER = {seat: f"\x02{seat}\x03" for seat in range(8)}
"""Sentences are made once for all tables, with these signs instead of names. No name has such signs."""
_PLAYER = re.compile("\x02(\\d)\x03")


class Reader(NamedTuple):
    """Who is told something."""

    seat: int
    """Which seat; -1 for the public."""
    lang: Lang
    """In which language."""
    names: Mapping[int, str] = {}
    """What the players are called in that language, by seat."""
    drawing: bool = False
    """Are views wanted as text, too?"""

    @property
    def drawn(self) -> bool:
        """Do they look at a drawn board? It shows no numbers of places, where text does."""
        return not self.drawing


def language(*wishes: str | None) -> Lang:
    """The first of these wishes that we speak: a language, or what a browser says (`it-IT,it;q=0.9`)."""
    for wish in wishes:
        for part in (wish or "").split(","):
            found = part.split(";")[0].split("-")[0].strip().lower()
            if found in LANGUAGES:
                return cast("Lang", found)
    return "en"


def say(lang: str, message: str, **args: int | str) -> str:
    """A sentence that belongs to no game."""
    return words(lang).say(message, **args)


def with_names(text: str, names: Mapping[int, str]) -> str:
    """A sentence whose players stand in it by number, with their names."""
    if "\x02" not in text:
        return text
    return _PLAYER.sub(lambda found: names.get(int(found[1]), found[1]), text)


@lru_cache(20_000)
def _event(
    lang: str, game: str, key: str, args: tuple[tuple[str, int | str], ...], reader: int, drawn: bool
) -> str:
    """An event about seat 0, or about none: whose it is does not change its sentence, only the name in it."""
    return words(lang, game).tell(Event(key, dict(args)), BY_NUMBER, reader, drawn)


@lru_cache(20_000)
def _reason(lang: str, game: str, key: str, args: tuple[tuple[str, int | str], ...], drawn: bool) -> str:
    return words(lang, game).explain(Reason("", key, dict(args)), BY_NUMBER, drawn)


def event(game: str, told: Event, to: Reader) -> str:
    """An event as a sentence. Whoever did it reads "You"."""
    seat = told.args.get("seat")
    if seat is None:
        return with_names(_event(to.lang, game, told.key, tuple(told.args.items()), -1, to.drawn), to.names)
    args = tuple((told.args | {"seat": 0}).items())
    text = _event(to.lang, game, told.key, args, 0 if seat == to.seat else -1, to.drawn)
    return text.replace(BY_NUMBER[0], to.names.get(int(seat), str(seat)))


def reason(game: str, why: Reason, to: Reader) -> str:
    """A reason as a sentence."""
    return with_names(_reason(to.lang, game, why.key, tuple(why.args.items()), to.drawn), to.names)


@cache
def question(lang: str, game: str, key: str) -> str:
    """What is asked, as a sentence."""
    return words(lang, game).say(f"question-{key}")


class ActionWords(NamedTuple):
    """An action as a choice."""

    do: str
    """Its notation."""
    text: str
    """In words."""
    topic: str
    """The id of the thing it is about, if that thing has words that explain it; empty if not."""


@cache
def action(lang: str, game: str, number: int, drawn: bool) -> ActionWords:
    """An action in words, for those who look at a drawn board or at text."""
    module, spoken = load(game), words(lang, game)
    topic = module.topic(number)
    explained = bool(topic) and spoken.has(topic, "about")
    return ActionWords(
        module.ACTIONS.name(number),
        spoken.action(module.ACTIONS, number, module.PAGE.landmarks if drawn else None),
        topic if explained else "",
    )
