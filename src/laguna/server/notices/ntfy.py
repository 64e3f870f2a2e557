"""ntfy: a message to a topic, at ntfy.sh or at a server of one's own."""

import json
import re
from urllib.parse import urlsplit

from .channel import Letter, Outcome, outcome_of, outcome_of_failure
from .outgoing import NotSent, Outgoing

_TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NORMAL, _HIGH = 3, 4


def topic_of(address: str) -> tuple[str, str]:
    """The server and the topic of an address such as `https://ntfy.sh/my-topic`; empty if it is none."""
    parts = urlsplit(address)
    place, _, topic = parts.path.rpartition("/")
    if parts.query or not _TOPIC.fullmatch(topic):
        return "", ""
    return f"{parts.scheme}://{parts.netloc}{place}/", topic


class Ntfy:
    """Sends messages to topics."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def send(self, address: str, letter: Letter) -> Outcome:
        """Send a letter. As JSON, since headers cannot have all letters."""
        server, topic = topic_of(address)
        told = {
            "topic": topic,
            "title": letter.title,
            "message": letter.text,
            "click": letter.link,
            "priority": _HIGH if letter.strong else _NORMAL,
        }
        try:
            self._outgoing.check(address)
            headers = {"content-type": "application/json"}
            return outcome_of(await self._outgoing.post(server, json.dumps(told).encode(), headers))
        except NotSent as error:
            return outcome_of_failure(error)
