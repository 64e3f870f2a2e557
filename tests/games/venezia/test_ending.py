"""How the game ends, the last gold, who wins, and the account (V-END, V-OUT)."""

from collections import Counter
from collections.abc import Sequence

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.kernel.event import Event
from laguna.kernel.game import CHANCE, OVER, Item

from .scene import Scene, event, random_game
from .test_gold import MOMENTS

IMAGINARY = t.IMAGINARY
BASILICA = "castello c2+c3+d3"
PLACES = {
    "house": "at castello c2",
    "palazzo": "at castello c2+c3",
    "campo": "at castello c2",
    "basilica": f"at {BASILICA}",
    "bridge": "bridge cannaregio a3",
}
"""Where something of each kind can be built on the ground below."""


def ground(scene: Scene) -> Scene:
    return scene.drained("castello c2", "castello c3", "castello d3", "cannaregio a3", "castello a1")


def asked(scene: Scene) -> tuple[int, str]:
    return scene.turn(), scene.question()


def news(scene: Scene) -> list[Event]:
    """What was told since this was last asked."""
    assert scene.s.log is not None
    said = scene.s.log.copy()
    scene.s.log.clear()
    return said


def ended_by(scene: Scene) -> tuple[str, ...]:
    return venezia.result(scene.s).ended_by


def start_turn(scene: Scene, seat: int) -> Scene:
    """It is this seat's turn, which has just begun."""
    scene.s.seat = scene.s.whom[0] = seat
    return scene


def arrive(scene: Scene, seat: int = 0) -> Scene:
    """The seat on turn builds a house and comes to 60 with it."""
    scene.at(seat, 59).hand(seat, "house").lines(f"{seat} house", f"{seat} done", f"{seat} at castello b2")
    if scene.question() == "pause":
        scene.lines(f"{seat} go_on")
    assert scene.s.at[seat] == 60
    return scene


def exchange(scene: Scene) -> list[int]:
    """Who is asked for the last gold; nobody uses any."""
    order = []
    while scene.turn() != OVER:
        assert scene.question() == "last"
        order.append(scene.turn())
        scene.lines(f"{scene.turn()} go_on")
    return order


def pay(scene: Scene, *tokens: int, seat: int = 0) -> Scene:
    """Buy as many spaces as these tokens are worth, with exactly these."""
    scene.lines(f"{seat} gold {sum(tokens) // 5}", *[f"{seat} token {token}" for token in tokens])
    return scene.lines(f"{seat} pay")


# All buildings of a kind.


@pytest.mark.parametrize("kind", t.KINDS)
def test_v_end_1_all_buildings_of_a_kind_stand(kind: str) -> None:
    needs = t.NEEDS[t.KINDS.index(kind)]
    scene = ground(Scene().build_up(kind, 1)).hand(0, *[kind] * needs, *(["house"] if kind == "house" else []))
    scene.lines(*["0 house"] * 2 if kind == "house" else [f"0 solo {kind}"], "0 done")
    before = len(scene.s.built)
    at_once = {"house": 1, "basilica": 7}
    news(scene)
    scene.lines(f"0 {PLACES[kind]}")
    # It ends at once: nothing is drained or drawn. The building still moves its gondola.
    assert scene.turn() == OVER
    assert ended_by(scene) == (f"all_{kind}",)
    assert len(scene.s.built) == before + 1
    said = news(scene)
    assert [event.key for event in said] == ["built", "ending", *(["moved"] if scene.s.at[0] else [])]
    assert said[1] == event("ending", end=f"all_{kind}")
    assert scene.s.at[0] == at_once.get(kind, int(said[0].args["points"]))
    assert (scene.legal(), scene.question()) == ([], "over")


@pytest.mark.parametrize("kind", t.KINDS)
def test_v_end_1_not_while_one_is_left(kind: str) -> None:
    needs = t.NEEDS[t.KINDS.index(kind)]
    scene = ground(Scene().build_up(kind, 2)).hand(0, *[kind] * needs)
    scene.lines("0 house" if kind == "house" else f"0 solo {kind}", "0 done", f"0 {PLACES[kind]}")
    assert scene.s.supply[t.KINDS.index(kind)] == 1
    assert asked(scene) == (0, "drain")
    assert not scene.s.ended


def test_v_end_1_by_the_placement_of_another_master() -> None:
    scene = ground(Scene(4).build_up("bridge", 1).front(2, "bridge", 2)).hand(0, "bridge")
    scene.lines("0 project bridge", "0 done", "2 bridge cannaregio a3")
    assert ended_by(scene) == ("all_bridge",)
    assert scene.turn() == OVER
    # One house in Cannaregio: a point for the master, none for the partner.
    assert list(scene.s.at[:4]) == [0, 0, 1, 0]
    assert scene.master("bridge") == -1


def test_v_end_1_treasures_and_all_moves_and_no_pauses() -> None:
    scene = ground(Scene().build_up("basilica", 1).front(0, "basilica", 2).front(1, "basilica"))
    scene.hand(0, "basilica", "house").at(0, 46).at(1, 47).at(2, 48).tokens(0, 5, 5).tokens(1, 5)
    scene.lines("0 project basilica", "0 house", "0 done", "0 build basilica", f"0 at {BASILICA}")
    assert asked(scene) == (CHANCE, "draw_treasure")
    scene.lines("* treasure 3", "* treasure 4")
    # From 46 over 47 and 48 to 55; from 47 over 48 to 51. The house is lost.
    assert list(scene.s.at[:3]) == [55, 51, 48]
    assert asked(scene) == (1, "last")
    assert (scene.tokens_of(0), scene.tokens_of(1)) == ([3, 5, 5], [4, 5])
    assert scene.s.discards[t.BASILICA] == 4
    assert scene.master("basilica") == -1
    assert exchange(scene) == [1, 0]
    assert scene.s.supply[t.HOUSE] == 18


def test_v_end_1_by_the_imaginary_player() -> None:
    scene = Scene(2).build_up("house", 1).hand(0, "bridge", "house").lines("0 now", "* card house")
    scene.lines("0 at castello b2")
    # Nothing is played any more.
    assert scene.turn() == OVER
    assert ended_by(scene) == ("all_house",)
    assert list(scene.s.at[:2]) == [0, 0]
    scene = Scene(2).build_up("house", 1).lines("0 later", "0 done", "0 drain_nothing", "0 pile", "* card campo")
    scene.lines("* card house", "0 at castello b2")
    assert scene.turn() == OVER
    assert ended_by(scene) == ("all_house",)


def test_v_end_1_no_card_at_the_end_of_the_turn_of_two() -> None:
    scene = Scene(2).hand(0, "house").at(0, 59)
    scene.lines("0 later", "0 house", "0 done", "0 at castello b2")
    assert scene.turn() == OVER
    assert scene.front_of(IMAGINARY) == {}
    assert sum(scene.s.pile) == 41


# A gondola on or past 60.


@pytest.mark.parametrize(
    ("at", "ends"), [(52, False), (53, True), (54, True), (58, True), (59, True), (51, False)]
)
def test_v_end_1_a_gondola_on_or_past_60_by_building(at: int, ends: bool) -> None:
    scene = ground(Scene()).at(0, at).hand(0, *["basilica"] * 4).lines("0 solo basilica", "0 done")
    scene.lines(f"0 at {BASILICA}")
    if scene.turn() == CHANCE:
        scene.lines("* treasure 3")
    if not ends:
        assert scene.question() == "pause"
        scene.lines("0 go_on")
        assert asked(scene) == (0, "pause")
    elif scene.question() == "pause":
        scene.lines("0 go_on")
    assert scene.s.at[0] == at + 7
    assert bool(scene.s.ended) == ends
    if ends:
        assert exchange(scene) == ([0] if scene.tokens_of(0) else [])
        assert ended_by(scene) == ("space_by_building",)


def test_v_end_1_a_gondola_arrives_by_jumping() -> None:
    scene = Scene().at(1, 59).at(0, 58).hand(0, "house").lines("0 house", "0 done", "0 at castello b2")
    assert list(scene.s.at[:2]) == [60, 59]
    assert scene.turn() == OVER


def test_v_end_1_a_gondola_arrives_by_its_share() -> None:
    """All the others still move, also those that come after it."""
    scene = ground(Scene(4).front(1, "basilica").front(2, "basilica"))
    scene.front(0, "basilica").hand(0, "basilica").at(0, 20).at(1, 57).at(2, 58).tokens(0, 5, 5)
    scene.lines("0 project basilica", "0 done", f"0 at {BASILICA}", "0 go_on")
    assert list(scene.s.at[:4]) == [27, 57, 58, 0]
    scene.lines("0 go_on")
    # The partner jumps 58 on its way to 61, the next one 61 on its way to 62; no pause after that.
    assert list(scene.s.at[:4]) == [27, 61, 62, 0]
    assert asked(scene) == (0, "last")
    assert ended_by(scene) == ("space_by_building",)
    assert scene.s.discards[t.BASILICA] == 4


def test_v_end_1_both_at_once() -> None:
    scene = Scene().build_up("house", 1).at(0, 59).hand(0, "house").lines("0 house", "0 done", "0 at castello b2")
    assert scene.s.at[0] == 60
    assert scene.turn() == OVER
    assert ended_by(scene) == ("all_house", "space_by_building")
    assert [said.key for said in scene.told(1)].count("ending") == 2


def test_v_end_1_completed_but_unbuilt_cards_are_lost() -> None:
    scene = Scene().at(0, 59).hand(0, "house", "house", *["campo"] * 3)
    scene.lines("0 house", "0 house", "0 solo campo", "0 done", "0 build house", "0 at castello b2")
    assert scene.turn() == OVER
    assert list(scene.s.supply) == [17, 5, 5, 4, 5]
    assert scene.s.at[0] == 60


def test_v_end_1_no_kind_is_given_up_any_more() -> None:
    scene = Scene().at(0, 59).hand(0, "house", "palazzo", "campo", "bridge").lines("0 house")
    scene.lines("0 project palazzo", "0 project campo", "0 project bridge", "0 done", "0 at castello b2")
    assert scene.turn() == OVER
    assert scene.front_of(0) == {"palazzo": 1, "campo": 1, "bridge": 1}


# By gold.


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("gold", [(5,), (4, 6), (2, 3, 5)])
def test_v_end_1_gold_brings_the_gondola_to_60(moment: str, gold: Sequence[int]) -> None:
    make, question = MOMENTS[moment]
    scene = make(59, gold)
    assert asked(scene) == (0, question)
    built, hexes = scene.s.built, list(scene.s.hexes)
    hand, pile = scene.cards_of(0), list(scene.s.pile)
    pay(scene, *gold)
    # Nothing more is built, drained, drawn, taken or given up, and no card comes at the end of the turn.
    assert scene.turn() == OVER
    assert scene.s.at[0] == 59 + sum(gold) // 5
    assert ended_by(scene) == ("space_by_gold",)
    assert (scene.s.built, list(scene.s.hexes)) == (built, hexes)
    assert (scene.cards_of(0), list(scene.s.pile)) == (hand, pile)
    assert scene.tokens_of(0) == ([0] if moment == "drain again" else [])
    assert venezia.turns(scene.s) == 1


@pytest.mark.parametrize("moment", ["place", "place for the imaginary player"])
def test_v_end_1_nothing_is_being_built_if_gold_ends_the_game_before_a_place_is_chosen(moment: str) -> None:
    scene = MOMENTS[moment][0](59, (5,))
    view = venezia.view(scene.s, 1)
    assert (view.building, view.builder) == (t.HOUSE, 0 if moment == "place" else IMAGINARY)
    pay(scene.tokens(1, 5), 5)
    assert asked(scene) == (1, "last")
    view = venezia.view(scene.s, 1)
    assert (view.building, view.builder, view.points, view.moving) == (-1, -1, 0, [])


@pytest.mark.parametrize("moment", MOMENTS)
def test_v_end_1_gold_short_of_60_ends_nothing(moment: str) -> None:
    make, question = MOMENTS[moment]
    scene = make(58, (5,))
    pay(scene, 5)
    assert asked(scene) == (0, question)
    assert not scene.s.ended


@pytest.mark.parametrize("moment", MOMENTS)
def test_v_end_2_follows_gold_that_ends_the_game(moment: str) -> None:
    make, _ = MOMENTS[moment]
    scene = make(59, (5, 5))
    for seat in range(1, scene.s.seats):
        scene.tokens(seat, 5)
    pay(scene, 5)
    assert exchange(scene) == [*range(1, scene.s.seats), 0]


def test_v_end_1_the_building_in_progress_is_finished_when_gold_reaches_60() -> None:
    """After the treasures: all gondolas still move, the cards leave, and there are no more pauses."""
    scene = ground(Scene(4).front(1, "basilica", 2).front(2, "basilica").at(0, 59).at(1, 46).at(2, 47))
    scene.hand(0, "basilica", "house").tokens(0, 5, 5, 5).lines("0 project basilica", "0 house", "0 done")
    scene.lines("0 build basilica", f"1 at {BASILICA}", "* treasure 3", "* treasure 4")
    assert asked(scene) == (0, "pause")
    pay(scene, 5)
    # The master, then clockwise: 46 over 47 to 54, 47 to 50, 60 to 63.
    assert list(scene.s.at[:4]) == [63, 54, 50, 0]
    assert asked(scene) == (1, "last")
    assert list(scene.s.discards) == [0, 0, 0, 4, 0]
    assert scene.master("basilica") == -1
    assert ended_by(scene) == ("space_by_gold",)
    # The house was complete as well, and is lost.
    assert exchange(scene) == [1, 2, 0]
    assert scene.s.supply[t.HOUSE] == 18


@pytest.mark.parametrize("after", [1, 2, 3])
def test_v_end_1_gold_between_the_moves(after: int) -> None:
    scene = ground(Scene().front(1, "basilica", 2).front(2, "basilica").at(0, 59).at(1, 20).at(2, 30))
    scene.hand(0, "basilica").tokens(0, 0, 0, 0, 0, 5)
    scene.lines("0 project basilica", "0 done", f"1 at {BASILICA}")
    if after == 3:
        # The last pause is after seat 0's own move, which ends the game before: there is none.
        scene.lines(*["0 go_on"] * after)
        assert list(scene.s.at[:3]) == [62, 27, 33]
        assert ended_by(scene) == ("space_by_building",)
    else:
        scene.lines(*["0 go_on"] * after)
        assert list(scene.s.at[:3]) == ([59, 27, 30] if after == 1 else [59, 27, 33])
        pay(scene, 5)
        assert list(scene.s.at[:3]) == [63, 27, 33]
        assert ended_by(scene) == ("space_by_gold",)
    assert asked(scene) == (0, "last")


def test_v_end_1_gold_after_the_last_move() -> None:
    scene = Scene().at(0, 58).hand(0, "house", "house").tokens(0, 0, 0, 0, 5).lines("0 house", "0 house", "0 done")
    scene.lines("0 at castello b2", "0 go_on")
    assert asked(scene) == (0, "pause")
    pay(scene, 5)
    assert scene.s.at[0] == 60
    assert exchange(scene) == [0]
    assert scene.s.supply[t.HOUSE] == 17
    assert scene.s.discards[t.HOUSE] == 1


def test_v_end_1_treasures_are_taken_before_gold_can_end_the_game() -> None:
    scene = Scene().at(0, 56).hand(0, "house").tokens(0, 5, 5, 5, 5).lines("0 house", "0 done")
    scene.lines("0 at castello b2", "* treasure 6")
    pay(scene, 5, 5, 5, 5)
    assert scene.s.at[0] == 61
    assert scene.tokens_of(0) == [6]


def test_v_end_1_the_end_is_told_once_and_seen() -> None:
    scene = arrive(Scene())
    assert [said for said in scene.told(2) if said.key == "ending"] == [event("ending", end="space_by_building")]
    assert venezia.view(scene.s, -1).ended
    assert venezia.view(scene.s, -1).turn == OVER


# The last gold.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("on_turn", [0, 1])
def test_v_end_2_clockwise_from_the_left_of_the_player_on_turn(seats: int, on_turn: int) -> None:
    scene = start_turn(Scene(seats), on_turn)
    for seat in range(seats):
        scene.tokens(seat, 5)
    if seats == 2:
        scene.lines(f"{on_turn} later")
    arrive(scene, on_turn)
    assert exchange(scene) == [(on_turn + n) % seats for n in range(1, seats + 1)]


def test_v_end_2_also_if_anothers_gondola_or_placement_ended_it() -> None:
    scene = ground(Scene(4).front(2, "basilica", 3)).hand(0, "basilica").at(2, 53)
    for seat in range(4):
        scene.tokens(seat, 5)
    scene.lines("0 project basilica", "0 done", f"2 at {BASILICA}", "* treasure 3", "0 go_on")
    assert scene.s.at[2] == 60
    assert exchange(scene) == [1, 2, 3, 0]
    scene = ground(Scene(4).build_up("bridge", 1).front(2, "bridge", 2)).hand(0, "bridge")
    for seat in range(4):
        scene.tokens(seat, 5)
    scene.lines("0 project bridge", "0 done", "2 bridge cannaregio a3")
    assert exchange(scene) == [1, 2, 3, 0]


def test_v_end_2_each_once() -> None:
    scene = arrive(Scene().at(1, 20).at(2, 30).tokens(1, 5, 5, 5).tokens(2, 5, 5))
    assert asked(scene) == (1, "last")
    assert scene.legal() == ["go_on", "gold 1", "gold 2", "gold 3"]
    pay(scene, 5, seat=1)
    # Whoever has exchanged is not asked again, whatever is left.
    assert scene.tokens_of(1) == [5, 5]
    assert asked(scene) == (2, "last")
    assert scene.legal() == ["go_on", "gold 1", "gold 2"]
    pay(scene, 5, 5, seat=2)
    assert scene.turn() == OVER
    assert list(scene.s.at[:3]) == [60, 21, 32]


def test_v_end_2_nobody_has_to() -> None:
    scene = arrive(Scene().at(1, 20).tokens(1, 5, 5)).lines("1 go_on")
    assert scene.turn() == OVER
    assert list(scene.s.at[:2]) == [60, 20]
    assert scene.tokens_of(1) == [5, 5]


@pytest.mark.parametrize(
    ("tokens", "asks"),
    [((), False), ((2, 2), False), ((0, 0, 0), True), ((1, 1, 2), True), ((3,), True), ((0, 3), True)],
)
def test_v_end_2_asked_when_open_counts_could_be_worth_a_space(tokens: tuple[int, ...], asks: bool) -> None:
    scene = arrive(Scene().tokens(2, *tokens))
    if asks:
        assert asked(scene) == (2, "last")
        assert scene.legal() == ["go_on"]
        scene.lines("2 go_on")
    assert scene.turn() == OVER


def test_v_end_2_dont_stop_does_not_matter() -> None:
    scene = Scene().tokens(0, 5, 5).tokens(1, 5, 5)
    scene.lines("0 done", "0 drain_nothing", "0 pile", "* card campo", "0 dont_stop")
    scene.lines("1 done", "1 drain_nothing", "1 pile", "* card campo", "1 dont_stop")
    scene = arrive(scene, 2)
    assert asked(scene) == (0, "last")
    assert scene.legal() == ["go_on", "gold 1", "gold 2"]
    assert exchange(scene) == [0, 1]


def test_v_end_2_v_gold_2_tokens_are_shown_and_the_gondola_moves_as_ever() -> None:
    scene = arrive(Scene().at(1, 58).tokens(1, 2, 4, 5))
    news(scene)
    pay(scene, 2, 4, 5, seat=1)
    # From 58 over 60: 59, 61.
    assert news(scene) == [
        event("buys", seat=1, spaces=2),
        event("token", seat=1, gold=2),
        event("token", seat=1, gold=4),
        event("token", seat=1, gold=5),
        event("moved", seat=1, spaces=2, space=61),
    ]
    # That it came past 60 is no other end.
    assert ended_by(scene) == ("space_by_building",)


def test_v_end_2_the_player_on_turn_comes_last_and_sees_what_the_others_do() -> None:
    scene = arrive(Scene().at(1, 55).tokens(0, 5).tokens(1, 6, 6, 6, 6, 1, 5))
    pay(scene, 6, 6, 6, 6, 1, 5, seat=1)
    assert list(scene.s.at[:2]) == [60, 62]
    assert asked(scene) == (0, "last")
    pay(scene, 5)
    assert list(scene.s.at[:2]) == [61, 62]
    assert venezia.result(scene.s).ranks == (2, 1, 3)


# Who wins.


def test_v_end_3_the_farthest_gondola_wins() -> None:
    scene = arrive(Scene(4).at(1, 47).at(2, 0).at(3, 58))
    result = venezia.result(scene.s)
    assert result.scores == (60, 47, 0, 58)
    assert result.ranks == (1, 3, 4, 2)


def test_v_end_3_not_always_who_ended_it() -> None:
    scene = arrive(Scene().at(1, 58).tokens(1, 5, 5))
    pay(scene, 5, 5, seat=1)
    # 59, then over 60 to the first mooring post.
    assert venezia.result(scene.s).scores == (60, 61, 0)
    assert venezia.result(scene.s).ranks == (2, 1, 3)


def test_v_end_3_mooring_posts_count_on_as_many_as_needed() -> None:
    scene = Scene().at(0, 59).no_treasure_left(0).lines("0 gold 16", "0 cheapest", "0 pay")
    assert scene.s.at[0] == 75 > 60 + len(t.BOARD["track"]["posts"])
    assert venezia.result(scene.s).scores[0] == 75


def test_v_end_3_posts_are_jumped_like_spaces_and_along_no_quarter() -> None:
    scene = ground(Scene().front(0, "basilica").front(1, "basilica").front(2, "basilica"))
    scene.hand(0, "basilica").at(0, 53).at(1, 59).at(2, 58)
    scene.lines("0 project basilica", "0 done", f"0 at {BASILICA}", "* treasure 3", "0 go_on")
    # 7 from 53 over 58 and 59: 62. 3 from 59 over 62: 63. 3 from 58: 61.
    assert list(scene.s.at[:3]) == [62, 63, 61]
    assert scene.tokens_of(1) == scene.tokens_of(2) == []
    assert exchange(scene) == [0]
    assert venezia.result(scene.s).ranks == (2, 1, 3)


def test_v_end_3_level_only_on_the_start_space_and_then_shared() -> None:
    scene = arrive(Scene(4).at(1, 3))
    assert venezia.result(scene.s).ranks == (1, 2, 3, 3)
    assert venezia.result(scene.s).scores == (60, 3, 0, 0)


def test_v_end_3_in_games_played_at_random() -> None:
    for seed in range(20):
        *_, s = random_game(seed, 2 + seed % 4)
        result = venezia.result(s)
        far = [score for score in result.scores if score]
        assert len(set(far)) == len(far)
        for score, rank in zip(result.scores, result.ranks, strict=True):
            assert rank == 1 + sum(other > score for other in result.scores)
        assert result.scores == tuple(player.at for player in venezia.view(s, -1).players)
        assert result.ended_by


# Nobody does anything.

FULL = (
    ("house", "house", "palazzo", "campo", "basilica"),
    ("house", "palazzo", "campo", "basilica", "bridge"),
    ("palazzo", "campo", "basilica", "basilica", "bridge"),
    ("palazzo", "campo", "basilica", "bridge", "bridge"),
    ("house", "palazzo", "campo", "bridge", "basilica"),
)


def full_hands(seats: int, rounds: str | None = None) -> Scene:
    scene = Scene(seats) if rounds is None else Scene(seats, stall_rounds=rounds)
    for seat in range(seats):
        scene.hand(seat, *FULL[seat])
    return scene


def quiet_turn(scene: Scene) -> Scene:
    """With five cards in hand a turn can pass without anything done; of two, a card is discarded."""
    seat = scene.turn()
    if scene.s.seats == 2:
        scene.lines(f"{seat} now", "* card bridge")
    scene.lines(f"{seat} done", f"{seat} drain_nothing")
    if scene.question() == "pause":
        scene.lines(f"{seat} go_on")
    return scene


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("rounds", "full"), [(None, 2), ("1", 1), ("2", 2), ("3", 3)])
def test_v_end_4_quiet_rounds_running_end_the_game(seats: int, rounds: str | None, full: int) -> None:
    scene = full_hands(seats, rounds)
    for n in range(full * seats):
        assert asked(scene) == (n % seats, "play")
        assert venezia.view(scene.s, -1).quiet == n
        quiet_turn(scene)
    assert scene.turn() == OVER
    assert ended_by(scene) == ("stall",)
    assert venezia.turns(scene.s) == full * seats
    assert scene.told(-1)[-1] == event("ending", end="stall")
    # V-END-3: all are level on the start space.
    assert venezia.result(scene.s).ranks == (1,) * seats


def test_v_end_4_with_0_it_never_ends_in_this_way() -> None:
    scene = full_hands(3, "0")
    for _ in range(40):
        quiet_turn(scene)
    assert scene.turn() != OVER
    assert not scene.s.ended


@pytest.mark.parametrize("rounds", ["1", "2"])
def test_v_end_4_the_last_gold_follows(rounds: str) -> None:
    """V-END-2: clockwise from the left of whoever had the last turn; that is the first player of the rounds."""
    scene = full_hands(3, rounds).tokens(0, 5).tokens(1, 5).tokens(2, 5)
    for _ in range(3 * int(rounds)):
        quiet_turn(scene)
    assert asked(scene) == (0, "last")
    pay(scene, 5)
    assert exchange(scene) == [1, 2]
    assert venezia.result(scene.s).ranks == (1, 2, 2)
    assert venezia.turns(scene.s) == 3 * int(rounds)


def played(scene: Scene, seat: int) -> None:
    scene.lines(
        f"{seat} project palazzo", f"{seat} done", f"{seat} drain_nothing", f"{seat} pile", "* card palazzo"
    )


def drained(scene: Scene, seat: int) -> None:
    scene.lines(f"{seat} done", f"{seat} drain castello a1", "* swamp 0", f"{seat} drain_nothing")


def drew(scene: Scene, seat: int) -> None:
    scene.hand(seat, *FULL[seat][1:]).lines(
        f"{seat} done", f"{seat} drain_nothing", f"{seat} pile", "* card house"
    )
    scene.hand(seat, *FULL[seat])


def exchanged(scene: Scene, seat: int) -> None:
    pay(scene.tokens(seat, 5), 5, seat=seat).lines(f"{seat} done", f"{seat} drain_nothing")


def exchanged_at_the_end(scene: Scene, seat: int) -> None:
    pay(scene.tokens(seat, 5).lines(f"{seat} done", f"{seat} drain_nothing"), 5, seat=seat)
    scene.lines(f"{seat} go_on")


DEEDS = (played, drained, drew, exchanged, exchanged_at_the_end)


@pytest.mark.parametrize("deed", range(len(DEEDS)))
@pytest.mark.parametrize("when", [0, 2, 5])
def test_v_end_4_whoever_does_something_begins_the_count_anew(deed: int, when: int) -> None:
    scene = full_hands(3, "2")
    for _ in range(when):
        quiet_turn(scene)
    DEEDS[deed](scene, when % 3)
    assert venezia.view(scene.s, 0).quiet == 0
    for n in range(1, 7):
        assert scene.turn() == (when + n) % 3
        quiet_turn(scene)
    assert ended_by(scene) == ("stall",)
    assert exchange(scene) == []


def test_v_end_4_pauses_are_nothing_done() -> None:
    scene = full_hands(3, "2").tokens(0, 3).lines("0 done", "0 drain_nothing", "0 dont_stop")
    assert venezia.view(scene.s, 0).quiet == 1
    quiet_turn(quiet_turn(scene)).lines("0 stop_me", "0 done", "0 drain_nothing", "0 go_on")
    assert venezia.view(scene.s, 0).quiet == 4
    quiet_turn(quiet_turn(scene))
    assert ended_by(scene) == ("stall",)
    assert exchange(scene) == [0]


@pytest.mark.parametrize("rounds", ["1", "2"])
def test_v_end_4_the_imaginary_players_card_is_nothing_done(rounds: str) -> None:
    scene = full_hands(2, rounds).front(IMAGINARY, "palazzo").front(IMAGINARY, "campo")
    for n in range(2 * int(rounds)):
        assert asked(scene) == (n % 2, "imaginary")
        quiet_turn(scene)
    assert scene.turn() == OVER
    assert ended_by(scene) == ("stall",)
    # Nor is a building for it.
    scene = full_hands(2, "1").lines("0 now", "* card house", "0 at castello b2", "0 done", "0 drain_nothing")
    scene.lines("1 later", "1 done", "1 drain_nothing", "* card house", "1 at castello d5")
    assert ended_by(scene) == ("stall",)


# Deciding out of turn.


def test_v_out_1_the_master_builder_places_and_nothing_else() -> None:
    scene = ground(Scene(4).front(2, "bridge", 2).front(3, "basilica", 2).front(2, "basilica"))
    scene.hand(0, "bridge", "basilica", "palazzo", "campo").tokens(2, 6, 6).tokens(3, 6, 6)
    scene.lines("0 project bridge", "0 project basilica", "0 project palazzo", "0 project campo", "0 done")
    # The order is the player on turn's; place, the way it lies and the scored quarter the masters'.
    assert asked(scene) == (0, "order")
    assert scene.legal() == ["build basilica", "build bridge"]
    scene.lines("0 build bridge")
    assert asked(scene) == (2, "place")
    assert scene.legal() == ["bridge cannaregio a3", "bridge castello a1"]
    scene.lines("2 bridge castello a1")
    assert asked(scene) == (3, "place")
    assert all(name.startswith("at ") for name in scene.legal())
    scene.lines(f"3 at {BASILICA}")
    # Treasures and moves came by themselves.
    assert asked(scene) == (0, "drain")
    assert list(scene.s.at[:4]) == [3, 0, 4, 7]


def test_v_out_1_kinds_are_given_up_by_the_player_on_turn() -> None:
    scene = Scene().front(1, "bridge").hand(0, "palazzo", "campo", "bridge")
    scene.lines("0 project palazzo", "0 project campo", "0 project bridge", "0 done")
    assert asked(scene) == (0, "discard")
    assert scene.legal() == ["discard palazzo", "discard campo", "discard bridge"]
    scene.lines("0 discard campo")
    assert asked(scene) == (0, "drain")


def test_v_out_1_in_games_played_at_random() -> None:
    asks: Counter[str] = Counter()
    for seed in range(16):
        for s in random_game(seed, 2 + seed % 4):
            view = venezia.view(s, -1)
            if view.turn < 0 or view.turn == view.on_turn:
                continue
            asks[view.question] += 1
            verbs = {venezia.ACTIONS.span(action).verb for action in venezia.legal(s)}
            if view.question == "place":
                # The master builder of a project, and no gold.
                assert not view.by_solo
                assert view.turn == view.builder == view.masters[view.building]
                assert verbs <= {"at", "bridge"}
            elif view.question == "last":
                assert view.ended
                assert verbs <= {"go_on", "gold"}
            else:
                assert view.question == "tokens"
                assert view.ended
    assert set(asks) == {"place", "last", "tokens"}


# The account.


def items(scene: Scene, seat: int = 0) -> dict[str, int]:
    return {item.key: item.points for item in venezia.account(scene.s) if item.seat == seat}


def test_v_end_3_the_account_tells_where_every_space_came_from() -> None:
    scene = ground(Scene().front(0, "basilica", 2).front(1, "basilica").hand(0, "basilica", "house"))
    scene.at(0, 20).at(1, 23).tokens(0, 5, 5, 5, 5)
    first = items(scene)
    assert first == {"shares": 20}
    scene.lines("0 project basilica", "0 house", "0 done", "0 build house", "0 at castello b2", "0 dont_stop")
    assert items(scene) == {"shares": 20, "house": 1}
    # On 21: gold for two spaces, over 23 to 24.
    pay(scene, 5, 5).lines(f"0 at {BASILICA}")
    assert list(scene.s.at[:2]) == [31, 26]
    assert items(scene) == {"shares": 20, "house": 1, "basilica": 7, "gold": 2, "jumps": 1}
    # The partner went 3 from 23: its gondola met nobody.
    assert items(scene, 1) == {"shares": 26}
    assert Item(0, 7, "basilica") in venezia.account(scene.s)


@pytest.mark.parametrize("kind", ["palazzo", "campo", "bridge"])
def test_v_end_3_the_account_has_a_line_for_each_kind(kind: str) -> None:
    scene = ground(Scene()).hand(0, *[kind] * 3).built("house", "castello b1").lines(f"0 solo {kind}", "0 done")
    scene.lines(f"0 {PLACES[kind]}")
    assert scene.s.at[0] > 0
    assert venezia.account(scene.s) == [Item(0, scene.s.at[0], kind)]


def test_v_end_3_the_account_adds_up_with_what_was_told() -> None:
    """In games of 3 to 5 played at random: points, shares, gold and jumps, counted anew from the news."""
    jumps = 0
    for seed in range(15):
        *_, s = random_game(seed, 3 + seed % 3, log=True)
        assert s.log is not None
        told: Counter[tuple[int, str]] = Counter()
        spaces: Counter[int] = Counter()
        for said in s.log:
            seat = int(said.args.get("seat", -1))
            if said.key == "built":
                # The master builder, or whoever builds alone, chooses the place.
                told[seat, str(said.args["kind"])] += int(said.args["points"])
            elif said.key == "buys":
                told[seat, "gold"] += int(said.args["spaces"])
            elif said.key == "moved":
                spaces[seat] += int(said.args["spaces"])
        for seat, score in enumerate(venezia.result(s).scores):
            told[seat, "shares"] = spaces[seat] - sum(told[seat, key] for key in (*t.KINDS, "gold"))
            told[seat, "jumps"] = score - spaces[seat]
            jumps += told[seat, "jumps"]
        account = venezia.account(s)
        assert {(item.seat, item.key): item.points for item in account} == {
            key: points for key, points in told.items() if points
        }
        for seat, score in enumerate(venezia.result(s).scores):
            assert sum(item.points for item in account if item.seat == seat) == score
    assert jumps > 10
