"""What a page is sent: at once if it reads, in order whatever happens."""

import asyncio

from laguna.server.limits import Limits
from laguna.server.tables.connections import Connection

from ..browser import run


def test_what_is_sent_at_once_never_overtakes_what_waits() -> None:
    async def work() -> None:
        page = Connection("", -1, "en", 0, Limits())
        sent: list[bytes] = []
        reads, slow = True, asyncio.Event()

        def at_once(data: bytes) -> bool:
            if reads:
                sent.append(data)
            return reads

        async def send(data: bytes) -> None:
            await slow.wait()
            sent.append(data)

        async def close(_: int) -> None:
            sent.append(b"closed")

        page.push(b"0")  # Nobody writes yet.
        writing = asyncio.ensure_future(page.write(send, close, at_once))
        slow.set()
        while not sent:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        page.push(b"1")
        assert sent == [b"0", b"1"], "it was sent at once"
        reads = False
        slow.clear()
        page.push(b"2")
        # It reads again, but what it was to read before is not with it yet.
        reads = True
        page.push(b"3")
        await asyncio.sleep(0)
        page.push(b"4")
        assert sent == [b"0", b"1"]
        slow.set()
        while len(sent) < 5:
            await asyncio.sleep(0)
        page.push(b"5")
        page.bye("gone")
        await writing
        assert sent[:6] == [b"0", b"1", b"2", b"3", b"4", b"5"]
        assert (b'"gone"' in sent[6], sent[7:]) == (True, [b"closed"])

    run(work)
