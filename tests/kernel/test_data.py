from pathlib import Path

import pytest

from laguna.kernel.data import load, square_grid


def test_a_grid_becomes_cells_with_names_marks_and_neighbours() -> None:
    cells = square_grid("\n.b.\nbsb\n..s\n")
    assert [(c.name, c.mark) for c in cells] == [("b1", "b"), ("a2", "b"), ("b2", "s"), ("c2", "b"), ("c3", "s")]
    assert [c.neighbours for c in cells] == [(2,), (2,), (0, 1, 3), (2, 4), (3,)]
    assert [(c.column, c.row) for c in cells] == [(1, 0), (0, 1), (1, 1), (2, 1), (2, 2)]


def test_rows_of_different_length_are_refused() -> None:
    with pytest.raises(ValueError, match="same length"):
        square_grid("ab\na")


def test_a_toml_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("a = [1, 2]")
    assert load(tmp_path / "x.toml") == {"a": [1, 2]}
