"""The examples run: briefly here, in full in the soak tests."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.walks import SOAK

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False, cwd=EXAMPLES
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_tournament() -> None:
    pytest.importorskip("pyspiel")
    level = ("hard", "10") if SOAK else ("random", "2")
    said = run(
        "tournament.py",
        "--games",
        "2" if SOAK else "1",
        "--level",
        level[0],
        "--simulations",
        level[1],
        "--depth",
        "5",
    )
    assert f"{level[0]} won" in said


def test_the_cells_of_the_notebook(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All cells run, one after the other, as in a notebook."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(EXAMPLES)
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in json.loads((EXAMPLES / "record.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "record.ipynb", "exec"), names)
    assert "decisions; the last one was by seat" in capsys.readouterr().out


@pytest.mark.soak
def test_the_notebook_in_a_kernel() -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    notebook = nbformat.read(EXAMPLES / "record.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, resources={"metadata": {"path": str(EXAMPLES)}}).execute()


@pytest.mark.soak
def test_the_learner_learns_a_little() -> None:
    pytest.importorskip("torch")
    said = [run("learner.py", "--lessons", "3") for _ in range(2)]
    assert "end: won" in said[0]
    # The same curve again, apart from the seconds before it.
    first, second = ([line.partition(" s ")[2] or line for line in one.splitlines()] for one in said)
    assert first == second
    assert "stopped after 1 of 3 lessons" in run("learner.py", "--lessons", "3", "--minutes", "0")
