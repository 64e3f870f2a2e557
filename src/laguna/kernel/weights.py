"""Files of weights: a network, what it was made for, and how it was made.

A file begins with a line of JSON (`Made`). Then come the numbers, four bytes each, lowest byte first: the biases
of the hidden units, how much each of them counts, and the first layer, column by column.
"""

import sys
from array import array
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from . import registry
from .cells import cells, cells_of
from .chance import Rng
from .driver import Driver
from .errors import LagunaError
from .game import Game
from .net import Columns, Net

MOST_BYTES = 1_000_000
"""No file is larger than this."""
DRIVERS = ("standard", "fitted", "refined")
"""The evaluations that a network may correct."""
_FORMAT = 2
_PROBES = 24
"""How many positions a fingerprint looks at."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What a network was made for. With anything else it must not be used: see `misfit`."""

    format: int = _FORMAT
    """The version of the file format."""
    game: str
    """The id of the game."""
    edition: str
    """Its board and cards: see `Game.EDITION`."""
    observation: int
    """The version of the observation."""
    driver: str
    """Which evaluation it corrects, one of `DRIVERS`."""
    fingerprint: str
    """What this evaluation and the observations say of some positions: see `fingerprint`."""
    seats: tuple[int, ...]
    """The numbers of seats that it was trained for."""
    options: dict[str, tuple[str, ...]]
    """The values of each option that it was trained for."""
    places: int
    """For how many seats a row has room."""
    hidden: int
    """How many hidden units it has."""
    scale: int
    """What the odds of the evaluation are multiplied by: see `Net.scale`."""
    how: dict[str, str | int | float] = {}
    """The record of how it was made: command, commit, seeds, games, log loss."""


def driver_named(game: Game[Any], name: str) -> Driver:
    """The driver of this name; if a game has no such evaluation, the next simpler one."""
    for one in reversed(DRIVERS[: DRIVERS.index(name) + 1]):
        found: Driver | None = getattr(game.DRIVERS, one)
        if found is not None:
            return found
    return game.DRIVERS.standard


@cache
def fingerprint(name: str, driver_name: str) -> str:
    """What a driver's evaluation and observations say of some positions of a random game.

    It changes with everything on which a network depends, and with nothing else.
    """
    game = registry.load(name)
    driver = driver_named(game, driver_name)
    rng = Rng(23)
    s = game.new(game.SEATS[0])
    digest = blake2b(digest_size=8)
    noted = 0
    while game.turn(s) != -2 and noted < _PROBES:
        turns = game.turns(s)
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
        if game.turns(s) != turns:
            noted += 1
            for seat in range(s.seats):
                terms = cells(len(driver.terms))
                driver.evaluate(s, seat, terms)
                digest.update(repr([*terms, driver.spread(s), *driver.observe(s, seat)]).encode())
    return digest.hexdigest()


def misfit(made: Made, game: Game[Any], seats: int, options: dict[str, str]) -> str:
    """Why a network must not be used for a game of this kind; empty if it may."""
    layout = driver_named(game, made.driver).layout()
    for what, there, here in (
        ("game", made.game, game.NAME),
        ("edition of the board", made.edition, game.EDITION),
        ("version of the observation", made.observation, layout.version),
    ):
        if there != here:
            return f"it was trained for the {what} {there!r}, not {here!r}"
    if made.fingerprint != fingerprint(game.NAME, made.driver):
        return "the rules, the evaluation or the observation have changed since it was trained"
    if seats not in made.seats:
        return f"it was trained for {', '.join(map(str, made.seats))} seats, not for {seats}"
    for name, value in options.items():
        if value not in made.options.get(name, ()):
            return f"it was not trained for the option {name}={value}"
    return ""


def write(made: Made, net: Net) -> bytes:
    """A network as the contents of a file."""
    numbers = array("i", [*net.bias, *net.out, *net.weights])
    if sys.byteorder == "big":
        numbers.byteswap()
    return msgspec.json.encode(made) + b"\n" + numbers.tobytes()


def parse(contents: bytes) -> tuple[Made, bytes]:
    """Split the contents of a file: what the network was made for, and its numbers (see `build`)."""
    head, _, numbers = contents.partition(b"\n")
    try:
        made = msgspec.json.decode(head, type=Made)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LagunaError(f"This is no file of weights: {error}.") from None
    if made.format != _FORMAT or made.driver not in DRIVERS or made.hidden < 1 or made.places < 1:
        raise LagunaError("This file of weights is of another version of Laguna.")
    return made, numbers


def build(made: Made, numbers: bytes, game: Game[Any]) -> Net:
    """The network in a file, if it fits the game (see `misfit`)."""
    driver = driver_named(game, made.driver)
    columns = Columns(driver.layout(), len(driver.terms), made.places)
    found = array("i")
    h = made.hidden
    if len(numbers) != found.itemsize * h * (columns.count + 2):
        raise LagunaError("This file of weights is damaged: it has another length than it says.")
    found.frombytes(numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return Net(columns, h, cells_of(found[2 * h :]), cells_of(found[:h]), cells_of(found[h : 2 * h]), made.scale)


def read(path: Path) -> tuple[Made, bytes]:
    """Read a file of weights."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise LagunaError("This file is too large for weights.")
        return parse(path.read_bytes())
    except OSError as error:
        raise LagunaError(f"Weights cannot be read from {path}: {error.strerror}.") from None
    except LagunaError as error:
        error.add_note(f"({path})")
        raise
