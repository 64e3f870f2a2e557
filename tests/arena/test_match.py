"""One game between bots: fair draws, honest bots, correct figures."""

from dataclasses import replace

import pytest

from laguna.arena.match import Entrant, Match, Played, Terms, Times, play, rounded
from laguna.arena.simulate import UNFINISHED
from laguna.games import murano
from laguna.kernel.errors import CannotParse, LagunaError, NotLegal
from tests.arena.players import BROKEN, CHEAT, FIRST, SOMETIMES

TERMS = Terms("murano", 7, "code", {}, 1000)
SHORT = replace(TERMS, limit=10)


def entrants(*names: str, budget: str = "10it") -> tuple[Entrant, ...]:
    return tuple(Entrant.parse(name, budget) for name in names)


def without_times(played: Played) -> tuple[object, ...]:
    return tuple(getattr(played, name) for name in Played.__struct_fields__ if name != "times")


def test_the_same_match_gives_the_same_game_and_another_deal_another() -> None:
    match = Match(SHORT, 1, entrants("random", FIRST))
    assert without_times(play(match)) == without_times(play(match))
    assert play(match).decisions != play(replace(match, deal=2)).decisions
    assert play(match).decisions != play(replace(match, terms=replace(SHORT, seed=8))).decisions


def test_two_bots_of_the_same_level_do_not_think_alike() -> None:
    played = play(Match(TERMS, 1, entrants(SOMETIMES, SOMETIMES)))
    assert played.scores[0] != played.scores[1]


def test_what_is_told_of_a_game() -> None:
    played = play(Match(TERMS, 3, entrants(FIRST, "random", "random@20it")))
    assert (played.game, played.rules, played.code) == ("murano", murano.VERSION, "code")
    assert (played.seed, played.deal, played.max_turns) == (7, 3, 1000)
    assert played.bots == (FIRST, "random", "random@20it")
    assert played.budgets == ("10it", "10it", "20it")
    assert sorted(played.ranks)[0] == 1
    assert played.scores[played.ranks.index(1)] == max(played.scores)
    assert played.end != UNFINISHED
    assert sum(played.wins()) == 1
    moves = [sum(times.moves.values()) for times in played.times]
    turns = [sum(times.turns.values()) for times in played.times]
    assert 0 < sum(moves) < played.decisions
    assert all(0 < turn <= move for turn, move in zip(turns, moves, strict=True))
    assert sum(turns) <= played.turns + 3


def test_a_game_that_is_cut_off_has_no_result() -> None:
    played = play(Match(replace(TERMS, limit=5), 1, entrants("random", "random")))
    assert (played.end, played.ranks, played.scores, played.turns) == (UNFINISHED, (), (), 5)


def test_a_win_is_shared_by_all_who_are_first() -> None:
    def wins(*ranks: int) -> list[float]:
        one = play(Match(replace(TERMS, limit=1), 1, entrants("random", "random")))
        fields = {name: getattr(one, name) for name in Played.__struct_fields__}
        return Played(**{**fields, "ranks": ranks}).wins()

    assert wins(2, 1, 3) == [0, 1, 0]
    assert wins(1, 3, 1) == [0.5, 0, 0.5]
    assert wins() == []


def test_a_bot_that_fails_stops_the_game_and_the_error_says_where() -> None:
    for bot, kind in ((CHEAT, NotLegal), (BROKEN, LagunaError)):
        with pytest.raises(kind) as error:
            play(Match(TERMS, 4, entrants("random", bot)))
        assert error.value.__notes__ == [f"This was in deal 4 of seed 7, the seats being random, {bot}."]


def test_entrants_as_they_are_typed() -> None:
    assert Entrant.parse(" random ", "1s") == Entrant("random", "random", "1000ms")
    assert Entrant.parse("random@50it", "1s") == Entrant("random@50it", "random", "50it")
    for wrong in ("genius", "random@fast", ""):
        with pytest.raises(CannotParse):
            Entrant.parse(wrong, "1s")


def test_times_are_kept_to_three_digits() -> None:
    assert [rounded(seconds) for seconds in (0.0000014, 0.000123, 0.0123456, 1.5)] == [1, 123, 12300, 1500000]
    assert Times({1: 2}, {}).moves == {1: 2}
