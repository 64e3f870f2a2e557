"""Tournaments: who meets whom, reproducible results, and going on after a stop."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from laguna.arena import tournament as module
from laguna.arena.match import Entrant, Played
from laguna.arena.report import report
from laguna.arena.results import Results
from laguna.arena.tournament import ONE_AGAINST_REST, Series, Tournament, run
from laguna.arena.workers import Workers
from laguna.kernel.errors import CannotParse, LagunaError
from tests.arena.players import FIRST, SOMETIMES
from tests.arena.test_match import without_times


def plan(*bots: str, seats: int = 2, games: int = 4, **more: object) -> Tournament:
    """A tournament of short games; what happens in them does not matter to most of these tests."""
    entrants = tuple(Entrant.parse(bot, "10it") for bot in bots)
    found = Tournament("murano", seats, entrants, games, seed=1, limit=6)
    return replace(found, **more)  # type: ignore[arg-type]


WHOLE = 1000
"""A turn limit that is high enough for whole games."""


def lineups(found: Tournament) -> list[list[str]]:
    return [[entrant.name for entrant in lineup] for lineup in found.lineups]


def games(series: list[Series]) -> list[tuple[object, ...]]:
    return [without_times(played) for one in series for deal in one.played + one.broken_off() for played in deal]


A, B, C = "random@1it", "random@2it", "random@3it"


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ([A, B], 2, [[A, B]]),
        ([A, B, C], 2, [[A, B], [A, C], [B, C]]),
        ([A, B, C], 3, [[A, B, C]]),
        ([A, B], 4, [[A, B, A, B]]),
        ([A, B], 3, [[A, B, A], [A, B, B]]),
        ([A, B, C], 4, [[A, B, C, A], [A, B, C, B], [A, B, C, C]]),
        ([A], 3, [[A, A, A]]),
    ],
)
def test_line_ups_in_which_all_are_equal(bots: list[str], seats: int, expected: list[list[str]]) -> None:
    assert lineups(plan(*bots, seats=seats)) == expected


def test_line_ups_of_one_against_the_rest() -> None:
    assert lineups(plan(A, B, seats=4, lineup=ONE_AGAINST_REST)) == [[A, B, B, B], [B, A, A, A]]
    assert lineups(plan(A, B, seats=2, lineup=ONE_AGAINST_REST)) == [[A, B]]
    assert len(lineups(plan(A, B, C, seats=3, lineup=ONE_AGAINST_REST))) == 6


@pytest.mark.parametrize(("bots", "seats"), [([A, B], 2), ([A, B], 4), ([A, B, C], 3), ([A, B, C], 4), ([A], 2)])
def test_every_bot_has_every_seat_equally_often_on_every_deal(bots: list[str], seats: int) -> None:
    found = plan(*bots, seats=seats)
    orders = set()
    for deal in range(1, 9):
        sat: Counter[tuple[str, int]] = Counter()
        for lineup in found.lineups:
            for match in found.matches(lineup, deal):
                assert match.deal == deal
                sat.update((entrant.name, seat) for seat, entrant in enumerate(match.entrants))
                orders.add(tuple(entrant.name for entrant in match.entrants))
        assert len(sat) == len(bots) * seats
        assert len(set(sat.values())) == 1
    if len(bots) == seats == 3:
        assert len(orders) == 6


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(A, B, games=5).total() == 6
    assert plan(A, B, C, seats=3, games=1).total() == 3
    assert plan(A, B, seats=4, games=10, lineup=ONE_AGAINST_REST).total() == 24


def test_the_same_games_whatever_the_number_of_workers_and_in_the_same_order(tmp_path: Path) -> None:
    found = plan("random", FIRST, SOMETIMES, games=4)
    texts = []
    for workers in (1, 2):
        with Results(tmp_path / str(workers)) as results:
            series, is_cut = run(found, Workers(workers), results)
        assert not is_cut
        with Results(tmp_path / str(workers)) as results:
            texts.append([without_times(played) for played in results.played])
        assert sorted(texts[-1], key=str) == sorted(games(series), key=str)
    assert texts[0] == texts[1]
    assert len(texts[0]) == 12


def test_all_line_ups_play_the_same_deals() -> None:
    series, _ = run(plan("random", FIRST, SOMETIMES, games=4), Workers())
    assert [[len(deal) for deal in one.played] for one in series] == [[2, 2]] * 3
    assert [[deal[0].deal for deal in one.played] for one in series] == [[1, 2]] * 3


def lines(path: Path) -> list[tuple[object, ...]]:
    with Results(path) as results:
        return [without_times(played) for played in results.played]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("kept", [0, 1, 5, 12])
def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path, workers: int, kept: int) -> None:
    found = plan("random", FIRST, seats=3, games=6)
    path = tmp_path / "results"
    with Results(path) as results:
        expected = games(run(found, Workers(), results)[0])
    whole = path.read_bytes().splitlines(keepends=True)
    assert len(whole) == 12
    # It was killed while it wrote a line.
    path.write_bytes(b"".join(whole[:kept]) + (whole[kept][:50] if kept < 12 else b""))
    told: list[int] = []
    with Results(path) as results:
        assert len(results.played) == kept
        assert games(run(found, Workers(workers), results, told.append)[0]) == expected
    assert told == [kept] + [1] * (12 - kept)
    again = path.read_bytes().splitlines(keepends=True)
    assert again[:kept] == whole[:kept]
    assert len(again) == 12


def test_more_games_may_be_asked_for_later_and_fewer_count(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with Results(path) as results:
        few, _ = run(plan("random", FIRST, games=2), Workers(), results)
    with Results(path) as results:
        many, _ = run(plan("random", FIRST, games=6), Workers(), results)
    assert games(many) == games(run(plan("random", FIRST, games=6), Workers())[0])
    assert len(lines(path)) == 6
    with Results(path) as results:
        assert games(run(plan("random", FIRST, games=2), Workers(), results)[0]) == games(few)
    assert len(lines(path)) == 6


def test_results_of_another_tournament_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results"
    mine = plan("random", FIRST, games=2)
    with Results(path) as results:
        run(mine, Workers(), results)
    before = path.read_bytes()
    others: list[tuple[Tournament, str]] = [
        (replace(mine, seed=2), "its seed is 1, not 2"),
        (replace(mine, game="venezia"), "its game is murano, not venezia"),
        (replace(mine, limit=50), "its turn limit is 6, not 50"),
        (replace(mine, seats=3), "its number of seats is 2, not 3"),
        (replace(mine, options={"scoring": "hand"}), "set of options"),
        (plan("random", SOMETIMES, games=2), f"its line-up is random, {FIRST}"),
        (replace(mine, entrants=(mine.entrants[0], Entrant.parse(FIRST, "20it"))), "are 10it, 10it"),
    ]
    for other, reason in others:
        with Results(path) as results, pytest.raises(LagunaError) as error:
            run(other, Workers(), results)
        assert reason in str(error.value)
        assert "line 1" in str(error.value)
        assert "--out" in str(error.value)
    monkeypatch.setattr(module, "code", lambda: "other")
    with Results(path) as results, pytest.raises(LagunaError, match="have been changed since"):
        run(plan("random", FIRST, games=2), Workers(), results)
    path.write_bytes(before + before)
    monkeypatch.undo()
    with Results(path) as results, pytest.raises(LagunaError, match=r"line 3.*twice"):
        run(plan("random", FIRST, games=2), Workers(), results)


def test_the_mark_of_other_bots_covers_all_that_they_are_made_of() -> None:
    """A bot in a package may use any module of it; one that is a single module has nothing but that."""
    marks = {module._code((Entrant.parse(bot, "10it"),)) for bot in ("hard", "classic-hard", FIRST)}
    assert len(marks) == 3
    names = {path.name for path in module._files("laguna.classic.bots")}
    assert {"search.py", "parameters.py", "land.py"} <= names
    assert [path.name for path in module._files("this")] == ["this.py"]


def test_a_file_that_holds_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("buy glass\nsail\n")
    with pytest.raises(LagunaError, match=r"notes, line 1: this is no result"):
        Results(path)
    assert path.read_text() == "buy glass\nsail\n"
    with pytest.raises(LagunaError, match="cannot be written"):
        Results(tmp_path)


@pytest.mark.parametrize("text", [b"buy glass", b'{"game', b"{", b"\x00\xff"])
def test_a_file_without_an_end_of_line_is_emptied_only_if_it_is_ours(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(text)
    if text.startswith(b"{"):
        with Results(path) as results:
            assert results.played == []
        assert path.read_bytes() == b""
        return
    with pytest.raises(LagunaError, match=r"notes does not end with a result.*--out"):
        Results(path)
    assert path.read_bytes() == text


def test_a_result_begins_as_it_is_looked_for(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with Results(path) as results:
        run(plan("random", FIRST, games=2), Workers(), results)
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for kept in range(first + 1, len(whole), 40):
        path.write_bytes(whole[:kept])
        with Results(path) as results:
            assert len(results.played) == 1
    path.write_bytes(whole[:first] + b"my notes")
    with pytest.raises(LagunaError, match="does not end with a result"):
        Results(path)
    assert path.read_bytes() == whole[:first] + b"my notes"


def test_two_runs_do_not_write_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with Results(path), pytest.raises(LagunaError, match="Another arena is writing"):
        Results(path)
    with Results(path) as results:
        assert results.played == []


def test_until_clear_stops_at_the_same_deal_whoever_plays(tmp_path: Path) -> None:
    found = plan("random", FIRST, games=200, until_clear=True, limit=WHOLE)
    played: list[list[tuple[object, ...]]] = []
    for workers in (1, 2):
        path = tmp_path / str(workers)
        with Results(path) as results:
            series, is_cut = run(found, Workers(workers), results)
        assert not is_cut
        assert len(series[0].played) < 15
        assert report(found, series).bots[FIRST].interval[0] > 0.5
        with Results(path) as results:
            again, _ = run(found, Workers(workers), results)
        played += [games(series), games(again), lines(path)]
    assert all(one == played[0] for one in played)


def test_until_clear_goes_on_among_equals() -> None:
    found = plan(A, B, games=20, until_clear=True)
    series, _ = run(found, Workers())
    assert len(series[0].played) == 10
    low, high = report(found, series).bots[A].interval
    assert low < 0.5 < high


def test_until_clear_stops_each_line_up_for_itself() -> None:
    found = plan(FIRST, A, B, games=20, until_clear=True, limit=WHOLE)
    series, _ = run(found, Workers(2))
    assert [len(one.played) < 10 for one in series] == [True, True, False]


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in (
        plan(),
        plan("random", "random"),
        plan("random", games=0),
        plan("random", seats=7),
        plan("random", limit=-1),
        plan("random", options={"luck": "yes"}),
        plan("random", lineup=ONE_AGAINST_REST),
        plan("random", lineup="upside-down"),
        plan("random", until_clear=True),
        plan(A, B, C, seats=3, until_clear=True),
    ):
        with pytest.raises(CannotParse):
            run(wrong, Workers())


def test_a_series_counts_deals_in_their_order() -> None:
    found = plan("random", FIRST, games=6)
    played: list[Played] = [one for deal in run(found, Workers())[0][0].played for one in deal]
    late = Series(found, found.lineups[0])
    for one in reversed(played):
        assert not late.is_done
        late.add(one)
    assert late.is_done
    assert [deal[0].deal for deal in late.played] == [1, 2, 3]
    part = Series(found, found.lineups[0])
    for one in (played[0], played[1], played[4]):
        part.add(one)
    assert [len(deal) for deal in part.played] == [2]
    assert [len(deal) for deal in part.broken_off()] == [1]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [("murano", 2), ("murano", 4), ("venezia", 2), ("venezia", 4)])
def test_hundreds_of_games_among_equals(game: str, seats: int) -> None:
    found = plan(A, B, seats=seats, games=300, game=game, limit=WHOLE)
    shown = report(found, run(found, Workers(2))[0])
    assert (shown.games, shown.unfinished) == (300, 0)
    # One interval in twenty may miss, but not by much.
    for share in (*shown.bots.values(), *shown.seats.values()):
        low, high = share.interval
        assert low - 0.03 < share.even_share < high + 0.03


def test_bots_between_random_and_easy_take_part() -> None:
    series, _ = run(plan("mixed:0.3", "random", games=2), Workers())
    assert {name for deal in series[0].played for played in deal for name in played.bots} == {
        "mixed:0.3",
        "random",
    }
