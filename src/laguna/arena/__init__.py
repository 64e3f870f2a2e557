"""Many games between programs: simulations with random play, self-play, and tournaments of bots."""
