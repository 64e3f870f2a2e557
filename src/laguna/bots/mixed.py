"""Bots between `random` and `easy`: each decision is made by one of the two."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from . import easy, random
from .budget import Budget

if TYPE_CHECKING:
    from . import Choose

_WHOLE = 1_000_000


class Mixed:
    """A bot that decides like `easy` with this probability, and else like `random`."""

    share: float
    """How many of its decisions are those of `easy`, from 0 to 1."""

    base: str
    """Which `easy`: that of today, or the frozen one (`classic-easy`)."""

    def __init__(self, share: float, base: str = "easy") -> None:
        self.share = share
        self.base = base

    def __reduce__(self) -> tuple[type["Mixed"], tuple[float, str]]:
        return Mixed, (self.share, self.base)

    @cached_property
    def _frozen(self) -> "Choose":
        from . import find

        return find(self.base)

    def drawn(self, rng: Rng) -> "Choose":
        """Who makes the next decision. `Player` asks this first: `random` needs no world to be dealt for it."""
        if rng.below(_WHOLE) >= round(self.share * _WHOLE):
            return random.choose
        return easy.choose if self.base == "easy" else self._frozen

    def __call__(self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
        """Choose one of the legal actions."""
        return self.drawn(rng)(game, state, seat, budget, rng)


def parse(text: str, base: str = "easy") -> Mixed:
    """The bot of a share, as people write it behind `mixed:`."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise CannotParse(f"mixed:{text} is no bot: write mixed:0.3 for one that is easy in 3 of 10 decisions.")
    return Mixed(share, base)
