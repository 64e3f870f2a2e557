"""`laguna serve`: one process or several, with the database brought up to date first."""

import asyncio
import gc
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn

from laguna.kernel.errors import LagunaError

from . import FIGURES, addresses
from .bots import THINKING, Thinkers
from .limits import Limits
from .store import migrate, open_store

logger = logging.getLogger("laguna.serve")

EVERYWHERE = ("0.0.0.0", "::", "")
for _needed in ("litestar", "prometheus_client", "segno"):
    # The application is imported in the process that serves; who lacks a package is told before.
    if find_spec(_needed) is None:
        raise ModuleNotFoundError(name=_needed)


@dataclass
class Plan:
    """How a server is to run."""

    host: str = "127.0.0.1"
    """On which address it listens."""
    port: int = 8000
    """On which port; 0: any that is free."""
    db: str = "tables.sqlite"
    """A path or a `postgresql://` address."""
    workers: int = 1
    """How many processes serve."""
    thinkers: int = 1
    """How many processes each of them has for bots."""
    thinking: float = THINKING
    """Seconds a bot may think in one turn."""
    url: str = ""
    """The address people use, if another program stands in front."""
    limits: Limits = field(default_factory=Limits)
    """How much anybody may ask for."""
    metrics: bool = False
    """Does anybody get the figures for Prometheus? Otherwise only programs of this machine do."""
    browser: bool = False
    """Is a browser to be opened?"""


def limits_from(given: Mapping[str, str]) -> Limits:
    """Limits with some of them changed."""
    limits = Limits()
    known = {one.name: type(getattr(limits, one.name)) for one in fields(limits)}
    for name, value in given.items():
        if name not in known:
            raise LagunaError(f"There is no limit {name!r}; there are: {', '.join(known)}.")
        try:
            setattr(limits, name, known[name](value))
        except ValueError:
            raise LagunaError(f"The limit {name} is a number, not {value!r}.") from None
    return limits


class Lines(logging.Formatter):
    """A log line as JSON: time, what, and what it is about. Nothing that people say or hold is ever in it."""

    KEPT = ("table", "seat", "why")

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            "process": record.process,
            **{name: getattr(record, name) for name in self.KEPT if hasattr(record, name)},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: Any) -> list[str]:  # noqa: ANN401 - a traceback
    """The places of an error in our code, without the values that stood there."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-6:]


def _log() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    # Failed handshakes and the like are anybody's doing, and no news.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


def bring_up_to_date(place: str) -> list[int]:
    """Migrate a database; the numbers of the steps that this took."""

    async def run() -> list[int]:
        store = open_store(place)
        try:
            return await store.run(migrate)
        finally:
            await store.close()

    return asyncio.run(run())


def listening(plan: Plan) -> socket.socket:
    """The socket that all processes accept from."""
    family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Little is kept for a page that does not read, so that it is noticed soon.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    try:
        listener.bind((plan.host, plan.port))
    except OSError as error:
        listener.close()
        raise LagunaError(
            f"{plan.host}:{plan.port} cannot be used: {error.strerror}; try another --port."
        ) from None
    listener.listen(1024)
    return listener


def run(plan: Plan) -> int:
    """Serve until somebody stops it."""
    shared = plan.db.startswith(("postgresql://", "postgres://"))
    if plan.workers < 1 or plan.thinkers < 1:
        raise LagunaError("There is at least one process of each sort.")
    if plan.workers > 1 and not shared:
        raise LagunaError(
            "SQLite is for one process. For more --workers give --db a postgresql:// address (docs/hosting.md)."
        )
    made = bring_up_to_date(plan.db)
    listener = listening(plan)
    port = listener.getsockname()[1]
    if plan.host in EVERYWHERE:
        addresses.shared_port = port
    else:
        addresses.own_name = plan.host.lower()
    _greet(plan, port, made)
    if plan.workers == 1:
        return _serve(plan, listener)
    return _serve_together(plan, listener)


def _greet(plan: Plan, port: int, made: list[int]) -> None:
    """Say where the server is."""
    if made:
        sys.stdout.write(f"The database is up to date (steps {', '.join(map(str, made))}).\n")
    host = "127.0.0.1" if plan.host in EVERYWHERE else f"[{plan.host}]" if ":" in plan.host else plan.host
    own = plan.url or f"http://{host}:{port}/"
    sys.stdout.write(f"Laguna is at {own}\n")
    if plan.host in EVERYWHERE and not plan.url:
        sys.stdout.write(f"Others on this network find it at http://{addresses.lan_address()}:{port}/\n")
    sys.stdout.write("Ctrl-C stops it; tables are kept.\n")
    sys.stdout.flush()
    if plan.browser:
        threading.Timer(1.0, webbrowser.open, (own,)).start()


def _serve(plan: Plan, listener: socket.socket) -> int:
    """Serve in this process."""
    _log()
    # Whatever is stored passes from the loop to the store's thread and back, ten times a move. With Python's own
    # patience of 5 ms one would wait for the other most of the time.
    sys.setswitchinterval(0.0005)
    # Looking through everything for cycles takes a third of a second with 200 tables, and nobody is answered
    # meanwhile. Young objects are looked through as they come; the application does the rest now and then.
    gc.set_threshold(5000, 10, 1_000_000)
    server = uvicorn.Server(
        uvicorn.Config(
            _Factory(plan),
            factory=True,
            ws="websockets-sansio",
            ws_max_size=plan.limits.frame,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
        )
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops in good order, and then sends itself the signal again: that is to mean nothing.
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listener])
    return 0


class _Factory:
    """Makes the application inside the loop in which it runs."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __call__(self) -> Any:  # noqa: ANN401 - an ASGI application
        # Not before: the figures are made when this is imported, and belong to the process they are made in.
        from .app import make_app, make_service

        plan = self._plan
        store, thinkers = open_store(plan.db), Thinkers(plan.thinkers, plan.thinking)
        return make_app(make_service(store, thinkers, plan.limits, plan.url, plan.metrics))


def _serve_one(plan: Plan, descriptor: int, parent: int) -> None:
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    _serve(plan, socket.socket(fileno=descriptor))


def _end_with(parent: int) -> None:
    """Stop in good order once the process that started this one is no more, however it ended."""
    while True:
        time.sleep(1)
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)


def _serve_together(plan: Plan, listener: socket.socket) -> int:
    """Serve in several processes; one that dies is started again."""
    _log()
    with tempfile.TemporaryDirectory(prefix="laguna-figures-") as folder:
        os.environ[FIGURES] = folder
        return _keep_serving(plan, listener)


def _keep_serving(plan: Plan, listener: socket.socket) -> int:
    """Serve in several processes that put their figures together."""
    start = multiprocessing.get_context("fork").Process
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())

    def begin() -> Any:  # noqa: ANN401 - a process
        process = start(target=_serve_one, args=(plan, os.dup(listener.fileno()), os.getpid()))
        process.start()
        return process

    processes = [begin() for _ in range(plan.workers)]
    while not stopping.wait(0.5):
        for place, process in enumerate(processes):
            if not process.is_alive():
                logger.error("a process has died and is started again")
                for gauge in Path(os.environ[FIGURES]).glob(f"gauge_live*_{process.pid}.db"):
                    gauge.unlink()
                processes[place] = begin()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    return 0
