"""The deal of the day: one deal of each game a day, the same for all, with one try for everybody.

`calendar` says when a day begins and ends, `deals` makes deals and the tables at which they are played, `counting`
plays a finished try again before it counts, `par` is what the best bot makes of the same deal, `standing` is what
people are told, and `keeper` does what is due of it. A deal is a secret until its day is over.
"""
