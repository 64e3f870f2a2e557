"""Draining (V-DRAIN)."""

from collections import Counter

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.kernel.event import Event, only
from laguna.kernel.game import CHANCE

from .scene import Scene, event, random_game

SWAMPS = [name for name, lies in zip(t.HEXES, t.START_HEXES, strict=True) if lies == t.SWAMP]


def asked(scene: Scene) -> tuple[int, str]:
    return scene.turn(), scene.question()


def own_tokens(scene: Scene, seat: int) -> list[int]:
    """How many tokens of each worth a seat sees that it has."""
    mine = venezia.view(scene.s, seat).mine
    assert mine is not None
    return mine.tokens


def seen(said: Event) -> int | str:
    """What the token is worth, told to seat 0 and nobody else."""
    assert (said.key, said.seen_by) == ("swamp_seen", only(0))
    return said.args["gold"]


def test_v_drain_1_from_anywhere() -> None:
    scene = Scene().lines("0 done")
    assert asked(scene) == (0, "drain")
    assert len(SWAMPS) == 86
    assert scene.legal() == [*(f"drain {name}" for name in SWAMPS), "drain_nothing"]
    for name in SWAMPS:
        other = venezia.copy(scene.s)
        venezia.apply(other, venezia.ACTIONS.number(f"drain {name}"))
        assert other.hexes[t.HEXES.index(name)] == t.EMPTY
        assert sum(was != now for was, now in zip(scene.s.hexes, other.hexes, strict=True)) == 1


def test_v_drain_1_only_where_there_is_swamp() -> None:
    scene = Scene().drained("castello a1").built("house", "castello a2").lines("0 done")
    gone = {f"drain castello {name}" for name in ("a1", "a2", "b2", "d5", "e2")}
    assert not gone & set(scene.legal())
    assert len(scene.legal()) == 86 - 2 + 1


def test_v_drain_1_no_token() -> None:
    scene = Scene().lines("0 done", "0 drain_nothing")
    assert asked(scene) == (0, "draw")
    assert scene.tokens_of(0) == []
    assert sum(scene.s.swamp_left) == 86
    assert scene.told(1) == [event("drains_nothing", seat=0)]


def test_v_drain_1_one_token() -> None:
    scene = Scene().lines("0 done", "0 drain castello a1")
    assert asked(scene) == (CHANCE, "draw_swamp")
    scene.lines("* swamp 2")
    assert asked(scene) == (0, "drain")
    scene.lines("0 drain_nothing")
    assert asked(scene) == (0, "draw")
    assert scene.tokens_of(0) == [2]
    assert scene.s.hexes[t.HEXES.index("castello a1")] == t.EMPTY
    assert sum(scene.s.swamp_left) == 85


def test_v_drain_1_two_tokens_and_no_third() -> None:
    scene = Scene().lines("0 done", "0 drain castello a1", "* swamp 2", "0 drain dorsoduro e5", "* swamp 0")
    assert asked(scene) == (0, "draw")
    assert scene.tokens_of(0) == [0, 2]
    for name in ("castello a1", "dorsoduro e5"):
        assert scene.s.hexes[t.HEXES.index(name)] == t.EMPTY
    assert list(scene.s.swamp_left) == [27, 30, 27]
    assert not any(scene.s.gone)


def test_v_drain_1_one_after_the_other_the_first_is_seen_before_the_second_is_chosen() -> None:
    scene = Scene().lines("0 done", "0 drain castello a1")
    assert own_tokens(scene, 0) == [0] * 7
    scene.lines("* swamp 1")
    # Now it is known, and the hex is no choice any more.
    assert asked(scene) == (0, "drain")
    assert own_tokens(scene, 0) == [0, 1, 0, 0, 0, 0, 0]
    assert seen(scene.told(0)[-1]) == 1
    assert scene.legal() == [*(f"drain {name}" for name in SWAMPS if name != "castello a1"), "drain_nothing"]
    assert venezia.view(scene.s, 0).drains_left == 1


def test_v_drain_1_any_of_the_tokens_on_the_board_may_lie_there() -> None:
    scene = Scene().tokens(1, *[2] * 28, *[1] * 4).lines("0 done", "0 drain castello a1")
    assert scene.legal() == ["swamp 0", "swamp 1"]
    assert venezia.weights(scene.s) == list(scene.s.swamp_left[:2])
    scene.lines("* swamp 1")
    before = list(scene.s.swamp_left)
    scene.lines("0 drain castello a2")
    assert venezia.weights(scene.s) == before[:2]


def test_v_drain_1_the_gold_is_secret_the_hex_is_not() -> None:
    scene = Scene().lines("0 done", "0 drain san_marco e2")
    heard = [event("drained", seat=0, quarter="san_marco", hex="e2")]
    worlds = []
    for gold in (0, 1, 2):
        s = venezia.copy(scene.s)
        s.log = []
        venezia.apply(s, venezia.ACTIONS.number(f"swamp {gold}"))
        assert [seen(said) for said in s.log] == [gold]
        worlds.append(s)
    for seat in (-1, 1, 2):
        assert scene.told(seat) == heard
        views = [venezia.view(s, seat) for s in worlds]
        assert views[0] == views[1] == views[2]
        # Everybody counts one more token.
        assert (views[0].players[0].swamp, views[0].players[0].treasure) == (1, 0)
        assert views[0].hexes[t.HEXES.index("san_marco e2")] == t.EMPTY
    own = [venezia.view(s, 0) for s in worlds]
    assert len({str(view) for view in own}) == 3


def test_v_drain_1_nothing_is_built_there_in_the_same_turn() -> None:
    """V-PLAY-1: the building step is over; the next player can build there."""
    scene = Scene().hand(0, "house", "campo").hand(1, "house").lines("0 done", "0 drain castello a1", "* swamp 0")
    assert not [name for name in scene.legal() if name.split()[0] not in ("drain", "drain_nothing")]
    scene.lines("0 drain_nothing", "0 pile", "* card bridge", "1 house", "1 done")
    assert "at castello a1" in scene.legal()


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_v_drain_1_when_the_swamp_comes_to_an_end(left: int) -> None:
    scene = Scene().drained(*SWAMPS[left:]).lines("0 done")
    for n in range(min(left, 2)):
        assert asked(scene) == (0, "drain")
        assert scene.legal() == [*(f"drain {name}" for name in SWAMPS[n:left]), "drain_nothing"]
        scene.lines(f"0 drain {SWAMPS[n]}", f"* {scene_draw(scene)}")
    # Without swamp nothing is asked.
    assert asked(scene) == (0, "draw")
    assert len(scene.tokens_of(0)) == min(left, 2)


def scene_draw(scene: Scene) -> str:
    """A swamp token that is still on the board."""
    return f"swamp {next(gold for gold in (0, 1, 2) if scene.s.swamp_left[gold])}"


def test_v_drain_1_every_turn_anew() -> None:
    scene = Scene().lines("0 done", "0 drain castello a1", "* swamp 1", "0 drain castello a2", "* swamp 1")
    scene.lines("0 pile", "* card house", "1 done")
    assert asked(scene) == (1, "drain")
    scene.lines("1 drain_nothing", "1 pile", "* card house")
    scene.lines("2 done", "2 drain castello a3", "* swamp 0", "2 drain castello a4", "* swamp 2")
    assert asked(scene) == (2, "draw")
    assert [scene.tokens_of(seat) for seat in (0, 1, 2)] == [[1, 1], [], [0, 2]]
    # What was left out is not made up for.
    scene.lines("2 pile", "* card house", "0 done", "0 drain_nothing", "0 pile", "* card house", "1 done")
    scene.lines("1 drain castello b1", "* swamp 1", "1 drain castello b3", "* swamp 1")
    assert asked(scene) == (1, "draw")


def test_v_drain_1_after_building_and_before_drawing() -> None:
    scene = Scene().hand(0, "house").lines("0 house", "0 done", "0 at castello b2")
    assert asked(scene) == (0, "drain")
    scene.lines("0 drain castello a2", "* swamp 0", "0 drain_nothing")
    assert asked(scene) == (0, "draw")


def test_v_drain_1_at_most_two_a_turn_and_always_one_token_a_hex() -> None:
    """In games played at random: whoever drains has a turn, and gets one token for every hex."""
    for seed in range(4):
        drained: Counter[int] = Counter()
        for s in random_game(seed, 2 + seed):
            if venezia.question(s) == "drain":
                assert venezia.turn(s) == s.seat
                assert venezia.view(s, -1).drains_left in (1, 2)
            if venezia.question(s) == "draw_swamp":
                drained[s.turns] += 1
        assert set(drained.values()) <= {1, 2}
        assert sum(drained.values()) == 86 - sum(s.swamp_left)
        assert all(venezia.view(s, seat).hexes == list(s.hexes) for seat in range(s.seats))
