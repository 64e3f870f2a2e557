"""Murano's own words: every piece, question and figure, in four languages."""

import re

import pytest

from laguna.games import murano
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.characters import GLASS_VP
from laguna.games.murano.rules.constants import (
    BOARD,
    CARDS,
    CHARACTERS,
    COLOURS,
    CUSTOMERS,
    DEEDS,
    GLASS,
    GOLD_TIERS,
    HOME,
    ISLANDS,
    KINDS,
    PALACES,
    SHOPS,
    SOURCES,
    SPECIAL_CARDS,
    STREETS,
)
from laguna.kernel import registry
from laguna.kernel.event import Event
from laguna.kernel.game import Item
from laguna.kernel.text import LANGUAGES, Words

from .scene import Scene

NAMES = {0: "Anna", 1: "Bruno", 2: "Chiara", 3: "Dario"}
FOLDER = registry.folder("murano") / "l10n"
THINGS = (*DEEDS, *KINDS, *STREETS, *SHOPS, *PALACES, *CHARACTERS, *SPECIAL_CARDS, *ISLANDS, BOARD["store"]["id"])
PLAIN = (
    *COLOURS,
    *CUSTOMERS,
    *GLASS,
    *(f"glass_{colour}" for colour in GLASS),
    *(f"dock_{colour}" for colour in COLOURS),
    "stall",
)


WORDS = {language: Words(language, (FOLDER,)) for language in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    language: str = request.param
    return WORDS[language]


def figures(text: str) -> list[int]:
    """The numbers in a sentence, in their order."""
    return [int(n) for n in re.findall(r"\d+", text)]


def test_every_piece_has_a_name_and_says_what_it_does(words: Words) -> None:
    for thing in THINGS:
        assert words.name(thing), thing
        assert words.about(thing).endswith("."), thing
    for thing in PLAIN:
        assert words.name(thing), thing


def test_names_tell_things_apart(words: Words) -> None:
    """Two Cranes and three Studios are not called the same."""
    for group in (DEEDS, KINDS, STREETS, SHOPS, PALACES, CHARACTERS, SPECIAL_CARDS, ISLANDS, COLOURS, GLASS):
        assert len({words.name(thing) for thing in group}) == len(group)


def test_every_question_has_words(words: Words) -> None:
    for key in (*q.KEYS, "over"):
        text = words.name(f"question_{key}")
        asks = key in q.KEYS[q.TURN :]
        assert text.endswith("?" if asks else "."), text


def test_every_source_of_points_has_a_line(words: Words) -> None:
    for source in SOURCES:
        assert words.line(Item(0, 1, source), NAMES)


def test_the_same_figures_stand_in_every_language() -> None:
    english = WORDS["en"]
    for language in LANGUAGES[1:]:
        other = WORDS[language]
        for thing in set(THINGS) - set(ISLANDS):
            assert sorted(figures(other.about(thing))) == sorted(figures(english.about(thing))), (language, thing)


def test_a_character_is_called_by_its_number(words: Words) -> None:
    for i, character in enumerate(CHARACTERS):
        assert words.name(character).startswith(f"{i + 1} · ")


def test_a_character_of_one_island_names_it(words: Words) -> None:
    for i, character in enumerate(CHARACTERS):
        if HOME[i] >= 0:
            island = words.name(ISLANDS[HOME[i]])
            assert island in words.name(character)
            assert island in words.about(character)


def test_characters_7_and_8_name_their_sums(words: Words) -> None:
    tiers = [n for tier in GOLD_TIERS for n in tier]
    for character in ("character_7", "character_8"):
        assert figures(words.about(character))[: len(tiers)] == tiers


def test_characters_11_to_14_name_their_tables(words: Words) -> None:
    for number, row in [(11, "all_customers"), *((n, "colour_customers") for n in (12, 13, 14))]:
        table: list[int] = CARDS["scoring"][row]
        wanted = []
        for vp in sorted(set(table) - {0}):
            customers = [n for n, points in enumerate(table) if points == vp]
            wanted += [vp, *customers]
        assert figures(words.about(f"character_{number}")) == wanted


def test_characters_32_to_37_name_the_worth_of_glass(words: Words) -> None:
    for number in range(32, 38):
        assert figures(words.about(f"character_{number}"))[:2] == [GLASS_VP, 3]


def test_prices_in_words_are_the_prices_of_the_rules(words: Words) -> None:
    people = CARDS["gondoliers"]
    assert figures(words.about("factory")) == [CARDS["factory"]["vp"], 1, CARDS["glass"]["production_vp"]]
    assert figures(words.about("buy_shop")) == [CARDS["shop"]["price"], CARDS["shop"]["search_price"]]
    assert figures(words.about("buy_palace")) == [CARDS["palace"]["price"], CARDS["palace"]["search_price"]]
    assert figures(words.about("place_gondolier")) == [people["own_dock"], people["other_dock"]]
    assert figures(words.about("harbour")) == [people["harbour_own_dock"], people["harbour_other_dock"]]
    assert figures(words.about("hire_or_dismiss")) == [people["hire"], people["dismiss"]]
    assert figures(words.about("council_hall")) == [people["council_dismiss"], people["council_hire"]]
    assert figures(words.about("production"))[-3:] == CARDS["glass"]["sale"][1:]


@pytest.mark.parametrize("points", [0, 3])
def test_points_are_told_only_where_there_are_any(words: Words, points: int) -> None:
    args: dict[str, int | str] = {"seat": 0, "tile": "palace_1", "island": "san_donato", "cell": "a2"}
    text = words.tell(Event("built", {**args, "points": points}), NAMES)
    assert figures(text.replace(words.name("palace_1"), "").replace("a2", ""))[-1:] != [0]
    assert (" 3 " in text) == (points == 3)


@pytest.mark.parametrize("cost", [0, 1, 2])
def test_the_price_of_a_ship_is_told_only_where_there_is_one(words: Words, cost: int) -> None:
    args: dict[str, int | str] = {"seat": 1, "from": 8, "to": 9, "cost": cost, "deed": "income"}
    for key in ("sailed", "sailed_red"):
        text = words.tell(Event(key, args), NAMES)
        assert sorted(figures(text)) == ([cost] if cost else []) + [8, 9]


def test_sold_glass_is_told_by_colour(words: Words) -> None:
    for red, green, blue in [(1, 0, 0), (0, 2, 0), (0, 0, 3), (1, 2, 0), (1, 0, 2), (0, 1, 1), (1, 1, 1)]:
        number = red + green + blue
        args: dict[str, int | str] = {
            "seat": 0,
            "number": number,
            "gold": 50,
            "red": red,
            "green": green,
            "blue": blue,
        }
        text = words.tell(Event("sold", args), NAMES)
        assert figures(text) == [50] + [n for n in (red, green, blue) if n]


def test_a_scored_character_names_what_was_paid(words: Words) -> None:
    plain: dict[str, int | str] = {"character": "character_33", "island": "san_donato", "colour": "dock_grey"}
    for paid in ({}, {"gold": 8}, {"blue": 3}, {"red": 1, "green": 2}):
        args = {**plain, "gold": 0, "red": 0, "green": 0, "blue": 0, **paid}
        text = words.line(Item(0, 21, "character", args), NAMES)
        assert figures(text) == [33, *paid.values()]


def test_a_turn_reads_as_a_story() -> None:
    """From the ring to the board, as another player is told it."""
    scene = Scene().gold(0, 9).ships([1, 3, 5, 7, 9, 11, 14], 16)
    scene.lines("0 act", "0 ship 1", "0 sail 2", "0 do", "0 top", "* draw shop_red")
    english = WORDS["en"]
    assert [english.tell(event, NAMES) for event in scene.told(1)] == [
        "Anna sailed a black ship from space 1 to space 2 (Buy a shop).",
        "Anna bought a shop for 2 gold.",
    ]
    assert english.tell(scene.told(0)[-1], NAMES) == "Anna bought a red shop for 2 gold."


def test_reasons_read_as_answers() -> None:
    scene = Scene().gold(0, 0)
    english = WORDS["en"]
    scene.lines("0 act")

    def why(name: str, seat: int = 0) -> str:
        return english.explain(murano.why(scene.s, seat, murano.ACTIONS.number(name)), NAMES)

    assert why("do") == "A ship has to move first."
    assert why("pass") == "Something else is asked now: “Which ship sails?”"
    assert why("do", seat=1) == "It is for Anna to decide now."
    assert why("draw glass_red") == "Chance decides this, not a player."
