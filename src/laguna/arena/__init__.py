"""Games played by programs among themselves, in numbers: simulations, and tournaments of bots."""
