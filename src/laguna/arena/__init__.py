"""Games played by programs among themselves, in numbers: simulations now, matches and ratings later."""
