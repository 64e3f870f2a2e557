"""Traghetto is a package like anybody's: found by its entry point, it works wherever Laguna's own games do."""

import os
import subprocess
import sys

import numpy as np
import pytest
import traghetto

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.hint import hint, in_words
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.batch import Batch
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.game import OVER, resolve_chance
from laguna.kernel.playout import playouts
from laguna.kernel.record import Record, parse, write
from laguna.kernel.text import LANGUAGES, words
from laguna.testing import walk


def test_it_is_found_by_its_entry_point() -> None:
    assert "traghetto" in registry.names()
    assert registry.load("traghetto") is traghetto
    for language in LANGUAGES:
        page = registry.rulebook("traghetto", language)
        assert page is not None
        assert page.stem == language


def run(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "laguna", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LAGUNA_LANG": "en", "LANG": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def play(levels: list[str], deal: int) -> tuple[int, ...]:
    """The places of a game between bots."""
    s = traghetto.new(len(levels))
    draws, rng = SeededDraws(deal), Rng(deal)
    players = [Player(bots.find(level), seat, Budget(iterations=60)) for seat, level in enumerate(levels)]
    resolve_chance(traghetto, s, draws)
    while traghetto.turn(s) != OVER:
        traghetto.apply(s, players[traghetto.turn(s)].act(traghetto, s, rng))
        resolve_chance(traghetto, s, draws)
    return traghetto.result(s).ranks


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_play_it_well_without_code_of_its_own(level: str) -> None:
    wins = 0
    for deal in range(24):
        seat = deal % 2
        ranks = play([level, "random"] if seat == 0 else ["random", level], deal)
        wins += ranks[seat] == 1
    assert wins >= 18, f"{level} won {wins} of 24 games against random"


def test_a_hint_has_words() -> None:
    s = traghetto.new(2)
    resolve_chance(traghetto, s, SeededDraws(1))
    world = traghetto.redeal(s, s.seat, Rng(1))
    found = hint(traghetto, world, s.seat, Budget(iterations=50), Rng(1))
    for language in LANGUAGES:
        assert in_words(traghetto, found, words(language, "traghetto"))


def test_compiled_loops_reach_it() -> None:
    found = playouts(traghetto.DRIVERS.standard, traghetto.new(3), 20, 1)
    assert (found.games, found.cut) == (20, 0)
    batch = Batch(traghetto.DRIVERS.standard, traghetto.new(2), 4, 1, observed=True)
    for n in range(60):
        batch.step(batch.random_actions(n))
    assert batch.decisions == 240


def test_records_come_back() -> None:
    actions = [action for _, action in walk(traghetto, 3, 4) if action != OVER]
    text = write(Record("traghetto", 3, actions=actions))
    assert write(parse(text)) == text


def test_the_terminal_plays_it() -> None:
    assert "traghetto" in run("games")
    told = run("play", "traghetto", "--seats", "2", "--seed", "3", typed="1\n" * 60)
    assert "San Samuele" in told
    assert "T-CROSS-1" in run("rules", "traghetto", "T-CROSS-1")


@pytest.mark.filterwarnings("ignore::UserWarning")  # Theirs, about observations that are dictionaries.
def test_petting_zoo_takes_it() -> None:
    from pettingzoo.test import api_test

    from laguna.research.pettingzoo import env

    api_test(env("traghetto", 3), num_cycles=200)


def test_gymnasium_takes_it() -> None:
    from laguna.research.gymnasium import LagunaEnv

    learner = LagunaEnv("traghetto", 2, opponents="easy")
    _, info = learner.reset(seed=1)
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = learner.step(int(legal[0]))
    assert reward in (-1.0, 0.0, 1.0)


def test_many_at_once_take_it() -> None:
    from laguna.research.vector import Games

    games = Games("traghetto", 8, 2)
    for n in range(40):
        games.step(games.random_actions(n))


def test_open_spiel_takes_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import laguna.research.openspiel  # noqa: F401 - importing it registers the games

    game = pyspiel.load_game("laguna_traghetto")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
