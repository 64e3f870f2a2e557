"""Databases for storms."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..server.conftest import cluster as cluster
from ..server.conftest import start as start
from ..server.postgres import Cluster
from .disk import Disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk of our own, for an SQLite database."""
    folder = tmp_path / "disk"
    folder.mkdir()
    found = Disk(folder)
    yield found
    found.close()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped and started again."""
    found = Cluster()
    yield found
    found.close()
