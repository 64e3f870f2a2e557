"""Laguna in a terminal: one person plays, reads records, looks up rules. Nothing here names a game."""

from textwrap import wrap

WIDTH = 78
"""The most columns of text."""


def fold(text: str, indent: int = 0, hang: int = 2) -> str:
    """Wrap a text to `WIDTH`, with all rows after the first indented further. Paths and ids are not split."""
    lines = wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)
