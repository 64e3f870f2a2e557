"""How many random games the tests play."""

import os

from laguna.testing import walk as walk

SOAK = bool(os.environ.get("LAGUNA_SOAK"))
"""Do the full numbers run (`make soak`)?"""
FEW = bool(os.environ.get("LAGUNA_FEW"))
"""Do few random positions do? They do while the rules are changed on purpose (`make mutants`), and when they are
interpreted after all tests have passed with compiled ones."""
