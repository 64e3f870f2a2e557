"""Ids, and the secrets in cookies and links, of which the server stores only hashes."""

import hashlib
import hmac
import re
import secrets

COOKIE = "laguna_guest"
"""The cookie that opens a browser's seats."""
YEAR = 365 * 24 * 3600
"""How long it lasts, in seconds."""
ID = "[a-z2-7]{16}"
"""The form of an id, as a regular expression."""
_GUEST = re.compile(rf"({ID})\.([A-Za-z0-9_-]{{32}})")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_id() -> str:
    """An id nobody can guess: 80 random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def is_id(text: str) -> bool:
    """Does this have the form of an id?"""
    return re.fullmatch(ID, text) is not None


def new_secret() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the server stores of a secret. Secrets are random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Compare in constant time."""
    return bool(stored) and hmac.compare_digest(hashed(secret), stored)


def same(hash: str, stored: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(hash, stored)


def cookie_value(guest: str, secret: str) -> str:
    """What the cookie carries."""
    return f"{guest}.{secret}"


def read_cookie(value: str | None) -> tuple[str, str] | None:
    """Guest and secret from a cookie; None if it is not one of ours."""
    found = _GUEST.fullmatch(value or "")
    return (found[1], found[2]) if found else None
