"""Clear errors when a package is missing: the adapters need packages that the rest of Laguna does not."""

from collections.abc import Iterator
from contextlib import contextmanager

from laguna.kernel.errors import LagunaError


@contextmanager
def needed(what: str, extra: str) -> Iterator[None]:
    """Use this around imports: if a package is missing, the error names it and the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("laguna"):
            raise
        raise LagunaError(f"{what} needs {error.name}: pip install 'laguna[{extra}]'.") from error
