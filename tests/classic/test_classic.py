"""The yardstick plays as version 0.1 did, move by move."""

from hashlib import sha256

import pytest

from laguna import bots
from laguna.arena.match import Entrant, Match, Terms, play
from laguna.bots.budget import Budget
from laguna.classic.bots import GAMES, drivers, hard
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse

GAMES_OF_0_1 = {
    ("murano", 2, "easy"): "7c432c6e94186b8c",
    ("murano", 2, "normal"): "a9cef4bbfabbd50c",
    ("murano", 2, "hard"): "0f220a6f9ba53a4a",
    ("murano", 2, "expert"): "dfac407ebf460ecb",
    ("murano", 4, "easy"): "e352593999df5854",
    ("murano", 4, "normal"): "aa6a6d819d1df06f",
    ("murano", 4, "hard"): "391077bc0a2847e9",
    ("murano", 4, "expert"): "15eb7dea5b4215be",
    ("venezia", 2, "easy"): "82abb0aba005c665",
    ("venezia", 2, "normal"): "f24bcb6646f8b88e",
    ("venezia", 2, "hard"): "862cfdfae07a7623",
    ("venezia", 2, "expert"): "fb4ccfe14543bccf",
    ("venezia", 5, "easy"): "ef6a3a49d0a65810",
    ("venezia", 5, "normal"): "6ae38c73f0c4ddca",
    ("venezia", 5, "hard"): "eb7f202e09dfc48c",
    ("venezia", 5, "expert"): "bcc0e10842addc6c",
}
"""What the bots of version 0.1 played, as a digest of all actions of a game: by game, seats and level.

Made by the sources of version 0.1. It changes only if a rule changes on purpose.
"""
LEARNED = {("venezia", 2, "expert")}
"""Levels that have learned something since version 0.1: all others play as they did then."""


def digest(name: str, seats: int, level: str, bot: str) -> str:
    """A game among equals with 60 trials a turn, whose random numbers depend on the name of the level alone."""
    actions: list[int] = []
    terms = Terms(name, 3, "", {}, 1000)
    play(Match(terms, 1, (Entrant(level, bot, str(Budget.parse("60it"))),) * seats), actions)
    names = registry.load(name).ACTIONS.names
    return sha256("\n".join(names[action] for action in actions).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats", "level"), list(GAMES_OF_0_1))
def test_it_plays_the_games_of_0_1(name: str, seats: int, level: str) -> None:
    assert digest(name, seats, level, f"classic-{level}") == GAMES_OF_0_1[name, seats, level]


@pytest.mark.parametrize(("name", "seats", "level"), list(GAMES_OF_0_1))
def test_the_present_level_plays_the_same_unless_it_has_learned(name: str, seats: int, level: str) -> None:
    is_same = digest(name, seats, level, level) == GAMES_OF_0_1[name, seats, level]
    assert is_same == ((name, seats, level) not in LEARNED)


def test_the_digest_tells_levels_apart() -> None:
    found = [value for (name, *_), value in GAMES_OF_0_1.items() if name == "venezia"]
    assert len(set(found)) >= 6


def test_it_has_no_opinion_of_games_that_came_later() -> None:
    with pytest.raises(CannotParse, match="murano, venezia"):
        drivers("traghetto")
    assert set(GAMES) <= set(registry.names())


def test_it_shares_no_evaluation_with_the_games() -> None:
    """Parameters of today can change, and those of the yardstick stay."""
    for name in GAMES:
        for there, here in zip(registry.load(name).DRIVERS, drivers(name), strict=True):
            if there is not None:
                assert here is not None
                assert type(there).__module__ != type(here).__module__
                assert here.terms == there.terms


def test_it_is_found_by_name_and_is_no_level_for_players() -> None:
    assert bots.find("classic-hard") is hard
    assert not [level for level in bots.LEVELS if level.startswith("classic")]
    with pytest.raises(CannotParse, match="classic-easy, classic-expert"):
        bots.find("classic-champion")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_it_answers_the_same_in_every_world_that_it_cannot_tell_apart(name: str, level: str) -> None:
    game = registry.load(name)
    s = game.new(2)
    rng = Rng(2)
    while game.turns(s) < 12:
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
    while game.turn(s) < 0 or len(game.legal(s)) == 1:
        game.apply(s, game.legal(s)[0])
    seat = game.turn(s)
    answers = {
        bots.find(f"classic-{level}")(game, game.redeal(world, seat, Rng(9)), seat, Budget.parse("40it"), Rng(5))
        for world in [s, *(game.redeal(s, seat, Rng(n)) for n in range(3))]
    }
    assert len(answers) == 1
