"""The way of the gondolas: jumping, the crossing, the posts (V-MOVE)."""

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import track
from laguna.kernel.event import Event

from ...walks import FEW, SOAK, walk
from .scene import Scene, event, random_game

TRIANGLE = ("castello b3", "castello c3")
"""Drained, they make room for a basilica beside the stone of castello."""


def moved(seat: int, spaces: int, space: int) -> Event:
    return event("moved", seat=seat, spaces=spaces, space=space)


def moves(scene: Scene) -> list[Event]:
    """All moves so far."""
    return [heard for heard in scene.told(-1) if heard.key == "moved"]


def house(scene: Scene, place: str = "dorsoduro c2") -> Scene:
    """Seat 0 builds a house and so goes one space; pauses are passed over."""
    scene.hand(0, "house").lines("0 house", "0 done", f"0 at {place}")
    return settled(scene)


def basilica(scene: Scene) -> Scene:
    """Seat 0 builds a basilica alone and so goes seven spaces."""
    scene.drained(*TRIANGLE).hand(0, *["basilica"] * 4)
    return settled(scene.lines("0 solo basilica", "0 done", "0 at castello b2+b3+c3"))


def bridge(scene: Scene, houses: int) -> Scene:
    """Seat 0 builds a bridge alone and so goes as many spaces as there are houses in castello."""
    scene.drained("castello d2", "san_marco a2")
    scene.built("house", *[f"castello {hex}" for hex in ("a1", "a2", "a3", "a4", "b1", "b3", "b4")][:houses])
    scene.hand(0, *["bridge"] * 3)
    return settled(scene.lines("0 solo bridge", "0 done", "0 bridge castello d2"))


def settled(scene: Scene) -> Scene:
    """Treasures of 3 are taken and no gold is spent."""
    while scene.question() in ("draw_treasure", "pause"):
        scene.lines(f"{'*' if scene.turn() < 0 else scene.turn()} {scene.legal()[0]}")
    return scene


# Moves.


@pytest.mark.parametrize("houses", range(8))
def test_v_move_1_as_many_spaces_as_points(houses: int) -> None:
    scene = bridge(Scene().at(0, 20), houses)
    assert list(scene.s.at[:3]) == [20 + houses, 0, 0]
    assert moves(scene) == ([moved(0, houses, 20 + houses)] if houses else [])
    assert venezia.view(scene.s, 2).players[0].at == 20 + houses


def test_v_move_1_an_occupied_space_is_jumped_and_not_counted() -> None:
    # In the way, on the goal, behind, and beyond.
    for other, to in ((21, 28), (24, 28), (27, 28), (28, 27), (20, 27), (19, 27)):
        scene = Scene().at(0, 20)
        if other != 20:
            scene.at(1, other)
        assert basilica(scene).s.at[0] == to, other
        assert moves(scene) == [moved(0, 7, to)]


def test_v_move_1_the_goal_is_occupied_and_so_are_the_spaces_after_it() -> None:
    scene = house(Scene(5).at(0, 17).at(1, 18).at(2, 19).at(3, 20).at(4, 22))
    assert list(scene.s.at) == [21, 18, 19, 20, 22]
    scene = basilica(Scene(5).at(0, 17).at(1, 18).at(2, 24).at(3, 25).at(4, 26))
    # 19 to 23 are five, then 27 and 28.
    assert scene.s.at[0] == 28


def test_v_move_1_several_in_the_way_and_one_on_the_goal() -> None:
    scene = basilica(Scene(5).at(0, 20).at(1, 22).at(2, 23).at(3, 26).at(4, 30))
    # 21 24 25 27 28 29, and then past 30.
    assert scene.s.at[0] == 31
    jumps = [item.points for item in venezia.account(scene.s) if (item.seat, item.key) == (0, "jumps")]
    assert jumps == [4]


def test_v_move_1_the_start_is_shared_and_never_blocked() -> None:
    scene = Scene(5).drained(*TRIANGLE).front(1, "basilica").front(2, "basilica").front(3, "basilica")
    assert list(scene.s.at) == [0] * 5
    scene.hand(0, "basilica").lines("0 project basilica", "0 done", "1 at castello b2+b3+c3")
    # Seat 1 goes 7, then 2, 3 and 0 each 3 from the start: to 3, 4 and 5.
    assert list(scene.s.at) == [5, 7, 3, 4, 0]
    assert moves(scene) == [moved(1, 7, 7), moved(2, 3, 3), moved(3, 3, 4), moved(0, 3, 5)]


@pytest.mark.parametrize(
    ("master", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_v_move_1_the_master_first_then_clockwise_from_the_master(master: int, order: list[int]) -> None:
    scene = Scene(4).drained(*TRIANGLE).hand(0, "basilica")
    # Three cards lie there, the master's first; seat 0 brings the last.
    lying = [seat for seat in order if seat or master == 0][:3]
    for seat in lying:
        scene.front(seat, "basilica")
    order = [seat for seat in order if seat in (0, *lying)]
    scene.lines("0 project basilica", "0 done", f"{master} at castello b2+b3+c3")
    assert [heard.args["seat"] for heard in moves(scene)] == order
    spaces = [heard.args["spaces"] for heard in moves(scene)]
    assert spaces == [7] + [3] * (len(order) - 1)


def test_v_move_1_who_moved_before_is_in_the_way_of_those_after() -> None:
    scene = Scene(4).drained(*TRIANGLE).hand(0, "basilica")
    scene.front(2, "basilica").front(3, "basilica").front(1, "basilica")
    for seat in range(4):
        scene.at(seat, 46 + seat)
    settled(scene.lines("0 project basilica", "0 done", "2 at castello b2+b3+c3"))
    # 2 from 48 past 49; 3 from 49; 0 from 46 past 47; 1 from 47 past 50.
    assert moves(scene) == [moved(2, 7, 56), moved(3, 3, 52), moved(0, 3, 50), moved(1, 3, 51)]


def test_v_move_1_one_gondola_a_space_in_a_game_of_two() -> None:
    # The imaginary player has no gondola.
    scene = Scene(2).at(0, 20).at(1, 21).lines("0 later").hand(0, "house")
    settled(scene.lines("0 house", "0 done", "0 at castello b2"))
    assert list(scene.s.at[:2]) == [22, 21]


def test_v_move_1_spaces_that_were_jumped_are_told_apart_in_the_account() -> None:
    scene = house(Scene().at(0, 20).at(1, 21).at(2, 22))
    assert scene.s.at[0] == 23
    assert [(item.points, item.key) for item in venezia.account(scene.s) if item.seat == 0] == [
        (1, "house"),
        (20, "shares"),
        (2, "jumps"),
    ]


# The crossing.


def test_v_move_2_two_from_43_past_a_gondola_on_10() -> None:
    """The worked case: 44, then 46."""
    scene = bridge(Scene().at(0, 43).at(1, 10), 2)
    assert list(scene.s.at[:2]) == [46, 10]


@pytest.mark.parametrize(
    ("start", "other", "to"),
    [
        # A gondola on 10 blocks 10 and 45, and so does one on 45.
        (9, 10, 11),
        (9, 45, 11),
        (44, 10, 46),
        (44, 45, 46),
        # Free, it is a space like any other.
        (9, 11, 10),
        (9, 44, 10),
        (44, 46, 45),
        (44, 9, 45),
        # A gondola keeps its own number: from 10 the next is 11, from 45 it is 46.
        (10, 20, 11),
        (45, 20, 46),
        (10, 11, 12),
        (10, 46, 11),
        (45, 46, 47),
        (45, 11, 46),
    ],
)
def test_v_move_2_10_and_45_are_one_space(start: int, other: int, to: int) -> None:
    scene = house(Scene().at(0, start).at(1, other))
    assert list(scene.s.at[:3]) == [to, other, 0]
    assert venezia.view(scene.s, -1).players[0].at == to


@pytest.mark.parametrize(("start", "other", "to"), [(5, 45, 13), (40, 10, 48), (5, 20, 12), (40, 20, 47)])
def test_v_move_2_jumped_on_the_way(start: int, other: int, to: int) -> None:
    assert basilica(Scene().at(0, start).at(1, other)).s.at[0] == to


@pytest.mark.parametrize("n", [10, 45])
def test_v_move_2_on_either_number_along_all_four_quarters(n: int) -> None:
    takes = {}
    for quarter, stone in (
        ("cannaregio", "b2"),
        ("castello", "b2"),
        ("san_polo", "c2"),
        ("san_marco", "b2"),
        ("dorsoduro", "c2"),
    ):
        scene = Scene().at(0, n).hand(0, "house").lines("0 house", "0 done", f"0 at {quarter} {stone}")
        takes[quarter] = scene.question() == "draw_treasure"
    assert takes == {"cannaregio": True, "castello": True, "san_polo": True, "san_marco": True, "dorsoduro": False}


def test_v_move_2_the_next_goes_to_the_other_number_only_when_it_is_left() -> None:
    scene = Scene().at(1, 10).at(0, 44).hand(0, "house").hand(1, "house")
    settled(scene.lines("0 house", "0 done", "0 at dorsoduro c2"))
    assert list(scene.s.at[:2]) == [46, 10]
    scene.at(0, 44)
    scene.pass_turn()
    settled(scene.hand(1, "house").lines("1 house", "1 done", "1 at dorsoduro d6"))
    assert list(scene.s.at[:2]) == [44, 11]
    scene.pass_turn().pass_turn()
    house(scene, "castello b2")
    assert list(scene.s.at[:2]) == [45, 11]


# Gold moves a gondola too.


def test_v_move_2_nobody_is_in_their_own_way() -> None:
    """A gondola on 10 leaves it by moving, however far it goes."""
    scene = Scene().at(0, 10)
    assert track.target(scene.s, 0, 35) == 45
    assert track.target(scene.s, 1, 10) == 11
    assert track.target(scene.s, 1, 43) == 44
    assert track.target(scene.s, 1, 44) == 46


def test_v_move_1_gold_jumps_as_well() -> None:
    scene = Scene().at(0, 43).at(1, 10).at(2, 46).tokens(0, 5, 5)
    scene.lines("0 gold 2", "0 cheapest", "0 pay")
    assert list(scene.s.at[:3]) == [47, 10, 46]
    assert moves(scene) == [moved(0, 2, 47)]


# The end of the track.


def test_v_end_3_past_60_the_posts_count_as_further_spaces() -> None:
    scene = Scene(4).drained(*TRIANGLE).front(1, "basilica", 3).at(1, 55).at(0, 59).hand(0, "basilica")
    settled(scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3"))
    # The master jumps 59 and lands on the third post; the partner goes 60, 61, 62.
    assert moves(scene) == [moved(1, 7, 63), moved(0, 3, 62)]
    assert list(scene.s.at[:2]) == [62, 63]
    # The game is over but for gold (V-END-2).
    assert (scene.turn(), scene.question()) == (1, "last")


def test_v_end_3_one_gondola_a_post() -> None:
    scene = Scene(4).drained(*TRIANGLE).front(1, "basilica", 3).at(1, 54).at(0, 58).hand(0, "basilica")
    settled(scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3"))
    # 55 56 57 59 60 61 62, then 59 60 61.
    assert list(scene.s.at[:2]) == [61, 62]
    scene = Scene(4).drained(*TRIANGLE).front(1, "basilica", 3).at(1, 53).at(0, 59).hand(0, "basilica")
    settled(scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3"))
    # 54 55 56 57 58 60 61, then 60 and past 61.
    assert list(scene.s.at[:2]) == [63, 61]


def test_v_end_3_as_many_posts_as_are_needed() -> None:
    """The drawing has twelve; with enough gold a gondola goes farther."""
    scene = Scene().at(0, 59).at(1, 58).tokens(0, *[5] * 5, *[6] * 4, *[4] * 5, *[3] * 4, *[2] * 10)
    # All of it is worth 101, which is 20 spaces.
    assert [name for name in scene.legal() if name.startswith("gold")][-1] == "gold 20"
    scene.lines("0 gold 20", "0 cheapest", "0 pay")
    assert scene.s.at[0] == 79


# Random games.


def landing(at: dict[int, int], seat: int, spaces: int) -> int:
    """Where a gondola comes to lie, counted space by space over the free ones."""
    taken = set()
    for other, space in at.items():
        if other != seat and space:
            taken |= {10, 45} if space in (10, 45) else {space}
    free = [space for space in range(at[seat] + 1, 200) if space not in taken]
    return free[spaces - 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_move_1_every_move_of_random_games(seats: int) -> None:
    """No gondola lands on an occupied space, and all come as far as a second count says."""
    seen = crossings = jumps = 0
    for seed in range(300 if SOAK else 5 if FEW else 30):
        at = dict.fromkeys(range(seats), 0)
        for s in random_game(seed, seats, log=True):
            assert s.log is not None
            for heard in s.log:
                if heard.key != "moved":
                    continue
                seat, spaces = int(heard.args["seat"]), int(heard.args["spaces"])
                to = landing(at, seat, spaces)
                assert heard.args["space"] == to
                jumps += to - at[seat] > spaces
                at[seat] = to
                crossings += to in (10, 45)
                seen += 1
            s.log.clear()
            assert list(s.at[:seats]) == list(at.values())
            places = [10 if space == 45 else space for space in at.values() if space]
            assert len(set(places)) == len(places)
    assert FEW or (seen > 300 and crossings and jumps)


@pytest.mark.parametrize("seats", [2, 5])
def test_v_move_1_gondolas_never_go_back(seats: int) -> None:
    """Whatever is liked best, and by each action at most as far as the account says."""
    for seed in range(60 if SOAK else 2 if FEW else 10):
        before = [0] * seats
        for s, _ in walk(venezia, seats, seed):
            assert all(now >= then for now, then in zip(s.at, before, strict=False))
            before = list(s.at[:seats])
            spaces = [0] * seats
            for item in venezia.account(s):
                spaces[item.seat] += item.points
            assert spaces == before
