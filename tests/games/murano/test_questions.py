"""The stack of open questions, and whom each is put to."""

from laguna.games.murano.rules import flow
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.state import State
from laguna.kernel.game import CHANCE


def test_the_stack_of_questions() -> None:
    s = State()
    assert q.asked(s) == -1
    q.ask(s, q.TURN)
    q.ask(s, q.SHIP)
    assert (s.depth, list(s.stack[:2])) == (2, [q.TURN, q.SHIP])
    assert q.asked(s) == q.SHIP
    q.answered(s)
    assert (s.depth, q.asked(s)) == (1, q.TURN)
    q.answered(s)
    assert (s.depth, q.asked(s)) == (0, -1)


def test_whom_a_question_is_put_to() -> None:
    s = State()
    s.seat = 3
    for question, key in enumerate(q.KEYS):
        q.ask(s, question)
        draw = key.startswith("draw_") or key in ("first", "anchor_red", "box", "look", "show")
        assert flow.turn(s) == (CHANCE if draw else 3), key
        assert flow.question(s) == key
        q.answered(s)
    assert len(set(q.KEYS)) == len(q.KEYS) == q.GIVE + 1
