"""Processes that share a port hand sockets to the process of their table."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server.http import handover

from ..browser import Browser, run
from ..conftest import new_place
from ..running import Server

PAGES = 6


def processes(server: Server) -> list[int]:
    """The processes that serve."""
    pid = server.process.pid
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def lines(server: Server) -> dict[int, int]:
    """How many connections each process holds."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == "01"}
    found = {}
    for pid in processes(server):
        folder = Path(f"/proc/{pid}/fd")
        found[pid] = sum(os.readlink(folder / one) in ours for one in os.listdir(folder))
    return found


async def until_all_serve(server: Server) -> None:
    """Wait until each process has accepted a connection."""
    asked: list[socket.socket] = []
    while len(found := lines(server)) < 2 or not all(found.values()):
        asked.append(socket.create_connection(("127.0.0.1", server.port)))
        await asyncio.sleep(0.01)
    for one in asked:
        one.close()
    while any(lines(server).values()):
        await asyncio.sleep(0.01)


def test_where_the_best_sort_of_channel_is_missing_another_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = socket.socketpair

    def as_on_macos(family: int, sort: int) -> tuple[socket.socket, socket.socket]:
        if sort == socket.SOCK_SEQPACKET:
            raise OSError(43, "Protocol not supported")
        return pair(family, sort)

    monkeypatch.setattr(socket, "socketpair", as_on_macos)
    for ear, mouth in handover.Handover(2)._pairs:
        with ear, mouth, socket.socket() as line:
            for request in (b"one", b"two"):
                socket.send_fds(mouth, [request], [line.fileno()])
            for request in (b"one", b"two"):
                read, lines, _, _ = socket.recv_fds(ear, handover.LARGEST, 1)
                assert (read, len(lines)) == (request, 1)
                os.close(lines[0])


def test_all_sockets_of_a_table_come_to_one_process_as_long_as_it_answers(
    request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(new_place(request, "postgres", tmp_path), "--workers", "2")

    async def work() -> None:
        await until_all_serve(server)
        async with Browser(server.url) as anna:
            tables = [(await anna.make("murano", "me", "me"))["id"] for _ in range(4)]
            # Whoever shows the first state reads the words of a game, and may not say for a while that it lives.
            for table in tables:
                for _ in range(PAGES):
                    await (await anna.open(table, seat=-1)).until("state")
            await asyncio.sleep(2 * handover.BEAT)
            for table in tables:
                before = lines(server)
                for _ in range(PAGES):
                    await (await anna.open(table, seat=-1)).until("state")
                after = lines(server)
                assert sorted(after[pid] - before[pid] for pid in after) == [0, PAGES]

            async def all_are_served() -> None:
                for page in [await anna.open(table, seat=0) for table in tables]:
                    await page.until("state")
                    assert (await page.ask(type="ping"))["type"] == "pong"

            for pid in processes(server):
                os.kill(pid, signal.SIGSTOP)
                await asyncio.sleep(handover.ALIVE + 2 * handover.BEAT)
                await all_are_served()
                os.kill(pid, signal.SIGCONT)
            # What is on its way to a process that dies is served by the one that is started in its place.
            os.kill(processes(server)[0], signal.SIGKILL)
            await all_are_served()

    run(work)
    assert server.stop() == 0
