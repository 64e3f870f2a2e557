"""Simulations stop after a number of turns, and say so (V-SIM-1)."""

from typing import Any

from laguna.arena.simulate import UNFINISHED, Plan, play, summarise
from laguna.bots.budget import Budget
from laguna.games import venezia
from laguna.games.venezia.rules import actions as a
from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from ...walks import SOAK


def never_drains(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Random, but swamp stays swamp."""
    legal = game.legal(state)
    if a.DRAIN_NOTHING in legal:
        return a.DRAIN_NOTHING
    return legal[rng.below(len(legal))]


def test_v_sim_1_without_draining_a_game_is_cut_off_and_reported_as_unfinished() -> None:
    assert Plan("venezia", seats=2, games=1, seed=1).limit == 1000
    # Bots think about all that was ever drawn, so that a thousand turns take a while.
    limit = 1000 if SOAK else 100
    for seats in venezia.SEATS:
        plan = Plan("venezia", seats=seats, games=1, seed=1, limit=limit)
        outcome, record = play(plan, 1, never_drains)
        assert (outcome.end, outcome.scores, outcome.turns) == (UNFINISHED, (), limit)
        summary = summarise(plan, [outcome], 1.0)
        assert (summary.games, summary.finished, summary.ends) == (1, 0, {UNFINISHED: 1})
        assert record.limit == limit


def test_v_sim_1_a_random_player_drains_and_plays_so_that_games_end_soon() -> None:
    for seats in venezia.SEATS:
        for number in range(1, 6):
            outcome, _ = play(Plan("venezia", seats=seats, games=5, seed=1), number)
            assert outcome.end != UNFINISHED
            assert outcome.turns < 200
