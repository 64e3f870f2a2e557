"""Worlds a seat cannot tell apart: frequencies against full enumeration, memory kept, nothing leaked."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import history as m
from laguna.games.venezia.rules.constants import (
    DECK,
    GOLD,
    KIND_COUNT,
    KINDS,
    SWAMP_COUNTS,
    SWAMP_WORTHS,
    TREASURE_COUNTS,
    WORTHS,
)
from laguna.games.venezia.rules.state import State
from laguna.games.venezia.seen import redeal_cards as card_worlds
from laguna.games.venezia.seen.redeal_cards import CardHistory
from laguna.games.venezia.seen.redeal_tokens import redeal_tokens
from laguna.kernel.chance import Rng
from laguna.testing import check_secrecy

from ...frequencies import SAMPLES, compare
from ...test_contract import notices, tampered
from ...walks import SOAK, walk
from .scene import Scene

ME = 0
SEATS = 3
BOX = 7
"""A party beyond the seats, whose draws everybody sees: it takes what a small pile is not to have."""

Script = tuple[tuple[str, int, int], ...]
"""What happens: `draw`, `gain` or `lose`, by whom, and the kind of card or worth of token (-1: by chance)."""


# Cards.

Piles = tuple[tuple[int, ...], ...]
"""Cards of a few small piles, drawn one pile after the other."""


def card_histories(piles: Piles, script: Script) -> Iterator[tuple[int, ...]]:
    """The log of every way the cards can come, each as likely as the others, if the script can be played."""
    for order in orders(piles):
        log = [*empty_the_pile(), m.shuffled(counts(piles[0]))]
        held = [[0] * KIND_COUNT for _ in range(SEATS)]
        cards = iter(order)
        drawn = 0
        pile = 0
        for what, who, kind in script:
            if what == "draw":
                if drawn == len(piles[pile]):
                    pile += 1
                    drawn = 0
                    log.append(m.shuffled(counts(piles[pile])))
                card = next(cards)
                drawn += 1
                if kind not in (-1, card):
                    break
                held[who][card] += 1
                log.append(m.entry(m.DREW, who, card))
            elif what == "gain":
                held[who][kind] += 1
                log.append(m.entry(m.GAINED, who, kind))
            else:
                if not held[who][kind]:
                    break
                held[who][kind] -= 1
                log.append(m.entry(m.LOST, who, kind))
        else:
            yield tuple(log)


def orders(piles: Piles) -> Iterator[tuple[int, ...]]:
    """Every order in which the piles can lie one under the other."""
    if not piles:
        yield ()
        return
    for first in permutations(piles[0]):
        for rest in orders(piles[1:]):
            yield first + rest


def counts(pile: tuple[int, ...]) -> list[int]:
    return [pile.count(kind) for kind in range(KIND_COUNT)]


def empty_the_pile() -> list[int]:
    """Everybody has seen every card of the first pile being drawn."""
    return [m.entry(m.DREW, BOX, kind) for kind in range(KIND_COUNT) for _ in range(DECK[kind])]


def hands(log: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What everybody holds in the end."""
    held = [[0] * KIND_COUNT for _ in range(SEATS)]
    for note in log:
        if m.what_of(note) != m.SHUFFLED and m.party_of(note) < SEATS:
            held[m.party_of(note)][m.piece_of(note)] += -1 if m.what_of(note) == m.LOST else 1
    return tuple(map(tuple, held))


def sight(log: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The log as a seat knows it."""
    return tuple(
        note - m.piece_of(note) * m.entry(0, 0, 1)
        if m.what_of(note) == m.DREW and m.party_of(note) < SEATS and m.party_of(note) != seat
        else note
        for note in log
    )


A, B, C = 0, 1, 2
CARD_SCRIPTS: dict[str, tuple[Piles, Script]] = {
    "a deal": (((A, A, B, C, C),), (("draw", 0, A), ("draw", 1, -1), ("draw", 1, -1), ("draw", 2, -1))),
    "another played a card": (
        ((A, A, A, B, C),),
        (("draw", 1, -1), ("draw", 1, -1), ("draw", 1, -1), ("lose", 1, A), ("draw", 2, -1)),
    ),
    "two equal cards played": (
        ((A, A, A, B, B, C),),
        (("draw", 1, -1), ("draw", 1, -1), ("draw", 1, -1), ("draw", 1, -1), ("lose", 1, A), ("lose", 1, B)),
    ),
    "what was taken openly is played first": (
        ((A, A, B, B, C),),
        (("draw", 1, -1), ("draw", 1, -1), ("gain", 1, A), ("lose", 1, A), ("draw", 2, -1), ("lose", 2, B)),
    ),
    "played, drawn, played": (
        ((A, A, B, B, C),),
        (("draw", 1, -1), ("draw", 1, -1), ("lose", 1, B), ("draw", 1, -1), ("lose", 1, A), ("draw", 0, B)),
    ),
    "everybody knows what is left after a shuffle": (
        ((A, B, C), (A, A, B)),
        (("draw", 1, -1), ("draw", 2, -1), ("draw", 2, -1), ("draw", 1, -1)),
    ),
}
LATER_SCRIPTS: dict[str, tuple[Piles, Script]] = {
    "played after a shuffle": (
        ((A, B, C), (A, A, B)),
        (("draw", 1, -1), ("draw", 2, -1), ("draw", 2, -1), ("draw", 1, -1), ("lose", 1, A)),
    ),
    "only one pile can have given it": (
        ((A, B, B), (A, A, C)),
        (("draw", 1, -1), ("draw", 1, -1), ("draw", 2, -1), ("draw", 1, -1), ("lose", 1, B), ("lose", 1, A)),
    ),
}


def check_cards(piles: Piles, script: Script, tolerance: float = 0.0) -> None:
    expected: Counter[tuple[tuple[int, ...], ...]] = Counter()
    logs = []
    for log in card_histories(piles, script):
        expected[hands(log)] += 1
        logs.append(log)
    for truth in (logs[0], logs[-1]):
        rng = Rng(3)
        found: Counter[tuple[tuple[int, ...], ...]] = Counter()
        for _ in range(SAMPLES):
            log = card_worlds.redeal_cards(truth, SEATS, ME, rng)
            assert sight(log, ME) == sight(truth, ME)
            found[hands(log)] += 1
        compare(found, expected, tolerance)


@pytest.mark.parametrize("name", CARD_SCRIPTS)
def test_frequencies_of_cards_match_an_enumeration_of_all_deals(name: str) -> None:
    check_cards(*CARD_SCRIPTS[name])


@pytest.mark.parametrize("name", LATER_SCRIPTS)
def test_frequencies_of_cards_from_several_piles_come_near_an_enumeration(name: str) -> None:
    """The same worlds exactly; how often each comes is near, since piles are weighed one card at a time."""
    check_cards(*LATER_SCRIPTS[name], tolerance=0.05)


def test_frequencies_that_return_the_truth_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def truthful(log: tuple[int, ...], seats: int, seat: int, rng: Rng) -> tuple[int, ...]:
        return log

    monkeypatch.setattr(card_worlds, "redeal_cards", truthful)
    with pytest.raises(AssertionError):
        check_cards(*CARD_SCRIPTS["a deal"])


def test_frequencies_that_forget_equal_cards_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world in which two cards could have been the one played is not twice as likely for that."""

    def forgetful(log: tuple[int, ...], seats: int, seat: int, rng: Rng) -> tuple[int, ...]:
        history = CardHistory(log, seats, seat, rng)
        return history.written(history.draw())

    monkeypatch.setattr(card_worlds, "redeal_cards", forgetful)
    with pytest.raises(AssertionError):
        check_cards(*CARD_SCRIPTS["two equal cards played"])


# Tokens.


def token_worlds(script: Script, worths: tuple[int, ...], comes_back: bool) -> Counter[tuple[int, ...]]:
    """The worth of every draw and how likely it is, in a supply of few tokens, if the script can be played."""
    worlds: Counter[tuple[int, ...]] = Counter()

    def go_on(
        at: int, left: tuple[int, ...], held: tuple[tuple[int, ...], ...], drawn: tuple[int, ...], n: int
    ) -> None:
        if at == len(script):
            worlds[drawn] += n
            return
        what, who, worth = script[at]
        for w in range(len(worths)) if worth < 0 else (worth,):
            more = 1 if what == "draw" else -1
            after = [list(h) for h in held]
            after[who][w] += more
            rest = list(left)
            weight = left[w] if what == "draw" else 1
            if what == "draw" or comes_back:
                rest[w] -= more
            if weight and after[who][w] >= 0:
                seen = (*drawn, w) if what == "draw" else drawn
                go_on(at + 1, tuple(rest), tuple(map(tuple, after)), seen, n * weight)

    go_on(0, worths, ((0,) * len(worths),) * SEATS, (), 1)
    return worlds


def token_log(script: Script, drawn: tuple[int, ...], first: int) -> tuple[int, ...]:
    draws = iter(drawn)
    return tuple(
        m.entry(m.DREW, who, first + next(draws)) if what == "draw" else m.entry(m.LOST, who, first + worth)
        for what, who, worth in script
    )


TREASURE_SCRIPTS: dict[str, Script] = {
    "drawn": (("draw", 0, 3), ("draw", 1, -1), ("draw", 2, -1), ("draw", 1, -1)),
    "mine came back": (
        ("draw", 0, 3),
        ("draw", 0, 3),
        ("draw", 0, 3),
        ("draw", 0, 3),
        ("draw", 1, -1),
        ("lose", 0, 3),
        ("draw", 2, -1),
    ),
    "another's came back": (
        ("draw", 1, -1),
        ("draw", 1, -1),
        ("lose", 1, 3),
        ("draw", 2, -1),
        ("draw", 1, -1),
    ),
    "drawn twice": (
        ("draw", 1, -1),
        ("draw", 1, -1),
        ("draw", 2, -1),
        ("lose", 1, 0),
        ("draw", 0, 0),
        ("draw", 2, -1),
        ("lose", 2, 1),
    ),
    "nobody else can have had it": (
        ("draw", 0, 0),
        ("draw", 0, 0),
        ("draw", 0, 0),
        ("draw", 1, -1),
        ("draw", 2, -1),
        ("lose", 1, 0),
    ),
}


@pytest.mark.parametrize("name", TREASURE_SCRIPTS)
def test_frequencies_of_treasures_match_an_enumeration_of_all_draws(name: str) -> None:
    script = TREASURE_SCRIPTS[name]
    expected = token_worlds(script, TREASURE_COUNTS, comes_back=True)
    truth = token_log(script, max(expected), SWAMP_WORTHS)
    found: Counter[tuple[int, ...]] = Counter()
    rng = Rng(5)
    for _ in range(SAMPLES):
        log = redeal_tokens(truth, SEATS, ME, -1, 0, rng)
        found[tuple(m.piece_of(note) - SWAMP_WORTHS for note in log if m.what_of(note) == m.DREW)] += 1
    compare(found, expected, tolerance=0.01)


SWAMP_SCRIPTS: dict[str, Script] = {
    "drawn": (("draw", 0, 2), ("draw", 1, -1), ("draw", 2, -1), ("draw", 1, -1)),
    "handed in": (("draw", 1, -1), ("draw", 1, -1), ("draw", 1, -1), ("lose", 1, 2), ("draw", 1, -1)),
    "all handed in": (("draw", 1, -1), ("draw", 1, -1), ("lose", 1, 2), ("lose", 1, 1), ("draw", 1, -1)),
    "more than once": (
        ("draw", 1, -1),
        ("draw", 1, -1),
        ("lose", 1, 2),
        ("draw", 1, -1),
        ("draw", 2, -1),
        ("lose", 1, 2),
    ),
}


@pytest.mark.parametrize("name", SWAMP_SCRIPTS)
def test_frequencies_of_swamp_tokens_match_an_enumeration_of_all_draws(name: str) -> None:
    script = SWAMP_SCRIPTS[name]
    expected = token_worlds(script, SWAMP_COUNTS, comes_back=False)
    truth = token_log(script, max(expected), 0)
    found: Counter[tuple[int, ...]] = Counter()
    rng = Rng(7)
    for _ in range(SAMPLES):
        log = redeal_tokens(truth, SEATS, ME, -1, 0, rng)
        found[tuple(m.piece_of(note) for note in log if m.what_of(note) == m.DREW)] += 1
    compare(found, expected)


def test_frequencies_while_another_is_paying_keep_to_what_it_can_pay() -> None:
    """V-GOLD-2: that somebody can pay is known; how is not."""
    script: Script = (("draw", 1, -1), ("draw", 1, -1), ("draw", 1, -1), ("draw", 2, -1))
    expected: Counter[tuple[int, ...]] = Counter()
    for drawn, ways in token_worlds(script, SWAMP_COUNTS, comes_back=False).items():
        if sum(drawn[:3]) >= 5:
            expected[drawn] += ways
    truth = token_log(script, max(expected), 0)
    found: Counter[tuple[int, ...]] = Counter()
    rng = Rng(9)
    for _ in range(SAMPLES):
        log = redeal_tokens(truth, SEATS, ME, 1, 5, rng)
        found[tuple(m.piece_of(note) for note in log)] += 1
    compare(found, expected)


def test_frequencies_while_another_is_paying_with_treasures() -> None:
    script: Script = (("draw", 1, -1), ("draw", 2, -1), ("draw", 1, -1))
    treasures = token_worlds(script, TREASURE_COUNTS, comes_back=True)
    swamp = token_worlds((("draw", 1, -1),), SWAMP_COUNTS, comes_back=False)
    expected: Counter[tuple[int, ...]] = Counter()
    for drawn, ways in treasures.items():
        for (worth,), more in swamp.items():
            if GOLD[SWAMP_WORTHS + drawn[0]] + GOLD[SWAMP_WORTHS + drawn[2]] + worth >= 10:
                expected[(*drawn, worth)] += ways * more
    truth = (*token_log(script, max(expected)[:3], SWAMP_WORTHS), m.entry(m.DREW, 1, max(expected)[3]))
    found: Counter[tuple[int, ...]] = Counter()
    rng = Rng(11)
    for _ in range(SAMPLES):
        log = redeal_tokens(truth, SEATS, ME, 1, 10, rng)
        found[(*(m.piece_of(note) - SWAMP_WORTHS for note in log[:3]), m.piece_of(log[3]))] += 1
    compare(found, expected, tolerance=0.01)


# Whole games.


def test_a_redeal_keeps_what_was_taken_openly() -> None:
    """V-HID-1: everybody saw the card that went from the market into a hand."""
    scene = Scene(3).hand(0, "house").market("basilica", "bridge").all_drained()
    scene.lines("0 done", "0 take basilica")
    for seed in range(50):
        for seat in (-1, 1, 2):
            world = venezia.redeal(scene.s, seat, Rng(seed))
            assert world.hand[KINDS.index("basilica")] >= 1
    assert venezia.view(scene.s, 1).players[0].known == [0, 0, 0, 1, 0]
    assert len({tuple(venezia.redeal(scene.s, 1, Rng(seed)).hand[:5]) for seed in range(50)}) > 2


def test_a_redeal_empties_what_another_has_picked() -> None:
    scene = Scene(3).tokens(0, 5, 5, 2, 1).lines("0 gold 1", "0 token 5")
    own = venezia.redeal(scene.s, 0, Rng(1))
    assert own.picked == scene.s.picked
    for seat in (-1, 1, 2):
        world = venezia.redeal(scene.s, seat, Rng(1))
        assert not any(world.picked)
        assert sum(world.tokens[w] * GOLD[w] for w in range(WORTHS)) >= 5


def test_the_first_seat_can_pay_in_every_world_too() -> None:
    """V-GOLD-2: with three tokens of the swamp few worlds have enough, so one that forgets the price is seen."""
    scene = Scene(3).tokens(0, 2, 2, 1).lines("0 gold 1")
    for seed in range(30):
        for seat in (-1, 1, 2):
            world = venezia.redeal(scene.s, seat, Rng(seed))
            assert sum(world.tokens[w] * GOLD[w] for w in range(WORTHS)) >= 5


@pytest.mark.parametrize("options", [{}, {"reshuffle": "at_once"}, {"draw": "may", "imaginary_house": "build"}])
def test_secrets_of_hands_and_tokens_through_exchange_discard_and_reshuffle(options: dict[str, str]) -> None:
    """V-HID-1, V-GOLD-2: random games, late ones too, at every moment in which somebody pays or is paid."""
    seen: Counter[str] = Counter()
    for seats in venezia.SEATS:
        for seed in range(12 if SOAK else 3):
            before = 0
            for n, (s, _) in enumerate(walk(venezia, seats, 40 + seed, options)):
                moment = ""
                if s.buying or venezia.question(s) in ("discard", "last"):
                    moment = venezia.question(s)
                elif s.card_log is not before and s.card_log and m.what_of(s.card_log.entry) == m.SHUFFLED:
                    moment = "shuffled"
                before = s.card_log
                if not moment:
                    continue
                seen[moment] += 1
                if seen[moment] % 7 == 0 or moment != "tokens":
                    for seat in range(-1, seats):
                        check_secrecy(venezia, s, seat, Rng(n))
    assert {"tokens", "discard", "last", "shuffled"} <= set(seen)


def nearly_through(reshuffle: str) -> Scene:
    """Two of three have drawn from a pile of three, in which seat 2 finds the last card."""
    scene = (
        Scene(3, reshuffle=reshuffle, draw="may").all_drained().market("campo").pile("house", "bridge", "bridge")
    )
    scene.lines("0 done", "0 pile", "* card house", "1 done", "1 pile", "* card bridge")
    return scene.lines("2 done", "2 pile", "* card bridge")


@pytest.mark.parametrize("reshuffle", ["needed", "at_once"])
def test_frequencies_at_the_end_of_a_pile_match_an_enumeration(reshuffle: str) -> None:
    """V-DRAW-4: whenever the discards are shuffled, those who drew the last cards of the old pile have them."""
    scene = nearly_through(reshuffle)
    # Seat 0 has the house; so each of the others has a bridge, and everybody who knows the pile is sure of it.
    for seat in range(3):
        for seed in range(20):
            world = venezia.redeal(scene.s, seat, Rng(seed))
            assert sum(world.hand) == 3
            assert (sum(world.pile) == 0) == (reshuffle == "needed")
            venezia.check(world)
    found: Counter[tuple[int, ...]] = Counter()
    rng = Rng(5)
    for _ in range(SAMPLES):
        world = venezia.redeal(scene.s, 1, rng)
        found[tuple(world.hand[seat * KIND_COUNT] for seat in range(3))] += 1
    # Seat 1 holds a bridge: of the other two either may have drawn the house.
    expected: Counter[tuple[int, ...]] = Counter({(1, 0, 0): 1, (0, 0, 1): 1})
    compare(found, expected)


def test_the_new_pile_is_known_to_all_once_the_last_card_is_drawn() -> None:
    """V-DRAW-4, V-HID-1: the discards were open, so what the new pile is made of is no secret, only its order."""
    scene = nearly_through("at_once")
    piles = {tuple(venezia.redeal(scene.s, seat, Rng(seed)).pile) for seat in range(3) for seed in range(20)}
    assert piles == {tuple(scene.s.pile)}
    assert venezia.view(scene.s, 1).discards == [0] * KIND_COUNT


def test_a_view_that_shows_what_is_picked_is_noticed() -> None:
    def leaky(s: State, seat: int) -> object:
        return [venezia.view(s, seat), list(s.picked)]

    assert notices(tampered(venezia, view=leaky), "venezia")


def test_worlds_differ() -> None:
    """All that a seat cannot know does change."""
    differs: Counter[str] = Counter()
    for s, _ in walk(venezia, 3, 6):
        world = venezia.redeal(s, 0, Rng(1))
        differs["hand"] += s.hand != world.hand
        differs["tokens"] += s.tokens != world.tokens
        differs["pile"] += s.pile != world.pile
        differs["treasure"] += s.treasure_left != world.treasure_left
    assert min(differs.values()) > 5, differs
    assert card_worlds.redeal_cards((), 3, 0, Rng(1)) == ()
