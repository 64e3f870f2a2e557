"""The numbers of a state, and Ctrl-C in the middle of arithmetic with large ones."""

import subprocess
import sys

import pytest

from laguna.kernel.cells import times
from tests.command import environment

HAMMER = """
import signal
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws, pick_index
from laguna.kernel.game import OVER, resolve_chance, start

def reached(game):
    s = start(game, 4, {})
    rng = Rng(1)
    draws = SeededDraws(1)
    for _ in range(400):
        resolve_chance(game, s, draws)
        if game.turn(s) == OVER:
            break
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
    resolve_chance(game, s, draws)
    return s

positions = [(game, reached(game)) for game in map(registry.load, ("murano", "venezia"))]
rng = Rng(1)

def work():
    for seed in range(50):
        SeededDraws(seed).draw(game.ACTIONS, [0, 1], [3, 3])
        pick_index(rng, [10**40, 10**30])
    for each, s in positions:
        for seat in range(4):
            each.redeal(s, seat, rng)

def interrupt(*_):
    raise KeyboardInterrupt

game = positions[0][0]
# An alarm is heard in the same places as Ctrl-C, and a clock that counts the time of this process alone rings as
# often in a second of its work, whatever else the machine does.
signal.signal(signal.SIGVTALRM, interrupt)
heard = 0
while heard < 300:
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0001 + heard % 97 * 0.00001)
        while True:
            work()
    except KeyboardInterrupt:
        heard += 1
print(heard)
"""
"""Runs everything that uses large numbers, while Ctrl-C interrupts it again and again."""


@pytest.mark.parametrize(("a", "b"), [(3, -4), (2**31, 2**31), (2**64 + 1, 3**50)])
def test_products_of_any_size(a: int, b: int) -> None:
    assert times(a, b) == a * b


def test_ctrl_c_in_the_middle_of_large_numbers_ends_no_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HAMMER],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "300\n", "")
