"""What a player says and is told who plans their next turns, over HTTP. Nobody else is told any of it."""

from typing import Literal

import msgspec

from laguna.table.messages import (
    Appraised,
    AskWorth,
    Because,
    Choices,
    Events,
    Preview,
    Previewed,
    Refused,
    State,
    Why,
)
from laguna.table.plan_messages import PlannedTurns, Steps


class NewPlan(msgspec.Struct, forbid_unknown_fields=True):
    """What a player wants done when their turns come; an empty list is no plan."""

    turns: PlannedTurns
    """Their next turns."""


class WayInfo(msgspec.Struct):
    """A way to play a turn that is planned."""

    do: list[str]
    """What is done, in notation."""
    texts: list[str]
    """The same in words."""
    same: bool
    """Only if it costs and brings the same as when it was planned?"""


class PlanInfo(msgspec.Struct):
    """The plan of a seat, for its player alone."""

    may: bool
    """May it be changed now? While others play it may."""
    turns: list[list[WayInfo]]
    """The turns that are still to come, and the ways to play each, the best first."""
    acted: list[int]
    """The lines that it has written since its player last said that they had seen it."""
    ended: Literal["", "misfit", "taken", "seat"]
    """Why the rest of it was dropped: nothing of it was possible, its player played, the seat was another's."""


class PlanQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """A question about the table on which a turn is planned."""

    turns: PlannedTurns = []
    """The turns that are planned before it."""
    done: Steps = []
    """What is done in it so far."""
    ask: Preview | Why | AskWorth | None = None
    """What is asked; left out, how the table stands."""
    drawing: bool = False
    """Is the table wanted as text, too?"""


class PlanAnswer(msgspec.Struct):
    """How the table stands on which a turn is planned, or the answer to a question about it."""

    messages: list[State | Choices | Events | Previewed | Because | Appraised | Refused]
    """The messages that a socket would send. Who decides after the last action says whether the turn is over."""
