import doctest

import pytest

from laguna.kernel import action, data
from laguna.kernel.action import ActionSpace, Buffer, Span, bits
from laguna.kernel.errors import CannotParse


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(action).failed == 0
    assert doctest.testmod(data).failed == 0


def table() -> ActionSpace:
    return ActionSpace([Span("rest"), Span("paint", ("red", "blue"))], draws=[Span("roll", ("1", "2"))])


def test_numbers_and_names_are_two_sides_of_a_table() -> None:
    t = table()
    assert t.names == ("rest", "paint red", "paint blue", "roll 1", "roll 2")
    assert len(t) == 5
    assert t.seat_actions == 3
    assert [t.number(name) for name in t.names] == [0, 1, 2, 3, 4]
    assert t.span(2).id(2) == "blue"
    assert t.span(0).id(0) == ""
    assert t.number("  paint   blue ") == 2
    assert t.verbs() == ["rest", "paint", "roll"]
    assert 2 in t.spans[1]
    assert 0 not in t.spans[1]
    assert 3 not in t.spans[1]


def test_what_is_no_action_is_refused_with_what_there_is() -> None:
    t = table()
    with pytest.raises(CannotParse, match="paint red, paint blue"):
        t.number("paint green")
    with pytest.raises(CannotParse, match="rest, paint, roll"):
        t.number("sing")
    with pytest.raises(CannotParse, match="rest, paint, roll"):
        t.number("   ")
    for wrong in (-1, 5):
        with pytest.raises(CannotParse, match="from 0 to 4"):
            t.name(wrong)


def test_a_long_list_of_what_there_is_is_cut() -> None:
    t = ActionSpace([Span("go", tuple("abcdefgh"))], [])
    with pytest.raises(CannotParse, match="go a, go b, go c, go d, go e, go f and 2 more"):
        t.number("go z")


def test_a_span_is_in_one_table_and_names_are_unique() -> None:
    span = Span("rest")
    ActionSpace([span], [])
    with pytest.raises(AssertionError, match="already"):
        ActionSpace([span], [])
    with pytest.raises(AssertionError, match="same name"):
        ActionSpace([Span("a"), Span("a")], [])


def test_a_buffer_takes_actions_one_by_one_and_by_bits() -> None:
    out = Buffer(8)
    out.add(3)
    out.add_bits(10, 0b101001)
    out.add_bits(50, 0)
    assert out.numbers() == [3, 10, 13, 15]


def test_the_bits_of_a_mask() -> None:
    assert bits(0) == []
    assert bits(0b10110) == [1, 2, 4]
    assert bits(1 << 100) == [100]
