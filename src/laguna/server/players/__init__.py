"""Players: guests who want more than one device, a passkey, a recovery code or friends.

A player is a guest whose seats several cookies open, each that of a *device*. `joining` adds one by a short code,
and `passkeys` check another way in. `merging` gives a player what a device had as a guest of its own, and ends
devices. `kept` is all that is stored about somebody.
"""

PARTS = ("devices", "passkeys", "friends", "clocks", "notices", "feeds", "plans", "days", "ratings", "watching")
"""What players may have. A host may switch each of them off: they are settings of these names."""
