"""`laguna db`: upgrade, back up, verify, export and import a server's database."""

import argparse
from pathlib import Path

from .arguments import Commands
from .database import add_settings, server_packages, server_settings
from .output import progress, write


def add(commands: Commands) -> None:
    """Declare the command and its parts."""
    parser = commands.add_parser("db", help="upgrade, back up, verify, export or import a server's database")
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    upgrade = parts.add_parser("migrate", help="upgrade the database to this version")
    export = parts.add_parser("export", help="write all tables to a file")
    take_in = parts.add_parser("import", help="read tables from an exported file")
    copy = parts.add_parser("backup", help="copy everything to a file, while the server runs or not")
    check = parts.add_parser("verify", help="play every table again and compare, while the server runs or not")
    for part, run in (
        (upgrade, _migrate),
        (export, _export),
        (take_in, _import),
        (copy, _backup),
        (check, _verify),
    ):
        add_settings(part)
        part.set_defaults(run=run)
    for part in (export, take_in, copy):
        part.add_argument("file", type=Path, metavar="FILE")


def _migrate(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.launch import bring_up_to_date
    steps = bring_up_to_date(server_settings(given).db)
    write(f"Applied migrations {', '.join(map(str, steps))}.\n" if steps else "Nothing to do.\n")
    return 0


def _export(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.store import export_import
    write(f"{export_import.export_tables(server_settings(given).db, given.file)} tables are in {given.file}.\n")
    return 0


def _import(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.store import export_import
    write(f"{export_import.import_tables(server_settings(given).db, given.file)} tables were read.\n")
    return 0


def _backup(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server.store import backup, export_import, is_postgres
    place = server_settings(given).db
    if is_postgres(place):
        export_import.export_tables(place, given.file)
        write(f"{given.file} is an export of everything: `laguna db import` reads it.\n")
    else:
        backup.copy_sqlite(Path(place), given.file)
        write(f"{given.file} is a copy of the database: `laguna serve --db {given.file}` serves it.\n")
    return 0


def _verify(given: argparse.Namespace) -> int:
    import asyncio
    import tempfile
    from functools import partial

    with server_packages():
        from laguna.server.store import backup, is_postgres, open_store
        from laguna.server.store.migrations import migrate
        from laguna.server.tables import verify
    place = server_settings(given).db

    async def look(at: str) -> list[str]:
        store = open_store(at)
        try:
            if at != place:
                await store.run(migrate)
            ids = await store.run(verify.table_ids)
            wrong = []
            with progress(len(ids), "tables") as step:
                for id in ids:
                    problem = await store.run(partial(verify.check, id=id))
                    wrong += [f"table {id}: {problem}"] if problem else []
                    step(1)
            return wrong
        finally:
            await store.close()

    if is_postgres(place):
        wrong = asyncio.run(look(place))
    else:
        # The server that runs has the file; a copy is of one moment, and may be migrated.
        with tempfile.TemporaryDirectory() as folder:
            copied = Path(folder) / "tables.sqlite"
            backup.copy_sqlite(Path(place), copied)
            wrong = asyncio.run(look(str(copied)))
    write("".join(f"{problem}\n" for problem in wrong))
    write(f"{len(wrong)} tables are wrong.\n" if wrong else "Every table is as it should be.\n")
    return 1 if wrong else 0
