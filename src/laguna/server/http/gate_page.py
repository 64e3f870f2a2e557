"""The small page that asks for a secret, and what comes of an answer. It works without scripts."""

from html import escape
from typing import Any, Literal
from urllib.parse import parse_qs

from litestar.types import Receive

from laguna.table import wording
from laguna.table.messages import Lang

from .gate import FIELD, Tried
from .pages import small_page

BODY = 2048
"""The most bytes of an answer."""
REFERRER = (b"referrer-policy", b"same-origin")
"""Without a referrer browsers would not say that the form is our own."""


def gate_page(lang: Lang, which: Literal["site", "admin"], tried: Tried | None = None) -> str:
    """The page. Its form leads to the address it was shown under, with what stands behind `#` in it."""
    wrong = ""
    if tried is not None:
        said = wording.say(lang, f"gate-{tried.replace('_', '-')}")
        wrong = f'<p role="alert" id="wrong">{escape(said)}</p>'
    described = ' aria-describedby="wrong" aria-invalid="true"' if wrong else ""
    return small_page(
        lang,
        f"<p>{escape(wording.say(lang, f'gate-{which}'))}</p>{wrong}"
        f'<form method="post"><label for="{FIELD}">{escape(wording.say(lang, f"gate-{which}-field"))}</label>'
        f'<input id="{FIELD}" name="{FIELD}" type="password" autocomplete="current-password" required autofocus'
        f"{described}> "
        f"<button>{escape(wording.say(lang, 'gate-enter'))}</button></form>",
    )


async def read_form(receive: Receive) -> dict[str, str]:
    """The fields of a form; none if there is too much of it, or nothing that can be read."""
    body = b""
    while len(body) <= BODY:
        message: Any = await receive()
        if message["type"] != "http.request":
            return {}
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    return read_fields(body)


def read_fields(body: bytes) -> dict[str, str]:
    """The fields in the body of a form."""
    if len(body) > BODY:
        return {}
    try:
        found = parse_qs(body.decode("ascii"), keep_blank_values=True, max_num_fields=8, errors="strict")
    except ValueError:
        return {}
    return {name: values[-1] for name, values in found.items()}
