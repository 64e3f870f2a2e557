"""A database and an export of version 0.1 open, their tables go on, and their finished games can be read.

`data/first.json` says what is in them, and `data/make_first.py` is how they were made.
"""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from laguna.cli import main
from laguna.kernel.record import parse, replay
from laguna.server.show.table_info import BOTS

from .browser import Browser, Json, Page, run
from .conftest import BACKENDS, new_place
from .running import Server

DATA = Path(__file__).parent / "data"
# Names of bots are not stored: in 0.1 they were called by number.
KNOWN: Json = json.loads(
    re.sub(r"\bBot (\d)", lambda found: BOTS[int(found[1]) - 1], (DATA / "first.json").read_text("utf-8"))
)
NEW_WORDS = {
    "von Feld 3 auf Feld 4 gezogen (Gondoliere einsetzen)": "auf „Gondoliere einsetzen“ gezogen",
}
"""Sentences that are others by now. An archive keeps those of its time; a game that has none is told in ours."""
AGES = ("waiting_age", "playing_age", "over_age", "closed_age", "guest_age")
FOR_EVER = [part for name in AGES for part in ("--limit", f"{name}={10**10}")]
"""The tables are old, and no test is to wait until they are deleted."""


def of(state: str, **more: Any) -> list[Json]:  # noqa: ANN401
    """The tables in a state."""
    return [
        table
        for table in KNOWN["tables"]
        if table["state"] == state and all(bool(table.get(name)) is value for name, value in more.items())
    ]


def holds(found: Any, expected: Any) -> bool:  # noqa: ANN401
    """Is all that was there still there? Later versions may tell more."""
    if isinstance(expected, dict):
        return all(name in found and holds(found[name], value) for name, value in expected.items())
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(holds, found, expected))
    return bool(found == expected)


def in_words_of_today(told: Json) -> Json:
    """What was told in 0.1, with the sentences of today."""
    text = json.dumps(told, ensure_ascii=False)
    for old, new in NEW_WORDS.items():
        assert old in text
        text = text.replace(old, new)
    changed: Json = json.loads(text)
    return changed


def browsers(url: str) -> tuple[Browser, Browser]:
    """Anna and Bruno come back with their cookies."""
    people = Browser(url), Browser(url)
    for person, name in zip(people, ("anna", "bruno"), strict=True):
        person.http.cookies.set("laguna_guest", KNOWN["cookies"][name])
    return people


async def step(page: Page) -> None:
    """Decide, and wait until that is shown."""
    n = page.state["n"]
    assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"
    await page.until_state(lambda state: state["n"] > n)


async def check_waiting(anna: Browser, bruno: Browser, table: Json) -> None:
    """Others sit down, and the game begins."""
    id = table["id"]
    assert id in [one["id"] for one in (await bruno.call("GET", "/tables/open"))["tables"]]
    assert (await bruno.join(id, 1, "Bruno"))["state"] == "waiting"
    async with Browser(anna.url) as chiara:
        assert (await chiara.join(id, 2, "Chiara", code=table["code"]))["state"] == "playing"
        pages = [await one.sit(id, seat=seat) for seat, one in enumerate((anna, bruno, chiara))]
        await step(pages[pages[0].state["turn"]])


async def check_playing(anna: Browser, bruno: Browser, table: Json) -> None:
    """Everybody sees what they saw, and plays on."""
    id, turn = table["id"], table["turn"]
    people = (anna, bruno)[: len(table["views"])]
    pages = [await one.sit(id, seat=seat) for seat, one in enumerate(people)]
    for seat, page in enumerate(pages):
        assert (page.state["n"], page.state["turn"]) == (table["n"], turn)
        assert holds(page.state["view"], table["views"][seat])
        if "legal" in table:
            assert [choice["do"] for choice in page.state["legal"]] == table["legal"][seat]
            assert [[event["n"], event["key"]] for event in page.events] == table["events"][seat]
            assert "undo" in {event["key"] for event in page.events}
        if "lesson" in table:
            assert page.state["lesson"]["do"] == table["lesson"]
    chat = [message["text"] for message in pages[0].messages if message["type"] == "chat"]
    assert chat == table.get("chat", [])
    if "chat" in table:
        # Bruno did not want to read it.
        assert pages[1].hello["muted"] == [0]
        assert not [message for message in pages[1].messages if message["type"] == "chat"]
    await step(pages[turn])


async def check_over(anna: Browser, table: Json) -> None:
    """Outcome, replay and record are what they were."""
    id = table["id"]
    outcome = await anna.call("GET", f"/tables/{id}/outcome?lang=en")
    assert holds(outcome, table["outcome"])
    shown = await anna.call("GET", f"/tables/{id}/replay?lang=de&seat=1&first=3&count=4")
    assert holds(shown, in_words_of_today(table["replay"]) if table.get("unarchived") else table["replay"])
    text = (await anna.http.get(f"/api/tables/{id}/record")).text
    assert text.splitlines() == table["record"]
    record = parse(text)
    assert list(record.module().result(replay(record)).scores) == outcome["scores"]


def check(server: Server) -> None:
    """Look at all tables."""

    async def work() -> None:
        anna, bruno = browsers(server.url)
        async with anna, bruno:
            assert (await anna.call("GET", "/me")) == {"known": True, "name": "Anna"}
            mine = {table["id"] for table in (await anna.call("GET", "/tables/mine"))["tables"]}
            assert mine == {table["id"] for table in KNOWN["tables"] if not table.get("unarchived")}
            for table in of("over"):
                await check_over(anna, table)
            for table in of("playing"):
                await check_playing(anna, bruno, table)
            for table in of("waiting"):
                await check_waiting(anna, bruno, table)

    run(work)


def test_the_files_hold_every_sort_of_table() -> None:
    for game in ("murano", "venezia"):
        sorts = [table["state"] for table in KNOWN["tables"] if table["game"] == game]
        assert {"waiting", "playing", "over"} <= set(sorts)
    assert len(of("playing", lesson=True)) == 2
    assert len(of("over", unarchived=True)) == 1


def test_a_database_of_the_first_version_opens_and_its_tables_go_on(
    tmp_path: Path, start: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "tables.sqlite"
    place.write_bytes(gzip.decompress((DATA / "first.sqlite.gz").read_bytes()))
    assert main(["db", "migrate", "--db", str(place)]) == 0
    check(start(str(place), *FOR_EVER))


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_export_of_the_first_version_can_be_imported_and_its_tables_go_on(
    backend: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    start: Callable[..., Server],
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = new_place(request, backend, tmp_path)
    assert main(["db", "import", "--db", place, str(DATA / "first.export.gz")]) == 0
    assert f"{len(KNOWN['tables'])} tables were read" in capsys.readouterr().out
    check(start(place, *FOR_EVER))
