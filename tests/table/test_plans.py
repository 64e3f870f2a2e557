"""Plans: made on a table that the rules have imagined, checked there, and gone on with when the turn has come."""

from typing import Any

import msgspec
import pytest

from laguna.kernel import registry
from laguna.kernel.chance import PlainDraws, Rng
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.registry import load
from laguna.table import Line, Log, Move, Reader, Table, guides, plans
from laguna.table.imagining import is_own_turn
from laguna.table.log import Origin
from laguna.table.messages import Preview, Refused, State
from laguna.table.plan_messages import STEPS, PlannedTurn, Way
from laguna.table.plans import FINISHED, MISFIT, TAKEN, Misfit
from laguna.testing import Taste, walk


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws each time."""
    monkeypatch.setattr(guides, "draws", lambda log, _: PlainDraws(Rng(log.n)))


def a_turn(table: Table, seat: int, rng: Rng) -> list[str]:
    """Anything that makes a whole turn on a table on which a seat plans, to its end or to the first draw."""
    log = table.log
    do: list[str] = []
    began = log.game.turns(log.state)
    while table.turn == seat and log.game.turns(log.state) == began and len(do) < STEPS:
        do.append(log.game.ACTIONS.name(log.legal[rng.below(len(log.legal))]))
        log.extend([Line(seat, do[-1])])
    return do


def play_to(table: Table, seat: int, taste: Taste) -> None:
    """Let everybody do anything until the turn of a seat has come."""
    while not plans.comes_now(table.log, seat):
        game = table.log.game
        action = taste.choose(game, table.log.legal)
        table.do(table.n, game.ACTIONS.name(action), Reader(table.turn, "en"))


def act(table: Table, seat: int, action: int) -> None:
    """Let a plan act, as a server does."""
    plan = table.plan(Move(table.log.game.ACTIONS.name(action), action), Reader(seat, "en"))
    assert not isinstance(plan, Refused)
    plan.lines[0] = plan.lines[0]._replace(planned=True)
    table.accept(plan)


@pytest.mark.parametrize("name", registry.names())
def test_what_the_rules_offer_can_be_planned_and_is_done_when_the_turn_comes(name: str) -> None:
    game, outcomes = load(name), set()
    for seed in range(16):
        table, taste, rng = Table.new(name, game.SEATS[-(seed % 2)]), Taste(seed), Rng(seed)
        table.deal()
        play_to(table, seed % 2, taste)
        while table.log.n < 30 or not plans.may_plan(table.log, 0):
            table.do(table.n, game.ACTIONS.name(taste.choose(game, table.log.legal)), Reader(table.turn, "en"))
        board = plans.board(table.log, 0, [], [])
        assert isinstance(board, Table), board
        first = Way(a_turn(board, 0, rng))
        behind = plans.board(table.log, 0, [PlannedTurn([first])], [])
        assert isinstance(behind, Table)
        assert game.turns(behind.log.state) > game.turns(board.log.state) - 1
        plan = [PlannedTurn([first]), PlannedTurn([Way(a_turn(behind, 0, rng))])]
        kept = plans.keep(table.log, 0, plan)
        assert not isinstance(kept, Misfit), kept
        play_to(table, 0, taste)
        before = table.n
        while (found := plans.go_on(table.log, 0, kept[0])).action >= 0:
            act(table, 0, found.action)
            if found.last:
                break
        if found.action == MISFIT:
            assert table.n == before
        else:
            done = [line for line in table.log.lines[before:] if line.seat >= 0]
            assert [line.what for line in done] == first.do
            assert all(line.planned for line in done)
        outcomes.add(found.action == MISFIT)
    assert False in outcomes, "some plans fit"


@pytest.mark.parametrize("name", registry.names())
def test_nobody_learns_anything_from_planning(name: str) -> None:
    """On the table on which a seat plans, all is the same whatever is hidden from it."""
    game, compared = load(name), 0
    for n, (s, action) in enumerate(walk(game, 3, 7)):
        if action == OVER or compared > 16:
            break
        for seat in range(3) if n % 37 < 2 and n > 100 and game.turn(s) >= 0 else ():
            worlds = [s, *(game.redeal(s, seat, Rng(seed)) for seed in (n, n + 1))]
            logs = [Log(game, 3, {}, Origin(world, n, [])) for world in worlds]
            if plans.may_plan(logs[0], seat):
                told = [everything(log, seat) for log in logs]
                assert told[0] == told[1] == told[2]
                compared += len(told[0]) > 1
    assert compared > 10


def everything(log: Log, seat: int) -> list[bytes]:
    """All that a seat can ask while it plans."""
    board = plans.board(log, seat, [], [])
    if isinstance(board, Misfit):
        return [board.why.encode()]
    to = Reader(seat, "en")
    found = board.messages(0, to)
    do = a_turn(board, seat, Rng(3))
    fresh = plans.board(log, seat, [], do[:1])
    assert isinstance(fresh, Table)
    found += fresh.messages(0, to)
    found.append(msgspec.json.encode(fresh.look(Preview([], each=True), to)))
    found.append(msgspec.json.encode(plans.keep(log, seat, [PlannedTurn([Way(do)])])))
    behind = plans.board(log, seat, [PlannedTurn([Way(do)])], [])
    found += [behind.why.encode()] if isinstance(behind, Misfit) else behind.messages(0, to)
    return found


class Murano:
    """A game of Murano in which seat 0 has a plan, and its turn comes."""

    def __init__(self) -> None:
        self.table = Table.new("murano", 2)
        self.table.log.accept(self.table.log.plan_draws(PlainDraws(Rng(1))))
        play_to(self.table, 0, Taste(1))
        while self.mine:
            self.do(self.names[-1])

    @property
    def mine(self) -> bool:
        log = self.table.log
        return is_own_turn(log.game, log.state, 0)

    @property
    def names(self) -> list[str]:
        return [self.table.log.game.ACTIONS.name(one) for one in self.table.log.legal]

    def do(self, what: str) -> None:
        plan = self.table.plan(Move.parse("murano", what), Reader(self.table.turn, "en"))
        assert not isinstance(plan, Refused)
        self.table.accept(plan)

    def come(self) -> None:
        while not self.mine:
            self.do(self.names[-1])


def a_pass() -> list[str]:
    """The steps of a turn in which a seat passes, as the table stands on which it plans."""
    game = Murano()
    board = plans.board(game.table.log, 0, [], ["pass"])
    assert isinstance(board, Table)
    return ["pass", *a_turn(board, 0, Rng(0))]


def keep(game: Murano, *ways: Way) -> Any:  # noqa: ANN401
    found = plans.keep(game.table.log, 0, [PlannedTurn(list(ways))])
    assert not isinstance(found, Misfit), found
    return found[0]


def test_a_way_that_is_not_possible_gives_place_to_the_next() -> None:
    game = Murano()
    ways = keep(game, Way(a_pass()))
    nonsense = msgspec.structs.replace(ways[0], do=["act", "ship 99"])
    game.come()
    assert plans.go_on(game.table.log, 0, [nonsense]).action == MISFIT
    found = plans.go_on(game.table.log, 0, [nonsense, *ways])
    assert game.table.log.game.ACTIONS.name(found.action) == "pass"


def test_whoever_asks_for_it_has_it_done_only_if_it_tells_the_same() -> None:
    game = Murano()
    same = keep(game, Way(a_pass(), same=True))[0]
    game.come()
    other = msgspec.structs.replace(same, told="of something else")
    assert plans.go_on(game.table.log, 0, [other]).action == MISFIT
    assert plans.go_on(game.table.log, 0, [msgspec.structs.replace(other, same=False)]).action >= 0


def test_a_turn_must_be_whole_and_legal_and_end_where_something_is_drawn() -> None:
    game = Murano()
    log = game.table.log
    assert plans.keep(log, 0, [PlannedTurn([Way(["pass"])])]) == Misfit("unfinished", 0, 0)
    assert plans.keep(log, 0, [PlannedTurn([Way([*a_pass(), "pass"])])]) == Misfit("not_legal", 0, 0, "pass")
    draw = log.game.ACTIONS.name(log.game.ACTIONS.seat_actions)
    for wrong in ("nonsense", draw, "ship 17"):
        found = plans.keep(log, 0, [PlannedTurn([Way(a_pass()), Way([wrong])])])
        assert found == Misfit("not_legal", 0, 1, wrong)
        assert plans.board(log, 0, [], [wrong]) == Misfit("not_legal", 0, do=wrong)
    board = plans.board(log, 0, [], [])
    assert isinstance(board, Table)
    for seed in range(300):
        again = plans.board(log, 0, [], [])
        assert isinstance(again, Table)
        do = a_turn(again, 0, Rng(seed))
        if again.turn == CHANCE:
            assert not isinstance(plans.keep(log, 0, [PlannedTurn([Way(do)])]), Misfit)
            state = msgspec.json.decode(again.messages(0, Reader(0, "en"))[-1], type=State)
            assert (state.turn, state.legal) == (CHANCE, [])
            return
    raise AssertionError("no way to a draw was found")


def test_whoever_plays_is_not_played_for() -> None:
    game = Murano()
    ways = keep(game, Way(a_pass()))
    game.come()
    game.do("pass")
    assert plans.go_on(game.table.log, 0, ways).action == TAKEN
    game.table.undo(game.table.n, 1, Reader(0, "en"))
    assert plans.go_on(game.table.log, 0, ways).action == TAKEN, "they are still at it"


def test_a_plan_goes_on_where_it_was_stopped() -> None:
    game = Murano()
    ways = keep(game, Way(a_pass()))
    game.come()
    turn = game.table.log.game.turns(game.table.log.state)
    for what in ways[0].do:
        found = plans.go_on(game.table.log, 0, ways)
        assert game.table.log.game.ACTIONS.name(found.action) == what
        again = Table(Log(load("murano"), 2, {}))
        act(game.table, 0, found.action)
        again.log.extend(game.table.log.lines)
        assert again.log.planned == game.table.log.planned
    assert game.table.log.played_by_plan(0, turn)
    assert not game.table.log.played_by_plan(1, turn)
    told = game.table.messages(0, Reader(1, "en"))
    assert b'"planned":true' in b"".join(told)


def test_nobody_plans_in_their_own_turn() -> None:
    game = Murano()
    assert plans.may_plan(game.table.log, 0)
    game.come()
    assert not plans.may_plan(game.table.log, 0)
    assert not plans.may_plan(game.table.log, -1)
    assert plans.go_on(game.table.log, 0, keep(Murano(), Way(a_pass()))).action != FINISHED
