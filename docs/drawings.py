"""Draws the two pictures of `docs/design.md` from the code: `python docs/drawings.py`.

The first shows the packages and their imports, as the sources have them. The second shows a move from click to
redraw: its steps are listed here, and each names a file and a function that must exist. A test compares the
pictures with what this makes.
"""

import ast
import sys
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "laguna"
IMAGES = ROOT / "docs" / "images"
INK, PAPER, LINE, SOFT = "#1f3a4d", "#fdfaf3", "#7d97a5", "#e8f0f2"
"""Dark enough on light ground for everybody, in print as well."""


class Step(NamedTuple):
    """A part of the way of a move."""

    where: str
    """The lane."""
    file: str
    """The file, from the root of the project."""
    name: str
    """What is called there."""
    about: str
    """What it does."""


PAGE, SERVER, TABLE = "In the browser", "On the server", "At the table"
MOVE = (
    Step(PAGE, "web/src/shell/things.ts", "tap", "a click finds the thing under it"),
    Step(PAGE, "web/src/lib/turn.svelte.ts", "commit", "the chosen actions are sent one by one"),
    Step(PAGE, "web/src/lib/connection.ts", "send", "as `do`, with the line it is meant to be"),
    Step(SERVER, "src/laguna/server/http/sockets.py", "_move", "the text is parsed, once"),
    Step(SERVER, "src/laguna/server/tables/move_writer.py", "_store_plan", "whose seat, and is it the next line?"),
    Step(TABLE, "src/laguna/table/table.py", "plan", "tried on a copy; refusals say why"),
    Step(TABLE, "src/laguna/table/log.py", "plan", "legal? apply, then make the draws"),
    Step(SERVER, "src/laguna/server/store/queries.py", "append", "stored under table and line number"),
    Step(TABLE, "src/laguna/table/table.py", "accept", "only now the table goes on"),
    Step(SERVER, "src/laguna/server/tables/publishing.py", "publish", "to every seat its own"),
    Step(TABLE, "src/laguna/table/states.py", "messages", "view, events, legal actions, in words"),
    Step(PAGE, "web/src/lib/table.svelte.ts", "hear", "the message comes in"),
    Step(PAGE, "web/src/lib/playback.ts", "Playback", "others' moves are shown at a pace"),
    Step(PAGE, "web/src/lib/scene.ts", "sceneOf", "what the board draws"),
)
"""The way of a move, step by step."""


def package_of(path: Path) -> str:
    """The box that a module belongs to: its package, and the room of a game or of the server."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    if parts[0] == "games" and len(parts) > 3:
        return f"games/*/{parts[2]}"
    if parts[0] == "games":
        return "games/*"
    if parts[0] == "server":
        return f"server/{parts[1]}"
    return parts[0]


def edges() -> set[tuple[str, str]]:
    """Which package imports which."""
    modules = {".".join(("laguna", *p.relative_to(SOURCE).with_suffix("").parts)): p for p in SOURCE.rglob("*.py")}
    modules |= {name.removesuffix(".__init__"): path for name, path in modules.items()}
    found = set()
    for name, path in modules.items():
        if name.endswith("__init__"):
            continue
        package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named: list[str] = []
            if isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                origin = ".".join([*base, *([node.module] if node.module else [])])
                named = [f"{origin}.{alias.name}" for alias in node.names]
            for one in named:
                target = modules.get(one) or modules.get(one.rpartition(".")[0])
                if target is not None and package_of(target) != package_of(path):
                    found.add((package_of(path), package_of(target)))
    # `laguna` itself only says which engine runs; the registry finds games by name.
    aside = {"__init__", "__main__", "engine", "server/__init__"}
    return {(a, b) for a, b in found if not {a, b} & aside and (a, b) != ("kernel", "games/*")}


def reduced(edges: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Without imports that follow from others: what imports `bots` may be taken to know the kernel."""
    below: dict[str, set[str]] = {}
    for a, b in edges:
        below.setdefault(a, set()).add(b)

    def reach(start: str, seen: set[str]) -> set[str]:
        for other in sorted(below.get(start, set()) - seen):
            seen.add(other)
            reach(other, seen)
        return seen

    return {(a, b) for a, b in edges if not any(b in reach(c, set()) for c in below[a] - {b})}


def layers(edges: set[tuple[str, str]]) -> list[list[str]]:
    """Packages in rows: each stands above all that it imports."""
    names = sorted({name for edge in edges for name in edge})
    depth = dict.fromkeys(names, 0)
    for _ in names:
        for a, b in edges:
            depth[a] = max(depth[a], depth[b] + 1)
    if max(depth.values()) >= len(names):
        raise SystemExit("The packages import each other in a circle.")
    return [[name for name in names if depth[name] == row] for row in range(max(depth.values()), -1, -1)]


def svg(width: float, height: float, title: str, body: list[str]) -> str:
    """A picture."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
            'font-family="system-ui, sans-serif">',
            f"<title>{escape(title)}</title>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
            f'orient="auto"><path d="M0 0 8 4 0 8z" fill="{LINE}"/></marker></defs>',
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
            *body,
            "</svg>\n",
        ]
    )


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    """A line with a tip."""
    return f'<path d="M{x:g} {y:g} L{to_x:g} {to_y:g}" stroke="{LINE}" fill="none" marker-end="url(#tip)"/>'


def box(x: float, y: float, width: float, height: float, lines: list[str]) -> list[str]:
    """A box with some lines of text; the first is bold."""
    made = [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{SOFT}" stroke="{INK}"/>'
    ]
    for n, line in enumerate(lines):
        weight = ' font-weight="600"' if n == 0 else ""
        at = y + height / 2 + 5 + (n - (len(lines) - 1) / 2) * 16
        made.append(
            f'<text x="{x + width / 2:g}" y="{at:g}" fill="{INK}" font-size="13" text-anchor="middle"{weight}>'
            f"{escape(line)}</text>"
        )
    return made


def packages() -> str:
    """The packages and their imports; an arrow goes from who imports to what is imported."""
    kept = reduced(edges())
    rows = layers(kept)
    wide, high, gap, drop = 132, 36, 22, 74
    width = max(len(row) for row in rows) * (wide + gap) + gap
    at = {}
    for n, row in enumerate(rows):
        left = (width - len(row) * (wide + gap) + gap) / 2
        for i, name in enumerate(row):
            at[name] = (left + i * (wide + gap), 20.0 + n * drop)
    body = []
    for a, b in sorted(kept):
        (x, y), (to_x, to_y) = at[a], at[b]
        body.append(arrow(x + wide / 2, y + high, to_x + wide / 2, to_y - 2))
    for name, (x, y) in sorted(at.items()):
        body += box(x, y, wide, high, [name])
    return svg(width, 20 + len(rows) * drop, "The packages of Laguna and their imports", body)


def move() -> str:
    """A move from click to redraw, in lanes."""
    lanes = list(dict.fromkeys(step.where for step in MOVE))
    wide, high, drop, left, gap = 290, 62, 80, 20, 26
    body = []
    for n, lane in enumerate(lanes):
        x = left + n * (wide + gap)
        body.append(f'<text x="{x:g}" y="28" fill="{INK}" font-size="15" font-weight="600">{escape(lane)}</text>')
    places = [(left + lanes.index(step.where) * (wide + gap), 44 + n * drop) for n, step in enumerate(MOVE)]
    for (x, y), (to_x, to_y) in pairwise(places):
        body.append(arrow(x + wide / 2, y + high, to_x + wide / 2, to_y - 2))
    for n, (step, (x, y)) in enumerate(zip(MOVE, places, strict=True), 1):
        check(step)
        body += box(x, y, wide, high, [f"{n}. {step.name}", step.file.removeprefix("src/laguna/"), step.about])
    width = left * 2 + len(lanes) * (wide + gap) - gap
    return svg(width, 44 + len(MOVE) * drop, "A move, from click to redraw", body)


def check(step: Step) -> None:
    """A step is no story: its file has what it names."""
    path = ROOT / step.file
    if not path.is_file() or step.name not in path.read_text("utf-8"):
        raise SystemExit(f"{step.file} has no {step.name}: tell the way of a move again in docs/drawings.py.")


def pictures() -> dict[Path, str]:
    """What each picture holds."""
    return {IMAGES / "packages.svg": packages(), IMAGES / "move.svg": move()}


if __name__ == "__main__":
    for path, text in pictures().items():
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
