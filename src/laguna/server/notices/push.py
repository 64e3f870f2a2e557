"""Web push: messages for a browser whose page is closed, which only that browser can read.

A message is encrypted for the browser (RFC 8291, in the content coding `aes128gcm` of RFC 8188) and signed for its
push service (VAPID, RFC 8292). The key for signing is made once and kept in the database: subscriptions belong to
it.
"""

import base64
import binascii
import hashlib
import json
import os
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from .channel import Letter, Outcome, outcome_of, outcome_of_failure
from .outgoing import NotSent, Outgoing

DAY = 24 * 3600
"""For how many seconds a push service keeps a message for a browser that is not there."""
HALF_DAY = 12 * 3600
"""For how many seconds a signature is good."""
LONGEST = 3800
"""The most bytes of a message; push services take about 4,000."""
RECORD = 4096
"""The size of a record, as the head of a message tells it."""


class Subscription(NamedTuple):
    """Where a browser gets messages, and for whom they are encrypted."""

    endpoint: str
    """The address at its push service."""
    p256dh: str
    """Its public key, in base64url."""
    auth: str
    """Its secret, in base64url."""


def encode(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a text in base64url; none if it is not one."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def is_good(subscription: Subscription) -> bool:
    """Can messages be encrypted for it?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(decode(subscription.auth)) != 16:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(subscription.p256dh))
    except ValueError:
        return False
    return True


def encrypt(subscription: Subscription, text: bytes, salt: bytes = b"", key: Any = None) -> bytes:  # noqa: ANN401
    """A message as only the browser can read it. `salt` and `key` are random, except in tests."""
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    assert len(text) <= LONGEST
    salt = salt or os.urandom(16)
    key = key or ec.generate_private_key(ec.SECP256R1())
    theirs = decode(subscription.p256dh)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    shared = key.exchange(ec.ECDH(), point)
    secret = derive(shared, decode(subscription.auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    # A 2 ends the last record, which is the only one.
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\2", None)
    head: bytes = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + sealed


def new_key() -> str:
    """A key for signing, as it is stored: its private number in base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


class Signer:
    """Signs for push services."""

    def __init__(self, key: str, contact: str = "") -> None:
        """`contact` is where the people of a push service reach the host: `mailto:…` or https; may be empty."""
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())
        self._contact = contact
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = encode(point)
        """What browsers are told when they subscribe."""

    def authorization(self, origin: str, now: float) -> str:
        """The header that says who sends, to the push service of an origin."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": origin, "exp": int(now) + HALF_DAY}
        if self._contact:
            claims["sub"] = self._contact
        parts = [encode(_json({"typ": "JWT", "alg": "ES256"})), encode(_json(claims))]
        signature = self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        parts.append(encode(r.to_bytes(32, "big") + s.to_bytes(32, "big")))
        return f"vapid t={'.'.join(parts)}, k={self.public_key}"


def _json(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


class Push:
    """Sends messages to browsers."""

    def __init__(self, outgoing: Outgoing, signer: Signer, clock: Callable[[], float]) -> None:
        self._outgoing = outgoing
        self._signer = signer
        self._clock = clock

    async def send(self, subscription: Subscription, letter: Letter) -> Outcome:
        """Send a letter. At the push service it replaces an older one about the same that still waits."""
        text = _json({"title": letter.title, "body": letter.text, "url": letter.link, "tag": letter.tag})
        try:
            origin = self._outgoing.check(subscription.endpoint)
            default = origin.port == (443 if origin.scheme == "https" else 80)
            where = f"{origin.scheme}://{origin.host}{'' if default else f':{origin.port}'}"
            headers = {
                "authorization": self._signer.authorization(where, self._clock()),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(DAY),
                "urgency": "high" if letter.strong else "normal",
                "topic": encode(hashlib.sha256(letter.tag.encode()).digest()[:24]),
            }
            return outcome_of(
                await self._outgoing.post(subscription.endpoint, encrypt(subscription, text), headers)
            )
        except NotSent as error:
            return outcome_of_failure(error)
