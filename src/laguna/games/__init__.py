"""One folder a game. `laguna.kernel.registry` finds them by looking in here."""
