"""Which tables wait for somebody, as a calendar (RFC 5545) and as an Atom feed (RFC 4287).

Both are made of what notices are made of: the game, names, whose turn it is, and when. No hand comes near them.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from . import texts

FOLD = 74
"""The most bytes of a line of a calendar; longer ones go on in the next line."""


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    table: str
    """Which table."""
    n: int
    """How many lines it has."""
    place: texts.Place
    """What it is, as they see it."""
    since: int
    """Since when."""
    until: int
    """When their clock will have run out; 0 if none runs."""


def _title(one: Waiting, lang: str) -> str:
    return texts.say(lang, "notice-turn", game=texts.game_name(lang, one.place.game))


def _about(one: Waiting, lang: str) -> str:
    players = ", ".join(one.place.others)
    return texts.say(lang, "notice-with", players=players) if players else texts.say(lang, "notice-alone")


def atom(waiting: Sequence[Waiting], lang: str, site: str, address: str, made: int) -> str:
    """An Atom feed."""
    entries = "".join(
        f"<entry><id>{escape(f'{site}/table/{one.table}#{one.n}')}</id><title>{escape(_title(one, lang))}</title>"
        f"<updated>{_moment(one.since)}</updated><link href={quoteattr(f'{site}/table/{one.table}')}/>"
        f"<summary>{escape(_about(one, lang))}</summary></entry>"
        for one in waiting
    )
    updated = _moment(max((one.since for one in waiting), default=made))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{lang}"><id>{escape(address)}</id>'
        f"<title>{escape(texts.say(lang, 'feed-title'))}</title><author><name>Laguna</name></author>"
        f"<updated>{updated}</updated><link href={quoteattr(f'{site}/me')}/>{entries}</feed>\n"
    )


def calendar(waiting: Sequence[Waiting], lang: str) -> str:
    """A calendar. A table with a clock stands where that runs out, any other on the day since when it waits."""
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Laguna//Turns//EN", "METHOD:PUBLISH"),
        f"X-WR-CALNAME:{_plain(texts.say(lang, 'feed-title'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for one in waiting:
        at = one.until or one.since
        stamp = _moment(at).replace("-", "").replace(":", "")
        when = f"DTSTART:{stamp}" if one.until else f"DTSTART;VALUE=DATE:{stamp[:8]}"
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}@laguna",
            f"DTSTAMP:{_moment(one.since).replace('-', '').replace(':', '')}",
            when,
            f"SUMMARY:{_plain(_title(one, lang))}",
            f"DESCRIPTION:{_plain(_about(one, lang))}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(_folded(line) + "\r\n" for line in [*lines, "END:VCALENDAR"])


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _plain(text: str) -> str:
    """Text as a calendar writes it."""
    for sign in "\\;,":
        text = text.replace(sign, "\\" + sign)
    return " ".join(text.split())


def _folded(line: str) -> str:
    """A line in parts that are short enough; no letter is cut."""
    parts, part = [], b""
    for letter in line:
        more = letter.encode()
        if len(part) + len(more) > FOLD:
            parts.append(part)
            part = b" "
        part += more
    return b"\r\n".join([*parts, part]).decode()
