"""Compiles the rules: for `make engine`, and for `pip install` through hatchling.

Without a C compiler, or with `LAGUNA_PURE` set, nothing is compiled and the rules run interpreted.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"
engine = ModuleType("engine")
"""The module `laguna.engine`, loaded without its package: nothing of Laguna is imported before it is built."""
engine.__file__ = str(SOURCE / "laguna" / "engine.py")
exec(compile(Path(engine.__file__).read_text("utf-8"), engine.__file__, "exec"), engine.__dict__)

SHARED = "laguna"
"""The name of the library that the compiled modules share."""


def compile_rules() -> str:
    """Compile in place; return what went wrong, or an empty text."""
    if os.environ.get("LAGUNA_PURE"):
        return "they were left out on purpose (LAGUNA_PURE)"
    # On Windows, setuptools finds the compiler of Visual Studio by itself, or says that there is none.
    names = ("cc", "gcc", "clang", os.environ.get("CC", "cc"))
    if sys.platform != "win32" and not any(shutil.which(name) for name in names):
        return "there was no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python were missing"
    remove()
    files = [str(path.relative_to(SOURCE)) for path in engine.sources()]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, __file__, "in-place", folder, *files],
            cwd=SOURCE,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        remove()
        return f"mypyc or the C compiler failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    engine.STAMP.write_text(engine.fingerprint() + "\n", "utf-8")
    return ""


def remove() -> None:
    """Delete what was compiled before."""
    engine.STAMP.unlink(missing_ok=True)
    for path in compiled():
        path.unlink()


def compiled() -> list[Path]:
    """The compiled modules and the library they share."""
    return [*SOURCE.glob("laguna/**/*.so"), *SOURCE.glob("laguna/**/*.pyd"), *SOURCE.glob(f"{SHARED}__mypyc.*")]


def _in_place(folder: str, files: list[str]) -> None:
    """Let setuptools build the extensions beside their sources; runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    modules = mypycify(
        ["--strict", *files],
        opt_level=os.environ.get("LAGUNA_OPT", "2"),
        debug_level="0",
        group_name=SHARED,
        # A C file for each module: a single one takes twice as long to compile, for rules that are 2 % faster.
        multi_file=True,
        target_dir=folder,
    )
    for module in modules:
        # Nothing outside replaces our C functions or calls them directly, so the C compiler may inline them into
        # each other, and calls between files need no indirection. Visual Studio does so without being told.
        if sys.platform != "win32":
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    _compile_side_by_side()
    setup(
        name="laguna",
        ext_modules=modules,
        packages=[],
        script_args=["-q", "build_ext", "--inplace", "--build-temp", folder, "--build-lib", folder],
    )


def _compile_side_by_side() -> None:
    """Compile as many C files at a time as there are cores; setuptools would compile one after the other."""
    from concurrent.futures import ThreadPoolExecutor
    from distutils.ccompiler import CCompiler

    one_by_one = CCompiler.compile

    def side_by_side(self: Any, sources: list[str], *args: Any, **more: Any) -> list[str]:  # noqa: ANN401
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: one_by_one(self, [source], *args, **more), sources)
            return [path for paths in made for path in paths]

    CCompiler.compile = side_by_side  # type: ignore[assignment,method-assign]


class EngineBuildHook(BuildHookInterface[Any]):
    """Puts the compiled rules into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; an editable install finds the modules beside their sources."""
        why_not = compile_rules()
        if why_not:
            self.app.display_warning(f"The rules will run interpreted: {why_not}")
            if version != "editable":
                # Whoever installs the wheel sees no warning of its build, so the rules tell it themselves.
                reason = Path(tempfile.mkdtemp()) / engine.REASON.name
                reason.write_text(why_not.partition("\n")[0].rstrip(":") + "\n", "utf-8")
                build_data["force_include"][str(reason)] = str(engine.REASON.relative_to(SOURCE))
            return
        if version == "editable":
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in [*compiled(), engine.STAMP]:
            build_data["force_include"][str(path)] = str(path.relative_to(SOURCE))


if __name__ == "__main__":
    if sys.argv[1:2] == ["in-place"]:
        _in_place(sys.argv[2], sys.argv[3:])
    else:
        problem = compile_rules()
        sys.stdout.write(f"The rules run interpreted: {problem}\n" if problem else "The rules are compiled.\n")
