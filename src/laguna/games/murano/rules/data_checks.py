"""The board and the pieces as somebody typed them in: read from the TOML files, and checked.

Whatever cannot be played with is refused with the file, the line where it can be found, and what to do about it.
"""

from pathlib import Path
from typing import Any, Final

from laguna.kernel import data

MOST_BITS: Final = 61
"""Street spaces, building spaces and docks are kept as one bit each of a number with so many."""
SPACES: Final = 18
"""Action spaces of the ring; the rule texts count them, and the terminal draws so many."""
SHIPS: Final = 8
"""Ships, and so anchors."""
_COLUMNS: Final = 26
_FACES: Final = ("north", "east", "south", "west")


def check_board(path: Path, board: dict[str, Any], deeds: tuple[str, ...], colours: tuple[str, ...]) -> None:
    """Refuse a board that cannot be played on, or drawn."""
    source = data.Source(path)
    _check_ring(source, board, deeds)
    ids = [str(island["id"]) for island in board["island"]]
    for name in ids:
        if ids.count(name) > 1:
            raise source.wrong(f"there are two islands called {name}. Give each an id of its own.", f'"{name}"')
    for island in board["island"]:
        _check_island(source, island, colours)
    for seats in (2, 3, 4):
        if not any(seats in island["players"] for island in board["island"]):
            raise source.wrong(
                f"no island is built on by {seats} players. Add {seats} to `players` of those that are."
            )
    grids = [str(island["grid"]) for island in board["island"]]
    _check_number(source, sum(grid.count("s") for grid in grids), "street spaces")
    _check_number(source, sum(grid.count("b") for grid in grids), "building spaces")
    _check_number(source, sum(len(island["docks"]) for island in board["island"]), "docks")
    upright = board["upright"]
    if len(upright["ring"]) != SPACES:
        found = len(upright["ring"])
        raise source.wrong(
            f"the upright ring has {found} places; enter {SPACES}, one a space.", "[upright]", "ring"
        )
    for name in (*ids, str(board["store"]["id"])):
        if name not in upright["places"]:
            raise source.wrong(f"{name} has no place on the upright board. Add one.", "[upright.places]")


def _check_ring(source: data.Source, board: dict[str, Any], deeds: tuple[str, ...]) -> None:
    """Eighteen spaces with known actions, eight of them with an anchor, and every action somewhere."""
    spaces = board["ring"]["spaces"]
    for number, space in enumerate(spaces, 1):
        if space["action"] not in deeds:
            known = ", ".join(deeds)
            what = f"space {number} of the ring has the action {space['action']!r}; it can be: {known}."
            raise source.wrong(what, "[ring]", f'"{space["action"]}"')
    if len(spaces) != SPACES:
        raise source.wrong(f"the ring has {len(spaces)} spaces; enter {SPACES}, in sailing order.", "[ring]")
    anchors = sum(bool(space["anchor"]) for space in spaces)
    if anchors != SHIPS:
        what = f"{anchors} spaces of the ring have an anchor; {SHIPS} must, one for each ship."
        raise source.wrong(what, "[ring]")
    for deed in deeds:
        if all(space["action"] != deed for space in spaces):
            raise source.wrong(
                f"no space of the ring has the action {deed}. Enter it where it is printed.", "[ring]"
            )


def _check_island(source: data.Source, island: dict[str, Any], colours: tuple[str, ...]) -> None:
    """A grid of streets and buildings, where every building space can be reached, and docks in known colours."""
    name = str(island["id"])
    mark = f'"{name}"'
    rows = str(island["grid"]).strip("\n").split("\n")
    for row in rows:
        if len(row) != len(rows[0]):
            what = f"the rows of the grid of {name} differ in length. Fill the short ones with dots."
            raise source.wrong(what, mark, "grid", row)
        for sign in row:
            if sign not in "sb.":
                what = f"{sign!r} in the grid of {name} is no space. Use s (street), b (building) and . (nothing)."
                raise source.wrong(what, mark, "grid", row)
    if len(rows[0]) > _COLUMNS:
        raise source.wrong(f"the grid of {name} has more than {_COLUMNS} columns, which have no letters.", mark)
    cells = data.square_grid(str(island["grid"]))
    if not any(cell.mark == "s" for cell in cells) or not any(cell.mark == "b" for cell in cells):
        raise source.wrong(f"{name} needs street spaces and building spaces.", mark, "grid")
    for cell in cells:
        if cell.mark == "b" and not any(cells[other].mark == "s" for other in cell.neighbours):
            what = (
                f"no street space lies beside building space {cell.name} of {name}, so nobody could build there."
            )
            raise source.wrong(f"{what} Correct the grid.", mark, "grid", rows[cell.row])
    if not set(island["players"]) <= {2, 3, 4}:
        raise source.wrong(f"the players of {name} are some of 2, 3 and 4.", mark, "players")
    for dock in island["docks"]:
        if dock["colour"] not in colours:
            what = f"{name} has a dock in {dock['colour']!r}; the colours are {', '.join(colours)}."
            raise source.wrong(what, mark, f'"{dock["colour"]}"')
        if dock["faces"] not in _FACES:
            what = f"a dock of {name} faces {dock['faces']!r}; it can face {', '.join(_FACES)}."
            raise source.wrong(what, mark, f'"{dock["faces"]}"')


def _check_number(source: data.Source, number: int, things: str) -> None:
    """Everything must have its bit."""
    if number > MOST_BITS:
        what = f"the islands have {number} {things} together; the rules can count {MOST_BITS}, one bit each."
        raise source.wrong(f"{what} Leave some out.")


def check_cards(
    path: Path, cards: dict[str, Any], islands: tuple[str, ...], customers: tuple[str, ...], glass: tuple[str, ...]
) -> None:
    """Refuse numbers of tiles and cards that do not fit each other, or the board."""
    source = data.Source(path)
    for street in cards["street"]:
        mark = f'"{street["id"]}"'
        if not set(street["customers"]) <= set(customers):
            raise source.wrong(f"the customers of {street['id']} are some of {', '.join(customers)}.", mark)
        if not 0 <= street["small_out"] <= street["count"]:
            raise source.wrong(f"{street['id']}: fewer tiles stay in the box than there are.", mark)
    for kind, rows in (("shop", ("faces", "counts", "small_out")), ("palace", ("faces", "counts", "crests"))):
        for row in rows:
            if len(cards[kind][row]) != len(customers):
                what = f"`{row}` of {kind} has {len(cards[kind][row])} entries; it needs {len(customers)}."
                raise source.wrong(what, f"[{kind}]", row)
    for kind in ("factory", "special"):
        if not 0 <= cards[kind]["small_out"] < cards[kind]["count"]:
            raise source.wrong(f"fewer {kind} tiles stay in the box than there are.", f"[{kind}]", "small_out")
    for number, island in cards["characters"]["home"].items():
        if island not in islands:
            what = f"character {number} is scored on {island}, which is no island of the board. Correct either."
            raise source.wrong(what, "[characters.home]", f"{number} =")
    for island in islands:
        if island not in cards["characters"]["home"].values():
            what = f"no character is scored on {island} of the board alone, so the game has no words for it."
            raise source.wrong(f"{what} Name the islands as in this list.", "[characters.home]")
    for number, colour in cards["characters"]["glass"].items():
        if colour not in glass:
            what = f"character {number} takes {colour} glass; the colours are {', '.join(glass)}."
            raise source.wrong(what, "[characters.glass]", f"{number} =")
