"""What to install when something is missing: adapters stand on packages that the rest of Laguna does not need."""

from collections.abc import Iterator
from contextlib import contextmanager

from laguna.kernel.errors import LagunaError


@contextmanager
def needed(what: str, extra: str) -> Iterator[None]:
    """Around imports: a package that is not there is named, with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("laguna"):
            raise
        raise LagunaError(f"{what} needs {error.name}: pip install 'laguna[{extra}]'.") from error
