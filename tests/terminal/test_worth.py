"""What things would bring, at the terminal."""

from pathlib import Path

import pytest

from laguna.kernel.chance import SeededDraws
from laguna.kernel.record import parse, replay
from laguna.kernel.text import LANGUAGES, words
from laguna.terminal import worth
from laguna.terminal.play import Session

RECORDS = Path(__file__).parent.parent / "records"
NAMES = {0: "Anna", 1: "Bruno", 2: "Chiara", 3: "Dario", 4: "Elena"}


def shown(game: str, at: int, seat: int, of: str = "", lang: str = "en") -> str:
    record = parse(sorted((RECORDS / game).glob("*.rec"))[0].read_text("utf-8"))
    s = replay(record, to=at)
    return "\n".join(worth.lines(record.module(), s, seat, of, words(lang, game), NAMES))


def test_in_short_there_is_everybody_and_what_is_mine() -> None:
    text = shown("murano", 250, 0)
    assert text.startswith("If it ended now\n  Anna: ")
    assert "  Bruno: at least " in text or "  Bruno: " in text


def test_a_character_is_told_island_by_island() -> None:
    text = shown("murano", 250, 0, "character_11")
    assert text.splitlines()[1] == "11 · The town crier"
    assert "San Donato" in text
    assert "customers: " in text
    assert "If it ended now" not in text


def test_a_building_is_told_with_what_all_get() -> None:
    text = shown("venezia", 120, 0, "house")
    assert "Anna: +1, to " in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_every_language_has_words_for_it(game: str, lang: str) -> None:
    for at in (80, 160, 300):
        for of in ("", "character_10", "character_5", "character_9", "palazzo", "bridge"):
            text = shown(game, at, 1, of, lang)
            assert "{" not in text
            assert "???" not in text


def test_it_can_be_typed(tmp_path: Path) -> None:
    record = parse(sorted((RECORDS / "murano").glob("*.rec"))[0].read_text("utf-8"))
    record.actions = record.actions[:250]
    said: list[str] = []
    session = Session(
        record.module(),
        record,
        words("en", "murano"),
        NAMES,
        {},
        SeededDraws(1),
        1,
        tmp_path / "x.rec",
        input,
        said.append,
    )
    assert session._look("w", "", [])
    assert session._look("worth", "The town crier", [])
    text = "".join(said)
    assert "If it ended now" in text
    assert "11 · The town crier" in text
