"""Checking a data set that somebody else made: checksums, and every game played again from its record."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from laguna.arena.workers import Workers, spread
from laguna.kernel import registry
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import OVER
from laguna.kernel.record import parse, replay

from ..data import rows
from ..extras import needed
from .datasheet import games_in
from .shards import CHECKSUMS, About, about, decisions_of, digest, missing


def check(folder: Path, workers: Workers, advance: Callable[[int], None]) -> tuple[list[str], bool]:
    """All that is wrong with a data set; and whether Ctrl-C cut this short."""
    with needed("Parquet", "research"):
        import pyarrow as pyarrow
    of = about(folder)
    game: Any = registry.load(of.game)
    layout = game.DRIVERS.standard.layout()
    if (game.VERSION, game.EDITION, layout.version) != (of.rules, of.edition, of.observation):
        raise LagunaError(
            f"This is rules {of.rules}, edition {of.edition or 'ours'}, observation {of.observation} of "
            f"{of.game}; here are {game.VERSION}, {game.EDITION or 'ours'} and {layout.version}. "
            f"Check it with Laguna {of.laguna}."
        )
    left = missing(folder, of)
    if left:
        return [f"{len(left)} of {of.shards} shards are missing; the same `laguna dataset make` goes on."], False
    wrong = _sums(folder)

    def take(found: tuple[int, list[str]]) -> None:
        wrong.extend(found[1])
        advance(found[0])

    is_cut = spread(workers, partial(check_shard, folder, of), range(of.shards), take)
    return wrong, is_cut


def _sums(folder: Path) -> list[str]:
    """The files whose checksums are wrong."""
    path = folder / CHECKSUMS
    if not path.is_file():
        return [f"{CHECKSUMS} is missing."]
    wrong = []
    for line in path.read_text("utf-8").splitlines():
        expected, _, name = line.partition("  ")
        file = folder / Path(name).name
        if not file.is_file():
            wrong.append(f"{name} is missing.")
        elif digest(file) != expected:
            wrong.append(f"{name} was changed: its checksum is another.")
    return wrong


def check_shard(folder: Path, of: About, shard: int) -> tuple[int, list[str]]:
    """Play the games of a shard again; return how many, and what is wrong."""
    import pyarrow.parquet as pq

    wrong: list[str] = []
    try:
        games = games_in(folder, shard)
        noted = pq.read_table(decisions_of(folder, shard)).to_pylist()
    except Exception as error:
        return len(of.numbers(shard)), [f"Shard {shard} cannot be read: {error}"]
    if [game.number for game in games] != list(of.numbers(shard)):
        wrong.append(f"Shard {shard} does not have the games {of.numbers(shard)}.")
    at = 0
    for game in games:
        mine, at = noted[at : at + game.decisions], at + game.decisions
        try:
            record = parse(game.record)
            found = rows(record, game.name)
        except LagunaError as error:
            wrong.append(f"Game {game.number} is no game of {of.game}: {error}")
            continue
        s: Any = replay(record)
        played: Any = record.module()
        result = played.result(s) if played.turn(s) == OVER else None
        if result and (tuple(result.ranks), tuple(result.scores)) != (game.ranks, game.scores):
            wrong.append(f"Game {game.number} ends otherwise than its row says.")
        if not _are_same(mine, found):
            wrong.append(f"Game {game.number}: its decisions are not those of its record.")
    if at != len(noted):
        wrong.append(f"Shard {shard} has {len(noted)} decisions, and its games {at}.")
    return len(of.numbers(shard)), wrong


def _are_same(noted: list[dict[str, Any]], found: list[Any]) -> bool:
    """Whether rows that were read are these rows."""
    if len(noted) != len(found):
        return False
    for there, here in zip(noted, found, strict=True):
        for name, value in there.items():
            own = getattr(here, name)
            if value != own and not (isinstance(own, float) and abs(own - value) < 1e-6):
                return False
    return True
