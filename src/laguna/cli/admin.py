"""`laguna admin`: what only whoever runs the server may do with its tables and people."""

import argparse
import time
from typing import TYPE_CHECKING

from laguna.kernel.errors import LagunaError

from .arguments import Commands
from .database import add_settings, server_packages, server_settings
from .output import write

if TYPE_CHECKING:
    from laguna.server.admin import Answer

STATES = ("waiting", "playing", "over", "closed", "deleted")
ABOUT_TIME = """Tables that nobody has touched for long are deleted by the server itself, and can be had back for
30 days (`laguna admin undelete`). It deletes nothing in the first hour after its start, and nothing while its
clock looks wrong: far from what was written last, or set to another time meanwhile. After a pause of more than a
week it cannot tell the pause from a wrong clock. If `date` shows the right time, --now deletes what is too old."""


def add(commands: Commands) -> None:
    """Declare the command and its parts."""
    parser = commands.add_parser("admin", help="look after tables, ban people, or tell everybody something")
    parts = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listed = parts.add_parser("list", help="list tables, those with the latest move first")
    listed.add_argument("--state", choices=STATES, default="", help="only those in this state")
    listed.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default: 50)")
    expire = parts.add_parser(
        "expire",
        help="delete what is too old, whatever the clock looked like",
        description=ABOUT_TIME,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    expire.add_argument("--now", action="store_true", required=True, help="say that the clock is right")
    for name, about in (
        ("show", "show a table and its seats"),
        ("record", "write the record of a table, with all that is secret in it"),
        ("close", "end a game for good; its people can still read that"),
        ("delete", "delete a table; it can be had back for 30 days"),
        ("undelete", "have a deleted table back"),
    ):
        parts.add_parser(name, help=about).add_argument("table", metavar="TABLE", help="its id, as in its address")
    parts.add_parser("bans", help="list who is banned")
    for name, about in (
        ("ban", "keep a guest or an address out, and close their connections"),
        ("unban", "let a guest or an address in again"),
    ):
        parts.add_parser(name, help=about).add_argument(
            "who", metavar="WHO", help="a guest's id, as `show` has it, or an address; IPv6 counts by /64"
        )
    ratings = parts.add_parser("ratings", help="look after ratings")
    ratings.add_argument("what", choices=("recompute",), help="compute all anew, from the games that counted")
    message = parts.add_parser("message", help="show everybody a message, on the first page and at tables")
    what = message.add_mutually_exclusive_group(required=True)
    what.add_argument("text", nargs="?", default="", metavar="TEXT", help="one line of plain text")
    what.add_argument("--clear", action="store_true", help="take the message away")
    for name, part in parts.choices.items():
        add_settings(part)
        part.set_defaults(run=_run, do=name, table="", state="", limit=50, who="", text="")


def _run(given: argparse.Namespace) -> int:
    with server_packages():
        from laguna.server import admin
    if given.do == "message" and not (given.clear or given.text.strip()):
        raise LagunaError("There is nothing in this message; --clear takes the last one away.")
    command = admin.Command(given.do, given.table, given.state, given.limit, given.who, given.text)
    # What is too old is as for the server, if it has its limits from the environment or a file.
    found = server_settings(given)
    answer = admin.run(found.db, command, found.limits)
    write(_text(given.do, given.table, answer))
    return 0


def _text(do: str, table: str, answer: "Answer") -> str:
    """What is written about it."""
    if do == "record":
        return answer.record
    if do == "ratings":
        return f"Ratings were computed from games: {answer.rated}.\n"
    if do == "message":
        text = answer.message.text if answer.message else ""
        return f"Everybody is told: {text}\n" if text else "The message was taken away.\n"
    if do == "bans":
        lines = [f"{_time(one.at)}  {one.kind:<7}  {one.who}" for one in answer.bans]
        return "\n".join(lines or ["Nobody is banned."]) + "\n"
    if do in ("ban", "unban"):
        one = answer.bans[0]
        return f"Done: the {one.kind} {one.who} is {'kept out' if do == 'ban' else 'let in again'}.\n"
    if do == "show" and answer.shown is not None:
        row = answer.shown.row
        state = f"deleted at {_time(row.deleted)}" if row.deleted else f"{row.state} {row.closed}".strip()
        lines = [
            f"{row.id}: {row.game}, {state}, {row.n} lines",
            f"made {_time(row.made)}, last move {_time(row.moved)}",
        ]
        for seat in answer.shown.seats:
            who = f"{seat.kind} {seat.guest} {seat.name or seat.level}"
            lines.append(f"  seat {seat.seat}: {' '.join(who.split())}")
        return "\n".join(lines) + "\n"
    lines = [
        f"{one.id}  {_time(one.moved)}  {one.game:<8} {'deleted' if one.deleted else one.state:<8} "
        f"{one.people} of {one.seats} seats, {one.n} lines"
        for one in answer.tables
    ]
    if do == "expire":
        lines.append(f"Deleted tables: {len(lines)}.")
    elif do != "list":
        lines.append(f"Done: the table {table} was {DONE[do]}.")
    return "\n".join(lines or ["There are no such tables."]) + "\n"


DONE = {"close": "closed", "delete": "deleted", "undelete": "given back"}
"""What was done, in words."""


def _time(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
