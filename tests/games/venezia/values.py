"""What rules and bots make of the numbers in `cards.toml` and `board.toml`, one question for each number.

`python -m tests.games.venezia.values NAME` answers for whatever data are installed: what the rules say, then what
the bots go by.
"""

import sys
from collections.abc import Callable
from typing import cast

from laguna.games import venezia
from laguna.games.venezia.bot import land, parameters
from laguna.games.venezia.bot.evaluation import TYPICAL
from laguna.games.venezia.bot.features import rounds_left
from laguna.games.venezia.driver import VeneziaDriver
from laguna.games.venezia.rules import building, constants, market, projects, purse, track
from laguna.games.venezia.rules.state import State
from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng
from laguna.kernel.playout import playouts

from .scene import Scene

DRIVER = cast("VeneziaDriver", venezia.DRIVERS.standard)
Answer = list[int]
TOKEN = 100
"""What a treasure is worth to the bots here."""


def priors(s: State) -> dict[str, int]:
    """The weight of each legal action, by name."""
    legal, out = Buffer(len(venezia.ACTIONS)), Buffer(len(venezia.ACTIONS))
    DRIVER.write_legal(s, legal)
    DRIVER.write_priors(s, legal, out)
    names = [venezia.ACTIONS.name(action) for action in legal.numbers()]
    return dict(zip(names, out.items[: out.n], strict=True))


def gold_term(s: State, seat: int) -> int:
    """What a bot thinks that the tokens of a seat are worth, in hundredths of a space."""
    out = cells(len(DRIVER.terms))
    DRIVER.evaluate(s, seat, out)
    return out[DRIVER.terms.index("gold")]


def kind_cards(kind: int) -> Answer:
    """The cards of a kind in the pile."""
    return [venezia.new(3).pile[kind]]


def kind_buildings(kind: int) -> Answer:
    """The buildings in the supply; the rounds until a bot expects them to be used up."""
    s = venezia.new(3)
    supply = s.supply[kind]
    for other in range(constants.KIND_COUNT):
        if other != kind:
            s.supply[other] = 99
    s.at = cells(constants.MAX_SEATS, -1000)
    return [supply, rounds_left(s, parameters.DEFAULTS)]


def kind_needs(kind: int) -> Answer:
    """How many cards make a set alone, for the rules, and how many a bot is as sure of as of a set alone."""
    s = Scene(3).s
    alone = sure = 0
    for cards in range(constants.DECK[kind], 0, -1):
        s.hand[kind] = cards
        if projects.may_play_alone(s, kind):
            alone = cards
        full, _half, _near = DRIVER.features.chances(s, 0, kind, 0, 0)
        if full == parameters.DEFAULTS[parameters.ALONE]:
            sure = cards
    return [alone, sure, projects.missing(s, kind)]


def kind_points(kind: int) -> Answer:
    """What the best site brings, for the rules, and what a bot sees there."""
    s = Scene(3).all_drained().s
    best = max(
        building.points(s, kind, site)
        for site in range(constants.SITE_FIRST[kind], constants.SITE_END[kind])
        if building.is_open(s, site)
    )
    city = land.city_of(s)
    seen = land.best(city.now, kind, 0, TOKEN)[0]
    return [best, seen, city.top_soon[kind]]


def house_points() -> Answer:
    """As for all kinds, and what a bot thinks typical."""
    return [*kind_points(constants.HOUSE), TYPICAL[constants.HOUSE]]


def basilica_points() -> Answer:
    """As for all kinds, and what a bot thinks typical."""
    return [*kind_points(constants.BASILICA), TYPICAL[constants.BASILICA]]


def partner_divisor() -> Answer:
    """What a partner gets of the points of a basilica, and what a bot expects."""
    s = Scene(3).all_drained().s
    DRIVER.features.look_at(land.city_of(s), constants.BASILICA, 0)
    return [building.share_of(constants.POINTS[constants.BASILICA]), DRIVER.features.half]


def token_gold(worth: int) -> Answer:
    """What four tokens of a worth come to, for the rules and for a bot."""
    s = Scene(3).s
    s.tokens[worth] = 4
    s.gold[0] = purse.gold_of(s, 0)
    return [s.gold[0], gold_term(s, 0)]


def token_counts() -> Answer:
    """The tokens of each worth."""
    s = venezia.new(3)
    return [*s.swamp_left, *s.treasure_left]


def hand_start() -> Answer:
    """How many cards a seat is dealt."""
    s = venezia.new(3)
    while venezia.question(s) in ("first", "draw_card"):
        venezia.apply(s, venezia.legal(s)[0])
    return [market.hand_size(s, 0)]


def hand_most() -> Answer:
    """The largest hands with which a seat draws and can offer, and the one that a bot finds too large."""
    draws = offers = 0
    weights = []
    for cards in range(1, constants.MOST_IN_HAND + 1):
        scene = Scene(3).drained("castello b1").hand(0, *["house"] * cards)
        weights.append(priors(scene.s)["house"])
        scene.lines("0 done", "0 drain_nothing")
        if scene.question() == "draw":
            draws = cards
            offers = cards if "offer house" in scene.legal() else offers
    return [draws, offers, 1 + next(i for i in range(1, 5) if weights[i] != weights[0])]


def hand_take() -> Answer:
    """How many cards are taken for an offer, and how good the pile looks to a bot beside that."""
    scene = Scene(3).hand(0, "house").lines("0 done", "0 drain_nothing")
    looks = priors(scene.s)["pile"]
    scene.lines("0 offer house")
    return [scene.s.to_draw, looks]


def front_kinds() -> Answer:
    """How many kinds may lie in front of a player."""
    s = Scene(3).s
    kinds = 0
    for kind in range(constants.PALAZZO, constants.KIND_COUNT):
        s.front[kind] = 1
        kinds += not projects.has_too_many_kinds(s)
    return [kinds]


def market_swept() -> Answer:
    """From how many cards on the market is swept."""
    for cards in range(1, 6):
        s = Scene(3).s
        s.market = (1 << cards) - 1
        market.sweep(s)
        if not s.market:
            return [cards]
    return [0]


def gold_space() -> Answer:
    """How many spaces 30 gold buy, what a bot thinks of them, and how long it thinks the game will go on."""
    s = Scene(3).tokens(0, 6, 6, 6, 6, 5, 1).s
    spaces = sum(name.startswith("gold ") for name in map(venezia.ACTIONS.name, venezia.legal(s)))
    s.supply = cells(constants.KIND_COUNT, 99)
    return [spaces, gold_term(s, 0), rounds_left(s, parameters.DEFAULTS)]


def drain_most() -> Answer:
    """How many hexes can be drained, and whether a bot counts on a palazzo or a basilica in the swamp."""
    s = Scene(3).lines("0 done").s
    hexes = s.drains_left
    s = venezia.new(3)
    quarter = constants.QUARTERS.index("castello")
    s.empty[quarter] = 0
    seen = land.land(quarter, s.swamp[quarter], 0).soon
    return [hexes, int(seen[constants.PALAZZO] >= 0), int(seen[constants.BASILICA] >= 0)]


def track_spaces() -> Answer:
    """Where the game ends, and how long a bot thinks that it will go on."""
    s = venezia.new(3)
    s.supply = cells(constants.KIND_COUNT, 99)
    end = next(space for space in range(1, 200) if _ends_at(space))
    return [end, rounds_left(s, parameters.DEFAULTS)]


def _ends_at(space: int) -> bool:
    s = venezia.new(3)
    track.move(s, 0, space, constants.FROM_SHARES)
    return s.ended != 0


def track_along() -> Answer:
    """The quarters along space 1; a bot there counts on a treasure."""
    s = Scene(3).all_drained().at(0, 1).s
    along = track.along_of(s, 0)
    return [along, land.best(land.city_of(s).now, constants.HOUSE, along, TOKEN)[1]]


def track_start() -> Answer:
    """The quarters along the start space."""
    return [track.along_of(venezia.new(3), 0)]


def _for_kinds(probe: Callable[[int], Answer], what: str) -> dict[str, Callable[[], Answer]]:
    return {
        f"kind.{kind}.{what}": lambda number=number: probe(number)  # type: ignore[misc]
        for number, kind in enumerate(constants.KINDS)
    }


PROBES: dict[str, Callable[[], Answer]] = {
    **_for_kinds(kind_cards, "cards"),
    **_for_kinds(kind_buildings, "buildings"),
    **_for_kinds(kind_needs, "needs"),
    **_for_kinds(kind_points, "points"),
    "kind.house.points": house_points,
    "kind.basilica.points": basilica_points,
    "partner.divisor": partner_divisor,
    "swamp.gold": lambda: token_gold(2),
    "swamp.counts": token_counts,
    "treasure.gold": lambda: token_gold(3),
    "treasure.counts": token_counts,
    "hand.start": hand_start,
    "hand.most": hand_most,
    "hand.take": hand_take,
    "front.kinds": front_kinds,
    "market.swept": market_swept,
    "gold.space": gold_space,
    "drain.most": drain_most,
    "track.spaces": track_spaces,
    "track.along": track_along,
    "track.start": track_start,
}
"""The question about each number, by the place of the number in its file."""


def play_a_little() -> None:
    """Play at random for a while, and let a bot look at what comes of it."""
    s = venezia.new(3)
    rng = Rng(1)
    for _ in range(120):
        legal = venezia.legal(s)
        if venezia.turn(s) >= 0:
            assert len(priors(s)) == len(legal)
        venezia.apply(s, legal[rng.below(len(legal))])
        venezia.check(s)
    playouts(DRIVER, s, 1, 1, 30)


if __name__ == "__main__":
    play_a_little()
    sys.stdout.write(" ".join(str(int(number)) for number in PROBES[sys.argv[1]]()))
