"""Every price and value of `cards.toml`, changed one by one, and what the rules and the bot make of it.

    LAGUNA_PURE=1 python -m tests.games.murano.values

This is a program, run by `test_values`: it imports the rules anew for each change, so it needs a process of its
own. It prints, for each value, what came of it with the game as it is and with the value changed.
"""

import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from laguna import games
from laguna.games import murano
from laguna.games.murano.driver import MuranoDriver
from laguna.games.murano.rules import assignment
from laguna.games.murano.rules.constants import HOME, ISLANDS
from laguna.kernel import data
from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells

from .scene import Scene

HERE: Final = "sacca_mattia"
"""Where characters that are scored anywhere are scored."""
SITE: Final = "sacca_mattia b1"
PRODUCED: Final = ("0 produce 1", "* draw glass_red")
CHARACTERS_DRAWN: Final = ("* draw character_1", "* draw character_2", "* draw character_3")


class Row(NamedTuple):
    """One value, and where it shows."""

    path: str
    """Where it stands in the file: sections, key and, in a list, places."""
    new: int
    """What it is changed to."""
    before: int
    """What the rules say as the game is ..."""
    after: int
    """... and after the change."""
    scene: Callable[[], Scene]
    """The position in which the bot is asked."""
    rules: Callable[[Scene], int]
    """What the rules say; it may play on."""
    bot: bool = True
    """Does the bot reckon with it? If not, its opinion is one fitted number that knows nothing of this one."""


def gain(deed: str, *lines: str) -> Callable[[Scene], int]:
    """The gold that seat 0 gains by a deed."""

    def played(scene: Scene) -> int:
        before = scene.s.gold[0]
        scene.sail(deed).lines(*lines)
        return int(scene.s.gold[0] - before)

    return played


def points(deed: str, *lines: str) -> Callable[[Scene], int]:
    """The points that seat 0 gains by a deed."""

    def played(scene: Scene) -> int:
        before = scene.s.vp[0]
        scene.sail(deed).lines(*lines)
        return int(scene.s.vp[0] - before)

    return played


def best(scene: Scene) -> int:
    """The points of the characters of seat 0, if the game ended now."""
    return int(sum(scored.points for scored in assignment.best(scene.s, 0)))


def paid(line: str) -> Callable[[Scene], int]:
    """The gold that seat 0 gains by an answer."""

    def answered(scene: Scene) -> int:
        before = scene.s.gold[0]
        return int(scene.lines(line).s.gold[0] - before)

    return answered


def won(line: str) -> Callable[[Scene], int]:
    """The points that seat 0 gains by an answer."""

    def answered(scene: Scene) -> int:
        before = scene.s.vp[0]
        return int(scene.lines(line).s.vp[0] - before)

    return answered


def leftover(scene: Scene) -> int:
    """The points of seat 0 in the final scoring."""
    before = scene.s.vp[0]
    return int(scene.end_now().lay_open().s.vp[0] - before)


def rich() -> Scene:
    """Seat 0 has enough gold and points for anything."""
    return Scene().gold(0, 12).vp(0, 12)


def ready(*tiles: str, cards: tuple[str, ...] = ()) -> Scene:
    """Seat 0 holds tiles and cards, and there is room to build."""
    return rich().card(0, *cards).pave(HERE).hold(0, *tiles)


def factory_at_work(*cards: str) -> Scene:
    """Seat 0 has a factory, and one green glass."""
    return rich().card(0, *cards).pave(HERE).buildings(HERE, "factory").glass(0, "green")


def with_glass(*colours: str) -> Scene:
    """Seat 0 has this glass to sell, and no gold."""
    return Scene().gold(0, 0).glass(0, *colours)


def visited(
    number: int, *buildings: str, theirs: tuple[str, ...] = (), streets: tuple[str, ...] = (), way: str = "best"
) -> Scene:
    """Seat 0 has a character, and a gondolier on the island where it is scored, with these things on it."""
    island = ISLANDS[HOME[number - 1]] if HOME[number - 1] >= 0 else HERE
    scene = Scene(4, scoring=way).gold(0, 8).streets(island, *streets).pave(island)
    scene.buildings(island, *buildings).buildings(island, *theirs, seat=1)
    return scene.dock(0, f"{island} white").character(0, number)


def whole(number: int) -> Scene:
    """An island with one of everything."""
    return visited(number, "factory", "shop_red", "palace_1", "special", streets=("street_red_blue_grey",))


def character(number: int, new: int, before: int, after: int, scene: Callable[[], Scene] | None = None) -> Row:
    """The points of a character, shown on an island with one of everything unless another is given."""
    return Row(f"characters.points.{number}", new, before, after, scene or (lambda: whole(number)), best)


def palaces(*tiles: str) -> Callable[[], Scene]:
    """Character 15 on an island with these palaces."""
    return lambda: visited(15, *tiles)


def gold_taker(gold: int) -> Callable[[], Scene]:
    """The final scoring, in which seat 0 has so much gold for character 7."""
    customers = ("street_blue_blue", "street_grey")
    return lambda: visited(7, "palace_1", "special", streets=customers, way="hand").gold(0, gold).end_now()


def crowd(number: int) -> Callable[[], Scene]:
    """Character 11 on an island with so many customers."""
    return lambda: visited(11, streets=("street_red_blue_grey",) * (number // 3) + ("street_red",) * (number % 3))


def red_crowd(number: int) -> Callable[[], Scene]:
    """Character 12 on an island with so many red customers."""
    pairs = min(2, number // 2)
    return lambda: visited(12, streets=("street_red_red",) * pairs + ("street_red",) * (number - 2 * pairs))


def scored(vp: int) -> int:
    """What a character with so many points scores: nothing if its gondolier alone is worth as much."""
    return vp if vp > 1 else 0


def mixed(number: int) -> Callable[[], Scene]:
    """A character on an island with two buildings of seat 0 and one of seat 1."""
    return lambda: visited(number, "factory", "shop_red", theirs=("factory",))


def owner(number: int) -> Callable[[], Scene]:
    """A character on an island with three buildings of seat 0."""
    return lambda: visited(number, "factory", "factory", "shop_red")


def pair(number: int) -> Callable[[], Scene]:
    """A character on an island with two gondoliers of seat 0."""
    return lambda: visited(number).dock(0, f"{ISLANDS[HOME[number - 1]]} brown")


def shops(number: int) -> Callable[[], Scene]:
    """A character on an island with a shop of each colour."""
    return lambda: visited(number, "shop_red", "shop_blue", "shop_grey")


def special_cards() -> Scene:
    """Seat 0 has built a special building, and chooses a card."""
    scene = ready("special").sail("build").lines("0 build special", f"0 at {SITE}")
    return scene.lines("* draw basilica", "* draw bank", "* draw inn")


def at_docks(*cards: str) -> Callable[[], Scene]:
    """Seat 0 chooses a dock."""
    return lambda: rich().card(0, *cards).sail("place_gondolier")


def having(card: str) -> Callable[[], Scene]:
    """Seat 0 has a special card."""
    return lambda: rich().card(0, card)


TIERS: Final = ((2, 1), (4, 3), (6, 6), (7, 8), (8, 12))
ALL: Final = (1, 1, 3, 3, 5, 5, 8, 8, 12)
COLOUR: Final = (1, 1, 4, 6, 9, 12)

ROWS: Final = (
    # Prices and gold.
    Row("factory.price", 3, -1, -3, rich, gain("buy_factory")),
    Row("special.price", 3, -2, -3, rich, gain("buy_special")),
    Row("shop.price", 3, -2, -3, rich, gain("buy_shop", "0 top", "* draw shop_red")),
    Row("shop.search_price", 6, -4, -6, lambda: rich().sail("buy_shop"), paid("0 search")),
    Row("palace.price", 3, -2, -3, rich, gain("buy_palace", "0 top", "* draw palace_2")),
    Row("palace.search_price", 6, -4, -6, lambda: rich().sail("buy_palace"), paid("0 search")),
    Row("characters.price", 3, -1, -3, rich, gain("recruit", *CHARACTERS_DRAWN, "0 keep character_1")),
    Row("gold.taken", 3, 2, 3, rich, gain("take_gold")),
    Row("gold.passed", 4, 1, 4, Scene, paid("0 pass")),
    Row("gondoliers.own_dock", 1, -2, -1, rich, gain("place_gondolier", "0 dock san_donato white")),
    Row("gondoliers.other_dock", 4, -5, -4, at_docks(), paid("0 dock san_donato grey")),
    Row("gondoliers.harbour_own_dock", 2, -1, -2, at_docks("harbour"), paid("0 dock san_donato white")),
    Row("gondoliers.harbour_other_dock", 4, -3, -4, at_docks("harbour"), paid("0 dock san_donato grey")),
    Row("gondoliers.hire", 4, -3, -4, rich, gain("hire_or_dismiss", "0 hire")),
    Row("gondoliers.dismiss", 4, 3, 4, lambda: rich().sail("hire_or_dismiss"), paid("0 dismiss")),
    Row("gondoliers.council_hire", 2, -1, -2, having("council_hall"), gain("hire_or_dismiss", "0 hire")),
    Row(
        "gondoliers.council_dismiss",
        6,
        5,
        6,
        lambda: having("council_hall")().sail("hire_or_dismiss"),
        paid("0 dismiss"),
    ),
    Row("glass.sale.1", 6, 5, 6, lambda: with_glass("red"), gain("production", "0 produce 0", "0 sell red")),
    Row(
        "glass.sale.2",
        13,
        12,
        13,
        lambda: with_glass("red", "red"),
        gain("production", "0 produce 0", "0 sell red", "0 sell red"),
    ),
    Row(
        "glass.sale.3",
        22,
        20,
        22,
        lambda: with_glass("red", "red", "red"),
        gain("production", "0 produce 0", "0 sell red", "0 sell red", "0 sell red"),
    ),
    Row("special_cards.bank_gold", 3, 4, 5, having("bank"), gain("take_gold")),
    Row(
        "special_cards.inn_discount",
        1,
        0,
        -1,
        lambda: rich().character(0, 9).card(0, "inn"),
        gain("recruit", *CHARACTERS_DRAWN, "0 keep character_1"),
    ),
    # Points in the course of the game.
    Row("factory.vp", 2, 1, 2, lambda: ready("factory"), points("build", "0 build factory", f"0 at {SITE}")),
    Row("shop.vp", 3, 2, 3, lambda: ready("shop_red"), points("build", "0 build shop_red", f"0 at {SITE}")),
    Row("palace.vp", 5, 3, 5, lambda: ready("palace_2"), points("build", "0 build palace_2", f"0 at {SITE}")),
    Row(
        "special_cards.crane_vp",
        2,
        2,
        3,
        lambda: ready("factory", cards=("crane_b",)),
        points("build", "0 build factory", f"0 at {SITE}"),
    ),
    Row(
        "special_cards.pub_vp",
        2,
        1,
        2,
        having("harbour_pub"),
        points("place_gondolier", "0 dock san_donato white"),
    ),
    Row(
        "special_cards.guild_vp",
        2,
        -1,
        0,
        lambda: factory_at_work("guild_hall"),
        points("production", *PRODUCED),
    ),
    Row("special_cards.basilica_vp", 6, 5, 6, special_cards, won("0 keep basilica")),
    Row(
        "glass.production_vp", 1, -2, -1, factory_at_work, points("production", "0 produce 1", "* draw glass_red")
    ),
    # What characters score.
    character(1, 3, 2, 3),
    character(2, 3, 2, 3),
    character(3, 5, 3, 5),
    character(4, 3, 2, 3),
    character(5, 9, 12, 9),
    character(6, 9, 12, 9),
    character(9, 8, 10, 8),
    character(10, 9, 12, 9),
    character(15, 2, 3, 6, palaces("palace_3")),
    character(16, 3, 5, 7, mixed(16)),
    character(17, 2, 4, 6, mixed(17)),
    Row("characters.others.16", 3, 5, 7, mixed(16), best),
    Row("characters.others.17", 3, 4, 5, mixed(17), best),
    character(18, 9, 12, 9),
    character(19, 9, 12, 9),
    character(20, 9, 12, 9),
    character(21, 9, 16, 9),
    character(22, 9, 12, 9),
    character(23, 9, 12, 9),
    character(24, 9, 12, 9, lambda: visited(24)),
    character(25, 9, 12, 9),
    *(character(number, 8, 10, 8, owner(number)) for number in (26, 27, 28)),
    *(character(number, 8, 10, 8, pair(number)) for number in (29, 30, 31)),
    *(character(number, 5, 4, 5, shops(number)) for number in (38, 39, 40)),
    Row("glass.vp_each", 6, 14, 12, lambda: visited(34).glass(0, "red", "red"), best),
    Row("glass.most_given", 2, 21, 14, lambda: visited(34).glass(0, "red", "red", "red"), best),
    Row("palace.crests.0", 2, 2, 4, palaces("palace_1", "palace_1"), best),
    Row("palace.crests.1", 4, 2, 4, palaces("palace_2"), best),
    Row("palace.crests.2", 5, 3, 5, palaces("palace_3"), best),
    *(
        Row(f"scoring.all_customers.{n}", vp + 4, scored(vp), vp + 4, crowd(n), best)
        for n, vp in enumerate(ALL, 1)
    ),
    *(
        Row(f"scoring.colour_customers.{n}", vp + 4, scored(vp), vp + 4, red_crowd(n), best)
        for n, vp in enumerate(COLOUR, 1)
    ),
    *(
        Row(f"scoring.gold_tiers.{n}.1", vp + 1, scored(vp), vp + 1, gold_taker(gold), best)
        for n, (gold, vp) in enumerate(TIERS)
    ),
    Row("scoring.gold_tiers.0.0", 3, 1, 0, gold_taker(2), lambda s: int("score character_7" in s.legal())),
    *(
        Row(
            f"scoring.gold_tiers.{n}.0",
            gold + 9,
            scored(vp),
            scored(TIERS[n - 1][1]),
            gold_taker(gold),
            best,
        )
        for n, (gold, vp) in enumerate(TIERS)
        if n
    ),
    Row("gondoliers.leftover_vp", 3, 1, 3, lambda: Scene().dock(0, "san_donato white"), leftover),
    # How many.
    Row("build.most_tiles", 4, 3, 4, lambda: ready("factory"), lambda s: int(s.sail("build").s.tiles_left)),
    Row("characters.drawn", 2, 3, 2, rich, lambda s: int(s.sail("recruit").s.to_draw), bot=False),
    Row(
        "special_cards.hostel_drawn",
        4,
        5,
        4,
        having("hostel"),
        lambda s: int(s.sail("recruit").s.to_draw),
        bot=False,
    ),
    Row(
        "special_cards.drawn",
        2,
        3,
        2,
        lambda: ready("special"),
        lambda s: int(s.sail("build").lines("0 build special", f"0 at {SITE}").s.to_draw),
        bot=False,
    ),
    # What players begin with.
    Row("start.gold", 7, 5, 7, Scene, lambda s: int(s.s.gold[0])),
    Row("start.vp", 7, 5, 7, Scene, lambda s: int(s.s.vp[0])),
    Row(
        "start.gondoliers",
        1,
        5,
        1,
        lambda: Scene().character(0, 1, 5, 6, 9, 25),
        lambda s: int(s.s.hand[0]),
    ),
    Row("start.supply", 1, 2, 1, Scene, lambda s: int(s.s.supply[0])),
)


def opinion(scene: Scene) -> list[int]:
    """What the bot makes of a position: how good each answer looks, and what seat 0 may expect."""
    legal, priors = Buffer(len(murano.ACTIONS)), Buffer(len(murano.ACTIONS))
    murano.DRIVERS.standard.write_legal(scene.s, legal)
    if scene.turn() >= 0:
        murano.DRIVERS.standard.write_priors(scene.s, legal, priors)
    driver = cast("MuranoDriver", murano.DRIVERS.standard)
    deeds = driver.prior.deeds if scene.question() == "turn" else ()
    terms = cells(len(murano.DRIVERS.standard.terms))
    murano.DRIVERS.standard.evaluate(scene.s, 0, terms)
    return [*priors.numbers(), *map(int, deeds), *map(int, terms)]


def changed(cards: dict[str, Any], path: str, new: int) -> None:
    """Change one value of the file."""
    *sections, last = path.split(".")
    at: Any = cards
    for key in sections:
        at = at[int(key)] if isinstance(at, list) else at[key]
    at[int(last) if isinstance(at, list) else last] = new


def report() -> dict[str, list[Any]]:
    """For each value what the rules and the bot say before the change, and after it."""
    load = data.load
    found: dict[str, list[Any]] = {}
    for row in ROWS:

        def other(path: Path, row: Row = row) -> dict[str, Any]:
            cards = load(path)
            if path.name == "cards.toml":
                changed(cards, row.path, row.new)
            return cards

        found[row.path] = [row.rules(row.scene()), opinion(row.scene())]
        for name in [name for name in sys.modules if name.startswith(("laguna.games.murano", __package__))]:
            del sys.modules[name]
        del games.murano  # The package remembers it, too.
        data.load = other
        anew = importlib.import_module("tests.games.murano.values")
        again = next(one for one in anew.ROWS if one.path == row.path)
        found[row.path] += [again.rules(again.scene()), anew.opinion(again.scene())]
    return found


if __name__ == "__main__":
    json.dump(report(), sys.stdout)
