"""Which modules `make mutants` changes, and how it counts."""

from pathlib import Path

import pytest

from tests import mutants

RESULTS = """
    laguna.games.murano.rules.ring.x_moves__mutmut_1: killed
    laguna.games.murano.rules.ring.x_moves__mutmut_2: survived
    laguna.games.murano.rules.ring.xǁRingǁstep__mutmut_1: timeout
    laguna.games.murano.rules.glass.x_melt__mutmut_1: no tests
    laguna.games.murano.rules.glass.x_melt__mutmut_2: not checked
"""


def write(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")


def found(game: str, room: str, games: Path) -> list[str]:
    return [path.relative_to(games / game).as_posix() for path in mutants.modules(game, room, games)]


def test_a_room_is_a_folder_with_all_that_is_in_it(tmp_path: Path) -> None:
    write(tmp_path / "go", "__init__.py", "driver.py", "rules/__init__.py", "rules/ko.py", "rules/deep/eyes.py")
    write(tmp_path / "go", "seen/view.py", "seen/drawing.py", "bot/prior.py")
    assert found("go", "rules", tmp_path) == ["rules/deep/eyes.py", "rules/ko.py"]
    assert found("go", "seen", tmp_path) == ["seen/view.py"]
    assert found("go", "bot", tmp_path) == ["bot/prior.py"]
    assert found("go", "cellar", tmp_path) == []


@pytest.mark.parametrize("game", sorted(path.parent.name for path in mutants.GAMES.glob("*/__init__.py")))
@pytest.mark.parametrize("room", ["rules", "seen"])
def test_every_game_has_these_rooms(game: str, room: str) -> None:
    assert len(mutants.modules(game, room)) > 2


def test_what_was_noticed_is_counted_by_module() -> None:
    text, share, untried = mutants.report("murano", "rules", RESULTS)
    assert "| rules.ring | 3 | 2 | 1 |" in text
    assert "| rules.glass | 1 | 0 | 1 |" in text
    assert "2 of 4 changes were noticed: 50.0%" in text
    assert text.endswith(
        "- `laguna.games.murano.rules.ring.x_moves__mutmut_2: survived`\n"
        "- `laguna.games.murano.rules.glass.x_melt__mutmut_1: no tests`\n"
    )
    assert (share, untried) == (0.5, 1)
