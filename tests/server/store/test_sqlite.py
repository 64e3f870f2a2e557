"""SQLite: one file, one process, and no other file is touched."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from laguna.cli import main
from laguna.server.store import Unavailable, queries
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.services import TableServices

from ..in_process import ID, at_a_table
from ..running import Server


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (b"My letters\n" * 100, b"x"):
        letters = tmp_path / "letters.txt"
        letters.write_bytes(content)
        letters.chmod(0o644)
        assert main(["db", "migrate", "--db", str(letters)]) == 2
        assert main(["serve", "--port", "0", "--db", str(letters)]) == 2
        assert capsys.readouterr().err.count("letters.txt is not an SQLite database") == 2
        assert letters.read_bytes() == content
        assert letters.stat().st_mode & 0o777 == 0o644
        assert list(tmp_path.iterdir()) == [letters]
    # It begins like one, and ends there.
    (tmp_path / "torn").write_bytes(b"SQLite format 3\0" + b"\xff" * 2000)
    assert main(["db", "migrate", "--db", str(tmp_path / "torn")]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def test_sqlite_is_for_one_process(tmp_path: Path, start: Callable[..., Server]) -> None:
    place = str(tmp_path / "one.sqlite")
    start(place)
    with pytest.raises(AssertionError, match="Another Laguna uses"):
        Server(place)
    with pytest.raises(AssertionError, match="SQLite is for one process"):
        Server(str(tmp_path / "two.sqlite"), "--workers", "2")
    with pytest.raises(AssertionError, match="there is no limit"):
        Server(str(tmp_path / "two.sqlite"), "--limit", "wit=1")
    with pytest.raises(AssertionError, match="path of a file or a postgresql:// address, not sqlite: addresses"):
        Server(f"sqlite:///{tmp_path}/three.sqlite")


def test_what_the_database_cannot_do_is_said_in_one_way(tmp_path: Path) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        with pytest.raises(Unavailable):
            await tables.store.run(lambda db: db.do("SELECT nonsense"))
        assert await tables.store.run(partial(queries.table, id=ID)) is not None

    at_a_table(tmp_path, work)
