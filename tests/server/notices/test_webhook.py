"""The webhook of a table: one message, changed in place where the service can."""

import json
from typing import Any

import pytest

from laguna.server.notices.outgoing import Outgoing, read_origins
from laguna.server.notices.webhook import Board, Hook, Service, Webhook

from ..browser import run
from .outside import Web, status, web

LINK = "https://laguna.example/table/abc"


def board(n: int = 5, player: str = "Bruno") -> Board:
    return Board("abc", n, "playing", "Murano", player, f"Murano: {player} is to move.", LINK)


def at(server: Web) -> tuple[Webhook, str]:
    origin = f"http://127.0.0.1:{server.port}"
    return Webhook(Outgoing(read_origins(origin))), origin


def answer(**said: Any) -> bytes:  # noqa: ANN401
    return status(200, body=json.dumps(said).encode())


def test_discord_has_one_message_that_changes() -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            hook = Hook("discord", f"{origin}/api/webhooks/1/secret", "")
            server.answers = [answer(id="77"), answer(id="77")]
            outcome = await webhook.send(hook, board())
            assert (outcome.what, outcome.note) == ("sent", "77")
            again = await webhook.send(hook._replace(message="77"), board(6, "Anna"))
            assert (again.what, again.note) == ("sent", "77")
            first, second = server.requests
            assert (first.method, first.path) == ("POST", "/api/webhooks/1/secret?wait=true")
            assert (second.method, second.path) == ("PATCH", "/api/webhooks/1/secret/messages/77")
            told = json.loads(second.body)
            assert "Anna" in told["content"]
            assert LINK in told["content"]

    run(work)


def test_a_name_is_only_a_name() -> None:
    """Whoever calls themselves by something that a service understands is still only called so."""

    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            for service in ("discord", "slack"):
                await webhook.send(Hook(service, f"{origin}/x", ""), board(1, "<!everyone> @here [x](y) & **"))
            discord, slack = (json.loads(one.body) for one in server.requests)
            assert discord["allowed_mentions"] == {"parse": []}
            assert "\\*\\*" in discord["content"]
            assert "\\[x\\]\\(y\\)" in discord["content"]
            assert "&lt;!everyone&gt;" in slack["text"]
            assert "&amp;" in slack["text"]
            assert "<" not in slack["text"]

    run(work)


def test_a_message_that_was_deleted_there_comes_anew() -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            server.answers = [status(404), answer(id="78")]
            outcome = await webhook.send(Hook("discord", f"{origin}/x", "77"), board())
            assert (outcome.what, outcome.note) == ("sent", "78")
            assert [one.method for one in server.requests] == ["PATCH", "POST"]
            # The whole webhook is gone.
            server.answers = [status(404), status(404)]
            assert (await webhook.send(Hook("discord", f"{origin}/x", "78"), board())).what == "gone"
            # Nothing is repeated because a service is busy.
            server.requests.clear()
            server.answers = [status(429, "retry-after: 7")]
            outcome = await webhook.send(Hook("discord", f"{origin}/x", "78"), board())
            assert (outcome.what, outcome.wait) == ("later", 7)
            assert len(server.requests) == 1

    run(work)


def test_matrix_replaces_its_message_and_takes_it_once() -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            room = f"{origin}/_matrix/client/v3/rooms/%21r%3Ax.example"
            hook = Hook("matrix", f"{room}?access_token=se%2Bcret", "")
            assert webhook.is_good("matrix", hook.address)
            server.always = answer(event_id="$1")
            assert (await webhook.send(hook, board())).note == "$1"
            await webhook.send(hook, board())
            await webhook.send(hook._replace(message="$1"), board(6, "Anna"))
            first, again, changed = server.requests
            assert first.method == "PUT"
            assert first.headers["authorization"] == "Bearer se+cret"
            assert "access_token" not in first.path
            # Sent again after a crash, it has the same number: the server takes it for the same message.
            assert again.path == first.path != changed.path
            told = json.loads(changed.body)
            assert told["m.relates_to"] == {"rel_type": "m.replace", "event_id": "$1"}
            assert "Anna" in told["m.new_content"]["body"]

    run(work)


def test_slack_and_json_get_a_message_each_time() -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            for service in ("slack", "json"):
                outcome = await webhook.send(Hook(service, f"{origin}/{service}?key=1", ""), board())
                assert (outcome.what, outcome.note) == ("sent", "")
            slack, plain = server.requests
            assert slack.path == "/slack?key=1"
            assert json.loads(slack.body)["text"] == f"Murano: Bruno is to move. {LINK}"
            assert json.loads(plain.body) == board()._asdict()

    run(work)


@pytest.mark.parametrize(
    "said", [b"{}", b"[]", b"x", b'{"id": 7}', b'{"id": "' + b"x" * 300 + b'"}', b"[" * 50_000]
)
def test_a_service_may_answer_anything(said: bytes) -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            server.always = status(200, body=said)
            outcome = await webhook.send(Hook("discord", f"{origin}/x", ""), board())
            assert (outcome.what, outcome.note) == ("sent", "")

    run(work)


@pytest.mark.parametrize(
    ("service", "address"),
    [
        ("discord", "https://discord.example/api/webhooks/1/x?y"),
        ("discord", "http://discord.example/api/webhooks/1/x"),
        ("matrix", "https://matrix.example/_matrix/client/v3/rooms/r"),
        ("matrix", "https://matrix.example/elsewhere?access_token=x"),
        ("slack", "https://10.0.0.1/"),
        ("json", "https://localhost/"),
    ],
)
def test_an_address_that_cannot_be_one(service: Service, address: str) -> None:
    assert not Webhook(Outgoing()).is_good(service, address)


def test_who_may_no_longer_write_is_gone() -> None:
    async def work() -> None:
        async with web() as server:
            webhook, origin = at(server)
            for number in (401, 403, 404, 410):
                server.always = status(number)
                assert (await webhook.send(Hook("slack", f"{origin}/x", ""), board())).what == "gone"

    run(work)
