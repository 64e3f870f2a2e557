"""The turn limit of a game. This module needs no extra."""

from laguna.kernel.errors import CannotParse
from laguna.kernel.playout import LIMIT as LIMIT


def check_limit(max_turns: int) -> None:
    """Raise an error unless the limit is at least one turn."""
    if max_turns < 1:
        raise CannotParse(f"The turn limit (`max_turns`) must be 1 or more, not {max_turns}.")
