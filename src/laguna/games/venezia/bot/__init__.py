"""What a bot adds to the rules: an opinion.

- `land`: where each kind of building could still stand; `features`: what a seat may expect of each kind
- `evaluation`: what a position is worth, term by term; `prior`: which actions look good before any search
- `parameters`: the numbers that all of them turn on, fitted in self-play
"""
