"""Compiling for a browser: what is missing is told, and headers are made to fit."""

import zipfile
from pathlib import Path

import pytest

from web.tab import contents, pack
from web.tab.side import build, headers, tools


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without a compiler and without another Python."""
    for name in ("PATH", "PYENV_ROOT"):
        monkeypatch.setenv(name, str(tmp_path / "nothing"))
    monkeypatch.delenv("LAGUNA_TAB_PYTHON", raising=False)
    return tmp_path


def test_what_is_missing_is_told_and_the_rules_run_interpreted(bare: Path) -> None:
    told = build.main(bare / "npm", bare / "build" / "side")
    for word in ("clang", "wasm-ld", tools.PACKAGES, f"Python {tools.PYTHON}", "LAGUNA_TAB_PYTHON"):
        assert word in told
    assert (bare / "build" / "side" / "missing").read_text("utf-8").strip() == told
    assert pack.parts(bare / "build", bare / "npm").engine == "interpreted"


def test_a_failed_build_leaves_nothing_behind(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    side = bare / "build" / "side"
    (side / "modules").mkdir(parents=True)

    def fail(npm: Path, out: Path) -> None:
        (out / "modules" / "laguna").mkdir(parents=True)
        raise build.FailedError("clang failed:\nno space left")

    monkeypatch.setattr(build, "build", fail)
    assert "no space left" in build.main(bare / "npm", side)
    assert [path.name for path in side.iterdir()] == ["missing"]


def test_nobody_is_asked_for_a_compiler_that_would_be_of_no_use(bare: Path) -> None:
    # Without the headers of Python, clang alone compiles nothing.
    assert tools._main([]) == 0


def test_modules_for_another_python_do_not_travel_with_compiled_rules(tmp_path: Path) -> None:
    site, side = tmp_path / "site", tmp_path / "side"
    for place in (
        *(site / name for name in (*contents.MODULES, "msgspec/json.py", "msgspec/_core.cpython-314-x.so")),
        *(side / name for name in ("msgspec/_core.cpython-313-x.so", "laguna/engine.stamp")),
    ):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()
    found = contents.files(site, side)
    assert {name for name in found if name.startswith("msgspec/")} == {
        "msgspec/json.py",
        "msgspec/_core.cpython-313-x.so",
    }
    assert {"laguna/engine.stamp", "laguna/kernel/action.py"} <= set(found)
    assert "msgspec/_core.cpython-314-x.so" in contents.files(site)


def test_headers_of_python_are_those_of_pyodide(tmp_path: Path) -> None:
    (tmp_path / "python").mkdir()
    config = '#define SIZEOF_LONG 8\n/* #undef HAVE_FOO */\n#define HAVE_FORK 1\n#define PLATLIBDIR "lib"\n#if 1\n'
    (tmp_path / "python" / "pyconfig.h").write_text(config, "utf-8")
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as library:
        library.writestr(
            "_sysconfigdata_x.py", "build_time_vars = {'HAVE_FOO': 1, 'HAVE_FORK': 0, 'SIZEOF_LONG': 4}"
        )
    headers.write_python(tmp_path / "python", tmp_path / "library.zip", tmp_path / "out")
    assert (tmp_path / "out" / "pyconfig.h").read_text("utf-8").splitlines() == [
        "#define SIZEOF_LONG 4",
        "#define HAVE_FOO 1",
        "/* #undef HAVE_FORK */",
        '#define PLATLIBDIR "lib"',
        "#if 1",
    ]


def test_headers_of_c_have_pointers_of_32_bits(tmp_path: Path) -> None:
    bits = tmp_path / "musl" / "bits"
    bits.mkdir(parents=True)
    (bits / "alltypes.h").write_text("\n".join(headers.WIDTHS) + "\n#define __BYTE_ORDER 1234\n", "utf-8")
    (bits / "stdint.h").write_text(
        "#define SIZE_MAX        UINT64_MAX\n#define INT_FAST16_MAX  INT32_MAX\n", "utf-8"
    )
    assert headers.write_libc(tmp_path / "musl", tmp_path / "out")[0] == tmp_path / "out"
    made = tmp_path / "out" / "bits"
    assert (made / "stdint.h").read_text("utf-8").split() == [
        *("#define", "SIZE_MAX", "UINT32_MAX"),
        *("#define", "INT_FAST16_MAX", "INT32_MAX"),
    ]
    assert "#define _Addr __PTRDIFF_TYPE__" in (made / "alltypes.h").read_text("utf-8")
    (bits / "alltypes.h").write_text("#define _Addr int\n", "utf-8")
    with pytest.raises(headers.UnfitError):
        headers.write_libc(tmp_path / "musl", tmp_path / "out")
