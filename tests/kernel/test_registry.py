from pathlib import Path

import pytest

from laguna import games
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse


def test_a_folder_is_a_game() -> None:
    there = {path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py")}
    assert set(registry.names()) == there
    assert "murano" in there
    for name in registry.names():
        assert name == registry.load(name).NAME
        assert (registry.folder(name) / "l10n" / "en.ftl").is_file()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(CannotParse, match="murano"):
        registry.load("carcassonne")
