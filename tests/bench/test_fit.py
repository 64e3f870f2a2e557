"""Fitting the numbers of a judgement: repeatable, whatever the workers, and fair to both sides."""

import multiprocessing

import pytest

from bench import fit
from laguna.games.murano.bot import parameters as murano
from laguna.games.venezia.bot import parameters as venezia
from laguna.kernel import registry

from ..walks import SOAK

ROWS = {"murano": tuple(murano.DEFAULTS), "venezia": tuple(venezia.DEFAULTS)}


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("seats", [2, 4])
def test_equals_are_even(name: str, seats: int) -> None:
    """The same numbers on both sides: the same games twice, with the sides changed."""
    assert fit.match((name, ROWS[name], ROWS[name], seats, 7)) == (0.0, 0.5)


def test_better_numbers_win() -> None:
    """Against a bot that expects nothing of any building."""
    poor = tuple(1 if n < venezia.SOON else number for n, number in enumerate(ROWS["venezia"]))
    assert sum(fit.match(("venezia", ROWS["venezia"], poor, 2, seed))[0] for seed in range(3)) > 0


def test_a_fit_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    if not SOAK:
        monkeypatch.setattr(fit, "BATCH", 5)
    said: list[str] = []
    alone = fit.fit("venezia", ROWS["venezia"], 2 * fit.BATCH, 5, None, said.append)
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert fit.fit("venezia", ROWS["venezia"], 2 * fit.BATCH, 5, pool, said.append) == alone
    assert alone != ROWS["venezia"]
    assert len(alone) == len(ROWS["venezia"])
    assert len(said) == 2
    assert said[0].startswith(f"{2 * fit.BATCH} of {2 * fit.BATCH} games")
