"""The deal of the day: what there is, playing it, and what people made of it."""

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from laguna.kernel import registry

from ... import shared_clock
from ...days import calendar, deals, standing
from ...show.day_messages import DayInfo, DayResults, PlayDay
from ...show.messages import TableInfo
from ...tables import credentials, new_tables
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from ..cookies import guest_of, known_guest, take_one, with_cookie
from .parameters import Ask, GameName, refusals
from .player import allow

DayOf = Annotated[str, PathParameter(description="A day by UTC.", pattern=r"^\d{4}-\d{2}-\d{2}$")]


def _check(day: str, game: str) -> None:
    """Refuse what is no day, or of no game of ours."""
    if not (calendar.is_day(day) and game in registry.names()):
        raise Refusal("no_such_day")


@get("/days", summary="The deals of today and of the last days", responses=refusals())
async def days(request: Ask) -> DayInfo:
    """Days are those of UTC, for everybody. What others made of a deal is told once one's own try has counted."""
    allow(request, "days")
    context = context_of(request)
    guest, _ = await guest_of(request, context.store)
    return await context.store.run(partial(standing.info, guest=guest, now=shared_clock.now()))


@get("/days/{day:str}/{game:str}", summary="What people made of a day's deal", responses=refusals(404))
async def day_results(request: Ask, day: DayOf, game: GameName) -> DayResults:
    """Regulars are people with a passkey or a week of history. All others are counted apart."""
    allow(request, "days")
    _check(day, game)
    context = context_of(request)
    guest, _ = await guest_of(request, context.store)
    look = partial(standing.results, day=day, game=game, guest=guest, now=shared_clock.now())
    return await context.store.run(look)


@post(
    "/days/{day:str}/{game:str}",
    status_code=200,
    summary="Play a day's deal",
    responses=refusals(404, 409),
)
async def play_day(request: Ask, day: DayOf, game: GameName, data: JSONBody[PlayDay]) -> Response[TableInfo]:
    """Begins the one try at the deal of today, or goes on with it; a deal whose day is over can be practised."""
    allow(request, "days")
    _check(day, game)
    context = context_of(request)
    wanted = new_tables.name_for(data.name)
    await take_one(request, context.new_tables)
    guest, name, fresh = await known_guest(request, context.store, wanted, context.new_guests)
    wish = deals.Wish(day, game, guest, name, data.lang)
    sit = partial(
        deals.sit_down, wish=wish, id=credentials.new_id(), limits=context.limits, now=shared_clock.now()
    )
    live = await context.tables.loaded.get(await context.store.run(sit, once=True))
    context.tables.bots.consider(live)
    return with_cookie(live.info(guest, lang_of(request)), fresh)
