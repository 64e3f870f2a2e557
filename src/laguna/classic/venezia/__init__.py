"""How the bots of version 0.1 judged Venezia."""
