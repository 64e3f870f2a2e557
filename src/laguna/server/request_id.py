"""A name for each request, by which its lines are found in the log."""

import secrets
from contextvars import ContextVar

HEADER = b"x-request-id"
"""The header of the answer that tells the id. What a client sends under this name is not believed."""

current: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request, or of the socket, for which this task works; tasks that it starts inherit it."""


def begin() -> str:
    """Give the request of this task an id."""
    new = secrets.token_urlsafe(6)  # 48 random bits in few letters: each answer carries them
    current.set(new)
    return new
