"""Imports go one way: `server, bots, arena, research, terminal -> kernel <- games`, and `rules <- seen <- bot`."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import laguna

SOURCE = Path(laguna.__file__).parent
ROOMS = ("rules", "seen", "bot")
"""The rooms of a game: each may look into itself and into those before it."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, text: str) -> Iterator[str]:
    """The modules of Laguna that a file with this text imports; `from x import y` counts as `x.y`."""
    package = module_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("laguna"))
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            if origin.startswith("laguna"):
                yield from (f"{origin}.{alias.name}" for alias in node.names)


def allowed(path: Path) -> tuple[str, ...]:
    """Where a file may import from; empty if it may import from anywhere."""
    place = path.relative_to(SOURCE).parts
    if place[0] == "kernel":
        return ("laguna.kernel", "laguna.games") if place[1] == "registry.py" else ("laguna.kernel",)
    if place[0] == "classic":
        # The yardstick must survive that games lose their bots, so it uses nothing of them but their rules.
        rules = [f"laguna.games.{place[1]}.rules"] if len(place) == 3 else []
        return ("laguna.kernel", "laguna.classic", "laguna.bots.budget", *rules)
    if place[0] != "games" or len(place) < 3:
        return ()
    game = f"laguna.games.{place[1]}"
    if len(place) == 3:
        return ("laguna.kernel", game)
    assert place[2] in ROOMS, f"{path} is in none of the rooms of a game"
    before = ROOMS[: ROOMS.index(place[2]) + 1]
    return ("laguna.kernel", *(f"{game}.{room}" for room in before))


def wrong_imports(path: Path, text: str) -> list[str]:
    places = allowed(path)
    return [
        name
        for name in imports(path, text)
        if places and not any(name == place or name.startswith(f"{place}.") for place in places)
    ]


def test_imports_go_one_way() -> None:
    """The kernel knows no game, a game knows the kernel alone, and only the registry looks into games."""
    wrong = {str(path): wrong_imports(path, path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    assert not {path: names for path, names in wrong.items() if names}


def test_nothing_depends_on_the_yardstick() -> None:
    """Bots are found by name: see `laguna.bots.find`."""
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] != "classic":
            assert not [name for name in imports(path, path.read_text("utf-8")) if ".classic" in name], path


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("classic/murano/prior.py", "from laguna.games.murano.bot import prior"),
        ("classic/search.py", "from laguna.kernel import search\nfrom laguna.bots import hard"),
        ("games/murano/rules/ring.py", "from ..bot import prior"),
        ("games/murano/seen/view.py", "from ..bot.prior import Prior"),
        ("games/murano/rules/ring.py", "import laguna.games.venezia.rules.track"),
        ("kernel/search.py", "from laguna.bots import hard"),
    ],
)
def test_a_wrong_import_is_noticed(file: str, line: str) -> None:
    assert wrong_imports(SOURCE / file, line)
