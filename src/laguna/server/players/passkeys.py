"""Passkeys: checked by py_webauthn, of which only id, public key and counter are kept. The package is an extra."""

import base64
import binascii
import json
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ..store.rows import PasskeyRow
from ..tables import credentials
from ..tables.refusal import Refusal

INSTALLED = find_spec("webauthn") is not None
"""Is the package there that checks passkeys?"""
MINUTES = 5
"""For how many minutes a challenge is good."""
MOST = 20
"""The most passkeys of a player."""
LONGEST = 1023
"""The longest id of a passkey, in bytes."""


class Site(NamedTuple):
    """Whom a passkey is for."""

    id: str
    """The name of the host."""
    origin: str
    """Scheme, host and port."""


def site_of(address: str) -> Site:
    """The site of an address under which people reach the server."""
    parts = urlsplit(address)
    return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def challenge_of(client_data: str) -> str:
    """The challenge that was signed, as the browser says; empty if that cannot be read."""
    try:
        found: Any = json.loads(_bytes(client_data))
        challenge = found["challenge"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return ""
    return challenge if isinstance(challenge, str) and len(challenge) < 100 else ""


def hashed(challenge: str) -> str:
    """What is stored of a challenge."""
    return credentials.hashed(challenge)


def check_new(credential: dict[str, Any], challenge: str, site: Site, guest: str) -> PasskeyRow:
    """A new passkey, from what the browser says about it."""
    from webauthn import verify_registration_response

    found: Any = _checked(
        verify_registration_response,
        credential=credential,
        expected_challenge=_bytes(challenge),
        expected_rp_id=site.id,
        expected_origin=site.origin,
    )
    if len(found.credential_id) > LONGEST:
        raise Refusal("bad_passkey")
    return PasskeyRow(_text(found.credential_id), guest, _text(found.credential_public_key), found.sign_count)


def check_use(credential: dict[str, Any], challenge: str, site: Site, known: PasskeyRow) -> int:
    """The counter of a passkey after it has signed a challenge. Refused if the signature is not its own."""
    from webauthn import verify_authentication_response

    found: Any = _checked(
        verify_authentication_response,
        credential=credential,
        expected_challenge=_bytes(challenge),
        expected_rp_id=site.id,
        expected_origin=site.origin,
        credential_public_key=_bytes(known.public_key),
        credential_current_sign_count=known.counter,
    )
    return int(found.new_sign_count)


def _checked(check: Any, **what: Any) -> object:  # noqa: ANN401 - both checks of the package
    """What a check finds. Whatever goes wrong inside it means that a passkey is not good."""
    try:
        found: object = check(**what)
    except Exception:
        # Strangers choose what is parsed here, and the package has many sorts of errors.
        raise Refusal("bad_passkey") from None
    return found


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Refusal("bad_passkey") from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
