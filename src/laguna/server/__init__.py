"""Tables on a server: people and bots, live or over days. `docs/protocol.md` tells what is said on the wire."""

FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several processes put their figures together.

Prometheus' client reads it when it is imported."""
