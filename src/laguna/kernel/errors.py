"""The three ways in which a request to act can be wrong."""


class LagunaError(Exception):
    """A request that failed and changed nothing; the text says what to do instead."""


class CannotParse(LagunaError):  # noqa: N818 - a sentence, not a kind of error
    """The text is not an action, or not a record."""


class NotLegal(LagunaError):  # noqa: N818
    """The action exists, but is not legal now."""


class Stale(LagunaError):  # noqa: N818
    """The action was meant for an earlier position: the game has moved on."""
