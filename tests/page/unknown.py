"""Shows the page a game it has no drawing for: Murano under another name, on its way to the browser.

The page as it is built knows Murano. So the answers of the server are changed on their way: the game gets a name
for which there is no folder, and a page that asks for the table as text gets it.
"""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlparse

import msgspec
from playwright.sync_api import BrowserContext, Route, WebSocketRoute

from laguna.games.murano.seen.view_types import View
from laguna.kernel.registry import load
from laguna.kernel.text import words

GAME = "gioco"
"""What Murano is called here."""


def disguise(context: BrowserContext) -> None:
    """Rename Murano for a browser."""
    context.route("**/api/games?*", _answer(_rename_games))
    context.route("**/api/tables/**", _answer(_rename_table))
    context.route_web_socket("**/socket?*", _listen)


def _answer(change: Callable[[Any, bool, str], None]) -> Callable[[Route], None]:
    def handle(route: Route) -> None:
        answer = route.fetch()
        if "json" not in answer.headers.get("content-type", ""):
            route.fulfill(response=answer)
            return
        body = answer.json()
        change(body, *_wishes(route.request.url))
        route.fulfill(response=answer, json=body)

    return handle


def _wishes(url: str) -> tuple[bool, str]:
    """Is the table wanted as text, and in which language?"""
    query = parse_qs(urlparse(url).query)
    return query.get("drawing") == ["1"], query.get("lang", ["en"])[0]


def _rename_games(body: dict[str, Any], _drawing: bool, _lang: str) -> None:
    for game in body["games"]:
        if game["id"] == "murano":
            game["id"] = GAME


def _rename_table(body: dict[str, Any], drawing: bool, lang: str) -> None:
    for table in (body, body.get("table", {})):
        if table.get("game") == "murano":
            table["game"] = GAME
    for position in body.get("positions", []):
        _draw(position, drawing, lang)


def _listen(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    drawing, lang = _wishes(page.url)

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        _rename_table(message, drawing, lang)
        if message["type"] in ("state", "previewed"):
            _draw(message, drawing, lang)
        page.send(json.dumps(message))

    server.on_message(hear)


def _draw(message: dict[str, Any], drawing: bool, lang: str) -> None:
    if drawing:
        view = msgspec.convert(message["view"], View)
        message["drawing"] = load("murano").render(view, words(lang, "murano"))
