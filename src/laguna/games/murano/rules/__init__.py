"""What happens: the rules of Murano, one module for each thing on the table.

- `flow`: the order of a turn, and which module answers which question; `questions`: the stack of open ones
- `actions`: everything that can be done, as numbers and notation
- `data_checks`: reads and checks the TOML files; `constants`: what they say, as numbers
- `state`: a position; `setup`: the first one, and the options; `checks`: what can never change
- `ring`: ships and moves; `deeds`: what the spaces of the ring let a player do, one module each:
  `purchases` (gold and tiles), `people` (characters and gondoliers), `building`, `income`, `glass`
- `special_cards`: how they are won and when they work
- `piles`: secret piles and who saw what; `purse`: gold and points
- `ending`: when the game is over; `scoring`: what happens then
- `characters`: what each of the forty scores; `progress`: how near each is to it; `assignment`: their best use
"""
