"""What the host tells everybody."""

from litestar import get

from ...show.messages import HostSays
from ..context import context_of
from .parameters import Ask, refusals


@get("/message", summary="What the host tells everybody", responses=refusals())
async def message(request: Ask) -> HostSays:
    """One line of plain text, or nothing. The page shows it on the first page and at tables."""
    found = context_of(request).host.message
    return HostSays(found.text, found.at)
