"""Settings by option, by environment and in a file; the first of these counts, and what is wrong is told."""

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from laguna.cli import _parser, main
from laguna.kernel.errors import LagunaError
from laguna.server.limits import Limits
from laguna.server.settings import PLAIN, SECRET, Settings, gather

from ..command import laguna


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "laguna.toml"
    file.write_text(
        'port = 1\nworkers = 2\nurl = "https://a.example"\nthinking = 1\n[limits]\nsockets = 5\nqueue = 6\n'
    )
    environment = {
        "LAGUNA_WORKERS": "3",
        "LAGUNA_URL": "https://b.example",
        "LAGUNA_METRICS": "yes",
        "LAGUNA_LIMIT_QUEUE": "7",
        "LAGUNA_BOARDS": "elsewhere",
        "LAGUNA_CONFIG": str(file),
    }
    given = gather({"url": "https://c.example"}, {"requests": "2.5"}, environment, None)
    found = given.settings("tables.sqlite")
    assert (found.port, found.workers, found.url, found.metrics) == (1, 3, "https://c.example", True)
    assert (found.thinking, found.db) == (1.0, "tables.sqlite")
    assert (found.limits.sockets, found.limits.queue, found.limits.requests) == (5, 7, 2.5)
    assert given.sources["workers"] == "LAGUNA_WORKERS"
    assert given.sources["limits.sockets"] == str(file)
    assert given.sources["url"] == "--url"
    # Kubernetes has a variable of this name for a service called laguna.
    assert gather({}, {}, {"LAGUNA_PORT": "tcp://10.0.0.1:80"}, None).settings("").port == 8000


def test_every_setting_but_secrets_has_an_option() -> None:
    values: dict[type, list[str]] = {bool: [], int: ["3"], float: ["3"], str: ["x"]}
    for name in set(PLAIN) - set(SECRET):
        kind = type(getattr(Settings(), name))
        option = name.replace("_", "-")
        given = _parser().parse_args(["serve", f"--{option}", *values[kind]])
        assert isinstance(getattr(given, name), kind), name
        if kind is bool:
            assert getattr(_parser().parse_args(["serve", f"--no-{option}"]), name) is False
    given = _parser().parse_args(["serve"])
    assert [name for name in PLAIN if getattr(given, name, None) not in (None, "")] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("speed = 1", "there is no setting 'speed'"),
        ("[limits]\nspeed = 1", "there is no limit 'speed'"),
        ('port = "x"', "port is a whole number"),
        ("port = true", "port is a whole number"),
        ("url = 3", "url is a text"),
        ('metrics = "perhaps"', "metrics is true or false"),
        ("limits = 3", "limits is a table"),
        ("port", "cannot be read"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "laguna.toml"
    file.write_text(text + "\n")
    with pytest.raises(LagunaError, match=said) as caught:
        gather({}, {}, {}, file)
    assert str(file) in str(caught.value)
    with pytest.raises(LagunaError, match="LAGUNA_PORT"):
        gather({}, {}, {"LAGUNA_PORT": "many"}, None)


def test_what_is_shown_is_a_file_that_could_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--show-config", "--port", "8123", "--limit", "sockets=9"]) == 0
    shown = capsys.readouterr().out
    assert "port = 8123  # --port" in shown
    found = tomllib.loads(shown)
    assert set(found) == {*PLAIN, "limits"}
    assert set(found["limits"]) == {one.name for one in fields(Limits)}
    file = tmp_path / "laguna.toml"
    file.write_text(shown)
    assert gather({}, {}, {}, file).settings("").limits.sockets == 9
    secret = laguna("serve", "--show-config", "--db", "postgresql://laguna:hush@db/laguna").stdout
    assert "hush" not in secret
    assert "postgresql://laguna:…@db/laguna" in secret
