"""What is said in certain positions, shown on the stage: prices, what is missing, how near the end is."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from laguna.table.messages import Lang

from ..hand import press
from .plan import groups
from .positions import Position, at_line
from .stage import Look, Screen, Stage

DESKTOP = Screen(1440, 900)


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """A page for a mouse."""
    found = Stage(browser)
    yield found
    found.close()


def position(name: str) -> Position:
    """The position of a record at a line, or one that is made up."""
    if not name.startswith("full/"):
        return at_line(name)
    return next(one for one in groups()[name.split(":")[0]] if one.name == name)


def show(stage: Stage, name: str, lang: Lang = "en") -> Page:
    """Show a position to whoever is asked in it."""
    found, look = position(name), Look(lang, "light")
    stage.raise_(DESKTOP, look, found.game)
    stage.play(found, look)
    return stage.page


def quiet(page: Page) -> None:
    page.evaluate("() => stage.quiet()")


def test_a_street_comes_first_and_a_building_says_what_it_needs(stage: Stage) -> None:
    page = show(stage, "murano/factory-palace-4:280")
    expect(page.locator(".prompt .ask")).to_contain_text("Lay a street first")
    # The street lies beside the islands, as a real choice.
    expect(page.locator(".boardbox .offer[data-thing='pile street']")).to_have_count(1)
    press(page.locator(".tray .tile").first)
    expect(page.locator(".pop .reason")).to_contain_text("street")
    page.keyboard.press("Escape")


def test_a_street_and_two_buildings_take_six_clicks(stage: Stage) -> None:
    page = show(stage, "murano/shop-palace-3:211")
    # To the action first: that is a turn of two clicks, as any other.
    press(page.locator(".boardbox .offer[data-thing='space 7']"))
    quiet(page)
    page.locator(".do .confirm", has_text="then build").click()
    quiet(page)
    table = stage.table
    assert table is not None
    before = table.n
    clicks = 0
    for thing in ("pile street", "cell 0", "cell 44", "tile palace_2", "cell 46"):
        press(page.locator(f".offer:not(.chosen)[data-thing='{thing}']"))
        clicks += 1
        quiet(page)
    page.locator(".do .confirm").click()
    clicks += 1
    quiet(page)
    record = table.record()
    done = [table.log.game.ACTIONS.name(action).split()[0] for action in record.actions[before:]]
    assert [verb for verb in done if verb in ("build", "at")] == ["build", "at"] * 3
    assert clicks <= 6


@pytest.mark.parametrize(
    ("where", "asked", "because"),
    [
        ("murano/factory-shop-3:280", "top tile, or look through the pile", ""),
        ("murano/factory-palace-4:290", "Do you take the top tile?", "Look through the pile? This takes 4 gold"),
        ("full/murano:hire", "hire a gondolier, or dismiss one", ""),
        ("murano/stall-3:40", "Do you dismiss a gondolier?", "Hire one? This takes 3 gold"),
    ],
)
def test_what_cannot_be_had_is_not_asked(stage: Stage, where: str, asked: str, because: str) -> None:
    ask = show(stage, where).locator(".prompt .ask")
    expect(ask.locator("strong")).to_contain_text(asked)
    # And it is told why.
    expect(ask.locator("span")).to_have_count(int(bool(because)))
    expect(ask).to_contain_text(because)


def test_a_tile_is_asked_for_its_place_before_the_next_one(stage: Stage) -> None:
    page = show(stage, "full/murano:cell")
    assert stage.draft(0)
    expect(page.locator(".prompt .ask strong")).to_have_text("Build it here?")
    # One button is the next click; whoever draws a street first may do that, too.
    expect(page.locator(".do .primary")).to_have_count(1)
    expect(page.locator(".do .confirm.primary")).to_be_visible()


def test_a_pause_is_asked_about_only_when_it_has_come(stage: Stage) -> None:
    page = show(stage, "venezia/all_campo-4:171")
    asked = page.locator(".prompt .ask strong").inner_text()
    press(page.locator(".tray .offer[data-thing='market palazzo']"))
    quiet(page)
    # The card is taken first: gold is another question.
    expect(page.locator(".do .confirm")).to_be_visible()
    expect(page.locator(".prompt .ask strong")).to_have_text(asked)
    expect(page.locator(".out .choice")).to_have_count(0)


def test_three_cards_to_choose_from_are_in_sight(stage: Stage) -> None:
    found, look = position("full/murano:character"), Look("de", "light")
    stage.raise_(Screen(1366, 768), look, "murano")
    stage.play(found, look)
    # A card more than three takes a special card.
    third = stage.page.locator(".tray .card.offer").nth(2).bounding_box()
    shelf = stage.page.locator(".tray .inner").bounding_box()
    assert third
    assert shelf
    assert third["x"] + third["width"] <= shelf["x"] + shelf["width"]


@pytest.mark.parametrize(
    ("where", "price"),
    [
        ("full/murano:sell", "1: 5, 2: 12, 3: 20"),
        ("full/murano:character", "You pay 6 gold"),
        ("full/murano:buy", "for 2 gold"),
        ("full/murano:hire", "gold"),
        ("murano/stall-3:1250", "Use 2: −4 VP"),
    ],
)
def test_prices_are_told_before_one_chooses(stage: Stage, where: str, price: str) -> None:
    expect(show(stage, where).locator(".prompt")).to_contain_text(price)


@pytest.mark.parametrize(
    ("where", "last"),
    [
        ("murano/factory-palace-4:640", True),
        ("venezia/all_basilica-5:550", True),
        ("murano/factory-palace-4:280", False),
        ("venezia/all_basilica-5:143", False),
    ],
)
def test_the_last_round_has_a_banner(stage: Stage, where: str, last: bool) -> None:
    page = show(stage, where)
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".ending.last")).to_have_count(int(last))
    if last:
        expect(page.locator(".ending")).to_contain_text(re.compile("last", re.IGNORECASE))


@pytest.mark.parametrize("where", ["full/murano:dock", "full/venezia:discard", "full/venezia:draw"])
def test_the_last_choice_of_my_turn_is_still_mine(stage: Stage, where: str) -> None:
    """Behind it another one is on turn; that is nothing to be told yet."""
    page = show(stage, where)
    table = stage.table
    assert table is not None
    assert stage.draft(0)
    expect(page.locator(".do .confirm")).to_be_visible()
    expect(page.locator(".prompt .flag")).to_contain_text("Your turn")
    # What the other one will be asked is none of my business.
    expect(page.locator(".prompt .ask")).not_to_contain_text("Choose cards of your hand")


def test_only_the_red_ship_may_move_and_its_spaces_can_be_chosen_all_the_same(stage: Stage) -> None:
    page = show(stage, "murano/factory-palace-4:161")
    expect(page.locator(".prompt .ask strong")).to_have_text("Where do you sail?")
    assert page.locator(".boardbox .offer[data-thing^='space ']").count() > 0


def test_before_a_move_it_is_asked_where_to_sail_even_if_to_act_was_chosen(stage: Stage) -> None:
    expect(show(stage, "murano/factory-palace-4:3").locator(".ask strong")).to_have_text("Where do you sail?")


def test_what_is_to_be_confirmed_is_what_is_asked(stage: Stage) -> None:
    page = show(stage, "full/murano:card")
    assert stage.draft(0)
    expect(page.locator(".do .confirm")).to_have_text("Keep this card")
    expect(page.locator(".prompt .ask strong")).to_have_text("Which special card do you keep?")


def test_a_sale_says_what_it_brings(stage: Stage) -> None:
    page = show(stage, "full/murano:sell")
    expect(page.locator(".out .choice")).to_have_text("Sell none")
    press(page.locator(".tray .glass.offer").first)
    quiet(page)
    page.locator(".do .confirm").click()
    quiet(page)
    # One is up for sale now, and may be all.
    expect(page.locator(".out .choice")).to_have_text("Sell it for 5 gold")


def test_without_a_card_to_give_only_a_card_is_asked_for(stage: Stage) -> None:
    page = show(stage, "venezia/all_basilica-5:114")
    expect(page.locator(".prompt .ask strong")).to_have_text("Which card do you take?")
    # And that stays so behind a choice.
    assert stage.draft(0)
    expect(page.locator(".prompt .ask strong")).to_have_text("Which card do you take?")
    expect(show(stage, "venezia/all_basilica-5:139").locator(".ask strong")).to_contain_text("put one into")


@pytest.mark.parametrize(
    ("line", "spaces", "space"),
    [
        ("venezia/all_basilica-5:132", 7, 10),
        ("venezia/all_basilica-5:167", 4, 7),
        ("venezia/all_basilica-5:426", 1, 21),
        ("venezia/all_basilica-5:251", 3, 13),
    ],
    ids=["palazzo", "campo", "bridge", "basilica"],
)
def test_what_moves_me_is_said(stage: Stage, line: str, spaces: int, space: int) -> None:
    """Whatever another builds in their turn."""
    page = show(stage, line)
    expect(page.locator(".log")).to_contain_text(
        re.compile(rf"\w+’s turn takes you {spaces} spaces? on, to {space}\.")
    )


def test_a_long_press_shows_a_card_large(browser: Browser) -> None:
    stage = Stage(browser, touch=True)
    found, look = position("full/murano:turn"), Look("en", "light")
    stage.raise_(Screen(768, 1024, touch=True), look, "murano")
    stage.play(found, look)
    page = stage.page
    card = page.locator(".tray .card").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + 30
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".pop .large .picture")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # It was not a choice.
    expect(page.locator(".pop .large .picture")).to_be_visible()
    expect(page.locator(".do .confirm")).to_have_count(0)
    stage.close()
