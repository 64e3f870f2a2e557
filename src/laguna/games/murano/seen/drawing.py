"""The board as text, 80 columns wide, from a `View` alone: what a seat may not see cannot get into it."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from laguna.kernel.canvas import STYLES, WIDTH, Canvas, joined, legend, player_names
from laguna.kernel.game import OVER
from laguna.kernel.text import Words

from ..rules.building import PALACE_CRESTS
from ..rules.constants import (
    BOARD,
    CELL_ISLAND,
    CELL_PLACES,
    CHARACTERS,
    CUSTOMERS,
    DEEDS,
    DOCK_COLOUR,
    DOCK_ISLAND,
    GLASS,
    IN_PLAY,
    ISLANDS,
    KINDS,
    PALACES,
    RING,
    SHOPS,
    SPACES,
    SPECIAL_CARDS,
    STREET,
    STREET_CUSTOMERS,
    STREET_SPACES,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
)
from .view_types import View

SEAT_SIGNS: Final = "○◇△□"
"""The sign of each seat: cubes, gondoliers and the docks of its colour."""
BLACK_SHIP: Final = "●"
RED_SHIP: Final = "◆"
_MOVED: Final = "'"
_FREE: Final = "·"
_STREET: Final = "═"
_SPECIAL: Final = "★"
_ROOM: Final = 10
"""Columns inside a space of the ring."""
_SIDE: Final = 4
"""Lines inside a space on the left or right side of the ring."""

_STYLES: Final = {
    **STYLES,
    "red": "31",
    "green": "32",
    "blue": "34",
    "grey": "90",
    "black": "1",
    "seat 0": "1;37",
    "seat 1": "33",
    "seat 2": "38;5;208",
    "seat 3": "90",
}
"""How each style looks where colours are wanted."""


class _Place(NamedTuple):
    """Where a space of the ring is drawn, in columns and lines of the frame."""

    x: int
    y: int
    height: int


def _places() -> tuple[_Place, ...]:
    """The ring as on the table: from the middle of the right side up, round to the left, and back below."""
    right, low = 6, 5 + 2 * (_SIDE + 1)
    column = _ROOM + 1
    upper, lower = 5, 5 + _SIDE + 1
    ring = [_Place(right * column + 1, upper, _SIDE)]
    ring += [_Place(x * column + 1, 1, 3) for x in range(right, -1, -1)]
    ring += [_Place(1, upper, _SIDE), _Place(1, lower, _SIDE)]
    ring += [_Place(x * column + 1, low, 3) for x in range(right + 1)]
    ring.append(_Place(right * column + 1, lower, _SIDE))
    assert len(ring) == SPACES, "the frame is drawn for a ring of eighteen spaces"
    return tuple(ring)


_PLACES: Final = _places()
_LOW: Final = max(place.y for place in _PLACES)


def render(
    view: View,
    words: Words,
    colour: bool = False,
    part: str = "table",
    names: Mapping[int, str] | None = None,
) -> str:
    """What the owner of a view sees of the table.

    `part` is `table` for all of it, `hand` for what only the owner sees, with explanations, or `legend`.
    `names` are the players' names by seat.
    """
    if part == "legend":
        return legend(words, BOARD["board"]["own_reconstruction"])
    canvas = Canvas(_STYLES)
    called = player_names(words, view.seats, names)
    if part == "hand":
        _hand(canvas, view, words, full=True)
        return canvas.text(colour)
    _frame(canvas)
    for space in range(SPACES):
        _space(canvas, view, words, space)
    _middle(canvas, view, words, called)
    _islands(canvas, view, words)
    _cards(canvas, view, words, called)
    _hand(canvas, view, words, full=False)
    return canvas.text(colour)


# The ring and what is inside it.


def _frame(canvas: Canvas) -> None:
    """The lines round the spaces, with arrows that say which way ships sail."""
    column = _ROOM + 1
    last = 7 * column
    for y, left, right, cross in ((0, "┌", "┐", "┬"), (_LOW + 3, "└", "┘", "┴")):
        canvas.put(0, y, left + "─" * (last - 1) + right)
        for x in range(1, 7):
            canvas.put(x * column, y, cross)
    for y, cross in ((4, "┴"), (_LOW - 1, "┬")):
        canvas.put(0, y, "├" + "─" * (last - 1) + "┤")
        for x in range(1, 7):
            canvas.put(x * column, y, cross)
        canvas.put(column, y, "┼")
        canvas.put(6 * column, y, "┼")
    for y in (*range(1, 4), *range(_LOW, _LOW + 3)):
        for x in range(8):
            canvas.put(x * column, y, "│")
    for y in range(5, _LOW - 1):
        for x in (0, 1, 6, 7):
            canvas.put(x * column, y, "│")
    between = 5 + _SIDE
    for x, left, right in ((0, "├", "┤"), (6, "├", "┤")):
        canvas.put(x * column, between, left + "─" * _ROOM + right)
    middle = last // 2
    canvas.put(middle - 1, 0, "◄◄◄")
    canvas.put(middle - 1, _LOW + 3, "►►►")
    canvas.put(0, between, "▼")
    canvas.put(last, between, "▲")


def _space(canvas: Canvas, view: View, words: Words, space: int) -> None:
    """A space of the ring: its number, the ships on it, its deed."""
    place = _PLACES[space]
    x = canvas.put(place.x, place.y, f"{space + 1:>2} ", "dim")
    if space in view.black:
        moved = _MOVED if space in view.moved else ""
        x = canvas.put(x, place.y, f"({BLACK_SHIP})" if view.ship == space else BLACK_SHIP + moved, "black") + 1
    if space == view.red:
        moved = _MOVED if view.moved_red else ""
        canvas.put(x, place.y, f"({RED_SHIP})" if view.ship == SPACES else RED_SHIP + moved, "red")
    deed = words.say(f"draw-{DEEDS[RING[space]]}")
    style = "bold" if space == view.stopped else ""
    for i, line in enumerate(wrap(deed, _ROOM)[:2]):
        canvas.put(place.x, place.y + 1 + i, line, style)


def _middle(canvas: Canvas, view: View, words: Words, names: Mapping[int, str]) -> None:
    """The piles and the players, inside the ring."""
    left = _ROOM + 3
    room = 5 * (_ROOM + 1) - 3
    y = 5
    who = names[view.on_turn]
    key = (
        "draw-over" if view.turn == OVER else "draw-last-turns" if view.ender >= 0 or view.stalled else "draw-turn"
    )
    canvas.put(left, y, words.say(key, turn=view.turns + 1, player=who)[:room], "bold")
    tiles = [words.say(f"draw-pile-{kind}", number=number) for kind, number in zip(KINDS, view.piles, strict=True)]
    people = view.characters + sum(view.characters_under)
    cards = view.cards + sum(view.cards_under)
    rest = [words.say("draw-pile-characters", number=people), words.say("draw-pile-cards", number=cards)]
    y += 1
    for line in joined([*tiles, *rest], room)[:3]:
        canvas.put(left, y, line)
        y += 1
    x = canvas.put(left, y, words.say("draw-bag") + " ")
    _glass(canvas, x, y, view.bag, words)
    y += 1
    columns = (13, 18, 23, 29, 38, 50)
    heads = ("gold", "points", "gondoliers", "glass", "tiles", "characters")
    y = 5 + 2 * _SIDE - view.seats
    for x, head in zip(columns, heads, strict=True):
        canvas.put(left + x, y, words.say(f"draw-head-{head}"), "dim")
    for seat, player in enumerate(view.players):
        y += 1
        style = "bold" if seat == view.on_turn and view.turn != OVER else ""
        canvas.put(left, y, SEAT_SIGNS[seat], f"seat {seat}")
        canvas.put(left + 2, y, names[seat][:11], style)
        canvas.put(left + columns[0], y, f"{player.gold:>3}")
        canvas.put(left + columns[1], y, f"{player.vp:>3}")
        canvas.put(left + columns[2], y, f"{player.gondoliers}+{player.supply}")
        _glass(canvas, left + columns[3], y, player.glass, words)
        held = (player.factories, player.shops, player.palaces, player.specials)
        canvas.put(left + columns[4], y, " ".join(f"{_mark(words, i)}{n}" for i, n in enumerate(held, 1)))
        canvas.put(left + columns[5], y, f"{player.characters:>2}")


def _glass(canvas: Canvas, x: int, y: int, glass: Sequence[int], words: Words) -> int:
    """Glass by colour: a letter and a number each."""
    for colour, number in zip(GLASS, glass, strict=True):
        x = canvas.put(x, y, f"{words.say(f'draw-glass-{colour}')}{number}", colour) + 1
    return x


def _mark(words: Words, kind: int) -> str:
    """The letter of a kind of building."""
    return _SPECIAL if KINDS[kind] == "special" else words.say(f"draw-mark-{KINDS[kind]}")


# The islands.

_GAP: Final = 3
"""Columns between two islands."""


def _islands(canvas: Canvas, view: View, words: Words) -> None:
    """The islands in bands, as many side by side as there is room for, each with its customers and docks."""
    top = len(canvas.lines)
    x = 1
    for island in range(len(ISLANDS)):
        if not IN_PLAY[view.seats][island]:
            continue
        if x > 1 and x + _width(words, island) > WIDTH:
            top = len(canvas.lines)
            x = 1
        _island(canvas, view, words, island, x, top)
        x += _width(words, island) + _GAP


def _width(words: Words, island: int) -> int:
    """How many columns an island takes: its spaces, its name and its docks."""
    columns = max(column for at, column, _ in CELL_PLACES if at == island) + 1
    docks = list(DOCK_ISLAND).count(island)
    return max(2 + 3 * columns, len(words.name(ISLANDS[island])), 4 * docks - 1)


def _island(canvas: Canvas, view: View, words: Words, island: int, x: int, y: int) -> None:
    """One island from a place on."""
    cells = [cell for cell in range(len(CELL_ISLAND)) if CELL_ISLAND[cell] == island]
    width = max(CELL_PLACES[cell][1] for cell in cells) + 1
    height = max(CELL_PLACES[cell][2] for cell in cells) + 1
    canvas.put(x, y, words.name(ISLANDS[island]), "bold")
    for column in range(width):
        canvas.put(x + 3 + 3 * column, y + 1, chr(ord("a") + column), "dim")
    for row in range(height):
        canvas.put(x, y + 2 + row, str(row + 1), "dim")
    for cell in cells:
        _, column, row = CELL_PLACES[cell]
        _cell(canvas, view, words, cell, x + 2 + 3 * column, y + 2 + row)
    below = y + 2 + height
    at = canvas.put(x, below, words.say("draw-customers") + " ", "dim")
    for colour, number in zip(CUSTOMERS, _customers(view, cells), strict=True):
        at = canvas.put(at, below, f"{words.say(f'draw-{colour}')}{number}", colour) + 1
    at = x
    for dock, colour_seat in enumerate(DOCK_COLOUR):
        if DOCK_ISLAND[dock] == island:
            at = canvas.put(at, below + 1, SEAT_SIGNS[colour_seat], f"seat {colour_seat}")
            on = view.docks[dock]
            at = canvas.put(at, below + 1, "─", "dim")
            sign = SEAT_SIGNS[on] if on >= 0 else _FREE
            at = canvas.put(at, below + 1, sign, f"seat {on}" if on >= 0 else "dim") + 1


def _customers(view: View, cells: Sequence[int]) -> list[int]:
    """The customers on these cells, by colour."""
    found = [0, 0, 0]
    for cell in cells:
        if 0 <= view.cells[cell] < TILE_FACTORY:
            for colour in range(3):
                found[colour] += STREET_CUSTOMERS[view.cells[cell]][colour]
    return found


def _cell(canvas: Canvas, view: View, words: Words, cell: int, x: int, y: int) -> None:
    """A space of an island, three columns wide, with what lies on it."""
    tile = view.cells[cell]
    if tile < 0:
        canvas.put(x, y, f" {_FREE} " if cell < STREET_SPACES else "[ ]", "dim")
    elif tile < TILE_FACTORY:
        canvas.put(x, y, _STREET * 3)
        # Customers stand at the left end, which shows where one street stops and the next begins.
        at = x
        for name, number in zip(CUSTOMERS, STREET_CUSTOMERS[tile], strict=True):
            at = canvas.put(at, y, words.say(f"draw-{name}") * number, name)
    elif tile == TILE_FACTORY:
        canvas.put(x, y, " " + _mark(words, 1), "bold")
    elif tile < TILE_PALACE:
        colour_name = CUSTOMERS[tile - TILE_SHOP]
        canvas.put(x, y, _mark(words, 2), "bold")
        canvas.put(x + 1, y, words.say(f"draw-{colour_name}"), colour_name)
    elif tile < TILE_SPECIAL:
        canvas.put(x, y, f" {_mark(words, 3)}{PALACE_CRESTS[tile - TILE_PALACE]}", "bold")
    else:
        canvas.put(x, y, f" {_SPECIAL} ", "bold")
    if view.owner[cell] >= 0:
        canvas.put(x + 2, y, SEAT_SIGNS[view.owner[cell]], f"seat {view.owner[cell]}")


# Cards, and what only the owner of the view sees.


def _cards(canvas: Canvas, view: View, words: Words, names: Mapping[int, str]) -> None:
    """The special cards of each player, and the characters that everybody has seen."""
    canvas.put(0, len(canvas.lines), "")
    for seat, player in enumerate(view.players):
        parts = [
            words.name(SPECIAL_CARDS[card])
            if card in player.working
            else words.say("draw-not-yet", card=words.name(SPECIAL_CARDS[card]))
            for card in player.cards
        ]
        parts += [words.name(CHARACTERS[card]) for card in player.shown]
        if parts:
            canvas.paragraph(f"{SEAT_SIGNS[seat]} {names[seat]}:", ", ".join(parts), f"seat {seat}")


def _pictures(words: Words, ids: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """Tiles by picture, those there are none of left out."""
    return [f"{number} × {words.name(tile)}" for tile, number in zip(ids, numbers, strict=True) if number]


def _hand(canvas: Canvas, view: View, words: Words, full: bool) -> None:
    """What only this seat sees: characters, face-down tiles, cards it looks at, what it knows of piles."""
    mine = view.mine
    if mine is None:
        return
    me = view.players[view.seat]
    tiles = _pictures(words, SHOPS, mine.shops) + _pictures(words, PALACES, mine.palaces)
    tiles += _pictures(words, ("factory", "special"), (me.factories, me.specials))
    nothing = words.say("draw-nothing")
    people = [words.name(CHARACTERS[card]) for card in mine.characters]
    if full and people:
        canvas.put(0, len(canvas.lines), words.say("draw-my-characters"), "bold")
        for card, name in zip(mine.characters, people, strict=True):
            canvas.paragraph(f"  {name}:", words.about(CHARACTERS[card]), "")
    else:
        canvas.paragraph(words.say("draw-my-characters"), ", ".join(people) or nothing)
    canvas.paragraph(words.say("draw-my-tiles"), ", ".join(tiles) or nothing)
    if mine.drawn:
        looked_at = SPECIAL_CARDS if view.question in ("card", "draw_cards") else CHARACTERS
        canvas.paragraph(words.say("draw-drawn"), ", ".join(words.name(looked_at[card]) for card in mine.drawn))
    if mine.searching:
        pictures = (SHOPS if KINDS[view.kind] == "shop" else PALACES)[: len(mine.searching)]
        canvas.paragraph(words.say("draw-searching"), ", ".join(_pictures(words, pictures, mine.searching)))
    if not full:
        return
    for key, pictures, left in (
        ("draw-left-shops", SHOPS, mine.left_shops),
        ("draw-left-palaces", PALACES, mine.left_palaces),
    ):
        if left:
            canvas.paragraph(words.say(key), ", ".join(_pictures(words, pictures, left)) or nothing)
    under = [words.name(CHARACTERS[card]) for group in mine.put_back_characters for card in group]
    under += [words.name(SPECIAL_CARDS[card]) for group in mine.put_back_cards for card in group]
    if under:
        canvas.paragraph(words.say("draw-put-back"), ", ".join(under))
    if view.piles[STREET]:
        customers = [
            sum(number * STREET_CUSTOMERS[tile][colour] for tile, number in enumerate(view.streets))
            for colour in range(3)
        ]
        figures = " ".join(f"{words.say(f'draw-{c}')}{n}" for c, n in zip(CUSTOMERS, customers, strict=True))
        canvas.paragraph(words.say("draw-customers-left"), figures)
