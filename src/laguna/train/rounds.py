"""A run: self-play, learning and matches, round after round, from wherever it was left."""

import os
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from io import BytesIO
from pathlib import Path
from typing import Protocol

import msgspec

from laguna.arena.workers import Workers
from laguna.bots.learned import EVALUATION, FILE
from laguna.kernel import weights
from laguna.kernel.errors import LagunaError

from .folder import Folder, Round, State
from .learn import Floats, Learned, learn, quantised
from .match import play_match
from .play import Positions, play_round, read_rounds
from .report import write_report
from .setting import Setting

COMMON = 5
"""How many openings are counted in the report of a round."""


class Show(Protocol):
    """How a run tells how far it is."""

    def __call__(self, total: int, what: str, /) -> AbstractContextManager[Callable[[int], None]]:
        """Show how many of `total` are done."""
        ...


def train(setting: Setting, path: Path, workers: Workers, show: Show, tell: Callable[[str], None]) -> bool:
    """Train, or go on training, and return whether Ctrl-C cut it short."""
    setting.check()
    _check_numpy()
    with Folder(path) as folder:
        state = folder.read() or State(setting)
        if msgspec.structs.replace(state.setting, rounds=setting.rounds) != setting:
            raise LagunaError(f"{path} holds a run with other numbers; name another folder, or leave them out.")
        state = State(setting, state.rounds)
        folder.write(state)
        while len(state.rounds) < setting.rounds:
            done = _round(folder, state, workers, show)
            if done is None:
                return True
            state = State(setting, [*state.rounds, done])
            folder.write(state)
            tell(write_report(folder, state))
        # The last run may have been killed before it wrote this.
        write_report(folder, state)
    return False


def _check_numpy() -> None:
    try:
        import numpy  # noqa: F401 - only whether it is there
    except ImportError:
        raise LagunaError("Training needs NumPy; `pip install 'laguna[research]'` adds it.") from None


def _round(folder: Folder, state: State, workers: Workers, show: Show) -> Round | None:
    """Do the next round, or the rest of it; None if Ctrl-C cut it short."""
    setting, round, best = state.setting, len(state.rounds) + 1, state.best
    with show(setting.games, f"round {round}: games") as advance:
        if play_round(setting, folder, round, best, workers, advance):
            return None
    positions = read_rounds(setting, folder, round)
    found = learn(setting, positions, _floats(folder, best) if best else None, round)
    _keep(folder, state, round, positions, found)
    net = folder.net(round)
    last = f"{FILE}{folder.net(best)}" if best else EVALUATION
    results = folder.path / f"match-{round:03}-last.jsonl", folder.path / f"match-{round:03}-yardstick.jsonl"
    with show(2 * setting.match_games, f"round {round}: match") as advance:
        against_last = play_match(setting, net, last, results[0], workers, advance)
        if against_last is None:
            return None
        against_yardstick = play_match(setting, net, setting.yardstick, results[1], workers, advance)
        if against_yardstick is None:
            return None
    names = setting.module().ACTIONS.names
    total = max(1, positions.openings.total())
    return Round(
        games=len(positions.turns),
        seconds=positions.seconds,
        turns=float(positions.turns.mean()),
        openings={names[action]: n / total for action, n in positions.openings.most_common(COMMON)},
        positions=found.positions,
        held_out=found.held_out,
        loss_evaluation=found.loss_evaluation,
        loss_before=found.loss_before,
        loss=found.loss,
        scale=float(found.floats.scale[0]),
        against_last=against_last,
        against_yardstick=against_yardstick,
        is_kept=against_last.win_share > against_last.even_share,
    )


def _keep(folder: Folder, state: State, round: int, positions: Positions, found: Learned) -> None:
    """Write a network twice: as it learns, and as it plays."""
    import numpy as np

    setting = state.setting
    file = BytesIO()
    np.savez_compressed(file, **{name: getattr(found.floats, name) for name in Floats.__struct_fields__})
    folder.put(f"net-{round:03}.npz", file.getvalue())
    game = setting.module()
    made = weights.Made(
        game=setting.game,
        edition=game.EDITION,
        observation=setting.driver().layout().version,
        driver=setting.driver_name,
        fingerprint=weights.fingerprint(setting.game, setting.driver_name),
        seats=(setting.seats,),
        options={name: values[:1] for name, values in game.OPTIONS.items()},
        places=setting.seats,
        hidden=setting.hidden,
        scale=int(quantised(setting, found.floats).scale),
        how={
            "command": command(setting),
            "commit": _commit(),
            "seed": setting.seed,
            "round": round,
            "games": setting.games * round,
            "learned_from": found.positions,
            "passes": found.passes,
            "loss_evaluation": round_to(found.loss_evaluation),
            "loss": round_to(found.loss),
        },
    )
    folder.put(folder.net(round).name, weights.write(made, quantised(setting, found.floats)))


def command(setting: Setting) -> str:
    """The command that makes the same run."""
    plain = Setting(game=setting.game, seats=setting.seats, seed=setting.seed)
    words = [f"laguna train {setting.game} DIR --seats {setting.seats} --seed {setting.seed}"]
    for name in Setting.__struct_fields__:
        # How many rounds there are makes no difference to those that were.
        if name not in ("rounds", "game", "seats", "seed") and getattr(setting, name) != getattr(plain, name):
            words.append(f"--{name.replace('_', '-')} {getattr(setting, name)}")
    return " ".join(words)


def round_to(number: float) -> float:
    """A loss to five digits."""
    return float(f"{number:.5f}")


def _floats(folder: Folder, round: int) -> Floats:
    """The network of a round, as it learns."""
    import numpy as np

    with np.load(folder.path / f"net-{round:03}.npz") as found:
        return Floats(**{name: found[name] for name in Floats.__struct_fields__})


def _commit() -> str:
    """The commit of the sources, if they are under version control."""
    words = ["git", "-C", os.path.dirname(__file__), "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
