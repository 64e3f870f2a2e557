"""The last word to a socket that is not let in, which its page can show."""

import msgspec
from litestar.types import Send

from laguna.table import wording
from laguna.table.messages import Lang

from ..show.messages import Bye
from ..tables.connections import CODES, Goodbye


async def say_goodbye(send: Send, error: Goodbye, lang: Lang) -> None:
    """Accept a socket only to say why it is closed: a page never learns why one was not accepted."""
    text = msgspec.json.encode(Bye(error, wording.say(lang, f"bye-{error}"))).decode()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "bytes": None, "text": text})
    await send({"type": "websocket.close", "code": CODES[error], "reason": error})
