"""Can the clock of this machine be trusted? Nothing is deleted by one that is wrong."""

FAR = 7 * 24 * 3600
"""How many seconds the clock may be ahead of what was written last, when a server starts."""
NEAR = 3600
"""How many seconds it may be behind that, and by how much it may jump while the server runs."""
SETTLED = 3600
"""For how many seconds after its start a server deletes nothing."""


class Clock:
    """The clock as it was when a server started, beside what earlier servers had written."""

    def __init__(self, newest: int, now: float, since: float) -> None:
        """`newest` is when anything was written last (0: nothing was), and `since` is `running()` at the start."""
        self._newest = newest
        self._now = now
        self._since = since
        self._started = since

    def is_settled(self, since: float) -> bool:
        """Has the server run long enough for its host to have seen that something is wrong?"""
        return since - self._started >= SETTLED

    def believe(self, now: float, since: float) -> None:
        """Take the clock for right as it is now: a host has said so."""
        self._newest, self._now, self._since = 0, now, since

    def problem(self, now: float, since: float) -> str:
        """What speaks against the clock; empty if nothing does."""
        if self._newest and self._now > self._newest + FAR:
            days = int(self._now - self._newest) // (24 * 3600)
            return f"nothing was written for {days} days before this start, or the clock is ahead"
        if self._now < self._newest - NEAR:
            return "the clock was behind what is stored when the server started"
        if abs((now - self._now) - (since - self._since)) > NEAR:
            return "the clock was set to another time while the server ran"
        return ""
