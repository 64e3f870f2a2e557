"""A passkey in a test: what a device and its browser would do, with a key of its own."""

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from ..browser import Browser, Json


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, made in one browser and used in any."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(self.key.private_numbers().private_value.to_bytes(32, "big")).digest()
        self.counter = 0
        self.origin = browser.url

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    async def made(self) -> Json:
        """What the browser says about a new passkey."""
        asked = await self.browser.call("POST", "/me/passkeys/new")
        at = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(asked["site"], 0x45) + attested
        response = {
            "client_data": text(self._client("create", asked["challenge"])),
            "attestation_object": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": text(self.id), "response": response}

    async def make(self) -> Json:
        """Make it, for whoever the browser is."""
        found: Json = await self.browser.call("POST", "/me/passkeys", await self.made())
        return found

    async def used(self, browser: Browser, **other: Any) -> Json:  # noqa: ANN401
        """What a browser says that uses it."""
        asked = {**await browser.call("POST", "/passkeys/new"), **other}
        self.counter += 1
        data = self._data(asked["site"], 0x05)
        client = self._client("get", asked["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"client_data": text(client), "authenticator_data": text(data), "signature": text(signature)}
        return {"id": text(self.id), "response": response}
