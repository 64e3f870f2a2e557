"""What learners see, on every game found: nothing but what the seat knows, all of it, and always up to date."""

from typing import Any

import pytest

from laguna.kernel import registry
from laguna.kernel.batch import Batch
from laguna.kernel.cells import shorts
from laguna.kernel.chance import Rng
from laguna.kernel.vectors import shorts_as_memoryview

from .test_contract import CASES, options_of
from .walks import SOAK, walk

SEEDS = range(40 if SOAK else 2)


def observed(game: Any, s: Any, seat: int) -> list[int]:  # noqa: ANN401
    return list(game.DRIVERS.standard.observe(s, seat))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_from_the_truth(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    for seed in SEEDS:
        for n, (s, _) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            if n % 7 == seed % 7 or game.turn(s) < 0:
                for seat in range(seats):
                    assert observed(game, game.redeal(s, seat, Rng(n)), seat) == observed(game, s, seat)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_changes_for_a_seat_changes_what_it_sees(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    for seed in SEEDS:
        before: dict[int, tuple[Any, list[int]]] = {}
        for n, (s, _) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            seat = n // 9 % seats
            now = game.view(s, seat), observed(game, s, seat)
            if seat in before:
                assert (before[seat][0] == now[0]) == (before[seat][1] == now[1])
            before = {seat: now}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_row_that_is_kept_up_to_date_is_as_good_as_a_new_one(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    length = game.DRIVERS.standard.layout().length
    row = shorts(length * seats)
    encoders = [game.DRIVERS.standard.encoder(seat, row, seat * length) for seat in range(seats)]
    for seed in SEEDS:
        rng = Rng(seed)
        for encoder in encoders:
            encoder.forget()
        for s, _ in walk(game, seats, seed, options_of(game, seed)):
            if rng.below(3) == 0:
                seat = rng.below(seats)
                encoders[seat].look(s)
                assert list(row[seat * length : (seat + 1) * length]) == observed(game, s, seat)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_games_in_lock_step_show_what_those_see_who_decide(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    batch = Batch(game.DRIVERS.standard, game.new(seats), 3, 5, 60, observed=True)
    seen = 0
    for n in range(400):
        batch.step(batch.random_actions(n))
        rows = shorts_as_memoryview(batch.observations)
        for number in range(batch.games):
            if (n + number) % 6 == 0:
                at = (number * seats + batch.turn[number]) * batch.length
                expected = observed(game, batch.state(number), batch.turn[number])
                assert list(rows[at : at + batch.length]) == expected
                seen += 1
    assert seen > 100
    assert not len(Batch(game.DRIVERS.standard, game.new(seats), 3, 5).observations)


@pytest.mark.parametrize("name", registry.names())
def test_numbers_too_large_for_a_row_are_shown_as_the_largest(name: str) -> None:
    game: Any = registry.load(name)
    s = game.new(2)
    s.turns = 10**6
    row = observed(game, s, 0)
    assert row[game.DRIVERS.standard.layout().first("turns")] == 32767
