"""Learning: a network that foretells who wins from positions of self-play, as a correction of the evaluation.

The result of a game tells little about one of its many positions. So the target of a position is mixed from what
the network itself says of the next position noted in that game, of the one after it, and so on, and from the
result: this is TD(lambda) with the returns of whole games (Sutton and Barto, chapter 12).

Games are split by number, never positions of one game: most are learned from, one in twenty tells when to stop,
and one in twenty is never seen, so that the log loss there is honest.
"""

from math import log
from typing import TYPE_CHECKING, Any

import msgspec

from laguna.kernel.cells import cells_of
from laguna.kernel.net import HIDDEN_BITS, HIGHEST, OUT_BITS, SCALE_BITS, UNIT_BITS, Columns, Net

from .play import Positions
from .setting import Setting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BATCH = 256
"""How many positions a step of learning looks at."""
RATE = 2e-4
"""How large the steps are at the beginning; they shrink to a tenth of it."""
DECAY = 1.0
"""How fast weights shrink that nothing needs, for each unit of the rate."""
PATIENCE = 2
"""Learning stops after so many passes that brought nothing."""
SPLIT = 20
"""One game in so many is held out, and one tells when to stop."""
LEAST_SPREAD = 0.1
"""Numbers that hardly vary are not blown up beyond this."""
_TOP = HIGHEST / (1 << HIDDEN_BITS)


class Floats(msgspec.Struct):
    """A network in floating point, as it is while it learns."""

    mean: "NDArray[np.float32]"
    """By column: the mean of the number in the first round; 0 for codes."""
    spread: "NDArray[np.float32]"
    """By column: its standard deviation; 1 for codes."""
    first: "NDArray[np.float32]"
    """The first layer, by column and unit."""
    bias: "NDArray[np.float32]"
    """The biases of the hidden units."""
    out: "NDArray[np.float32]"
    """How much each hidden unit counts."""
    scale: "NDArray[np.float32]"
    """What the odds of the evaluation are multiplied by: one number."""


class Learned(msgspec.Struct):
    """What came of learning."""

    floats: Floats
    """The network."""
    passes: int
    """How often learning went through all positions."""
    positions: int
    """How many positions it learned from."""
    held_out: int
    """In how many games the losses were measured."""
    loss_evaluation: float
    """The log loss of the evaluation alone, with its scale refitted on the games that were learned from."""
    loss_before: float
    """The log loss of the network that learning began with."""
    loss: float
    """The log loss of the new network."""


def expand(columns: Columns, rows: "NDArray[np.int16]") -> "NDArray[np.float32]":
    """Rows as the columns of the first layer see them: codes as ones and zeros."""
    import numpy as np

    first, codes = np.array(columns.first), np.array(columns.codes)
    found = np.zeros((len(rows), int(columns.count)), np.float32)
    plain = codes == 0
    found[:, first[plain]] = rows[:, plain]
    if not plain.all():
        values = rows[:, ~plain]
        where, which = np.nonzero((values > 0) & (values <= codes[~plain]))
        found[where, first[~plain][which] + values[where, which] - 1] = 1
    return found


def looked_at(setting: Setting) -> "NDArray[np.bool_]":
    """Which columns the network looks at."""
    import numpy as np

    columns = setting.columns()
    found = np.ones(int(columns.count), bool)
    if setting.inputs == "terms":
        found[: columns.first[columns.length]] = False
    return found


def begin(setting: Setting, positions: Positions, known: "NDArray[np.int64]", seed: int) -> Floats:
    """A network that adds nothing yet, made for the positions that may be learned from."""
    import numpy as np

    columns = setting.columns()
    rng = np.random.default_rng(seed)
    some = rng.choice(known, min(4000, len(known)), replace=False)
    seen = expand(columns, positions.rows[np.sort(some)].reshape(-1, int(columns.width)))
    mean, spread = seen.mean(axis=0), np.maximum(seen.std(axis=0), LEAST_SPREAD)
    codes, at = np.array(columns.codes), np.array(columns.first)
    for place in np.nonzero(codes)[0]:
        mean[at[place] : at[place] + codes[place]] = 0
        spread[at[place] : at[place] + codes[place]] = 1
    hidden = setting.hidden
    weights = rng.standard_normal((int(columns.count), hidden)) * 0.05
    # What never varied must not matter when it does.
    weights[(seen.std(axis=0) == 0) | ~looked_at(setting)] = 0
    return Floats(
        mean=mean.astype(np.float32),
        spread=spread.astype(np.float32),
        first=weights.astype(np.float32),
        bias=np.full(hidden, 0.1, np.float32),
        out=(rng.standard_normal(hidden) * 0.01).astype(np.float32),
        scale=np.array([fitted_scale(positions.lead[known], positions.won[known])], np.float32),
    )


def ahead(odds: "NDArray[np.float32]") -> "NDArray[np.float32]":
    """By how much the logarithm of a seat's odds exceeds that of all others together."""
    import numpy as np

    found: NDArray[np.float32] = np.empty_like(odds)
    for seat in range(odds.shape[1]):
        found[:, seat] = odds[:, seat] - np.logaddexp.reduce(np.delete(odds, seat, axis=1), axis=1)
    return found


def shares(lead: "NDArray[np.float32]") -> "NDArray[np.float32]":
    """What `ahead` says, as shares of the win: each as its own seat sees it, so they need not add up to 1."""
    import numpy as np

    found: NDArray[np.float32] = (1 / (1 + np.exp(-np.clip(lead, -30, 30)))).astype(np.float32)
    return found


def loss_of(lead: "NDArray[np.float32]", won: "NDArray[np.float32]") -> float:
    """The mean log loss of the question whether a seat wins, over positions and seats."""
    import numpy as np

    found = np.clip(shares(lead), 1e-9, 1 - 1e-7)
    return float(-(won * np.log(found) + (1 - won) * np.log(1 - found)).mean())


def fitted_scale(lead: "NDArray[np.float32]", won: "NDArray[np.float32]") -> float:
    """What the evaluation's odds must be multiplied by to foretell winners best (a golden section search)."""
    low, high, part = 0.05, 4.0, (5**0.5 - 1) / 2
    while high - low > 1e-3:
        a, b = high - part * (high - low), low + part * (high - low)
        if loss_of(ahead(lead * log(3) * a), won) < loss_of(ahead(lead * log(3) * b), won):
            high = b
        else:
            low = a
    return (low + high) / 2


class _Learner:
    """Adam with decoupled weight decay, and the gradient of the log loss."""

    def __init__(self, setting: Setting, floats: Floats) -> None:
        self._columns = setting.columns()
        self._looked_at = looked_at(setting)
        self.floats = floats
        self._names = ("first", "bias", "out", "scale")
        self._moments: dict[str, tuple[Any, Any]] = {}
        self._steps = 0

    def lead(self, rows: "NDArray[np.int16]", lead: "NDArray[np.float32]") -> tuple[Any, Any, Any]:
        """By how much each seat is ahead (see `ahead`), with what is needed to learn from that."""
        import numpy as np

        now = self.floats
        seen = (expand(self._columns, rows.reshape(-1, rows.shape[-1])) - now.mean) / now.spread * self._looked_at
        sums = seen @ now.first + now.bias
        given = np.clip(sums, 0, _TOP)
        found = (given @ now.out).reshape(lead.shape) + ahead(now.scale * np.float32(log(3)) * lead)
        return found, seen, (sums, given)

    def foretell(self, positions: Positions, which: "NDArray[np.int64]") -> Any:  # noqa: ANN401
        """By how much each seat is ahead in some positions."""
        import numpy as np

        parts = [which[at : at + 4096] for at in range(0, len(which), 4096)]
        found = [self.lead(positions.rows[some], positions.lead[some])[0] for some in parts]
        return np.concatenate(found) if found else np.zeros((0, positions.won.shape[1]), np.float32)

    def loss(self, positions: Positions, which: "NDArray[np.int64]") -> float:
        """The mean log loss on some positions."""
        return loss_of(self.foretell(positions, which), positions.won[which]) if len(which) else 0.0

    def step(self, rows: "NDArray[np.int16]", lead: Any, won: Any, rate: float) -> None:  # noqa: ANN401
        """Learn from some positions."""
        import numpy as np

        now = self.floats
        found, seen, (sums, given) = self.lead(rows, lead)
        wrong = (shares(found) - won) / np.float32(won.size)
        # How the evaluation's part of the lead changes with its scale, by seat.
        slope = np.empty_like(lead)
        odds = now.scale * np.float32(log(3)) * lead
        for seat in range(lead.shape[1]):
            others = np.delete(odds, seat, axis=1)
            parts = np.exp(others - others.max(axis=1, keepdims=True))
            parts /= parts.sum(axis=1, keepdims=True)
            slope[:, seat] = lead[:, seat] - (parts * np.delete(lead, seat, axis=1)).sum(axis=1)
        flat = wrong.reshape(-1)
        back = np.outer(flat, now.out) * ((sums > 0) & (sums < _TOP))
        gradients = {
            "first": seen.T @ back,
            "bias": back.sum(axis=0),
            "out": given.T @ flat,
            "scale": np.array([(wrong * slope).sum() * log(3)], np.float32),
        }
        self._steps += 1
        for name in self._names:
            gradient = gradients[name]
            first, second = self._moments.get(name, (0.0, 0.0))
            first = 0.9 * first + 0.1 * gradient
            second = 0.999 * second + 0.001 * gradient**2
            self._moments[name] = first, second
            sure = np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            value = getattr(now, name)
            change = first / (1 - 0.9**self._steps) / sure
            if name == "first":
                change = change + DECAY * value
            setattr(now, name, (value - rate * change).astype(np.float32))


def targets(foretold: Any, positions: Positions, which: "NDArray[np.int64]", trust: float) -> Any:  # noqa: ANN401
    """What to learn about some positions, from what the network foretold of them and from the results.

    The positions of a game stand together, in the order of its turns. After each, what is foretold of the next one
    counts `1 - trust`, and the rest is the target of that one; after the last comes the result.
    """
    import numpy as np

    found = positions.won[which].copy()
    game = positions.game[which]
    goes_on = np.append(game[1:] == game[:-1], False)
    for at in range(len(which) - 2, -1, -1):
        if goes_on[at]:
            found[at] = trust * found[at + 1] + (1 - trust) * foretold[at + 1]
    return found


def learn(setting: Setting, positions: Positions, before: Floats | None, round: int) -> Learned:
    """Learn from positions, beginning with the last network if there is one."""
    import numpy as np

    held = np.nonzero(positions.game % SPLIT == 0)[0]
    stop = np.nonzero(positions.game % SPLIT == 1)[0]
    known = np.nonzero(positions.game % SPLIT > 1)[0]
    alone = fitted_scale(positions.lead[known], positions.won[known])
    loss_evaluation = loss_of(ahead(positions.lead[held] * np.float32(alone * log(3))), positions.won[held])
    learner = _Learner(setting, before or begin(setting, positions, known, setting.seed))
    loss_before = learner.loss(positions, held) if before else loss_evaluation
    rng = np.random.default_rng([setting.seed, round])
    best, least, worse, passes = _copy(learner.floats), learner.loss(positions, stop), 0, 0
    for n in range(setting.epochs):
        rate = RATE * (1 - 0.9 * n / setting.epochs)
        target = targets(shares(learner.foretell(positions, known)), positions, known, setting.trust)
        order = rng.permutation(len(known))
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            some = known[chosen]
            learner.step(positions.rows[some], positions.lead[some], target[chosen], rate)
        passes += 1
        now = learner.loss(positions, stop)
        if now < least:
            best, least, worse = _copy(learner.floats), now, 0
        else:
            worse += 1
            if worse >= PATIENCE:
                break
    learner.floats = best
    return Learned(
        floats=best,
        passes=passes,
        positions=len(known),
        held_out=len(set(positions.game[held].tolist())),
        loss_evaluation=loss_evaluation,
        loss_before=loss_before,
        loss=learner.loss(positions, held),
    )


def _copy(floats: Floats) -> Floats:
    return Floats(**{name: getattr(floats, name).copy() for name in Floats.__struct_fields__})


def quantised(setting: Setting, floats: Floats) -> Net:
    """The network in whole numbers, as it plays."""
    import numpy as np

    first = floats.first.astype(np.float64) / floats.spread[:, None]
    bias = floats.bias - floats.mean.astype(np.float64) @ first
    out = floats.out.astype(np.float64) / log(2)
    return Net(
        setting.columns(),
        setting.hidden,
        cells_of(_whole(first.reshape(-1), UNIT_BITS)),
        cells_of(_whole(bias, UNIT_BITS)),
        cells_of(_whole(out, OUT_BITS)),
        round(float(floats.scale[0]) * (1 << SCALE_BITS)),
    )


def _whole(numbers: "NDArray[np.float64]", bits: int) -> list[int]:
    """Numbers counted in 2**-bits, as whole numbers of four bytes."""
    import numpy as np

    found: list[int] = np.clip(np.rint(numbers * (1 << bits)), -(1 << 31), (1 << 31) - 1).astype(np.int64).tolist()
    return found
