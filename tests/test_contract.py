"""The contract, on every game found: random games with random tastes, from the first draw to the end."""

import copy
import hashlib
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from laguna.arena.simulate import Plan, play_some, summarise
from laguna.kernel import record, registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse, NotLegal, Stale
from laguna.kernel.event import EVERYONE, Event
from laguna.kernel.game import CHANCE, OVER, Game, play, start
from laguna.kernel.worth import Sum, Worth
from laguna.testing import (
    check_canonical,
    check_copy,
    check_legal,
    check_result,
    check_secrecy,
    check_worth,
    fingerprint,
)

from .walks import SOAK, walk

CASES = [(name, seats) for name in registry.names() for seats in registry.load(name).SEATS]
SEEDS = range(40 if SOAK else 2)
LATE_SEEDS = range(100, 200 if SOAK else 103)


def options_of(game: Game[Any], seed: int) -> dict[str, str]:
    """Options for a random game: defaults on even seeds, others on odd ones."""
    rng = Rng(seed)
    if seed % 2 == 0:
        return {}
    return {name: values[rng.below(len(values))] for name, values in game.OPTIONS.items()}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_legal_weights_and_check_hold_all_through_a_game(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        for s, action in walk(game, seats, seed, options_of(game, seed)):
            check_legal(game, s)
            game.check(s)
            if action != OVER:
                assert action in game.legal(s)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_random_games_finish_and_everything_adds_up_after_every_action(name: str, seats: int) -> None:
    """What `laguna simulate` plays: 1,000 games of each number of seats in the soak."""
    plan = Plan(name, seats=seats, games=1000 if SOAK else 3, seed=1, check=True)
    summary = summarise(plan, play_some(plan, range(1, plan.games + 1)), 1.0)
    assert summary.finished == summary.games == plan.games


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_copies_are_independent(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        for n, (s, action) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            if n % 5 == 0 and action != OVER:
                check_copy(game, s, action, seats)
                assert fingerprint(game, copy.deepcopy(s), seats) == fingerprint(game, s, seats)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_seat_can_tell_a_redeal_from_the_truth(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        for n, (s, _) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            if n % 9 == seed % 9 or game.turn(s) == OVER:
                for seat in range(-1, seats):
                    check_secrecy(game, s, seat, Rng(n))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_things_are_worth_tells_no_secret(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        for n, (s, _) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            if n % 7 == seed % 7 or game.turn(s) == OVER:
                for seat in range(-1, seats):
                    check_worth(game, s, seat, Rng(n))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_seat_can_tell_a_redeal_when_piles_are_nearly_empty(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in LATE_SEEDS:
        late = list(walk_copies(game, seats, seed))[-60:]
        for n, s in enumerate(late[::3]):
            for seat in range(-1, seats):
                check_secrecy(game, s, seat, Rng(n))


def walk_copies(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """The states of a random game."""
    return [game.copy(s) for s, _ in walk(game, seats, seed, options_of(game, seed))]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_redeal_is_canonical(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        for n, (s, _) in enumerate(walk(game, seats, seed, options_of(game, seed))):
            if n % 13 == seed % 13 or game.turn(s) == OVER:
                for seat in range(-1, seats):
                    check_canonical(game, s, seat, n, seats)


@pytest.mark.parametrize("name", registry.names())
def test_names_round_trip(name: str) -> None:
    table = registry.load(name).ACTIONS
    assert [table.number(table.name(action)) for action in range(len(table))] == list(range(len(table)))
    assert 0 < table.seat_actions < len(table) < 1000


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_records_replay_to_the_same_state(name: str, seats: int) -> None:
    game = registry.load(name)
    for seed in SEEDS:
        options = options_of(game, seed)
        actions: list[int] = []
        marks: list[bytes] = []
        for s, action in walk(game, seats, seed, options):
            if len(actions) % 50 == 0 or action == OVER:
                marks.append(fingerprint(game, s, seats))
            if action != OVER:
                actions.append(action)
        text = record.write(record.Record(name, seats, options, actions=actions))
        back = record.parse(text)
        assert record.write(back) == text
        assert (back.actions, back.seats) == (actions, seats)
        stops = [*range(0, len(actions), 50), len(actions)]
        assert [fingerprint(game, record.replay(back, to=at), seats) for at in stops] == marks


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_silence_and_log_make_no_difference(name: str, seats: int) -> None:
    game = registry.load(name)
    loud = [fingerprint(game, s, seats) for s, _ in walk(game, seats, 3, log=True)]
    quiet = [fingerprint(game, s, seats) for s, _ in walk(game, seats, 3)]
    assert loud == quiet


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_result_ranks_by_score_and_the_account_adds_up(name: str, seats: int) -> None:
    game = registry.load(name)
    finished = 0
    for seed in range(12):
        *_, (s, _) = walk(game, seats, seed)
        if game.turn(s) != OVER:
            continue
        finished += 1
        check_result(game, s, seats)
    assert finished


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_checked_door_refuses_clearly_and_changes_nothing(name: str, seats: int) -> None:
    game = registry.load(name)
    *_, (over, _) = (x for x in walk(game, seats, 0, turns=5000))
    with pytest.raises(NotLegal, match="over"):
        play(game, over, 0)
    for n, (s, _) in enumerate(walk(game, seats, 1, turns=20)):
        if n % 4 or game.turn(s) == OVER:
            continue
        before = fingerprint(game, s, seats)
        legal = set(game.legal(s))
        illegal = [action for action in range(len(game.ACTIONS)) if action not in legal]
        for action in illegal:
            with pytest.raises(NotLegal):
                play(game, s, action)
        for nonsense in (-1, len(game.ACTIONS), 10**30, "no such thing", ""):
            with pytest.raises(CannotParse):
                play(game, s, nonsense)
        for wrong in (None, 1.0, True, b"act"):
            with pytest.raises(CannotParse):
                play(game, s, wrong)  # type: ignore[arg-type]
        with pytest.raises(Stale, match="line 3"):
            play(game, s, min(legal), n=3, now=4)
        other = (game.turn(s) + 1) % seats if game.turn(s) != CHANCE else 0
        with pytest.raises(NotLegal, match=f"Seat {other}"):
            play(game, s, min(legal), seat=other)
        assert fingerprint(game, s, seats) == before


@pytest.mark.parametrize("name", registry.names())
def test_the_board_that_comes_with_a_game_is_known_as_such(name: str) -> None:
    """When its files change on purpose, the fingerprint in its constants changes with them."""
    assert registry.load(name).EDITION == ""


@pytest.mark.parametrize("name", registry.names())
def test_wrong_seats_and_options_are_refused(name: str) -> None:
    game = registry.load(name)
    with pytest.raises(CannotParse, match="seats"):
        start(game, 99)
    with pytest.raises(CannotParse, match="no option"):
        start(game, game.SEATS[0], {"colour": "green"})
    for option in game.OPTIONS:
        with pytest.raises(CannotParse, match="it can be"):
            start(game, game.SEATS[0], {option: "purple"})


HASHES = """
import hashlib, sys
from laguna.arena.simulate import Plan, play
from laguna.kernel.record import write
plans = [Plan("{name}", seats=seats, games=2, seed=7) for seats in {seats}]
text = "".join(write(play(plan, number)[1]) for plan in plans for number in range(2))
sys.stdout.write(hashlib.sha256(text.encode()).hexdigest())
"""


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_gives_the_same_record_in_every_process(name: str) -> None:
    code = HASHES.format(name=name, seats=registry.load(name).SEATS)
    found = set()
    for hash_seed in ("0", "1", "12345", "random"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) == 1
    assert len(found.pop()) == hashlib.sha256().digest_size * 2


# Faults planted on purpose: each must be noticed.


def tampered(game: Game[Any], **names: object) -> Any:  # noqa: ANN401
    """A game of which some names are replaced."""
    parts = {name: getattr(game, name) for name in dir(game) if not name.startswith("_")}
    return SimpleNamespace(**{**parts, **names})


def notices(game: Any, name: str, games: int = 6, check: Any = check_secrecy) -> bool:  # noqa: ANN401
    """Does the secrecy check fail somewhere in random games?"""
    for seed in range(games):
        for seats in registry.load(name).SEATS:
            for n, (s, _) in enumerate(walk(registry.load(name), seats, seed)):
                if n % 6 == 0:
                    for seat in range(seats):
                        try:
                            check(game, s, seat, Rng(n))
                        except AssertionError:
                            return True
    return False


@pytest.mark.parametrize("name", registry.names())
def test_a_planted_leak_in_the_view_is_noticed(name: str) -> None:
    game = registry.load(name)

    def leaky(s: Any, seat: int) -> Any:  # noqa: ANN401
        """Everybody's view at once."""
        return [game.view(s, other) for other in range(s.seats)]

    assert notices(tampered(game, view=leaky), name)


@pytest.mark.parametrize("name", registry.names())
def test_a_planted_leak_in_the_events_is_noticed(name: str) -> None:
    game = registry.load(name)

    def leaky(s: Any, action: int) -> None:  # noqa: ANN401
        """What was drawn is told with who drew it."""
        game.apply(s, action)
        if s.log is not None:
            everything = str([game.view(s, seat) for seat in range(s.seats)])
            s.log.append(Event("leak", {"all": everything}, EVERYONE))

    assert notices(tampered(game, apply=leaky), name)


@pytest.mark.parametrize("name", registry.names())
def test_a_planted_leak_in_what_things_are_worth_is_noticed(name: str) -> None:
    game = registry.load(name)

    def leaky(s: Any, seat: int, of: str) -> Worth:  # noqa: ANN401
        """What everybody else holds, as a number."""
        everything = repr([game.view(s, other) for other in range(s.seats)])
        return Worth([Sum(0, int(hashlib.sha256(everything.encode()).hexdigest()[:6], 16))], [])

    assert notices(tampered(game, WORTH=leaky), name, check=check_worth)


def test_the_untampered_game_is_not_accused() -> None:
    for name in registry.names():
        assert not notices(registry.load(name), name, games=1)
