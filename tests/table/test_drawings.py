"""Views as text: only for readers who ask, only what their seat may see, in messages of bounded size."""

import msgspec
import pytest

from laguna.kernel import registry
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES, words
from laguna.table import Line, Log, Reader, archive, finished, previews, states, wording
from laguna.table.messages import Previewed, State
from laguna.testing import walk

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]
NAMES = dict.fromkeys(range(8), "Ü" * 24)


def reader(seat: int, lang: str, drawing: bool = True) -> Reader:
    return Reader(seat, wording.language(lang), NAMES, drawing)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_reader_gets_the_drawing_of_its_own_view(name: str, seats: int) -> None:
    game = load(name)
    log = Log(game, seats, {})
    for step, (s, action) in enumerate(walk(game, seats, 2, turns=60)):
        if log.turn != CHANCE and step % 9 == 0:
            for seat in range(-1, seats):
                to = reader(seat, LANGUAGES[step % 4])
                parts = states.messages(log, log.n, to)
                assert max(map(len, parts)) <= 20_000
                drawn = msgspec.json.decode(parts[0], type=State).drawing
                assert isinstance(drawn, str)
                assert "\n" in drawn
                assert "\x1b" not in drawn
                assert (
                    game.render(game.view(log.state, seat), words(to.lang, name), False, "table", NAMES) in drawn
                )
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])


@pytest.mark.parametrize("name", registry.names())
def test_nobody_else_is_sent_one(name: str) -> None:
    log = Log(load(name), 2, {})
    (message,) = states.messages(log, 0, reader(0, "en", drawing=False))
    assert "drawing" not in msgspec.json.decode(message)


@pytest.mark.parametrize("name", registry.names())
def test_a_preview_is_drawn_too(name: str) -> None:
    game = load(name)
    log = Log(game, 2, {})
    for s, action in walk(game, 2, 5, turns=4):
        if log.turn >= 0:
            found = previews.preview(log, [log.legal[0]], reader(log.turn, "de"))
            assert isinstance(found, Previewed)
            assert isinstance(found.drawing, str)
            return
        log.extend([Line(game.turn(s), game.ACTIONS.name(action))])


@pytest.mark.parametrize("name", registry.names())
def test_a_drawing_takes_no_room_from_the_choices_of_a_preview(name: str) -> None:
    game = load(name)
    log = Log(game, 2, {})
    looked = 0
    for s, action in walk(game, 2, 5, turns=12):
        if log.turn >= 0:
            drawn, plain = (
                previews.preview(log, [log.legal[0]], reader(log.turn, "de", drawing), each=True)
                for drawing in (True, False)
            )
            assert isinstance(drawn, Previewed)
            assert isinstance(plain, Previewed)
            assert [one.do for one in drawn.legal] == [one.do for one in plain.legal]
            assert drawn.more == plain.more
            looked += 1
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])
    assert looked > 3


@pytest.mark.parametrize("name", registry.names())
def test_a_replay_is_drawn_from_its_archive(name: str) -> None:
    game = load(name)
    log = Log(game, 2, {})
    for s, action in walk(game, 2, 0, turns=5000):
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])
    kept = archive.unpack(archive.pack(log.record()))
    *_, last = finished.positions(kept, len(kept.positions) - 1, 1, reader(0, "it"))
    assert isinstance(last.drawing, str)
    assert last.drawing
    (plain,) = finished.positions(kept, 0, 1, reader(0, "it", drawing=False))
    assert plain.drawing is msgspec.UNSET
