"""The board as text, 80 columns wide, from a `View` alone: what a seat may not see cannot get into it.

The map is laid out from the places in `board.toml`, so that another board needs no other drawing: quarters and
spaces go where they lie on the board, names and the table of buildings to where there is room.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import sqrt
from typing import Final, NamedTuple

from laguna.kernel.canvas import STYLES, WIDTH, Canvas, joined, legend, player_names
from laguna.kernel.game import OVER
from laguna.kernel.text import Words

from ..rules.constants import (
    ALONG,
    BOARD,
    CROSSING,
    CROSSING_AGAIN,
    EMPTY,
    FIRST_BRIDGE,
    GOLD,
    HEX_COUNT,
    HEX_PLACES,
    HEX_QUARTER,
    HEXES,
    HOUSE,
    KIND_COUNT,
    KINDS,
    LAST_SPACE,
    MAX_SEATS,
    NEEDS,
    PALAZZO,
    QUARTER_COUNT,
    QUARTERS,
    SITES,
    SWAMP,
)
from .view_types import Player, View

SEAT_SIGNS: Final = "●◆▲■★"
"""The sign of each seat's gondola."""
KIND_SIGNS: Final = "⌂PCB="
"""The sign of each kind of building and card."""
_IMAGINARY_SIGN: Final = "○"
_SWAMP: Final = "~"
_EMPTY: Final = "_"
_TREASURE: Final = "¤"
_PAWN: Final = "*"
_SPACE: Final = "•"
_POST: Final = "¦"
_NUMBERED: Final = 5
"""Every so many spaces of the track a number is drawn."""

_STYLES: Final = {
    **STYLES,
    "swamp": "32",
    "empty": "1",
    "house": "1",
    "palazzo": "38;5;208",
    "campo": "1;32",
    "basilica": "1;35",
    "bridge": "1;34",
    "track": "36",
    "seat 0": "1;31",
    "seat 1": "1;34",
    "seat 2": "1;32",
    "seat 3": "1;33",
    "seat 4": "1;90",
}
"""How each style looks where colours are wanted."""


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
    if part == "hand":
        _hand(canvas, view, words, full=True)
        return canvas.text(colour)
    called = player_names(words, view.seats, names)
    called[view.seats] = words.name("imaginary")
    _heading(canvas, view, words, called)
    _map(canvas, view, words)
    _players(canvas, view, words, called)
    _cards(canvas, view, words)
    _hand(canvas, view, words, full=False)
    return canvas.text(colour)


# The map: where things lie ...


class _Spot(NamedTuple):
    """A place of the map, in columns and lines."""

    x: int
    y: int


class _Room:
    """Which places of the map are taken; finds room for more."""

    _HEX: Final[int] = BOARD["board"]["hex"]
    _COLUMN: Final = _HEX * sqrt(3) / 4
    """What a column is on the board: a hex is four columns wide."""
    _LINE: Final = _HEX * 3 / 2
    """What a line is on the board: every row of hexes has one."""
    _LEFT: Final[float] = min(quarter["x"] for quarter in BOARD["quarter"]) - 5 * _COLUMN
    """The left edge: west of all quarters, with room for the letters of rows."""
    _TOP: Final[float] = min(thing["y"] for thing in (BOARD["track"]["start"], *BOARD["quarter"])) - _LINE / 8
    """The upper edge: a little above what lies highest, so that more spaces fall into place."""

    def __init__(self, taken: Iterable[tuple[int, int]] = ()) -> None:
        self.taken = set(taken)

    def height(self) -> int:
        """How many lines are taken."""
        return 1 + max(y for _, y in self.taken)

    def spot(self, thing: Mapping[str, float]) -> _Spot:
        """Where something of the board lies."""
        x, y = self._place(thing)
        return _Spot(round(x), round(y))

    def lay(self, width: int, thing: Mapping[str, float]) -> _Spot:
        """Take room for a text where something of the board has its middle, or near there."""
        x, y = self._place(thing)
        return self.lay_near(x - (width - 1) / 2, y, width, 1)

    def lay_near(self, x: float, y: float, width: int, height: int) -> _Spot:
        """Take the nearest room for something, with a blank before and behind it."""
        spot = _Spot(round(x), round(y))
        if not self._is_free(spot, width, height):
            spots = [_Spot(*at) for at in product(range(WIDTH - width + 1), range(self.height() + 1))]
            # A line is about as high as three columns are wide.
            spots.sort(key=lambda at: (at.x - x) ** 2 + (3 * (at.y - y)) ** 2)
            spot = next(at for at in spots if self._is_free(at, width, height))
        self.take(spot, width, height)
        return spot

    def take(self, spot: _Spot, width: int, height: int = 1) -> None:
        """Let nothing else come here."""
        self.taken.update(product(range(spot.x, spot.x + width), range(spot.y, spot.y + height)))

    def _place(self, thing: Mapping[str, float]) -> tuple[float, float]:
        return (thing["x"] - self._LEFT) / self._COLUMN, (thing["y"] - self._TOP) / self._LINE

    def _is_free(self, spot: _Spot, width: int, height: int) -> bool:
        if not 0 <= spot.x <= WIDTH - width or spot.y < 0:
            return False
        around = product(range(spot.x - 1, spot.x + width + 1), range(spot.y, spot.y + height))
        return self.taken.isdisjoint(around)


def _number(hex: int) -> int:
    """The number of a hex in its row."""
    return int(HEXES[hex].split()[1][1:])


def _space_text(number: int) -> str:
    """A space of the track without a gondola: a number now and then, and dots between."""
    if number == CROSSING:
        return f"{CROSSING}/{CROSSING_AGAIN}"
    return _SPACE if number % _NUMBERED else str(number)


def _lay_hexes(room: _Room) -> list[_Spot]:
    """Where the sign of each hex is drawn; its number is behind it."""
    origins = [room.spot(quarter) for quarter in BOARD["quarter"]]
    spots = [
        _Spot(origins[quarter].x + 2 * column, origins[quarter].y + row) for quarter, column, row in HEX_PLACES
    ]
    for hex, spot in enumerate(spots):
        # Round a hex there is room for the signs of a bridge site, and before a row for its letter.
        before = 2 if _number(hex) == 1 else 1
        room.take(_Spot(spot.x - before, spot.y), 3 + before)
    return spots


def _lay_spaces(room: _Room) -> list[_Spot]:
    """Where the first sign of each space of the track is drawn, from the start on."""
    start = room.lay(1, BOARD["track"]["start"])
    room.take(_Spot(start.x - MAX_SEATS + 1, start.y), MAX_SEATS)
    spots = [start] * (LAST_SPACE + 1)
    for space in BOARD["track"]["spaces"]:
        spot = room.lay(len(_space_text(space["n"][0])), space)
        for n in space["n"]:
            spots[n] = spot
    return spots


_LAND_AND_TRACK: Final = _Room()
_HEX_SPOTS: Final = _lay_hexes(_LAND_AND_TRACK)
_SPACE_SPOTS: Final = _lay_spaces(_LAND_AND_TRACK)


# ... and what is on it.


def _map(canvas: Canvas, view: View, words: Words) -> None:
    """The quarters and the track, and in the free water the table of buildings and the mooring posts."""
    top = len(canvas.lines)
    room = _Room(_LAND_AND_TRACK.taken)
    ends = _free_bridge_ends(view)
    for hex in range(HEX_COUNT):
        _hex(canvas, view, hex, top, ends.get(hex, ""))
    _track(canvas, view, top)
    for quarter, board in enumerate(BOARD["quarter"]):
        name = _quarter(words, QUARTERS[quarter])
        label = {"x": board["x"] + board["label"]["x"], "y": board["y"] + board["label"]["y"]}
        # The room does not depend on what is built: nothing moves during a game.
        spot = room.lay(len(name) + 4, label)
        houses = sum(view.hexes[hex] == HOUSE for hex in range(HEX_COUNT) if HEX_QUARTER[hex] == quarter)
        x = canvas.put(spot.x, top + spot.y, name, "bold") + 1
        canvas.put(x, top + spot.y, f"{KIND_SIGNS[HOUSE]}{houses}", KINDS[HOUSE])
    _posts(canvas, view, room, top)
    _buildings(canvas, view, words, room, top)


def _free_bridge_ends(view: View) -> dict[int, str]:
    """The ends of the sites where a bridge can still be built, with a style: bold where one can be built now."""
    ends: dict[int, str] = {}
    for site in SITES[FIRST_BRIDGE:]:
        if all(view.hexes[hex] < 0 for hex in site):
            ends[site[0]] = "bridge" if all(view.hexes[hex] == EMPTY for hex in site) else "dim"
    return ends


def _hex(canvas: Canvas, view: View, hex: int, top: int, bridge: str) -> None:
    """A hex, its number in the row, and brackets if it is the free end of a bridge site."""
    x, y = _HEX_SPOTS[hex]
    number = _number(hex)
    if number == 1:
        canvas.put(x - 2, top + y, HEXES[hex].split()[1][0], "dim")
    content = view.hexes[hex]
    if content < 0:
        sign, style = (_SWAMP, "swamp") if content == SWAMP else (_EMPTY, "empty")
    else:
        sign, style = KIND_SIGNS[content], KINDS[content]
    canvas.put(x, top + y, sign, style)
    behind = canvas.put(x + 1, top + y, str(number), "dim")
    if bridge:
        canvas.put(x - 1, top + y, "(", bridge)
        canvas.put(behind, top + y, ")", bridge)


def _track(canvas: Canvas, view: View, top: int) -> None:
    """The spaces, with the gondolas on them."""
    for space in range(1, LAST_SPACE + 1):
        if space != CROSSING_AGAIN:
            x, y = _SPACE_SPOTS[space]
            canvas.put(x, top + y, _space_text(space), "track")
    x, y = _SPACE_SPOTS[0]
    canvas.put(x, top + y, _space_text(0), "track")
    start = [seat for seat, player in enumerate(view.players) if not player.at]
    for i, seat in enumerate(reversed(start)):
        canvas.put(x - i, top + y, SEAT_SIGNS[seat], f"seat {seat}")
    for seat, player in enumerate(view.players):
        if 0 < player.at <= LAST_SPACE:
            x, y = _SPACE_SPOTS[player.at]
            if player.at == CROSSING_AGAIN:
                x += len(f"{CROSSING}/")
            if player.at % _NUMBERED == 0:
                canvas.put(x, top + y, " " * len(str(player.at)))
            canvas.put(x, top + y, SEAT_SIGNS[seat], f"seat {seat}")


def _posts(canvas: Canvas, view: View, room: _Room, top: int) -> None:
    """The mooring posts behind the last space; who is beyond them all lies at the last ones."""
    posts = BOARD["track"]["posts"]
    end = _SPACE_SPOTS[LAST_SPACE]
    # They go on from the last space to the side where they are on the board.
    step = 2 if posts[-1]["x"] > posts[0]["x"] else -2
    width = 2 * len(posts) - 1
    spot = room.lay_near(end.x + 3 if step > 0 else end.x - 1 - width, end.y, width, 1)
    first = spot.x if step > 0 else spot.x + width - 1
    for post in range(len(posts)):
        canvas.put(first + step * post, top + spot.y, _POST, "track")
    last = len(posts)
    for seat in sorted(range(view.seats), key=lambda seat: -view.players[seat].at):
        if view.players[seat].at > LAST_SPACE:
            last = min(last, view.players[seat].at - LAST_SPACE) - 1
            canvas.put(first + step * last, top + spot.y, SEAT_SIGNS[seat], f"seat {seat}")


def _buildings(canvas: Canvas, view: View, words: Words, room: _Room, top: int) -> None:
    """For each kind: how many are left to build, how many cards lie in its project, how many are discarded."""
    names = [f"{sign} {words.name(kind)}" for sign, kind in zip(KIND_SIGNS, KINDS, strict=True)]
    heads = [words.say(f"draw-head-{head}") for head in ("left", "project", "discards")]
    wide = max(map(len, names))
    # The first head may stand over the names.
    columns = [3, *(max(len(head), 3) + 1 for head in heads[1:])]
    width, height = wide + sum(columns), 1 + len(KINDS)
    spot = room.lay_near(WIDTH - width, room.height() - height, width, height)
    y = top + spot.y
    x = spot.x + wide
    for head, column in zip(heads, columns, strict=True):
        x += column
        canvas.put(x - len(head), y, head, "dim")
    for kind in range(KIND_COUNT):
        y += 1
        canvas.put(spot.x, y, names[kind])
        canvas.put(spot.x, y, KIND_SIGNS[kind], KINDS[kind])
        lying = sum(player.front[kind] for player in view.players) + sum(view.imaginary[kind : kind + 1])
        project = f"{lying}/{NEEDS[kind]}" if kind >= PALAZZO else ""
        x = spot.x + wide
        for figure, column in zip((view.supply[kind], project, view.discards[kind]), columns, strict=True):
            x = canvas.put(x, y, f"{figure:>{column}}")


# Players, cards, and what only the owner of the view sees.


def _heading(canvas: Canvas, view: View, words: Words, names: Mapping[int, str]) -> None:
    """Whose turn it is, and what is going on in it."""
    if view.turn == OVER:
        parts = [words.say("draw-over")]
    elif view.question == "last":
        parts = [words.say("draw-last-exchange", player=names[view.turn])]
    else:
        parts = [words.say("draw-turn", turn=view.turns + 1, player=names[view.on_turn])]
    if view.building >= 0:
        kind = words.name(KINDS[view.building])
        parts.append(words.say("draw-building", kind=kind, player=names[view.builder]))
        if view.points:
            parts.append(words.say("draw-points", points=view.points))
    if view.alone:
        parts.append(words.say("draw-alone", kinds=_listed(words, (KINDS[kind] for kind in view.alone))))
    if view.later:
        parts.append(words.say("draw-later"))
    if view.to_take:
        parts.append(words.say("draw-to-take", number=view.to_take))
    if view.buying:
        parts.append(words.say("draw-buying", number=view.buying))
    for y, line in enumerate(joined([part[:WIDTH] for part in parts], WIDTH)):
        canvas.put(0, y, line, "bold")


def _quarter(words: Words, id: str) -> str:
    """The name of a quarter; of one that the language files do not know, the name on the board."""
    return words.name(id) if words.has(id) else str(BOARD["quarter"][QUARTERS.index(id)]["name"])


def _listed(words: Words, ids: Iterable[str]) -> str:
    """Names with commas between them."""
    return ", ".join(words.name(id) for id in ids)


def _players(canvas: Canvas, view: View, words: Words, names: Mapping[int, str]) -> None:
    """A line for each player: gondola, cards and tokens, as far as all may see them."""
    heads = ((14, "space"), (21, "along"), (43, "hand"), (57, "front"))
    y = len(canvas.lines) + 1
    for x, head in heads:
        canvas.put(x, y, words.say(f"draw-head-{head}"), "dim")
    canvas.put(52, y, _SWAMP, "dim")
    canvas.put(55, y, _TREASURE, "dim")
    for seat, player in enumerate(view.players):
        y += 1
        style = "bold" if seat == view.on_turn and view.turn != OVER else ""
        canvas.put(0, y, SEAT_SIGNS[seat], f"seat {seat}")
        canvas.put(2, y, names[seat][:11], style)
        canvas.put(14, y, f"{player.at:>2}", "bold")
        rank = 1 + sum(other.at > player.at for other in view.players)
        canvas.put(17, y, f"{rank}.", "dim")
        canvas.put(21, y, _alongside(player, words))
        canvas.put(43, y, str(player.hand))
        canvas.put(45, y, "".join(sign * n for sign, n in zip(KIND_SIGNS, player.known, strict=True)), "dim")
        canvas.put(51, y, f"{player.swamp:>2}")
        canvas.put(54, y, f"{player.treasure:>2}")
        _front(canvas, view, y, seat, player.front)
    if view.imaginary:
        y += 1
        canvas.put(0, y, _IMAGINARY_SIGN)
        canvas.put(2, y, names[view.seats])
        _front(canvas, view, y, view.seats, view.imaginary)


def _alongside(player: Player, words: Words) -> str:
    """What a gondola lies along."""
    if player.at == 0:
        return words.say("draw-start")
    if player.at > LAST_SPACE:
        return words.say("draw-post", number=player.at - LAST_SPACE)
    along = [QUARTERS[q] for q in range(QUARTER_COUNT) if ALONG[player.at] >> q & 1]
    if not along:
        return words.say("draw-open-water")
    if len(along) > QUARTER_COUNT / 2:
        others = ", ".join(_quarter(words, id) for id in QUARTERS if id not in along)
        return words.say("draw-all-but", quarters=others)
    return ", ".join(_quarter(words, id) for id in along)


def _front(canvas: Canvas, view: View, y: int, party: int, cards: Sequence[int]) -> None:
    """The cards in front of a player by kind, with a pawn beside those they are master builder of."""
    x = 57
    for kind, number in enumerate(cards):
        if number:
            x = canvas.put(x, y, KIND_SIGNS[kind], KINDS[kind])
            x = canvas.put(x, y, str(number))
            x = canvas.put(x, y, _PAWN if view.masters[kind] == party else "", "bold") + 1


def _cards(canvas: Canvas, view: View, words: Words) -> None:
    """The market, and what is left in the piles."""
    market = [
        f"({words.name(KINDS[kind])})" if kind == view.offered else words.name(KINDS[kind]) for kind in view.market
    ]
    parts = [
        words.say("draw-market", cards=", ".join(market) or words.say("draw-nothing")),
        words.say("draw-pile", number=view.pile),
        words.say("draw-treasure", number=view.treasure),
    ]
    for line in joined(parts, WIDTH):
        canvas.put(0, len(canvas.lines), line)


def _hand(canvas: Canvas, view: View, words: Words, full: bool) -> None:
    """What only this seat sees: the cards in hand, and what the tokens are worth."""
    mine = view.mine
    if mine is None:
        return
    nothing = words.say("draw-nothing")
    held = [(KINDS[kind], number) for kind, number in enumerate(mine.hand) if number]
    if full and held:
        canvas.put(0, len(canvas.lines), words.say("draw-my-cards"), "bold")
        for kind, number in held:
            canvas.paragraph(f"  {number} × {words.name(kind)} –", words.about(kind), "")
    else:
        cards = ", ".join(f"{number} × {words.name(kind)}" for kind, number in held)
        canvas.paragraph(words.say("draw-my-cards"), cards or nothing)
    canvas.paragraph(words.say("draw-my-tokens"), _gold(mine.tokens, words) or nothing)
    if any(mine.picked):
        canvas.paragraph(words.say("draw-picked"), _gold(mine.picked, words))


def _gold(tokens: Sequence[int], words: Words) -> str:
    """Tokens by worth, and what they are worth together."""
    parts = [f"{number} × {gold}" for gold, number in zip(GOLD, tokens, strict=True) if number]
    total = sum(gold * number for gold, number in zip(GOLD, tokens, strict=True))
    return f"{', '.join(parts)} = {words.say('draw-gold', number=total)}" if parts else ""
