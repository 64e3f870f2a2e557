"""What C includes, made to fit WebAssembly: pointers of 32 bits, and the Python that Pyodide is."""

import re
import shutil
import zipfile
from pathlib import Path

WIDTHS = {
    "#define _Addr long": "#define _Addr __PTRDIFF_TYPE__",
    "#define _Reg long": "#define _Reg __PTRDIFF_TYPE__",
    "#define _Int64 long": "#define _Int64 __INT64_TYPE__",
    "#define __LONG_MAX 0x7fffffffffffffffL": "#define __LONG_MAX 0x7fffffffL",
}
"""What differs in musl's `alltypes.h` from machines with 64 bits."""
POINTERS = re.compile(r"^(#define (?:U?INTPTR|PTRDIFF|SIZE)_M\w+\s+U?INT)64(_M)", re.MULTILINE)
"""And in its `stdint.h`."""


class UnfitError(Exception):
    """The headers are not what they were when this was written."""


def write_libc(musl: Path, out: Path) -> list[Path]:
    """The folders in which C finds its library: in `out` what differs, then musl's own."""
    (out / "bits").mkdir(parents=True, exist_ok=True)
    types = (musl / "bits" / "alltypes.h").read_text("utf-8")
    if not all(line in types for line in WIDTHS):
        raise UnfitError(f"{musl}: not the musl of a machine with 64 bits")
    for line, instead in WIDTHS.items():
        types = types.replace(line, instead)
    (out / "bits" / "alltypes.h").write_text(types, "utf-8")
    numbers = (musl / "bits" / "stdint.h").read_text("utf-8")
    (out / "bits" / "stdint.h").write_text(POINTERS.sub(r"\g<1>32\2", numbers), "utf-8")
    return [out, musl]


def write_python(headers: Path, library: Path, out: Path) -> None:
    """The headers of CPython, configured as Pyodide was, which its standard library tells."""
    shutil.copytree(headers, out, dirs_exist_ok=True)
    with zipfile.ZipFile(library) as packed:
        name = next(name for name in packed.namelist() if name.startswith("_sysconfigdata"))
        known = dict(re.findall(r"'(\w+)': (-?\d+)[,}]", packed.read(name).decode()))
    lines = (out / "pyconfig.h").read_text("utf-8").splitlines()
    (out / "pyconfig.h").write_text("\n".join(_configured(line, known) for line in lines) + "\n", "utf-8")


def _configured(line: str, known: dict[str, str]) -> str:
    found = re.match(r"(?:/\*\s*)?#\s*(undef|define)\s+(\w+)\b", line)
    if found is None or (found[1] == "define" and found[2] not in known):
        return line
    # What was not defined reads 0, and so does what was defined as 0: everybody asks with `#if`.
    value = known.get(found[2], "0")
    return f"/* #undef {found[2]} */" if value == "0" else f"#define {found[2]} {value}"
