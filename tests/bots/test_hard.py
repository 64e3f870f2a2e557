"""The search of the strong bots: they find a plan once and then carry it out."""

from typing import Any

from laguna.bots import hard
from laguna.bots.budget import Budget
from laguna.bots.drivers import fitted_driver
from laguna.bots.player import Player
from laguna.games import murano
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.game import resolve_chance, start
from laguna.kernel.search import Search


def turn_begins() -> Any:  # noqa: ANN401 - a state
    s = start(murano, 2)
    resolve_chance(murano, s, SeededDraws(3))
    return s


def test_a_plan_is_carried_out_without_another_thought() -> None:
    s = turn_begins()
    seat = murano.turn(s)
    budget = Budget.parse("400it")
    player = Player(hard.choose, seat, budget)
    murano.apply(s, player.act(murano, s, Rng(1)))
    plan, left = budget.plan, budget.left
    assert plan
    for meant in plan:
        while len(murano.legal(s)) == 1:
            murano.apply(s, murano.legal(s)[0])
        # The step comes from the plan and costs nothing: no random numbers are used, so no world is dealt.
        rng = Rng(50)
        assert player.act(murano, s, rng) == meant
        assert rng.place() == Rng(50).place()
        assert player.thought == 0
        murano.apply(s, meant)
    assert not budget.plan
    assert budget.left == left


def test_what_has_become_impossible_is_thought_out_again() -> None:
    s = turn_begins()
    budget = Budget.parse("400it")
    budget.plan = (murano.ACTIONS.number("sell red"),)
    player = Player(hard.choose, murano.turn(s), budget, murano.turns(s))
    assert player.act(murano, s, Rng(1)) in murano.legal(s)
    assert budget.left < 400


def test_a_new_turn_begins_without_a_plan() -> None:
    budget = Budget.parse("400it")
    budget.plan = (1, 2)
    budget.renew()
    assert not budget.plan


def test_a_player_who_comes_back_in_a_turn_keeps_the_plan() -> None:
    """On a server, each step may run in another process."""
    s = turn_begins()
    seat = murano.turn(s)
    budget = Budget.parse("400it")
    murano.apply(s, Player(hard.choose, seat, budget).act(murano, s, Rng(1)))
    plan = budget.plan
    while len(murano.legal(s)) == 1:
        murano.apply(s, murano.legal(s)[0])
    assert Player(hard.choose, seat, budget, murano.turns(s)).act(murano, s, Rng(2)) == plan[0]


def test_the_best_plan_begins_with_the_best_answer() -> None:
    s = turn_begins()
    found = Search(fitted_driver(murano), s, Rng(4))
    found.sweep(3)
    found.halve()
    found.sweep(2)
    assert found.best_plan()[0] == found.answers()[0][0]
    assert found.best_plan() in found.plans()
