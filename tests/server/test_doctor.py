"""`laguna doctor` finds what is wrong with a server, says what to do, and changes nothing."""

import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server import doctor

from ..command import laguna
from .conftest import BACKENDS, new_place
from .running import Server
from .sql import sql


def found(db: str | Path, port: int = 1, url: str = "") -> dict[str, doctor.Finding]:
    return {one.about: one for one in doctor.examine(str(db), "127.0.0.1", port, url)}


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_server_that_runs_is_well(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(new_place(request, backend, tmp_path))
    # As for the server itself, the settings are in its file or in the environment.
    config = tmp_path / "laguna.toml"
    config.write_text(f'db = "{server.db}"\nport = 1\n', "utf-8")
    done = laguna("doctor", "--config", config, LAGUNA_PORT=str(server.port))
    assert done.returncode == 0, done.stdout
    assert laguna("db", "verify", LAGUNA_DB=server.db).stdout == "Every table is as it should be.\n"
    assert "Laguna answers" in done.stdout
    assert "up to date" in done.stdout
    assert "wrong" not in done.stdout


def test_what_is_wrong_is_told_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "first start" in found(tmp_path / "none.sqlite")["database"].told
    place = tmp_path / "tables.sqlite"
    assert laguna("db", "migrate", "--db", place).returncode == 0
    before = place.read_bytes()
    assert not found(place)["database"].todo
    place.chmod(0o644)
    assert "chmod 600" in found(place)["privacy"].todo
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Full", (), {"free": 1000}))
    assert found(place)["disk"].serious
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO guests VALUES ('a', '', '', ?)", (int(time.time()) + 10_000,))
        connection.execute("DELETE FROM migrations WHERE number = 3")
    connection.close()
    assert "behind" in found(place)["clock"].told
    assert "migrate" in found(place)["migrations"].todo
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE guests SET seen = 1000")
    connection.close()
    assert "expire --now" in found(place)["clock"].todo
    place.write_bytes(before[:4096] + b"x" * 4096 + before[8192:])
    assert found(place)["database"].serious
    place.write_bytes(b"SQLite format 3\0" + b"nonsense" * 500)
    assert "backup" in found(place)["database"].todo
    assert laguna("doctor", "--db", place, "--port", "1").returncode == 1


def test_ports_and_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "none.sqlite"
    assert "nobody answers" in found(place)["port"].told
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(doctor, "PATIENCE", 0.2)
        assert "nobody answers" in found(place, other.getsockname()[1])["port"].told
    assert found(place, url="laguna.example")["address"].serious
    assert not found(place, url="https://laguna.example")["address"].todo
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert "FORWARDED_ALLOW_IPS" in found(place, url="https://laguna.example")["address"].todo
    assert found("postgresql://127.0.0.1:1/none")["database"].serious


def test_a_server_that_cannot_store_is_told(tmp_path: Path, start: Callable[..., Server]) -> None:
    broken = "from laguna.server.http import app\nasync def no(_): return False\napp._can_store = no\n"
    server = start(str(tmp_path / "tables.sqlite"), code=broken)
    assert "cannot store" in found(server.db, server.port)["port"].told
    assert sql(server, "SELECT count(*) FROM tables") == [(0,)]
