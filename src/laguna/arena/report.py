"""The report of a tournament, for programs and for people."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from .intervals import Interval, anytime_mix, share
from .match import Played
from .ratings import ratings
from .tournament import Series, Tournament, is_whole, share_on, won


class Share(msgspec.Struct, frozen=True):
    """A share of the wins; several who are first share a win."""

    games: int
    """The games that count: they were finished, and their deal was played in all rotations."""
    win_share: float
    """The share of the wins in them."""
    interval: Interval
    """The 95 % confidence interval of the share."""
    even_share: float
    """The expected share if all were equally strong."""


class Milliseconds(msgspec.Struct, frozen=True):
    """How long something took."""

    median: float
    p95: float
    max: float

    @staticmethod
    def of(counted: Mapping[int, int]) -> "Milliseconds":
        """The quantiles of times in microseconds, given with their counts."""
        most = max(counted, default=0)
        return Milliseconds(*(us / 1000 for us in (quantile(counted, 0.5), quantile(counted, 0.95), most)))


class BotReport(Share, frozen=True):
    """The results of one bot in all its games."""

    mean_score: float
    """The mean points of its seats."""
    rating: float
    """The Bradley-Terry rating: 400 points more mean odds of ten to one. The mean of all bots is 1500."""
    rating_interval: Interval
    """The 95 % confidence interval of the rating."""
    ms_per_move: Milliseconds
    """How long a decision took, except those with only one answer or taken from a plan."""
    ms_per_turn: Milliseconds
    """How long all decisions of a turn took together."""


class LineupReport(msgspec.Struct, frozen=True):
    """The results of the bots of one line-up against each other."""

    lineup: list[str]
    """The bots at the table."""
    deals: int
    """How many deals were played, each in all rotations."""
    bots: dict[str, Share]
    """The share of each bot, all its seats together."""


class Report(msgspec.Struct, frozen=True):
    """The results of a tournament."""

    game: str
    """The id of the game."""
    seed: int
    """The seed of all randomness."""
    games: int
    """How many games were finished."""
    unfinished: int
    """How many games were cut off after `max_turns` turns; they count for nothing else."""
    bots: dict[str, BotReport]
    """The bots, best first."""
    lineups: list[LineupReport]
    """The line-ups that played."""
    seats: dict[str, Share]
    """The share of each seat, by number, over all bots."""
    order: dict[str, Share]
    """The share of the players who had the first turn (`1`), the second, and so on."""


def quantile(counted: Mapping[int, int], part: float) -> int:
    """The quantile of values given with their counts; 0 if there are none.

    >>> quantile({10: 3, 20: 1}, 0.5), quantile({10: 3, 20: 1}, 0.95)
    (10, 20)
    """
    rest = part * sum(counted.values())
    for value in sorted(counted):
        rest -= counted[value]
        if rest <= 0:
            return value
    return 0


def report(tournament: Tournament, series: Sequence[Series]) -> Report:
    """Report what was played. Only deals that were played in all rotations count for the comparison."""
    deals = _merged(series)
    all_played = [played for one in series for deal in one.played + one.broken_off() for played in deal]
    games = sum(bool(played.ranks) for played in all_played)
    names = [entrant.name for entrant in tournament.entrants]
    rated = ratings(names, [_pairs(deal) for deal in deals])
    names.sort(key=lambda name: -rated[name][0])
    begins = [tournament.who_begins(deal[0].deal) for deal in deals]
    return Report(
        game=tournament.game,
        seed=tournament.seed,
        games=games,
        unfinished=len(all_played) - games,
        bots={name: _bot(_share(tournament, series, name), deals, name, *rated[name]) for name in names},
        lineups=[_lineup(tournament, one) for one in series],
        seats={str(seat): _place(tournament, deals, [seat] * len(deals)) for seat in range(tournament.seats)},
        order={
            str(after + 1): _place(tournament, deals, [(seat + after) % tournament.seats for seat in begins])
            for after in range(tournament.seats)
        },
    )


def _merged(series: Iterable[Series]) -> list[list[Played]]:
    """The games of all line-ups, by deal."""
    by_deal: dict[int, list[Played]] = {}
    for one in series:
        for games in one.played:
            by_deal.setdefault(games[0].deal, []).extend(games)
    return [by_deal[deal] for deal in sorted(by_deal)]


def _share(tournament: Tournament, series: Iterable[Series], name: str) -> Share:
    """The share of a bot in the line-ups it took part in."""
    its = [one for one in series if name in [entrant.name for entrant in one.lineup]]
    if tournament.until_clear:
        # A run that may stop after any deal needs an interval that is valid at any stopping time, computed from
        # the same deals that decided when to stop.
        tables = [[deal for deal in one.played if is_whole(deal)] for one in its]
        games = [played for deals in tables for deal in deals for played in deal]
        interval = anytime_mix(
            [([share_on(deal, name) for deal in deals], sum(map(len, deals))) for deals in tables]
        )
        mean = share_on(games, name) if games else 0.0
    else:
        by_deal = [[played for played in deal if played.ranks] for deal in _merged(its)]
        games = [played for deal in by_deal for played in deal]
        mean, interval = share(
            [sum(won(played, name) for played in deal) for deal in by_deal], list(map(len, by_deal))
        )
    even = sum(played.bots.count(name) / len(played.bots) for played in games)
    return Share(len(games), round(mean, 4), _rounded(interval), round(even / len(games), 4) if games else 0.0)


def _bot(
    won_so_far: Share, deals: Sequence[list[Played]], name: str, rating: float, interval: Interval
) -> BotReport:
    """The results of one bot."""
    scores: list[int] = []
    moves: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    for played in (played for deal in deals for played in deal):
        for seat, who in enumerate(played.bots):
            if who == name:
                scores += played.scores[seat : seat + 1]
                moves.update(played.times[seat].moves)
                turns.update(played.times[seat].turns)
    return BotReport(
        **msgspec.structs.asdict(won_so_far),
        mean_score=round(sum(scores) / len(scores), 4) if scores else 0.0,
        rating=round(rating, 1),
        rating_interval=_rounded(interval, 1),
        ms_per_move=Milliseconds.of(moves),
        ms_per_turn=Milliseconds.of(turns),
    )


def _lineup(tournament: Tournament, series: Series) -> LineupReport:
    """The results of a line-up."""
    names = [entrant.name for entrant in series.lineup]
    return LineupReport(
        names, len(series.played), {name: _share(tournament, [series], name) for name in dict.fromkeys(names)}
    )


def _place(tournament: Tournament, deals: Sequence[list[Played]], seats: Sequence[int]) -> Share:
    """The share of one seat of each deal, over all bots."""
    whole = [[played for played in deal if played.ranks] for deal in deals]
    wins = [sum(played.wins()[seat] for played in deal) for deal, seat in zip(whole, seats, strict=True)]
    mean, interval = share(wins, list(map(len, whole)))
    return Share(sum(map(len, whole)), round(mean, 4), _rounded(interval), round(1 / tournament.seats, 4))


def _pairs(deal: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often each bot ranked above each other bot on a deal, over all pairs of seats; a tie counts half."""
    found: dict[tuple[str, str], float] = {}
    for played in deal:
        for (a, first), (b, second) in combinations(zip(played.bots, played.ranks, strict=False), 2):
            if a != b:
                ahead = 0.5 if first == second else float(first < second)
                found[a, b] = found.get((a, b), 0.0) + ahead
                found[b, a] = found.get((b, a), 0.0) + 1 - ahead
    return found


def _rounded(interval: Interval, digits: int = 4) -> Interval:
    low, high = interval
    return round(low, digits), round(high, digits)


def text(found: Report) -> str:
    """A report for people."""
    wide = max(map(len, found.bots), default=0)
    lines = [
        f"{found.game}, seed {found.seed}: {found.games} games, {found.unfinished} more were cut off",
        "",
        f"{'':{wide}}  rating    95 % interval  wins %  95 % interval  even %  games  points",
    ]
    for name, bot in found.bots.items():
        low, high = bot.rating_interval
        lines.append(
            f"{name:{wide}}  {bot.rating:6.0f}   {low:5.0f} to {high:5.0f}  {_in_percent(bot)}  {bot.games:5}"
            f"  {bot.mean_score:6.1f}"
        )
    lines += ["", f"{'':{wide}}  ms a move: median    95 %     max  ms a turn: median    95 %     max"]
    for name, bot in found.bots.items():
        lines.append(f"{name:{wide}}  {_in_ms(bot.ms_per_move)}  {_in_ms(bot.ms_per_turn)}")
    if len(found.lineups) > 1 or len(found.bots) > 2:
        lines += ["", "tables"]
        for lineup in found.lineups:
            lines.append(f"  {', '.join(lineup.lineup)}: {lineup.deals} deals")
            lines += [f"    {name:{wide}}  {_in_percent(bot)}" for name, bot in lineup.bots.items()]
    lines += ["", "seats"]
    lines += [f"  {seat}  {_in_percent(one)}" for seat, one in found.seats.items()]
    lines += ["", "turns (1 begins)"]
    lines += [f"  {place}  {_in_percent(one)}" for place, one in found.order.items()]
    return "\n".join(lines) + "\n"


def _in_percent(found: Share) -> str:
    low, high = found.interval
    return f"{100 * found.win_share:6.1f}  {100 * low:5.1f} to {100 * high:5.1f}  {100 * found.even_share:6.1f}"


def _in_ms(found: Milliseconds) -> str:
    return f"{found.median:17.2f}{found.p95:8.2f}{found.max:8.2f}"
