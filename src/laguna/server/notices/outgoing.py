"""Requests to addresses that people give: push services, ntfy servers, webhooks.

Whoever gives an address chooses where this server connects to, from inside the host's network. So only https goes
out, to names that lead to public addresses and to nothing else. A name is looked up once for each request, and the
connection goes to the very address that was checked. No redirect is followed, and an answer is bounded in size and
time. A host may name origins to which none of this applies (`notice_hosts`).
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpcore

from laguna.kernel.errors import LagunaError

LONGEST = 1000
"""The most characters of an address."""
PORTS = (443, 8443)
"""The ports to which requests go."""
PATIENCE = 10.0
"""How many seconds a request may take, from looking up the name to the last byte of the answer."""
ENOUGH = 65_536
"""How many bytes of an answer are read."""
AT_ONCE = 20
"""How many requests may be on their way at the same time."""
_LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?:{_LABEL}\.)+{_LABEL}")
_NUMBER = re.compile(r"\d+|0x[0-9a-f]*")
_PLAIN = re.compile(r"[!-~]+")
_INSIDE = ("localhost", "local", "localdomain", "internal", "intranet", "lan", "home", "corp", "private", "arpa")
"""The last parts of names that lead nowhere in public."""
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for the IPv4 address in their last 32 bits."""
_UNICAST = ipaddress.IPv6Network("2000::/3")
"""All other IPv6 addresses that are public."""
_SPECIAL = [
    ipaddress.ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
"""Addresses for special use, among them ways to other addresses. Python 3.11 lets some of them pass."""

Why = Literal["bad_address", "not_https", "not_public", "unknown_name", "no_answer"]
"""Why a request was not made, or has no answer."""
Method = Literal["POST", "PUT", "PATCH"]
"""The methods of HTTP that channels need."""
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotSent(LagunaError):  # noqa: N818 - its name says what is wrong
    """A request was not made, or has no answer."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why
        """For what reason."""

    @property
    def is_final(self) -> bool:
        """Is it of no use to try again with this address?"""
        return self.why in ("bad_address", "not_https")


class Answer(NamedTuple):
    """What somebody else's server answered."""

    status: int
    """The status of HTTP."""
    retry_after: int
    """After how many seconds it wants to be asked again; 0 if it does not say."""
    body: bytes
    """The beginning of what it said."""


class Origin(NamedTuple):
    """Where an address leads to."""

    scheme: str
    """`https`, or `http` if the host allows it."""
    host: str
    """The name."""
    port: int
    """The port."""


Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Looks up a name: all addresses that it has."""


def is_public(text: str) -> bool:
    """Is this an address that everybody on the internet reaches, by a way that hides no other address?"""
    try:
        address: IpAddress = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address in _NAT64:
            address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        elif "%" in text or address not in _UNICAST:
            return False
    if any(address in network for network in _SPECIAL):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_private)


def _split(address: str) -> SplitResult:
    """The parts of an address that is plain enough for everybody to read it alike."""
    if len(address) > LONGEST or not _PLAIN.fullmatch(address) or "\\" in address:
        raise NotSent("bad_address")
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise NotSent("bad_address") from None
    if "@" in parts.netloc or parts.fragment or not parts.hostname or parts.netloc.endswith(":"):
        raise NotSent("bad_address")
    return parts


def read_origins(text: str) -> frozenset[Origin]:
    """Origins that a host allows, such as `http://ntfy:80`, with commas between them."""
    found = set()
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            parts = _split(one)
        except NotSent:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or parts.path not in ("", "/") or parts.query:
            raise LagunaError(f"notice_hosts has origins such as https://ntfy.example:8443, not {one!r}.")
        found.add(_origin(parts))
    return frozenset(found)


def _origin(parts: SplitResult) -> Origin:
    port = parts.port if parts.port is not None else (443 if parts.scheme == "https" else 80)
    return Origin(parts.scheme, parts.hostname or "", port)


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    loop = asyncio.get_running_loop()
    find = socket.getaddrinfo
    try:
        found = await loop.run_in_executor(_lookups, lambda: find(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError):
        raise NotSent("unknown_name") from None
    return [str(one[4][0]) for one in found]


_lookups = ThreadPoolExecutor(4, "laguna-names")
"""Names that take long to look up make only others of their sort wait."""


class _Pinned(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked, whatever a name leads to by now."""

    def __init__(self, address: str, dial: httpcore.AsyncNetworkBackend) -> None:
        self._address = address
        self._dial = dial

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return await self._dial.connect_tcp(self._address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise NotSent("bad_address")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outgoing:
    """Makes requests to addresses that people give."""

    def __init__(
        self,
        allowed: frozenset[Origin] = frozenset(),
        *,
        resolve: Resolve = look_up,
        dial: httpcore.AsyncNetworkBackend | None = None,
        trust: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """`allowed` are origins to which the host lets requests go, wherever they are. The rest is for tests."""
        self._allowed = allowed
        self._resolve = resolve
        self._dial = dial or httpcore.AnyIOBackend()
        self._trust = trust
        self._patience = patience
        self._slots = asyncio.Semaphore(AT_ONCE)

    def check(self, address: str) -> Origin:
        """Where an address leads to, as far as its text tells. Raises `NotSent` if no request would go there."""
        parts = _split(address)
        origin = _origin(parts)
        if origin in self._allowed:
            return origin
        if origin.scheme != "https":
            raise NotSent("not_https" if origin.scheme == "http" else "bad_address")
        # An address of numbers can be written in a dozen ways, and nobody who offers a service gives one.
        last = origin.host.rpartition(".")[2]
        if origin.port not in PORTS or not _NAME.fullmatch(origin.host) or _NUMBER.fullmatch(last):
            raise NotSent("bad_address")
        if last in _INSIDE or len(origin.host) > 253:
            raise NotSent("not_public")
        return origin

    async def post(self, address: str, body: bytes, headers: Mapping[str, str], method: Method = "POST") -> Answer:
        """Send something and read the answer. Raises `NotSent`."""
        origin = self.check(address)
        try:
            async with self._slots, asyncio.timeout(self._patience):
                return await self._send(origin, address, body, headers, method)
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException):
            raise NotSent("no_answer") from None
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, ValueError):
            raise NotSent("no_answer") from None

    async def _send(
        self, origin: Origin, address: str, body: bytes, headers: Mapping[str, str], method: str
    ) -> Answer:
        found = await self._resolve(origin.host, origin.port)
        if not found:
            raise NotSent("unknown_name")
        # One that is not public is enough: whoever owns the name means no good, or the name is of the inside.
        if origin not in self._allowed and not all(is_public(one) for one in found):
            raise NotSent("not_public")
        if self._trust is None and origin.scheme == "https":
            self._trust = httpcore.default_ssl_context()
        pool = httpcore.AsyncConnectionPool(
            ssl_context=self._trust, network_backend=_Pinned(found[0], self._dial), max_connections=1
        )
        async with pool, pool.stream(method, address, headers=list(headers.items()), content=body) as response:
            read = b""
            async for part in response.aiter_stream():
                read += part
                if len(read) >= ENOUGH:
                    break
            return Answer(response.status, _retry_after(response.headers), read[:ENOUGH])


def _retry_after(headers: list[tuple[bytes, bytes]]) -> int:
    """How many seconds a server wants us to wait, as it says; a date counts as if it said nothing."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 8:
            return int(value)
    return 0
