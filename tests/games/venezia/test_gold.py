"""Gold for movement: which tokens pay, at which moments, and what the others see of it (V-GOLD)."""

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.games.venezia.rules.state import State
from laguna.kernel.chance import Rng
from laguna.kernel.event import Event
from laguna.kernel.game import CHANCE

from ...walks import FEW
from .scene import Scene, event

PRICE = 5
TREASURE = 3
"""A token worth so much or more is a treasure token."""
BASILICA = "castello c2+c3+d3"


def payments(tokens: Sequence[int], spaces: int) -> list[tuple[int, ...]]:
    """Every way to pay so many spaces with some of these tokens, as the rule has it: none is superfluous."""
    ways = {
        tuple(sorted(chosen))
        for n in range(1, len(tokens) + 1)
        for chosen in combinations(tokens, n)
        if sum(chosen) // PRICE == spaces and all((sum(chosen) - token) // PRICE < spaces for token in chosen)
    }
    return sorted(ways)


def contains(way: Sequence[int], picked: Sequence[int]) -> bool:
    return all(way.count(token) >= picked.count(token) for token in set(picked))


def cost(way: Sequence[int]) -> tuple[int, int, int]:
    """What makes a payment cheap: the least worth, then the fewest treasure tokens, then the fewest tokens."""
    return sum(way), sum(token >= TREASURE for token in way), len(way)


def picked_by(s: State, seat: int) -> list[int]:
    """The tokens that a seat has chosen so far, as it sees them itself."""
    mine = venezia.view(s, seat).mine
    assert mine is not None
    return [t.GOLD[worth] for worth, n in enumerate(mine.picked) for _ in range(n)]


def names(s: State) -> list[str]:
    return [venezia.ACTIONS.name(action) for action in venezia.legal(s)]


def after(s: State, name: str) -> State:
    """What comes of an action, on a copy."""
    other = venezia.copy(s)
    venezia.apply(other, venezia.ACTIONS.number(name))
    return other


def pay(scene: Scene, *tokens: int, seat: int = 0) -> Scene:
    """Buy as many spaces as these tokens are worth, with exactly these."""
    scene.lines(f"{seat} gold {sum(tokens) // PRICE}", *[f"{seat} token {token}" for token in tokens])
    return scene.lines(f"{seat} pay")


def news(scene: Scene) -> list[Event]:
    """What was told since this was last asked."""
    assert scene.s.log is not None
    said = scene.s.log.copy()
    scene.s.log.clear()
    return said


def asked(scene: Scene) -> tuple[int, str]:
    return scene.turn(), scene.question()


# Which tokens.


@pytest.mark.parametrize(
    ("tokens", "spaces"),
    [
        ((), 0),
        ((0, 0, 0, 0), 0),
        ((2, 2), 0),
        ((4,), 0),
        ((5,), 1),
        ((2, 2, 1), 1),
        ((3, 6), 1),
        ((4, 6), 2),
        ((6, 6, 2), 2),
        ((5, 5, 5), 3),
        ((6, 6, 6, 6), 4),
        ((6, 6, 6, 6, 1), 5),
    ],
)
def test_v_gold_1_as_many_spaces_as_the_gold_is_enough_for(tokens: tuple[int, ...], spaces: int) -> None:
    scene = Scene().tokens(0, *tokens)
    assert scene.legal() == ["done", *(f"gold {k}" for k in range(1, spaces + 1))]
    if spaces:
        scene.at(0, 20).lines(f"0 gold {spaces}")
        assert asked(scene) == (0, "tokens")
        scene.lines("0 cheapest", "0 pay")
        assert scene.s.at[0] == 20 + spaces
        assert asked(scene) == (0, "play")


def purses() -> list[list[int]]:
    """Random purses of up to eight tokens, and some that are awkward."""
    rng = Rng(1)
    found = [[6, 6, 6, 6, 1], [6, 6, 6, 6, 5, 5, 5, 5], [3, 3, 3, 3, 4, 4, 4, 4], [0, 1, 2, 3, 4, 5, 6]]
    found += [[1] * 8, [2] * 8, [0] * 8, [0, 0, 5], [1, 1, 1, 1, 4, 6]]
    for n in range(20 if FEW else 300):
        bag = [worth for worth, count in enumerate(t.TOKEN_COUNTS) for _ in range(count if n % 3 else 4)]
        rng.shuffle(bag)
        found.append(sorted(t.GOLD[worth] for worth in bag[: 1 + rng.below(8)]))
    return found


def test_v_gold_1_by_trying_all_payments() -> None:
    """Spaces, tokens and the cheapest way, at every point of every choice, against all subsets of the purse."""
    rng = Rng(2)
    for purse in purses():
        start = Scene().at(0, 20).tokens(0, *purse).s
        ways = {k: payments(purse, k) for k in range(1, sum(purse) // PRICE + 3)}
        assert names(start) == ["done", *(f"gold {k}" for k in ways if ways[k])]
        for k in ways:
            if not ways[k]:
                continue
            s = after(start, f"gold {k}")
            while names(s) != ["pay"]:
                picked = picked_by(s, 0)
                fitting = [way for way in ways[k] if contains(way, picked)]
                useful = [
                    token
                    for token in sorted(set(purse))
                    if any(way.count(token) > picked.count(token) for way in fitting)
                ]
                assert names(s) == [*(f"token {token}" for token in useful), "cheapest"], (purse, k, picked)
                chosen = after(s, "cheapest")
                assert names(chosen) == ["pay"]
                way = tuple(picked_by(chosen, 0))
                assert way in fitting, (purse, k, picked, way)
                assert cost(way) == min(map(cost, fitting)), (purse, k, picked, way)
                s = after(s, f"token {useful[rng.below(len(useful))]}")
            paid = picked_by(s, 0)
            assert tuple(paid) in ways[k]
            s = after(s, "pay")
            venezia.check(s)
            assert s.at[0] == 20 + k
            left = [t.GOLD[worth] for worth in range(t.WORTHS) for _ in range(s.tokens[worth])]
            assert sorted(left + paid) == sorted(purse)


def test_v_gold_1_the_cheapest_payment_from_a_large_purse() -> None:
    """The cheapest way to every sum, found token by token; what costs least contains nothing superfluous."""
    rng = Rng(4)
    for size in (12, 20) if FEW else (12, 20, 40, 70, 104):
        bag = [gold for gold, count in zip(t.GOLD, t.TOKEN_COUNTS, strict=True) for _ in range(count)]
        rng.shuffle(bag)
        purse = bag[:size]
        reach = {0: (0, 0)}
        for token in purse:
            for gold, (treasures, number) in list(reach.items()):
                way = (treasures + (token >= TREASURE), number + 1)
                reach[gold + token] = min(way, reach.get(gold + token, way))
        s = Scene().tokens(0, *purse).s
        most = sum(purse) // PRICE
        assert names(s) == ["done", *(f"gold {k}" for k in range(1, most + 1))]
        for k in range(1, most + 1):
            least = min(gold for gold in reach if gold >= k * PRICE)
            chosen = picked_by(after(after(s, f"gold {k}"), "cheapest"), 0)
            assert cost(chosen) == (least, *reach[least])


@pytest.mark.parametrize(
    ("tokens", "spaces", "legal"),
    [
        # 5 alone is enough: beside it 1 would be superfluous, also if 1 is chosen first.
        ((1, 5), 1, ["5"]),
        ((2, 5), 1, ["5"]),
        # 6 + 4 is two spaces; for one, 6 alone, for 4 + 6 goes farther than that and 4 alone not far enough.
        ((4, 6), 1, ["6"]),
        ((4, 6), 2, ["4", "6"]),
        # 3 + 4 and 1 + 4, but 1 + 3 is not enough, and with all three 1 is superfluous.
        ((1, 3, 4), 1, ["1", "3", "4"]),
        ((1, 2, 6), 1, ["6"]),
        ((2, 2, 3), 1, ["2", "3"]),
        ((1, 1, 1, 1, 6), 2, ["1", "6"]),
    ],
)
def test_v_gold_1_no_token_may_be_superfluous(tokens: tuple[int, ...], spaces: int, legal: list[str]) -> None:
    scene = Scene().tokens(0, *tokens).lines(f"0 gold {spaces}")
    assert scene.legal() == [*(f"token {token}" for token in legal), "cheapest"]


def test_v_gold_1_what_is_chosen_first_decides_what_may_follow() -> None:
    scene = Scene().tokens(0, 1, 1, 3, 4, 5).lines("0 gold 1")
    assert scene.legal() == ["token 1", "token 3", "token 4", "token 5", "cheapest"]
    scene.lines("0 token 1")
    # With 5 or with 3 + 4 the 1 would be superfluous.
    assert scene.legal() == ["token 1", "token 3", "token 4", "cheapest"]
    scene.lines("0 token 3")
    assert scene.legal() == ["token 1", "cheapest"]
    scene.lines("0 token 1")
    assert scene.legal() == ["pay"]
    scene.lines("0 pay")
    assert scene.tokens_of(0) == [4, 5]


def test_v_gold_1_a_token_worth_nothing_is_never_handed_in() -> None:
    for tokens in ((0, 5), (0, 0, 0, 2, 3), (0, 1, 2, 3, 4, 5, 6)):
        scene = Scene().tokens(0, *tokens)
        for k in range(1, sum(tokens) // PRICE + 1):
            assert "token 0" not in names(after(scene.s, f"gold {k}"))
            assert 0 not in picked_by(after(after(scene.s, f"gold {k}"), "cheapest"), 0)


@pytest.mark.parametrize(
    ("tokens", "spaces", "cheapest"),
    [
        # The least worth first, also with more treasure tokens and more tokens.
        ((5, 6), 1, [5]),
        ((2, 4, 5), 1, [5]),
        ((1, 1, 3, 6), 1, [1, 1, 3]),
        ((2, 4, 6, 6), 2, [4, 6]),
        # Then the fewest treasure tokens, also with more tokens.
        ((1, 2, 2, 5), 1, [1, 2, 2]),
        ((2, 2, 2, 6), 1, [2, 2, 2]),
        ((1, 1, 1, 2, 3), 1, [1, 1, 1, 2]),
        ((1, 4, 5, 5), 2, [5, 5]),
        ((1, 4, 4, 6), 2, [4, 6]),
        # Then the fewest tokens.
        ((1, 1, 1, 1, 1, 2, 2), 1, [1, 2, 2]),
        ((1, 1, 2, 3), 1, [2, 3]),
    ],
)
def test_v_gold_1_the_cheapest_payment(tokens: tuple[int, ...], spaces: int, cheapest: list[int]) -> None:
    scene = Scene().tokens(0, *tokens).lines(f"0 gold {spaces}", "0 cheapest")
    assert picked_by(scene.s, 0) == cheapest
    assert scene.legal() == ["pay"]


@pytest.mark.parametrize(
    ("tokens", "spaces", "first", "cheapest"),
    [
        ((5, 6), 1, 6, [6]),
        ((1, 4, 5), 1, 1, [1, 4]),
        ((1, 1, 2, 2, 3, 5), 1, 3, [2, 3]),
        ((2, 2, 3, 4, 5), 2, 4, [2, 4, 5]),
        ((1, 2, 2, 4, 6), 2, 2, [2, 2, 6]),
    ],
)
def test_v_gold_1_the_cheapest_payment_with_what_is_chosen_already(
    tokens: tuple[int, ...], spaces: int, first: int, cheapest: list[int]
) -> None:
    scene = Scene().tokens(0, *tokens).lines(f"0 gold {spaces}", f"0 token {first}")
    if "cheapest" in scene.legal():
        scene.lines("0 cheapest")
    ways = [way for way in payments(tokens, spaces) if first in way]
    assert min(map(cost, ways)) == cost(cheapest)
    assert picked_by(scene.s, 0) == cheapest
    assert scene.legal() == ["pay"]


# What becomes of them.


def test_v_gold_1_no_change() -> None:
    scene = pay(Scene().at(0, 20).tokens(0, 3, 4), 3, 4)
    assert scene.s.at[0] == 21
    assert scene.tokens_of(0) == []
    assert scene.legal() == ["done"]


def test_v_gold_1_swamp_tokens_leave_the_game_treasure_tokens_go_back_to_the_supply() -> None:
    scene = Scene().at(0, 20).tokens(0, 0, 1, 2, 2, 3, 4, 6).tokens(1, 1, 5)
    gone, swamp, supply = list(scene.s.gone), list(scene.s.swamp_left), list(scene.s.treasure_left)
    assert supply == [3, 4, 4, 3]
    pay(scene, 1, 2, 3, 4)
    assert scene.s.at[0] == 22
    assert scene.tokens_of(0) == [0, 2, 6]
    assert scene.tokens_of(1) == [1, 5]
    assert list(scene.s.gone) == [gone[0], gone[1] + 1, gone[2] + 1]
    assert list(scene.s.swamp_left) == swamp
    assert list(scene.s.treasure_left) == [4, 5, 4, 3]
    for seat in (-1, 0, 1, 2):
        assert venezia.view(scene.s, seat).treasure == 16


def test_v_gold_1_a_treasure_token_that_came_back_can_be_drawn_again() -> None:
    scene = Scene().at(0, 16).no_treasure_left(0).hand(0, "house").lines("0 house")
    pay(scene, 5).lines("0 done", "0 at san_marco b2")
    # On 17 the gondola lies along San Marco, and the only token of the supply is the one just handed in.
    assert scene.s.at[0] == 17
    assert (scene.legal(), venezia.weights(scene.s)) == (["treasure 5"], [1])
    scene.lines("* treasure 5")
    assert sum(scene.s.treasure_left) == 0


def test_v_gold_1_the_gondola_jumps_occupied_spaces() -> None:
    scene = Scene().at(0, 20).at(1, 21).at(2, 23).tokens(0, 5, 5)
    news(scene)
    pay(scene, 5, 5)
    assert list(scene.s.at[:3]) == [24, 21, 23]
    assert news(scene)[-1] == event("moved", seat=0, spaces=2, space=24)
    # Back where the track crosses itself, a gondola on 10 blocks 45.
    scene = Scene().at(0, 44).at(1, 10).tokens(0, 6)
    assert pay(scene, 6).s.at[0] == 46


def test_v_gold_1_again_and_again() -> None:
    scene = Scene().at(0, 20).tokens(0, 5, 2, 3, 6)
    pay(scene, 5)
    assert scene.legal() == ["done", "gold 1", "gold 2"]
    pay(scene, 6)
    assert scene.legal() == ["done", "gold 1"]
    pay(scene, 2, 3)
    assert scene.legal() == ["done"]
    assert scene.s.at[0] == 23


def test_v_gold_1_who_has_begun_to_pay_does_nothing_else() -> None:
    scene = Scene().hand(0, "house").tokens(0, 2, 3, 5).lines("0 gold 1")
    assert scene.legal() == ["token 2", "token 3", "token 5", "cheapest"]
    scene.lines("0 token 2")
    assert scene.legal() == ["token 3", "cheapest"]
    scene.lines("0 token 3")
    assert scene.legal() == ["pay"]


# At which moments: where there is something to decide.


def start(at: int, gold: Sequence[int], seats: int = 3) -> Scene:
    return Scene(seats).at(0, at).tokens(0, *gold)


def deciding_on_the_imaginary_player(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold, 2)


def playing(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold).hand(0, "house", "campo")


def playing_on(at: int, gold: Sequence[int]) -> Scene:
    return playing(at, gold).lines("0 house")


def ordering(at: int, gold: Sequence[int]) -> Scene:
    scene = start(at, gold).hand(0, "house", "campo", "campo", "campo")
    return scene.lines("0 house", "0 solo campo", "0 done")


def placing(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold).hand(0, "house").lines("0 house", "0 done")


def placing_for_the_imaginary_player(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold, 2).lines("0 now", "* card house")


def giving_up_a_kind(at: int, gold: Sequence[int]) -> Scene:
    scene = start(at, gold).hand(0, "palazzo", "campo", "bridge")
    return scene.lines("0 project palazzo", "0 project campo", "0 project bridge", "0 done")


def draining(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold).lines("0 done")


def draining_again(at: int, gold: Sequence[int]) -> Scene:
    return draining(at, gold).lines("0 drain castello a1", "* swamp 0")


def drawing(at: int, gold: Sequence[int]) -> Scene:
    return start(at, gold).hand(0, "house").market("bridge").lines("0 done", "0 drain_nothing")


def taking(at: int, gold: Sequence[int]) -> Scene:
    return drawing(at, gold).lines("0 offer house")


def ending_the_turn(at: int, gold: Sequence[int]) -> Scene:
    return drawing(at, gold).lines("0 take bridge")


def ending_the_turn_of_two(at: int, gold: Sequence[int]) -> Scene:
    scene = start(at, gold, 2).market("bridge")
    return scene.lines("0 later", "0 done", "0 drain_nothing", "0 take bridge", "* card campo")


MOMENTS: dict[str, tuple[Callable[[int, Sequence[int]], Scene], str]] = {
    "imaginary": (deciding_on_the_imaginary_player, "imaginary"),
    "play": (playing, "play"),
    "play on": (playing_on, "play"),
    "order": (ordering, "order"),
    "place": (placing, "place"),
    "place for the imaginary player": (placing_for_the_imaginary_player, "place"),
    "discard": (giving_up_a_kind, "discard"),
    "drain": (draining, "drain"),
    "drain again": (draining_again, "drain"),
    "draw": (drawing, "draw"),
    "take": (taking, "take"),
    "before the turn ends": (ending_the_turn, "pause"),
    "before the turn of two ends": (ending_the_turn_of_two, "pause"),
}
"""Every moment outside of a building in progress at which seat 0, who is on turn, can use gold."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_v_gold_1_joins_every_decision_of_the_player_on_turn(moment: str) -> None:
    make, question = MOMENTS[moment]
    scene = make(12, (2, 4, 4))
    assert asked(scene) == (0, question)
    legal = scene.legal()
    assert legal[-2:] == ["gold 1", "gold 2"]
    pay(scene, 2, 4)
    assert scene.s.at[0] == 13
    # Nothing else has changed: the same is asked as before.
    assert asked(scene) == (0, question)
    assert scene.legal() == legal[:-2]
    # And where the gold is not enough, it does not join.
    assert make(12, (1, 3)).legal() == legal[:-2]


def test_v_gold_1_gold_from_the_first_hex_before_the_second() -> None:
    scene = Scene().at(0, 20).tokens(0, 2, 2).lines("0 done")
    assert not [name for name in scene.legal() if name.startswith("gold")]
    scene.lines("0 drain castello a1", "* swamp 1")
    assert asked(scene) == (0, "drain")
    pay(scene, 1, 2, 2).lines("0 drain castello a2", "* swamp 2")
    assert scene.s.at[0] == 21
    assert scene.tokens_of(0) == [2]


def test_v_gold_1_not_while_another_player_decides() -> None:
    scene = Scene().front(1, "basilica", 3).hand(0, "basilica").all_drained()
    scene.tokens(0, 5, 5).tokens(1, 5, 6).tokens(2, 6, 6).lines("0 project basilica", "0 done")
    # Neither the master builder who is asked out of turn, nor the player on turn.
    assert asked(scene) == (1, "place")
    assert all(name.startswith("at ") for name in scene.legal())
    scene.lines(f"1 at {BASILICA}")
    assert asked(scene) == (0, "pause")
    assert scene.legal() == ["go_on", "dont_stop", "gold 1", "gold 2"]


def test_v_gold_1_only_in_ones_own_turn() -> None:
    scene = Scene().tokens(1, 5, 5, 5).tokens(2, 6)
    assert scene.legal() == ["done"]
    scene.lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (1, "play")
    assert scene.legal() == ["done", "gold 1", "gold 2", "gold 3"]


def test_v_gold_1_not_between_a_place_and_its_treasures() -> None:
    scene = placing(4, (5, 5)).lines("0 at cannaregio b2")
    # The treasure comes at once, then the pause.
    assert asked(scene) == (CHANCE, "draw_treasure")
    scene.lines("* treasure 3")
    assert asked(scene) == (0, "pause")
    assert scene.legal() == ["go_on", "dont_stop", "gold 1", "gold 2"]
    assert scene.s.at[0] == 4


# At which moments: the pauses.


def test_v_gold_1_pauses_after_the_treasures_after_the_move_and_before_the_turn_ends() -> None:
    scene = placing(4, (5, 5, 5)).lines("0 at cannaregio b2", "* treasure 6")
    assert asked(scene) == (0, "pause")
    # What was just handed out can be used.
    pay(scene, 6)
    assert asked(scene) == (0, "pause")
    assert scene.s.at[0] == 5
    scene.lines("0 go_on")
    assert scene.s.at[0] == 6
    assert asked(scene) == (0, "pause")
    pay(scene, 5).lines("0 go_on")
    assert asked(scene) == (0, "drain")
    scene.lines("0 drain castello a1", "* swamp 2", "0 drain castello a2", "* swamp 0", "0 pile", "* card house")
    assert asked(scene) == (0, "pause")
    pay(scene, 5, 5)
    assert asked(scene) == (0, "pause")
    assert scene.legal() == ["go_on", "dont_stop"]
    scene.lines("0 go_on")
    assert asked(scene) == (1, "play")
    assert scene.s.at[0] == 9


def shared_basilica(*gold: int) -> Scene:
    """On seat 0's turn a basilica is complete; seat 1 is master, the seats 2, 3 and 0 take part."""
    scene = Scene(4).drained("castello c2", "castello c3", "castello d3")
    scene.front(1, "basilica").front(2, "basilica").front(3, "basilica")
    scene.at(0, 20).at(1, 30).at(2, 37).at(3, 40).tokens(0, *gold).hand(0, "basilica")
    return scene.lines("0 project basilica", "0 done")


def test_v_gold_1_a_pause_after_the_move_of_each_gondola() -> None:
    scene = shared_basilica(0, 0, 0).lines(f"1 at {BASILICA}")
    places = [list(scene.s.at[:4])]
    while scene.question() == "pause":
        assert scene.turn() == 0
        scene.lines("0 go_on")
        places.append(list(scene.s.at[:4]))
    # Master first, then clockwise; the pause before the moves is the one after the treasures.
    assert places == [
        [20, 30, 37, 40],
        [20, 38, 37, 40],
        [20, 38, 42, 40],
        [20, 38, 42, 44],
        [23, 38, 42, 44],
        [23, 38, 42, 44],
    ]
    assert asked(scene) == (0, "drain")


def test_v_gold_1_between_the_moves_of_two_gondolas() -> None:
    """V-MOVE-1: whoever steps out of the way, or into it, changes where the next one arrives."""
    scene = shared_basilica(0, 0, 0, 5, 5).at(0, 36).lines(f"1 at {BASILICA}", "0 go_on")
    assert list(scene.s.at[:4]) == [36, 39, 37, 40]
    # The gondola of seat 0 steps over 37, 39 and 40 in two spaces: 38, 41.
    pay(scene, 5, 5)
    assert list(scene.s.at[:4]) == [41, 39, 37, 40]
    scene.lines("0 go_on")
    assert list(scene.s.at[:4]) == [41, 39, 43, 40]


@pytest.mark.parametrize("scored", ["san_polo", "san_marco"])
def test_v_gold_1_a_gondola_that_moves_no_space_makes_no_pause(scored: str) -> None:
    scene = Scene().drained("san_polo d3", "san_marco c1").front(1, "bridge").hand(0, "bridge", "bridge")
    scene.tokens(0, 3).lines("0 project bridge", "0 project bridge", "0 done")
    scene.lines("0 bridge " + ("san_polo d3" if scored == "san_polo" else "san_marco c1"))
    # No houses, no points: there is only the pause after the treasures, though none were handed out.
    assert asked(scene) == (0, "pause")
    scene.lines("0 go_on")
    assert asked(scene) == (0, "drain")


def test_v_gold_1_half_of_one_point_makes_no_pause() -> None:
    scene = Scene().drained("cannaregio a3", "castello a1").front(1, "bridge").hand(0, "bridge", "bridge")
    scene.tokens(0, 3).lines("0 project bridge", "0 project bridge", "0 done", "0 bridge cannaregio a3")
    scene.lines("0 go_on", "0 go_on")
    assert list(scene.s.at[:2]) == [1, 0]
    assert asked(scene) == (0, "drain")


def test_v_gold_1_a_building_without_room_makes_no_pause() -> None:
    scene = Scene().hand(0, *["basilica"] * 4).tokens(0, 5, 5).lines("0 solo basilica", "0 done")
    assert asked(scene) == (0, "drain")


def test_v_gold_1_every_building_has_its_pauses() -> None:
    scene = Scene().hand(0, "house", "house").tokens(0, 3).lines("0 house", "0 house", "0 done")
    scene.lines("0 at cannaregio b2", "0 go_on", "0 go_on")
    assert asked(scene) == (0, "place")
    # The gondola is on 1 now, along Cannaregio, and the second house stands elsewhere.
    scene.lines("0 at castello b2", "0 go_on", "0 go_on")
    assert asked(scene) == (0, "drain")


def test_v_gold_1_pauses_are_for_the_player_on_turn() -> None:
    scene = shared_basilica().tokens(1, 6, 6).tokens(2, 5, 5).tokens(3, 5, 5).lines(f"1 at {BASILICA}")
    # Seat 0 has no tokens; the others have some, but it is not their turn.
    assert list(scene.s.at[:4]) == [23, 38, 42, 44]
    assert asked(scene) == (0, "drain")
    scene.lines("0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (1, "play")


COUNTS = [(swamp, treasure) for swamp in range(5) for treasure in range(3)]


@pytest.mark.parametrize(("swamp", "treasure"), COUNTS)
def test_v_gold_1_pauses_depend_on_open_counts_alone(swamp: int, treasure: int) -> None:
    """2 for each swamp token, 6 for each treasure token: could it be 5? What the tokens are worth is no matter."""
    opens = 2 * swamp + 6 * treasure >= 5
    rng = Rng(swamp * 10 + treasure)
    purses = [[0] * swamp + [3] * treasure, [2] * swamp + [6] * treasure]
    for _ in range(4):
        few = [rng.below(3) for _ in range(swamp)] + [3 + rng.below(4) for _ in range(treasure)]
        purses.append(few)
    for purse in purses:
        scene = start(0, purse).hand(0, "house").lines("0 house", "0 done", "0 at cannaregio b2")
        if opens:
            for _ in range(2):
                assert asked(scene) == (0, "pause")
                assert scene.legal()[:2] == ["go_on", "dont_stop"]
                scene.lines("0 go_on")
        scene.lines("0 drain_nothing", "0 pile", "* card house")
        if opens:
            assert asked(scene) == (0, "pause")
            scene.lines("0 go_on")
        assert asked(scene) == (1, "play")


def test_v_gold_1_a_treasure_or_a_swamp_token_of_this_turn_counts_for_the_next_pause() -> None:
    scene = placing(4, ()).lines("0 at cannaregio b2", "* treasure 3")
    assert asked(scene) == (0, "pause")
    assert scene.legal() == ["go_on", "dont_stop"]
    scene = start(0, (2,)).lines("0 done", "0 drain castello a1", "* swamp 0", "0 drain castello a2", "* swamp 0")
    scene.lines("0 pile", "* card house")
    assert asked(scene) == (0, "pause")
    # And tokens that are handed in count no more.
    scene = placing(0, (5,)).lines("0 at cannaregio b2")
    pay(scene, 5).lines("0 go_on")
    assert asked(scene) == (0, "drain")


def test_v_gold_1_dont_stop_me() -> None:
    scene = placing(0, (5, 5, 5)).lines("0 at cannaregio b2")
    news(scene)
    scene.lines("0 dont_stop")
    assert news(scene)[0] == event("no_pauses", seat=0)
    assert [player.pauses for player in venezia.view(scene.s, 1).players] == [False, True, True]
    # No more pauses in this turn, while gold joins all other decisions.
    assert scene.s.at[0] == 1
    assert asked(scene) == (0, "drain")
    assert scene.legal()[-1] == "gold 3"
    scene.lines("0 drain_nothing")
    assert asked(scene) == (0, "draw")
    pay(scene, 5).lines("0 pile", "* card house")
    assert asked(scene) == (1, "play")
    # Nor in any later turn.
    scene.pass_turn().pass_turn()
    assert asked(scene) == (0, "play")
    assert scene.legal() == ["house", "done", "stop_me", "gold 1", "gold 2"]
    scene.lines("0 house", "0 done", "0 at castello b2")
    assert asked(scene) == (0, "drain")
    scene.lines("0 drain_nothing", "0 pile", "* card house")
    assert asked(scene) == (1, "play")


def told_not_to_stop(*hand: str) -> Scene:
    """It is seat 0's turn again, and seat 0 has said that it wants no pauses."""
    scene = start(20, (5, 5)).lines("0 done", "0 drain_nothing", "0 pile", "* card house", "0 dont_stop")
    return scene.pass_turn().pass_turn().hand(0, *hand)


def test_v_gold_1_dont_stop_me_is_for_oneself_only() -> None:
    scene = start(20, (5, 5)).tokens(1, 3).lines("0 done", "0 drain_nothing", "0 pile", "* card house")
    scene.lines("0 dont_stop", "1 done", "1 drain_nothing", "1 pile", "* card house")
    assert asked(scene) == (1, "pause")
    # And it is no use of gold.
    assert scene.s.at[0] == 20
    assert scene.tokens_of(0) == [5, 5]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_v_gold_1_dont_stop_me_and_stop_me_for_each_seat(seat: int) -> None:
    scene = Scene(4)
    scene.s.seat = scene.s.whom[0] = seat
    for other in range(4):
        scene.tokens(other, 3)

    def whole_turn(other: int, *end: str) -> None:
        assert asked(scene) == (other, "play")
        scene.lines(f"{other} done", f"{other} drain_nothing", f"{other} pile", "* card basilica")
        scene.lines(*[f"{other} {line}" for line in end])

    whole_turn(seat, "dont_stop")
    for n in (1, 2, 3):
        # The others are asked.
        whole_turn((seat + n) % 4, "go_on")
    assert [player.pauses for player in venezia.view(scene.s, -1).players] == [n != seat for n in range(4)]
    assert "stop_me" in scene.legal()
    whole_turn(seat)
    assert "stop_me" not in scene.legal()
    whole_turn((seat + 1) % 4, "dont_stop")
    whole_turn((seat + 2) % 4, "go_on")
    whole_turn((seat + 3) % 4, "go_on")
    # Taking it back is for oneself only, too.
    scene.lines(f"{seat} stop_me")
    left = [player.pauses for player in venezia.view(scene.s, -1).players]
    assert left == [n != (seat + 1) % 4 for n in range(4)]
    whole_turn(seat, "go_on")
    whole_turn((seat + 1) % 4)


def test_v_gold_1_stop_me_again_at_the_start_of_a_turn() -> None:
    scene = told_not_to_stop("house")
    news(scene)
    assert scene.legal() == ["house", "done", "stop_me", "gold 1", "gold 2"]
    scene.lines("0 stop_me")
    assert news(scene) == [event("pauses", seat=0)]
    assert venezia.view(scene.s, -1).players[0].pauses
    assert asked(scene) == (0, "play")
    assert scene.legal() == ["house", "done", "gold 1", "gold 2"]
    scene.lines("0 house", "0 done", "0 at castello b2")
    assert asked(scene) == (0, "pause")


def test_v_gold_1_stop_me_only_before_anything_is_done() -> None:
    assert "stop_me" in told_not_to_stop("house", "bridge", "campo", "campo", "campo").legal()
    for line in ("0 house", "0 project bridge", "0 solo campo"):
        scene = told_not_to_stop("house", "bridge", "campo", "campo", "campo").lines(line)
        assert asked(scene) == (0, "play")
        assert "stop_me" not in scene.legal()
    assert "stop_me" not in pay(told_not_to_stop(), 5).legal()
    # Nor later in the turn, nor by somebody who is stopped anyway.
    scene = told_not_to_stop().lines("0 done")
    assert "stop_me" not in scene.legal()
    assert "stop_me" not in Scene().tokens(0, 5, 5).legal()


def test_v_gold_1_stop_me_in_a_game_of_two() -> None:
    scene = start(20, (5, 5), 2).lines("0 later", "0 done", "0 drain_nothing", "0 pile", "* card house")
    scene.lines("* card bridge", "0 dont_stop").pass_turn()
    assert scene.legal() == ["now", "later", "gold 1", "gold 2"]
    scene.lines("0 now", "* card bridge")
    assert scene.legal() == ["house", "done", "stop_me", "gold 1", "gold 2"]
    # Gold that is used before the question for cards is something done.
    scene = start(20, (5, 5), 2).lines("0 later", "0 done", "0 drain_nothing", "0 pile", "* card house")
    scene.lines("* card bridge", "0 dont_stop").pass_turn()
    pay(scene, 5).lines("0 later")
    assert scene.legal() == ["house", "done", "gold 1"]


# Who sees what.


def test_v_gold_2_how_many_tokens_is_open_what_they_are_worth_is_not() -> None:
    scene = Scene().tokens(0, 0, 1, 5).tokens(1, 2, 3, 3)
    for seat in (-1, 0, 1, 2):
        view = venezia.view(scene.s, seat)
        assert [(player.swamp, player.treasure) for player in view.players] == [(2, 1), (1, 2), (0, 0)]
    mine = [venezia.view(scene.s, seat).mine for seat in (-1, 0, 1, 2)]
    assert mine[0] is None
    tokens = [own.tokens for own in mine if own]
    assert tokens == [[1, 1, 0, 0, 0, 1, 0], [0, 0, 1, 2, 0, 0, 0], [0] * 7]
    # Other worths of the same kinds of token look the same to everybody else.
    other = Scene().tokens(0, 2, 2, 6).tokens(1, 2, 3, 3)
    for seat in (-1, 1, 2):
        assert venezia.view(other.s, seat) == venezia.view(scene.s, seat)
    assert venezia.view(other.s, 0) != venezia.view(scene.s, 0)


def test_v_gold_2_tokens_are_shown_as_they_leave() -> None:
    scene = Scene().at(0, 20).tokens(0, 1, 2, 2, 6)
    news(scene)
    scene.lines("0 gold 2")
    assert news(scene) == [event("buys", seat=0, spaces=2)]
    scene.lines("0 token 6", "0 token 2", "0 token 2")
    assert news(scene) == []
    scene.lines("0 pay")
    assert news(scene) == [
        event("token", seat=0, gold=2),
        event("token", seat=0, gold=2),
        event("token", seat=0, gold=6),
        event("moved", seat=0, spaces=2, space=22),
    ]
    for seat in (-1, 1, 2):
        player = venezia.view(scene.s, seat).players[0]
        assert (player.swamp, player.treasure) == (1, 0)


def test_v_gold_2_nothing_of_the_choice_is_seen_before_it_is_paid() -> None:
    """Whatever is picked, in whatever order: the others see and hear the same, only the owner sees the choice."""
    scene = Scene().at(0, 20).tokens(0, 1, 2, 3, 3, 4, 5, 6).lines("0 gold 2")
    assert scene.s.log is not None
    heard = scene.s.log.copy()
    others = [venezia.view(scene.s, seat) for seat in (-1, 1, 2)]
    assert others[0].buying == 2
    assert others[0].question == "tokens"
    rng = Rng(3)
    own = set()
    for _ in range(30):
        s = venezia.copy(scene.s)
        s.log = heard.copy()
        while names(s) != ["pay"]:
            legal = venezia.legal(s)
            venezia.apply(s, legal[rng.below(len(legal))])
            assert [venezia.view(s, seat) for seat in (-1, 1, 2)] == others
            assert s.log == heard
        own.add(tuple(picked_by(s, 0)))
        for seat in (1, 2):
            assert picked_by(s, seat) == []
        mine = venezia.view(s, 0).mine
        assert mine is not None
        # The tokens are still among the owner's.
        assert sum(mine.tokens) == 7
    assert len(own) > 5


def test_v_gold_2_the_purse_makes_no_difference_before_it_is_paid() -> None:
    """Two purses with the same counts, chosen from in different ways: the others cannot tell."""
    views = []
    for gold, tokens in (((2, 2, 2, 4), (2, 4)), ((0, 1, 2, 3), (2, 3)), ((0, 0, 0, 5), (5,)), ((1, 1, 1, 6), ())):
        scene = Scene().at(0, 20).tokens(0, *gold).lines("0 gold 1", *[f"0 token {token}" for token in tokens])
        views.append([venezia.view(scene.s, seat) for seat in (-1, 1, 2)] + [scene.told(1), scene.told(-1)])
    assert all(view == views[0] for view in views)
