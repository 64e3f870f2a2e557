"""How many steps a second does each adapter make, compared with games of PettingZoo and OpenSpiel in the same run?

    make engine && .venv/bin/python bench/research.py [--json FILE] [--docs]

PettingZoo's connect_four and chess need two more packages (chess, pygame), which are installed once into
`build/research-peers`. The same loops drive all games: get the observation and the mask, pick a legal action at
random, do it. Slices of ours and theirs follow each other closely, so other work of the machine slows down both;
ratios are computed within a round.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from laguna.bench import processor

ROOT = Path(__file__).parent.parent
PEERS = ROOT / "build" / "research-peers"
REQUIRED = ("chess", "pygame")
DOCS = ROOT / "docs" / "research.md"
BEGIN = "<!-- figures: written by bench/research.py --docs -->"
END = "<!-- end of figures -->"
SEATS = 2
GAMES = 128
"""How many games step together."""

Slice = tuple[int, float]
"""Steps, and the processor time they took."""


def install() -> None:
    """Install what their games need."""
    ready = PEERS / "ready"
    if not ready.is_file():
        command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--target", PEERS, *REQUIRED], check=True)
        ready.write_text("\n".join(REQUIRED), "utf-8")
    sys.path.append(str(PEERS))
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def until(seconds: float, steps: Iterator[int]) -> Slice:
    """Continue until this much processor time is used."""
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += next(steps)
    return done, spent


def aec(env: Any) -> Iterator[int]:  # noqa: ANN401
    """Random games through PettingZoo, some steps at a time."""
    rng = np.random.default_rng(1)
    done = 0
    for seed in range(10**9):
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            done += 1
            if done == 16:
                yield done
                done = 0


def spiel(game: Any) -> Iterator[int]:  # noqa: ANN401
    """Random games of OpenSpiel, some decisions at a time; draws come from Python, too."""
    pick = random.Random(1)
    done = 0
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(outcomes, chances)[0])
                continue
            state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(pick.random() * len(legal))])
            done += 1
            if done == 16:
                yield done
                done = 0


def gym(env: Any) -> Iterator[int]:  # noqa: ANN401
    """Random games through Gymnasium, some steps of the learner at a time."""
    rng = np.random.default_rng(1)
    done = 0
    for seed in range(10**9):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, cut, info = env.step(int(legal[int(rng.random() * len(legal))]))
            over = over or cut
            done += 1
            if done == 16:
                yield done
                done = 0


def vector(games: Any) -> Iterator[int]:  # noqa: ANN401
    """A batch of games, with observations and masks."""
    for n in range(10**9):
        games.step(games.random_actions(n))
        yield games.games


def gym_vector(env: Any, count: int) -> Iterator[int]:  # noqa: ANN401
    """A vector environment, with a learner in each game that plays at random."""
    env.reset(seed=1)
    for n in range(10**9):
        env.step(env.unwrapped.games.random_actions(n))
        yield count


def ours_and_theirs() -> dict[str, Iterator[int]]:
    """All measurements by name; ours and theirs take turns."""
    import gymnasium
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - it registers the game
    from pettingzoo.classic import chess_v6, connect_four_v3

    import laguna.research.gymnasium
    import laguna.research.openspiel  # noqa: F401
    from laguna.research import pettingzoo
    from laguna.research.vector import Games

    def name(game: str) -> str:
        return f"laguna/{game.capitalize()}-v0"

    return {
        "PettingZoo: connect_four": aec(connect_four_v3.env()),
        "PettingZoo: Murano": aec(pettingzoo.env("murano", SEATS)),
        "PettingZoo: chess": aec(chess_v6.env()),
        "PettingZoo: Venezia": aec(pettingzoo.env("venezia", SEATS)),
        "OpenSpiel: Murano": spiel(pyspiel.load_game(f"laguna_murano(players={SEATS})")),
        "OpenSpiel: block_dominoes (Python)": spiel(pyspiel.load_game("python_block_dominoes")),
        "OpenSpiel: Venezia": spiel(pyspiel.load_game(f"laguna_venezia(players={SEATS})")),
        "Gymnasium: Murano": gym(gymnasium.make(name("murano"), seats=SEATS, opponents="random")),
        "Gymnasium: Venezia": gym(gymnasium.make(name("venezia"), seats=SEATS, opponents="random")),
        "Gymnasium vector: Murano": gym_vector(
            gymnasium.make_vec(name("murano"), num_envs=GAMES, seats=SEATS, opponents="random"), GAMES
        ),
        "Gymnasium vector: Venezia": gym_vector(
            gymnasium.make_vec(name("venezia"), num_envs=GAMES, seats=SEATS, opponents="random"), GAMES
        ),
        **{
            f"Gymnasium vector against {level}: {game.capitalize()}": gym_vector(
                gymnasium.make_vec(name(game), num_envs=GAMES, seats=SEATS, opponents=level), GAMES
            )
            for level in ("mixed:0.3", "easy", "normal")
            for game in ("murano", "venezia")
        },
        "Vectorised: Murano": vector(Games("murano", GAMES, SEATS)),
        "Vectorised: Venezia": vector(Games("venezia", GAMES, SEATS)),
    }


PAIRS = [
    (f"{library}: {game}", f"{library}: {peer}")
    for library, peers in (("PettingZoo", ("connect_four", "chess")), ("OpenSpiel", ("block_dominoes (Python)",)))
    for peer in peers
    for game in ("Murano", "Venezia")
]
"""Pairs of names to compare: ours and theirs."""


def measure(rounds: int, seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything in turns: steps a second, by name and round."""
    sides = ours_and_theirs()
    for steps in sides.values():
        until(0.05, steps)
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    for turn in range(rounds):
        say(f"Round {turn + 1} of {rounds} ...")
        order = list(sides.items())
        for name, steps in order if turn % 2 == 0 else reversed(order):
            done, spent = until(seconds, steps)
            speeds[name].append(done / spent)
    from laguna import ENGINE

    packages = ("pettingzoo", "gymnasium", "open_spiel", "numpy")
    return {
        "date": date.today().isoformat(),
        "rounds": rounds,
        "seconds": seconds,
        "engine": ENGINE,
        "machine": {"processor": processor(), "cores": os.cpu_count()},
        "versions": {package: version(package) for package in packages},
        "steps_per_s": speeds,
    }


def text(found: dict[str, Any]) -> str:
    """The figures in columns."""
    speeds = found["steps_per_s"]
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    lines = [
        f"Measured on {found['date']}: {found['rounds']} rounds, slices of {found['seconds']:g} s of processor "
        f"time; {found['machine']['processor']}, {found['machine']['cores']} cores; rules {found['engine']}; "
        f"{versions}; {SEATS} seats, {GAMES} games at once.",
        "",
        "| ours | theirs | times as fast | in the rounds |",
        "| --- | --- | --- | --- |",
    ]
    for ours, theirs in PAIRS:
        ratios = [a / b for a, b in zip(speeds[ours], speeds[theirs], strict=True)]
        lines.append(f"| {ours} | {theirs} | {median(ratios):.3g} | {min(ratios):.3g} to {max(ratios):.3g} |")
    lines += ["", "| adapter and game | steps a second | lowest to highest |", "| --- | --- | --- |"]
    for name, values in speeds.items():
        lines.append(f"| {name} | {median(values):,.0f} | {min(values):,.0f} to {max(values):,.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of a slice")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--docs", action="store_true", help=f"update the figures in {DOCS.name}")
    given = parser.parse_args()
    install()
    warnings.simplefilter("ignore")
    found = measure(given.rounds, given.seconds, lambda words: print(words, file=sys.stderr, flush=True))
    print(text(found))
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    if given.docs:
        page = DOCS.read_text("utf-8")
        before, _, rest = page.partition(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text(found)}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
