"""What the ladder plays, and what it makes of results, without anything being played."""

from pathlib import Path
from typing import Any

import pytest

from bench import ladder


def share(games: int, won: float, even: float) -> dict[str, Any]:
    return {"games": games, "win_share": won, "interval": [won - 0.1, won + 0.1], "even_share": even}


def test_every_level_meets_the_one_below_it_with_two_seats_and_with_four() -> None:
    played = {(row.game, row.seats, row.bots) for row in ladder.rows() if row.budget == "100ms"}
    for game in ladder.SEATS:
        for seats in (2, 4):
            for step in ladder.STEPS:
                assert (game, seats, step) in played


def test_one_sits_against_the_rest_where_there_is_a_rest() -> None:
    for row in ladder.rows():
        assert ("one-against-rest" in row.command()) == (row.seats > 2 and not row.fair)
    names = [row.name for row in ladder.rows()]
    assert len(set(names)) == len(names)


def test_results_become_tables_between_the_marks(tmp_path: Path) -> None:
    docs = tmp_path / "bots.md"
    docs.write_text(f"before\n{ladder.BEGIN}\nlast year\n{ladder.END}\nafter\n", "utf-8")
    duel = ladder.Row("murano", 2, ("hard", "normal"), 200)
    four = ladder.Row("murano", 4, ("hard", "normal"), 20, "1s")
    fair = ladder.Row("murano", 2, ("normal",), 400, fair=True)
    ladder.write_docs(
        {
            duel: {
                "games": 200,
                "unfinished": 1,
                "lineups": [
                    {
                        "lineup": ["hard", "normal"],
                        "bots": {"hard": share(200, 0.8, 0.5), "normal": share(200, 0.2, 0.5)},
                    }
                ],
            },
            four: {
                "games": 40,
                "unfinished": 0,
                "lineups": [
                    {"lineup": ["hard"] + ["normal"] * 3, "bots": {"hard": share(20, 0.6, 0.25)}},
                    {"lineup": ["normal"] + ["hard"] * 3, "bots": {"normal": share(20, 0.1, 0.25)}},
                ],
            },
            fair: {
                "games": 400,
                "unfinished": 0,
                "order": {"1": share(400, 0.52, 0.5), "2": share(400, 0.48, 0.5)},
            },
        },
        docs,
    )
    text = docs.read_text("utf-8")
    assert text.startswith("before\n" + ladder.BEGIN)
    assert text.endswith(ladder.END + "\nafter\n")
    assert "last year" not in text
    assert "| Murano | 2 | `hard` against `normal` | 200 | 80.0 % | 50.0 % | 70.0 % to 90.0 % |" in text
    assert "| Murano | 4 | one `hard` among `normal` | 20 | 60.0 % | 25.0 % | 50.0 % to 70.0 % |" in text
    assert "| Murano | 4 | one `normal` among `hard` | 20 | 10.0 % | 25.0 % | 0.0 % to 20.0 % |" in text
    assert "| Murano | 2 | 400 | 52.0 % · 48.0 % | 50.0 % | 38.0 % to 62.0 % |" in text
    assert "640 games in all, 1 of them cut off" in text


def test_documentation_without_marks_is_left_alone(tmp_path: Path) -> None:
    docs = tmp_path / "bots.md"
    docs.write_text("nothing", "utf-8")
    with pytest.raises(SystemExit, match="must have the lines"):
        ladder.write_docs({}, docs)
    assert docs.read_text("utf-8") == "nothing"
