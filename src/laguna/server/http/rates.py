"""How often somebody may ask."""

import time
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """A token bucket: so many at once, and so many a second."""

    rate: float
    """How many come back a second."""
    size: float
    """How many it holds."""
    left: float = field(init=False)
    """How many are left."""
    at: float = field(default_factory=time.monotonic)
    """When they were counted."""

    def __post_init__(self) -> None:
        self.left = self.size

    def take(self) -> bool:
        """Take one, if there is one left."""
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
        """Take one for this address, if it has one left."""
        if len(self._buckets) > 10_000:
            now = time.monotonic()
            full = self._size / self._rate
            self._buckets = {key: b for key, b in self._buckets.items() if now - b.at < full}
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._size)
        return self._buckets[address].take()
