"""What can never change: cards, buildings, tokens, pawns and hexes add up, and every count agrees."""

from laguna.kernel.history import entries

from . import questions as q
from .building import NONE
from .constants import (
    BUILDINGS,
    CROSSING,
    CROSSING_AGAIN,
    DECK,
    EMPTY,
    HEX_BIT,
    HEX_COUNT,
    HEX_QUARTER,
    HEXES,
    HOUSE,
    KIND_COUNT,
    LAST_SPACE,
    MAX_SEATS,
    MOST_IN_HAND,
    MOST_KINDS,
    NEEDS,
    NOBODY,
    PALAZZO,
    QUARTER_COUNT,
    SITE_END,
    SITE_FIRST,
    SITES,
    SOURCES,
    SWAMP,
    SWAMP_COUNTS,
    SWAMP_WORTHS,
    SWEPT,
    TREASURE_COUNTS,
    TREASURE_WORTHS,
    WORTHS,
)
from .history import DREW, GAINED, LOST, SHUFFLED, party_of, piece_of, shuffled_counts, what_of
from .market import hand_size
from .projects import kinds_in_front
from .purse import gold_of
from .state import State


def check(s: State) -> None:
    """Assert all of it; meant for tests, slow on purpose."""
    _check_cards(s)
    _check_pawns(s)
    _check_board(s)
    _check_track(s)
    _check_tokens(s)
    _check_memory(s)


def _check_cards(s: State) -> None:
    for kind in range(KIND_COUNT):
        in_hands = sum(s.hand[seat * KIND_COUNT + kind] for seat in range(MAX_SEATS))
        in_front = sum(s.front[party * KIND_COUNT + kind] for party in range(s.parties))
        assert s.lying[kind] == in_front, "cards in front of all"
        alone = NEEDS[kind] if s.solo >> kind & 1 else 0
        in_market = s.market >> kind & 1
        everywhere = s.pile[kind] + s.discards[kind] + in_hands + s.lying[kind] + alone + in_market
        assert everywhere == DECK[kind], f"cards of kind {kind} add up"
        if kind != HOUSE:
            assert s.lying[kind] <= NEEDS[kind], "a project has no more cards than it needs"
    assert min([*s.pile, *s.discards, *s.hand, *s.front]) >= 0, "nobody owes cards"
    assert int(s.market).bit_count() <= SWEPT, "the market is swept"
    for seat in range(MAX_SEATS):
        assert hand_size(s, seat) <= MOST_IN_HAND, "nobody has more than five cards in hand"
        for kind in range(KIND_COUNT):
            place = seat * KIND_COUNT + kind
            assert 0 <= s.known[place] <= s.hand[place], "what is known to be in a hand is there"
    for party in range(s.parties):
        if party != s.seat or q.asked(s) in (q.DRAIN, q.DRAW, q.TAKE):
            assert kinds_in_front(s, party) <= MOST_KINDS, "at most two kinds lie in front of a player"


def _check_pawns(s: State) -> None:
    assert s.master[HOUSE] == NOBODY, "houses have no master"
    for kind in range(PALAZZO, KIND_COUNT):
        master = s.master[kind]
        if s.lying[kind] == 0:
            assert master == NOBODY, "without a project the pawn is at home"
            continue
        cards = [s.front[party * KIND_COUNT + kind] for party in range(s.parties)]
        assert 0 <= master < s.parties, "every project has a master"
        assert cards[master] == max(cards), "nobody has more cards than the master"


def _check_board(s: State) -> None:
    built = [EMPTY] * HEX_COUNT
    stands = [0] * KIND_COUNT
    for site in s.built:
        kind = next(k for k in range(KIND_COUNT - 1, -1, -1) if SITE_FIRST[k] <= site < SITE_END[k])
        if kind != s.hexes[SITES[site][0]]:
            kind = HOUSE  # Houses and campi stand on the same sites.
        stands[kind] += 1
        for hex in SITES[site]:
            assert built[hex] == EMPTY, f"one building stands on {HEXES[hex]}"
            built[hex] = kind
    for kind in range(KIND_COUNT):
        assert stands[kind] + s.supply[kind] == BUILDINGS[kind], f"buildings of kind {kind} add up"
    for hex in range(HEX_COUNT):
        if s.hexes[hex] != SWAMP:
            assert s.hexes[hex] == built[hex], f"{HEXES[hex]} shows what stands on it"
        else:
            assert built[hex] == EMPTY, f"nothing stands in the swamp of {HEXES[hex]}"
    for quarter in range(QUARTER_COUNT):
        own = [hex for hex in range(HEX_COUNT) if HEX_QUARTER[hex] == quarter]
        assert s.swamp[quarter] == sum(HEX_BIT[hex] for hex in own if s.hexes[hex] == SWAMP)
        assert s.empty[quarter] == sum(HEX_BIT[hex] for hex in own if s.hexes[hex] == EMPTY)
        assert s.houses[quarter] == sum(s.hexes[hex] == HOUSE for hex in own)


def _check_track(s: State) -> None:
    places = [CROSSING if at == CROSSING_AGAIN else at for at in s.at[: s.seats] if at]
    assert len(set(places)) == len(places), "one gondola a space"
    for seat in range(MAX_SEATS):
        tally = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        assert sum(tally) == s.at[seat], "every space has a source"
    if max(s.at) >= LAST_SPACE or min(s.supply) == 0:
        assert s.ended, "the game ends when a gondola arrives or a kind is built out"
    if s.stage == NONE:
        assert not s.movers | s.takers, "nobody is left behind by a building"


def _check_tokens(s: State) -> None:
    assert min([*s.tokens, *s.swamp_left, *s.treasure_left, *s.gone]) >= 0, "nobody owes tokens"
    for worth in range(SWAMP_WORTHS):
        held = sum(s.tokens[seat * WORTHS + worth] for seat in range(MAX_SEATS))
        assert held + s.swamp_left[worth] + s.gone[worth] == SWAMP_COUNTS[worth], "swamp tokens add up"
    for worth in range(TREASURE_WORTHS):
        held = sum(s.tokens[seat * WORTHS + SWAMP_WORTHS + worth] for seat in range(MAX_SEATS))
        assert held + s.treasure_left[worth] == TREASURE_COUNTS[worth], "treasure tokens add up"
    under = sum(int(mask).bit_count() for mask in s.swamp)
    drawing = 1 if s.depth and q.asked(s) == q.DRAW_SWAMP else 0
    assert under + drawing == sum(s.swamp_left), "a token lies on every hex under swamp"
    if s.buying:
        payer = s.whom[s.depth - 1]
        for worth in range(WORTHS):
            assert s.picked[worth] <= s.tokens[payer * WORTHS + worth], "only own tokens are picked"
    else:
        assert not any(s.picked), "tokens are picked for gold alone"


def _check_memory(s: State) -> None:
    """What is written down leads to what lies on the table, and no pile ever gave what it had not."""
    hand = [0] * len(s.hand)
    pile = list(DECK)
    for note in entries(s.card_log):
        what, place = what_of(note), party_of(note) * KIND_COUNT + piece_of(note) % KIND_COUNT
        if what == SHUFFLED:
            assert not any(pile), "the discards are shuffled when the pile is empty"
            pile = shuffled_counts(note)
        elif what == DREW:
            pile[piece_of(note)] -= 1
            assert pile[piece_of(note)] >= 0, "what is drawn was in the pile"
            if party_of(note) < s.seats:
                hand[place] += 1
        elif what == GAINED:
            hand[place] += 1
        else:
            assert what == LOST
            hand[place] -= 1
            assert hand[place] >= 0, "what is played was in the hand"
    assert hand == list(s.hand), "hands are what was drawn and taken less what was played"
    assert pile == list(s.pile), "the pile is what was not drawn"
    tokens = [0] * len(s.tokens)
    left = list(SWAMP_COUNTS + TREASURE_COUNTS)
    for note in entries(s.token_log):
        worth, place = piece_of(note), party_of(note) * WORTHS + piece_of(note)
        if what_of(note) == DREW:
            left[worth] -= 1
            tokens[place] += 1
        else:
            left[worth] += 1 if worth >= SWAMP_WORTHS else 0
            tokens[place] -= 1
        assert min(left) >= 0, "what is drawn was there"
        assert min(tokens) >= 0, "what is handed in was held"
    assert tokens == list(s.tokens), "tokens are what was drawn less what was handed in"
    assert list(s.gold) == [gold_of(s, seat) for seat in range(MAX_SEATS)], "gold is what the tokens are worth"
