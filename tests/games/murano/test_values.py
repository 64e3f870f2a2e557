"""A rule stands in one place: whoever changes a price or a value in `cards.toml` changes rules and bot alike."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from laguna.games import murano

from .values import ROWS, Row

ROOT = Path(__file__).parents[3]
CARDS = Path(murano.__file__).parent / "cards.toml"
PIECES = ("count", "counts", "small_out", "small_out_random", "customers", "out", "each")
"""Numbers of pieces: no prices and no values. `test_boards` changes them."""
NOTHING = ("glass.sale.0", "scoring.all_customers.0", "scoring.colour_customers.0")
"""What is paid for nothing."""


@pytest.fixture(scope="module")
def report() -> dict[str, list[Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.murano.values"],
        cwd=ROOT,
        env={**os.environ, "LAGUNA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.path)
def test_rules_and_bot_follow_a_changed_value(row: Row, report: dict[str, list[Any]]) -> None:
    before, opinion, after, opinion_after = report[row.path]
    assert before == row.before
    assert after == row.after
    assert row.before != row.after
    assert (opinion != opinion_after) == row.bot


def leaves(part: Any, path: str = "") -> Iterator[str]:  # noqa: ANN401 - this is what a TOML file holds
    """The paths of all numbers."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key not in PIECES:
                yield from leaves(value, f"{path}.{key}" if path else key)
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from leaves(value, f"{path}.{place}")
    elif isinstance(part, int):
        yield path


def test_every_price_and_value_is_named() -> None:
    assert sorted([*leaves(tomllib.loads(CARDS.read_text("utf-8"))), *NOTHING]) == sorted(
        [*(row.path for row in ROWS), *NOTHING, *NOTHING]
    )
