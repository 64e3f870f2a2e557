"""What a seat says that plans its next turns, as structs."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .messages import Notation

TURNS = 5
"""The most turns of a plan."""
WAYS = 4
"""The most ways to play one of them."""
STEPS = 40
"""The most actions of a way."""

Steps = Annotated[list[Notation], Meta(max_length=STEPS)]
"""Actions in a row."""


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """A way to play a turn."""

    do: Annotated[list[Notation], Meta(min_length=1, max_length=STEPS)]
    """What is done, in notation, to the end of the turn or to the first draw."""
    same: bool = False
    """Only if it costs and brings the same as when it was planned?"""


class PlannedTurn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn that is planned: the first way that is possible when it comes is played."""

    ways: Annotated[list[Way], Meta(min_length=1, max_length=WAYS)]
    """The ways to play it, the best first."""


PlannedTurns = Annotated[list[PlannedTurn], Meta(max_length=TURNS)]
"""One's next turns."""
