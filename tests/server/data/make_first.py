"""Plays the tables of `first.sqlite.gz` and `first.export.gz`: `python -m tests.server.data.make_first`.

Both files were made by version 0.1 (commit b1beb42), and `first.json` says what is in them. They are what later
versions are held against, so run this again only to make such files for another version, under another name.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.browser import Browser, Json, Page
from tests.server.conftest import generous
from tests.server.running import Server

HERE = Path(__file__).parent
GAMES = ("murano", "venezia")
STEPS = 14
"""How many decisions of people a running game has at least."""


async def decide(page: Page, which: int) -> None:
    """Do one of the legal actions for the seat that is asked."""
    n, choices = page.state["n"], page.state["legal"]
    assert (await page.do(choices[which % len(choices)]["do"]))["type"] == "done"
    await page.until_state(lambda state: state["n"] > n)


async def take_back(page: Page) -> None:
    """Take back one step."""
    n = page.state["n"]
    assert (await page.ask(type="undo", n=n, steps=1))["type"] == "done"
    await page.until_state(lambda state: state["n"] > n)


async def asked(pages: list[Page]) -> Page:
    """The page whose seat is to decide, once all pages have seen the same line."""
    while True:
        for page in pages:
            await page.until_state(lambda state: 0 <= state["turn"] < len(pages))
        last = max(page.state["n"] for page in pages)
        behind = [page for page in pages if page.state["n"] < last]
        if not behind:
            return pages[pages[0].state["turn"]]
        for page in behind:
            await page.until_state(lambda state, n=last: state["n"] >= n)  # type: ignore[misc]


async def play_some(pages: list[Page], steps: int) -> None:
    """Let people decide so often, and take back the first step that can be."""
    undone = False
    step = 0
    while step < steps or not undone:
        page = await asked(pages)
        await decide(page, step)
        if not undone and page.state["undo"]:
            await take_back(page)
            undone = True
        step += 1


async def waiting(anna: Browser, game: str) -> Json:
    """A table that waits for two people, one of whom is invited."""
    table = await anna.make(game, "me", "open", "reserved", name="Anna", public=True, lang="it")
    invitation = await anna.call("POST", f"/tables/{table['id']}/seats/2/invitation")
    return {"id": table["id"], "state": "waiting", "code": invitation["link"].split("#2.")[1]}


async def running(anna: Browser, bruno: Browser, game: str) -> Json:
    """A game of two people and a bot, with chat, a muted seat and a step taken back."""
    table = (await anna.make(game, "me", "open", "random", name="Anna", hints=True))["id"]
    await bruno.join(table, 1, "Bruno")
    pages = [await anna.sit(table, seat=0), await bruno.sit(table, seat=1)]
    await pages[0].send(type="chat", text="Buona fortuna!")
    await pages[1].until("chat")
    await bruno.call("PUT", f"/tables/{table}/mute", {"seats": [0]})
    await play_some(pages, STEPS)
    # No bot is to move while the server stops.
    n = (await asked(pages)).state["n"]
    return {
        "id": table,
        "state": "playing",
        "n": n,
        "turn": pages[0].state["turn"],
        "views": [page.state["view"] for page in pages],
        "legal": [[choice["do"] for choice in page.state["legal"]] for page in pages],
        "events": [[(event["n"], event["key"]) for event in page.events] for page in pages],
        "chat": ["Buona fortuna!"],
    }


async def guided(anna: Browser, game: str) -> Json:
    """A guided game in which the person did what it suggests first."""
    games = {one["id"]: one for one in (await anna.call("GET", "/games"))["games"]}
    [guide] = games[game]["guides"]
    table = (await anna.make(game, "me", *["random"] * (guide["seats"] - 1), guide=guide["id"]))["id"]
    page = await anna.sit(table)
    await page.until_state(lambda state: state["turn"] == 0)
    n = page.state["n"]
    assert (await page.do(page.state["lesson"]["do"][0]))["type"] == "done"
    await page.until_state(lambda state: state["n"] > n and state["turn"] == 0)
    lesson = page.state["lesson"]
    return {
        "id": table,
        "state": "playing",
        "n": page.state["n"],
        "turn": 0,
        "views": [page.state["view"]],
        "lesson": lesson["do"],
    }


async def over(anna: Browser, game: str) -> Json:
    """A game that bots have finished after its person took something back and resigned."""
    table = (await anna.make(game, "me", "random", name="Anna", options={"stall_rounds": "1"}))["id"]
    page = await anna.sit(table)
    await play_some([page], 1)
    await anna.call("POST", f"/tables/{table}/seats/0/resign")
    watching = await anna.sit(table, seat=-1)
    await watching.until_table(lambda table: table["state"] == "over")
    outcome = await anna.call("GET", f"/tables/{table}/outcome?lang=en")
    replay = await anna.call("GET", f"/tables/{table}/replay?lang=de&seat=1&first=3&count=4")
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    return {
        "id": table,
        "state": "over",
        "outcome": outcome,
        "replay": {name: replay[name] for name in ("length", "turns", "positions")},
        "record": record.splitlines(),
    }


async def play(url: str) -> Json:
    """Play all tables."""
    async with Browser(url) as anna, Browser(url) as bruno:
        tables: list[Json] = []
        for game in GAMES:
            for made in (
                await waiting(anna, game),
                await running(anna, bruno, game),
                await guided(anna, game),
                await over(anna, game),
            ):
                tables.append({"game": game, **made})
        # A server that is killed in the moment in which a game ends has no time to archive it.
        unarchived = await over(bruno, "murano")
        tables.append({"game": "murano", "unarchived": True, **unarchived})
        cookies = {name: one.http.cookies["laguna_guest"] for name, one in (("anna", anna), ("bruno", bruno))}
        return {"cookies": cookies, "tables": tables}


def main() -> int:
    """Make the files."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "tables.sqlite"
        server = Server(str(place), *generous())
        server.wait()
        try:
            known: dict[str, Any] = asyncio.run(play(server.url))
        finally:
            server.stop()
        [bare] = [table["id"] for table in known["tables"] if table.get("unarchived")]
        with sqlite3.connect(place) as db:
            db.execute("UPDATE tables SET archive = NULL WHERE id = ?", (bare,))
        db.execute("VACUUM")
        db.execute("PRAGMA journal_mode=DELETE")
        db.close()
        from laguna.cli import main as laguna

        export = Path(folder) / "export.gz"
        (HERE / "first.sqlite.gz").write_bytes(gzip.compress(place.read_bytes(), mtime=0))
        assert laguna(["db", "export", "--db", str(place), str(export)]) == 0
        (HERE / "first.export.gz").write_bytes(export.read_bytes())
    (HERE / "first.json").write_text(json.dumps(known, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
