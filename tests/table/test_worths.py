"""What a table answers when it is asked what things are worth."""

from pathlib import Path

import msgspec
import pytest

from laguna.kernel import registry
from laguna.kernel.game import CHANCE
from laguna.kernel.record import parse
from laguna.table import Reader, Table, sizes
from laguna.table.messages import Appraised, AskWorth, Refused

RECORDS = Path(__file__).parent.parent / "records"


def opened(game: str, number: int, at: int) -> Table:
    """A recorded game at a line at which somebody decides."""
    record = parse(sorted((RECORDS / game).glob("*.rec"))[number].read_text("utf-8"))
    table = Table.as_it_was(record, at)
    while table.turn == CHANCE:
        at += 1
        table = Table.as_it_was(record, at)
    return table


def told(table: Table, to: Reader, *do: str, of: str = "") -> Appraised:
    found = table.look(AskWorth(list(do), of), to)
    assert isinstance(found, Appraised), found
    assert (found.do, found.of, found.n) == (list(do), of, table.n)
    return found


@pytest.mark.parametrize("game", registry.names())
def test_every_answer_is_short(game: str) -> None:
    for number in range(0, 8, 3):
        for at in (60, 200, 350):
            table = opened(game, number, at)
            for seat in range(-1, table.log.seats):
                to = Reader(seat, "fr")
                short = told(table, to)
                answers = [short, *(told(table, to, of=asset.id) for asset in short.assets)]
                for answer in answers:
                    assert len(sizes.encode(answer)) <= sizes.MAX_BYTES
                assert len(short.sums) == table.log.seats


def test_what_does_not_fit_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("venezia", 0, 60)
    to = Reader(table.turn, "en")
    whole = told(table, to)
    assert len(whole.assets) > 1
    monkeypatch.setattr(sizes, "MAX_BYTES", len(sizes.encode(whole)) - 50)
    cut = told(table, to)
    assert 0 < len(cut.assets) < len(whole.assets)
    assert len(sizes.encode(cut)) <= sizes.MAX_BYTES


def test_a_place_is_weighed_before_it_is_chosen() -> None:
    """Venezia: the places of a building, before one is chosen; nothing is done by asking."""
    table = opened("venezia", 0, 0)
    while table.log.game.question(table.log.state) != "place":
        record = parse(sorted((RECORDS / "venezia").glob("*.rec"))[0].read_text("utf-8"))
        table = Table.as_it_was(record, table.n + 1)
    to, n = Reader(table.turn, "en"), table.n
    names = [table.log.game.ACTIONS.name(action) for action in table.log.legal]
    places = [asset for do in names for asset in told(table, to, of=do).assets]
    best = max(places, key=lambda asset: asset.points)
    (mine,) = [gain for gain in best.places[0].gains if gain.seat == table.turn]
    assert mine.points == best.points > 0
    assert mine.space >= table.log.state.at[table.turn] + best.points
    before = {one.seat: one.points for one in told(table, to).sums}
    assert before[table.turn] >= table.log.state.at[table.turn]
    assert table.n == n


def test_murano_counts_a_draft() -> None:
    """A gondolier on a dock is worth a point, so the sum of whoever places it rises by one at least."""
    path = next(p for p in sorted((RECORDS / "murano").glob("*.rec")) if " dock " in p.read_text("utf-8"))
    record = parse(path.read_text("utf-8"))
    names = [record.module().ACTIONS.name(action) for action in record.actions]
    at = next(n for n, name in enumerate(names) if name.startswith("dock "))
    table = Table.as_it_was(record, at)
    to = Reader(table.turn, "en")
    before, after = (told(table, to, *do).sums[table.turn].points for do in ((), (names[at],)))
    assert after == before + 1


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    table = opened("murano", 0, 60)
    answer = table.look(AskWorth(["sail 3", "sail 3"]), Reader(table.turn, "en"))
    assert isinstance(answer, Refused)
    assert answer.error == "not_legal"
    assert answer.text
    for do, of, error in ((["nonsense"], "", "cannot_parse"), (["first 0"], "", "cannot_parse")):
        answer = table.look(AskWorth(do, of), Reader(table.turn, "en"))
        assert isinstance(answer, Refused)
        assert answer.error == error


@pytest.mark.parametrize("game", registry.names())
def test_whoever_watches_is_told_what_is_public(game: str) -> None:
    table = opened(game, 0, 250)
    public = told(table, Reader(-1, "en"))
    for seat in range(table.log.seats):
        mine = told(table, Reader(seat, "en"))
        for one, other in zip(public.sums, mine.sums, strict=True):
            assert one == other or other.seat == seat
            assert one.points <= other.points
    refused = table.look(AskWorth(["act"]), Reader(-1, "en"))
    assert isinstance(refused, Refused)
    assert refused.error == "not_yours"


def test_items_come_with_words() -> None:
    table = opened("murano", 0, 250)
    sums = [told(table, Reader(seat, "de")).sums[seat] for seat in range(table.log.seats)]
    assert any(one.items for one in sums)
    for one in sums:
        assert all(item.text for item in one.items)
        assert msgspec.json.encode(one)
