"""A PostgreSQL of our own for tests: Debian's binaries, a private cluster on a Unix socket, default durability."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

MISSING = (
    "PostgreSQL's programs are missing. As root `make test` installs them; else run this once: "
    "sudo apt-get install postgresql"
)


def programs() -> Path:
    """Where the programs of the newest PostgreSQL lie."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parent.parent.name)
    )
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise AssertionError(MISSING)
    return Path(on_path).parent


def user() -> str | None:
    """PostgreSQL does not run as root: then whose it is; None for ourselves."""
    if os.geteuid():
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise AssertionError("There is no user but root to run PostgreSQL as.")


class Cluster:
    """A server that listens on a Unix socket only."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="laguna-pg-"))
        self._user = user()
        if self._user:
            shutil.chown(self.folder, self._user)
        self._numbers = count(1)
        name = self._user or pwd.getpwuid(os.geteuid()).pw_name
        self._name = name
        self.run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-E", "UTF8", "--no-sync", "-U", name)
        self.start()

    def run(self, program: str, *args: str) -> None:
        """Run one of its programs, in its folder, to its end."""
        done = subprocess.run(
            [programs() / program, *args],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` as an administrator would, `immediate` as a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", mode, "stop")

    def address(self, database: str) -> str:
        """How a program connects."""
        return f"postgresql:///{database}?host={self.folder}&user={self._name}"

    def address_at(self, address: str, host: str, port: int) -> str:
        """The address of the same database at another door, behind which there is a proxy of ours."""
        database = address.split("///")[1].split("?")[0]
        return f"postgresql://{self._name}@{host}:{port}/{database}"

    def new_database(self) -> str:
        """An empty database: its address."""
        database = f"test{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {database} TEMPLATE template0")
        return self.address(database)

    def close(self) -> None:
        """Stop it and take everything away."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
