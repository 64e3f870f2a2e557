"""Archives of finished games, which can be shown under any later version of the rules and the words.

Nothing is played again when an archive is shown: it holds all positions, events, sentences and points.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from laguna.kernel import record as records
from laguna.kernel.event import Event, told_openly
from laguna.kernel.game import Item, Result
from laguna.kernel.record import Record
from laguna.kernel.text import LANGUAGES, words

from .score_history import ScoreHistory, replay_scores
from .wording import BY_NUMBER

FORMAT = 1
"""How an archive is written. Readers know all formats there ever were."""


class ArchivedEvent(msgspec.Struct, array_like=True):
    """An event of a finished game."""

    key: str
    """What happened, as an id."""
    args: dict[str, int | str]
    """Seats, numbers and ids, for drawing."""
    texts: dict[str, str]
    """A sentence in each language. Players stand in it by number, so that a person can be forgotten."""


class ArchivedPosition(msgspec.Struct, array_like=True):
    """A position of a finished game."""

    seat: int
    """Who did the last action: -1 for a draw, -2 before the first."""
    do: str
    """Its notation."""
    events: list[ArchivedEvent]
    """What it brought, with all secrets told."""
    question: str
    """The key of what is asked then."""
    turns: int
    """Turns played."""
    view: dict[str, Any]
    """What the public sees."""
    seats: list[dict[str, Any]]
    """What each seat sees that differs from it."""

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat (-1: the public) saw."""
        return self.view if seat < 0 else self.view | self.seats[seat]


class ArchivedItem(msgspec.Struct, array_like=True):
    """A line of the account."""

    seat: int
    """Whose points."""
    points: int
    """How many; may be negative."""
    key: str
    """Where they came from, as an id."""
    args: dict[str, int | str]
    """Numbers and ids that belong to it, for drawing."""
    texts: dict[str, str]
    """A sentence in each language, with players by number."""


class Archive(msgspec.Struct):
    """A finished game."""

    format: int
    """How it is written: `FORMAT`."""
    record: str
    """The text of the record."""
    questions: dict[str, dict[str, str]]
    """Sentences of the questions, by language and key."""
    positions: list[msgspec.Raw]
    """The position before the first action, and the one after each: `position` reads one. To read all of them
    takes up to a fifth of a second, in which nobody else is answered, and five times the memory."""
    result: Result
    """Scores and places."""
    ended_by: dict[str, str]
    """What ended the game as a sentence, by language."""
    account: list[ArchivedItem]
    """Where every point came from."""
    course: ScoreHistory | None = None
    """The points round by round; None in archives of version 0.1."""
    first_of_turns: list[int] = []
    """The number of the first position of every turn; `unpack` finds it where it was not stored."""

    def position(self, n: int) -> ArchivedPosition:
        """The position after so many actions."""
        return _decode_position(self.positions[n])


class _Turns(msgspec.Struct, array_like=True):
    """The beginning of a position, as far as the number of turns."""

    seat: int
    do: str
    events: msgspec.Raw
    question: str
    turns: int


_decode = msgspec.json.Decoder(Archive).decode
_decode_position = msgspec.json.Decoder(ArchivedPosition).decode
_decode_turns = msgspec.json.Decoder(_Turns).decode
# Made now, not at the first use: archives are unpacked in threads, and msgspec crashes the process when two of
# them are the first to decode a type.


def pack(record: Record, text: str = "") -> bytes:
    """The archive of a finished game, from its record, compressed."""
    # A browser's Python has no such module.
    import lzma

    return lzma.compress(msgspec.json.encode(make(record, text=text)), preset=6)


def make(record: Record, langs: Sequence[str] = LANGUAGES, text: str = "") -> Archive:
    """The archive of a finished game, from its record, in some languages.

    `text` is that of a game which began in the middle of another one, and so has no text of its own.
    """
    game = record.module()
    told: list[Event] = []
    positions: list[ArchivedPosition] = []
    seen = 0
    last = (-2, "")

    def keep(s: Any) -> None:  # noqa: ANN401 - the state is the game's own
        nonlocal seen
        public = msgspec.to_builtins(game.view(s, -1))
        views = [msgspec.to_builtins(game.view(s, seat)) for seat in range(record.seats)]
        positions.append(
            ArchivedPosition(
                seat=last[0],
                do=last[1],
                events=[_event(event, record.game, langs) for event in told_openly(told[seen:])],
                question=game.question(s),
                turns=game.turns(s),
                view=public,
                seats=[{key: value for key, value in view.items() if public[key] != value} for view in views],
            )
        )
        seen = len(told)

    def note(s: Any, turn: int, action: int) -> None:  # noqa: ANN401
        nonlocal last
        keep(s)
        last = (turn, game.ACTIONS.name(action))

    end = records.replay(record, log=told, each=note)
    keep(end)
    questions = sorted({position.question for position in positions})
    result = game.result(end)
    return Archive(
        format=FORMAT,
        record=text or records.write(record),
        questions={
            lang: {key: words(lang, record.game).say(f"question-{key}") for key in questions} for lang in langs
        },
        positions=[msgspec.Raw(msgspec.json.encode(position)) for position in positions],
        first_of_turns=_first_of_turns([position.turns for position in positions]),
        result=result,
        ended_by={lang: _ended(result, record.game, lang) for lang in langs},
        account=[_item(item, record.game, langs) for item in game.account(end)],
        course=replay_scores(record),
    )


def _event(event: Event, game: str, langs: Sequence[str]) -> ArchivedEvent:
    # An archive is shown by a page, which draws the board.
    texts = {lang: words(lang, game).tell(event, BY_NUMBER, drawn=True) for lang in langs}
    return ArchivedEvent(event.key, event.args, texts)


def _item(item: Item, game: str, langs: Sequence[str]) -> ArchivedItem:
    texts = {lang: words(lang, game).line(item, BY_NUMBER) for lang in langs}
    return ArchivedItem(item.seat, item.points, item.key, item.args, texts)


def _ended(result: Result, game: str, lang: str) -> str:
    return words(lang, game).ending(result.ended_by)


def unpack(data: bytes) -> Archive:
    """Decompress and decode an archive."""
    import lzma

    archive = _decode(lzma.decompress(data))
    if not archive.first_of_turns:
        archive.first_of_turns = _first_of_turns([_decode_turns(one).turns for one in archive.positions])
    return archive


def _first_of_turns(turns: list[int]) -> list[int]:
    return [n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]
