"""The server: tables for people and bots, live or over days. `docs/protocol.md` tells what is said on the wire.

- `launch`: starts one process or several (`laguna serve`)
- `http`: the application that answers requests and sockets
- `tables`: the tables in memory, and how a move is stored and shown
- `show`: what is shown beside a table's own messages: lists, people, the catalogue of games. It knows no database,
  so that a browser's own Python shows the same (`laguna.local`)
- `store`: the database
- `limits`: how much anybody may ask for; `metrics`: what Prometheus reads

A table itself, with all that its rules and its players ask of it, is in `laguna.table` and knows nothing of this.
"""

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder into which several processes write their metrics.

Prometheus' client reads it when it is imported.
"""
