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
    setting = msgspec.structs.replace(SETTING, epochs=8, trust=1.0)
    monkeypatch.setattr(learn, "RATE", 5e-3)  # There are few positions, and so few steps.
    rng = np.random.default_rng(1)
    positions.rows = positions.rows.copy()
    signal = rng.integers(0, 2, positions.game.max() + 1)[positions.game]
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


def test_with_two_seats_the_loss_is_that_of_naming_the_winner() -> None:
    odds = np.array([[0.3, -0.2], [1.5, 0.0]], np.float32)
    won = np.array([[1, 0], [0, 1]], np.float32)
    chance = np.exp(odds) / np.exp(odds).sum(axis=1, keepdims=True)
    assert learn.loss_of(learn.ahead(odds), won) == pytest.approx(-np.log((chance * won).sum(axis=1)).mean())


def test_with_more_seats_the_gradient_of_the_scale_is_right() -> None:
    """The evaluation of others counts by how likely they are to be the first among them."""
    setting = msgspec.structs.replace(SETTING, seats=4)
    rng = np.random.default_rng(3)
    columns = setting.columns()
    rows = np.zeros((50, 4, int(columns.width)), np.int16)
    lead = rng.standard_normal((50, 4)).astype(np.float32)
    won = np.eye(4, dtype=np.float32)[rng.integers(0, 4, 50)]
    count = int(columns.count)
    floats = learn.Floats(
        mean=np.zeros(count, np.float32),
        spread=np.ones(count, np.float32),
        first=np.zeros((count, 5), np.float32),
        bias=np.zeros(5, np.float32),
        out=np.zeros(5, np.float32),
        scale=np.array([0.7], np.float32),
    )
    losses = [learn.loss_of(learn.ahead(lead * np.float32(np.log(3) * scale)), won) for scale in (0.69, 0.71)]
    learner = learn._Learner(setting, floats)
    learner.step(rows, lead, won, 0.0)
    assert 10 * learner._moments["scale"][0][0] == pytest.approx((losses[1] - losses[0]) / 0.02, rel=0.01)


def test_targets_mix_results_and_what_is_foretold_of_the_next_positions() -> None:
    won = np.array([[1, 0]] * 3 + [[0, 1]] * 2, np.float32)
    positions = Positions(
        rows=np.zeros((5, 2, 1), np.int16),
        lead=np.zeros((5, 2), np.float32),
        won=won,
        game=np.array([4, 4, 4, 9, 9]),
        turns=np.zeros(2, np.int32),
        openings=Counter(),
        seconds=0.0,
    )
    foretold = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.1, 0.9], [0.3, 0.7]], np.float32)
    every = np.arange(5)
    assert (learn.targets(foretold, positions, every, 1.0) == won).all()
    next_only = learn.targets(foretold, positions, every, 0.0)[:, 0]
    assert next_only == pytest.approx([0.6, 0.8, 1, 0.3, 0])
    mixed = learn.targets(foretold, positions, every, 0.5)[:, 0]
    assert mixed == pytest.approx([0.5 * 0.6 + 0.5 * 0.9, 0.9, 1, 0.15, 0])
    # Of some positions only those count that were chosen.
    some = learn.targets(foretold[[0, 2, 4]], positions, np.array([0, 2, 4]), 0.5)[:, 0]
    assert some == pytest.approx([0.9, 1, 0])


def test_a_network_can_be_kept_to_the_terms_of_the_evaluation(played: Games) -> None:
    setting = msgspec.structs.replace(SETTING, inputs="terms")
    found = learn.learn(setting, positions_of(played, 6), None, 1)
    columns = setting.columns()
    seen = int(columns.first[columns.length])
    assert not found.floats.first[:seen].any()
    assert found.floats.first[seen:].any()
    assert min(learn.quantised(setting, found.floats).used) >= columns.length


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
    losses = [learn.loss_of(learn.ahead(positions.lead * np.log(3) * scale), positions.won) for scale in scales]
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
        found = []
        for seat in range(2):
            estimator.attend(seat)
            estimator.estimate(s)
            found.append(int(estimator.shares[seat]) / SURE)
        rows = np.array([[*estimator._rows.rows]], np.int16).reshape(1, 2, -1)
        worth = np.array([[*estimator._rows.worth]]) / estimator._rows.spread
        lead, *_ = learner.lead(rows, worth.astype(np.float32))
        assert found == pytest.approx(learn.shares(lead)[0], abs=2e-3)
        compared += 1
    assert compared > 5
