"""Says in the log what is wrong with the database, and does not say it for every move that waits for it."""

import logging
import time

from ..store import Unavailable

logger = logging.getLogger("laguna.app")

AGAIN = 60.0
"""After how many seconds the same trouble is told again."""
_told: dict[str, float] = {}
"""When each trouble was told last."""


def tell(error: Unavailable) -> None:
    """Name what a database has answered: that the disk is full, say."""
    text, now = str(error), time.monotonic()
    if now - _told.get(text, -AGAIN) >= AGAIN:
        _told[text] = now
        logger.error("%s", text)
