"""Draws the boards and worked examples of the rules, in `docs/images/rules/`: `python docs/examples.py`.

Places come from the board files and pieces from the page, so that a rule looks like the game. There are no words
in the pictures: they serve all languages, and what they show is told by the rule beside them and by their `alt`.
A test compares the files with what this makes.
"""

import math
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images" / "rules"
INK = "#3b2a1c"
SEA = "#77bcc0"
SHALLOW = "#c4e8df"
PAPER = "#fcf7ea"
CALL = "#b0331d"
SERIF = "Alegreya, Georgia, 'Times New Roman', serif"
MINE, OTHER = "orange", "brown"
CELL = 44
SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
BOG = re.compile(r'<(?:radial|linear)Gradient id="bog".*?</(?:radial|linear)Gradient>', re.DOTALL)
TILES = {"factory": "#c98f66", "shop": "#f7efdc", "palace": "#f3d37a", "special": "#cfe0df"}

Place = tuple[float, float]


def number(value: float) -> str:
    """A number as short as it can be."""
    return f"{round(value, 1):g}"


class Picture:
    """An SVG that is put together; it holds the symbols it uses and nothing else."""

    def __init__(self, game: str, width: int, height: int, ground: str = SEA, left: int = 0) -> None:
        self.left = left
        self.size = (width, height)
        self.sprite = (ROOT / "web" / "src" / "games" / game / "pieces.svg").read_text("utf-8")
        # The page may colour a piece by its theme; a file of its own takes the colour by day.
        by_day = re.sub(r"var\(--[\w-]+, ([^)]+)\)", r"\1", self.sprite)
        self.symbols = {name: inner for name, _, inner in SYMBOL.findall(by_day)}
        self.used: dict[str, None] = {}
        self.parts = [f'<rect x="{left}" width="{width}" height="{height}" rx="12" fill="{ground}"/>']

    def add(self, *parts: str) -> None:
        """Draw on top of what is there."""
        self.parts += parts

    def path(self, d: str, fill: str = "none", stroke: str = "none", width: float = 2, more: str = "") -> None:
        """A shape or a line."""
        self.add(f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{more}/>')

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = INK, round: float = 4
    ) -> None:
        """A rectangle with its top left corner here."""
        place = " ".join(
            f'{name}="{number(value)}"'
            for name, value in (("x", x), ("y", y), ("width", width), ("height", height))
        )
        self.add(f'<rect {place} rx="{round:g}" fill="{fill}" stroke="{stroke}" stroke-width="1.6"/>')

    def piece(self, name: str, x: float, y: float, size: float = 1, turn: float = 0, opacity: float = 1) -> None:
        """A piece of the game with its middle here."""
        self.used[name] = None
        how = f"translate({number(x)} {number(y)})" + (f" rotate({turn:g})" if turn else "")
        how += "" if size == 1 else f" scale({size:.3g})"
        seen = "" if opacity == 1 else f' opacity="{opacity:g}"'
        self.add(f'<use href="#{name}" transform="{how}"{seen}/>')

    def text(self, words: str, x: float, y: float, size: int = 22, fill: str = INK) -> None:
        """A number or a sign; its middle is at x, its baseline at y."""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-family="{SERIF}" font-size="{size}" font-weight="700"'
            f' text-anchor="middle" fill="{fill}">{words}</text>'
        )

    def tag(self, words: str, x: float, y: float, icon: str) -> None:
        """A sign with a number on it, and what the number counts."""
        wide = 50 + 12 * len(words)
        self.add(
            f'<rect x="{number(x - wide / 2)}" y="{number(y - 18)}" width="{number(wide)}" height="36" rx="18"'
            f' fill="#fffdf4" stroke="{CALL}" stroke-width="3"/>'
        )
        self.text(words, x - 16, y + 8, 23)
        self.piece(icon, x + wide / 2 - 21, y, 0.6)

    def count(self, words: str, x: float, y: float) -> None:
        """A number on something that is counted."""
        self.add(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="13" fill="#fffdf4" stroke="{CALL}" stroke-width="3"/>'
        )
        self.text(words, x, y + 7, 20)

    def arrow(self, d: str, end: Place, heading: float, colour: str = CALL) -> None:
        """A way, from somewhere to its end."""
        self.path(d, stroke="#fffdf4", width=9, more=' stroke-linecap="round"')
        head = f' transform="translate({number(end[0])} {number(end[1])}) rotate({heading:g})"'
        self.path("M-9 -12L11 0L-9 12Z", "#fffdf4", "#fffdf4", 5, head + ' stroke-linejoin="round"')
        self.path(d, stroke=colour, width=4, more=' stroke-linecap="round"')
        self.path("M-7 -9L9 0L-7 9Z", colour, more=head)

    def svg(self) -> str:
        """The whole file."""
        inner = "".join(f'<g id="{name}">{self.symbols[name]}</g>' for name in self.used)
        bog = BOG.search(self.sprite) if "url(#bog)" in inner else None
        width, height = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.left} 0 {width} {height}" width="{width}"'
            f' height="{height}">\n<defs>{bog[0] if bog else ""}{inner}</defs>\n'
            + "\n".join(self.parts)
            + "\n</svg>\n"
        )


def board_of(game: str) -> dict[str, Any]:
    """A board file."""
    return tomllib.loads((ROOT / "src" / "laguna" / "games" / game / "board.toml").read_text("utf-8"))


# Murano


def land(picture: Picture, cells: list[Place]) -> None:
    """An island under its cells: shallows, sand, grass."""
    d = "".join(f"M{number(x)} {number(y)}h{CELL}v{CELL}h-{CELL}z" for x, y in cells)
    joined = ' stroke-linejoin="round"'
    for wide, strong in ((84, 0.25), (54, 0.4)):
        picture.path(d, SHALLOW, SHALLOW, wide, f'{joined} opacity="{strong}"')
    picture.path(d, "#8b7a5c", "#8b7a5c", 23, joined)
    picture.path(d, "#e8d8ae", "#e8d8ae", 20, joined)
    picture.path(d, "#8fae6b", "#8fae6b", 10, joined)


def cell(picture: Picture, x: float, y: float, tile: str = "b", owner: str = "") -> None:
    """A cell with its top left corner here: `s` and `b` are empty, a street is `+` and its customers."""
    if tile == "s":
        picture.box(x + 1, y + 1, 42, 42, "#bdb5a3", "#8f8673", 3)
    elif tile == "b":
        picture.box(x + 2, y + 2, 40, 40, "#b98459", "#6b3f20")
    elif tile.startswith("+"):
        picture.box(x + 1.5, y + 1.5, 41, 41, "#f4eddd", "#7d735d", 3.5)
        picture.path(f"M{x + 2} {y + 22}h40M{x + 15} {y + 2}v20M{x + 29} {y + 22}v20", stroke="#d3c8b1", width=1.2)
        people = [{"r": "red", "b": "blue", "g": "grey"}[sign] for sign in tile[1:]]
        for i, colour in enumerate(people):
            gap = 30 / max(2, len(people))
            picture.piece(
                f"cust-{colour}", x + 22 + (i - (len(people) - 1) / 2) * gap, y + 22, 0.8 - 0.1 * len(people)
            )
    else:
        picture.box(x + 2, y + 2, 40, 40, TILES[tile.split("-")[0]], "#4a3823")
        picture.piece(f"i-{tile}", x + 22, y + 22, 40 / 48)
        if owner:
            picture.piece(f"own-{owner}", x + 35, y + 35, 0.4)


def island(picture: Picture, x: float, y: float, rows: Iterable[str]) -> None:
    """An island; a row has its tiles with blanks between, `.` is no cell, `/orange` says who owns a building."""
    found = [
        (x + CELL * i, y + CELL * j, tile) for j, row in enumerate(rows) for i, tile in enumerate(row.split())
    ]
    found = [one for one in found if one[2] != "."]
    land(picture, [(left, top) for left, top, _ in found])
    for left, top, tile in found:
        what, _, owner = tile.partition("/")
        cell(picture, left, top, what, owner)


def space(picture: Picture, x: float, y: float, deed: str, anchor: bool = False, heading: float = 180) -> None:
    """A space of the ring."""
    turn = math.radians(heading)
    picture.add(
        f'<rect x="-78" y="-44" width="156" height="88" rx="26" fill="#f8f0da" stroke="#8a6d3b" stroke-width="2.5"'
        f' transform="translate({number(x)} {number(y)}) rotate({heading:g})"/>'
    )
    picture.piece(f"d-{deed}", x + 17 * math.sin(turn), y - 17 * math.cos(turn))
    if anchor:
        x, y = x - 46 * math.cos(turn) + 18 * math.sin(turn), y - 46 * math.sin(turn) - 18 * math.cos(turn)
        picture.piece("anchor", x, y)


def ship(picture: Picture, x: float, y: float, heading: float, name: str = "ship") -> None:
    """A ship on the outer lane of a space."""
    turn = math.radians(heading)
    picture.piece(name, x - 20 * math.sin(turn), y + 20 * math.cos(turn), 1, heading)


def murano_board() -> Picture:
    """The board of four players, with the ships where they begin."""
    file = board_of("murano")
    picture = Picture("murano", file["board"]["width"], file["board"]["height"])
    ring = "L".join(f"{one['x']} {one['y']}" for one in file["ring"]["spaces"])
    picture.path(f"M{ring}Z", stroke="#2f7d8f", width=108, more=' stroke-linejoin="round" opacity=".35"')
    for one in file["island"]:
        grid = one["grid"].split()
        rows = [" ".join(sign for sign in row) for row in grid]
        island(picture, one["x"], one["y"], rows)
        for dock in one["docks"]:
            turn = {"north": 0, "south": 180, "west": 90, "east": 270}[dock["faces"]]
            picture.piece(f"boat-{dock['colour']}", one["x"] + dock["x"], one["y"] + dock["y"], 0.85, turn % 180)
    store = file["store"]
    corners = "L".join(f"{store['x'] + x} {store['y'] + y}" for x, y in store["outline"])
    picture.path(f"M{corners}Z", "#8fae6b", "#e8d8ae", 14, ' stroke-linejoin="round"')
    for pile in store["piles"]:
        tile = {"street": "+", "shop": "shop-red", "palace": "palace-0"}.get(pile["tile"], pile["tile"])
        cell(picture, store["x"] + pile["x"] - 22, store["y"] + pile["y"] - 22, tile)
    spaces = file["ring"]["spaces"]
    red = next(i for i, one in enumerate(spaces) if one["anchor"])
    for i, one in enumerate(spaces):
        space(picture, one["x"], one["y"], one["action"], one["anchor"], one["heading"])
        if one["anchor"]:
            ship(picture, one["x"], one["y"], one["heading"], "ship-red" if i == red else "ship")
    return picture


def murano_moves() -> Picture:
    """M-MOVE-3: three ships, three gold in all."""
    picture = Picture("murano", 900, 196)
    places = [(100 + 175 * i, 130.0) for i in range(5)]
    deeds = ("take_gold", "buy_palace", "build", "income", "buy_factory")
    for (x, y), deed in zip(places, deeds, strict=True):
        space(picture, x, y, deed)
    for i, j, cost, high in ((1, 0, "1 · 0", 66), (2, 1, "2 · 1", 66), (4, 2, "3 · 2", 40)):
        (a, y), (b, _) = places[i], places[j]
        ship(picture, a, y, 180)
        d = f"M{a - 10} {y - 34}C{a - 40} {high - 30} {b + 50} {high - 30} {b + 16} {y - 42}"
        picture.arrow(d, (b + 14, y - 38), 125)
        picture.tag(cost, (a + b) / 2 + 2, high - 12, "i-coin")
    return picture


def murano_build() -> Picture:
    """M-BUILD-6: a street, then a shop and a palace beside it."""
    picture = Picture("murano", 900, 240)
    for i, rows in enumerate(
        (
            (". b b", "s s b", "b s ."),
            (". b b", "s +r b", "b s ."),
            (f". shop-red/{MINE} b", "s +r b", "b s ."),
            (f". shop-red/{MINE} b", "s +r palace-2", "b s ."),
        )
    ):
        x = 44 + 222 * i
        island(picture, x, 60, rows)
        if i:
            picture.arrow(f"M{x - 62} 126h16", (x - 40, 126), 0)
    picture.tag("+2", 44 + 222 * 2 + 66, 40, "i-laurel")
    picture.tag("+3", 44 + 222 * 3 + 132, 176, "i-laurel")
    return picture


def murano_income() -> Picture:
    """M-INC-1: one red and two blue shops, four red customers and two blue ones: six gold."""
    picture = Picture("murano", 900, 300)
    island(
        picture,
        60,
        62,
        (
            f". shop-red/{MINE} b shop-blue/{MINE} .",
            "b +rr +rb +r +b",
            f"s +g shop-blue/{MINE} shop-grey/{OTHER} .",
            ". . b . .",
        ),
    )
    for i, (customer, shop, count) in enumerate((("red", "shop-red", 4), ("blue", "shop-blue", 2))):
        y = 80 + 76 * i
        cell(picture, 360, y - 22, shop, MINE)
        for j in range(count):
            picture.piece(f"cust-{customer}", 440 + 40 * j, y, 1.15)
        picture.text("=", 626, y + 9, 30)
        for j in range(count):
            picture.piece("i-coin", 668 + 42 * j, y, 0.85)
    picture.path("M352 196H848", stroke="#fffdf4", width=3)
    picture.tag("+6", 760, 232, "i-coin")
    return picture


def murano_production() -> Picture:
    """M-PROD-4: two factories, four points, two green glass; three green are sold for twenty gold."""
    picture = Picture("murano", 900, 220)
    for i in range(3):
        cell(picture, 50 + 64 * i, 62, "factory", MINE)
    for i in range(2):
        picture.path(f"M{47 + 64 * i} 59h50v50h-50z", stroke=CALL, width=4, more=' stroke-linejoin="round"')
    picture.tag("\N{MINUS SIGN}4", 104, 150, "i-laurel")
    picture.arrow("M262 86H308", (312, 86), 0)
    for i in range(2):
        picture.piece("glass-green", 364 + 54 * i, 60, 0.95)
    picture.text("+", 391, 112, 30)
    picture.piece("glass-green", 364, 148, 0.95)
    picture.piece("glass-blue", 418, 148, 0.95)
    picture.arrow("M470 104H516", (520, 104), 0)
    for i in range(3):
        picture.piece("glass-green", 572 + 50 * i, 70, 0.9)
    picture.text("=", 726, 80, 30)
    picture.tag("+20", 800, 70, "i-coin")
    picture.piece("glass-blue", 572, 152, 0.9)
    return picture


def murano_scoring() -> Picture:
    """M-END-3: two gondoliers serve two characters; the third is scored elsewhere."""
    picture = Picture("murano", 900, 346)
    island(
        picture,
        74,
        96,
        (f"shop-red/{OTHER} +r factory/{MINE} .", f"+b +rg +g factory/{MINE}", f"b shop-red/{MINE} b ."),
    )
    for x, y in ((140, 66), (96, 262)):
        picture.piece(f"boat-{MINE}", x, y + 6, 0.9)
        picture.piece(f"gond-{MINE}", x, y - 8, 0.95)
    for i, (card, worth, line) in enumerate(
        (("38", "8", ("shop-red", "shop-red")), ("5", "12", ("factory", "factory")), ("16", "", ()))
    ):
        y = 62 + 98 * i
        picture.box(350, y - 40, 58, 80, "#6b3560", "#3b2a1c", 8)
        picture.piece("i-char", 379, y + 10, 0.95)
        picture.text(card, 379, y - 18, 20, "#fff6e2")
        if not line:
            picture.piece(f"gond-{MINE}", 470, y, 1, opacity=0.45)
            picture.path(f"M444 {y + 26}L496 {y - 26}", stroke=CALL, width=6, more=' stroke-linecap="round"')
            picture.arrow(f"M536 {y}H610", (614, y), 0)
            island(picture, 660, y - 44, ("b s", "b s"))
            picture.piece(f"boat-{MINE}", 794, y + 6, 0.9)
            picture.piece(f"gond-{MINE}", 794, y - 8, 0.95)
            continue
        picture.piece(f"gond-{MINE}", 470, y, 1)
        for j, tile in enumerate(line):
            owner = MINE if tile == "factory" or j else OTHER
            cell(picture, 540 + 60 * j, y - 22, tile, owner)
        picture.text("=", 690, y + 9, 30)
        picture.tag(worth, 760, y, "i-laurel")
    return picture


# Venezia

HEX = 36


def hexagon(x: float, y: float, radius: float) -> str:
    """A hexagon with a corner on top."""
    corners = [
        (x + radius * math.cos(math.radians(30 + 60 * i)), y + radius * math.sin(math.radians(30 + 60 * i)))
        for i in range(6)
    ]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


def quarter(picture: Picture, places: list[Place], colour: str) -> None:
    """A quarter of the town under its hexes."""
    d = "".join(hexagon(x, y, HEX) for x, y in places)
    joined = ' stroke-linejoin="round"'
    picture.path(d, SHALLOW, SHALLOW, 44, joined + ' opacity=".4"')
    picture.path(d, "#8b7a5c", "#8b7a5c", 13.5, joined)
    picture.path(d, "#f3ead4", "#f3ead4", 10.5, joined)
    for x, y in places:
        picture.path(hexagon(x, y, HEX - 1.4), colour, "#6f6248", 1.2)


def hex_thing(picture: Picture, x: float, y: float, sign: str) -> None:
    """What lies on a hex: `.` swamp, `o` stone, `_` drained, `H` a house, `C` a campo."""
    if sign == ".":
        picture.piece("v-swamp", x, y)
    elif sign == "o":
        picture.path(hexagon(x, y, HEX - 5.5), "#ece5d4", "#a99f8a", 1.5)
        picture.path(
            f"M{number(x - 24)} {number(y - 6)}h48M{number(x - 24)} {number(y + 9)}h48",
            stroke="#c4baa4",
            width=1.5,
        )
    elif sign == "_":
        picture.path(hexagon(x, y, HEX - 5.5), "#fbf3dc", "#8a6d3b", 1.6, ' stroke-dasharray="6 4"')
    elif sign == "H":
        picture.piece("v-house", x, y, 52 / 48)
    elif sign == "C":
        picture.piece("v-campo", x, y, 56 / 48)


def large(picture: Picture, name: str, places: list[Place]) -> None:
    """A palazzo or a basilica on its hexes."""
    fill, rim, size = {"v-palazzo": ("#f6dfbf", "#a8703a", 1.0), "v-basilica": ("#e6dcf1", "#7c63a0", 0.95)}[name]
    d = "".join(hexagon(x, y, HEX - 2.5) for x, y in places)
    picture.path(d, rim, rim, 7.2, ' stroke-linejoin="round"')
    picture.path(d, fill, fill, 4.6, ' stroke-linejoin="round"')
    x, y = (sum(values) / len(places) for values in zip(*places, strict=True))
    picture.piece(name, x, y, size)


def bridge(picture: Picture, a: Place, b: Place) -> None:
    """A bridge from hex to hex."""
    long = math.hypot(b[0] - a[0], b[1] - a[1]) / 2 + 15
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    how = f' transform="translate({number((a[0] + b[0]) / 2)} {number((a[1] + b[1]) / 2)}) rotate({number(turn)})"'
    half = number(long)
    picture.path(f"M-{half} -12H{half}V12H-{half}Z", "#3f74b5", "#1f3f6b", 1.8, how + ' stroke-linejoin="round"')
    steps = "".join(f"M{number(8 * i - long + 8)} -11V11" for i in range(int((2 * long - 16) / 8) + 1))
    picture.path(steps, stroke="#1f3f6b", width=1.2, more=how + ' opacity=".5"')
    rail = number(long - 3)
    picture.path(f"M-{rail} -8.5H{rail}M-{rail} 8.5H{rail}", stroke="#cfe0f5", width=2.4, more=how)


def grid(x: float, y: float, rows: Iterable[str]) -> list[tuple[float, float, str]]:
    """The hexes of a grid as board files have them, with their signs."""
    return [
        (x + column * HEX * math.sqrt(3) / 2, y + row * HEX * 1.5, sign)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != " "
    ]


def gondola(picture: Picture, x: float, y: float, heading: float, colour: str, opacity: float = 1) -> None:
    """A gondola; its sign stays upright."""
    picture.piece(f"boat-{colour}", x, y, 0.95, heading, opacity)
    picture.piece(f"disc-{colour}", x, y, 0.34, 0, opacity)


def venezia_board() -> Picture:
    """The board as it is at the start."""
    file = board_of("venezia")
    # There is nothing but water at both ends of the board.
    picture = Picture("venezia", file["board"]["width"] - 310, file["board"]["height"], "#74b0b6", 130)
    hexes: dict[str, Place] = {}
    signs: list[tuple[float, float, str]] = []
    for one in file["quarter"]:
        found = grid(one["x"], one["y"], one["grid"].strip("\n").split("\n"))
        quarter(picture, [(x, y) for x, y, _ in found], one["colour"])
        signs += found
        rows: dict[float, int] = {}
        for x, y, _ in found:
            row = round((y - one["y"]) / (HEX * 1.5))
            rows[row] = rows.get(row, 0) + 1
            hexes[f"{one['id']} {chr(97 + row)}{rows[row]}"] = (x, y)
    ends = [(x, y) for x, y, sign in signs if sign == "="]
    for a, b in file["bridges"]["sites"]:
        (ax, ay), (bx, by) = hexes[a], hexes[b]
        if (ax, ay) in ends:
            continue
        # From shore to shore, the middle half of the way between the two hexes.
        dx, dy = (bx - ax) / 4, (by - ay) / 4
        d = f"M{number(ax + dx)} {number(ay + dy)}l{number(2 * dx)} {number(2 * dy)}"
        picture.path(d, stroke="#ffffff", width=9, more=' stroke-dasharray="3 5" opacity=".8"')
    for sign, name in (("P", "v-palazzo"), ("B", "v-basilica")):
        large(picture, name, [(x, y) for x, y, what in signs if what == sign])
    for x, y, sign in signs:
        hex_thing(picture, x, y, sign)
    track = file["track"]
    places = {n: (one["x"], one["y"]) for one in track["spaces"] for n in one["n"]}
    way = [(track["start"]["x"], track["start"]["y"]), *(places[n] for n in sorted(places))]
    picture.path(
        "M" + "L".join(f"{x} {y}" for x, y in way), stroke="#d5ebe7", width=13, more=' stroke-linejoin="round"'
    )
    for post in track["posts"]:
        picture.piece("v-post", post["x"], post["y"], 0.7)
    for n, (x, y) in places.items():
        picture.add(f'<circle cx="{x}" cy="{y}" r="19" fill="#fdf8ea" stroke="#8a6d3b" stroke-width="2"/>')
        if n not in (10, 45):
            picture.text(str(n), x, y + 7, 19)
    x, y = places[10]
    picture.add(f'<circle cx="{x}" cy="{y}" r="30" fill="#fdf8ea" stroke="#8a6d3b" stroke-width="3"/>')
    picture.text("10", x, y - 3, 20)
    picture.text("45", x, y + 19, 20)
    x, y = way[0]
    picture.add(f'<circle cx="{x}" cy="{y}" r="34" fill="#fdf8ea" stroke="#8a6d3b" stroke-width="3"/>')
    gondola(picture, x, y - 12, 0, "crimson")
    gondola(picture, x, y + 12, 0, "mustard")
    bridge(picture, *ends)
    return picture


def venezia_palazzo() -> Picture:
    """V-ADJ-1: six hexes around a palazzo, five of them undeveloped."""
    picture = Picture("venezia", 900, 260, "#74b0b6")
    found = grid(110, 76, (" . o _", ". P P H", "   ."))
    quarter(picture, [(x, y) for x, y, _ in found], "#c9bf9f")
    large(picture, "v-palazzo", [(x, y) for x, y, sign in found if sign == "P"])
    for x, y, sign in found:
        hex_thing(picture, x, y, sign)
        if sign in ".o_":
            picture.count("1", x, y)
    picture.arrow("M420 130H480", (484, 130), 0)
    for y, colour, points in ((90, "crimson", "5"), (176, "mustard", "2")):
        gondola(picture, 570, y, 0, colour)
        for i in range(int(points)):
            picture.path(
                f"M{628 + 30 * i} {y - 9}l9 9l-9 9", stroke="#fffdf4", width=4, more=' stroke-linecap="round"'
            )
        picture.text(f"+{points}", 832, y + 10, 32)
    return picture


def venezia_campo() -> Picture:
    """V-ADJ-2: hexes count, not buildings: two of a palazzo, two of a basilica, one of a house."""
    picture = Picture("venezia", 900, 260, "#74b0b6")
    found = grid(150, 76, (" P P .", ". C B", " H B B"))
    quarter(picture, [(x, y) for x, y, _ in found], "#bfb79a")
    for sign, name in (("P", "v-palazzo"), ("B", "v-basilica")):
        large(picture, name, [(x, y) for x, y, what in found if what == sign])
    (left, top) = next((x, y) for x, y, sign in found if sign == "C")
    for x, y, sign in found:
        hex_thing(picture, x, y, sign)
    for x, y, sign in found:
        if sign in "PBH" and math.hypot(x - left, y - top) < 2 * HEX:
            toward = 0.42
            picture.count("1", x + (left - x) * toward, y + (top - y) * toward)
    picture.arrow("M420 130H480", (484, 130), 0)
    gondola(picture, 570, 130, 0, "crimson")
    for i in range(5):
        picture.path(f"M{628 + 30 * i} 121l9 9l-9 9", stroke="#fffdf4", width=4, more=' stroke-linecap="round"')
    picture.text("+5", 832, 140, 32)
    return picture


def venezia_project() -> Picture:
    """V-EX-2: two basilica cards of Bruno; two may be added, a third may not."""
    picture = Picture("venezia", 900, 170, "#74b0b6")
    for i in range(5):
        x = 130 + 120 * i + (70 if i == 4 else 0)
        picture.box(x - 42, 26, 84, 116, PAPER if i < 4 else "#e9dfc6", "#4a3823", 9)
        picture.box(x - 42, 26, 84, 24, "#694795", "#4a3823", 6)
        picture.piece("v-basilica", x, 92, 0.62, opacity=1 if i < 4 else 0.4)
        if i < 4:
            picture.piece(f"disc-{'mustard' if i < 2 else 'crimson'}", x + 32, 128, 0.62)
        else:
            picture.path(f"M{x - 34} 136L{x + 34} 60", stroke=CALL, width=7, more=' stroke-linecap="round"')
    picture.piece("disc-mustard", 46, 60, 0.9)
    picture.piece("pawn-basilica", 46, 108, 1)
    return picture


def venezia_jump() -> Picture:
    """V-EX-3: seven spaces from 20, past 25, to 28; then three from 25, past 28, to 29."""
    picture = Picture("venezia", 900, 220, "#74b0b6")
    place = {n: (60.0 + 86 * (n - 20), 118.0) for n in range(20, 30)}
    picture.path("M20 118H880", stroke="#d5ebe7", width=14)
    for n, (x, y) in place.items():
        picture.add(f'<circle cx="{x:g}" cy="{y:g}" r="30" fill="#fdf8ea" stroke="#8a6d3b" stroke-width="2.5"/>')
        picture.text(str(n), x, y + 8, 24)
    for start, end, colour, side in ((20, 28, "crimson", -1), (25, 29, "mustard", 1)):
        steps = [n for n in range(start + 1, end + 1) if n != (25 if start == 20 else 28)]
        at = start
        for step, n in enumerate(steps, 1):
            (a, y), (b, _) = place[at], place[n]
            high = 46 if n - at == 1 else 62
            last = n == end
            way = [(a + 12, y + side * 36), ((a + b) / 2, y + side * high), (b - 14, y + side * 38)]
            d = "M{} {}Q{} {} {} {}".format(*(number(value) for point in way for value in point))
            stroke = {"crimson": "#8f1f2f", "mustard": "#7d5a0c"}[colour]
            picture.path(d, stroke="#fffdf4", width=7, more=' stroke-linecap="round"')
            picture.path(d, stroke=stroke, width=3.5, more=' stroke-linecap="round"')
            picture.text(str(step), (a + b) / 2, y + side * (high + 8) + (7 if side > 0 else 2), 20, "#fffdf4")
            if last:
                gondola(picture, b, y + side * 58, 0, colour)
            at = n
        x, y = place[start]
        gondola(picture, x, y + side * 58, 0, colour, 0.55)
    return picture


PICTURES = {
    "murano-board": murano_board,
    "murano-moves": murano_moves,
    "murano-build": murano_build,
    "murano-income": murano_income,
    "murano-production": murano_production,
    "murano-scoring": murano_scoring,
    "venezia-board": venezia_board,
    "venezia-palazzo": venezia_palazzo,
    "venezia-campo": venezia_campo,
    "venezia-project": venezia_project,
    "venezia-jump": venezia_jump,
}


def pictures() -> dict[Path, str]:
    """The files and what is in them."""
    return {IMAGES / f"{name}.svg": draw().svg() for name, draw in PICTURES.items()}


if __name__ == "__main__":
    IMAGES.mkdir(parents=True, exist_ok=True)
    for path, text in pictures().items():
        path.write_text(text, "utf-8")
