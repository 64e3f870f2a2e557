"""The imaginary player of a game of two (V-TWO)."""

from collections import Counter

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.kernel.event import EVERYONE, Event
from laguna.kernel.game import CHANCE

from .scene import Scene, event, random_game

IMAGINARY = t.IMAGINARY
BASILICA = "castello c2+c3+d3"
STONES = [name for name, lies in zip(t.HEXES, t.START_HEXES, strict=True) if lies == t.EMPTY]


def two(on_turn: int = 0) -> Scene:
    """The start of a turn in a game of two."""
    scene = Scene(2)
    scene.s.seat = scene.s.whom[0] = on_turn
    return scene


def asked(scene: Scene) -> tuple[int, str]:
    return scene.turn(), scene.question()


def news(scene: Scene) -> list[Event]:
    """What was told since this was last asked."""
    assert scene.s.log is not None
    said = scene.s.log.copy()
    scene.s.log.clear()
    return said


def keys(scene: Scene) -> list[str]:
    return [said.key for said in news(scene)]


def with_basilica_ground(scene: Scene) -> Scene:
    return scene.drained("castello c2", "castello c3", "castello d3")


def with_bridge_ground(scene: Scene) -> Scene:
    """Between Cannaregio with four houses and Castello with one a bridge can be built."""
    scene.drained("cannaregio a3", "castello a1")
    return scene.built("house", "cannaregio b2", "cannaregio c5", "cannaregio d1", "castello b2")


# Its card.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_v_two_1_only_in_a_game_of_two(seats: int) -> None:
    scene = Scene(seats)
    assert asked(scene) == (0, "play")
    assert venezia.view(scene.s, -1).imaginary == []
    scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (1, "play")
    for s in random_game(seats, seats, log=True):
        assert venezia.question(s) != "imaginary"
        assert not s.later
    assert s.log is not None
    assert not [said.key for said in s.log if said.key.startswith("imaginary")]


@pytest.mark.parametrize("on_turn", [0, 1])
def test_v_two_1_the_player_on_turn_chooses_before_anything_else(on_turn: int) -> None:
    scene = two(on_turn).hand(on_turn, "house", "bridge").market("campo")
    assert asked(scene) == (on_turn, "imaginary")
    assert scene.legal() == ["now", "later"]


def test_v_two_1_now() -> None:
    scene = two().lines("0 now")
    assert asked(scene) == (CHANCE, "draw_card")
    assert venezia.weights(scene.s) == list(scene.s.pile) == list(t.DECK)
    assert venezia.view(scene.s, 1).drawer == IMAGINARY
    scene.lines("* card bridge")
    # The card lies there for all to see, and the turn goes on.
    assert news(scene) == [
        event("imaginary_now", seat=0),
        event("imaginary_gets", card="bridge"),
        event("imaginary_master", kind="bridge"),
    ]
    assert scene.front_of(IMAGINARY) == {"bridge": 1}
    for seat in (-1, 0, 1):
        assert venezia.view(scene.s, seat).imaginary == [0, 0, 0, 0, 1]
    assert sum(scene.s.pile) == 41
    assert asked(scene) == (0, "play")
    # There is no other at the end of the turn.
    scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (1, "imaginary")
    assert scene.front_of(IMAGINARY) == {"bridge": 1}


def test_v_two_1_later() -> None:
    scene = two().lines("0 later")
    assert news(scene) == [event("imaginary_later", seat=0)]
    assert asked(scene) == (0, "play")
    assert scene.front_of(IMAGINARY) == {}
    assert venezia.view(scene.s, 1).later
    scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    # After the draw step.
    assert asked(scene) == (CHANCE, "draw_card")
    assert venezia.view(scene.s, 1).drawer == IMAGINARY
    news(scene)
    scene.lines("* card campo")
    assert news(scene) == [event("imaginary_gets", card="campo"), event("imaginary_master", kind="campo")]
    assert scene.cards_of(0) == {"house": 1}
    assert scene.front_of(IMAGINARY) == {"campo": 1}
    assert asked(scene) == (1, "imaginary")
    assert not venezia.view(scene.s, 1).later


def test_v_two_1_later_also_after_three_cards_and_after_none() -> None:
    scene = two().hand(0, "house").lines("0 later", "0 done", "0 drain_nothing", "0 offer house")
    scene.lines("* card campo", "* card campo", "* card campo", "* card bridge")
    assert scene.cards_of(0) == {"campo": 3}
    assert scene.front_of(IMAGINARY) == {"bridge": 1}
    # With five in hand nothing is drawn, but the imaginary player gets its card.
    scene = two().hand(0, *["house"] * 5).lines("0 later", "0 done", "0 drain_nothing", "* card bridge")
    assert scene.front_of(IMAGINARY) == {"bridge": 1}
    assert asked(scene) == (1, "imaginary")


def test_v_two_1_the_choice_is_made_anew_in_each_turn() -> None:
    scene = two().lines("0 later").pass_turn()
    assert asked(scene) == (1, "imaginary")
    scene.lines("1 now", "* card bridge")
    assert asked(scene) == (1, "play")
    scene.pass_turn()
    assert asked(scene) == (0, "imaginary")
    assert scene.legal() == ["now", "later"]


def test_v_two_1_one_card_in_each_turn() -> None:
    """In games played at random; the last turn may be broken off before its card."""
    for seed in range(6):
        *_, s = random_game(seed, 2, log=True)
        assert s.log is not None
        counts = Counter(said.key for said in s.log)
        came = counts["imaginary_gets"] + counts["imaginary_discards"]
        assert counts["imaginary_now"] + counts["imaginary_later"] == s.turns
        assert came in (s.turns - 1, s.turns)
        assert all(said.seen_by == EVERYONE for said in s.log if said.key.startswith("imaginary"))


def test_v_two_1_the_late_card_comes_before_the_market_is_swept() -> None:
    """V-DRAW-5: the four cards are not among those that are shuffled for it."""
    scene = two().hand(0, "house").market("palazzo", "campo", "bridge").pile("basilica", "basilica", "basilica")
    scene.lines("0 later", "0 done", "0 drain_nothing", "0 offer house", "0 pile", *["* card basilica"] * 3)
    assert asked(scene) == (CHANCE, "draw_card")
    assert len(scene.market_cards()) == 4
    assert venezia.weights(scene.s) == [7, 7, 7, 7, 7]
    news(scene)
    scene.lines("* card campo")
    assert keys(scene) == ["imaginary_gets", "imaginary_master", "swept"]
    assert list(scene.s.discards) == [1, 1, 1, 0, 1]


def test_v_two_1_the_late_card_comes_before_the_last_pause() -> None:
    scene = two().tokens(0, 3).lines("0 later", "0 done", "0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (CHANCE, "draw_card")
    scene.lines("* card campo")
    assert asked(scene) == (0, "pause")
    scene.lines("0 go_on")
    assert asked(scene) == (1, "imaginary")


def test_v_two_1_its_card_comes_from_the_discards_when_the_pile_is_empty() -> None:
    """V-DRAW-4: also for the imaginary player."""
    scene = two().hand(1, "house", "house").pile().lines("0 now")
    assert keys(scene) == ["imaginary_now", "shuffled"]
    assert venezia.weights(scene.s) == [6, 8, 8, 10, 8]
    scene.lines("* card basilica")
    assert scene.front_of(IMAGINARY) == {"basilica": 1}


def test_v_two_1_no_hand_no_gondola_no_gold() -> None:
    scene = two().lines("0 now", "* card bridge")
    view = venezia.view(scene.s, -1)
    assert len(view.players) == 2
    assert not any(scene.s.hand)
    assert list(scene.s.at) == [0] * 5
    for s in random_game(3, 2):
        assert not any(s.hand[10:])
        assert not any(s.at[2:])
        assert not any(s.tokens[2 * t.WORTHS :])
    assert len(venezia.result(s).scores) == 2
    assert {item.seat for item in venezia.account(s)} <= {0, 1}


# A third kind.

FRONTS: list[tuple[tuple[str, ...], str, bool]] = [
    ((), "bridge", True),
    (("campo",), "campo", True),
    (("campo",), "bridge", True),
    (("campo", "palazzo"), "campo", True),
    (("campo", "palazzo"), "palazzo", True),
    (("campo", "palazzo"), "bridge", False),
    (("campo", "palazzo"), "basilica", False),
    (("bridge", "basilica"), "palazzo", False),
    (("campo", "palazzo"), "house", False),
    (("bridge", "basilica"), "house", False),
    (("campo",), "house", True),
    ((), "house", True),
]


@pytest.mark.parametrize(("front", "card", "stays"), FRONTS)
@pytest.mark.parametrize("when", ["now", "later"])
def test_v_two_2_a_third_kind_is_discarded(front: tuple[str, ...], card: str, stays: bool, when: str) -> None:
    scene = two()
    for kind in front:
        scene.front(IMAGINARY, kind)
    scene.lines(f"0 {when}")
    if when == "later":
        scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    before = scene.front_of(IMAGINARY)
    news(scene)
    scene.lines(f"* card {card}")
    if stays:
        assert scene.front_of(IMAGINARY) == Counter(before) + Counter([card])
        assert not any(scene.s.discards)
        assert news(scene)[0] == event("imaginary_gets", card=card)
    else:
        assert scene.front_of(IMAGINARY) == before
        assert list(scene.s.discards) == [int(kind == card) for kind in t.KINDS]
        assert news(scene) == [event("imaginary_discards", card=card)]
        assert scene.master(card) == -1
    place = card == "house" and stays
    assert asked(scene) == ((0, "place") if place else (0, "play") if when == "now" else (1, "imaginary"))


@pytest.mark.parametrize("when", ["now", "later"])
def test_v_two_2_with_the_option_a_house_beside_two_kinds_is_built(when: str) -> None:
    scene = Scene(2, imaginary_house="build").drained("castello b1")
    scene.front(IMAGINARY, "campo").front(IMAGINARY, "palazzo").lines(f"0 {when}")
    if when == "later":
        scene.lines("0 done", "0 drain_nothing", "0 pile", "* card bridge")
    scene.lines("* card house")
    assert event("imaginary_gets", card="house") in scene.told(1)
    assert asked(scene) == (0, "place")
    scene.lines("0 at castello b1")
    # Nobody's gondola moves, and the two kinds stay (V-TWO-4).
    assert list(scene.s.at[:2]) == [0, 0]
    assert scene.front_of(IMAGINARY) == {"campo": 1, "palazzo": 1}
    assert list(scene.s.discards) == [1, 0, 0, 0, 0]


def test_v_two_2_with_the_option_a_third_kind_of_project_is_still_discarded() -> None:
    scene = Scene(2, imaginary_house="build").front(IMAGINARY, "campo").front(IMAGINARY, "palazzo")
    scene.lines("0 now", "* card bridge")
    assert scene.front_of(IMAGINARY) == {"campo": 1, "palazzo": 1}
    assert scene.s.discards[t.BRIDGE] == 1


def test_v_two_2_also_where_it_would_complete_a_building() -> None:
    scene = with_bridge_ground(two().front(IMAGINARY, "campo").front(IMAGINARY, "palazzo").front(1, "bridge", 2))
    scene.lines("0 now", "* card bridge")
    assert asked(scene) == (0, "play")
    assert scene.front_of(1) == {"bridge": 2}
    assert scene.master("bridge") == 1
    assert scene.s.discards[t.BRIDGE] == 1


def test_v_two_2_kinds_of_others_do_not_count() -> None:
    scene = two().front(0, "campo").front(0, "palazzo").front(1, "bridge").front(IMAGINARY, "bridge")
    scene.lines("0 now", "* card basilica")
    assert scene.front_of(IMAGINARY) == {"bridge": 1, "basilica": 1}


def test_v_two_2_a_kind_that_was_built_makes_room_again() -> None:
    scene = with_basilica_ground(two().front(IMAGINARY, "basilica", 3).front(IMAGINARY, "campo"))
    scene.lines("0 now", "* card basilica", f"0 at {BASILICA}")
    assert scene.front_of(IMAGINARY) == {"campo": 1}
    scene.pass_turn().lines("1 now", "* card bridge")
    assert scene.front_of(IMAGINARY) == {"campo": 1, "bridge": 1}


# Projects.


def test_v_two_3_it_starts_a_project() -> None:
    scene = two().lines("0 now", "* card palazzo")
    assert scene.master("palazzo") == IMAGINARY
    assert event("imaginary_master", kind="palazzo") in scene.told(1)


def test_v_two_3_it_joins_a_project_and_needs_more_cards_than_the_master() -> None:
    scene = two().front(1, "basilica").lines("0 now", "* card basilica")
    assert scene.front_of(IMAGINARY) == {"basilica": 1}
    assert scene.master("basilica") == 1
    scene.pass_turn()
    news(scene)
    scene.lines("1 now", "* card basilica")
    assert scene.master("basilica") == IMAGINARY
    assert news(scene)[1:] == [
        event("imaginary_gets", card="basilica"),
        event("imaginary_master", kind="basilica"),
    ]


def test_v_two_3_a_real_player_becomes_master_by_the_same_rules() -> None:
    """V-PLAY-4: as many cards are not enough."""
    scene = two().front(IMAGINARY, "bridge").hand(0, "bridge", "bridge", "bridge").lines("0 later")
    scene.lines("0 project bridge")
    assert scene.master("bridge") == IMAGINARY
    scene.lines("0 project bridge")
    assert scene.master("bridge") == 0
    # V-PLAY-2: its card counts, so the project is full.
    assert scene.legal() == ["done"]


def test_v_two_3_a_card_of_a_player_completes_its_project() -> None:
    scene = with_bridge_ground(two().front(IMAGINARY, "bridge", 2).hand(0, "bridge", "bridge", "house"))
    scene.at(0, 20).at(1, 30).lines("0 later", "0 project bridge")
    assert scene.legal() == ["house", "done"]
    scene.lines("0 done")
    # The player on turn chooses place and scored quarter; its points are lost, the partner gets half.
    assert asked(scene) == (0, "place")
    assert scene.legal() == ["bridge cannaregio a3", "bridge castello a1"]
    view = venezia.view(scene.s, 1)
    assert (view.building, view.builder) == (t.BRIDGE, IMAGINARY)
    news(scene)
    scene.lines("0 bridge cannaregio a3")
    assert news(scene) == [
        event("built", seat=0, kind="bridge", quarter="cannaregio", hexes="a3", points=4),
        event("moved", seat=0, spaces=2, space=22),
    ]
    assert list(scene.s.at[:2]) == [22, 30]
    # V-BUILD-5: all the cards are discarded, and the pawn goes home.
    assert list(scene.s.discards) == [0, 0, 0, 0, 3]
    assert (scene.front_of(0), scene.front_of(IMAGINARY), scene.master("bridge")) == ({}, {}, -1)
    assert asked(scene) == (0, "drain")


def test_v_two_3_the_player_on_turn_may_choose_the_poorer_quarter() -> None:
    scene = with_bridge_ground(two().front(IMAGINARY, "bridge", 2).hand(0, "bridge")).at(0, 20).at(1, 30)
    scene.lines("0 later", "0 project bridge", "0 done", "0 bridge castello a1")
    assert list(scene.s.at[:2]) == [20, 30]


@pytest.mark.parametrize("on_turn", [0, 1])
def test_v_two_3_player_on_turn_first_then_the_other(on_turn: int) -> None:
    """Half of the points and a treasure for both real partners; nothing for the imaginary master."""
    other = 1 - on_turn
    scene = two(on_turn).front(IMAGINARY, "basilica", 2).front(other, "basilica").hand(on_turn, "basilica")
    with_basilica_ground(scene).at(on_turn, 46).at(other, 47)
    scene.lines(f"{on_turn} later", f"{on_turn} project basilica", f"{on_turn} done")
    assert asked(scene) == (on_turn, "place")
    news(scene)
    scene.lines(f"{on_turn} at {BASILICA}")
    assert asked(scene) == (CHANCE, "draw_treasure")
    assert venezia.view(scene.s, -1).drawer == on_turn
    scene.lines("* treasure 3", "* treasure 6")
    assert (scene.tokens_of(on_turn), scene.tokens_of(other)) == ([3], [6])
    assert sum(scene.s.treasure_left) == 16
    # 3 spaces each: 48, 49, 50 over the other gondola; then 48, 49 and over the first one 51.
    scene.lines(f"{on_turn} go_on")
    assert (scene.s.at[on_turn], scene.s.at[other]) == (50, 47)
    scene.lines(f"{on_turn} go_on")
    assert (scene.s.at[on_turn], scene.s.at[other]) == (50, 51)
    scene.lines(f"{on_turn} go_on")
    assert scene.s.discards[t.BASILICA] == 4


def test_v_two_3_only_partners_take_part() -> None:
    scene = with_basilica_ground(two().front(IMAGINARY, "basilica", 3).at(0, 46).at(1, 47))
    scene.lines("0 now", "* card basilica", f"0 at {BASILICA}")
    # Nobody moves, nobody takes a treasure, though both lie along Castello.
    assert list(scene.s.at[:2]) == [46, 47]
    assert scene.tokens_of(0) == scene.tokens_of(1) == []
    assert asked(scene) == (0, "play")
    assert scene.s.discards[t.BASILICA] == 4
    assert scene.master("basilica") == -1


def test_v_two_3_a_tie_leaves_the_pawn_where_it_is() -> None:
    scene = with_basilica_ground(two().front(IMAGINARY, "basilica", 2).hand(0, "basilica", "basilica"))
    scene.lines("0 later", "0 project basilica", "0 project basilica", "0 done")
    # Two against two: the pawn stays, and the player gets half.
    assert scene.master("basilica") == IMAGINARY
    scene.lines(f"0 at {BASILICA}")
    assert scene.s.at[0] == 3


def test_v_two_3_a_real_master_with_the_imaginary_player_as_partner() -> None:
    scene = with_basilica_ground(two().front(0, "basilica", 2).front(IMAGINARY, "basilica").hand(0, "basilica"))
    scene.lines("0 later", "0 project basilica", "0 done", f"0 at {BASILICA}")
    assert list(scene.s.at[:2]) == [7, 0]
    assert scene.s.discards[t.BASILICA] == 4


# What its card completes.


@pytest.mark.parametrize("when", ["now", "later"])
def test_v_two_4_its_card_completes_a_building_of_its_own(when: str) -> None:
    scene = with_bridge_ground(two().front(0, "bridge").front(IMAGINARY, "bridge")).at(0, 20).at(1, 30)
    assert scene.master("bridge") == 0
    scene.lines(f"0 {when}")
    if when == "later":
        scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    scene.lines("* card bridge")
    # It is built at once. The imaginary player has become master with this card.
    assert asked(scene) == (0, "place")
    scene.lines("0 bridge cannaregio a3")
    assert list(scene.s.at[:2]) == [22, 30]
    assert (scene.master("bridge"), scene.front_of(0), scene.front_of(IMAGINARY)) == (-1, {}, {})
    assert asked(scene) == ((0, "play") if when == "now" else (1, "imaginary"))


@pytest.mark.parametrize("when", ["now", "later"])
def test_v_two_4_its_card_completes_the_building_of_the_player_on_turn(when: str) -> None:
    scene = with_basilica_ground(two().front(0, "basilica", 2).front(IMAGINARY, "basilica").at(0, 46).at(1, 20))
    scene.lines(f"0 {when}")
    if when == "later":
        scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    # Two against two: the pawn stays.
    scene.lines("* card basilica", f"0 at {BASILICA}", "* treasure 4", "0 go_on")
    assert list(scene.s.at[:2]) == [53, 20]
    scene.lines("0 go_on")
    if when == "now":
        assert asked(scene) == (0, "play")
    else:
        assert asked(scene) == (0, "pause")
        scene.lines("0 go_on")
        assert asked(scene) == (1, "imaginary")


@pytest.mark.parametrize("when", ["now", "later"])
def test_v_two_4_its_card_completes_the_building_of_the_other_player(when: str) -> None:
    """V-BUILD-2, V-OUT-1: the real master builder places it out of turn."""
    scene = with_bridge_ground(two().front(1, "bridge", 2).tokens(1, 5, 5).at(0, 20).at(1, 30))
    scene.lines(f"0 {when}")
    if when == "later":
        scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    scene.lines("* card bridge")
    assert asked(scene) == (1, "place")
    # V-GOLD-1: no gold out of turn.
    assert scene.legal() == ["bridge cannaregio a3", "bridge castello a1"]
    scene.lines("1 bridge cannaregio a3")
    assert list(scene.s.at[:2]) == [20, 34]
    assert asked(scene) == ((0, "play") if when == "now" else (1, "imaginary"))


def test_v_two_4_three_partners_and_a_real_master_out_of_turn() -> None:
    scene = with_basilica_ground(two().front(1, "basilica", 2).front(0, "basilica").at(0, 46).at(1, 47))
    scene.lines("0 now", "* card basilica")
    assert asked(scene) == (1, "place")
    scene.lines(f"1 at {BASILICA}")
    # From the real master on: seat 1 first.
    assert venezia.view(scene.s, -1).drawer == 1
    scene.lines("* treasure 3", "* treasure 4")
    assert (scene.tokens_of(1), scene.tokens_of(0)) == ([3], [4])
    scene.lines("0 go_on")
    assert list(scene.s.at[:2]) == [46, 54]
    scene.lines("0 go_on")
    assert list(scene.s.at[:2]) == [49, 54]


@pytest.mark.parametrize("on_turn", [0, 1])
def test_v_two_4_a_house_for_nobodys_points(on_turn: int) -> None:
    scene = two(on_turn).at(0, 5).at(1, 6).lines(f"{on_turn} now", "* card house")
    assert asked(scene) == (on_turn, "place")
    assert scene.legal() == [f"at {name}" for name in STONES]
    news(scene)
    scene.lines(f"{on_turn} at castello b2")
    # Both lie along Castello, and get nothing.
    assert news(scene) == [
        event("built", seat=on_turn, kind="house", quarter="castello", hexes="b2", points=1),
    ]
    assert list(scene.s.at[:2]) == [5, 6]
    assert scene.tokens_of(0) == scene.tokens_of(1) == []
    assert scene.s.hexes[t.HEXES.index("castello b2")] == t.HOUSE
    assert scene.s.supply[t.HOUSE] == 17
    assert list(scene.s.discards) == [1, 0, 0, 0, 0]
    assert scene.front_of(IMAGINARY) == {}
    assert asked(scene) == (on_turn, "play")


def test_v_two_4_a_house_at_the_end_of_the_turn() -> None:
    scene = (
        two().at(0, 5).hand(0, "house").lines("0 later", "0 done", "0 drain_nothing", "0 pile", "* card bridge")
    )
    scene.lines("* card house")
    assert asked(scene) == (0, "place")
    scene.lines("0 at castello b2")
    # The house of the player was not played, and is not now.
    assert scene.cards_of(0) == {"house": 1, "bridge": 1}
    assert asked(scene) == (1, "imaginary")
    assert scene.s.at[0] == 5


def test_v_two_4_its_house_is_not_one_of_the_player() -> None:
    """Its house goes up at once; those that the player then plays are built in their own time."""
    scene = two().at(0, 5).hand(0, "house", "house").lines("0 now", "* card house", "0 at castello b2")
    scene.lines("0 house", "0 house", "0 done", "0 at castello d5", "* treasure 3", "0 go_on")
    assert scene.s.at[0] == 6
    assert scene.s.supply[t.HOUSE] == 16


def test_v_two_4_a_pause_after_its_building_as_after_any() -> None:
    """V-GOLD-1: after the treasures, though there are none; no gondola moves."""
    scene = two().tokens(0, 3).lines("0 now", "* card house", "0 at castello b2")
    assert asked(scene) == (0, "pause")
    scene.lines("0 go_on")
    assert asked(scene) == (0, "play")


def test_v_two_4_cards_can_still_be_played_after_its_building() -> None:
    """V-PLAY-1: it is not yet the first building. V-PLAY-6: nor one that the player's cards completed."""
    scene = with_bridge_ground(two().front(0, "bridge").front(IMAGINARY, "bridge"))
    scene.hand(0, "bridge", "bridge", "bridge", "house").drained("castello d2", "san_marco a2")
    scene.lines("0 now", "* card bridge", "0 bridge cannaregio a3")
    assert asked(scene) == (0, "play")
    assert scene.legal() == ["house", "project bridge", "solo bridge", "done"]
    scene.lines("0 project bridge", "0 house", "0 done")
    assert (scene.master("bridge"), scene.front_of(0)) == (0, {"bridge": 1, "house": 1})
    assert asked(scene) == (0, "place")


def test_v_two_4_a_set_alone_after_its_building() -> None:
    scene = with_bridge_ground(two().front(IMAGINARY, "bridge", 2)).hand(0, "bridge", "bridge", "bridge")
    scene.drained("castello d2", "san_marco a2").lines("0 now", "* card bridge", "0 bridge cannaregio a3")
    scene.lines("0 solo bridge", "0 done", "0 bridge castello d2")
    assert scene.s.at[0] == 1


def test_v_two_4_without_room_nothing_is_built() -> None:
    """V-BUILD-3: its cards are discarded, and the pawn goes home."""
    scene = two().front(IMAGINARY, "basilica", 2).front(1, "basilica")
    scene.lines("0 now")
    news(scene)
    scene.lines("* card basilica")
    assert news(scene) == [event("imaginary_gets", card="basilica"), event("no_room", kind="basilica")]
    assert (scene.master("basilica"), scene.front_of(IMAGINARY), scene.front_of(1)) == (-1, {}, {})
    assert scene.s.discards[t.BASILICA] == 4
    assert list(scene.s.at[:2]) == [0, 0]
    assert asked(scene) == (0, "play")
    scene = two().built("house", *STONES).lines("0 now", "* card house")
    assert scene.s.discards[t.HOUSE] == 1
    assert scene.front_of(IMAGINARY) == {}
    assert scene.s.supply[t.HOUSE] == 18 - len(STONES)
    assert asked(scene) == (0, "play")


# A pawn that is given up (V-BUILD-6).


def giving_up(scene: Scene) -> Scene:
    """Seat 0, who has bridges, plays two more kinds and gives up the bridges."""
    scene.hand(0, "palazzo", "campo").lines("0 later", "0 project palazzo", "0 project campo", "0 done")
    return scene.lines("0 discard bridge")


@pytest.mark.parametrize(
    ("mine", "others", "imaginary", "heir"),
    [
        (1, 0, 1, IMAGINARY),
        (1, 1, 0, 1),
        (1, 0, 0, -1),
    ],
)
def test_v_two_3_it_can_inherit_a_pawn(mine: int, others: int, imaginary: int, heir: int) -> None:
    scene = two().front(0, "bridge", mine)
    if others:
        scene.front(1, "bridge", others)
    if imaginary:
        scene.front(IMAGINARY, "bridge", imaginary)
    giving_up(scene)
    assert scene.master("bridge") == heir
    last = scene.told(1)[-1]
    if heir == IMAGINARY:
        assert last == event("imaginary_master", kind="bridge")
    elif heir == 1:
        assert last == event("master", seat=1, kind="bridge")
    else:
        assert last.key == "gave_up"


def test_v_two_3_in_a_tie_the_real_player_inherits() -> None:
    scene = two().front(0, "basilica").front(IMAGINARY, "basilica").front(1, "basilica")
    scene.hand(0, "palazzo", "campo").lines("0 later", "0 project palazzo", "0 project campo", "0 done")
    scene.lines("0 discard basilica")
    assert scene.master("basilica") == 1


def test_v_two_3_a_pawn_of_its_own_stays_with_it() -> None:
    scene = two().front(IMAGINARY, "bridge").front(0, "bridge")
    giving_up(scene)
    assert scene.master("bridge") == IMAGINARY
    assert scene.front_of(IMAGINARY) == {"bridge": 1}


def test_v_two_3_choices_for_it_are_the_player_on_turns() -> None:
    """V-OUT-1: in games played at random nobody else is asked where it builds."""
    places = 0
    for seed in range(12):
        for s in random_game(seed, 2):
            if venezia.question(s) == "place" and venezia.view(s, -1).builder == IMAGINARY:
                assert venezia.turn(s) == s.seat
                places += 1
    assert places > 20
