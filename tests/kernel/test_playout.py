"""Playouts inside one compiled call, and batches: they give the same games as steps through the protocol."""

from typing import Any

import pytest

from laguna.kernel import registry
from laguna.kernel.batch import CUT, ENDED, RUNNING, Batch
from laguna.kernel.cells import cells_of
from laguna.kernel.chance import Rng, pick
from laguna.kernel.errors import NotLegal
from laguna.kernel.game import CHANCE, OVER, Game
from laguna.kernel.playout import WHOLE, Playouts, Stepper, playouts, share_of_first
from laguna.kernel.vectors import as_memoryview, flags_as_memoryview

EVERY = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]


def by_hand(game: Game[Any], first: Any, n: int, seed: int, limit: int) -> dict[str, Any]:  # noqa: ANN401
    """The same as `playouts`, but through the protocol."""
    rng = Rng(seed)
    seats = first.seats
    found: dict[str, Any] = {"games": 0, "cut": 0, "decisions": 0, "choices": 0, "draws": 0}
    scores, won = [0] * seats, [0] * seats
    for _ in range(n):
        s = game.copy(first)
        while game.turn(s) != OVER:
            legal = game.legal(s)
            if game.turn(s) == CHANCE:
                found["draws"] += 1
                game.apply(s, pick(rng, legal, game.weights(s)))
                continue
            if game.turns(s) >= limit:
                break
            found["decisions"] += 1
            found["choices"] += len(legal) > 1
            game.apply(s, legal[rng.below(len(legal))] if len(legal) > 1 else legal[0])
        if game.turn(s) != OVER:
            found["cut"] += 1
            continue
        found["games"] += 1
        result = game.result(s)
        for seat in range(seats):
            scores[seat] += result.scores[seat]
            won[seat] += WHOLE // result.ranks.count(1) if result.ranks[seat] == 1 else 0
    return {**found, "scores": scores, "won": won}


def facts(found: Playouts) -> dict[str, Any]:
    return {
        "games": found.games,
        "cut": found.cut,
        "decisions": found.decisions,
        "choices": found.choices,
        "draws": found.draws,
        "scores": list(found.scores),
        "won": list(found.won),
    }


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_playouts_are_the_games_that_they_seem(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    first = game.new(seats)
    assert facts(playouts(game.DRIVERS.standard, first, 3, 7)) == by_hand(game, first, 3, 7, 1000)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_playouts_from_the_midst_of_a_game_leave_it_alone(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    s = game.new(seats)
    rng = Rng(seats)
    while game.turns(s) < 9:
        legal = game.legal(s)
        game.apply(s, pick(rng, legal, game.weights(s) if game.turn(s) == CHANCE else [1] * len(legal)))
    before = [game.view(s, seat) for seat in range(seats)]
    found = playouts(game.DRIVERS.standard, s, 4, 1)
    assert [game.view(s, seat) for seat in range(seats)] == before
    assert found.games == 4
    assert sum(found.won) == 4 * WHOLE
    assert facts(found) == by_hand(game, s, 4, 1, 1000)


@pytest.mark.parametrize("name", registry.names())
def test_playouts_are_cut_off_and_begin_with_the_same_games(name: str) -> None:
    game: Any = registry.load(name)
    first = game.new(3)
    cut = playouts(game.DRIVERS.standard, first, 5, 1, 2)
    assert (cut.games, cut.cut) == (0, 5)
    assert not any(cut.scores)
    assert not any(cut.won)
    assert facts(cut) == by_hand(game, first, 5, 1, 2)
    one, two = playouts(game.DRIVERS.standard, first, 1, 3), playouts(game.DRIVERS.standard, first, 2, 3)
    assert 0 < one.decisions < two.decisions
    assert facts(one) == by_hand(game, first, 1, 3, 1000)


def test_those_who_come_first_share_the_win() -> None:
    assert share_of_first(cells_of([1, 2, 3])) == 60
    assert share_of_first(cells_of([2, 1, 1, 1])) == 20
    found = Playouts(3)
    found.add(cells_of([5, 9, 9]), cells_of([3, 1, 1]))
    found.add(cells_of([7, 1, 2]), cells_of([1, 3, 2]))
    assert list(found.won) == [60, 30, 30]
    assert list(found.scores) == [12, 10, 11]


@pytest.mark.parametrize("name", registry.names())
def test_a_step_ends_before_a_decision(name: str) -> None:
    """A step does an action and makes the random draws that follow."""
    game: Any = registry.load(name)
    s, t = game.new(2), game.new(2)
    rng, same = Rng(5), Rng(5)
    turn = Stepper(game.DRIVERS.standard).step(s, game.legal(s)[0], rng)
    game.apply(t, game.legal(t)[0])
    steps = 0
    while True:
        while game.turn(t) == CHANCE:
            legal = game.legal(t)
            game.apply(t, pick(same, legal, game.weights(t)))
        assert turn == game.turn(s) == game.turn(t)
        if turn == OVER:
            break
        assert steps % 30 or game.view(s, 0) == game.view(t, 0)
        action = game.legal(s)[steps % len(game.legal(s))]
        turn = Stepper(game.DRIVERS.standard).step(s, action, rng)
        game.apply(t, action)
        steps += 1
    assert game.result(s) == game.result(t)


def check_shown(game: Game[Any], batch: Batch) -> None:
    """Masks and turns agree with the states."""
    masks = flags_as_memoryview(batch.masks)
    turns = as_memoryview(batch.turn)
    for number in range(batch.games):
        s = batch.state(number)
        row = masks[number * batch.width : (number + 1) * batch.width]
        assert [action for action, flag in enumerate(row) if flag] == game.legal(s)
        assert turns[number] == game.turn(s) >= 0


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_many_games_in_lock_step(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    batch = Batch(game.DRIVERS.standard, game.new(seats), 6, 11)
    assert (batch.games, batch.seats, batch.width) == (6, seats, game.ACTIONS.seat_actions)
    ended = n = 0
    while ended < 3:
        before = [game.copy(batch.state(number)) for number in range(6)]
        actions = batch.random_actions(n)
        batch.step(actions)
        n += 1
        if n % 50 == 0:
            check_shown(game, batch)
        for number, old in enumerate(before):
            if batch.done[number] == RUNNING:
                continue
            assert batch.done[number] == ENDED
            ended += 1
            last = int.from_bytes(actions[8 * number : 8 * number + 8], "little")
            game.apply(old, last)
            won = list(batch.won[number * seats : (number + 1) * seats])
            assert sum(won) in (WHOLE, WHOLE - WHOLE % seats)
            if game.turn(old) == OVER:  # Draws may follow, from other random numbers here.
                result = game.result(old)
                assert list(batch.scores[number * seats : (number + 1) * seats]) == list(result.scores)
                assert [share > 0 for share in won] == [rank == 1 for rank in result.ranks]
            assert game.turns(batch.state(number)) == 0
    assert batch.decisions == 6 * n


@pytest.mark.parametrize("name", registry.names())
def test_many_games_are_cut_off(name: str) -> None:
    game: Any = registry.load(name)
    batch = Batch(game.DRIVERS.standard, game.new(2), 3, 1, 2)
    seen = set()
    for n in range(60):
        batch.step(batch.random_actions(n))
        seen |= set(batch.done)
        if CUT in batch.done:
            number = list(batch.done).index(CUT)
            assert not any(batch.won[number * 2 : number * 2 + 2])
    assert seen == {RUNNING, CUT}


@pytest.mark.parametrize("name", registry.names())
def test_lock_step_refuses_what_is_not_legal_and_changes_nothing(name: str) -> None:
    game: Any = registry.load(name)
    batch = Batch(game.DRIVERS.standard, game.new(2), 3, 1)
    before = [game.view(batch.state(number), 0) for number in range(3)]
    good = batch.random_actions(1)
    bad = next(action for action in range(int(batch.width)) if not batch.masks[2 * batch.width + action])
    with pytest.raises(NotLegal, match=f"Action {bad} may not be done in game 2"):
        batch.step(good[:16] + bad.to_bytes(8, "little"))
    for wrong in (-1, int(batch.width), 2**62):
        with pytest.raises(NotLegal, match="may not be done in game 0"):
            batch.step(wrong.to_bytes(8, "little", signed=True) + good[8:])
    with pytest.raises(NotLegal, match="24 bytes"):
        batch.step(good[:-1])
    assert [game.view(batch.state(number), 0) for number in range(3)] == before
    assert batch.decisions == 0
