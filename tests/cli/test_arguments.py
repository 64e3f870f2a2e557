"""Arguments that several commands share."""

import json

import pytest

from laguna.cli import arguments
from tests.command import laguna


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "den_DEN"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
    ],
)
def test_the_language_follows_the_system(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert arguments.language(None) == language
    assert arguments.language("it") == "it"


def test_without_a_seed_one_is_taken_and_told() -> None:
    run = ("simulate", "murano", "--seats=2", "--games=1", "--json")
    done = laguna(*run)
    assert done.returncode == 0
    seed = done.stderr.removeprefix("laguna: the seed is ").removesuffix(".\n")
    again = laguna(*run, "--seed", seed)
    assert again.stderr == ""
    for told in (done, again):
        assert json.loads(told.stdout)["games"] == 1
    assert json.loads(done.stdout)["decisions"] == json.loads(again.stdout)["decisions"]
