"""The folder of a run. Every file in it is written whole or not at all, so a run can be killed at any moment."""

import os
from pathlib import Path

import msgspec

from laguna.arena.report import Share
from laguna.file_lock import lock
from laguna.kernel.errors import LagunaError

from .setting import Setting


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """How a round went."""

    games: int
    """Games of self-play that ended."""
    seconds: float
    """How long they took, in seconds of all workers together."""
    turns: float
    """The mean number of turns of a game."""
    openings: dict[str, float]
    """The commonest first answers, with their shares."""
    positions: int
    """How many positions the network learned from."""
    held_out: int
    """How many games it never saw: the losses are measured there."""
    loss_evaluation: float
    """The log loss of the evaluation alone, with its scale refitted."""
    loss_before: float
    """The log loss of the network in use before this round; that of the evaluation if there was none."""
    loss: float
    """The log loss of the new network."""
    scale: float
    """What the new network multiplies the odds of the evaluation by."""
    against_last: Share
    """The matches of the new network against what was in use before."""
    against_yardstick: Share
    """Its matches against the yardstick."""
    is_kept: bool
    """Whether it is in use from now on."""


class State(msgspec.Struct, frozen=True):
    """What a run has done."""

    setting: Setting
    """What it is about."""
    rounds: list[Round] = []
    """The rounds that are complete."""

    @property
    def best(self) -> int:
        """The round whose network is in use; 0 if there is none yet."""
        return max((n for n, one in enumerate(self.rounds, 1) if one.is_kept), default=0)


class Folder:
    """The files of a run; use it in a `with`."""

    path: Path
    """Where they are."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o666)
            free = lock(self._lock)
        except OSError as error:
            raise LagunaError(f"A run cannot be kept in {path}: {error.strerror}.") from None
        if not free:
            os.close(self._lock)
            raise LagunaError(f"Another training is using {path} now.") from None

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._lock)

    def read(self) -> State | None:
        """The state of the run; None if it has not begun."""
        try:
            return msgspec.json.decode((self.path / "run.json").read_bytes(), type=State)
        except FileNotFoundError:
            return None
        except msgspec.DecodeError as error:
            raise LagunaError(f"{self.path / 'run.json'} is no training run: {error}.") from None

    def write(self, state: State) -> None:
        """Store the state of the run."""
        text = msgspec.json.format(msgspec.json.encode(state), indent=1)
        self.put("run.json", text + b"\n")

    def put(self, name: str, contents: bytes) -> None:
        """Write a file whole."""
        path = self.path / name
        path.parent.mkdir(exist_ok=True)
        part = path.with_name(f".part-{path.name}")
        with part.open("wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)

    def shard(self, round: int, number: int) -> str:
        """The name of the file with one job's games."""
        return f"games-{round:03}/{number:05}.npz"

    def shards(self, round: int) -> list[Path]:
        """The files with the games of a round, in the order of their jobs."""
        return sorted((self.path / f"games-{round:03}").glob("[0-9]*.npz"))

    def net(self, round: int) -> Path:
        """The weights of the network of a round."""
        return self.path / f"net-{round:03}.bin"
