"""How large a message may be, and how long lists are sent in parts."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

T = TypeVar("T")

MAX_BYTES = 10_000
"""The most bytes that a message may have, a drawing aside; and the most that a drawing may have."""
MAX_EVENT_BYTES = 1_000
"""The most bytes of events that come with a state; more come in messages of their own."""
MARGIN = 100
"""The bytes of a message beside its list."""

encode = msgspec.json.encode


def size(item: object) -> int:
    """The bytes that an item of a list takes."""
    return len(encode(item)) + 1


def encoded_size(item: bytes) -> int:
    """The same for an item that is encoded already."""
    return len(item) + 1


def split(items: Iterable[T], max_bytes: int, size: Callable[[T], int] = size) -> list[list[T]]:
    """Items in parts, each of which takes at most `max_bytes`."""
    parts: list[list[T]] = [[]]
    used = 0
    for item in items:
        more = size(item)
        if parts[-1] and used + more > max_bytes:
            parts.append([])
            used = 0
        parts[-1].append(item)
        used += more
    return parts
