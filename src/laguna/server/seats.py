"""Who has which seat: secrets in cookies and links, of which the server keeps only hashes."""

import hashlib
import hmac
import re
import secrets
import unicodedata

from laguna.kernel.errors import LagunaError

COOKIE = "laguna_guest"
"""The cookie that opens a browser's seats."""
YEAR = 365 * 24 * 3600
ID = "[a-z2-7]{16}"
"""The form of an id."""
_GUEST = re.compile(rf"({ID})\.([A-Za-z0-9_-]{{32}})")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_id() -> str:
    """An id nobody can guess: 80 random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def is_id(text: str) -> bool:
    """Is this the form of an id?"""
    return re.fullmatch(ID, text) is not None


def new_secret() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the server keeps of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Is this the secret? It takes the same time whatever it is."""
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)


def cookie_value(guest: str, secret: str) -> str:
    """What the cookie carries."""
    return f"{guest}.{secret}"


def read_cookie(value: str | None) -> tuple[str, str] | None:
    """Guest and secret from a cookie; None if it is not one of ours."""
    found = _GUEST.fullmatch(value or "")
    return (found[1], found[2]) if found else None


class BadName(LagunaError):  # noqa: N818 - its name says what is wrong
    """A name or a text with signs that cannot be shown."""


_JOINER = "\u200d"
"""Some signs are several that are joined by this one."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""


def clean(text: str, most: int) -> str:
    """A name or a line of chat as it is kept: one line, in one spelling, with something that can be seen.

    It has at most so many signs, which what was sent may have had as well: in that spelling some become several.
    """
    # Signs that turn the direction of writing would turn the rest of the page, too.
    text = "".join(sign for sign in text if unicodedata.category(sign) != "Cf" or sign == _JOINER)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") for sign in text):
        raise BadName("no such sign")
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK for sign in text):
        raise BadName("nothing to be seen")
    if len(text) > most:
        raise BadName("too long")
    return text
