"""The `laguna` command. What a command needs is imported when it runs, so that help comes at once."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import laguna

if TYPE_CHECKING:
    from laguna.arena.simulate import Summary
    from laguna.bench import Report
    from laguna.kernel.game import Game
    from laguna.kernel.record import Record
    from laguna.kernel.text import Words

INTERRUPTED = 130
"""What a shell expects from a command that Ctrl-C ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return its exit code."""
    from laguna.kernel.errors import LagunaError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Signs that a terminal does not have, or bytes that are no text, are no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.version:
        sys.stdout.write(_version() + "\n")
        return 0
    if not hasattr(given, "run"):
        parser.print_help()
        return 0
    try:
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except LagunaError as error:
        notes = getattr(error, "__notes__", [])
        sys.stderr.write(f"laguna: {' '.join([str(error), *notes])}\n")
        return 2
    except BrokenPipeError:
        # Whoever was reading has gone, as in `laguna rules murano | head`; nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        sys.stderr.write(f"laguna: {error}\n")
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED


def _version() -> str:
    """What this Laguna is, and whether its rules were compiled."""
    return f"laguna {laguna.__version__} (engine: {laguna.ENGINE})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="laguna", description="Board games of the Venetian lagoon.")
    parser.add_argument("--version", action="store_true", help="say which Laguna this is")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play in the terminal against bots. You have seat 0. The game is saved after each action.",
    )
    play.add_argument("game", metavar="GAME", help="which game, e.g. murano")
    play.add_argument("--seats", type=int, metavar="N", help="how many players, you included (default: 3)")
    play.add_argument(
        "--bots",
        default="normal",
        metavar="LEVEL",
        help="how the others play: random, easy, normal, hard or expert (default: normal)",
    )
    play.add_argument("--lang", metavar="LANG", help="en, it, de or fr (default: that of your system)")
    play.add_argument("--name", metavar="NAME", help="what you are called")
    play.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="make all draws and bots from this number; without it they cannot be predicted",
    )
    play.add_argument(
        "--resume",
        action="store_true",
        help="go on with the saved game; unless --seed is given again, what follows is drawn by the system",
    )
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `laguna games`")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to save instead of the usual place")
    play.set_defaults(run=_play)

    simulate = commands.add_parser(
        "simulate",
        help="let many games be played at random",
        description="Let many games be played at random, and tell how long they last, how they end and what they "
        "score. The same seed gives the same games, whoever plays them. Ctrl-C shows what was done by then.",
    )
    simulate.add_argument("game", metavar="GAME", help="which game, e.g. murano")
    simulate.add_argument("--games", type=int, required=True, metavar="K", help="how many games")
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game")
    simulate.add_argument("--check", action="store_true", help="check every position")
    _add_how_to_play(simulate)
    simulate.set_defaults(run=_simulate)

    bench = commands.add_parser("bench", help="measure how fast the engine is here")
    bench.add_argument("game", nargs="?", metavar="GAME", help="only this game (default: all)")
    bench.add_argument("--json", action="store_true", help="results for programs")
    bench.set_defaults(run=_bench)

    arena = commands.add_parser(
        "arena",
        help="let bots play against each other, and tell how strong they are",
        description="Let bots play against each other, and tell how strong they are. Every deal is played by each "
        "line-up in all its rotations, so that luck falls on all alike. Ctrl-C shows what was done by then; with "
        "--out the same command goes on from there. What the numbers mean: docs/arena.md.",
    )
    arena.add_argument("game", metavar="GAME", help="which game, e.g. murano")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="LEVEL,...",
        help="who takes part, e.g. hard,normal; hard@1s has a budget of its own; module:function is your own bot",
    )
    arena.add_argument(
        "--games",
        type=int,
        required=True,
        metavar="K",
        help="how many games each line-up plays, rounded up to whole deals in all rotations",
    )
    arena.add_argument(
        "--budget",
        default="100ms",
        metavar="B",
        help="what a bot has for a whole turn: 100ms, 1s, or iterations such as 200it, which give the same games "
        "on every machine (default: 100ms)",
    )
    arena.add_argument(
        "--lineup",
        default="even",
        metavar="KIND",
        help="even: as many seats for each bot as can be, every combination if there are more bots than seats; "
        "one-against-rest: one bot against others that are all the same, for each two bots and both ways round",
    )
    arena.add_argument(
        "--until-clear",
        action="store_true",
        help="stop a line-up of two bots as soon as the interval leaves out the even share; intervals are wider "
        "then, so that this is fair",
    )
    arena.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write a line of JSON for each game, and go on with what is there",
    )
    arena.add_argument(
        "--plot",
        type=Path,
        metavar="FILE.svg",
        help="draw the ladder; pictures come with `pip install 'laguna[plots]'`",
    )
    _add_how_to_play(arena)
    arena.set_defaults(run=_arena)

    selfplay = commands.add_parser(
        "selfplay",
        help="write records of games between bots",
        description="Write records of games between bots, for study and for learners. Bots take the seats in "
        "turns. The same seed gives the same games, if budgets are in iterations. Ctrl-C keeps what is done.",
    )
    selfplay.add_argument("game", metavar="GAME", help="which game, e.g. murano")
    selfplay.add_argument("folder", type=Path, metavar="DIR", help="where the records go")
    selfplay.add_argument(
        "--bots",
        required=True,
        metavar="LEVEL,...",
        help="who plays, e.g. normal,normal or hard@200it,easy; module:function is your own bot",
    )
    selfplay.add_argument("--games", type=int, required=True, metavar="K", help="how many games")
    selfplay.add_argument(
        "--budget",
        default="100it",
        metavar="B",
        help="what a bot has for a whole turn: iterations such as 100it, or time such as 100ms (default: 100it)",
    )
    _add_how_to_play(selfplay, "as many as there are bots")
    selfplay.set_defaults(run=_selfplay)

    export = commands.add_parser(
        "export",
        help="write the decisions of recorded games as a table, for learners",
        description="Write the decisions of recorded games as a table: a row for each, with the seat, what it saw,"
        " what was legal, what it did, and what came of it. docs/research.md says what the numbers mean.",
    )
    export.add_argument("folder", type=Path, metavar="DIR", help="a folder with records (*.rec), or one record")
    export.add_argument(
        "--parquet",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="FILE",
        help="write Parquet (default: decisions.parquet beside the records); it comes with "
        "`pip install 'laguna[research]'`",
    )
    export.add_argument(
        "--jsonl",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="FILE",
        help="write a line of JSON for each decision (default: decisions.jsonl beside the records)",
    )
    export.add_argument("--game", metavar="GAME", help="only records of this game")
    export.set_defaults(run=_export)

    serve = commands.add_parser(
        "serve",
        help="let people play in their browsers",
        description="Let people play in their browsers, on this machine or from others. Tables are kept.",
    )
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 lets others in as well")
    serve.add_argument("--port", type=int, default=8000, metavar="N", help="default: 8000; 0: any that is free")
    serve.add_argument("--db", default="", metavar="PLACE", help="a file, or postgresql://…; default: your own")
    serve.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; more than 1: PostgreSQL only"
    )
    serve.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes for bots (default: 1)")
    serve.add_argument("--url", default="", metavar="URL", help="the address people use, behind a proxy")
    serve.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="see docs/hosting.md")
    serve.add_argument(
        "--metrics", action="store_true", help="show /metrics to everybody, not to this machine alone"
    )
    serve.add_argument("--open", action="store_true", help="open a browser")
    serve.set_defaults(run=_serve)

    database = commands.add_parser("db", help="look after the tables of a server")
    steps = database.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, about in (
        ("migrate", "bring the database up to date"),
        ("export", "write all tables to a file"),
        ("import", "read tables from such a file"),
    ):
        step = steps.add_parser(name, help=about)
        step.add_argument("--db", default="", metavar="PLACE", help="a file, or postgresql://…; default: your own")
        if name != "migrate":
            step.add_argument("file", type=Path, metavar="FILE")
        step.set_defaults(run=_db, step=name)

    replay = commands.add_parser("replay", help="tell a recorded game again")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record")
    replay.add_argument("--to", type=int, metavar="N", help="only the first N actions")
    replay.add_argument("--seat", type=int, metavar="S", help="tell only what this seat may know")
    replay.add_argument("--lang", metavar="LANG", help="en, it, de or fr (default: that of your system)")
    replay.add_argument("--json", action="store_true", help="the position for programs")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser("rules", help="read the rules, or look something up in them")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("about", nargs="*", metavar="ID or WORD", help="a rule id such as M-BUILD-1, or a word")
    rules.set_defaults(run=_rules)

    games = commands.add_parser("games", help="list the games, their seats and options")
    games.add_argument("--lang", metavar="LANG", help="en, it, de or fr (default: that of your system)")
    games.set_defaults(run=_games)
    return parser


def _add_how_to_play(command: argparse.ArgumentParser, seats: str = "") -> None:
    """What every command takes that plays many games; `seats` says how many there are unless somebody does."""
    about = f"how many seats (default: {seats})" if seats else "how many seats"
    command.add_argument("--seats", type=int, required=not seats, metavar="N", help=about)
    command.add_argument(
        "--seed", type=int, metavar="S", help="what everything is made from (default: any number, which is told)"
    )
    command.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    command.add_argument(
        "--on",
        metavar="ray[:ADDRESS]",
        help="play on Ray: on a cluster of its own on this machine, or on the one at this address; "
        "Ray comes with `pip install 'laguna[ray]'`",
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `laguna games`")
    command.add_argument(
        "--max-turns", type=int, default=1000, metavar="T", help="cut games off here (default: 1000); 0: never"
    )
    command.add_argument("--json", action="store_true", help="results for programs")


def language(given: str | None) -> str:
    """The language that was asked for, or that of the system if it is one of ours, or English."""
    from laguna.kernel.text import LANGUAGES

    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]


def options(given: Sequence[str]) -> dict[str, str]:
    """Options typed as `name=value`."""
    from laguna.kernel.errors import CannotParse

    found: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CannotParse(f"An option is given as name=value, not as {pair!r}.")
        found[name] = value
    return found


def is_colourful() -> bool:
    """Are colours wanted where we write?"""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


# play


def _play(given: argparse.Namespace) -> int:
    from laguna import bots
    from laguna.kernel.registry import load
    from laguna.kernel.text import words
    from laguna.terminal import fold, save
    from laguna.terminal.play import Leave, Session

    game = load(given.game)
    bot = bots.find(given.bots)
    spoken = words(language(given.lang), given.game)
    path = given.save or save.place(given.game)
    record = _saved(given, path) if given.resume else _fresh(given, game)
    draws, seed = _chance(given.seed, game, record)
    names = {0: given.name or spoken.say("player-me")}
    names |= {seat: spoken.say("player-bot", number=seat) for seat in range(1, record.seats)}
    lines = [
        spoken.say("welcome", game=spoken.say("game-name"), seats=record.seats, players=", ".join(names.values())),
        spoken.say("saved-in", path=str(path)),
    ]
    old = None if given.resume else save.put_aside(path)
    if old is not None:
        lines.append(spoken.say("kept-old", path=str(old)))
    _write("".join(fold(line) + "\n" for line in lines))
    session = Session(
        game=game,
        record=record,
        words=spoken,
        names=names,
        bots=dict.fromkeys(range(1, record.seats), bot),
        draws=draws,
        seed=seed,
        path=path,
        read=_read,
        write=_write,
        colour=is_colourful(),
    )
    try:
        session.run()
    except (Leave, EOFError):
        return _goodbye(given, spoken, 0)
    except KeyboardInterrupt:
        return _goodbye(given, spoken, INTERRUPTED)
    return 0


def _fresh(given: argparse.Namespace, game: "Game[Any]") -> "Record":
    """A new game, as far as it can be set up."""
    from laguna.kernel.game import start
    from laguna.kernel.record import Record

    seats = 3 if given.seats is None else given.seats
    chosen = options(given.option)
    start(game, seats, chosen)
    return Record(given.game, seats, chosen)


def _saved(given: argparse.Namespace, path: Path) -> "Record":
    """The saved game, if it is the one that is meant."""
    from laguna.kernel.errors import LagunaError
    from laguna.terminal import save

    if not path.exists():
        raise LagunaError(f"There is no saved game in {path}; `laguna play {given.game}` begins one.")
    record = save.read(path)
    if record.game != given.game:
        raise LagunaError(f"The game saved in {path} is {record.game}, not {given.game}.")
    if given.seats is not None and given.seats != record.seats:
        raise LagunaError(f"The saved game has {record.seats} seats, not {given.seats}.")
    for name, value in options(given.option).items():
        if record.options.get(name) != value:
            raise LagunaError(f"The saved game does not have the option {name}={value}.")
    return record


def _chance(seed: int | None, game: "Game[Any]", record: "Record") -> tuple[Any, int]:
    """Where draws come from, and what the bots' random numbers are made from."""
    import secrets

    from laguna.kernel.chance import SeededDraws, SystemDraws
    from laguna.kernel.game import CHANCE
    from laguna.kernel.record import replay

    if seed is None:
        return SystemDraws(), secrets.randbits(40)
    draws = SeededDraws(seed)

    def draw_again(s: Any, turn: int, action: int) -> None:  # noqa: ANN401
        if turn == CHANCE:
            draws.draw(game.ACTIONS, game.legal(s), game.weights(s))

    # What was drawn already has left its piles, so that a resumed game goes on with the same deal.
    replay(record, each=draw_again)
    return draws, seed


def _read(prompt: str) -> str:
    """A line that the person types."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        import readline  # noqa: F401 - typing gets arrow keys and history by this import alone

        return input(prompt)
    _write(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    # What was typed is not on the screen, as it would be in a terminal.
    _write("\n")
    return line


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _own_name() -> str:
    """How to call this command from here: its bare name only where the shell would find it."""
    import shutil

    called = Path(sys.argv[0])
    if shutil.which("laguna") or called.name != "laguna":
        return "laguna"
    return os.path.relpath(called)


def _goodbye(given: argparse.Namespace, spoken: "Words", code: int) -> int:
    """Say how to go on another time."""
    import shlex

    command = [_own_name(), "play", given.game, "--resume"]
    for name in ("lang", "save", "name", "seed"):
        value = getattr(given, name)
        if value is not None:
            command += [f"--{name}", str(value)]
    if given.bots != "normal":
        command += ["--bots", given.bots]
    _write("\n" + spoken.say("left", command=shlex.join(command)) + "\n")
    return code


# simulate, arena


def _simulate(given: argparse.Namespace) -> int:
    import time

    import msgspec

    from laguna.arena.simulate import Plan, run, summarise

    plan = Plan(
        game=given.game,
        seats=given.seats,
        games=given.games,
        seed=_seed(given.seed),
        options=options(given.option),
        limit=given.max_turns,
        check=given.check,
        records=given.records,
    )
    begin = time.perf_counter()
    with _progress(plan.games) as advance:
        outcomes, is_cut = run(plan, given.workers, advance, given.on)
    if is_cut:
        sys.stderr.write(f"laguna: stopped after {len(outcomes)} of {plan.games} games.\n")
    summary = summarise(plan, outcomes, time.perf_counter() - begin)
    if given.json:
        _write(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode() + "\n")
    else:
        _write(_table_of(summary))
    return INTERRUPTED if is_cut else 0


def _arena(given: argparse.Namespace) -> int:
    from contextlib import ExitStack
    from dataclasses import replace

    import msgspec

    from laguna.arena import plot
    from laguna.arena.match import Entrant
    from laguna.arena.report import report, text
    from laguna.arena.results import Results
    from laguna.arena.tournament import Tournament, run
    from laguna.arena.workers import Crew

    crew = Crew.parse(given.on, given.workers)
    entrants = tuple(Entrant.parse(bot, given.budget) for bot in given.bots.split(",") if bot.strip())
    if given.plot is not None:
        plot.check(given.plot)
    tournament = Tournament(
        game=given.game,
        seats=given.seats,
        entrants=entrants,
        games=given.games,
        seed=given.seed or 0,
        options=options(given.option),
        limit=given.max_turns,
        lineup=given.lineup,
        until_clear=given.until_clear,
    )
    tournament.check()
    with ExitStack() as opened:
        results = opened.enter_context(Results(given.out)) if given.out is not None else None
        if given.seed is None:
            # A run that goes on has the seed it began with, even where that was not chosen.
            begun = results.played[0].seed if results is not None and results.played else None
            tournament = replace(tournament, seed=_seed(begun))
        advance = opened.enter_context(_progress(tournament.total()))
        series, is_cut = run(tournament, crew, results, advance)
    found = report(tournament, series)
    if is_cut:
        played = found.games + found.unfinished
        sys.stderr.write(f"laguna: stopped after {played} of {tournament.total()} games.\n")
        if given.out is not None:
            sys.stderr.write(f"laguna: they are in {given.out}; the same command goes on from there.\n")
    if given.plot is not None:
        plot.draw(found, given.plot)
    if given.json:
        _write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        _write(text(found))
    return INTERRUPTED if is_cut else 0


def _selfplay(given: argparse.Namespace) -> int:
    from laguna.arena.match import Entrant
    from laguna.arena.selfplay import SelfPlay, run
    from laguna.arena.workers import Crew

    crew = Crew.parse(given.on, given.workers)
    entrants = tuple(Entrant.parse(bot, given.budget) for bot in given.bots.split(",") if bot.strip())
    plan = SelfPlay(
        game=given.game,
        seats=len(entrants) if given.seats is None else given.seats,
        entrants=entrants,
        games=given.games,
        seed=_seed(given.seed),
        folder=given.folder,
        options=options(given.option),
        limit=given.max_turns,
    )
    with _progress(plan.games) as advance:
        games, is_cut = run(plan, crew, advance)
    if is_cut:
        sys.stderr.write(f"laguna: stopped after {len(games)} of {plan.games} games.\n")
    if given.json:
        import msgspec

        _write(msgspec.json.format(msgspec.json.encode(games), indent=2).decode() + "\n")
    else:
        _write(f"{len(games)} records are in {given.folder}.\n")
    return INTERRUPTED if is_cut else 0


def _export(given: argparse.Namespace) -> int:
    from laguna.kernel.errors import LagunaError
    from laguna.research import data

    if given.parquet is None and given.jsonl is None:
        raise LagunaError("Say what to write: --parquet or --jsonl, each with a file if you like.")
    files = data.records(given.folder)
    beside = given.folder if given.folder.is_dir() else given.folder.parent
    parquet = beside / "decisions.parquet" if given.parquet == Path() else given.parquet
    jsonl = beside / "decisions.jsonl" if given.jsonl == Path() else given.jsonl
    with _progress(len(files), "records") as advance:
        rows = data.export(files, parquet, jsonl, given.game, advance)
    _write(f"{rows} decisions are in {' and '.join(str(file) for file in (parquet, jsonl) if file)}.\n")
    return 0


def _seed(given: int | None) -> int:
    """The seed that was given, or any, which is told so that the same games can be played again."""
    if given is not None:
        return given
    seed = int.from_bytes(os.urandom(4), "big")
    sys.stderr.write(f"laguna: the seed is {seed}.\n")
    return seed


@contextmanager
def _progress(total: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, if somebody can see it there; gives the function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Games between thinking bots take long, so the time left is estimated from many minutes.
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=1800) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)


def _table_of(summary: "Summary") -> str:
    """A summary for people."""
    speed = f", {summary.decisions / summary.seconds:,.0f} a second" if summary.seconds else ""
    lines = [
        f"games      {summary.games}",
        f"finished   {summary.finished}",
        f"decisions  {summary.decisions}{speed}",
        f"seconds    {summary.seconds}",
        f"turns      {summary.turns} a game",
        "ends",
        *(f"  {number:>7}  {end}" for end, number in summary.ends.items()),
        "scores        mean    min    max",
    ]
    for seat, spread in enumerate(summary.scores):
        figures = (
            "      -      -      -"
            if spread.mean is None
            else f"{spread.mean:>7.2f}{spread.min:>7}{spread.max:>7}"
        )
        lines.append(f"  seat {seat}    {figures}")
    return "\n".join(lines) + "\n"


# bench


def _bench(given: argparse.Namespace) -> int:
    import msgspec

    from laguna import bench
    from laguna.kernel import registry

    games = [given.game] if given.game else list(registry.names())
    for game in games:
        registry.load(game)
    with _progress(bench.slices(len(games)), "slices") as advance:
        report = bench.run(games, advance)
    if given.json:
        _write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        _write(_benchmarks(report))
    return 0


def _benchmarks(report: "Report") -> str:
    """The figures for people: the medians, and between which extremes they lie."""
    lines = [f"engine: {report.engine}; medians of several slices, and their extremes"]
    for game, figures in report.games.items():
        lines.append(game)
        for name, figure in figures.spread.items():
            places = 0 if figure.median > 1000 else 3
            low, high = f"{figure.least:,.{places}f}", f"{figure.most:,.{places}f}"
            lines.append(f"  {name:<24}{figure.median:>14,.{places}f}   ({low} to {high})")
    return "\n".join(lines) + "\n"


# serve, db


def _serve(given: argparse.Namespace) -> int:
    server = _server()
    plan = server.Settings(
        host=given.host,
        port=given.port,
        db=given.db or _tables(),
        workers=given.workers,
        thinkers=given.thinkers,
        url=given.url,
        limits=server.limits_from(options(given.limit)),
        metrics=given.metrics,
        browser=given.open,
    )
    code: int = server.run(plan)
    return code


def _db(given: argparse.Namespace) -> int:
    server = _server()
    from laguna.server.store import transfer

    place = given.db or _tables()
    if given.step == "migrate":
        made = server.bring_up_to_date(place)
        _write(f"Done: steps {', '.join(map(str, made))}.\n" if made else "Nothing to do.\n")
    elif given.step == "export":
        _write(f"{transfer.export_tables(place, given.file)} tables are in {given.file}.\n")
    else:
        _write(f"{transfer.import_tables(place, given.file)} tables were read.\n")
    return 0


def _tables() -> str:
    """Where tables are kept unless somebody says otherwise."""
    from laguna.terminal import save

    return str(save.folder() / "tables.sqlite")


def _server() -> Any:  # noqa: ANN401 - a module
    """The server, which needs more packages than the rest of Laguna."""
    from laguna.kernel.errors import LagunaError

    try:
        from laguna.server import launch
    except ModuleNotFoundError as error:
        raise LagunaError(f"The server needs {error.name}: pip install 'laguna[server]'.") from None
    return launch


# replay, rules, games


def _replay(given: argparse.Namespace) -> int:
    import msgspec

    from laguna.kernel.text import words
    from laguna.terminal import save
    from laguna.terminal.replay import Replay

    record = save.read(given.file)
    again = Replay(record, given.to, given.seat)
    if given.json:
        _write(msgspec.json.format(msgspec.json.encode(again.data()), indent=2).decode() + "\n")
    else:
        _write(again.text(words(language(given.lang), record.game), is_colourful()))
    return 0


def _rules(given: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from laguna.terminal import rules

    text = rules.read(given.game)
    if given.about:
        query = " ".join(given.about)
        entries = rules.entries(text)
        found = rules.search(entries, query)
        if not found:
            near = ", ".join(rules.near(entries, query))
            sys.stderr.write(f"laguna: the rules of {given.game} say nothing about {query!r}; some ids: {near}.\n")
            return 1
        text = rules.markdown(found)
    Console().print(Markdown(text))
    return 0


def _games(given: argparse.Namespace) -> int:
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
            lines.append(fold(_option_in_words(spoken, option, values), indent=6, hang=0))
    _write("\n".join(lines) + "\n")
    return 0


def _option_in_words(spoken: "Words", option: str, values: Sequence[str]) -> str:
    """What an option is about, and what its values mean where that is not plain."""
    text = spoken.about(f"option_{option}") if spoken.has(f"option_{option}", "about") else ""
    said = {v: spoken.say(f"option_{option}_{v}") for v in values if spoken.has(f"option_{option}_{v}")}
    meant = [f"{value}: {words}" for value, words in said.items() if words != value]
    return f"{text} ({'; '.join(meant)})" if meant else text
