"""The rooms of the server: imports go one way, no class is large, and every field of a row has a docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import laguna.server
import laguna.table

SERVER = Path(str(laguna.server.__file__)).parent
TABLE = Path(str(laguna.table.__file__)).parent
ROOMS = {
    "store": {"store", "shared_clock"},
    "show": {"show", "shared_clock"},
    "tables": {"tables", "show", "store", "limits", "metrics", "shared_clock"},
    "days": {"days", "tables", "show", "store", "limits", "shared_clock"},
    "ratings": {"ratings", "tables", "show", "store", "shared_clock"},
    "players": {"players", "tables", "show", "store", "limits"},
    "notices": {"notices", "players", "tables", "show", "store", "limits", "metrics", "shared_clock"},
    "admin": {"admin", "ratings", "tables", "store", "limits", "networks"},
}
"""What each room may import of the server."""
ROOMS["http"] = set().union({"http", "request_id", "built"}, *ROOMS.values())
LARGE = 300
"""More lines than this, and a class does more than one thing."""


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, with their full names."""
    package = ["laguna", "server", *path.relative_to(SERVER).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            place = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*place, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_one_way(room: str) -> None:
    files = list((SERVER / room).rglob("*.py"))
    assert files
    for path in files:
        for name in imported(path):
            if name.startswith("laguna.server."):
                assert name.split(".")[2] in ROOMS[room], f"{path.name} imports {name}"
            elif name.startswith("laguna."):
                known = ("laguna.bots", "laguna.file_lock", "laguna.kernel", "laguna.table", "laguna.__version__")
                assert name.startswith(known), f"{path.name} imports {name}"


def test_no_class_is_large() -> None:
    for path in [*SERVER.rglob("*.py"), *TABLE.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert (node.end_lineno or 0) - node.lineno < LARGE, f"{path.name}: {node.name}"


def test_every_field_of_a_row_has_a_docstring() -> None:
    files = (SERVER / "store" / "rows.py", TABLE / "rows.py")
    fields = 0
    for node in (node for path in files for node in ast.parse(path.read_text("utf-8")).body):
        if not isinstance(node, ast.ClassDef):
            continue
        for field, following in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign):
                fields += 1
                described = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
                assert described, f"{node.name}: {ast.unparse(field.target)}"
    assert fields > 40
