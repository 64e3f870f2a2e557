"""Metrics for Prometheus. They are about all tables together and tell nothing about any of them.

If several processes serve, they write their metrics into one folder, and each of them shows those of all.
"""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
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
REFUSED = Counter("laguna_refused", "Requests and messages that were refused", ["error"])


def text() -> bytes:
    """All metrics, as Prometheus reads them."""
    if METRICS_FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
