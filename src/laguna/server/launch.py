"""Starts the server (`laguna serve`): one process or several, after the database was brought up to date."""

import asyncio
import contextlib
import gc
import json
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn

from laguna.kernel import registry
from laguna.kernel.errors import LagunaError

from . import METRICS_FOLDER, request_id
from .built import folder_of, has_page
from .http import addresses
from .http.handover import Handover
from .settings import Settings
from .store import is_postgres, migrate, open_store
from .tables.worker_pool import WorkerPool

logger = logging.getLogger("laguna.serve")

TOKEN = 16
"""How many characters a token has at least."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""The hosts that mean all addresses of this machine."""
for _needed in ("litestar", "prometheus_client", "segno"):
    # The application is imported late, in the process that serves, so whoever lacks a package is told here.
    if find_spec(_needed) is None:
        raise ModuleNotFoundError(name=_needed)


class JsonFormatter(logging.Formatter):
    """What happened as JSON: when, what, about which table and for which request.

    Nothing that people say or hold is ever in it.
    """

    FIELDS = ("table", "seat", "why")
    """What may stand beside the text."""

    def format(self, record: logging.LogRecord) -> str:
        """One object on one line."""
        fields: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": _without_trace(record.getMessage()),
            "process": record.process,
            **{name: getattr(record, name) for name in self.FIELDS if hasattr(record, name)},
        }
        if id := request_id.current.get():
            fields["request"] = id
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = type(record.exc_info[1]).__name__
            fields["where"] = _where(record.exc_info[2])
        return json.dumps(fields, ensure_ascii=False)


def _without_trace(text: str) -> str:
    """A text of one line. uvicorn tells of a start that failed by a whole traceback, whose end is the reason."""
    if "Traceback" not in text:
        return text
    return [line for line in (line.strip(" |+-") for line in text.splitlines()) if line][-1]


def _where(trace: Any) -> list[str]:  # noqa: ANN401 - a traceback
    """Where in the code an error came up, without any values."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-6:]


def _set_up_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    # Anybody can cause failed handshakes and requests that are none; they are not worth a word.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


def bring_up_to_date(place: str) -> list[int]:
    """Migrate a database, and return the numbers of the steps that this took."""

    async def run() -> list[int]:
        store = open_store(place)
        try:
            return await store.run(migrate)
        finally:
            await store.close()

    return asyncio.run(run())


def listen(settings: Settings) -> socket.socket:
    """The socket from which all processes accept connections."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # The system buffers little for a page that does not read, so that we notice soon.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise LagunaError(
            f"{settings.host}:{settings.port} cannot be used: {error.strerror}; try another --port."
        ) from None
    listener.listen(1024)
    return listener


def run(settings: Settings) -> int:
    """Serve until somebody stops the server."""
    if settings.workers < 1 or settings.bot_workers < 1:
        raise LagunaError("There must be at least one process of each sort.")
    if settings.db_connections < 1:
        raise LagunaError("Each process needs at least one connection to the database (--db-connections).")
    if settings.admin_token and len(settings.admin_token) < TOKEN:
        raise LagunaError(
            f"The admin_token has at least {TOKEN} characters. Here is one: {secrets.token_urlsafe(24)}"
        )
    if settings.workers > 1 and not is_postgres(settings.db):
        raise LagunaError(
            "SQLite is for one process. For more --workers give --db a postgresql:// address (docs/hosting.md)."
        )
    if settings.workers > 1 and "fork" not in multiprocessing.get_all_start_methods():
        raise LagunaError("On this system a server is one process: leave out --workers.")
    _notices(settings)
    folder_of(settings.tab)
    # Boards that do not make a game are told now, not to whoever asks first.
    for game in registry.ours():
        registry.load(game)
    made = bring_up_to_date(settings.db)
    listener = listen(settings)
    port = listener.getsockname()[1]
    if settings.host in EVERYWHERE:
        addresses.shared_port = port
    else:
        addresses.own_name = settings.host.lower()
    _greet(settings, port, made)
    if settings.workers == 1:
        return _serve(settings, listener)
    return _serve_together(settings, listener)


def _greet(settings: Settings, port: int, made: list[int]) -> None:
    """Say where the server is."""
    if made:
        sys.stdout.write(f"Applied migrations {', '.join(map(str, made))}.\n")
    host = (
        "127.0.0.1"
        if settings.host in EVERYWHERE
        else f"[{settings.host}]"
        if ":" in settings.host
        else settings.host
    )
    own = settings.url or f"http://{host}:{port}/"
    sys.stdout.write(f"Laguna is at {own}\n")
    if settings.host in EVERYWHERE and not settings.url:
        sys.stdout.write(f"Others on this network find it at http://{addresses.lan_address()}:{port}/\n")
    if not has_page():
        sys.stdout.write("There is no page to show, only the API: install a wheel, or run `make page`.\n")
    sys.stdout.write("Ctrl-C stops it; tables are kept.\n")
    sys.stdout.flush()
    if settings.browser:
        threading.Timer(1.0, webbrowser.open, (own,)).start()


def _serve(settings: Settings, listener: socket.socket, place: int = 0, handover: Handover | None = None) -> int:
    """Serve in this process, the one with this number of several that hand sockets to each other, or alone."""
    _set_up_logging()
    # Each move passes from the loop to the store's thread and back ten times. With Python's own switch interval of
    # 5 ms, one would wait for the other most of the time.
    sys.setswitchinterval(0.0005)
    # Looking through everything for cycles takes a third of a second with 200 tables, during which nobody is
    # answered. So Python only looks through young objects, and `lifespan` does the rest now and then.
    gc.set_threshold(5000, 10, 1_000_000)
    from .http.edge import Edge, protocols

    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    edge = Edge(settings.limits, _raise_descriptors(), frozenset(proxies.split(",")), handover)
    http, ws = protocols(edge)
    server = _Server(
        uvicorn.Config(
            _Factory(settings),
            factory=True,
            http=http,
            ws=ws,
            ws_max_size=settings.limits.frame,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
        )
    )
    server.place, server.handover = place, handover
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops in good order and then sends itself the signal again, which is to do nothing.
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listener])
    return 0


def _raise_descriptors() -> int:
    """Let this process open as many files and connections as it may, and return how many those are."""
    try:
        import resource
    except ImportError:  # There is no such limit on Windows.
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1_000_000


class _Server(uvicorn.Server):
    """uvicorn, that takes connections from other processes as well."""

    place = 0
    """Which of several processes this is."""
    handover: Handover | None = None
    """Leads to the others; None if this is the only one."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.handover is not None:
            self.handover.begin(self.place, self._serve_taken)

    def _serve_taken(self) -> Any:  # noqa: ANN401 - one of our protocols, which are imported late
        protocol: Any = self.config.http_protocol_class
        return protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.handover is not None:
            self.handover.end()
        await super().shutdown(sockets)


class _Factory:
    """Makes the application, inside the loop in which it runs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self) -> Any:  # noqa: ANN401 - an ASGI application
        # Not earlier: this import makes the metrics, which belong to the process in which they are made.
        from .http.app import make_app, make_context

        settings = self._settings
        store = open_store(settings.db, settings.db_connections)
        pool = WorkerPool(settings.bot_workers, settings.thinking)
        context = make_context(
            store,
            pool,
            settings.limits,
            settings.url,
            settings.metrics,
            settings.site_password,
            settings.admin_token,
            settings.player_parts,
            _notices(settings),
        )
        context.tab = folder_of(settings.tab)
        return make_app(context)


def _notices(settings: Settings) -> Any:  # noqa: ANN401 - imported late, as the application is
    """What the host says about notices. What is wrong with it is told at the start."""
    from .notices.mail import read_server
    from .notices.outgoing import read_origins
    from .notices.senders import NoticeSettings

    mail = read_server(settings.mail_server, settings.mail_password, settings.mail_from)
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.url
    return NoticeSettings(read_origins(settings.notice_hosts), mail, contact)


def _serve_one(settings: Settings, descriptor: int, parent: int, place: int, handover: Handover) -> None:
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    _serve(settings, socket.socket(fileno=descriptor), place, handover)


def _end_with(parent: int) -> None:
    """Stop in good order once the process that started this one has ended, however it did."""
    while True:
        time.sleep(1)
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)


def _serve_together(settings: Settings, listener: socket.socket) -> int:
    """Serve in several processes."""
    _set_up_logging()
    with tempfile.TemporaryDirectory(prefix="laguna-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        return _keep_serving(settings, listener)


def _keep_serving(settings: Settings, listener: socket.socket) -> int:
    """Keep so many processes running: one that dies is started again."""
    handover = Handover(settings.workers)
    start = multiprocessing.get_context("fork").Process
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())

    def begin(place: int) -> Any:  # noqa: ANN401 - a process
        more = (os.dup(listener.fileno()), os.getpid(), place, handover)
        process = start(target=_serve_one, args=(settings, *more))
        process.start()
        return process

    processes = [begin(place) for place in range(settings.workers)]
    while not stopping.wait(0.5):
        for place, process in enumerate(processes):
            if not process.is_alive():
                logger.error("a process has died and is started again")
                for gauge in Path(os.environ[METRICS_FOLDER]).glob(f"gauge_live*_{process.pid}.db"):
                    gauge.unlink()
                processes[place] = begin(place)
    while running := [process for process in processes if process.is_alive()]:
        # One that has just been started does not listen yet, so each is told until it has ended.
        for process in running:
            process.terminate()
        for process in running:
            process.join(1.0)
    return 0
