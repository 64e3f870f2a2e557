"""Face-down piles by themselves: decks of cards, piles of tiles, and the log of who saw what."""

from laguna.games.murano.rules import piles
from laguna.games.murano.rules.piles import (
    BOUGHT,
    BUILT,
    NONE_KEPT,
    PENDING,
    SEARCHED,
    Deck,
    Look,
    TilePile,
    Trade,
)
from laguna.kernel.cells import cells, cells_of


def five_cards() -> Deck:
    """Cards 0 to 4, of which four are in the pile and one is out of the game."""
    return Deck(0b11111, 4, (), 0, None)


def facts(deck: Deck) -> tuple[int, int, tuple[int, ...], int]:
    return deck.unseen, deck.fresh, deck.under, deck.drawn


def looks(deck: Deck) -> list[Look]:
    return list(deck.log)


def under(deck: Deck) -> list[int]:
    return list(deck.under)


def trades(tiles: TilePile) -> list[Trade]:
    return list(tiles.log)


def test_the_signs_of_the_log() -> None:
    assert (PENDING, NONE_KEPT) == (-2, -1)
    assert (BOUGHT, SEARCHED, BUILT) == (0, 1, 2)
    assert piles.Look(1, (2,), 3) == (1, (2,), 3)


def test_a_deck_is_drawn_from_the_top() -> None:
    deck = five_cards()
    assert deck.size() == 4
    assert deck.next_cards() == 0b11111
    deck.draw(2, 3)
    assert facts(deck) == (0b10111, 3, (), 0b1000)
    assert deck.size() == 3
    assert deck.next_cards() == 0b10111
    assert looks(deck) == [Look(2, (3,), PENDING)]
    deck.draw(2, 0)
    assert facts(deck) == (0b10110, 2, (), 0b1001)
    assert looks(deck) == [Look(2, (3, 0), PENDING)]


def test_a_deck_keeps_one_and_puts_the_rest_under() -> None:
    deck = five_cards()
    for card in (3, 0, 4):
        deck.draw(2, card)
    deck.keep(0)
    assert facts(deck) == (0b00110, 1, (0b11000,), 0)
    assert deck.size() == 3
    assert looks(deck) == [Look(2, (3, 0, 4), 0)]
    # The next look is an entry of its own.
    deck.draw(1, 2)
    assert looks(deck) == [Look(2, (3, 0, 4), 0), Look(1, (2,), PENDING)]
    assert facts(deck) == (0b00010, 0, (0b11000,), 0b100)
    # The top is used up: card 1 is out of the game, and those put back first come next.
    assert deck.next_cards() == 0b11000
    deck.draw(1, 4)
    assert facts(deck) == (0b00010, 0, (0b01000,), 0b10100)
    assert deck.next_cards() == 0b01000
    deck.draw(1, 3)
    assert facts(deck) == (0b00010, 0, (), 0b11100)
    assert deck.next_cards() == 0
    assert deck.size() == 0
    deck.keep(NONE_KEPT)
    assert facts(deck) == (0b00010, 0, (0b11100,), 0)
    assert deck.log[-1] == Look(1, (2, 4, 3), NONE_KEPT)


def test_groups_under_a_deck_stay_apart() -> None:
    deck = Deck(0b111111, 6, (), 0, None)
    for card in (0, 1):
        deck.draw(0, card)
    deck.keep(0)
    for card in (2, 3):
        deck.draw(1, card)
    deck.keep(NONE_KEPT)
    assert under(deck) == [0b10, 0b1100]
    assert deck.size() == 5
    for card in (4, 5):
        deck.draw(2, card)
    assert deck.next_cards() == 0b10
    deck.draw(2, 1)
    # A group that is used up is gone, and the second one follows.
    assert under(deck) == [0b1100]
    assert deck.next_cards() == 0b1100
    deck.keep(1)
    assert under(deck) == [0b1100, 0b110000]
    deck.draw(0, 3)
    assert under(deck) == [0b0100, 0b110000]


def test_a_single_card_that_is_kept_leaves_no_empty_group() -> None:
    deck = five_cards()
    deck.draw(0, 1)
    deck.keep(1)
    assert under(deck) == []
    assert looks(deck) == [Look(0, (1,), 1)]


def test_card_0_can_be_kept() -> None:
    deck = five_cards()
    deck.draw(0, 0)
    deck.draw(0, 1)
    deck.keep(0)
    assert under(deck) == [0b10]


def test_a_copy_of_a_deck_changes_independently() -> None:
    deck = five_cards()
    deck.draw(0, 1)
    other = deck.copy()
    assert facts(other) == facts(deck)
    assert other.log == deck.log
    other.draw(0, 2)
    other.keep(2)
    assert facts(deck) == (0b11101, 3, (), 0b10)
    assert looks(deck) == [Look(0, (1,), PENDING)]
    assert facts(other) == (0b11001, 2, (0b10,), 0)


def pile() -> TilePile:
    return TilePile(cells_of([1, 2, 3]), cells(12), 2, None)


def test_tiles_are_counted() -> None:
    tiles = TilePile(cells_of([1, 2, 4]), cells_of([0, 0, 0, 1, 10, 100, 2, 3, 4, 0, 7, 0]), -1, None)
    assert tiles.size() == 7
    assert [tiles.held_by(seat) for seat in range(4)] == [0, 111, 9, 7]


def test_a_tile_is_taken_from_the_top() -> None:
    tiles = pile()
    tiles.take_top(2, 1)
    assert list(tiles.left) == [1, 1, 3]
    assert list(tiles.held) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert trades(tiles) == [Trade(BOUGHT, 2, 1)]
    tiles.take_top(0, 2)
    assert trades(tiles) == [Trade(BOUGHT, 2, 1), Trade(BOUGHT, 0, 2)]
    assert tiles.held_by(0) == 1


def test_a_tile_is_chosen_after_a_search() -> None:
    tiles = pile()
    tiles.take_top(0, 0)
    tiles.look_through(3)
    assert trades(tiles) == [Trade(BOUGHT, 0, 0), Trade(SEARCHED, 3, -1)]
    assert list(tiles.left) == [0, 2, 3]
    tiles.take_chosen(3, 2)
    assert trades(tiles) == [Trade(BOUGHT, 0, 0), Trade(SEARCHED, 3, 2)]
    assert list(tiles.left) == [0, 2, 2]
    assert list(tiles.held) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_a_tile_is_built() -> None:
    tiles = pile()
    tiles.take_top(1, 2)
    tiles.take_top(1, 2)
    tiles.build(1, 2)
    assert list(tiles.held) == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert list(tiles.left) == [1, 2, 1]
    assert trades(tiles) == [Trade(BOUGHT, 1, 2), Trade(BOUGHT, 1, 2), Trade(BUILT, 1, 2)]


def test_a_copy_of_a_pile_changes_independently() -> None:
    tiles = pile()
    tiles.take_top(0, 1)
    other = tiles.copy()
    assert (other.left, other.held, other.box, other.log) == (tiles.left, tiles.held, 2, tiles.log)
    other.take_top(0, 1)
    other.box = 0
    assert list(tiles.left) == [1, 1, 3]
    assert tiles.held_by(0) == 1
    assert tiles.box == 2
    assert len(tiles.log) == 1
