"""Lets mypyc write the C of the rules, without compiling it: python emit.py SOURCE OUT, in a process of its own.

SOURCE is a copy of the sources that travel to the browser, with nothing compiled beside them.
"""

import json
import os
import sys
import sysconfig
from pathlib import Path
from types import ModuleType


def emit(source: Path, out: Path, python: str) -> None:
    """Write the C, a list of the modules that it makes, and the stamp of the sources."""
    # mypyc asks its own interpreter how wide a pointer is. In WebAssembly it has 4 bytes.
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
    from mypyc.build import mypycify

    engine = ModuleType("engine")
    engine.__file__ = str(source / "laguna" / "engine.py")
    exec(compile(Path(engine.__file__).read_text("utf-8"), engine.__file__, "exec"), engine.__dict__)
    os.chdir(source)
    files = [str(path.relative_to(source)) for path in engine.sources()]
    options = ["--strict", "--python-version", python, *files]
    made = mypycify(
        options, opt_level="2", debug_level="0", group_name="laguna", multi_file=True, target_dir=str(out)
    )
    modules = [{"name": one.name, "sources": one.sources, "include": one.include_dirs} for one in made]
    (out / "modules.json").write_text(json.dumps(modules), "utf-8")
    (out / "engine.stamp").write_text(engine.fingerprint() + "\n", "utf-8")


if __name__ == "__main__":
    emit(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3])
