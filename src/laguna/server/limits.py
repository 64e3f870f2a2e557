"""How much anybody may ask for, and how long things are stored."""

from dataclasses import dataclass
from typing import TypedDict

DAY = 24 * 3600


class Expiry(TypedDict):
    """Times before which things are too old."""

    ages: dict[str, int]
    """Tables that nobody has touched since, by state."""
    guests: int
    """Guests who have not come since, and have no table."""
    erase: int
    """Tables that were deleted before."""


@dataclass
class Limits:
    """Numbers that a host may change: `laguna serve --limit sockets=500`."""

    body: int = 16_384
    """The most bytes of a request."""
    frame: int = 4_096
    """The most bytes of a message on a socket."""
    connections: int = 10_000
    """The most connections to one process, as far as the system allows so many."""
    address_connections: int = 200
    """The most connections from one address that is no proxy."""
    request_time: float = 20.0
    """How many seconds a request may take to arrive."""
    requests: float = 20.0
    """The most requests a second from one address, on average."""
    messages: float = 20.0
    """The most messages a second on one socket, on average."""
    burst: float = 60.0
    """How many requests, or messages, may come at once."""
    bad_frames: int = 10
    """How many messages that cannot be read close a socket."""
    tables: int = 30
    """The most unfinished tables of one guest."""
    new_tables: int = 120
    """The most tables that are made from one address in an hour, on average and at once."""
    new_guests: int = 240
    """The most guests who come from one address for the first time in an hour, on average and at once."""
    tries: int = 20
    """The most wrong passwords, or tokens, that come from one address in an hour, on average and at once."""
    all_tries: int = 1000
    """The most of them in an hour in all. While there are more, nobody else can enter; whoever has, stays."""
    code_tries: int = 60
    """The most codes and passkeys of players that are shown or tried from one address in an hour, on average."""
    all_code_tries: int = 600
    """The most wrong codes of players that are tried in an hour, by anybody."""
    notice_tries: int = 30
    """The most channels for notices that are added or tried out from one address in an hour, on average."""
    sockets: int = 100
    """The most sockets from one address."""
    queue: int = 200
    """How many messages may wait for a page that does not read them."""
    waiting_age: int = 14 * DAY
    """After how many seconds a table that never began is deleted."""
    playing_age: int = 60 * DAY
    """After how many seconds a game in which nobody moves is deleted."""
    over_age: int = 730 * DAY
    """After how many seconds a finished game is deleted."""
    closed_age: int = 30 * DAY
    """How many seconds after it was closed a game that could not go on is deleted."""
    deleted_age: int = 30 * DAY
    """How many seconds after it was deleted a table can be had back."""
    backups: int = 7
    """For how many days a daily backup of an SQLite database is kept; 0: none is made."""
    guest_age: int = 365 * DAY
    """After how many seconds a guest who has no table is forgotten."""
    idle: int = 60
    """After how many seconds a table where nobody is leaves memory."""

    def expiry(self, now: int) -> Expiry:
        """What is too old at a time."""
        return {
            "ages": {
                "waiting": now - self.waiting_age,
                "playing": now - self.playing_age,
                "over": now - self.over_age,
                "closed": now - self.closed_age,
            },
            "guests": now - self.guest_age,
            "erase": now - self.deleted_age,
        }
