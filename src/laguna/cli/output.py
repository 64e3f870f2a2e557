"""How commands write: text, JSON and a progress bar."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code that shells expect from a command that Ctrl-C ended."""


def write(text: str) -> None:
    """Write to the standard output at once, even into a pipe."""
    sys.stdout.write(text)
    sys.stdout.flush()


def write_json(value: object) -> None:
    """Write a value as indented JSON."""
    import msgspec

    write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def say_stopped(done: int, total: int) -> None:
    """Say that Ctrl-C cut a run short."""
    sys.stderr.write(f"laguna: stopped after {done} of {total} games.\n")


def is_colourful() -> bool:
    """Does the standard output show colours, and does the person want them?"""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


@contextmanager
def progress(total: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """Show a bar on the standard error, if that is a terminal; yields the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Games between searching bots take long, so the time left is estimated from many minutes.
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=1800) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
