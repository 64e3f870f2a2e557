"""The rules of Traghetto, each test named after its rule."""

from typing import Any

import traghetto
from traghetto.rules import CAST_OFF, COPIES, FARES, FERRIES, PLAY, Crossing, Passenger, State

from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER, Game, Item
from laguna.kernel.worth import Sum, appraise
from laguna.testing import check_game, walk

_GAME: Game[State] = traghetto  # The type checker compares the module with the contract here.


def names(s: State) -> list[str]:
    return [traghetto.ACTIONS.name(action) for action in traghetto.legal(s)]


def do(s: State, *actions: str) -> None:
    for action in actions:
        number = traghetto.ACTIONS.number(action)
        assert number in traghetto.legal(s), f"{action}: {names(s)}"
        traghetto.apply(s, number)


def dealt(*hands: str, first: int = 0) -> State:
    """A game in which everybody was dealt these fares."""
    s = traghetto.new(len(hands))
    do(s, f"first {first}")
    for n in range(len(hands)):
        do(s, *(f"card {fare}" for fare in hands[(first + n) % len(hands)]))
    return s


def test_every_promise_of_the_contract_is_kept() -> None:
    check_game(traghetto, games=12)


def test_t_set_1_everybody_gets_three_cards_from_the_first_player_on() -> None:
    s = traghetto.new(3)
    assert traghetto.turn(s) == CHANCE
    assert names(s) == ["first 0", "first 1", "first 2"]
    do(s, "first 2")
    drawers = []
    for _ in range(9):
        drawers.append(s.drawer)
        do(s, names(s)[0])
    assert drawers == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    assert traghetto.turn(s) == 2
    assert sum(s.pile) == COPIES * FARES - 9


def test_t_play_1_a_card_from_the_hand_boards_any_gondola() -> None:
    s = dealt("113", "888")
    assert names(s) == [f"play {fare} {ferry}" for ferry in FERRIES for fare in (1, 3)]
    do(s, "play 3 san_samuele")
    assert s.gondolas == [[], [Passenger(0, 3)], []]


def test_t_draw_1_a_card_is_drawn_after_playing_and_the_next_is_on_turn() -> None:
    s = dealt("113", "888")
    do(s, "play 3 san_samuele")
    assert (traghetto.question(s), s.drawer) == ("card", 0)
    assert "card 8" not in names(s), "all of them are in a hand"
    do(s, "card 5")
    assert (traghetto.turn(s), traghetto.turns(s), sum(s.hands[0])) == (1, 1, 3)


def test_t_cross_1_the_highest_fare_gets_them_all() -> None:
    s = dealt("124", "357")
    do(s, "play 4 san_toma", "card 1", "play 5 san_toma", "card 1", "play 2 san_toma")
    assert s.crossings == [Crossing(1, 0, 11)]
    assert s.gondolas[0] == []
    assert traghetto.view(s, -1).scores == [0, 11]


def test_t_cross_1_of_equals_the_first_aboard_counts() -> None:
    s = dealt("128", "358")
    do(s, "play 8 san_toma", "card 6", "play 8 san_toma", "card 1", "play 1 san_toma")
    assert s.crossings == [Crossing(0, 0, 17)]


def test_t_cast_1_two_passengers_may_leave_and_nothing_is_drawn() -> None:
    s = dealt("124", "357")
    do(s, "play 4 santa_sofia", "card 1")
    assert not any(action in CAST_OFF for action in traghetto.legal(s))
    do(s, "play 3 santa_sofia", "card 2")
    do(s, "cast_off santa_sofia")
    assert s.crossings == [Crossing(0, 2, 7)]
    assert (traghetto.turn(s), sum(s.hands[0])) == (1, 3)


def test_t_end_1_the_last_card_ends_it_and_waiting_passengers_count_for_nobody() -> None:
    s = dealt("124", "357")
    s.pile = [0] * FARES
    s.crossed = [COPIES - sum(hand[fare] for hand in s.hands) for fare in range(FARES)]
    do(s, "play 1 san_toma", "play 3 san_toma", "play 2 san_toma")
    do(s, "play 5 san_samuele", "play 4 san_samuele")
    assert traghetto.turn(s) == 1
    do(s, "play 7 santa_sofia")
    assert (traghetto.turn(s), traghetto.question(s)) == (OVER, "over")
    result = traghetto.result(s)
    assert (result.scores, result.ranks) == ((0, 6), (2, 1))


def test_t_end_1_whoever_has_no_card_is_skipped() -> None:
    s = dealt("124", "357", "666")
    s.pile = [0] * FARES
    s.hands[1] = [0] * FARES
    s.crossed = [COPIES - sum(hand[fare] for hand in s.hands) for fare in range(FARES)]
    do(s, "play 1 san_toma")
    assert traghetto.turn(s) == 2


def test_t_hid_1_others_see_how_many_cards_and_not_which() -> None:
    s = dealt("124", "357")
    assert traghetto.view(s, 0).hand == [1, 2, 4]
    assert traghetto.view(s, -1).hand == []
    assert traghetto.view(s, 1).cards == [3, 3]
    worlds = {tuple(traghetto.redeal(s, 1, Rng(n)).hands[0]) for n in range(200)}
    assert len(worlds) > 50
    # Of the three passengers for 5, seat 1 holds one: nobody else can have three.
    assert max(hand[4] for hand in worlds) == COPIES - 1


def test_a_reason_names_the_rule() -> None:
    s = dealt("124", "357")
    play_8 = PLAY.first + FARES - 1
    assert traghetto.why(s, 0, play_8).rule == "T-PLAY-1"
    assert traghetto.why(s, 0, CAST_OFF.first).rule == "T-CAST-1"
    assert traghetto.why(s, 1, play_8).key == "not_your_turn"


def test_what_a_learner_sees_fits_its_layout() -> None:
    layout = traghetto.DRIVERS.standard.layout()
    for seats in traghetto.SEATS:
        for s, _ in walk(traghetto, seats, 3):
            for seat in range(seats):
                row = list(traghetto.DRIVERS.standard.observe(s, seat))
                assert len(row) == layout.length
                for part in layout.slices:
                    numbers = row[part.first : part.first + part.size]
                    assert part.low <= min(numbers) <= max(numbers) <= part.high, part.name


def test_if_it_ended_now_comes_from_the_account() -> None:
    """It is asked for nothing more: what all can see is told, to players and to whoever watches."""
    s = dealt("123", "456")
    do(s, "play 3 san_toma", "card 8", "play 6 san_toma", "card 8", "cast_off san_toma")
    for seat in (-1, 0, 1):
        told = appraise(traghetto, s, seat)
        assert told.sums == [Sum(0, 0), Sum(1, 9)]
        assert told.assets == []


def test_an_account_of_secrets_would_not_be_told() -> None:
    """If points depended on hands, only whoever holds a hand would be told about it."""

    class Secretive:
        WORTH = None
        redeal = staticmethod(traghetto.redeal)

        @staticmethod
        def account(s: State) -> list[Item]:
            return [Item(seat, sum(n * held for n, held in enumerate(s.hands[seat])), "hand") for seat in (0, 1)]

    s = dealt("123", "456")
    game: Any = Secretive
    assert [one.seat for one in appraise(game, s, 0).sums] == [0]
    assert [one.seat for one in appraise(game, s, 1).sums] == [1]
    assert appraise(game, s, -1).sums == []
