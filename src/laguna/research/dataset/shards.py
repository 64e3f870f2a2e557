"""What lies in the folder of a data set: shards of whole games, what it is, and checksums."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import msgspec

from laguna.arena.match import Entrant
from laguna.arena.selfplay import SelfPlay
from laguna.kernel.errors import LagunaError

FORMAT = 1
"""Raised when readers of older data sets would misread new ones."""
ABOUT = "dataset.json"
DATASHEET = "README.md"
CHECKSUMS = "SHA256SUMS"
HELD_OUT = 20
"""One shard in so many is for tests. Whole games are held out, since positions of one game resemble each other."""


class About(msgspec.Struct, frozen=True):
    """What a data set is. Whoever has the same Laguna makes the same games from it."""

    format: int
    """`FORMAT`."""
    laguna: str
    """The version of Laguna that made it."""
    code: str
    """A fingerprint of rules and bots."""
    game: str
    """The id of the game."""
    rules: int
    """The version of its rules."""
    edition: str
    """The board and cards it was played with; empty: those that come with the game."""
    observation: int
    """The version of the observation."""
    width: int
    """How many numbers an observation has."""
    actions: int
    """How many actions a mask has."""
    seats: int
    """How many seats each game has."""
    bots: tuple[str, ...]
    """The bots, which take the seats in turn, with their budgets."""
    options: Mapping[str, str]
    """The options of the game."""
    max_turns: int
    """The number of turns after which a game is cut off; 0: never."""
    seed: int
    """The seed of all randomness."""
    games: int
    """How many games there are, numbered from 1."""
    shard: int
    """How many games are in a shard."""

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard + 1, min(self.games, (shard + 1) * self.shard) + 1)

    def plan(self) -> SelfPlay:
        """The games, as self-play knows them."""
        return SelfPlay(
            game=self.game,
            seats=self.seats,
            entrants=tuple(Entrant.parse(bot, "100it") for bot in self.bots),
            games=self.games,
            seed=self.seed,
            folder=Path(),
            options=self.options,
            limit=self.max_turns,
        )


class Game(msgspec.Struct, frozen=True):
    """A game: a row of a file of games."""

    number: int
    """Its number in the data set, from 1."""
    name: str
    """What decisions call it in their column `record`."""
    record: str
    """Its record, as text."""
    bots: tuple[str, ...]
    """The bots, by seat."""
    end: str
    """What ended it, joined by `+`; `unfinished` if it was cut off."""
    ranks: tuple[int, ...]
    """Places by seat; empty if it was cut off."""
    scores: tuple[int, ...]
    """Points by seat; empty if it was cut off."""
    turns: int
    """How many turns were played."""
    decisions: int
    """How many rows it has among the decisions."""


def decisions_of(folder: Path, shard: int) -> Path:
    """The file with the decisions of a shard."""
    return folder / f"decisions-{shard:04}.parquet"


def games_of(folder: Path, shard: int) -> Path:
    """The file with the games of a shard."""
    return folder / f"games-{shard:04}.parquet"


def is_held_out(shard: int) -> bool:
    """Is this shard for tests?"""
    return shard % HELD_OUT == HELD_OUT - 1


def about(folder: Path) -> About:
    """What a data set is; an error says that there is none."""
    path = folder / ABOUT
    try:
        found = msgspec.json.decode(path.read_bytes(), type=About)
    except FileNotFoundError:
        raise LagunaError(
            f"{folder} has no {ABOUT}, so it is no data set. Make one: laguna dataset make."
        ) from None
    except (OSError, msgspec.DecodeError) as error:
        raise LagunaError(f"{path} cannot be read: {error}") from None
    if found.format > FORMAT:
        raise LagunaError(f"{folder} was made by a newer Laguna ({found.laguna}); this one cannot read it.")
    return found


def missing(folder: Path, of: About) -> list[int]:
    """The shards that are not complete: a file gets its name when it is whole, and that of games comes last."""
    return [shard for shard in range(of.shards) if not games_of(folder, shard).is_file()]


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        found = sha256()
        while chunk := file.read(1 << 20):
            found.update(chunk)
    return found.hexdigest()
