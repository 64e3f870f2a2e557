"""The world outside, for tests: servers that answer as told, and names that lead where a test wants."""

import asyncio
import datetime
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpcore
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

PUBLIC = "93.184.216.34"
"""A public address to which no test connects."""


class Request(NamedTuple):
    """What a server of the tests was asked."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


Answer = Callable[[Request, asyncio.StreamWriter], Awaitable[None]]


class Web:
    """A small server that notes what it is asked and answers as told."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answers: list[bytes | Answer] = []
        """What is answered next; when nothing is left, `always`."""
        self.always: bytes | Answer = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
        self.port = 0
        self.asked = asyncio.Event()

    async def wait(self, count: int) -> None:
        """Wait until it was asked so often."""
        while len(self.requests) < count:
            self.asked.clear()
            await self.asked.wait()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            method, path, _ = head[0].split(" ")
            headers = {
                name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name
            }
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            request = Request(method, path, headers, body)
            self.requests.append(request)
            self.asked.set()
            answer = self.answers.pop(0) if self.answers else self.always
            if isinstance(answer, bytes):
                writer.write(answer)
                await writer.drain()
            else:
                await answer(request, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def status(number: int, *headers: str, body: bytes = b"") -> bytes:
    """An answer with a status."""
    lines = [f"HTTP/1.1 {number} x", f"content-length: {len(body)}", "connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


@asynccontextmanager
async def web(trust: ssl.SSLContext | None = None, port: int = 0) -> AsyncIterator[Web]:
    """A server on this machine, at this port or at any."""
    made = Web()
    tasks: set[asyncio.Task[None]] = set()

    def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(made.serve(reader, writer))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(serve, "127.0.0.1", port, ssl=trust)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Names:
    """Names that lead where a test says, each time to the next of its addresses."""

    def __init__(self, **found: list[list[str]]) -> None:
        self.found = {name.replace("_", "."): answers for name, answers in found.items()}
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        answers = self.found[host]
        return answers.pop(0) if len(answers) > 1 else answers[0]


class Dial(httpcore.AsyncNetworkBackend):
    """Connects to a server of the tests, whichever address is dialled, and notes that."""

    def __init__(self, port: int = 0) -> None:
        self.port = port
        self.dialled: list[tuple[str, int]] = []
        self._really = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.dialled.append((host, port))
        return await self._really.connect_tcp("127.0.0.1", self.port, timeout)


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a name: what its server shows, and what those use who believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    file = folder / f"{name}.pem"
    file.write_bytes(
        pem
        + key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    client = ssl.create_default_context(cadata=pem.decode())
    return server, client
