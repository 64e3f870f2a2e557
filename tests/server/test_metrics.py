"""Metrics of several processes."""

from pathlib import Path

import pytest
from prometheus_client.mmap_dict import MmapedDict

from laguna.server import METRICS_FOLDER, metrics


def test_a_process_that_has_just_started_hides_no_figures_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(METRICS_FOLDER, str(tmp_path))
    key = '["laguna_moves", "laguna_moves_total", {}, "Actions"]'
    for process, moves in ((1, 3.0), (2, 4.0)):
        file = MmapedDict(str(tmp_path / f"counter_{process}.db"))  # type: ignore[no-untyped-call]
        file.write_value(key, moves, 0.0)  # type: ignore[no-untyped-call]
        file.close()  # type: ignore[no-untyped-call]
    # The third one has made its file and written nothing yet.
    (tmp_path / "counter_3.db").touch()
    assert metrics.figures()["moves"] == 7.0
    assert "laguna_moves_total 7.0" in metrics.text().decode()
