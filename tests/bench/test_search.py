"""Measuring the search: trials are counted, and only compiled calls of ours count as such."""

import pytest

import laguna
from bench import search
from laguna.kernel import registry
from laguna.kernel.chance import Rng


@pytest.mark.parametrize("name", registry.names())
def test_positions_have_a_choice_and_come_from_a_whole_game(name: str) -> None:
    game = registry.load(name)
    found = search.positions(name, 3, 20, 1)
    assert len(found) == 20
    assert all(len(game.legal(s)) > 1 for s in found)
    assert game.turns(found[0]) < 3 < game.turns(found[-1])


def test_trials_are_counted() -> None:
    worlds = search.positions("venezia", 2, 4, 1)
    few, many = (search.think("venezia", worlds, budget)[0] for budget in ("1it", "400it"))
    assert 0 < few < many
    assert search.think("venezia", worlds, "400it")[0] == many


@pytest.mark.skipif(laguna.ENGINE != "compiled", reason="nothing is compiled")
def test_only_compiled_calls_of_ours_count() -> None:
    assert search.is_ours(Rng(1).below)
    assert search.is_ours(registry.load("murano").redeal)
    assert not search.is_ours([].append)
    assert not search.is_ours(len)
    inside = search.Inside()
    _, seconds = search.think("murano", search.positions("murano", 2, 4, 1), "200it", inside)
    assert inside.calls > 8
    assert 0.3 < inside.seconds / seconds < 1
