"""What a seat knows, and how it is told.

- `view_types`, `view`: all that a seat may see; `redeal`: the other worlds that it cannot tell from the truth
- `reasons`: why an action is not legal; `drawing`: the board as text
- `worth`: what things would bring if the game ended now
- `page`: what the page may have of the board and the pieces
- `observation`: the view as numbers for learners
"""
