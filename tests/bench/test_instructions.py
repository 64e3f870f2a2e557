"""Comparing counts of instructions, and doing without them."""

from pathlib import Path

import pytest

from bench import instructions


def test_counts_of_instructions_are_compared_with_the_committed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions, "FIGURES", tmp_path / "instructions.toml")
    here = {"python": "3.11", "machine": "x86_64", "compiler": "cc 12"}
    instructions.compare({"murano": 200}, here)
    assert "nothing committed yet" in capsys.readouterr().out
    instructions.write({"murano": 200}, here)
    instructions.compare({"murano": 230}, {**here, "python": "3.12"})
    told = capsys.readouterr().out
    assert "230 instructions per decision, committed 200 (+15.0%): MORE THAN BEFORE" in told
    assert "3.11 instead of 3.12" in told
    instructions.compare({"murano": 200}, here)
    assert capsys.readouterr().out == "murano: 200 instructions per decision, committed 200 (+0.0%)\n"


def test_without_valgrind_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["instructions.py"])
    instructions.main()
    assert capsys.readouterr().out == "Instructions are not counted: valgrind is not installed.\n"
