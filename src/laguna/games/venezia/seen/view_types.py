"""The fields of a view (V-HID-1). What is not here does not leave the table; `view` fills them in."""

import msgspec

from laguna.kernel.game import BaseView


class Player(msgspec.Struct):
    """The open side of a player."""

    at: int
    """The space of the gondola."""
    spaces: list[int]
    """Where the spaces came from so far, by source."""
    hand: int
    """How many cards in hand."""
    known: list[int]
    """Of these, what everybody saw being taken from the market, by kind."""
    front: list[int]
    """Cards in front of the player, by kind, a set alone not counted."""
    swamp: int
    """How many swamp tokens."""
    treasure: int
    """How many treasure tokens."""
    pauses: bool
    """Is this player asked in the pauses for gold?"""


class Mine(msgspec.Struct):
    """What only this seat sees."""

    hand: list[int]
    """Cards in hand, by kind."""
    tokens: list[int]
    """Tokens, by worth."""
    picked: list[int]
    """The tokens chosen to pay with so far, by worth."""


class View(BaseView, tag="venezia"):
    """The table from one seat, or from the public's side."""

    first: int
    quiet: int
    """Turns since somebody last did anything."""
    ended: int
    """What has ended the game, one bit each."""

    hexes: list[int]
    """What lies on each hex: -2 swamp, -1 nothing, else a kind of building."""
    built: list[int]
    """The sites of all buildings, in order."""
    supply: list[int]
    """Buildings left, by kind."""
    pile: int
    """How many cards are in the pile."""
    discards: list[int]
    """By kind."""
    market: list[int]
    """The kinds in the market."""
    offered: int
    """The kind that the player on turn has put there, -1 for none."""
    to_take: int
    """How many cards are still to be taken for it."""
    treasure: int
    """How many treasure tokens are in the supply."""
    masters: list[int]
    """The master builder of each kind, -1 for none."""
    alone: list[int]
    """The kinds of which the player on turn has a set alone."""
    started: list[int]
    """The projects that the player on turn has begun this turn."""
    imaginary: list[int]
    """Cards in front of the imaginary player, by kind; empty if there is none."""
    later: bool
    """Does the imaginary player get its card at the end of this turn?"""
    drains_left: int

    building: int
    """The kind that is being built, -1 for none."""
    builder: int
    """Who gets all its points, -1 if nothing is being built."""
    by_solo: bool
    """Is it built by a set alone?"""
    points: int
    """Its points, once its place is chosen."""
    moving: list[int]
    """The seats that still move for it."""
    comes_to: int
    """The space where the builder's gondola would come to lie for it, as all lie now; -1 if it does not move."""
    drawer: int
    """Who gets what is drawn now, -1 if nothing is."""
    drawing: int
    """How many cards are still to be drawn now."""
    buying: int
    """How many spaces are being bought with gold, 0 for none."""

    players: list[Player]
    mine: Mine | None
    """None for the public."""
