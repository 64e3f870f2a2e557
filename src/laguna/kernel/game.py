"""The contract: everything a game provides, on one page, and the checked way to play it.

A game is a module that defines the names of `Game`. There is no base class: the type checker compares the module
with the protocol, and the checks of `laguna.testing` run it. Our games are packages under `laguna/games`; games of
others are found through the entry point group `laguna.games` (see `registry`, and `docs/add-a-game.md`).

Every name is required. The optional parts are inside them: the defaults of `Driver`, `Drivers` and `PageData`, and
`WORTH`, which may be None.
Files beside the module are found by their names:

- `l10n/<language>.ftl`: its words, in every language of Laguna
- `guides/<name>.rec` with `guides/<language>.ftl`: tutorials, if there are any
- `rulebook/<language>.md`: its rules for people, unless they are in `docs/rules`

A state is the game's own class. Clients use two of its fields: `seats`, the number of seats, and `log`, a list
that collects events, or None.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec

from .action import ActionSpace
from .chance import Draws, Rng
from .driver import Drivers
from .errors import CannotParse, CannotStart, NotLegal, Stale

if TYPE_CHECKING:
    from .text import Words
    from .worth import Worth

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
    """Its sentence is the Fluent message `why-<key>`."""
    args: dict[str, int | str] = {}
    """The arguments of the sentence."""


class Item(msgspec.Struct, frozen=True):
    """One item of the account: some points of one seat, and where they came from."""

    seat: int
    """The seat that has the points."""
    points: int
    """How many points; may be negative."""
    key: str
    """Its sentence is the Fluent message `item-<key>`."""
    args: dict[str, int | str] = {}
    """The arguments of the sentence."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """Points, by seat."""
    ranks: tuple[int, ...]
    """Places after all tie-breaks, by seat; 1 is the best, and equals share a place."""
    ended_by: tuple[str, ...]
    """What ended it: ids that have names in every language."""


class BaseView(msgspec.Struct):
    """What the view of every game tells; each game adds its own fields."""

    seat: int
    """The seat that sees this; -1 is the public."""
    seats: int
    """How many play."""
    options: dict[str, str]
    """The options of the game, as they were chosen."""
    turn: int
    """Who decides now: a seat, -1 for a draw, -2 when the game is over."""
    on_turn: int
    """Whose turn it is; a game may say -1 before the first turn and after the last."""
    question: str
    """The key of what is asked now."""
    turns: int
    """How many turns have been played."""


Landmarks = Mapping[str, Sequence[str]]
"""What tells a place that has no number: see `PageData.landmarks`."""


class PageData(msgspec.Struct, frozen=True):
    """The data of board and pieces that the page gets: an explicit list, so that nothing is sent by accident.

    A game for which the page has no drawing can leave out all of it.
    """

    board: Mapping[str, Any] = {}
    """The contents of the board's file."""
    cards: Mapping[str, Any] = {}
    """The contents of the file of cards and other pieces."""
    ids: Mapping[str, Sequence[str]] = {}
    """Ids by number, for each sort of thing."""
    numbers: Mapping[str, Sequence[int]] = {}
    """A number for each thing of a sort."""
    rows: Mapping[str, Sequence[Sequence[int]]] = {}
    """Several numbers for each thing of a sort."""
    rules: Mapping[str, str] = {}
    """By name of something that only the page explains, the id of its rule; see `RULE_OF`."""
    landmarks: Landmarks = {}
    """By notation of an action at a place that has a number only in `render`: the id of what the place is called,
    and if there are several like it, of what comes before it. It is for sentences, and is not sent."""


class Game(Protocol[S]):
    """Everything a game provides: what it is, what happens, what a seat knows, how compiled loops reach it."""

    # What it is.

    NAME: str
    """Its id, as records and addresses spell it."""
    VERSION: int
    """The version of the rules, raised whenever an older record would be replayed differently."""
    EDITION: str
    """Which board and cards are in use: empty for those that come with the game, else their fingerprint.

    A record of another edition is refused, not replayed.
    """
    SEATS: tuple[int, ...]
    """The possible numbers of seats."""
    OPTIONS: Mapping[str, tuple[str, ...]]
    """The values of each option, the default first."""
    ADDED_OPTIONS: frozenset[str]
    """Options newer than the first records of this `VERSION`: a header omits them when they have their default."""
    ACTIONS: ActionSpace
    """Every action by number and name: those of the seats first, draws after them."""

    # What happens.

    def new(self, seats: int, options: Mapping[str, str] = ..., /) -> S:
        """Set up a game. Options that are not given have their default."""
        ...

    def copy(self, s: S, /) -> S:
        """A state that changes independently; it has no log."""
        ...

    def turn(self, s: S, /) -> int:
        """Who decides now: a seat, `CHANCE` or `OVER`."""
        ...

    def question(self, s: S, /) -> str:
        """The key of what is asked now; its sentence is the Fluent message `question-<key>`."""
        ...

    def turns(self, s: S, /) -> int:
        """How many turns have been played. It rises by one whenever a turn ends, and bots rely on that."""
        ...

    def legal(self, s: S, /) -> list[int]:
        """Everything that may be done now: complete, sorted, without duplicates."""
        ...

    def weights(self, s: S, /) -> list[int]:
        """At `CHANCE`: a whole number for each legal draw, in proportion to its probability."""
        ...

    def apply(self, s: S, action: int, /) -> None:
        """Do an action, which must be legal. Changes `s`, and adds events to `s.log` unless that is None."""
        ...

    def result(self, s: S, /) -> Result:
        """Scores and places, once the game is over."""
        ...

    def account(self, s: S, /) -> list[Item]:
        """Where every point came from, item by item."""
        ...

    def check(self, s: S, /) -> None:
        """Assert the invariants: no piece is lost or doubled."""
        ...

    # What a seat knows, and how it learns it.

    def view(self, s: S, seat: int, /) -> BaseView:
        """Everything that a seat (-1: the public) may see, and nothing else: a struct tagged with `NAME`."""
        ...

    def redeal(self, s: S, seat: int, rng: Rng, /) -> S:
        """Another world that this seat (-1: the public) cannot tell from the truth, now or later.

        The same generator gives the same world from every world that the seat cannot tell apart.
        """
        ...

    def why(self, s: S, seat: int, action: int, /) -> Reason:
        """Why this seat may not do this now, as far as the seat can know; the key is `legal` if it may."""
        ...

    def topic(self, action: int, /) -> str:
        """The id of the thing an action is about, for its name and explanation; empty if there is none."""
        ...

    @property
    def WORTH(self) -> "Callable[[S, int, str], Worth] | None":  # noqa: N802 - a constant that nobody may set
        """What one thing, or everything in short, is worth to a seat, as far as it can know: see `kernel.worth`.

        None if there is nothing to say beyond the points of `account`.
        """
        ...

    RULE_OF: Mapping[str, str]
    """By id of a thing, the id of the rule that explains it."""

    def render(
        self,
        view: Any,  # noqa: ANN401 - the view is the game's own
        words: "Words",
        colour: bool = ...,
        part: str = ...,
        names: Mapping[int, str] | None = ...,
    ) -> str:
        """The view as text; `part` is the `table`, the `hand` or the `legend`."""
        ...

    PAGE: PageData
    """The data that the page gets."""

    # How compiled loops reach it: playouts, search, learners.

    DRIVERS: Drivers
    """Its rules and evaluations for compiled loops; `laguna.kernel.plain` has a driver for any game."""


def start(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Any:  # noqa: ANN401
    """Set up a game. Raises `CannotStart` if the number of seats or an option does not fit."""
    if seats not in game.SEATS:
        known = ", ".join(map(str, game.SEATS))
        text = f"{game.NAME} is played by {known} seats, not by {seats}."
        raise CannotStart(text, "seats", seats=seats, known=known)
    for name, value in (options or {}).items():
        if name not in game.OPTIONS:
            known = ", ".join(game.OPTIONS)
            raise CannotStart(f"{game.NAME} has no option {name!r}; it has: {known}.", "option", option=name)
        if value not in game.OPTIONS[name]:
            known = ", ".join(game.OPTIONS[name])
            text = f"The option {name} cannot be {value!r}; it can be: {known}."
            raise CannotStart(text, "value", option=name, value=value)
    return game.new(seats, options or {})


def view_type(game: Game[Any]) -> type[BaseView]:
    """What the views of a game are. A compiled `view` does not say so itself, so we look at one."""
    return type(game.view(start(game, game.SEATS[0], {}), -1))


def play(
    game: Game[S],
    s: S,
    action: int | str,
    *,
    seat: int | None = None,
    n: int | None = None,
    now: int | None = None,
) -> int:
    """Apply an action if it is legal, and return its number; if not, raise an error and change nothing.

    `seat` is the seat that asks (None: the one to move, or chance). `n` is the line of the record that the
    action is meant to become, `now` the line that comes next.
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
        raise NotLegal(f"Seat {seat} does not decide now.")
    if number not in game.legal(s):
        raise NotLegal(f"{game.ACTIONS.name(number)!r} may not be done now.")
    game.apply(s, number)
    return number


def resolve_chance(game: Game[S], s: S, draws: Draws) -> list[int]:
    """Make draws until a seat decides or the game is over, and return them."""
    made = []
    while game.turn(s) == CHANCE:
        action = draws.draw(game.ACTIONS, game.legal(s), game.weights(s))
        game.apply(s, action)
        made.append(action)
    return made
