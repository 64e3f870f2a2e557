"""Matches: the new network against the one before it, and against the yardstick, on paired deals."""

from collections.abc import Callable
from pathlib import Path

from laguna.arena import tournament
from laguna.arena.match import Entrant
from laguna.arena.report import Share, report
from laguna.arena.results import Results
from laguna.arena.simulate import seed_of
from laguna.arena.workers import Workers
from laguna.bots.learned import FILE

from .setting import Setting


def play_match(
    setting: Setting,
    net: Path,
    other: str,
    results: Path,
    workers: Workers,
    advance: Callable[[int], None],
) -> Share | None:
    """The share of a network against another bot, or None if Ctrl-C cut the match short.

    Both have the same budget. The deals depend on the file of results, so no two matches of a run share them.
    """
    # The names decide the bots' random numbers, so they must not tell where the folder is.
    mine = Entrant("new", f"{FILE}{net}", setting.budget)
    plan = tournament.Tournament(
        game=setting.game,
        seats=setting.seats,
        entrants=(mine, Entrant("old", other, setting.budget)),
        games=setting.match_games,
        seed=seed_of(setting.seed, results.name) % (1 << 31),
        limit=setting.limit,
    )
    with Results(results) as file:
        series, is_cut = tournament.run(plan, workers, file, advance)
    if is_cut:
        return None
    found = report(plan, series).bots[mine.name]
    return Share(found.games, found.win_share, found.interval, found.even_share)
