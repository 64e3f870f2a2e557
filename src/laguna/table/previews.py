"""What actions in a row would come to, as far as a seat can know before they are done. Nothing is drawn."""

from typing import Any

from laguna.kernel.event import sees
from laguna.kernel.game import Game

from . import drawings, sizes, states, wording
from .log import Entry, Log
from .messages import Choice, Previewed, Then, Told
from .wording import Reader


def after(log: Log, actions: list[int], seat: int) -> Any:  # noqa: ANN401 - the game's own state
    """The position after actions in a row of one seat, with what they told; if one is not legal, that one."""
    game = log.game
    then = game.copy(log.state)
    then.log = []
    for number, action in enumerate(actions):
        if game.turn(then) != seat or action not in (game.legal(then) if number else log.legal):
            return action
        game.apply(then, action)
    return then


def preview(log: Log, actions: list[int], to: Reader, each: bool = False) -> Previewed | int:
    """What actions in a row would come to; if one of them is not legal, that one."""
    game = log.game
    then = after(log, actions, to.seat)
    if isinstance(then, int):
        return then
    told = states.told([Entry(log.n, event) for event in then.log], game.NAME, to)
    turn = game.turn(then)
    view = game.view(then, to.seat)
    found = Previewed(log.n, [game.ACTIONS.name(action) for action in actions], told, view, turn)
    if turn == to.seat:
        found.question = wording.question(to.lang, game.NAME, game.question(then))
        _look_ahead(found, game, then, game.legal(then) if actions else log.legal, to, each)
    found.drawing = drawings.drawing(game, view, to)
    return found


def _look_ahead(
    found: Previewed,
    game: Game[Any],
    s: Any,  # noqa: ANN401 - the state is the game's own
    legal: list[int],
    to: Reader,
    each: bool,
) -> None:
    """Add what could follow, and what each of it would tell, as far as there is room."""
    left = sizes.ROOM - len(sizes.encode(found)) - sizes.MARGIN
    for action in legal:
        choice = Choice(*wording.action(to.lang, game.NAME, action))
        left -= sizes.size(choice)
        if left < 0:
            break
        found.legal.append(choice)
    found.more = len(legal) - len(found.legal)
    for action in legal if each else []:
        then = game.copy(s)
        then.log = []
        game.apply(then, action)
        told = [Told(found.n, event.key, event.args, "") for event in then.log if sees(to.seat, event)]
        one = Then(game.ACTIONS.name(action), told)
        left -= sizes.size(one)
        if left < 0:
            break
        found.each.append(one)
