"""Databases and servers for the tests of this folder. Everything runs on SQLite and on a real PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .postgres import Cluster
from .running import Server, sqlite_place

BACKENDS = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(scope="session", params=BACKENDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database for all tests of this process whose people and tables are their own."""
    return new_place(request, request.param, tmp_path_factory.mktemp("db"))


def new_place(request: pytest.FixtureRequest, backend: str, folder: Path) -> str:
    """An empty database."""
    if backend == "sqlite":
        return sqlite_place(folder)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture(scope="session")
def server(place: str) -> Iterator[Server]:
    """A server for them, as generous as they need it; who stops or breaks one has one of their own (`start`)."""
    running = Server(place, *generous())
    running.wait()
    yield running
    running.close()


@pytest.fixture
def start() -> Iterator[Callable[..., Server]]:
    """Starts servers, and sees that none is left."""
    started: list[Server] = []

    def begin(db: str, *args: str, **more: object) -> Server:
        started.append(Server(db, *generous(), *args, **more))  # type: ignore[arg-type]
        started[-1].wait()
        return started[-1]

    yield begin
    for one in started:
        one.close()


FIRST_LIMITS = ("requests", "messages", "burst", "new_tables", "new_guests")
"""Limits on how often something may be done that version 0.1 had already."""
LATER_LIMITS = ("code_tries", "all_code_tries", "notice_tries")


def generous(first: bool = False) -> list[str]:
    """Limits that no test is meant to meet by being quick; with `first` only those that version 0.1 knows."""
    limits = dict.fromkeys(FIRST_LIMITS if first else FIRST_LIMITS + LATER_LIMITS, 100_000)
    limits |= {"sockets": 1000, "tables": 1000}
    return [part for name, value in limits.items() for part in ("--limit", f"{name}={value}")]
