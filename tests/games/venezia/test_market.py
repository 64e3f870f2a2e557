"""Drawing cards: the pile, the market, the discards (V-DRAW)."""

from collections import Counter
from itertools import combinations

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.game import CHANCE

from .scene import Scene, event, random_game


def asked(scene: Scene) -> tuple[int, str]:
    return scene.turn(), scene.question()


def drawing(scene: Scene, seat: int = 0) -> Scene:
    """The seat has come to the last step of its turn."""
    scene.lines(f"{seat} done", f"{seat} drain_nothing")
    assert scene.s.log is not None
    scene.s.log.clear()
    return scene


def known(scene: Scene, seat: int, by: int = -1) -> dict[str, int]:
    """What a seat is known to have in hand, as another sees it."""
    cards = venezia.view(scene.s, by).players[seat].known
    return {t.KINDS[kind]: n for kind, n in enumerate(cards) if n}


def cards(counts: list[int]) -> dict[str, int]:
    return {t.KINDS[kind]: n for kind, n in enumerate(counts) if n}


def offers(scene: Scene) -> list[str]:
    return [name.split()[1] for name in scene.legal() if name.startswith("offer")]


# The first way.


@pytest.mark.parametrize("kind", t.KINDS)
def test_v_draw_1_one_card_from_the_market(kind: str) -> None:
    scene = drawing(Scene().hand(0, "campo").market(kind, "basilica" if kind != "basilica" else "house"))
    scene.lines(f"0 take {kind}")
    assert Counter(scene.cards_of(0)) == Counter(["campo", kind])
    assert kind not in scene.market_cards()
    assert len(scene.market_cards()) == 1
    # One card, and the turn is over.
    assert asked(scene) == (1, "play")
    assert scene.told(2) == [event("took", seat=0, card=kind)]


@pytest.mark.parametrize("kind", t.KINDS)
def test_v_draw_1_one_card_from_the_pile(kind: str) -> None:
    scene = drawing(Scene().hand(0, "campo").market("bridge"))
    scene.lines("0 pile")
    assert asked(scene) == (CHANCE, "draw_card")
    assert venezia.weights(scene.s) == list(scene.s.pile)
    assert venezia.view(scene.s, 1).drawing == 1
    scene.lines(f"* card {kind}")
    assert Counter(scene.cards_of(0)) == Counter(["campo", kind])
    assert scene.market_cards() == ["bridge"]
    assert asked(scene) == (1, "play")


def test_v_draw_1_the_pile_is_what_lies_nowhere_else() -> None:
    scene = Scene().hand(1, *["house"] * 5).front(2, "campo", 2).market("house", "bridge").discards(house=2)
    drawing(scene).lines("0 pile")
    assert scene.legal() == ["card palazzo", "card campo", "card basilica", "card bridge"]
    assert venezia.weights(scene.s) == [8, 6, 10, 7]


def test_v_draw_1_what_is_not_in_the_market_cannot_be_taken() -> None:
    scene = drawing(Scene().market("palazzo", "bridge"))
    assert scene.legal() == ["take palazzo", "take bridge", "pile"]
    scene = drawing(Scene())
    assert scene.legal() == ["pile"]


# The second way.


def test_v_draw_2_put_a_card_into_the_market_of_a_kind_not_there_yet() -> None:
    scene = drawing(Scene().hand(0, "house", "palazzo", "palazzo").market("house", "bridge"))
    assert scene.legal() == ["take house", "take bridge", "pile", "offer palazzo"]
    scene.lines("0 offer palazzo")
    assert scene.market_cards() == ["house", "palazzo", "bridge"]
    assert scene.cards_of(0) == {"house": 1, "palazzo": 1}
    assert scene.told(1) == [event("offered", seat=0, card="palazzo")]
    assert asked(scene) == (0, "take")


MARKETS = [market for n in range(4) for market in combinations(("house", "palazzo", "campo", "bridge"), n)]


@pytest.mark.parametrize(("market", "taken"), [(m, n) for m in MARKETS for n in range(len(m) + 1)])
def test_v_draw_2_exactly_three_any_of_the_market_then_the_rest_from_the_pile(
    market: tuple[str, ...], taken: int
) -> None:
    for chosen in combinations(market, taken):
        scene = drawing(Scene().hand(0, "basilica", "basilica").market(*market)).lines("0 offer basilica")
        for n, kind in enumerate(chosen):
            left = [other for other in market if other not in chosen[:n]]
            assert asked(scene) == (0, "take")
            # Not the card just put there, and nothing else: neither the first way nor another card.
            assert scene.legal() == [*(f"take {other}" for other in left), "pile"]
            assert venezia.view(scene.s, 1).to_take == 3 - n
            scene.lines(f"0 take {kind}")
        if 0 < taken == len(market) < 3 or not market:
            # Nothing is left on offer: no question.
            assert asked(scene) == (CHANCE, "draw_card")
        elif taken < 3:
            scene.lines("0 pile")
        for n in range(3 - taken):
            assert asked(scene) == (CHANCE, "draw_card")
            assert venezia.view(scene.s, 2).drawing == 3 - taken - n
            scene.lines("* card basilica")
        assert asked(scene) == (1, "play")
        assert sum(scene.cards_of(0).values()) == 1 + 3
        assert Counter(scene.cards_of(0)) == Counter([*chosen, *["basilica"] * (4 - taken)])
        left = [other for other in t.KINDS if other in (*market, "basilica") and other not in chosen]
        # V-DRAW-5: four of them are swept away.
        assert scene.market_cards() == (left if len(left) < 4 else [])


def test_v_draw_2_after_three_from_the_market_none_from_the_pile() -> None:
    scene = drawing(Scene().hand(0, "house").market("palazzo", "campo", "bridge")).lines("0 offer house")
    scene.lines("0 take palazzo", "0 take campo", "0 take bridge")
    assert asked(scene) == (1, "play")
    assert scene.market_cards() == ["house"]
    assert scene.cards_of(0) == {"palazzo": 1, "campo": 1, "bridge": 1}


def test_v_draw_2_the_card_just_put_there_is_not_taken_back() -> None:
    for market in ((), ("campo",), ("palazzo", "campo", "bridge")):
        scene = drawing(Scene().hand(0, "house").market(*market)).lines("0 offer house")
        while scene.question() == "take":
            assert "take house" not in scene.legal()
            scene.lines(f"0 {scene.legal()[0]}")
        assert "house" in scene.market_cards()
    # The next player may take it.
    scene = drawing(Scene().hand(0, "house")).lines("0 offer house", *["* card bridge"] * 3)
    drawing(scene, 1)
    assert scene.legal() == ["take house", "pile"]
    scene.lines("1 take house")
    assert scene.cards_of(1) == {"house": 1}


def test_v_draw_2_one_card_is_put_there_not_two() -> None:
    scene = drawing(Scene().hand(0, "house", "campo", "bridge").market("palazzo")).lines("0 offer house")
    assert scene.legal() == ["take palazzo", "pile"]
    scene.lines("0 pile", "* card house", "* card house", "* card house")
    assert asked(scene) == (1, "play")


def test_v_draw_2_who_takes_from_the_pile_is_not_asked_again() -> None:
    scene = drawing(Scene().hand(0, "house").market("palazzo", "campo")).lines("0 offer house", "0 take campo")
    scene.lines("0 pile", "* card bridge")
    assert asked(scene) == (CHANCE, "draw_card")
    scene.lines("* card bridge")
    assert asked(scene) == (1, "play")
    assert scene.market_cards() == ["house", "palazzo"]


def test_v_draw_2_what_was_put_there_is_forgotten_in_the_next_turn() -> None:
    scene = drawing(Scene().hand(0, "house").hand(1, "bridge")).lines("0 offer house", *["* card campo"] * 3)
    assert venezia.view(scene.s, 2).offered == -1
    drawing(scene, 1).lines("1 offer bridge")
    assert scene.legal() == ["take house", "pile"]
    assert venezia.view(scene.s, 2).offered == t.BRIDGE


# How many cards in hand.

HANDS = ("palazzo", "campo", "basilica", "bridge", "house")


@pytest.mark.parametrize("size", range(6))
def test_v_draw_3_never_more_than_five_in_hand(size: int) -> None:
    scene = drawing(Scene().hand(0, *HANDS[:size]).market("house"))
    if size == 5:
        # Nothing is drawn, and nothing asked.
        assert asked(scene) == (1, "play")
        assert sum(scene.cards_of(0).values()) == 5
        assert scene.told(1) == []
        return
    assert asked(scene) == (0, "draw")
    kinds = sorted(HANDS[:size], key=t.KINDS.index) if size <= 3 else []
    assert scene.legal() == ["take house", "pile", *(f"offer {kind}" for kind in kinds)]
    if kinds:
        scene.lines(f"0 offer {kinds[0]}", "0 pile", *["* card house"] * 3)
        assert sum(scene.cards_of(0).values()) == size + 2 <= 5
    else:
        scene.lines("0 pile", "* card house")
        assert sum(scene.cards_of(0).values()) == size + 1
    assert asked(scene) == (1, "play")


def test_v_draw_3_what_was_played_this_turn_is_not_in_hand() -> None:
    scene = Scene().hand(0, "bridge", "bridge", "campo", "house", "house").lines("0 project bridge", "0 done")
    scene.lines("0 drain_nothing")
    # Four are left: one can be drawn, none put into the market.
    assert scene.legal() == ["pile"]
    scene = (
        Scene()
        .hand(0, "bridge", "bridge", "campo", "house", "house")
        .lines("0 project bridge", "0 project campo", "0 done", "0 drain_nothing")
    )
    assert offers(scene) == ["house", "bridge"]


@pytest.mark.parametrize(
    ("hand", "market", "kinds"),
    [
        (("house",), ("house",), []),
        (("house", "house", "bridge"), ("house", "bridge", "campo"), []),
        (("house", "house", "campo"), ("house", "bridge"), ["campo"]),
        (("house", "house", "house"), (), ["house"]),
    ],
)
def test_v_draw_3_when_all_kinds_lie_in_the_market_only_the_first_way(
    hand: tuple[str, ...], market: tuple[str, ...], kinds: list[str]
) -> None:
    scene = drawing(Scene().hand(0, *hand).market(*market))
    assert offers(scene) == kinds
    assert scene.legal()[: len(market) + 1] == [
        *(f"take {kind}" for kind in sorted(market, key=t.KINDS.index)),
        "pile",
    ]


def test_v_draw_3_drawing_is_compulsory() -> None:
    """In games played at random: whoever comes to the last step with fewer than five cards draws."""
    verbs = set()
    for seed in range(4):
        for s in random_game(seed, 2 + seed):
            if venezia.question(s) == "draw":
                assert sum(s.hand[s.seat * 5 : s.seat * 5 + 5]) < 5
                verbs |= {venezia.ACTIONS.span(action).verb for action in venezia.legal(s)}
            assert all(sum(s.hand[seat * 5 : seat * 5 + 5]) <= 5 for seat in range(s.seats))
    assert verbs == {"take", "pile", "offer", "gold"}


def test_v_draw_3_with_the_option_drawing_may_be_left_out() -> None:
    scene = drawing(Scene(draw="may").hand(0, "campo").market("house"))
    assert scene.legal() == ["take house", "pile", "offer campo", "go_on"]
    assert scene.why(0, "go_on") == ("V-DRAW-1", "legal")
    scene.lines("0 go_on")
    assert asked(scene) == (1, "play")
    assert scene.cards_of(0) == {"campo": 1}
    assert scene.told(1)[-1] == event("draws_nothing", seat=0)


def test_v_draw_3_with_the_option_four_cards_leave_the_first_way_or_nothing() -> None:
    assert drawing(Scene(draw="may").hand(0, *HANDS[:4])).legal() == ["pile", "go_on"]
    # With a full hand nothing is asked, as without the option.
    assert asked(drawing(Scene(draw="may").hand(0, *HANDS[:5]))) == (1, "play")


def test_v_draw_3_with_the_option_whoever_offers_a_card_takes_three() -> None:
    scene = drawing(Scene(draw="may").hand(0, "campo").market("house")).lines("0 offer campo")
    assert scene.legal() == ["take house", "pile"]
    scene.lines("0 take house", "* card bridge", "* card bridge")
    assert scene.cards_of(0) == {"house": 1, "bridge": 2}


def test_v_draw_3_leaving_it_out_is_doing_nothing() -> None:
    """V-END-4: whoever neither plays nor drains nor draws has done nothing in the turn."""
    scene = Scene(draw="may", stall_rounds="1")
    for seat in range(3):
        scene.lines(f"{seat} done", f"{seat} drain_nothing", f"{seat} go_on")
    assert venezia.result(scene.s).ended_by == ("stall",)


# The pile comes to its end.


def test_v_draw_4_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    scene = drawing(Scene().hand(1, "bridge", "bridge").front(2, "campo").market("house").pile())
    assert sum(scene.s.pile) == 0
    discards = list(scene.s.discards)
    assert discards == [7, 8, 7, 10, 6]
    scene.lines("0 pile")
    # What lies elsewhere stays there.
    assert list(scene.s.pile) == discards
    assert list(scene.s.discards) == [0] * 5
    assert scene.told(1) == [event("shuffled", number=38)]
    view = venezia.view(scene.s, 1)
    assert (view.pile, view.discards) == (38, [0] * 5)
    assert venezia.weights(scene.s) == discards
    scene.lines("* card basilica")
    assert scene.cards_of(0) == {"basilica": 1}
    assert scene.market_cards() == ["house"]


@pytest.mark.parametrize("left", range(5))
def test_v_draw_4_in_the_middle_of_a_draw_and_not_before_it_is_needed(left: int) -> None:
    scene = drawing(Scene().hand(0, "house").pile(*["palazzo"] * left)).lines("0 offer house")
    for n in range(3):
        assert asked(scene) == (CHANCE, "draw_card")
        if n < left:
            assert scene.legal() == ["card palazzo"]
            assert venezia.weights(scene.s) == [left - n]
            scene.lines("* card palazzo")
        else:
            # The house just put into the market is not among the discards.
            assert venezia.weights(scene.s)[0] == 7
            scene.lines("* card basilica")
    assert asked(scene) == (1, "play")
    took = min(left, 3)
    assert scene.cards_of(0) == {kind: n for kind, n in (("palazzo", took), ("basilica", 3 - took)) if n}
    shuffles = [said.key for said in scene.told(2)].count("shuffled")
    assert shuffles == (1 if left < 3 else 0)
    if left == 3:
        # The pile is empty now, and stays so until somebody needs a card.
        assert sum(scene.s.pile) == 0
        drawing(scene, 1).lines("1 take house")
        assert sum(scene.s.pile) == 0
        drawing(scene, 2).lines("2 pile")
        assert [said.key for said in scene.told(0)] == ["shuffled"]


@pytest.mark.parametrize("left", range(1, 5))
def test_v_draw_4_with_the_option_the_discards_become_the_pile_at_once(left: int) -> None:
    scene = drawing(Scene(reshuffle="at_once").hand(0, "house").pile(*["palazzo"] * left)).lines("0 offer house")
    for n in range(3):
        if n < left:
            assert scene.legal() == ["card palazzo"]
            scene.lines("* card palazzo")
            # With the last card comes the new pile.
            assert sum(scene.s.pile) == (left - n - 1 or 42 - 1 - left)
            assert (sum(scene.s.discards) == 0) == (n + 1 == left)
        else:
            assert venezia.weights(scene.s)[0] == 7
            scene.lines("* card basilica")
    assert [said.key for said in scene.told(2)].count("shuffled") == (1 if left <= 3 else 0)
    assert asked(scene) == (1, "play")


def test_v_draw_4_with_the_option_later_discards_stay_open() -> None:
    """What is discarded after the last card was drawn is not in the new pile."""
    told = {}
    for reshuffle in ("needed", "at_once"):
        scene = drawing(Scene(reshuffle=reshuffle).hand(1, "house").pile("campo")).lines("0 pile", "* card campo")
        scene.lines("1 house", "1 done", "1 at castello b2", "1 drain_nothing", "1 pile")
        told[reshuffle] = (cards(list(scene.s.discards)), scene.s.pile[t.HOUSE])
    assert told == {"needed": ({}, 8), "at_once": ({"house": 1}, 7)}


def test_v_draw_4_with_the_option_the_news_come_in_order() -> None:
    scene = drawing(Scene(reshuffle="at_once").pile("campo")).lines("0 pile", "* card campo")
    assert scene.told(1)[-2:] == [event("drew", all_but(0), seat=0), event("shuffled", number=41)]
    scene = Scene(2, reshuffle="at_once").pile("campo").lines("0 now", "* card campo")
    assert [said.key for said in scene.told(1)][-3:] == ["shuffled", "imaginary_gets", "imaginary_master"]


def test_v_draw_4_order_of_the_news() -> None:
    scene = drawing(Scene().hand(0, "house").pile("campo")).lines("0 offer house", "* card campo")
    scene.lines("* card bridge", "* card bridge")
    assert scene.told(1) == [
        event("offered", seat=0, card="house"),
        event("drew", all_but(0), seat=0),
        event("shuffled", number=40),
        event("drew", all_but(0), seat=0),
        event("drew", all_but(0), seat=0),
    ]


def test_v_draw_4_cards_discarded_after_the_shuffle_stay_open() -> None:
    scene = drawing(Scene().hand(0, "house").hand(1, "house").pile()).lines("0 pile", "* card campo")
    scene.lines("1 house", "1 done", "1 at castello b2")
    assert cards(list(scene.s.discards)) == {"house": 1}
    assert list(scene.s.pile) == [6, 8, 7, 10, 8]


def test_v_draw_4_three_can_always_be_drawn() -> None:
    """Before three are drawn at most 35 cards are elsewhere: 20 and 3 in hands, 3 in the market, 9 in projects."""
    scene = Scene(5).hand(0, "house", "palazzo", "palazzo").market("campo", "basilica", "bridge")
    for seat, kind in enumerate(("palazzo", "campo", "basilica", "bridge"), start=1):
        scene.front(seat, kind, t.NEEDS[t.KINDS.index(kind)] - 1)
    scene.hand(1, *["house"] * 5).hand(2, *["campo"] * 5).hand(3, *["basilica"] * 5).hand(4, *["bridge"] * 5)
    scene.pile()
    drawing(scene).lines("0 offer house", "0 pile")
    assert sum(scene.s.pile) == 7
    for left in (7, 6, 5):
        assert sum(venezia.weights(scene.s)) == left
        scene.lines(f"* {scene.legal()[0]}")
    assert sum(scene.cards_of(0).values()) == 5


def test_v_draw_4_at_most_36_cards_are_elsewhere() -> None:
    """Before one is drawn, the hand may hold four."""
    scene = Scene(5).hand(0, *["house", "house", "palazzo", "palazzo"]).market("campo", "basilica", "bridge")
    for seat, kind in enumerate(("palazzo", "campo", "basilica", "bridge"), start=1):
        scene.front(seat, kind, t.NEEDS[t.KINDS.index(kind)] - 1)
    scene.hand(1, *["house"] * 5).hand(2, *["campo"] * 5).hand(3, *["basilica"] * 5).hand(4, *["bridge"] * 5)
    drawing(scene.pile()).lines("0 pile")
    assert sum(scene.s.pile) == 42 - 36


# Four cards in the market.


def test_v_draw_5_four_cards_at_the_end_of_a_turn_are_discarded() -> None:
    scene = drawing(Scene().hand(0, "house").market("palazzo", "campo", "bridge").discards(bridge=2))
    scene.lines("0 offer house", "0 pile")
    assert scene.market_cards() == ["house", "palazzo", "campo", "bridge"]
    scene.lines("* card basilica", "* card basilica")
    # They lie there until the turn ends.
    assert scene.market_cards() == ["house", "palazzo", "campo", "bridge"]
    scene.lines("* card basilica")
    assert asked(scene) == (1, "play")
    assert scene.market_cards() == []
    assert cards(list(scene.s.discards)) == {"house": 1, "palazzo": 1, "campo": 1, "bridge": 3}
    assert scene.told(2)[-1] == event("swept", number=4)


@pytest.mark.parametrize("market", [("palazzo", "campo"), ("palazzo",), ()])
def test_v_draw_5_three_stay(market: tuple[str, ...]) -> None:
    scene = drawing(Scene().hand(0, "house").market(*market)).lines("0 offer house")
    if market:
        scene.lines("0 pile")
    scene.lines(*["* card basilica"] * 3)
    assert scene.market_cards() == ["house", *market]
    assert not any(scene.s.discards)
    assert "swept" not in [said.key for said in scene.told(1)]


def test_v_draw_5_four_of_which_one_is_taken_in_time_stay() -> None:
    scene = drawing(Scene().hand(0, "house").market("palazzo", "campo", "bridge"))
    scene.lines("0 offer house", "0 take campo", "0 pile", "* card basilica", "* card basilica")
    assert asked(scene) == (1, "play")
    assert scene.market_cards() == ["house", "palazzo", "bridge"]


def test_v_draw_5_at_the_very_end_of_the_turn() -> None:
    """V-GOLD-1: the last pause comes before."""
    scene = Scene().tokens(0, 3).hand(0, "house").market("palazzo", "campo", "bridge")
    drawing(scene).lines("0 offer house", "0 pile", *["* card basilica"] * 3)
    assert asked(scene) == (0, "pause")
    assert len(scene.market_cards()) == 4
    scene.lines("0 go_on")
    assert asked(scene) == (1, "play")
    assert scene.market_cards() == []


def test_v_draw_5_never_two_of_a_kind_nor_five() -> None:
    """In games played at random: at the start of a turn at most three lie there, and nothing is lost."""
    sizes: Counter[int] = Counter()
    for seed in range(6):
        for s in random_game(seed, 2 + seed % 4):
            market = venezia.view(s, -1).market
            assert len(set(market)) == len(market) <= 4
            if venezia.question(s) == "draw":
                sizes[len(market)] += 1
    assert set(sizes) == {0, 1, 2, 3}


# Who sees what.


def test_v_draw_1_v_draw_2_cards_from_the_pile_are_secret() -> None:
    scene = drawing(Scene().hand(0, "house")).lines("0 pile")
    worlds = []
    for kind in t.KINDS:
        s = venezia.copy(scene.s)
        s.log = []
        venezia.apply(s, venezia.ACTIONS.number(f"card {kind}"))
        assert s.log == [event("drew", all_but(0), seat=0), event("drew_seen", only(0), seat=0, card=kind)]
        worlds.append(s)
    for seat in (-1, 1, 2):
        first = venezia.view(worlds[0], seat)
        assert all(venezia.view(s, seat) == first for s in worlds)
        assert first.players[0].hand == 2
        assert first.players[0].known == [0] * 5
        assert first.pile == sum(scene.s.pile) - 1
    for drawn, s in enumerate(worlds):
        mine = venezia.view(s, 0).mine
        assert mine is not None
        assert mine.hand == [1 + (drawn == 0), *(int(drawn == other) for other in range(1, 5))]


def test_v_draw_2_what_everybody_hears() -> None:
    scene = drawing(Scene().hand(0, "house").market("campo", "bridge"))
    scene.lines("0 offer house", "0 take bridge", "0 pile", "* card palazzo", "* card basilica")
    opened: list[Event] = [event("offered", seat=0, card="house"), event("took", seat=0, card="bridge")]
    drew = event("drew", all_but(0), seat=0)
    for seat in (-1, 1, 2):
        assert scene.told(seat) == [*opened, drew, drew]
    assert scene.told(0) == [
        *opened,
        event("drew_seen", only(0), seat=0, card="palazzo"),
        event("drew_seen", only(0), seat=0, card="basilica"),
    ]


def test_v_draw_1_cards_from_the_market_are_known() -> None:
    scene = drawing(Scene().hand(0, "bridge").market("bridge", "campo")).lines("0 take bridge")
    for by in (-1, 0, 1, 2):
        assert known(scene, 0, by) == {"bridge": 1}
    # They stay known, whatever is drawn and played besides.
    scene.pass_turn().pass_turn()
    assert asked(scene) == (0, "play")
    assert known(scene, 0) == {"bridge": 1}
    scene.lines("0 project bridge")
    # One of two bridges was played, and it may have been this one.
    assert known(scene, 0) == {}
    assert scene.cards_of(0) == {"bridge": 1}


def test_v_draw_2_a_known_card_that_is_put_back_is_known_no_more() -> None:
    scene = drawing(Scene().hand(0, "house").market("campo", "bridge"))
    scene.lines("0 offer house", "0 take campo", "0 take bridge", "* card palazzo")
    assert known(scene, 0, 1) == {"campo": 1, "bridge": 1}
    drawing(scene.pass_turn().pass_turn()).lines("0 offer campo")
    assert known(scene, 0, 1) == {"bridge": 1}
    assert known(scene, 1, 0) == {}


def test_v_draw_2_a_set_alone_uses_up_known_cards() -> None:
    scene = drawing(Scene().hand(0, "campo", "campo", "house").market("campo", "bridge")).lines("0 take campo")
    scene.pass_turn().pass_turn().lines("0 solo campo")
    assert known(scene, 0) == {}
    assert scene.cards_of(0) == {"house": 1}


def test_v_draw_1_known_cards_are_a_part_of_the_hand() -> None:
    """In games played at random: what is known was taken openly, and is there."""
    seen = 0
    for seed in range(3):
        for s in random_game(seed, 2 + seed):
            for seat in range(s.seats):
                player = venezia.view(s, -1).players[seat]
                mine = venezia.view(s, seat).mine
                assert mine is not None
                assert sum(mine.hand) == player.hand
                assert all(0 <= k <= n for k, n in zip(player.known, mine.hand, strict=True))
                seen += sum(player.known) > 0
    assert seen > 50
