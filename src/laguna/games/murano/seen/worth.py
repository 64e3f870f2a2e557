"""What a seat would have if the game ended now, and what each character would bring on each island.

Only what is open counts, and what this seat holds. Of the others' characters nothing is known but their number,
so their sums are the least they would have.
"""

from laguna.kernel.action import bits
from laguna.kernel.game import Item
from laguna.kernel.worth import Asset, Place, Sum, Worth

from ..rules.assignment import LEFTOVER_VP, Scored, best
from ..rules.characters import gondoliers
from ..rules.constants import CHARACTERS, IN_PLAY, ISLANDS
from ..rules.progress import is_scored_on, parts, points_if_served
from ..rules.scoring import is_seat_scored, leftover, line_of
from ..rules.state import State


def worth(s: State, seat: int, of: str) -> Worth:
    """What everything is worth to a seat, in short; or one character on every island, or all on one island."""
    plan = [] if seat < 0 else _plan(s, seat)
    assets: list[Asset] = []
    if seat >= 0 and not s.over:
        for card in _asked_about(s, seat, of):
            assets.append(_asset(s, seat, card, of, plan))
    return Worth([_sum(s, other, plan if other == seat else None) for other in range(s.seats)], assets)


def _asked_about(s: State, seat: int, of: str) -> list[int]:
    """The characters that an answer is about: held ones, offered ones, or the one that was named."""
    if of in CHARACTERS:
        return [CHARACTERS.index(of)]
    if of and of not in ISLANDS:
        return []
    return bits(s.people[seat] | (s.characters.drawn if seat == s.seat else 0))


def _plan(s: State, seat: int) -> list[Scored]:
    """The best assignment of what a seat has; nothing once its scoring has begun."""
    if s.over or (s.to_score and (seat == s.seat or is_seat_scored(s, seat))):
        return []
    return best(s, seat)


def _asset(s: State, seat: int, card: int, of: str, plan: list[Scored]) -> Asset:
    scored = next((one for one in plan if one.character == card), None)
    places = [
        _place(s, seat, card, island)
        for island in range(len(ISLANDS))
        if IN_PLAY[s.seats][island]
        and is_scored_on(s, card, island)
        and of in ("", CHARACTERS[card], ISLANDS[island])
    ]
    at = ISLANDS[scored.island] if scored else ""
    places.sort(key=lambda place: _promise(place, at), reverse=True)
    return Asset(CHARACTERS[card], scored.points if scored else 0, at, places if of else places[:1])


def _place(s: State, seat: int, card: int, island: int) -> Place:
    counted, then = parts(s, seat, card, island)
    missing = any(not part.met for part in counted)
    lost = any(part.lost for part in counted)
    return Place(
        ISLANDS[island],
        points_if_served(s, seat, card, island),
        gondoliers(s, island, seat) > 0,
        then if missing and not lost else 0,
        counted,
    )


def _promise(place: Place, at: str) -> tuple[bool, int, int, float, bool]:
    """How much a place deserves to be the one that is shown: where it scores, where most is to be had, where least
    is missing."""
    wanted = sum(part.least for part in place.parts)
    there = sum(min(part.have, part.least) for part in place.parts)
    return place.id == at, place.points, place.then, there / wanted if wanted else 0, place.ready


def _sum(s: State, seat: int, plan: list[Scored] | None) -> Sum:
    """What a seat would have; `plan` is the assignment of its characters, or None if they are not known."""
    if s.over or is_seat_scored(s, seat):
        return Sum(seat, s.vp[seat])
    items = [line_of(scored) for scored in plan or []]
    spare = leftover(s, seat) - len(items)
    if spare:
        items.append(Item(seat, LEFTOVER_VP * spare, "leftover", {"number": spare}))
    sure = not s.people[seat] or (plan is not None and not (s.to_score and seat == s.seat))
    return Sum(seat, s.vp[seat] + sum(item.points for item in items), sure, items)
