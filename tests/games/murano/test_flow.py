"""Whose turn and what is asked: the dispatch, the stack of questions, the purse, copies and silence."""

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import flow, purse
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.state import State
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER

from .scene import Scene, random_game


def test_the_stack_of_questions() -> None:
    s = State()
    assert q.asked(s) == -1
    q.ask(s, q.TURN)
    q.ask(s, q.SHIP)
    assert (s.depth, list(s.stack[:2])) == (2, [q.TURN, q.SHIP])
    assert q.asked(s) == q.SHIP
    q.answered(s)
    assert (s.depth, q.asked(s)) == (1, q.TURN)
    q.answered(s)
    assert (s.depth, q.asked(s)) == (0, -1)


def test_whom_a_question_is_put_to() -> None:
    s = State()
    s.seat = 3
    for question, key in enumerate(q.KEYS):
        q.ask(s, question)
        draw = key.startswith("draw_") or key in ("first", "anchor_red", "box", "look", "show")
        assert flow.turn(s) == (CHANCE if draw else 3), key
        assert flow.question(s) == key
        q.answered(s)
    assert len(set(q.KEYS)) == len(q.KEYS) == q.GIVE + 1


def test_nothing_is_asked_when_it_is_over() -> None:
    scene = Scene().end_now()
    assert (murano.turn(scene.s), murano.question(scene.s), murano.legal(scene.s)) == (OVER, "over", [])


def test_weights_are_for_draws() -> None:
    with pytest.raises(AssertionError, match=r"^weights are asked for where a draw comes next"):
        murano.weights(Scene().s)


def test_gold_and_points_change_hands() -> None:
    s = murano.new(3)
    purse.take_gold(s, 2, 4)
    assert (list(s.gold), s.bank) == ([5, 5, 9, 0], -4)
    purse.pay_gold(s, 1, 3)
    assert (list(s.gold), s.bank) == ([5, 2, 9, 0], -1)
    purse.score(s, 1, t.VP_SHOPS, 2)
    purse.score(s, 1, t.VP_PRODUCTION, -4)
    assert list(s.vp) == [5, 3, 5, 0]
    expected = [0] * 36
    expected[0] = expected[9] = expected[18] = 5
    expected[9 + 2], expected[9 + 8] = 2, -4
    assert list(s.tally) == expected


def test_needs_in_the_order_of_the_deeds() -> None:
    scene = Scene().character(0, 1, 2).gold(0, 50)
    scene.empty_pile("special").empty_pile("shop")
    n = purse.NEVER
    flow.note_needs(scene.s)
    assert list(scene.s.needs) == [0, 1, n, 2, n, 3, 2, 0, n, n, 0]
    scene.s.pile[t.FACTORY] = scene.s.pile[t.PALACE] = 0
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    flow.note_needs(scene.s)
    assert list(scene.s.needs) == [0, n, n, n, n, 3, n, 0, n, n, 3]
    assert n == 1 << 20


def test_a_turn_counts_when_it_is_over() -> None:
    scene = Scene(3)
    assert murano.turns(scene.s) == 0
    scene.lines("0 pass")
    assert murano.turns(scene.s) == 0
    scene.lines(f"0 {scene.legal()[0]}")
    scene.lines(f"0 {scene.legal()[0]}")
    assert murano.turns(scene.s) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_piece(seats: int) -> None:
    asked = set()
    for s in random_game(seats, seats, {"scoring": "hand"}):
        asked.add(murano.question(s))
        murano.check(s)
        legal = murano.legal(s)
        assert legal == sorted(set(legal))
        assert bool(legal) == (murano.turn(s) != OVER)
        if murano.turn(s) == CHANCE:
            weights = murano.weights(s)
            assert len(weights) == len(legal)
            assert min(weights) > 0
            assert min(legal) >= murano.ACTIONS.seat_actions
        elif legal:
            assert max(legal) < murano.ACTIONS.seat_actions
    assert len(asked) > 20


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_events_change_nothing(seed: int) -> None:
    """The same game with and without anybody listening; with events for every step of it."""
    seats = 2 + seed % 3
    loud = random_game(seed, seats, {"scoring": "hand"}, log=True)
    silent = random_game(seed, seats, {"scoring": "hand"})
    for n, (s, other) in enumerate(zip(loud, silent, strict=True)):
        assert other.log is None
        assert murano.legal(s) == murano.legal(other)
        assert n % 20 or [murano.view(s, seat) for seat in range(-1, seats)] == [
            murano.view(other, seat) for seat in range(-1, seats)
        ]
    assert s.log


def test_a_copy_changes_independently() -> None:
    """Played on from a copy, a game leaves the first one as it was, and goes as the first one goes."""
    for n, s in enumerate(random_game(5, 3, log=True)):
        if n % 97 or murano.turn(s) == OVER:
            continue
        other = murano.copy(s)
        assert other.log is None
        before = [murano.view(s, seat) for seat in range(-1, 3)]
        assert [murano.view(other, seat) for seat in range(-1, 3)] == before
        rng = Rng(n)
        for _ in range(40):
            if murano.turn(other) != OVER:
                legal = murano.legal(other)
                murano.apply(other, pick(rng, legal, [1] * len(legal)))
        assert [murano.view(s, seat) for seat in range(-1, 3)] == before
        murano.check(s)
