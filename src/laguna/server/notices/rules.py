"""When somebody is told something. Nothing in here reads or sends anything.

Others' sites taught these rules. Told once a turn, not at each question of it; never who has the table open; not
at live tables; only what is still so just before it is sent; at most once in ten minutes, all together; a second
time, stronger, if everybody has waited long; and never in somebody's quiet hours.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

What = Literal["turn", "waiting", "began", "over", "invited", "bot"]
"""What somebody is told: it is their turn, all wait for them, it has begun, it is over, they are invited, or a bot
sits in for them."""

DELAY = 60.0
"""After how many seconds something is told: who has just closed the page may still count as here for that long."""
APART = 600.0
"""How many seconds lie between two letters to one channel at least."""
LOOK = 30.0
"""After how many seconds we look again whether somebody still has the table open."""
KNOWN = 120.0
"""Who is connected so many seconds after something came about has seen it."""
PATIENCE: Mapping[str, float] = {"today": 45 * 60.0, "week": 12 * 3600.0}
"""After how many seconds somebody is told that all wait for them, by the pace of the table."""
LONG = 24 * 3600.0
"""The same, at all other paces."""


class Seat(NamedTuple):
    """A seat, as far as notices go. All of it is known to everybody who has the link of the table."""

    guest: str
    """Who sits there; empty for a bot, or if nobody does."""
    absent: str
    """Who sat there before a bot came, and can come back; empty if nobody did."""
    away: bool
    """Has whoever has it, or had it, been away for a while?"""


class Standing(msgspec.Struct):
    """How a table stands, as far as notices go."""

    state: str = "waiting"
    """`waiting`, `playing`, `over` or `closed`."""
    turn: int = -2
    """The seat that decides."""
    told: dict[int, int] = {}
    """In which turn of the game each seat was told last that it is theirs to decide."""
    bots: list[int] = []
    """The seats where bots sit in for somebody."""


class News(NamedTuple):
    """Something that somebody is to be told."""

    guest: str
    """Whom."""
    what: What
    """What."""


def compare(
    before: Standing, state: str, turn: int, turns: int, seats: Sequence[Seat]
) -> tuple[list[News], Standing]:
    """What has come about at a table, and how it stands now. `turns` are the turns that were played.

    A seat is told once in a turn of the game, however many questions it is asked, and whoever is asked something
    in another's turn is told once, too. Who plays with bots alone keeps nobody waiting, and is told nothing.
    """
    after = Standing(state, turn, dict(before.told), [])
    found: list[News] = []
    people = list(dict.fromkeys(one.guest for one in seats if one.guest))
    alone = len({*people, *(one.absent for one in seats)} - {""}) < 2
    decides = seats[turn].guest if state == "playing" and 0 <= turn < len(seats) else ""
    # Who wants to be told only later knows that it began.
    if state == "playing" and before.state == "waiting" and turns == 0:
        found += [News(guest, "began") for guest in people if guest != decides]
    if state == "over" and before.state != "over":
        found += [News(guest, "over") for guest in people]
    if decides and before.told.get(turn) != turns:
        after.told[turn] = turns
        found += [News(decides, "turn"), News(decides, "waiting")]
    for seat, one in enumerate(seats):
        if one.absent and not one.guest and state == "playing":
            after.bots.append(seat)
            if seat not in before.bots and one.away:
                found.append(News(one.absent, "bot"))
    return [] if alone else found, after


def first_time(what: What, pace: str, now: float) -> float:
    """When something that comes about now is told at the earliest."""
    return now + (PATIENCE.get(pace, LONG) if what == "waiting" else DELAY)


class Scene(NamedTuple):
    """A table as it is for one person, just before they are told something."""

    state: str
    """`waiting`, `playing`, `over` or `closed`."""
    live: bool
    """Is it played live?"""
    decides: bool
    """Is it theirs to decide?"""
    sits: bool
    """Do they have a seat there?"""
    here: bool
    """Do they have the table open?"""
    seen: float
    """When they were last known to have it open."""


class Untold(NamedTuple):
    """Something that somebody has not been told yet."""

    table: str
    """At which table."""
    what: What
    """What."""
    since: float
    """When it came about."""
    at: float
    """When it is told at the earliest."""
    mark: str
    """By what this time is known from any other."""


class Choice(NamedTuple):
    """What becomes of all that somebody has not been told yet."""

    tell: list[Untold]
    """What is told now."""
    drop: list[Untold]
    """What need not be told any more."""
    again: float | None
    """When to look at the rest; None if there is none."""


def is_void(one: Untold, scene: Scene | None) -> bool:
    """Need this not be told any more?"""
    if scene is None:
        return True
    if one.what == "invited":
        return scene.sits or scene.state != "waiting"
    if scene.live:
        return True
    if one.what in ("turn", "waiting"):
        return scene.state != "playing" or not scene.decides or (one.what == "turn" and _knows(one, scene))
    if one.what == "bot":
        return scene.state != "playing" or scene.sits or _knows(one, scene)
    return scene.state != ("playing" if one.what == "began" else "over") or not scene.sits or _knows(one, scene)


def _knows(one: Untold, scene: Scene) -> bool:
    return scene.seen > one.since + KNOWN


def _when(one: Untold, scene: Scene | None, now: float) -> float:
    """When something is told that is still so, at the earliest."""
    if scene is None:
        return one.at
    if one.what == "waiting":
        # Whoever has just looked knows that it is their turn.
        return max(one.at, scene.seen + (one.at - one.since) / 2)
    return max(one.at, now + LOOK) if scene.here else one.at


def choose(untold: Iterable[Untold], scenes: Mapping[str, Scene | None], told: float, now: float) -> Choice:
    """What is told now, what need not be told, and when to look again. `told` is when something was told last."""
    drop = [one for one in untold if is_void(one, scenes[one.table])]
    left = [one for one in untold if one not in drop]
    when = {one: _when(one, scenes[one.table], now) for one in left}
    ready = [one for one in left if when[one] <= now]
    later = [max(at, told + APART) for one, at in when.items() if one not in ready]
    if ready and told + APART > now:
        return Choice([], drop, min([told + APART, *later]))
    tables = {one.table for one in ready if one.what in ("turn", "waiting")}
    # One line for each table: whose turn it is knows that it began.
    strong = {one.table for one in ready if one.what == "waiting"}
    tell = [
        one
        for one in ready
        if not (one.what == "began" and one.table in tables) and not (one.what == "turn" and one.table in strong)
    ]
    drop += [one for one in ready if one not in tell]
    return Choice(tell, drop, min(max(at, now + APART) if tell else at for at in later) if later else None)


class Quiet(NamedTuple):
    """The hours in which somebody wants to be told nothing."""

    zone: str
    """Their time zone."""
    first: int
    """From which minute of the day on."""
    last: int
    """Until which minute of the day. If it is before the first, the night lies in between."""


def is_zone(name: str) -> bool:
    """Is there a time zone of this name?"""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return False
    return True


def after_quiet(quiet: Quiet | None, at: float) -> float:
    """When something that could be told at a time is told at the earliest."""
    if quiet is None or quiet.first == quiet.last:
        return at
    # Where clocks are put forward, the end of quiet hours may lie in the next ones, or not exist at all.
    for _ in range(3):
        end = _end_of_quiet(quiet, at)
        if end <= at:
            break
        at = end
    return at


def _end_of_quiet(quiet: Quiet, at: float) -> float:
    """When the quiet hours end in which a time lies; the time itself if it lies in none."""
    local = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    over_night = quiet.first > quiet.last
    inside = minute >= quiet.first or minute < quiet.last if over_night else quiet.first <= minute < quiet.last
    if not inside:
        return at
    end = local.replace(hour=quiet.last // 60, minute=quiet.last % 60, second=0, microsecond=0)
    if over_night and minute >= quiet.first:
        end += timedelta(days=1)
    return end.astimezone(UTC).timestamp()
