"""What things would bring as they stand, and what everybody would have if the game ended now."""

from laguna.kernel.text import words
from laguna.kernel.worth import Sum, appraise

from . import sizes
from .log import Log
from .messages import Appraised, Points, Standing
from .previews import after
from .wording import Reader


def worth(log: Log, actions: list[int], of: str, to: Reader) -> Appraised | int:
    """What things are worth to a seat once actions in a row are done; if one of them is not legal, that one."""
    game = log.game
    then = after(log, actions, to.seat)
    if isinstance(then, int):
        return then
    found = appraise(game, then, to.seat, of)
    sums = [_standing(one, game.NAME, to) for one in found.sums]
    told = Appraised(log.n, [game.ACTIONS.name(action) for action in actions], of, sums, [])
    left = sizes.MAX_BYTES - len(sizes.encode(told)) - sizes.MARGIN
    for asset in found.assets:
        left -= sizes.size(asset)
        if left < 0:
            break
        told.assets.append(asset)
    return told


def _standing(one: Sum, game: str, to: Reader) -> Standing:
    spoken = words(to.lang, game)
    items = [
        Points(item.seat, item.points, item.key, item.args, spoken.line(item, to.names)) for item in one.items
    ]
    return Standing(one.seat, one.points, one.exact, items)
