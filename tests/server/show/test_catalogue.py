"""What is offered: games that work, and addresses that may be cached for ever."""

import logging
from collections.abc import Iterator

import msgspec
import pytest

from laguna import rulebook as rules
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.text import LANGUAGES
from laguna.server.http.api import games
from laguna.server.show import catalogue


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that announces a game and cannot be imported."""
    load = registry.load

    def loaded(name: str) -> object:
        if name == "scopa":
            raise CannotParse("The game 'scopa' cannot be loaded.")
        return load(name)

    monkeypatch.setattr(registry, "names", lambda: ("murano", "scopa", "venezia"))
    monkeypatch.setattr(catalogue, "load", loaded)
    _forget()
    yield
    _forget()


def _forget() -> None:
    catalogue.playable.cache_clear()
    catalogue.catalogue.cache_clear()


@pytest.mark.usefixtures("broken")
def test_a_package_that_does_not_work_is_left_out_and_told_of(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "laguna.games"):
        offered = [game.id for game in catalogue.catalogue("en").games]
    assert offered == ["murano", "venezia"]
    (told,) = caplog.records
    assert (told.message, told.__dict__["game"]) == ("a game cannot be offered", "scopa")


def test_only_the_version_that_is_asked_for_may_be_cached() -> None:
    content = b"a board"
    assert "immutable" in games._caching(content, catalogue.version(content))["cache-control"]
    for other in (None, "", catalogue.version(b"another board")):
        assert games._caching(content, other) == {"cache-control": "no-store"}


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_every_rule_that_the_page_names_is_laid_down(game: str) -> None:
    rule_of = msgspec.json.decode(catalogue.data(game))["rule_of"]
    laid_down = {id for entry in rules.entries(rules.read(game)) for id in entry.ids}
    assert set(rule_of.values()) <= laid_down
    # What the page adds is nothing that the game has already.
    assert not set(registry.load(game).PAGE.rules) & set(registry.load(game).RULE_OF)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_page_without_a_server_gets_words_about_that(lang: str) -> None:
    served, here = (catalogue.file_of_words(lang, here=here).decode() for here in (False, True))
    extra = [line for line in here.splitlines() if line not in served.splitlines()]
    assert len(extra) == 18
    assert all(line.startswith("page-here") for line in extra)
    assert "page-here" not in served
