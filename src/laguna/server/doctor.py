"""`laguna doctor`: looks at all that a server needs, and says what to do about what is wrong."""

import asyncio
import os
import shutil
import socket
import sqlite3
import stat
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlsplit

import laguna
from laguna.kernel.errors import LagunaError

from .built import has_page
from .http import addresses
from .store import backup, is_postgres, open_store, queries
from .store.migrations import latest, missing, pending
from .tables.clock import FAR, NEAR

PATIENCE = 5.0
"""How many seconds something has to answer."""
SHORT = 200_000_000
"""With fewer bytes than this left, a disk is nearly full."""
FEW = 4096
"""With fewer descriptors than this, many people cannot connect."""


class Finding(NamedTuple):
    """What was found out about one thing."""

    about: str
    """What was looked at."""
    told: str
    """What was found."""
    todo: str = ""
    """What to do about it; empty if all is well."""
    serious: bool = False
    """Does the server not work like this?"""


def examine(db: str, host: str, port: int, url: str) -> Iterator[Finding]:
    """Look at everything, one after the other."""
    yield _engine()
    yield _page()
    yield from _postgres(db) if is_postgres(db) else _sqlite(Path(db))
    yield _port(host, port)
    yield _proxy(url)
    yield from _descriptors()


def _engine() -> Finding:
    if laguna.ENGINE == "compiled":
        return Finding("engine", "the rules are compiled")
    return Finding(
        "engine", "the rules are interpreted, about 50 times slower", "install a wheel, or run `make engine`"
    )


def _page() -> Finding:
    if has_page():
        return Finding("page", "the page is built")
    return Finding("page", "there is no page to serve", "install a wheel, or run `make page`", serious=True)


def _clock(newest: int) -> Finding:
    ahead = time.time() - newest
    told = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    if newest and ahead > FAR:
        days = int(ahead) // (24 * 3600)
        return Finding(
            "clock", f"{told}; nothing was written for {days} days", "if that is right: laguna admin expire --now"
        )
    if ahead < -NEAR:
        return Finding("clock", f"{told}, which is behind what is stored", "set the clock of this machine", True)
    return Finding("clock", told)


def _migrations(steps: list[int]) -> Finding:
    if steps:
        return Finding("migrations", f"steps {', '.join(map(str, steps))} are missing", "laguna db migrate")
    return Finding("migrations", f"up to date (step {latest()})")


def _postgres(db: str) -> Iterator[Finding]:
    async def look() -> tuple[list[int], int]:
        store = open_store(db)
        try:
            async with asyncio.timeout(PATIENCE):
                await store.run(queries.newest, patience=PATIENCE)
                return await store.run(pending), await store.run(queries.newest)
        finally:
            await store.close()

    try:
        steps, newest = asyncio.run(look())
    except (LagunaError, TimeoutError) as error:
        told = str(error) or "it does not answer"
        yield Finding("database", told, "look whether PostgreSQL runs, and at the address and the password", True)
        return
    yield Finding("database", "PostgreSQL answers")
    yield _migrations(steps)
    yield _clock(newest)


def _sqlite(path: Path) -> Iterator[Finding]:
    if not path.is_file():
        yield Finding("database", f"{path} is not there yet; the first start makes it")
        yield _disk(path.parent)
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE)) as read:
            (said,) = read.execute("PRAGMA quick_check(1)").fetchone()
            noted = [number for (number,) in read.execute("SELECT number FROM migrations")]
            row = read.execute("SELECT (SELECT max(moved) FROM tables), (SELECT max(seen) FROM guests)").fetchone()
    except sqlite3.Error as error:
        todo = f"stop the server and go back to a backup (`{backup.folder_of(path)}`, docs/hosting.md)"
        yield Finding("database", f"{path} cannot be read: {error}", todo, serious=True)
        return
    if said != "ok":
        todo = f"stop the server and go back to a backup (`{backup.folder_of(path)}`, docs/hosting.md)"
        yield Finding("database", f"{path} is broken: {said}", todo, serious=True)
    else:
        yield Finding("database", f"{path} is whole")
    yield _migrations(missing(noted))
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        yield Finding("privacy", f"others on this machine can read {path}", f"chmod 600 {path}")
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        yield Finding(
            "database", f"{path} cannot be written to", "give it to the user of the server", serious=True
        )
    yield _disk(path.parent)
    yield _backups(path)
    yield _clock(max((at for at in row if at is not None), default=0))


def _disk(folder: Path) -> Finding:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    told = f"{free // 1_000_000:,} MB are left"
    return Finding("disk", told, "make room" if free < SHORT else "", serious=free < SHORT // 10)


def _backups(path: Path) -> Finding:
    made = sorted(backup.folder_of(path).glob("*.sqlite"))
    if not made:
        return Finding("backups", "there is none yet", "the server makes one a day, or: laguna db backup FILE")
    return Finding("backups", f"{len(made)}, the latest {made[-1].name}")


def _port(host: str, port: int) -> Finding:
    """Is it free, or does Laguna answer there?"""
    near = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{near}]' if ':' in near else near}:{port}/readyz"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            version = answer.read(200).decode(errors="replace")
            known = '"version"' in version
    except urllib.error.HTTPError as error:
        if error.code == 503:
            return Finding(
                "port", f"Laguna answers on {port}, but cannot store moves", "see its log", serious=True
            )
        known = False
    except OSError:
        return Finding("port", f"nobody answers on {port}: the server does not run, or elsewhere")
    if known:
        return Finding("port", f"Laguna answers on {port} and can store moves")
    return Finding(
        "port", f"another program answers on {port}", "give `laguna serve` another --port", serious=True
    )


def _proxy(url: str) -> Finding:
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    if not url:
        names = ", ".join(("localhost", socket.gethostname(), addresses.lan_address()))
        return Finding("address", f"no --url: answers to private addresses and {names}")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return Finding(
            "address", f"--url {url} is no address", "give one like https://laguna.example", serious=True
        )
    if trusted == "*":
        todo = "name the addresses of your proxies in FORWARDED_ALLOW_IPS"
        return Finding("address", "anybody may say from where they come", todo)
    return Finding("address", f"{url}; what a proxy says is believed from {trusted}")


def _descriptors() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # There is no such limit on Windows.
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < FEW:
        yield Finding("descriptors", f"at most {hard} files and connections", "raise `ulimit -n` (LimitNOFILE)")
    else:
        yield Finding("descriptors", "enough" if hard == resource.RLIM_INFINITY else str(hard))
