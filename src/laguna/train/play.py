"""Self-play: games of the last network against itself, a file for each job."""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from io import BytesIO
from time import process_time
from typing import TYPE_CHECKING

import msgspec

from laguna.arena.simulate import seed_of
from laguna.arena.workers import Workers, breathe, spread
from laguna.kernel import registry, weights
from laguna.kernel.errors import LagunaError
from laguna.kernel.net import Net
from laguna.kernel.selfplay import SelfPlay

from .folder import Folder
from .setting import Setting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

JOB = 25
"""How many games a job has."""


class Games(msgspec.Struct):
    """What a job has played."""

    number: int
    """The number of the job."""
    rows: list[bytes] = []
    """The rows of each noted position: see `kernel.selfplay.SelfPlay`."""
    worth: list[int] = []
    """What the evaluation expected, by position and seat."""
    spread: list[int] = []
    """How open the game was, by position."""
    won: list[int] = []
    """The shares of the win in sixtieths, by position and seat."""
    game: list[int] = []
    """The number of the game in this round, by position."""
    turns: list[int] = []
    """How many turns each game had."""
    openings: list[int] = []
    """The first answers of the seats."""
    seconds: float = 0.0
    """How much processor time it took."""


def play_job(setting: Setting, contents: bytes | None, round: int, number: int) -> Games:
    """Play the games of a job, by the network in a file with these contents."""
    begin = process_time()
    game = setting.module()
    net = _net(contents, setting.game) if contents is not None else None
    player = SelfPlay(
        setting.driver(),
        setting.columns(),
        net,
        game.new(setting.seats),
        game.redeal,
        setting.sweeps,
        setting.one_in,
        setting.odd,
    )
    found = Games(number)
    for n in range(number * JOB, min((number + 1) * JOB, setting.games)):
        breathe()
        if not player.play(seed_of(setting.seed, "train", round, n), setting.limit):
            continue
        found.turns.append(int(player.turns))
        found.openings += player.opening
        found.rows += player.rows
        found.worth += player.worth
        found.spread += player.spread
        found.won += [int(share) for share in player.won] * len(player.rows)
        found.game += [n] * len(player.rows)
    found.seconds = process_time() - begin
    return found


@cache
def _net(contents: bytes, name: str) -> Net:
    """The network in a file; a worker reads it once."""
    return weights.build(*weights.parse(contents), registry.load(name))


def jobs(setting: Setting) -> int:
    """How many jobs a round has."""
    return -(-setting.games // JOB)


def play_round(
    setting: Setting,
    folder: Folder,
    round: int,
    best: int,
    workers: Workers,
    advance: Callable[[int], None],
) -> bool:
    """Play what is missing of a round; return whether Ctrl-C left some out.

    The network of the round before plays every other job, even if it lost its matches and another one is in use:
    only in its own games are there the positions that it judges wrongly.
    """
    done = {int(path.stem) for path in folder.shards(round)}
    advance(sum(1 for n in range(setting.games) if n // JOB in done))
    in_use, last = (folder.net(n).read_bytes() if n else None for n in (best, round - 1))

    def take(games: Games) -> None:
        folder.put(folder.shard(round, games.number), packed(setting, games))
        advance(min(JOB, setting.games - games.number * JOB))

    missing = (number for number in range(jobs(setting)) if number not in done)
    return spread(workers, partial(_play_one, setting, (in_use, last), round), missing, take)


def _play_one(setting: Setting, nets: tuple[bytes | None, bytes | None], round: int, number: int) -> Games:
    return play_job(setting, nets[number % 2], round, number)


def packed(setting: Setting, games: Games) -> bytes:
    """The games of a job as the contents of a file."""
    import numpy as np

    count, seats = len(games.rows), setting.seats
    file = BytesIO()
    np.savez_compressed(
        file,
        rows=np.frombuffer(b"".join(games.rows), "<i2").reshape(count, seats, -1 if count else 0),
        worth=np.array(games.worth, "i4").reshape(count, seats),
        spread=np.array(games.spread, "i4"),
        won=np.array(games.won, "i2").reshape(count, seats),
        game=np.array(games.game, "i4"),
        turns=np.array(games.turns, "i4"),
        openings=np.array(games.openings, "i4"),
        seconds=np.array(games.seconds),
    )
    return file.getvalue()


class Positions(msgspec.Struct):
    """The positions of some rounds."""

    rows: "NDArray[np.int16]"
    """By position, seat and place."""
    lead: "NDArray[np.float32]"
    """By position and seat: what the evaluation expects over what it takes for odds of three to one."""
    won: "NDArray[np.float32]"
    """By position and seat: the share of the win."""
    game: "NDArray[np.int64]"
    """By position: the number of the game, those of later rounds after those of earlier ones."""
    turns: "NDArray[np.int32]"
    """The turns of each game of the last round."""
    openings: Counter[int]
    """The first answers in the last round."""
    seconds: float
    """The processor time that the last round took."""


def read_rounds(setting: Setting, folder: Folder, last: int) -> Positions:
    """Read the games of the last rounds, as many as the window has."""
    import numpy as np

    first = max(1, last - setting.window + 1)
    paths = [(round, path) for round in range(first, last + 1) for path in folder.shards(round)]
    there = 0
    for _, path in paths:
        with np.load(path) as shard:
            there += len(shard["spread"])
    # Positions are chosen by themselves, not by games: those of one game tell less than those of many.
    rng = np.random.default_rng([setting.seed, last])
    part = min(1.0, setting.positions / max(1, there))
    parts: dict[str, list[NDArray[np.generic]]] = {}
    turns: list[NDArray[np.int32]] = []
    openings: Counter[int] = Counter()
    seconds = 0.0
    for round, path in paths:
        with np.load(path) as shard:
            chosen = rng.random(len(shard["spread"])) < part
            if chosen.any():
                for name in ("rows", "worth", "spread", "won"):
                    parts.setdefault(name, []).append(shard[name][chosen])
                parts.setdefault("game", []).append(shard["game"][chosen] + np.int64(round * setting.games))
            if round == last:
                turns.append(shard["turns"])
                openings.update(int(action) for action in shard["openings"])
                seconds += float(shard["seconds"])
    if not parts:
        raise LagunaError("No game of this round has ended with a position to learn from.")
    read = {name: np.concatenate(part) for name, part in parts.items()}
    return Positions(
        rows=read["rows"].astype(np.int16, copy=False),
        lead=(read["worth"] / read["spread"][:, None]).astype(np.float32),
        won=(read["won"] / 60).astype(np.float32),
        game=read["game"].astype(np.int64),
        turns=np.concatenate(turns),
        openings=openings,
        seconds=seconds,
    )
