"""Playing at a table: stored before shown, answered alike when repeated, refused with a reason."""

from typing import Any

import msgspec

from laguna.kernel import registry
from laguna.kernel.record import parse, replay
from laguna.table import guides

from .browser import Browser, run
from .running import Server


def test_a_table_begins_when_nobody_is_missing(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as chiara:
            table = await anna.make("murano", "me", "open", name="Anna")
            assert (table["state"], table["owner"], table["turn"]) == ("waiting", True, -2)
            waiting = await anna.open(table["id"])
            await waiting.until("hello")
            info = await bruno.join(table["id"], 1, "Bruno")
            assert info["state"] == "playing"
            assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bruno"]
            assert [seat["mine"] for seat in info["seats"]] == [False, True]
            state = await waiting.until("state")
            assert state["view"]["type"] == "murano"
            assert state["view"]["seat"] == 0
            other = await bruno.sit(table["id"])
            watcher = await chiara.sit(table["id"])
            assert watcher.hello["seat"] == -1
            assert watcher.state["view"]["mine"] is None
            first = waiting if state["turn"] == 0 else other
            assert first.state["legal"]
            assert not (other if first is waiting else waiting).state["legal"]
            assert not watcher.state["legal"]

    run(work)


def test_a_move_is_acknowledged_then_shown_to_all_and_answered_alike_when_repeated(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as watcher:
            table = await anna.make("murano", "me", "me")
            page = await anna.sit(table["id"])
            public = await watcher.sit(table["id"], seat=-1)
            assert page.hello["mine"] == [0, 1]
            n, do = page.state["n"], page.state["legal"][0]["do"]
            done = await page.do(do)
            assert done == {"type": "done", "n": n, "next": done["next"]}
            assert page.messages[-1] is done
            state = await page.until("state")
            assert state["n"] == done["next"] > n
            assert (await public.until("state"))["n"] == done["next"]
            assert await page.do(do, n) == done
            refused = await page.do("pass" if do != "pass" else "act", n)
            assert (refused["type"], refused["error"]) == ("refused", "stale")
            assert (await page.do(do, 999))["error"] == "stale"
            assert (await page.ask(type="ping")) == {"type": "pong", "n": done["next"]}

    run(work)


def test_refusals_say_why_and_change_nothing(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as watcher:
            table = await anna.make("murano", "me", "me", lang="it")
            page = await anna.sit(table["id"], lang="it")
            n, turn = page.state["n"], page.state["turn"]
            refused = await page.do("dock store white")
            assert refused["error"] == "cannot_parse"
            refused = await page.do("sail 3")
            assert refused["error"] == "not_legal"
            assert refused["rule"].startswith("M-")
            assert refused["text"]
            why = await page.ask(type="why", do="sail 3")
            assert (why["legal"], why["rule"], why["text"]) == (False, refused["rule"], refused["text"])
            assert (await page.ask(type="why", do=page.state["legal"][0]["do"]))["legal"] is True
            for draw in ("first 0", "draw glass_red"):
                assert (await page.do(draw))["error"] == "cannot_parse"
                assert (await page.ask(type="why", do=draw))["error"] == "cannot_parse"
            other = await anna.sit(table["id"], seat=1 - turn)
            refused = await other.do(page.state["legal"][0]["do"])
            assert refused["error"] == "not_legal"
            looker = await watcher.sit(table["id"])
            assert (await looker.do("act"))["error"] == "not_yours"
            assert (await looker.ask(type="undo", n=n))["error"] == "not_yours"
            assert (await looker.ask(type="why", do="act"))["error"] == "not_yours"
            assert (await page.ask(type="ping"))["n"] == n

    run(work)


def test_undo_reaches_back_to_a_draw_and_is_a_line_itself(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = await anna.make("murano", "me", "me")
            page = await anna.sit(table["id"])
            first = page.state
            assert first["undo"] == 0
            refused = await page.ask(type="undo", n=first["n"])
            assert (refused["error"], refused["text"]) == ("not_legal", "A draw cannot be taken back.")
            await page.do("act")
            second = await page.until("state")
            assert second["undo"] == 1
            done = await page.ask(type="undo", n=second["n"], steps=1)
            assert done["next"] == second["n"] + 1
            third = await page.until("state")
            assert third["view"] == first["view"]
            assert third["legal"] == first["legal"]
            told = third["events"][-1]
            assert (told["key"], told["args"]["first"]) == ("undo", first["n"])
            assert await page.ask(type="undo", n=second["n"], steps=1) == done
            assert (await page.ask(type="undo", n=third["n"], steps=1))["type"] == "refused"
            assert (await page.ask(type="ping"))["n"] == done["next"]

    run(work)


def test_a_preview_shows_what_would_come_and_stores_nothing(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = await anna.make("murano", "me", "me")
            page = await anna.sit(table["id"])
            found = await page.ask(type="preview", do=["act"])
            assert found["type"] == "previewed"
            await page.do("act")
            state = await page.until("state")
            assert state["view"] == found["view"]
            # What would follow is told as the state tells it.
            assert found["question"] == state["question"]
            assert [choice["do"] for choice in found["legal"]] == [choice["do"] for choice in state["legal"]]
            assert found["more"] == 0
            assert found["each"] == []
            ships = [choice for choice in page.state["legal"] if choice.get("ahead")]
            assert ships
            row = [ships[0]["do"], ships[0]["ahead"][0]["do"]]
            sailed = await page.ask(type="preview", do=row, each=True)
            assert {one["do"] for one in sailed["each"]} == {choice["do"] for choice in sailed["legal"]}
            # Before anything is chosen, each choice tells its price.
            prices = await page.ask(type="preview", do=row[:1], each=True)
            assert all(one["events"][0]["args"]["cost"] == 0 for one in prices["each"])
            assert (await page.ask(type="preview", do=[]))["view"] == page.state["view"]
            assert (await page.ask(type="preview", do=["pass", "pass"]))["error"] == "not_legal"
            assert (await page.ask(type="ping"))["n"] == page.state["n"]

    run(work)


def test_resuming_tells_what_was_missed_and_nothing_twice(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = await anna.make("venezia", "me", "me")
            page = await anna.sit(table["id"], seat=0)
            n, before = page.state["n"], list(page.events)
            for _ in range(12):
                one = await anna.sit(table["id"])
                assert (await one.do(one.state["legal"][0]["do"]))["type"] == "done"
                await one.close()
            missed = await anna.sit(table["id"], seat=0, n=n)
            assert all(event["n"] >= n for event in missed.events)
            whole = await anna.sit(table["id"], seat=0)
            assert whole.events == before + missed.events
            assert whole.state["view"] == missed.state["view"]
            assert (await anna.sit(table["id"], seat=0, n=10**6)).events == []

    run(work)


def test_words_come_in_the_language_of_the_socket(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = await anna.make("murano", "me", "random", name="Anna")
            texts = {}
            for lang in ("en", "it", "de", "fr"):
                page = await anna.open(table["id"], lang=lang)
                state = await page.until_state(lambda state: state["turn"] == 0)
                assert page.hello["lang"] == lang
                texts[lang] = (state["question"], state["legal"][0]["text"], page.events[0]["text"])
                await page.close()
            assert len({text[0] for text in texts.values()}) == 4

    run(work)


def test_a_whole_game_against_bots_ends_with_an_outcome_a_replay_and_a_record(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as guest:
            table = await anna.make(
                "venezia", "me", "random", "random", name="Anna", options={"stall_rounds": "1"}
            )
            id = table["id"]
            assert await anna.refused("GET", f"/tables/{id}/outcome") == (409, "not_over")
            assert await anna.refused("GET", f"/tables/{id}/replay") == (409, "not_over")
            assert await anna.refused("GET", f"/tables/{id}/record") == (409, "not_over")
            page = await anna.sit(id)
            steps = 0
            while page.state["turn"] != -2:
                if page.state["turn"] == 0:
                    steps += 1
                    choice = page.state["legal"][steps % len(page.state["legal"])]
                    assert (await page.do(choice["do"]))["type"] == "done"
                await page.until("state")
            await page.until_table(lambda table: table["state"] == "over")
            outcome = await guest.call("GET", f"/tables/{id}/outcome?lang=de")
            assert sorted(outcome["ranks"])[0] == 1
            for seat, score in enumerate(outcome["scores"]):
                assert sum(line["points"] for line in outcome["account"] if line["seat"] == seat) == score
            answer = await guest.http.get(f"/api/tables/{id}/record")
            record = parse(answer.text)
            end = record.module().result(replay(record))
            assert list(end.scores) == outcome["scores"]
            part = await guest.call("GET", f"/tables/{id}/replay?first=0&count=50&seat=1")
            assert part["length"] == len(record.actions)
            assert part["positions"][0]["do"] == ""
            last = await guest.call("GET", f"/tables/{id}/replay?first={part['length']}&seat=0")
            assert last["positions"][0]["view"] == page.state["view"]
            game: Any = record.module()
            for n in (0, 7, 31):
                shown = part["positions"][n]["view"]
                assert shown["mine"]["hand"] == list(game.view(replay(record, to=n), 1).mine.hand)
            assert "bot" in {seat["kind"] for seat in part["table"]["seats"]}
            # The same people again: bots have no choice, so that it begins at once.
            again = await anna.call("POST", f"/tables/{id}/rematch")
            assert (again["state"], again["options"]) == ("playing", table["options"])
            assert [seat["kind"] for seat in again["seats"]] == ["bot", "bot", "guest"]
            assert (await page.until_table(lambda table: bool(table["rematch"])))["rematch"] == again["id"]
            assert (await anna.call("POST", f"/tables/{id}/rematch"))["id"] == again["id"]
            second = await anna.sit(again["id"])
            await second.until_state(lambda state: state["turn"] == 2)
            assert (await second.do(second.state["legal"][0]["do"]))["type"] == "done"
            # What was played before is as it was.
            assert await guest.call("GET", f"/tables/{id}/outcome?lang=de") == outcome

    run(work)


def test_a_hint_is_given_only_where_the_table_allows_it(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            alone = await anna.make("murano", "me", "random")
            page = await anna.sit(alone["id"])
            await page.until_state(lambda state: state["turn"] == 0)
            hint = await page.ask(type="hint")
            assert hint["do"] in [choice["do"] for choice in page.state["legal"]]
            together = await anna.make("murano", "me", "me")
            page = await anna.sit(together["id"])
            assert (await page.ask(type="hint"))["error"] == "not_now"

    run(work)


def test_an_answer_gives_back_the_number_of_its_request(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            page = await anna.sit((await anna.make("murano", "me", "random"))["id"])
            state = await page.until_state(lambda state: state["turn"] == 0)
            do, n = state["legal"][0]["do"], state["n"]
            for request in (
                {"type": "why", "do": do},
                {"type": "why", "do": "nonsense"},
                {"type": "preview", "do": [do], "each": True},
                {"type": "do", "n": 0, "do": do},
                {"type": "do", "n": n, "do": "nonsense"},
                {"type": "do", "n": n, "do": do},
                {"type": "undo", "n": n + 5},
                {"type": "hint"},
                # What cannot be understood has a number, too, if it has one.
                {"type": "dance"},
            ):
                number = 1000 + len(page.messages)
                assert (await page.ask(**request, id=number))["id"] == number
            assert "id" not in await page.ask(type="why", do=do)

    run(work)


def test_a_guided_game_follows_its_script(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            games = await anna.call("GET", "/games")
            for game in games["games"]:
                seats = {guide["id"]: guide["seats"] for guide in game["guides"]}
                assert list(seats) == guides.names(game["id"])
                assert next(iter(seats)) == "first"
                for browser, guide in ((bruno, "first"), *((anna, one) for one in seats)):
                    table = await browser.make(game["id"], "me", *["random"] * (seats[guide] - 1), guide=guide)
                    page = await browser.sit(table["id"])
                    record = parse((registry.folder(game["id"]) / "guides" / f"{guide}.rec").read_text())
                    names = record.module().ACTIONS.names
                    for action in guides.script(game["id"], guide)[0]:
                        await page.until_state(lambda state: state["turn"] == 0)
                        assert (await page.do(names[action]))["type"] == "done"
                        await page.until("state")
                    while page.state["n"] < len(record.actions):
                        await page.until("state")
                    view = msgspec.json.encode(record.module().view(replay(record), 0))
                    assert page.state["view"] == msgspec.json.decode(view)
            refused = {"game": "murano", "seats": [{"kind": "me"}, {"kind": "open"}], "guide": "first"}
            assert await anna.refused("POST", "/tables", refused) == (409, "cannot_play")

    run(work)
