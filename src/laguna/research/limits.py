"""How long a game may last before it is cut off; this much of research works without any extra."""

from laguna.kernel.errors import CannotParse
from laguna.kernel.playout import LIMIT as LIMIT


def check_limit(max_turns: int) -> None:
    """A limit is a number of turns."""
    if max_turns < 1:
        raise CannotParse(f"A game is cut off after 1 turn or more (`max_turns`), not after {max_turns}.")
