"""The fields of a view (M-HID-1). What is not here does not leave the table; `view` fills them in."""

import msgspec

from laguna.kernel.game import BaseView


class Player(msgspec.Struct):
    """The open side of a player."""

    gold: int
    vp: int
    points: list[int]
    """Where the points came from so far, by source."""
    gondoliers: int
    """In hand."""
    supply: int
    """In the general supply."""
    factories: int
    """Factory tiles not yet built."""
    specials: int
    """Special tiles not yet built."""
    shops: int
    """Shops that lie face down."""
    palaces: int
    """Palaces that lie face down."""
    characters: int
    """How many characters."""
    cards: list[int]
    """Special cards."""
    working: list[int]
    """Those of them that work already."""
    glass: list[int]
    """By colour."""
    shown: list[int]
    """Characters everybody has seen: those scored, and after the end all."""


class Mine(msgspec.Struct):
    """What only this seat sees."""

    characters: list[int]
    worth: list[tuple[int, int]]
    """What each of them would score if the game ended now, by the best assignment, and on which island; 0 and -1
    for one that is left out. Empty once the scoring has begun: then `scored` tells it."""
    shops: list[int]
    """Face-down shops, by picture."""
    palaces: list[int]
    """Face-down palaces, by picture."""
    drawn: list[int]
    """The cards this seat is looking at, special cards or characters, as the question says."""
    searching: list[int]
    """The pile this seat is looking through, by picture, as far as it has come; empty if it is not."""
    put_back_characters: list[list[int]]
    """For each group under the pile what is in it, if this seat knows; else an empty list."""
    put_back_cards: list[list[int]]
    """The same for special cards."""
    left_shops: list[int]
    """What this seat left in the pile of shops when it last looked through it, by picture."""
    left_palaces: list[int]
    """The same for palaces."""


class View(BaseView, tag="murano"):
    """The table from one seat, or from the public's side."""

    first: int
    ender: int
    """Who ended the game, -1 if nobody has yet."""
    stalled: bool

    black: list[int]
    """Spaces with a black ship, counted from 0."""
    red: int
    ship: int
    """The ship that was chosen to sail: its space, 18 for the red one, -1 for none."""
    moved: list[int]
    """Spaces with a black ship that has moved this turn."""
    moved_red: bool
    moves: int
    stopped: int
    passing: bool

    piles: list[int]
    """Tiles left, by kind."""
    streets: list[int]
    """Streets left, by picture."""
    bag: list[int]
    """Glass in the bag, by colour."""
    characters: int
    """Characters in the pile that nobody has seen."""
    characters_under: list[int]
    """How many lie under them, group by group; the first group is drawn first."""
    cards: int
    """Special cards in the pile that nobody has seen."""
    cards_under: list[int]
    drawing: int
    """How many pieces are still to be drawn now."""

    cells: list[int]
    """The tile on each cell, -1 for none."""
    owner: list[int]
    """Whose cube is on each cell, -1 for none."""
    docks: list[int]
    """Whose gondolier is on each dock, -1 for none."""
    tile: int
    """The tile being placed, if this seat may know its picture; -1 if not, or if there is none."""
    kind: int
    """The kind of tile being bought or placed, -1 if there is none."""
    tiles_left: int
    produced: int
    extra: bool
    sold: list[int]
    scored: list[tuple[int, int, int, int, int, int, tuple[int, int, int]]]
    """Characters scored: seat, character, island, dock, points, gold and glass paid."""
    scoring: tuple[int, int, int, int, int]
    """Scoring by hand: character, island, glass given so far by colour; -1 where nothing is chosen."""

    players: list[Player]
    mine: Mine | None
    """None for the public."""
