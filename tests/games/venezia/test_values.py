"""A rule once: whatever is changed in `cards.toml` or `board.toml`, rules and bots follow."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from laguna.games import venezia

from ..variant import Variant
from .values import PROBES, Answer


class Change(NamedTuple):
    """A number that is changed in a copy of the data."""

    entry: str
    """Its place in the file, which is also the name of the question about it in `values`."""
    old: str
    """The text in the file ..."""
    new: str
    """... and what it is replaced by."""
    ours: Answer
    """What is answered with our data: by the rules, then by the bots ..."""
    theirs: Answer
    """... and with the changed ones."""


def kind(name: str, what: str, old: int, new: int, ours: Answer, theirs: Answer) -> Change:
    """A change in the table of a kind of building."""
    return Change(f"kind.{name}.{what}", str(old), str(new), ours, theirs)


GOLD = "gold = [0, 1, 2]\ncounts = [28, 30, 28]\n[treasure]\ngold = [3, 4, 5, 6]"
OTHER_GOLD = "gold = [0, 1, 3]\ncounts = [28, 30, 28]\n[treasure]\ngold = [2, 4, 5, 6]"
"""Two worths change places: no two tokens may be worth the same."""
CHANGES = [
    kind("house", "cards", 8, 9, [8], [9]),
    kind("palazzo", "cards", 8, 17, [8], [17]),
    kind("campo", "cards", 8, 7, [8], [7]),
    kind("basilica", "cards", 10, 12, [10], [12]),
    kind("bridge", "cards", 8, 6, [8], [6]),
    kind("house", "buildings", 19, 15, [18, 1198], [14, 932]),
    kind("palazzo", "buildings", 6, 5, [5, 999], [4, 799]),
    kind("campo", "buildings", 6, 4, [5, 999], [3, 599]),
    kind("basilica", "buildings", 5, 3, [4, 1065], [2, 532]),
    kind("bridge", "buildings", 6, 5, [5, 999], [4, 799]),
    kind("palazzo", "needs", 3, 2, [3, 3, 3], [2, 2, 2]),
    kind("campo", "needs", 3, 4, [3, 3, 3], [4, 4, 4]),
    kind("basilica", "needs", 4, 5, [4, 4, 4], [5, 5, 5]),
    kind("bridge", "needs", 3, 2, [3, 3, 3], [2, 2, 2]),
    kind("house", "points", 1, 2, [1, 100, 1, 100], [2, 200, 2, 200]),
    kind("palazzo", "points", 1, 2, [8, 800, 8], [16, 1600, 16]),
    kind("campo", "points", 1, 3, [2, 200, 2], [6, 600, 6]),
    kind("basilica", "points", 7, 5, [7, 700, 7, 700], [5, 500, 5, 500]),
    kind("bridge", "points", 1, 2, [1, 100, 1], [2, 200, 2]),
    Change("partner.divisor", "divisor = 2", "divisor = 3", [3, 300], [2, 200]),
    Change("swamp.gold", GOLD, OTHER_GOLD, [8, 145], [12, 230]),
    Change(
        "swamp.counts",
        "counts = [28, 30, 28]",
        "counts = [20, 40, 26]",
        [28, 30, 28, 4, 5, 5, 4],
        [20, 40, 26, 4, 5, 5, 4],
    ),
    Change("treasure.gold", GOLD, OTHER_GOLD, [12, 230], [8, 145]),
    Change(
        "treasure.counts",
        "counts = [4, 5, 5, 4]",
        "counts = [6, 6, 2, 1]",
        [28, 30, 28, 4, 5, 5, 4],
        [28, 30, 28, 6, 6, 2, 1],
    ),
    Change("hand.start", "start = 3", "start = 2", [3], [2]),
    Change("hand.most", "most = 5", "most = 4", [4, 3, 4], [3, 2, 3]),
    Change("hand.take", "take = 3", "take = 2", [3, 2620], [2, 10000]),
    Change("front.kinds", "kinds = 2", "kinds = 3", [2], [3]),
    Change("market.swept", "swept = 4", "swept = 3", [4], [3]),
    Change("gold.space", "space = 5", "space = 6", [6, 600, 1200], [5, 500, 1222]),
    Change("drain.most", "most = 2", "most = 3", [2, 1, 0], [3, 1, 1]),
]
"""Every price and value of `cards.toml`."""
KINDS = ("house", "palazzo", "campo", "basilica", "bridge")
FIXED = {"kind.house.needs", *(f"kind.{name}.hexes" for name in KINDS)}
"""What follows from conditions, which are code: a house takes one card, and every kind has its shape."""
TRACK = [
    Change(
        "track.spaces",
        "    { n = [60],     x = 1363, y =  620, along = [] },\n",
        "",
        [60, 1333],
        [59, 1311],
    ),
    Change(
        "track.along",
        '{ n = [1],      x =  541, y =   60, along = ["cannaregio"] }',
        '{ n = [1],      x =  541, y =   60, along = ["castello", "san_polo"] }',
        [1, 100],
        [6, 100],
    ),
]
"""Values of `board.toml` that the bots go by; `test_boards.py` has the rest."""


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path, venezia)


def asked(variant: Variant, entry: str) -> Answer:
    done = variant.run("-m", "tests.games.venezia.values", entry)
    assert done.returncode == 0, done.stderr
    return [int(number) for number in done.stdout.split()]


def with_kind(text: str, entry: str, old: str, new: str) -> str:
    """The cards with another number in the table of a kind."""
    _, name, what = entry.split(".")
    before, mark, behind = text.partition(f'id = "{name}"\n')
    assert mark
    head, equals, rest = behind.partition(f"{what} = {old}")
    assert equals
    assert "[[kind]]" not in head, f"{entry} is not {old}"
    return f"{before}{mark}{head}{what} = {new}{rest}"


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.entry)
def test_rules_and_bots_follow_the_cards(variant: Variant, change: Change) -> None:
    assert [int(number) for number in PROBES[change.entry]()] == change.ours
    if change.entry.startswith("kind."):
        text = with_kind(variant.original("cards.toml"), change.entry, change.old, change.new)
        variant.path("cards.toml").write_text(text, "utf-8")
    else:
        variant.edit("cards.toml", (f"\n{change.old}", f"\n{change.new}"))
    assert asked(variant, change.entry) == change.theirs


@pytest.mark.parametrize("change", TRACK, ids=lambda change: change.entry)
def test_rules_and_bots_follow_the_track(variant: Variant, change: Change) -> None:
    assert [int(number) for number in PROBES[change.entry]()] == change.ours
    variant.edit("board.toml", (change.old, change.new))
    assert asked(variant, change.entry) == change.theirs


def leaves(data: dict[str, object]) -> Iterator[str]:
    """The place of every value in `cards.toml`."""
    for section, values in data.items():
        if isinstance(values, list):
            for one in values:
                yield from (f"{section}.{one['id']}.{name}" for name in one if name != "id")
        else:
            assert isinstance(values, dict)
            yield from (f"{section}.{name}" for name in values)


def test_every_value_of_the_cards_is_named(variant: Variant) -> None:
    data = tomllib.loads(variant.original("cards.toml"))
    assert set(leaves(data)) == {change.entry for change in CHANGES} | FIXED
