"""Reports: their figures can be computed by hand from the games."""

import doctest
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from laguna.arena import plot
from laguna.arena import report as module
from laguna.arena.match import Entrant, Played, Times, play
from laguna.arena.report import Milliseconds, report, text
from laguna.arena.simulate import UNFINISHED
from laguna.arena.tournament import ONE_AGAINST_REST, Series, Tournament
from laguna.kernel import registry
from laguna.kernel.errors import LagunaError
from laguna.kernel.event import Event
from laguna.kernel.record import Record, replay


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(module).failed == 0


def tournament(*bots: str, seats: int, games: int, lineup: str = "even", until_clear: bool = False) -> Tournament:
    entrants = tuple(Entrant(bot, "random", "1it") for bot in bots)
    return Tournament("murano", seats, entrants, games, seed=1, lineup=lineup, until_clear=until_clear)


def game(deal: int, bots: Sequence[str], ranks: str, scores: tuple[int, ...] = ()) -> Played:
    """A game from bots and ranks by seat; no ranks if it was cut off."""
    return Played(
        game="murano",
        rules=1,
        code="",
        options={},
        max_turns=9,
        seed=1,
        deal=deal,
        bots=tuple(bots),
        budgets=("1it",) * len(bots),
        end="street" if ranks else UNFINISHED,
        ranks=tuple(map(int, ranks)),
        scores=scores or tuple(50 - 10 * int(rank) for rank in ranks),
        turns=9,
        decisions=99,
        times=tuple(Times({1000 * (seat + 1): 3}, {3000: 1}) for seat in range(len(bots))),
    )


def gathered(found: Tournament, games: list[Played]) -> module.Report:
    series = [Series(found, lineup) for lineup in found.lineups]
    for one in games:
        for some in series:
            if sorted(entrant.name for entrant in some.lineup) == sorted(one.bots):
                some.add(one)
    return report(found, series)


def test_wins_ties_points_and_games_that_were_cut_off() -> None:
    found = gathered(
        tournament("a", "b", seats=2, games=6),
        [
            game(1, "ab", "12"),
            game(1, "ba", "21", (10, 30)),
            game(2, "ab", "11", (20, 20)),
            game(2, "ba", "12"),
            game(3, "ab", ""),
            game(3, "ba", ""),
        ],
    )
    assert (found.games, found.unfinished) == (4, 2)
    a, b = found.bots["a"], found.bots["b"]
    assert list(found.bots) == ["a", "b"]
    assert (a.games, a.win_share, a.even_share) == (4, 0.625, 0.5)
    assert (b.games, b.win_share) == (4, 0.375)
    assert a.interval[0] < 0.5 < a.interval[1]
    assert a.interval == pytest.approx((1 - b.interval[1], 1 - b.interval[0]), abs=1e-4)
    assert a.mean_score == (40 + 30 + 20 + 30) / 4
    assert a.rating > 1500 > b.rating
    assert a.rating_interval[0] <= a.rating <= a.rating_interval[1]
    assert found.seats["0"].win_share == (1 + 0 + 0.5 + 1) / 4
    assert found.seats["1"].win_share == (0 + 1 + 0.5 + 0) / 4


def test_one_against_the_rest_is_told_for_each_way_round() -> None:
    found = gathered(
        tournament("a", "b", seats=3, games=3, lineup=ONE_AGAINST_REST),
        [
            *(game(1, bots, ranks) for bots, ranks in (("abb", "123"), ("bba", "132"), ("bab", "213"))),
            *(game(1, bots, ranks) for bots, ranks in (("baa", "213"), ("aab", "321"), ("aba", "231"))),
        ],
    )
    one, rest = found.lineups
    assert (one.lineup, rest.lineup) == (["a", "b", "b"], ["b", "a", "a"])
    assert (one.bots["a"].win_share, one.bots["a"].even_share) == (0.6667, 0.3333)
    assert (rest.bots["a"].win_share, rest.bots["a"].even_share) == (0.6667, 0.6667)
    assert (rest.bots["b"].win_share, rest.bots["b"].even_share) == (0.3333, 0.3333)
    assert (found.bots["a"].games, found.bots["a"].win_share, found.bots["a"].even_share) == (6, 0.6667, 0.5)


@pytest.mark.parametrize("until_clear", [False, True])
def test_a_deal_that_was_broken_off_tells_nothing_yet(until_clear: bool) -> None:
    whole = [game(1, "ab", "12"), game(1, "ba", "12"), game(2, "ab", "12"), game(2, "ba", "21")]
    plan = tournament("a", "b", seats=2, games=8, until_clear=until_clear)
    before, after = gathered(plan, whole), gathered(plan, [*whole, game(3, "ab", "12")])
    assert (before.games, after.games) == (4, 5)
    assert after.bots == before.bots
    assert after.seats == before.seats
    assert after.lineups == before.lineups


def test_until_clear_a_deal_with_a_game_that_was_cut_off_is_left_out() -> None:
    plan = tournament("a", "b", seats=2, games=200, until_clear=True)
    decided = [one for deal in range(1, 6) for one in (game(deal, "ab", "12"), game(deal, "ba", "21"))]
    # In these deals a wins the game that was finished, each time from the same seat.
    cut = [one for deal in range(6, 60) for one in (game(deal, "ab", "12"), game(deal, "ba", ""))]
    found = gathered(plan, decided + cut)
    assert (found.games, found.unfinished) == (64, 54)
    a = found.bots["a"]
    assert (a.games, a.win_share, a.even_share) == (10, 1.0, 0.5)
    assert a.interval == gathered(plan, decided).bots["a"].interval
    # Five deals are too few, and those that were cut off do not help.
    series = Series(plan, plan.lineups[0])
    for one in decided + cut:
        assert not series.is_done
        series.add(one)
    assert not series.is_done


def test_until_clear_the_interval_is_that_of_the_share() -> None:
    plan = tournament("a", "b", seats=2, games=200, until_clear=True)
    games = [
        one
        for deal in range(1, 41)
        for one in (game(deal, "ab", "12" if deal % 4 else "21"), game(deal, "ba", "" if deal % 3 else "12"))
    ]
    found = gathered(plan, games).bots["a"]
    # Only every third deal was finished in both rotations.
    assert found.games == 26
    assert found.interval[0] < found.win_share < found.interval[1]
    assert found.win_share == round(10 / 26, 4)


def test_until_clear_line_ups_are_not_thrown_together() -> None:
    plan = tournament("a", "b", seats=3, games=300, lineup=ONE_AGAINST_REST, until_clear=True)
    games = []
    for deal in range(1, 31):
        # With one seat, a wins its even share; with two seats, too. So all tables are even.
        won = deal % 3
        alone, together = ("abb", "bab", "bba"), ("baa", "aba", "aab")
        games += [game(deal, bots, "123" if seat == won else "213") for seat, bots in enumerate(alone)]
        games += [game(deal, bots, "123" if seat != won else "312") for seat, bots in enumerate(together)]
    found = gathered(plan, games)
    one, rest = found.lineups
    for share in (one.bots["a"], rest.bots["a"], found.bots["a"]):
        low, high = share.interval
        assert low < share.even_share < high
        assert low < share.win_share < high
    middle = [(a + b) / 2 for a, b in zip(one.bots["a"].interval, rest.bots["a"].interval, strict=True)]
    # Both intervals must hold at once, so the ends are a little farther out than their mean.
    assert found.bots["a"].interval[0] < middle[0]
    assert middle[1] < found.bots["a"].interval[1]
    assert found.bots["a"].interval[1] - found.bots["a"].interval[0] < 1.3 * (middle[1] - middle[0])


def test_ratings_order_the_bots() -> None:
    games = [game(deal, bots, "12") for deal in range(1, 9) for bots in ("ab", "bc", "ac") for _ in range(2)]
    found = gathered(tournament("c", "b", "a", seats=2, games=16), games)
    assert list(found.bots) == ["a", "b", "c"]
    assert all(better.rating > worse.rating for better, worse in pairwise(found.bots.values()))


def test_time_is_told_for_moves_and_turns() -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [game(1, "ab", "12"), game(1, "ba", "12")])
    assert found.bots["a"].ms_per_move == Milliseconds(1.0, 2.0, 2.0)
    assert found.bots["a"].ms_per_turn == Milliseconds(3.0, 3.0, 3.0)


def test_who_begins_is_drawn_with_the_deal_and_what_that_is_worth() -> None:
    plan = tournament("a", "b", seats=3, games=30)
    begins = {deal: plan.who_begins(deal) for deal in range(1, 11)}
    assert set(begins.values()) == {0, 1, 2}
    # The starting player wins, and the player with the last turn comes last, in any seat.
    games = [
        game(deal, [one.name for one in match.entrants], "".join(str((seat - first) % 3 + 1) for seat in range(3)))
        for deal, first in begins.items()
        for lineup in plan.lineups
        for match in plan.matches(lineup, deal)
    ]
    found = gathered(plan, games)
    assert [found.order[place].win_share for place in ("1", "2", "3")] == [1.0, 0.0, 0.0]
    assert found.order["1"].even_share == 0.3333
    assert found.seats["0"].win_share == round(list(begins.values()).count(0) / 10, 4)


@pytest.mark.parametrize("name", registry.names())
def test_who_begins_is_who_decides_first(name: str) -> None:
    plan = Tournament(name, 2, (Entrant("random", "random", "1it"),), games=8, seed=1)
    for deal in range(1, 9):
        (match,) = plan.matches(plan.lineups[0], deal)
        actions: list[int] = []
        play(match, actions)
        told: list[Event] = []
        replay(Record(name, 2, actions=actions), log=told)
        begun = next(event for event in told if event.key == "first")
        assert begun.args["seat"] == plan.who_begins(deal)


def test_nothing_was_played(tmp_path: Path) -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [])
    plot.draw(found, tmp_path / "ladder.svg")
    assert (found.games, found.unfinished) == (0, 0)
    assert (found.bots["a"].games, found.bots["a"].interval) == (0, (0.0, 1.0))
    assert "0 games" in text(found)


def test_the_form_for_programs_and_for_people() -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [game(1, "ab", "12"), game(1, "ba", "12")])
    told = msgspec.json.decode(msgspec.json.encode(found))
    assert list(told) == ["game", "seed", "games", "unfinished", "bots", "lineups", "seats", "order"]
    assert list(told["bots"]["a"]) == [
        *("games", "win_share", "interval", "even_share", "mean_score"),
        *("rating", "rating_interval", "ms_per_move", "ms_per_turn"),
    ]
    assert list(told["bots"]["a"]["ms_per_move"]) == ["median", "p95", "max"]
    assert list(told["seats"]["0"]) == ["games", "win_share", "interval", "even_share"]
    lines = text(found).splitlines()
    assert lines[0] == "murano, seed 1: 2 games, 0 more were cut off"
    assert any(line.startswith("a ") and "50.0" in line for line in lines)


def test_a_picture_shows_every_bot_and_is_the_same_each_time(tmp_path: Path) -> None:
    games = [game(1, ("anna", "bea"), "12"), game(1, ("bea", "anna"), "12")]
    found = gathered(tournament("anna", "bea", seats=2, games=2), games)
    path = tmp_path / "ladder.svg"
    plot.check(path)
    plot.draw(found, path)
    drawn = path.read_text("utf-8")
    assert drawn.startswith("<?xml")
    for words in ("anna", "bea", "rating", "seat 1", "turn 2", "murano, 2 seats"):
        assert words in drawn
    plot.draw(found, path)
    assert path.read_text("utf-8") == drawn
    assert [entry.name for entry in tmp_path.iterdir()] == ["ladder.svg"]


def test_pictures_that_cannot_be_drawn_are_refused_beforehand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (tmp_path / "ladder.doc", tmp_path / "nowhere" / "ladder.svg"):
        with pytest.raises(LagunaError):
            plot.check(path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LagunaError, match=r"pip install 'laguna\[plots\]'"):
        plot.check(tmp_path / "ladder.svg")
