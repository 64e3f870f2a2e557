"""A real server in a process of its own, which tests start, stop and kill."""

import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

NEWER = "from laguna.games import murano\nmurano.VERSION = 2\n"
"""Planted in a server's own process: it plays other rules."""
START = "from laguna.cli import main; raise SystemExit(main())"


class Server:
    """`laguna serve` on a free port."""

    def __init__(
        self,
        db: str,
        *args: str,
        port: int = 0,
        env: dict[str, str] | None = None,
        code: str = "",
        python: str = sys.executable,
    ) -> None:
        """`code` is run first, in the server's own process: to plant a fault, say.

        `python` may be that of another environment, in which Laguna is installed.
        """
        self.db = db
        self.log: list[str] = []
        self.process = subprocess.Popen(
            [python, "-c", code + "\n" + START, "serve", "--port", str(port), "--db", db, *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, **(env or {})},
            cwd="/" if python != sys.executable else None,  # not among our own sources
        )
        assert self.process.stdout is not None
        said: list[str] = []
        while not said or "Laguna is at" not in said[-1]:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError("".join(said) + self.process.communicate()[1])
            said.append(line)
        self.url = said[-1].split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self._readers = [
            threading.Thread(target=self._read, args=(stream,), daemon=True)
            for stream in (self.process.stdout, self.process.stderr)
        ]
        for reader in self._readers:
            reader.start()

    def _read(self, stream: object) -> None:
        for line in stream:  # type: ignore[attr-defined]
            self.log.append(line.rstrip("\n"))

    def wait(self, seconds: float = 30) -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while True:
            try:
                with urllib.request.urlopen(self.url + "/healthz", timeout=5):
                    return
            except OSError:
                assert time.monotonic() < end, "the server does not answer\n" + "\n".join(self.log)
                assert self.process.poll() is None, "the server has ended\n" + "\n".join(self.log)
                time.sleep(0.02)

    def kill(self) -> None:
        """At once: nothing is finished."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As an administrator would."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self._end()
        return code

    def _end(self) -> None:
        self.process.wait()
        for reader in self._readers:
            reader.join()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def close(self) -> None:
        """Whatever state it is in."""
        if self.process.poll() is None:
            self.kill()
        else:
            self._end()


def sqlite_place(folder: Path) -> str:
    """A new file."""
    return str(folder / "tables.sqlite")
