"""Why something is not done, in words: by the rules, as far as a seat can know them to forbid it."""

from typing import Any, Literal

from laguna.kernel.game import Game

from . import wording
from .log import CannotUndo, Log
from .messages import Because, Refused
from .wording import Reader

Error = Literal["cannot_parse", "not_legal", "stale", "not_yours", "not_now", "too_fast", "unavailable"]
"""The ids of `Refused`."""


def refused(error: Error, n: int, lang: str, do: str = "") -> Refused:
    """A refusal whose words depend on nothing but its id."""
    return Refused(error, n, wording.say(lang, f"refused-{error}"), do=do)


def why(log: Log, action: int, to: Reader) -> Because:
    """Why an action is not legal for a seat now."""
    return why_in(log.game, log.state, log.turn == to.seat and action in log.legal, log.n, action, to)


def why_in(
    game: Game[Any],
    s: Any,  # noqa: ANN401 - the state is the game's own
    legal: bool,
    n: int,
    action: int,
    to: Reader,
) -> Because:
    """Why an action is not legal for a seat in some state."""
    reason = game.why(s, to.seat, action)
    text = "" if legal else wording.reason(game.NAME, reason, to)
    return Because(n, game.ACTIONS.name(action), legal, reason.rule, text)


def not_legal(log: Log, action: int, to: Reader) -> Refused:
    """The refusal of an action that is not legal for a seat now; draws are for nobody to choose."""
    if action >= log.game.ACTIONS.seat_actions:
        return refused("cannot_parse", log.n, to.lang, log.game.ACTIONS.name(action))
    because = why(log, action, to)
    return Refused("not_legal", because.n, because.text, because.rule, because.do)


def cannot_undo(log: Log, what: str, error: CannotUndo, to: Reader) -> Refused:
    """The refusal to take something back."""
    return Refused("not_legal", log.n, wording.say(to.lang, str(error)), do=what)
