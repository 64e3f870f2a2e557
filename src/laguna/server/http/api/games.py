"""What can be played: games, boards and words."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from laguna.kernel import registry
from laguna.kernel.text import LANGUAGES

from ...ratings import INSTALLED
from ...show import catalogue
from ...show.messages import Catalogue, GameData
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from .parameters import FOR_EVER, NEVER, Ask, GameName, Version, refusals

LangFile = Annotated[str, PathParameter(description="A language and `.ftl`.", pattern=r"^(en|it|de|fr)\.ftl$")]
_FLUENT = ResponseSpec(str, description="A Fluent file.", media_type=MediaType.TEXT, generate_examples=False)


_MARKDOWN = ResponseSpec(str, description="Markdown.", media_type="text/markdown", generate_examples=False)


@get("/games", summary="What can be played here", responses=refusals())
async def games(request: Ask) -> Catalogue:
    """Games with their options, levels of bots, and the addresses of words and boards."""
    found, here = catalogue.catalogue(lang_of(request)), context_of(request)
    return msgspec.structs.replace(
        found,
        clocks="clocks" in here.parts,
        days="days" in here.parts,
        ratings="ratings" in here.parts and INSTALLED,
        watching="watching" in here.parts,
        tab=here.tab is not None,
    )


@get(
    "/games/{game:str}/data",
    summary="The board of a game, and the ids behind its numbers",
    responses={
        200: ResponseSpec(GameData, description="May be cached for ever."),
        **refusals(404),
    },
)
async def game_data(game: GameName, v: Version = None) -> Response[bytes]:
    """`board.toml` and `cards.toml` as JSON, with lists of ids and numbers."""
    if game not in registry.names():
        raise Refusal("no_such_page")
    content = catalogue.data(game)
    return Response(content, media_type=MediaType.JSON, headers=_caching(content, v))


@get("/words/{file:str}", summary="Words that belong to no game", responses={200: _FLUENT, **refusals(404)})
async def common_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """Names and sentences in one language."""
    return _words(file, "", v)


@get("/words/player/{file:str}", summary="Words of the player's page", responses={200: _FLUENT, **refusals(404)})
async def player_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, so that whoever only plays does not wait for them."""
    return _part_words("player", file, v)


@get("/words/pace/{file:str}", summary="Words of paces and clocks", responses={200: _FLUENT, **refusals(404)})
async def pace_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too: most tables have no clock."""
    return _part_words("pace", file, v)


@get("/words/day/{file:str}", summary="Words of the deal of the day", responses={200: _FLUENT, **refusals(404)})
async def day_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too, when the start page is there."""
    return _part_words("day", file, v)


@get(
    "/words/away/{file:str}",
    summary="Words about playing without this server",
    responses={200: _FLUENT, **refusals(404)},
)
async def away_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too: few servers have that page."""
    return _part_words("away", file, v)


@get("/words/onward/{file:str}", summary="Words for going on", responses={200: _FLUENT, **refusals(404)})
async def onward_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too: for whoever goes on with another game, or opens a file."""
    return _part_words("onward", file, v)


@get("/words/rating/{file:str}", summary="Words of ratings", responses={200: _FLUENT, **refusals(404)})
async def rating_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too, when ratings are spoken of."""
    return _part_words("rating", file, v)


@get("/words/watch/{file:str}", summary="Words of watching", responses={200: _FLUENT, **refusals(404)})
async def watch_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too, when there is something to watch."""
    return _part_words("watch", file, v)


@get("/words/plan/{file:str}", summary="Words of plans", responses={200: _FLUENT, **refusals(404)})
async def plan_words(file: LangFile, v: Version = None) -> Response[bytes]:
    """They come apart, too, for those who may plan."""
    return _part_words("plan", file, v)


def _part_words(part: str, file: str, v: str | None) -> Response[bytes]:
    content = catalogue.part_words(part, file.removesuffix(".ftl"))
    return Response(content, media_type="text/plain; charset=utf-8", headers=_caching(content, v))


@get("/games/{game:str}/words/{file:str}", summary="Words of a game", responses={200: _FLUENT, **refusals(404)})
async def game_words(game: GameName, file: LangFile, v: Version = None) -> Response[bytes]:
    """Names, explanations (`.about`) and sentences in one language."""
    if game not in registry.names():
        raise Refusal("no_such_page")
    return _words(file, game, v)


@get("/games/{game:str}/rules", summary="The rules of a game", responses={200: _MARKDOWN, **refusals(404)})
async def game_rules(request: Ask, game: GameName) -> Response[bytes]:
    """The rules for people, in one language, or in English if the game has no others."""
    page = registry.rulebook(game, lang_of(request)) if game in registry.names() else None
    if page is None:
        raise Refusal("no_such_page")
    return Response(page.read_bytes(), media_type="text/markdown", headers=NEVER)


def _words(file: str, game: str, v: str | None) -> Response[bytes]:
    lang = file.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise Refusal("no_such_page")
    content = catalogue.file_of_words(lang, game)
    return Response(content, media_type="text/plain; charset=utf-8", headers=_caching(content, v))


def _caching(content: bytes, v: str | None) -> dict[str, str]:
    """An address with the version of its content may be cached for ever; with another version it must not be."""
    return FOR_EVER if v == catalogue.version(content) else NEVER
