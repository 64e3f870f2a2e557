"""A person at the terminal: the real command, with what is typed coming through a pipe or a terminal."""

import os
import pty
import random
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from laguna.bots import random as random_bot
from laguna.cli import main
from laguna.games import murano
from laguna.kernel import record
from laguna.kernel.chance import SeededDraws
from laguna.kernel.event import Event, only, sees
from laguna.kernel.game import OVER, Game
from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES, words
from laguna.terminal import story
from laguna.terminal.play import Leave, Session
from tests.command import LAGUNA, environment, hear_ctrl_c, laguna

BEGUN = """laguna record
game murano
rules 1
seats 3
option leftover_gondoliers board
option empty_equal yes
option stall_rounds 30
option scoring best

* first 0
* anchor_red 9
* box palace_1
"""
"""A game in which the person has the first turn; ships on 1, 3, 5, 7, 11, 14, 16, the red one on 9."""


FORCED = """0 act
0 ship 1
0 sail 2
0 ship 11
0 sail 12
0 ship 14
0 sail 15
"""
"""Three ships have cost 3 of 5 gold: a fourth would cost 3 more."""


def answers(seed: int, count: int) -> list[str]:
    """Numbers typed blindly: those that are no choice are refused, and the game goes on."""
    rng = random.Random(seed)
    return [rng.choice(("1", "1", "2", "2", "3", "4", "5", "6", "8", "12", "")) for _ in range(count)]


def typed(*lines: str) -> str:
    return "".join(line + "\n" for line in lines)


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder for saved games, in memory where that is possible: a whole game is saved 1,500 times."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


@pytest.fixture
def begun(home: Path) -> Path:
    path = home / "begun.rec"
    path.write_text(BEGUN)
    return path


def resume(path: Path, *lines: str, lang: str = "en") -> str:
    """Go on with a saved game, type some lines and leave; what was shown."""
    done = laguna("play", "murano", "--resume", "--save", path, "--lang", lang, "--seed", "7", typed=typed(*lines))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()[9:]


def test_the_type_checker_holds_murano_against_what_a_terminal_needs() -> None:
    game: Game[murano.State] = murano
    assert game.NAME == "murano"


@pytest.mark.parametrize(("seed", "seats", "lang"), [(1, 3, "en"), (2, 2, "it"), (3, 4, "de")])
def test_a_whole_game(home: Path, seed: int, seats: int, lang: str) -> None:
    arguments = ("--seed", str(seed), "--seats", str(seats), "--lang", lang)
    done = laguna("play", "murano", *arguments, typed=typed(*answers(seed, 6000)), home=home)
    assert (done.returncode, done.stderr) == (0, "")
    path = home / "laguna" / "murano.rec"
    assert str(path) in done.stdout
    text = path.read_text("utf-8")
    saved = record.parse(text)
    assert record.write(saved) == text
    log: list[Event] = []
    s = record.replay(saved, log=log)
    assert murano.turn(s) == OVER

    # Every point is accounted for.
    spoken = words(lang, "murano")
    names = {0: spoken.say("player-me")} | {n: spoken.say("player-bot", number=n) for n in range(1, seats)}
    shown = " ".join(done.stdout.split())
    for line in story.final(murano, s, spoken, names):
        assert " ".join(line.split()) in shown

    # Everything the person may know was told, and nothing else.
    told = {spoken.tell(event, names) for event in log if sees(0, event)}
    hidden = {spoken.tell(event, names) for event in log if not sees(0, event)} - told
    assert hidden
    assert all(" ".join(sentence.split()) in shown for sentence in told)
    assert not any(" ".join(sentence.split()) in shown for sentence in hidden)
    assert max(len(line) for line in done.stdout.splitlines() if str(home) not in line) <= 80


def test_the_same_seed_and_answers_make_the_same_game_even_if_it_is_interrupted(home: Path) -> None:
    lines = answers(4, 300)
    command = ("play", "murano", "--seed", "11")
    laguna(*command, typed=typed(*lines), home=home / "one")
    laguna(*command, typed=typed(*lines[:120]), home=home / "two")
    laguna(*command, "--resume", typed=typed(*lines[120:]), home=home / "two")
    one, two = (home / place / "laguna" / "murano.rec" for place in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()


def test_a_killed_game_goes_on_with_the_same_lines(home: Path) -> None:
    path = home / "laguna" / "murano.rec"
    process = subprocess.Popen(
        [*LAGUNA, "play", "murano"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(home),
    )
    assert process.stdin is not None
    process.stdin.write(typed(*answers(5, 4000)).encode())
    process.stdin.flush()
    # In the middle of the game, whatever it is doing.
    deadline = time.monotonic() + 30
    while not (path.exists() and len(lines_of(path)) > 60):
        assert time.monotonic() < deadline
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    before = path.read_text()
    record.parse(before)
    done = laguna("play", "murano", "--resume", typed=typed(*answers(6, 40)), home=home)
    assert done.returncode == 0
    assert (
        f"{len(lines_of(path)) - len(path.read_text().removeprefix(before).splitlines())} actions" in done.stdout
    )
    assert path.read_text().startswith(before)
    assert len(path.read_text()) > len(before)


def test_undo_goes_back_to_the_last_draw(begun: Path) -> None:
    shown = resume(begun, "act", "ship 1", "sail 2")
    assert lines_of(begun)[3:] == ["0 act", "0 ship 1", "0 sail 2"]
    shown = resume(begun, "u", "u", "u", "u")
    assert re.findall("Taken back: (.*)", shown) == ["Sail to space 2", "The black ship on space 1", "Act"]
    assert "A draw cannot be taken back." in shown
    assert begun.read_text() == BEGUN


def test_undo_is_refused_past_a_draw_in_the_turn(begun: Path) -> None:
    shown = resume(begun, "act", "ship 11", "sail 13", "do", "build street", "u", "u")
    assert shown.count("A draw cannot be taken back.") == 2
    assert lines_of(begun)[-2] == "0 build street"


def test_undo_is_refused_past_what_a_search_showed(begun: Path) -> None:
    shown = resume(begun, "act", "ship 1", "sail 2", "do", "search", "u")
    assert re.search("A draw cannot be taken back|You have seen something secret", shown)
    assert "0 search" in lines_of(begun)


def test_undo_is_refused_past_an_event_that_not_everybody_saw(begun: Path) -> None:
    shown: list[str] = []
    lines = iter(("act", "u", "act"))
    session = Session(
        game=load("murano"),
        record=record.parse(BEGUN),
        words=words("en", "murano"),
        names={seat: f"P{seat}" for seat in range(3)},
        bots={1: random_bot.choose, 2: random_bot.choose},
        draws=SeededDraws(1),
        seed=1,
        path=begun,
        read=lambda _: next(lines, "q"),
        write=shown.append,
    )
    with pytest.raises(Leave):
        session.run()
    assert "Taken back: Act\n" in shown
    # Murano tells secrets to one player by draws alone; another game may do so by a decision.
    session.log.append(Event("found", {"seat": 0, "tile": "shop_red", "number": 3}, only(0)))
    more = iter(("u", "q"))
    session.read = lambda _: next(more)
    with pytest.raises(Leave):
        session.run()
    assert "You have seen something secret: that cannot be taken back.\n" in shown
    assert lines_of(begun)[-1] == "0 act"


def test_undo_is_refused_past_another_player(begun: Path) -> None:
    shown = resume(begun, "pass", "ship 1", "sail 2", "u")
    assert "Turn 4: You" in shown
    assert re.search("What another player did|A draw cannot be taken back", shown)
    assert "0 sail 2" in lines_of(begun)


def test_what_is_typed_may_be_notation_and_a_refusal_names_the_rule(begun: Path) -> None:
    shown = resume(begun, "done", "act", "ship 2", "ship 1", "sail 4", "0 sail 2")
    assert "Something else is asked now: “Do you act, or do you pass?” (M-TURN-1)" in shown
    assert "There is no black ship on space 2. (M-MOVE-1)" in shown
    assert "(M-MOVE-1)" in shown.partition("Where does the ship stop?")[2]
    assert lines_of(begun)[3:] == ["0 act", "0 ship 1", "0 sail 2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_come_in_every_language(begun: Path, lang: str) -> None:
    shown = resume(begun, "act", "ship 2", "nonsense", "99", lang=lang)
    spoken = words(lang, "murano")
    assert spoken.say("why-no-ship", space=2) + " (M-MOVE-1)" in shown
    assert spoken.say("not-understood", line="nonsense") in shown


EXPLANATIONS = {
    "? lighthouse": "M-SB-LIGHT",
    "?LIGHTHOUSE": "M-SB-LIGHT",
    "? character_5": "M-CH-5",
    "? glass baroness": "M-CH-5",
    "? 1": "M-BUILD-1",
    "? ship 9": "There is no black ship on space 9. (M-MOVE-1)",
    "? San Donato": "A crescent round a bay",
    "? red shop": "M-SHOP-1",
    "? shop": "M-SHOP-1",
    "? crane": "Which of these do you mean",
    "? xyzzy": "Nothing here is called “xyzzy”.",
    "?": "How to read the board",
    "? 99999999999999999999": "Nothing here is called",
    "r M-PASS-1": "M-PASS-1",
    "r lighthouse": "M-SB-LIGHT",
    "r": "Say what about",
    "r M-PAST-1": "Some rule ids: M-PASS-1",
}
"""What may be asked, and what has to be in the answer."""


def test_explanations_name_the_rule(begun: Path) -> None:
    shown = re.split(r"1 to \d+ > ", resume(begun, "act", *EXPLANATIONS).partition("Which ship sails?")[2])[1:]
    for (asked, answer), said in zip(EXPLANATIONS.items(), shown, strict=False):
        assert answer in said, asked
    assert len(shown) == len(EXPLANATIONS) + 1


def test_a_choice_without_a_card_or_space_is_explained_by_its_rule(begun: Path) -> None:
    assert "Rule M-TURN-1" in resume(begun, "? 2")


def test_commands_that_show_something_change_nothing(begun: Path) -> None:
    shown = resume(begun, "b", "h", "l", "l 5", "l all", "c", "?", "r", "b")
    assert shown.count("┌──") == 3
    assert shown.count("Which ship sails?") == 0
    assert "The red ship was put on space 9." in shown
    assert begun.read_text() == BEGUN


def test_a_choice_says_where_it_leads_but_not_what_it_would_reveal(begun: Path) -> None:
    shown = resume(begun, "act", "ship 1", "sail 2", "do")
    assert "The black ship on space 11 → 12 Buy a special building, 13 Build" in shown
    assert shown.rstrip().endswith("--seed 7")
    last = shown.partition("Do you take the top tile")[2]
    assert "Look through the pile for 4 gold\n" in last
    assert "red shop" not in last


def test_a_forced_answer_is_shown_and_taken_with_enter(begun: Path) -> None:
    begun.write_text(BEGUN.replace("seats 3", "seats 2") + FORCED)
    shown = resume(begun, "")
    assert "  1  Do the action of this space\n1 (or Enter) >" in shown
    assert "0 do" in lines_of(begun)


def test_a_new_game_keeps_the_old_one(home: Path) -> None:
    laguna("play", "murano", "--seed", "1", typed=typed("pass"), home=home)
    path = home / "laguna" / "murano.rec"
    first = path.read_text()
    done = laguna("play", "murano", "--seed", "2", home=home)
    old = path.with_name("murano.rec.old")
    assert old.read_text() == first != path.read_text()
    assert str(old) in " ".join(done.stdout.split())


def test_leaving_says_how_to_go_on(home: Path) -> None:
    for lines in (("q",), ()):
        done = laguna("play", "murano", "--lang", "fr", typed=typed(*lines), home=home)
        assert done.returncode == 0
        assert "laguna play murano --resume --lang fr" in done.stdout
    done = laguna("play", "murano", "--resume", home=home)
    assert done.returncode == 0


def test_a_finished_game_that_is_resumed_shows_its_end(home: Path) -> None:
    laguna("simulate", "murano", "--seats=2", "--games=1", "--seed=1", "--records", home)
    done = laguna("play", "murano", "--resume", "--save", home / "murano-2-1-00001.rec")
    assert done.returncode == 0
    assert "The game is over: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--resume",), "There is no saved game in"),
        (("--bots", "genius"), "there are: random"),
        (("--lang", "vec"), "there are: en, it, de, fr"),
        (("--seats", "5"), "2, 3, 4"),
        (("--option", "scoring=never"), "best, hand"),
        (("--option", "luck=yes"), "leftover_gondoliers, empty_equal, stall_rounds, scoring"),
        (("--option", "scoring"), "name=value"),
        (("--save", "/proc/nowhere/murano.rec"), "cannot be saved"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    error: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    assert main(["play", "murano", *arguments]) == 2
    said = capsys.readouterr().err
    assert error in said
    assert said.startswith("laguna: ")
    assert said.count("\n") == 1


def test_a_saved_game_is_not_taken_for_another(begun: Path) -> None:
    for arguments in (("--seats", "2"), ("--option", "scoring=hand")):
        done = laguna("play", "murano", "--resume", "--save", begun, *arguments)
        assert (done.returncode, done.stdout) == (2, "")
    begun.write_text(BEGUN + "0 sail 3\n")
    done = laguna("play", "murano", "--resume", "--save", begun)
    assert done.returncode == 2
    assert f"{begun}: line 13: " in done.stderr


def test_scoring_by_hand_is_asked_of_the_person(home: Path) -> None:
    options = ("--seats=2", "--games=8", "--seed=1", "--option", "scoring=hand", "--records", home)
    assert laguna("simulate", "murano", *options).returncode == 0
    for path in sorted(home.iterdir()):
        before, score, _ = path.read_text().partition("\n0 score ")
        if score:
            path.write_text(before + "\n")
            shown = resume(path, "1", "1", *["1"] * 20)
            assert "Which character do you score?" in shown
            assert "The game is over: " in shown
            return
    raise AssertionError("nobody had a character to score")


def test_a_terminal_gets_colours_and_ctrl_c_leaves(home: Path) -> None:
    pid, terminal = pty.fork()
    if not pid:  # the child
        hear_ctrl_c()
        os.environ.update(environment(home, TERM="xterm-256color", NO_COLOR=""))
        os.execv(LAGUNA[0], [*LAGUNA, "play", "murano", "--seed", "3"])
    shown = b""
    while b"1 to 2 > " not in shown:
        shown += os.read(terminal, 4096)
    assert b"\x1b[31m" in shown
    os.write(terminal, b"\x03")
    try:
        while True:
            # Python may miss a key that comes just before it begins to wait for one: press it again.
            if not select.select([terminal], [], [], 2)[0]:
                os.write(terminal, b"\x03")
            elif more := os.read(terminal, 4096):
                shown += more
            else:
                break
    except OSError:  # how Linux says that the other side has closed
        pass
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 130
    assert b"laguna play murano --resume --seed 3" in shown
    assert b"Traceback" not in shown
