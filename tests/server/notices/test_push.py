"""Web push: what our server sends is what a browser can read, and what its push service accepts."""

import json

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from laguna.server.notices.channel import Letter
from laguna.server.notices.outgoing import Outgoing, read_origins
from laguna.server.notices.push import (
    LONGEST,
    Push,
    Signer,
    Subscription,
    decode,
    encode,
    encrypt,
    is_good,
    new_key,
)

from ..browser import run
from .outside import status, web

NOW = 1_800_000_000


class Browser:
    """A browser that has subscribed."""

    def __init__(self, endpoint: str = "https://push.example/x") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.auth = b"0123456789abcdef"
        self.subscription = Subscription(endpoint, encode(point), encode(self.auth))

    def read(self, body: bytes) -> bytes:
        """Decrypt a message, with a library that others use."""
        found: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return found


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    number = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    subscription = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = encrypt(
        subscription,
        b"When I grow up, I want to be a watermelon",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(number, ec.SECP256R1()),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("length", [0, 1, 100, LONGEST])
def test_others_can_read_it(length: int) -> None:
    browser = Browser()
    text = b"x" * length
    sealed = encrypt(browser.subscription, text)
    assert browser.read(sealed) == text
    assert len(sealed) <= 4096
    assert encrypt(browser.subscription, text) != sealed


def test_a_bad_subscription_is_noticed() -> None:
    good = Browser().subscription
    assert is_good(good)
    for bad in (
        good._replace(auth=""),
        good._replace(auth="AAAA"),
        good._replace(auth="!" * 22),
        good._replace(p256dh=""),
        good._replace(p256dh=good.auth),
        # The right length, and not on the curve.
        good._replace(p256dh=encode(b"\4" + b"\1" * 64)),
        good._replace(p256dh="ü" * 87),
    ):
        assert not is_good(bad), bad


def check(header: str, origin: str) -> dict[str, object]:
    """Check a signature as a push service does: what it claims."""
    assert header.startswith("vapid t=")
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    raw = decode(signature)
    assert len(raw) == 64
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, object] = json.loads(decode(claims))
    assert found["aud"] == origin
    return found


def test_the_signature_is_for_one_service_and_half_a_day() -> None:
    signer = Signer(new_key(), "mailto:host@laguna.example")
    claims = check(signer.authorization("https://push.example", NOW), "https://push.example")
    assert claims["exp"] == NOW + 12 * 3600
    assert claims["sub"] == "mailto:host@laguna.example"
    assert "sub" not in check(Signer(new_key()).authorization("https://x.example", NOW), "https://x.example")


def test_a_key_survives_being_stored() -> None:
    key = new_key()
    assert Signer(key).public_key == Signer(key).public_key
    assert len(decode(Signer(key).public_key)) == 65
    assert new_key() != key


LETTER = Letter("Murano", "It is your turn.", "https://laguna.example/table/a", "table a")


def test_a_letter_reaches_the_push_service() -> None:
    async def work() -> None:
        async with web() as service:
            origin = f"http://127.0.0.1:{service.port}"
            browser = Browser(f"{origin}/send/abc")
            push = Push(Outgoing(read_origins(origin)), Signer(new_key()), lambda: NOW)
            assert (await push.send(browser.subscription, LETTER)).what == "sent"
            assert (await push.send(browser.subscription, LETTER._replace(strong=True))).what == "sent"
            first, second = service.requests
            assert (first.method, first.path) == ("POST", "/send/abc")
            assert json.loads(browser.read(first.body)) == {
                "title": "Murano",
                "body": "It is your turn.",
                "url": "https://laguna.example/table/a",
                "tag": "table a",
            }
            check(first.headers["authorization"], origin)
            assert first.headers["content-encoding"] == "aes128gcm"
            assert int(first.headers["ttl"]) > 0
            assert [one.headers["urgency"] for one in (first, second)] == ["normal", "high"]
            # The service may replace the older by the newer, and learns nothing from the name of the topic.
            assert first.headers["topic"] == second.headers["topic"]
            assert len(first.headers["topic"]) <= 32
            assert b"turn" not in first.body

    run(work)


@pytest.mark.parametrize(
    ("said", "what", "wait"),
    [
        (status(201), "sent", 0),
        (status(200), "sent", 0),
        (status(403), "gone", 0),
        (status(404), "gone", 0),
        (status(410), "gone", 0),
        (status(429, "retry-after: 90"), "later", 90),
        (status(500), "later", 0),
        (status(503, "retry-after: 5"), "later", 5),
        (status(302, "location: https://elsewhere.example/"), "later", 0),
        (status(400), "later", 0),
        (b"", "later", 0),
    ],
)
def test_what_the_answer_of_a_push_service_means(said: bytes, what: str, wait: int) -> None:
    async def work() -> None:
        async with web() as service:
            service.always = said
            origin = f"http://127.0.0.1:{service.port}"
            push = Push(Outgoing(read_origins(origin)), Signer(new_key()), lambda: NOW)
            outcome = await push.send(Browser(f"{origin}/x").subscription, LETTER)
            assert (outcome.what, outcome.wait) == (what, wait)

    run(work)


def test_a_subscription_that_leads_nowhere_we_go_is_gone() -> None:
    async def work() -> None:
        push = Push(Outgoing(), Signer(new_key()), lambda: NOW)
        assert (await push.send(Browser("http://127.0.0.1/x").subscription, LETTER)).what == "gone"

    run(work)
