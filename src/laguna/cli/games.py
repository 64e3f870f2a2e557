"""`laguna games`: the games, with their seats and options."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .arguments import Commands, add_language, language
from .output import write

if TYPE_CHECKING:
    from laguna.kernel.text import Words


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("games", help="list the games with their seats and options")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a paragraph for each game."""
    from laguna.kernel import registry
    from laguna.kernel.text import words
    from laguna.terminal import fold

    lines: list[str] = []
    for name in registry.names():
        game = registry.load(name)
        spoken = words(language(given.lang), name)
        lines += [
            f"{name}: {spoken.say('game-name')}",
            fold(spoken.say("game-about"), indent=2, hang=0),
            "  " + spoken.say("seats-of", seats=", ".join(map(str, game.SEATS))),
            "  " + spoken.say("options-of"),
        ]
        for option, values in game.OPTIONS.items():
            lines.append(fold(f"{option}={'|'.join(values)}", indent=4))
            lines.append(fold(_about(spoken, option, values), indent=6, hang=0))
    write("\n".join(lines) + "\n")
    return 0


def _about(spoken: "Words", option: str, values: Sequence[str]) -> str:
    """What an option changes, and what its values mean where that is not obvious."""
    text = spoken.about(f"option_{option}") if spoken.has(f"option_{option}", "about") else ""
    said = {v: spoken.say(f"option_{option}_{v}") for v in values if spoken.has(f"option_{option}_{v}")}
    meant = [f"{value}: {words}" for value, words in said.items() if words != value]
    return f"{text} ({'; '.join(meant)})" if meant else text
