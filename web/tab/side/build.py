"""Compiles the rules for a browser, if this machine has what it takes.

    python -m web.tab.side.build NPM OUT

NPM is the folder with Pyodide's npm packages. What is made lies in OUT/modules, as it lies in the bundle. If
nothing can be compiled, OUT/missing says why, and the rules will run interpreted.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from web.tab import contents
from web.tab.side import emit, headers, tools

LOCK = contents.SOURCE.parents[1] / "tab.lock"
SUFFIX = f".cpython-{tools.PYTHON.replace('.', '')}-wasm32-emscripten.so"
"""What Pyodide calls compiled modules (its `EXT_SUFFIX`)."""
PLATFORM = "pyemscripten_2025_0_wasm32"
"""What the index calls wheels for that Pyodide."""
FLAGS = (
    *("--target=wasm32-unknown-emscripten", "-D__EMSCRIPTEN__=1", "-fPIC", "-fvisibility=hidden"),
    *("-O2", "-g0", "-DNDEBUG", "-w", "-nostdinc"),
)
LINK = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--gc-sections", "-s", "-O2")


class FailedError(Exception):
    """A program failed; the text is what it said."""


class Compiler:
    """clang with all it has to be told."""

    def __init__(self, found: tools.Tools, library: Path, work: Path) -> None:
        self._tools = found
        self._objects = work / "objects"
        self._objects.mkdir(parents=True)
        own = _run(found.clang, "-print-resource-dir")
        system = [Path(own) / "include", *headers.write_libc(found.libc, work / "libc")]
        headers.write_python(found.python, library, work / "python")
        self._flags = [*FLAGS, *(f"-isystem{place}" for place in system)]
        self._flags += [f"-I{work / 'python'}", f"-I{work / 'python' / 'internal'}"]

    def build(self, modules: dict[Path, list[Path]], include: Iterable[str] = ()) -> None:
        """Make each module of its C files, as many at a time as there are cores."""
        flags = [*self._flags, *(f"-I{folder}" for folder in include)]
        sources = sorted({source for files in modules.values() for source in files})
        objects = {source: self._objects / f"{number}.o" for number, source in enumerate(sources)}

        def compile_one(source: Path) -> None:
            _run(self._tools.clang, *flags, "-c", source, "-o", objects[source])

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, sources))
        for made, files in modules.items():
            made.parent.mkdir(parents=True, exist_ok=True)
            entry = f"--export=PyInit_{made.name.partition('.')[0]}"
            _run(self._tools.linker, *LINK, entry, *(objects[source] for source in files), "-o", made)


def _run(*command: object) -> str:
    """Run a program; if it fails, say what it said."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise FailedError(f"{command[0]} failed:\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout.strip()


def build_rules(compiler: Compiler, work: Path, out: Path) -> None:
    """The rules, from the sources that the bundle has."""
    source, c = work / "source", work / "c"
    for name, path in contents.sources():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, source / name)
    c.mkdir()
    _run(sys.executable, emit.__file__, source, c, tools.PYTHON)
    modules: list[dict[str, Any]] = json.loads((c / "modules.json").read_text("utf-8"))
    made = {
        out / (one["name"].replace(".", "/") + SUFFIX): [Path(part) for part in one["sources"]] for one in modules
    }
    compiler.build(made, sorted({folder for one in modules for folder in one["include"]}))
    shutil.copy(c / "engine.stamp", out / "laguna" / "engine.stamp")


def build_msgspec(compiler: Compiler, work: Path, out: Path) -> None:
    """msgspec has no wheel for that Pyodide, but it is one C file."""
    _pip(work, "msgspec", "download", "--no-binary=:all:", "-d", str(work))
    with tarfile.open(next(work.glob("msgspec-*.tar.gz"))) as packed:
        packed.extractall(work, filter="data")
    core = next(work.glob("msgspec-*/src/msgspec/_core.c"))
    compiler.build({out / "msgspec" / f"_core{SUFFIX}": [core]})


def install_librt(work: Path, out: Path) -> None:
    """librt has a wheel."""
    version = ("--implementation=cp", f"--python-version={tools.PYTHON}", f"--platform={PLATFORM}")
    _pip(work, "librt", "install", "--only-binary=:all:", *version, "--target", str(work / "site"))
    shutil.copytree(work / "site" / "librt", out / "librt", ignore=shutil.ignore_patterns("*.pyi", "py.typed"))


def _pip(work: Path, package: str, command: str, *options: str) -> None:
    """Let pip fetch one package of the lock, with the lock's hashes."""
    pins = re.findall(r"^\S+==(?:.*\\\n)*.*\n", LOCK.read_text("utf-8"), re.MULTILINE)
    only = work / f"{package}.lock"
    only.write_text(next(pin for pin in pins if pin.startswith(f"{package}==")), "utf-8")
    quiet = ("-q", "--disable-pip-version-check", "--no-deps", "--require-hashes", "-r", str(only))
    _run(sys.executable, "-m", "pip", command, *quiet, *options)


def build(npm: Path, out: Path) -> None:
    """Make everything in OUT/modules."""
    found = tools.find()
    work, made = out / "work", out / "modules"
    work.mkdir(parents=True)
    compiler = Compiler(found, npm / tools.PYODIDE / "python_stdlib.zip", work)
    install_librt(work, made)
    build_msgspec(compiler, work, made)
    build_rules(compiler, work, made)
    shutil.rmtree(work)


def main(npm: Path, out: Path) -> str:
    """Build; return what was missing, or an empty text."""
    shutil.rmtree(out, ignore_errors=True)
    try:
        build(npm, out)
    except (tools.MissingError, headers.UnfitError, FailedError) as error:
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        (out / "missing").write_text(f"{error}\n", "utf-8")
        return str(error)
    return ""


if __name__ == "__main__":
    problem = main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    why = f" will run interpreted in a browser. Missing: {problem}." if problem else " are compiled for browsers."
    sys.stdout.write(f"The rules{why}\n")
