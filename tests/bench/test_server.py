"""The benchmarks of the server still run: on very few tables, whose figures mean nothing."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).parents[2] / "bench"


def measure(script: str, *options: str) -> Any:  # noqa: ANN401
    command = [sys.executable, str(BENCH / script), *options]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)


def test_moves_are_counted_beside_those_of_a_bare_server() -> None:
    found = measure("server.py", "--tables", "2", "--moves", "3")
    for one in (found["laguna"], found["bare"]):
        assert one["moves"] == 6
        assert one["processor_seconds"]["server"] > 0


def test_a_restart_is_measured_until_everybody_is_back() -> None:
    found = measure("restart.py", "--tables", "2", "--lines", "20", "--runs", "1")
    assert (found["tables"], found["sockets"]) == (2, 4)
    assert 0 < found["median"] <= found["processor_seconds_until_everybody_has_moved"][0]
