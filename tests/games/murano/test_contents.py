"""The game's own table of contents is complete."""

import re
from pathlib import Path

import pytest

from laguna.games import murano
from laguna.games.murano import bot, rules, seen

FOLDER = Path(murano.__file__).parent


def modules(folder: Path) -> set[str]:
    """The modules in a folder."""
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def named(docstring: str | None) -> set[str]:
    """The names that stand between backticks."""
    return set(re.findall(r"`(\w+)`", docstring or ""))


def test_the_game_names_every_module() -> None:
    rooms = modules(FOLDER / "rules") | modules(FOLDER / "seen") | modules(FOLDER / "bot")
    assert named(murano.__doc__) == rooms | modules(FOLDER)


@pytest.mark.parametrize("room", [rules, seen, bot], ids=["rules", "seen", "bot"])
def test_a_room_names_every_module(room: object) -> None:
    name = getattr(room, "__name__", "").rpartition(".")[2]
    assert named(room.__doc__) == modules(FOLDER / name)


def test_no_rules_file_is_longer_than_four_hundred_lines() -> None:
    for path in (FOLDER / "rules").glob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 400, path.name
