"""Servers with a fault in them, planted before they start. The checker must find each."""

LOST = """
_choose, _count = notifier.rules.choose, [0]
def choose(*args):
    found = _choose(*args)
    _count[0] += bool(found.tell)
    return found if not found.tell or _count[0] % 4 else found._replace(tell=[], drop=found.drop + found.tell)
notifier.rules.choose = choose
"""
"""Now and then something counts as told that was not sent."""

PRESENT = """
_scene_of = notifier.scene_of
notifier.scene_of = lambda *args: _scene_of(*args)._replace(here=False, seen=0.0)
"""
"""People are told who have the table open."""

DOUBLED = """
from laguna.server.notices import senders
_send, _sent = senders.Senders.send, [0]
async def send(self, channel, letter):
    _sent[0] += 1
    if _sent[0] % 4 == 0:
        await _send(self, channel, letter)
    return await _send(self, channel, letter)
senders.Senders.send = send
"""
"""Now and then a letter is sent twice."""

NEVER = """
from laguna.server.store import due_queries
from laguna.server.tables import clock_keeper, clocks
def ring(db, due):
    due_queries.finish(db, due)
    return clocks.Rang()
clock_keeper.clocks.ring = ring
"""
"""Nothing comes of a clock that has run out."""

VOID = """
notifier.rules.is_void = lambda one, scene: False
"""
"""People are told what is no longer so."""

NIGHT = """
notifier.rules.after_quiet = lambda quiet, at: at
"""
"""Quiet hours are ignored."""
