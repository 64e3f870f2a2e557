"""Packs what the page needs to play without a server: Python, our packages, and the catalogue of games.

    python -m web.tab.pack BUILD NPM OUT

BUILD is the folder with the packages of `tab.lock` (`tab/site`) and the compiled rules (`side`) for Pyodide, NPM
the one with Pyodide's npm packages, OUT the folder of the page. A static host has no server behind it, so what
never changes is a file: catalogue, boards, words.
"""

import gzip
import io
import json
import re
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, cast

import msgspec

from laguna.kernel.text import LANGUAGES
from laguna.local import port
from laguna.server.show import catalogue
from laguna.table.messages import Lang
from web.tab import contents
from web.tab.side import tools

UNUSED = re.compile(
    r"(?:_pyrepl|asyncio/windows|concurrent/futures/process|curses|dbm|doctest|ftplib|http/|idlelib|imaplib|lib2to3"
    r"|logging/(?:handlers|config)|mailbox|multiprocessing|nntplib|optparse|pdb|pickletools|poplib|profile|pstats"
    r"|pydoc|smtplib|socketserver|ssl|statistics|tarfile|tracemalloc|turtle|unittest|venv|wsgiref"
    r"|xml|xmlrpc|cProfile|mimetypes|plistlib|cgi|webbrowser|_pydecimal|difflib|sched|fractions|test/|tkinter)"
)
"""Parts of the standard library that nothing imports here, by how their paths begin."""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json")
"""The files of Pyodide. Of its two scripts, an older Pyodide has the one and a newer one the other."""

START = Path(__file__).with_name("start.mjs")
"""What starts it."""


class Parts(NamedTuple):
    """What the Python of a page is made of."""

    engine: str
    """How the rules run: `compiled` or `interpreted`."""
    pyodide: Path
    """The npm package."""
    files: dict[str, Path]
    """What is in the bundle, by the path it has there."""


def parts(build: Path, npm: Path, *, interpreted: bool = False) -> Parts:
    """Compiled rules with the Python that they were compiled for if there are any, else interpreted ones."""
    site, side = build / "tab" / "site", build / "side" / "modules"
    if side.is_dir() and not interpreted:
        return Parts("compiled", npm / tools.PYODIDE, contents.files(site, side))
    return Parts("interpreted", npm / "pyodide", contents.files(site))


def write_zip(place: Path, members: Iterator[tuple[str, bytes]]) -> None:
    """A zip file that is the same whenever it is made of the same."""
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in members:
            made.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)


def write_bundle(place: Path, files: dict[str, Path]) -> None:
    """Our files as one compressed archive, which `start.mjs` unpacks; the same whenever it is made of the same.

    It is not named after what it is: there are hosts that would tell browsers to unpack it by themselves.
    """
    with (
        place.open("wb") as made,
        gzip.GzipFile("", "wb", 9, made, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
    ):
        for name, path in sorted(files.items()):
            data = path.read_bytes()
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))


def pack_python(made_of: Parts, out: Path) -> None:
    """Pyodide, the part of the standard library that is used, our bundle, and a list of them with their sizes."""
    pyodide = made_of.pyodide
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in CORE:
        if (pyodide / name).is_file():
            shutil.copy(pyodide / name, out / name)
    # No package of Pyodide's is ever asked for, and its list of them is longer than all our words.
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if not UNUSED.match(name)]
        write_zip(out / "python_stdlib.zip", ((name, library.read(name)) for name in names))
    write_bundle(out / "laguna.pack", made_of.files)
    shutil.copy(START, out / START.name)
    made = [path for path in sorted(out.iterdir()) if path.name != "files.json"]
    sizes = {path.name: path.stat().st_size for path in made}
    version = sha256(b"".join(sha256(path.read_bytes()).digest() for path in made)).hexdigest()[:16]
    (out / "files.json").write_text(json.dumps({"version": version, "sizes": sizes}, indent=1) + "\n")


def write_catalogue(out: Path, engine: str) -> None:
    """The catalogue in each language, and the files it names, all with addresses from where the page is."""
    out.mkdir(parents=True, exist_ok=True)
    offered = port.levels(engine)
    for lang in LANGUAGES:
        found = catalogue.catalogue(cast("Lang", lang))
        words = _named(out, f"words-{lang}.ftl", catalogue.file_of_words(lang, here=True))
        # This one has the address that it has on a server.
        (out / "words" / "onward").mkdir(parents=True, exist_ok=True)
        (out / "words" / "onward" / f"{lang}.ftl").write_bytes(catalogue.part_words("onward", lang))
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
        shutil.copy(contents.SOURCE / "server" / "page" / "static" / name, out / name)


def write_list(out: Path) -> None:
    """All files of the page with their sizes and digests, for those who keep it (`src/tab/offline.svelte.ts`)."""
    # The worker is the browser's own to keep.
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    # Nor are compressed twins asked for by their names.
    left_out = ("offline.json", "sw.js", *(name for name in names if name.endswith((".br", ".gz"))))
    kept = {name: (out / name).read_bytes() for name in names if name not in left_out}
    digests = {name: sha256(data).hexdigest() for name, data in kept.items()}
    version = sha256(json.dumps(digests).encode()).hexdigest()[:16]
    listed = {name: [len(data), digests[name]] for name, data in kept.items()}
    (out / "offline.json").write_text(json.dumps({"version": version, "files": listed}, indent=1) + "\n")


if __name__ == "__main__":
    build, npm, out = map(Path, sys.argv[1:])
    chosen = parts(build, npm)
    write_catalogue(out / "api", chosen.engine)
    copy_kept(out / "static")
    pack_python(chosen, out / "python")
    write_list(out)
    missing = build / "side" / "missing"
    why = f": {missing.read_text('utf-8').strip()}" if missing.is_file() else ""
    sys.stdout.write(f"The rules in dist/tab are {chosen.engine}{why}\n")
