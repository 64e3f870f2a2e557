"""How strong is an agent? It plays the ladder of our bots, rung by rung, and loses points somewhere."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from laguna import bots
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import OVER, start

from .match import Entrant
from .report import Report, Share, report
from .tournament import LADDER, Series, Tournament


class Source(msgspec.Struct, frozen=True):
    """Points from one source, a game on average."""

    agent: float
    """Those of the agent."""
    rung: float
    """Those of the rung, for each of its seats."""


class Evaluation(msgspec.Struct, frozen=True):
    """What is known about an agent after it played the ladder."""

    agent: str
    """Its name, as it was typed."""
    rating: float
    """Its rating among the rungs: 400 points more mean odds of ten to one. The mean of all is 1500."""
    rating_interval: tuple[float, float]
    """The 95 % confidence interval of the rating."""
    against: dict[str, Share]
    """Its share of the wins against each rung, weakest first."""
    nearest: str
    """The rung against which its share is nearest to an even one."""
    points: dict[str, Source]
    """Where both got their points when they met, by the key of `account`; the largest loss comes first."""
    report: Report
    """Everything else, as `laguna arena` tells it."""


def plan(
    agent: str,
    game: str,
    seats: int,
    games: int,
    seed: int,
    budget: str = "100it",
    rungs: Sequence[str] = bots.RUNGS,
    limit: int = 1000,
) -> Tournament:
    """The games to play: the agent against each rung, and each rung against the next, so that all can be rated.

    The rungs are frozen (see `laguna.bots.frozen`); the agent is the bot of its name.
    """
    ladder = [Entrant.parse(rung, budget) for rung in rungs]
    entrants = (
        Entrant.parse(agent, budget),
        *(replace(rung, level=bots.frozen(rung.level, game)) for rung in ladder),
    )
    if agent in rungs:
        raise CannotParse(f"{agent} is a rung of the ladder itself; `laguna arena` compares rungs.")
    return Tournament(game, seats, entrants, games, seed, limit=limit, lineup=LADDER)


def evaluation(tournament: Tournament, series: Sequence[Series]) -> Evaluation:
    """What the games of the plan, which `play_recorded` played, tell about the agent."""
    found = report(tournament, series)
    agent = tournament.entrants[0].name
    against = {
        one.lineup[1].name: lineup.bots[agent]
        for one, lineup in zip(series, found.lineups, strict=True)
        if one.lineup[0].name == agent
    }
    nearest = min(against, key=lambda rung: abs(against[rung].win_share - against[rung].even_share))
    met = next(one for one in series if [one.lineup[0].name, one.lineup[1].name] == [agent, nearest])
    bot = found.bots[agent]
    return Evaluation(
        agent, bot.rating, bot.rating_interval, against, nearest, _points(tournament, met, agent), found
    )


def _points(tournament: Tournament, series: Series, agent: str) -> dict[str, Source]:
    """Where points came from in these games: replayed from their actions, since results do not tell it."""
    game = registry.load(tournament.game)
    sums: dict[str, Counter[str]] = {entrant.name: Counter() for entrant in series.lineup}
    seated: Counter[str] = Counter()
    for deal in series.played:
        for played in deal:
            assert not isinstance(played.actions, msgspec.UnsetType), "an evaluation keeps actions"
            s = start(game, tournament.seats, played.options)
            for action in played.actions:
                game.apply(s, action)
            if game.turn(s) != OVER:
                continue
            seated.update(played.bots)
            for item in game.account(s):
                sums[played.bots[item.seat]][item.key] += item.points
    rung = next(entrant.name for entrant in series.lineup if entrant.name != agent)
    found = {
        key: Source(
            round(sums[agent][key] / max(1, seated[agent]), 2), round(sums[rung][key] / max(1, seated[rung]), 2)
        )
        for key in {**sums[agent], **sums[rung]}
    }
    return dict(sorted(found.items(), key=lambda pair: pair[1].agent - pair[1].rung))


def text(found: Evaluation) -> str:
    """An evaluation for people."""
    low, high = found.rating_interval
    lines = [
        f"{found.agent}: rating {found.rating:.0f}, between {low:.0f} and {high:.0f} with 95 % confidence",
        "",
        "against      wins %  95 % interval  even %  games  rating of the rung",
    ]
    for rung, one in found.against.items():
        lowest, highest = (100 * end for end in one.interval)
        lines.append(
            f"{rung:12} {100 * one.win_share:6.1f}  {lowest:5.1f} to {highest:5.1f}  {100 * one.even_share:6.1f}"
            f"  {one.games:5}  {found.report.bots[rung].rating:6.0f}"
        )
    lines += ["", f"Points a game against {found.nearest}; what loses most comes first:", ""]
    for key, of in found.points.items():
        lines.append(f"  {of.agent - of.rung:+7.2f}  {of.agent:7.2f} to {of.rung:7.2f}  {key}")
    return "\n".join(lines) + "\n"
