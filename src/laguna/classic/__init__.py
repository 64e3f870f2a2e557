"""The bots of version 0.1, frozen: a yardstick by which later bots can be measured over the years.

This is a copy of their search (`search`, `bots`) and of their evaluations with all parameters (`murano` and
`venezia`). Nothing here ever plays otherwise, though it may get faster, and nothing else in Laguna depends on it:
`laguna.bots.find` knows these bots by entry points, as it knows those of other packages. The rules are today's, so
a change of the rules may need one here; a test compares the games they play, move by move, with those of version
0.1. See `docs/decisions/0021`.
"""
