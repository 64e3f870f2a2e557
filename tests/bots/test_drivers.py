"""Which opinion bots go by."""

from types import SimpleNamespace
from typing import Any

import pytest

from laguna.bots.drivers import driver_of, fitted_driver_of, refined_driver_of
from laguna.kernel import registry
from laguna.kernel.errors import LagunaError


@pytest.mark.parametrize("name", registry.names())
def test_the_fitted_opinion_is_used_where_there_is_one(name: str) -> None:
    game: Any = registry.load(name)
    assert refined_driver_of(game, 2) is getattr(game, "REFINED", game.FITTED)
    for seats in game.SEATS[1:]:
        assert refined_driver_of(game, seats) is game.FITTED
    assert fitted_driver_of(game) is game.FITTED
    assert driver_of(game) is game.DRIVER
    plain: Any = SimpleNamespace(NAME="plain", DRIVER=game.DRIVER)
    assert refined_driver_of(plain, 2) is fitted_driver_of(plain) is game.DRIVER


def test_without_a_driver_only_chance_can_play() -> None:
    bare: Any = SimpleNamespace(NAME="bare")
    with pytest.raises(LagunaError, match="bare has no driver, so only random bots can play it"):
        refined_driver_of(bare, 2)
