"""The database of a server in a test: for looking, and for making time pass."""

import asyncio
import sqlite3
import time

import psycopg

from laguna.server.tables.seat_transfer import ABSENT

from .running import Server


def sql(server: Server, text: str) -> list[tuple[object, ...]]:
    """What the server's database says."""
    if server.db.startswith("postgresql"):
        with psycopg.connect(server.db) as postgres:
            cursor = postgres.execute(text)
            return cursor.fetchall() if cursor.description else []
    with sqlite3.connect(server.db) as sqlite:
        found = sqlite.execute(text).fetchall()
    sqlite.close()
    return found


async def stay_away(server: Server, table: str, seat: int) -> None:
    """Let the time pass after which others may speak about the seat of whoever went."""
    where = f"WHERE table_id = '{table}' AND seat = {seat}"
    # Others hear that somebody went a moment before it is written down.
    while not sql(server, f"SELECT 1 FROM seats {where} AND seen <= {int(time.time())}"):
        await asyncio.sleep(0.01)
    sql(server, f"UPDATE seats SET seen = seen - {ABSENT} {where}")
