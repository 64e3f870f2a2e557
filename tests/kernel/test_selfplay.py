"""Self-play: honest, reproducible, and positions noted when a search would judge them."""

from array import array
from typing import Any

import pytest

from laguna.kernel import registry, weights
from laguna.kernel.chance import Rng
from laguna.kernel.net import Net
from laguna.kernel.selfplay import SelfPlay

from .nets import columns_of, some_net

GAMES = ("murano", "venezia")


def player(name: str, net: Net | None = None, one_in: int = 1, odd: int = 10, seats: int = 2) -> SelfPlay:
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    return SelfPlay(driver, columns_of(game, seats), net, game.new(seats), game.redeal, 1, one_in, odd)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_played_to_its_end(name: str, seats: int) -> None:
    one = player(name, seats=seats)
    assert one.play(5, 1000)
    assert sum(one.won) == 60
    # A position for each turn but the last, with a row, a worth and a result for each seat.
    assert len(one.rows) in (one.turns - 1, one.turns)
    assert len(one.worth) == seats * len(one.rows)
    assert len(one.spread) == len(one.rows)
    assert 1 <= len(one.opening) <= seats


def test_the_turn_limit_cuts_a_game_off() -> None:
    one = player("murano")
    assert not one.play(5, 7)
    assert one.turns == 7
    assert sum(one.won) == 0


def test_the_same_seed_gives_the_same_game_whatever_was_played_before() -> None:
    one, other = player("venezia"), player("venezia")
    one.play(1, 1000)
    one.play(2, 1000)
    other.play(2, 1000)
    assert one.rows == other.rows
    assert list(one.won) == list(other.won)


def test_positions_are_noted_at_the_end_of_turns() -> None:
    """The number of turns, a part of every observation, rises from row to row; nothing is asked in a building."""
    one = player("venezia")
    one.play(3, 1000)
    layout = registry.load("venezia").DRIVERS.standard.layout()
    turns = []
    for row in one.rows:
        numbers = array("h", row)
        turns.append(numbers[layout.first("turns")])
        assert not any(numbers[layout.first("building") :][: layout.find("building").size])
    assert turns == list(range(1, len(turns) + 1))
    some = player("venezia", one_in=4)
    some.play(3, 1000)
    assert 0 < len(some.rows) < len(one.rows)


def test_a_network_changes_the_games() -> None:
    plain, corrected = player("venezia"), player("venezia", some_net(registry.load("venezia"), 2, 3, 30_000))
    plain.play(3, 1000)
    corrected.play(3, 1000)
    assert plain.rows != corrected.rows


@pytest.mark.parametrize("name", GAMES)
def test_it_decides_in_worlds_that_its_seat_cannot_tell_from_the_truth(name: str) -> None:
    """Every decision with a choice is made in a dealt world, carried on only through answers of the same seat."""
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    dealt: list[tuple[Any, Any, int]] = []

    def redeal(s: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401 - states of any game
        assert game.turn(s) == seat
        assert len(game.legal(s)) > 1
        world = game.redeal(s, seat, rng)
        assert game.view(world, seat) == game.view(s, seat)
        dealt.append((world, s, seat))
        return world

    one = SelfPlay(driver, columns_of(game, 2), None, game.new(2), redeal, 1, 4, 1000)
    one.play(4, 12)
    assert dealt
    assert {seat for *_, seat in dealt} == {0, 1}
