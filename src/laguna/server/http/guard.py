"""What every request passes first: from where it comes, and how often. And the headers of every answer."""

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from litestar.types import Receive, Send

from .. import metrics
from ..tables.refusal import Refusal
from . import addresses
from .context import ServerContext, lang_of
from .cookies import RENEWED
from .problems import STATUS, problem

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
"""Nothing from elsewhere, nothing inline."""
PART_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS = [
    *PART_HEADERS,
    (b"content-security-policy", CSP.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PARTS = (b"text/css", b"text/javascript", b"application/javascript", b"font/")
"""Sorts of files that are part of a page and never a page: browsers ask no policy of them, so they go without the
long headers, which would cost a newcomer 6 kB."""
SAFE = ("GET", "HEAD", "OPTIONS")
BODIES = ("POST", "PUT", "PATCH")
LONG = 4096
"""The most bytes of an address behind its host."""
_HOST = re.compile(r"[a-zA-Z0-9.:\[\]-]{1,100}")
"""What a host name may look like that is named in an answer."""
FREE = ("/healthz", "/readyz", "/metrics")
"""What the host's own programs ask for, which is not counted."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: Litestar, context: ServerContext) -> None:
        self.app = app
        self.context = context
        self._methods: dict[re.Pattern[str], set[str]] = {}
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                pattern = re.compile(re.sub(r"\\\{[^}]*\}", "[^/]+", re.escape(route.path_format)))
                self._methods.setdefault(pattern, set()).update(route.methods)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - an ASGI scope
        """Refuse a request, or let it pass and add headers to the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)

        async def answer(message: Any) -> None:  # noqa: ANN401 - an ASGI message
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                renewed = scope.get("state", {}).get(RENEWED)
                if renewed and not any(name == b"set-cookie" for name, _ in given):
                    given.append(renewed)
                kind = next((value for name, value in given if name == b"content-type"), b"")
                message["headers"] = [*given, *(PART_HEADERS if kind.startswith(PARTS) else HEADERS)]
            await send(message)

        if refusal is None and scope.get("method") == "OPTIONS":
            # Litestar names the methods of one handler only, where several share a path.
            allowed = [methods for pattern, methods in self._methods.items() if pattern.fullmatch(scope["path"])]
            if allowed:
                headers = [(b"allow", ", ".join(sorted(set().union(*allowed))).encode())]
                await answer({"type": "http.response.start", "status": 204, "headers": headers})
                await answer({"type": "http.response.body", "body": b"", "more_body": False})
                return
        if refusal is None:
            await self.app(scope, receive, answer)
            return
        metrics.REFUSED.labels(refusal.error).inc()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.error})
            return
        body = msgspec.json.encode(problem(refusal, lang_of(ASGIConnection(scope))))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await answer({"type": "http.response.start", "status": STATUS[refusal.error], "headers": headers})
        await answer({"type": "http.response.body", "body": body, "more_body": False})

    def _refusal(self, scope: Any) -> Refusal | None:  # noqa: ANN401 - an ASGI scope
        if scope["path"] in FREE:
            return None
        nothing = scope["type"] == "http" and "\0" in scope["path"]
        if nothing or len(scope["raw_path"]) + len(scope["query_string"]) > LONG:
            return Refusal("no_such_page")
        host = _header(scope, b"host")
        if not addresses.is_allowed(host, self.context.url):
            return Refusal("bad_host", host=host if _HOST.fullmatch(host) else "?")
        if scope.get("method") in BODIES and _header(scope, b"content-length") != "0" and not _is_json(scope):
            return Refusal("bad_request", why="content-type: application/json")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            origin = _header(scope, b"origin")
            if origin and not self._is_own(origin, host):
                return Refusal("bad_origin")
        address = scope["client"][0] if scope.get("client") else ""
        if not self.context.rates.take(addresses.network(address)):
            return Refusal("too_fast")
        return None

    def _is_own(self, origin: str, host: str) -> bool:
        """Is this the origin of our own page?"""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        public = urlsplit(self.context.url) if self.context.url else None
        return parts.netloc == host or (
            public is not None and (parts.scheme, parts.netloc) == (public.scheme, public.netloc)
        )


def _is_json(scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope
    """Is its body JSON, by its own word? A form on the page of another site cannot say so."""
    given = _header(scope, b"content-type")
    return not given or given.partition(";")[0].strip().lower() == "application/json"


def _header(scope: Any, name: bytes) -> str:  # noqa: ANN401
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
