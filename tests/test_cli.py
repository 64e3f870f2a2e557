"""The `laguna` command: replay, rules, games, and how it fails. Play and simulate have tests of their own."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from laguna import cli
from laguna.games import murano
from laguna.kernel.text import LANGUAGES, words
from laguna.terminal import rules, save
from tests.command import LAGUNA, environment, laguna


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    folder = tmp_path_factory.mktemp("records")
    done = laguna("simulate", "murano", "--seats=3", "--games=1", "--seed=1", "--records", folder)
    assert done.returncode == 0
    return folder / "murano-3-1-00001.rec"


class Here:
    """Runs commands in this process, which is quicker."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        code = cli.main([str(argument) for argument in arguments])
        shown, errors = self._capsys.readouterr()
        return subprocess.CompletedProcess([], code, shown, errors)


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.setenv("LC_ALL", "C")
    return Here(capsys)


def test_version() -> None:
    done = laguna("--version")
    assert re.fullmatch(r"laguna \d+\.\d+\.\d+ \(engine: (interpreted|compiled)\)\n", done.stdout)


def test_alone_it_prints_its_help() -> None:
    done = laguna()
    assert done.returncode == 0
    assert all(command in done.stdout for command in ("play", "simulate", "replay", "rules", "games"))


def test_a_wrong_command_is_refused() -> None:
    for arguments in (("swim",), ("play",), ("simulate", "murano"), ("play", "murano", "--seats", "many")):
        assert laguna(*arguments).returncode == 2


@pytest.mark.parametrize("command", ["play", "rules"])
def test_an_unknown_game_lists_those_there_are(here: Here, command: str) -> None:
    done = here(command, "atlantis")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "laguna: There is no game called 'atlantis'; there are: murano, venezia.\n"


def test_games_lists_seats_and_options(here: Here) -> None:
    done = here("games")
    assert "murano: Murano" in done.stdout
    assert "Seats: 2, 3, 4" in done.stdout
    assert "scoring=best|hand" in done.stdout
    assert all(option in done.stdout for option in murano.OPTIONS)


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
    assert cli.language(None) == language
    assert cli.language("it") == "it"


def test_games_in_the_language_of_the_system() -> None:
    assert words("de").say("options-of") in laguna("games", LANG="de_AT.UTF-8").stdout


def test_where_games_are_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert save.place("murano") == Path("/somewhere/laguna/murano.rec")
    for value in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", value)
        assert save.place("murano") == Path.home() / ".local/share/laguna/murano.rec"


def test_signs_that_cannot_be_written_and_bytes_that_are_no_text_are_no_reason_to_stop(tmp_path: Path) -> None:
    done = subprocess.run(
        [*LAGUNA, "play", "murano", "--seed", "3"],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Which ship sails?" in done.stdout


# replay


def test_replay_tells_a_finished_game_openly(finished: Path) -> None:
    done = laguna("replay", finished)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Turn 1: " in done.stdout
    assert re.search(r"Player \d drew “\d+ · ", done.stdout)
    assert not re.search(r"Player \d drew a character\.", done.stdout)
    assert "The game is over: " in done.stdout
    assert "1. Player " in done.stdout
    assert "┌──" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_replay_of_an_unfinished_game_keeps_its_secrets(here: Here, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    keep = next(i for i, line in enumerate(lines) if "keep character" in line) + 1
    path = tmp_path / "unfinished.rec"
    path.write_text("".join(lines[:keep]))
    seat, card = re.fullmatch(r"(\d) keep (.*)\n", lines[keep - 1]).groups()  # type: ignore[union-attr]
    name = words("en", "murano").name(card)
    assert name not in here("replay", path).stdout
    assert name in here("replay", path, "--seat", seat).stdout
    other = str((int(seat) + 1) % 3)
    assert name not in here("replay", path, "--seat", other).stdout
    # The same lines of a game whose end is known are open.
    assert name in here("replay", finished, "--to", str(keep)).stdout
    assert name not in here("replay", finished, "--seat", "-1", "--to", str(keep)).stdout


def test_replay_to_a_line(here: Here, finished: Path) -> None:
    actions = len(finished.read_text().splitlines()) - 10
    done = here("replay", finished, "--to", "30")
    assert f"Replayed to action 30 of {actions}." in done.stdout
    assert "The game is over" not in done.stdout
    for to in ("-1", str(actions + 1)):
        done = here("replay", finished, "--to", to)
        assert done.returncode == 2
        assert f"up to {actions}" in done.stderr
    assert here("replay", finished, "--seat", "3").returncode == 2


def test_replay_for_programs(here: Here, finished: Path) -> None:
    found = json.loads(here("replay", finished, "--json").stdout)
    keys = ["game", "seats", "options", "actions", "turn", "question", "view", "result", "account"]
    assert list(found) == keys
    assert found["actions"] == finished.read_text().splitlines()[10:]
    assert (found["game"], found["seats"], found["turn"], found["question"]) == ("murano", 3, -2, "over")
    assert found["options"] == {name: values[0] for name, values in murano.OPTIONS.items()}
    assert found["view"]["seat"] == -1
    for seat, score in enumerate(found["result"]["scores"]):
        assert score == sum(item["points"] for item in found["account"] if item["seat"] == seat)
    found = json.loads(here("replay", finished, "--json", "--to", "5", "--seat", "1").stdout)
    assert (len(found["actions"]), found["result"], found["account"]) == (5, None, None)
    assert found["view"]["mine"] is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(here: Here, finished: Path, language: str) -> None:
    done = here("replay", finished, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert words(language, "murano").say("draw-over") in done.stdout


@pytest.mark.parametrize(
    ("line", "broken", "expected"),
    [
        (1, "a poem", "begins with the words 'laguna record'"),
        (2, "game atlantis", "there are: murano"),
        (3, "rules 99", "rules 99"),
        (4, "seats 9", "2, 3, 4"),
        (4, "seats many", "whole number"),
        (8, "option scoring never", "best, hand"),
        (6, "colour green", "'colour' is not known"),
        (12, "* first 9", "is no action"),
        (12, "1 sail 3", "expected a draw (*)"),
        (20, "0", "expected who acts"),
        (40, "0 fly away", "the verbs are"),
        (60, "* draw glass_red", ""),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    here: Here, finished: Path, tmp_path: Path, line: int, broken: str, expected: str
) -> None:
    lines = finished.read_text().splitlines()
    lines[line - 1] = broken
    path = tmp_path / "broken.rec"
    path.write_text("\n".join(lines))
    done = here("replay", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"laguna: {path}: line ")
    assert done.stderr.count("\n") == 1
    assert expected in done.stderr
    if line in (1, 6) or line >= 12:
        assert f": line {line}: " in done.stderr


def test_a_broken_record_in_a_process_of_its_own(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "broken.rec"
    path.write_text(finished.read_text().replace("\n", "\n\x00", 20))
    done = laguna("replay", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert ": line 2: " in done.stderr


def test_a_record_that_goes_on_after_the_end_is_refused(here: Here, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "long.rec"
    path.write_text(finished.read_text() + "0 pass\n")
    done = here("replay", path)
    assert done.returncode == 2
    assert "the game is over here" in done.stderr


def test_what_is_no_record_is_refused(here: Here, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_bytes(b"")
    for name, expected in (
        ("missing", "there is no such file"),
        (".", "this is a folder"),
        ("binary", "this is no text"),
        ("empty", "line 1"),
    ):
        done = here("replay", tmp_path / name)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"laguna: {tmp_path / name}: ")
        assert expected in done.stderr


def test_a_reader_that_goes_away_is_no_error(finished: Path) -> None:
    command = subprocess.Popen(
        [*LAGUNA, "replay", str(finished)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    assert command.stderr.read() == ""
    command.stderr.close()
    command.wait()


# rules

SAMPLE = """# A game

Two paragraphs
on two lines.

## Turns
- **X-TURN-1** Do something (see X-END-1).
- **X-TURN-2**, **X-TURN-3** Or rest
  a while.

## Cards
| card | what |
|---|---|
| **X-CARD-A** Ace | wins |
| **X-CARD-B** King | loses to the ace |

## End
**X-END-1** It ends.
"""


def test_rules_are_cut_into_entries() -> None:
    entries = rules.entries(SAMPLE)
    assert [entry.ids for entry in entries] == [
        [],
        ["X-TURN-1"],
        ["X-TURN-2", "X-TURN-3"],
        ["X-CARD-A"],
        ["X-CARD-B"],
        ["X-END-1"],
    ]
    assert [entry.heading for entry in entries] == ["A game", "Turns", "Turns", "Cards", "Cards", "End"]
    assert entries[2].plain == "X-TURN-2, X-TURN-3 Or rest a while."
    assert entries[3].plain == "X-CARD-A Ace · wins"


def test_rules_are_found_by_id_or_by_word() -> None:
    entries = rules.entries(SAMPLE)
    assert rules.search(entries, "x-end-1") == [entries[5]]
    assert rules.search(entries, "X-TURN-3") == [entries[2]]
    assert rules.search(entries, "X-TURN") == entries[1:3]
    assert rules.search(entries, "ACE") == entries[3:5]
    assert rules.search(entries, "rest  a while") == [entries[2]]
    assert rules.search(entries, "nothing") == []
    assert rules.near(entries, "X-TRUN-1")[0] == "X-TURN-1"
    assert rules.near(entries, "?") == ["X-TURN-1", "X-CARD-A", "X-END-1"]
    assert rules.markdown(rules.search(entries, "ace")) == (
        "## Cards\n\n\n| card | what |\n|---|---|\n"
        "| **X-CARD-A** Ace | wins |\n| **X-CARD-B** King | loses to the ace |\n"
    )


def test_every_rule_that_the_game_names_is_in_its_rules() -> None:
    laid_down = {id for entry in rules.entries(rules.read("murano")) for id in entry.ids}
    assert set(murano.RULE_OF.values()) <= laid_down


def test_rules_on_the_command_line(here: Here) -> None:
    whole = here("rules", "murano")
    assert whole.returncode == 0
    assert "M-END-1" in whole.stdout
    one = here("rules", "murano", "M-PASS-1")
    assert one.returncode == 0
    assert "M-PASS-1" in one.stdout
    assert "M-CH-40" not in one.stdout
    assert len(one.stdout.splitlines()) < 20
    row = here("rules", "murano", "m-ch-5")
    assert "M-CH-5" in row.stdout
    word = here("rules", "murano", "lighthouse")
    assert "M-SB-LIGHT" in word.stdout


def test_rules_that_are_not_there_suggest_others(here: Here) -> None:
    done = here("rules", "murano", "M-BUILT-1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "M-BUILD-1" in done.stderr


def test_what_a_command_does_not_need_is_not_imported() -> None:
    """Starting takes a quarter of a second as long as none of these is loaded for a simulation."""
    told = subprocess.run(
        [
            *(sys.executable, "-X", "importtime", "-m", "laguna"),
            *("simulate", "murano", "--seats=2", "--games=1", "--seed=1"),
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    loaded = {line.rpartition("|")[2].strip() for line in told.splitlines()}
    assert "laguna.arena.simulate" in loaded
    slow = ("fluent.runtime", "importlib.metadata", "multiprocessing", "concurrent.futures", "rich", "laguna.bots")
    assert not loaded & {*slow, "numpy", "matplotlib", "ray", "laguna.arena.tournament"}


def test_importing_laguna_imports_little_else() -> None:
    code = "import sys; before = set(sys.modules); import laguna; print(*sorted(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "laguna" in told
    assert not {"msgspec", "importlib.metadata", "asyncio", "multiprocessing", "laguna.games"} & set(told)


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
