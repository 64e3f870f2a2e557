"""Codes that people read and type."""

import pytest

from laguna.server.players import codes
from laguna.server.players.browsers import browser_name


def test_a_short_code_is_read_as_people_type_it() -> None:
    code = codes.new_code()
    assert len(code) == 6
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        assert codes.read_code(typed) == code
    for wrong in ("", code[:5], code + "A", "O0O0O0", "ABC DE!", "ÄBCDEF"):
        assert codes.read_code(wrong) == ""


def test_no_letter_of_a_short_code_looks_like_another() -> None:
    assert not set("01OILU") & set(codes.LETTERS)
    assert len(set(codes.LETTERS)) == len(codes.LETTERS) == 30


def test_only_a_slow_hash_of_a_short_code_is_kept() -> None:
    assert codes.slow_hash("ABCDEF") == codes.slow_hash("ABCDEF") != codes.slow_hash("ABCDEG")
    assert "ABCDEF" not in codes.slow_hash("ABCDEF")


def test_words_for_paper_have_80_bits_and_are_read_in_any_dress() -> None:
    words = codes.new_words()
    assert [len(word) for word in words.split()] == [5] * 5
    assert codes.read_words(words) == words
    assert codes.read_words("1. " + words.upper().replace(" ", " -\n")) == words
    for wrong in ("", words[:-1], words + " babab", "hello world these are words"):
        assert codes.read_words(wrong) == ""
    assert len({codes._word(bits) for bits in range(2**16)}) == 2**16


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/150.0 Mobile Safari/537", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/150 Safari/537 Edg/150.0", "Edge, Windows"),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, name: str) -> None:
    assert browser_name(agent) == name
