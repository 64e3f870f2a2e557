"""Worlds a seat cannot tell apart: frequencies against full enumeration, memory kept, nothing leaked."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from laguna.games.murano.hidden import redeal_deck, redeal_tiles
from laguna.games.murano.piles import Deck, TilePile
from laguna.kernel.chance import Rng

ME = 0
SAMPLES = 20_000

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
    deck = Deck((1 << (cards + out)) - 1, cards, (), 0, ())
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
}


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_frequencies_match_an_enumeration_of_all_deals(name: str, seed: int) -> None:
    cards, script = SCRIPTS[name]
    truth = play_truth(cards, 0, script, seed)
    expected: Counter[World] = Counter()
    for saw, world in histories(cards, script):
        if saw == my_sight(truth):
            expected[world] += 1
    found: Counter[World] = Counter()
    rng = Rng(seed)
    for _ in range(SAMPLES):
        deck = redeal_deck(truth, ME, [0, 0, 0, 0], rng)
        assert my_sight(deck) == my_sight(truth)
        under = tuple(frozenset(c for c in range(cards) if group >> c & 1) for group in deck.under)
        found[tuple(look.kept for look in deck.log), under] += 1
    assert set(found) == set(expected)
    total = sum(expected.values())
    for world, ways in expected.items():
        share = ways / total
        assert abs(found[world] / SAMPLES - share) < 5 * (share * (1 - share) / SAMPLES) ** 0.5 + 1e-9, (world, share, found[world]/SAMPLES)
