"""The link in every letter that ends it: a small page without scripts for people, one POST for programs."""

from functools import partial
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from ..notices import texts
from ..notices.senders import STOP
from ..store import notice_queries
from ..tables.refusal import Refusal
from .context import context_of, lang_of
from .gate_page import REFERRER
from .pages import small_page

Ask = Request[Any, Any, Any]
HEADERS = {REFERRER[0].decode(): REFERRER[1].decode()}


def _channel(request: Ask, token: str) -> str:
    """The channel that a link ends."""
    notifier = context_of(request).notifier
    found = notifier.senders.channel_of(token) if notifier else ""
    if not found:
        raise Refusal("no_such_page")
    return found


@get(STOP + "{token:str}", include_in_schema=False)
async def ask(request: Ask, token: FromPath[str]) -> Response[str]:
    """Ask first: programs that look at every link of a letter must not end anything."""
    _channel(request, token)
    lang = lang_of(request)
    inside = (
        f"<p>{escape(texts.say(lang, 'stop-ask'))}</p>"
        f'<form method="post"><button>{escape(texts.say(lang, "stop-do"))}</button></form>'
    )
    return Response(small_page(lang, inside), media_type=MediaType.HTML, headers=HEADERS)


@post(STOP + "{token:str}", status_code=200, include_in_schema=False)
async def stop(request: Ask, token: FromPath[str]) -> Response[str]:
    """End it. Twice is once; a program for e-mail sends this by itself (RFC 8058)."""
    channel = _channel(request, token)
    await context_of(request).store.run(partial(notice_queries.end_channel, id=channel))
    lang = lang_of(request)
    inside = f'<p role="status">{escape(texts.say(lang, "stop-done"))}</p>'
    return Response(small_page(lang, inside), media_type=MediaType.HTML, headers=HEADERS)
