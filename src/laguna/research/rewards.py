"""What a learner is rewarded for, the same for every adapter.

`win`, `rank` and `margin` are paid at the end of a game, and their sum over all seats is 0. `shaped` is `win` with
advances: at each of its decisions a seat is paid how its potential has changed since the one before, and at the
end the potential is 0. So all advances are paid back, and what is best to do stays the same (Ng, Harada and
Russell 1999). The potential is the lead that the seat would have if the game ended now, as far as this seat can
know: it tells nothing that the seat could not work out by itself.

>>> final("win", [2, 1, 3], [40, 50, 30]), final("rank", [2, 1, 3], [40, 50, 30])
([-0.5, 1.0, -0.5], [0.0, 1.0, -1.0])
>>> final("margin", [2, 1], [40, 50])
[-0.2, 0.2]
"""

from collections.abc import Sequence
from typing import Any

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game
from laguna.kernel.worth import appraise

KINDS = ("win", "rank", "margin", "shaped")
"""What can be rewarded."""
POINTS = 50
"""A lead of this many points is worth as much as a win, in `margin` and as a potential."""


def check_reward(kind: str, discount: float, known: Sequence[str] = KINDS) -> None:
    """Raise an error unless there is such a reward, and the discount can be one."""
    if kind not in known:
        raise CannotParse(f"reward={kind!r} is not known; it can be: {', '.join(known)}.")
    if not 0 < discount <= 1:
        raise CannotParse(f"discount={discount} cannot be; it is your learner's own, above 0 and at most 1.")


def final(kind: str, ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """The reward of each seat at the end of a game, by places and points; `shaped` pays what `win` does."""
    if kind == "rank":
        return by_rank(ranks)
    if kind == "margin":
        return [lead(scores, seat) / POINTS for seat in range(len(scores))]
    return rewards(ranks)


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


def by_rank(ranks: Sequence[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps; equals share what their places get.

    >>> by_rank([1, 4, 2, 2])
    [1.0, -1.0, 0.0, 0.0]
    """
    step = 2 / (len(ranks) - 1)
    # Equals at place r take up the places r, r + 1, ...: they get what the middle one of these gets.
    return [1 - step * (rank - 1 + (ranks.count(rank) - 1) / 2) for rank in ranks]


def lead(points: Sequence[float], seat: int) -> float:
    """How many points a seat has more than the others on average."""
    others = [number for other, number in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def potential(game: Game[Any], state: Any, seat: int) -> float:  # noqa: ANN401 - the game's own state
    """What `shaped` goes by: the lead if the game ended now, from what this seat may know.

    Of others only open points count. Tests show for our games that this is the same in every world that the seat
    cannot tell from the truth, so that no such world has to be dealt for it, which would take much longer.
    """
    if game.WORTH is not None and game.NAME in registry.ours():
        # A draw is worth nothing to anybody: we want only the sums.
        sums = game.WORTH(state, seat, game.ACTIONS.names[-1]).sums
    else:
        sums = appraise(game, state, seat).sums
    known = {one.seat: one.points for one in sums}
    others = [points for other, points in known.items() if other != seat]
    if seat not in known or not others:
        return 0.0
    return (known[seat] - sum(others) / len(others)) / POINTS
