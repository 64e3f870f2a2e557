"""ntfy: a message to a topic."""

import json

import pytest

from laguna.server.notices.channel import Letter
from laguna.server.notices.ntfy import Ntfy, topic_of
from laguna.server.notices.outgoing import Outgoing, read_origins

from ..browser import run
from .outside import status, web

LETTER = Letter("Murano", "Du bist am Zug, Bärbel.", "https://laguna.example/table/a", "table a")


def test_a_letter_reaches_the_topic() -> None:
    async def work() -> None:
        async with web() as server:
            origin = f"http://127.0.0.1:{server.port}"
            ntfy = Ntfy(Outgoing(read_origins(origin)))
            assert (await ntfy.send(f"{origin}/ntfy/my-topic", LETTER)).what == "sent"
            await ntfy.send(f"{origin}/my-topic", LETTER._replace(strong=True))
            first, second = server.requests
            assert (first.method, first.path, second.path) == ("POST", "/ntfy/", "/")
            assert json.loads(first.body) == {
                "topic": "my-topic",
                "title": "Murano",
                "message": "Du bist am Zug, Bärbel.",
                "click": "https://laguna.example/table/a",
                "priority": 3,
            }
            assert json.loads(second.body)["priority"] == 4
            for number, what in ((403, "gone"), (404, "gone"), (410, "gone"), (429, "later"), (502, "later")):
                server.always = status(number)
                assert (await ntfy.send(f"{origin}/t", LETTER)).what == what
            assert (await ntfy.send("https://localhost/t", LETTER)).what == "gone"

    run(work)


@pytest.mark.parametrize(
    "address", ["https://ntfy.sh/", "https://ntfy.sh/a b", "https://ntfy.sh/t?x", "https://ntfy.sh"]
)
def test_what_is_no_topic(address: str) -> None:
    assert topic_of(address) == ("", "")
