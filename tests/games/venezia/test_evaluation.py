"""What bots go by: what a position is worth, and which answers look good."""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import pairwise

import pytest

from laguna.games import venezia
from laguna.games.venezia.bot import evaluation, land, parameters
from laguna.games.venezia.driver import VeneziaDriver
from laguna.games.venezia.rules import building
from laguna.games.venezia.rules import constants as t
from laguna.games.venezia.rules import questions as q
from laguna.games.venezia.rules.state import State
from laguna.kernel import registry
from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, cells, cells_of
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.text import LANGUAGES, Words

from .scene import Scene, random_game

DRIVER = venezia.DRIVERS.standard


def weights(s: State) -> dict[str, int]:
    """The weight of each legal answer, by name."""
    legal, out = Buffer(len(venezia.ACTIONS)), Buffer(len(venezia.ACTIONS))
    DRIVER.write_legal(s, legal)
    DRIVER.write_priors(s, legal, out)
    names = [venezia.ACTIONS.name(action) for action in legal.numbers()]
    return dict(zip(names, out.items[: out.n], strict=True))


def favourite(scene: Scene) -> str:
    """The answer that looks best."""
    found = weights(scene.s)
    return max(found, key=lambda name: found[name])


def terms(s: State, seat: int) -> dict[str, int]:
    """What a position is worth to a seat, by term."""
    out = cells(len(DRIVER.terms))
    DRIVER.evaluate(s, seat, out)
    return dict(zip(DRIVER.terms, out, strict=True))


def worth(scene: Scene, seat: int = 0) -> int:
    return sum(terms(scene.s, seat).values())


def game_by_weights(seed: int, seats: int, chosen: tuple[int, ...]) -> Iterator[State]:
    """The positions of a game in which some seats give the answer that looks best, the others any."""
    rng = Rng(seed)
    s = venezia.new(seats)
    while venezia.turn(s) != OVER:
        yield s
        legal = venezia.legal(s)
        if venezia.turn(s) == CHANCE:
            venezia.apply(s, pick(rng, legal, venezia.weights(s)))
        elif venezia.turn(s) in chosen:
            found = weights(s)
            venezia.apply(s, venezia.ACTIONS.number(max(found, key=lambda name: found[name])))
        else:
            venezia.apply(s, legal[rng.below(len(legal))])
    yield s


def digest() -> str:
    """All appraisals and weights of a few games, boiled down."""
    found = blake2b(digest_size=16)
    for seats in (2, 3, 5):
        for s in game_by_weights(seats, seats, tuple(range(1, seats))):
            if s.turns < 24 and venezia.turn(s) >= 0:
                found.update(repr([list(terms(s, seat).values()) for seat in range(seats)]).encode())
                found.update(repr([*weights(s).values(), DRIVER.spread(s)]).encode())
    return found.hexdigest()


# The land.


def points(s: State, kind: int, site: int) -> int:
    return building.points(s, kind, site)


def wet(s: State, site: int) -> int:
    """How many hexes of a site have to be drained; 9 if it is built on."""
    return sum({t.SWAMP: 1, t.EMPTY: 0}.get(s.hexes[hex], 9) for hex in t.SITES[site])


@pytest.mark.parametrize("seed", range(3))
def test_the_best_sites_are_those_that_counting_finds(seed: int) -> None:
    for i, s in enumerate(random_game(seed, 3)):
        if i % 40:
            continue
        city = land.city_of(s)
        for kind in range(t.KIND_COUNT):
            for row, most in ((city.now, 0), (city.soon, 2)):
                expected = [-1] * t.QUARTER_COUNT
                for site in range(t.SITE_FIRST[kind], t.SITE_END[kind]):
                    if wet(s, site) <= most:
                        for quarter in {t.HEX_QUARTER[hex] for hex in t.SITES[site]}:
                            expected[quarter] = max(expected[quarter], points(s, kind, site))
                first = kind * t.QUARTER_COUNT
                assert list(row[first : first + t.QUARTER_COUNT]) == expected, t.KINDS[kind]


@pytest.mark.parametrize("seed", range(2))
def test_what_a_hex_opens_is_what_counting_finds(seed: int) -> None:
    for i, s in enumerate(random_game(seed, 4)):
        if i % 90:
            continue
        for quarter in range(t.QUARTER_COUNT):
            opens = land.land(quarter, s.swamp[quarter], s.empty[quarter]).opens(quarter)
            for kind in (t.PALAZZO, t.CAMPO, t.BASILICA):
                for drained in (1, 2):
                    expected: dict[int, int] = {}
                    for site in range(t.SITE_FIRST[kind], t.SITE_END[kind]):
                        if t.SITE_QUARTER[site] == quarter and wet(s, site) == drained:
                            for hex in t.SITES[site]:
                                expected[hex] = max(expected.get(hex, -1), points(s, kind, site))
                    for hex in range(t.HEX_COUNT):
                        if t.HEX_QUARTER[hex] == quarter:
                            place = ((hex - t.FIRST_HEX[quarter]) * t.BRIDGE + kind) * 2 + drained - 1
                            assert opens[place] == expected.get(hex, -1), (t.KINDS[kind], t.HEXES[hex], drained)


# Weights.


def test_every_answer_to_every_question_has_a_weight() -> None:
    asked = set()
    for seats in (2, 4):
        for seed in range(3):
            for s in game_by_weights(seed, seats, (0,)):
                if venezia.turn(s) >= 0:
                    asked.add(venezia.question(s))
                    found = weights(s)
                    assert len(found) == len(venezia.legal(s))
                    assert all(1 <= weight <= 10000 for weight in found.values()), found
                    assert max(found.values()) == 10000
    scene = Scene().front(0, "palazzo").front(0, "campo").hand(0, "bridge").lines("0 project bridge", "0 done")
    assert scene.question() == "discard"
    assert max(weights(scene.s).values()) == 10000
    assert asked | {"discard"} == set(q.KEYS[q.IMAGINARY :])


def test_judging_changes_nothing() -> None:
    for i, s in enumerate(random_game(3, 3)):
        if i % 25 == 0 and venezia.turn(s) >= 0:
            before = [venezia.view(s, seat) for seat in range(3)]
            weights(s)
            for seat in range(3):
                terms(s, seat)
            assert [venezia.view(s, seat) for seat in range(3)] == before
            venezia.check(s)


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 16, 15), (4, 8, 7)])
def test_the_best_looking_answers_beat_random_ones(seats: int, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        *_, s = game_by_weights(seed, seats, (seed % seats,))
        won += venezia.result(s).ranks[seed % seats] == 1
    assert won >= least


def test_a_set_is_played_where_there_is_a_good_site() -> None:
    scene = Scene().hand(0, "palazzo", "palazzo", "palazzo").drained("castello b3", "castello b4")
    assert favourite(scene) == "solo palazzo"
    scene.lines("0 solo palazzo", "0 done")
    site = t.PLACE_NAMES.index(favourite(scene).removeprefix("at "))
    assert points(scene.s, t.PALAZZO, site) == land.city_of(scene.s).top[t.PALAZZO]


def test_a_set_waits_where_there_is_none() -> None:
    assert favourite(Scene().hand(0, "palazzo", "palazzo", "palazzo")) == "done"


def test_the_last_card_takes_the_pawn_and_the_points() -> None:
    scene = Scene().hand(0, "basilica").front(1, "basilica", 1).front(0, "basilica", 1).front(2, "basilica", 1)
    scene.drained("castello b3", "castello b4", "castello c4")
    assert favourite(scene) == "project basilica"


def test_two_cards_begin_a_project_rather_than_one() -> None:
    one, two = Scene().hand(0, "campo", "house"), Scene().hand(0, "campo", "campo")
    drained = ("san_marco b4", "san_marco c2")
    assert weights(two.drained(*drained).s)["project campo"] > weights(one.drained(*drained).s)["project campo"]


def test_a_house_is_not_played_without_a_place() -> None:
    scene = Scene().hand(0, "house")
    empty = [name for name, lies in zip(t.HEXES, t.START_HEXES, strict=True) if lies == t.EMPTY]
    assert favourite(scene.built("house", *empty)) == "done"


def test_draining_opens_the_site_that_one_needs() -> None:
    scene = Scene().hand(0, "palazzo", "palazzo", "palazzo").lines("0 done")
    first = favourite(scene)
    scene.lines(f"0 {first}", "* swamp 1")
    scene.lines(f"0 {favourite(scene)}", "* swamp 1")
    assert land.city_of(scene.s).top[t.PALAZZO] == 8


def test_draining_does_not_open_a_site_for_the_next_player() -> None:
    scene = Scene(2).hand(1, "palazzo", "palazzo", "palazzo").lines("0 later", "0 done")
    before = land.city_of(scene.s).top[t.PALAZZO]
    for _ in range(2):
        name = favourite(scene)
        assert name != "drain_nothing"
        scene.lines(f"0 {name}", "* swamp 1")
    assert land.city_of(scene.s).top[t.PALAZZO] == before


def test_the_place_with_most_points_is_taken_and_among_equals_the_one_with_a_treasure() -> None:
    scene = Scene().hand(0, "house").at(0, 20).lines("0 house", "0 done")
    assert favourite(scene).startswith("at dorsoduro")
    scene = Scene().hand(0, "campo", "campo", "campo").drained("san_marco d2").lines("0 solo campo", "0 done")
    assert favourite(scene) == "at san_marco d2"


def test_a_palazzo_comes_before_houses_and_houses_before_a_bridge() -> None:
    scene = Scene().hand(0, "palazzo", "palazzo", "palazzo", "house").drained("castello b3", "castello b4")
    scene.lines("0 house", "0 solo palazzo", "0 done")
    assert favourite(scene) == "build_solo palazzo"
    scene = Scene().hand(0, "bridge", "bridge", "bridge", "house").drained("san_polo d1", "dorsoduro b2")
    scene.lines("0 house", "0 solo bridge", "0 done")
    assert favourite(scene) == "build house"


def test_gold_ends_the_game_for_the_winner_only() -> None:
    scene = Scene().at(0, 58).at(1, 50).tokens(0, 5, 5)
    assert favourite(scene) == "gold 2"
    scene = Scene().at(0, 58).at(1, 59).tokens(0, 5, 5).tokens(1, 5, 5)
    assert not favourite(scene).startswith("gold")
    scene = Scene().at(0, 30).tokens(0, 5, 5)
    assert not favourite(scene).startswith("gold")


def test_the_last_exchange_takes_everything() -> None:
    scene = Scene().at(0, 59).at(1, 50).tokens(0, 5).tokens(1, 5, 6, 5).lines("0 gold 1", "0 cheapest", "0 pay")
    assert (scene.turn(), scene.question(), favourite(scene)) == (1, "last", "gold 3")


def test_the_card_that_makes_a_set_is_taken_from_the_market() -> None:
    scene = Scene().hand(0, "palazzo", "palazzo", "basilica", "campo").market("palazzo", "house")
    scene.drained("castello b3", "castello b4").lines("0 done", "0 drain_nothing")
    assert favourite(scene) == "take palazzo"


# Appraisals.


@pytest.mark.parametrize("seats", [2, 4])
def test_when_all_is_over_the_spaces_are_what_counts(seats: int) -> None:
    *_, s = random_game(5, seats)
    for seat in range(seats):
        found = terms(s, seat)
        assert found["space"] == 100 * venezia.result(s).scores[seat] == sum(found.values())


def test_gold_counts_until_it_was_exchanged_for_the_last_time() -> None:
    scene = (
        Scene(2)
        .at(0, 59)
        .at(1, 50)
        .tokens(0, 5, 5)
        .tokens(1, 5)
        .lines("0 later", "0 gold 1", "0 cheapest", "0 pay")
    )
    assert scene.turn() == 1
    assert [terms(scene.s, seat)["gold"] for seat in (0, 1)] == [100, 100]
    scene.lines("1 go_on")
    assert [terms(scene.s, seat)["gold"] for seat in (0, 1)] == [100, 0]


def test_the_pawn_is_worth_more_than_a_share_and_a_share_more_than_nothing() -> None:
    scene = Scene().front(0, "palazzo", 1).front(1, "palazzo", 1).drained("castello b3", "castello b4")
    found = [sum(terms(scene.s, seat).values()) - terms(scene.s, seat)["turns"] for seat in range(3)]
    assert found[0] > found[1] > found[2]
    assert terms(scene.s, 0)["projects"] > 0 == terms(scene.s, 0)["shares"]
    assert terms(scene.s, 1)["shares"] > 0 == terms(scene.s, 1)["projects"]


def test_more_of_a_kind_in_hand_is_worth_more_and_so_is_a_better_site() -> None:
    hands = [Scene().hand(0, *["palazzo"] * cards) for cards in range(4)]
    assert [worth(a) < worth(b) for a, b in pairwise(hands)] == [True] * 3
    open_site = Scene().hand(0, *["palazzo"] * 3).drained("castello b3", "castello b4")
    assert terms(open_site.s, 0)["sites"] > terms(hands[3].s, 0)["sites"]


def test_a_building_in_progress_counts_once() -> None:
    """From the playing of the cards to the move, the whole of it is never far from what it brings."""
    scene = Scene().hand(0, "basilica", "basilica", "basilica", "basilica").at(0, 20).at(1, 30).at(2, 31)
    scene.drained("castello b3", "castello b4", "castello c4")
    empty_handed = worth(Scene().at(0, 20).at(1, 30).at(2, 31))
    for line in ("0 solo basilica", "0 done", "0 at castello b3+b4+c4"):
        scene.lines(line)
        assert worth(scene) - empty_handed == pytest.approx(700, abs=250), line


def test_the_end_is_more_open_early_than_late() -> None:
    early = DRIVER.spread(Scene().s)
    late = DRIVER.spread(Scene().at(0, 55).at(1, 54).s)
    assert early > late > 0


# Numbers and words.


def test_every_number_has_a_name() -> None:
    assert (
        len(parameters.NAMES) == len(parameters.DEFAULTS) == len(parameters.FITTED) == len(set(parameters.NAMES))
    )
    assert all(value >= 0 for value in (*parameters.DEFAULTS, *parameters.FITTED))
    for i, name in enumerate(parameters.NAMES):
        assert getattr(parameters, name.upper()) == i


def test_other_numbers_give_another_opinion_and_leave_the_first_one_alone() -> None:
    s = Scene().hand(0, "house", "campo").tokens(0, 4).s
    before = (terms(s, 0), weights(s), DRIVER.spread(s))
    other = VeneziaDriver(cells_of(number // 2 for number in parameters.DEFAULTS))
    found: Cells = cells(len(DRIVER.terms))
    other.evaluate(s, 0, found)
    legal, out = Buffer(len(venezia.ACTIONS)), Buffer(len(venezia.ACTIONS))
    other.write_legal(s, legal)
    other.write_priors(s, legal, out)
    assert found[evaluation.CARDS] < before[0]["cards"]
    assert list(out.items[: out.n]) != list(before[1].values())
    assert other.spread(s) != before[2]
    assert (terms(s, 0), weights(s), DRIVER.spread(s)) == before


def test_every_term_has_words() -> None:
    assert len(DRIVER.terms) == len(set(DRIVER.terms))
    for language in LANGUAGES:
        w = Words(language, (registry.folder("venezia") / "l10n",))
        assert all(w.say(f"term-{term}") for term in DRIVER.terms)


def test_both_builds_judge_alike() -> None:
    script = "from tests.games.venezia.test_evaluation import digest; print(digest())"
    there = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "LAGUNA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == digest()
