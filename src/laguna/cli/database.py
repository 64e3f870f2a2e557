"""What the commands about a server share: which database it uses, its settings, and the packages it needs."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from laguna.server.settings import Settings


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add `--db`; empty means `default_database`."""
    parser.add_argument(
        "--db",
        default="",
        metavar="PLACE",
        help="a file or postgresql://… (default: a file in your user data folder)",
    )


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add `--db` and `--config`, for a command about a server that has its settings from elsewhere."""
    add_database(parser)
    parser.add_argument("--config", type=Path, metavar="FILE", help="the TOML file of the server's settings")


def server_settings(given: argparse.Namespace) -> "Settings":
    """The settings of the server that a command is about: its file, the environment, and what was typed."""
    from laguna.server import settings

    typed = {name: getattr(given, name) for name in ("db", "host", "port", "url") if getattr(given, name, None)}
    return settings.gather(typed, {}, os.environ, given.config).settings(default_database())


def default_database() -> str:
    """The file that keeps tables unless somebody names another."""
    from laguna.terminal import save

    return str(save.folder() / "tables.sqlite")


@contextmanager
def server_packages() -> Iterator[None]:
    """Import the server inside this: it says what to install if a package is missing."""
    from laguna.kernel.errors import LagunaError

    try:
        yield
    except ModuleNotFoundError as error:
        raise LagunaError(
            f"The server needs {error.name}: install Laguna again with what it needs "
            "(pip install --force-reinstall laguna)."
        ) from None
