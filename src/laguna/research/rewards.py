"""What a game that has ended is worth to each seat, the same for every adapter."""

from collections.abc import Sequence


def rewards(ranks: Sequence[int]) -> list[float]:
    """1 for coming first alone, and as much less for all others together that the sum is 0.

    Those who share the first place share what it is worth.

    >>> rewards([1, 2]), rewards([2, 1, 3, 4])
    ([1.0, -1.0], [-0.3333333333333333, 1.0, -0.3333333333333333, -0.3333333333333333])
    >>> rewards([1, 1, 3])
    [0.25, 0.25, -0.5]
    """
    share = 1 / sum(rank == 1 for rank in ranks)
    return [of_share(share if rank == 1 else 0.0, len(ranks)) for rank in ranks]


def of_share(share: float, seats: int) -> float:
    """What a seat gets for its share of the first place, from 0 to 1."""
    return (share * seats - 1) / (seats - 1)
