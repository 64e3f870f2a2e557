"""What an environment allows: turns, and illegal actions. This module needs no extra."""

from laguna.kernel.errors import CannotParse
from laguna.kernel.playout import LIMIT as LIMIT

ILLEGAL = ("random", "lose")
"""What an illegal action does: a random legal action replaces it, or the game ends with a reward of -1."""


def check_illegal(illegal: str) -> None:
    """Raise an error unless there is such a way to treat illegal actions."""
    if illegal not in ILLEGAL:
        raise CannotParse(f"illegal={illegal!r} is not known; it can be: {', '.join(ILLEGAL)}.")


def check_limit(max_turns: int) -> None:
    """Raise an error unless the limit is at least one turn."""
    if max_turns < 1:
        raise CannotParse(f"The turn limit (`max_turns`) must be 1 or more, not {max_turns}.")
