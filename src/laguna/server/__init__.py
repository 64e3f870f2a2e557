"""Tables on a server: people and bots, live or over days. `docs/protocol.md` tells what is said on the wire."""
