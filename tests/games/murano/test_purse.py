"""Gold and victory points change hands."""

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import purse


def test_gold_and_points_change_hands() -> None:
    s = murano.new(3)
    purse.take_gold(s, 2, 4)
    assert (list(s.gold), s.bank) == ([5, 5, 9, 0], -4)
    purse.pay_gold(s, 1, 3)
    assert (list(s.gold), s.bank) == ([5, 2, 9, 0], -1)
    purse.score(s, 1, t.VP_SHOPS, 2)
    purse.score(s, 1, t.VP_PRODUCTION, -4)
    assert list(s.vp) == [5, 3, 5, 0]
    expected = [0] * 36
    expected[0] = expected[9] = expected[18] = 5
    expected[9 + 2], expected[9 + 8] = 2, -4
    assert list(s.tally) == expected
