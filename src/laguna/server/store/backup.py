"""Backups: a copy of everything from one moment, while the server runs."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from laguna.kernel.errors import LagunaError

DAY = 24 * 3600


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite database to a file that only its owner can read, as it is at this moment.

    Writers go on meanwhile: a reader of SQLite's log sees one moment of it.
    """
    if not source.is_file():
        raise LagunaError(f"There is no database {source}.")
    if target.is_dir():
        raise LagunaError(f"{target} is a folder: name a new file.")
    if target.exists() and target.samefile(source):
        raise LagunaError(f"{target} is the database itself: name a new file.")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        address = f"file:{quote(str(source))}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as read, closing(sqlite3.connect(part)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise LagunaError(f"The backup {target} cannot be written: {error}.") from None


def folder_of(database: Path) -> Path:
    """Where the daily backups of a database are."""
    return database.with_name(database.name + ".backups")


def _changed(database: Path) -> float:
    """When something was written to a database last."""
    log = database.with_name(database.name + "-wal")
    return max(path.stat().st_mtime for path in (database, log) if path.is_file())


def daily(database: Path, now: float, days: int, is_clock_right: bool) -> Path | None:
    """Make the backup of today, if there is none yet and something has changed, and delete those so many days old.

    A clock that looks wrong deletes only those that twice as many have followed. Returns the new one. Raises
    `LagunaError` if the disk is too short, or cannot be written to.
    """
    folder = folder_of(database)
    folder.mkdir(mode=0o700, exist_ok=True)
    there = sorted(folder.glob("*.sqlite"), key=lambda path: path.stat().st_mtime)
    for old in there if is_clock_right else there[: -2 * days]:
        at = old.stat().st_mtime
        if at < now - days * DAY:
            old.unlink()
        elif at > now + DAY:
            # A wrong clock made it. It must not be kept until then: there may be people in it who are forgotten.
            os.utime(old, (now - DAY, now - DAY))
    # One from the future was made by a clock that was wrong.
    made = [at for path in folder.glob("*.sqlite") if (at := path.stat().st_mtime) < now + DAY]
    if made and (max(made) > now - DAY or max(made) > _changed(database)):
        return None
    need, free = database.stat().st_size * 2, shutil.disk_usage(folder).free
    if free < need:
        raise LagunaError(f"No backup was made: {free:,} bytes are left on the disk, {need:,} are needed.")
    target = folder / time.strftime("%Y-%m-%d-%H%M%S.sqlite", time.gmtime(now))
    copy_sqlite(database, target)
    os.utime(target, (now, now))
    return target
