"""`laguna export`: the decisions of recorded games, for learners."""

import argparse
from pathlib import Path

from .arguments import Commands
from .output import progress, write


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "export",
        help="write the decisions of recorded games for learners",
        description="Write the decisions of recorded games, one row each: the seat, what it saw, what was legal, "
        "what it did and how the game ended. docs/research.md explains the columns.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder with records (*.rec), or one record")
    parser.add_argument(
        "--parquet",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="FILE",
        help="write Parquet (default: decisions.parquet beside the records); "
        "`pip install 'laguna[research]'` installs what this needs",
    )
    parser.add_argument(
        "--jsonl",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="FILE",
        help="write each decision as a line of JSON (default: decisions.jsonl beside the records)",
    )
    parser.add_argument("--game", metavar="GAME", help="use only records of this game")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the rows, in one format or in both."""
    from laguna.kernel.errors import LagunaError
    from laguna.research import data

    if given.parquet is None and given.jsonl is None:
        raise LagunaError("Choose --parquet or --jsonl, optionally with a file name.")
    files = data.records(given.folder)
    beside = given.folder if given.folder.is_dir() else given.folder.parent
    parquet = beside / "decisions.parquet" if given.parquet == Path() else given.parquet
    jsonl = beside / "decisions.jsonl" if given.jsonl == Path() else given.jsonl
    with progress(len(files), "records") as advance:
        rows = data.export(files, parquet, jsonl, given.game, advance)
    write(f"{rows} decisions are in {' and '.join(str(file) for file in (parquet, jsonl) if file)}.\n")
    return 0
