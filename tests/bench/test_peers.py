"""What the comparison with others makes of the counts it is given, without anything being measured."""

from pathlib import Path
from typing import Any

from bench import peers


def a_run() -> dict[str, Any]:
    """Two rounds in which every slice took a second, and everybody did 1000 of everything, in 10 games."""
    counts = {"seconds": 1.0, "games": 10, "decisions": 2000, "choices": 1000, "copies": 1000}
    return {
        "date": "2026-01-01",
        "rounds": 2,
        "seconds": 1.0,
        "versions": dict.fromkeys(("python", "laguna", "engine", "catanatron", "open_spiel"), "1"),
        "machine": {"processor": "a processor", "cores": 2},
        "slices": [
            {"round": turn, "side": side, "what": what, "game": game, **counts}
            for turn in range(2)
            for side, what, game in peers.order()
        ],
    }


def pieces(run: dict[str, Any], *key: str) -> list[dict[str, Any]]:
    return [piece for piece in run["slices"] if (piece["side"], piece["what"], piece["game"]) == key]


def ratio_to(run: dict[str, Any], ours: str, *theirs: str) -> peers.Ratio:
    found = peers.ratios(peers.figures(run))
    return next(ratio for ratio in found if ratio.ours.key[2] == ours and ratio.theirs.key == theirs)


def test_ours_and_theirs_take_turns() -> None:
    sides = [side for side, _, _ in peers.order()]
    assert sides[::2] == ["laguna"] * (len(sides) // 2)
    assert "laguna" not in sides[1::2]


def test_every_promise_is_measured_for_both_games() -> None:
    promised = [ratio for ratio in peers.ratios(peers.figures(a_run())) if ratio.target is not None]
    assert len(promised) == 2 * len(peers.TARGETS)


def test_a_ratio_is_made_within_a_round_and_given_by_its_median() -> None:
    run = a_run()
    for piece in pieces(run, "catanatron", "playouts", "catanatron"):
        piece["choices"] = 10 if piece["round"] == 0 else 5
    ratio = ratio_to(run, "murano", "catanatron", "playouts", "catanatron")
    assert ratio.by_round == [100, 200]
    assert ratio.middle == 150
    assert peers.ratio_rows([ratio])[0][3:] == ("150", "100 to 200", "200", "no")


def test_slices_of_the_same_round_are_added_up() -> None:
    run = a_run()
    first, second, *_ = pieces(run, "laguna", "playouts", "murano")
    assert first["round"] == second["round"]
    first["seconds"] = 7.0
    key = ("laguna", "playouts", "murano")
    same = [piece for piece in pieces(run, *key) if piece["round"] == 0]
    expected = sum(piece["choices"] for piece in same) / sum(piece["seconds"] for piece in same)
    assert peers.figures(run)[key].by_round == (expected, 1000)


def test_rollouts_are_as_long_as_the_same_games_driven_from_python() -> None:
    run = a_run()
    for piece in pieces(run, "open_spiel", "playouts", "gin_rummy"):
        piece.update(decisions=0, choices=0, games=500)
    for piece in pieces(run, "open_spiel", "dealt_driven", "gin_rummy"):
        piece.update(games=20, choices=40 if piece["round"] == 0 else 80, decisions=100)
    figure = peers.figures(run)["open_spiel", "playouts", "gin_rummy"]
    assert list(figure.by_round) == [1500, 1500]
    assert figure.decisions == 2500


def test_copies_compare_by_how_many_fit_into_a_second() -> None:
    run = a_run()
    for piece in pieces(run, "catanatron", "copy", "catanatron"):
        piece["copies"] = 10
    ratio = ratio_to(run, "venezia", "catanatron", "copy", "catanatron")
    assert ratio.middle == 100
    assert ratio.target == 50
    assert peers.amount(ratio.theirs) == "100000 µs"


def test_figures_go_between_the_marks_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n\n{peers.BEGIN}\n\nold\n\n{peers.END}\n\nafter\n", "utf-8")
    run = a_run()
    known = peers.figures(run)
    for _ in range(2):
        peers.write_docs(run, known, peers.ratios(known), page)
        text = page.read_text("utf-8")
        assert text.startswith(f"before\n\n{peers.BEGIN}\n\nMeasured on 2026-01-01")
        assert text.endswith(f"|\n\n{peers.END}\n\nafter\n")
        assert "old" not in text
        assert text.count("| whole games inside one call | Murano: ") == len(peers.THEIRS["playouts"]) + 1


def test_the_page_has_the_marks() -> None:
    text = peers.DOCS.read_text("utf-8")
    assert text.index(peers.BEGIN) < text.index(peers.END)
