"""Who plays whom how often, and the playing of it.

A line-up says which bots sit at a table. Every deal is played by every line-up in all its rotations: each bot has
each seat once, with the same pieces coming in the same order. So the luck of a deal falls on all of them alike.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from itertools import combinations, permutations
from pathlib import Path

from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.game import resolve_chance, start

from .intervals import Bets
from .match import Entrant, Match, Played, Terms, play
from .results import Results
from .simulate import seed_of
from .workers import Crew, Enough, code, spread

EVEN = "even"
ONE_AGAINST_REST = "one-against-rest"
LINEUPS = (EVEN, ONE_AGAINST_REST)
"""The ways to make line-ups, the usual one first."""

Lineup = tuple[Entrant, ...]
"""Who sits at a table, in a row that is then rotated."""


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    """Which game."""
    seats: int
    """How many seats."""
    entrants: tuple[Entrant, ...]
    """The bots that take part."""
    games: int
    """How many games each line-up plays; as many more as it takes to play every deal in all rotations."""
    seed: int
    """What everything is made from."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game; those left out have their default."""
    limit: int = 1000
    """The number of turns at which a game is cut off (`max_turns`); 0: never."""
    lineup: str = EVEN
    """How line-ups are made, one of `LINEUPS`."""
    until_clear: bool = False
    """Does a line-up stop as soon as one of its two bots is clearly better?"""

    def check(self) -> None:
        """Refuse what cannot be played, with a clear word."""
        start(registry.load(self.game), self.seats, self.options)
        names = [entrant.name for entrant in self.entrants]
        if not names or len(set(names)) < len(names):
            raise CannotParse("Name one bot or several different ones, e.g. --bots hard,normal or hard,hard@1s.")
        if self.games < 1 or self.limit < 0:
            raise CannotParse("There is at least one game, and max-turns is not below 0.")
        if self.lineup not in LINEUPS:
            raise CannotParse(f"There are no line-ups called {self.lineup!r}; there are: {', '.join(LINEUPS)}.")
        if self.lineup == ONE_AGAINST_REST and len(names) < 2:
            raise CannotParse("One against the rest takes two bots at least.")
        if self.until_clear and any(len(set(lineup)) != 2 for lineup in self.lineups):
            raise CannotParse("To play until it is clear who is better, each table needs two different bots.")

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """All line-ups; two of the same bots are one."""
        if self.lineup == ONE_AGAINST_REST:
            found = [(one, *[other] * (self.seats - 1)) for one, other in permutations(self.entrants, 2)]
        elif len(self.entrants) >= self.seats:
            found = list(combinations(self.entrants, self.seats))
        else:
            # All sit down equally often; where the seats do not come out even, each in turn sits down once more.
            often, rest = divmod(self.seats, len(self.entrants))
            found = [self.entrants * often + more for more in combinations(self.entrants, rest)]
        first = {_crowd([entrant.name for entrant in lineup]): lineup for lineup in reversed(found)}
        return tuple(reversed(first.values()))

    @cached_property
    def terms(self) -> Terms:
        """What all games have in common."""
        game = registry.load(self.game)
        options = {name: self.options.get(name, values[0]) for name, values in game.OPTIONS.items()}
        return Terms(self.game, self.seed, _code(self.entrants), options, self.limit)

    def deals(self, lineup: Lineup) -> int:
        """How many deals a line-up plays."""
        return -(-self.games // len(_rotations(lineup)))

    def total(self) -> int:
        """How many games there are in all."""
        return sum(self.deals(lineup) * len(_rotations(lineup)) for lineup in self.lineups)

    def matches(self, lineup: Lineup, deal: int) -> list[Match]:
        """The games of a line-up on a deal. Where all bots differ, who follows whom changes from deal to deal."""
        order = list(range(self.seats))
        if len(set(lineup)) == self.seats:
            Rng(seed_of(self.seed, deal, "order")).shuffle(order)
        return [Match(self.terms, deal, row) for row in _rotations(tuple(lineup[i] for i in order))]

    def who_begins(self, deal: int) -> int:
        """The seat that has the first turn: it is drawn, and so it belongs to the deal."""
        game = registry.load(self.game)
        s = start(game, self.seats, self.options)
        resolve_chance(game, s, SeededDraws(seed_of(self.seed, deal)))
        return game.turn(s)


def _rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up begun at each of its places, without repetitions."""
    return list(dict.fromkeys(lineup[i:] + lineup[:i] for i in range(len(lineup))))


def _crowd(names: Sequence[str]) -> tuple[str, ...]:
    """The same names, whoever sits where."""
    return tuple(sorted(names))


def _code(entrants: tuple[Entrant, ...]) -> str:
    """A mark of the rules and of our bots, and of the files of those that are not ours."""
    mark = code()
    for module in sorted({entrant.level.partition(":")[0] for entrant in entrants if ":" in entrant.level}):
        file = import_module(module).__file__
        mark = blake2b(mark.encode() + (Path(file).read_bytes() if file else b""), digest_size=6).hexdigest()
    return mark


class Series:
    """What a line-up has played so far, deal by deal."""

    lineup: Lineup
    """Who plays."""
    played: list[list[Played]]
    """The games that count, by deal: all rotations of each deal, from the first deal on."""
    is_done: bool
    """Is there nothing more to play, since all was played or the question is settled?"""

    def __init__(self, tournament: Tournament, lineup: Lineup) -> None:
        self.lineup = lineup
        self.played = []
        self.is_done = False
        self._deals = tournament.deals(lineup)
        self._games = len(_rotations(lineup))
        self._waiting: dict[int, list[Played]] = {}
        self._bets = Bets(lineup.count(lineup[0]) / len(lineup)) if tournament.until_clear else None

    def add(self, played: Played) -> None:
        """A game more; games of several deals may come in any order, and count once their deal's turn has come."""
        self._waiting.setdefault(played.deal, []).append(played)
        while not self.is_done and len(self._waiting.get(len(self.played) + 1, ())) == self._games:
            deal = self._waiting.pop(len(self.played) + 1)
            self.played.append(deal)
            self.is_done = len(self.played) == self._deals
            if self._bets is not None and is_whole(deal):
                self._bets.add(share_on(deal, self.lineup[0].name))
                self.is_done = self.is_done or self._bets.is_clear()

    def broken_off(self) -> list[list[Played]]:
        """The games of deals that Ctrl-C broke off: they will count when the rest of their deal was played."""
        return [] if self.is_done else [self._waiting[deal] for deal in sorted(self._waiting)]


def is_whole(deal: list[Played]) -> bool:
    """Did all games of a deal come to their end? Where one was cut off, the others do not have all seats alike."""
    return all(played.ranks for played in deal)


def share_on(deal: list[Played], name: str) -> float:
    """A bot's share of the wins on a deal."""
    return sum(won(played, name) for played in deal) / len(deal)


def won(played: Played, name: str) -> float:
    """What part of the win fell to the seats of this bot."""
    return sum(part for part, who in zip(played.wins(), played.bots, strict=True) if who == name)


def run(
    tournament: Tournament,
    crew: Crew,
    results: Results | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> tuple[list[Series], bool]:
    """Play what is not among the results yet: a series for each line-up, and whether Ctrl-C left something out.

    `advance` is told how many games more are done.
    """
    tournament.check()
    of = {_crowd([e.name for e in lineup]): Series(tournament, lineup) for lineup in tournament.lineups}
    done = _resume(tournament, of, results) if results is not None else set()
    advance(len(done))

    def take(played: Played) -> None:
        series = of[_crowd(played.bots)]
        if series.is_done:
            return
        if results is not None:
            results.add(played)
        series.add(played)
        advance(1)
        if all(series.is_done for series in of.values()):
            raise Enough

    is_cut = False
    if not all(series.is_done for series in of.values()):
        is_cut = spread(crew, play, _to_play(tournament, list(of.values()), done), take)
    return list(of.values()), is_cut


Key = tuple[int, tuple[str, ...], tuple[str, ...]]
"""What tells games of a tournament apart: the deal, who sat where, and the budgets."""


def _key(match: Match) -> Key:
    return match.deal, tuple(e.name for e in match.entrants), tuple(e.budget for e in match.entrants)


def _to_play(tournament: Tournament, all_series: list[Series], done: set[Key]) -> Iterator[Match]:
    """What is still to be played, deal after deal, so that a run that is broken off has played all alike."""
    for deal in range(1, max(map(tournament.deals, tournament.lineups)) + 1):
        for series in all_series:
            if not series.is_done and deal <= tournament.deals(series.lineup):
                for match in tournament.matches(series.lineup, deal):
                    if _key(match) not in done:
                        yield match


def _resume(tournament: Tournament, of: Mapping[tuple[str, ...], Series], results: Results) -> set[Key]:
    """Count what is in the file of results already, if all of it belongs to this tournament."""
    found: set[Key] = set()
    for n, played in enumerate(results.played, 1):
        key = played.deal, played.bots, played.budgets
        reason = "it stands there twice" if key in found else _stranger(tournament, played)
        if reason:
            raise LagunaError(
                f"{results.path}, line {n}: this game belongs to another tournament: {reason}. "
                "Name another file with --out, or repeat the command that this one was made with."
            )
        found.add(key)
        series = of[_crowd(played.bots)]
        if played.deal <= tournament.deals(series.lineup):
            series.add(played)
    return found


def _stranger(tournament: Tournament, played: Played) -> str:
    """Why a game is not one of this tournament; empty if it is."""
    terms = tournament.terms
    version = registry.load(terms.game).VERSION
    for what, there, here in (
        ("game", played.game, terms.game),
        ("number of seats", len(played.bots), tournament.seats),
        ("version of the rules", played.rules, version),
        ("seed", played.seed, terms.seed),
        ("number of turns to cut off at", played.max_turns, terms.limit),
        ("set of options", played.options, dict(terms.options)),
    ):
        if there != here:
            return f"its {what} is {there}, not {here}"
    matches = [match for lineup in tournament.lineups for match in tournament.matches(lineup, played.deal)]
    if played.bots not in [_key(match)[1] for match in matches]:
        return f"its line-up is {', '.join(played.bots)}"
    if (played.deal, played.bots, played.budgets) not in [_key(match) for match in matches]:
        return f"the budgets of {', '.join(played.bots)} are {', '.join(played.budgets)}"
    if played.code != terms.code:
        return "the rules or the bots have been changed since"
    return ""
