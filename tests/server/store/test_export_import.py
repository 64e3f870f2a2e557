"""Export and import: tables pass between databases, and are never mixed."""

import asyncio
import gzip
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laguna.cli import main
from laguna.kernel.errors import LagunaError
from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import export_import, migrate, migrations, open_store
from laguna.server.store.export_import import import_tables
from laguna.server.tables.lobby import make
from laguna.server.tables.new_tables import parse as plan_of

from ..browser import Browser, finish, run
from ..postgres import Cluster
from ..running import Server


def test_tables_move_between_sqlite_and_postgresql(
    cluster: Cluster, tmp_path: Path, start: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = str(tmp_path / "a.sqlite"), cluster.new_database(), str(tmp_path / "b.sqlite")
    server = start(first)
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            kept["open"] = (await anna.make("venezia", "me", "me", name="Anna"))["id"]
            page = await anna.sit(str(kept["open"]))
            await page.send(type="chat", text="hello")
            await page.do(page.state["legal"][0]["do"])
            state = await page.until("state")
            kept["view"], kept["seat"] = state["view"], page.hello["seat"]
            kept["over"] = (await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"]
            await finish(anna, str(kept["over"]))
            kept["outcome"] = await anna.call("GET", f"/tables/{kept['over']}/outcome")
            await anna.call("GET", f"/tables/{kept['over']}/replay")
            kept["cookies"] = dict(anna.http.cookies)

    run(before)
    server.stop()
    file = tmp_path / "tables.gz"
    for source, target in ((first, second), (second, third)):
        assert main(["db", "export", "--db", source, str(file)]) == 0
        assert file.stat().st_mode & 0o077 == 0
        assert main(["db", "import", "--db", target, str(file)]) == 0
        assert "2 tables were read" in capsys.readouterr().out
        running = start(target)

        async def after(running: Server = running) -> None:
            async with Browser(running.url) as anna:
                anna.http.cookies.update(kept["cookies"])
                page = await anna.sit(str(kept["open"]), seat=kept["seat"])
                assert page.state["view"] == kept["view"]
                assert [message["text"] for message in page.messages if message["type"] == "chat"] == ["hello"]
                assert await anna.call("GET", f"/tables/{kept['over']}/outcome") == kept["outcome"]

        run(after)
        running.stop()
    assert main(["db", "migrate", "--db", third]) == 0
    assert "Nothing to do" in capsys.readouterr().out
    (tmp_path / "junk").write_text("junk")
    assert main(["db", "import", "--db", third, str(tmp_path / "junk")]) == 2


def test_a_table_that_is_there_already_is_not_mixed_with_another_one(tmp_path: Path) -> None:
    first, second, file = str(tmp_path / "a.sqlite"), str(tmp_path / "b.sqlite"), tmp_path / "tables.gz"
    ids = {first: ["a" * 16, "b" * 16], second: ["a" * 16]}

    async def fill(place: str, id: str, seats: int) -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * seats)
            await store.run(partial(make, id=id, plan=plan_of(new), guest=place, known="", limits=Limits(), now=0))
        finally:
            await store.close()

    async def kept(place: str) -> list[Any]:
        store = open_store(place)
        try:
            return await store.run(
                lambda db: [
                    db.all(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY 1, 2, 3", "a" * 16)
                    for name in ("seats", "lines", "held")
                ]
            )
        finally:
            await store.close()

    for place, made in ids.items():
        for id in made:
            asyncio.run(fill(place, id, 4 if place == first else 2))
    before = asyncio.run(kept(second))
    assert main(["db", "export", "--db", first, str(file)]) == 0
    assert import_tables(second, file) == 1
    assert asyncio.run(kept(second)) == before
    assert import_tables(second, file) == 0


@pytest.mark.parametrize("step", [export_import.OLDEST - 1, migrations.latest() + 1])
def test_a_file_of_a_version_that_nobody_knows_is_refused(tmp_path: Path, step: int) -> None:
    place, file = str(tmp_path / "a.sqlite"), tmp_path / "tables.gz"
    assert main(["db", "migrate", "--db", place]) == 0
    file.write_bytes(gzip.compress(msgspec.json.encode(export_import.Head(step))))
    with pytest.raises(LagunaError, match="another version"):
        import_tables(place, file)


def test_rows_of_an_older_file_may_be_shorter(tmp_path: Path) -> None:
    place, file = str(tmp_path / "a.sqlite"), tmp_path / "tables.gz"
    assert main(["db", "migrate", "--db", place]) == 0
    row = ["a" * 16, "murano", 1, 2, "{}", "en", 0, 0, "", "", "waiting", "", 0, -2, "", 0, 0, 0]
    last = export_import.COLUMNS["tables"][len(row) :]
    assert last == (
        "archive",
        "edition",
        "sitter",
        "result",
        "deleted",
        "pace",
        "at_zero",
        "mark",
        "deal",
        "rated",
    ), "what came later is at the end"
    lines = [export_import.Head(export_import.OLDEST), export_import.ExportedRow("tables", row)]
    file.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, lines))))
    assert import_tables(place, file) == 1
