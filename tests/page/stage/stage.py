"""The stage: one page of a browser on which positions are played, without a server."""

import mimetypes
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, Route

from laguna.server.show import catalogue
from laguna.server.show.messages import ClientMessage, Hello, SeatInfo, TableInfo
from laguna.table import Reader, Table
from laguna.table.messages import AskWorth, Do, Lang, Preview, Undo, Why

from .positions import Position

HERE = Path(__file__).parent
BUILT = HERE.parents[2] / "build" / "stage"
CHECK = (HERE / "check.js").read_text("utf-8").split("*/", 1)[1].strip().rstrip(";")
ADDRESS = "http://stage.test/"
STORY = 30
"""So many of the latest lines are told: the log of a whole game is long, and the same everywhere."""


class Screen(NamedTuple):
    """What a person looks at."""

    width: int
    height: int
    touch: bool = False
    large: bool = True
    """Are letters twice as large wanted here, too?"""


class Look(NamedTuple):
    """How a person wants to see it."""

    lang: Lang
    theme: str
    text: int = 100
    """The size of letters, in percent."""


class Stage:
    """One page."""

    def __init__(self, browser: Browser, touch: bool = False) -> None:
        assert (BUILT / "stage.html").is_file(), "The stage is not built. Run: make stage"
        context = browser.new_context(reduced_motion="reduce", has_touch=touch, locale="en-GB")
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        """What went wrong in the browser."""
        self.table: Table | None = None
        self.made_up = False
        self.to = Reader(-1, "en")
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.route("**/*", _file)
        self.page.expose_function("answer", self._answer)
        self.page.goto(f"{ADDRESS}stage.html")
        self.page.evaluate(f"() => {{ window.check = {CHECK} }}")
        # Where things are matters, not what they look like, and painting takes as long as all the rest.
        self.page.add_style_tag(content="body { opacity: 0 }")

    def close(self) -> None:
        """Leave."""
        self.page.context.close()

    def raise_(self, screen: Screen, look: Look, game: str) -> None:
        """Set the scene for positions of a game."""
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        scenery = {
            **look._asdict(),
            "words": [catalogue.file_of_words(look.lang, of).decode() for of in ("", game)],
            "data": msgspec.json.decode(catalogue.data(game)),
        }
        self.page.evaluate("(scenery) => stage.raise(scenery)", scenery)

    def play(self, position: Position, look: Look) -> None:
        """Show a position to whoever is asked in it."""
        self.table = table = position.open()
        self.made_up = position.made_up
        self.to = Reader(table.turn, look.lang, dict(enumerate(position.names[: position.seats])))
        since = max(0, table.n - STORY)
        messages = [msgspec.json.encode(self._hello(position)), *table.messages(since, self.to)]
        self.page.evaluate("(messages) => stage.play(JSON.parse(messages))", _joined(messages))

    def go_on(self, position: Position) -> None:
        """Show a later line of the same game to whoever was asked before, as it comes while one plays."""
        assert self.table is not None
        before, self.table = self.table.n, position.open()
        self.page.evaluate(
            "(messages) => stage.play(JSON.parse(messages))", _joined(self.table.messages(before, self.to))
        )

    def check(self, screen: Screen, look: Look, explain: int = -1) -> list[str]:
        """What is wrong with what is shown now; with a number, one of the things is explained meanwhile."""
        wish = {"touch": screen.touch, "large": look.text > 100, "explain": explain}
        found: list[str] = self.page.evaluate("(wish) => check(wish)", wish)
        complaints, self.complaints = self.complaints, []
        return [*found, *(f"error: {one}" for one in complaints)]

    def draft(self, which: int) -> bool:
        """Choose one of the things on the table; False if there is none."""
        return bool(self.page.evaluate("(which) => stage.draft(which)", which))

    def _hello(self, position: Position) -> Hello:
        assert self.table is not None
        log = self.table.log
        seats = [
            SeatInfo(seat, "guest", name, mine=seat == self.to.seat, here=seat != 1)
            for seat, name in enumerate(position.names[: position.seats])
        ]
        game = log.game
        table = TableInfo(
            id="stage",
            game=game.NAME,
            rules=game.VERSION,
            options=dict(log.options),
            lang=self.to.lang,
            public=False,
            hints=True,
            guide="",
            state="playing",
            closed="",
            seats=seats,
            owner=True,
            n=log.n,
            turn=log.turn,
            made=0,
            moved=0,
            rematch="",
        )
        return Hello(self.to.seat, [self.to.seat], self.to.lang, table, [])

    def _answer(self, text: str) -> str:
        """What the server would say to a frame of the page."""
        asked = msgspec.json.decode(text, type=ClientMessage)
        table = self.table
        assert table is not None
        # What a seat may think of others cannot be weighed in a world that never was.
        unknown = self.made_up and isinstance(asked, AskWorth)
        if unknown or not isinstance(asked, Do | Undo | Why | Preview | AskWorth):
            return "[]"
        before = table.n
        answer = msgspec.to_builtins(table.answer(asked, self.to)) | {"id": msgspec.json.decode(text)["id"]}
        later = table.messages(before, self.to) if table.n != before else []
        return _joined([msgspec.json.encode(answer), *later])


def _joined(messages: list[bytes]) -> str:
    """Messages as one list; browsers read text faster than what is handed over piece by piece."""
    return f"[{b','.join(messages).decode()}]"


def _file(route: Route) -> None:
    """A file of the stage; there is nothing else in this world."""
    path = BUILT / route.request.url.removeprefix(ADDRESS)
    if not route.request.url.startswith(ADDRESS) or not path.is_file():
        route.abort()
        return
    kind = mimetypes.guess_type(path.name)[0] or "font/woff2"
    route.fulfill(body=path.read_bytes(), content_type=kind)
