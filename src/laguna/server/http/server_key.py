"""A key that all processes of a server share, and nobody else knows."""

import secrets
from functools import partial

from ..store import Store, shared_queries


class ServerKey:
    """Random, made by the first process that needs it, and stored in the database."""

    def __init__(self) -> None:
        self.value = secrets.token_bytes(32)
        """The key. Until it was read it is one of this process alone."""

    async def read(self, store: Store) -> None:
        """Read it, or store the one we have."""
        read = partial(shared_queries.server_key, name="cookies", fresh=self.value.hex())
        self.value = bytes.fromhex(await store.run(read))
