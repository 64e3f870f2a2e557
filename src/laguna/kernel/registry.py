"""Finds the games by looking into `laguna/games`: whatever folder is there is a game."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import laguna.games

from .errors import CannotParse
from .game import Game


@cache
def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    found = {
        folder.name
        for place in laguna.games.__path__
        for folder in Path(place).iterdir()
        if (folder / "__init__.py").is_file()
    }
    return tuple(sorted(found))


def load(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in names():
        raise CannotParse(f"There is no game called {name!r}; there are: {', '.join(names())}.")
    game: Game[Any] = import_module(f"laguna.games.{name}")
    return game


def folder(name: str) -> Path:
    """Where the files of a game lie: its board, its words."""
    return Path(str(import_module(f"laguna.games.{name}").__file__)).parent


def tables(name: str) -> Any:  # noqa: ANN401 - a module whose names are the game's own
    """The tables of a game: its board and cards as they were read, and ids by number."""
    return import_module(f"laguna.games.{name}.rules.constants")
