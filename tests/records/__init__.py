"""Golden records: finished games, with what is expected at their end."""
