"""Which driver a bot uses."""

import pytest

from laguna.bots.drivers import fitted_driver, refined_driver
from laguna.games import murano
from laguna.kernel import registry
from laguna.kernel.driver import Drivers


@pytest.mark.parametrize("name", registry.names())
def test_the_best_driver_there_is_is_used(name: str) -> None:
    game = registry.load(name)
    standard, fitted, refined = game.DRIVERS
    assert fitted_driver(game) is (fitted or standard)
    assert refined_driver(game, 2) is (refined or fitted or standard)


def test_what_was_refined_has_proved_better_with_two_seats_only() -> None:
    assert murano.DRIVERS.refined is refined_driver(murano, 2)
    for seats in murano.SEATS[1:]:
        assert refined_driver(murano, seats) is murano.DRIVERS.fitted


def test_a_game_need_not_have_more_than_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(murano, "DRIVERS", Drivers(murano.DRIVERS.standard))
    assert refined_driver(murano, 2) is fitted_driver(murano) is murano.DRIVERS.standard
