"""A person at the page, who sees what is offered and clicks, taps or types."""

import os
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import ConsoleMessage, Page, Request

from .hand import press

DRIVE = Path(__file__).with_name("drive.js").read_text("utf-8").split("*/", 1)[1].strip().rstrip(";")
READY = """() => document.querySelector('.scoring, .curtain')
    || document.querySelector('.prompt.mine[aria-busy=false]')"""
MADE = """async (wish) => {
    const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
        headers: {'Content-Type': 'application/json'}});
    return await answer.json();
}"""


WHOLE = bool(os.environ.get("LAGUNA_SOAK"))
"""Are games played from the first click to the last, by the usual rules? That takes minutes."""


class Player:
    """One browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        """What went wrong in the browser: errors, missing words, broken policies, requests to other hosts."""
        self.excused: tuple[str, ...] = ()
        """Words of complaints that a test expects."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _watch(self, request: Request) -> None:
        if request.url.startswith("http") and urlparse(request.url).netloc != urlparse(self.url).netloc:
            self._complain(f"asked another host: {request.url}")

    def _complain(self, text: str) -> None:
        if not any(excuse in text for excuse in self.excused):
            self.complaints.append(text)

    def go(self, path: str) -> None:
        """Open a page of ours."""
        self.page.goto(self.url + path)

    def make(self, game: str, *seats: str, **wishes: Any) -> str:  # noqa: ANN401 - fields of a table
        """Make a table over HTTP, with a person for `me` and `open`, and bots for their levels."""
        if not self.page.url.startswith(self.url):
            self.go("/")
        plans = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in seats]
        made = self.page.evaluate(MADE, {"game": game, "seats": plans, "name": "Anna", **wishes})
        assert "id" in made, made
        return str(made["id"])

    def make_to_finish(self, game: str) -> str:
        """A table for a game that is to be played to its end: a whole one, or one that is soon over."""
        if WHOLE:
            return self.make(game, "me", "normal")
        table = self.make(game, "me", "random", options={"stall_rounds": "1"})
        # Venezia has nothing that ends it soon: most of it is played the quick way.
        if game == "venezia":
            self.drive(table, 600)
        return table

    def drive(
        self, table: str, until: int = 100_000, seed: int = 1, out: bool = False, advised: bool = False
    ) -> dict[str, Any]:
        """Play on, over the socket, to a line, to the end, or with `out` to a decision out of turn.

        By chance, or with `advised` as a bot would: that takes a second for each decision.
        """
        wish = {"id": table, "until": until, "seed": seed, "out": out, "advised": advised}
        found: dict[str, Any] = self.page.evaluate(DRIVE, wish)
        return found

    def sit_at(self, table: str) -> None:
        """Open a table and wait until something is asked."""
        self.go(f"/table/{table}")
        self.ready()

    def ready(self) -> None:
        """Wait until I may decide, or the game is over, or the curtain is down."""
        self.page.wait_for_function(READY)

    def is_over(self) -> bool:
        """Is the final scoring shown?"""
        return self.page.locator(".scoring").count() > 0

    def act(self, rng: Random) -> None:
        """One click: the confirmation, if there is one, else something that is offered."""
        confirm = self.page.locator(".do .confirm")
        # What has been chosen already is not clicked again: that would be the confirmation.
        offers = self.page.locator(f"{self.OFFERS}, .do .choice")
        confirm.or_(offers).first.wait_for()
        if confirm.count() and (rng.random() < 0.9 or not offers.count()):
            confirm.click()
        else:
            chosen = offers.nth(rng.randrange(offers.count()))
            drawer = self.page.locator(".drawer .shut")
            # What lies below a drawer is reached by shutting it.
            if drawer.count() and not chosen.evaluate("(one) => !!one.closest('.drawer, .do')"):
                thing = chosen.get_attribute("data-thing")
                drawer.click()
                chosen = self.page.locator(f'.boardbox [data-thing="{thing}"]')
            press(chosen)

    OFFERS = ", ".join(f"{part} .offer:not(.chosen)" for part in (".boardbox", ".tray", ".drawer"))

    def play(self, rng: Random, clicks: int) -> bool:
        """Click on until the end of the game; False if that takes more clicks."""
        for _ in range(clicks):
            self.ready()
            if self.is_over():
                return True
            self.act(rng)
        return self.is_over()
