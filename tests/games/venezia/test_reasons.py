"""Why something is not legal: every sentence there is, with the rule behind it, and one for everything else."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants as t
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER, Reason

from ...walks import FEW
from .scene import Scene, random_game

BASILICA = "castello c2+c3+d3"


def why(scene: Scene, action: str, seat: int = 0) -> Reason:
    return venezia.why(scene.s, seat, venezia.ACTIONS.number(action))


def other(rule: str, question: str) -> Reason:
    """Something else is asked."""
    return Reason(rule, "other_question", {"question": f"question_{question}"})


# Places to ask from.


def over() -> Scene:
    return Scene().at(0, 59).hand(0, "house").lines("0 house", "0 done", "0 at castello b2")


def before_a_draw() -> Scene:
    return Scene().lines("0 done", "0 drain_nothing", "0 pile")


def out_of_turn() -> Scene:
    """Seat 1 is asked where to build, in seat 0's turn."""
    scene = Scene().front(1, "basilica", 3).hand(0, "basilica").tokens(0, 5, 5).tokens(1, 5, 5)
    scene.drained("castello c2", "castello c3", "castello d3")
    return scene.lines("0 project basilica", "0 done")


def master_place() -> Scene:
    """The same, seen from the seat that is asked: it is seat 0."""
    scene = Scene().tokens(0, 5, 5)
    scene.s.seat = scene.s.whom[0] = 1
    scene.front(0, "basilica", 3).hand(1, "basilica").drained("castello c2", "castello c3", "castello d3")
    return scene.lines("1 project basilica", "1 done")


def two() -> Scene:
    return Scene(2).tokens(0, 4)


def without_pauses() -> Scene:
    """Seat 0 wants no pauses, and has done something in this turn."""
    scene = Scene().tokens(0, 5, 5).lines("0 done", "0 drain_nothing", "0 pile", "* card house", "0 dont_stop")
    return scene.pass_turn().pass_turn().hand(0, "house", "house").lines("0 house")


def begun(*hand: str) -> Scene:
    """Seat 0 has begun a project with two bridge cards."""
    return Scene().hand(0, "bridge", "bridge", *hand).lines("0 project bridge", "0 project bridge")


def alone() -> Scene:
    return Scene().hand(0, *["bridge"] * 4).lines("0 solo bridge")


def ordering() -> Scene:
    scene = Scene().front(0, "palazzo", 2).hand(0, "house", "campo", "campo", "campo", "palazzo").all_drained()
    return scene.lines("0 house", "0 solo campo", "0 project palazzo", "0 done")


def placing(kind: str) -> Scene:
    needs = t.NEEDS[t.KINDS.index(kind)]
    scene = Scene().hand(0, *[kind] * needs).drained("castello c2", "castello c3", "castello d3", "san_polo d1")
    scene.built("house", "castello c4").drained("dorsoduro b2", "dorsoduro c4")
    return scene.lines("0 house" if kind == "house" else f"0 solo {kind}", "0 done")


def giving_up() -> Scene:
    scene = Scene().hand(0, "palazzo", "campo", "bridge").front(1, "basilica")
    return scene.lines("0 project palazzo", "0 project campo", "0 project bridge", "0 done")


def draining() -> Scene:
    return Scene().built("house", "castello a1").drained("castello a2").lines("0 done")


def drawing(*hand: str) -> Scene:
    scene = Scene().hand(0, *hand).market("house", "bridge").tokens(0, 3, 6)
    return scene.lines("0 done", "0 drain_nothing")


def taking() -> Scene:
    return drawing("campo", "palazzo").lines("0 offer campo")


def pausing() -> Scene:
    return drawing("campo").lines("0 take bridge")


def paying(*tokens: int, spaces: int = 1) -> Scene:
    return Scene().tokens(0, *tokens).lines(f"0 gold {spaces}")


def last() -> Scene:
    """Seat 1 has come to 60, and seat 0 may use gold a last time."""
    scene = Scene().tokens(0, 3, 4)
    scene.s.seat = scene.s.whom[0] = 1
    scene.at(1, 59).hand(1, "house").lines("1 house", "1 done", "1 at castello b2")
    assert (scene.turn(), scene.question()) == (0, "last")
    return scene


CASES: dict[str, tuple[Callable[[], Scene], str, Reason]] = {
    # Whose turn.
    "over": (over, "done", Reason("V-END-1", "over")),
    "over, also for a draw": (over, "card house", Reason("V-END-1", "over")),
    "a draw": (Scene, "card house", Reason("V-PLAY-1", "draw")),
    "a draw that comes next": (before_a_draw, "card house", Reason("V-PLAY-1", "draw")),
    "first the draw": (before_a_draw, "pile", Reason("V-PLAY-1", "draw_first")),
    "another seat decides": (out_of_turn, f"at {BASILICA}", Reason("V-OUT-1", "not_your_turn", {"seat": 1})),
    "another seat decides, gold": (out_of_turn, "gold 1", Reason("V-OUT-1", "not_your_turn", {"seat": 1})),
    # Gold.
    "too little gold": (
        lambda: Scene().tokens(0, 2, 6),
        "gold 2",
        Reason("V-GOLD-1", "too_little_gold", {"price": 10, "gold": 8}),
    ),
    "no gold at all": (
        Scene,
        f"gold {t.MOST_SPACES}",
        Reason("V-GOLD-1", "too_little_gold", {"price": 5 * t.MOST_SPACES, "gold": 0}),
    ),
    "too little gold in a pause": (
        pausing,
        "gold 2",
        Reason("V-GOLD-1", "too_little_gold", {"price": 10, "gold": 9}),
    ),
    "too little gold at last": (
        last,
        "gold 2",
        Reason("V-GOLD-1", "too_little_gold", {"price": 10, "gold": 7}),
    ),
    "gold out of turn": (master_place, "gold 1", Reason("V-GOLD-1", "gold_on_own_turn")),
    "gold out of turn that is not there": (master_place, "gold 30", Reason("V-GOLD-1", "gold_on_own_turn")),
    "gold while paying": (lambda: paying(5, 5), "gold 1", other("V-GOLD-1", "tokens")),
    # Playing cards.
    "no house in hand": (
        lambda: Scene().hand(0, "campo"),
        "house",
        Reason("V-PLAY-1", "not_in_hand", {"card": "house"}),
    ),
    "no card of the kind in hand": (
        lambda: Scene().hand(0, "campo").hand(1, "bridge"),
        "project bridge",
        Reason("V-PLAY-1", "not_in_hand", {"card": "bridge"}),
    ),
    "no card of the kind in hand any more": (
        begun,
        "project bridge",
        Reason("V-PLAY-1", "not_in_hand", {"card": "bridge"}),
    ),
    "the whole number in one turn is a set alone": (
        lambda: begun("bridge"),
        "project bridge",
        Reason("V-PLAY-6", "whole_set_alone", {"kind": "bridge"}),
    ),
    "the project is full": (
        lambda: Scene().front(1, "bridge", 2).hand(0, "bridge", "bridge").lines("0 project bridge"),
        "project bridge",
        Reason("V-PLAY-2", "project_full", {"kind": "bridge", "number": 3}),
    ),
    "the project of a basilica is full": (
        lambda: (
            Scene()
            .front(1, "basilica", 2)
            .hand(0, *["basilica"] * 3)
            .lines("0 project basilica", "0 project basilica")
        ),
        "project basilica",
        Reason("V-PLAY-2", "project_full", {"kind": "basilica", "number": 4}),
    ),
    "the project is full beside a set alone": (
        lambda: Scene().front(1, "bridge", 2).hand(0, *["bridge"] * 5).lines("0 solo bridge", "0 project bridge"),
        "project bridge",
        Reason("V-PLAY-2", "project_full", {"kind": "bridge", "number": 3}),
    ),
    "no new project beside a set alone": (
        alone,
        "project bridge",
        Reason("V-PLAY-6", "no_new_project", {"kind": "bridge"}),
    ),
    "no set alone of a project begun in this turn": (
        lambda: Scene().hand(0, *["bridge"] * 4).lines("0 project bridge"),
        "solo bridge",
        Reason("V-PLAY-6", "begun_this_turn", {"kind": "bridge"}),
    ),
    "too few cards for a set alone": (
        lambda: Scene().front(0, "bridge").hand(0, "bridge", "bridge"),
        "solo bridge",
        Reason("V-PLAY-5", "too_few_cards", {"kind": "bridge", "number": 3}),
    ),
    "too few cards for a basilica alone": (
        lambda: Scene().hand(0, *["basilica"] * 3),
        "solo basilica",
        Reason("V-PLAY-5", "too_few_cards", {"kind": "basilica", "number": 4}),
    ),
    "too few cards for another set alone": (
        alone,
        "solo bridge",
        Reason("V-PLAY-5", "too_few_cards", {"kind": "bridge", "number": 3}),
    ),
    "stop me too late": (without_pauses, "stop_me", Reason("V-GOLD-1", "stop_me_first")),
    "stopped anyway": (Scene, "stop_me", Reason("V-GOLD-1", "stops_anyway")),
    "now in a game of three": (Scene, "now", other("V-PLAY-1", "play")),
    "drain before building": (Scene, "drain castello a1", other("V-PLAY-1", "play")),
    "pile before draining": (Scene, "pile", other("V-PLAY-1", "play")),
    "pay what": (Scene, "pay", other("V-PLAY-1", "play")),
    "token for what": (lambda: Scene().tokens(0, 5), "token 5", other("V-PLAY-1", "play")),
    # The imaginary player.
    "first the imaginary player": (two, "done", other("V-TWO-1", "imaginary")),
    "too little gold of two": (two, "gold 1", Reason("V-GOLD-1", "too_little_gold", {"price": 5, "gold": 4})),
    # Building.
    "a project that is not complete": (
        ordering,
        "build bridge",
        Reason("V-BUILD-1", "not_complete", {"kind": "bridge"}),
    ),
    "complete as a set alone only": (
        ordering,
        "build campo",
        Reason("V-BUILD-1", "not_complete", {"kind": "campo"}),
    ),
    "complete as a project only": (
        ordering,
        "build_solo palazzo",
        Reason("V-BUILD-1", "not_complete", {"kind": "palazzo"}),
    ),
    "no house to build": (
        lambda: (
            Scene()
            .front(0, "bridge", 2)
            .hand(0, *["campo"] * 3, "bridge")
            .lines("0 solo campo", "0 project bridge", "0 done")
        ),
        "build house",
        Reason("V-BUILD-1", "not_complete", {"kind": "house"}),
    ),
    "no place while the order is asked": (ordering, "at castello c2", other("V-BUILD-1", "order")),
    "no more cards after building has begun": (
        lambda: placing("house").lines("0 at castello c2"),
        "house",
        other("V-DRAIN-1", "drain"),
    ),
    "a house on two hexes": (
        lambda: placing("house"),
        "at castello c2+c3",
        Reason("V-HOUSE", "wrong_shape", {"kind": "house"}),
    ),
    "a palazzo on one hex": (
        lambda: placing("palazzo"),
        "at castello c2",
        Reason("V-PAL", "wrong_shape", {"kind": "palazzo"}),
    ),
    "a palazzo on three hexes": (
        lambda: placing("palazzo"),
        f"at {BASILICA}",
        Reason("V-PAL", "wrong_shape", {"kind": "palazzo"}),
    ),
    "a campo on a bridge": (
        lambda: placing("campo"),
        "bridge san_polo d1",
        Reason("V-CAMPO", "wrong_shape", {"kind": "campo"}),
    ),
    "a basilica on two hexes": (
        lambda: placing("basilica"),
        "at castello c2+c3",
        Reason("V-BAS", "wrong_shape", {"kind": "basilica"}),
    ),
    "a bridge on land": (
        lambda: placing("bridge"),
        "at castello c2",
        Reason("V-BRIDGE", "wrong_shape", {"kind": "bridge"}),
    ),
    "a house in the swamp": (
        lambda: placing("house"),
        "at castello a1",
        Reason("V-BUILD-3", "under_swamp"),
    ),
    "a palazzo half in the swamp": (
        lambda: placing("palazzo"),
        "at castello c1+c2",
        Reason("V-BUILD-3", "under_swamp"),
    ),
    "a bridge with its other end in the swamp": (
        lambda: placing("bridge"),
        "bridge dorsoduro c4",
        Reason("V-BUILD-3", "under_swamp"),
    ),
    "a house on a house": (lambda: placing("house"), "at castello c4", Reason("V-BUILD-3", "built_on")),
    "a campo on the basilica": (lambda: placing("campo"), "at san_marco c3", Reason("V-BUILD-3", "built_on")),
    "a palazzo half on a house": (
        lambda: placing("palazzo"),
        "at castello c3+c4",
        Reason("V-BUILD-3", "built_on"),
    ),
    "a bridge on the bridge": (
        lambda: placing("bridge"),
        "bridge san_polo a1",
        Reason("V-BUILD-3", "built_on"),
    ),
    "no draining while a place is asked": (
        lambda: placing("house"),
        "drain castello a1",
        other("V-BUILD-2", "place"),
    ),
    "not in front": (giving_up, "discard basilica", Reason("V-BUILD-6", "not_in_front", {"card": "basilica"})),
    "no going on with three kinds": (giving_up, "drain_nothing", other("V-BUILD-6", "discard")),
    # Draining.
    "a house is no swamp": (draining, "drain castello a1", Reason("V-DRAIN-1", "no_swamp")),
    "drained is no swamp": (draining, "drain castello a2", Reason("V-DRAIN-1", "no_swamp")),
    "stone is no swamp": (draining, "drain castello b2", Reason("V-DRAIN-1", "no_swamp")),
    "no drawing before draining": (draining, "pile", other("V-DRAIN-1", "drain")),
    # Drawing.
    "not in the market": (
        lambda: drawing("campo"),
        "take campo",
        Reason("V-DRAW-1", "not_in_market", {"card": "campo"}),
    ),
    "four cards and none for the market": (
        lambda: drawing("campo", "campo", "campo", "palazzo"),
        "offer palazzo",
        Reason("V-DRAW-3", "hand_too_full", {"number": 3}),
    ),
    "four cards, and not even this one": (
        lambda: drawing("campo", "campo", "campo", "palazzo"),
        "offer basilica",
        Reason("V-DRAW-3", "hand_too_full", {"number": 3}),
    ),
    "no such card for the market": (
        lambda: drawing("campo"),
        "offer palazzo",
        Reason("V-DRAW-2", "not_in_hand", {"card": "palazzo"}),
    ),
    "no such card for the market, where one lies": (
        lambda: drawing("campo"),
        "offer house",
        Reason("V-DRAW-2", "not_in_hand", {"card": "house"}),
    ),
    "in the market already": (
        lambda: drawing("campo", "house"),
        "offer house",
        Reason("V-DRAW-2", "in_market_already", {"card": "house"}),
    ),
    "drawing is compulsory": (lambda: drawing("campo"), "go_on", Reason("V-DRAW-3", "must_draw")),
    "the card just offered": (taking, "take campo", Reason("V-DRAW-2", "just_offered", {"card": "campo"})),
    "not in the market to take": (
        taking,
        "take basilica",
        Reason("V-DRAW-2", "not_in_market", {"card": "basilica"}),
    ),
    "no second offer": (taking, "offer palazzo", other("V-DRAW-2", "take")),
    "a pause is for gold": (pausing, "pile", other("V-GOLD-1", "pause")),
    # Paying.
    "pay more": (
        lambda: paying(2, 4, 5).lines("0 token 4"),
        "pay",
        Reason("V-GOLD-1", "pay_more", {"price": 5, "gold": 4}),
    ),
    "pay something": (
        lambda: paying(4, 6, spaces=2),
        "pay",
        Reason("V-GOLD-1", "pay_more", {"price": 10, "gold": 0}),
    ),
    "paid enough": (
        lambda: paying(5, 5).lines("0 token 5"),
        "token 5",
        Reason("V-GOLD-1", "paid_enough", {"price": 5}),
    ),
    "paid enough, and no such token": (
        lambda: paying(4, 6, spaces=2).lines("0 cheapest"),
        "token 3",
        Reason("V-GOLD-1", "paid_enough", {"price": 10}),
    ),
    "the cheapest are chosen": (
        lambda: paying(5, 5).lines("0 cheapest"),
        "cheapest",
        Reason("V-GOLD-1", "paid_enough", {"price": 5}),
    ),
    "no such token": (lambda: paying(5, 6), "token 3", Reason("V-GOLD-2", "no_such_token", {"gold": 3})),
    "no such token left": (
        lambda: paying(2, 4, 4, 6, spaces=2).lines("0 token 6"),
        "token 6",
        Reason("V-GOLD-2", "no_such_token", {"gold": 6}),
    ),
    "a superfluous token": (lambda: paying(1, 5), "token 1", Reason("V-GOLD-1", "superfluous", {"gold": 1})),
    "a token that would make another superfluous": (
        lambda: paying(1, 4, 5).lines("0 token 1"),
        "token 5",
        Reason("V-GOLD-1", "superfluous", {"gold": 5}),
    ),
    "a token worth nothing": (lambda: paying(0, 5), "token 0", Reason("V-GOLD-1", "superfluous", {"gold": 0})),
    "no going on while paying": (lambda: paying(5, 5), "done", other("V-GOLD-1", "tokens")),
    # The last gold.
    "only gold at last": (last, "done", other("V-END-2", "last")),
    "no pauses to come": (last, "dont_stop", other("V-END-2", "last")),
    # What may be done has the rule of the question.
    "legal imaginary": (two, "later", Reason("V-TWO-1", "legal")),
    "legal play": (Scene, "done", Reason("V-PLAY-1", "legal")),
    "legal order": (ordering, "build_solo campo", Reason("V-BUILD-1", "legal")),
    "legal place": (lambda: placing("bridge"), "bridge dorsoduro b2", Reason("V-BUILD-2", "legal")),
    "legal place out of turn": (master_place, f"at {BASILICA}", Reason("V-BUILD-2", "legal")),
    "legal discard": (giving_up, "discard campo", Reason("V-BUILD-6", "legal")),
    "legal drain": (draining, "drain castello a3", Reason("V-DRAIN-1", "legal")),
    "legal draw": (lambda: drawing("campo"), "offer campo", Reason("V-DRAW-1", "legal")),
    "legal gold": (lambda: drawing("campo"), "gold 1", Reason("V-DRAW-1", "legal")),
    "legal take": (taking, "take house", Reason("V-DRAW-2", "legal")),
    "legal pause": (pausing, "dont_stop", Reason("V-GOLD-1", "legal")),
    "legal token": (lambda: paying(4, 6), "token 6", Reason("V-GOLD-1", "legal")),
    "legal last": (last, "gold 1", Reason("V-END-2", "legal")),
}


@pytest.mark.parametrize("name", CASES)
def test_why(name: str) -> None:
    make, action, reason = CASES[name]
    scene = make()
    assert why(scene, action) == reason
    legal = scene.turn() == 0 and action in scene.legal()
    assert legal == (reason.key == "legal")


def test_every_sentence_has_a_case() -> None:
    """There are words for all that a test has heard, and for nothing else."""
    words = (registry.folder("venezia") / "l10n" / "en.ftl").read_text("utf-8")
    keys = {key.replace("-", "_") for key in re.findall(r"^why-([a-z-]+) =", words, re.MULTILINE)}
    assert len(keys) > 25
    assert keys == {reason.key for _, _, reason in CASES.values()}


def test_why_for_another_seat_than_the_first() -> None:
    """What is counted is what this seat has."""
    scene = Scene(4).hand(0, *["bridge"] * 3, "house").hand(3, "campo").tokens(0, 6, 6).tokens(3, 2, 5)
    scene.s.seat = scene.s.whom[0] = 3
    assert why(scene, "house", 3) == Reason("V-PLAY-1", "not_in_hand", {"card": "house"})
    assert why(scene, "project bridge", 3) == Reason("V-PLAY-1", "not_in_hand", {"card": "bridge"})
    assert why(scene, "solo bridge", 3).key == "too_few_cards"
    assert why(scene, "gold 2", 3) == Reason("V-GOLD-1", "too_little_gold", {"price": 10, "gold": 7})
    scene.lines("3 gold 1")
    assert why(scene, "token 6", 3) == Reason("V-GOLD-2", "no_such_token", {"gold": 6})
    assert why(scene, "token 2", 3) == Reason("V-GOLD-1", "superfluous", {"gold": 2})
    scene.lines("3 token 5", "3 pay", "3 done", "3 drain_nothing")
    assert why(scene, "offer house", 3) == Reason("V-DRAW-2", "not_in_hand", {"card": "house"})
    assert why(scene, "offer campo", 3).key == "legal"


def test_v_gold_1_why_there_is_no_wish_for_pauses_in_another_seat_than_the_first() -> None:
    """Whether this seat wants them counts, not whether the first does."""
    scene = Scene(4).hand(3, "house", "house").tokens(3, 5, 5)
    scene.s.seat = scene.s.whom[0] = 3
    scene.lines("3 house")
    scene.s.no_pauses = 1 << 3
    assert why(scene, "stop_me", 3) == Reason("V-GOLD-1", "stop_me_first")
    scene.s.no_pauses = 1 << 0
    assert why(scene, "stop_me", 3) == Reason("V-GOLD-1", "stops_anyway")


def test_another_seat_is_told_who_decides_and_no_more() -> None:
    scene = paying(1, 5)
    for action in ("token 1", "token 5", "cheapest", "pay", "gold 1", "done"):
        for seat in (-1, 1, 2):
            assert why(scene, action, seat) == Reason("V-OUT-1", "not_your_turn", {"seat": 0})


def test_draws_are_no_seats_actions() -> None:
    scene = Scene()
    first = venezia.ACTIONS.seat_actions
    for action in range(first, len(venezia.ACTIONS)):
        assert venezia.why(scene.s, 0, action) == Reason("V-PLAY-1", "draw")
    assert venezia.why(scene.s, 0, first - 1).key == "too_little_gold"


@pytest.mark.parametrize("kind", t.KINDS)
def test_why_a_place_for_each_kind(kind: str) -> None:
    """The places of a kind are open, under swamp or built on; all others have the wrong shape."""
    scene = placing(kind)
    number = t.KINDS.index(kind)
    legal = set(scene.legal())
    for site, hexes in enumerate(t.SITES):
        name = f"at {t.PLACE_NAMES[site]}" if site < t.FIRST_BRIDGE else f"bridge {t.HEXES[hexes[0]]}"
        reason = why(scene, name)
        lies = [scene.s.hexes[hex] for hex in hexes]
        if not t.SITE_FIRST[number] <= site < t.SITE_END[number]:
            assert reason == Reason(t.RULE_OF[kind], "wrong_shape", {"kind": kind})
        elif t.SWAMP in lies:
            assert reason == Reason("V-BUILD-3", "under_swamp")
        elif max(lies) > t.EMPTY:
            assert reason == Reason("V-BUILD-3", "built_on")
        else:
            assert reason == Reason("V-BUILD-2", "legal")
        assert (name in legal) == (reason.key == "legal")


OFTEN = ("play", "drain", "place")


def test_every_action_in_random_positions() -> None:
    """An illegal action has a reason with a rule, a legal one `legal`; the answer is the same in every world."""
    rng = Rng(1)
    seen: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for seed in range(2 if FEW else 8):
        seats = 2 + seed % 4
        for s in random_game(seed, seats):
            question, turn = venezia.question(s), venezia.turn(s)
            # The questions of every turn are asked often enough.
            if turn != OVER and rng.below(40 if question in OFTEN or turn == CHANCE else 9):
                continue
            seen[question] += 1
            legal = set(venezia.legal(s))
            for seat in range(-1, seats):
                mine = turn == seat and seat >= 0
                # Those who are not asked hear the same about everything.
                for action in range(len(venezia.ACTIONS) if mine else 4):
                    reason = venezia.why(s, seat, action)
                    assert (reason.key == "legal") == (mine and action in legal), venezia.ACTIONS.name(action)
                    assert reason.rule in RULES, reason
                    keys[reason.key] += 1
                if mine:
                    world = venezia.redeal(s, seat, Rng(rng.below(1000)))
                    for action in range(rng.below(5), len(venezia.ACTIONS), 5):
                        assert venezia.why(world, seat, action) == venezia.why(s, seat, action)
    assert FEW or len(seen) > 12, seen
    assert FEW or len(keys) > 20, keys


RULES = {
    *("V-HOUSE", "V-PAL", "V-CAMPO", "V-BAS", "V-BRIDGE", "V-OUT-1", "V-DRAIN-1", "V-TWO-1"),
    *(f"V-PLAY-{n}" for n in (1, 2, 5, 6)),
    *(f"V-BUILD-{n}" for n in (1, 2, 3, 6)),
    *(f"V-DRAW-{n}" for n in (1, 2, 3)),
    *("V-GOLD-1", "V-GOLD-2", "V-END-1", "V-END-2"),
}
"""Rules that a reason can name."""
