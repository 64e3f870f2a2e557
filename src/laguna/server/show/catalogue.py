"""What can be played here, and what pages may cache for ever: boards, ids and words."""

import logging
import re
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import cast

import msgspec

from laguna import __version__, bots
from laguna.kernel import registry
from laguna.kernel.registry import load
from laguna.kernel.text import COMMON, LANGUAGES, Words, words
from laguna.table import guides
from laguna.table.messages import Lang

from .messages import Catalogue, GameData, GameInfo, GameOption, Guide, Level, OptionValue

logger = logging.getLogger("laguna.games")


_OURS = re.compile(
    r"^(?:(?:event|why|action|question|option|term|refused|bye|closed|marked|news|hint|undo|gate|admin)-[\w-]+"
    r"|draw-legend|help) =.*\n"
    r"(?:(?: .*)?\n(?= ))*(?: .*\n)?"
    r"|^#.*\n",
    re.MULTILINE,
)
"""Messages that only servers and terminals say, and notes to translators: pages get such sentences ready-made."""


_HERE = re.compile(r"^page-here(?:-[\w-]+)? =.*\n", re.MULTILINE)
"""Messages of a page that plays without a server."""


@cache
def file_of_words(lang: str, game: str = "", here: bool = False) -> bytes:
    """What a page needs of the Fluent file of a language: that of a game, or the common one.

    `here` is for a page whose tables are in the browser itself.
    """
    folder = registry.folder(game) / "l10n" if game else COMMON
    text = _OURS.sub("", (folder / f"{lang}.ftl").read_text("utf-8"))
    return (text if here else _HERE.sub("", text)).encode()


@cache
def part_words(part: str, lang: str) -> bytes:
    """A Fluent file that comes apart from the others.

    They are of the player's page (`player`), of clocks (`pace`), of deals of the day (`day`), of ratings
    (`rating`), of plans (`plan`), of watching (`watch`), for going on with another game (`onward`), and of
    playing without this server (`away`).
    """
    return (COMMON / part / f"{lang}.ftl").read_text("utf-8").encode()


@cache
def data(game: str) -> bytes:
    """The board of a game and its ids, as JSON."""
    module = load(game)
    page = module.PAGE
    count = len(module.ACTIONS)
    return msgspec.json.encode(
        GameData(
            game=game,
            rules=module.VERSION,
            board=dict(page.board),
            cards=dict(page.cards),
            seat_actions=module.ACTIONS.seat_actions,
            actions=[module.ACTIONS.name(number) for number in range(count)],
            topics=[module.topic(number) for number in range(count)],
            rule_of={**page.rules, **module.RULE_OF},
            ids={name: list(ids) for name, ids in page.ids.items()},
            numbers={name: list(numbers) for name, numbers in page.numbers.items()},
            rows={name: [[int(one) for one in row] for row in rows] for name, rows in page.rows.items()},
        )
    )


def version(content: bytes) -> str:
    """A short name of a content, which changes with it."""
    return blake2b(content, digest_size=6).hexdigest()


@cache
def playable() -> list[str]:
    """The games that can be played. A package that does not work is left out, and the log says why."""
    found = []
    for name in registry.names():
        try:
            for lang in LANGUAGES:
                _game(name, lang)
        except Exception as error:
            logger.error("a game cannot be offered", extra={"game": name, "why": str(error)})
        else:
            found.append(name)
    return found


@cache
def catalogue(lang: Lang) -> Catalogue:
    """What can be played, in words."""
    spoken = words(lang)
    return Catalogue(
        version=__version__,
        lang=lang,
        langs=cast("list[Lang]", list(LANGUAGES)),
        games=[_game(name, lang) for name in playable()],
        levels=[Level(level, spoken.say(f"level-{level}")) for level in bots.LEVELS],
        words=f"/api/words/{lang}.ftl?v={version(file_of_words(lang))}",
    )


def _game(name: str, lang: str) -> GameInfo:
    game, spoken = load(name), words(lang, name)
    return GameInfo(
        id=name,
        name=spoken.say("game-name"),
        about=spoken.say("game-about"),
        rules=game.VERSION,
        seats=list(game.SEATS),
        options=[_option(option, values, lang, name) for option, values in game.OPTIONS.items()],
        guides=[Guide(guide, guides.seats(name, guide)) for guide in guides.names(name)],
        data=f"/api/games/{name}/data?v={version(data(name))}",
        words=f"/api/games/{name}/words/{lang}.ftl?v={version(file_of_words(lang, name))}",
    )


def _option(id: str, values: Iterable[str], lang: str, game: str) -> GameOption:
    spoken = words(lang, game)
    key = f"option_{id}"
    return GameOption(
        id=id,
        text=spoken.name(key) if spoken.has(key) else id,
        about=spoken.about(key) if spoken.has(key, "about") else "",
        values=[OptionValue(value, _value(spoken, key, value)) for value in values],
    )


def _value(spoken: Words, key: str, value: str) -> str:
    """What a value of an option means."""
    if spoken.has(f"{key}_{value}"):
        return spoken.say(f"{key}_{value}")
    return spoken.say(f"{key}_value", n=int(value)) if spoken.has(f"{key}_value") else value
