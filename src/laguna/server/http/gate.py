"""A gate that a secret opens: the password of a private site, or the token for `/admin`.

Whoever knows the secret gets a cookie, which is signed with a key of the server and with the secret itself: all
processes know it, a restart keeps it, and another secret voids it. The secret is in no address and in no log.
Wrong tries are counted, by address and in all.
"""

import hashlib
import hmac
import secrets
from typing import Literal

from litestar.datastructures import Cookie

from .. import shared_clock
from ..limits import Limits
from ..store import Store
from .allowance import Allowance
from .server_key import ServerKey

FIELD = "secret"
"""The field of the form that asks for it."""
Tried = Literal["right", "wrong", "too_fast"]
"""What came of a try."""


class Gate:
    """One secret, and the cookie of those who know it."""

    def __init__(self, name: str, secret: str, age: int, store: Store, key: ServerKey, limits: Limits) -> None:
        """`name` is `site` or `admin`, `age` is for how many seconds the cookie opens the gate."""
        self.cookie_name = f"laguna_{name}"
        """What the cookie is called."""
        self.path = "/" if name == "site" else f"/{name}"
        """Where browsers send it."""
        self._secret = hashlib.sha256(secret.encode()).digest()
        self._age = age
        self._key = key
        self._tries = Allowance(name, limits.tries, store, key, limits.all_tries)

    async def try_out(self, given: str, address: str) -> Tried:
        """Is this the secret? Whoever has tried too often is not told."""
        if not await self._tries.take(address):
            return "too_fast"
        # Both have the same length, so that time tells nothing.
        if not hmac.compare_digest(hashlib.sha256(given.encode()).digest(), self._secret):
            return "wrong"
        await self._tries.give_back(address)
        return "right"

    def cookie(self, https: bool) -> Cookie:
        """The cookie of somebody who knows the secret."""
        until, nonce = int(shared_clock.now()) + self._age, secrets.token_urlsafe(12)
        return self._cookie(f"{until}.{nonce}.{self._signed(until, nonce)}", self._age, https)

    def no_cookie(self, https: bool) -> Cookie:
        """Takes the cookie away."""
        return self._cookie("", 0, https)

    def _cookie(self, value: str, age: int, https: bool) -> Cookie:
        # A link from elsewhere leads into a private site, but not to its figures.
        same: Literal["lax", "strict"] = "lax" if self.path == "/" else "strict"
        return Cookie(
            key=self.cookie_name,
            path=self.path,
            value=value,
            max_age=age,
            secure=https,
            httponly=True,
            samesite=same,
        )

    def is_open(self, cookie: str | None) -> bool:
        """Does a cookie open the gate?"""
        until, _, rest = (cookie or "")[:200].partition(".")
        nonce, _, signed = rest.partition(".")
        if not (until.isascii() and until.isdecimal() and len(until) < 16):
            return False
        right = hmac.compare_digest(signed.encode(), self._signed(int(until), nonce).encode())
        return right and int(until) > shared_clock.now()

    def _signed(self, until: int, nonce: str) -> str:
        key = hmac.digest(self._key.value, self.cookie_name.encode() + self._secret, "sha256")
        return hmac.new(key, f"{until}.{nonce}".encode(), "sha256").hexdigest()
