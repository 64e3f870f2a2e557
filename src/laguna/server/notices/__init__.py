"""Notices: telling people who are not here that it is their turn, and what else has happened at their tables.

`outgoing` is the one way to addresses that people give. `push`, `mail`, `ntfy` and `webhook` are the channels, all
with the interface in `channel`. `rules` say when somebody is told, and `texts` say what, which is nothing that a
spectator could not know.
"""

from importlib.util import find_spec

INSTALLED = all(find_spec(name) is not None for name in ("aiosmtplib", "cryptography", "httpcore"))
"""Are the packages there that send notices?"""
