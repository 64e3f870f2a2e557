"""Making a data set: bots play, a shard of games at a time.

A run that is killed goes on with the shards that are not there. Games depend only on the seed and their number, so
it makes no difference who played which shard, or when.
"""

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import laguna
from laguna.arena.match import Played, play
from laguna.arena.selfplay import SelfPlay
from laguna.arena.simulate import make_folder
from laguna.arena.workers import Workers, breathe, code, spread
from laguna.kernel import registry
from laguna.kernel.errors import LagunaError
from laguna.kernel.record import Record, write

from ..data import parquet_writer, rows, whole_file
from ..extras import needed
from . import datasheet
from .shards import ABOUT, CHECKSUMS, DATASHEET, FORMAT, About, Game, decisions_of, digest, games_of, missing


def describe(plan: SelfPlay, shard: int) -> About:
    """What the data set of these games will be; an error if they cannot be played."""
    plan.check()
    if not plan.games:
        raise LagunaError("A data set has at least one game: --games 100.")
    if shard < 1:
        raise LagunaError(f"A file holds at least one game, not {shard}.")
    game: Any = registry.load(plan.game)
    layout = game.DRIVERS.standard.layout()
    return About(
        format=FORMAT,
        laguna=laguna.__version__,
        code=code(),
        game=plan.game,
        rules=game.VERSION,
        edition=game.EDITION,
        observation=layout.version,
        width=layout.length,
        actions=game.ACTIONS.seat_actions,
        seats=plan.seats,
        bots=tuple(f"{entrant.level}@{entrant.budget}" for entrant in plan.entrants),
        options={name: plan.options.get(name, values[0]) for name, values in game.OPTIONS.items()},
        max_turns=plan.limit,
        seed=plan.seed,
        games=plan.games,
        shard=shard,
    )


def make(folder: Path, wanted: About, workers: Workers, advance: Callable[[int], None]) -> bool:
    """Play the games that are not there yet, and describe them; return whether Ctrl-C cut this short."""
    with needed("Parquet", "research"):
        import pyarrow as pyarrow  # before hours of play, not after them
    make_folder(folder)
    _begin(folder, wanted)
    left = missing(folder, wanted)
    advance(wanted.games - sum(len(wanted.numbers(shard)) for shard in left))
    is_cut = spread(workers, partial(make_shard, folder, wanted), left, advance)
    if is_cut:
        return True
    datasheet.write(folder, wanted)
    files = [folder / ABOUT, folder / DATASHEET, *sorted(folder.glob("*.parquet"))]
    with whole_file(folder / CHECKSUMS) as path:
        path.write_text("".join(f"{digest(file)}  {file.name}\n" for file in files), "utf-8")
    return False


def _begin(folder: Path, wanted: About) -> None:
    """Write what the data set is, or make sure that what is there is the same."""
    path = folder / ABOUT
    if not path.exists():
        if any(folder.glob("*.parquet")):
            raise LagunaError(f"{folder} has Parquet files and no {ABOUT}. Choose an empty folder.")
        with whole_file(path) as part:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(wanted), indent=2) + b"\n")
        return
    there = msgspec.json.decode(path.read_bytes())
    for name, value in msgspec.json.decode(msgspec.json.encode(wanted)).items():
        if there.get(name) != value:
            raise LagunaError(
                f"{folder} has a data set with another {name}: {there.get(name)}, not {value}. "
                "Choose an empty folder, or repeat the command that began it."
            )


def make_shard(folder: Path, of: About, shard: int) -> int:
    """Play the games of a shard and write its files; return how many games there are."""
    plan = of.plan()
    games: list[Game] = []
    with ExitStack() as opened:
        note = parquet_writer(opened.enter_context(whole_file(decisions_of(folder, shard))), opened)
        for number in of.numbers(shard):
            breathe()
            record = Record(of.game, of.seats, dict(of.options), limit=of.max_turns)
            played = play(plan.match(number), record.actions)
            found = rows(record, plan.path(number).name)
            note(found)
            games.append(_game(plan, number, played, record, len(found)))
    _write_games(games_of(folder, shard), games)
    return len(games)


def _game(plan: SelfPlay, number: int, played: Played, record: Record, decisions: int) -> Game:
    return Game(
        number=number,
        name=plan.path(number).name,
        record=write(record),
        bots=tuple(entrant.name for entrant in plan.match(number).entrants),
        end=played.end,
        ranks=played.ranks,
        scores=played.scores,
        turns=played.turns,
        decisions=decisions,
    )


def _write_games(path: Path, games: list[Game]) -> None:
    """Write the games of a shard."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("number", pa.int32()),
            ("name", pa.string()),
            ("record", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("end", pa.string()),
            ("ranks", pa.list_(pa.int8())),
            ("scores", pa.list_(pa.int32())),
            ("turns", pa.int32()),
            ("decisions", pa.int32()),
        ]
    )
    table = pa.Table.from_pylist([msgspec.to_builtins(game) for game in games], schema=schema)
    with whole_file(path) as part:
        pq.write_table(table, part, compression="zstd")
