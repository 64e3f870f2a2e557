"""Files of weights: they say what they are for, and are used for nothing else."""

from pathlib import Path

import pytest

from laguna.kernel import registry, weights
from laguna.kernel.errors import LagunaError

from .nets import made, some_net

VENEZIA = registry.load("venezia")
OPTIONS = {name: values[0] for name, values in VENEZIA.OPTIONS.items()}


def test_a_network_comes_back_as_it_was() -> None:
    net = some_net(VENEZIA, 2)
    contents = weights.write(made(VENEZIA, 2), net)
    found, numbers = weights.parse(contents)
    assert found == made(VENEZIA, 2)
    back = weights.build(found, numbers, VENEZIA)
    assert list(back.weights) == list(net.weights)
    assert list(back.bias) == list(net.bias)
    assert list(back.out) == list(net.out)
    assert back.scale == net.scale
    assert weights.write(found, back) == contents


def test_what_fits_is_used() -> None:
    assert weights.misfit(made(VENEZIA, 2), VENEZIA, 2, OPTIONS) == ""


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"game": "murano"}, "for the game 'murano', not 'venezia'"),
        ({"edition": "0123abcd"}, "the edition of the board '0123abcd'"),
        ({"observation": 1}, "the version of the observation 1, not 2"),
        ({"fingerprint": "0"}, "have changed since"),
        ({"seats": (3, 4)}, "for 3, 4 seats, not for 2"),
        ({"options": {}}, "not trained for the option stall_rounds=2"),
    ],
)
def test_what_does_not_fit_is_told(other: dict[str, object], reason: str) -> None:
    assert reason in weights.misfit(made(VENEZIA, 2, **other), VENEZIA, 2, OPTIONS)


def test_options_it_was_not_trained_for_do_not_fit() -> None:
    assert "draw=may" in weights.misfit(made(VENEZIA, 2), VENEZIA, 2, OPTIONS | {"draw": "may"})


def test_the_fingerprint_tells_evaluations_and_games_apart() -> None:
    prints = {weights.fingerprint(game, driver) for game in ("murano", "venezia") for driver in weights.DRIVERS}
    assert len(prints) == 5  # Venezia has no refined evaluation of its own.


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.bin"
    contents = weights.write(made(VENEZIA, 2), some_net(VENEZIA, 2))
    for broken in (b"", b"{}\n", b"\xff\xfe\n", contents.replace(b'"format":2', b'"format":9')):
        path.write_bytes(broken)
        with pytest.raises(LagunaError):
            weights.read(path)
    path.write_bytes(contents[:-4])
    with pytest.raises(LagunaError, match="damaged"):
        weights.build(*weights.read(path), VENEZIA)
    path.write_bytes(bytes(weights.MOST_BYTES + 1))
    with pytest.raises(LagunaError, match="too large"):
        weights.read(path)
    with pytest.raises(LagunaError, match="cannot be read"):
        weights.read(tmp_path / "none.bin")
