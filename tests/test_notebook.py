"""A position in a notebook carries what its seat sees, and nothing that it does not."""

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

import laguna
from laguna.kernel import record, registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.text import LANGUAGES
from laguna.notebook import Still
from laguna.server.show import catalogue

RECORDS = Path(__file__).parent / "records"
MURANO = RECORDS / "murano" / "shop-palace-3.rec"
VENEZIA = RECORDS / "venezia" / "all_palazzo-3.rec"
AT = 200


def carried(still: Still) -> Any:  # noqa: ANN401
    """What the page of a position has to draw."""
    found = re.search(r'<script id="kept" type="application/json">(.*?)</script>', still.page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("path", [MURANO, VENEZIA], ids=["murano", "venezia"])
def test_a_seat_sees_its_own_view_and_the_public_no_hand(path: Path) -> None:
    parsed = record.parse(path.read_text("utf-8"))
    game, state = parsed.module(), record.replay(parsed, to=AT)
    for seat in range(-1, parsed.seats):
        for what in (path, str(path), path.read_text("utf-8"), parsed):
            still = carried(laguna.show(what, at=AT, seat=seat))
            assert still["still"]["view"] == json.loads(msgspec.json.encode(game.view(state, seat)))
            assert still["game"] == game.NAME
        assert carried(laguna.show(state, seat=seat))["still"]["view"] == still["still"]["view"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_that_is_wished_for(lang: str) -> None:
    still = carried(laguna.show(VENEZIA, at=AT, lang=lang))
    assert still["lang"] == lang
    assert still["words"] == [
        catalogue.file_of_words(lang).decode(),
        catalogue.file_of_words(lang, "venezia").decode(),
    ]
    assert len({carried(laguna.show(VENEZIA, at=AT, lang=one))["still"]["question"] for one in LANGUAGES}) == 4


def test_a_notebook_shows_a_frame_without_rights_and_a_console_the_board_as_text(tmp_path: Path) -> None:
    still = laguna.show(MURANO, at=AT, height=300)
    frame = still._repr_html_()
    assert unescape(frame.partition('srcdoc="')[2].rpartition('"')[0]) == still.page
    assert 'sandbox="allow-scripts"' in frame
    assert "300px" in frame
    assert "┌──" in repr(still)
    assert still.save(tmp_path / "still.html").read_text("utf-8") == still.page


def test_a_state_of_a_new_game_can_be_shown() -> None:
    for name in registry.ours():
        assert carried(laguna.show(registry.load(name).new(2)))["game"] == name


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: laguna.show(3), "int is no state of a game"),
        (lambda: laguna.show(MURANO, at=10**6), "actions, so `at` cannot be"),
        (lambda: laguna.show(MURANO, at=-1), "actions, so `at` cannot be"),
        (lambda: laguna.show(MURANO, seat=9), "There is no seat 9"),
        (lambda: laguna.show(MURANO, lang="xx"), "There is no language"),
        (lambda: laguna.show(registry.load("murano").new(2), at=1), "is for records"),
    ],
)
def test_what_cannot_be_shown_is_said(ask: Callable[[], Still], said: str) -> None:
    with pytest.raises(CannotParse, match=re.escape(said)):
        ask()
