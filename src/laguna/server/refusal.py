"""Refusals: why something was not done. Their words are the Fluent messages `refused-<error>`."""

from laguna.kernel.errors import LagunaError
from laguna.table import wording

STATUS = {
    "bad_request": 400,
    "bad_name": 409,
    "cannot_play": 409,
    "bad_code": 403,
    "bad_origin": 403,
    "bad_host": 400,
    "not_owner": 403,
    "not_yours": 403,
    "no_guest": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_method": 405,
    "seat_taken": 409,
    "seat_here": 409,
    "seat_seen": 409,
    "not_now": 409,
    "not_over": 409,
    "not_kept": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "unavailable": 503,
}
"""The HTTP status of each refusal."""


class Refusal(LagunaError):  # noqa: N818 - what happened is no error of anybody
    """Something is not done, for a reason that has words in every language."""

    def __init__(self, error: str, **args: int | str) -> None:
        super().__init__(error)
        self.error = error
        self.args_of_text = args

    def text(self, lang: str) -> str:
        """The reason as a sentence."""
        return wording.say(lang, f"refused-{self.error}", **self.args_of_text)
