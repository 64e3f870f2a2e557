"""Ratings: how strong people are, from games at tables that were to count.

`counting` decides which finished games count, `scale` turns results into ratings (with openskill, an extra), and
`keeper` does both when they are due. Ratings follow from the games that have counted, in the order in which these
ended; whoever computes them again finds the same.
"""

from importlib.util import find_spec

INSTALLED = find_spec("openskill") is not None
"""Is the package there that rates?"""
