"""A deal that many play alike: its draws follow from a secret and from what has happened, and nothing else."""

from collections import Counter

import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER, start
from laguna.table import Line, Log, Table
from laguna.table.deals import Deal, DealDraws

SECRET = bytes(range(32))
GAMES = registry.names()


def played(game: str, seed: int, deal: Deal, most: int = 10_000) -> Log:
    """A game in which people do anything, each draw planned anew from the log."""
    table, rng = Table.new(game, 3, deal=deal), Rng(seed)
    table.deal()
    log = table.log
    while log.turn != OVER and len(log.actions) < most:
        action = log.legal[rng.below(len(log.legal))]
        table.accept(log.plan(log.turn, action, deal.draws(log)))
    return log


@pytest.mark.parametrize("game", GAMES)
def test_draws_follow_from_the_log_alone(game: str) -> None:
    """Whoever deals a whole game at once draws the same as many processes that each deal once."""
    deal = Deal(SECRET, 1)
    log = played(game, 1, deal, 400)
    at_once, state = DealDraws(SECRET), start(log.game, 3, {})
    for action in log.actions:
        if log.game.turn(state) == CHANCE:
            legal, weights = log.game.legal(state), log.game.weights(state)
            assert at_once.draw(log.game.ACTIONS, legal, weights) == action
        log.game.apply(state, action)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_of_every_pile_is_the_same_however_people_play(game: str) -> None:
    first = [deal_of_piles(played(game, seed, Deal(SECRET, 1), 300)) for seed in (1, 2)]
    assert first[0] == first[1]
    assert first[0] != deal_of_piles(played(game, 1, Deal(bytes(32), 1), 300))


def deal_of_piles(log: Log) -> list[int]:
    """What was drawn before anybody decided anything: it comes from all piles."""
    return log.actions[: next(at for at, step in enumerate(log.steps) if step.who >= 0)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_another_draw_is_not_of_this_deal(game: str) -> None:
    deal = Deal(SECRET, 1)
    log = played(game, 3, deal)
    assert deal.fits(log.record())
    assert not Deal(bytes(32), 1).fits(log.record())
    # Somebody changes one draw near the end and plays on by the deal.
    last = max(at for at, step in enumerate(log.steps) if step.who == CHANCE and step.turns > 2)
    changed = Log(log.game, 3, {})
    for action in log.actions[:last]:
        changed.extend([Line(changed.turn, log.game.ACTIONS.name(action))])
    others = [one for one in changed.legal if one != log.actions[last]]
    if others:
        changed.extend([Line(CHANCE, log.game.ACTIONS.name(others[0]))])
        assert not deal.fits(changed.record())


def test_every_piece_is_as_likely_as_any_other() -> None:
    space = registry.load("murano").ACTIONS
    legal, weights = [3, 8, 11], [1, 2, 5]
    drawn: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for n in range(4000):
        draws = DealDraws(n.to_bytes(32, "big"))
        drawn[first := draws.draw(space, legal, weights)] += 1
        left = [weight - (action == first) for action, weight in zip(legal, weights, strict=True)]
        second[draws.draw(space, *pieces(legal, left))] += 1
    for found in (drawn, second):
        for action, weight in zip(legal, weights, strict=True):
            # Four standard deviations.
            expected = 4000 * weight / 8
            assert abs(found[action] - expected) < 4 * (expected * (1 - weight / 8)) ** 0.5


def pieces(legal: list[int], weights: list[int]) -> tuple[list[int], list[int]]:
    kept = [(action, weight) for action, weight in zip(legal, weights, strict=True) if weight]
    return [action for action, _ in kept], [weight for _, weight in kept]


def test_a_deal_does_not_say_its_secret() -> None:
    assert SECRET.hex() not in f"{Deal(SECRET, 1)!r} {Deal(SECRET, 1)}"


def test_bots_have_other_luck_at_each_decision_and_the_same_for_all() -> None:
    deal = Deal(SECRET, 1)
    seeds = {deal.seed(seat, done) for seat in range(3) for done in range(100)}
    assert len(seeds) == 300
    assert deal.seed(1, 7) == Deal(SECRET, 5).seed(1, 7)
    assert deal.seed(1, 7) != Deal(bytes(32), 1).seed(1, 7)
