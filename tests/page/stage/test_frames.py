"""What a frame takes: how many layers there are to put together, and how much of the page a message changes.

Times differ from machine to machine; these numbers do not. `python -m bench.page` has the times.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from laguna.kernel import record as records
from laguna.table import Table

from .plan import groups
from .positions import RECORDS, Position
from .stage import Look, Screen, Stage

LOOK = Look("en", "light")
COUNT = """() => {
    window.changes = [];
    new MutationObserver((list) => changes.push(...list.map(({target}) => target)))
        .observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
TOUCHED = """() => {
    const inside = (one) => one.parentElement?.closest('.boardbox, .tray, .rail');
    return new Set(changes.splice(0).filter(inside)).size;
}"""
"""How many elements have been changed since this was asked last."""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """A page for a mouse."""
    found = Stage(browser)
    yield found
    found.close()


@pytest.mark.parametrize("name", ["full/murano:turn", "full/venezia:play"])
def test_a_board_is_few_layers(stage: Stage, name: str) -> None:
    """What is printed is one of them. A shadow round several would be worked out anew in every frame."""
    stage.page.add_style_tag(content="body { opacity: 1 !important }")
    session = stage.page.context.new_cdp_session(stage.page)
    layers: list[list[dict[str, Any]]] = []
    session.on("LayerTree.layerTreeDidChange", lambda event: layers.append(event.get("layers", [])))
    session.send("LayerTree.enable")
    found = next(one for one in groups()[name.split(":")[0]] if one.name == name)
    stage.raise_(Screen(1440, 900), LOOK, found.game)
    stage.play(found, LOOK)
    stage.page.screenshot()
    session.detach()
    drawn = [one for one in layers[-1] if one.get("drawsContent")]
    large = [one for one in drawn if one["width"] * one["height"] > 400_000]
    assert len(large) <= 5
    assert len(drawn) <= 12


@pytest.mark.parametrize(("name", "start"), [("murano/street-palace-4", 302), ("venezia/all_campo-4", 150)])
def test_a_message_touches_only_what_it_changes(stage: Stage, name: str, start: int) -> None:
    """While others play, a line of the game moves a ship or takes a tile: no more is drawn again."""
    record = records.read(RECORDS / f"{name}.rec")
    game = name.split("/")[0]

    def at(line: int) -> Position:
        return Position(name, game, record.seats, lambda: Table.as_it_was(record, line))

    stage.raise_(Screen(1440, 900), LOOK, game)
    stage.play(at(start), LOOK)
    stage.page.evaluate(COUNT)
    touched: list[int] = []
    for line in range(start + 1, start + 40):
        stage.go_on(at(line))
        touched.append(stage.page.evaluate(TOUCHED))
    # A board has hundreds of things.
    assert sorted(touched)[len(touched) // 2] <= 8
    assert max(touched) <= 100
