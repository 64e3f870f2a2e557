"""Codes that people read and type: six characters for a few minutes, and words on paper for years."""

import hashlib
import re
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What a short code is made of: nothing that looks like something else."""
SLOT = 2
"""So many characters tell which code is meant. The others are secret."""
LENGTH = 6
"""The length of a short code."""
_CONSONANTS = "bdfghjklmnprstvz"
_VOWELS = "aiou"
WORDS = 5
"""How many words a recovery code has, of 16 bits each."""


def new_code() -> str:
    """A short code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A short code as somebody typed it; empty if it cannot be one."""
    found = re.sub(r"[\s.-]", "", text).upper()
    return found if len(found) == LENGTH and set(found) <= set(LETTERS) else ""


def slow_hash(code: str) -> str:
    """What is stored of a short code. It takes some 50 ms, so nobody tries them all while one is good."""
    return hashlib.scrypt(code.encode(), salt=b"laguna join", n=2**14, r=8, p=1).hex()


def new_words() -> str:
    """A recovery code: 80 random bits as words that can be said and spelled in any language.

    These are proquints: consonant, vowel, consonant, vowel, consonant.
    """
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    parts = []
    for kind in "cvcvc":
        letters, size = (_CONSONANTS, 4) if kind == "c" else (_VOWELS, 2)
        parts.append(letters[bits & (2**size - 1)])
        bits >>= size
    return "".join(parts)


def read_words(text: str) -> str:
    """A recovery code as somebody typed it, in small letters with one space between; empty if it cannot be one."""
    found = " ".join(re.findall(r"[a-z]+", text.lower()))
    word = f"(?:[{_CONSONANTS}][{_VOWELS}]){{2}}[{_CONSONANTS}]"
    return found if re.fullmatch(f"{word}(?: {word}){{{WORDS - 1}}}", found) else ""
