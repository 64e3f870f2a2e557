from pathlib import Path

import pytest

from laguna.kernel.data import edition, find, hex_grid, load, square_grid
from laguna.kernel.errors import LagunaError


def test_a_grid_becomes_cells_with_names_marks_and_neighbours() -> None:
    cells = square_grid("\n.b.\nbsb\n..s\n")
    assert [(c.name, c.mark) for c in cells] == [("b1", "b"), ("a2", "b"), ("b2", "s"), ("c2", "b"), ("c3", "s")]
    assert [c.neighbours for c in cells] == [(2,), (2,), (0, 1, 3), (2, 4), (3,)]
    assert [(c.column, c.row) for c in cells] == [(1, 0), (0, 1), (1, 1), (2, 1), (2, 2)]


def test_rows_of_different_length_are_refused() -> None:
    with pytest.raises(ValueError, match="same length"):
        square_grid("ab\na")


def test_a_grid_of_hexes_becomes_cells_with_names_marks_and_neighbours() -> None:
    cells = hex_grid("\n . o\n. H .\n B =\n")
    assert [(c.name, c.mark) for c in cells] == [
        ("a1", "."),
        ("a2", "o"),
        ("b1", "."),
        ("b2", "H"),
        ("b3", "."),
        ("c1", "B"),
        ("c2", "="),
    ]
    assert [(c.column, c.row) for c in cells] == [(1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (3, 2)]
    # The hex in the middle touches all six others; each of those touches three.
    assert cells[3].neighbours == (0, 1, 2, 4, 5, 6)
    assert [c.neighbours for c in cells] == [
        (1, 2, 3),
        (0, 3, 4),
        (0, 3, 5),
        (0, 1, 2, 4, 5, 6),
        (1, 3, 6),
        (2, 3, 6),
        (3, 4, 5),
    ]


def test_hexes_far_apart_are_no_neighbours() -> None:
    # A gap in a row, a row without hexes, and rows of any length.
    cells = hex_grid(". . .\n\n.   .\n   .")
    assert [(c.name, c.column, c.row) for c in cells] == [
        ("a1", 0, 0),
        ("a2", 2, 0),
        ("a3", 4, 0),
        ("c1", 0, 2),
        ("c2", 4, 2),
        ("d1", 3, 3),
    ]
    assert [c.neighbours for c in cells] == [(1,), (0, 2), (1,), (), (5,), (4,)]


def test_a_hex_is_numbered_within_its_row_wherever_the_row_begins() -> None:
    assert [c.name for c in hex_grid("     . .\n. .")] == ["a1", "a2", "b1", "b2"]
    assert [c.neighbours for c in hex_grid(".")] == [()]


@pytest.mark.parametrize("text", [". .\n. .", ". . ..", "  .\n .\n .", ".\n\n ."])
def test_hexes_out_of_step_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="shifted by one character"):
        hex_grid(text)


def test_neighbours_of_hexes_are_mutual() -> None:
    cells = hex_grid("   . . .\n. .   .\n . . . .\n  .   .")
    for number, cell in enumerate(cells):
        for other in cell.neighbours:
            assert number in cells[other].neighbours
            across, down = abs(cells[other].column - cell.column), abs(cells[other].row - cell.row)
            assert (across, down) in ((2, 0), (1, 1))


def test_a_file_is_read_from_its_package(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("a = [1, 2]")
    assert load(find(tmp_path, "x.toml")) == {"a": [1, 2]}


def test_a_board_of_ones_own_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package, boards = tmp_path / "murano", tmp_path / "boards"
    for folder in (package, boards / "murano"):
        folder.mkdir(parents=True)
    (package / "x.toml").write_text("a = 1")
    (package / "y.toml").write_text("b = 1")
    (boards / "murano" / "x.toml").write_text("a = 2")
    monkeypatch.setenv("LAGUNA_BOARDS", str(boards))
    assert (load(find(package, "x.toml")), load(find(package, "y.toml"))) == ({"a": 2}, {"b": 1})


def test_what_cannot_be_read_is_told_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.toml").write_text("a = 1\nb = = 2")
    with pytest.raises(LagunaError, match=r"x\.toml: this cannot be read: .*line 2.*unset LAGUNA_BOARDS"):
        load(find(tmp_path, "x.toml"))
    monkeypatch.setenv("LAGUNA_BOARDS", str(tmp_path / "nowhere"))
    with pytest.raises(LagunaError, match="nowhere, which is not a folder"):
        load(find(tmp_path, "x.toml"))


def test_an_edition_is_what_the_files_say() -> None:
    ours = edition("", {"a": 1, "b": [2]}, {"c": 3})
    assert edition(ours, {"b": [2], "a": 1}, {"c": 3}) == ""
    assert edition(ours, {"b": [2], "a": 2}, {"c": 3}) not in ("", ours)
