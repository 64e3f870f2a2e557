"""How a server runs: each setting by option, by environment, or in one TOML file, in this order."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from laguna.kernel.errors import LagunaError

from .limits import Limits
from .players import PARTS
from .store.postgres import CONNECTIONS
from .tables.worker_pool import THINKING

ENVIRONMENT = "LAGUNA_"
"""How the names of settings begin in the environment: `LAGUNA_PORT`, `LAGUNA_LIMIT_SOCKETS`."""
CONFIG = "LAGUNA_CONFIG"
"""The environment variable that names the file."""
DEFAULT = "default"
"""Where a setting comes from that nobody gave."""


@dataclass
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    """The address it listens on."""
    port: int = 8000
    """The port it listens on; 0 for any that is free."""
    db: str = "tables.sqlite"
    """A path or a `postgresql://` address."""
    db_connections: int = CONNECTIONS
    """How many connections to PostgreSQL each process has, beside three for news and claims."""
    workers: int = 1
    """How many processes serve."""
    bot_workers: int = 1
    """How many processes each of them has for bots: the size of its worker pool."""
    thinking: float = THINKING
    """How many seconds a bot may think in one turn."""
    url: str = ""
    """The address people use, if there is a proxy in front."""
    limits: Limits = field(default_factory=Limits)
    """How much anybody may ask for."""
    site_password: str = ""
    """What everybody has to say before they are let in; empty if the site is open to all."""
    admin_token: str = ""
    """What opens `/admin`, at least 16 characters; empty if there is no such page."""
    metrics: bool = False
    """Does everybody get the metrics for Prometheus? Otherwise only programs on this machine do."""
    devices: bool = True
    """May guests join several devices, by a code or a recovery code?"""
    passkeys: bool = True
    """May they have passkeys? Only with the extra `passkeys`."""
    friends: bool = True
    """May they have friends?"""
    clocks: bool = True
    """May tables have a pace with a clock?"""
    notices: bool = True
    """May they be told by push, e-mail or ntfy that it is their turn? Only with the extra `notices`."""
    feeds: bool = True
    """May they have a calendar and a feed of the tables that wait for them?"""
    plans: bool = True
    """May they plan their next turn while others play?"""
    days: bool = True
    """Is there a deal of the day?"""
    ratings: bool = True
    """May tables count for ratings? Only with the extra `ratings`."""
    watching: bool = True
    """Are public games that are being played listed, and may those who watch talk among themselves?"""
    notice_hosts: str = ""
    """Where notices may go although it is not public: origins such as `http://ntfy:80`, with commas between."""
    mail_server: str = ""
    """The server that sends e-mail, as `smtp+starttls://me@mail.example:587`; empty if none does."""
    mail_from: str = ""
    """From whom letters come."""
    mail_password: str = ""
    """The password at that server."""
    tab: str = ""
    """The folder of the page that plays without a server (`make tab`); empty if it is not offered."""
    browser: bool = False
    """Open a browser?"""

    @property
    def player_parts(self) -> frozenset[str]:
        """What players may have: a part of `PARTS` each."""
        return frozenset(part for part in PARTS if getattr(self, part))


SECRET = ("site_password", "admin_token", "mail_password")
"""The settings that are never shown, and never given on a command line, which everybody on a machine can read."""
PLAIN = (
    *("host", "port", "db", "db_connections", "workers", "bot_workers", "thinking", "url", "metrics"),
    *PARTS,
    *("notice_hosts", "mail_server", "mail_from", "tab"),
    *SECRET,
)
"""The settings that have one value each; the others are the limits."""


@dataclass
class Given:
    """The settings that a host gave, and where."""

    values: dict[str, Any] = field(default_factory=dict)
    """By name; limits as `limits.sockets`."""
    sources: dict[str, str] = field(default_factory=dict)
    """Where each comes from."""

    def add(self, name: str, value: object, source: str) -> None:
        """Take a setting, in place of what an earlier source said."""
        self.values[name] = _read(name, value, source)
        self.sources[name] = source

    def settings(self, db: str) -> Settings:
        """All settings together; `db` is the database unless another was given."""
        limits = {name.partition(".")[2]: value for name, value in self.values.items() if "." in name}
        plain = {name: value for name, value in self.values.items() if "." not in name}
        return Settings(**{"db": db, **plain}, limits=Limits(**limits))


def _kinds() -> dict[str, type]:
    """The type of each setting."""
    plain, limits = Settings(), Limits()
    kinds: dict[str, type] = {name: type(getattr(plain, name)) for name in PLAIN}
    return kinds | {f"limits.{one.name}": type(getattr(limits, one.name)) for one in fields(limits)}


def _read(name: str, value: object, source: str) -> object:
    """A value of the right type, from text or TOML."""
    kind = _kinds().get(name)
    if kind is None:
        limit = name.startswith("limits.")
        known = [one.partition(".")[2] if limit else one for one in _kinds() if ("." in one) == limit]
        what, short = ("limit", name.partition(".")[2]) if limit else ("setting", name)
        raise LagunaError(f"{source}: there is no {what} {short!r}; there are: {', '.join(known)}.")
    if isinstance(value, str) and kind is bool:
        if value.lower() in ("1", "true", "yes", "on"):
            return True
        if value.lower() in ("0", "false", "no", "off", ""):
            return False
    elif isinstance(value, str) and kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            pass
    elif isinstance(value, kind) and isinstance(value, bool) == (kind is bool):
        return value
    elif kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    wanted = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}[kind]
    told = "something else" if name in SECRET else repr(value)
    raise LagunaError(f"{source}: {name.replace('limits.', 'the limit ')} is {wanted}, not {told}.")


def gather(
    typed: Mapping[str, object], limits: Mapping[str, str], environment: Mapping[str, str], config: Path | None
) -> Given:
    """The settings of the file, of the environment and of the options, of which the last counts."""
    given = Given()
    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    if config is not None:
        from_file(given, config)
    from_environment(given, environment)
    for name, value in typed.items():
        given.add(name, value, f"--{name.replace('_', '-')}")
    for name, text in limits.items():
        given.add(f"limits.{name}", text, "--limit")
    return given


def from_file(given: Given, path: Path) -> None:
    """Take the settings of a TOML file."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise LagunaError(f"{path} cannot be read: {error}.") from None
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise LagunaError(f"{path}: limits is a table: [limits].")
    for name, value in found.items():
        given.add(name, value, str(path))
    for name, value in limits.items():
        given.add(f"limits.{name}", value, str(path))


def from_environment(given: Given, environment: Mapping[str, str]) -> None:
    """Take the settings of the environment."""
    for name in _kinds():
        key = ENVIRONMENT + name.replace("limits.", "limit_").upper()
        # Kubernetes sets such a variable for every service, with an address in it.
        if key in environment and not environment[key].startswith("tcp://"):
            given.add(name, environment[key], key)


def as_toml(settings: Settings, given: Given) -> str:
    """All settings as a file that could be given, each with where it comes from."""

    def line(name: str, value: object) -> str:
        short = name.partition(".")[2] or name
        if name in SECRET and value:
            # A comment, so that nobody's password becomes this when the text is used as a file.
            return f"# {short} is given by {given.sources.get(name, DEFAULT)}, and not shown"
        return f"{short} = {json.dumps(value, ensure_ascii=False)}  # {given.sources.get(name, DEFAULT)}"

    plain = [line(name, _without_password(getattr(settings, name))) for name in PLAIN]
    limits = [line(f"limits.{one.name}", getattr(settings.limits, one.name)) for one in fields(settings.limits)]
    return "\n".join([*plain, "", "[limits]", *limits, ""])


def _without_password(value: object) -> object:
    """An address of a database without its password, for people to see."""
    if not isinstance(value, str) or "://" not in value or "@" not in value:
        return value
    scheme, _, rest = value.partition("://")
    who, _, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{':…' if ':' in who else ''}@{where}"
