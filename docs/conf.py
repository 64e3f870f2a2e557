"""How Sphinx builds the documentation site; `make docs` runs it and treats warnings as errors."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from laguna import __version__  # noqa: E402

project = "Laguna"
copyright = "the authors of Laguna"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "autoapi.extension"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
# Some types are defined once for compiled and once for interpreted rules. AutoAPI cannot follow that.
suppress_warnings = ["autoapi.python_import_resolution"]

highlight_language = "none"  # Blocks without a language are commands, records and notation.
html_theme = "furo"
html_title = f"Laguna {version}"
html_copy_source = False
html_show_sphinx = False

# Tables in the rules and links to headings in other pages.
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

# The API reference is read from the sources, which are not imported: no extra has to be installed, and a module
# that moves or gets a new name moves in the reference, too. The command, the terminal and the server have
# interfaces of their own, which other pages describe. Programs see a game through the contract in the kernel.
autoapi_dirs = ["../src/laguna"]
autoapi_ignore = [
    f"*/laguna/{path}"
    for path in ("__main__.py", "bench.py", "engine.py", "local.py", "cli/*", "terminal/*", "server/*", "games/*")
]
autoapi_options = ["members", "undoc-members", "show-module-summary"]
autoapi_member_order = "bysource"
autoapi_own_page_level = "module"
autoapi_root = "api"
autoapi_add_toctree_entry = False
autoapi_keep_files = False
default_role = "code"  # Docstrings put code between single backticks.


def mark_blocks(app: Any, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:  # noqa: ANN401
    """Turn indented blocks and lists of a docstring, written as in Markdown, into what Sphinx reads."""
    marked: list[str] = []
    is_block = False
    for line in lines:
        is_indented = line.startswith("    ")
        follows_text = bool(marked and marked[-1].strip())
        if is_indented and not is_block and not follows_text:
            marked += ["::", ""]
            is_block = True
        elif line.strip() and not is_indented:
            is_block = False
            if line.startswith("- ") and follows_text and not marked[-1].startswith(("- ", "  ")):
                marked.append("")
        marked.append(line)
    lines[:] = marked


def setup(app: Any) -> None:  # noqa: ANN401
    """Sphinx calls this before it reads anything."""
    app.connect("autodoc-process-docstring", mark_blocks)
