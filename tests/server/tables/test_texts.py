"""Names and chat messages as they are stored."""

import pytest

from laguna.server.tables.texts import BadText, clean


def test_names_and_chat_have_something_to_be_seen_and_an_end() -> None:
    assert clean(" A\u200bn\n n\u202ea ", 6) == "An na"
    assert clean("e\u0301", 1) == "\u00e9"
    family = "\U0001f469\u200d\U0001f467"
    assert clean(family, 3) == family
    for nothing in ("\u200b", " \u2060\ufeff ", "\u200d", "\u0301", "\u3164", "\u2800 \u115f", "\u00ad", ""):
        with pytest.raises(BadText):
            clean(nothing, 24)
    # In the one spelling in which names are kept, this sign is two.
    assert len(clean("\u0958" * 12, 24)) == 24
    with pytest.raises(BadText):
        clean("\u0958" * 13, 24)
