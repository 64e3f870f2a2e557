"""The OpenAPI document tells what the interface is, and the interface keeps to it."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laguna.kernel.text import LANGUAGES
from laguna.server.http import schema
from laguna.server.http.app import make_app, make_context
from laguna.server.tables.worker_pool import WorkerPool

from ...walks import SOAK
from ..browser import Browser, run
from ..running import Server


def document() -> dict[str, Any]:
    nothing: Any = None
    app: Any = make_app(make_context(nothing, WorkerPool(1))).app
    return schema.document(app)


def test_the_document_describes_everything() -> None:
    found = document()
    schemas = found["components"]["schemas"]
    assert {"MuranoView", "VeneziaView", "ServerMessage", "ClientMessage", "State"} <= set(schemas)
    for name, one in schemas.items():
        if name.startswith(("Murano", "Venezia")) or "properties" not in one:
            continue
        for field, described in one["properties"].items():
            assert field == "type" or described.get("description"), f"{name}.{field}"
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            assert operation.get("summary"), (path, method)
            assert operation.get("description"), (path, method)
    text = msgspec.json.encode(found).decode()
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.split('"')[0] in schemas


def test_words_and_boards_can_be_kept_for_ever(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            for lang in LANGUAGES:
                found = await anna.call("GET", f"/games?lang={lang}")
                assert found["lang"] == lang
                addresses = [
                    found["words"],
                    *(game[what] for game in found["games"] for what in ("words", "data")),
                ]
                for address in addresses:
                    answer = await anna.http.get(address)
                    assert answer.status_code == 200
                    assert "immutable" in answer.headers["cache-control"]
            data = (await anna.http.get(found["games"][0]["data"])).json()
            assert data["ids"]["tiles"][0].startswith("street")
            assert data["actions"][0] == "act"
            assert len(data["topics"]) == len(data["actions"])
            assert data["rows"]["cell_places"]
            assert await anna.refused("GET", "/games?lang=xx") == (400, "bad_request")
            assert await anna.refused("GET", "/tables/open?lang=") == (400, "bad_request")

    run(work)


CONFIG = """
headers = {{ Cookie = "laguna_guest={anna}" }}

[dictionaries.tables]
values = {tables}

[parameters]
"path.id" = {{ dictionary = "tables", probability = 0.8 }}

[[operations]]
include-path = "/api/me"
headers = {{ Cookie = "laguna_guest={bruno}" }}
"""
"""Most requests are about tables that are there, by who has seats at them; somebody else asks to be forgotten."""


def changes(place: str) -> dict[str, int]:
    """How often something about each table has changed."""
    with sqlite3.connect(place) as connection:
        found = dict(connection.execute("SELECT id, news FROM tables").fetchall())
    connection.close()
    return found


def test_the_whole_interface_keeps_to_its_document(
    start: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """schemathesis makes requests from the document, right ones and wrong ones, and checks all answers."""
    place = str(tmp_path_factory.mktemp("schema") / "db.sqlite")
    server = start(place, "--limit", "requests=1e9", "--limit", "burst=1e9", "--limit", "tables=100000")

    async def prepare() -> tuple[list[str], str, str]:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            waiting = await anna.make("murano", "me", "reserved", "open", public=True)
            playing = await anna.make("venezia", "me", "me", "random")
            over = await anna.make("murano", "me", "random", options={"stall_rounds": "1"})
            page = await anna.sit(over["id"], seat=-1)
            await anna.call("POST", f"/tables/{over['id']}/seats/0/resign")
            await page.until_table(lambda table: table["state"] == "over")
            await bruno.call("PUT", "/me", {"name": "Bruno"})
            cookies = [browser.http.cookies["laguna_guest"] for browser in (anna, bruno)]
            return [waiting["id"], playing["id"], over["id"]], cookies[0], cookies[1]

    tables, anna, bruno = asyncio.run(prepare())
    folder = tmp_path_factory.mktemp("st")
    (folder / "schemathesis.toml").write_text(CONFIG.format(tables=tables, anna=anna, bruno=bruno))
    before = changes(place)
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("st")),
            "run",
            f"{server.url}/api/openapi.json",
            *("--phases", "coverage,fuzzing" if SOAK else "fuzzing"),
            *("--max-examples", "200" if SOAK else "6"),
            *("--seed", "1"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    operations = sum(len(methods) for methods in document()["paths"].values())
    assert f"{operations} selected / {operations} total" in done.stdout
    after = changes(place)
    assert after[tables[0]] > before[tables[0]], "something was changed at a table that was there"
