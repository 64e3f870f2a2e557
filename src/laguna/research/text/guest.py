"""A guest of a server: who takes a seat by a link, and comes back with a cookie."""

import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

from laguna.kernel.errors import CannotParse, LagunaError

COOKIE = "laguna_guest"
"""The cookie of a guest: whoever has it has their seats."""
PATIENCE = 30
"""How many seconds an answer may take."""
MOST = 1 << 20
"""An answer of more bytes is none of a Laguna."""


class _Stay(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: the cookie is for this server alone."""

    def redirect_request(self, *_given: Any) -> None:  # noqa: ANN401
        """None: the answer is an error."""


_OPENER = urllib.request.build_opener(_Stay)


class Link(NamedTuple):
    """A link to a table, as people share it."""

    site: str
    """The address of the server, without a slash at the end."""
    table: str
    """The id of the table."""
    seat: int | None
    """The reserved seat, if it is an invitation to one."""
    code: str
    """The code for it."""

    @staticmethod
    def parse(text: str) -> "Link":
        """Read a link.

        >>> Link.parse("https://example.org/table/abc#1.xyz")
        Link(site='https://example.org', table='abc', seat=1, code='xyz')
        """
        found = urllib.parse.urlsplit(text.strip())
        path = re.fullmatch(r"(.*)/table/([\w-]+)/?", found.path)
        if found.scheme not in ("http", "https") or not found.netloc or path is None:
            raise CannotParse("A link to a table looks like https://example.org/table/abc or …/table/abc#1.code.")
        seat, _, code = found.fragment.removesuffix(".hand").partition(".")
        site = f"{found.scheme}://{found.netloc}{path[1]}"
        return Link(site, path[2], int(seat) if seat.isdecimal() and code else None, code)


class Guest:
    """Somebody at a server. Every call waits for the answer."""

    def __init__(self, site: str, cookie: str = "", keep: Path | None = None) -> None:
        """`cookie` is the value of `laguna_guest`; `keep` is a file that has it, or will."""
        self.site = site
        self._keep = keep
        if not cookie and keep is not None and keep.is_file():
            cookie = keep.read_text("utf-8").strip()
        self.cookie = cookie

    def sit_down(self, link: Link, name: str) -> dict[str, Any]:
        """Take the seat of a link, or the first open one, unless this guest has a seat at the table already."""
        table = self.ask("GET", f"/tables/{link.table}")
        if any(seat["mine"] or seat["claim"] for seat in table["seats"]):
            return table
        seat = link.seat
        if seat is None:
            free = [one["seat"] for one in table["seats"] if one["kind"] == "open"]
            if not free:
                raise LagunaError("There is no open seat at this table, and this guest has none.")
            seat = free[0]
        asked = {"name": name} | ({"code": link.code} if link.code else {})
        return self.ask("POST", f"/tables/{link.table}/seats/{seat}", asked)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send a request and return what is answered; an error says what the server said."""
        request = urllib.request.Request(
            f"{self.site}/api{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", "Accept-Language": "en", **self.headers()},
            method=method,
        )
        try:
            with _OPENER.open(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                text = answer.read(MOST)
            found: dict[str, Any] = json.loads(text)
            return found
        except urllib.error.HTTPError as error:
            raise LagunaError(f"The server refused: {_reason(error)}") from None
        except (OSError, ValueError) as error:
            raise LagunaError(f"The server at {self.site} cannot be asked: {error}.") from None

    def headers(self) -> dict[str, str]:
        """What says who this is."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _remember(self, cookies: list[str]) -> None:
        for one in cookies:
            found = SimpleCookie(one).get(COOKIE)
            if found is not None and found.value and found.value != self.cookie:
                self.cookie = found.value
                if self._keep is not None:
                    # Whoever can read it can play for this guest.
                    file = os.open(self._keep, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
                    with os.fdopen(file, "w", encoding="utf-8") as out:
                        out.write(self.cookie + "\n")


def _reason(error: urllib.error.HTTPError) -> str:
    """What a server says about a refusal."""
    try:
        return str(json.loads(error.read(MOST))["text"])
    except (OSError, ValueError, LookupError, TypeError):
        return f"{error.code} {error.reason}."
