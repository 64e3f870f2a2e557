"""Why something is not legal: every sentence there is, with the rule behind it, and one for everything else."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.kernel import registry
from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER, Reason

from ...walks import FEW
from .scene import Scene, random_game


def why(scene: Scene, action: str, seat: int = 0) -> Reason:
    return murano.why(scene.s, seat, murano.ACTIONS.number(action))


# Layouts of the ring. In the first one the ship on 18 reaches 1 to 9, in the second the one on 9 reaches 10 to 18.


def west(scene: Scene) -> Scene:
    return scene.ships([18, 10, 11, 12, 13, 14, 15], 16).lines("0 act", "0 ship 18")


def east(scene: Scene) -> Scene:
    return scene.ships([9, 1, 2, 3, 4, 5, 6], 7).lines("0 act", "0 ship 9")


def poor() -> Scene:
    return Scene().gold(0, 0)


def nobody_at_home(scene: Scene) -> Scene:
    """All gondoliers of seat 0 are on docks."""
    return scene.dock(0, *[dock for dock in t.DOCKS if not dock.startswith("sacca_serenella")][:7])


def without_hand() -> Scene:
    scene = poor()
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    return scene.fresh_turn()


def full_docks() -> Scene:
    docks = [dock for dock in t.DOCKS if not dock.startswith("sacca_serenella")]
    scene = Scene(3).gold(0, 0).dock(0, *docks[:6]).dock(1, *docks[6:13]).dock(2, *docks[13:20])
    scene.s.hand[0], scene.s.supply[0] = 1, 0
    return scene.fresh_turn()


def no_characters() -> Scene:
    return poor().character(1, *[n for n in range(1, 41) if n not in (30, 37)][:33])


def red_joined() -> Scene:
    scene = Scene().card(0, "lighthouse").ships([9, 11, 13, 15, 17, 1, 3], 5)
    return scene.lines("0 act", "0 red_ship", "0 sail 9")


def beside_a_street(*tiles: str) -> Scene:
    return Scene().lay("san_donato b2", "street_empty").hold(0, *tiles).sail("build")


def no_street_room() -> Scene:
    """There are as many spaces as streets: this cannot happen on our board, but on another."""
    scene = beside_a_street("factory")
    scene.s.street_room = 0
    return scene


def laying_a_street() -> Scene:
    return beside_a_street().lines("0 build street", "* draw street_red")


def last_turn() -> Scene:
    scene = Scene().lay("san_donato b2", "street_empty").hold(0, "shop_red")
    return scene.empty_pile("palace").empty_pile("factory", 1).sail("buy_factory")


def searching(kind: str) -> Scene:
    gone = "shop_red" if kind == "shop" else "palace_1"
    scene = Scene().hold(1, gone, gone, gone).sail(f"buy_{kind}").lines("0 search")
    for _ in range(3):
        scene.lines(f"* {scene.legal()[0]}")
    return scene


def recruiting() -> Scene:
    return Scene().sail("recruit").lines("* draw character_1", "* draw character_2", "* draw character_3")


def choosing_a_card() -> Scene:
    scene = beside_a_street("special").lines("0 build special", "0 at san_donato b1")
    return scene.lines("* draw bank", "* draw inn", "* draw hostel")


def producing(number: int = 2, vp: int = 5) -> Scene:
    scene = Scene().pave("sacca_mattia").buildings("sacca_mattia", *["factory"] * number).vp(0, vp)
    return scene.sail("production")


def almost_empty_bag() -> Scene:
    scene = Scene().pave("sacca_mattia").buildings("sacca_mattia", *["factory"] * 3).vp(0, 6)
    return scene.glass(1, *["red"] * 10, *["green"] * 10, *["blue"] * 8).sail("production")


def selling(*glass: str) -> Scene:
    return Scene().glass(0, *glass).sail("production").lines("0 produce 0")


def with_extra() -> Scene:
    """The sale closes by itself when one glass is left, so that this cannot happen in play."""
    scene = selling("red", "red")
    scene.s.extra = True
    scene.s.sold[0] = 1
    return scene


def last_of_another_colour() -> Scene:
    """The sale would be closed by itself here, too."""
    scene = selling("red", "blue")
    scene.s.sold[0] = 1
    return scene


def giving_back(colour: str = "red") -> Scene:
    scene = Scene().card(0, "trading_post").pave("sacca_mattia").buildings("sacca_mattia", "factory")
    scene.sail("production").lines("0 produce 1", "0 extra", f"* draw glass_{colour}", f"* draw glass_{colour}")
    return scene.lines("0 done")


def earning() -> Scene:
    scene = Scene().streets("san_donato", "street_red").buildings("san_donato", "shop_red")
    return scene.streets("sacca_mattia", "street_red").buildings("sacca_mattia", "shop_blue").sail("income")


def scoring(*characters: int, docks: tuple[str, ...] = ("san_donato white",), gold: int = 5) -> Scene:
    """By hand; San Donato has what characters 7 and 8 ask for, and a factory of seat 0."""
    scene = Scene(2, scoring="hand").character(0, *characters).dock(0, *docks).gold(0, gold)
    scene.streets("san_donato", "street_blue_blue", "street_red_red", "street_grey")
    scene.buildings("san_donato", "palace_2", "special", "factory")
    return scene.end_now()


def giving() -> Scene:
    scene = Scene(2, scoring="hand").character(0, 34).dock(0, "san_donato white").glass(0, "red", "red", "blue")
    return scene.end_now().lines("0 score character_34", "0 visit san_donato")


def giving_late() -> Scene:
    """A Studio that seat 0 has not had a turn with, in a game in which it then does not count."""
    scene = Scene(2, scoring="hand", last_studio="not").character(0, 34).dock(0, "san_donato white")
    scene.glass(0, "red", "green").fresh_turn(1).card(0, "studio_red_green")
    return scene.end_now().lines("0 score character_34", "0 visit san_donato")


def giving_green() -> Scene:
    scene = Scene(2, scoring="hand").character(0, 36).dock(0, "s_pietro_martire white").glass(0, "green")
    scene.glass(0, "green").glass(1, "red")
    return scene.end_now().lines("0 score character_36", "0 visit s_pietro_martire")


def visiting_without_gold() -> Scene:
    """Nobody is asked where character 7 goes who cannot pay it; the answer is right all the same."""
    scene = scoring(7).lines("0 score character_7")
    scene.s.bank += scene.s.gold[0] - 1
    scene.s.gold[0] = 1
    return scene


def nothing_to_do() -> Scene:
    scene = poor()
    scene.s.needs = cells(len(t.DEEDS), 1)
    return scene


def whole_crew() -> Scene:
    scene = Scene()
    scene.s.hand[0], scene.s.supply[0] = 7, 0
    return scene.fresh_turn().sail("hire_or_dismiss")


def two_moves(gold: int) -> Scene:
    """Two ships have moved, the second one for 1 gold, to the 2 gold."""
    scene = Scene().gold(0, gold).ships([8, 3, 4, 5, 6, 11, 14], 16)
    return scene.lines("0 act", "0 red_ship", "0 sail 17", "0 ship 8", "0 sail 9")


def on_the_way() -> Scene:
    """A ship has stopped at a character that costs 3, with 2 gold left; another could go to the 2 gold."""
    scene = Scene().character(0, 1, 2).gold(0, 3).ships([9, 8, 2, 3, 4, 5, 11], 16)
    return scene.lines("0 act", "0 red_ship", "0 sail 17", "0 ship 9", "0 sail 10")


def at_home_on_sacca_mattia() -> Scene:
    scene = Scene(2, scoring="hand").character(0, 32).dock(0, "san_donato white", "sacca_mattia white")
    return scene.glass(0, "blue").end_now().lines("0 score character_32")


def finished() -> Scene:
    return Scene().end_now()


Case = tuple[Callable[[], Scene], str, Reason]

CASES: dict[str, Case] = {
    "over": (finished, "act", Reason("M-END-5", "over")),
    "a draw is nobody's": (Scene, "draw glass_red", Reason("M-TURN-1", "draw")),
    "the first draw is no seat's action": (Scene, "first 0", Reason("M-TURN-1", "draw")),
    "a draw comes first": (lambda: Scene().sail("recruit"), "decline", Reason("M-TURN-1", "draw_first")),
    "another's turn": (
        lambda: Scene(3).fresh_turn(2),
        "act",
        Reason("M-TURN-1", "not_your_turn", {"seat": 2}),
    ),
    # What the question is about, and what it is not.
    "turn": (Scene, "done", Reason("M-TURN-1", "other_question", {"question": "question_turn"})),
    "ship": (
        lambda: Scene().lines("0 act"),
        "act",
        Reason("M-TURN-1", "other_question", {"question": "question_ship"}),
    ),
    "sail": (
        lambda: east(poor()),
        "ship 9",
        Reason("M-MOVE-1", "other_question", {"question": "question_sail"}),
    ),
    "buy a shop": (
        lambda: Scene().sail("buy_shop"),
        "take shop_red",
        Reason("M-SHOP-1", "other_question", {"question": "question_buy"}),
    ),
    "buy a palace": (
        lambda: Scene().sail("buy_palace"),
        "take shop_red",
        Reason("M-PAL-1", "other_question", {"question": "question_buy"}),
    ),
    "take a shop": (
        lambda: searching("shop"),
        "top",
        Reason("M-SHOP-2", "other_question", {"question": "question_take"}),
    ),
    "take a palace": (
        lambda: searching("palace"),
        "build street",
        Reason("M-PAL-2", "other_question", {"question": "question_take"}),
    ),
    "character": (
        recruiting,
        "done",
        Reason("M-REC-1", "other_question", {"question": "question_character"}),
    ),
    "card": (
        choosing_a_card,
        "decline",
        Reason("M-BUILD-5", "other_question", {"question": "question_card"}),
    ),
    "dock": (
        lambda: Scene().sail("place_gondolier"),
        "decline",
        Reason("M-GON-1", "other_question", {"question": "question_dock"}),
    ),
    "hire": (
        lambda: Scene().sail("hire_or_dismiss"),
        "dock san_donato grey",
        Reason("M-HIRE-1", "other_question", {"question": "question_hire"}),
    ),
    "build": (
        beside_a_street,
        "at san_donato b1",
        Reason("M-BUILD-1", "other_question", {"question": "question_build"}),
    ),
    "cell": (
        laying_a_street,
        "build special",
        Reason("M-BUILD-3", "other_question", {"question": "question_cell"}),
    ),
    "the first cell of all while building": (
        beside_a_street,
        "at sacca_mattia b2",
        Reason("M-BUILD-1", "other_question", {"question": "question_build"}),
    ),
    "the first cell of all in a last turn": (
        last_turn,
        "at sacca_mattia b2",
        Reason("M-END-2", "other_question", {"question": "question_bought"}),
    ),
    "income": (earning, "produce 0", Reason("M-INC-1", "other_question", {"question": "question_income"})),
    "produce": (producing, "extra", Reason("M-PROD-1", "other_question", {"question": "question_produce"})),
    "extra": (
        lambda: (
            Scene()
            .card(0, "trading_post")
            .pave("sacca_mattia")
            .buildings("sacca_mattia", "factory")
            .sail("production")
            .lines("0 produce 1")
        ),
        "produce 1",
        Reason("M-SB-POST", "other_question", {"question": "question_extra"}),
    ),
    "sell": (
        lambda: selling("red"),
        "return red",
        Reason("M-PROD-2", "other_question", {"question": "question_sell"}),
    ),
    "return": (
        giving_back,
        "sell blue",
        Reason("M-SB-POST", "other_question", {"question": "question_return"}),
    ),
    "bought": (
        last_turn,
        "at san_donato b1",
        Reason("M-END-2", "other_question", {"question": "question_bought"}),
    ),
    "score": (
        lambda: scoring(3),
        "visit san_donato",
        Reason("M-END-3", "other_question", {"question": "question_score"}),
    ),
    "visit": (
        lambda: scoring(3).lines("0 score character_3"),
        "pay 2",
        Reason("M-END-3", "other_question", {"question": "question_visit"}),
    ),
    "pay": (
        lambda: scoring(7).lines("0 score character_7", "0 visit san_donato"),
        "give red",
        Reason("M-CH-7", "other_question", {"question": "question_pay"}),
    ),
    "give": (giving, "score character_1", Reason("M-CH-41", "other_question", {"question": "question_give"})),
    # The ring.
    "nothing can be done": (
        nothing_to_do,
        "act",
        Reason("M-ACT-1", "nothing_to_do"),
    ),
    "no action in a pass": (lambda: Scene().lines("0 pass"), "do", Reason("M-PASS-1", "passing")),
    "move first": (lambda: Scene().lines("0 act"), "do", Reason("M-TURN-1", "no_move_yet")),
    "no black ship there": (
        lambda: Scene().lines("0 act"),
        "ship 2",
        Reason("M-MOVE-1", "no_ship", {"space": 2}),
    ),
    "the red ship is no black one": (
        lambda: Scene().lines("0 act"),
        "ship 1",
        Reason("M-MOVE-1", "no_ship", {"space": 1}),
    ),
    "the red ship has joined another": (red_joined, "ship 9", Reason("M-SB-LIGHT", "lighthouse_last")),
    "the red ship itself": (red_joined, "red_ship", Reason("M-SB-LIGHT", "lighthouse_last")),
    "a ship moves once": (
        lambda: Scene().lines("0 act", "0 ship 3", "0 sail 4"),
        "ship 4",
        Reason("M-MOVE-4", "moved_already"),
    ),
    "the red ship moves once": (
        lambda: Scene().lines("0 act", "0 red_ship", "0 sail 2"),
        "red_ship",
        Reason("M-MOVE-4", "moved_already"),
    ),
    "blocked": (
        lambda: poor().ships([18, 10, 11, 12, 13, 14, 15], 16).lines("0 act"),
        "ship 10",
        Reason("M-MOVE-1", "ship_blocked"),
    ),
    "the red ship is blocked": (
        lambda: poor().ships([18, 10, 11, 12, 13, 14, 16], 15).lines("0 act"),
        "red_ship",
        Reason("M-MOVE-1", "ship_blocked"),
    ),
    "no gold for a second move": (
        lambda: poor().ships([8, 1, 3, 5, 7, 11, 14], 16).lines("0 act", "0 ship 8", "0 sail 9"),
        "ship 5",
        Reason("M-MOVE-2", "move_too_dear", {"price": 1}),
    ),
    "no gold for a third move": (
        lambda: two_moves(2),
        "ship 14",
        Reason("M-MOVE-2", "move_too_dear", {"price": 2}),
    ),
    "just enough for a third move that leads nowhere": (
        lambda: two_moves(3),
        "ship 14",
        Reason("M-ACT-1", "leads_nowhere"),
    ),
    "a move that leads nowhere": (
        lambda: poor().ships([5, 7, 8, 9, 10, 11, 12], 16).lines("0 act"),
        "ship 5",
        Reason("M-ACT-1", "leads_nowhere"),
    ),
    "a space with a ship, before a ship is chosen": (
        Scene,
        "sail 3",
        Reason("M-MOVE-1", "space_taken", {"space": 3}),
    ),
    "a space with a ship, between two moves": (
        lambda: Scene().lines("0 act", "0 ship 3", "0 sail 4"),
        "sail 4",
        Reason("M-MOVE-1", "space_taken", {"space": 4}),
    ),
    "no gold for a space, before a ship is chosen": (
        poor,
        "sail 2",
        Reason("M-SHOP-1", "too_little_gold", {"price": 2, "gold": 0}),
    ),
    "a space that is taken": (lambda: west(poor()), "sail 10", Reason("M-MOVE-1", "space_taken", {"space": 10})),
    "its own space": (lambda: west(poor()), "sail 18", Reason("M-MOVE-1", "space_taken", {"space": 18})),
    "a space behind another ship": (
        lambda: west(poor()),
        "sail 17",
        Reason("M-MOVE-1", "ship_in_the_way", {"space": 17}),
    ),
    # Deeds that cannot be done, asked on the way there.
    "2 gold for a shop": (
        lambda: west(poor()),
        "sail 2",
        Reason("M-SHOP-1", "too_little_gold", {"price": 2, "gold": 0}),
    ),
    "1 gold for a character": (
        lambda: west(poor()),
        "sail 3",
        Reason("M-REC-1", "too_little_gold", {"price": 1, "gold": 0}),
    ),
    "2 gold for a dock": (
        lambda: west(poor()),
        "sail 4",
        Reason("M-GON-1", "too_little_gold", {"price": 2, "gold": 0}),
    ),
    "1 gold for a factory": (
        lambda: west(poor()),
        "sail 5",
        Reason("M-FACT-1", "too_little_gold", {"price": 1, "gold": 0}),
    ),
    "2 gold for a palace": (
        lambda: west(poor()),
        "sail 8",
        Reason("M-PAL-1", "too_little_gold", {"price": 2, "gold": 0}),
    ),
    "2 gold for a special tile": (
        lambda: east(poor()),
        "sail 12",
        Reason("M-SPEC-1", "too_little_gold", {"price": 2, "gold": 0}),
    ),
    "3 gold to hire": (
        lambda: east(without_hand()),
        "sail 17",
        Reason("M-HIRE-1", "too_little_gold", {"price": 3, "gold": 0}),
    ),
    "the gold after the move": (
        lambda: (
            poor()
            .gold(0, 1)
            .ships([18, 10, 11, 12, 13, 14, 15], 16)
            .lines("0 act", "0 red_ship", "0 sail 17", "0 ship 18")
        ),
        "sail 3",
        Reason("M-REC-1", "too_little_gold", {"price": 1, "gold": 0}),
    ),
    "no factories": (
        lambda: west(poor().empty_pile("factory")),
        "sail 5",
        Reason("M-BUY-1", "pile_empty", {"kind": "factory"}),
    ),
    "no shops": (
        lambda: west(poor().empty_pile("shop")),
        "sail 2",
        Reason("M-BUY-1", "pile_empty", {"kind": "shop"}),
    ),
    "no palaces": (
        lambda: west(poor().empty_pile("palace")),
        "sail 8",
        Reason("M-BUY-1", "pile_empty", {"kind": "palace"}),
    ),
    "no special tiles": (
        lambda: east(poor().empty_pile("special")),
        "sail 12",
        Reason("M-BUY-1", "pile_empty", {"kind": "special"}),
    ),
    "nobody in hand to place": (
        lambda: west(without_hand()),
        "sail 4",
        Reason("M-GON-1", "no_gondolier_in_hand"),
    ),
    "every dock is taken": (lambda: west(full_docks()), "sail 4", Reason("M-GON-1", "no_dock")),
    "no characters": (lambda: west(no_characters()), "sail 3", Reason("M-REC-1", "no_characters")),
    "nothing to build": (
        lambda: west(poor().empty_pile("street")),
        "sail 1",
        Reason("M-BUILD-1", "nothing_to_build"),
    ),
    "no income": (lambda: west(poor()), "sail 6", Reason("M-INC-1", "no_income")),
    "no income on the last space before a ship": (
        lambda: poor().ships([18, 7, 10, 11, 12, 13, 14], 15).lines("0 act", "0 ship 18"),
        "sail 6",
        Reason("M-INC-1", "no_income"),
    ),
    "nothing to produce": (lambda: east(poor()), "sail 14", Reason("M-PROD-3", "nothing_to_produce")),
    "nobody to hire": (
        lambda: east(nobody_at_home(poor())),
        "sail 17",
        Reason("M-HIRE-1", "nobody_to_hire"),
    ),
    # And where the ship has stopped already.
    "an action that cannot be done here": (
        lambda: Scene().gold(0, 1).ships([5, 8, 1, 3, 11, 13, 15], 17).lines("0 act", "0 ship 5", "0 sail 6"),
        "do",
        Reason("M-INC-1", "no_income"),
    ),
    "an action that cannot be paid any more": (
        on_the_way,
        "do",
        Reason("M-REC-1", "too_little_gold", {"price": 3, "gold": 2}),
    ),
    # Buying.
    "a search for a shop costs 4": (
        lambda: Scene().gold(0, 3).sail("buy_shop"),
        "search",
        Reason("M-SHOP-2", "too_little_gold", {"price": 4, "gold": 3}),
    ),
    "a search for a palace costs 4": (
        lambda: Scene().gold(0, 2).sail("buy_palace"),
        "search",
        Reason("M-PAL-2", "too_little_gold", {"price": 4, "gold": 2}),
    ),
    "not in the pile of shops": (
        lambda: searching("shop"),
        "take shop_red",
        Reason("M-SHOP-2", "not_in_pile", {"tile": "shop_red"}),
    ),
    "a palace among shops": (
        lambda: searching("shop"),
        "take palace_3",
        Reason("M-SHOP-2", "not_in_pile", {"tile": "palace_3"}),
    ),
    "not in the pile of palaces": (
        lambda: searching("palace"),
        "take palace_1",
        Reason("M-PAL-2", "not_in_pile", {"tile": "palace_1"}),
    ),
    "a character that was not drawn": (
        recruiting,
        "keep character_4",
        Reason("M-REC-1", "not_drawn", {"card": "character_4"}),
    ),
    "a card that was not drawn": (
        choosing_a_card,
        "keep lighthouse",
        Reason("M-BUILD-5", "not_drawn", {"card": "lighthouse"}),
    ),
    # Gondoliers.
    "a dock of an island that is not in play": (
        lambda: Scene().sail("place_gondolier"),
        "dock sacca_serenella white",
        Reason("M-SET-3", "island_not_in_play", {"island": "sacca_serenella"}),
    ),
    "a dock that is taken": (
        lambda: Scene().dock(1, "san_donato white").sail("place_gondolier"),
        "dock san_donato white",
        Reason("M-GON-1", "dock_taken"),
    ),
    "the first dock of all is taken": (
        lambda: Scene().dock(1, "sacca_mattia white").sail("place_gondolier"),
        "dock sacca_mattia white",
        Reason("M-GON-1", "dock_taken"),
    ),
    "the last dock of all": (
        lambda: Scene(4).gold(0, 4).sail("place_gondolier"),
        "dock s_pietro_martire grey",
        Reason("M-GON-1", "too_little_gold", {"price": 5, "gold": 4}),
    ),
    "5 gold for a dock of another colour": (
        lambda: Scene().gold(0, 4).sail("place_gondolier"),
        "dock san_donato grey",
        Reason("M-GON-1", "too_little_gold", {"price": 5, "gold": 4}),
    ),
    "nobody in the supply": (
        whole_crew,
        "hire",
        Reason("M-HIRE-1", "no_gondolier_in_supply"),
    ),
    "3 gold for a gondolier": (
        lambda: Scene().gold(0, 2).sail("hire_or_dismiss"),
        "hire",
        Reason("M-HIRE-1", "too_little_gold", {"price": 3, "gold": 2}),
    ),
    "nobody in hand to dismiss": (
        lambda: without_hand().gold(0, 3).sail("hire_or_dismiss"),
        "dismiss",
        Reason("M-HIRE-1", "no_gondolier_in_hand"),
    ),
    # Building.
    "one tile at least": (beside_a_street, "done", Reason("M-BUILD-1", "build_something")),
    "no streets": (
        lambda: Scene().empty_pile("street").hold(0, "factory").sail("build"),
        "build street",
        Reason("M-BUILD-2", "pile_empty", {"kind": "street"}),
    ),
    "no street space": (no_street_room, "build street", Reason("M-BUILD-2", "no_street_room")),
    "no site": (
        lambda: Scene().hold(0, "factory").sail("build"),
        "build factory",
        Reason("M-BUILD-3", "no_site"),
    ),
    "no site for a shop": (
        lambda: Scene().hold(0, "shop_grey").sail("build"),
        "build shop_grey",
        Reason("M-BUILD-3", "no_site"),
    ),
    "no site for a palace": (
        lambda: Scene().hold(0, "palace_3").sail("build"),
        "build palace_3",
        Reason("M-BUILD-3", "no_site"),
    ),
    "no site for a special tile": (
        lambda: Scene().hold(0, "special").sail("build"),
        "build special",
        Reason("M-BUILD-3", "no_site"),
    ),
    "not in the game": (
        laying_a_street,
        "at sacca_serenella b1",
        Reason("M-SET-3", "island_not_in_play", {"island": "sacca_serenella"}),
    ),
    "a street on a building space": (
        laying_a_street,
        "at sacca_mattia b1",
        Reason("M-BUILD-2", "not_a_street_space"),
    ),
    "a street on a street": (laying_a_street, "at san_donato b2", Reason("M-BUILD-1", "cell_taken")),
    "a building on a street space": (
        lambda: beside_a_street("factory").lines("0 build factory"),
        "at san_donato c1",
        Reason("M-BUILD-3", "not_a_building_space"),
    ),
    "a building on a building": (
        lambda: beside_a_street("factory", "factory").lines(
            "0 build factory", "0 at san_donato b1", "0 build factory"
        ),
        "at san_donato b1",
        Reason("M-BUILD-1", "cell_taken"),
    ),
    "a building on the first street space of all": (
        lambda: beside_a_street("factory").lines("0 build factory"),
        "at sacca_mattia b2",
        Reason("M-BUILD-3", "not_a_building_space"),
    ),
    "no street beside the first building space of all": (
        lambda: beside_a_street("factory").lines("0 build factory"),
        "at sacca_mattia b1",
        Reason("M-BUILD-3", "no_street_beside"),
    ),
    "no street beside": (
        lambda: beside_a_street("factory").lines("0 build factory"),
        "at san_donato a3",
        Reason("M-BUILD-3", "no_street_beside"),
    ),
    "no street in a last turn": (last_turn, "build street", Reason("M-END-2", "only_bought")),
    "nothing held before in a last turn": (last_turn, "build shop_red", Reason("M-END-2", "only_bought")),
    "no special tile in a last turn": (last_turn, "build special", Reason("M-END-2", "only_bought")),
    # Income, production.
    "no shop there": (
        earning,
        "income s_pietro_martire",
        Reason("M-INC-1", "no_shop_there", {"island": "s_pietro_martire"}),
    ),
    "no customers for the shop there": (
        earning,
        "income sacca_mattia",
        Reason("M-INC-1", "no_customers", {"island": "sacca_mattia"}),
    ),
    "nothing to sell": (producing, "produce 0", Reason("M-PROD-3", "nothing_to_sell")),
    "too few factories": (
        producing,
        "produce 3",
        Reason("M-PROD-1", "too_few_factories", {"number": 2}),
    ),
    "too few points": (
        lambda: producing(2, 3),
        "produce 2",
        Reason("M-PROD-1", "too_few_points", {"price": 4, "points": 3}),
    ),
    "factories before points": (
        lambda: producing(1, 3),
        "produce 12",
        Reason("M-PROD-1", "too_few_factories", {"number": 1}),
    ),
    "too little in the bag": (
        almost_empty_bag,
        "produce 3",
        Reason("M-PROD-1", "too_little_in_bag", {"number": 2}),
    ),
    "something must be sold": (lambda: selling("red"), "done", Reason("M-PROD-3", "sell_something")),
    "no such glass to sell": (
        lambda: selling("red"),
        "sell blue",
        Reason("M-PROD-2", "no_such_glass", {"glass": "glass_blue"}),
    ),
    "no more such glass to sell": (
        lambda: (
            Scene()
            .card(0, "studio_red_green")
            .glass(0, "red", "green", "green")
            .sail("production")
            .lines("0 produce 0", "0 sell red")
        ),
        "sell red",
        Reason("M-PROD-2", "no_such_glass", {"glass": "glass_red"}),
    ),
    "one colour": (
        lambda: selling("red", "red", "blue").lines("0 sell red"),
        "sell blue",
        Reason("M-PROD-2", "one_colour"),
    ),
    "one colour, also of the last glass": (
        last_of_another_colour,
        "sell blue",
        Reason("M-PROD-2", "one_colour"),
    ),
    "one colour with the Trading Post": (
        lambda: (
            Scene()
            .card(0, "trading_post")
            .pave("sacca_mattia")
            .buildings("sacca_mattia", "factory")
            .glass(0, "blue")
            .sail("production")
            .lines("0 produce 1", "0 extra", "* draw glass_red", "* draw glass_red", "0 sell red")
        ),
        "sell blue",
        Reason("M-PROD-2", "one_colour"),
    ),
    "one is to be kept": (with_extra, "sell red", Reason("M-SB-POST", "keep_one")),
    "no such glass to give back": (
        giving_back,
        "return green",
        Reason("M-SB-POST", "no_such_glass", {"glass": "glass_green"}),
    ),
    "no red glass to give back": (
        lambda: giving_back("blue"),
        "return red",
        Reason("M-SB-POST", "no_such_glass", {"glass": "glass_red"}),
    ),
    # Scoring by hand.
    "not mine": (
        lambda: scoring(3),
        "score character_4",
        Reason("M-END-3", "not_your_character", {"character": "character_4"}),
    ),
    "scored": (
        lambda: scoring(3, 2, docks=("san_donato white", "san_donato brown")).lines(
            "0 score character_3", "0 visit san_donato"
        ),
        "score character_3",
        Reason("M-END-3", "scored_already", {"character": "character_3"}),
    ),
    "scores nowhere": (
        lambda: scoring(3, 1),
        "score character_1",
        Reason("M-END-3", "scores_nowhere", {"character": "character_1"}),
    ),
    "no gondolier there": (
        lambda: scoring(3).lines("0 score character_3"),
        "visit sacca_mattia",
        Reason("M-END-3", "no_gondolier_there", {"island": "sacca_mattia"}),
    ),
    "no other gondolier there": (
        lambda: scoring(3, 24, docks=("san_donato white", "sacca_mattia white")).lines(
            "0 score character_3", "0 visit san_donato", "0 score character_24"
        ),
        "visit san_donato",
        Reason("M-END-3", "no_gondolier_there", {"island": "san_donato"}),
    ),
    "only at home": (
        lambda: scoring(29, docks=("san_donato white", "san_donato grey", "sacca_mattia white")).lines(
            "0 score character_29"
        ),
        "visit sacca_mattia",
        Reason("M-CH-29", "only_at_home", {"island": "san_donato"}),
    ),
    "only at home, the first island of all": (
        at_home_on_sacca_mattia,
        "visit san_donato",
        Reason("M-CH-32", "only_at_home", {"island": "sacca_mattia"}),
    ),
    "nothing to score there": (
        lambda: scoring(3, docks=("san_donato white", "sacca_mattia white")).lines("0 score character_3"),
        "visit sacca_mattia",
        Reason("M-CH-3", "scores_nothing_there", {"island": "sacca_mattia"}),
    ),
    "not what character 8 asks for": (
        lambda: scoring(8, docks=("san_donato white", "sacca_mattia white")).lines("0 score character_8"),
        "visit sacca_mattia",
        Reason("M-CH-8", "scores_nothing_there", {"island": "sacca_mattia"}),
    ),
    "no gold for character 7": (
        visiting_without_gold,
        "visit san_donato",
        Reason("M-CH-7", "too_little_gold", {"price": 2, "gold": 1}),
    ),
    "not so much gold for character 7": (
        lambda: scoring(7).lines("0 score character_7", "0 visit san_donato"),
        "pay 6",
        Reason("M-CH-7", "too_little_gold", {"price": 6, "gold": 5}),
    ),
    "not so much gold for character 8": (
        lambda: scoring(8, gold=7).lines("0 score character_8", "0 visit san_donato"),
        "pay 8",
        Reason("M-CH-8", "too_little_gold", {"price": 8, "gold": 7}),
    ),
    "one glass at least": (giving, "done", Reason("M-CH-34", "give_something")),
    "no such glass to hand in": (
        giving,
        "give green",
        Reason("M-CH-34", "no_such_glass", {"glass": "glass_green"}),
    ),
    "no red glass to hand in": (
        giving_green,
        "give red",
        Reason("M-CH-36", "no_such_glass", {"glass": "glass_red"}),
    ),
    "a Studio of the last turn": (giving_late, "give green", Reason("M-SB-1", "studio_too_late")),
    "the wrong glass": (giving, "give blue", Reason("M-CH-34", "wrong_glass", {"character": "character_34"})),
    # What may be done has the rule of the question.
    "legal turn": (Scene, "act", Reason("M-TURN-1", "legal")),
    "legal ship": (lambda: Scene().lines("0 act"), "ship 3", Reason("M-TURN-1", "legal")),
    "legal sail": (lambda: east(poor()), "sail 17", Reason("M-MOVE-1", "legal")),
    "legal top shop": (lambda: Scene().sail("buy_shop"), "top", Reason("M-SHOP-1", "legal")),
    "legal top palace": (lambda: Scene().sail("buy_palace"), "top", Reason("M-PAL-1", "legal")),
    "legal take": (lambda: searching("shop"), "take shop_blue", Reason("M-SHOP-2", "legal")),
    "legal take of a palace": (lambda: searching("palace"), "take palace_2", Reason("M-PAL-2", "legal")),
    "legal character": (recruiting, "decline", Reason("M-REC-1", "legal")),
    "legal dock": (
        lambda: Scene().sail("place_gondolier"),
        "dock san_donato grey",
        Reason("M-GON-1", "legal"),
    ),
    "legal hire": (lambda: Scene().sail("hire_or_dismiss"), "hire", Reason("M-HIRE-1", "legal")),
    "legal build": (beside_a_street, "build street", Reason("M-BUILD-1", "legal")),
    "legal card": (choosing_a_card, "keep bank", Reason("M-BUILD-5", "legal")),
    "legal income": (earning, "income san_donato", Reason("M-INC-1", "legal")),
    "legal production": (producing, "produce 2", Reason("M-PROD-1", "legal")),
    "legal sale": (lambda: selling("red"), "sell red", Reason("M-PROD-2", "legal")),
    "legal return": (giving_back, "return red", Reason("M-SB-POST", "legal")),
    "legal last purchase": (last_turn, "build factory", Reason("M-END-2", "legal")),
    "legal score": (lambda: scoring(3), "done", Reason("M-END-3", "legal")),
    "legal give": (giving, "give red", Reason("M-CH-41", "legal")),
}


@pytest.mark.parametrize("name", CASES)
def test_why(name: str) -> None:
    make, action, reason = CASES[name]
    scene = make()
    assert why(scene, action) == reason
    legal = murano.turn(scene.s) == 0 and action in scene.legal()
    assert legal == (reason.key == "legal")


def test_why_for_another_seat_than_the_first() -> None:
    """What is counted is what this seat has."""
    scene = Scene(4).streets("s_pietro_martire", "street_red").buildings("s_pietro_martire", "shop_blue", seat=3)
    scene.streets("san_donato", "street_red").buildings("san_donato", "shop_red", seat=3)
    scene.streets("sacca_mattia", "street_red").buildings("sacca_mattia", "shop_blue", seat=1).fresh_turn(3)
    scene.sail("income", 3)
    there = {island: why(scene, f"income {island}", 3).key for island in t.ISLANDS}
    assert there == {
        "sacca_mattia": "no_shop_there",
        "s_teresa_e_s_mattia": "no_shop_there",
        "s_chiara_e_s_stefano": "no_shop_there",
        "san_donato": "legal",
        "sacca_serenella": "no_shop_there",
        "s_pietro_martire": "no_customers",
    }
    scene = Scene(4).glass(3, "red", "red", "green").glass(2, "blue").fresh_turn(3).sail("production", 3)
    scene.lines("3 produce 0", "3 sell red")
    assert why(scene, "sell blue", 3) == Reason("M-PROD-2", "no_such_glass", {"glass": "glass_blue"})
    assert why(scene, "sell green", 3) == Reason("M-PROD-2", "one_colour")
    scene = Scene(3, scoring="hand").character(2, 34).dock(2, "san_donato white").glass(2, "red", "red", "green")
    scene.glass(1, "blue").end_now(2).lines("2 score character_34", "2 visit san_donato", "2 give red")
    assert why(scene, "give blue", 2) == Reason("M-CH-34", "no_such_glass", {"glass": "glass_blue"})
    assert why(scene, "give green", 2) == Reason("M-CH-34", "wrong_glass", {"character": "character_34"})
    docks = ("san_donato white", "sacca_mattia white", "s_pietro_martire white")
    scene = Scene(3, scoring="hand").character(2, 24, 9).dock(2, *docks).end_now(2)
    scene.lines("2 score character_24", "2 visit san_donato", "2 score character_9")
    assert {island: why(scene, f"visit {island}", 2).key for island in t.ISLANDS} == {
        "sacca_mattia": "legal",
        "s_teresa_e_s_mattia": "no_gondolier_there",
        "s_chiara_e_s_stefano": "no_gondolier_there",
        "san_donato": "no_gondolier_there",
        "sacca_serenella": "no_gondolier_there",
        "s_pietro_martire": "legal",
    }


HELD = ("factory", *t.SHOPS, *t.PALACES, "special")


@pytest.mark.parametrize("tile", HELD)
def test_why_a_building_that_is_not_held(tile: str) -> None:
    scene = beside_a_street(*[other for other in HELD if other != tile])
    assert why(scene, f"build {tile}") == Reason("M-BUILD-3", "not_held", {"tile": tile})
    # It counts what is before this seat.
    scene = Scene(3).lay("san_donato b2", "street_empty").hold(2, tile).hold(0, "factory", "special", "palace_1")
    scene.fresh_turn(1).sail("build", 1)
    assert why(scene, f"build {tile}", 1) == Reason("M-BUILD-3", "not_held", {"tile": tile})
    # And it lacks a site only if it is held.
    scene = Scene(3).hold(1, tile).fresh_turn(1).sail("build", 1)
    for other in HELD:
        key = "no_site" if other == tile else "not_held"
        assert why(scene, f"build {other}", 1).key == key


def test_every_sentence_has_a_case() -> None:
    """There are words for all that a test has heard, and for nothing else."""
    words = (registry.folder("murano") / "l10n" / "en.ftl").read_text("utf-8")
    keys = {key.replace("-", "_") for key in re.findall(r"^why-([a-z-]+) =", words, re.MULTILINE)}
    assert len(keys) > 50
    assert keys == {"not_held"} | {reason.key for _, _, reason in CASES.values()}


def test_another_seat_is_told_whose_turn_it_is_and_no_more() -> None:
    scene = recruiting()
    for action in ("keep character_1", "keep character_4", "decline", "act"):
        assert why(scene, action, seat=1) == Reason("M-TURN-1", "not_your_turn", {"seat": 0})
        assert why(scene, action, seat=-1) == Reason("M-TURN-1", "not_your_turn", {"seat": 0})


def test_draws_are_no_seats_actions() -> None:
    scene = Scene()
    first = murano.ACTIONS.seat_actions
    for action in range(first, len(murano.ACTIONS)):
        assert murano.why(scene.s, 0, action) == Reason("M-TURN-1", "draw")
    assert murano.why(scene.s, 0, first - 1).key == "other_question"


SELDOM = ("take", "card", "extra", "return", "bought", "score", "visit", "pay", "give")


def test_every_action_in_random_positions() -> None:
    """An illegal action has a reason with a rule, a legal one `legal`; the answer is the same in every world."""
    rng = Rng(1)
    seen: Counter[str] = Counter()
    for seed in range(2 if FEW else 9):
        seats = 2 + seed % 3
        for s in random_game(seed, seats, {"scoring": "best" if seed == 8 else "hand"}):
            # The questions of every turn are asked often enough.
            often = murano.question(s) in ("turn", "ship", "sail", "build", "cell") or murano.turn(s) == CHANCE
            seldom = murano.question(s) in SELDOM or murano.turn(s) == OVER
            if not seldom and rng.below(40 if often else 5):
                continue
            seen[murano.question(s)] += 1
            legal = set(murano.legal(s))
            for seat in range(seats):
                other = murano.redeal(s, seat, Rng(rng.below(1000)))
                mine = murano.turn(s) == seat
                # Those who are not asked hear the same about everything.
                for action in range(murano.ACTIONS.seat_actions if mine else 4):
                    reason = murano.why(s, seat, action)
                    assert (reason.key == "legal") == (mine and action in legal), murano.ACTIONS.name(action)
                    assert reason.rule in RULES, reason
                    assert murano.why(other, seat, action) == reason
    assert FEW or len(seen) > 22, seen


RULES = {
    *(f"M-CH-{n}" for n in range(1, 42)),
    *(f"M-END-{n}" for n in range(1, 8)),
    *(f"M-SET-{n}" for n in range(1, 7)),
    *(f"M-MOVE-{n}" for n in range(1, 5)),
    *(f"M-BUILD-{n}" for n in range(1, 7)),
    *(f"M-PROD-{n}" for n in range(1, 6)),
    *("M-TURN-1", "M-PASS-1", "M-ACT-1", "M-REC-1", "M-GON-1", "M-HIRE-1", "M-INC-1", "M-GOLD-1"),
    *("M-FACT-1", "M-SHOP-1", "M-SHOP-2", "M-PAL-1", "M-PAL-2", "M-SPEC-1", "M-BUY-1"),
    *("M-SB-POST", "M-SB-LIGHT"),
}
"""Rules that a reason can name."""
