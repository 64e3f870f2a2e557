"""A grid of characters with styles, for the text drawings of all games."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from .text import Words

WIDTH: Final = 78
"""The most columns a drawing takes."""
STYLES: Final[Mapping[str, str]] = {"bold": "1", "dim": "2"}
"""The styles of every drawing, as the numbers of their ANSI sequences; a game adds its own."""


class Canvas:
    """Characters in columns and rows, each with a style; every character is one column wide."""

    lines: list[list[tuple[str, str]]]
    """From the top, the characters of each row, each with the name of its style; no name means no style."""

    def __init__(self, styles: Mapping[str, str] = STYLES) -> None:
        self.lines = []
        self._styles = styles

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text that begins at a place, and return the column after it."""
        while len(self.lines) <= y:
            self.lines.append([])
        line = self.lines[y]
        line += [(" ", "")] * (x + len(text) - len(line))
        for i, sign in enumerate(text):
            line[x + i] = (sign, style)
        return x + len(text)

    def paragraph(self, head: str, text: str, style: str = "bold") -> None:
        """Add a text with a heading, wrapped to the width."""
        y = len(self.lines)
        for i, line in enumerate(wrap(f"{head} {text}", WIDTH, subsequent_indent="    ")):
            self.put(0, y + i, line)
        self.put(0, y, head, style)

    def text(self, colour: bool) -> str:
        """The whole drawing, with or without colours."""
        return "\n".join(self._line(line, colour) for line in self.lines)

    def _line(self, line: Sequence[tuple[str, str]], colour: bool) -> str:
        if not colour:
            return "".join(sign for sign, _ in line).rstrip()
        parts: list[str] = []
        before = ""
        for sign, style in line:
            if style != before:
                parts.append("\x1b[0m" if before else "")
                parts.append(f"\x1b[{self._styles[style]}m" if style else "")
                before = style
            parts.append(sign)
        return "".join(parts).rstrip() + ("\x1b[0m" if before else "")


def joined(parts: Sequence[str], room: int) -> list[str]:
    """Join parts with dots between them, in as many lines as they need.

    >>> joined(["3 houses", "2 bridges", "1 campo"], 22)
    ['3 houses · 2 bridges', '1 campo']
    """
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 3 + len(part) <= room:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return lines


def player_names(words: Words, seats: int, names: Mapping[int, str] | None) -> dict[int, str]:
    """What each player is called, by seat: by name, or "Player 2" where there is none."""
    return {seat: words.say("player", number=seat + 1) for seat in range(seats)} | dict(names or {})


def legend(words: Words, own_board: bool) -> str:
    """What the signs of a drawing mean, and that the board is our own reconstruction if it is."""
    lines = [words.say("draw-legend")]
    if own_board:
        lines += wrap(words.say("draw-own-board"), WIDTH)
    return "\n".join(lines)
