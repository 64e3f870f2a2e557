"""Positions drawn in a notebook as the page draws them.

    import laguna

    laguna.show("game.rec", at=120)          # a recorded game after 120 actions, as everybody saw it
    laguna.show("game.rec", at=120, seat=0)  # as the first seat saw it, with its hand
    laguna.show(state)                       # any state of any game

What is shown is a small page of its own in a frame: no server, no network. Where a notebook shows no frames,
there is the board as text.
"""

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from .kernel import record as records
from .kernel import registry
from .kernel.canvas import player_names
from .kernel.errors import CannotParse
from .kernel.game import Game
from .kernel.record import Record
from .kernel.text import LANGUAGES, words
from .server.show import catalogue
from .table.drawings import drawing
from .table.messages import Lang
from .table.wording import Reader, question

HEIGHT = 560
"""How many pixels high a frame is, unless somebody wants another height."""


class Still:
    """A position that a notebook draws."""

    def __init__(self, page: str, text: str, height: int) -> None:
        self.page = page
        """All of it as one HTML file."""
        self.text = text
        """The board as text."""
        self._height = height

    def save(self, path: str | Path) -> Path:
        """Write the page to a file, which any browser opens without a network."""
        place = Path(path)
        place.write_text(self.page, "utf-8")
        return place

    def _repr_html_(self) -> str:
        style = f"width: 100%; height: {self._height}px; border: 0"
        # In a frame with an origin of its own: neither the notebook's style nor its cookies reach the page.
        return f'<iframe sandbox="allow-scripts" style="{style}" srcdoc="{escape(self.page)}"></iframe>'

    def __repr__(self) -> str:
        return self.text


def show(
    what: Record | str | Path | Any,  # noqa: ANN401 - a state of any game
    *,
    at: int | None = None,
    seat: int = -1,
    lang: Lang = "en",
    height: int = HEIGHT,
) -> Still:
    """Draw a position: a state, or a record (also its text, or a file with it) after its first `at` actions.

    It is drawn as a seat sees it; -1 is the public, who sees no hand.
    """
    if lang not in LANGUAGES:
        raise CannotParse(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
    game, state = _position(what, at)
    seats = int(state.seats)
    if not -1 <= seat < seats:
        raise CannotParse(f"There is no seat {seat}; there are 0 to {seats - 1}, and -1 for the public.")
    spoken = words(lang, game.NAME)
    names = player_names(spoken, seats, None)
    view = game.view(state, seat)
    to = Reader(seat, lang, names, True)
    text = drawing(game, view, to) or ""
    still = {
        "lang": lang,
        "words": [catalogue.file_of_words(lang).decode(), catalogue.file_of_words(lang, game.NAME).decode()],
        "game": game.NAME,
        "data": msgspec.Raw(catalogue.data(game.NAME)),
        "seats": [{"seat": one, "kind": "guest", "name": name} for one, name in names.items()],
        "still": {
            "n": at or 0, "seat": seat, "do": "", "events": [],
            "question": question(lang, game.NAME, game.question(state)), "view": view, "drawing": text,
        },
    }  # fmt: skip
    return Still(_page(lang, msgspec.json.encode(still).decode()), text, height)


def _position(what: Any, at: int | None) -> tuple[Game[Any], Any]:  # noqa: ANN401
    """The game and the state that are meant."""
    if isinstance(what, (str, Path)):
        is_text = isinstance(what, str) and "\n" in what
        what = records.parse(what if is_text else Path(what).read_text("utf-8"))  # type: ignore[arg-type]
    if isinstance(what, Record):
        if at is not None and not 0 <= at <= len(what.actions):
            raise CannotParse(f"The record has {len(what.actions)} actions, so `at` cannot be {at}.")
        return what.module(), records.replay(what, to=at)
    if at is not None:
        raise CannotParse("`at` is for records; a state is one position.")
    return _game_of(what), what


def _game_of(state: object) -> Game[Any]:
    """The game that a state belongs to, by where its class is."""
    place = f"{type(state).__module__}."
    for name in registry.names():
        if place.startswith(f"{registry.module_of(name)}."):
            return registry.load(name)
    raise CannotParse(f"{type(state).__name__} is no state of a game, and no record.")


def _page(lang: str, data: str) -> str:
    """The page that carries what it draws. `make page` builds its script, which games kept as one file share."""
    parts = files("laguna.server") / "page" / "static"
    try:
        script, style = ((parts / f"kept.{name}").read_text("utf-8") for name in ("js", "css"))
    except FileNotFoundError:
        raise CannotParse("The page has not been built, and its drawings with it: run `make page`.") from None
    # Nothing in the data may end the script that carries it.
    safe, script = data.replace("<", "\\u003c"), script.replace("</script", "<\\/script")
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laguna</title><style>{style}</style></head>
<body><script id="kept" type="application/json">{safe}</script><script>{script}</script></body></html>
"""
