"""What the page may have of the board and the pieces, to draw them: all of it is printed on the box."""

from typing import Final

from laguna.kernel.game import PageData

from ..rules import constants as c


def _landmarks() -> dict[str, tuple[str, ...]]:
    """Spaces of the ring by their action, and by the one before where several have the same."""
    found: dict[str, tuple[str, ...]] = {}
    for at, deed in enumerate(c.RING):
        alike = sum(other == deed for other in c.RING) > 1
        marks = (c.DEEDS[deed], c.DEEDS[c.RING[at - 1]]) if alike else (c.DEEDS[deed],)
        found |= {f"{verb} {at + 1}": marks for verb in ("ship", "sail")}
    return found


PAGE: Final = PageData(
    board=c.BOARD,
    cards=c.CARDS,
    ids={
        "colours": c.COLOURS,
        "customers": c.CUSTOMERS,
        "glass": c.GLASS,
        "kinds": c.KINDS,
        "deeds": c.DEEDS,
        "islands": c.ISLANDS,
        "cells": c.CELLS,
        "docks": c.DOCKS,
        "streets": c.STREETS,
        "shops": c.SHOPS,
        "palaces": c.PALACES,
        "tiles": c.TILES,
        "characters": c.CHARACTERS,
        "special_cards": c.SPECIAL_CARDS,
        "sources": c.SOURCES,
    },
    numbers={
        "ring": tuple(map(int, c.RING)),
        "anchors": tuple(map(int, c.ANCHORS)),
        "cell_island": tuple(map(int, c.CELL_ISLAND)),
        "dock_island": tuple(map(int, c.DOCK_ISLAND)),
        "dock_colour": tuple(map(int, c.DOCK_COLOUR)),
        "home": tuple(map(int, c.HOME)),
        "character_glass": tuple(map(int, c.CHARACTER_GLASS)),
    },
    rows={
        "in_play": c.IN_PLAY,
        "cell_places": c.CELL_PLACES,
        "street_customers": c.STREET_CUSTOMERS,
        "gold_tiers": c.GOLD_TIERS,
    },
    rules={
        "ship": "M-MOVE-1",
        "street_space": "M-BUILD-2",
        "building_space": "M-BUILD-3",
        "dock": c.RULE_OF["place_gondolier"],
        "points": "M-END-5",
    },
    landmarks=_landmarks(),
)
