"""The examples run: briefly here, in full in the soak tests."""

import json
import os
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


def test_the_recipe_for_maskable_ppo(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    short = ("--steps", "512", "--envs", "2", "--games", "2", "--against", "random,mixed:0.5")
    said = run("maskable_ppo.py", *short, "--save", tmp_path / "agent.zip")
    assert "512 decisions; it stands before random on the ladder" in said
    assert "against mixed:0.5: won" in said
    assert rated("maskable_ppo:bot", tmp_path / "agent.zip")


def test_the_recipe_for_self_play(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    short = ("--updates", "2", "--games", "2", "--against", "random")
    said = [run("self_play.py", *short, "--save", tmp_path / "agent.pt") for _ in range(2)]
    assert said[0] == said[1]
    assert "against random: won" in said[0]
    assert rated("self_play:bot", tmp_path / "agent.pt")


def rated(bot: str, weights: Path) -> bool:
    """Whether `laguna evaluate` rates what a recipe has saved."""
    words = ["evaluate", bot, "--game=venezia", "--games=2", "--rungs=random", "--seed=1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "laguna", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LAGUNA_AGENT": str(weights), "PYTHONPATH": str(EXAMPLES)},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return str(json.loads(done.stdout)["agent"]) == bot


@pytest.mark.soak
def test_the_learner_learns_a_little() -> None:
    pytest.importorskip("torch")
    said = [run("learner.py", "--lessons", "3") for _ in range(2)]
    assert "end: won" in said[0]
    # The same curve again, apart from the seconds before it.
    first, second = ([line.partition(" s ")[2] or line for line in one.splitlines()] for one in said)
    assert first == second
    assert "stopped after 1 of 3 lessons" in run("learner.py", "--lessons", "3", "--minutes", "0")
