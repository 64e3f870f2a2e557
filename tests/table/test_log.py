"""The log of a table: lines, plans, and what may be taken back."""

from typing import Any

import pytest

from laguna.kernel import registry
from laguna.kernel.chance import SystemDraws
from laguna.kernel.errors import CannotParse, NotLegal
from laguna.kernel.game import OVER
from laguna.kernel.registry import load
from laguna.table.log import UNDOS, CannotUndo, Line, Log

from ..walks import walk


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_taking_back_has_an_end_in_each_turn(game: str) -> None:
    log = Log(load(game), 2, {})
    log.accept(log.plan_draws(SystemDraws()))

    def step() -> int:
        seat = log.turn
        log.accept(log.plan(seat, log.legal[0], SystemDraws()))
        return seat

    while log.undo_reach(seat := step()) == 0:
        pass
    turns = log.game.turns(log.state)
    for _ in range(UNDOS):
        log.accept(log.plan_undo(seat, 1))
        assert step() == seat
    assert log.undo_reach(seat) == 0
    with pytest.raises(CannotUndo, match="undo-often"):
        log.plan_undo(seat, 1)
    while log.game.turns(log.state) == turns or log.undo_reach(seat) == 0:
        seat = step()
    log.plan_undo(seat, 1)


def position(log: Log) -> tuple[Any, ...]:
    """All that a log says about where its table stands."""
    views = [log.game.view(log.state, seat) for seat in range(-1, log.seats)]
    return log.n, log.lines, log.actions, log.numbers, log.steps, log.events, log.story, log.turn, log.legal, views


@pytest.mark.parametrize("game", registry.names())
def test_a_plan_that_is_accepted_leads_where_its_lines_lead(game: str) -> None:
    planned, read = Log(load(game), 2, {}), Log(load(game), 2, {})
    plan = planned.plan_draws(SystemDraws())
    for step in range(150):
        before = position(planned)
        planned.accept(plan)
        read.extend(plan.lines)
        assert position(planned) == position(read)
        assert plan.turn == planned.turn
        assert position(planned) != before
        if planned.turn == OVER:
            break
        seat = planned.turn
        if step % 7 == 6 and planned.undo_reach(seat):
            plan = planned.plan_undo(seat, planned.undo_reach(seat))
        else:
            plan = planned.plan(seat, planned.legal[step % len(planned.legal)], SystemDraws())


def test_planning_changes_nothing() -> None:
    log = Log(load("murano"), 2, {})
    log.accept(log.plan_draws(SystemDraws()))
    before = position(log)
    for action in log.legal:
        log.plan(log.turn, action, SystemDraws())
        assert position(log) == before


def test_what_is_not_legal_is_neither_planned_nor_read() -> None:
    log = Log(load("murano"), 2, {})
    log.accept(log.plan_draws(SystemDraws()))
    before = position(log)
    wrong = next(action for action in range(log.game.ACTIONS.seat_actions) if action not in log.legal)
    for seat, action in ((log.turn, wrong), (1 - log.turn, log.legal[0])):
        with pytest.raises(NotLegal):
            log.plan(seat, action, SystemDraws())
        with pytest.raises(NotLegal):
            log.extend([Line(seat, log.game.ACTIONS.name(action))])
    with pytest.raises(CannotParse):
        log.extend([Line(log.turn, "nonsense")])
    assert position(log) == before


@pytest.mark.parametrize("name", registry.names())
def test_the_rules_are_asked_once_for_each_position(name: str) -> None:
    game = load(name)
    log = Log(game, 2, {})
    for s, action in walk(game, 2, 4, turns=20):
        assert log.legal is log.legal
        if action != OVER:
            assert log.legal == game.legal(s)
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])


@pytest.mark.parametrize("name", registry.names())
def test_a_repeat_is_known_by_its_line(name: str) -> None:
    log = Log(load(name), 2, {})
    log.accept(log.plan_draws(SystemDraws()))
    for _ in range(40):
        n, seat = log.n, log.turn
        plan = log.plan(seat, log.legal[0], SystemDraws())
        log.accept(plan)
        what = plan.lines[0].what
        assert log.repeated(seat, n, what) == log.n == n + len(plan.lines)
        assert log.repeated(1 - seat, n, what) is None
        assert log.repeated(seat, log.n, what) is None
        assert log.repeated(seat, -1, what) is None
