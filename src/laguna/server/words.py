"""Ready-made words for the page: choices, events and reasons in the language of a socket."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, cast

import msgspec

from laguna import __version__, bots
from laguna.kernel import registry
from laguna.kernel.choices import ahead, has_ahead
from laguna.kernel.event import Event, sees
from laguna.kernel.game import Game, Item, Reason
from laguna.kernel.registry import load
from laguna.kernel.text import COMMON, LANGUAGES, Words, words

from . import guides
from .archive import Archive
from .log import Entry, Log
from .messages import (
    Ahead,
    Because,
    Catalogue,
    Choice,
    Choices,
    Events,
    GameData,
    GameInfo,
    GameOption,
    Guide,
    Lang,
    Level,
    OptionValue,
    Outcome,
    Points,
    Previewed,
    State,
    Then,
    Told,
)

ROOM = 10_000
"""The most bytes of a message on a socket."""
ROOM_FOR_EVENTS = 1_000
"""The most bytes of events that come with a state; more come in messages of their own."""
AHEAD = 12
"""Up to so many choices it is told what each leads to."""
_PLAYER = re.compile("\x02(\\d)\x03")
_encode = msgspec.json.encode


def language(*wishes: str | None) -> Lang:
    """The first of these wishes that we speak: a language, or what a browser says (`it-IT,it;q=0.9`)."""
    for wish in wishes:
        for part in (wish or "").split(","):
            found = part.split(";")[0].split("-")[0].strip().lower()
            if found in LANGUAGES:
                return cast("Lang", found)
    return "en"


def say(lang: str, message: str, **args: int | str) -> str:
    """A sentence of the server's own."""
    return words(lang).say(message, **args)


def players(text: str, names: Mapping[int, str]) -> str:
    """A sentence with its players' names."""
    return _PLAYER.sub(lambda found: names.get(int(found[1]), found[1]), text)


_NOBODY = {seat: f"\x02{seat}\x03" for seat in range(8)}
"""Sentences are made once for all tables; who is who is put in afterwards. No name has such signs."""


@lru_cache(20_000)
def _told(lang: str, game: str, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return words(lang, game).tell(Event(key, dict(args)), _NOBODY)


@lru_cache(20_000)
def _reason(lang: str, game: str, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return words(lang, game).explain(Reason("", key, dict(args)), _NOBODY)


def told(lang: str, game: str, event: Event) -> str:
    """An event as a sentence, players by number."""
    return _told(lang, game, event.key, tuple(event.args.items()))


def reason(lang: str, game: str, why: Reason) -> str:
    """A reason as a sentence, players by number."""
    return _reason(lang, game, why.key, tuple(why.args.items()))


@cache
def _choice(lang: str, game: str, action: int) -> tuple[str, str, str]:
    """An action as a choice: notation, words, and what it is about if that has words."""
    module, spoken = load(game), words(lang, game)
    topic = module.topic(action)
    has_words = topic and spoken.has(topic, "about")
    return module.ACTIONS.name(action), spoken.action(module.ACTIONS, action), topic if has_words else ""


@cache
def question(lang: str, game: str, key: str) -> str:
    """What is asked, as a sentence."""
    return words(lang, game).say(f"question-{key}")


def action(lang: str, game: str, number: int) -> str:
    """An action in words."""
    return _choice(lang, game, number)[1]


def choices(log: Log, seat: int, lang: str) -> list[Choice]:
    """What a seat may do now; nothing if it is not asked."""
    game, s = log.game, log.state
    if seat < 0 or log.turn != seat:
        return []
    legal = game.legal(s)
    further = len(legal) <= AHEAD and has_ahead(game, legal)
    return [
        Choice(*_choice(lang, game.NAME, one), _ahead(game, s, seat, one, lang) if further else [])
        for one in legal
    ]


def _ahead(game: Game[Any], s: Any, seat: int, one: int, lang: str) -> list[Ahead]:  # noqa: ANN401
    """The choices that an action leads to, if all of them are about things, as the spaces of a ring are."""
    found = [_choice(lang, game.NAME, other) for other in ahead(game, s, seat, one)]
    fits = len(found) <= AHEAD and all(topic for _, _, topic in found)
    return [Ahead(*one) for one in found] if fits else []


def events(entries: Iterable[Entry], seat: int, lang: str, game: str, names: Mapping[int, str]) -> list[Told]:
    """What a seat (-1: the public) is told."""
    return [
        Told(entry.n, entry.event.key, entry.event.args, players(told(lang, game, entry.event), names))
        for entry in entries
        if sees(seat, entry.event)
    ]


def messages(log: Log, since: int, seat: int, lang: str, names: Mapping[int, str], guide: str = "") -> list[bytes]:
    """What a socket is sent: what happened from a line on, in parts if it is long, and the state now."""
    told = events(log.since(since), seat, lang, log.game.NAME, names)
    parts: list[bytes] = []
    if len(_encode(told)) > ROOM_FOR_EVENTS:
        parts = [_encode(Events(part)) for part in _split(told, ROOM - 100)]
        told = []
    legal = choices(log, seat, lang)
    state = State(
        n=log.n,
        events=told,
        view=log.game.view(log.state, seat),
        turn=log.turn,
        question=question(lang, log.game.NAME, log.game.question(log.state)),
        legal=legal,
        undo=log.undo_reach(seat),
        lesson=guides.lesson(log, guide, seat, lang),
    )
    data = _encode(state)
    if len(data) <= ROOM:
        return [*parts, data]
    state.legal = []
    first, *rest = _split(legal, ROOM - len(_encode(state)) - 100)
    state.legal, state.more = first, len(legal) - len(first)
    left = [choice for part in rest for choice in part]
    return [*parts, _encode(state), *(_encode(Choices(log.n, part)) for part in _split(left, ROOM - 100))]


def _split(items: list[Any], room: int) -> list[list[Any]]:
    """Items in parts, each of which takes at most so many bytes."""
    parts: list[list[Any]] = [[]]
    used = 0
    for item in items:
        size = len(_encode(item)) + 1
        if parts[-1] and used + size > room:
            parts.append([])
            used = 0
        parts[-1].append(item)
        used += size
    return parts


def why(log: Log, seat: int, number: int, lang: str, names: Mapping[int, str]) -> Because:
    """Why an action is not legal for a seat now."""
    game = log.game
    legal = log.turn == seat and number in game.legal(log.state)
    why = game.why(log.state, seat, number)
    text = "" if legal else players(reason(lang, game.NAME, why), names)
    return Because(log.n, game.ACTIONS.name(number), legal, why.rule, text)


def preview(
    log: Log, seat: int, numbers: list[int], lang: str, names: Mapping[int, str], each: bool = False
) -> Previewed | str:
    """What actions in a row would come to, without draws; the notation of the first that is not legal."""
    game = log.game
    then = game.copy(log.state)
    then.log = []
    for number in numbers:
        if game.turn(then) != seat or number not in game.legal(then):
            return game.ACTIONS.name(number)
        game.apply(then, number)
    told = events([Entry(log.n, event) for event in then.log], seat, lang, game.NAME, names)
    done = [game.ACTIONS.name(number) for number in numbers]
    turn = game.turn(then)
    found = Previewed(log.n, done, told, game.view(then, seat), turn)
    if turn == seat:
        found.question = question(lang, game.NAME, game.question(then))
        _look_ahead(found, game, then, seat, lang, each)
    return found


def _look_ahead(found: Previewed, game: Game[Any], s: Any, seat: int, lang: str, each: bool) -> None:  # noqa: ANN401
    """Add what could follow, and what each of it would tell, as far as there is room."""
    left = ROOM - len(_encode(found)) - 100
    legal = game.legal(s)
    for number in legal:
        choice = Choice(*_choice(lang, game.NAME, number))
        left -= len(_encode(choice)) + 1
        if left < 0:
            break
        found.legal.append(choice)
    found.more = len(legal) - len(found.legal)
    for number in legal if each else []:
        then = game.copy(s)
        then.log = []
        game.apply(then, number)
        told = [Told(found.n, event.key, event.args, "") for event in then.log if sees(seat, event)]
        one = Then(game.ACTIONS.name(number), told)
        left -= len(_encode(one)) + 1
        if left < 0:
            break
        found.each.append(one)


def outcome(lang: str, game: str, result: Any, account: Iterable[Item], names: Mapping[int, str]) -> Outcome:  # noqa: ANN401
    """How a game came out, in words."""
    spoken = words(lang, game)
    return Outcome(
        scores=list(result.scores),
        ranks=list(result.ranks),
        ended_by=list(result.ended_by),
        text=spoken.ending(result.ended_by),
        account=[
            Points(item.seat, item.points, item.key, item.args, spoken.line(item, names)) for item in account
        ],
    )


def kept_outcome(kept: Archive, lang: str, names: Mapping[int, str]) -> Outcome:
    """The same from the archive of a game that was played under other rules."""
    return Outcome(
        scores=list(kept.result.scores),
        ranks=list(kept.result.ranks),
        ended_by=list(kept.result.ended_by),
        text=kept.ended_by[lang],
        account=[
            Points(item.seat, item.points, item.key, item.args, players(item.texts[lang], names))
            for item in kept.account
        ],
    )


# What can be kept for ever


@cache
def file_of_words(lang: str, game: str = "") -> bytes:
    """The Fluent file of a language: that of a game, or the common one."""
    folder = registry.folder(game) / "l10n" if game else COMMON
    return (folder / f"{lang}.ftl").read_bytes()


@cache
def data(game: str) -> bytes:
    """The board of a game and its ids, as JSON."""
    module = load(game)
    page = module.PAGE
    count = len(module.ACTIONS)
    return _encode(
        GameData(
            game=game,
            rules=module.VERSION,
            board=dict(page.board),
            cards=dict(page.cards),
            actions=[module.ACTIONS.name(number) for number in range(count)],
            topics=[module.topic(number) for number in range(count)],
            rule_of=dict(module.RULE_OF),
            ids={name: list(ids) for name, ids in page.ids.items()},
            numbers={name: list(numbers) for name, numbers in page.numbers.items()},
            rows={name: [list(row) for row in rows] for name, rows in page.rows.items()},
        )
    )


def version(content: bytes) -> str:
    """A short name of a content: another content has another one."""
    return blake2b(content, digest_size=6).hexdigest()


@cache
def catalogue(lang: Lang) -> Catalogue:
    """What can be played, in words."""
    spoken = words(lang)
    return Catalogue(
        version=__version__,
        lang=lang,
        langs=cast("list[Lang]", list(LANGUAGES)),
        games=[_game(name, lang) for name in registry.names()],
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
