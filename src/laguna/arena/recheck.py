"""Checks a file of results by playing its games again, without the agent that made it.

Draws depend only on the deal, and a frozen bot's decisions only on the position and its own random numbers. So
all of them are worked out anew and compared. What the agent did is taken from the file and must be legal.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.game import CHANCE, OVER, Game, start

from .match import Entrant, Played
from .results import read
from .simulate import UNFINISHED, seed_of
from .tournament import LADDER, Series, Tournament, crowd
from .workers import Workers, spread


class Rungs(msgspec.Struct, frozen=True):
    """A game to check, and whose decisions can be worked out anew."""

    played: Played
    """The game as the file tells it."""
    levels: tuple[str, ...]
    """By seat: the frozen bot that sat there; empty for the agent."""


def mistake(asked: Rungs) -> str:
    """What is wrong with a game of a file; empty if nothing is."""
    played = asked.played
    game = registry.load(played.game)
    if played.rules != game.VERSION:
        return f"it was played under rules {played.rules} of {played.game}, and these are rules {game.VERSION}"
    if isinstance(played.actions, msgspec.UnsetType):
        return "its actions are not in the file"
    s = start(game, len(played.bots), played.options)
    draws = SeededDraws(seed_of(played.seed, played.deal))
    rngs = [Rng(seed_of(played.seed, played.deal, *played.bots, seat)) for seat in range(len(played.bots))]
    players = [
        Player(bots.find(level), seat, Budget.parse(budget)) if level else None
        for seat, (level, budget) in enumerate(zip(asked.levels, played.budgets, strict=True))
    ]
    decisions = 0
    for n, action in enumerate(played.actions):
        turn = game.turn(s)
        if turn == OVER or (played.max_turns and turn != CHANCE and game.turns(s) >= played.max_turns):
            return f"action {n}: the game was over before it"
        legal = game.legal(s)
        if action not in legal:
            return f"action {n}: {_named(game, action)} is not legal there"
        player = players[turn] if turn >= 0 else None
        if turn == CHANCE:
            expected = draws.draw(game.ACTIONS, legal, game.weights(s))
        elif player is not None:
            expected = player.act(game, s, rngs[turn])
        else:
            expected = action
        if action != expected:
            who = "the deal" if turn == CHANCE else played.bots[turn]
            return f"action {n}: {who} gives {_named(game, expected)}, not {_named(game, action)}"
        decisions += turn != CHANCE
        game.apply(s, action)
    result = game.result(s) if game.turn(s) == OVER else None
    if result is None and (game.turn(s) == CHANCE or not 0 < played.max_turns <= game.turns(s)):
        return f"it breaks off after {len(played.actions)} actions"
    found = {
        "end": "+".join(result.ended_by) if result else UNFINISHED,
        "ranks": result.ranks if result else (),
        "scores": result.scores if result else (),
        "turns": game.turns(s),
        "decisions": decisions,
    }
    for name, value in found.items():
        if getattr(played, name) != value:
            return f"{name} must be {value}, not {getattr(played, name)}"
    return ""


def _named(game: Game[Any], action: int) -> str:
    return repr(game.ACTIONS.names[action]) if 0 <= action < len(game.ACTIONS) else f"number {action}"


def plan_of(path: Path, rungs: Sequence[str] = bots.RUNGS) -> tuple[Tournament, list[Played]]:
    """The plan that a file of results was played by, and its games. It needs no code of the agent."""
    games = read(path)
    if not games:
        raise LagunaError(f"{path} has no results.")
    first = games[0]
    budgets: dict[str, str] = {}
    for n, one in enumerate(games, 1):
        for what in ("game", "rules", "options", "max_turns", "seed"):
            if getattr(one, what) != getattr(first, what):
                raise LagunaError(f"{path}, line {n}: its {what} differ from those of line 1.")
        if len(one.bots) != len(first.bots):
            raise LagunaError(f"{path}, line {n}: it has another number of seats than line 1.")
        for name, budget in zip(one.bots, one.budgets, strict=True):
            if budgets.setdefault(name, budget) != budget:
                raise LagunaError(f"{path}, line {n}: {name} has {budget} a turn, and {budgets[name]} before.")
    agents = [name for name in budgets if name not in rungs]
    if len(agents) != 1:
        raise LagunaError(
            f"{path} should have one agent besides the rungs of the ladder, not {len(agents)} "
            f"({', '.join(agents)}). If other rungs were played, name them with --rungs."
        )
    named = [Entrant(agents[0], "", budgets[agents[0]])]
    for rung in rungs:
        if rung in budgets:
            level = bots.frozen(Entrant.parse(rung, budgets[rung]).level, first.game)
            if Budget.parse(budgets[rung]).is_timed:
                raise CannotParse(f"{rung} had {budgets[rung]} a turn; only budgets in iterations can be checked.")
            named.append(Entrant(rung, level, budgets[rung]))
    if len(named) == 1:
        raise LagunaError(f"{path} has no rung of the ladder.")
    plan = Tournament(
        first.game, len(first.bots), tuple(named), 1, first.seed, first.options, first.max_turns, LADDER
    )
    deals = Counter(crowd(one.bots) for one in games)
    most = max(-(-deals[crowd([e.name for e in row])] // len(plan.seatings(row, 1))) for row in plan.lineups)
    return replace(plan, games=most * len(first.bots)), games


def check(
    plan: Tournament, games: Sequence[Played], workers: Workers, advance: Callable[[int], None]
) -> tuple[list[Series], list[str], bool]:
    """Play all games again: the series to report, what is wrong in which line, and whether Ctrl-C cut it short.

    Missing games are wrong, too: who leaves out what was lost could show anything.
    """
    level_of = {entrant.name: entrant.level for entrant in plan.entrants}
    of = {crowd([e.name for e in lineup]): Series(plan, lineup) for lineup in plan.lineups}
    wrong: list[str] = []
    expected = {
        (deal, tuple(entrant.name for entrant in row))
        for lineup in plan.lineups
        for deal in range(1, plan.deals(lineup) + 1)
        for row in plan.seatings(lineup, deal)
    }
    there = Counter((one.deal, one.bots) for one in games)
    for n, one in enumerate(games, 1):
        if (one.deal, one.bots) not in expected:
            wrong.append(f"line {n}: deal {one.deal} of {', '.join(one.bots)} is not in the plan")
        elif there[one.deal, one.bots] > 1:
            wrong.append(f"line {n}: deal {one.deal} of {', '.join(one.bots)} is there twice")
    if missing := len(expected - set(there)):
        wrong.append(f"{missing} of {len(expected)} games are missing")
    number = 0

    def take(found: str) -> None:
        nonlocal number
        played = games[number]
        number += 1
        if found:
            wrong.append(f"line {number}: {found}")
        if there[played.deal, played.bots] == 1 and crowd(played.bots) in of:
            of[crowd(played.bots)].add(played)
        advance(1)

    jobs = (Rungs(one, tuple(level_of.get(name, "") for name in one.bots)) for one in games)
    is_cut = spread(workers, mistake, jobs, take)
    return list(of.values()), wrong, is_cut
