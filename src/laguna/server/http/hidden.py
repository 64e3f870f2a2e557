"""Tables that nobody but their player may see: they would tell others the deal of the day."""

from .. import shared_clock
from ..days.deals import is_hidden
from ..tables.live_table import LiveTable
from ..tables.refusal import Refusal


def refuse_hidden(live: LiveTable, guest: str) -> None:
    """Refuse to show such a table to others as long as the deal is a secret."""
    is_player = bool(live.seats_of(guest)) or (bool(guest) and live.row.owner == guest)
    if is_hidden(live.row.deal, is_player, shared_clock.now()):
        raise Refusal("day_runs")
