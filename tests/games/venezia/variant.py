"""Laguna with another board or other cards: a copy of the package that runs in a process of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import laguna

ROOT = Path(__file__).parents[3]
LEFT_OUT = ("server", "__pycache__", "*.so", "*.pyd", "engine.stamp")
"""What a copy does without: it runs interpreted, and nobody connects to it."""


class Variant:
    """A copy of the package whose files about Venezia can be edited."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games = folder / "laguna" / "games" / "venezia"
        shutil.copytree(Path(laguna.__file__).parent, folder / "laguna", ignore=shutil.ignore_patterns(*LEFT_OUT))
        self._original = {name: self.path(name).read_text("utf-8") for name in ("board.toml", "cards.toml")}

    def path(self, name: str) -> Path:
        """Where a file is."""
        return self._games / name

    def original(self, name: str) -> str:
        """The text of a file as it was."""
        return self._original[name]

    def restore(self) -> None:
        """Bring all files back to what they were."""
        for name, text in self._original.items():
            self.path(name).write_text(text, "utf-8")

    def edit(self, name: str, *changes: tuple[str, str]) -> None:
        """Write a file anew, each old text, which stands in it once, replaced by a new one."""
        text = self.path(name).read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
            text = text.replace(old, new)
        self.path(name).write_text(text, "utf-8")

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run Python with this copy."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(self.folder), "LAGUNA_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
