"""Metrics for Prometheus. They are about all tables together and tell nothing about any of them.

If several processes serve, they write their metrics into one folder, and each of them shows those of all.
"""

import logging
import os
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from . import METRICS_FOLDER

TABLES = Gauge("laguna_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("laguna_sockets", "Connected sockets", multiprocess_mode="livesum")
MOVES = Counter("laguna_moves", "Actions and undos that were stored")
MOVE_SECONDS = Histogram(
    "laguna_move_seconds",
    "From a request until it is stored and all messages about it wait to be sent",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_SECONDS = Histogram(
    "laguna_bot_seconds",
    "How long bots take for an answer, including the wait for a process",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
)
TURNED_AWAY = Counter("laguna_turned_away", "Connections that were one too many, or too slow")
BOT_FAILURES = Counter("laguna_bot_failures", "Moves that bots failed to make, and others made for them")
SLOW = Counter("laguna_slow_sockets", "Sockets dropped because they did not read")
WAITING_BOTS = Gauge(
    "laguna_waiting_bots", "Bots that wait for a process to think in", multiprocess_mode="livesum"
)
ERRORS = Counter("laguna_errors", "Lines of the log that tell of an error")
DUE = Counter("laguna_due", "What was due at a time and was done, or failed", ["kind", "outcome"])
NOTICES = Counter("laguna_notices", "Notices, by channel and by what came of them", ["channel", "outcome"])
REFUSED = Counter("laguna_refused", "Requests and messages that were refused", ["error"])


class _CountErrors(logging.Handler):
    """Counts what the log tells of errors."""

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.inc()


def count_errors() -> None:
    """Count the errors that this process logs from now on."""
    root = logging.getLogger()
    if not any(isinstance(handler, _CountErrors) for handler in root.handlers):
        root.addHandler(_CountErrors(logging.ERROR))


class _AllProcesses(MultiProcessCollector):
    """The metrics of all processes on this machine together."""

    def collect(self) -> Iterable[Metric]:
        # A process that has just started has made its files and written nothing yet, which would be an error.
        files = [str(path) for path in Path(os.environ[METRICS_FOLDER]).glob("*.db") if _is_written(path)]
        merged: Iterable[Metric] = self.merge(files, accumulate=True)  # type: ignore[no-untyped-call]
        return merged


def _is_written(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:  # Its process has died, and `launch` has taken it away.
        return False


def _registry() -> CollectorRegistry:
    """The metrics of all processes on this machine together."""
    if METRICS_FOLDER not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    _AllProcesses(registry)  # type: ignore[no-untyped-call]
    return registry


def text() -> bytes:
    """All metrics, as Prometheus reads them."""
    return generate_latest(_registry())


FIGURES = {
    "tables": "laguna_tables",
    "sockets": "laguna_sockets",
    "moves": "laguna_moves_total",
    "waiting": "laguna_waiting_bots",
    "errors": "laguna_errors_total",
}
"""What `/admin` shows, and which metrics they are."""


def figures() -> dict[str, float]:
    """The figures for `/admin`; counters since the server started."""
    found = dict.fromkeys(FIGURES, 0.0)
    names = {metric: name for name, metric in FIGURES.items()}
    for family in _registry().collect():
        for sample in family.samples:
            if sample.name in names:
                found[names[sample.name]] += sample.value
    return found
