"""What a seat is sent: what has happened, and the state now, in messages of bounded size."""

from collections.abc import Iterable
from typing import Any

from laguna.kernel.choices import ahead, has_ahead
from laguna.kernel.event import sees
from laguna.kernel.game import Game

from . import drawings, guides, sizes, wording
from .log import Entry, Log
from .messages import Ahead, Choice, Choices, Events, State, Told
from .wording import Reader

AHEAD = 12
"""Up to so many choices come with what each of them leads to."""


def told(entries: Iterable[Entry], game: str, to: Reader) -> list[Told]:
    """What a reader is told of what happened."""
    return [
        Told(entry.n, entry.event.key, entry.event.args, wording.event(game, entry.event, to), entry.turn)
        for entry in entries
        if sees(to.seat, entry.event)
    ]


def choices(log: Log, to: Reader) -> list[Choice]:
    """What a seat may do now; nothing if it is not asked."""
    if to.seat < 0 or log.turn != to.seat:
        return []
    game = log.game
    further = len(log.legal) <= AHEAD and has_ahead(game, log.legal)
    return [
        Choice(*wording.action(to.lang, game.NAME, one), _ahead(game, log.state, one, to) if further else [])
        for one in log.legal
    ]


def _ahead(game: Game[Any], s: Any, one: int, to: Reader) -> list[Ahead]:  # noqa: ANN401 - the game's own state
    """The choices that an action leads to, if all of them are about things, as the spaces of a ring are."""
    found = [wording.action(to.lang, game.NAME, other) for other in ahead(game, s, to.seat, one)]
    fits = len(found) <= AHEAD and all(other.topic for other in found)
    return [Ahead(*other) for other in found] if fits else []


def messages(log: Log, since: int, to: Reader, guide: str = "") -> list[bytes]:
    """What happened from a line on, in parts if it is long, and the state now."""
    news = told(log.since(since), log.game.NAME, to)
    parts: list[bytes] = []
    if len(sizes.encode(news)) > sizes.MAX_EVENT_BYTES:
        parts = [sizes.encode(Events(part)) for part in sizes.split(news, sizes.MAX_BYTES - sizes.MARGIN)]
        news = []
    legal = choices(log, to)
    view = log.game.view(log.state, to.seat)
    state = State(
        n=log.n,
        events=news,
        view=view,
        turn=log.turn,
        question=wording.question(to.lang, log.game.NAME, log.game.question(log.state)),
        legal=legal,
        undo=log.undo_reach(to.seat),
        lesson=guides.lesson(log, guide, to.seat, to.lang),
    )
    # A drawing has room of its own: it must not push choices out of the message.
    drawing = drawings.drawing(log.game, view, to)
    if len(sizes.encode(state)) <= sizes.MAX_BYTES:
        state.drawing = drawing
        return [*parts, sizes.encode(state)]
    state.legal = []
    first, *rest = sizes.split(legal, sizes.MAX_BYTES - len(sizes.encode(state)) - sizes.MARGIN)
    state.legal, state.more, state.drawing = first, len(legal) - len(first), drawing
    left = sizes.split([choice for part in rest for choice in part], sizes.MAX_BYTES - sizes.MARGIN)
    return [*parts, sizes.encode(state), *(sizes.encode(Choices(log.n, part)) for part in left)]
