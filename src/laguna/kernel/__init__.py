"""What all games share: actions, chance, events, records, words. Nothing here names a game."""
