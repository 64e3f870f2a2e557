"""Games are found by their folder, or by the entry point of a package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from laguna import games
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse


def test_a_folder_is_a_game() -> None:
    there = {path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py")}
    assert there <= set(registry.names())
    assert "murano" in there
    for name in registry.names():
        assert name == registry.load(name).NAME
        assert (registry.folder(name) / "l10n" / "en.ftl").is_file()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(CannotParse, match="murano"):
        registry.load("carcassonne")


@pytest.mark.parametrize("language", ["en", "it", "de", "fr"])
def test_our_games_have_rules_for_people_in_every_language(language: str) -> None:
    for name in ("murano", "venezia"):
        page = registry.rulebook(name, language)
        assert page is not None
        assert (page.parent.name == language) == (language != "en")


def announced(folder: Path, entry: str, module: str, code: str = "") -> str:
    """What Laguna prints about a package that announces a game."""
    (folder / "info-1.0.dist-info").mkdir()
    (folder / "info-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: info\nVersion: 1.0\n")
    (folder / "info-1.0.dist-info" / "entry_points.txt").write_text(f"[laguna.games]\n{entry} = {module}\n")
    if code:
        (folder / f"{module}.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "-c", f"from laguna.kernel import registry\nprint(registry.load({entry!r}).__name__)"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout or done.stderr.strip().splitlines()[-1]


def test_a_package_cannot_take_the_place_of_a_game_of_ours(tmp_path: Path) -> None:
    assert announced(tmp_path, "murano", "fake", "NAME = 'murano'") == "laguna.games.murano\n"


def test_a_package_that_cannot_be_loaded_is_told_clearly(tmp_path: Path) -> None:
    told = announced(tmp_path, "ferry", "no_such_module")
    assert "The game 'ferry' cannot be loaded from 'no_such_module'" in told


def test_a_game_is_announced_by_its_own_name(tmp_path: Path) -> None:
    told = announced(tmp_path, "ferry", "boat", "NAME = 'boat'")
    assert "announced as 'ferry', but calls itself 'boat'" in told
