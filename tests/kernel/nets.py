"""Networks with arbitrary weights, for tests."""

from typing import Any

from laguna.kernel import weights
from laguna.kernel.cells import cells_of
from laguna.kernel.chance import Rng
from laguna.kernel.game import Game
from laguna.kernel.net import Columns, Net

HIDDEN = 6


def columns_of(game: Game[Any], seats: int) -> Columns:
    driver = weights.driver_named(game, "fitted")
    return Columns(driver.layout(), len(driver.terms), seats)


def some_net(game: Game[Any], seats: int, seed: int = 1, size: int = 3000) -> Net:
    """A network that says something, though nothing sensible."""
    rng = Rng(seed)
    columns = columns_of(game, seats)

    def numbers(n: int, most: int) -> list[int]:
        return [int(rng.below(2 * most + 1)) - most for _ in range(n)]

    return Net(
        columns,
        HIDDEN,
        cells_of(numbers(int(columns.count) * HIDDEN, size)),
        cells_of(numbers(HIDDEN, 1 << 20)),
        cells_of(numbers(HIDDEN, 2000)),
        1100,
    )


def made(game: Game[Any], seats: int, /, **other: Any) -> weights.Made:  # noqa: ANN401 - any field
    """What such a network is for."""
    fields: dict[str, Any] = {
        "game": game.NAME,
        "edition": game.EDITION,
        "observation": weights.driver_named(game, "fitted").layout().version,
        "driver": "fitted",
        "fingerprint": weights.fingerprint(game.NAME, "fitted"),
        "seats": (seats,),
        "options": {name: values[:1] for name, values in game.OPTIONS.items()},
        "places": seats,
        "hidden": HIDDEN,
        "scale": 1100,
        "how": {"made_by": "a test"},
    }
    return weights.Made(**(fields | other))
