"""What a table says and is asked, as structs: what is not named here is not said.

The names of the structs are their names in the server's OpenAPI document, and the docstring of a field is its
description there. What only a server can say (who sits where, chat, lists of tables) is in `laguna.server.show`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from laguna.kernel.worth import Asset

NOTATION = 80
"""The longest notation of an action, in characters."""
Lang = Literal["en", "it", "de", "fr"]
"""A language."""
Notation = Annotated[str, Meta(min_length=1, max_length=NOTATION)]
"""An action as records spell it: `ship 3`."""
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of a line of the log, from 0."""
RequestId = Annotated[int, Meta(ge=0, le=2_000_000_000)]
"""The number of a request, which its answer gives back."""


View = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]
"""The view of a seat: the game's own struct (`games/*/seen/view_types.py`), tagged with the game's name."""


# What is told


class Told(msgspec.Struct, omit_defaults=True):
    """An event: something that this seat was told."""

    n: int
    """The number of the line that brought it."""
    key: str
    """What happened, as an id. `undo` takes back all lines from `args.first` on."""
    args: dict[str, int | str]
    """Seats, numbers and ids, for drawing."""
    text: str
    """A sentence in the language of whoever is told."""
    turn: int = -1
    """In which turn it happened, from 0; left out before the first decision, and in previews."""
    planned: bool = False
    """Was it done by a plan of its player, who was not there? Left out if not."""


class Ahead(msgspec.Struct, omit_defaults=True):
    """An answer to the question that would follow at once."""

    do: str
    """Its notation."""
    text: str
    """In words."""
    topic: str = ""
    """The id of the thing it is about, if it has words that explain it."""


class Choice(msgspec.Struct, omit_defaults=True):
    """An action that is legal now."""

    do: str
    """Its notation: what is sent back to do it."""
    text: str
    """In words."""
    topic: str = ""
    """The id of the thing it is about, if it has words that explain it."""
    ahead: list[Ahead] = []
    """What could be done next: for a ship, the spaces it can sail to. Empty if that cannot be known."""


class Lesson(msgspec.Struct):
    """What a guided game tells a person: how its script goes on, or the way back to it."""

    text: str
    """What this step is about; empty for those who went another way."""
    do: list[str]
    """What it suggests to do now, in order; empty if it has nothing more to suggest."""
    back: int = 0
    """How many steps, whoever did them, lead back to the lesson for those who went another way; else 0."""


class State(msgspec.Struct, tag="state"):
    """What this seat sees now. It is sent after every change, and first when a socket resumes."""

    n: int
    """The number of the line that comes next, which `do` and `undo` carry."""
    events: list[Told]
    """What happened since the last message. A long story comes before this, in messages of its own (`Events`)."""
    view: View
    """All that this seat may see."""
    turn: int
    """Who decides now: a seat; -2 when the game is over."""
    question: str
    """What is asked now, as a sentence."""
    legal: list[Choice]
    """What this seat may do; empty if it is not asked."""
    undo: int
    """How many of its last steps this seat may take back now."""
    more: int = 0
    """How many choices follow in `Choices` because they would make this message too long; nearly always 0."""
    lesson: Lesson | None = None
    """In a guided game: what to learn and to do now. None once the person has left its script."""
    drawing: str | msgspec.UnsetType = msgspec.UNSET
    """The view as plain text, several lines long; only if it was asked for."""


class Choices(msgspec.Struct, tag="legal"):
    """The rest of a very long list of choices, right after its `State`."""

    n: int
    """The `n` of that state."""
    legal: list[Choice]
    """The choices to be added to its `legal`."""


class Events(msgspec.Struct, tag="events"):
    """A part of the story so far, oldest first. `State` follows when all parts are sent."""

    events: list[Told]
    """What happened."""


class Done(msgspec.Struct, tag="done", repr_omit_defaults=True):
    """What was asked for is stored. A request that is sent again is answered like the first time."""

    n: int
    """The number of the line it became."""
    next: int
    """The number of the line that came next, once all draws were made."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""


class Refused(msgspec.Struct, tag="refused"):
    """What was asked for was not done, and nothing was changed."""

    error: Literal["cannot_parse", "not_legal", "stale", "not_yours", "not_now", "too_fast", "unavailable"]
    """Why: it cannot be understood, is against the rules, was meant for another line, is for another seat, cannot
    be done at this table now, came too soon after others, or the server cannot do it at the moment."""
    n: int
    """The number of the line that comes next."""
    text: str
    """The reason, as a sentence."""
    rule: str = ""
    """The id of the rule that forbids it, if one does."""
    do: str = ""
    """The action that was refused, if it was one."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""


class Because(msgspec.Struct, tag="why"):
    """The answer to `Why`."""

    n: int
    """The number of the line that comes next."""
    do: str
    """The action that was asked about."""
    legal: bool
    """Whether the action is legal."""
    rule: str
    """The id of the rule that forbids it, or that allows it."""
    text: str
    """The reason, as a sentence; empty if the action is legal."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""


class Then(msgspec.Struct):
    """What would be told if a choice were made."""

    do: str
    """Its notation."""
    events: list[Told]
    """What would be told, without any draws."""


class Previewed(msgspec.Struct, tag="previewed"):
    """The answer to `Preview`: what actions would lead to, as far as a seat can know before they are done."""

    n: int
    """The number of the line that comes next."""
    do: list[str]
    """The actions that were asked about."""
    events: list[Told]
    """What would be told, without any draws."""
    view: View
    """What would be seen."""
    turn: int
    """Who would decide then: a seat, -1 for a draw, -2 if the game would be over."""
    question: str = ""
    """What would be asked then, as a sentence; empty unless this seat would decide."""
    legal: list[Choice] = []
    """What this seat could do then."""
    more: int = 0
    """How many more choices there would be that do not fit into this message; nearly always 0."""
    each: list[Then] = []
    """If asked for: what would be told after each of these, without sentences, as far as there is room."""
    why: list[Because] = []
    """Why the actions that were asked about could not be done then, one for each."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""
    drawing: str | msgspec.UnsetType = msgspec.UNSET
    """The view as plain text, several lines long; only if it was asked for."""


class Hint(msgspec.Struct, tag="hint"):
    """The answer to `AskHint`."""

    n: int
    """The number of the line it is meant for."""
    do: str
    """What the bot would do."""
    text: str
    """The same in words, with the reasons for it and the second-best action."""
    then: list[str] = []
    """What it would do after that, in order, as far as nothing is drawn and nobody else decides in between."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""


class Points(msgspec.Struct):
    """A line of the account."""

    seat: int
    """Whose points."""
    points: int
    """How many; may be negative."""
    key: str
    """Where they came from, as an id."""
    args: dict[str, int | str]
    """Numbers and ids that belong to it, for drawing."""
    text: str
    """Where they came from, as a sentence."""


class Standing(msgspec.Struct):
    """What a seat would have if the game ended now."""

    seat: int
    """Which seat."""
    points: int
    """How many points, as far as this seat can know."""
    exact: bool
    """Whether the total is exact; if false, hidden items may add to it."""
    items: list[Points]
    """What would still be added to the points that it has."""


class Appraised(msgspec.Struct, tag="worth"):
    """The answer to `AskWorth`: what things would bring as they stand, as far as a seat can know."""

    n: int
    """The number of the line that comes next."""
    do: list[str]
    """The actions that were asked about."""
    of: str
    """The thing that was asked about; empty for a short account of everything."""
    sums: list[Standing]
    """If it ended now: every seat of which something can be known."""
    assets: list[Asset]
    """What this seat's things would bring, or the one that was asked about; as far as there is room."""
    id: int | msgspec.UnsetType = msgspec.UNSET
    """The number that the request carried, if it did."""


# What is asked


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """Do an action."""

    n: LineNumber
    """The number of the line it is meant to be: `n` of the last `State`."""
    do: Notation
    """The notation of the action."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last steps."""

    n: LineNumber
    """The number of the line it is meant to be."""
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    """How many."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an action is not legal now."""

    do: Notation
    """The notation of the action."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what some actions in a row would lead to, without doing them."""

    do: Annotated[list[Notation], Meta(max_length=16)]
    """Their notations. The row ends where somebody else would decide or something would be drawn."""
    each: bool = False
    """Whether to include, for each following choice, its events and next choices."""
    why: Annotated[list[Notation], Meta(max_length=4)] = []
    """Actions for which to explain why they could not be done then."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


class AskWorth(msgspec.Struct, tag="worth", forbid_unknown_fields=True):
    """Ask what things would bring as they stand; spectators may ask, too."""

    do: Annotated[list[Notation], Meta(max_length=16)] = []
    """Actions to be thought of as done first, as in `Preview`."""
    of: Annotated[str, Meta(max_length=NOTATION)] = ""
    """One thing, by its id or by the notation of an action, to be told everything about; empty: all in short."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Ask a bot what it would do."""

    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which the answer gives back."""


# After the end


class Outcome(msgspec.Struct):
    """How a game came out."""

    scores: list[int]
    """Points, by seat."""
    ranks: list[int]
    """Places after all tie-breaks, by seat; 1 is the best, and equals share a place."""
    ended_by: list[str]
    """What ended it, as ids."""
    text: str
    """What ended it, as a sentence."""
    account: list[Points]
    """Where every point came from."""


class CourseSource(msgspec.Struct):
    """Where points came from, round by round."""

    key: str
    """Which items of the account these are, as an id."""
    text: str
    """What they are called."""
    gains: list[list[int]]
    """By seat: the points before the first round, in each round, and after the end if that brought any."""


class CourseStretch(msgspec.Struct):
    """Some rounds of one seat."""

    seat: int
    """Which seat."""
    first: int
    """The first of the rounds, from 1."""
    last: int
    """The last of them."""
    points: int
    """What the seat won in them."""


class Course(msgspec.Struct):
    """The points of a finished game, round by round."""

    rounds: int
    """How many rounds were played; 0 if nothing is known about them."""
    scores: list[list[int]]
    """By seat: the points before the first round, after each, and after the end if that brought any."""
    sources: list[CourseSource]
    """Where they came from."""
    lead: CourseStretch | None
    """The longest time that a seat was ahead of all others."""
    leap: CourseStretch | None
    """The round that brought a seat most."""


class Position(msgspec.Struct):
    """A game after some of its actions."""

    n: int
    """How many actions have been done, draws included, without what was taken back."""
    seat: int
    """Who did the last of them: a seat, -1 for a draw, -2 before the first."""
    do: str
    """Its notation; empty before the first."""
    events: list[Told]
    """What it brought."""
    question: str
    """What is asked now, as a sentence."""
    view: View
    """The requested seat's view."""
    drawing: str | msgspec.UnsetType = msgspec.UNSET
    """The view as plain text, several lines long; only if it was asked for."""
