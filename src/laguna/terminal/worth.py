"""What things would bring as they stand, as lines of text."""

from collections.abc import Mapping
from typing import Any

from laguna.kernel.game import Game
from laguna.kernel.text import Words
from laguna.kernel.worth import Part, Place, appraise

from . import fold


def lines(
    game: Game[Any],
    s: Any,  # noqa: ANN401 - the state is the game's own
    seat: int,
    of: str,
    words: Words,
    names: Mapping[int, str],
) -> list[str]:
    """What everybody would have if it ended now, and what a seat's things, or one of them, would bring where."""
    found = appraise(game, s, seat, of)
    told = [] if of else [words.say("page-if-ended")]
    for one in [] if of else found.sums:
        points = str(one.points) if one.exact else words.say("page-points-least", points=one.points)
        told.append(f"  {names[one.seat]}: {points}")
        told += [fold(f"{item.points:>+4}  {words.line(item, names)}", indent=4, hang=6) for item in one.items]
    for asset in found.assets:
        told += ["", words.name(asset.id) if words.has(asset.id) else asset.id]
        told += [text for place in asset.places for text in _place(place, words, names)]
    return told


def _place(place: Place, words: Words, names: Mapping[int, str]) -> list[str]:
    name, _, rest = place.id.partition(" ")
    called = f"{words.name(name) if words.has(name) else name} {rest}".strip()
    missing = [_part(part, words) for part in place.parts if not part.met or not part.least]
    then = [words.say("page-then", points=place.then)] if place.then else []
    ready = [] if place.ready else [words.say("worth-not-ready")]
    aside = f" ({'; '.join([*ready, *missing, *then])})" if ready or missing or then else ""
    told = [fold(f"{place.points:>4}  {called}{aside}", indent=1, hang=6)]
    for gain in place.gains:
        where = f", {words.say('page-lands-on', space=gain.space)}" if gain.space >= 0 else ""
        also = f", {words.name(gain.also)}" if gain.also else ""
        told.append(f"        {names[gain.seat]}: {gain.points:+}{where}{also}")
    return told


def _part(part: Part, words: Words) -> str:
    what = words.say(f"part-{part.key}")
    if part.lost:
        return words.say("page-part-too-many", what=what, have=part.have, most=part.most)
    if part.least:
        return words.say("page-part-of", what=what, have=part.have, least=part.least)
    return words.say("page-part-count", what=what, have=part.have)
