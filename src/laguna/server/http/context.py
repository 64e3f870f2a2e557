"""What all handlers of one process share."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

from litestar.connection import ASGIConnection

from laguna.table import wording
from laguna.table.messages import Lang

from ..limits import Limits
from ..players import PARTS
from ..store import Store
from ..tables.services import TableServices
from .departures import Departures
from .host_word import HostWord
from .rates import Rates

AnyRequest = ASGIConnection[Any, Any, Any, Any]
"""A request, or the request for a socket."""


@dataclass
class ServerContext:
    """One server process."""

    store: Store
    """The database."""
    tables: TableServices
    """The tables."""
    limits: Limits
    """How much anybody may ask for."""
    url: str = ""
    """The address people use, if it is not the one this process is asked under."""
    metrics: bool = False
    """Does everybody get the metrics for Prometheus? Otherwise only programs on this machine do."""
    parts: frozenset[str] = frozenset(PARTS)
    """What players may have here."""
    host: HostWord = field(init=False)
    """What the host has said: who must stay out, and a message to everybody."""
    rates: Rates = field(init=False)
    """Requests from each address."""
    new_tables: Rates = field(init=False)
    """Tables made from each address, since whoever throws their cookie away is a new guest."""
    new_guests: Rates = field(init=False)
    """New guests from each address."""
    code_tries: Rates = field(init=False)
    """Codes and passkeys of players that were shown or tried from each address: checking them is work."""
    departures: Departures = field(init=False)
    """Devices that have left their player."""
    addresses: Counter[str] = field(default_factory=Counter)
    """Sockets from each address."""
    hinting: set[str] = field(default_factory=set)
    """Guests for whom a bot is thinking about a hint."""

    def __post_init__(self) -> None:
        self.host = HostWord(self.store, self.tables)
        self.rates = Rates(self.limits.requests, self.limits.burst)
        self.new_tables = Rates(self.limits.new_tables / 3600, self.limits.new_tables)
        self.new_guests = Rates(self.limits.new_guests / 3600, self.limits.new_guests)
        self.code_tries = Rates(self.limits.code_tries / 3600, self.limits.code_tries)
        self.departures = Departures(self.store, self.tables)

    def hear(self, id: str) -> None:
        """Hear that a table has news, that any may have (an empty id), or what else processes tell each other."""
        self.departures.hear(id)
        self.host.hear(id)


def context_of(request: AnyRequest) -> ServerContext:
    """What the handler of a request works with."""
    return cast("ServerContext", request.app.state.context)


def lang_of(request: AnyRequest) -> Lang:
    """The language a request wants: as it says, as its cookie says, or as its browser says."""
    return wording.language(
        request.query_params.get("lang"),
        request.cookies.get("laguna_lang"),
        request.headers.get("accept-language"),
    )
