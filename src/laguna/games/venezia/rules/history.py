"""What became of secret cards and tokens, written down: `redeal` must not contradict any seat's memory.

An entry is one number: what happened, to which party, and with which kind of card or worth of token. Only draws
are secret: what is taken from the market, played, discarded or handed in is seen by all.
"""

from typing import Final

from laguna.kernel.cells import i64

from .constants import DECK, KIND_COUNT

DREW: Final = 0
"""A card or token was drawn; only the party that drew it knows which."""
GAINED: Final = 1
"""A card was taken from the market."""
LOST: Final = 2
"""A card was played or put into the market; a token was handed in."""
SHUFFLED: Final = 3
"""The discards became the pile; the entry holds how many there were of each kind."""

_PARTIES: Final = 8
_WHATS: Final = 4
_FEW: Final = max(DECK) + 1
"""More than there are cards of any kind."""


def entry(what: i64, party: i64, piece: i64) -> i64:
    """Write down what happened."""
    return (piece * _WHATS + what) * _PARTIES + party


def party_of(entry: i64) -> i64:
    """To whom it happened."""
    return entry % _PARTIES


def what_of(entry: i64) -> i64:
    """What happened."""
    return entry // _PARTIES % _WHATS


def piece_of(entry: i64) -> i64:
    """The kind of card or worth of token it happened with."""
    return entry // (_PARTIES * _WHATS)


def shuffled(counts: list[int]) -> i64:
    """Write down what the new pile is made of."""
    packed = 0
    for kind in range(KIND_COUNT - 1, -1, -1):
        packed = packed * _FEW + counts[kind]
    return entry(SHUFFLED, 0, packed)


def shuffled_counts(entry: i64) -> list[int]:
    """What the new pile was made of, by kind."""
    packed = piece_of(entry)
    return [packed // _FEW**kind % _FEW for kind in range(KIND_COUNT)]
