"""The contract: all that a game gives, on one page, and the checked door into it.

A game is a module that defines the names of `Game`. There is no base class: the type checker compares the module
with the protocol, and `laguna.testing` tries it out. A game of ours is a package under `laguna/games`; anybody
else's is found through the entry point group `laguna.games` (see `registry`, and `docs/add-a-game.md`).

Every name is required, and each stands in one place. What a game may leave out is inside them: the defaults of
`Driver`, of `Drivers` and of `PageData`. Beside the module lie files that are found by their names:

- `l10n/<language>.ftl`: its words, in every language there is
- `guides/<name>.rec` with `guides/<language>.ftl`: tutorials, if there are any
- `rulebook/<language>.md`: its rules for people, unless they are in `docs/rules`

A state is the game's own class. Clients use two of its fields: `seats`, how many play, and `log`, a list to which
events are added, or None.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec

from .action import ActionSpace
from .chance import Draws, Rng
from .driver import Drivers
from .errors import CannotParse, NotLegal, Stale

if TYPE_CHECKING:
    from .text import Words

CHANCE: Final = -1
"""`turn` when a draw comes next."""
OVER: Final = -2
"""`turn` when the game has ended."""

S = TypeVar("S")


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not legal now."""

    rule: str
    """The id of the rule that forbids it."""
    key: str
    """Which sentence says so: the Fluent message `why-<key>`."""
    args: dict[str, int | str] = {}
    """What the sentence needs."""


class Item(msgspec.Struct, frozen=True):
    """One line of the account: some points of one seat, and where they came from."""

    seat: int
    """Whose points."""
    points: int
    """How many; may be negative."""
    key: str
    """Which sentence tells it: the Fluent message `item-<key>`."""
    args: dict[str, int | str] = {}
    """What the sentence needs."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """Points, by seat."""
    ranks: tuple[int, ...]
    """Places after all tie-breaks, by seat; 1 is the best, and equals share a place."""
    ended_by: tuple[str, ...]
    """What ended it: ids that have names in every language."""


class PageData(msgspec.Struct, frozen=True):
    """What the page may have of the board and the pieces: an explicit list, so that nothing is sent by accident.

    A game that the page has no drawing for can leave all of it out.
    """

    board: Mapping[str, Any] = {}
    """The board, as its file has it."""
    cards: Mapping[str, Any] = {}
    """Cards and other pieces, as their file has them."""
    ids: Mapping[str, Sequence[str]] = {}
    """Ids by number, for each sort of thing."""
    numbers: Mapping[str, Sequence[int]] = {}
    """A number for each thing of a sort."""
    rows: Mapping[str, Sequence[Sequence[int]]] = {}
    """Several numbers for each thing of a sort."""


class Game(Protocol[S]):
    """All that a game gives: what it is, what happens, what a seat knows, and how others reach it."""

    # What it is.

    NAME: str
    """Its id, as records and addresses spell it."""
    VERSION: int
    """Raised whenever a record of before would be replayed differently."""
    EDITION: str
    """Which board and cards: empty for those that come with the game, else a fingerprint of them.

    A record of another edition is never replayed under this one.
    """
    SEATS: tuple[int, ...]
    """How many can play."""
    OPTIONS: Mapping[str, tuple[str, ...]]
    """What can be chosen for a game: the values of each option, the default first."""
    ADDED_OPTIONS: frozenset[str]
    """Options younger than the first records of this `VERSION`: a header leaves them out at their default."""
    ACTIONS: ActionSpace
    """Every action by number and name: those of the seats first, draws after them."""

    # What happens.

    def new(self, seats: int, options: Mapping[str, str] = ..., /) -> S:
        """Set up a game. Options that are not given take their first value."""
        ...

    def copy(self, s: S, /) -> S:
        """A state that changes independently; it has no log."""
        ...

    def turn(self, s: S, /) -> int:
        """Who decides now: a seat, `CHANCE` or `OVER`."""
        ...

    def question(self, s: S, /) -> str:
        """What is asked now: the Fluent message `question-<key>`."""
        ...

    def turns(self, s: S, /) -> int:
        """How many turns have been played, for limits and statistics."""
        ...

    def legal(self, s: S, /) -> list[int]:
        """Everything that may be done now: complete, sorted, without duplicates."""
        ...

    def weights(self, s: S, /) -> list[int]:
        """At `CHANCE`: a whole number for each legal draw, as likely as it is large."""
        ...

    def apply(self, s: S, action: int, /) -> None:
        """Do it. Trusts that it is legal; changes `s`; tells events to `s.log` unless that is None."""
        ...

    def result(self, s: S, /) -> Result:
        """Scores and places, once the game is over."""
        ...

    def account(self, s: S, /) -> list[Item]:
        """Where every point came from, one line each."""
        ...

    def check(self, s: S, /) -> None:
        """Assert what can never change: pieces, gold and cards add up."""
        ...

    # What a seat knows, and how it is told.

    def view(self, s: S, seat: int, /) -> msgspec.Struct:
        """All that a seat may see (-1: the public), and nothing else: a struct that is tagged with `NAME`.

        Every client reads its fields `seat`, `turn`, `turns`, `on_turn` and `question`.
        """
        ...

    def redeal(self, s: S, seat: int, rng: Rng, /) -> S:
        """Another world that this seat cannot tell from the truth."""
        ...

    def why(self, s: S, seat: int, action: int, /) -> Reason:
        """Why this seat may not do this now, as far as the seat can know."""
        ...

    def topic(self, action: int, /) -> str:
        """The id of the thing an action is about, whose words explain it; empty if there is none."""
        ...

    RULE_OF: Mapping[str, str]
    """The rule that explains a thing, by id."""

    def draw(
        self,
        view: Any,  # noqa: ANN401 - the view is the game's own
        words: "Words",
        colour: bool = ...,
        part: str = ...,
        names: Mapping[int, str] | None = ...,
    ) -> str:
        """What the owner of a view sees, as text: the `table`, the `hand` or the `legend`."""
        ...

    PAGE: PageData
    """What the page may have."""

    # How compiled loops reach it: playouts, search, learners.

    DRIVERS: Drivers
    """Its rules for compiled loops, with what bots believe; `laguna.kernel.plain` has one for any game."""


def start(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Any:  # noqa: ANN401
    """Set up a game, with a clear word where the number of seats or an option does not fit."""
    if seats not in game.SEATS:
        known = ", ".join(map(str, game.SEATS))
        raise CannotParse(f"{game.NAME} is played by {known} seats, not by {seats}.")
    for name, value in (options or {}).items():
        if name not in game.OPTIONS:
            known = ", ".join(game.OPTIONS)
            raise CannotParse(f"{game.NAME} has no option {name!r}; it has: {known}.")
        if value not in game.OPTIONS[name]:
            known = ", ".join(game.OPTIONS[name])
            raise CannotParse(f"The option {name} cannot be {value!r}; it can be: {known}.")
    return game.new(seats, options or {})


def play(
    game: Game[S],
    s: S,
    action: int | str,
    *,
    seat: int | None = None,
    n: int | None = None,
    now: int | None = None,
) -> int:
    """The checked door: apply an action only if it may be done, and return its number.

    `seat` is who asks (None: whoever is to move, chance included). `n` is the line of the record that the
    action is meant to be, `now` the line that comes next. Nothing is changed when an error is raised.
    """
    if isinstance(action, str):
        number = game.ACTIONS.number(action)
    elif isinstance(action, int) and not isinstance(action, bool):
        number = action
        game.ACTIONS.name(number)
    else:
        raise CannotParse(f"An action is a number or a name, not {type(action).__name__}.")
    if n is not None and n != now:
        raise Stale(f"This was meant to be line {n}, but line {now} comes next.")
    to_move = game.turn(s)
    if to_move == OVER:
        raise NotLegal("The game is over.")
    if seat is not None and seat != to_move:
        raise NotLegal(f"It is not for seat {seat} to decide now.")
    if number not in game.legal(s):
        raise NotLegal(f"{game.ACTIONS.name(number)!r} may not be done now.")
    game.apply(s, number)
    return number


def resolve_chance(game: Game[S], s: S, draws: Draws) -> list[int]:
    """Make the draws that come next, until a seat decides or the game is over; return them."""
    made = []
    while game.turn(s) == CHANCE:
        action = draws.draw(game.ACTIONS, game.legal(s), game.weights(s))
        game.apply(s, action)
        made.append(action)
    return made
