"""How a run went: a page of text and a picture of its curves, renewed after each round."""

from io import BytesIO
from typing import TYPE_CHECKING

from laguna.arena.plot import COLOUR
from laguna.arena.report import Share

from .folder import Folder, Round, State

if TYPE_CHECKING:
    from matplotlib.axes import Axes

OTHER = "#b3423a"


def write_report(folder: Folder, state: State) -> str:
    """Write `report.md` and, where matplotlib is installed, `curves.svg`; return the line about the last round."""
    folder.put("report.md", text(state).encode())
    picture = curves(state)
    if picture:
        folder.put("curves.svg", picture)
    return line(len(state.rounds), state.rounds[-1])


def line(number: int, one: Round) -> str:
    """A round in one line."""
    kept = "kept" if one.is_kept else "dropped"
    return (
        f"round {number}: {one.games} games, log loss {one.loss:.4f} (evaluation {one.loss_evaluation:.4f}), "
        f"{_percent(one.against_last)} against the last, {_percent(one.against_yardstick)} against the yardstick, "
        f"{kept}"
    )


def _percent(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.win_share:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def text(state: State) -> str:
    """The report: what was asked for, and a row for each round."""
    setting = state.setting
    rows = [
        f"# Training of {setting.game}, {setting.seats} seats, seed {setting.seed}",
        "",
        f"{setting.hidden} hidden units, {setting.games} games a round, learning from the last {setting.window} "
        f"rounds. Matches of {setting.match_games} games with {setting.budget} a turn, 95 % intervals. "
        f"The yardstick is `{setting.yardstick}`. Log losses are measured on games that the network never saw; "
        "that of the evaluation is with its scale refitted.",
        "",
        "| round | games | an hour and core | turns | loss of evaluation | before | of the network | "
        "against the last | against the yardstick | |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for number, one in enumerate(state.rounds, 1):
        rate = 3600 * one.games / max(one.seconds, 1e-9)
        rows.append(
            f"| {number} | {one.games} | {rate:.0f} | {one.turns:.1f} | {one.loss_evaluation:.4f} | "
            f"{one.loss_before:.4f} | {one.loss:.4f} | {_percent(one.against_last)} | "
            f"{_percent(one.against_yardstick)} | {'kept' if one.is_kept else 'dropped'} |"
        )
    rows += ["", "Openings, first answers of each seat in self-play:", ""]
    for number, one in enumerate(state.rounds, 1):
        told = ", ".join(f"`{name}` {100 * share:.0f} %" for name, share in one.openings.items())
        rows.append(f"- round {number}: {told}")
    return "\n".join(rows) + "\n"


def curves(state: State) -> bytes:
    """Strength, loss, length of games and openings by round, as SVG; nothing without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        return b""
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "laguna", "font.family": "sans-serif"})
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6), layout="constrained")
    figure.suptitle(f"{state.setting.game}, {state.setting.seats} seats, seed {state.setting.seed}", size=11)
    rows = figure.subplot_mosaic([["strength", "loss"], ["turns", "openings"]])
    x = list(range(1, len(state.rounds) + 1))
    rounds = state.rounds
    _shares(rows["strength"], x, [one.against_yardstick for one in rounds], COLOUR, "against the yardstick")
    _shares(rows["strength"], x, [one.against_last for one in rounds], OTHER, "against the last")
    rows["strength"].axhline(100 / state.setting.seats, color="#888888", linewidth=0.8)
    _line(rows["loss"], x, [one.loss for one in rounds], COLOUR, "network")
    _line(rows["loss"], x, [one.loss_evaluation for one in rounds], OTHER, "evaluation, refitted")
    _line(rows["turns"], x, [one.turns for one in rounds], COLOUR, "turns of a game")
    for n, name in enumerate(rounds[-1].openings):
        _line(rows["openings"], x, [100 * one.openings.get(name, 0) for one in rounds], f"C{n}", name)
    titles = {
        "strength": "wins, %",
        "loss": "log loss, games held out",
        "turns": "turns",
        "openings": "openings, %",
    }
    for name, title in titles.items():
        axes = rows[name]
        axes.set_title(title, size=10)
        axes.set_xlabel("round")
        axes.legend(fontsize=8)
        axes.grid(alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
    file = BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def _shares(axes: "Axes", x: list[int], shares: list[Share], colour: str, label: str) -> None:
    """Shares in percent with their intervals."""
    _line(axes, x, [100 * share.win_share for share in shares], colour, label)
    low, high = ([100 * share.interval[end] for share in shares] for end in (0, 1))
    axes.fill_between(x, low, high, color=colour, alpha=0.15)


def _line(axes: "Axes", x: list[int], y: list[float], colour: str, label: str) -> None:
    axes.plot(x, y, "o-", color=colour, label=label, markersize=3)
