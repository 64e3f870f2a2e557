"""What every request passes first: from where it comes, and how often. And the headers of every answer."""

import re
from html import escape
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from litestar.types import Receive, Send

from .. import metrics, request_id
from ..networks import network
from ..tables import credentials
from ..tables.refusal import Refusal
from . import addresses
from .context import ServerContext, lang_of
from .cookies import RENEWED
from .farewell import say_goodbye
from .pages import small_page
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
STYLE = "/small.css"
"""The style of the pages that say why somebody is not let in."""
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
        id = (request_id.HEADER, request_id.begin().encode())
        refusal = self._refusal(scope)
        headless = scope.get("method") == "HEAD"
        if headless:
            # What GET would answer, without its body. The server below still sees the method that was asked for.
            scope = {**scope, "method": "GET"}

        async def answer(message: Any) -> None:  # noqa: ANN401 - an ASGI message
            if message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), id]
            elif message["type"] == "http.response.body" and headless:
                message = {**message, "body": b""}
            elif message["type"] == "http.response.start":
                given = [*message.get("headers", []), id]
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
                methods = set().union(*allowed)
                methods |= {"HEAD"} if "GET" in methods else set()
                headers = [(b"allow", ", ".join(sorted(methods)).encode())]
                await answer({"type": "http.response.start", "status": 204, "headers": headers})
                await answer({"type": "http.response.body", "body": b"", "more_body": False})
                return
        if refusal is None:
            await self.app(scope, receive, answer)
            return
        metrics.REFUSED.labels(refusal.error).inc()
        if scope["type"] == "websocket":
            await receive()
            if refusal.error == "banned":
                await say_goodbye(send, "banned", lang_of(ASGIConnection(scope)))
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.error})
            return
        told = problem(refusal, lang_of(ASGIConnection(scope)))
        body, kind = msgspec.json.encode(told), b"application/json"
        if refusal.error == "banned" and "text/html" in _header(scope, b"accept"):
            page = small_page(lang_of(ASGIConnection(scope)), f'<p role="alert">{escape(told.text)}</p>')
            body, kind = page.encode(), b"text/html; charset=utf-8"
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
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
        address = network(scope["client"][0] if scope.get("client") else "")
        if not self.context.rates.take(address):
            return Refusal("too_fast")
        # Whoever shows the cookie of a banned guest is kept out, whether its secret is right or not.
        guest = credentials.read_cookie(ASGIConnection[Any, Any, Any, Any](scope).cookies.get(credentials.COOKIE))
        if scope["path"] != STYLE and self.context.host.keeps_out(guest[0] if guest else "", address):
            return Refusal("banned")
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
