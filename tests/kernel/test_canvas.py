"""The canvas of the text drawings."""

import doctest
import re

from laguna.kernel import canvas
from laguna.kernel.canvas import STYLES, WIDTH, Canvas, joined


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(canvas).failed == 0


def test_texts_go_where_they_are_put_and_later_ones_cover_earlier_ones() -> None:
    page = Canvas()
    assert page.put(2, 1, "gondola") == 9
    assert page.put(0, 0, "a") == 1
    assert page.put(4, 1, "ND") == 6
    assert page.text(colour=False) == "a\n  goNDola"


def test_lines_and_blanks_that_nothing_was_put_on() -> None:
    page = Canvas()
    page.put(0, 2, "x  ")
    assert page.text(colour=False) == "\n\nx"
    assert Canvas().text(colour=False) == ""


def test_colours_are_written_where_the_style_changes_and_can_be_taken_off_again() -> None:
    page = Canvas({**STYLES, "canal": "36"})
    page.put(0, 0, "ab", "bold")
    page.put(2, 0, "c", "canal")
    page.put(4, 0, "d")
    page.put(0, 1, "e", "dim")
    assert page.text(colour=True) == "\x1b[1mab\x1b[0m\x1b[36mc\x1b[0m d\n\x1b[2me\x1b[0m"
    assert page.text(colour=False) == "abc d\ne"
    assert re.sub("\x1b\\[[0-9;]*m", "", page.text(colour=True)) == page.text(colour=False)


def test_a_paragraph_goes_under_what_is_there_and_is_folded() -> None:
    page = Canvas()
    page.put(0, 0, "above")
    page.paragraph("Your cards:", "palazzo, " * 12 + "campo")
    lines = page.text(colour=False).splitlines()
    assert lines[0] == "above"
    assert lines[1].startswith("Your cards: palazzo, palazzo,")
    assert lines[2].startswith("    palazzo")
    assert lines[-1].endswith("campo")
    assert max(map(len, lines)) <= WIDTH
    assert "\n\x1b[1mYour cards:\x1b[0m palazzo" in page.text(colour=True)


def test_parts_are_joined_as_long_as_they_fit() -> None:
    assert joined([], 10) == []
    assert joined(["one", "two"], 9) == ["one · two"]
    assert joined(["one", "two"], 8) == ["one", "two"]
    assert joined(["longer than the room", "x"], 8) == ["longer than the room", "x"]
