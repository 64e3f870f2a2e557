"""What somebody gets who installs Laguna from the package index: no checkout, no compiler, no Node."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.server.browser import Browser, finish
from tests.server.running import Server, sqlite_place

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def needed(platform: str) -> set[str]:
    """The names of the packages that are installed with ours on a platform."""
    from packaging.requirements import Requirement

    wanted = [Requirement(line) for line in PROJECT["dependencies"]]
    here = {"sys_platform": platform}
    return {one.name for one in wanted if one.marker is None or one.marker.evaluate(here)}


def test_the_server_is_installed_with_the_games() -> None:
    assert {"litestar", "uvicorn", "websockets"} <= needed("linux")
    assert "uvloop" not in needed("win32")


def test_a_browser_needs_nothing_that_it_cannot_have() -> None:
    assert needed("emscripten") == {"fluent.runtime", "librt", "msgspec", "mypy_extensions", "rich"}


def test_what_the_package_index_shows_leads_to_the_project() -> None:
    url = "https://laguna.example/laguna"
    code = "import sys; sys.argv = ['hatchling', 'metadata']; from hatchling.cli import hatchling; hatchling()"
    shown = {}
    for at in ("", url):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PROJECT_URL": at},
            capture_output=True,
            check=True,
        )
        shown[at] = json.loads(done.stdout)
    readme = (ROOT / "README.md").read_text("utf-8")
    assert (shown[""]["readme"]["text"], shown[""].get("urls", {})) == (readme, {})
    version = shown[url]["version"]
    told = shown[url]["readme"]["text"]
    links = re.findall(r"\]\(([^)]+)\)", told)
    pictures = re.findall(r'<img src="([^"]+)"', told)
    assert links
    assert pictures
    for found, sort in (*((link, "blob") for link in links), *((one, "raw") for one in pictures)):
        assert found.startswith(f"{url}/{sort}/v{version}/")
        assert (ROOT / found.removeprefix(f"{url}/{sort}/v{version}/")).is_file(), found
    for link in shown[url]["urls"].values():
        path = link.removeprefix(url).removeprefix(f"/blob/v{version}").strip("/")
        assert path in ("", "issues") or (ROOT / path).is_file(), link


def run(*command: str | Path, **more: str) -> str:
    """Run a command in an environment without anything of ours, and return what it printed."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LAGUNA", "PYTHON", "VIRTUAL"))
    }
    done = subprocess.run(
        [str(part) for part in command], env={**kept, **more}, capture_output=True, text=True, check=False, cwd="/"
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def pythons() -> list[str]:
    """This Python, and others of pyenv beside it."""
    here = Path(sys.base_prefix)
    beside = sorted(here.parent.glob("3.1[1-9].*/bin/python")) if re.match(r"3\.\d+", here.name) else []
    return [str(path) for path in beside] or [sys.executable]


def check_contents(wheel: Path) -> None:
    """It has all that is no Python and that somebody needs who plays, hosts or reads the rules."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    wanted = [
        "laguna/server/page/index.html",
        "laguna/server/page/sw.js",
        "laguna/server/http/admin_page/admin.js",
    ]
    for place, sorts in (
        ("docs/rules", ("**/*.md",)),
        ("src/laguna", ("**/*.bin", "**/*.ftl", "**/*.toml", "**/*.sql")),
    ):
        found = [path for sort in sorts for path in (ROOT / place).glob(sort)]
        assert len(found) >= len(sorts)
        inside = "laguna/rules" if place == "docs/rules" else "laguna"
        wanted += [f"{inside}/{path.relative_to(ROOT / place).as_posix()}" for path in found]
    assert set(wanted) <= names, set(wanted) - names
    assert any(name.startswith("laguna/server/page/assets/") and name.endswith(".js") for name in names)


def test_a_wheel_has_the_page_the_rules_and_the_weights(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "LAGUNA_PURE": "1"},
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    check_contents(wheel)


@pytest.mark.soak
@pytest.mark.parametrize("python", pythons())
def test_the_source_archive_becomes_a_compiled_wheel_that_needs_no_compiler(python: str, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)], cwd=ROOT, check=True
    )
    (archive,) = tmp_path.glob("*.tar.gz")
    builder, home = tmp_path / "builder", tmp_path / "home"
    run(python, "-m", "venv", builder)
    run(builder / "bin" / "python", "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, archive)
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    check_contents(wheel)
    run(builder / "bin" / "python", "-m", "pip", "install", "-q", "twine")
    run(builder / "bin" / "twine", "check", "--strict", archive, wheel)
    run(python, "-m", "venv", home)
    run(home / "bin" / "python", "-m", "pip", "install", "-q", f"{wheel}[research]")
    # As on a machine that has neither a compiler nor Node.
    bare = {"PATH": str(home / "bin")}
    assert run(home / "bin" / "laguna", "--version", **bare).endswith("(engine: compiled)\n")
    assert "M-MOVE-2" in run(home / "bin" / "laguna", "rules", "murano", **bare)
    run(home / "bin" / "python", "-c", API_TEST, **bare)
    server = Server(sqlite_place(tmp_path), env=bare, python=str(home / "bin" / "python"))
    try:
        asyncio.run(play_a_game(server))
    finally:
        server.close()


API_TEST = """
from pettingzoo.test import api_test
from laguna.research import pettingzoo
for game in ("murano", "venezia"):
    api_test(pettingzoo.env(game), num_cycles=200)
"""


async def play_a_game(server: Server) -> None:
    """Look at the page, and play against a bot."""
    server.wait()
    async with Browser(server.url) as me:
        page = await me.http.get("/")
        assert page.status_code == 200
        assert "<script" in page.text
        table = await me.make("murano", "me", "easy")
        seat = await me.sit(table["id"])
        for _ in range(20):
            state = await seat.until_state(lambda state: state["turn"] in (0, -2))
            answer = await seat.do(state["legal"][0]["do"])
            assert answer["type"] == "done"
            seat.state = {}
        await finish(me, table["id"])
