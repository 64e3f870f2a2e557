"""Plays the golden games of Murano and writes them down: `python -m tests.records.make_murano`.

One finished game for each pair of piles that can end a game and one for the stall, every number of seats at least
three times, every special card used somewhere. Run it again only when the rules change on purpose (and
VERSION with them): the records are what later builds are held against.
"""

import json
import sys
from itertools import combinations
from pathlib import Path

import msgspec

from laguna.games import murano
from laguna.games.murano.rules import actions as a
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules import ring
from laguna.games.murano.rules.constants import (
    BUILD,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    FACTORY,
    KINDS,
    PALACE,
    PLACE_GONDOLIER,
    PRODUCTION,
    RECRUIT,
    RING,
    SHOP,
    SPECIAL,
    STREET,
    TAKE_GOLD,
)
from laguna.games.murano.rules.state import State
from laguna.kernel.chance import Rng, SeededDraws, pick
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.record import Record, write

from .cards_used import cards_used

FOLDER = Path(__file__).parent / "murano"
BUYS = {FACTORY: BUY_FACTORY, SHOP: BUY_SHOP, PALACE: BUY_PALACE, SPECIAL: BUY_SPECIAL}


class Director:
    """A player who steers towards an end by two given kinds of tile, and else does a bit of everything."""

    def __init__(self, pair: tuple[int, ...], seed: int) -> None:
        self.pair = pair
        self.rng = Rng(seed)

    def appeal(self, s: State, deed: int) -> int:
        """How much a deed is wanted now."""
        if not self.pair:
            return 0 if deed in (*BUYS.values(), BUILD) and s.turns > 12 * s.seats else 3
        for kind, buy in BUYS.items():
            if deed == buy:
                wanted = kind in self.pair or s.pile[kind] > 4
                return (40 if kind in self.pair else 6) if wanted else 0
        if deed == BUILD:
            return 60 if STREET in self.pair else 12
        return {TAKE_GOLD: 10, RECRUIT: 8, PLACE_GONDOLIER: 8, PRODUCTION: 14}.get(deed, 5)

    def weight(self, s: State, action: int) -> int:
        """How much an action is wanted now."""
        asked = q.asked(s)
        verb = murano.ACTIONS.span(action).verb
        if asked == q.TURN:
            return 30 if action == a.ACT else 1
        if asked == q.SHIP:
            if action == a.DO:
                return 4 * self.appeal(s, RING[s.stopped]) + 1
            ship = ring.RED if action == a.RED_SHIP else action - a.SHIP
            spaces = ring.targets(s, ship)
            best = max(self.appeal(s, RING[at]) for at in range(len(RING)) if spaces >> at & 1)
            return (best * best if not s.moves else best) + (20 if ship == ring.RED else 0)
        if asked == q.SAIL:
            joins = 400 if s.black >> (action - a.SAIL) & 1 else 1
            return self.appeal(s, RING[action - a.SAIL]) ** 2 + joins
        if asked == q.BUILD:
            if action == a.BUILD_STREET:
                if STREET in self.pair:
                    return 30
                return 4 if s.pile[STREET] > 6 else 0
            return 5 if action == a.DONE else 25
        return {"decline": 1, "done": 1, "top": 6, "search": 2, "sell": 12, "dock": 3}.get(verb, 4)

    def choose(self, s: State, legal: list[int]) -> int:
        """One of the legal actions, by appeal."""
        weights = [self.weight(s, action) for action in legal]
        if not sum(weights):
            weights = [1] * len(legal)
        return pick(self.rng, legal, weights)


def play(pair: tuple[int, ...], seats: int, seed: int, options: dict[str, str]) -> tuple[State, Record] | None:
    """One directed game; None if it does not end within 400 turns."""
    s = murano.new(seats, options)
    s.log = []
    director = Director(pair, seed)
    draws = SeededDraws(seed)
    record = Record("murano", seats, options)
    while murano.turn(s) != OVER:
        if s.turns > 400:
            return None
        legal = murano.legal(s)
        if murano.turn(s) == CHANCE:
            action = draws.draw(murano.ACTIONS, legal, murano.weights(s))
        else:
            action = director.choose(s, legal)
        murano.apply(s, action)
        record.actions.append(action)
    return s, record


def save(name: str, s: State, record: Record) -> None:
    """The record, and beside it what is expected at its end."""
    (FOLDER / f"{name}.rec").write_text(write(record))
    expected = {
        "result": msgspec.to_builtins(murano.result(s)),
        "account": msgspec.to_builtins(murano.account(s)),
        "gold": s.gold[: s.seats],
        "turns": s.turns,
        "cards_used": sorted(cards_used(record)),
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(expected, indent=1) + "\n")


def main() -> None:
    """Try seeds until every pair is there, then until every card is used."""
    for old in [*FOLDER.glob("*.rec"), *FOLDER.glob("*.json")]:
        old.unlink()
    used: set[str] = set()
    for number, pair in enumerate([*combinations(range(len(KINDS)), 2), ()]):
        seats = 2 + number % 3
        options = {"stall_rounds": "5"} if not pair else {"scoring": "hand"} if number % 5 == 4 else {}
        wanted = tuple(KINDS[kind] for kind in pair) or ("stall",)
        best: tuple[int, State, Record, set[str]] | None = None
        for seed in range(1, 400):
            done = play(pair, seats, seed, options)
            if done is None or murano.result(done[0]).ended_by != wanted:
                continue
            cards = cards_used(done[1])
            worth = 100 * len(cards - used) + max(done[0].vp)
            if best is None or worth > best[0]:
                best = (worth, *done, cards)
            if seed > 60:
                break
        assert best is not None, f"no game ends by {wanted}"
        used |= best[3]
        save(f"{'-'.join(wanted)}-{seats}", best[1], best[2])
        sys.stderr.write(f"{wanted} {seats} {best[1].vp} {sorted(best[3])}\n")
    seed = 1000
    while missing := set(murano.rules.constants.SPECIAL_CARDS) - used:
        seats = 2 + seed % 3
        done = play((STREET, SPECIAL), seats, seed, {})
        if done is not None and (new := cards_used(done[1]) & missing):
            used |= new
            save(f"{'-'.join(sorted(new))}-{seats}", *done)
            sys.stderr.write(f"{sorted(new)} {seats} {done[0].vp}\n")
        seed += 1


if __name__ == "__main__":
    main()
