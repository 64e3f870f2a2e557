"""What `serve` and `db` share: which database they use, and the packages they need."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add `--db`; empty means `default_database`."""
    parser.add_argument(
        "--db",
        default="",
        metavar="PLACE",
        help="a file or postgresql://… (default: a file in your user data folder)",
    )


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
