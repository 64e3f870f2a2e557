"""Simulations of random play: how long games last, how they end, what they score.

Every game has a seed of its own, which depends only on the seed of the plan and the number of the game. So the
results are the same with any number of processes, and any single game can be played again.
"""

import hashlib
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from laguna.kernel import registry
from laguna.kernel.chance import Rng, pick
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import CHANCE, OVER, start
from laguna.kernel.record import Record, write

from .workers import Workers, breathe, spread

if TYPE_CHECKING:
    from laguna.bots import Choose
    from laguna.bots.player import Player

UNFINISHED = "unfinished"
"""The `end` of a game that was cut off."""


@dataclass(frozen=True)
class Plan:
    """A plan of games to simulate."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats it has."""
    games: int
    """How many games, numbered from 1."""
    seed: int
    """The seed of all randomness."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game; those left out have their default."""
    limit: int = 1000
    """The number of turns after which a game is cut off (`max_turns`); 0: never."""
    check: bool = False
    """Whether the game's `check` runs after every action."""
    records: Path | None = None
    """The folder for a record of every game; None: write no records."""

    def path(self, number: int) -> Path | None:
        """The path for the record of a game."""
        if self.records is None:
            return None
        return self.records / f"{self.game}-{self.seats}-{self.seed}-{number:05}.rec"


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game."""

    number: int
    """The number of the game, from 1."""
    end: str
    """What ended it, joined by `+`; `UNFINISHED` if it was cut off."""
    scores: tuple[int, ...]
    """Points by seat; empty if it was cut off."""
    decisions: int
    """How many actions the seats made."""
    turns: int
    """How many turns were played."""


class Spread(msgspec.Struct, frozen=True):
    """Mean and extremes of some numbers; None if there were none."""

    mean: float | None
    min: int | None
    max: int | None

    @staticmethod
    def of(numbers: list[int]) -> "Spread":
        """The spread of these numbers."""
        if not numbers:
            return Spread(None, None, None)
        return Spread(round(sum(numbers) / len(numbers), 4), min(numbers), max(numbers))


class Summary(msgspec.Struct, frozen=True):
    """The results of many games."""

    games: int
    """How many were played."""
    finished: int
    """How many of them were finished."""
    decisions: int
    """How many actions the seats made in all games."""
    seconds: float
    """How long it took."""
    turns: float
    """The mean number of turns."""
    ends: dict[str, int]
    """How often each end occurred, the most frequent first."""
    scores: list[Spread]
    """Points of the finished games, by seat."""


def seed_of(*parts: int | str) -> int:
    """The seed of one game among many: unrelated to those of its neighbours, and the same in every process."""
    return int.from_bytes(hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest(), "big")


def play(plan: Plan, number: int, choose: "Choose | None" = None) -> tuple[Outcome, Record]:
    """Play one game, with random draws and random decisions, unless a bot is given to decide for all seats."""
    game = registry.load(plan.game)
    players = _seated(choose, plan.seats) if choose else []
    s = start(game, plan.seats, plan.options)
    rng = Rng(seed_of(plan.seed, number))
    record = Record(plan.game, plan.seats, dict(plan.options), limit=plan.limit)
    # In a worker the plan was unpickled, and CPython is slow to find the attributes of such objects: looking them
    # up after every action would take a seventh of the time.
    actions, limit, is_checked = record.actions, plan.limit, plan.check
    decisions = 0
    turn = game.turn(s)
    while turn != OVER and not (limit and game.turns(s) >= limit):
        breathe()
        legal = game.legal(s)
        if turn == CHANCE:
            action = pick(rng, legal, game.weights(s))
        else:
            action = players[turn].act(game, s, rng) if players else legal[rng.below(len(legal))]
            decisions += 1
        game.apply(s, action)
        actions.append(action)
        if is_checked:
            _check(game, s, number, len(actions))
        turn = game.turn(s)
    if turn != OVER:
        return Outcome(number, UNFINISHED, (), decisions, game.turns(s)), record
    result = game.result(s)
    return Outcome(number, "+".join(result.ended_by), result.scores, decisions, game.turns(s)), record


def _seated(choose: "Choose", seats: int) -> "list[Player]":
    """The same bot in every seat, with the smallest budget."""
    from laguna.bots.budget import Budget
    from laguna.bots.player import Player

    return [Player(choose, seat, Budget(iterations=1)) for seat in range(seats)]


def _check(game: Any, s: Any, number: int, actions: int) -> None:  # noqa: ANN401 - the state is the game's own
    """Run the game's own check; an error says where it failed."""
    try:
        game.check(s)
    except AssertionError as error:
        raise AssertionError(f"game {number}, after {actions} actions: {error}") from error


def play_one(plan: Plan, number: int) -> Outcome:
    """Play the game of this number, and write its record if the plan asks for it."""
    outcome, record = play(plan, number)
    path = plan.path(number)
    if path is not None:
        keep(path, write(record))
    return outcome


def keep(path: Path, text: str) -> None:
    """Write a record in two steps, so that a run that is stopped never leaves half a record."""
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8", newline="\n")
    os.replace(part, path)


def make_folder(path: Path) -> None:
    """Make the folder for records."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LagunaError(f"Records cannot be written to {path}: {error.strerror}.") from None


def play_some(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    """Play the games of these numbers."""
    return [play_one(plan, number) for number in numbers]


def run(
    plan: Plan,
    workers: int | None = None,
    advance: Callable[[int], None] = lambda games: None,
    on: str | None = None,
) -> tuple[list[Outcome], bool]:
    """Play all games; return their outcomes by number, and whether Ctrl-C left some out.

    A plan that cannot be played raises an error before the first game. `advance` is called with the number of
    games just finished; `workers` and `on` say where they are played (see `Workers.parse`).
    """
    where = Workers.parse(on, workers)
    if plan.games < 0 or plan.limit < 0:
        raise LagunaError("Games and max-turns must not be below 0.")
    start(registry.load(plan.game), plan.seats, plan.options)
    if plan.records is not None:
        make_folder(plan.records)
    outcomes: list[Outcome] = []

    def take(outcome: Outcome) -> None:
        outcomes.append(outcome)
        advance(1)

    is_cut = spread(where, partial(play_one, plan), range(1, plan.games + 1), take)
    return outcomes, is_cut


def summarise(plan: Plan, outcomes: Iterable[Outcome], seconds: float) -> Summary:
    """Sum up outcomes, which may come in any order."""
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    finished = [outcome for outcome in games if outcome.end != UNFINISHED]
    ends = Counter(outcome.end for outcome in games)
    return Summary(
        games=len(games),
        finished=len(finished),
        decisions=sum(outcome.decisions for outcome in games),
        seconds=round(seconds, 3),
        turns=round(sum(outcome.turns for outcome in games) / len(games), 4) if games else 0.0,
        ends=dict(sorted(ends.items(), key=lambda pair: (-pair[1], pair[0]))),
        scores=[Spread.of([outcome.scores[seat] for outcome in finished]) for seat in range(plan.seats)],
    )


def simulate(plan: Plan, workers: int | None = None) -> Summary:
    """Play all games and sum up their outcomes."""
    begin = time.perf_counter()
    outcomes, _ = run(plan, workers)
    return summarise(plan, outcomes, time.perf_counter() - begin)
