"""Every bot: its answers are legal, honest, reproducible, and better than those of the level below."""

from typing import Any

import pytest

from laguna.bots import LEVELS, find
from laguna.bots.budget import Budget
from laguna.bots.hint import IMPLIED, hint, in_words
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.game import OVER, Game, resolve_chance, start
from laguna.kernel.text import LANGUAGES, words

from ..walks import SOAK, walk

EVERY = [(game, level) for game in registry.names() for level in LEVELS]


def positions(game: Game[Any], seats: int, seed: int, every: int) -> list[Any]:
    """Positions of a random game in which a seat has something to decide."""
    found = []
    for n, (s, _) in enumerate(walk(game, seats, seed)):
        if n % every == 0 and game.turn(s) >= 0 and len(game.legal(s)) > 1:
            found.append(game.copy(s))
    return found


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_bot_knows_only_what_its_seat_knows(name: str, level: str) -> None:
    """The same random numbers give the same answer in every world it cannot tell apart, and change no world."""
    game = registry.load(name)
    for seats in (2, 4):
        for s in positions(game, seats, 8 + seats, 23 if SOAK else 67):
            seat = game.turn(s)
            answers = set()
            for world in [s, *(game.redeal(s, seat, Rng(n)) for n in range(3))]:
                given = game.redeal(world, seat, Rng(99))
                before = game.view(given, seat)
                answers.add(find(level)(game, given, seat, Budget.parse("40it"), Rng(5)))
                assert game.view(given, seat) == before
            assert len(answers) == 1
            assert answers <= set(game.legal(s))


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_a_bot_plays_a_whole_game(name: str, level: str) -> None:
    """It answers every question within its budget; `Player` refuses illegal answers."""
    game = registry.load(name)
    s = start(game, 3)
    draws, rng = SeededDraws(4), Rng(4)
    players = [Player(find(level), seat, Budget.parse("30it")) for seat in range(3)]
    resolve_chance(game, s, draws)
    while game.turn(s) != OVER and game.turns(s) < 400:
        game.apply(s, players[game.turn(s)].act(game, s, rng))
        resolve_chance(game, s, draws)
    assert game.turn(s) == OVER
    game.check(s)


@pytest.mark.parametrize(("name", "level"), [one for one in EVERY if one[1] != "random"])
def test_a_bot_beats_chance(name: str, level: str) -> None:
    """Finer differences are measured in the arena: see docs/bots.md."""
    game = registry.load(name)
    for seat in range(2):
        s = start(game, 2)
        draws, rng = SeededDraws(11), Rng(11)
        levels = [level if n == seat else "random" for n in range(2)]
        players = [Player(find(one), n, Budget.parse("60it")) for n, one in enumerate(levels)]
        resolve_chance(game, s, draws)
        while game.turn(s) != OVER and game.turns(s) < 400:
            game.apply(s, players[game.turn(s)].act(game, s, rng))
            resolve_chance(game, s, draws)
        points = game.result(s).scores
        assert points[seat] > points[1 - seat] + 10


@pytest.mark.parametrize("name", registry.names())
def test_a_hint_says_what_and_why(name: str) -> None:
    game = registry.load(name)
    said: set[str] = set()
    for s in positions(game, 3, 6, 41):
        seat = game.turn(s)
        found = hint(game, game.redeal(s, seat, Rng(1)), seat, Budget.parse("60it"), Rng(2))
        assert found.action in game.legal(s)
        assert found.runner_up in (-1, *game.legal(s))
        assert found.runner_up != found.action
        assert 0 <= found.share <= 10_000
        for language in LANGUAGES:
            text = in_words(game, found, words(language, name))
            row = [
                action for action in (found.action, *found.then) if game.ACTIONS.span(action).verb not in IMPLIED
            ]
            for action in row or [found.action]:
                assert words(language, name).action(game.ACTIONS, action) in text
        said.update(found.reasons)
    assert len(said) > 1
    assert said <= set(game.DRIVERS.standard.terms)
