"""What the handlers have in common: parameters, refusals and caching, as the OpenAPI document has them."""

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...show.messages import Problem
from ...tables import credentials

Ask = Request[Any, Any, Any]
"""A request."""
GameName = Annotated[str, PathParameter(description="Which game.")]
TableId = Annotated[str, PathParameter(description="Which table.", pattern=f"^{credentials.ID}$")]
SeatNumber = Annotated[int, PathParameter(description="Which seat, from 0.", ge=0, le=7)]
Hand = Annotated[
    bool, QueryParameter(description="Is it for a phone that shows a hand and no board, beside a television?")
]
Version = Annotated[str | None, QueryParameter(description="The version, as `Catalogue` has it.", max_length=32)]
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
NEVER = {"cache-control": "no-store"}
TEXTS = {
    400: "The request cannot be understood, or asks for something that does not exist.",
    403: "This browser may not do that.",
    404: "There is no such thing.",
    409: "That cannot be done now.",
    413: "The request is too large.",
    429: "Too many requests, or too many tables.",
    503: "The database cannot be reached at the moment.",
}
"""What a status means."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request can get, for the OpenAPI document: those that any can get, and some more."""
    every = {400, 403, 413, 429, 503, *statuses}
    return {status: ResponseSpec(Problem, description=TEXTS[status]) for status in sorted(every)}
