"""What `bench/tab.py` runs in each Python, its own and that of a page: `main(seconds)` gives figures as JSON.

Only what the bundle of the tab has is imported here. Times are processor time, because machines are shared.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any


def _clock() -> Callable[[], float]:
    """Seconds that this thread has run. A page's Python has no such clock; Node has (`tests/tab/in_node.mjs`)."""
    try:
        from js import clock  # type: ignore[import-not-found]
    except ImportError:
        return time.thread_time
    return clock  # type: ignore[no-any-return]


def measure(name: str, level: str, wanted: float) -> dict[str, Any]:
    """Let bots of a level play from the first seed on, for so many seconds, and count."""
    from laguna import bots
    from laguna.bots.budget import Budget
    from laguna.bots.player import Player
    from laguna.kernel import registry
    from laguna.kernel.chance import Rng, SeededDraws
    from laguna.kernel.game import OVER, resolve_chance, start

    clock = _clock()
    game = registry.load(name)
    bot, _, budget = level.partition("@")
    seconds, longest = 0.0, 0.0
    decisions = trials = number = 0
    turn = (-1, -1, -1)
    in_turn = 0.0
    while seconds < wanted:
        number += 1
        budgets = [Budget.parse(budget or "1it") for _ in range(3)]
        players = [Player(bots.find(bot), seat, budgets[seat]) for seat in range(3)]
        rng, draws, state = Rng(number), SeededDraws(number), start(game, 3, {})
        while seconds < wanted:
            resolve_chance(game, state, draws)
            seat = game.turn(state)
            if seat == OVER:
                break
            if turn != (number, game.turns(state), seat):
                turn, in_turn = (number, game.turns(state), seat), 0.0
            before = budgets[seat].left
            begin = clock()
            action = players[seat].act(game, state, rng)
            took = clock() - begin
            game.apply(state, action)
            if players[seat].thought:
                decisions += 1
                seconds += took
                # A budget of time counts by the clock on the wall.
                in_turn += players[seat].thought
                longest = max(longest, in_turn)
                left = budgets[seat].left
                trials += round((before if before > left else budgets[seat].amount) - left)
    return {"ms": 1000 * seconds / decisions, "trials": trials / seconds, "longest": longest}


def main(seconds: str) -> str:
    """All figures of this Python."""
    import laguna

    found: dict[str, Any] = {"engine": laguna.ENGINE.split()[0], "python": sys.version.split()[0]}
    for name in ("murano", "venezia"):
        found[f"{name} easy"] = measure(name, "easy", float(seconds))["ms"]
        normal = measure(name, "normal", float(seconds))
        found[f"{name} normal"], found[f"{name} slowest"] = normal["ms"], 1000 * normal["longest"]
        found[f"{name} hard"] = measure(name, "hard@2000it", float(seconds))["trials"]
        # What people play against where rules are compiled: two seconds a turn. How long was the longest turn?
        if found["engine"] == "compiled":
            found[f"{name} budget"] = measure(name, "hard@2s", 5 * float(seconds))["longest"]
    return json.dumps(found)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1]))
