"""Tables: from the store to whoever is connected, and back.

- `services` puts everything together
- `loading` holds the tables that are in memory, each a `live_table` with its `connections`
- `move_writer` is the one way in which a move is stored, and `publishing` shows it
- `bot_turns` lets bots move, in a `worker_pool`, at a `pace`, of one of the `levels`
- `due_work` does what is due at a time
- `time_control` is the arithmetic of `clocks`, which `clock_keeper` looks after
- `talk` keeps players and those who watch apart as long as a game is played
- `presence` notes who is here, `archives` archives finished games, `housekeeping` does the rest, all as `tasks`
- `new_tables` are those that somebody wants, and `lobby` makes them; `seat_transfer` knows whom a seat may pass
  to; `credentials` and `texts` are what people bring, `refusal` what they get
"""
