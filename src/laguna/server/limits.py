"""How much anybody may ask for."""

import time
from dataclasses import dataclass, field

DAY = 24 * 3600


@dataclass
class Limits:
    """Numbers a host may change: `laguna serve --limit sockets=500`."""

    body: int = 16_384
    """Bytes of a request."""
    frame: int = 4_096
    """Bytes of a message on a socket."""
    requests: float = 20.0
    """Requests a second from one address, on average."""
    messages: float = 20.0
    """Messages a second on one socket, on average."""
    burst: float = 60.0
    """How many of either may come at once."""
    bad_frames: int = 10
    """Messages that are none, before a socket is closed."""
    tables: int = 30
    """Unfinished tables of one guest."""
    new_tables: int = 120
    """Tables that are made from one address in an hour, on average and at once."""
    new_guests: int = 240
    """The same for guests who come for the first time."""
    sockets: int = 100
    """Sockets from one address."""
    queue: int = 200
    """Messages that may wait for a page that does not read them."""
    waiting_age: int = DAY
    """Seconds after which a table that never began is deleted."""
    playing_age: int = 60 * DAY
    """The same for a game in which nobody moves."""
    over_age: int = 730 * DAY
    """The same for a finished one."""
    closed_age: int = 30 * DAY
    """The same for one that could not go on, from then on."""
    guest_age: int = 365 * DAY
    """Seconds after which a guest who has no table is forgotten."""
    idle: int = 60
    """Seconds after which a table in which nobody is leaves memory."""

    @property
    def ages(self) -> dict[str, int]:
        """How long tables are kept after their last move, by state."""
        return {
            "waiting": self.waiting_age,
            "playing": self.playing_age,
            "over": self.over_age,
            "closed": self.closed_age,
        }


@dataclass
class Bucket:
    """So much at once, and so much a second."""

    rate: float
    size: float
    left: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.size

    def take(self) -> bool:
        """One more, if there is one left."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket for every address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """One more from this address, if it has one left."""
        if len(self._buckets) > 10_000:
            now = time.monotonic()
            full = self._size / self._rate
            self._buckets = {key: b for key, b in self._buckets.items() if now - b.at < full}
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._size)
        return self._buckets[address].take()
