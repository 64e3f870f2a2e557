"""What people type: names and chat messages, cleaned before they are stored."""

import unicodedata

from laguna.kernel.errors import LagunaError

_JOINER = "\u200d"
"""Joins several characters into one sign."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that are drawn as nothing."""


class BadText(LagunaError):  # noqa: N818 - its name says what is wrong
    """A name or a chat message that cannot be shown."""


def clean(text: str, most: int) -> str:
    """A name or a chat message as it is stored: one line, in one spelling, with something that can be seen.

    It may have `most` characters in that spelling, in which some characters become several.
    """
    # Characters that turn the direction of writing would turn the rest of the page, too.
    text = "".join(sign for sign in text if unicodedata.category(sign) != "Cf" or sign == _JOINER)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") for sign in text):
        raise BadText("no such sign")
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK for sign in text):
        raise BadText("nothing to be seen")
    if len(text) > most:
        raise BadText("too long")
    return text
