"""Reports: figures that can be worked out by hand from the games."""

import doctest
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from laguna.arena import plot
from laguna.arena import report as module
from laguna.arena.match import Entrant, Played, Times
from laguna.arena.report import Milliseconds, report, text
from laguna.arena.simulate import UNFINISHED
from laguna.arena.tournament import ONE_AGAINST_REST, Series, Tournament
from laguna.kernel.errors import LagunaError


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(module).failed == 0


def tournament(*bots: str, seats: int, games: int, lineup: str = "even") -> Tournament:
    entrants = tuple(Entrant(bot, "random", "1it") for bot in bots)
    return Tournament("murano", seats, entrants, games, seed=1, lineup=lineup)


def game(deal: int, bots: Sequence[str], ranks: str, scores: tuple[int, ...] = ()) -> Played:
    """A game in short: who sat where, and who came where; no ranks if it was cut off."""
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


def test_ratings_order_the_bots() -> None:
    games = [game(deal, bots, "12") for deal in range(1, 9) for bots in ("ab", "bc", "ac") for _ in range(2)]
    found = gathered(tournament("c", "b", "a", seats=2, games=16), games)
    assert list(found.bots) == ["a", "b", "c"]
    assert all(better.rating > worse.rating for better, worse in pairwise(found.bots.values()))


def test_time_is_told_for_moves_and_turns() -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [game(1, "ab", "12"), game(1, "ba", "12")])
    assert found.bots["a"].ms_per_move == Milliseconds(1.0, 2.0, 2.0)
    assert found.bots["a"].ms_per_turn == Milliseconds(3.0, 3.0, 3.0)


def test_nothing_was_played(tmp_path: Path) -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [])
    plot.draw(found, tmp_path / "ladder.svg")
    assert (found.games, found.unfinished) == (0, 0)
    assert (found.bots["a"].games, found.bots["a"].interval) == (0, (0.0, 1.0))
    assert "0 games" in text(found)


def test_the_form_for_programs_and_for_people() -> None:
    found = gathered(tournament("a", "b", seats=2, games=2), [game(1, "ab", "12"), game(1, "ba", "12")])
    told = msgspec.json.decode(msgspec.json.encode(found))
    assert list(told) == ["game", "seed", "games", "unfinished", "bots", "lineups", "seats"]
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
    for words in ("anna", "bea", "rating", "seat 1", "murano, 2 seats"):
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
