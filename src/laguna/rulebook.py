"""The rules of a game as text: split into entries, and searched by rule id or by word."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from laguna.kernel import registry
from laguna.kernel.errors import LagunaError

_ID = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)*\b")
_IMAGE = re.compile(r" ?!\[[^\]]*\]\([^)]*\)\n*(?=\n)")
_RULED = re.compile(r"^\|[\s:|-]+\|$")


@dataclass(frozen=True)
class Entry:
    """A paragraph, a list item or a row of a Markdown table."""

    text: str
    """The Markdown of the entry."""
    heading: str
    """The heading above it."""
    table: str = ""
    """The head of the Markdown table, if the entry is a row of one."""

    @property
    def ids(self) -> list[str]:
        """The ids of the rules that this entry defines: those in bold."""
        return [id for bold in re.findall(r"\*\*(.+?)\*\*", self.text) for id in _ID.findall(bold)]

    @property
    def plain(self) -> str:
        """The text without markup or line breaks."""
        text = re.sub(r"\*\*?(.+?)\*\*?", r"\1", self.text).replace("`", "")
        if self.table:
            return " · ".join(cell for part in text.strip().strip("|").split("|") if (cell := part.strip()))
        return " ".join(text.removeprefix("- ").split())


def find(game: str) -> Path:
    """The path of the rules of a game."""
    found = registry.rulebook(game, "en")
    if found is None:
        raise LagunaError(f"The rules of {game} were not installed with it.")
    return found


def read(game: str) -> str:
    """The rules of a game, in Markdown. Pictures are left out: text shows none."""
    return _IMAGE.sub("", find(game).read_text("utf-8"))


def entries(text: str) -> list[Entry]:
    """The entries of a rules text, in order."""
    found: list[Entry] = []
    heading = ""
    table: list[str] = []
    block: list[str] = []

    def close() -> None:
        if block:
            found.append(Entry("\n".join(block), heading))
            block.clear()

    for line in [*text.splitlines(), ""]:
        is_row = line.startswith("|")
        if not line.strip() or line.startswith(("#", "- ")) or is_row:
            close()
        if not is_row:
            table.clear()
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
        elif is_row and (len(table) < 2 or _RULED.match(line)):
            table.append(line)
        elif is_row:
            found.append(Entry(line, heading, "\n".join(table)))
        elif line.strip():
            block.append(line)
    return found


def search(among: list[Entry], query: str) -> list[Entry]:
    """The entries that define a rule, if the query is its id; else those that contain the query."""
    laid_down = [entry for entry in among if query.upper() in entry.ids]
    if laid_down:
        return laid_down
    wanted = " ".join(query.casefold().split())
    return [entry for entry in among if wanted in entry.plain.casefold()]


def near(among: list[Entry], query: str) -> list[str]:
    """Rule ids with a similar spelling; if there are none, the first id of each kind."""
    ids = list(dict.fromkeys(id for entry in among for id in entry.ids))
    close = get_close_matches(query.upper(), ids, n=5, cutoff=0.6)
    if close:
        return close
    kinds: dict[str, str] = {}
    for id in ids:
        kinds.setdefault(id.rpartition("-")[0], id)
    return list(kinds.values())[:12]


def markdown(some: list[Entry]) -> str:
    """Entries as Markdown, with their headings and the heads of their tables."""
    parts: list[str] = []
    heading = table = ""
    for entry in some:
        if entry.heading != heading:
            heading, table = entry.heading, ""
            parts += ["", f"## {heading}", ""]
        if entry.table != table:
            table = entry.table
            parts += ["", table] if table else [""]
        elif not entry.table and not entry.text.startswith("- "):
            parts.append("")
        parts.append(entry.text)
    return "\n".join(parts).strip() + "\n"
