"""What the server shows: `messages` that only a server says, the `catalogue` of games, and `table_info`."""
