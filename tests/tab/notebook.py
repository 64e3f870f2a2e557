"""Runs the cells of our notebook, and says as JSON what came of it; in Pyodide the repository is at /root."""

import ast
import contextlib
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def run() -> dict[str, Any]:
    """Run one cell after the other. The last line of a cell is shown, if it is an expression."""
    os.chdir(ROOT / "examples")
    names: dict[str, Any] = {"__name__": "notebook"}
    shown, missing = [], []
    printed = io.StringIO()
    cells = json.loads(Path("record.ipynb").read_text("utf-8"))["cells"]
    for number, cell in enumerate(cell for cell in cells if cell["cell_type"] == "code"):
        tree = ast.parse("".join(cell["source"]))
        end = tree.body[-1]
        last = end if isinstance(end, ast.Expr) else None
        del tree.body[len(tree.body) - (last is not None) :]
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(tree, "record.ipynb", "exec"), names)
                value = eval(compile(ast.Expression(last.value), "record.ipynb", "eval"), names) if last else None
        except ModuleNotFoundError as error:
            missing.append([number, error.name])
            continue
        drawn = getattr(value, "_repr_html_", None)
        if drawn:
            shown.append(drawn())
    import laguna

    return {
        "platform": sys.platform, "laguna": laguna.__file__, "server": "litestar" in sys.modules,
        "printed": printed.getvalue(), "shown": shown, "missing": missing,
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(run()))  # noqa: T201
