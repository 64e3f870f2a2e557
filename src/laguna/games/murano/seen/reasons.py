"""Why something is not legal now, with the rule that says so. Only what the asking seat knows is used."""

from collections.abc import Callable
from typing import Final

from laguna.kernel.game import CHANCE, OVER, Reason

from ..rules import actions as a
from ..rules import glass, people, purchases, ring, scoring
from ..rules import questions as q
from ..rules.characters import may_visit, takes_gold
from ..rules.constants import (
    BUILD,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    CARDS,
    CELL_ISLAND,
    CHARACTER_GLASS,
    CHARACTERS,
    DEEDS,
    DOCK_ISLAND,
    EMPTY,
    FACES,
    FACTORY,
    GLASS,
    GOLD_TIERS,
    HIRE_OR_DISMISS,
    HOME,
    IN_PLAY,
    INCOME,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    PALACE,
    PLACE_GONDOLIER,
    PRODUCTION,
    RECRUIT,
    RING,
    RULE_OF,
    SHOP,
    SPECIAL,
    STREET,
    STREET_SPACES,
    TILE_FACTORY,
)
from ..rules.flow import legal, question, turn
from ..rules.purse import NEVER
from ..rules.state import State

_RULE: Final = {
    q.TURN: "M-TURN-1",
    q.SHIP: "M-TURN-1",
    q.SAIL: "M-MOVE-1",
    q.CHARACTER: "M-REC-1",
    q.DOCK: "M-GON-1",
    q.HIRE: "M-HIRE-1",
    q.BUILD: "M-BUILD-1",
    q.CELL: "M-BUILD-3",
    q.CARD: "M-BUILD-5",
    q.INCOME: "M-INC-1",
    q.PRODUCE: "M-PROD-1",
    q.EXTRA: "M-SB-POST",
    q.SELL: "M-PROD-2",
    q.RETURN: "M-SB-POST",
    q.BOUGHT: "M-END-2",
    q.SCORE: "M-END-3",
    q.VISIT: "M-END-3",
    q.PAY: "M-CH-7",
    q.GIVE: "M-CH-41",
}
"""The rule behind each question."""


def rule_of_question(s: State) -> str:
    """The rule behind the question that is open now."""
    asked = q.asked(s)
    if asked == q.BUY:
        return "M-SHOP-1" if s.kind == SHOP else "M-PAL-1"
    if asked == q.TAKE:
        return "M-SHOP-2" if s.kind == SHOP else "M-PAL-2"
    return _RULE[asked]


def why(s: State, seat: int, action: int) -> Reason:
    """Why this seat may not do this now; the key is `legal` if it may."""
    to_move = turn(s)
    if to_move == OVER:
        return Reason("M-END-5", "over")
    if action >= a.ACTIONS.seat_actions:
        return Reason("M-TURN-1", "draw")
    if to_move == CHANCE:
        return Reason("M-TURN-1", "draw_first")
    if to_move != seat:
        return Reason("M-TURN-1", "not_your_turn", {"seat": to_move})
    if action in legal(s):
        return Reason(rule_of_question(s), "legal")
    answer = _ANSWERS[q.asked(s)](s, action)
    if answer is None:
        return Reason(rule_of_question(s), "other_question", {"question": f"question_{question(s)}"})
    return answer


def _span(action: int, first: int, count: int) -> int:
    """How far an action lies into a run of actions; -1 if it is not in it."""
    return action - first if first <= action < first + count else -1


def _too_dear(rule: str, price: int, gold: int) -> Reason:
    return Reason(rule, "too_little_gold", {"price": price, "gold": gold})


def _turn(s: State, action: int) -> Reason | None:
    return Reason("M-ACT-1", "nothing_to_do") if action == a.ACT else _space(s, action)


def _space(s: State, action: int) -> Reason | None:
    """Why no ship at all can be sent to a space; between two ships, the one behind can always get there."""
    at = _span(action, a.SAIL, len(RING))
    if at < 0 or s.passing:
        return None
    if ring.occupied(s) >> at & 1:
        return Reason("M-MOVE-1", "space_taken", {"space": at + 1})
    gold = s.gold[s.seat] - s.moves
    return None if ring.doable(s, gold) >> at & 1 else deed_reason(s, RING[at], gold)


def deed_reason(s: State, deed: int, gold: int) -> Reason:
    """Why a deed of the ring cannot be done with so much gold (M-ACT-1)."""
    if s.needs[deed] != NEVER:
        return _too_dear(RULE_OF[DEEDS[deed]], s.needs[deed], gold)
    if deed in (BUY_FACTORY, BUY_SHOP, BUY_PALACE, BUY_SPECIAL):
        kind = {BUY_FACTORY: FACTORY, BUY_SHOP: SHOP, BUY_PALACE: PALACE, BUY_SPECIAL: SPECIAL}[deed]
        return Reason("M-BUY-1", "pile_empty", {"kind": KINDS[kind]})
    if deed == PLACE_GONDOLIER:
        if not s.hand[s.seat]:
            return Reason("M-GON-1", "no_gondolier_in_hand")
        return Reason("M-GON-1", "no_dock")
    return {
        RECRUIT: Reason("M-REC-1", "no_characters"),
        BUILD: Reason("M-BUILD-1", "nothing_to_build"),
        INCOME: Reason("M-INC-1", "no_income"),
        PRODUCTION: Reason("M-PROD-3", "nothing_to_produce"),
        HIRE_OR_DISMISS: Reason("M-HIRE-1", "nobody_to_hire"),
    }[deed]


def _ship(s: State, action: int) -> Reason | None:
    if action == a.DO:
        if s.passing:
            return Reason("M-PASS-1", "passing")
        if not s.moves:
            return Reason("M-TURN-1", "no_move_yet")
        return deed_reason(s, RING[s.stopped], s.gold[s.seat])
    at = ring.RED if action == a.RED_SHIP else _span(action, a.SHIP, len(RING))
    if at < 0:
        return _space(s, action)
    if at != ring.RED and not s.black >> at & 1:
        return Reason("M-MOVE-1", "no_ship", {"space": at + 1})
    if s.moves and s.stopped == s.red and s.black >> s.red & 1:
        return Reason("M-SB-LIGHT", "lighthouse_last")
    if s.moved_red if at == ring.RED else s.moved_black >> at & 1:
        return Reason("M-MOVE-4", "moved_already")
    if not ring.reachable(s, at):
        return Reason("M-MOVE-1", "ship_blocked")
    if s.gold[s.seat] < s.moves:
        return Reason("M-MOVE-2", "move_too_dear", {"price": s.moves})
    return Reason("M-ACT-1", "leads_nowhere")


def _sail(s: State, action: int) -> Reason | None:
    at = _span(action, a.SAIL, len(RING))
    if at < 0:
        return None
    if not ring.reachable(s, s.ship) >> at & 1:
        if ring.occupied(s) >> at & 1:
            return Reason("M-MOVE-1", "space_taken", {"space": at + 1})
        return Reason("M-MOVE-1", "ship_in_the_way", {"space": at + 1})
    return deed_reason(s, RING[at], s.gold[s.seat] - s.moves)


def _buy(s: State, action: int) -> Reason | None:
    if action != a.SEARCH:
        return None
    rule = "M-SHOP-2" if s.kind == SHOP else "M-PAL-2"
    return _too_dear(rule, purchases.search_price(s.kind), s.gold[s.seat])


def _take(s: State, action: int) -> Reason | None:
    if _span(action, a.TAKE_SHOP, 2 * FACES) < 0:
        return None
    tile = a.ACTIONS.span(action).id(action)
    return Reason(rule_of_question(s), "not_in_pile", {"tile": tile})


def _keep(s: State, action: int) -> Reason | None:
    if a.ACTIONS.span(action).verb != "keep":
        return None
    return Reason(rule_of_question(s), "not_drawn", {"card": a.ACTIONS.span(action).id(action)})


def _dock(s: State, action: int) -> Reason | None:
    dock = _span(action, a.DOCK, len(DOCK_ISLAND))
    if dock < 0:
        return None
    if not IN_PLAY[s.seats][DOCK_ISLAND[dock]]:
        return Reason("M-SET-3", "island_not_in_play", {"island": ISLANDS[DOCK_ISLAND[dock]]})
    if not people.is_free(s, dock):
        return Reason("M-GON-1", "dock_taken")
    return _too_dear("M-GON-1", people.dock_price(s, s.seat, dock), s.gold[s.seat])


def _hire(s: State, action: int) -> Reason | None:
    if action == a.HIRE:
        if not s.supply[s.seat]:
            return Reason("M-HIRE-1", "no_gondolier_in_supply")
        return _too_dear("M-HIRE-1", people.hire_price(s, s.seat), s.gold[s.seat])
    return Reason("M-HIRE-1", "no_gondolier_in_hand") if action == a.DISMISS else None


def _build(s: State, action: int) -> Reason | None:
    if action == a.DONE:
        return Reason("M-BUILD-1", "build_something")
    if action == a.BUILD_STREET:
        if not s.pile[STREET]:
            return Reason("M-BUILD-2", "pile_empty", {"kind": KINDS[STREET]})
        return Reason("M-BUILD-2", "no_street_room")
    tile = _span(action, a.BUILD_FACTORY, 2 * FACES + 2)
    if tile < 0:
        return None
    if not _holds(s, tile):
        return Reason("M-BUILD-3", "not_held", {"tile": a.ACTIONS.span(action).id(action)})
    return Reason("M-BUILD-3", "no_site")


def _holds(s: State, tile: int) -> bool:
    """Does the seat on turn hold this building (counted from the factory)?"""
    if tile == 0:
        return s.factories[s.seat] > 0
    if tile <= FACES:
        return s.shops.held[s.seat * FACES + tile - 1] > 0
    if tile <= 2 * FACES:
        return s.palaces.held[s.seat * FACES + tile - 1 - FACES] > 0
    return s.specials[s.seat] > 0


def _bought(s: State, action: int) -> Reason | None:
    if _span(action, a.BUILD_STREET, 2 * FACES + 3) < 0:
        return None
    return Reason("M-END-2", "only_bought")


def _cell(s: State, action: int) -> Reason | None:
    cell = _span(action, a.AT, len(CELL_ISLAND))
    if cell < 0:
        return None
    if not IN_PLAY[s.seats][CELL_ISLAND[cell]]:
        return Reason("M-SET-3", "island_not_in_play", {"island": ISLANDS[CELL_ISLAND[cell]]})
    street = s.tile < TILE_FACTORY
    if street and cell >= STREET_SPACES:
        return Reason("M-BUILD-2", "not_a_street_space")
    if not street and cell < STREET_SPACES:
        return Reason("M-BUILD-3", "not_a_building_space")
    if s.cells[cell] != EMPTY:
        return Reason("M-BUILD-1", "cell_taken")
    return Reason("M-BUILD-3", "no_street_beside")


def _income(s: State, action: int) -> Reason | None:
    island = _span(action, a.INCOME_AT, len(ISLANDS))
    if island < 0:
        return None
    at = (island * MAX_SEATS + s.seat) * FACES
    key = "no_customers" if any(s.own_shops[at : at + FACES]) else "no_shop_there"
    return Reason("M-INC-1", key, {"island": ISLANDS[island]})


def _produce(s: State, action: int) -> Reason | None:
    k = _span(action, a.PRODUCE, CARDS["factory"]["count"] + 1)
    if k < 0:
        return None
    if not k:
        return Reason("M-PROD-3", "nothing_to_sell")
    factories = glass.factories_of(s, s.seat)
    if k > factories:
        return Reason("M-PROD-1", "too_few_factories", {"number": factories})
    if k * glass.FACTORY_VP > s.vp[s.seat]:
        return Reason("M-PROD-1", "too_few_points", {"price": k * glass.FACTORY_VP, "points": s.vp[s.seat]})
    return Reason("M-PROD-1", "too_little_in_bag", {"number": glass.in_bag(s)})


def _no_glass(rule: str, colour: int) -> Reason:
    return Reason(rule, "no_such_glass", {"glass": f"glass_{GLASS[colour]}"})


def _sell(s: State, action: int) -> Reason | None:
    if action == a.DONE:
        return Reason("M-PROD-3", "sell_something")
    colour = _span(action, a.SELL, len(GLASS))
    if colour < 0:
        return None
    if s.glass[s.seat * 3 + colour] <= s.sold[colour]:
        return _no_glass("M-PROD-2", colour)
    if s.extra and glass.glass_of(s, s.seat) - sum(s.sold) <= 1:
        return Reason("M-SB-POST", "keep_one")
    return Reason("M-PROD-2", "one_colour")


def _return(s: State, action: int) -> Reason | None:
    colour = _span(action, a.RETURN, len(GLASS))
    return _no_glass("M-SB-POST", colour) if colour >= 0 else None


def _score(s: State, action: int) -> Reason | None:
    card = _span(action, a.SCORE, len(CHARACTERS))
    if card < 0:
        return None
    character = CHARACTERS[card]
    if not s.people[s.seat] >> card & 1:
        return Reason("M-END-3", "not_your_character", {"character": character})
    if scoring.is_scored(s, card):
        return Reason("M-END-3", "scored_already", {"character": character})
    return Reason("M-END-3", "scores_nowhere", {"character": character})


def _visit(s: State, action: int) -> Reason | None:
    island = _span(action, a.VISIT, len(ISLANDS))
    if island < 0:
        return None
    card = s.scoring_character
    where: dict[str, int | str] = {"island": ISLANDS[island]}
    if not scoring.has_gondolier(s, s.seat, island):
        return Reason("M-END-3", "no_gondolier_there", where)
    if HOME[card] >= 0 and HOME[card] != island:
        return Reason(RULE_OF[CHARACTERS[card]], "only_at_home", {"island": ISLANDS[HOME[card]]})
    rule = RULE_OF[CHARACTERS[card]]
    if takes_gold(card) and may_visit(s, card, island):
        return _too_dear(rule, GOLD_TIERS[0][0], s.gold[s.seat])
    return Reason(rule, "scores_nothing_there", where)


def _pay(s: State, action: int) -> Reason | None:
    tier = _span(action, a.PAY, len(GOLD_TIERS))
    rule = RULE_OF[CHARACTERS[s.scoring_character]]
    return _too_dear(rule, GOLD_TIERS[tier][0], s.gold[s.seat]) if tier >= 0 else None


def _give(s: State, action: int) -> Reason | None:
    rule = RULE_OF[CHARACTERS[s.scoring_character]]
    if action == a.DONE:
        return Reason(rule, "give_something")
    colour = _span(action, a.GIVE, len(GLASS))
    if colour < 0:
        return None
    if s.glass[s.seat * 3 + colour] <= s.given[colour]:
        return _no_glass(rule, colour)
    if glass.same_glass(s.owned[s.seat], CHARACTER_GLASS[s.scoring_character]) >> colour & 1:
        return Reason("M-SB-1", "studio_too_late")
    return Reason(rule, "wrong_glass", {"character": CHARACTERS[s.scoring_character]})


_ANSWERS: Final[dict[int, Callable[[State, int], Reason | None]]] = {
    q.TURN: _turn,
    q.SHIP: _ship,
    q.SAIL: _sail,
    q.BUY: _buy,
    q.TAKE: _take,
    q.CHARACTER: _keep,
    q.DOCK: _dock,
    q.HIRE: _hire,
    q.BUILD: _build,
    q.CELL: _cell,
    q.CARD: _keep,
    q.INCOME: _income,
    q.PRODUCE: _produce,
    q.EXTRA: lambda s, action: None,
    q.SELL: _sell,
    q.RETURN: _return,
    q.BOUGHT: _bought,
    q.SCORE: _score,
    q.VISIT: _visit,
    q.PAY: _pay,
    q.GIVE: _give,
}
"""For each question what is said about its own actions; None for an action of another question."""
