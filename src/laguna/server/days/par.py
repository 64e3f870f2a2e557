"""Par: what the best bot makes of a deal, played a little at a time when nobody else needs a worker."""

from time import monotonic
from typing import NamedTuple

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER
from laguna.table import Line, Log
from laguna.table.deals import Deal


class ParGame(NamedTuple):
    """A game for par."""

    game: str
    """Which game."""
    seats: int
    """How many seats; the best bot has the first."""
    deal: Deal
    """The deal, and how the others play."""
    levels: tuple[str, str]
    """Who plays for par, and who the others are."""
    iterations: int
    """How much the one who plays for par thinks about each decision."""
    actions: tuple[int, ...] = ()
    """What has happened so far."""


def play_on(par: ParGame, seconds: float) -> tuple[tuple[int, ...], int]:
    """Play on for so long; what has happened then, and the points of the first seat, -1 if it is not over.

    Every decision follows from the deal and from what has happened. So it is the same game wherever, and however
    often, it is interrupted.
    """
    end = monotonic() + seconds
    game = registry.load(par.game)
    log = Log(game, par.seats, {})
    names = game.ACTIONS.name
    log.extend([])
    for action in par.actions:
        log.extend([Line(log.turn, names(action))])
    draws = par.deal.draws(log)
    state, done = log.state, list(par.actions)
    while (turn := game.turn(state)) != OVER and (monotonic() < end or len(done) == len(par.actions)):
        legal = game.legal(state)
        if turn == CHANCE:
            action = draws.draw(game.ACTIONS, legal, game.weights(state))
        else:
            level, iterations = (
                (par.levels[0], par.iterations) if turn == 0 else (par.levels[1], par.deal.iterations)
            )
            player = Player(bots.LEVELS[level], turn, Budget(iterations=iterations))
            action = player.act(game, state, Rng(par.deal.seed(turn, len(done))))
        game.apply(state, action)
        done.append(action)
    return tuple(done), game.result(state).scores[0] if game.turn(state) == OVER else -1
