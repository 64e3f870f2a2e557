"""The three ways in which a request to act can be wrong, one meaning each."""


class LagunaError(Exception):
    """A request that changed nothing; its text says what to do instead."""


class CannotParse(LagunaError):  # noqa: N818 - a sentence, not a kind of error
    """These words are no action, or no record."""


class NotLegal(LagunaError):  # noqa: N818
    """This is an action, but not one that may be done now."""


class Stale(LagunaError):  # noqa: N818
    """This was meant for an earlier moment: the game has moved on."""
