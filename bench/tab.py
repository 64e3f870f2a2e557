"""Compares the rules natively and in a browser's Python, interpreted and compiled, in one run.

.venv/bin/python -m bench.tab [SECONDS]

Wanted: what `make tab` built, Node and Chromium. Prints the table of docs/benchmarks.md. SECONDS is for each
figure; 2 unless told.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.page.conftest import FLAGS
from web.tab import pack

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "bench" / "tab_figures.py"
NODE = ROOT / "tests" / "tab" / "in_node.mjs"
FIGURES = (
    ("`easy`, ms a decision", "easy", "{:.1f}"),
    ("`normal`, ms a decision", "normal", "{:.1f}"),
    ("`normal`: longest turn by the clock, ms", "slowest", "{:.0f}"),
    ("`hard`, trials/s", "hard", "{:,.0f}"),
    ("`hard` with 2 s a turn: longest turn by the clock, s", "budget", "{:.2f}"),
)


def run(*command: str, pure: bool = False) -> dict[str, Any]:
    """What one Python found."""
    env = {**os.environ, "LAGUNA_TOLD": "1", **({"LAGUNA_PURE": "1"} if pure else {})}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=env, cwd=ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


IN_PAGE = """async ([script, seconds]) => {
    globalThis.clock = () => performance.now() / 1000;
    const { start } = await import("/start.mjs");
    const bundle = await (await fetch("/laguna.pack")).arrayBuffer();
    const python = await start({ folder: new URL("/", location).href, bundle });
    python.FS.writeFile("/app/script.py", script);
    return python.pyimport("script").main(seconds);
}"""
"""Runs a script in the Python of a page. A browser tells no processor time, so this counts by the clock."""


def in_chromium(folder: Path, seconds: str) -> dict[str, Any]:
    """What the Python of a page finds in a real browser."""
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{host.server_port}/index.html")
        found: dict[str, Any] = json.loads(page.evaluate(IN_PAGE, [SCRIPT.read_text("utf-8"), seconds]))
        browser.close()
    host.shutdown()
    host.server_close()
    return found


class Files(SimpleHTTPRequestHandler):
    """A quiet file server."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def sizes(folder: Path) -> int:
    """Bytes of Python and rules on the way, with Brotli."""
    command = ["node", str(ROOT / "web" / "tab" / "sizes.js"), str(folder)]
    return int(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()[-2])


def main(seconds: str) -> None:
    """Measure everything, and print it."""
    columns: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for interpreted in (True, False):
            made_of = pack.parts(ROOT / "build", ROOT / "web" / "tab" / "node_modules", interpreted=interpreted)
            native = run(sys.executable, str(SCRIPT), seconds, pure=interpreted)
            columns[f"native, {native['engine']}"] = native
            folder = Path(temporary) / made_of.engine
            pack.pack_python(made_of, folder)
            there = run("node", str(NODE), str(folder), str(SCRIPT), seconds)
            columns[f"tab, {there['engine']}"] = {**there, "size": sizes(folder)}
        columns["Chromium, compiled"] = in_chromium(folder, seconds)
    print("| |", " | ".join(columns), "|")
    print("|---" * (len(columns) + 1) + "|")
    print("| Python |", " | ".join(one["python"] for one in columns.values()), "|")
    for name in ("Murano", "Venezia"):
        for what, key, form in FIGURES:
            place = f"{name.lower()} {key}"
            values = (form.format(one[place]) if place in one else "" for one in columns.values())
            print(f"| {name}, {what} |", " | ".join(values), "|")
    told = (f"{one['start']:.1f}" if "start" in one else "" for one in columns.values())
    print("| start, s of processor |", " | ".join(told), "|")
    told = (f"{one['size'] / 1e6:.2f}" if "size" in one else "" for one in columns.values())
    print("| until the first move, MB with Brotli, without the page |", " | ".join(told), "|")


if __name__ == "__main__":
    main((sys.argv[1:] or ["2"])[0])
