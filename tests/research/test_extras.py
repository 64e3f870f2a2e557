"""Without the extras everything else works, and an adapter says what to install."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import laguna.research

MODULES = sorted(Path(laguna.research.__path__[0]).glob("*.py"))
BLOCKED = """
import sys

class Block:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] in {
            "numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "PIL", "matplotlib", "mcp"
        }:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Block)
from laguna.kernel.errors import LagunaError
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(
    "path", sorted(Path(laguna.research.__path__[0]).rglob("*.py")), ids=lambda path: path.stem
)
def test_research_knows_nothing_of_the_terminal_and_the_server(path: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.update(f"{node.module}.{alias.name}" for alias in node.names)
    for part in ("terminal", "server"):
        assert not [name for name in imported if f"{name}.".startswith(f"laguna.{part}.")]


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("pettingzoo", "research"),
        ("gymnasium", "research"),
        ("vector", "research"),
        ("observation", "research"),
        ("picture", "research"),
        ("openspiel", "openspiel"),
        ("text.mcp", "mcp"),
    ],
)
def test_an_adapter_says_which_extra_it_needs(module: str, extra: str) -> None:
    said = run(f"""
try:
    import laguna.research.{module}
except LagunaError as error:
    sys.stdout.write(str(error))
""")
    assert said.endswith(f": pip install 'laguna[{extra}]'.")
    assert " needs " in said


def test_all_else_works_without_them() -> None:
    assert (
        run("""
import laguna, laguna.cli, laguna.bots, laguna.arena.selfplay, laguna.research.data, laguna.research.text
from laguna.kernel import registry
from laguna.kernel.playout import playouts
for name in registry.names():
    game = registry.load(name)
    s = game.new(2)
    playouts(game.DRIVERS.standard, s, 1, 1)
    game.DRIVERS.standard.observe(s, 0)
sys.stdout.write("fine")
""")
        == "fine"
    )


def test_parquet_says_what_it_needs() -> None:
    said = run("""
from pathlib import Path
from laguna.research.data import export
try:
    export([], Path("x.parquet"), None)
except LagunaError as error:
    sys.stdout.write(str(error))
""")
    assert said == "Parquet needs pyarrow: pip install 'laguna[research]'."


def test_laguna_itself_imports_none_of_it() -> None:
    code = "import sys, laguna, laguna.cli; from laguna.kernel import registry; "
    code += "[registry.load(name) for name in registry.names()]; "
    code += "others = ('numpy', 'gymnasium', 'laguna.research', 'mcp', 'websockets'); "
    code += "sys.stdout.write(' '.join(one for one in others if one in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == ""
