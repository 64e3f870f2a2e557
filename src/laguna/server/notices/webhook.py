"""The webhook of a table: one message, for all who sit there, in Discord, Slack, Matrix, or as plain JSON.

Where the service can, the message is changed in place: a table has one, not one for each move.
"""

import hashlib
import json
import re
from typing import Any, Literal, NamedTuple, get_args
from urllib.parse import parse_qs, quote, urlsplit

from .channel import SENT, Outcome, outcome_of, outcome_of_failure
from .outgoing import Answer, Method, NotSent, Outgoing

Service = Literal["discord", "slack", "matrix", "json"]
"""What listens there."""
SERVICES: tuple[Service, ...] = get_args(Service)
_MARKS = re.compile(r"([\\*_~`|>#\[\]()<:@-])")
_NO_EMBEDS = 4
"""A flag of Discord: show the link as it is."""
_ROOM = re.compile(r"(/.*)?/_matrix/client/v3/rooms/[^/]+")


class Board(NamedTuple):
    """How a table stands, for everybody who has its link."""

    table: str
    """Which table."""
    n: int
    """How many lines it has."""
    state: str
    """`waiting`, `playing`, `over` or `closed`."""
    game: str
    """What the game is called."""
    player: str
    """Who is to move; empty if nobody is."""
    text: str
    """All of it as a sentence."""
    link: str
    """The page of the table."""


class Hook(NamedTuple):
    """Where the message of a table goes."""

    service: Service
    """What listens there."""
    address: str
    """The address that the owner of the table gave."""
    message: str
    """By what the service knows the message; empty if there is none yet, or if it cannot be changed."""


class Webhook:
    """Sends and changes the messages of tables."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    def is_good(self, service: Service, address: str) -> bool:
        """Can messages go to this address?"""
        try:
            self._outgoing.check(address)
        except NotSent:
            return False
        parts = urlsplit(address)
        if service == "matrix":
            return bool(_ROOM.fullmatch(parts.path) and parse_qs(parts.query).get("access_token"))
        return service != "discord" or not parts.query

    async def send(self, hook: Hook, board: Board) -> Outcome:
        """Send the message of a table, or change the one that is there."""
        if hook.message:
            outcome = await self._ask(hook, board)
            # Somebody may have deleted it there; then a new one is due.
            if outcome.what != "gone":
                return outcome
        return await self._ask(hook._replace(message=""), board)

    async def _ask(self, hook: Hook, board: Board) -> Outcome:
        method, address, headers, body = _request(hook, board)
        headers["content-type"] = "application/json"
        try:
            answer = await self._outgoing.post(address, json.dumps(body).encode(), headers, method)
        except NotSent as error:
            return outcome_of_failure(error)
        if answer.status == 401:
            return Outcome("gone")
        outcome = outcome_of(answer)
        return Outcome("sent", 0, _id_of(hook, answer)) if outcome == SENT else outcome


def _request(hook: Hook, board: Board) -> tuple[Method, str, dict[str, str], dict[str, Any]]:
    """What is asked of a service: method, address, headers and body."""
    told = f"{board.text} {board.link}"
    if hook.service == "discord":
        plain = _MARKS.sub(r"\\\1", board.text)
        body = {"content": f"{plain} <{board.link}>", "allowed_mentions": {"parse": []}, "flags": _NO_EMBEDS}
        if hook.message:
            return "PATCH", f"{hook.address}/messages/{quote(hook.message, safe='')}", {}, body
        return "POST", f"{hook.address}?wait=true", {}, body
    if hook.service == "matrix":
        return _matrix(hook, board, told)
    if hook.service == "slack":
        for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
            told = told.replace(sign, name)
        return "POST", hook.address, {}, {"text": told, "unfurl_links": False}
    return "POST", hook.address, {}, board._asdict()


def _matrix(hook: Hook, board: Board, told: str) -> tuple[Method, str, dict[str, str], dict[str, Any]]:
    """A message in a room. The server takes it once however often it is sent, since its number is the same."""
    parts = urlsplit(hook.address)
    token = parse_qs(parts.query).get("access_token", [""])[0]
    body: dict[str, Any] = {"msgtype": "m.notice", "body": told}
    if hook.message:
        body = {
            "msgtype": "m.notice",
            "body": f"* {told}",
            "m.new_content": {"msgtype": "m.notice", "body": told},
            "m.relates_to": {"rel_type": "m.replace", "event_id": hook.message},
        }
    named = f"{hook.message} {board.table} {board.n} {board.state}"
    number = hashlib.sha256(named.encode()).hexdigest()[:32]
    address = f"{parts.scheme}://{parts.netloc}{parts.path}/send/m.room.message/{number}"
    return "PUT", address, {"authorization": f"Bearer {token}"}, body


def _id_of(hook: Hook, answer: Answer) -> str:
    """By what a service knows a message from now on."""
    if hook.message or hook.service not in ("discord", "matrix"):
        return hook.message
    try:
        found = json.loads(answer.body)
        id = found["id" if hook.service == "discord" else "event_id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return id if isinstance(id, str) and len(id) <= 255 and id.isprintable() else ""
