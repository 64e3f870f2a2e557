"""What all channels have in common: what they are given, and what came of it."""

from typing import Literal, NamedTuple

from .outgoing import Answer, NotSent

GONE = (403, 404, 410)
"""With these a server says that it will take nothing more under an address."""
FIRST = 60
"""After how many seconds a channel is tried again that failed; after each further time, twice as many."""
LONGEST = 6 * 3600
"""After how many seconds it is tried again at the latest."""


class Letter(NamedTuple):
    """What somebody is told, in their language. It has nothing that a spectator of the table could not know."""

    title: str
    """The first line."""
    text: str
    """The rest."""
    link: str
    """The page that it is about."""
    tag: str
    """What it is about: a newer letter with the same tag takes its place."""
    strong: bool = False
    """Does everybody wait?"""


class Outcome(NamedTuple):
    """What came of sending something."""

    what: Literal["sent", "gone", "later"]
    """It is there, nothing more will be taken, or it may be tried again."""
    wait: int = 0
    """After how many seconds the other side wants to be asked again, at the earliest."""
    note: str = ""
    """By what the other side knows it, where it can be changed later."""


SENT = Outcome("sent")
"""It is there."""


def outcome_of(answer: Answer) -> Outcome:
    """What an answer means. Whatever we do not understand may be better later."""
    if answer.status in GONE:
        return Outcome("gone")
    if 200 <= answer.status < 300:
        return SENT
    return Outcome("later", answer.retry_after)


def outcome_of_failure(error: NotSent) -> Outcome:
    """What it means that a request was not made, or was not answered."""
    return Outcome("gone" if error.is_final else "later")


def pause(failures: int, wanted: int) -> int:
    """How many seconds to wait after so many failures in a row; `wanted` is what the other side asks for."""
    return min(LONGEST, max(wanted, FIRST << min(failures, 20)))
