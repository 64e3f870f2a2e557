"""Which guest a request comes from, by its cookie."""

import time
from functools import partial
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from ..store import Store, guest_queries, player_queries
from ..tables import credentials
from ..tables.refusal import Refusal
from .allowance import Allowance
from .context import AnyRequest, address_of

DAY = 24 * 3600
"""After how many seconds we note again that a device of a player is in use."""
MONTH = 30 * DAY
"""After how many seconds we note again that a guest is here, and renew the cookie."""
RENEWED = "laguna_cookie"
"""Where the state of a request holds a cookie that is to be renewed whatever the answer is; `Guard` sets it."""


async def guest_of(request: AnyRequest, store: Store) -> tuple[str, str]:
    """The guest and what they are called; both are empty if there is no cookie, or a forged one."""
    found = credentials.read_cookie(request.cookies.get(credentials.COOKIE))
    if found is None:
        return "", ""
    guest, secret = found
    device = credentials.hashed(secret)
    row = await store.run(partial(guest_queries.guest_row, guest=guest, device=device))
    # A guest that does not exist takes as long as a wrong secret.
    first = credentials.fits(secret, row.secret if row else credentials.hashed(""))
    if row is None or not (first or row.used is not None):
        return "", ""
    now = int(time.time())
    if row.used is not None and row.used < now - DAY:
        await store.run(partial(player_queries.see_device, guest=guest, secret=device, now=now))
    if row.seen < now - MONTH and isinstance(request, Request):
        await store.run(partial(guest_queries.see_guest, guest=guest, now=now))
        again = cookie(request, credentials.cookie_value(guest, secret), credentials.YEAR)
        request.scope["state"][RENEWED] = again.to_encoded_header()
    return guest, row.name


def device_of(request: AnyRequest) -> str:
    """By what a device is known: the hash of the secret in its cookie; empty if it has none."""
    found = credentials.read_cookie(request.cookies.get(credentials.COOKIE))
    return credentials.hashed(found[1]) if found else ""


async def known_guest(
    request: Request[Any, Any, Any], store: Store, name: str, new: Allowance
) -> tuple[str, str, Cookie | None]:
    """The guest, what they are called, and the cookie to be set if they are new.

    `new` counts how many new guests have come from each address.
    """
    guest, known = await guest_of(request, store)
    now = int(time.time())
    if guest:
        if name and name != known:
            await store.run(partial(guest_queries.rename_guest, guest=guest, name=name, now=now))
        return guest, name or known, None
    await take_one(request, new)
    guest, secret = credentials.new_id(), credentials.new_secret()
    await store.run(
        partial(guest_queries.add_guest, guest=guest, secret=credentials.hashed(secret), name=name, now=now)
    )
    return guest, name, cookie(request, credentials.cookie_value(guest, secret), credentials.YEAR)


async def take_one(request: Request[Any, Any, Any], allowance: Allowance) -> None:
    """Count one more from the address of a request, or refuse it."""
    if not await allowance.take(address_of(request)):
        raise Refusal("too_fast")


def cookie(request: Request[Any, Any, Any], value: str, age: int) -> Cookie:
    """The cookie of a guest, which no script can read and no other site can use."""
    return Cookie(
        key=credentials.COOKIE,
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
