"""Finds the games: folders of `laguna/games`, and packages with an entry point in the group `laguna.games`.

A package of others names the id and the module of its game in its `pyproject.toml`:

    [project.entry-points."laguna.games"]
    traghetto = "traghetto"
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import laguna.games

from .errors import CannotParse, LagunaError
from .game import Game

GROUP = "laguna.games"
"""The entry point group."""


@cache
def ours() -> frozenset[str]:
    """The games that come with Laguna."""
    return frozenset(
        folder.name
        for place in laguna.games.__path__
        for folder in Path(place).iterdir()
        if (folder / "__init__.py").is_file()
    )


@cache
def _modules() -> dict[str, str]:
    """The module of every game, by its id. A package cannot take the place of a game of ours."""
    # Imported here because the import is slow, and callers that want one of our games do not need it.
    from importlib.metadata import entry_points

    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return found | {name: f"laguna.games.{name}" for name in ours()}


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(_modules()))


def module_of(name: str) -> str:
    """The name of the module of a game."""
    if name in ours():
        return f"laguna.games.{name}"
    if name not in _modules():
        raise CannotParse(f"There is no game called {name!r}; there are: {', '.join(names())}.")
    return _modules()[name]


@cache
def load(name: str) -> Game[Any]:
    """The game of this name."""
    module = module_of(name)
    try:
        game: Game[Any] = import_module(module)
    except LagunaError:
        raise
    except Exception as error:  # Whatever a package of anybody's does when it is imported.
        raise CannotParse(f"The game {name!r} cannot be loaded from {module!r}: {error}.") from error
    if name != game.NAME:
        raise CannotParse(f"The module {module!r} is announced as {name!r}, but calls itself {game.NAME!r}.")
    return game


def folder(name: str) -> Path:
    """The folder with the files of a game: its words, its guides, its rulebook."""
    return Path(str(import_module(module_of(name)).__file__)).parent


@cache
def rulebook(name: str, language: str) -> Path | None:
    """The file with the rules of a game for people, in a language or else in English; None if there is none.

    The rules of our games are in `docs/rules`, which an installed package contains; packages of others have
    their own.
    """
    package = Path(str(laguna.__file__)).parent
    ours = (package / "rules", package.parent.parent / "docs" / "rules")
    places = [place / language / f"{name}.md" for place in ours]
    places.append(folder(name) / "rulebook" / f"{language}.md")
    places += [place / f"{name}.md" for place in ours]
    places.append(folder(name) / "rulebook" / "en.md")
    return next((place for place in places if place.is_file()), None)
