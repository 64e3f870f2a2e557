"""`laguna db`: upgrade, export and import a server's database."""

import argparse
from pathlib import Path

from .arguments import Commands
from .database import add_database, default_database, server_packages
from .output import write


def add(commands: Commands) -> None:
    """Declare the command and its three parts."""
    parser = commands.add_parser("db", help="upgrade, export or import a server's database")
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    upgrade = parts.add_parser("migrate", help="upgrade the database to this version")
    export = parts.add_parser("export", help="write all tables to a file")
    take_in = parts.add_parser("import", help="read tables from an exported file")
    for part, run in ((upgrade, _migrate), (export, _export), (take_in, _import)):
        add_database(part)
        part.set_defaults(run=run)
    for part in (export, take_in):
        part.add_argument("file", type=Path, metavar="FILE")


def _migrate(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.launch import bring_up_to_date
    steps = bring_up_to_date(given.db or default_database())
    write(f"Done: steps {', '.join(map(str, steps))}.\n" if steps else "Nothing to do.\n")
    return 0


def _export(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.store import export_import
    write(
        f"{export_import.export_tables(given.db or default_database(), given.file)} tables are in {given.file}.\n"
    )
    return 0


def _import(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.store import export_import
    write(f"{export_import.import_tables(given.db or default_database(), given.file)} tables were read.\n")
    return 0
