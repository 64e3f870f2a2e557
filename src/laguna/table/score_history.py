"""The score history of a finished game: who had how many points after each round, and where they came from."""

from itertools import pairwise
from typing import Any

import msgspec

from laguna.kernel.game import Game, Item
from laguna.kernel.record import Record, beginning
from laguna.kernel.text import LANGUAGES, Words, words


class Source(msgspec.Struct, array_like=True):
    """Where points came from."""

    key: str
    """Which items of the account these are, as an id."""
    texts: dict[str, str]
    """What they are called, by language."""


class Stretch(msgspec.Struct, array_like=True):
    """Some rounds of one seat."""

    seat: int
    """Which seat."""
    first: int
    """The first of the rounds, from 1."""
    last: int
    """The last of them."""
    points: int
    """What the seat won in them."""


class ScoreHistory(msgspec.Struct, array_like=True):
    """The points of a finished game, round by round."""

    rounds: int
    """How many rounds were played; the last one may have been broken off."""
    scores: list[list[int]]
    """By seat: the points before the first round, after each, and after the end if that brought any."""
    sources: list[Source]
    """Where points came from, in the order in which they first came."""
    gains: list[list[list[int]]]
    """By seat and source: the points before the first round, in each, and after the end if that brought any."""
    lead: Stretch | None
    """The longest time that a seat was ahead of all others; None if nobody was."""
    leap: Stretch | None
    """The round that brought a seat most; None if none brought anything."""


def replay_scores(record: Record) -> ScoreHistory:
    """Play a finished game again, and note the account after each round."""
    game = record.module()
    s = beginning(record)
    notes = [game.account(s)]
    turns, unnoted = game.turns(s), False
    for action in record.actions:
        game.apply(s, action)
        if game.turns(s) == 0:
            notes[0] = game.account(s)
        elif game.turns(s) != turns:
            turns = game.turns(s)
            unnoted = turns % record.seats != 0
            if not unnoted:
                notes.append(game.account(s))
            else:
                broken_off = game.account(s)
    if unnoted:
        notes.append(broken_off)
    rounds = len(notes) - 1
    end = game.account(s)
    if _points(end, record.seats) != _points(notes[-1], record.seats):
        notes.append(end)
    return _of(game, notes, rounds, record.seats)


def _points(items: list[Item], seats: int) -> list[int]:
    found = [0] * seats
    for item in items:
        found[item.seat] += item.points
    return found


def _of(game: Game[Any], notes: list[list[Item]], rounds: int, seats: int) -> ScoreHistory:
    first: dict[str, Item] = {}
    for items in notes:
        for item in items:
            first.setdefault(item.key, item)
    keys = list(first)
    so_far = [[[0] * len(notes) for _ in keys] for _ in range(seats)]
    for at, items in enumerate(notes):
        for item in items:
            so_far[item.seat][keys.index(item.key)][at] += item.points
    gains = [[[row[0], *(b - a for a, b in pairwise(row))] for row in rows] for rows in so_far]
    scores = [[sum(row[at] for row in rows) for at in range(len(notes))] for rows in so_far]
    sources = [
        Source(key, {lang: _name(words(lang, game.NAME), item) for lang in LANGUAGES})
        for key, item in first.items()
    ]
    return ScoreHistory(rounds, scores, sources, gains, _lead(scores, rounds), _leap(scores, rounds))


def _name(spoken: Words, item: Item) -> str:
    """What the items of a kind are called together."""
    if spoken.has(f"source-{item.key}"):
        return spoken.say(f"source-{item.key}")
    return spoken.say("page-points") if item.args else spoken.line(item, {})


def _lead(scores: list[list[int]], rounds: int) -> Stretch | None:
    """The longest run of rounds after which one seat was ahead of all others; the first of equals."""
    best: Stretch | None = None
    run: Stretch | None = None
    for at in range(1, rounds + 1):
        now = [row[at] for row in scores]
        ahead = now.index(max(now)) if now.count(max(now)) == 1 else -1
        if ahead < 0:
            run = None
            continue
        begin = run.first if run and run.seat == ahead else at
        run = Stretch(ahead, begin, at, scores[ahead][at] - scores[ahead][begin - 1])
        if best is None or run.last - run.first > best.last - best.first:
            best = run
    return best


def _leap(scores: list[list[int]], rounds: int) -> Stretch | None:
    """The most that a seat won in one round; the first of equals."""
    best: Stretch | None = None
    for at in range(1, rounds + 1):
        for seat, row in enumerate(scores):
            if row[at] - row[at - 1] > (best.points if best else 0):
                best = Stretch(seat, at, at, row[at] - row[at - 1])
    return best
