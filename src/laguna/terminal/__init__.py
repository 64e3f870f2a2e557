"""Laguna in a terminal: one person plays, reads records, looks up rules. No game is named in here."""

from textwrap import wrap

WIDTH = 78
"""Columns a line of text takes at most."""


def fold(text: str, indent: int = 0, hang: int = 2) -> str:
    """A text in lines that fit, with what follows the first line set in further. Paths and ids stay whole."""
    lines = wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)
