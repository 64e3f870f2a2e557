"""The port of `laguna.local`: JSON in, a list of JSON out, one thing after the other.

>>> from laguna.local import Port
>>> port = Port()
>>> wish = {"game": "murano", "seats": [{"kind": "me"}, {"kind": "bot"}]}
>>> asked = {"type": "ask", "id": 1, "method": "POST", "path": "/tables", "lang": "en", "body": wish}
>>> kept, made = msgspec.json.decode(port.take(msgspec.json.encode(asked)))
>>> kept["type"], kept["first"], made["type"], made["body"]["seats"][1]["name"]
('keep', 0, 'answer', 'Bepi')
"""

from collections.abc import Iterator

import msgspec

import laguna
from laguna import bots
from laguna.server.show.messages import Bye, ClientMessage
from laguna.table import refusals, wording
from laguna.table.messages import Lang, RequestId

from .local_table import LocalTable
from .messages import Ask, Close, Forget, Frame, Incoming, Open, Outgoing, Restore, Say, Step
from .requests import Requests

QUICK = ("easy", "normal")
"""The levels of bots that are quick enough where rules run interpreted."""


def levels(engine: str = laguna.ENGINE) -> tuple[str, ...]:
    """The levels of bots that can be played against in a browser, the weakest first."""
    return tuple(bots.LEVELS) if engine == "compiled" else QUICK


_decode = msgspec.json.Decoder(Incoming).decode
_decode_frame = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.encode


class _Numbered(msgspec.Struct):
    """What is read of a frame that cannot be understood: its number, if it has one."""

    id: RequestId | msgspec.UnsetType = msgspec.UNSET


class Port:
    """All tables of one browser tab."""

    def __init__(self, offered: tuple[str, ...] | None = None) -> None:
        self._tables: dict[str, LocalTable] = {}
        self._of_pipe: dict[str, LocalTable] = {}
        self._langs: dict[str, Lang] = {}
        self._requests = Requests(self._tables, levels() if offered is None else offered)

    def take(self, text: str | bytes) -> bytes:
        """Do what comes in; return what is to be stored and said, in this order."""
        return _encode(list(self._take(_decode(text))))

    def waits(self) -> bool:
        """Is a bot to move at a table that somebody looks at? Then a `Step` is wanted."""
        return self._next() is not None

    def _take(self, message: Incoming) -> Iterator[Outgoing]:
        if isinstance(message, Ask):
            yield from self._requests.answer(message)
        elif isinstance(message, Restore):
            yield from self._restore(message)
        elif isinstance(message, Open):
            yield from self._open(message)
        elif isinstance(message, Frame):
            yield from self._hear(message)
        elif isinstance(message, Close):
            self._close(message.pipe)
        elif isinstance(message, Step):
            live = self._next()
            bot = live.bot_to_move() if live else None
            if live and bot:
                yield from live.step(bot)
        else:
            yield from self._forget(message)

    def _next(self) -> LocalTable | None:
        """The table where a bot moves next."""
        looked_at = (live for live in self._tables.values() if live.pipes)
        return next((live for live in looked_at if live.bot_to_move() is not None), None)

    def _restore(self, stored: Restore) -> Iterator[Outgoing]:
        live = self._tables.get(stored.table.id)
        if live is None:
            self._tables[stored.table.id] = LocalTable(stored.table, stored.seats, stored.lines, stored.origin)
        else:
            # A table that began in the middle of another game has no lines before that.
            first = max(stored.first, live.table.log.first) if live.table else 0
            known = live.table.n if live.table else 0
            yield from live.follow(stored.table, stored.seats, stored.lines[known - first :])

    def _open(self, wish: Open) -> Iterator[Outgoing]:
        live = self._tables.get(wish.table)
        if live is None:
            yield _bye(wish.pipe, "gone", wish.lang)
            return
        live.watched = wish.watch
        self._of_pipe[wish.pipe] = live
        self._langs[wish.pipe] = wish.lang
        yield from live.open(wish.pipe, wish.seat, wish.lang, wish.n, wish.drawing)

    def _hear(self, said: Frame) -> Iterator[Outgoing]:
        live = self._of_pipe.get(said.pipe)
        if live is None:
            return
        try:
            message = _decode_frame(said.frame)
        except msgspec.DecodeError:
            refused = refusals.refused("cannot_parse", live.table.n if live.table else 0, self._langs[said.pipe])
            refused.id = _number_of(said.frame)
            yield Say(said.pipe, msgspec.Raw(_encode(refused)))
            return
        yield from live.hear(said.pipe, message)

    def _close(self, pipe: str) -> None:
        live = self._of_pipe.pop(pipe, None)
        self._langs.pop(pipe, None)
        if live is not None:
            live.pipes.pop(pipe, None)

    def _forget(self, message: Forget) -> Iterator[Outgoing]:
        live = self._tables.pop(message.table, None)
        for pipe in list(live.pipes) if live else []:
            yield _bye(pipe, "restart", self._langs[pipe])
            self._close(pipe)


def _bye(pipe: str, error: str, lang: Lang) -> Say:
    bye = Bye(error, wording.say(lang, f"bye-{error}"))  # type: ignore[arg-type]
    return Say(pipe, msgspec.Raw(_encode(bye)))


def _number_of(frame: msgspec.Raw) -> int | msgspec.UnsetType:
    try:
        return msgspec.json.decode(frame, type=_Numbered).id
    except msgspec.DecodeError:
        return msgspec.UNSET
