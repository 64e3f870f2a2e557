"""Which files a browser needs to play: ours, and those of the packages in `tab.lock`."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "laguna"
OURS = ("bots", "games", "kernel", "l10n", "local", "table", "server/show")
"""The folders of Laguna that a browser needs."""
SINGLE = (
    "__init__.py", "engine.py", "server/__init__.py", "server/shared_clock.py",
    *(
        f"server/tables/{name}.py"
        for name in (
            "__init__", "compatibility", "continuing", "credentials", "levels", "new_tables", "refusal", "texts",
        )
    ),
)  # fmt: skip
"""Files of other folders."""
SUFFIXES = (".py", ".toml", ".ftl", ".rec")
PACKAGES = ("attr", "attrs", "babel", "fluent", "librt", "msgspec", "pytz")
MODULES = ("mypy_extensions.py", "typing_extensions.py")
LEFT_OUT = re.compile(
    r"babel/messages/|babel/locale-data/(?!(?:root|en|it|de|fr)\.dat)|pytz/zoneinfo/|\.pyi$|/tests?/"
)
"""What nobody asks for: Babel comes with the languages that we speak."""


def sources() -> Iterator[tuple[str, Path]]:
    """Our own files, by the path they have in the bundle."""
    for folder in OURS:
        for path in sorted((SOURCE / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path.relative_to(SOURCE.parent).as_posix(), path
    for name in SINGLE:
        yield f"laguna/{name}", SOURCE / name


def packages(site: Path) -> Iterator[tuple[str, Path]]:
    """Files of others, as they were installed for Pyodide."""
    for package in PACKAGES:
        for path in sorted((site / package).rglob("*")):
            name = path.relative_to(site).as_posix()
            if path.suffix in (".py", ".so", ".dat") and not LEFT_OUT.search(name):
                yield name, path
    for name in MODULES:
        yield name, site / name


def compiled(side: Path) -> Iterator[tuple[str, Path]]:
    """What `side/build.py` made: compiled modules, of ours and of packages, and the stamp of the sources."""
    for path in sorted(side.rglob("*")):
        if path.is_file():
            yield path.relative_to(side).as_posix(), path


def files(site: Path, side: Path | None = None) -> dict[str, Path]:
    """All files of the bundle, by the path they have in it; `side` if the rules are compiled."""
    found = {**dict(sources()), **dict(packages(site))}
    if side is None:
        return found
    # The packages in `site` were compiled for another Python.
    return {name: path for name, path in found.items() if path.suffix != ".so"} | dict(compiled(side))
