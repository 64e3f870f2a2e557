"""What actions in a row would come to, as far as a seat can know before they are done. Nothing is drawn."""

from collections.abc import Sequence
from typing import Any

from laguna.kernel.choices import ahead, has_ahead
from laguna.kernel.event import sees
from laguna.kernel.game import Game

from . import drawings, refusals, sizes, states, wording
from .log import Entry, Log
from .messages import Ahead, Choice, Previewed, Then, Told
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


def preview(
    log: Log, actions: list[int], to: Reader, each: bool = False, doubted: Sequence[int] = ()
) -> Previewed | int:
    """What actions in a row would come to; if one of them is not legal, that one.

    With `each`, also what every choice would tell and lead to; of `doubted` actions, why they could not follow.
    """
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
        legal = game.legal(then) if actions else log.legal
        found.why = [refusals.why_in(game, then, one in legal, log.n, one, to) for one in doubted]
        _look_ahead(found, game, then, legal, to, each)
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
    left = sizes.MAX_BYTES - len(sizes.encode(found)) - sizes.MARGIN
    for action in legal:
        choice = Choice(*wording.action(to.lang, game.NAME, action, to.drawn))
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
    if not each or len(legal) > states.AHEAD or not has_ahead(game, legal):
        return
    for choice, action in zip(found.legal, legal, strict=False):
        then_legal = ahead(game, s, to.seat, action)
        further = [Ahead(*wording.action(to.lang, game.NAME, other, to.drawn)) for other in then_legal]
        left -= sum(sizes.size(other) for other in further) + sizes.MARGIN
        # A choice comes with all that it leads to, or with nothing.
        if left < 0:
            break
        choice.ahead = further
