"""The reward of each seat at the end of a game, the same for every adapter."""

from collections.abc import Sequence


def rewards(ranks: Sequence[int]) -> list[float]:
    """1 for the sole winner, and equal negative rewards for the others, so that the sum is 0.

    Seats that share the first place share its reward.

    >>> rewards([1, 2]), rewards([2, 1, 3, 4])
    ([1.0, -1.0], [-0.3333333333333333, 1.0, -0.3333333333333333, -0.3333333333333333])
    >>> rewards([1, 1, 3])
    [0.25, 0.25, -0.5]
    """
    share = 1 / sum(rank == 1 for rank in ranks)
    return [of_share(share if rank == 1 else 0.0, len(ranks)) for rank in ranks]


def of_share(share: float, seats: int) -> float:
    """The reward of a seat for its share of the first place, which is from 0 to 1."""
    return (share * seats - 1) / (seats - 1)
