"""Laguna in a terminal: one person plays, reads records, looks up rules. No game is named in here."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Protocol, TypeVar, cast

from laguna.kernel import registry
from laguna.kernel.game import Game
from laguna.kernel.text import Words

S = TypeVar("S")

WIDTH = 78
"""Columns a line of text takes at most."""


class Shown(Game[S], Protocol[S]):
    """What a game defines beside its rules, so that it can be shown as text."""

    @property
    def RULE_OF(self) -> Mapping[str, str]:  # noqa: N802 - a constant, which nobody may set
        """The rule that explains a thing, by id."""
        ...

    def topic(self, action: int, /) -> str:
        """The id of the thing an action is about, whose words explain it; empty if there is none."""
        ...

    def draw(
        self,
        view: Any,  # noqa: ANN401 - the view is the game's own
        words: Words,
        colour: bool = ...,
        part: str = ...,
        names: Mapping[int, str] | None = ...,
    ) -> str:
        """What the owner of a view sees: the `table`, the `hand`, or the `legend`."""
        ...


def load(name: str) -> Shown[Any]:
    """The game of this name, with all that a terminal needs of it."""
    return cast("Shown[Any]", registry.load(name))


def fold(text: str, indent: int = 0, hang: int = 2) -> str:
    """A text in lines that fit, with what follows the first line set in further. Paths and ids stay whole."""
    lines = wrap(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines)
