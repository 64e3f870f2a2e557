"""Budgets: how the steps of a turn share the thinking of a turn."""

import doctest

import pytest

from laguna.bots import budget
from laguna.bots.budget import Budget
from laguna.kernel.errors import CannotParse


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(budget).failed == 0


@pytest.mark.parametrize(
    ("text", "amount", "is_timed", "again"),
    [
        ("200it", 200, False, "200it"),
        ("100ms", 0.1, True, "100ms"),
        (" 1.5s ", 1.5, True, "1500ms"),
        ("0.5ms", 0.0005, True, "0.5ms"),
    ],
)
def test_budgets_as_people_write_them(text: str, amount: float, is_timed: bool, again: str) -> None:
    found = Budget.parse(text)
    assert (found.amount, found.is_timed, str(found)) == (amount, is_timed, again)
    assert str(eval(repr(found))) == again


@pytest.mark.parametrize("text", ["", "100", "ms", "0ms", "0it", "-5it", "1.5it", "5 min", "1e3ms", "infs", "١it"])
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(CannotParse, match="200it"):
        Budget.parse(text)


def test_iterations_are_shared_by_the_steps_of_a_turn() -> None:
    found = Budget(iterations=100)
    found.begin(0.25)
    assert [found.take(10), found.take(10), found.take(10), found.take(10)] == [10, 10, 5, 0]
    assert found.left == 75
    found.begin()
    assert found.take(1000) == 75
    found.begin()
    assert (found.take(1), found.left) == (0, 0)
    found.renew()
    assert found.take(1000) == 100


def test_iterations_are_not_charged_for_time() -> None:
    found = Budget(iterations=100)
    found.charge(5.0)
    assert found.left == 100


def test_time_is_shared_by_the_steps_of_a_turn() -> None:
    found = Budget(seconds=1000.0)
    found.charge(400.0)
    assert found.left == 600.0
    found.begin(0.5)
    assert found.take(7) == 7
    found.charge(700.0)
    assert found.left == 0.0
    found.begin()
    assert found.take(7) == 0
    found.renew()
    assert found.take(7) == 7


def test_a_step_ends_when_its_time_is_over() -> None:
    found = Budget(seconds=0.01)
    found.begin(0.5)
    taken = 0
    while more := found.take(1):
        taken += more
    assert taken > 0


def test_a_step_can_be_narrowed_while_it_goes_on() -> None:
    found = Budget(iterations=100)
    found.begin()
    assert (found.take(30), found.spent()) == (30, 0.3)
    found.narrow(0.5)
    assert (found.spent(), found.take(30), found.spent()) == (0.6, 20, 1.0)
    found.narrow(0.2)
    assert (found.take(10), found.left) == (0, 50)
    timed = Budget(seconds=1000.0)
    timed.begin()
    assert 0.0 <= timed.spent() < 1.0
    timed.narrow(0.0)
    assert (timed.spent(), timed.take(1)) == (1.0, 0)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still unless a test moves it."""
    seconds = [100.0]
    monkeypatch.setattr(budget, "perf_counter", lambda: seconds[0])
    return seconds


def take_step(found: Budget, now: list[float], dealing: float, thinking: float) -> None:
    now[0] += dealing
    found.begin()
    now[0] += thinking
    found.charge(dealing + thinking)


def test_what_steps_to_come_take_at_least_is_not_shared(now: list[float]) -> None:
    found = Budget(seconds=1.0)
    take_step(found, now, dealing=0.1, thinking=0.1)
    assert found.aside == pytest.approx(0.1)
    now[0] += 0.1
    found.begin()
    now[0] += 0.05
    # Two more steps, a tenth for dealing and five hundredths each: half a second is left of eight tenths.
    found.narrow(0.5, steps=2)
    now[0] += 0.15
    assert found.spent() == pytest.approx(0.2 / 0.25)
    # Iterations count by number, however long they take.
    other = Budget(iterations=100)
    other.begin()
    now[0] += 5
    other.narrow(0.5, steps=2)
    assert other.take(80) == 50


def test_a_step_in_which_nothing_was_begun_tells_nothing(now: list[float]) -> None:
    found = Budget(seconds=1.0)
    take_step(found, now, dealing=0.3, thinking=0.1)
    assert found.aside == pytest.approx(0.3)
    now[0] += 0.1
    found.charge(0.001)
    assert found.aside == pytest.approx(0.3)
