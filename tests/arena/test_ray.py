"""Work on Ray: a real cluster of two nodes on this machine. Needs Ray, which `make soak` installs."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.players import FIRST
from tests.command import LAGUNA, environment, hear_ctrl_c, laguna

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
pytest.importorskip("ray")
# Ray leaves sockets and files for others to close.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes with a core each, which can import the modules of the tests."""
    from ray.cluster_utils import Cluster

    old = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(Path(__file__).parents[2]), old)))
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        nodes.add_node(num_cpus=1)
        yield nodes.address
    finally:
        nodes.shutdown()
        os.environ["PYTHONPATH"] = old


def results(*arguments: str) -> dict[str, Any]:
    """The results of a command, without the times."""
    done = laguna(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    found.pop("seconds", None)
    for bot in found.get("bots", {}).values():
        del bot["ms_per_move"], bot["ms_per_turn"]
    return found


SIMULATE = ("simulate", "murano", "--seats=3", "--games=40", "--seed=1")
ARENA = ("arena", "murano", f"--bots={FIRST},random", "--seats=2", "--games=8", "--budget=5it", "--seed=1")


@pytest.mark.parametrize("command", [SIMULATE, ARENA])
def test_a_cluster_of_two_nodes_gives_the_same_results(cluster: str, command: tuple[str, ...]) -> None:
    assert results(*command, f"--on=ray:{cluster}") == results(*command)


def test_ray_can_be_started_for_a_run() -> None:
    assert results(*SIMULATE, "--on=ray", "--workers=2") == results(*SIMULATE, "--workers=2")


def test_ctrl_c_keeps_what_was_done(cluster: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run = (
        "arena",
        "murano",
        "--bots=random",
        "--seats=2",
        "--max-turns=20",
        "--seed=1",
        f"--out={path}",
        "--json",
    )
    process = subprocess.Popen(
        [*LAGUNA, *run, "--games=100000", f"--on=ray:{cluster}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - it takes no lock
    )
    try:
        deadline = time.monotonic() + 120
        while not path.exists() or path.read_bytes().count(b"\n") < 20:
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    kept = path.read_bytes().count(b"\n")
    assert json.loads(shown)["unfinished"] in (kept, kept - 1)
    assert results(*run, f"--games={kept}") == results(*run[:-2], "--json", f"--games={kept}")


def test_errors_come_through_and_an_address_where_nobody_is(cluster: str) -> None:
    broken = ("arena", "murano", "--bots=tests.arena.players:broken,random", "--seats=2", "--games=2", "--seed=1")
    done = laguna(*broken, f"--on=ray:{cluster}")
    assert (done.returncode, "I do not know. This was in deal 1" in done.stderr) == (2, True)
    for address in ("127.0.0.1:1", "nonsense"):
        nobody = laguna(*SIMULATE, f"--on=ray:{address}")
        assert nobody.returncode == 2
        assert f"There is no Ray cluster at {address}" in nobody.stderr
