"""What characters would bring on each island, what is missing, and what a seat would have if it ended now."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest

from laguna.games import murano
from laguna.games.murano.rules.assignment import LEFTOVER_VP
from laguna.games.murano.rules.characters import points
from laguna.games.murano.rules.constants import CHARACTERS, GLASS, HOME, IN_PLAY, ISLANDS, MAX_SEATS
from laguna.games.murano.rules.progress import is_scored_on, parts, points_if_served
from laguna.games.murano.rules.state import State
from laguna.kernel.game import OVER
from laguna.kernel.text import LANGUAGES, words
from laguna.kernel.worth import Part, Place

from ...walks import SOAK, walk

SEEDS = range(60 if SOAK else 6)
COUNTED = (1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 38, 39, 40)
"""Characters that score something as soon as there is anything to count."""


@cache
def played(seed: int) -> list[State]:
    """Positions of a random game, of which many have streets, buildings, gold and glass."""
    options = {"empty_equal": ("yes", "no")[seed % 2], "leftover_gondoliers": ("board", "all")[seed // 2 % 2]}
    return [murano.copy(s) for s, _ in walk(murano, 2 + seed % 3, seed, options)]


def positions(step: int = 40) -> Iterator[State]:
    """Some positions of random games."""
    for seed in SEEDS:
        yield from played(seed)[::step]


def everywhere(s: State) -> list[tuple[int, int]]:
    """Every character on every island where it may be scored."""
    return [
        (card, island)
        for card, island in product(range(len(CHARACTERS)), range(len(ISLANDS)))
        if IN_PLAY[s.seats][island] and is_scored_on(s, card, island)
    ]


def test_what_is_counted_agrees_with_what_is_scored_in_every_position() -> None:
    """The conditions, part by part, are those of the rules: nothing is missing exactly where there are points."""
    seen: dict[int, set[bool]] = {}
    for s in positions():
        for seat in range(s.seats):
            for card, island in everywhere(s):
                counted, _ = parts(s, seat, card, island)
                found = points_if_served(s, seat, card, island)
                if card + 1 in COUNTED:
                    met = any(part.have for part in counted)
                elif card + 1 in (7, 8):
                    # Any of the sums will do; what is counted is the way to the next one.
                    *there, gold = counted
                    met = all(part.met for part in there) and gold.have >= 2
                elif HOME[card] >= 0 and any(part.key.startswith("glass") for part in counted):
                    met = counted[0].have > 0
                else:
                    met = all(part.met for part in counted)
                assert met == (found > 0), (CHARACTERS[card], ISLANDS[island], counted, found)
                seen.setdefault(card, set()).add(met)
    assert sum(len(both) == 2 for both in seen.values()) > 25


def fill(s: State, seat: int, island: int, part: Part) -> None:
    """Let there be exactly as much of a part as it takes."""
    at, other, missing = island * MAX_SEATS, (seat + 1) % s.seats, part.least - part.have
    colours = ("red", "blue", "grey")
    key = part.key
    if key == "gold":
        s.gold[seat] += missing
    elif key.startswith("glass_"):
        s.glass[seat * 3 + GLASS.index(key[6:])] += missing
    elif key.endswith("_customers") and key[:-10] in colours:
        s.customers[island * 3 + colours.index(key[:-10])] += missing
    elif key == "customers":
        s.customers[island * 3] += missing
    elif key in ("palaces", "specials", "crests"):
        {"palaces": s.built_palaces, "specials": s.built_specials, "crests": s.crests}[key][island] += missing
    elif key in ("own_factories", "own_buildings", "factories"):
        s.own_factories[at + seat] += missing
    elif key == "others_buildings":
        s.own_factories[at + other] += missing
    elif key in ("own_shops", "shops"):
        s.own_shops[(at + seat) * 3] += missing
        s.shop_colours[island * 3] += missing
    else:
        raise AssertionError(key)


def test_with_all_that_is_missing_a_character_brings_what_was_promised() -> None:
    kept = set()
    for s in positions(90):
        for seat in range(s.seats):
            for card, island in everywhere(s):
                counted, then = parts(s, seat, card, island)
                wanted = [part for part in counted if part.have < part.least]
                if not wanted or any(part.lost or part.key == "own_gondoliers" for part in counted):
                    continue
                t = murano.copy(s)
                # Copies share these rows, which the rules only ever replace.
                for row in ("customers", "built_palaces", "built_specials", "crests", "own_factories"):
                    setattr(t, row, getattr(t, row)[:])
                t.own_shops, t.shop_colours = t.own_shops[:], t.shop_colours[:]
                t.gold, t.glass = t.gold[:], t.glass[:]
                for part in wanted:
                    fill(t, seat, island, part)
                assert points_if_served(t, seat, card, island) == then, (CHARACTERS[card], counted)
                kept.add(card)
    assert len(kept) >= 25


def place(s: State, seat: int, character: str, island: str) -> Place:
    """What one character is said to bring on one island."""
    (asset,) = murano.WORTH(s, seat, character).assets
    return next(one for one in asset.places if one.id == island)


def test_a_gondolier_makes_a_place_ready_and_nothing_else() -> None:
    seen = set()
    for s in positions(60):
        for seat in range(s.seats):
            for asset in murano.WORTH(s, seat, "character_1").assets:
                for one in asset.places:
                    island = ISLANDS.index(one.id)
                    there = any(
                        s.docks[dock] == seat and int(murano.PAGE.numbers["dock_island"][dock]) == island
                        for dock in range(len(s.docks))
                    )
                    assert one.ready == there
                    assert one.points == points(s, seat, 0, island)
                    seen.add((one.ready, one.points > 0))
    assert len(seen) == 4


def final(s: State, seat: int) -> int:
    """What a seat has when the scoring of this very position is done."""
    from laguna.games.murano.rules import scoring

    t = murano.copy(s)
    t.stack[0], t.depth, t.by_hand = 0, 0, False
    t.ender = t.seat
    scoring.begin(t)
    while not t.over:
        if murano.turn(t) == OVER:
            break
        if t.depth:
            murano.apply(t, murano.legal(t)[0])
        else:
            scoring.next_seat(t)
    return t.vp[seat]


def test_if_it_ended_now_a_seat_would_have_what_it_is_told() -> None:
    """The scoring itself is run from where the game stands, and comes to the same sum."""
    told = 0
    for s in positions(50):
        if s.to_score or s.over or murano.turn(s) < 0:
            continue
        for seat in range(s.seats):
            mine = murano.WORTH(s, seat, "").sums[seat]
            assert mine.exact
            assert mine.points == final(s, seat)
            assert mine.points == s.vp[seat] + sum(item.points for item in mine.items)
            told += bool(mine.items)
    assert told > 20


def test_others_have_at_least_what_is_told_of_them() -> None:
    better = 0
    for s in positions(50):
        if s.to_score or s.over or murano.turn(s) < 0:
            continue
        for one in murano.WORTH(s, -1, "").sums:
            has = final(s, one.seat)
            assert one.points <= has
            assert not one.exact or one.points == has
            assert one.exact == (not s.people[one.seat])
            better += has > one.points
    assert better > 3


def test_what_is_left_of_the_gondoliers_is_told_with_its_number() -> None:
    """M-END-4: each is worth the same, so the number says how many there are."""
    found = 0
    for s in positions(50):
        for one in murano.WORTH(s, -1, "").sums:
            for item in one.items:
                assert item.points == LEFTOVER_VP * int(item.args["number"])
                found += 1
    assert found


def test_once_a_seat_is_scored_its_points_are_told() -> None:
    for seed in SEEDS:
        s = murano.copy(played(seed)[-1])
        while not s.over:
            murano.apply(s, murano.legal(s)[0])
        assert [(one.points, one.items) for one in murano.WORTH(s, 0, "").sums] == [
            (s.vp[seat], []) for seat in range(s.seats)
        ]


def test_nothing_is_promised_where_something_is_too_much() -> None:
    """What has been built stays, so a place with more than a character bears will never bring anything."""
    lost = 0
    for s in positions():
        for seat in range(s.seats):
            for character in CHARACTERS:
                for asset in murano.WORTH(s, seat, character).assets:
                    for one in asset.places:
                        if any(part.lost for part in one.parts):
                            assert one.then == 0
                            lost += 1
    assert lost


def test_of_equal_places_the_one_where_least_is_missing_is_shown_first() -> None:
    differ = 0
    for s in positions():
        for character in CHARACTERS:
            for asset in murano.WORTH(s, 0, character).assets:
                for one, other in pairwise(place for place in asset.places if place.id != asset.at):
                    if (one.points, one.then) == (other.points, other.then):
                        assert share_there(one) >= share_there(other)
                        differ += share_there(one) > share_there(other)
    assert differ


def share_there(place: Place) -> float:
    """How much of what it takes there is."""
    wanted = sum(part.least for part in place.parts)
    return sum(min(part.have, part.least) for part in place.parts) / wanted if wanted else 0


def test_the_public_is_told_nothing_about_characters() -> None:
    for s in positions(80):
        assert not murano.WORTH(s, -1, "").assets
        assert not murano.WORTH(s, -1, "character_5").assets


def test_held_and_offered_characters_are_told_and_no_others() -> None:
    offered = 0
    for s in positions(11):
        for seat in range(s.seats):
            view = murano.view(s, seat)
            assert view.mine is not None
            drawn = [] if s.cards.drawn else view.mine.drawn
            told = [asset.id for asset in murano.WORTH(s, seat, "").assets]
            mine = {*view.mine.characters, *drawn}
            assert set(told) == (set() if s.over else {CHARACTERS[card] for card in mine})
            offered += len(told) > len(view.mine.characters)
    assert offered


def test_a_short_account_shows_where_a_character_scores() -> None:
    for s in positions(50):
        for seat in range(s.seats):
            for asset in murano.WORTH(s, seat, "").assets:
                assert len(asset.places) == 1
                assert asset.at in ("", asset.places[0].id)


def test_an_island_is_told_for_every_character_that_can_be_scored_there() -> None:
    for s in positions(80):
        for asset in murano.WORTH(s, 0, "san_donato").assets:
            home = HOME[CHARACTERS.index(asset.id)]
            assert [one.id for one in asset.places] == (
                ["san_donato"] if home in (-1, ISLANDS.index("san_donato")) else []
            )


@pytest.mark.parametrize("of", ["nothing", "palace_1", "at murano", "character_99", "\x00"])
def test_what_is_no_character_is_worth_nothing(of: str) -> None:
    s = next(positions())
    assert murano.WORTH(s, 0, of).assets == []


def test_everything_that_is_counted_has_a_name_in_every_language() -> None:
    keys = {
        part.key for s in positions(200) for card, island in everywhere(s) for part in parts(s, 0, card, island)[0]
    }
    assert len(keys) == 24
    for language in LANGUAGES:
        names = {words(language, "murano").name(f"part_{key}") for key in keys}
        assert len(names) == len(keys)
