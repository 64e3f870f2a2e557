"""What a building would bring everybody at a place, and how far a seat would come if the game ended now."""

from collections.abc import Iterator
from functools import cache

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import actions as a
from laguna.games.venezia.rules import building
from laguna.games.venezia.rules import questions as q
from laguna.games.venezia.rules.constants import KINDS, PALAZZO, SITE_END, SITE_FIRST
from laguna.games.venezia.rules.state import State
from laguna.kernel.game import CHANCE
from laguna.kernel.text import words

from ...walks import SOAK, walk
from .scene import Scene

SEEDS = range(40 if SOAK else 6)


@cache
def played(seed: int) -> list[State]:
    """The positions of a random game."""
    return [venezia.copy(s) for s, _ in walk(venezia, 2 + seed % 4, seed)]


def positions(step: int = 1) -> Iterator[State]:
    """Some positions of random games."""
    for seed in SEEDS:
        yield from played(seed)[::step]


def built(s: State, action: int) -> tuple[list[int], set[int]]:
    """Where the gondolas lie when a building is done, without any gold, and who was given a treasure."""
    t = venezia.copy(s)
    t.no_pauses = (1 << t.seats) - 1
    treasures = set()
    kind, count = t.kind, len(t.built)
    venezia.apply(t, action)
    while t.kind == kind and len(t.built) == count + 1:
        if venezia.turn(t) == CHANCE and q.asked(t) == q.DRAW_TREASURE:
            treasures.add(int(t.drawer))
        elif q.asked(t) != q.PAUSE:
            break
        venezia.apply(t, venezia.legal(t)[0])
    return list(t.at[: t.seats]), treasures


def test_what_is_told_of_a_place_is_what_happens_there() -> None:
    """V-POINT-1, V-MOVE-1, V-TREAS-1: spaces, jumps and treasures of all who take part."""
    shared = jumped = rich = 0
    for s in positions():
        if q.asked(s) != q.PLACE:
            continue
        for action in venezia.legal(s)[::7]:
            if not a.AT <= action < a.DISCARD + 1:
                continue
            for seat in (-1, 0):
                (asset,) = venezia.WORTH(s, seat, venezia.ACTIONS.name(action)).assets
                (place,) = asset.places
                at, treasures = built(s, action)
                moved = {gain.seat: gain for gain in place.gains}
                for other in range(s.seats):
                    assert at[other] == (moved[other].space if other in moved else s.at[other])
                assert {gain.seat for gain in place.gains if gain.also == "treasure"} == treasures
                assert asset.points == place.points
                shared += len(place.gains) > 1
                jumped += any(gain.space > s.at[gain.seat] + gain.points for gain in place.gains)
                rich += bool(treasures)
    assert shared
    assert jumped
    assert rich


def test_what_a_building_in_progress_will_still_bring_is_told() -> None:
    """Between the place and the moves there may be treasures and pauses for gold."""
    found = 0
    for s in positions():
        if q.asked(s) != q.PLACE:
            continue
        for action in venezia.legal(s)[::9]:
            if not a.AT <= action < a.DISCARD + 1:
                continue
            t = venezia.copy(s)
            venezia.apply(t, action)
            (asset, *others) = venezia.WORTH(t, -1, "").assets or (None,)
            if not t.stage:
                continue
            assert asset is not None
            assert not others
            assert asset.id == KINDS[t.kind]
            at, treasures = built(s, action)
            for gain in asset.places[0].gains:
                assert at[gain.seat] == gain.space
                found += 1
            assert treasures == {gain.seat for gain in asset.places[0].gains if gain.also}
    assert found


def test_a_place_that_is_not_free_is_told_nothing_about() -> None:
    found = 0
    for s in positions():
        if q.asked(s) != q.PLACE:
            continue
        legal = set(venezia.legal(s))
        # The first and the last places of each kind, too: a place of another kind is none for this one.
        ends = {a.AT + site for site in (*SITE_FIRST, *SITE_END)} & set(range(a.AT, a.DISCARD))
        for action in sorted({*range(a.AT, a.DISCARD + 1, 11), *ends}):
            if action not in legal:
                assert not venezia.WORTH(s, 0, venezia.ACTIONS.name(action)).assets
                found += 1
    assert found


def test_a_kind_is_told_at_its_best_places_first() -> None:
    for s in positions(9):
        for kind in KINDS:
            for asset in venezia.WORTH(s, 1, kind).assets:
                points = [place.points for place in asset.places]
                assert points == sorted(points, reverse=True)
                assert asset.points == (points[0] if points else 0)
                assert len(points) <= 3


def test_a_kind_is_told_at_places_where_it_can_be_built() -> None:
    """V-BUILD-2: of all that are open those that bring most, and none once its buildings are used up."""
    for s in positions(9):
        for kind, name in enumerate(KINDS):
            for asset in venezia.WORTH(s, 1, name).assets:
                sites = [site for site in range(SITE_FIRST[kind], SITE_END[kind]) if building.is_open(s, site)]
                best = sorted((building.points(s, kind, site) for site in sites), reverse=True)
                assert [place.points for place in asset.places] == best[:3]
                if s.supply[kind]:
                    names = {venezia.ACTIONS.name(a.AT + site).partition(" ")[2] for site in sites}
                    assert {place.id for place in asset.places} <= names


def test_a_project_is_told_to_everybody_alike() -> None:
    """Whoever asks, its master builds it, and moves first."""
    found = 0
    for s in positions(5):
        if s.stage != building.NONE or s.kind >= 0 or s.over or s.ended:
            continue
        for kind in range(PALAZZO, len(KINDS)):
            if s.lying[kind]:
                told = [venezia.WORTH(s, seat, KINDS[kind]).assets for seat in range(-1, s.seats)]
                assert all(one == told[0] for one in told)
                found += any(place.gains for asset in told[0] for place in asset.places)
    assert found


def test_in_short_there_are_the_kinds_in_hand_and_the_projects_of_all() -> None:
    for s in positions(9):
        if s.over or s.ended or s.stage != building.NONE:
            continue
        public = {asset.id for asset in venezia.WORTH(s, -1, "").assets}
        mine = {asset.id for asset in venezia.WORTH(s, 0, "").assets}
        hand = {KINDS[kind] for kind in range(len(KINDS)) if s.hand[kind]}
        assert public == {KINDS[kind] for kind in range(len(KINDS)) if s.lying[kind]}
        assert mine == public | hand


def test_my_gold_counts_for_me_and_nobody_elses_does() -> None:
    """V-END-2: as many spaces as the gold is enough for, jumps included; of others only that there may be more."""
    bought = hidden = 0
    for s in positions(13):
        for seat in range(s.seats):
            for one in venezia.WORTH(s, seat, "").sums:
                assert one.points == s.at[one.seat] + sum(item.points for item in one.items)
                assert all(item.points > 0 for item in one.items)
                if one.seat == seat:
                    assert one.exact
                    assert [item.key for item in one.items] == ["gold", "jumps"][: len(one.items)]
                    bought += bool(one.items)
                else:
                    assert not one.items
                    hidden += not one.exact
    assert bought
    assert hidden


def test_a_seat_that_can_buy_nothing_stays_where_it_is_for_sure() -> None:
    """V-END-2: without tokens there is nothing to exchange, as all can see; nor is there after the exchange."""
    assert [one.exact for one in venezia.WORTH(Scene().tokens(1, 5).s, -1, "").sums] == [True, False, True]
    s = Scene().tokens(1, 6, 6).s
    s.exchanged = s.seats + 1
    assert [(one.points, one.exact, one.items) for one in venezia.WORTH(s, 1, "").sums] == [
        (s.at[seat], True, []) for seat in range(s.seats)
    ]


@pytest.mark.parametrize("of", ["nothing", "swamp 0", "drain castello c2", "at nowhere", "\x00", "pay"])
def test_what_is_no_building_is_worth_nothing(of: str) -> None:
    for s in positions(40):
        assert venezia.WORTH(s, 0, of).assets == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "for you."), ("it", "per te."), ("de", "für dich."), ("fr", "pour vous.")],
)
def test_a_treasure_for_me_is_told_in_the_right_case(lang: str, said: str) -> None:
    spoken = words(lang, "venezia")
    told = spoken.say("venezia-gain-treasure", players=spoken.say("venezia-gain-treasure-you"))
    assert told.endswith(said)
