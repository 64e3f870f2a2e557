"""What a seat knows at one moment: everything that is said to a model is made from this and nothing else."""

import msgspec

from laguna.kernel.event import Event
from laguna.kernel.game import BaseView


class Ending(msgspec.Struct, frozen=True):
    """How a game came out."""

    scores: tuple[int, ...]
    """Points, by seat."""
    ranks: tuple[int, ...]
    """Places, by seat; 1 is the best, and equals share a place."""
    ended_by: tuple[str, ...]
    """What ended it, as ids."""


class Situation(msgspec.Struct, frozen=True):
    """What a seat knows at one moment."""

    n: int
    """The number of the line that comes next."""
    view: BaseView
    """All that the seat may see."""
    story: tuple[Event, ...]
    """All that the seat was told since the game began, without what was taken back."""
    legal: tuple[int, ...]
    """What the seat may do now; empty if it is not asked."""
    ending: Ending | None = None
    """How the game came out; None while it goes on."""
    is_cut: bool = False
    """Whether the game was cut off at the turn limit."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done."""

    error: str
    """`cannot_parse`, `not_legal`, or another id of `laguna.table.messages.Refused`."""
    text: str
    """The reason, as a sentence."""
    rule: str = ""
    """The id of the rule that forbids it, if one does."""
