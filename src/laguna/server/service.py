"""What all handlers of one process share."""

from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from laguna.table import wording
from laguna.table.messages import Lang

from .guests import Connection
from .limits import Limits, Rates
from .store import Store
from .tables import Tables


@dataclass
class Service:
    """One server process."""

    store: Store
    tables: Tables
    limits: Limits
    url: str = ""
    """The address people use, if it is not the one this process is asked under."""
    metrics: bool = False
    """Does anybody get the figures for Prometheus? Otherwise only programs of this machine do."""
    rates: Rates = field(init=False)
    """Requests from each address."""
    new_tables: Rates = field(init=False)
    """Tables made from each address, since whoever throws the cookie away is somebody else ..."""
    new_guests: Rates = field(init=False)
    """... and how often they may do that."""
    addresses: Counter[str] = field(default_factory=Counter)
    """Sockets from each address."""
    hinting: set[str] = field(default_factory=set)
    """Guests for whom a bot is thinking about a hint."""

    def __post_init__(self) -> None:
        self.rates = Rates(self.limits.requests, self.limits.burst)
        self.new_tables = Rates(self.limits.new_tables / 3600, self.limits.new_tables)
        self.new_guests = Rates(self.limits.new_guests / 3600, self.limits.new_guests)


def service_of(connection: Connection) -> Service:
    """The service a request came to."""
    return cast("Service", connection.app.state.service)


def lang_of(connection: Connection) -> Lang:
    """The language a request wants: as it says, as its cookie says, as its browser says."""
    return wording.language(
        connection.query_params.get("lang"),
        connection.cookies.get("laguna_lang"),
        connection.headers.get("accept-language"),
    )
