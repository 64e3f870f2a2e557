"""Worlds a seat cannot tell apart: frequencies against full enumeration, memory kept, nothing leaked."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from laguna.games import murano
from laguna.games.murano.rules.piles import BOUGHT, BUILT, SEARCHED, Deck, TilePile
from laguna.games.murano.rules.state import State
from laguna.games.murano.seen import redeal
from laguna.games.murano.seen.redeal import redeal_deck, redeal_tiles
from laguna.games.murano.seen.view import known_groups
from laguna.kernel.cells import cells, cells_of
from laguna.kernel.chance import Rng
from laguna.testing import check_secrecy

from ...frequencies import SAMPLES, compare
from ...rows import write_row
from ...test_contract import notices, tampered
from ...walks import walk
from .scene import Scene

ME = 0

# A script of a small deck: who looks, how many cards, and whether one is kept.
Script = tuple[tuple[int, int, bool], ...]
# What I see in a look, and keep; and for everybody the kept cards, what lies under the pile.
World = tuple[tuple[int, ...], tuple[frozenset[int], ...]]


def histories(cards: int, script: Script) -> Iterator[tuple[tuple[tuple[int, ...], ...], World]]:
    """Every way a small game with a real pile of cards can go, each as likely as the others.

    Yields what I saw, and the world at the end. Choices that I do not see are made blindly; I keep the card I
    drew first.
    """
    looks = len(script)
    for order in permutations(range(cards)):
        # For each look: which of the drawn cards is kept, and in which order the rest goes back.
        ways = [
            list(product(range(n) if keeps and seat != ME else (0,), permutations(range(n - keeps))))
            for seat, n, keeps in script
        ]
        for way in product(*ways):
            pile = list(order)
            groups: list[list[int]] = []
            saw: list[tuple[int, ...]] = []
            kept: list[int] = []
            origin: dict[int, int] = {}
            for look in range(looks):
                seat, n, keeps = script[look]
                drawn = [pile.pop(0) for _ in range(n)]
                if seat == ME:
                    saw.append(tuple(drawn))
                choice, back = way[look]
                kept.append(drawn.pop(choice) if keeps else -1)
                pile += [drawn[i] for i in back]
                for card in drawn:
                    origin[card] = look
            for look in range(looks):
                groups.append([card for card in pile if origin.get(card) == look])
            under = tuple(frozenset(group) for group in groups if group)
            yield tuple(saw), (tuple(kept), under)


def play_truth(cards: int, out: int, script: Script, seed: int) -> Deck:
    """One such game, played with the engine's deck, some cards staying out of the game."""
    rng = Rng(seed)
    deck = Deck((1 << (cards + out)) - 1, cards, (), 0, None)
    for seat, n, keeps in script:
        for _ in range(n):
            there = [card for card in range(cards + out) if deck.next_cards() >> card & 1]
            deck.draw(seat, there[rng.below(len(there))])
        drawn = deck.log[-1].cards
        deck.keep((drawn[0] if seat == ME else drawn[rng.below(n)]) if keeps else -1)
    return deck


def my_sight(deck: Deck) -> tuple[tuple[int, ...], ...]:
    return tuple(look.cards for look in deck.log if look.seat == ME)


SCRIPTS: dict[str, tuple[int, Script]] = {
    "others draw what I put back": (5, ((0, 3, True), (1, 3, True))),
    "I draw what another put back": (4, ((1, 3, True), (0, 2, True))),
    "my cards through another's hands": (4, ((0, 2, False), (1, 3, True), (0, 2, True))),
    "two others in between": (4, ((0, 2, True), (1, 3, True), (2, 2, True))),
    "declined and drawn again": (4, ((0, 2, False), (1, 3, False), (2, 2, True), (0, 2, True))),
    "a card seen twice": (4, ((0, 3, False), (1, 2, True), (0, 2, False), (1, 2, True))),
    "known cards compete for places": (5, ((0, 3, False), (1, 3, True), (2, 3, True), (0, 3, True))),
}


Redeal = Callable[[Deck, int, list[int] | None, Rng], Deck]


def check_frequencies(redeal: Redeal, name: str, seed: int) -> None:
    """Redeals of a small deck come up as often as an enumeration of all deals says."""
    cards, script = SCRIPTS[name]
    truth = play_truth(cards, 0, script, seed)
    expected: Counter[World] = Counter()
    for saw, world in histories(cards, script):
        if saw == my_sight(truth):
            expected[world] += 1
    found: Counter[World] = Counter()
    rng = Rng(seed)
    for _ in range(SAMPLES):
        deck = redeal(truth, ME, [0, 0, 0, 0], rng)
        assert my_sight(deck) == my_sight(truth)
        under = tuple(frozenset(c for c in range(cards) if group >> c & 1) for group in deck.under)
        found[tuple(look.kept for look in deck.log), under] += 1
    compare(found, expected)


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_frequencies_match_an_enumeration_of_all_deals(name: str, seed: int) -> None:
    check_frequencies(redeal_deck, name, seed)


def test_a_redeal_that_returns_the_truth_is_noticed() -> None:
    def truthful(deck: Deck, seat: int, shown: list[int] | None, rng: Rng) -> Deck:
        return deck.copy()

    with pytest.raises(AssertionError):
        check_frequencies(truthful, "others draw what I put back", 1)


def test_a_redeal_that_prefers_some_worlds_is_noticed() -> None:
    def biased(deck: Deck, seat: int, shown: list[int] | None, rng: Rng) -> Deck:
        """The better of two deals, as it were."""
        return max((redeal_deck(deck, seat, shown, rng) for _ in range(2)), key=lambda d: d.log)

    with pytest.raises(AssertionError):
        check_frequencies(biased, "others draw what I put back", 1)


def test_cards_out_of_the_game_stay_possible() -> None:
    """Five characters leave the game unseen: whoever has not seen a card cannot know that it is out."""
    truth = play_truth(3, 2, ((0, 1, True), (1, 2, True)), 1)
    (mine,) = my_sight(truth)[0]
    found = Counter(redeal_deck(truth, ME, [0] * 4, Rng(k)).log[1].kept for k in range(400))
    assert set(found) == set(range(5)) - {mine}
    assert min(found.values()) > 50


def test_a_card_kept_openly_stays_where_it_was_kept() -> None:
    truth = play_truth(4, 0, ((0, 3, True), (1, 2, True)), 3)
    for k in range(50):
        assert redeal_deck(truth, ME, None, Rng(k)).log[1].kept == truth.log[1].kept


# Shops and palaces: a pile of few tiles, traded in a fixed order.

Trades = tuple[tuple[int, int], ...]


def tile_histories(
    pile: tuple[int, ...], held: dict[int, tuple[int, ...]], truth: TilePile, at: int, left_then: list[int]
) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, int], ...]]]:
    """Every way the trades of a log can have gone, tile by tile, that fits what I saw; yields pile and hands."""
    if at == len(truth.log):
        hands = tuple(sorted((seat, face) for seat, tiles in held.items() for face in tiles))
        yield tuple(sorted(pile)), hands
        return
    trade = truth.log[at]
    mine = trade.seat == ME
    tiles = held.get(trade.seat, ())
    if trade.what == BUILT:
        if trade.face in tiles:
            rest = list(tiles)
            rest.remove(trade.face)
            yield from tile_histories(pile, {**held, trade.seat: tuple(rest)}, truth, at + 1, left_then)
        return
    if mine and trade.what == SEARCHED and [pile.count(face) for face in range(3)] != left_then:
        return
    after = left_then.copy()
    after[trade.face] -= 1
    for i, face in enumerate(pile):
        if not mine or face == trade.face:
            rest_of_pile = pile[:i] + pile[i + 1 :]
            now = {**held, trade.seat: (*tiles, face)}
            yield from tile_histories(rest_of_pile, now, truth, at + 1, after)


@pytest.mark.parametrize("boxed", [False, True])
@pytest.mark.parametrize(
    "script",
    [
        ((BOUGHT, 1), (BOUGHT, 0), (BOUGHT, 2)),
        ((BOUGHT, 1), (SEARCHED, 0), (BOUGHT, 1)),
        ((BOUGHT, 1), (BOUGHT, 1), (SEARCHED, 0), (BUILT, 1), (BOUGHT, 2)),
        ((BOUGHT, 1), (SEARCHED, 0), (SEARCHED, 2), (BUILT, 1), (BOUGHT, 2), (SEARCHED, 0)),
        ((SEARCHED, 0), (BOUGHT, 1), (BOUGHT, 2), (BUILT, 2), (BOUGHT, 2)),
    ],
)
def test_tile_frequencies_match_an_enumeration_of_all_deals(script: Trades, boxed: bool) -> None:
    redeal._history.cache_clear()  # What was counted before some change to the rules must not be used after it.
    rng = Rng(5)
    tiles = [3, 2, 2]
    truth = TilePile(cells_of(tiles), cells(12), -1, None)
    if boxed:
        truth.box = 1
        truth.left[1] -= 1
    start = list(truth.left)
    for what, seat in script:
        if what == BUILT:
            faces = [f for f in range(3) if truth.held[seat * 3 + f]]
            truth.build(seat, faces[rng.below(len(faces))])
            continue
        there = [face for face in range(3) for _ in range(truth.left[face])]
        face = there[rng.below(len(there))]
        if what == BOUGHT:
            truth.take_top(seat, face)
        else:
            truth.look_through(seat)
            truth.take_chosen(seat, face)
    every = tuple(face for face in range(3) for _ in range(tiles[face]))
    expected: Counter[object] = Counter()
    for i in range(len(every)) if boxed else (-1,):
        pile = every[:i] + every[i + 1 :] if boxed else every
        expected.update(tile_histories(pile, {}, truth, 0, start))
    found: Counter[object] = Counter()
    for _ in range(SAMPLES):
        world = redeal_tiles(truth, ME, 3, rng)
        pile = tuple(face for face in range(3) for _ in range(world.left[face]))
        hands = tuple(
            (seat, face) for seat in range(4) for face in range(3) for _ in range(world.held[seat * 3 + face])
        )
        found[pile, hands] += 1
    compare(found, expected)


# What a seat remembers, and faults planted on purpose.


def test_a_group_is_known_to_whoever_put_it_back_until_another_draws_from_it() -> None:
    deck = Deck(0b111111, 3, (), 0, None)
    for card in (0, 1, 2):
        deck.draw(0, card)
    deck.keep(1)
    assert known_groups(deck, 0) == [[0, 2]]
    assert known_groups(deck, 1) == [[]]
    deck.draw(0, 2)
    deck.keep(-1)
    assert known_groups(deck, 0) == [[0], [2]]
    deck.draw(1, 0)
    deck.draw(1, 2)
    deck.keep(0)
    assert known_groups(deck, 0) == [[]]
    assert known_groups(deck, 1) == [[2]]


def test_a_redeal_covers_the_worlds_that_fit() -> None:
    scene = Scene(2).character(0, 5).character(1, 9)
    found = {murano.redeal(scene.s, 0, Rng(k)).people[1] for k in range(300)}
    assert len(found) > 30
    assert not any(people & 1 << 4 for people in found), "the seat holds character 5 itself"


def forgetful(s: State, seat: int, rng: Rng) -> State:
    """A redeal that keeps what lies before the seat, and forgets all it has looked at and put back."""
    t = redeal.redeal(s, -1, rng)
    t.people[seat] = s.people[seat]
    write_row(t.shops.held, seat * 3, s.shops.held[seat * 3 : seat * 3 + 3])
    write_row(t.palaces.held, seat * 3, s.palaces.held[seat * 3 : seat * 3 + 3])
    return t


def test_a_redeal_that_forgets_what_the_seat_was_shown_is_noticed() -> None:
    def unchecked(s: State) -> None:
        """The forgetful world need not add up; what is to be noticed is the forgetting."""

    assert notices(tampered(murano, redeal=forgetful, check=unchecked), "murano")


def test_what_is_shown_in_the_scoring_stays_with_its_owner() -> None:
    for seed in range(6):
        for s, _ in walk(murano, 3, seed, {"scoring": "hand"}):
            if s.to_score:
                for seat in range(3):
                    world = murano.redeal(s, seat, Rng(seed))
                    for other in range(3):
                        assert world.people[other] & s.shown[other] == s.shown[other]
                    check_secrecy(murano, s, seat, Rng(seed))


@pytest.mark.parametrize(
    ("deed", "tiles"), [("buy_shop", ("shop_red", "shop_blue")), ("buy_palace", ("palace_3",))]
)
def test_nobody_learns_more_while_a_pile_is_looked_through(deed: str, tiles: tuple[str, ...]) -> None:
    """M-SHOP-2, M-PAL-2: the buyer counts picture by picture, the others only see that it is done."""
    scene = Scene(3).gold(0, 10).hold(1, *tiles).hold(2, "palace_2", "shop_grey").sail(deed).lines("0 search")
    pile = scene.s.shops if deed == "buy_shop" else scene.s.palaces
    for seen in range(4):
        assert scene.question() == ("take" if seen == 3 else "look")
        mine = murano.view(scene.s, 0).mine
        assert mine is not None
        assert mine.searching == list(pile.left[:seen])
        worlds = set()
        for k in range(12):
            for seat in range(-1, 3):
                check_secrecy(murano, scene.s, seat, Rng(k))
            world = murano.redeal(scene.s, 0, Rng(k))
            left = (world.shops if deed == "buy_shop" else world.palaces).left
            assert left[:seen] == pile.left[:seen]
            worlds.add(tuple(left))
        assert (len(worlds) == 1) == (seen >= 2), "two counts tell the third"
        if seen < 3:
            scene.lines(f"* {scene.legal()[0]}")


def test_a_tile_that_is_offered_stays_secret_until_it_is_built() -> None:
    """M-END-2, M-HID-1: others do not know which shop was bought in the last turn before it is shown."""
    for deed, draw in (("buy_shop", "shop_red"), ("buy_palace", "palace_2"), ("buy_special", "")):
        scene = Scene(3).gold(0, 10).streets("san_donato", "street_empty").empty_pile("factory")
        scene.empty_pile("street").sail(deed)
        if draw:
            scene.lines("0 top", f"* draw {draw}")
        assert scene.question() == "bought"
        tiles = set()
        for k in range(20):
            for seat in range(-1, 3):
                check_secrecy(murano, scene.s, seat, Rng(k))
            assert murano.redeal(scene.s, 0, Rng(k)).tile == scene.s.tile
            world = murano.redeal(scene.s, 1, Rng(k))
            tiles.add(world.tile)
            built = murano.ACTIONS.name(murano.legal(world)[0]).split()[1]
            assert murano.rules.constants.TILES[world.tile] == built
        assert len(tiles) == (3 if draw else 1)
