"""One side of the comparison in `bench/peers.py`: answers each line it reads with a measured slice.

    python bench/peer_worker.py catanatron|open_spiel|laguna|loop

A line is JSON: `{"what": "playouts", "of": "gin_rummy", "seconds": 0.4}`. The answer is JSON, too: the counts of a
`Slice`. Every side runs in an interpreter of its own, and waits while another one measures.

All sides count the same things:

- A decision is an action that a seat is asked for. A draw is none, but its time is spent and counts.
- A choice is a decision with two or more legal answers. Rates are compared in choices: how often a game asks what
  has only one answer is a matter of how it was cut into actions, and says nothing about speed.
- We measure processor time, not elapsed time, since other programs may be running. All sides use a
  single thread.
- Only whole games count. They begin with a copy of a first position, and answers are picked at random in the
  leanest way that the interface of each side allows.
"""

import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from operator import add
from typing import Any

POSITIONS = 16
"""How many first positions a side uses in turn, so that no single deal decides."""
ROLLOUTS = 32
"""How many games one call of the rollouts plays: enough that the call itself costs nothing."""
COPIES = 100
"""How many copies we make between two looks at the clock."""
SEED = 4
"""The seed of the positions."""


@dataclass
class Slice:
    """What was done, and how long it took."""

    seconds: float = 0.0
    """Processor time."""
    games: int = 0
    """How many whole games were played."""
    decisions: int = 0
    """How many decisions they had; 0 if these could not be counted."""
    choices: int = 0
    """How many decisions had two or more answers; 0 if these could not be counted."""
    copies: int = 0
    """How many copies were made, if copies were measured."""


def fill(seconds: float, do: Callable[[int, Slice], None]) -> Slice:
    """Repeat something until it has used this much time; it is told how often it ran before."""
    done = Slice()
    times = 0
    begin = time.process_time()
    while done.seconds < seconds:
        do(times, done)
        times += 1
        done.seconds = time.process_time() - begin
    return done


class Catanatron:
    """Settlers for four players, in Python.

    Rolling the dice is an action of the player there. It counts as a decision, and as a choice only where the
    player could play a development card instead. The same goes for ending a turn, and for discarding, which is
    done at random.
    """

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, SimplePlayer

        self.limit = TURNS_LIMIT
        self.first = [
            Game([SimplePlayer(colour) for colour in Color], seed=SEED + number) for number in range(POSITIONS)
        ]
        self.midway = [game.copy() for game in self.first]
        for game in self.midway:
            for _ in range(400):  # Less than half of the decisions of a random game.
                self._step(game)

    def versions(self) -> dict[str, str]:
        """The versions of what we measure here."""
        return {"catanatron": version("catanatron")}

    @staticmethod
    def _step(game: Any) -> int:  # noqa: ANN401 - the library has no types
        """Make one decision, without the library's own check; return how many answers there were."""
        actions = game.state.playable_actions
        answers = len(actions)
        game.execute(actions[int(random.random() * answers)], validate_action=False)
        return answers

    def playouts(self, of: str, seconds: float) -> Slice:
        """Random games. The library has no faster way than a loop in Python."""

        def play(times: int, done: Slice) -> None:
            game = self.first[times % POSITIONS].copy()
            decisions = choices = 0
            step = self._step
            while game.winning_color() is None and game.state.num_turns < self.limit:
                decisions += 1
                if step(game) > 1:
                    choices += 1
            done.games += 1
            done.decisions += decisions
            done.choices += choices

        return fill(seconds, play)

    def copy(self, of: str, seconds: float) -> Slice:
        """Copies of first positions, which are the cheapest: later ones have a longer history to copy."""
        return fill(seconds, lambda times, done: self._copies(self.first[times % POSITIONS], done))

    def copy_midway(self, of: str, seconds: float) -> Slice:
        """Copies of positions in the middle of a game."""
        return fill(seconds, lambda times, done: self._copies(self.midway[times % POSITIONS], done))

    @staticmethod
    def _copies(game: Any, done: Slice) -> None:  # noqa: ANN401
        for _ in range(COPIES):
            game.copy()
        done.copies += COPIES


class OpenSpiel:
    """Games in C++, rolled out in C++ or driven from Python."""

    def __init__(self) -> None:
        import pyspiel

        self.pyspiel = pyspiel
        self.games: dict[str, Any] = {}
        self.dealt: dict[str, list[Any]] = {}
        self.bots: dict[str, Any] = {}

    def versions(self) -> dict[str, str]:
        """The versions of what we measure here."""
        return {"open_spiel": version("open_spiel")}

    def _load(self, of: str) -> None:
        """Load a game, with positions in which everything has been dealt and the first seat decides.

        All draws of the games measured here are equally likely, so `_drive` may pick them without weights. Some
        games played before the measurement check that.
        """
        if of in self.games:
            return
        game = self.pyspiel.load_game(of)
        random.seed(SEED)
        dealt = []
        for _ in range(POSITIONS):
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            dealt.append(state.clone())
            while not state.is_terminal():
                if state.is_chance_node():
                    chances = [chance for _, chance in state.chance_outcomes()]
                    assert max(chances) - min(chances) < 1e-9, f"{of} has draws that are not equally likely"
                state.apply_action(random.choice(state.legal_actions()))
        # A search with one simulation does nothing but the rollouts of its evaluator from the given position, all
        # of them in C++; the library does not offer rollouts directly to Python. The position must not be a draw.
        evaluator = self.pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
        self.bots[of] = self.pyspiel.MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False
        )
        self.dealt[of] = dealt
        self.games[of] = game

    def playouts(self, of: str, seconds: float) -> Slice:
        """Rollouts in C++. They do not count decisions: `dealt_driven` shows how many they have on average."""
        self._load(of)
        bot = self.bots[of]
        dealt = self.dealt[of]

        def roll_out(times: int, done: Slice) -> None:
            bot.step(dealt[times % POSITIONS])
            done.games += ROLLOUTS

        return fill(seconds, roll_out)

    def driven(self, of: str, seconds: float) -> Slice:
        """Whole games driven from Python, including the deal: every draw is made from Python."""
        self._load(of)
        new = self.games[of].new_initial_state
        return fill(seconds, lambda times, done: self._drive(new(), done))

    def dealt_driven(self, of: str, seconds: float) -> Slice:
        """Games driven from Python after the deal, where the rollouts begin, too."""
        self._load(of)
        dealt = self.dealt[of]
        return fill(seconds, lambda times, done: self._drive(dealt[times % POSITIONS].clone(), done))

    def _drive(self, state: Any, done: Slice) -> None:  # noqa: ANN401 - the library has no types
        """Play on to the end: list the legal actions, pick one, apply it."""
        pick = random.random
        over = int(self.pyspiel.PlayerId.TERMINAL)
        decisions = choices = 0
        player = state.current_player()
        while player != over:
            if player >= 0:
                legal = state.legal_actions()
                answers = len(legal)
                decisions += 1
                if answers > 1:
                    choices += 1
                state.apply_action(legal[int(pick() * answers)])
            else:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            player = state.current_player()
        done.games += 1
        done.decisions += decisions
        done.choices += choices

    def copy(self, of: str, seconds: float) -> Slice:
        """Copies of dealt positions, made from Python."""
        self._load(of)
        dealt = self.dealt[of]

        def copies(times: int, done: Slice) -> None:
            clone = dealt[times % POSITIONS].clone
            for _ in range(COPIES):
                clone()
            done.copies += COPIES

        return fill(seconds, copies)


class Laguna:
    """Our own games, measured by the functions that `laguna bench` uses."""

    def __init__(self) -> None:
        import laguna
        from laguna import bench

        self.engine = laguna.ENGINE
        self.measure = bench.measure

    def versions(self) -> dict[str, str]:
        """The versions of what we measure here."""
        return {"laguna": version("laguna"), "engine": self.engine}

    def _slice(self, of: str, what: str, seconds: float) -> Slice:
        found = self.measure(of, what, seconds)
        return Slice(found.seconds, found.games, found.decisions, found.choices, found.copies)

    def playouts(self, of: str, seconds: float) -> Slice:
        """Whole games inside one call."""
        return self._slice(of, "playouts", seconds)

    def driven(self, of: str, seconds: float) -> Slice:
        """Whole games driven from Python."""
        return self._slice(of, "driven", seconds)

    def copy(self, of: str, seconds: float) -> Slice:
        """Copies of positions, made from Python."""
        return self._slice(of, "copy", seconds)


class Loop:
    """The loop that drives a game, without a game: an upper bound for anything driven decision by decision."""

    def versions(self) -> dict[str, str]:
        """Nothing: no package is measured here."""
        return {}

    def driven(self, of: str, seconds: float) -> Slice:
        """Two calls for each decision, one that makes a list of four and one that takes two numbers."""
        legal, step = [1, 2, 3, 4].copy, add
        pick = random.random

        def drive(times: int, done: Slice) -> None:
            decisions = choices = 0
            turn = 0
            while turn < 1000 * 4:
                actions = legal()
                answers = len(actions)
                if answers > 1:
                    choices += 1
                decisions += 1
                turn = step(turn, actions[int(pick() * answers)])
            done.games += 1
            done.decisions += decisions
            done.choices += choices

        return fill(seconds, drive)


SIDES: dict[str, Callable[[], Any]] = {
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "laguna": Laguna,
    "loop": Loop,
}
"""The sides that can be measured."""


def main() -> None:
    """Say what this side is, then answer every line until there are no more."""
    # Ctrl-C reaches every process of a terminal. The first process acts on it and ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Libraries may print what they like: it goes to stderr, and the answers stay clean.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    side = SIDES[sys.argv[1]]()
    answers.write(json.dumps({"python": sys.version.split()[0], **side.versions()}) + "\n")
    answers.flush()
    for line in sys.stdin:
        asked = json.loads(line)
        found: Slice = getattr(side, asked["what"])(asked["of"], asked["seconds"])
        answers.write(json.dumps(asdict(found)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
