"""Compiled or interpreted: the same games, and never an old build for edited rules."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import laguna
from laguna import engine
from laguna.kernel import registry

from .walks import SOAK

GAMES = 1000 if SOAK else 6

HASHES = """
import hashlib, sys
from laguna.arena.simulate import Plan, play
from laguna.kernel import registry
from laguna.kernel.batch import Batch
from laguna.kernel.playout import playouts
from laguna.kernel.record import write
digest = hashlib.sha256()
game, seats = registry.load({name!r}), {seats}
for number in range(1, {games} + 1):
    options = {{name: values[number % len(values)] for name, values in game.OPTIONS.items()}}
    plan = Plan({name!r}, seats=seats, games={games}, seed=11, options=options)
    outcome, record = play(plan, number)
    digest.update(write(record).encode())
    digest.update(repr(outcome).encode())
found = playouts(game.DRIVERS.standard, game.new(seats), {games}, 3)
sums = [*found.scores, *found.won, found.games, found.decisions, found.choices, found.draws]
digest.update(repr(sums).encode())
many = Batch(game.DRIVERS.standard, game.new(seats), 5, 1, 40, observed=True)
for n in range(20 * {games}):
    many.step(many.random_actions(n))
    digest.update(repr([list(many.masks), list(many.turn), list(many.done), list(many.scores)]).encode())
    digest.update(repr([list(many.observations), list(many.finals)]).encode())
sys.stdout.write(digest.hexdigest())
"""

FUZZ = """
import sys
from laguna.kernel import registry
from laguna.kernel.chance import Rng
game = registry.load({name!r})
rng = Rng(5)
odd = [-1, -2, -(10**6), 10**6, 2**31, 2**63 - 1, 2**63, 2**70, len(game.ACTIONS)]
tried = 0
for seed in range({games}):
    s = game.new(game.SEATS[seed % len(game.SEATS)])
    for _ in range(120):
        for call in (
            lambda x: game.apply(s, x),
            lambda x: game.why(game.copy(s), x, x),
            lambda x: game.view(game.copy(s), x % 99),
            lambda x: game.redeal(game.copy(s), x % 7 - 1, Rng(1)),
            lambda x: game.DRIVERS.standard.observe(game.copy(s), x),
        ):
            x = odd[rng.below(len(odd))] if rng.below(4) == 0 else rng.below(len(game.ACTIONS))
            tried += 1
            try:
                call(x)
            except Exception:
                pass
        try:
            game.legal(s)
        except Exception:
            break
sys.stdout.write(f"{{tried}} calls survived")
"""


def run(code: str, pure: bool) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "LAGUNA_PURE"}
    if pure:
        environment["LAGUNA_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in registry.names() for seats in registry.load(name).SEATS]
)
def test_compiled_and_interpreted_rules_play_the_same_games(name: str, seats: int) -> None:
    code = HASHES.format(name=name, seats=seats, games=GAMES)
    assert run(code, pure=True) == run(code, pure=False)


@pytest.mark.parametrize("name", registry.names())
def test_nonsense_thrown_at_the_raw_functions_never_crashes_the_process(name: str) -> None:
    assert run(FUZZ.format(name=name, games=40 if SOAK else 8), pure=False).endswith("calls survived")


def test_the_wish_for_interpreted_rules_is_granted() -> None:
    code = "import laguna.games.murano.rules.flow as f, laguna; print(laguna.ENGINE, f.__file__.endswith('.py'))"
    assert run(code, pure=True) == "interpreted (LAGUNA_PURE is set) True\n"
    assert run(code, pure=False) in ("compiled False\n", "interpreted (nobody has compiled them yet) True\n")


def test_the_command_tells_which_rules_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "laguna", "--version"],
        env={**os.environ, "LAGUNA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"laguna {laguna.__version__} (engine: interpreted (LAGUNA_PURE is set))\n"


class Checkout:
    """A copy of the sources with what looks like a build of them."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "src" / "laguna"
        self.root.parent.mkdir()
        (folder / "hatch_build.py").touch()
        shutil.copytree(engine.ROOT, self.root, ignore=shutil.ignore_patterns("*.so", "*.stamp", "__pycache__"))

    def compile(self) -> None:
        (self.root / "kernel" / "action.cpython-00-test.so").touch()
        engine.STAMP.write_text(engine.fingerprint() + "\n", "utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    made = Checkout(tmp_path)
    monkeypatch.setattr(engine, "ROOT", made.root)
    monkeypatch.setattr(engine, "STAMP", made.root / "engine.stamp")
    monkeypatch.setattr(engine, "REASON", made.root / "engine.reason")
    monkeypatch.setenv(engine.TOLD, "")
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    monkeypatch.delenv("LAGUNA_PURE", raising=False)
    return made


def test_without_a_build_the_sources_run_and_it_is_told_once(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert engine.choose() == "interpreted (nobody has compiled them yet)"
    told = capsys.readouterr().err
    assert "slower" in told
    assert "make engine" in told
    engine.choose()
    assert not capsys.readouterr().err


def test_a_wheel_without_compiled_rules_says_why(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    engine.REASON.write_text("there was no C compiler\n")
    (checkout.root.parents[1] / "hatch_build.py").unlink()
    assert engine.choose() == "interpreted (there was no C compiler)"
    told = capsys.readouterr().err
    assert "there was no C compiler" in told
    assert "pip install" in told


def test_a_build_of_the_same_sources_runs(checkout: Checkout) -> None:
    checkout.compile()
    assert engine.choose() == "compiled"


@pytest.mark.parametrize("file", ["kernel/action.py", "games/murano/rules/ring.py", "games/venezia/bot/prior.py"])
def test_edited_rules_are_never_ignored(checkout: Checkout, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.compile()
    path = checkout.root / file
    path.write_text(path.read_text() + "\n# edited\n")
    assert engine.choose() == "interpreted (edited since they were compiled)"
    assert "make engine" in capsys.readouterr().err
    finder = sys.meta_path[0]
    assert isinstance(finder, engine._Sources)
    spec = finder.find_spec("laguna.kernel.action", [str(checkout.root / "kernel")])
    assert spec is not None
    assert spec.origin == str(checkout.root / "kernel" / "action.py")
    assert finder.find_spec("json.decoder", ["anywhere"]) is None


def test_the_wish_for_interpreted_rules_reaches_the_games_of_others(tmp_path: Path) -> None:
    """A package that brings a game, with something compiled beside its source."""
    package = tmp_path / "ferry"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("HOW = 'interpreted'")
    suffix = EXTENSION_SUFFIXES[0]
    (package / f"rules{suffix}").write_bytes(b"no machine code")
    info = tmp_path / "ferry-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ferry\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[laguna.games]\nferry = ferry\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + (
        "import laguna\ntry:\n  import ferry.rules as r; print(r.HOW)\nexcept ImportError: print('compiled')"
    )
    assert run(code, pure=True) == "interpreted\n"
    assert run(code, pure=False) == "compiled\n"


def test_a_build_that_was_broken_off_does_not_run(checkout: Checkout) -> None:
    checkout.compile()
    engine.STAMP.unlink()
    assert engine.choose().startswith("interpreted (")


COMPILED = {
    "kernel": "action batch cells chance driver encoder history net plain playout search selfplay",
    "games/murano": "driver",
    "games/murano/rules": "actions assignment building characters constants deeds ending flow glass income people "
    "piles purchases purse questions ring scoring setup special_cards state",
    "games/murano/seen": "observation redeal view",
    "games/murano/bot": "evaluation features parameters prior",
    "games/venezia": "driver",
    "games/venezia/rules": "actions building constants ending flow gold handover history imaginary market "
    "projects purse questions scoring setup state swamp track treasure",
    "games/venezia/seen": "observation redeal redeal_cards redeal_tokens sampling view",
    "games/venezia/bot": "evaluation features land parameters prior",
    "classic": "search",
    "classic/murano": "driver evaluation features parameters prior",
    "classic/venezia": "driver evaluation features land parameters prior",
}
"""What is meant to be compiled, folder by folder: a module that is moved must not drop out unnoticed."""


def test_what_is_meant_to_be_compiled_is() -> None:
    meant = {f"{folder}/{name}.py" for folder, names in COMPILED.items() for name in names.split()}
    assert {path.relative_to(engine.ROOT).as_posix() for path in engine.sources()} == meant


@pytest.mark.skipif(not engine.STAMP.is_file(), reason="nothing was compiled here: there is no C compiler")
def test_what_runs_is_what_was_compiled() -> None:
    paths = [path.relative_to(engine.ROOT.parent).with_suffix("") for path in engine.sources()]
    meant = [".".join(path.parts) for path in paths]
    code = f"import importlib\nfor name in {meant}: print(name, importlib.import_module(name).__file__)"
    told = run(code, pure=False).splitlines()
    assert len(told) == len(meant)
    assert not [line for line in told if not line.endswith((".so", ".pyd"))]
