"""Laguna: two board games of the Venetian lagoon, to play, to host and to study."""

from typing import TYPE_CHECKING, Any

from .engine import choose

if TYPE_CHECKING:
    from .notebook import Still

__version__ = "0.2.0"

ENGINE = choose()
"""How the rules run: compiled, or interpreted and why."""


def show(what: object, **wishes: Any) -> "Still":  # noqa: ANN401
    """Draw a record or a state in a notebook as the page would; `laguna.notebook.show` says what may be wished."""
    # Imported here, so that whoever only wants the rules loads nothing of the page.
    from .notebook import show as draw

    return draw(what, **wishes)
