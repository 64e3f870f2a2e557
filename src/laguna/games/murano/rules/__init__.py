"""What happens: the rules of Murano, one module for each thing on the table.

- `constants`: the board and the pieces as numbers; `actions`: numbers and notation; `questions`: the stack
- `state`: a position; `setup`: the first one; `flow`: the order of a turn
- `ring`, `purchases`, `building`, `income`, `glass`, `people`: the ring, and what its spaces let a player do
- `piles`, `purse`: secret piles, gold and points; `ending`: when the game is over
- `scoring`, `characters`, `assignment`: what the characters score, and the best use of them
- `checks`: what can never change
"""
