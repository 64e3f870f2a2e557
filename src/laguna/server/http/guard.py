"""What every request passes first: from where it comes, and how often. And the headers of every answer."""

import re
from html import escape
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from litestar.types import Receive, Send

from .. import metrics, request_id
from ..networks import network
from ..store import Unavailable
from ..tables import credentials
from ..tables.connections import Goodbye
from ..tables.refusal import Refusal
from . import addresses
from .context import ServerContext, lang_of
from .cookies import RENEWED
from .farewell import say_goodbye
from .gate import FIELD, Tried
from .gate_page import REFERRER, gate_page, read_form
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
DATA_HEADERS = [*PART_HEADERS, (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]
DATA = (b"application/json", b"text/plain")
"""Sorts of answers that a page reads. Nothing at all may happen in them, and that is shorter to say."""
SAFE = ("GET", "HEAD", "OPTIONS")
BODIES = ("POST", "PUT", "PATCH")
LONG = 4096
"""The most bytes of an address behind its host."""
_HOST = re.compile(r"[a-zA-Z0-9.:\[\]-]{1,100}")
"""What a host name may look like that is named in an answer."""
STYLE = "/small.css"
"""The style of the pages that say why somebody is not let in."""
STOP = "/unsubscribe/"
"""The links in letters, which work without any login."""
ADMIN = "/admin"
"""The page with the host's figures, which has a gate of its own."""
FEED = "/feed/"
"""Calendars and feeds, whose programs know no password but the one in the address."""
FORM = "application/x-www-form-urlencoded"
"""How a browser sends a form without scripts."""
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
                named = {name for name, _ in given}
                ours = (
                    PART_HEADERS if kind.startswith(PARTS) else DATA_HEADERS if kind.startswith(DATA) else HEADERS
                )
                message["headers"] = [*given, *(one for one in ours if one[0] not in named)]
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
        if refusal.error == "site_password" and scope["type"] == "http" and _wants_page(scope):
            metrics.REFUSED.labels(refusal.error).inc()
            await self._ask_password(scope, receive, answer)
            return
        metrics.REFUSED.labels(refusal.error).inc()
        if scope["type"] == "websocket":
            await receive()
            if refusal.error in ("banned", "site_password"):
                error: Goodbye = "banned" if refusal.error == "banned" else "site_password"
                await say_goodbye(send, error, lang_of(ASGIConnection(scope)))
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
        if self._is_closed(scope):
            return Refusal("site_password")
        has_body = scope.get("method") in BODIES and _header(scope, b"content-length") != "0"
        takes_forms = scope["path"] == ADMIN or scope["path"].startswith(STOP)
        if has_body and not _is_json(scope) and not (takes_forms and _is_form(scope)):
            return Refusal("bad_request", why="content-type: application/json")
        return None

    def _is_closed(self, scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope
        """Does the site ask for a password that whoever asks has not given? `/admin` has a gate of its own."""
        site = self.context.site
        path = scope["path"]
        if site is None or path in (STYLE, ADMIN) or path.startswith((ADMIN + "/", STOP, FEED)):
            return False
        cookies = ASGIConnection[Any, Any, Any, Any](scope).cookies
        # Whoever sends the form twice is led on the second time, too.
        return not site.is_open(cookies.get(site.cookie_name)) or (_is_form(scope) and _wants_page(scope))

    async def _ask_password(self, scope: Any, receive: Receive, answer: Send) -> None:  # noqa: ANN401
        """Show the page that asks for the password of the site, or take an answer."""
        site = self.context.site
        assert site is not None
        request = ASGIConnection[Any, Any, Any, Any](scope)
        tried: Tried | None = None
        if _is_form(scope):
            given = (await read_form(receive)).get(FIELD, "")
            address = network(scope["client"][0] if scope.get("client") else "")
            try:
                tried = await site.try_out(given, address)
            except Unavailable:
                tried = "too_fast"
            if tried == "right":
                cookie = site.cookie(scope.get("scheme") == "https").to_encoded_header()
                # What stands behind # in the address stays with the browser.
                where = quote(scope["path"], safe="/") if not scope["path"].startswith("//") else "/"
                headers = [(b"location", where.encode()), cookie]
                await answer({"type": "http.response.start", "status": 303, "headers": headers})
                await answer({"type": "http.response.body", "body": b"", "more_body": False})
                return
        body = gate_page(lang_of(request), "site", tried).encode()
        kind, length = b"text/html; charset=utf-8", str(len(body)).encode()
        headers = [(b"content-type", kind), (b"content-length", length), REFERRER]
        status = 429 if tried == "too_fast" else STATUS["site_password"]
        await answer({"type": "http.response.start", "status": status, "headers": headers})
        await answer({"type": "http.response.body", "body": body, "more_body": False})

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


def _wants_page(scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope
    """Does a browser ask for a page, rather than a program for an answer?"""
    return "text/html" in _header(scope, b"accept") and not scope["path"].startswith("/api/")


def _is_form(scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope
    """Is it a form that a browser sends without scripts?"""
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    return scope.get("method") == "POST" and kind == FORM


def _is_json(scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope
    """Is its body JSON, by its own word? A form on the page of another site cannot say so."""
    given = _header(scope, b"content-type")
    return not given or given.partition(";")[0].strip().lower() == "application/json"


def _header(scope: Any, name: bytes) -> str:  # noqa: ANN401
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
