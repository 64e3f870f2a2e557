"""Where a host has the page that plays without a server. `http/tab_page.py` serves it."""

from pathlib import Path

from laguna.kernel.errors import LagunaError

NEEDED = ("index.html", "python/files.json")
"""Files that such a page has for sure."""


def folder_of(place: str) -> Path | None:
    """The folder that the setting `tab` names; None if it names none. What is no such page is told."""
    if not place:
        return None
    folder = Path(place)
    if not all((folder / name).is_file() for name in NEEDED):
        raise LagunaError(f"tab: {place} is no page that `make tab` built: it lacks {' or '.join(NEEDED)}.")
    return folder
