"""Plays a model, which is any function from text to text, against bots, and reports what it won and what it cost.

    from laguna.research.text import play

    report = play(my_model, "murano", games=20, opponents="easy", renamed=7)
    print(report.share, report.illegal, report.characters_read)

Every call gets all that the model needs: the rules, what happened, the position, and why its last try was refused.
What it answers is read from its last line. Where it is refused too often, a random action is done, and counted.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

import msgspec

from laguna.arena.intervals import share as share_of
from laguna.arena.simulate import seed_of
from laguna.kernel.chance import Rng
from laguna.kernel.record import Record, write
from laguna.research.limits import LIMIT

from .env import Step, TextEnv
from .local_seat import Opponent

INTRODUCTION = """\
You play a board game. Read the rules, then the position. Answer with one action in the notation of the game: \
the last line of your answer must be the action and nothing else."""
"""What a model is told first."""


class Said(msgspec.Struct, frozen=True):
    """What a model may return instead of a text, to tell what it cost."""

    text: str
    """What it said."""
    tokens_read: int = 0
    """How many tokens it read."""
    tokens_written: int = 0
    """How many it wrote."""
    cost: float = 0.0
    """What that cost, in whatever unit."""


Model = Callable[[str], str | Said]
"""A model: it reads a text and says something."""


class Played(msgspec.Struct, frozen=True):
    """One game of a model."""

    seed: int
    """The seed of its draws and bots."""
    seat: int
    """Where the model sat."""
    rank: int
    """Its place; 0 if the game was cut off."""
    score: int
    """Its points; 0 if the game was cut off."""
    win: float
    """Its share of the win."""
    decisions: int
    """How often it decided."""
    record: str
    """The record of the game, in our names, for `laguna replay`."""


class Report(msgspec.Struct, frozen=True):
    """What a model did in some games."""

    game: str
    """Which game."""
    seats: int
    """How many seats."""
    opponents: tuple[str, ...]
    """Who had the others."""
    renamed: int | None
    """The seed of the renamed world; None if our names were used."""
    share: float
    """Its share of the wins, of the games that came to their end."""
    interval: tuple[float, float]
    """The 95 % confidence interval of that."""
    even: float
    """The share of an equal."""
    decisions: int
    """How often it decided, of several choices."""
    calls: int
    """How often it was asked."""
    illegal: dict[str, int]
    """Refused answers by the rule that forbids them, most frequent first; `cannot_parse` for what is no action."""
    random: int
    """How many decisions were made at random, because it was refused too often."""
    characters_read: int
    """How many characters it read."""
    characters_written: int
    """How many it wrote."""
    tokens_read: int
    """How many tokens, as it told."""
    tokens_written: int
    """The same of what it wrote."""
    cost: float
    """What it cost, as it told."""
    seconds: float
    """How long it took to answer, in all."""
    games: tuple[Played, ...]
    """Every game."""


class _Cost:
    """What the calls of a model come to."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.calls = self.read = self.written = self.tokens_read = self.tokens_written = 0
        self.cost = self.seconds = 0.0

    def ask(self, text: str) -> str:
        begin = perf_counter()
        said = self._model(text)
        self.seconds += perf_counter() - begin
        self.calls += 1
        self.read += len(text)
        if isinstance(said, Said):
            self.tokens_read += said.tokens_read
            self.tokens_written += said.tokens_written
            self.cost += said.cost
            said = said.text
        self.written += len(said)
        return said


def answer(said: str) -> str:
    """The action in what a model said: its last line, without quotes and marks around it.

    >>> answer("I think this is best.\\n\\n**`ship 3`**\\n")
    'ship 3'
    """
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1].strip("`*\"'. ") if lines else ""


def play(
    model: Model,
    game: str,
    *,
    games: int = 10,
    seats: int = 2,
    opponents: Opponent | Sequence[Opponent] = "easy",
    seed: int = 0,
    tries: int = 3,
    legal: bool = True,
    as_json: bool = False,
    rules: bool = True,
    renamed: int | None = None,
    options: Mapping[str, str] | None = None,
    budget: str = "100it",
    max_turns: int = LIMIT,
) -> Report:
    """Play some games. Deals are paired: the model has each seat of a deal in turn.

    Where it has no choice it is not asked. It has so many `tries` for each decision. `legal=False` does not tell
    it what it may do, which is harder; with `rules=False` it has to know them already. `as_json` gives positions
    as JSON. `renamed` is the seed of a world with other names.
    """
    cost = _Cost(model)
    illegal: Counter[str] = Counter()
    at_random = 0
    rng = Rng(seed)
    found: list[Played] = []
    for number in range(games):
        seat = number % seats
        env = TextEnv(
            game,
            seats,
            seat,
            opponents,
            as_json=as_json,
            legal=legal,
            renamed=renamed,
            options=options,
            budget=budget,
            max_turns=max_turns,
        )
        head = [INTRODUCTION, env.rules()] if rules else [INTRODUCTION]
        if as_json:
            head.append("Ids behind the numbers of a view: " + msgspec.json.encode(env.speech.ids()).decode())
        deal = seed_of(seed, number // seats)
        step = env.reset(deal)
        decisions = 0
        while not step.done:
            choices = env.seat.situation().legal
            if len(choices) == 1:
                step = env.step(env.speech.name_of(choices[0]))
                continue
            decisions += 1
            step, refused = _decide(cost, env, step, head, tries)
            illegal.update(refused)
            if step.refused is not None:
                at_random += 1
                step = env.step(env.speech.name_of(choices[rng.below(len(choices))]))
        found.append(_played(env, deal, decisions, options))
    whole = [one for one in found if one.rank]
    deals = [[one for one in whole if one.seed == deal] for deal in dict.fromkeys(one.seed for one in whole)]
    mean, interval = share_of([sum(one.win for one in deal) for deal in deals], [len(deal) for deal in deals])
    given = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else opponents
    return Report(
        game=game,
        seats=seats,
        opponents=tuple(one if isinstance(one, str) else getattr(one, "__name__", repr(one)) for one in given),
        renamed=renamed,
        share=mean,
        interval=interval,
        even=1 / seats,
        decisions=sum(one.decisions for one in found),
        calls=cost.calls,
        illegal=dict(illegal.most_common()),
        random=at_random,
        characters_read=cost.read,
        characters_written=cost.written,
        tokens_read=cost.tokens_read,
        tokens_written=cost.tokens_written,
        cost=cost.cost,
        seconds=cost.seconds,
        games=tuple(found),
    )


def _decide(cost: _Cost, env: TextEnv, step: Step, head: list[str], tries: int) -> tuple[Step, list[str]]:
    """Let a model make one decision: the step after it, and why it was refused before that."""
    refused: list[str] = []
    for _ in range(max(1, tries)):
        said = cost.ask("\n\n".join([*head, step.text]))
        step = env.step(answer(said))
        if step.refused is None:
            break
        refused.append(step.refused.rule or step.refused.error)
    return step, refused


def _played(env: TextEnv, deal: int, decisions: int, options: Mapping[str, str] | None) -> Played:
    """The result of a game that is done."""
    seat, log = env.seat.seat, env.seat.log
    ending = env.seat.situation().ending
    ranks = ending.ranks if ending else ()
    return Played(
        seed=deal,
        seat=seat,
        rank=ranks[seat] if ranks else 0,
        score=ending.scores[seat] if ending else 0,
        win=1 / ranks.count(1) if ranks and ranks[seat] == 1 else 0.0,
        decisions=decisions,
        record=write(Record(log.game.NAME, log.seats, dict(options or {}), actions=list(log.actions))),
    )
