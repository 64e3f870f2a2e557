"""Whether `board.toml` and `cards.toml` make a game; if not, which line is wrong, and what to do about it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from laguna.kernel import data

MARKS: Final = {".": -2, "o": -1, "H": 0, "P": 1, "C": 2, "B": 3, "=": 4}
"""The signs of a grid: swamp and stone, then the kinds of building that stand from the start."""
KINDS: Final = ("house", "palazzo", "campo", "basilica", "bridge")
"""The kinds that the rules know, in the order in which they count them."""
HEXES: Final = (1, 2, 1, 3, 2)
"""How many hexes the shape of each kind has: shapes are code."""
MOST_HEXES: Final = 62
"""The most hexes of a quarter: each is a bit of a machine number."""
MOST_CARDS: Final = 99
"""The most cards of a kind."""


class Entries:
    """The text of both files, to find the line of an entry."""

    def __init__(self, board: Path, cards: Path) -> None:
        self.board = data.Source(board)
        self.cards = data.Source(cards)

    def line_of_quarter(self, id: str) -> int:
        """Where a quarter begins."""
        return self.board.line_of(f'id = "{id}"')

    def line_of_row(self, id: str, row: int) -> int:
        """Where a row of the grid of a quarter stands."""
        return self.board.line_of(f'id = "{id}"', 'grid = """') + 1 + row

    def line_of_hex(self, hex: str) -> int:
        """Where the row of a hex stands."""
        quarter, name = hex.split()
        return self.line_of_row(quarter, ord(name[0]) - ord("a"))

    def line_of_site(self, site: Sequence[str]) -> int:
        """Where a bridge site stands."""
        for i, line in enumerate(self.board.lines):
            if line.strip().startswith("[") and all(f'"{name}"' in line for name in site):
                return i + 1
        return self.board.line_of("[bridges]")

    def line_of_space(self, n: int) -> int:
        """Where a space of the track stands."""
        for i, line in enumerate(self.board.lines):
            if "n = [" in line and str(n) in line.partition("[")[2].partition("]")[0].replace(" ", "").split(","):
                return i + 1
        return self.board.line_of("spaces = [")


def check_grids(entries: Entries, quarters: Sequence[dict[str, Any]]) -> None:
    """Every quarter has a name of its own and a grid of hexes."""
    wrong = entries.board.wrong_at
    seen: set[str] = set()
    for quarter in quarters:
        id = quarter["id"]
        line = entries.line_of_quarter(id)
        if id in seen or not id.isidentifier():
            # Of two that are called the same, the second one is told.
            line = entries.board.line_of(*[f'id = "{id}"'] * (1 + (id in seen)))
            raise wrong(line, f"the id {id!r} must be one word, and no other quarter may have it.")
        seen.add(id)
        rows = quarter["grid"].strip("\n").split("\n")
        shifts: dict[int, int] = {}
        for row, signs in enumerate(rows):
            here = entries.line_of_row(id, row)
            for column, sign in enumerate(signs):
                if sign == " ":
                    continue
                if sign not in MARKS:
                    known = " ".join(MARKS)
                    raise wrong(here, f"{sign!r} is no sign of a hex; they are {known} and the blank.")
                shifts.setdefault((row + column) % 2, here)
                if len(shifts) > 1:
                    raise wrong(
                        here, "this row must be shifted by one sign against the one above; add or remove a blank."
                    )
        count = sum(sign != " " for signs in rows for sign in signs)
        if not 0 < count <= MOST_HEXES or len(rows) > 26:
            raise wrong(line, f"a quarter has 1 to {MOST_HEXES} hexes in at most 26 rows, not {count}.")


def check_bridges(entries: Entries, sites: Sequence[Sequence[str]], hexes: Sequence[str]) -> None:
    """Every bridge site joins two hexes of different quarters, and no hex belongs to two sites."""
    wrong = entries.board.wrong_at
    seen: set[str] = set()
    for site in sites:
        line = entries.line_of_site(site)
        if len(site) != 2:
            raise wrong(line, f"a bridge site has two ends, not {len(site)}.")
        for name in site:
            if name not in hexes:
                raise wrong(line, f"there is no hex {name!r}; say a quarter and a hex: {hexes[0]!r}.")
            if name in seen:
                raise wrong(line, f"{name!r} belongs to a bridge site already; a hex has one at most.")
            seen.add(name)
        if site[0].split()[0] == site[1].split()[0]:
            raise wrong(line, "a bridge joins two quarters; both ends are in the same one.")


def check_track(entries: Entries, track: dict[str, Any], quarters: Sequence[str]) -> None:
    """The spaces are numbered from 1 without gaps, one of them twice, and lie along quarters that exist."""
    wrong = entries.board.wrong_at
    numbers = [n for space in track["spaces"] for n in space["n"]]
    line = entries.board.line_of("spaces = [")
    for n in range(1, len(numbers) + 1):
        if numbers.count(n) != 1:
            text = f"number {n} is there {numbers.count(n)} times; the spaces go from 1 on, each number once."
            raise wrong(entries.line_of_space(n), text)
    if sorted(len(space["n"]) for space in track["spaces"])[-2:] != [1, 2]:
        raise wrong(line, "one space, and only one, has two numbers: there the track crosses itself.")
    for space in [{"n": [0], **track["start"]}, *track["spaces"]]:
        for quarter in space.get("along", ()):
            if quarter not in quarters:
                here = entries.line_of_space(space["n"][0])
                if space["n"] == [0]:
                    here = entries.board.line_of("[track]", "start = ")
                known = ", ".join(quarters)
                raise wrong(here, f"there is no quarter {quarter!r}; there are {known}.")


def check_cards(entries: Entries, cards: dict[str, Any], seats: int) -> None:
    """The numbers fit the rules, for up to so many seats."""
    wrong = entries.cards.wrong_at
    ids = tuple(kind["id"] for kind in cards["kind"])
    if ids != KINDS:
        raise wrong(1, f"the kinds are {', '.join(KINDS)}, in this order, not {', '.join(ids)}.")
    for number, kind in enumerate(cards["kind"]):
        for key, least in (("cards", 1), ("buildings", 1), ("needs", 1), ("hexes", 1), ("points", 0)):
            line = entries.cards.line_of(f'id = "{kind["id"]}"', f"{key} = ")
            if not least <= kind[key] <= MOST_CARDS:
                raise wrong(line, f"`{key}` is a number from {least} to {MOST_CARDS}.")
            if key == "hexes" and kind[key] != HEXES[number]:
                raise wrong(line, f"the shape of this kind has {HEXES[number]} hexes; leave that number.")
            if key == "needs" and number == 0 and kind[key] != 1:
                raise wrong(line, "a house takes one card; leave that number.")
    for section in ("swamp", "treasure"):
        line = entries.cards.line_of(f"[{section}]", "counts = ")
        gold, counts = cards[section]["gold"], cards[section]["counts"]
        if len(gold) != len(counts) or list(gold) != sorted(gold) or min(counts) < 1:
            raise wrong(line, "every gold value needs its count, and they rise from the left.")
    _check_deck(entries, cards, seats)
    _check_gold(entries, cards)


def check_pieces(entries: Entries, cards: dict[str, Any], standing: Sequence[int], swamps: int) -> None:
    """The pieces fit a board with so many standing buildings of each kind and so many hexes under swamp."""
    wrong = entries.cards.wrong_at
    for kind, stand in zip(cards["kind"], standing, strict=True):
        if kind["buildings"] <= stand:
            line = entries.cards.line_of(f'id = "{kind["id"]}"', "buildings = ")
            raise wrong(
                line,
                f"{stand} of {kind['buildings']} stand on the board already, so none is left to build; "
                "enter all that are in the box, or take some off the board.",
            )
    tokens = sum(cards["swamp"]["counts"])
    if tokens != swamps:
        line = entries.cards.line_of("[swamp]", "counts = ")
        raise wrong(
            line,
            f"there are {tokens} swamp tokens, but {swamps} hexes under swamp in board.toml; "
            "change the counts, or the signs on the board.",
        )


def _check_deck(entries: Entries, cards: dict[str, Any], seats: int) -> None:
    """A card can always be drawn (V-DRAW-4): even with full hands, not all cards are elsewhere."""
    wrong = entries.cards.wrong_at
    hand = cards["hand"]
    line = entries.cards.line_of("[hand]", "start = ")
    if not 0 < hand["start"] <= hand["most"]:
        raise wrong(line, f"`start` is a number from 1 to `most`, which is {hand['most']}.")
    # Whoever draws has room for at least one card; a project or a market with one card more would be cleared.
    elsewhere = seats * hand["most"] - 1 + cards["market"]["swept"] - 1
    elsewhere += sum(kind["needs"] - 1 for kind in cards["kind"])
    deck = sum(kind["cards"] for kind in cards["kind"])
    if deck <= elsewhere:
        line = entries.cards.line_of("[[kind]]", "cards = ")
        raise wrong(
            line,
            f"there are {deck} cards, but {elsewhere} may be in hands, in projects and in the market; "
            "enter more cards, or smaller hands.",
        )


def _check_gold(entries: Entries, cards: dict[str, Any]) -> None:
    """No two worths are the same, and every number of spaces can be paid for exactly (V-GOLD-1)."""
    wrong = entries.cards.wrong_at
    gold = cards["swamp"]["gold"] + cards["treasure"]["gold"]
    counts = cards["swamp"]["counts"] + cards["treasure"]["counts"]
    if len(set(gold)) != len(gold):
        line = entries.cards.line_of("[treasure]", "gold = ")
        raise wrong(line, "a swamp token and a treasure token cannot be worth the same.")
    price = cards["gold"]["space"]
    line = entries.cards.line_of("[gold]", "space = ")
    for excess in range(price, max(gold)):
        # A payment in which no token is superfluous, and which would all the same be enough for one space more.
        sums = {0}
        for worth, count in zip(gold, counts, strict=True):
            if worth > excess:
                sums = {total + n * worth for total in sums for n in range(count + 1)}
        if any(total > excess and (total - excess) % price == 0 for total in sums):
            raise wrong(line, f"with these tokens a space must cost more: at least {max(gold) - 1} gold.")


def standing_sites(
    entries: Entries, kind: int, content: Sequence[int], names: Sequence[str], sites: Sequence[tuple[int, ...]]
) -> list[int]:
    """The sites on which the marked hexes make whole buildings of a kind, each hex in one of them."""
    wrong = entries.board.wrong_at
    marked = {hex for hex in range(len(content)) if content[hex] == kind}
    inside = [site for site in range(len(sites)) if marked.issuperset(sites[site])]
    found = _cover(marked, inside, sites)
    if found is None:
        alone = [hex for hex in marked if not any(hex in sites[site] for site in inside)]
        first = names[min(alone or marked)]
        sign = next(sign for sign, number in MARKS.items() if number == kind)
        shape = (
            "the two ends of a bridge site"
            if KINDS[kind] == "bridge"
            else f"{HEXES[kind]} hexes that touch each other"
        )
        raise wrong(
            entries.line_of_hex(first), f"the signs {sign!r} do not make whole buildings; each stands on {shape}."
        )
    return sorted(found)


def _cover(marked: set[int], inside: list[int], sites: Sequence[tuple[int, ...]]) -> list[int] | None:
    """Sites that cover every marked hex once; None if there are none."""
    if not marked:
        return []
    first = min(marked)
    for site in inside:
        if first in sites[site] and marked.issuperset(sites[site]):
            rest = _cover(marked - set(sites[site]), inside, sites)
            if rest is not None:
                return [site, *rest]
    return None
