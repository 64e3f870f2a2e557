"""What people are told, in words. It is made of what everybody sees who has the link of a table, and nothing else.

So nobody's hand, no draw and no chat can be in it: none of them comes in here.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from laguna.kernel.text import COMMON, Words, words
from laguna.table.rows import SeatRow, TableRow

from ..show.table_info import name_of
from .channel import Letter
from .rules import Untold
from .webhook import Board

MANY = 8
"""How many tables are named in one letter."""
LONGEST = 60
"""How many characters of a name are shown."""


class Place(NamedTuple):
    """A table as somebody at it sees it."""

    game: str
    """Which game."""
    others: tuple[str, ...]
    """What the others there are called."""
    inviter: str
    """What whoever invited them is called; empty if nobody did."""


@cache
def _words(lang: str) -> Words:
    return Words(lang, (COMMON / "notices",))


def say(lang: str, message: str, **args: int | str) -> str:
    """A sentence about notices."""
    return _words(lang).say(message, **args)


def game_name(lang: str, game: str) -> str:
    """What a game is called."""
    return words(lang, game).say("game-name")


def place_of(row: TableRow, seats: Sequence[SeatRow], guest: str, inviter: str, lang: str) -> Place:
    """A table as somebody at it sees it."""
    others = [name_of(seat, lang)[:LONGEST] for seat in seats if not guest or seat.guest != guest]
    return Place(row.game, tuple(name for name in others if name), inviter[:LONGEST])


def letter(told: Sequence[Untold], places: Mapping[str, Place], lang: str, site: str) -> Letter:
    """All that somebody is told now, as one letter."""
    lines = [_line(one, places[one.table], lang) for one in told]
    strong = any(one.what == "waiting" for one in told)
    if len(told) == 1:
        link = f"{site}/table/{told[0].table}"
        return Letter(
            lines[0], _about(told[0], places[told[0].table], lang), link, f"table {told[0].table}", strong
        )
    text = "\n".join([*lines[:MANY], *(["…"] if len(lines) > MANY else [])])
    tables = len({one.table for one in told})
    return Letter(say(lang, "notice-many", count=tables), text, f"{site}/me", "tables", strong)


def _line(one: Untold, place: Place, lang: str) -> str:
    args = {"game": game_name(lang, place.game)}
    if one.what == "invited":
        args["player"] = place.inviter or say(lang, "notice-somebody")
    return say(lang, f"notice-{one.what}", **args)


def _about(one: Untold, place: Place, lang: str) -> str:
    if one.what in ("invited", "bot"):
        return say(lang, f"notice-{one.what}-about")
    if not place.others:
        return say(lang, "notice-alone")
    return say(lang, "notice-with", players=", ".join(place.others))


def test_letter(lang: str, site: str) -> Letter:
    """What is sent so that somebody sees how notices reach them."""
    return Letter(say(lang, "notice-test"), say(lang, "notice-test-about"), f"{site}/me", "test")


def code_letter(lang: str, site: str, code: str) -> Letter:
    """What is sent to an address so that its person can say that it is theirs."""
    title, text = say(lang, "notice-code", code=code), say(lang, "notice-code-about", code=code)
    return Letter(title, text, f"{site}/me", "code")


def board_of(row: TableRow, seats: Sequence[SeatRow], lang: str, site: str) -> Board:
    """How a table stands, for its webhook."""
    game = game_name(lang, row.game)
    player = ""
    if row.state == "playing" and 0 <= row.turn < len(seats):
        player = name_of(seats[row.turn], lang)[:LONGEST]
    message = f"hook-{row.state}"
    text = say(lang, "hook-turn", game=game, player=player) if player else say(lang, message, game=game)
    return Board(row.id, row.n, row.state, game, player, text, f"{site}/table/{row.id}")
