"""Events and results as sentences: shared by play and replay."""

from collections.abc import Iterable, Mapping
from typing import Any

from laguna.kernel.event import Event
from laguna.kernel.game import Game
from laguna.kernel.text import Words

from . import fold


def sentences(events: Iterable[Event], words: Words, names: Mapping[int, str]) -> list[str]:
    """Events as lines of text."""
    return [fold(words.tell(event, names), indent=2) for event in events]


def player_names(words: Words, seats: int) -> dict[int, str]:
    """Names for players of whom only the seat is known."""
    return {seat: words.say("player", number=seat + 1) for seat in range(seats)}


def final(game: Game[Any], s: Any, words: Words, names: Mapping[int, str]) -> list[str]:  # noqa: ANN401
    """The end of a game: what ended it, the places, and where every point came from."""
    result = game.result(s)
    account = game.account(s)
    lines = [words.ending(result.ended_by)]
    for seat in sorted(range(len(result.scores)), key=lambda seat: (result.ranks[seat], seat)):
        points = result.scores[seat]
        lines += ["", words.say("place", rank=result.ranks[seat], player=names[seat], points=points)]
        lines += [
            fold(f"{item.points:>4}  {words.line(item, names)}", indent=1, hang=6)
            for item in account
            if item.seat == seat
        ]
    return lines
