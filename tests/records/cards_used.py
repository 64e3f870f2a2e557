"""Which special cards of Murano did their work in a record: seen from outside, by what happened."""

from laguna.games import murano
from laguna.games.murano.rules.constants import SPECIAL_CARDS, TILE_FACTORY, TILE_PALACE, TILES
from laguna.games.murano.rules.state import State
from laguna.kernel.event import Event
from laguna.kernel.record import Record, replay


def cards_used(record: Record) -> set[str]:
    """The cards whose effect shows in the events of a game, step by step."""
    used: set[str] = set()
    log: list[Event] = []
    seen = 0
    drawn = 0

    def look(s: State, turn: int, action: int) -> None:
        nonlocal seen, drawn
        for event in log[seen:]:
            drawn = drawn + 1 if event.key == "drew_character" else drawn
            if event.key in ("recruited", "declined"):
                if drawn > 3:
                    used.add("hostel")
                drawn = 0
            used.update(_of_event(s, event))
        seen = len(log)
        name = murano.ACTIONS.name(action)
        if name.startswith("sail ") and s.ship == 18 and s.black >> (int(name[5:]) - 1) & 1:
            used.add("lighthouse")

    s = replay(record, log=log, each=look)
    for scored in s.scored:
        printed = murano.rules.constants.CHARACTER_GLASS[scored.character]
        for colour in range(3):
            if printed >= 0 and colour != printed and scored.glass[colour]:
                used.update(_studios(s, scored.seat, {colour, printed}))
    return used


def _of_event(s: State, event: Event) -> set[str]:
    args = event.args
    seat = int(args.get("seat", 0))
    if event.key == "took_gold" and args["gold"] == 4:
        return {"bank"}
    if event.key in ("recruited", "recruited_seen") and int(s.people[seat]).bit_count() != args["gold"]:
        return {"inn"}
    if event.key == "placed_gondolier" and args["gold"] in (1, 3):
        return {"harbour"}
    if event.key in ("harbour_pub", "guild_hall", "basilica"):
        return {event.key}
    if event.key == "took_extra":
        return {"trading_post"}
    if (event.key, args.get("gold")) in (("hired", 1), ("dismissed", 5)):
        return {"council_hall"}
    if event.key == "built":
        tile = TILES.index(str(args["tile"]))
        plain = 1 if tile == TILE_FACTORY else 2 if tile < TILE_PALACE else 3 if args["tile"] != "special" else 0
        if int(args["points"]) > plain:
            return {"crane_b" if tile < TILE_PALACE else "crane_a"}
    if event.key == "sold":
        colours = {i for i, colour in enumerate(("red", "green", "blue")) if args[colour]}
        return _studios(s, seat, colours) if len(colours) > 1 else set()
    return set()


def _studios(s: State, seat: int, colours: set[int]) -> set[str]:
    """The Studio that makes these two colours equal, if the seat has it."""
    names = {
        frozenset({0, 1}): "studio_red_green",
        frozenset({1, 2}): "studio_blue_green",
        frozenset({0, 2}): "studio_red_blue",
    }
    name = names.get(frozenset(colours), "")
    return {name} if name and s.owned[seat] >> SPECIAL_CARDS.index(name) & 1 else set()
