"""What happens: the rules of Venezia, one module for each thing on the table.

- `constants`: the board and the pieces as numbers; `actions`: numbers and notation; `questions`: the stack
- `state`: a position; `setup`: the first one; `flow`: the order of a turn
- `projects`, `building`, `swamp`, `market`, `track`, `gold`: what a player does in a turn
- `imaginary`: the third player of a game for two; `purse`: gold
- `ending`, `scoring`: when the game is over, and who won
- `history`: what became of secret cards and tokens, written down for `redeal`
- `checks`: what can never change
"""
