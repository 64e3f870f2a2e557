"""What a bot adds to the rules: an opinion.

- `features`: a seat's prospects, by source; `evaluation`: what a position is worth, term by term
- `prior`: which actions look good before any search
- `parameters`: the numbers that all of them turn on, fitted in self-play
"""
