"""Turns a text drawing with colours into a picture, for the render mode `rgb_array`."""

from functools import cache
from pathlib import Path

from rich.color import ColorType
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME
from rich.text import Text

from laguna.kernel.canvas import WIDTH

from .extras import needed

with needed("A picture", "research"):
    import matplotlib
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

_SIZE = 14
_CELL = (9, 18)
_LINES = 52
"""The height of a picture in rows of text, fixed so that all pictures of a game have the same shape."""
_PAPER = (255, 255, 255)
_INK = (20, 20, 20)
_FAINT = (120, 120, 120)


@cache
def _font() -> ImageFont.FreeTypeFont:
    """A monospaced font with all characters that we need; it comes with Matplotlib."""
    path = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(path), _SIZE)


def picture(drawing: str) -> "NDArray[np.uint8]":
    """Turn a drawing with ANSI colours into RGB pixels: an array of rows, columns and channels."""
    image = Image.new("RGB", (_CELL[0] * (WIDTH + 2), _CELL[1] * _LINES), _PAPER)
    pen = ImageDraw.Draw(image)
    console = Console()
    for y, line in enumerate(drawing.split("\n")[: _LINES - 1]):
        text = Text.from_ansi(line)
        for x, sign in enumerate(text.plain):
            if sign != " ":
                style = text.get_style_at_offset(console, x)
                place = (_CELL[0] * (x + 1), _CELL[1] * y + _CELL[1] // 2)
                pen.text(place, sign, _ink(style), _font())
    return np.asarray(image)


def _ink(style: Style) -> tuple[int, int, int]:
    """The colour of a style on white paper."""
    if style.color is not None and style.color.type != ColorType.DEFAULT:
        found = style.color.get_truecolor(THEME)
        return (found.red, found.green, found.blue)
    return _FAINT if style.dim else _INK
