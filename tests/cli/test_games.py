from laguna.games import murano
from laguna.kernel.text import words
from tests.cli.conftest import Here
from tests.command import laguna


def test_games_lists_seats_and_options(here: Here) -> None:
    done = here("games")
    assert "murano: Murano" in done.stdout
    assert "Seats: 2, 3, 4" in done.stdout
    assert "scoring=best|hand" in done.stdout
    assert all(option in done.stdout for option in murano.OPTIONS)


def test_games_in_the_language_of_the_system() -> None:
    assert words("de").say("options-of") in laguna("games", LANG="de_AT.UTF-8").stdout
