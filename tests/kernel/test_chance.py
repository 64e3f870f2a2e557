from collections import Counter

import pytest

from laguna.kernel.action import ActionSpace, Span
from laguna.kernel.chance import Draws, PlainDraws, Rng, SeededDraws, SystemDraws, pick, pick_index

TABLE = ActionSpace([Span("stay")], [Span("draw", ("a", "b", "c")), Span("roll", ("x", "y"))])


def test_the_generator_gives_these_numbers_everywhere() -> None:
    """A change here changes every seeded game, so it must be intended."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [379, 959, 270, 782, 484, 395, 153, 569]
    assert Rng(-5).below(10**9) != Rng(5).below(10**9)


def test_numbers_are_spread_evenly() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < n < 10_500 for n in counts.values())
    pairs = Counter((rng.below(3), rng.below(3)) for _ in range(45_000))
    assert all(4_600 < n < 5_400 for n in pairs.values())


def test_near_seeds_give_far_numbers() -> None:
    firsts = {Rng(seed).below(2**31 - 100) for seed in range(1000)}
    assert len(firsts) == 1000


def test_below_is_fair_at_its_widest() -> None:
    """Numbers that would favour the lower values are drawn again."""
    rng = Rng(3)
    wide = 1_500_000_000
    low = sum(rng.below(wide) < wide // 2 for _ in range(4_000))
    assert 1_850 < low < 2_150


def test_shuffle_keeps_what_it_moves() -> None:
    items = list(range(10))
    Rng(2).shuffle(items)
    assert sorted(items) == list(range(10))
    assert items != list(range(10))
    firsts: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        small = [0, 1, 2]
        Rng(seed).shuffle(small)
        firsts[tuple(small)] += 1
    assert len(firsts) == 6
    assert min(firsts.values()) > 400


def test_pick_follows_the_weights() -> None:
    rng = Rng(4)
    counts = Counter(pick(rng, [7, 8, 9], [1, 0, 3]) for _ in range(4_000))
    assert counts[8] == 0
    assert 850 < counts[7] < 1_150


def test_plain_and_system_draws_follow_the_weights() -> None:
    every: tuple[Draws, ...] = (PlainDraws(Rng(1)), SystemDraws())
    for draws in every:
        counts = Counter(draws.draw(TABLE, [1, 3], [1, 3]) for _ in range(4_000))
        assert set(counts) == {1, 3}
        assert 800 < counts[1] < 1_200


def test_seeded_draws_are_fair_over_seeds() -> None:
    counts = Counter(SeededDraws(seed).draw(TABLE, [1, 2], [1, 3]) for seed in range(4_000))
    assert 850 < counts[1] < 1_150


def deal(seed: int, skip: int = 0) -> list[int]:
    """Draw a whole pile (1 of a, 2 of b, 3 of c), with some draws from another pile in between."""
    draws = SeededDraws(seed)
    left = [1, 2, 3]
    order = []
    for _ in range(6):
        for _ in range(skip):
            draws.draw(TABLE, [4, 5], [5, 5])
        legal = [1 + i for i in range(3) if left[i]]
        action = draws.draw(TABLE, legal, [n for n in left if n])
        left[action - 1] -= 1
        order.append(action)
    return order


def test_a_seeded_pile_has_one_order_whatever_other_piles_give() -> None:
    assert deal(5) == deal(5, skip=1) == deal(5, skip=3)
    assert sorted(deal(5)) == [1, 2, 2, 3, 3, 3]
    assert len({tuple(deal(seed)) for seed in range(300)}) == 60, "every order comes up"


def test_a_piece_left_alone_comes_later_in_the_same_order() -> None:
    """Pieces that are not available are skipped; the others keep their order."""
    for seed in range(50):
        draws = SeededDraws(seed)
        first = draws.draw(TABLE, [1, 2, 3], [1, 1, 1])
        others = [action for action in (1, 2, 3) if action != first]
        fresh = SeededDraws(seed)
        assert fresh.draw(TABLE, others, [1, 1]) == draws.draw(TABLE, others, [1, 1])


def test_a_place_is_picked_by_weight_however_large_the_weights() -> None:
    rng = Rng(1)
    large = 10**30
    found = Counter(pick_index(rng, [large, 0, 3 * large]) for _ in range(4000))
    assert set(found) == {0, 2}
    assert 900 < found[0] < 1100
    assert [pick_index(Rng(seed), [0, 7, 0]) for seed in range(9)] == [1] * 9
    with pytest.raises(AssertionError):
        pick_index(rng, [0, 0])
