"""The worker pool: the same answers in the same order, and no process left behind."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from laguna import engine
from laguna.arena.workers import Enough, Workers, _mark, _Processes, breathe, code, spread
from laguna.kernel.errors import CannotParse, LagunaError
from tests.command import LAGUNA, environment

TWO = Workers(count=2)


def square(n: int) -> int:
    """A job; later ones are quicker, so that they would overtake."""
    time.sleep(0.05 if n < 3 else 0.0)
    return n * n


def fail_at_five(n: int) -> int:
    if n == 5:
        raise LagunaError(f"job {n} cannot be done")
    return n


def die_at_five(n: int) -> int:
    if n == 5:
        os._exit(9)
    return n


@pytest.mark.parametrize("workers", [Workers(), Workers(count=1), TWO, Workers(count=3)])
def test_answers_come_in_the_order_of_the_jobs(workers: Workers) -> None:
    answers: list[int] = []
    assert spread(workers, square, range(300), answers.append) is False
    assert answers == [n * n for n in range(300)]


@pytest.mark.parametrize("workers", [Workers(), TWO])
def test_nothing_to_do(workers: Workers) -> None:
    answers: list[int] = []
    assert spread(workers, square, [], answers.append) is False
    assert answers == []


@pytest.mark.parametrize("workers", [Workers(), TWO])
def test_whoever_takes_the_answers_may_have_enough(workers: Workers) -> None:
    answers: list[int] = []

    def take(answer: int) -> None:
        answers.append(answer)
        if len(answers) == 10:
            raise Enough

    assert spread(workers, square, range(10**9), take) is False
    assert answers == [n * n for n in range(10)]


@pytest.mark.parametrize("workers", [Workers(), TWO])
def test_jobs_are_asked_for_little_by_little(workers: Workers) -> None:
    answers: list[int] = []

    def jobs() -> Iterator[int]:
        n = 0
        while 100 not in answers:
            yield n
            n += 1

    assert spread(workers, square, jobs(), answers.append) is False
    assert answers[:11] == [n * n for n in range(11)]


@pytest.mark.parametrize("workers", [Workers(), TWO])
def test_an_error_comes_through_after_the_answers_before_it(workers: Workers) -> None:
    answers: list[int] = []
    with pytest.raises(LagunaError, match="job 5 cannot be done"):
        spread(workers, fail_at_five, range(1000), answers.append)
    assert answers == [0, 1, 2, 3, 4]


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(LagunaError, match="A worker was killed"):
        spread(TWO, die_at_five, range(1000), lambda answer: None)


def test_that_a_worker_died_is_told_of_what_is_given_later_too() -> None:
    pool = _Processes(2)
    for _ in range(3):
        claim = pool.give(die_at_five, [5])
        with pytest.raises(LagunaError, match="A worker was killed"):
            pool.answers(claim)
    pool.close(at_once=True)


@pytest.fixture
def _with_ctrl_c() -> Iterator[None]:
    """A test run in the background ignores Ctrl-C."""
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, old)


@pytest.mark.usefixtures("_with_ctrl_c")
def test_ctrl_c_waits_until_a_job_is_done_or_takes_a_breath() -> None:
    done: list[str] = []

    def do(n: int) -> int:
        if n == 3:
            signal.raise_signal(signal.SIGINT)
            done.append("went on")
        return n

    answers: list[int] = []
    assert spread(Workers(), do, range(10), answers.append) is True
    assert (answers, done) == ([0, 1, 2, 3], ["went on"])

    def do_with_breaks(n: int) -> int:
        do(n)
        breathe()
        return n

    answers.clear()
    assert spread(Workers(), do_with_breaks, range(10), answers.append) is True
    assert answers == [0, 1, 2]
    assert spread(Workers(), square, range(2), answers.append) is False


@pytest.mark.usefixtures("_with_ctrl_c")
def test_ctrl_c_pressed_twice_does_not_wait() -> None:
    def do(n: int) -> int:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("the job should have been left by now")

    assert spread(Workers(), do, range(10), lambda answer: None) is True
    breathe()


def test_workers_as_they_are_typed() -> None:
    assert Workers.parse(None, None) == Workers()
    assert Workers.parse(None, 3) == Workers(count=3)
    assert Workers.parse("ray", 2) == Workers(count=2, ray="")
    assert Workers.parse("ray:10.0.0.1:6379", None) == Workers(ray="10.0.0.1:6379")
    for on, workers, reason in (
        (None, 0, "at least one"),
        ("moon", None, "ray:address"),
        ("raymond", None, "ray:address"),
        ("ray:auto", 2, "leave out --workers"),
    ):
        with pytest.raises(CannotParse, match=reason):
            Workers.parse(on, workers)


def test_asking_for_ray_where_it_is_not_installed_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LagunaError, match=r"pip install 'laguna\[ray\]'"):
        spread(Workers(ray=""), square, range(3), lambda answer: None)


def test_the_mark_of_the_code_is_the_same_in_every_process() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from laguna.arena.workers import code; print(code())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == code()


def test_the_mark_of_the_code_changes_with_all_that_decides_a_game(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("*.so", "__pycache__", "*.pyc")
    for folder in ("kernel", "games", "bots", "arena"):
        shutil.copytree(engine.ROOT / folder, tmp_path / folder, ignore=skipped)
    assert _mark(tmp_path) == code()
    for name, decides in (
        ("games/murano/cards.toml", True),
        ("games/venezia/board.toml", True),
        ("games/venezia/nets/2.bin", True),
        ("games/murano/__init__.py", True),
        ("kernel/game.py", True),
        ("kernel/registry.py", True),
        ("bots/hard.py", True),
        ("arena/match.py", True),
        ("arena/simulate.py", True),
        ("arena/report.py", False),
        ("games/murano/l10n/en.ftl", False),
    ):
        path = tmp_path / name
        before = path.read_bytes()
        path.write_bytes(before + b"\n# changed\n")
        assert (_mark(tmp_path) != code()) == decides, name
        path.write_bytes(before)
    (tmp_path / "bots" / "hard.py").rename(tmp_path / "bots" / "harder.py")
    assert _mark(tmp_path) != code()


def of_session(leader: int) -> set[int]:
    """The processes of a session that still run."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if fields[0] != "Z" and int(fields[3]) == leader:
                found.add(int(entry.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM])
def test_workers_do_not_outlive_a_command_that_was_killed(tmp_path: Path, blow: signal.Signals) -> None:
    run = (
        "simulate",
        "murano",
        "--seats=2",
        "--seed=1",
        "--games=100000",
        "--workers=2",
        "--records",
        str(tmp_path),
    )
    process = subprocess.Popen(
        [*LAGUNA, *run],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    try:
        while len(list(tmp_path.glob("*.rec"))) < 20:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert len(of_session(process.pid)) >= 3
    finally:
        process.send_signal(blow)
        process.wait()
    while of_session(process.pid):
        assert time.monotonic() < deadline
        time.sleep(0.01)
