"""What the deeds of the ring need (M-ACT-1)."""

from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import deeds, purse

from .scene import Scene


def test_needs_in_the_order_of_the_deeds() -> None:
    scene = Scene().character(0, 1, 2).gold(0, 50)
    scene.empty_pile("special").empty_pile("shop")
    n = purse.NEVER
    deeds.note_needs(scene.s)
    assert list(scene.s.needs) == [0, 1, n, 2, n, 3, 2, 0, n, n, 0]
    scene.s.pile[t.FACTORY] = scene.s.pile[t.PALACE] = 0
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    deeds.note_needs(scene.s)
    assert list(scene.s.needs) == [0, n, n, n, n, 3, n, 0, n, n, 3]
    assert n == 1 << 20
