"""The datasheet of a data set: what is in it, how it was made, what it is good for, and what not.

The questions are those of "Datasheets for Datasets" (Gebru et al., 2021), as far as they make sense for games
between bots.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from laguna.kernel import registry

from ..data import whole_file
from .shards import DATASHEET, HELD_OUT, About, Game, games_of

_TEMPLATE = Path(__file__).with_suffix(".md")


def write(folder: Path, of: About) -> None:
    """Write the datasheet of a complete data set."""
    games = list(all_games(folder, of))
    whole = [game for game in games if game.ranks]
    wins: Counter[int] = Counter()
    won: list[int] = []
    lost: list[int] = []
    for game in whole:
        first = _first(game)
        for seat, rank in enumerate(game.ranks):
            (won if rank == 1 else lost).append(game.scores[seat])
            if rank == 1:
                wins[(seat - first) % of.seats] += 1
    size = sum(path.stat().st_size for path in folder.glob("*.parquet")) / 1e6
    text = _TEMPLATE.read_text("utf-8").format(
        title=registry.load(of.game).NAME.capitalize(),
        games=of.games,
        seats=of.seats,
        decisions=sum(game.decisions for game in games),
        size=size,
        laguna=of.laguna,
        width=of.width,
        observation=of.observation,
        actions=of.actions,
        shard=of.shard,
        held_out=HELD_OUT,
        bots=", ".join(of.bots),
        options=", ".join(f"{name}={value}" for name, value in of.options.items()) or "none",
        turns=_spread([game.turns for game in games]),
        per_game=_spread([game.decisions for game in games]),
        winners=_mean(won),
        others=_mean(lost),
        order=", ".join(f"{100 * wins[place] / max(1, len(won)):.0f} %" for place in range(of.seats)),
        ends=", ".join(f"{end}: {times}" for end, times in Counter(game.end for game in games).most_common()),
        command=command(of),
        code=of.code,
        timed=""
        if all("it" in bot for bot in of.bots)
        else ", but for budgets in time, which depend on the machine",
    )
    with whole_file(folder / DATASHEET) as path:
        path.write_text(text, "utf-8")


def command(of: About) -> str:
    """The command that makes this data set."""
    chosen = "".join(f" --option {name}={value}" for name, value in of.options.items())
    return (
        f"laguna dataset make {of.game} DIR --bots {','.join(of.bots)} --seats {of.seats} --games {of.games} "
        f"--seed {of.seed} --max-turns {of.max_turns} --shard {of.shard}{chosen}"
    )


def all_games(folder: Path, of: About) -> Iterator[Game]:
    """All games of a data set, in order."""
    for shard in range(of.shards):
        yield from games_in(folder, shard)


def games_in(folder: Path, shard: int) -> list[Game]:
    """The games of a shard."""
    import msgspec
    import pyarrow.parquet as pq

    return msgspec.convert(pq.read_table(games_of(folder, shard)).to_pylist(), list[Game])


def _first(game: Game) -> int:
    """The seat that had the first turn: the first that decides anything."""
    lines = (line.split(maxsplit=1)[0] for line in game.record.partition("\n\n")[2].splitlines() if line)
    return next((int(who) for who in lines if who.isdecimal()), 0)


def _spread(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    at = [ordered[int(part * (len(ordered) - 1))] for part in (0.05, 0.5, 0.95)]
    return f"{at[1]} (90 % between {at[0]} and {at[2]})"


def _mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "none"
