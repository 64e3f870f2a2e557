"""What a seat may see (M-HID-1): an allow-list. Whatever is not named here stays secret."""

from laguna.kernel.action import bits
from laguna.kernel.cells import count_bits
from laguna.kernel.game import CHANCE, OVER

from ..rules import questions as q
from ..rules.assignment import best
from ..rules.constants import FACES, SHOP, SOURCES, TILE_FACTORY, TILE_KIND, TILE_SPECIAL
from ..rules.flow import question, turn
from ..rules.piles import BUILT, PENDING, SEARCHED, Deck, TilePile
from ..rules.state import State
from .view_types import Mine, Player, View


def view(s: State, seat: int) -> View:
    """All that a seat may see; -1 is the public."""
    now = q.asked(s)
    placing = now in (q.CELL, q.BOUGHT)
    secret = now == q.BOUGHT and seat != s.seat and not is_open(s.tile)
    buying = now in (q.BUY, q.DRAW_TILE, q.LOOK, q.TAKE)
    selling = now in (q.EXTRA, q.DRAW_GLASS, q.SELL, q.RETURN)
    scoring = now in (q.VISIT, q.PAY, q.GIVE)
    drawing = 1 if turn(s) == CHANCE else 0
    if now in (q.DRAW_CHARACTERS, q.DRAW_CARDS, q.DRAW_GLASS, q.LOOK):
        drawing = s.to_draw
    return View(
        seat=seat,
        seats=s.seats,
        options={
            "leftover_gondoliers": "all" if s.leftover_all else "board",
            "empty_equal": "yes" if s.empty_equal else "no",
            "stall_rounds": str(s.stall_rounds),
            "scoring": "hand" if s.by_hand else "best",
            "last_studio": "counts" if s.last_studio else "not",
        },
        turn=turn(s),
        on_turn=s.seat,
        question=question(s),
        first=s.first,
        turns=s.turns,
        ender=s.ender,
        stalled=s.stalled,
        black=bits(s.black),
        red=s.red,
        ship=s.ship if now == q.SAIL else -1,
        moved=bits(s.moved_black),
        moved_red=s.moved_red,
        moves=s.moves,
        stopped=s.stopped,
        passing=s.passing,
        piles=list(s.pile),
        streets=list(s.streets),
        bag=list(s.bag),
        characters=s.characters.fresh,
        characters_under=[group.bit_count() for group in s.characters.under],
        cards=s.cards.fresh,
        cards_under=[group.bit_count() for group in s.cards.under],
        drawing=drawing,
        cells=list(s.cells),
        owner=list(s.owner),
        docks=list(s.docks),
        tile=s.tile if placing and not secret else -1,
        kind=TILE_KIND[s.tile] if placing else s.kind if buying else -1,
        tiles_left=s.tiles_left if q.BUILD in s.stack[: s.depth] else 0,
        produced=s.produced if selling else 0,
        extra=s.extra and selling,
        sold=list(s.sold) if selling else [0, 0, 0],
        scored=[tuple(scored) for scored in s.scored],
        scoring=(
            s.scoring_character if scoring else -1,
            s.scoring_island if now in (q.PAY, q.GIVE) else -1,
            s.given[0],
            s.given[1],
            s.given[2],
        ),
        players=[_player(s, other) for other in range(s.seats)],
        mine=None if seat < 0 else _mine(s, seat),
    )


def is_open(tile: int) -> bool:
    """Are all tiles of its kind alike, so there is nothing to hide?"""
    return tile <= TILE_FACTORY or tile == TILE_SPECIAL


def _player(s: State, seat: int) -> Player:
    sources = len(SOURCES)
    return Player(
        gold=s.gold[seat],
        vp=s.vp[seat],
        points=list(s.tally[seat * sources : (seat + 1) * sources]),
        gondoliers=s.hand[seat],
        supply=s.supply[seat],
        factories=s.factories[seat],
        specials=s.specials[seat],
        shops=s.shops.held_by(seat),
        palaces=s.palaces.held_by(seat),
        characters=int(s.people[seat]).bit_count(),
        cards=bits(s.owned[seat]),
        working=bits(s.working[seat]),
        glass=list(s.glass[seat * 3 : seat * 3 + 3]),
        shown=bits(s.shown[seat]),
    )


def _mine(s: State, seat: int) -> Mine:
    now = q.asked(s)
    drawn = 0
    searching: list[int] = []
    if seat == s.seat and turn(s) != OVER:
        drawn = s.characters.drawn or s.cards.drawn
        if now in (q.LOOK, q.TAKE):
            seen = FACES - (s.to_draw if now == q.LOOK else 0)
            searching = list((s.shops if s.kind == SHOP else s.palaces).left[:seen])
    return Mine(
        characters=bits(s.people[seat]),
        worth=[] if s.to_score or s.over else worth(s, seat),
        shops=list(s.shops.held[seat * FACES : (seat + 1) * FACES]),
        palaces=list(s.palaces.held[seat * FACES : (seat + 1) * FACES]),
        drawn=bits(drawn),
        searching=searching,
        put_back_characters=known_groups(s.characters, seat),
        put_back_cards=known_groups(s.cards, seat),
        left_shops=left_behind(s.shops, seat),
        left_palaces=left_behind(s.palaces, seat),
    )


def worth(s: State, seat: int) -> list[tuple[int, int]]:
    """What each character of a seat would score now, and where (M-END-3): its owner could work it out, too."""
    scored = {one.character: (one.points, one.island) for one in best(s, seat)}
    return [scored.get(card, (0, -1)) for card in bits(s.people[seat])]


def sources(deck: Deck) -> list[list[int]]:
    """For each card of each look where it came from: -1 the top of the pile, else the look that put it back.

    Everybody can follow this: it depends on numbers of cards alone.
    """
    log = deck.log
    everything = deck.unseen
    for look in log:
        for card in look.cards:
            everything |= 1 << card
    fresh = deck.fresh + count_bits(everything ^ deck.unseen)
    groups: list[list[int]] = []
    found: list[list[int]] = []
    for number, look in enumerate(log):
        came: list[int] = []
        for _ in look.cards:
            if fresh:
                fresh -= 1
                came.append(-1)
                continue
            came.append(groups[0][0])
            groups[0][1] -= 1
            if not groups[0][1]:
                groups.pop(0)
        found.append(came)
        back = len(look.cards) - (1 if look.kept >= 0 else 0)
        if back and look.kept != PENDING:
            groups.append([number, back])
    return found


def known_groups(deck: Deck, seat: int) -> list[list[int]]:
    """The groups under a pile: the cards of those that this seat put there and nobody else drew from."""
    came = sources(deck)
    log = deck.log
    left: list[tuple[int, int]] = []
    for number, look in enumerate(log):
        if look.kept == PENDING:
            continue
        group = sum(1 << card for card in look.cards if card != look.kept)
        known = look.seat == seat
        for later, drawn in enumerate(came):
            for card, source in zip(log[later].cards, drawn, strict=True):
                if source == number:
                    group &= ~(1 << card)
                    known = known and log[later].seat == seat
        if group:
            left.append((group, 1 if known else 0))
    return [bits(group) if known else [] for group, known in left]


def left_behind(pile: TilePile, seat: int) -> list[int]:
    """What a seat left in a pile when it last looked through it, by picture; empty if it never did."""
    now = list(pile.left)
    for trade in reversed(pile.log):
        if trade.face >= 0 and trade.what == SEARCHED and trade.seat == seat:
            return now
        if trade.face >= 0 and trade.what != BUILT:
            now[trade.face] += 1
    return []
