"""Self-play: records of games between bots, for study and for learners."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from laguna.kernel import registry
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import start
from laguna.kernel.record import Record, write

from .match import Entrant, Match, Played, Terms, play
from .simulate import keep, make_folder
from .workers import Workers, code, spread


@dataclass(frozen=True)
class SelfPlay:
    """A plan of games to play."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats it has."""
    entrants: tuple[Entrant, ...]
    """The bots, which take the seats in turn."""
    games: int
    """How many games, numbered from 1."""
    seed: int
    """The seed of all randomness."""
    folder: Path
    """The folder for the records."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game; those left out have their default."""
    limit: int = 1000
    """The number of turns after which a game is cut off (`max_turns`); 0: never."""

    def check(self) -> None:
        """Raise an error, before the first game, if the plan cannot be played."""
        start(registry.load(self.game), self.seats, self.options)
        if not self.entrants:
            raise LagunaError("Say which bots play: --bots normal, or --bots hard,easy.")
        if len(self.entrants) > self.seats:
            raise LagunaError(f"There are {self.seats} seats for {len(self.entrants)} bots.")
        if self.games < 0 or self.limit < 0:
            raise LagunaError("Games and max-turns must not be below 0.")

    def match(self, number: int) -> Match:
        """The game of this number: each has its own deal, and the bots move one seat from game to game."""
        seated = tuple(self.entrants[(seat + number) % len(self.entrants)] for seat in range(self.seats))
        return Match(Terms(self.game, self.seed, code(), dict(self.options), self.limit), number, seated)

    def path(self, number: int) -> Path:
        """The path for the record of a game."""
        return self.folder / f"{self.game}-{self.seats}-{self.seed}-{number:05}.rec"


def play_one(plan: SelfPlay, number: int) -> Played:
    """Play the game of this number, and write its record; a comment says who sat where."""
    record = Record(plan.game, plan.seats, dict(plan.options), limit=plan.limit)
    played = play(plan.match(number), record.actions)
    title, _, rest = write(record).partition("\n")
    bots = " ".join(
        f"{entrant.level}@{budget}"
        for entrant, budget in zip(plan.match(number).entrants, played.budgets, strict=True)
    )
    keep(plan.path(number), f"{title}\n# bots {bots}\n{rest}")
    return played


def run(plan: SelfPlay, workers: Workers, advance: Callable[[int], None]) -> tuple[list[Played], bool]:
    """Play all games; return the results in order, and whether Ctrl-C left some out."""
    plan.check()
    make_folder(plan.folder)
    games: list[Played] = []

    def take(played: Played) -> None:
        games.append(played)
        advance(1)

    is_cut = spread(workers, partial(play_one, plan), range(1, plan.games + 1), take)
    return sorted(games, key=lambda played: played.deal), is_cut
