"""What a tournament has shown, for programs and for people."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from .intervals import Interval, anytime_mix, share
from .match import Played
from .ratings import ratings
from .tournament import Series, Tournament, is_whole, share_on, won


class Share(msgspec.Struct, frozen=True):
    """How much of the wins somebody has; several who are first share a win."""

    games: int
    """The games that count: they came to their end, and their deal was played in all rotations."""
    win_share: float
    """The share of the wins in them."""
    interval: Interval
    """Where the true share is, with 95 % confidence."""
    even_share: float
    """What the share would be if all were equally strong."""


class Milliseconds(msgspec.Struct, frozen=True):
    """How long something took."""

    median: float
    p95: float
    max: float

    @staticmethod
    def of(counted: Mapping[int, int]) -> "Milliseconds":
        """From microseconds and how often they were counted."""
        most = max(counted, default=0)
        return Milliseconds(*(us / 1000 for us in (quantile(counted, 0.5), quantile(counted, 0.95), most)))


class BotReport(Share, frozen=True):
    """What one bot has shown in all its games."""

    mean_score: float
    """Points a game and seat."""
    rating: float
    """By Bradley and Terry: 400 points more mean odds of ten to one. The mean of all bots is 1500."""
    rating_interval: Interval
    """Where the true rating is, with 95 % confidence."""
    ms_per_move: Milliseconds
    """How long a decision took; those with only one answer, or thought out before, are not counted."""
    ms_per_turn: Milliseconds
    """How long all decisions of a turn took together."""


class LineupReport(msgspec.Struct, frozen=True):
    """What the bots of one line-up have shown against each other."""

    lineup: list[str]
    """Who sat at the table."""
    deals: int
    """How many deals were played, each in all rotations."""
    bots: dict[str, Share]
    """What each of them won, all its seats together."""


class Report(msgspec.Struct, frozen=True):
    """What a tournament has shown."""

    game: str
    """Which game."""
    seed: int
    """What everything was made from."""
    games: int
    """Games that came to their end."""
    unfinished: int
    """Games that were cut off after `max_turns` turns; they count in nothing else."""
    bots: dict[str, BotReport]
    """The bots, the best first."""
    lineups: list[LineupReport]
    """The tables they met at."""
    seats: dict[str, Share]
    """What each seat won, by number, whoever sat there ..."""
    order: dict[str, Share]
    """... and what those won who had the first turn (`1`), the second and so on."""


def quantile(counted: Mapping[int, int], part: float) -> int:
    """The value below or at which this part of the values lies; 0 if there are none.

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
    """Gather what was played. Only deals that were played in all rotations tell who is better."""
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
    """The deals that were played, each with the games of all line-ups."""
    by_deal: dict[int, list[Played]] = {}
    for one in series:
        for games in one.played:
            by_deal.setdefault(games[0].deal, []).extend(games)
    return [by_deal[deal] for deal in sorted(by_deal)]


def _share(tournament: Tournament, series: Iterable[Series], name: str) -> Share:
    """How much a bot won in these line-ups, in those it took part in."""
    its = [one for one in series if name in [entrant.name for entrant in one.lineup]]
    if tournament.until_clear:
        # Whoever looks after every deal and stops when the result pleases needs an interval that allows for it,
        # from the deals that the stop was decided by.
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
    """What one bot has shown."""
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
    """What the bots of a line-up have shown."""
    names = [entrant.name for entrant in series.lineup]
    return LineupReport(
        names, len(series.played), {name: _share(tournament, [series], name) for name in dict.fromkeys(names)}
    )


def _place(tournament: Tournament, deals: Sequence[list[Played]], seats: Sequence[int]) -> Share:
    """How much one seat of each deal won, whoever sat there."""
    whole = [[played for played in deal if played.ranks] for deal in deals]
    wins = [sum(played.wins()[seat] for played in deal) for deal, seat in zip(whole, seats, strict=True)]
    mean, interval = share(wins, list(map(len, whole)))
    return Share(sum(map(len, whole)), round(mean, 4), _rounded(interval), round(1 / tournament.seats, 4))


def _pairs(deal: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often each bot came before each other on a deal, for any two of their seats; a tie counts half."""
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
