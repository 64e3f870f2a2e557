"""Packs what the page needs to play without a server: Python, our packages, and the catalogue of games.

    python web/tab/pack.py SITE PYODIDE OUT

SITE is a folder with the packages of `tab.lock` for Pyodide's Python, PYODIDE the npm package, OUT the folder of
the page. A static host has no server behind it, so what never changes is a file: catalogue, boards, words.
"""

import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec

from laguna.kernel.text import LANGUAGES
from laguna.local import port
from laguna.server.show import catalogue
from laguna.table.messages import Lang

SOURCE = Path(port.__file__).parents[1]
OURS = ("bots", "games", "kernel", "l10n", "local", "table", "server/show")
"""The folders of Laguna that a browser needs."""
SINGLE = (
    "__init__.py", "engine.py", "server/__init__.py", "server/shared_clock.py",
    *(
        f"server/tables/{name}.py"
        for name in ("__init__", "compatibility", "credentials", "levels", "new_tables", "refusal", "texts")
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
UNUSED = re.compile(
    r"(?:_pyrepl|asyncio/windows|concurrent/futures/process|curses|dbm|doctest|ftplib|http/|idlelib|imaplib|lib2to3"
    r"|logging/(?:handlers|config)|mailbox|multiprocessing|nntplib|optparse|pdb|pickletools|poplib|profile|pstats"
    r"|pydoc|smtplib|socketserver|ssl|statistics|tarfile|tracemalloc|turtle|unittest|venv|wsgiref"
    r"|xml|xmlrpc|cProfile|mimetypes|plistlib|cgi|webbrowser|_pydecimal|difflib|sched|fractions|test/|tkinter)"
)
"""Parts of the standard library that nothing imports here, by how their paths begin."""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
"""The files of Pyodide."""


def files(site: Path) -> Iterator[tuple[str, Path]]:
    """All files of the bundle, by the path they have in it."""
    for folder in OURS:
        for path in sorted((SOURCE / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path.relative_to(SOURCE.parent).as_posix(), path
    for name in SINGLE:
        yield f"laguna/{name}", SOURCE / name
    for package in PACKAGES:
        for path in sorted((site / package).rglob("*")):
            name = path.relative_to(site).as_posix()
            if path.suffix in (".py", ".so", ".dat") and not LEFT_OUT.search(name):
                yield name, path
    for name in MODULES:
        yield name, site / name


def write_zip(place: Path, members: Iterator[tuple[str, bytes]]) -> None:
    """A zip file that is the same whenever it is made of the same."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in members:
            made.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)


def pack_python(site: Path, pyodide: Path, out: Path) -> None:
    """Pyodide, the part of the standard library that is used, our bundle, and a list of them with their sizes."""
    out.mkdir(parents=True, exist_ok=True)
    for name in CORE:
        shutil.copy(pyodide / name, out / name)
    # No package of Pyodide's is ever asked for, and its list of them is longer than all our words.
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if not UNUSED.match(name)]
        write_zip(out / "python_stdlib.zip", ((name, library.read(name)) for name in names))
    write_zip(out / "laguna.zip", ((name, path.read_bytes()) for name, path in files(site)))
    sizes = {path.name: path.stat().st_size for path in sorted(out.iterdir()) if path.name != "files.json"}
    (out / "files.json").write_text(json.dumps(sizes, indent=1) + "\n")


def write_catalogue(out: Path) -> None:
    """The catalogue in each language, and the files it names, all with addresses from where the page is."""
    out.mkdir(parents=True, exist_ok=True)
    offered = port.levels("interpreted")
    for lang in LANGUAGES:
        found = catalogue.catalogue(cast("Lang", lang))
        words = _named(out, f"words-{lang}.ftl", catalogue.file_of_words(lang, here=True))
        games = [
            msgspec.structs.replace(
                game,
                data=_named(out, f"{game.id}.json", catalogue.data(game.id)),
                words=_named(out, f"{game.id}-{lang}.ftl", catalogue.file_of_words(lang, game.id)),
            )
            for game in found.games
        ]
        levels = [level for level in found.levels if level.id in offered]
        made = msgspec.structs.replace(found, words=words, games=games, levels=levels)
        (out / f"games-{lang}.json").write_bytes(msgspec.json.encode(made))


def _named(out: Path, name: str, content: bytes) -> str:
    """Write a file, and return its address, which changes with its content."""
    (out / name).write_bytes(content)
    return f"api/{name}?v={catalogue.version(content)}"


def copy_kept(out: Path) -> None:
    """What a game is made of that somebody saves as one page; `make page` built it."""
    out.mkdir(parents=True, exist_ok=True)
    for name in ("kept.js", "kept.css"):
        shutil.copy(SOURCE / "server" / "page" / "static" / name, out / name)


if __name__ == "__main__":
    site, pyodide, out = map(Path, sys.argv[1:])
    write_catalogue(out / "api")
    copy_kept(out / "static")
    pack_python(site, pyodide, out / "python")
