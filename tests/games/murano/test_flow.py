"""Whose turn and what is asked: the dispatch, the stack of questions, the purse, copies and silence."""

from itertools import pairwise

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import flow
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER

from .scene import Scene, random_game


def test_nothing_is_asked_when_it_is_over() -> None:
    scene = Scene().end_now()
    assert (murano.turn(scene.s), murano.question(scene.s), murano.legal(scene.s)) == (OVER, "over", [])


def test_weights_are_for_draws() -> None:
    with pytest.raises(AssertionError, match=r"^weights are asked for where a draw comes next"):
        murano.weights(Scene().s)


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


def turns_of(seed: int) -> list[tuple[str, list[str]]]:
    """The turns of a random game: the deed of each, empty for a pass, and its questions in order."""
    rng = Rng(seed)
    s = murano.new(2 + seed % 3)
    turns: list[tuple[str, list[str]]] = []
    while not s.to_score:
        question = murano.question(s)
        legal = murano.legal(s)
        action = pick(rng, legal, murano.weights(s) if murano.turn(s) == CHANCE else [1] * len(legal))
        if question == "turn":
            turns.append(("", []))
        if turns:
            turns[-1][1].append(question)
        if question == "ship" and murano.ACTIONS.name(action) == "do":
            turns[-1] = (t.DEEDS[t.RING[s.stopped]], turns[-1][1])
        murano.apply(s, action)
    return turns


def test_the_steps_of_a_turn_come_in_the_order_in_which_they_are_listed() -> None:
    listed = dict(flow.STEPS)
    assert [step for step, _ in flow.STEPS if step in t.DEEDS] == list(t.DEEDS)
    missing = {(deed, question) for deed in t.DEEDS for question in listed[deed]}
    for seed in range(60):
        for deed, questions in turns_of(seed):
            order = (*listed["act or pass"], *listed["move ships"], *(listed[deed] if deed else ()))
            for before, question in pairwise(questions):
                # Ships and tiles come one after the other.
                assert question in ("ship", "build") or order.index(before) <= order.index(question)
            missing -= {(deed, question) for question in questions}
    assert not missing
