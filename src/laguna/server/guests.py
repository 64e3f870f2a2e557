"""Which guest a request comes from, by its cookie."""

import time
from functools import partial
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from . import queries, seats
from .addresses import network
from .limits import Rates
from .refusal import Refusal
from .store import Store

Connection = ASGIConnection[Any, Any, Any, Any]
MONTH = 30 * 24 * 3600
"""Seconds after which it is noted anew that a guest is there, and the browser is to keep the cookie for longer."""
RENEWED = "laguna_cookie"
"""Where a request has a cookie that is to be set anew, whatever is answered; `Guard` sets it."""


async def guest_of(connection: Connection, store: Store) -> tuple[str, str]:
    """The guest and what they are called; both empty if there is no cookie, or a forged one."""
    found = seats.read_cookie(connection.cookies.get(seats.COOKIE))
    if found is None:
        return "", ""
    guest, secret = found
    kept = await store.run(partial(queries.secret_of, guest=guest))
    if not seats.fits(secret, kept[0] if kept else seats.hashed("")) or kept is None:
        return "", ""
    _, name, seen = kept
    now = int(time.time())
    if seen < now - MONTH and isinstance(connection, Request):
        await store.run(partial(queries.see_guest, guest=guest, now=now))
        again = cookie(connection, seats.cookie_value(guest, secret), seats.YEAR)
        connection.scope["state"][RENEWED] = again.to_encoded_header()
    return guest, name


async def known_guest(
    request: Request[Any, Any, Any], store: Store, name: str, new: Rates
) -> tuple[str, str, Cookie | None]:
    """The guest, who comes into being if they are new: then with the cookie that is to be set.

    `new` counts how many have come from each address.
    """
    guest, known = await guest_of(request, store)
    now = int(time.time())
    if guest:
        if name and name != known:
            await store.run(partial(queries.rename_guest, guest=guest, name=name, now=now))
        return guest, name or known, None
    take_one(request, new)
    guest, secret = seats.new_id(), seats.new_secret()
    await store.run(partial(queries.add_guest, guest=guest, secret=seats.hashed(secret), name=name, now=now))
    return guest, name, cookie(request, seats.cookie_value(guest, secret), seats.YEAR)


def take_one(request: Request[Any, Any, Any], rates: Rates) -> None:
    """Count one more from the address of a request, or refuse it."""
    if not rates.take(network(request.client.host if request.client else "")):
        raise Refusal("too_fast")


def cookie(request: Request[Any, Any, Any], value: str, age: int) -> Cookie:
    """The cookie of a guest: no script can read it, and no other site can use it."""
    return Cookie(
        key=seats.COOKIE,
        value=value,
        path="/",
        max_age=age,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def with_cookie(content: Any, set_cookie: Cookie | None, status: int = 200) -> Response[Any]:  # noqa: ANN401
    """An answer that sets a cookie, if there is one to set."""
    return Response(content, status_code=status, cookies=[set_cookie] if set_cookie else None)
