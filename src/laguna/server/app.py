"""The application: all handlers together, and what goes on beside them."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json
from prometheus_client import CONTENT_TYPE_LATEST

from laguna import __version__

from . import addresses, api, metrics, pages, queries, schema
from .bots import Thinkers
from .guard import Guard
from .limits import Limits
from .messages import Health, Problem
from .refusal import STATUS, Refusal
from .service import Service, lang_of, service_of
from .store import Store, Unavailable
from .tables import Tables

logger = logging.getLogger("laguna.app")

SWEEP = 2.0
"""Seconds between looks for tables where a bot is to move and nobody thinks for it."""
PRESENCE = 15.0
"""Seconds between signs of life of connected seats."""
EXPIRY = 600.0
"""Seconds between looks for what is too old."""
HEALTH = 2.0
"""Seconds the database has to say that it is well."""


@get("/healthz", summary="Does the server work?", responses=api.refusals())
async def health(request: Request[Any, Any, Any]) -> Health:
    """Asks the database, too, and does not wait for it as long as a move would."""
    service = service_of(request)
    try:
        async with asyncio.timeout(HEALTH):
            await service.store.run(queries.count_nothing, patience=HEALTH)
    except TimeoutError:
        raise Refusal("unavailable") from None
    return Health(True, __version__, len(service.tables.live), sum(service.addresses.values()))


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus: for programs of this machine, unless the host wants it otherwise."""
    client = request.client.host if request.client else ""
    if not (service_of(request).metrics or addresses.is_from_here(client, request.headers)):
        raise Refusal("no_such_page")
    return Response(metrics.figures(), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = encode_json(schema.document(request.app))
    return Response(state.openapi, media_type=MediaType.JSON)


PACKED = ["^/$", "^/table/", "^/replay/", "^/rules/", "^/assets/", "^/static/"]
"""The page itself, whose files were compressed when it was built."""


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A refusal in the language of whoever asked."""
    refusal = _refusal(error)
    metrics.REFUSED.labels(refusal.error).inc()
    return Response(
        Problem(refusal.error, refusal.text(lang_of(request))),
        status_code=STATUS[refusal.error],
        media_type=MediaType.JSON,
        headers=getattr(error, "headers", None) if refusal.error == "no_such_method" else None,
    )


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Unavailable):
        return Refusal("unavailable")
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


async def _every(seconds: float, work: Callable[[], Awaitable[Any]]) -> None:
    """Do something now and then; what goes wrong once is tried again the next time."""
    while True:
        try:
            await work()
        except (TimeoutError, Unavailable):
            logger.warning("the database cannot be reached")
        except Exception:
            logger.exception("housekeeping failed")
        await asyncio.sleep(seconds)


async def _tidy(service: Service) -> None:
    """Delete what is too old, and free what only holds itself: `serve` lets Python do so only here."""
    await service.tables.expire(int(time.time()))
    gc.collect()


@contextlib.asynccontextmanager
async def _running(service: Service, app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last."""
    tables = service.tables
    service.store.listen(tables.heard)
    works = [
        asyncio.ensure_future(_every(SWEEP, tables.sweep)),
        asyncio.ensure_future(_every(PRESENCE, tables.mark_here)),
        asyncio.ensure_future(_every(EXPIRY, partial(_tidy, service))),
        asyncio.ensure_future(_every(10, partial(_evict, service))),
    ]
    try:
        yield
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        await tables.stop()
        tables.thinkers.close()
        await service.store.close()


async def _evict(service: Service) -> None:
    service.tables.evict(service.limits.idle)


def make_service(
    store: Store, thinkers: Thinkers, limits: Limits | None = None, url: str = "", metrics: bool = False
) -> Service:
    """One server process over a database that is up to date."""
    limits = limits or Limits()
    return Service(store, Tables(store, thinkers, limits), limits, url, metrics)


def make_app(service: Service) -> Guard:
    """The application."""
    app = Litestar(
        route_handlers=[
            api.router,
            health,
            figures,
            openapi,
            pages.shell,
            pages.small_style,
            pages.built,
            pages.top,
        ],
        state=State({"service": service}),
        lifespan=[partial(_running, service)],
        exception_handlers={Exception: refused},
        request_max_body_size=service.limits.body,
        # Words and boards shrink to a quarter. Files of the page were compressed when it was built.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=PACKED),
        openapi_config=OpenAPIConfig(
            title="Laguna",
            version=__version__,
            description="Tables for the board games of the lagoon. Sockets: see docs/protocol.md.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[],
        ),
        # Logging is set up by `serve`, so that nothing but what we allow is logged.
        logging_config=None,
        debug=False,
    )
    return Guard(app, service)
