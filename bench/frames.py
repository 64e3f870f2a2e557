"""What a trace of Chromium tells about a page: when messages came, when they were shown, what that cost."""

import bisect
import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

CATEGORIES = [
    *("blink.user_timing", "cc", "viz", "toplevel", "benchmark"),
    *("devtools.timeline", "disabled-by-default-devtools.timeline"),
]
WATCH = """() => {
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...args) {
            super(...args);
            const kind = ({data}) => data.slice(9, data.indexOf('"', 9));
            this.addEventListener('message', (event) => performance.mark(`message ${kind(event)}`));
        }
    };
    addEventListener('click', () => performance.mark('message click'), true);
}"""
"""Marks every click, and every message before the page gets it."""
OURS = {"FunctionCall": "script", "UpdateLayoutTree": "style", "Layout": "layout"}
"""Chromium's names for what a page brings about. The rest of a frame is painting, and putting layers together."""
PARTS = {
    **OURS,
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "Commit"), "paint"),
    "RasterTask": "raster",
    "DirectRenderer::DrawFrame": "layers",
}
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
"""The names of all that any thread of Chromium does."""

Event = dict[str, Any]


class Frames:
    """A trace, read. All times are in milliseconds; processor time is the same on a busy machine."""

    def __init__(self, trace: bytes) -> None:
        events: list[Event] = json.loads(trace)["traceEvents"]
        marks = [one for one in events if one["ph"] in "IR" and one["name"].startswith("message ")]
        self._marks = sorted((one["ts"], one["name"].removeprefix("message ")) for one in marks)
        page = marks[0]["pid"]
        self._spans = sorted((one for one in events if one["ph"] == "X"), key=lambda one: (one["ts"], -one["dur"]))
        self._page = [one for one in self._spans if one["pid"] == page]
        self._tasks = [one for one in self._spans if one["name"] in TASKS]
        self._begins = [one["ts"] for one in self._tasks]
        self._commits = self._named("ProxyMain::BeginMainFrame::commit", self._page)
        self._draws = self._named("MainFrame.Draw", self._page)
        self._layers = self._named("DirectRenderer::DrawFrame", self._spans)
        self.states = sum(kind == "state" for _, kind in self._marks)

    def _named(self, name: str, events: Iterable[Event]) -> list[tuple[int, int]]:
        return [(one["ts"], one["ts"] + one["dur"]) for one in events if one["name"] == name]

    def _shown(self, begin: int) -> int | None:
        """When a frame that was begun behind this moment is on the screen."""
        at = begin
        for spans in (self._commits, self._draws, self._layers):
            found = spans[bisect.bisect_left(spans, (at, 0)) :][:1]
            if not found:
                return None
            at = found[0][1]
        return at

    def answers(self) -> list[tuple[float, float]]:
        """For each click, from its answer to the frame of that: time, and processor time of all of Chromium."""
        found = []
        asked = False
        for begin, kind in self._marks:
            if kind == "click":
                asked = True
            elif asked and kind in ("state", "previewed"):
                asked = False
                if end := self._shown(begin):
                    tasks = self._tasks[
                        bisect.bisect_left(self._begins, begin) : bisect.bisect_left(self._begins, end)
                    ]
                    # The task that brought the message has begun before it.
                    found.append(((end - begin) / 1000, sum(one.get("tdur", 0) for one in tasks) / 1000))
        return found

    def ours(self) -> dict[str, list[float]]:
        """Processor time of script, style and layout that each message or click brought about, by its kind."""
        begins = [begin for begin, _ in self._marks]
        costs = [0.0] * len(begins)
        inside = 0
        for one in self._page:
            # What is called from within is part of what calls it.
            if one["name"] not in OURS or one["ts"] < inside:
                continue
            inside = one["ts"] + one["dur"]
            # A script hears of a message within a call that began a moment before the mark.
            at = bisect.bisect_right(begins, inside) - 1
            if at >= 0:
                costs[at] += one.get("tdur", 0) / 1000
        found: dict[str, list[float]] = defaultdict(list)
        for (_, kind), cost in zip(self._marks, costs, strict=True):
            found[kind].append(cost)
        return dict(found)

    def parts(self) -> dict[str, float]:
        """Processor time by what it is spent on, for each state, all that follows from it included."""
        found: dict[str, float] = defaultdict(float)
        for one in self._spans:
            if one["name"] in PARTS:
                found[PARTS[one["name"]]] += one.get("tdur", 0) / 1000 / self.states
        return dict(found)
