"""A view shows all that is open, as it lies on the table (M-HID-1); what is secret is in `test_secrets`."""

import pytest

from laguna.games import murano
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules import ring
from laguna.games.murano.rules.constants import (
    SOURCES,
    SPACES,
    TILE_FACTORY,
    TILE_KIND,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
)
from laguna.games.murano.rules.state import State

from ...walks import walk
from .scene import Scene


def set_bits(mask: int) -> list[int]:
    return [i for i in range(64) if mask >> i & 1]


def check_open_side(s: State, seat: int) -> None:
    """Every open field, spelled out from the state in another way."""
    view = murano.view(s, seat)
    asked = murano.question(s)
    selling = asked in ("extra", "draw_glass", "sell", "return")
    assert (view.seat, view.seats, view.turn, view.on_turn) == (seat, s.seats, murano.turn(s), s.seat)
    assert (view.question, view.first, view.turns) == (asked, s.first, s.turns)
    assert (view.ender, view.stalled) == (s.ender, s.stalled)
    assert view.black == [at for at in range(SPACES) if s.black >> at & 1]
    assert (view.red, view.moves, view.stopped, view.passing) == (s.red, s.moves, s.stopped, s.passing)
    assert view.ship == (s.ship if asked == "sail" else -1)
    assert view.moved == [at for at in range(SPACES) if s.moved_black >> at & 1]
    assert view.moved_red is s.moved_red
    assert (view.piles, view.streets, view.bag) == (list(s.pile), list(s.streets), list(s.bag))
    assert (view.cells, view.owner, view.docks) == (list(s.cells), list(s.owner), list(s.docks))
    assert view.characters + sum(view.characters_under) == s.characters.size()
    assert view.cards + sum(view.cards_under) == s.cards.size()
    assert view.tiles_left == (s.tiles_left if _building(s) else 0)
    assert view.produced == (s.produced if selling else 0)
    assert view.extra is (s.extra if selling else False)
    assert view.sold == (list(s.sold) if selling else [0, 0, 0])
    several = asked in ("draw_characters", "draw_cards", "draw_glass", "look")
    assert view.drawing == (s.to_draw if several else 1 if murano.turn(s) == -1 else 0)
    for other, player in enumerate(view.players):
        assert (player.gold, player.vp) == (s.gold[other], s.vp[other])
        assert player.points == [s.tally[other * len(SOURCES) + i] for i in range(len(SOURCES))]
        assert (player.gondoliers, player.supply) == (s.hand[other], s.supply[other])
        assert (player.factories, player.specials) == (s.factories[other], s.specials[other])
        assert player.shops == sum(s.shops.held[other * 3 + face] for face in range(3))
        assert player.palaces == sum(s.palaces.held[other * 3 + face] for face in range(3))
        assert player.characters == len(set_bits(s.people[other]))
        assert player.cards == set_bits(s.owned[other])
        assert player.working == set_bits(s.working[other])
        assert player.glass == [s.glass[other * 3 + colour] for colour in range(3)]
        assert player.shown == set_bits(s.shown[other])


def _building(s: State) -> bool:
    """Is this tile one of a build action, and not the one that may be placed at once in a last turn?"""
    return q.BUILD in s.stack[: s.depth]


@pytest.mark.parametrize("seats", murano.SEATS)
def test_m_hid_1_everything_open_is_shown_to_everybody(seats: int) -> None:
    asked = set()
    for seed in range(5):
        for n, (s, _) in enumerate(walk(murano, seats, seed, {"scoring": "hand"})):
            if murano.question(s) in asked and n % 5:
                continue
            asked.add(murano.question(s))
            for seat in (-1, 0, seats - 1):
                check_open_side(s, seat)
    assert {"ship", "sail", "cell", "sell", "buy", "draw_street", "score"} <= asked


@pytest.mark.parametrize(
    "options",
    [
        {
            "leftover_gondoliers": "board",
            "empty_equal": "yes",
            "stall_rounds": "30",
            "scoring": "best",
            "last_studio": "counts",
        },
        {
            "leftover_gondoliers": "all",
            "empty_equal": "no",
            "stall_rounds": "5",
            "scoring": "hand",
            "last_studio": "not",
        },
    ],
)
def test_the_options_of_the_table_are_shown(options: dict[str, str]) -> None:
    assert murano.view(murano.new(2, options), -1).options == options


def test_the_ship_that_sails_is_shown_and_what_moved() -> None:
    scene = Scene().ships([1, 3, 5, 7, 9, 11, 13], 15).gold(0, 9)
    scene.lines("0 act", "0 ship 3")
    assert murano.view(scene.s, 1).ship == 2
    scene.lines("0 sail 4", "0 red_ship")
    view = murano.view(scene.s, 1)
    assert (view.ship, view.moved, view.moved_red, view.moves, view.stopped) == (ring.RED, [3], False, 1, 3)
    scene.lines("0 sail 16")
    view = murano.view(scene.s, 1)
    assert (view.ship, view.moved, view.moved_red, view.moves, view.stopped) == (-1, [3], True, 2, 15)


def test_the_kind_of_a_tile() -> None:
    kinds = [(0, 0), (TILE_FACTORY - 1, 0), (TILE_FACTORY, 1), (TILE_SHOP, 2), (TILE_SHOP + 2, 2)]
    kinds += [(TILE_PALACE, 3), (TILE_PALACE + 2, 3), (TILE_SPECIAL, 4)]
    for tile, kind in kinds:
        assert TILE_KIND[tile] == kind


def test_the_kind_that_is_bought_is_shown_while_it_is() -> None:
    scene = Scene().gold(0, 9)
    assert murano.view(scene.s, 1).kind == -1
    scene.sail("buy_palace")
    assert murano.view(scene.s, 1).kind == 3
    scene.lines("0 top")
    assert (murano.view(scene.s, 1).kind, murano.view(scene.s, 1).drawing) == (3, 1)


def test_how_many_tiles_may_still_be_built_is_shown() -> None:
    scene = Scene().sail("build")
    assert murano.view(scene.s, 1).tiles_left == 3
    scene.lines("0 build street", "* draw street_empty")
    assert murano.view(scene.s, 1).tiles_left == 3
    scene.lines(f"0 {scene.legal()[0]}")
    assert murano.view(scene.s, 1).tiles_left == 2
    scene.lines("0 done")
    assert murano.view(scene.s, 1).tiles_left == 0
