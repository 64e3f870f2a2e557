"""The server is stopped in good order. `tests/chaos` kills it."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .browser import Browser, run
from .conftest import BACKENDS, generous, new_place
from .running import Server


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_graceful_stop_says_goodbye_and_loses_nothing(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = new_place(request, backend, tmp_path)

    async def work() -> None:
        server = Server(place, *generous())
        try:
            server.wait()
            async with Browser(server.url) as anna:
                table = (await anna.make("murano", "me", "me"))["id"]
                page = await anna.sit(table)
                done = await page.do("act")
                stopping = asyncio.ensure_future(asyncio.to_thread(server.stop))
                with pytest.raises(ConnectionClosed) as closed:
                    await page.until("bye")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await stopping == 0
                server = Server(place, *generous(), port=server.port)
                server.wait()
                again = await anna.sit(table, n=page.state["n"])
                assert again.state["n"] == done["next"]
        finally:
            server.close()

    run(work)


FULL = """
from laguna.server.http import server_key
from laguna.server.store import Unavailable
async def read(self, store):
    raise Unavailable("The database cannot be used: database or disk is full.")
server_key.ServerKey.read = read
"""


def test_a_start_that_fails_says_why_in_a_few_lines(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), code=FULL)
    try:
        assert server.process.wait(30) != 0
    finally:
        server.close()
    said = [json.loads(line)["text"] for line in server.log if line.startswith("{")]
    assert "disk is full" in said[0]
    assert max(map(len, said)) < 200
