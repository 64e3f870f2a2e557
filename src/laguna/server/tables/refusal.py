"""Refusals of requests: why something was not done."""

from laguna.kernel.errors import LagunaError
from laguna.table import wording


class Refusal(LagunaError):  # noqa: N818 - it is nobody's error
    """Something is not done, for a reason that has words in every language.

    They are `refused-<error>`, or `refused-<error>-<reason>` where an error has several reasons.
    """

    def __init__(self, error: str, reason: str = "", **args: int | str) -> None:
        super().__init__(error)
        self.error = error
        """Which refusal: an id for programs."""
        self.reason = reason
        """Which of its reasons; empty if it has only one."""
        self.text_args = args
        """What the sentence needs."""

    def text(self, lang: str) -> str:
        """The reason as a sentence."""
        reason = f"-{self.reason}" if self.reason else ""
        return wording.say(lang, f"refused-{self.error}{reason}", **self.text_args)
