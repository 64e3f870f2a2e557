"""Plays the golden games of Venezia and writes them down: `python -m tests.records.make_venezia`.

One finished game for each way a game can end, every number of seats twice. Run it again only when the rules
change on purpose (and VERSION with them): the records are what later builds are held against.
"""

import json
import sys
from pathlib import Path

import msgspec

from laguna.games import venezia
from laguna.games.venezia.rules import actions as a
from laguna.games.venezia.rules import building, track
from laguna.games.venezia.rules import questions as q
from laguna.games.venezia.rules.constants import HOUSE, KIND_COUNT, LAST_SPACE, SPACE_PRICE
from laguna.games.venezia.rules.ending import ENDS, SPACE_BY_GOLD, STALL
from laguna.games.venezia.rules.state import State
from laguna.kernel.chance import Rng, SeededDraws, pick
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.record import Record, write

FOLDER = Path(__file__).parent / "venezia"


class Director:
    """Players who all steer towards one end, and else do a bit of everything."""

    def __init__(self, end: int, seed: int) -> None:
        self.end = end
        self.rng = Rng(seed)

    def wants_kind(self, s: State, kind: int) -> int:
        """How much a kind of building is wanted now."""
        if kind == self.end:
            return 30
        return 10 if s.supply[kind] > 1 else 0

    def weight(self, s: State, action: int) -> int:
        """How much an action is wanted now."""
        asked = q.asked(s)
        if a.GOLD_SPACES < action < a.ACTIONS.seat_actions:
            return self.weight_of_gold(s, action - a.GOLD_SPACES)
        if self.end == STALL and s.turns > 8 * s.seats:
            return 1000 if action in (a.DONE, a.DRAIN_NOTHING, a.PILE, a.GO_ON, a.LATER) else 1
        if asked == q.PLACE:
            points = building.points(s, s.kind, action - a.AT)
            return (points + 1) ** 4 if self.end >= KIND_COUNT or s.kind != self.end else 1 + points
        if asked == q.PLAY:
            if action == a.DONE:
                return 6
            kind = HOUSE if action == a.PLAY_HOUSE else (action - a.PROJECT - 1) % (KIND_COUNT - 1) + 1
            return self.wants_kind(s, kind) * (3 if action > a.SOLO else 1)
        if asked == q.DRAIN:
            return 1 if action == a.DRAIN_NOTHING else 4
        if asked == q.DRAW and action >= a.OFFER:
            return 12
        return 4

    def weight_of_gold(self, s: State, spaces: int) -> int:
        """Gold reaches the last space, or stays away from it."""
        seat = q.asked_of(s)
        arrives = track.target(s, seat, spaces) >= LAST_SPACE
        if s.exchanged >= 0:
            return 20
        if self.end == SPACE_BY_GOLD:
            return 5000 if arrives else 0
        return 0 if arrives or spaces * SPACE_PRICE < s.gold[seat] - SPACE_PRICE else 2

    def choose(self, s: State, legal: list[int]) -> int:
        """One of the legal actions, by appeal."""
        weights = [self.weight(s, action) for action in legal]
        if not sum(weights):
            weights = [1] * len(legal)
        return pick(self.rng, legal, weights)


def play(end: int, seats: int, seed: int) -> tuple[State, Record] | None:
    """One directed game; None if it does not end within 300 turns."""
    s = venezia.new(seats)
    director = Director(end, seed)
    draws = SeededDraws(seed)
    record = Record("venezia", seats, {})
    while venezia.turn(s) != OVER:
        if s.turns > 300:
            return None
        legal = venezia.legal(s)
        if venezia.turn(s) == CHANCE:
            action = draws.draw(venezia.ACTIONS, legal, venezia.weights(s))
        else:
            action = director.choose(s, legal)
        venezia.apply(s, action)
        record.actions.append(action)
    return s, record


def save(name: str, s: State, record: Record) -> None:
    """The record, and beside it what is expected at its end."""
    (FOLDER / f"{name}.rec").write_text(write(record))
    expected = {
        "result": msgspec.to_builtins(venezia.result(s)),
        "account": msgspec.to_builtins(venezia.account(s)),
        "turns": s.turns,
        "buildings": len(s.built),
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(expected, indent=1) + "\n")


def main() -> None:
    """Try seeds until every end is there."""
    FOLDER.mkdir(exist_ok=True)
    for old in [*FOLDER.glob("*.rec"), *FOLDER.glob("*.json")]:
        old.unlink()
    for end in range(len(ENDS)):
        seats = 2 + end % 4
        for seed in range(1, 3000):
            done = play(end, seats, seed)
            if done is not None and venezia.result(done[0]).ended_by == (ENDS[end],):
                save(f"{ENDS[end]}-{seats}", *done)
                sys.stderr.write(f"{ENDS[end]} {seats} {done[0].at} seed {seed}\n")
                break
        else:
            raise AssertionError(f"no game ends by {ENDS[end]}")


if __name__ == "__main__":
    main()
