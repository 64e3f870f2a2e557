"""The rules for players in the terminal; `laguna.rulebook` reads and searches them."""

from laguna.kernel.errors import LagunaError
from laguna.kernel.text import Words
from laguna.rulebook import entries, near, read, search

from . import fold


def shown(game: str, query: str, words: Words) -> list[str]:
    """What a player reads who asks for an id or a word: the entries that define or contain it, or what to ask."""
    if not query:
        return [words.say("rules-of-what")]
    try:
        among = entries(read(game))
    except LagunaError as error:
        return [str(error)]
    found = search(among, query)
    if found:
        return [fold(entry.plain) for entry in found]
    return [fold(words.say("rules-none", query=query, near=", ".join(near(among, query))))]
