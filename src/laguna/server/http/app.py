"""The application: all handlers together."""

import asyncio
import logging
import time
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json
from prometheus_client import CONTENT_TYPE_LATEST

from laguna import __version__

from .. import metrics, ratings
from ..days.keeper import DayKeeper
from ..limits import Limits
from ..notices import INSTALLED
from ..notices.notifier import Notifier
from ..notices.senders import NoticeSettings, Senders
from ..players import PARTS
from ..ratings.keeper import RatingKeeper
from ..show.messages import Health, Problem
from ..store import Store, Unavailable, queries
from ..tables.refusal import Refusal
from ..tables.services import TableServices
from ..tables.worker_pool import WorkerPool
from . import addresses, admin_page, api, feeds, pages, schema, tab_page, trouble, unsubscribe
from .api.parameters import refusals
from .context import ServerContext, context_of, lang_of
from .guard import Guard
from .lifespan import lifespan
from .problems import STATUS, problem

logger = logging.getLogger("laguna.app")

READY = 2.0
"""How many seconds the database has to answer `/readyz`."""
AGAIN = 1.0
"""For how many seconds what it answered is believed."""


@get("/healthz", summary="Does the process live?", responses=refusals())
async def health(request: Request[Any, Any, Any]) -> Health:
    """A process that does not answer should be started anew."""
    return _health(context_of(request))


def _health(context: ServerContext) -> Health:
    return Health(True, __version__, len(context.tables.loaded.tables), sum(context.addresses.values()))


@get("/readyz", summary="Can moves be stored?", responses=refusals())
async def ready(request: Request[Any, Any, Any]) -> Health:
    """Writes a row and reads it, and does not wait for the database as long as a move would."""
    state, now = request.app.state, time.monotonic()
    # Everybody may ask, and each write goes to the disk. So all who ask within a moment wait for the same one.
    if "ready" not in state or (state.ready[1].done() and now - state.ready[0] > AGAIN):
        state.ready = now, asyncio.ensure_future(_can_store(context_of(request).store))
    if not await asyncio.shield(state.ready[1]):
        raise Refusal("unavailable")
    return _health(context_of(request))


async def _can_store(store: Store) -> bool:
    try:
        async with asyncio.timeout(READY):
            await store.run(partial(queries.try_out, now=int(time.time())), patience=READY)
    except (TimeoutError, Unavailable):
        return False
    return True


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus: for programs on this machine, unless the host wants it otherwise."""
    client = request.client.host if request.client else ""
    if not (context_of(request).metrics or addresses.is_from_here(client, request.headers)):
        raise Refusal("no_such_page")
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = encode_json(schema.document(request.app))
    return Response(state.openapi, media_type=MediaType.JSON)


PACKED = ["^/$", "^/table/", "^/replay/", "^/rules/", "^/assets/", "^/static/", "^/tab"]
"""The files of the page, which were compressed when it was built."""


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer with a refusal, in the language of whoever asked."""
    refusal = _refusal(error)
    metrics.REFUSED.labels(refusal.error).inc()
    return Response(
        problem(refusal, lang_of(request)),
        status_code=STATUS[refusal.error],
        media_type=MediaType.JSON,
        headers=getattr(error, "headers", None) if refusal.error == "no_such_method" else None,
    )


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Unavailable):
        trouble.tell(error)
        return Refusal("unavailable")
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:
        # Whoever did not finish their request gets no answer, and anybody can do so: no word about it.
        return Refusal("bad_request", why="it was not finished")
    if isinstance(error, RecursionError):
        return Refusal("bad_request", why="too many brackets")
    if isinstance(error, ValidationException):
        extra: Any = error.extra or []
        parts = [f"{part.get('key', '')}: {part['message']}" for part in extra if isinstance(part, dict)]
        return Refusal("bad_request", why=("; ".join(parts) or error.detail)[:300])
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = {404: "no_such_page", 405: "no_such_method", 413: "too_large", 429: "too_fast"}
    if status in known:
        return Refusal(known[status])
    if status < 500:
        return Refusal("bad_request", why=str(getattr(error, "detail", ""))[:300])
    logger.error("a request failed", exc_info=error)
    return Refusal("unavailable")


def make_context(
    store: Store,
    pool: WorkerPool,
    limits: Limits | None = None,
    url: str = "",
    metrics: bool = False,
    site_password: str = "",
    admin_token: str = "",
    parts: frozenset[str] = frozenset(PARTS),
    notices: NoticeSettings | None = None,
) -> ServerContext:
    """One server process on a database that is up to date."""
    limits = limits or Limits()
    tables = TableServices(
        store, pool, limits, clocks="clocks" in parts, plans="plans" in parts, ratings="ratings" in parts
    )
    context = ServerContext(store, tables, limits, url, metrics, parts, site_password, admin_token)
    if "days" in parts:
        context.days = DayKeeper(store, pool, tables.due, tables.tasks)
        tables.writer.written.append(context.days.consider)
    if "ratings" in parts and ratings.INSTALLED:
        context.ratings = RatingKeeper(store, tables.loaded, tables.due, tables.tasks)
        tables.writer.written.append(context.ratings.consider)
    if "notices" in parts and INSTALLED:
        context.notifier = Notifier(store, tables, Senders(notices or NoticeSettings(), lambda: context.key.value))
    return context


def make_app(context: ServerContext) -> Guard:
    """The application."""
    app = Litestar(
        route_handlers=[
            api.router,
            health,
            ready,
            metrics_page,
            openapi,
            admin_page.admin,
            admin_page.enter,
            admin_page.figures,
            admin_page.part,
            feeds.feed,
            unsubscribe.ask,
            unsubscribe.stop,
            pages.shell,
            pages.small_style,
            pages.built,
            pages.top,
            tab_page.tab,
        ],
        state=State({"context": context}),
        lifespan=[partial(lifespan, context)],
        exception_handlers={Exception: refused},
        request_max_body_size=context.limits.body,
        # Words and boards shrink to a quarter.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=PACKED),
        openapi_config=OpenAPIConfig(
            title="Laguna",
            version=__version__,
            description="Tables for the board games of the lagoon. Sockets: see docs/protocol.md.",
            path="/api/schema",
            use_handler_docstrings=True,
            # Left out, there would be a page with scripts from other hosts.
            render_plugins=[JsonRenderPlugin()],
        ),
        # `launch` sets up logging, so that nothing is logged but what we allow.
        logging_config=None,
        debug=False,
    )
    return Guard(app, context)
