"""What all handlers of one process share."""

import time
from collections import Counter
from dataclasses import InitVar, dataclass, field
from pathlib import Path
from typing import Any, cast

from litestar.connection import ASGIConnection

from laguna.table import wording
from laguna.table.messages import Lang

from ..days.keeper import DayKeeper
from ..limits import Limits
from ..networks import network
from ..notices.notifier import Notifier
from ..players import PARTS
from ..ratings.keeper import RatingKeeper
from ..store import Store
from ..store.host_queries import CLOCK
from ..tables.services import TableServices
from .allowance import Allowance
from .departures import Departures
from .gate import Gate
from .host_word import HostWord
from .questions import Questions
from .rates import Rates
from .server_key import ServerKey

MONTHS = 90 * 24 * 3600
"""For how many seconds whoever knows the password of the site is let in."""
HOURS = 12 * 3600
"""For how many seconds whoever knows the token may look at `/admin`."""
TALK = (0.2, 10.0)
"""How many messages a second those who watch may say from one address, and how many at once: anybody can watch."""
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
    site_password: InitVar[str] = ""
    admin_token: InitVar[str] = ""
    host: HostWord = field(init=False)
    """What the host has said: who must stay out, and a message to everybody."""
    rates: Rates = field(init=False)
    """Requests from each address."""
    talk: Rates = field(init=False)
    """What those who watch say, from each address."""
    new_tables: Allowance = field(init=False)
    """Tables made from each address, since whoever throws their cookie away is a new guest."""
    new_guests: Allowance = field(init=False)
    """New guests from each address."""
    code_tries: Allowance = field(init=False)
    """Codes and passkeys of players that were shown or tried from each address: checking them is work."""
    notice_tries: Allowance = field(init=False)
    """Channels for notices that were added or tried out from each address."""
    departures: Departures = field(init=False)
    """Devices that have left their player."""
    key: ServerKey = field(default_factory=ServerKey)
    """What cookies are signed with."""
    site: Gate | None = field(init=False)
    """Asks everybody for a password; None if the site is open to all."""
    admin: Gate | None = field(init=False)
    """Asks for the token of `/admin`; None if there is no such page."""
    addresses: Counter[str] = field(default_factory=Counter)
    """Sockets from each address."""
    notifier: Notifier | None = None
    """Tells people who are not here; None if the host has switched that off."""
    days: DayKeeper | None = None
    """Looks after the deal of the day; None if the host has switched that off."""
    ratings: RatingKeeper | None = None
    """Looks after ratings; None if the host has switched them off, or the package is missing."""
    questions: Questions = field(default_factory=Questions)
    """Questions that change nothing."""
    tab: Path | None = None
    """The folder of the page that plays without a server, if the host has it."""
    hinting: set[str] = field(default_factory=set)
    """Guests for whom a bot is thinking about a hint."""

    def __post_init__(self, site_password: str, admin_token: str) -> None:
        self.host = HostWord(self.store, self.tables)
        self.rates = Rates(self.limits.requests, self.limits.burst)
        self.talk = Rates(*TALK)
        store, limits = self.store, self.limits
        self.new_tables = Allowance("new_tables", limits.new_tables, store, self.key)
        self.new_guests = Allowance("new_guests", limits.new_guests, store, self.key)
        self.code_tries = Allowance("code_tries", limits.code_tries, store, self.key)
        self.notice_tries = Allowance("notice_tries", limits.notice_tries, store, self.key)
        self.departures = Departures(store, self.tables)
        site, admin = site_password, admin_token
        self.site = Gate("site", site, MONTHS, store, self.key, limits) if site else None
        self.admin = Gate("admin", admin, HOURS, store, self.key, limits) if admin else None

    def hear(self, id: str) -> None:
        """Hear that a table has news, that any may have (an empty id), or what else processes tell each other."""
        if id == CLOCK:
            self.tables.housekeeping.believe_clock(time.time())
            return
        self.tables.due.hear(id)
        self.departures.hear(id)
        self.host.hear(id)


def context_of(request: AnyRequest) -> ServerContext:
    """What the handler of a request works with."""
    return cast("ServerContext", request.app.state.context)


def address_of(request: AnyRequest) -> str:
    """From where a request comes, for counting; of IPv6 the first 64 bits."""
    return network(request.client.host if request.client else "")


def lang_of(request: AnyRequest) -> Lang:
    """The language a request wants: as it says, as its cookie says, or as its browser says."""
    return wording.language(
        request.query_params.get("lang"),
        request.cookies.get("laguna_lang"),
        request.headers.get("accept-language"),
    )
