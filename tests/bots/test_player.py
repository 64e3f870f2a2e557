"""A bot in a seat: what it gets to see, and when it is asked."""

from typing import Any

import pytest

from laguna.bots import find, random
from laguna.bots.budget import Budget
from laguna.bots.mixed import Mixed
from laguna.bots.player import Player
from laguna.games import murano, venezia
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.errors import CannotParse, LagunaError, NotLegal
from laguna.kernel.game import OVER, Game, resolve_chance, start
from tests.arena import players


class Watcher:
    """Plays at random, and remembers what it was given."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.turns: list[tuple[int, float]] = []

    def __call__(self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
        self.states.append(state)
        self.turns.append((game.turns(state), budget.left))
        budget.take(1)
        return random.choose(game, state, seat, budget, rng)


@pytest.mark.parametrize("game", [murano, venezia])
def test_a_bot_sees_a_world_of_its_own_and_only_real_choices(game: Game[Any]) -> None:
    watcher = Watcher()
    bots = [Player(watcher, seat, Budget(iterations=1000)) for seat in range(2)]
    s, draws, rng = start(game, 2), SeededDraws(1), Rng(1)
    forced = asked = 0
    for _ in range(400):
        resolve_chance(game, s, draws)
        seat = game.turn(s)
        if seat == OVER:
            break
        before = len(watcher.states)
        seen, legal = game.view(s, seat), game.legal(s)
        action = bots[seat].act(game, s, rng)
        assert action in legal
        if len(legal) == 1:
            assert len(watcher.states) == before
            assert bots[seat].thought == 0.0
            forced += 1
        else:
            assert watcher.states[-1] is not s
            assert game.view(watcher.states[-1], seat) == seen
            assert bots[seat].thought > 0.0
            asked += 1
        game.apply(s, action)
    assert forced
    assert asked


@pytest.mark.parametrize(("share", "dealt"), [(0.0, 0), (1.0, 40)])
def test_a_mixed_bot_gets_a_world_only_where_it_decides_like_easy(share: float, dealt: int) -> None:
    class Dealing:
        """Murano, counting the worlds that are dealt."""

        worlds = 0

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            return getattr(murano, name)

        def redeal(self, *given: Any) -> Any:  # noqa: ANN401
            self.worlds += 1
            return murano.redeal(*given)

    game: Any = Dealing()
    s, rng = start(murano, 2), Rng(1)
    resolve_chance(murano, s, SeededDraws(1))
    seat = murano.turn(s)
    player = Player(Mixed(share), seat, Budget(iterations=10))
    legal = murano.legal(s)
    assert len(legal) > 1
    assert {player.act(game, s, rng) for _ in range(40)} <= set(legal)
    assert game.worlds == dealt


def test_a_budget_is_whole_again_when_a_turn_begins_and_only_then() -> None:
    watcher = Watcher()
    bots = [Player(watcher, seat, Budget(iterations=1000)) for seat in range(2)]
    s, draws, rng = start(murano, 2), SeededDraws(1), Rng(1)
    for _ in range(300):
        resolve_chance(murano, s, draws)
        if (seat := murano.turn(s)) == OVER:
            break
        murano.apply(s, bots[seat].act(murano, s, rng))
    steps: dict[int, list[float]] = {}
    for turn, left in watcher.turns:
        steps.setdefault(turn, []).append(left)
    assert max(map(len, steps.values())) > 3
    for lefts in steps.values():
        assert lefts == [1000.0 - n for n in range(len(lefts))]


def test_what_may_not_be_done_is_refused_with_its_name() -> None:
    s = start(murano, 2)
    resolve_chance(murano, s, SeededDraws(1))
    seat = murano.turn(s)
    with pytest.raises(NotLegal, match=f"seat {seat} chose '[a-z]+.*', which may not be done now"):
        Player(players.cheat, seat, Budget(iterations=1)).act(murano, s, Rng(1))


def test_bots_are_found_by_level_or_by_module() -> None:
    assert find("random") is random.choose
    assert find(players.FIRST) is players.first
    with pytest.raises(CannotParse, match="there are: random"):
        find("genius")
    for unknown in ("tests.arena.players:nobody", "tests.arena.nothing:first", ":first", "laguna:", "a b:c"):
        with pytest.raises(LagunaError, match="cannot be found"):
            find(unknown)
