"""The bare baseline of `bench/server.py`: as little as a server can do for a move, without any rules.

Each message goes to a thread that stores a row for it, all that wait in one transaction; then the four sockets of
its table are sent prepared messages as long as a real server's. The socket library is the same as Laguna's.
"""

import argparse
import asyncio
import queue
import socket
import sqlite3
import sys
import threading
from typing import Any

import uvicorn


class Bare:
    """An ASGI application."""

    def __init__(self, path: str, sizes: list[int]) -> None:
        self.messages = ["x" * size for size in sizes]
        self.tables: dict[str, list[Any]] = {}
        self.jobs: queue.SimpleQueue[tuple[str, asyncio.Future[None]]] = queue.SimpleQueue()
        self.path = path
        threading.Thread(target=self._store, daemon=True).start()

    def _store(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None)
        for sql in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE lines (what TEXT)"):
            db.execute(sql)
        while True:
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            db.execute("BEGIN IMMEDIATE")
            for what, _ in batch:
                db.execute("INSERT INTO lines VALUES (?)", (what,))
            db.execute("COMMIT")
            batch[0][1].get_loop().call_soon_threadsafe(self._stored, [done for _, done in batch])

    @staticmethod
    def _stored(batch: list["asyncio.Future[None]"]) -> None:
        for done in batch:
            if not done.done():
                done.set_result(None)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """Serve a socket: whatever comes is stored and answered to all of its table."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        sends = self.tables.setdefault(scope["path"], [])
        sends.append(send)
        while (event := await receive())["type"] == "websocket.receive":
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.jobs.put((event["text"], done))
            await done
            for other, text in zip(sends, self.messages, strict=False):
                await other({"type": "websocket.send", "text": text})


def main() -> None:
    """Serve on a free port of this machine, and say which."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True)
    parser.add_argument("--sizes", type=int, nargs=4, required=True)
    given = parser.parse_args()
    sys.setswitchinterval(0.0005)
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    uvicorn.Server(
        uvicorn.Config(
            Bare(given.db, given.sizes),
            ws="websockets-sansio",
            lifespan="off",
            ws_per_message_deflate=False,
            log_level="error",
        )
    ).run(sockets=[listener])


if __name__ == "__main__":
    main()
