"""How often somebody may ask."""

import time
from collections import OrderedDict
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


MOST = 20_000
"""How many addresses are remembered."""


class Rates:
    """A bucket for every address, those that were used last at the end."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for this address, if it has one left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST:
                # Whoever has not asked for longest has most of theirs back anyway.
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """Give one back to this address."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.left += 1
