"""How often an hour an address may do what is costly, or guess a secret: counted for all processes together."""

import hashlib
from functools import partial

from .. import shared_clock
from ..store import Db, Store, shared_queries
from .rates import Bucket, Rates
from .server_key import ServerKey

HOUR = 3600


class Allowance:
    """So many an hour for each address, on average and at once, and if wanted so many for all together.

    In a database that several processes share they are counted there, under a keyed hash of the address. Otherwise
    this process counts alone.
    """

    def __init__(self, kind: str, an_hour: int, store: Store, key: ServerKey, for_all: int = 0) -> None:
        """`kind` is what for; `for_all` is how many all together may have an hour, 0 for any number."""
        self._kind = kind
        self._an_hour = an_hour
        self._for_all = for_all
        self._store = store
        self._key = key
        self._rates = Rates(an_hour / HOUR, an_hour)
        self._all = Bucket(for_all / HOUR, for_all)

    async def take(self, address: str) -> bool:
        """Take one for this address, if it has one left."""
        if not self._store.shared:
            # An address that has none left does not use up what all others have.
            return self._rates.take(address) and (not self._for_all or self._all.take())
        now, who = shared_clock.now(), self._hashed(address)

        def take(db: Db) -> bool:
            return shared_queries.take(db, self._kind, who, self._an_hour, now) and (
                not self._for_all or shared_queries.take(db, self._kind, "", self._for_all, now)
            )

        return await self._store.run(take)

    async def give_back(self, address: str) -> None:
        """Give back what was taken last: it was no guess."""
        if self._store.shared:
            for who in (self._hashed(address), *([""] if self._for_all else [])):
                await self._store.run(partial(shared_queries.give_back, kind=self._kind, who=who))
        else:
            self._rates.give_back(address)
            self._all.left += 1

    def _hashed(self, address: str) -> str:
        return hashlib.blake2b(address.encode(), key=self._key.value, digest_size=12).hexdigest()
