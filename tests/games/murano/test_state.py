"""The state: every field is described, has a beginning and goes into a copy."""

import ast
from pathlib import Path

from laguna.games import murano
from laguna.games.murano.rules import piles
from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import OVER

from .scene import random_game

SOURCE = Path(murano.__file__).parent / "rules" / "state.py"
CLASS = next(node for node in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(node, ast.ClassDef))
FIELDS = [
    node.target.id for node in CLASS.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
]
"""The fields, in the order of the class."""


def plain(value: object) -> object:
    """A value that can be compared: rows as lists, piles as what is in them."""
    if isinstance(value, piles.Deck):
        return value.unseen, value.fresh, value.under, value.drawn, value.log
    if isinstance(value, piles.TilePile):
        return list(value.left), list(value.held), value.box, value.log
    if isinstance(value, int | bool | tuple) or value is None:
        return value
    return list(value)  # type: ignore[call-overload]


def test_every_field_is_described() -> None:
    for field, words in zip(CLASS.body[1:], CLASS.body[2:], strict=False):
        if isinstance(field, ast.AnnAssign):
            assert isinstance(words, ast.Expr), ast.unparse(field)


def test_every_field_is_listed_twice() -> None:
    """In the class, with what it means, and in the constructor, with how it is copied. `log` is not copied."""
    constructor = next(
        node for node in CLASS.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    )
    assigned = [ast.unparse(node.targets[0]) for node in ast.walk(constructor) if isinstance(node, ast.Assign)]
    assert sorted(assigned) == sorted(f"self.{name}" for name in FIELDS if name != "log")


def test_a_copy_has_every_field_but_the_log() -> None:
    s = murano.new(2)
    s.log = []
    for number, name in enumerate(FIELDS, 10):
        value = getattr(s, name)
        if isinstance(value, bool):
            setattr(s, name, not value)
        elif isinstance(value, int):
            setattr(s, name, number)
        elif isinstance(value, tuple):
            setattr(s, name, (number,))
        elif name not in ("log", "shops", "palaces", "characters", "cards"):
            setattr(s, name, cells(len(value), number))
    s.shops.take_top(0, 1)
    s.palaces.take_top(1, 2)
    s.characters.draw(1, 3)
    s.cards.draw(0, 4)
    other = murano.copy(s)
    assert other.log is None
    for name in FIELDS:
        if name != "log":
            assert plain(getattr(other, name)) == plain(getattr(s, name)) != plain(getattr(murano.new(2), name)), (
                name
            )


def test_a_copy_changes_independently() -> None:
    """Played on from a copy, a game leaves the first one as it was, and goes as the first one goes."""
    for n, s in enumerate(random_game(5, 3, log=True)):
        if n % 97 or murano.turn(s) == OVER:
            continue
        other = murano.copy(s)
        assert other.log is None
        before = [murano.view(s, seat) for seat in range(-1, 3)]
        assert [murano.view(other, seat) for seat in range(-1, 3)] == before
        rng = Rng(n)
        for _ in range(40):
            if murano.turn(other) != OVER:
                legal = murano.legal(other)
                murano.apply(other, pick(rng, legal, [1] * len(legal)))
        assert [murano.view(s, seat) for seat in range(-1, 3)] == before
        murano.check(s)
