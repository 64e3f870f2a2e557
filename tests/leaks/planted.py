"""Leaks planted in a server: each tells something about what another seat holds."""

SECRET = """
def _secret(log):
    text = "".join(line.what for line in log.lines)
    return hashlib.sha256(text.encode()).digest()[0] & 1
"""
"""Something that depends on all that was drawn: an even or odd number."""

VIEW = (
    SECRET
    + """
from laguna.table import states
_messages = states.messages
def messages(log, since, to, guide=""):
    return [part + b" " * _secret(log) for part in _messages(log, since, to, guide)]
states.messages = messages
"""
)
"""A blank more behind what is sent."""

HINT = """
from laguna.bots import hint as _hints
async def advise(self, record, seat, owner=""):
    state = replay(record)
    return _hints.hint(registry.load(record.game), state, seat, Budget(iterations=20), Rng(7))
WorkerPool.advise = advise
"""
"""Hints that look at the true world."""

WHY = (
    SECRET
    + """
from laguna.table import refusals
_why = refusals.why
def why(log, action, to):
    found = _why(log, action, to)
    found.text += "." * _secret(log)
    return found
refusals.why = why
"""
)
"""Reasons with one more full stop."""

SLOW = (
    SECRET
    + """
from laguna.server.http import sockets
_look = sockets.look
def look(connection, live, message):
    log = live.table.log
    end = time.perf_counter() + 0.0015 * _secret(log)
    while time.perf_counter() < end:
        pass
    return _look(connection, live, message)
sockets.look = look
"""
)
"""Answers that take 1.5 ms longer."""
