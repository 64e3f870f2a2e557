"""What single screens must do, shown on the stage."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from ..hand import press
from .plan import groups
from .positions import Position, at_line
from .stage import Look, Screen, Stage

LOW, USUAL, SIDE = Screen(1366, 768), Screen(1440, 900), Screen(844, 390, touch=True)
PHONE = Screen(390, 844, touch=True)
LOOK = Look("de", "light")


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """A page for a mouse."""
    found = Stage(browser)
    yield found
    found.close()


def full(name: str) -> Position:
    return next(one for one in groups()[f"full/{name.split(':')[0]}"] if one.name == f"full/{name}")


def show(stage: Stage, position: Position, screen: Screen = USUAL) -> Page:
    stage.raise_(screen, LOOK, position.game)
    stage.play(position, LOOK)
    return stage.page


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


def test_cards_are_equally_wide_and_a_shelf_can_be_moved(stage: Stage) -> None:
    page = show(stage, full("murano:sell"))
    widths = {round(box(card)["width"]) for card in page.locator(".tray .card").all()}
    assert len(widths) == 1
    # The last card is out of sight, until one asks for more, or turns the wheel.
    edge = box(page.locator(".rail"))["x"]
    last = page.locator(".tray .card").last
    assert box(last)["x"] > edge
    for _ in range(6):
        press(page.get_by_role("button", name="Zeigen, was rechts liegt"))
    expect(last).to_be_in_viewport()
    assert box(last)["x"] + box(last)["width"] <= edge
    page.mouse.move(600, 850)
    page.mouse.wheel(0, -5000)
    expect(page.locator(".tray .tile").first).to_be_in_viewport()


def test_a_big_card_comes_on_pointing_and_goes_with_the_pointer(stage: Stage) -> None:
    page = show(stage, full("murano:turn"))
    card = box(page.locator(".tray .card").first)
    page.mouse.move(card["x"] + 40, card["y"] + 30)
    popover = page.locator(".pop")
    expect(popover.locator(".large .picture")).to_be_visible()
    assert box(popover)["y"] + box(popover)["height"] <= card["y"]
    page.mouse.move(20, 20)
    expect(popover).to_have_count(0)


def test_nothing_is_explained_to_a_pointer_that_rests(stage: Stage) -> None:
    page = show(stage, full("murano:turn"))
    page.mouse.move(700, 20)
    page.mouse.move(701, 20)
    # The plate of a player comes to lie under the pointer, which asks nothing by that.
    page.add_style_tag(content=".rail { position: fixed; left: 500px; top: 0; z-index: 50 }")
    # A browser tells of that as of a move to the same place, sooner or later.
    page.mouse.move(701, 20)
    expect(page.locator(".who:hover")).to_have_count(1)
    page.wait_for_timeout(1300)
    expect(page.locator(".pop")).to_have_count(0)
    page.mouse.move(705, 24)
    expect(page.locator(".pop")).to_have_count(1)
    page.reload()


def test_a_phone_on_its_side_has_the_board_beside_all_else(browser: Browser) -> None:
    stage = Stage(browser, touch=True)
    page = show(stage, full("murano:cell"), SIDE)
    board, prompt = box(page.locator(".boardbox")), box(page.locator(".prompt"))
    assert board["height"] == SIDE.height
    assert board["x"] + board["width"] <= prompt["x"] + 1
    assert box(page.locator("[data-thing^='cell '] > .hit").first)["width"] >= 23.5
    # The whole board is one tap away, and so is the way back.
    page.get_by_role("button", name="Ganzen Spielplan zeigen").tap()
    expect(page.get_by_role("button", name="Ganzen Spielplan zeigen")).to_have_count(0)
    page.get_by_role("button", name="Vergrößern").tap()
    expect(page.get_by_role("button", name="Ganzen Spielplan zeigen")).to_have_count(1)
    stage.close()


@pytest.mark.parametrize("screen", [SIDE, PHONE], ids=["side", "phone"])
def test_the_button_that_shuts_a_drawer_lies_on_no_figures(browser: Browser, screen: Screen) -> None:
    stage = Stage(browser, touch=True)
    page = show(stage, full("murano:turn"), screen)
    # By its sign: on a phone, players are reached from the top of the page as well.
    page.locator(".doors button, .chips button.player").last.tap()
    drawer = page.locator(".drawer")
    expect(drawer.locator(".players")).to_be_visible()
    shut, figures = box(drawer.locator(".shut")), box(drawer.locator(".who .large").first)
    assert figures["x"] + figures["width"] <= shut["x"] or shut["y"] + shut["height"] <= figures["y"]
    stage.close()


@pytest.mark.parametrize("name", ["murano:turn", "venezia:play"])
def test_a_board_looked_at_closely_is_sharp(browser: Browser, name: str) -> None:
    """What is printed on it is painted as large as it is shown."""
    stage = Stage(browser, touch=True)
    page = show(stage, full(name), PHONE)
    page.add_style_tag(content="body { opacity: 1 !important }")
    # As it was painted before one looks closer.
    page.screenshot()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.get_by_role("button", name="Ganzen Spielplan zeigen")).to_be_visible()
    page.evaluate("() => stage.quiet()")
    page.wait_for_timeout(500)
    board = page.locator(".boardbox")
    shown = board.screenshot()
    page.add_style_tag(content=".ground { will-change: auto !important }")
    assert board.screenshot() == shown
    stage.close()


def test_the_board_gets_the_room_of_an_empty_tray(stage: Stage) -> None:
    start = groups()["murano/factory-palace-4"][0]
    empty = box(show(stage, start, LOW).locator(".boardbox"))["height"]
    rich = box(show(stage, full("murano:turn"), LOW).locator(".boardbox"))["height"]
    assert empty > rich + 40
    # What it has been before there was a shelf.
    assert rich > 768 - 48 - 68 - 144


@pytest.mark.parametrize("screen", [LOW, USUAL], ids=["low", "usual"])
@pytest.mark.parametrize(
    ("where", "drafted"),
    [("murano:buy", False), ("murano:dock", True), ("murano:cell", True), ("murano:sell", True)],
)
def test_what_is_asked_covers_nothing_of_the_board(
    stage: Stage, where: str, drafted: bool, screen: Screen
) -> None:
    """German has long words, and a street to be drawn, a tile to be laid and a way out need many buttons."""
    page = show(stage, full(where), screen)
    if drafted:
        assert stage.draft(0)
    board, prompt = box(page.locator(".board")), box(page.locator(".prompt"))
    assert board["y"] + board["height"] <= prompt["y"] + 2


WASTED = """(card) => {
    const [words, worth] = [card.querySelector('.about'), card.querySelector('i')];
    const end = worth ? worth.getBoundingClientRect().top : card.getBoundingClientRect().bottom - 6;
    const cut = words.scrollHeight > words.clientHeight + 1;
    return cut && end - words.getBoundingClientRect().bottom >= 16;
}"""
"""Are words of a card cut although there is room for one more line?"""


def test_words_of_cards_have_all_the_room_there_is(stage: Stage) -> None:
    """What letters take differs from language to language: how many lines there are is measured."""
    for line in (282, 571):
        group = "murano/factory-special-2" if line == 282 else "murano/factory-palace-4"
        page = show(stage, next(one for one in groups()[group] if one.name == f"{group}:{line}"))
        cards = page.locator(".tray .card")
        # Three to choose from say what they would bring.
        expect(cards.locator("i").nth(2)).to_be_visible()
        assert not any(card.evaluate(WASTED) for card in cards.all())


@pytest.mark.parametrize("screen", [LOW, USUAL], ids=["low", "usual"])
def test_cards_to_choose_from_are_read_to_their_end(stage: Stage, screen: Screen) -> None:
    """What one keeps is chosen by its words: the shelf grows for them, and all of it stays on the screen."""
    group = "murano/factory-special-2"
    page = show(stage, next(one for one in groups()[group] if one.name == f"{group}:282"), screen)
    cards = page.locator(".tray .card.offer")
    expect(cards).to_have_count(3)
    for card in cards.all():
        edge = box(card)
        assert edge["y"] + edge["height"] <= screen.height
        for words in card.locator("b, .about, i").all():
            assert words.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), words.inner_text()
            lies = box(words)
            assert lies["y"] + lies["height"] <= edge["y"] + edge["height"] - 2, words.inner_text()


def test_cards_to_choose_from_stay_where_they_are(stage: Stage) -> None:
    """What one has beside them is said all the time."""
    page = show(stage, at_line("murano/stall-3:29"), LOW)
    cards, aside = page.locator(".tray .card.offer"), page.locator(".prompt .ask span")
    expect(aside).to_contain_text("Deine Gondolieri")
    before = [box(card) for card in cards.all()]
    press(cards.nth(1))
    expect(page.locator(".tray .card.chosen")).to_have_count(1)
    expect(aside).to_contain_text("Deine Gondolieri")
    assert [box(card) for card in cards.all()] == before


def test_each_number_of_factories_has_its_price(stage: Stage) -> None:
    """Also for whoever is asked first whether to draw one glass more: no event tells it then."""
    buttons = show(stage, full("murano:produce")).locator(".act .choice")
    expect(buttons).to_have_text(
        ["Keine nutzen", *(f"{number} nutzen: −{2 * number} SP" for number in range(1, 5))]
    )


def test_the_board_does_not_grow_under_the_pointer_when_the_last_tile_is_placed(stage: Stage) -> None:
    page = show(stage, at_line("murano/factory-palace-4:77"), LOW)
    before = box(page.locator(".boardbox"))
    assert stage.draft(0)
    expect(page.locator(".do .confirm")).to_be_visible()
    assert box(page.locator(".boardbox")) == before


@pytest.mark.parametrize(("group", "named"), [("venezia/all_house-2", True), ("murano/shop-palace-3", False)])
def test_a_phone_names_its_players_where_there_is_room(browser: Browser, group: str, named: bool) -> None:
    stage = Stage(browser, touch=True)
    page = show(stage, groups()[group][3], Screen(390, 844, touch=True))
    names = page.locator(".chips .player em")
    assert [one.is_visible() for one in names.all()] == [named] * names.count()
    expect(names.filter(has_text="du")).to_have_count(1)
    stage.close()


def test_a_phone_says_which_tile_is_to_be_laid(browser: Browser) -> None:
    """Also when all that led there is stored, and what happened since my last turn takes the second line."""
    stage = Stage(browser, touch=True)
    # Nothing of the turn is a draft any more, as after a reload.
    page = show(stage, at_line("murano/factory-palace-4:77"), PHONE)
    asked = page.locator(".prompt .ask strong")
    expect(asked).to_have_text("Straße mit einem grauen Kunden: Wohin kommt das Plättchen?")
    stage.close()


LIE = """(things) => things.map((thing) => {
    const box = document.querySelector(`.boardbox [data-thing="${thing}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.height];
})"""
"""Where things of the board lie: their middles, and how high they are."""


def as_read(lie: list[tuple[float, float, float]]) -> bool:
    """Is each of these to the right of the one before it, or in a row below?"""
    return all(
        y > before[1] + high / 2 or (y > before[1] - high / 2 and x > before[0])
        for before, (x, y, high) in pairwise(lie)
    )


def test_choices_are_gone_through_as_they_are_seen(stage: Stage) -> None:
    page = show(stage, at_line("murano/factory-palace-4:77"), LOW)
    listed = [choice["thing"] for choice in page.evaluate("() => stage.choices()")][:8]
    assert not as_read(page.evaluate(LIE, listed))
    seen = []
    for number in range(1, 9):
        press(page.locator(".stepper button").last)
        seen.append(page.evaluate("() => document.activeElement.dataset.thing"))
        expect(page.locator(".stepper .count")).to_have_text(re.compile(rf"^{number}\b"))
    assert len(set(seen)) == 8
    assert as_read(page.evaluate(LIE, seen))


def test_gold_beside_a_question_covers_no_board(browser: Browser) -> None:
    stage = Stage(browser, touch=True)
    # The question is answered by buttons; whoever has gold may spend it at any time.
    page = show(stage, at_line("venezia/all_house-2:73"), Screen(390, 844, touch=True))
    expect(page.locator(".out .choice, .act .choice").first).to_be_visible()
    expect(page.locator(".drawer")).to_have_count(0)
    # It is marked all the same.
    expect(page.locator(".doors .call")).to_have_count(1)
    stage.close()
