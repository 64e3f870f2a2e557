"""The three ways in which a request to act can be wrong."""


class LagunaError(Exception):
    """A request that failed and changed nothing; the text says what to do instead."""


class CannotParse(LagunaError):  # noqa: N818 - a sentence, not a kind of error
    """The text is not an action, or not a record."""


class CannotStart(CannotParse):
    """A game cannot be set up like this."""

    def __init__(self, text: str, reason: str, **args: int | str) -> None:
        super().__init__(text)
        self.reason = reason
        """What does not fit, as an id: `seats`, `option` or `value`."""
        self.text_args = args
        """What a sentence about it needs, in whatever language."""


class NotLegal(LagunaError):  # noqa: N818
    """The action exists, but is not legal now."""


class Stale(LagunaError):  # noqa: N818
    """The action was meant for an earlier position: the game has moved on."""
