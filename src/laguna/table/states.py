"""What a seat is sent: what has happened, and the state now, in messages of bounded size.

Each part of a message is encoded once. Views, and the words of choices, are shared by all who are sent them.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from laguna.kernel.choices import ahead, has_ahead
from laguna.kernel.event import sees
from laguna.kernel.game import Game

from . import drawings, guides, sizes, wording
from .log import Entry, Log
from .messages import Ahead, Choice, Events, Lesson, Told
from .wording import Reader

AHEAD = 12
"""Up to so many choices come with what each of them leads to."""


class EncodedState(msgspec.Struct, tag="state"):
    """A `State` whose long parts are JSON already. It has the same fields in the same order."""

    n: int
    events: msgspec.Raw
    view: msgspec.Raw
    turn: int
    question: str
    legal: msgspec.Raw
    undo: int
    more: int = 0
    lesson: Lesson | None = None
    drawing: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class EncodedChoices(msgspec.Struct, tag="legal"):
    """The same for `Choices`."""

    n: int
    legal: msgspec.Raw


def told(entries: Iterable[Entry], game: str, to: Reader, planned: Collection[int] = frozenset()) -> list[Told]:
    """What a reader is told of what happened; `planned` are the lines that were done by plans."""
    return [
        Told(
            entry.n,
            entry.event.key,
            entry.event.args,
            wording.event(game, entry.event, to),
            entry.turn,
            entry.n in planned,
        )
        for entry in entries
        if sees(to.seat, entry.event)
    ]


def choices(log: Log, to: Reader) -> list[Choice]:
    """What a seat may do now; nothing if it is not asked."""
    game = log.game
    return [
        Choice(
            *wording.action(to.lang, game.NAME, one, to.drawn),
            [Ahead(*wording.action(to.lang, game.NAME, other, to.drawn)) for other in following],
        )
        for one, following in numbered_choices(log, to.seat, to.lang)
    ]


def numbered_choices(log: Log, seat: int, lang: str) -> list[tuple[int, list[int]]]:
    """What a seat may do now, and what could follow each of these."""
    if seat < 0 or log.turn != seat:
        return []
    game, legal = log.game, log.legal
    if len(legal) > AHEAD or not has_ahead(game, legal):
        return [(one, []) for one in legal]
    return [(one, _ahead(game, log.state, one, seat, lang)) for one in legal]


def _ahead(game: Game[Any], s: Any, one: int, seat: int, lang: str) -> list[int]:  # noqa: ANN401 - its own state
    """The choices that an action leads to, if all of them are about things, as the spaces of a ring are."""
    found = ahead(game, s, seat, one)
    fits = len(found) <= AHEAD and all(wording.action(lang, game.NAME, other, True).topic for other in found)
    return found if fits else []


@cache
def _encoded_action(lang: str, game: str, number: int, drawn: bool) -> bytes:
    """An action as a choice that nothing is known to follow, or as what could follow another."""
    return sizes.encode(Choice(*wording.action(lang, game, number, drawn)))


def _encoded_choices(log: Log, to: Reader) -> list[bytes]:
    """What `choices` finds, each as JSON."""
    lang, game = to.lang, log.game.NAME
    found = []
    for one, following in numbered_choices(log, to.seat, lang):
        choice = _encoded_action(lang, game, one, to.drawn)
        if following:
            then = b",".join([_encoded_action(lang, game, other, to.drawn) for other in following])
            choice = b'%b,"ahead":[%b]}' % (choice[:-1], then)
        found.append(choice)
    return found


def _row(items: Sequence[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[%b]" % b",".join(items))


def _encoded_view(log: Log, seat: int) -> msgspec.Raw:
    """What a seat sees, once for all who see it."""
    key = "view", seat
    found = log.known.get(key)
    if found is None:
        found = log.known[key] = msgspec.Raw(sizes.encode(log.game.view(log.state, seat)))
    return found


def messages(log: Log, since: int, to: Reader, guide: str = "") -> list[bytes]:
    """What happened from a line on, in parts if it is long, and the state now."""
    news = told(log.since(since), log.game.NAME, to, log.planned)
    events = sizes.encode(news)
    parts: list[bytes] = []
    if len(events) > sizes.MAX_EVENT_BYTES:
        parts = [sizes.encode(Events(part)) for part in sizes.split(news, sizes.MAX_BYTES - sizes.MARGIN)]
        events = b"[]"
    legal = _encoded_choices(log, to)
    state = EncodedState(
        n=log.n,
        events=msgspec.Raw(events),
        view=_encoded_view(log, to.seat),
        turn=log.turn,
        question=wording.question(to.lang, log.game.NAME, log.game.question(log.state)),
        legal=_row(legal),
        undo=log.undo_reach(to.seat),
        lesson=guides.lesson(log, guide, to.seat, to.lang),
    )
    encoded = sizes.encode(state)
    if to.drawing:
        # A drawing has room of its own: it must not push choices out of the message.
        drawing = drawings.drawing(log.game, log.game.view(log.state, to.seat), to)
        state.drawing = msgspec.Raw(sizes.encode(drawing))
    if len(encoded) <= sizes.MAX_BYTES:
        return [*parts, sizes.encode(state) if to.drawing else encoded]
    bare = len(encoded) - len(b",".join(legal))
    first, *rest = sizes.split(legal, sizes.MAX_BYTES - bare - sizes.MARGIN, sizes.encoded_size)
    state.legal, state.more = _row(first), len(legal) - len(first)
    others = [choice for part in rest for choice in part]
    left = sizes.split(others, sizes.MAX_BYTES - sizes.MARGIN, sizes.encoded_size)
    return [*parts, sizes.encode(state), *(sizes.encode(EncodedChoices(log.n, _row(part))) for part in left)]
