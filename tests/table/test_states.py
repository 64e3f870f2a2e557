"""Messages are small at any point of either game, in all languages."""

import random

import msgspec
import pytest

from laguna.kernel import registry
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES, words
from laguna.table import Line, Log, Reader, Table, sizes, states, wording
from laguna.table.messages import Choices, Events, Preview, State

from ..page.stage import positions
from ..walks import SOAK, walk

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]
NAMES = dict.fromkeys(range(8), "Ü" * 24)
"""The longest names there are."""


def reader(seat: int, lang: str) -> Reader:
    return Reader(seat, wording.language(lang), NAMES)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_message_is_larger_than_ten_thousand_bytes(name: str, seats: int) -> None:
    game = load(name)
    for seed in range(20 if SOAK else 1):
        log = Log(game, seats, {})
        since = 0
        for step, (s, action) in enumerate(walk(game, seats, seed, turns=200)):
            if log.turn != CHANCE:
                lang = LANGUAGES[step % 4]
                for seat in {-1, step % seats, max(0, log.turn)}:
                    for part in states.messages(log, since, reader(seat, lang)):
                        assert len(part) <= 10_000
                since = log.n
            if action != OVER:
                log.extend([Line(game.turn(s), game.ACTIONS.name(action))])
        for lang in LANGUAGES:
            parts = states.messages(log, 0, reader(0, lang))
            assert max(map(len, parts)) <= 10_000
            told = [event for part in parts[:-1] for event in msgspec.json.decode(part, type=Events).events]
            assert told == states.told(log.story, name, reader(0, lang))


def test_a_list_that_is_too_long_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("venezia")
    log = Log(game, 2, {})
    split = 0
    monkeypatch.setattr(sizes, "MAX_BYTES", 3_500)
    for s, action in walk(game, 2, 3, turns=30):
        if log.turn >= 0:
            parts = states.messages(log, log.n, reader(log.turn, "en"))
            assert max(map(len, parts)) <= 3_500
            state = msgspec.json.decode(parts[0], type=State)
            rest = [choice for part in parts[1:] for choice in msgspec.json.decode(part, type=Choices).legal]
            assert len(rest) == state.more
            assert state.legal + rest == states.choices(log, reader(log.turn, "en"))
            split += bool(rest)
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])
    assert split


def test_what_is_encoded_in_parts_is_what_it_would_be_as_a_whole() -> None:
    assert states.EncodedState.__struct_fields__ == State.__struct_fields__
    assert states.EncodedChoices.__struct_fields__ == Choices.__struct_fields__
    ahead = 0
    for game in ("murano", "venezia"):
        table, rng = Table.new(game, 2), random.Random(1)
        table.deal()
        for _ in range(40):
            to = Reader(table.turn, "it")
            *_, data = table.messages(table.n, to)
            state = msgspec.json.decode(data, type=State)
            assert msgspec.json.encode(state) == data
            assert state.legal == states.choices(table.log, to)
            if table.turn == OVER:
                break
            ahead += sum(len(choice.ahead) for choice in state.legal)
            table.do(table.n, rng.choice(state.legal).do, to)
    assert ahead


def test_a_view_is_encoded_once_for_all_who_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[str] = []
    encode = sizes.encode

    def note(what: object) -> bytes:
        encoded.append(type(what).__name__)
        return encode(what)

    monkeypatch.setattr(sizes, "encode", note)
    for name in registry.names():
        log = Log(load(name), 2, {})
        for s, action in walk(load(name), 2, 4, turns=6):
            if log.turn >= 0:
                encoded.clear()
                # Two players, one of them at two devices, and three who watch, one of them in Italian.
                parts = [
                    states.messages(log, max(0, log.n - 1), reader(seat, lang))
                    for seat, lang in ((0, "en"), (1, "en"), (0, "en"), (-1, "en"), (-1, "en"), (-1, "it"))
                ]
                assert parts[0] == parts[2]
                assert parts[3] == parts[4]
                views = [kind for kind in encoded if kind.endswith("View")]
                assert len(views) == 3, encoded
            if action != OVER:
                log.extend([Line(load(name).turn(s), load(name).ACTIONS.name(action))])


@pytest.mark.parametrize("name", registry.names())
def test_an_event_reads_the_same_whoever_it_is_about(name: str) -> None:
    game, names = load(name), {0: "Anna", 1: "Bruno \x020\x03"}
    log, told = Log(game, 2, {}), 0
    for s, action in walk(game, 2, 0, turns=200):
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])
    for entry in log.story:
        for lang in LANGUAGES:
            for reader in (-1, 0, 1):
                for drawing in (False, True):
                    to = Reader(reader, wording.language(lang), names, drawing)
                    meant = words(lang, name).tell(entry.event, names, reader, not drawing)
                    assert wording.event(name, entry.event, to) == meant
                    told += 1
    assert told > 100


def test_what_is_asked_about_the_fullest_tables_is_small_as_well() -> None:
    """Seven characters, eight special cards, the longest names: with prices, reasons and what follows."""
    for place in positions.full():
        table = place.open()
        for lang in LANGUAGES:
            to = Reader(table.turn, wording.language(lang), NAMES)
            legal = [one.do for one in states.choices(table.log, to)]
            for do in ([], legal[:1], legal[-1:]):
                answer = table.answer(Preview(do=do, each=True, why=legal[:3]), to)
                assert len(msgspec.json.encode(answer)) <= 10_000
