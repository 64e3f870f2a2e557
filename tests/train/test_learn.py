"""Learning: the right gradient, honest splits, and whole numbers that say what the floats said."""

from collections import Counter

import msgspec
import numpy as np
import pytest

from laguna.kernel.chance import Rng
from laguna.kernel.net import NetEstimator
from laguna.kernel.search import SURE
from laguna.train import learn, play
from laguna.train.play import Games, Positions, play_job
from laguna.train.setting import Setting

SETTING = Setting(game="venezia", seats=2, seed=4, games=60, one_in=1, hidden=5, epochs=2)

FEW = 8


@pytest.fixture(scope="module")
def played() -> Games:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "JOB", FEW)
        return play_job(SETTING, None, 1, 0)


def positions_of(games: Games, times: int = 1) -> Positions:
    """The positions of some games, several times over if there should be more games."""
    count = len(games.rows)
    rows = np.frombuffer(b"".join(games.rows), "<i2").reshape(count, 2, -1)
    worth = np.array(games.worth).reshape(count, 2) / np.array(games.spread)[:, None]
    game = np.concatenate([np.array(games.game) + FEW * n for n in range(times)])
    return Positions(
        rows=np.tile(rows, (times, 1, 1)),
        lead=np.tile(worth, (times, 1)).astype(np.float32),
        won=np.tile(np.array(games.won).reshape(count, 2) / 60, (times, 1)).astype(np.float32),
        game=game,
        turns=np.array(games.turns, np.int32),
        openings=Counter(games.openings),
        seconds=1.0,
    )


def test_codes_have_a_column_for_each_value(played: Games) -> None:
    columns = SETTING.columns()
    row = np.zeros((1, int(columns.width)), np.int16)
    place = next(place for place in range(columns.width) if columns.codes[place])
    first = columns.first[place]
    row[0, place], row[0, 0] = 3, 2
    found = learn.expand(columns, row)
    assert list(np.nonzero(found[0])[0]) == [0, first + 2]
    assert found[0, 0] == 2
    row[0, place] = columns.codes[place] + 1
    assert list(np.nonzero(learn.expand(columns, row)[0])[0]) == [0]


def test_the_gradient_is_that_of_the_loss(played: Games) -> None:
    """A small step along the first direction changes the loss as the numeric gradient says."""
    positions = positions_of(played)
    floats = learn.begin(SETTING, positions, np.arange(len(positions.rows)), 3)
    rng = np.random.default_rng(2)
    floats.out = rng.standard_normal(5).astype(np.float32)
    learner = learn._Learner(SETTING, floats)
    some = np.arange(60)
    for name, at in (("first", (380, 2)), ("bias", (1,)), ("out", (3,)), ("scale", (0,))):
        value = getattr(floats, name)
        losses = []
        for change in (1e-2, -1e-2):
            moved = value.copy()
            moved[at] += change
            setattr(floats, name, moved)
            losses.append(learner.loss(positions, some))
        setattr(floats, name, value)
        numeric = (losses[0] - losses[1]) / 2e-2
        before = learn._copy(floats)
        fresh = learn._Learner(SETTING, learn._copy(before))
        fresh.step(positions.rows[some], positions.lead[some], positions.won[some], 0.0)
        gradient = 10 * fresh._moments[name][0][at]
        assert gradient == pytest.approx(numeric, rel=0.05, abs=2e-4), name


def test_it_learns_what_the_evaluation_does_not_know(played: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees a certain number larger wins: nothing that the evaluation says, and soon learned."""
    positions = positions_of(played, 25)
    setting = msgspec.structs.replace(SETTING, epochs=8)
    monkeypatch.setattr(learn, "RATE", 2e-3)  # There are few positions, and so few steps.
    rng = np.random.default_rng(1)
    positions.rows = positions.rows.copy()
    signal = rng.integers(0, 2, len(positions.rows))
    place = SETTING.columns().length - 1
    positions.rows[:, 0, place] = 3 * signal
    positions.rows[:, 1, place] = 3 * (1 - signal)
    positions.won = np.stack([signal, 1 - signal], axis=1).astype(np.float32)
    found = learn.learn(setting, positions, None, 1)
    assert found.loss < found.loss_evaluation - 0.08
    assert found.loss_before == found.loss_evaluation
    again = learn.learn(setting, positions, found.floats, 2)
    assert again.loss_before == pytest.approx(found.loss)
    assert again.loss <= found.loss + 0.01


def test_games_are_held_out_whole(played: Games) -> None:
    """What a held-out game says makes no difference to the network, only to the loss."""
    positions = positions_of(played, 6)
    one = learn.learn(SETTING, positions, None, 1)
    held = positions.game % learn.SPLIT == 0
    assert held.any()
    assert one.held_out == len(set(positions.game[held]))
    positions.won[held] = positions.won[held][:, ::-1]
    other = learn.learn(SETTING, positions, None, 1)
    assert (one.floats.first == other.floats.first).all()
    assert one.loss != other.loss


def test_the_refitted_scale_is_the_best(played: Games) -> None:
    positions = positions_of(played)
    best = learn.fitted_scale(positions.lead, positions.won)
    scales = (best - 0.05, best, best + 0.05)
    losses = [learn.loss_of(positions.lead * np.log(3) * scale, positions.won) for scale in scales]
    assert losses[1] == min(losses)


def test_whole_numbers_say_what_the_floats_said(played: Games) -> None:
    positions = positions_of(played)
    floats = learn.begin(SETTING, positions, np.arange(len(positions.rows)), 3)
    floats.out = (np.random.default_rng(5).standard_normal(5) / 2).astype(np.float32)
    net = learn.quantised(SETTING, floats)
    game, driver = SETTING.module(), SETTING.driver()
    estimator = NetEstimator(driver, 2, net)
    learner = learn._Learner(SETTING, floats)
    s, rng = game.new(2), Rng(8)
    compared = 0
    while game.turn(s) != -2:
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
        if rng.below(20) or game.turn(s) == -2:
            continue
        estimator.estimate(s)
        rows = np.array([[*estimator._rows.rows]], np.int16).reshape(1, 2, -1)
        worth = np.array([[*estimator._rows.worth]]) / estimator._rows.spread
        odds, *_ = learner.odds(rows, worth.astype(np.float32))
        assert np.array(estimator.shares) / SURE == pytest.approx(learn.shares(odds)[0], abs=2e-3)
        compared += 1
    assert compared > 5
