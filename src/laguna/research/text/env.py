"""An environment of text: one seat against bots, for anything that reads and writes.

from laguna.research.text import TextEnv

env = TextEnv("murano", seats=2, opponents="easy")
print(env.rules())
step = env.reset(seed=1)
while not step.done:
    step = env.step(model(step.text))
print(step.reward)
"""

from collections.abc import Mapping, Sequence

import msgspec

from laguna.kernel.errors import CannotParse
from laguna.research.limits import LIMIT
from laguna.research.rewards import rewards

from .local_seat import LocalSeat, Opponent
from .situation import Refusal
from .speech import Speech


class Step(msgspec.Struct, frozen=True):
    """What a model gets to read after what it said."""

    text: str
    """What it reads: on refusal the reason and its rule first, then the position; as JSON if asked for."""
    done: bool
    """Whether the game is over, or was cut off."""
    reward: float
    """1 for a sole win; the rewards of all seats add up to 0. It is 0 before the end and in games cut off."""
    refused: Refusal | None = None
    """Why the last action was refused; None if it was done."""


class TextEnv:
    """One game at a time, for one seat. A refused action changes nothing: the model may try again."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "easy",
        *,
        as_json: bool = False,
        legal: bool = True,
        renamed: int | None = None,
        options: Mapping[str, str] | None = None,
        budget: str = "100it",
        max_turns: int = LIMIT,
    ) -> None:
        """`legal=False` leaves out what may be done; `renamed` is the seed of a world with other names."""
        self.seat = LocalSeat(game, seats, seat, opponents, options=options, budget=budget, max_turns=max_turns)
        self.speech = Speech(game, seats, seat, renamed)
        self._as_json = as_json
        self._legal = legal
        self._told = 0

    def rules(self, about: str = "") -> str:
        """The rules in our words, and the legend of the drawing; or what they say about a rule id or a word."""
        text = self.speech.rules(about)
        return text if about else f"{text}\n{self.speech.legend()}\n"

    def reset(self, seed: int = 0) -> Step:
        """Start a new game and play up to the first decision of this seat."""
        self.seat.begin(seed)
        self._told = 0
        return self._step(None)

    def step(self, said: str) -> Step:
        """Do what a model said, in the notation of records; or tell it why not."""
        try:
            action = self.speech.action(said)
        except CannotParse:
            return self._step(self.speech.unknown(said))
        refused = self.seat.do(action)
        if refused is not None:
            refused = msgspec.structs.replace(refused, text=self.speech.said(refused.text))
        return self._step(refused)

    def why(self, said: str) -> str:
        """Why an action may not be done now, or that it may."""
        try:
            refused = self.seat.why(self.speech.action(said))
        except CannotParse:
            return self.speech.refusal(self.speech.unknown(said))
        if refused is None:
            return "This may be done now."
        return self.speech.refusal(msgspec.structs.replace(refused, text=self.speech.said(refused.text)))

    def history(self) -> list[str]:
        """All that this seat was told since the game began, a sentence each."""
        return self.speech.story(self.seat.situation().story)

    def _step(self, refused: Refusal | None) -> Step:
        now = self.seat.situation()
        news = now.story[self._told :]
        self._told = len(now.story)
        if self._as_json:
            told = self.speech.data(now, news, self._legal)
            if refused is not None:
                told["refused"] = {**msgspec.to_builtins(refused), "rule": self.speech.said(refused.rule)}
            text = msgspec.json.encode(told).decode()
        else:
            text = self.speech.look(now, news, self._legal)
            if refused is not None:
                text = f"{self.speech.refusal(refused)}\n\n{text}"
        reward = rewards(now.ending.ranks)[self.seat.seat] if now.ending else 0.0
        return Step(text, now.ending is not None or now.is_cut, reward, refused)
