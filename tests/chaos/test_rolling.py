"""A rolling deploy: version 0.1, from the history of this repository, and this version serve the same tables.

Both run on one PostgreSQL, people of one table are at different versions, and either side is stopped, killed and
started again.
"""

import asyncio
import io
import random
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from ..server.browser import Browser, run
from ..server.conftest import generous
from ..server.postgres import Cluster
from ..server.running import Server
from ..soak import ROOT
from . import stored
from .checker import check
from .history import History
from .people import Person
from .storm import PATIENCE

FIRST = "b1beb42"
"""The commit that was version 0.1."""
ROUNDS = 10


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of version 0.1, which run interpreted."""
    done = subprocess.run(["git", "archive", FIRST, "src"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        pytest.skip("the history of this repository does not go back to 0.1")
    folder = tmp_path_factory.mktemp("first")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


class Side:
    """One of the two versions, on a port of its own."""

    def __init__(self, place: str, source: Path | None) -> None:
        self._place = place
        self._env = {"PYTHONPATH": str(source)} if source else {}
        self._args = generous(first=source is not None)
        self.server = Server(place, *self._args, env=self._env)
        self.server.wait()
        self.browser = Browser(self.server.url)

    def again(self, kill: bool) -> None:
        """Start it again, after a kill or a stop."""
        if kill:
            self.server.kill()
        else:
            assert self.server.stop() == 0, self.server.log
        self.server = Server(self._place, *self._args, env=self._env, port=self.server.port)
        self.server.wait()


class Deploy:
    """People at tables of which one seat is at the old side and one at the new one."""

    def __init__(self, old: Side, new: Side) -> None:
        self.sides = old, new
        self.people: list[Person] = []
        self.playing: list[asyncio.Future[None]] = []
        self._rng = random.Random(7)

    async def add(self, maker: Side, game: str, **more: object) -> None:
        """A table that one side has made."""
        table = (await maker.browser.make(game, "me", "me", **more))["id"]
        for seat, side in enumerate(self.sides):
            rng = random.Random(self._rng.random())
            self.people.append(Person(side.browser, History(table, seat), rng, lambda: 0, 0.01))
            self.playing.append(asyncio.ensure_future(self.people[-1].play()))

    async def everybody_moves(self) -> None:
        """Until everybody has moved again whose game is not over."""
        before = [person.done for person in self.people]
        async with asyncio.timeout(PATIENCE):
            while any(
                person.done <= done and not person.over for person, done in zip(self.people, before, strict=True)
            ):
                for task in self.playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def go_home(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


def on_two_versions(cluster: Cluster, first: Path, work: Callable[[str, Deploy], "asyncio.Future[None]"]) -> None:
    """Do something with an old process, beside which a new one was started."""
    place = cluster.new_database()

    async def begin() -> None:
        sides = [await asyncio.to_thread(Side, place, first)]
        try:
            await sides[0].browser.call("PUT", "/me", {"name": "Anna"})
            sides.append(await asyncio.to_thread(Side, place, None))
            sides[1].browser.http.cookies.update(sides[0].browser.http.cookies)
            deploy = Deploy(*sides)
            try:
                await work(place, deploy)
            finally:
                await deploy.go_home()
        finally:
            for side in sides:
                await side.browser.http.aclose()
                await asyncio.to_thread(side.server.close)

    run(begin)


@pytest.mark.soak
def test_old_and_new_processes_serve_the_same_tables_and_either_may_restart(cluster: Cluster, first: Path) -> None:
    async def work(place: str, deploy: Deploy) -> None:
        for side in deploy.sides:
            for game in ("murano", "venezia"):
                await deploy.add(side, game)
        await deploy.everybody_moves()
        for number in range(ROUNDS):
            await asyncio.to_thread(deploy.sides[number % 2].again, kill=number % 4 < 2)
            await deploy.everybody_moves()
            if number % 5 == 4:
                await deploy.add(deploy.sides[number % 2], "murano")
        await deploy.go_home()
        found = await asyncio.to_thread(stored.everything, place)
        histories = [person.history for person in deploy.people]
        assert check(histories, found, views=False) == []
        with psycopg.connect(place) as connection:
            assert connection.execute("SELECT id FROM tables WHERE state = 'closed'").fetchall() == []

    on_two_versions(cluster, first, work)  # type: ignore[arg-type]


@pytest.mark.soak
def test_a_game_that_the_old_side_cannot_play_goes_on_at_the_new_side(cluster: Cluster, first: Path) -> None:
    async def work(place: str, deploy: Deploy) -> None:
        old, new = deploy.sides
        table = (await new.browser.make("murano", "me", "me", options={"last_studio": "not"}))["id"]
        page = await new.browser.sit(table)
        closed = await old.browser.open(table)
        await closed.until("hello")
        assert closed.table["state"] == "closed", "0.1 does not know the option"
        await page.until_table(lambda table: table["state"] == "closed")
        await page.until_table(lambda table: table["state"] == "playing")
        again = await new.browser.sit(table, seat=page.state["turn"])
        assert (await again.do(again.state["legal"][0]["do"]))["type"] == "done"
        for one in (page, closed, again):
            await one.close()

    on_two_versions(cluster, first, work)  # type: ignore[arg-type]
