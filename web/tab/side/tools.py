"""What it takes to compile for a browser: found on this machine, or told what is missing.

python -m web.tab.side.tools            # fails if Debian has packages that are missing here
python -m web.tab.side.tools packages   # which these are
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PYTHON = "3.13"
"""The Python of the Pyodide that compiled rules run in: that of the npm package in `PYODIDE`."""
PYODIDE = "pyodide-compiled"
CLANG = 22
"""The version of clang and lld. Older ones were not tried."""
PACKAGES = f"clang-{CLANG} lld-{CLANG} musl-dev"
"""What Debian calls all that is looked for here but the headers of Python."""


class Tools(NamedTuple):
    """What was found."""

    clang: str
    """The C compiler."""
    linker: str
    """The linker for WebAssembly."""
    libc: Path
    """A folder with the headers of musl, the C library that Emscripten uses, too."""
    python: Path
    """A folder with the headers of CPython."""


class MissingError(Exception):
    """Something is not there; the text says what, and what to do."""


def find() -> Tools:
    """Find everything, or raise `MissingError` with all that is not there."""
    clang, linker, libc, python = _program("clang"), _program("wasm-ld"), _musl(), next(_headers_of_python(), None)
    if clang and linker and libc and python:
        return Tools(clang, linker, libc, python)
    missing = []
    if not (clang and linker and libc):
        missing.append(f"clang and wasm-ld {CLANG} and the headers of musl (Debian: {PACKAGES})")
    if not python:
        missing.append(
            f"the headers of Python {PYTHON} (python{PYTHON} in PATH, in pyenv, or named by LAGUNA_TAB_PYTHON)"
        )
    raise MissingError("; ".join(missing))


def _musl() -> Path | None:
    return next(iter(sorted(Path("/usr/include").glob("*-linux-musl"))), None)


def _program(name: str) -> str | None:
    """A program of LLVM in the right version: named after it, or newer under the plain name."""
    named = shutil.which(f"{name}-{CLANG}")
    plain = shutil.which(name)
    if named or plain is None:
        return named
    told = subprocess.run([plain, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"(?:version|LLD) (\d+)", told)
    return plain if version and int(version[1]) >= CLANG else None


def _headers_of_python() -> Iterator[Path]:
    """Folders with the headers of that Python."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    places = [
        os.environ.get("LAGUNA_TAB_PYTHON"),
        shutil.which(f"python{PYTHON}"),
        *sorted(map(str, pyenv.glob(f"versions/{PYTHON}.*/bin/python"))),
    ]
    code = "import sys, sysconfig; print(sys.version_info[:2], sysconfig.get_path('include'), sep='\\n')"
    for place in filter(None, places):
        told = subprocess.run([place, "-c", code], capture_output=True, text=True, check=False).stdout.splitlines()
        wanted = str(tuple(map(int, PYTHON.split("."))))
        if len(told) == 2 and told[0] == wanted and (Path(told[1]) / "Python.h").is_file():
            yield Path(told[1])


def _main(arguments: list[str]) -> int:
    if arguments == ["packages"]:
        sys.stdout.write(PACKAGES + "\n")
        return 0
    # Debian may have no such Python. Without it the rest is of no use, so nobody is asked to install that.
    rest = _program("clang") and _program("wasm-ld") and _musl()
    return 1 if next(_headers_of_python(), None) and not rest else 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
