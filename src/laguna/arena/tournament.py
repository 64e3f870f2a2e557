"""Tournaments: who plays whom, how often, and the run itself.

A line-up says which bots sit at a table. Every line-up plays every deal in all rotations: each bot has each seat
once, and the pieces come in the same order each time. So all bots get the same luck from a deal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from itertools import combinations, pairwise, permutations
from pathlib import Path

from laguna import bots
from laguna.bots.learned import FILE as NET
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.game import resolve_chance, start

from .intervals import Bets
from .match import Entrant, Match, Played, Terms, play
from .results import Results
from .simulate import seed_of
from .workers import Enough, Workers, code, spread

EVEN = "even"
ONE_AGAINST_REST = "one-against-rest"
LADDER = "ladder"
LINEUPS = (EVEN, ONE_AGAINST_REST, LADDER)
"""The ways to make line-ups, the usual one first."""

Lineup = tuple[Entrant, ...]
"""The bots at a table, in the order that is rotated."""


@dataclass(frozen=True)
class Tournament:
    """A plan of games to play."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats it has."""
    entrants: tuple[Entrant, ...]
    """The bots that take part."""
    games: int
    """How many games each line-up plays, rounded up so that every deal is played in all rotations."""
    seed: int
    """The seed of all randomness."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game; those left out have their default."""
    limit: int = 1000
    """The number of turns after which a game is cut off (`max_turns`); 0: never."""
    lineup: str = EVEN
    """How line-ups are made, one of `LINEUPS`."""
    until_clear: bool = False
    """Whether a line-up stops as soon as one of its two bots is clearly better."""

    def check(self) -> None:
        """Raise an error if the plan cannot be played."""
        start(registry.load(self.game), self.seats, self.options)
        names = [entrant.name for entrant in self.entrants]
        if not names or len(set(names)) < len(names):
            raise CannotParse("Name one or more different bots, e.g. --bots hard,normal or hard,hard@1s.")
        if self.games < 1 or self.limit < 0:
            raise CannotParse("There must be at least one game, and max-turns must not be below 0.")
        if self.lineup not in LINEUPS:
            raise CannotParse(f"There are no line-ups called {self.lineup!r}; there are: {', '.join(LINEUPS)}.")
        if self.lineup != EVEN and len(names) < 2:
            raise CannotParse("One against the rest, and a ladder, need at least two bots.")
        if self.until_clear and any(len(set(lineup)) != 2 for lineup in self.lineups):
            raise CannotParse("To play until it is clear who is better, each table needs two different bots.")

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """All line-ups; line-ups of the same bots count as one."""
        if self.lineup == ONE_AGAINST_REST:
            found = [(one, *[other] * (self.seats - 1)) for one, other in permutations(self.entrants, 2)]
        elif self.lineup == LADDER:
            # The first bot against each rung, and each rung against the next: so all of them can be rated.
            agent, *rungs = self.entrants
            pairs = [(agent, rung) for rung in rungs] + list(pairwise(rungs))
            found = [(one, *[other] * (self.seats - 1)) for one, other in pairs]
        elif len(self.entrants) >= self.seats:
            found = list(combinations(self.entrants, self.seats))
        else:
            # All bots get equally many seats; if some seats are left over, there is a line-up for each way to
            # fill them.
            often, rest = divmod(self.seats, len(self.entrants))
            found = [self.entrants * often + more for more in combinations(self.entrants, rest)]
        first = {crowd([entrant.name for entrant in lineup]): lineup for lineup in reversed(found)}
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
        """The games of a line-up on a deal."""
        return [Match(self.terms, deal, row) for row in self.seatings(lineup, deal)]

    def seatings(self, lineup: Lineup, deal: int) -> list[Lineup]:
        """Who sits where in these games. If all bots differ, their order around the table varies by deal."""
        order = list(range(self.seats))
        if len(set(lineup)) == self.seats:
            Rng(seed_of(self.seed, deal, "order")).shuffle(order)
        return _rotations(tuple(lineup[i] for i in order))

    def who_begins(self, deal: int) -> int:
        """The seat with the first turn; it is drawn, so it depends on the deal."""
        game = registry.load(self.game)
        s = start(game, self.seats, self.options)
        resolve_chance(game, s, SeededDraws(seed_of(self.seed, deal)))
        return game.turn(s)


def _rotations(lineup: Lineup) -> list[Lineup]:
    """The different rotations of a line-up."""
    return list(dict.fromkeys(lineup[i:] + lineup[:i] for i in range(len(lineup))))


def crowd(names: Sequence[str]) -> tuple[str, ...]:
    """The names without their order."""
    return tuple(sorted(names))


def _code(entrants: tuple[Entrant, ...]) -> str:
    """A fingerprint of the rules and our bots, and of the files of other bots."""
    mark = code()
    others = {entrant.level for entrant in entrants if not bots.is_ours(entrant.level)}
    nets = {level for level in others if level.startswith(NET)}
    modules = {bots.place_of(level).partition(":")[0] for level in others - nets}
    for files in [[Path(net.removeprefix(NET))] for net in sorted(nets)] + [
        _files(one) for one in sorted(modules)
    ]:
        for file in files:
            mark = blake2b(mark.encode() + file.read_bytes(), digest_size=6).hexdigest()
    return mark


def _files(module: str) -> list[Path]:
    """The file of a module, or all modules of its package if it belongs to one."""
    found = import_module(module)
    if found.__file__ is None:
        return []
    return sorted(Path(found.__file__).parent.rglob("*.py")) if found.__package__ else [Path(found.__file__)]


class Series:
    """The games that a line-up has played so far, deal by deal."""

    lineup: Lineup
    """The bots that play."""
    played: list[list[Played]]
    """The games that count, by deal: all rotations of each deal, from the first deal on."""
    is_done: bool
    """Whether there is nothing left to play: all games were played, or it is clear who is better."""

    def __init__(self, tournament: Tournament, lineup: Lineup) -> None:
        self.lineup = lineup
        self.played = []
        self.is_done = False
        self._deals = tournament.deals(lineup)
        self._games = len(_rotations(lineup))
        self._waiting: dict[int, list[Played]] = {}
        self._bets = Bets(lineup.count(lineup[0]) / len(lineup)) if tournament.until_clear else None

    def add(self, played: Played) -> None:
        """Add a game. Games may come in any order; they count once all deals up to theirs are complete."""
        self._waiting.setdefault(played.deal, []).append(played)
        while not self.is_done and len(self._waiting.get(len(self.played) + 1, ())) == self._games:
            deal = self._waiting.pop(len(self.played) + 1)
            self.played.append(deal)
            self.is_done = len(self.played) == self._deals
            if self._bets is not None and is_whole(deal):
                self._bets.add(share_on(deal, self.lineup[0].name))
                self.is_done = self.is_done or self._bets.is_clear()

    def broken_off(self) -> list[list[Played]]:
        """The games of deals that Ctrl-C interrupted; they will count when their deal is complete."""
        return [] if self.is_done else [self._waiting[deal] for deal in sorted(self._waiting)]


def is_whole(deal: list[Played]) -> bool:
    """Whether all games of a deal were finished. If not, the bots did not have all seats equally often."""
    return all(played.ranks for played in deal)


def share_on(deal: list[Played], name: str) -> float:
    """A bot's share of the wins on a deal."""
    return sum(won(played, name) for played in deal) / len(deal)


def won(played: Played, name: str) -> float:
    """The share of the win that the seats of this bot have."""
    return sum(part for part, who in zip(played.wins(), played.bots, strict=True) if who == name)


def run(
    tournament: Tournament,
    workers: Workers,
    results: Results | None = None,
    advance: Callable[[int], None] = lambda games: None,
    do: Callable[[Match], Played] = play,
) -> tuple[list[Series], bool]:
    """Play what is not in the results yet; return a series for each line-up, and whether Ctrl-C left some out.

    `advance` is called with the number of games just finished. `do` plays a game: `play`, or `play_recorded`.
    """
    tournament.check()
    of = {crowd([e.name for e in lineup]): Series(tournament, lineup) for lineup in tournament.lineups}
    done = _resume(tournament, of, results) if results is not None else set()
    advance(len(done))

    def take(played: Played) -> None:
        series = of[crowd(played.bots)]
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
        is_cut = spread(workers, do, _to_play(tournament, list(of.values()), done), take)
    return list(of.values()), is_cut


Key = tuple[int, tuple[str, ...], tuple[str, ...]]
"""What identifies a game of a tournament: the deal, the bots by seat, and their budgets."""


def _key(match: Match) -> Key:
    return match.deal, tuple(e.name for e in match.entrants), tuple(e.budget for e in match.entrants)


def _to_play(tournament: Tournament, all_series: list[Series], done: set[Key]) -> Iterator[Match]:
    """The games still to play, deal after deal, so that a run that is stopped has played all line-ups equally."""
    for deal in range(1, max(map(tournament.deals, tournament.lineups)) + 1):
        for series in all_series:
            if not series.is_done and deal <= tournament.deals(series.lineup):
                for match in tournament.matches(series.lineup, deal):
                    if _key(match) not in done:
                        yield match


def _resume(tournament: Tournament, of: Mapping[tuple[str, ...], Series], results: Results) -> set[Key]:
    """Add the games in the file of results, if all of them belong to this tournament."""
    found: set[Key] = set()
    for n, played in enumerate(results.played, 1):
        key = played.deal, played.bots, played.budgets
        reason = "the file has it twice" if key in found else _stranger(tournament, played)
        if reason:
            raise LagunaError(
                f"{results.path}, line {n}: this game belongs to another tournament: {reason}. "
                "Name another file with --out, or repeat the command that made this one."
            )
        found.add(key)
        series = of[crowd(played.bots)]
        if played.deal <= tournament.deals(series.lineup):
            series.add(played)
    return found


def _stranger(tournament: Tournament, played: Played) -> str:
    """Why a game does not belong to this tournament; empty if it does."""
    terms = tournament.terms
    version = registry.load(terms.game).VERSION
    for what, there, here in (
        ("game", played.game, terms.game),
        ("number of seats", len(played.bots), tournament.seats),
        ("version of the rules", played.rules, version),
        ("seed", played.seed, terms.seed),
        ("turn limit", played.max_turns, terms.limit),
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
