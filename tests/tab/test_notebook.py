"""The wheel resolves for a browser and imports in Pyodide, where our notebook runs as it does in JupyterLite."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
SITE = ROOT / "build" / "tab" / "site"
"""The packages that ours needs in a browser, for the Python of `PYODIDE`."""
PYODIDE = ROOT / "web" / "tab" / "node_modules" / "pyodide"
PLOTS = {"matplotlib", "numpy"}
"""What Pyodide's makers have on a host of theirs, and tests have not: the cells that plot cannot run here."""


@pytest.mark.soak
@pytest.mark.skipif(not SITE.is_dir(), reason="Pyodide could not be installed")
def test_the_wheel_is_for_browsers_too_and_the_cells_of_the_notebook_run_there(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "LAGUNA_PURE": "1"},
        check=True,
    )
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    resolved = subprocess.run(
        [
            *(str(Path(sys.executable).with_name("uv")), "pip", "compile", "-q", "--no-header", "--no-annotate"),
            *("--python-platform", "wasm32-pyodide2025", "--python-version", "3.13", "-"),
        ],
        input=f"laguna @ {wheel.as_uri()}",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    names = {line.partition("==")[0] for line in resolved.splitlines()}
    assert {"msgspec", "librt", "rich"} <= names
    assert not {"litestar", "uvicorn", "uvloop", "websockets", "httptools"} & names
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "wheel")
    found = subprocess.run(
        [
            *("node", str(HERE / "in_pyodide.mjs"), str(PYODIDE), str(ROOT)),
            *(str(HERE / "notebook.py"), str(tmp_path / "wheel"), str(SITE)),
        ],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    told = json.loads(found.stdout)
    assert told["platform"] == "emscripten"
    assert told["laguna"].startswith("/packages/0/")
    assert not told["server"]
    assert told["printed"].startswith("laguna record\ngame venezia")
    assert "ranks" in told["printed"]
    assert [frame.startswith('<iframe sandbox="allow-scripts"') for frame in told["shown"]] == [True]
    # Every other cell runs. The last line is printed by one that plots.
    assert {name for _, name in told["missing"]} <= PLOTS
    assert len(told["missing"]) <= 2
