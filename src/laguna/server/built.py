"""What was built for the server to serve: its page, and if the host wants it the page that plays without one."""

from pathlib import Path

from laguna.kernel.errors import LagunaError

PAGE = Path(__file__).parent / "page"
"""The folder of the page."""
NEEDED = ("index.html", "python/files.json")
"""Files that a page without a server has for sure."""


def has_page() -> bool:
    """Is there a page? Wheels have one; in a checkout somebody has to build it."""
    return (PAGE / "index.html").is_file()


def folder_of(place: str) -> Path | None:
    """The folder of the page without a server, which the setting `tab` names; None if it names none.

    What is no such page is told.
    """
    if not place:
        return None
    folder = Path(place)
    if not all((folder / name).is_file() for name in NEEDED):
        raise LagunaError(f"tab: {place} is no page that `make tab` built: it lacks {' or '.join(NEEDED)}.")
    return folder
