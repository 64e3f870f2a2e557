"""Backups and their check: all of one moment, readable by nobody else, and whatever is wrong is told."""

import os
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.kernel.errors import LagunaError
from laguna.server.store import backup

from ...command import laguna
from ..browser import Browser, finish, run
from ..conftest import BACKENDS, new_place
from ..running import Server
from ..sql import sql


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_backup_is_made_while_people_play_and_goes_on_as_it_was(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place, file = new_place(request, backend, tmp_path), tmp_path / "copy"
    server = start(place)
    kept: dict[str, str] = {}

    async def play() -> None:
        async with Browser(server.url) as anna:
            kept["over"] = (await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"]
            await finish(anna, kept["over"])
            kept["table"] = (await anna.make("venezia", "me", "me"))["id"]
            page = await anna.sit(kept["table"])
            assert laguna("db", "backup", file, "--db", place).returncode == 0
            assert laguna("db", "verify", "--db", place).stdout == "Every table is as it should be.\n"
            # What comes later is not in it.
            assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"
            kept["n"] = page.state["n"]
            kept.update(anna.http.cookies.items())

    run(play)
    server.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = str(file)
    if backend == "postgres":
        other = str(tmp_path / "other.sqlite")
        assert laguna("db", "import", file, "--db", other).returncode == 0
    again = start(other)

    async def go_on() -> None:
        async with Browser(again.url) as anna:
            anna.http.cookies.set("laguna_guest", kept["laguna_guest"])
            page = await anna.sit(kept["table"])
            assert page.state["n"] < int(kept["n"]) + 1
            assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"
            assert (await anna.call("GET", f"/tables/{kept['over']}/replay"))["length"] > 0

    run(go_on)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("UPDATE lines SET what = 'nonsense' WHERE n = 0", "cannot be played"),
        ("DELETE FROM lines WHERE n = 0", "not numbered one by one"),
        ("UPDATE tables SET n = n + 1", "lines, and its row says"),
        ("UPDATE tables SET turn = 1 - turn", "is to move, and its row says"),
        ("UPDATE tables SET state = 'over'", "over, and its row says"),
    ],
)
def test_whatever_is_wrong_with_a_table_is_told(
    tmp_path: Path, start: Callable[..., Server], spoil: str, said: str
) -> None:
    server = start(str(tmp_path / "tables.sqlite"))

    async def begin() -> None:
        async with Browser(server.url) as anna:
            await anna.make("murano", "me", "me")

    run(begin)
    server.stop()
    sql(server, spoil)
    done = laguna("db", "verify", "--db", server.db)
    assert (done.returncode, said in done.stdout) == (1, True), done.stdout


def test_a_backup_a_day_is_made_after_changes_and_kept_for_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "tables.sqlite"
    assert laguna("db", "migrate", "--db", place).returncode == 0
    now = time.time()
    made: list[Path] = []

    def change() -> None:
        with sqlite3.connect(place) as connection:
            connection.execute("INSERT INTO done VALUES (?, 0)", (str(len(made)),))
        connection.close()

    for day in range(10):
        change()
        at = now + day * backup.DAY + 60
        # Hours later nothing is due; a day later it is, as something was written.
        for hour in (0, 5):
            monkeypatch.setattr(backup, "_changed", lambda _, at=at: at - 30)
            path = backup.daily(place, at + hour * 3600, 7, True)
            made += [path] if path else []
        assert len(made) == day + 1
    left = sorted(backup.folder_of(place).iterdir())
    assert left == sorted(made)[-len(left) :]
    assert 7 <= len(left) <= 8
    assert {stat.S_IMODE(path.stat().st_mode) for path in left} == {0o600}
    # A clock that is years ahead deletes none of them, and what it made keeps nobody from making more.
    ahead = backup.daily(place, at + 700 * backup.DAY, 7, False)
    assert ahead is None
    monkeypatch.setattr(backup, "_changed", lambda _: at + 701 * backup.DAY)
    ahead = backup.daily(place, at + 701 * backup.DAY, 7, False)
    assert ahead is not None
    assert sorted(backup.folder_of(place).iterdir()) == sorted([*left, ahead])
    # But it does not fill the disk with them.
    for day in range(702, 712):
        monkeypatch.setattr(backup, "_changed", lambda _, day=day: at + day * backup.DAY)
        assert backup.daily(place, at + day * backup.DAY, 7, False) is not None
    assert len(list(backup.folder_of(place).iterdir())) == 15
    for one in set(backup.folder_of(place).iterdir()) - {*left, ahead}:
        one.unlink()
    for one in left:
        one.touch()
        os.utime(one, (at - backup.DAY, at - backup.DAY))
    later = backup.daily(place, at + 2 * backup.DAY, 7, True)
    assert later is not None
    # And no longer than any other: whoever asked to be forgotten is in no backup a week later.
    assert ahead.exists()
    assert backup.daily(place, at + 9 * backup.DAY, 7, True) is not None
    assert not ahead.exists()
    for one in backup.folder_of(place).iterdir():
        one.unlink()
    assert backup.daily(place, at + 2 * backup.DAY, 7, True) is not None
    monkeypatch.setattr(backup, "_changed", lambda _: at)
    # Nothing has changed since the last one.
    assert backup.daily(place, at + 3 * backup.DAY, 7, True) is None
    monkeypatch.setattr("shutil.disk_usage", lambda _: Full)
    monkeypatch.setattr(backup, "_changed", lambda _: at + 3 * backup.DAY)
    with pytest.raises(LagunaError, match="bytes are left"):
        backup.daily(place, at + 4 * backup.DAY, 7, True)


SOON = "from laguna.server.http import lifespan\nlifespan.SETTLED = 0.05\n"
SHORT = "import shutil\nshutil.disk_usage = lambda _: type('Full', (), {'free': 10})\n"


@pytest.mark.parametrize(("code", "said", "made"), [("", "a backup was made", 1), (SHORT, "10 bytes are left", 0)])
def test_a_server_makes_backups_by_itself_and_says_so_if_the_disk_is_short(
    tmp_path: Path, start: Callable[..., Server], code: str, said: str, made: int
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=SOON + code)
    end = time.monotonic() + 20
    while not any(said in line for line in server.log):
        assert time.monotonic() < end, server.log
        time.sleep(0.02)
    there = list(backup.folder_of(tmp_path / "tables.sqlite").iterdir())
    assert [stat.S_IMODE(path.stat().st_mode) for path in there] == [0o600] * made


def test_a_backup_takes_the_place_of_no_database(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    assert laguna("db", "migrate", "--db", place).returncode == 0
    (tmp_path / "link.sqlite").symlink_to(place)
    before = place.stat().st_ino
    for target in (place, tmp_path / "link.sqlite", tmp_path):
        with pytest.raises(LagunaError, match="name a new file"):
            backup.copy_sqlite(place, target)
    assert place.stat().st_ino == before


class Full:
    """A disk that is full."""

    free = 10
