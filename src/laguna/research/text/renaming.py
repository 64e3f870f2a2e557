"""Worlds renamed: all our names replaced by made-up words, so that what a model remembers of a game does not help.

A seed gives a vocabulary. The same name always gets the same word, in rules, positions, choices and JSON, and a
word is as long as the name it replaces, so that drawings keep their columns:

>>> world = Renaming("murano", 7)
>>> world.name("take shop_red") == "take " + world.text("shop_red")
True
>>> world.action(world.name("take shop_red"))
'take shop_red'

What is kept is plain English (`plain.PLAIN`), numbers, and the signs of the drawings, which the legend explains.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import start, view_type
from laguna.kernel.text import COMMON

from .plain import PLAIN

_WORD = re.compile(r"[^\W\d_]+")
_RULE = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)*\b")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
_EXPLAINED = re.compile(r"^[a-z][a-z0-9-]* = (.+)\n +\.about", re.MULTILINE)
_NAME_WORDS = 6
"""A message of more words is a sentence and no name, unless it is explained."""
_SHORT = 3
"""Shorter words are kept: they are articles, or the letters of rows and columns."""
_OF_OURS = "laguna venice venetian venedig lagoon canal canals german italian french island islands city birth"
"""Names that stand in the rules and nowhere else."""
_CONSONANTS, _VOWELS = "bcdfghjklmnprstvwxz", "aeiou"
_ENDINGS = (
    ("ies", "y"),
    ("es", ""),
    ("s", ""),
    ("ed", ""),
    ("ed", "e"),
    ("ing", ""),
    ("ing", "e"),
    ("er", ""),
    ("i", "o"),
)
"""How words are inflected: what they end with, and what the word itself has instead."""
_IRREGULAR = {"built": "build"}
"""Words that no ending leads to; they are as long as the word itself."""
_LAST = "yeo"
"""A word that ends with one of these is inflected in a way of its own."""
_NOT_LAST = _LAST + "sxz"
"""No other word ends with one of these, or its plural would look odd."""


class Renaming:
    """The made-up words of one world."""

    game: str
    """The id of the game."""
    words: Mapping[str, str]
    """By name, in small letters, the word that takes its place."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self._rng = Rng(seed)
        self._taken = set(_all_words(game)) | PLAIN
        self.words = self._invent(sorted(names(game)))
        self._seen: dict[str, str] = {}
        for short in sorted(_abbreviations(game)):
            whole = [name for name in sorted(self.words, key=len) if name.startswith(short)]
            if whole:
                self._seen[short] = self.words[whole[0]][: len(short)]
        codes = sorted({part for rule in _rules(game) for part in rule.split("-") if part.isalpha()})
        self._codes = {code: self._invented(len(code), code).upper() for code in codes}
        space = registry.load(game).ACTIONS
        self._actions = {self.text(name): name for name in space.names}
        assert len(self._actions) == len(space.names), "two actions have the same words"

    def text(self, text: str) -> str:
        """A text with all names replaced."""
        parts = []
        at = 0
        for found in _RULE.finditer(text):
            parts += [_WORD.sub(self._word, text[at : found.start()]), self.rule(found[0])]
            at = found.end()
        return "".join(parts) + _WORD.sub(self._word, text[at:])

    def value(self, value: Any) -> Any:  # noqa: ANN401 - anything that JSON can hold
        """A value of JSON with all names replaced, in keys, too."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {self.text(key): self.value(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [self.value(one) for one in value]
        return value

    def name(self, action: str) -> str:
        """What the notation of an action is called here."""
        return self.text(action)

    def action(self, text: str) -> str:
        """The notation of an action, from what it is called here. Our own names are not understood."""
        found = self._actions.get(" ".join(text.split()))
        if found is None:
            raise CannotParse("There is no such action.")
        return found

    def rule(self, rule: str) -> str:
        """What the id of a rule is called here."""
        return "-".join(self._codes.get(part, part) for part in rule.split("-"))

    def rule_id(self, text: str) -> str:
        """The id of a rule, from what it is called here; something that is no rule if it is not."""
        ours = {word: code for code, word in self._codes.items()}
        return "-".join(ours.get(part, "?" if part.isalpha() else part) for part in text.upper().split("-"))

    def _word(self, found: re.Match[str]) -> str:
        word = found[0]
        new = self._renamed(word.lower())
        if word.isupper() and len(word) > 1:
            return new.upper()
        return new.capitalize() if word[0].isupper() else new

    def _renamed(self, word: str) -> str:
        found = self._seen.get(word)
        if found is None:
            found = self._seen[word] = _inflected(word, self.words) or word
        return found

    def _invent(self, known: list[str]) -> dict[str, str]:
        """A word for each name. Inflected names follow from the others."""
        found: dict[str, str] = {}
        for name in sorted(known, key=lambda name: (len(name), name)):
            if not _inflected(name, found):
                found[name] = self._invented(len(name), name)
        return found

    def _invented(self, length: int, instead_of: str) -> str:
        """A new word of this length. It ends as the old one does where that matters for its plural."""
        while True:
            first = self._rng.below(2)
            letters = [
                signs[self._rng.below(len(signs))]
                for signs in ((_CONSONANTS, _VOWELS)[(first + at) % 2] for at in range(length))
            ]
            if instead_of[-1] in _LAST:
                letters[-1] = instead_of[-1]
            elif letters[-1] in _NOT_LAST:
                continue
            word = "".join(letters)
            if word not in self._taken and word != instead_of.lower():
                self._taken.add(word)
                return word


@lru_cache(8)
def renaming(game: str, seed: int) -> Renaming:
    """The world of a seed, made once."""
    return Renaming(game, seed)


def _inflected(word: str, known: Mapping[str, str]) -> str:
    """The new word for a known word, or for an inflection of one; empty if it is neither."""
    word = _IRREGULAR.get(word, word)
    if word in known:
        return known[word]
    for ending, instead in _ENDINGS:
        if not word.endswith(ending):
            continue
        base = word.removesuffix(ending) + instead
        if len(base) < _SHORT:
            continue
        if new := _inflected(base, known):
            return (new.removesuffix(instead) if instead else new) + ending
        # As in `shopping`: the last letter is doubled.
        if not instead and base[-1] == base[-2] and (new := _inflected(base[:-1], known)):
            return new + new[-1] + ending
    return ""


def _abbreviations(game: str) -> set[str]:
    """How names are shortened in the head of a column: `gond`."""
    short = re.compile(r"([^\W\d_]{2,4})\.")
    return {found[1].lower() for _, value in _MESSAGE.findall(_fluent(game)) if (found := short.fullmatch(value))}


@cache
def names(game: str) -> frozenset[str]:
    """All our names in a game, in small letters: ids, what things are called, options, and fields of a view."""
    found = set(_OF_OURS.split())
    for text in _naming(game):
        found |= {word.lower() for word in _WORD.findall(text)}
    return frozenset(word for word in found - _abbreviations(game) if len(word) >= _SHORT and word not in PLAIN)


def _naming(game: str) -> Iterator[str]:
    """All texts that name things of a game."""
    module = registry.load(game)
    yield from registry.names()
    yield from module.ACTIONS.names
    yield from module.RULE_OF
    for name, values in module.OPTIONS.items():
        yield from (name, *values)
    for kind, ids in module.PAGE.ids.items():
        yield from (kind, *ids)
    yield from _fields(msgspec.to_builtins(module.view(start(module, module.SEATS[0]), 0)))
    yield from _field_names(view_type(module))
    for key, value in _MESSAGE.findall(_fluent(game)):
        if "{" not in value and len(value.split()) <= _NAME_WORDS and not key.startswith(("question-", "action-")):
            yield value
    yield from _EXPLAINED.findall(_fluent(game))
    yield from _BOLD.findall(_RULE.sub("", _rulebook(game)))


def _fields(value: Any) -> Iterator[str]:  # noqa: ANN401 - anything that JSON can hold
    if isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from _fields(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _fields(one)


def _field_names(kind: Any) -> Iterator[str]:  # noqa: ANN401 - a type
    """The names of the fields of a view, those of structs in it included."""
    for field in msgspec.structs.fields(kind):
        yield field.name
        for part in (field.type, *getattr(field.type, "__args__", ())):
            if isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from _field_names(part)


def _fluent(game: str) -> str:
    return (registry.folder(game) / "l10n" / "en.ftl").read_text("utf-8")


def _rulebook(game: str) -> str:
    path = registry.rulebook(game, "en")
    return path.read_text("utf-8") if path else ""


def _rules(game: str) -> list[str]:
    """The ids of all rules."""
    return _RULE.findall(_rulebook(game) + " ".join(registry.load(game).RULE_OF.values()))


def _all_words(game: str) -> Iterator[str]:
    """Every word that could stand in a text: none of them can be a made-up one."""
    common = (COMMON / "en.ftl").read_text("utf-8")
    yield from (word.lower() for word in _WORD.findall(_fluent(game) + _rulebook(game) + common))
