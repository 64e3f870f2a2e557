"""Watching in a real browser: games to watch on the start page, and two sides that talk apart."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .conftest import PHONE
from .player import Player
from .test_looks import check

WORDS = {
    "en": ("Being played", "Watch", "Log", "Here those who watch talk", "Say something"),
    "it": ("Partite in corso", "Guarda", "Cronaca", "Qui parla chi guarda", "Di’ qualcosa"),
    "de": ("Laufende Spiele", "Zusehen", "Verlauf", "Hier reden die", "Sag etwas"),
    "fr": ("Parties en cours", "Regarder", "Journal", "Ici parlent celles", "Écrivez quelque chose"),
}
SOON = {"stall_rounds": "1"}


def chat_of(one: Player) -> Locator:
    """The chat, in the drawer of a phone or beside the board."""
    button = one.page.get_by_role("button", name="Log", exact=True)
    if button.count() and not one.page.locator(".drawer").count():
        button.click()
    one.page.get_by_role("tab", name=re.compile("Chat")).last.click()
    return one.page.locator(".talk").last


def say(one: Player, chat: Locator, text: str) -> None:
    chat.get_by_label("Say something").fill(text)
    chat.get_by_role("button", name="Send").click()
    expect(chat.locator(".chat")).to_contain_text(text)


def test_players_and_those_who_watch_talk_apart(somebody: Callable[..., Player]) -> None:
    anna, bruno, carla = somebody(), somebody(**PHONE), somebody()
    table = anna.make("murano", "me", "random", public=True, options=SOON)
    anna.sit_at(table)
    # Whoever comes to the start page finds the game, and goes there with the keyboard.
    for one in (bruno, carla):
        one.go("/")
        one.page.locator(".watch").focus()
        one.page.keyboard.press("Enter")
        expect(one.page.locator(".running h2")).to_be_focused()
        link = one.page.locator(f".running a[href='/table/{table}']")
        expect(link).to_have_accessible_name(re.compile("^Watch Murano with Anna"))
        link.focus()
        one.page.keyboard.press("Enter")
        expect(one.page.get_by_text("You are watching")).to_be_visible()
    # My own game is not among those that I may watch.
    another = carla.make("venezia", "me", "random", public=True, options=SOON)
    anna.go("/")
    anna.page.locator(".watch").click()
    expect(anna.page.locator(f".running a[href='/table/{another}']")).to_be_visible()
    expect(anna.page.locator(f".mine a[href='/table/{table}']")).to_be_visible()
    expect(anna.page.locator(f".running a[href='/table/{table}']")).to_have_count(0)
    anna.sit_at(table)
    mine, theirs, others = chat_of(anna), chat_of(bruno), chat_of(carla)
    expect(mine).to_contain_text("Only the players read this")
    expect(theirs).to_contain_text("The players read it when the game is over")
    say(anna, mine, "to myself")
    say(bruno, theirs, "watch the red one")
    expect(others.locator(".chat li")).to_have_text([re.compile("^Somebody who watches.*watch the red one$")])
    check(bruno, axe=True)
    expect(mine.locator(".chat li")).to_have_count(1)
    expect(mine).not_to_contain_text("red one")
    anna.drive(table)
    for one in (anna, carla):
        one.page.get_by_role("button", name="See the board").click()
        chat = chat_of(one)
        expect(chat.locator(".chat li")).to_have_text([re.compile("Anna.*to myself"), re.compile("red one")])


@pytest.mark.parametrize("lang", WORDS)
def test_it_is_said_in_four_languages(lang: str, somebody: Callable[..., Player]) -> None:
    title, watch, log, note, line = WORDS[lang]
    anna, bruno = somebody(), somebody(**{**PHONE, "locale": lang})
    table = anna.make("venezia", "me", "random", public=True)
    anna.sit_at(table)
    bruno.go("/")
    bruno.page.locator(".watch").wait_for()
    check(bruno)
    bruno.page.locator(".watch").click()
    section = bruno.page.locator(".running")
    section.wait_for()
    expect(section.get_by_role("heading")).to_have_text(title)
    link = section.locator(f"a[href='/table/{table}']")
    expect(link).to_have_text(watch)
    check(bruno)
    link.click()
    bruno.page.get_by_role("button", name=log, exact=True).click()
    bruno.page.get_by_role("tab", name=re.compile("^Chat")).last.click()
    expect(bruno.page.get_by_text(note)).to_be_visible()
    expect(bruno.page.get_by_label(line)).to_be_visible()
    check(bruno)
