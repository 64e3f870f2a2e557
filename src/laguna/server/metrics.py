"""Figures for Prometheus. They are about all tables together and tell nothing about any of them."""

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("laguna_tables", "Tables in memory")
SOCKETS = Gauge("laguna_sockets", "Connected sockets")
MOVES = Counter("laguna_moves", "Actions and undos that were stored")
MOVE_SECONDS = Histogram(
    "laguna_move_seconds",
    "From a request to the last message written",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_SECONDS = Histogram(
    "laguna_bot_seconds", "How long bots think", buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)
)
BOT_FAILURES = Counter("laguna_bot_failures", "Bots that failed and were replaced")
SLOW = Counter("laguna_slow_sockets", "Sockets dropped because they did not read")
REFUSED = Counter("laguna_refused", "Requests and messages that were refused", ["error"])
