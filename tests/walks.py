"""How many random games the tests play."""

import os

from laguna.testing import walk as walk

SOAK = bool(os.environ.get("LAGUNA_SOAK"))
"""Do the full numbers run (`make soak`)?"""
MUTANTS = bool(os.environ.get("LAGUNA_MUTANTS"))
"""Are the rules being changed on purpose (`make mutants`)? Then a tenth of the random positions is enough."""
