"""`/admin`: the figures of a server, live and as curves, for whoever knows the token."""

import time
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from laguna.table import wording
from laguna.table.messages import Lang

from ... import metrics
from ...tables.refusal import Refusal
from ..context import address_of, context_of, lang_of
from ..gate import FIELD, Gate, Tried
from ..gate_page import REFERRER, gate_page, read_fields
from ..pages import small_page
from ..problems import STATUS

FOLDER = Path(__file__).parent
FILES = {"admin.js": "text/javascript", "admin.css": "text/css"}
"""The parts of the page; there are no secrets in them."""
RATES = ("moves",)
"""The figures that only rise, and are shown as so many a second."""
LEAVE = "leave"
"""The field of the form with which one leaves."""
FRESH = 1.0
"""For how many seconds figures are not counted again."""

Ask = Request[Any, Any, Any]


def _gate(request: Ask) -> Gate:
    """The gate of the page. Without a token there is no page."""
    gate = context_of(request).admin
    if gate is None:
        raise Refusal("no_such_page")
    return gate


def _is_in(request: Ask) -> bool:
    gate = _gate(request)
    return gate.is_open(request.cookies.get(gate.cookie_name))


def _html(body: str, status: int = 200, cookie: Cookie | None = None) -> Response[str]:
    headers = {REFERRER[0].decode(): REFERRER[1].decode()}
    cookies = [cookie] if cookie else None
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers, cookies=cookies)


@get("/admin", include_in_schema=False)
async def admin(request: Ask) -> Response[str]:
    """The figures, or the question for the token."""
    if not _is_in(request):
        return _html(gate_page(lang_of(request), "admin"), STATUS["site_password"])
    return _html(_page(lang_of(request)))


@post("/admin", include_in_schema=False, status_code=200)
async def enter(request: Ask) -> Response[str]:
    """Take the token, or leave."""
    gate, https = _gate(request), request.url.scheme == "https"
    fields = read_fields(await request.body())
    if LEAVE in fields:
        return _on(gate.no_cookie(https))
    address = address_of(request)
    tried: Tried = await gate.try_out(fields.get(FIELD, ""), address)
    if tried == "right":
        return _on(gate.cookie(https))
    return _html(gate_page(lang_of(request), "admin", tried), 429 if tried == "too_fast" else 403)


def _on(cookie: Cookie) -> Response[str]:
    """Lead back to the page, with another cookie."""
    return Response("", status_code=303, headers={"location": "/admin"}, cookies=[cookie])


@get("/admin/figures", include_in_schema=False)
async def figures(request: Ask) -> Response[bytes]:
    """The figures of all processes together, as JSON."""
    if not _is_in(request):
        raise Refusal("no_such_page")
    state, now = request.app.state, time.monotonic()
    if "figures" not in state or now - state.figures[0] > FRESH:
        # All processes of a machine count the same seconds.
        told = {"seconds": round(now, 3), **metrics.figures()}
        state.figures = now, msgspec.json.encode(told)
    return Response(state.figures[1], media_type=MediaType.JSON)


@get("/admin/{name:str}", include_in_schema=False)
async def part(request: Ask, name: FromPath[str]) -> Response[bytes]:
    """The script or the style."""
    _gate(request)
    if name not in FILES:
        raise Refusal("no_such_page")
    headers = {"cache-control": "no-cache"}
    return Response((FOLDER / name).read_bytes(), media_type=FILES[name], headers=headers)


def _page(lang: Lang) -> str:
    def say(key: str) -> str:
        return escape(wording.say(lang, f"admin-{key}"))

    found = metrics.figures()
    rows, curves = [], []
    for name, value in found.items():
        rate = name in RATES
        data = f'data-figure="{name}"{" data-rate" if rate else ""}'
        now = "–" if rate else f"{value:g}"
        rows.append(f'<tr {data}><th scope="row">{say(name)}</th><td>{now}</td><td>{now}</td></tr>')
        curves.append(
            f'<figure data-curve="{name}"><figcaption>{say(name)}</figcaption>'
            '<svg viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
            '<polyline points=""></polyline></svg></figure>'
        )
    return small_page(
        lang,
        f"<p>{say('about')}</p><noscript><p>{say('no-script')}</p></noscript>"
        f'<p id="silent" role="alert" data-text="{say("silent")}"></p>'
        f'<div class="curves">{"".join(curves)}</div>'
        f"<table><caption>{say('title')}</caption><thead><tr><td></td>"
        f'<th scope="col">{say("now")}</th><th scope="col">{say("most")}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
        f'<form method="post"><button type="button" id="pause" data-other="{say("go-on")}" hidden>{say("pause")}'
        f'</button> <button name="{LEAVE}">{say("leave")}</button></form>',
        '<link rel="stylesheet" href="/admin/admin.css"><script type="module" src="/admin/admin.js"></script>',
    )
