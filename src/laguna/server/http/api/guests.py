"""People: who a browser is, and being forgotten."""

from functools import partial

from litestar import Response, delete, get, put
from litestar.params import JSONBody

from ...show.messages import Me, NewName
from ...store import guest_queries
from ...tables import new_tables
from ..context import context_of
from ..cookies import cookie, guest_of, known_guest, with_cookie
from .parameters import Ask, refusals


@get("/me", summary="Who this browser is", responses=refusals(), response_headers=[], cache_control=None)
async def me(request: Ask) -> Me:
    """Whether it has a cookie of ours, and what its person is called."""
    guest, name = await guest_of(request, context_of(request).store)
    return Me(bool(guest), name)


@put("/me", summary="Say what you are called", responses=refusals(409))
async def set_me(request: Ask, data: JSONBody[NewName]) -> Response[Me]:
    """The first time, this sets the cookie by which the browser is known."""
    context = context_of(request)
    _, name, fresh = await known_guest(request, context.store, new_tables.name_for(data.name), context.new_guests)
    return with_cookie(Me(True, name), fresh)


@delete("/me", status_code=200, summary="Be forgotten", responses=refusals())
async def forget_me(request: Ask) -> Response[Me]:
    """Deletes name and chat, leaves all seats to bots, and voids the cookie."""
    context = context_of(request)
    guest, _ = await guest_of(request, context.store)
    if guest:
        forget = partial(guest_queries.forget_guest, guest=guest)
        for id in await context.store.run(forget):
            context.tables.loaded.hear(id)
    return with_cookie(Me(False, ""), cookie(request, "", 0))
