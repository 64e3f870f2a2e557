"""Seeded games between bots, a digest for each kind: run by this Python and by a browser's, which must agree.

Only what the bundle of the tab has is imported here, and nothing of it before it is needed.
"""

import hashlib
import json
import sys
from typing import Any


def play(name: str, seats: int, level: str, number: int) -> bytes:
    """Play one game; return everything that was done, and how it came out."""
    from laguna import bots
    from laguna.bots.budget import Budget
    from laguna.bots.player import Player
    from laguna.kernel import registry
    from laguna.kernel.chance import Rng, SeededDraws
    from laguna.kernel.game import OVER, resolve_chance, start

    game = registry.load(name)
    bot, _, iterations = level.partition("@")
    players = [Player(bots.find(bot), seat, Budget(iterations=int(iterations or 1))) for seat in range(seats)]
    rngs = [Rng(1000 * number + seat) for seat in range(seats)]
    draws = SeededDraws(number)
    state = start(game, seats, {})
    done: list[int] = []
    while True:
        done += resolve_chance(game, state, draws)
        seat = game.turn(state)
        if seat == OVER:
            return repr((done, game.result(state).scores, game.result(state).ranks)).encode()
        done.append(players[seat].act(game, state, rngs[seat]))
        game.apply(state, done[-1])


def digests(wishes: list[list[Any]]) -> dict[str, str]:
    """For each wish (a game, a number of seats, a level, the first number and how many games) one digest."""
    import laguna

    found = {"engine": laguna.ENGINE}
    for name, seats, level, first, count in wishes:
        digest = hashlib.sha256()
        for number in range(first, first + count):
            digest.update(play(name, seats, level, number))
        found[f"{name} {seats} {level} {first}+{count}"] = digest.hexdigest()
    return found


def main(wishes: str) -> str:
    """The same, as JSON."""
    return json.dumps(digests(json.loads(wishes)))


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1]))
