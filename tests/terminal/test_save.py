from pathlib import Path

import pytest

from laguna.terminal import save


def test_where_games_are_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert save.place("murano") == Path("/somewhere/laguna/murano.rec")
    for value in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", value)
        assert save.place("murano") == Path.home() / ".local/share/laguna/murano.rec"
