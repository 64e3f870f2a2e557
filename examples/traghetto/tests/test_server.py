"""Traghetto over the server: a person and a bot play a whole game, and read its replay and its rules."""

from pathlib import Path

from tests.server.browser import Browser, run
from tests.server.running import Server, sqlite_place


def test_a_whole_game_over_the_socket(tmp_path: Path) -> None:
    server = Server(sqlite_place(tmp_path))

    async def play() -> None:
        async with Browser(server.url) as anna:
            games = {game["id"]: game for game in (await anna.call("GET", "/games?lang=fr"))["games"]}
            assert "bacs" in games["traghetto"]["about"]
            rules = await anna.http.get("/api/games/traghetto/rules?lang=de")
            assert "**T-CROSS-1**" in rules.text
            table = (await anna.make("traghetto", "me", "normal", lang="en"))["id"]
            page = await anna.sit(table, drawing=1)
            assert "San Samuele" in page.state["drawing"]
            while page.state["turn"] != -2:
                if page.state["legal"]:
                    await page.do(page.state["legal"][0]["do"])
                else:
                    await page.until("state")
            outcome = await anna.call("GET", f"/tables/{table}/outcome")
            assert sum(outcome["scores"]) == sum(item["points"] for item in outcome["account"])
            replay = await anna.call("GET", f"/tables/{table}/replay?drawing=true&seat=0")
            assert "San Samuele" in replay["positions"][-1]["drawing"]

    try:
        server.wait()
        run(play)
    finally:
        assert server.stop() == 0
