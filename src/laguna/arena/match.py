"""One game between bots: who sits where on which deal, and the result."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.game import OVER, resolve_chance, start

from .simulate import UNFINISHED, seed_of
from .workers import breathe


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part, with its budget for a turn."""

    name: str
    """Its name in the results, as it was typed."""
    level: str
    """Which bot it is (see `bots.find`)."""
    budget: str
    """Its budget for a turn, e.g. `100ms`."""

    @staticmethod
    def parse(text: str, budget: str) -> "Entrant":
        """Read an entrant as it is typed, e.g. `hard` or, with a budget of its own, `hard@200it`."""
        level, _, own = text.strip().partition("@")
        bots.find(level)
        return Entrant(text.strip(), level, str(Budget.parse(own or budget)))


@dataclass(frozen=True)
class Terms:
    """What all games of a tournament have in common."""

    game: str
    """The id of the game."""
    seed: int
    """The seed of all randomness."""
    code: str
    """A fingerprint of the code of rules and bots."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the game, all of them."""
    limit: int = 1000
    """The number of turns after which a game is cut off (`max_turns`); 0: never."""


@dataclass(frozen=True)
class Match:
    """One game to play."""

    terms: Terms
    """What it has in common with the others."""
    deal: int
    """The number of the deal, from 1: in all games of a deal the pieces come in the same order."""
    entrants: tuple[Entrant, ...]
    """The bots, by seat."""


class Times(msgspec.Struct, frozen=True):
    """How long a seat thought: for each time, in microseconds to three digits, how often it occurred."""

    moves: dict[int, int]
    """Times of decisions, except those with only one answer or taken from a plan."""
    turns: dict[int, int]
    """Times of whole turns."""


class Played(msgspec.Struct, frozen=True):
    """The result of a game: one line of a file of results. The fields that determine the game come first."""

    game: str
    """The id of the game."""
    rules: int
    """The version of its rules."""
    code: str
    """A fingerprint of the code of rules and bots that played."""
    options: dict[str, str]
    """The options of the game."""
    max_turns: int
    """The number of turns after which it would be cut off; 0: never."""
    seed: int
    """The seed of all randomness."""
    deal: int
    """The number of the deal."""
    bots: tuple[str, ...]
    """The names of the bots, by seat."""
    budgets: tuple[str, ...]
    """Their budgets for a turn, by seat."""
    end: str
    """What ended it, joined by `+`; `UNFINISHED` if it was cut off."""
    ranks: tuple[int, ...]
    """Places by seat after all tie-breaks; equals share a place. Empty if the game was cut off."""
    scores: tuple[int, ...]
    """Points by seat; empty if it was cut off."""
    turns: int
    """How many turns were played."""
    decisions: int
    """How many actions the seats made."""
    times: tuple[Times, ...]
    """How long each seat thought."""
    actions: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """All actions, draws included; only in files that shall be checked by replay."""

    def wins(self) -> list[float]:
        """The share of the win of each seat: 1, 0, or a fraction if several are first."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def rounded(seconds: float) -> int:
    """Microseconds, to three digits, so that the many times of a game take few different values."""
    return int(float(f"{seconds * 1e6:.3g}"))


def play(match: Match, actions: list[int] | None = None) -> Played:
    """Play one game. Its draws depend only on the deal, each bot's random numbers on the match and the seat.

    All actions are added to the list `actions`, if it is given.
    """
    done = [] if actions is None else actions
    terms = match.terms
    game = registry.load(terms.game)
    seats = range(len(match.entrants))
    names = tuple(entrant.name for entrant in match.entrants)
    s = start(game, len(seats), terms.options)
    draws = SeededDraws(seed_of(terms.seed, match.deal))
    rngs = [Rng(seed_of(terms.seed, match.deal, *names, seat)) for seat in seats]
    players = [Player(bots.find(e.level), seat, Budget.parse(e.budget)) for seat, e in enumerate(match.entrants)]
    moves: list[Counter[int]] = [Counter() for _ in seats]
    turns: list[Counter[int]] = [Counter() for _ in seats]
    thought = [0.0 for _ in seats]
    decisions = number = 0
    try:
        while True:
            breathe()
            done += resolve_chance(game, s, draws)
            if game.turns(s) != number or game.turn(s) == OVER:
                number = game.turns(s)
                for seat in seats:
                    if thought[seat]:
                        turns[seat][rounded(thought[seat])] += 1
                        thought[seat] = 0.0
            if game.turn(s) == OVER or (terms.limit and number >= terms.limit):
                break
            seat = game.turn(s)
            action = players[seat].act(game, s, rngs[seat])
            game.apply(s, action)
            done.append(action)
            decisions += 1
            if players[seat].thought:
                moves[seat][rounded(players[seat].thought)] += 1
                thought[seat] += players[seat].thought
    except Exception as error:
        error.add_note(f"This was in deal {match.deal} of seed {terms.seed}, the seats being {', '.join(names)}.")
        raise
    result = game.result(s) if game.turn(s) == OVER else None
    return Played(
        game=terms.game,
        rules=game.VERSION,
        code=terms.code,
        options=dict(terms.options),
        max_turns=terms.limit,
        seed=terms.seed,
        deal=match.deal,
        bots=names,
        budgets=tuple(entrant.budget for entrant in match.entrants),
        end="+".join(result.ended_by) if result else UNFINISHED,
        ranks=result.ranks if result else (),
        scores=result.scores if result else (),
        turns=number,
        decisions=decisions,
        times=tuple(
            Times(dict(sorted(m.items())), dict(sorted(t.items()))) for m, t in zip(moves, turns, strict=True)
        ),
    )


def play_recorded(match: Match) -> Played:
    """Play one game, and keep its actions in the result."""
    actions: list[int] = []
    played = play(match, actions)
    return msgspec.structs.replace(played, actions=tuple(actions))
