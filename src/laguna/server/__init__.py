"""Tables on a server: people and bots, live or over days. `app` is the way in; `docs/protocol.md` tells what is said."""
