"""What happens: the rules of Venezia, one module for each thing on the table.

- `constants`: the board and the pieces as numbers; `data_checks`: whether they make a game
- `actions`: numbers and notation; `questions`: the stack
- `state`: a position; `setup`: the first one; `flow`: the order of a turn; `handover`: from one turn to the next
- `projects`, `building`, `swamp`, `market`, `track`, `gold`: what a player does in a turn
- `imaginary`: the third player of a game for two; `purse`: what a seat has in tokens
- `ending`, `scoring`: when the game is over, and who won
- `history`: what became of secret cards and tokens, written down for `redeal`
- `checks`: what can never change
"""
