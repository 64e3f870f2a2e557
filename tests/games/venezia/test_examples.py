"""The worked examples of the rules, replayed move by move (V-EX)."""

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.constants import KINDS, NOBODY
from laguna.kernel.event import Event, all_but
from laguna.kernel.game import CHANCE

from .scene import Scene, event

K, J = 0, 1


def news(scene: Scene) -> list[Event]:
    """What the public has been told since this was last asked."""
    told = scene.told(-1)
    assert scene.s.log is not None
    scene.s.log.clear()
    return told


def test_v_ex_1_two_houses_a_bridge_and_gold() -> None:
    """K on 35, J on 43: five spaces from 37 K comes to lie right behind J."""
    scene = Scene().hand(K, "bridge", "bridge", "house", "house", "palazzo").front(J, "bridge")
    scene.at(K, 35).at(J, 43).market("campo")
    # Three houses in dorsoduro, two in san_marco, and the site between them is free.
    scene.built("house", "dorsoduro a1", "dorsoduro b1", "dorsoduro c1", "san_marco a1", "san_marco b1")
    scene.drained("dorsoduro c6", "san_marco e2", "dorsoduro b2")
    assert scene.master("bridge") == J

    # K plays two bridge cards and takes the pawn from J; also two house cards.
    scene.lines("0 project bridge")
    assert scene.master("bridge") == J
    scene.lines("0 project bridge")
    assert scene.master("bridge") == K
    scene.lines("0 house", "0 house", "0 done")
    assert news(scene) == [
        event("played", seat=K, card="bridge"),
        event("played", seat=K, card="bridge"),
        event("master", seat=K, kind="bridge"),
        event("played", seat=K, card="house"),
        event("played", seat=K, card="house"),
    ]

    # The first house goes up in the quarter with three; K's gondola lies along it: a treasure, then 1 space.
    assert (scene.turn(), scene.question()) == (K, "order")
    assert scene.legal() == ["build house", "build bridge"]
    scene.lines("0 build house", "0 at dorsoduro b2")
    assert (scene.turn(), scene.question()) == (CHANCE, "draw_treasure")
    assert scene.s.at[K] == 35
    scene.lines("* treasure 5", "0 go_on")
    assert scene.s.at[K] == 36
    scene.lines("0 go_on")
    assert news(scene) == [
        event("built", seat=K, kind="house", quarter="dorsoduro", hexes="b2", points=1),
        event("treasure", all_but(K), seat=K),
        event("moved", seat=K, spaces=1, space=36),
    ]

    # The second house goes up there too: a treasure, then 1 space.
    assert scene.legal() == ["build house", "build bridge", "gold 1"]
    scene.lines("0 build house", "0 at dorsoduro c2", "* treasure 3", "0 go_on", "0 go_on")
    assert list(scene.s.at[:3]) == [37, 43, 0]
    assert scene.tokens_of(K) == [3, 5]

    # Then the bridge, between that quarter, now with five houses, and one with two.
    assert (scene.turn(), scene.question()) == (K, "place")
    view = venezia.view(scene.s, K)
    assert (KINDS[view.building], view.builder) == ("bridge", K)
    assert [name for name in scene.legal() if not name.startswith("gold")] == [
        "bridge san_marco e2",
        "bridge dorsoduro c6",
    ]
    news(scene)
    scene.lines("0 bridge dorsoduro c6")
    # No treasure: on 37 K lies along san_polo alone, and J on 43 along neither as well.
    assert (scene.turn(), scene.question()) == (K, "pause")
    scene.lines("0 go_on")
    # K scores five and lands right behind J ...
    assert list(scene.s.at[:3]) == [42, 43, 0]
    assert scene.question() == "pause"
    assert news(scene) == [
        event("built", seat=K, kind="bridge", quarter="dorsoduro", hexes="c6", points=5),
        event("moved", seat=K, spaces=5, space=42),
    ]
    # ... pays 5 gold and steps past J ...
    scene.lines("0 gold 1", "0 token 5", "0 pay")
    assert list(scene.s.at[:3]) == [44, 43, 0]
    assert scene.tokens_of(K) == [3]
    assert list(scene.s.treasure_left) == [3, 5, 5, 4]
    assert news(scene) == [
        event("buys", seat=K, spaces=1),
        event("token", seat=K, gold=5),
        event("moved", seat=K, spaces=1, space=44),
    ]
    # ... and J moves 2, half of five rounded down, jumping K.
    assert scene.question() == "pause"
    assert scene.master("bridge") == K
    scene.lines("0 go_on")
    assert list(scene.s.at[:3]) == [44, 46, 0]
    assert news(scene) == [event("moved", seat=J, spaces=2, space=46)]
    scene.lines("0 go_on")

    # The three bridge cards are discarded and the pawn goes home.
    assert scene.front_of(K) == scene.front_of(J) == {}
    assert scene.master("bridge") == NOBODY
    assert dict(zip(KINDS, scene.s.discards, strict=True)) == {
        "house": 2,
        "palazzo": 0,
        "campo": 0,
        "basilica": 0,
        "bridge": 3,
    }

    # K drains two hexes ...
    assert scene.question() == "drain"
    scene.lines("0 drain castello a1", "* swamp 2", "0 drain san_polo e1", "* swamp 0")
    assert scene.tokens_of(K) == [0, 2, 3]
    # ... puts a palazzo card into the market, takes one market card and two from the pile.
    assert scene.legal()[:3] == ["take campo", "pile", "offer palazzo"]
    scene.lines("0 offer palazzo")
    assert [name for name in scene.legal() if not name.startswith("gold")] == ["take campo", "pile"]
    scene.lines("0 take campo", "* card basilica", "* card house")
    assert scene.cards_of(K) == {"house": 1, "campo": 1, "basilica": 1}
    assert scene.market_cards() == ["palazzo"]
    # A last moment for gold, and it is J's turn.
    scene.lines("0 go_on")
    assert (scene.turn(), scene.question()) == (J, "play")
    assert venezia.turns(scene.s) == 1


def test_v_ex_2_two_against_two_and_the_pawn_stays() -> None:
    scene = Scene().front(J, "basilica", 2).hand(K, *["basilica"] * 3)
    scene.lines("0 project basilica", "0 project basilica")
    # You may play 2, not 3.
    assert scene.legal() == ["done"]
    assert scene.why(K, "project basilica") == ("V-PLAY-2", "project_full")
    assert scene.cards_of(K) == {"basilica": 1}
    # At two against two the pawn stays: J chooses the place, gets 7, and K half of it.
    assert scene.master("basilica") == J
    scene.drained("castello b3", "castello c3").lines("0 done")
    assert (scene.turn(), scene.question()) == (J, "place")
    scene.lines("1 at castello b2+b3+c3")
    assert list(scene.s.at[:3]) == [3, 7, 0]


@pytest.mark.parametrize(("master", "partner"), [(K, J), (J, K)])
def test_v_ex_3_a_gondola_is_passed_and_passes_again(master: int, partner: int) -> None:
    """The master moves 7, not counting the space of the partner, who then moves 3 and passes the master again."""
    scene = Scene().drained("castello b3", "castello c3")
    if master == K:
        scene.front(K, "basilica", 2).front(J, "basilica")
    else:
        scene.front(J, "basilica", 3)
    scene.hand(K, "basilica").at(master, 20).at(partner, 26)
    scene.lines("0 project basilica", "0 done")
    assert scene.turn() == master
    scene.lines(f"{master} at castello b2+b3+c3")
    assert [heard for heard in scene.told(-1) if heard.key == "moved"] == [
        # 21 22 23 24 25, not 26, 27 28.
        event("moved", seat=master, spaces=7, space=28),
        # 27, not 28, 29 30.
        event("moved", seat=partner, spaces=3, space=30),
    ]
    assert (scene.s.at[master], scene.s.at[partner]) == (28, 30)


def test_v_ex_4_a_project_of_ones_own_over_two_turns() -> None:
    scene = Scene().drained("castello d2", "san_marco a2").built("house", "castello a1", "castello a2")
    # One bridge card in one turn ...
    scene.hand(K, "bridge").lines("0 project bridge", "0 done")
    assert scene.master("bridge") == K
    scene.lines("0 drain_nothing", "0 pile", "* card bridge").pass_turn().pass_turn()
    # ... two more in the next, nobody else in.
    scene.hand(K, "bridge", "bridge")
    assert scene.legal() == ["project bridge", "done"]
    scene.lines("0 project bridge", "0 project bridge", "0 done")
    assert (scene.turn(), scene.question()) == (K, "place")
    # Built through the project, alone, and the pawn goes home.
    assert not venezia.view(scene.s, -1).by_solo
    assert scene.master("bridge") == K
    scene.lines("0 bridge castello d2")
    assert scene.master("bridge") == NOBODY
    assert list(scene.s.at[:3]) == [2, 0, 0]
    assert scene.s.discards[KINDS.index("bridge")] == 3
    assert scene.front_of(K) == {}
