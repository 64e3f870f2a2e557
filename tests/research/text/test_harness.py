"""A scripted model plays: what it wins, what it is refused and by which rule, and what it costs."""

import re

import pytest

from laguna.kernel.record import parse, replay
from laguna.research.text import Said, play
from laguna.research.text.harness import INTRODUCTION, answer


def first_choice(text: str) -> str:
    """A model that takes the first choice it is offered."""
    return text.split("meaning):\n")[1].splitlines()[0].split("  (")[0]


def test_wins_decisions_and_cost_are_counted() -> None:
    asked: list[str] = []

    def model(text: str) -> Said:
        asked.append(text)
        return Said(f"Let me see.\n\n`{first_choice(text)}`", tokens_read=10, tokens_written=2, cost=0.5)

    report = play(model, "venezia", games=2, opponents="random", seed=4)
    assert report.calls == report.decisions == len(asked) == sum(one.decisions for one in report.games)
    assert report.characters_read == sum(map(len, asked))
    assert (report.tokens_read, report.tokens_written) == (10 * len(asked), 2 * len(asked))
    assert report.cost == 0.5 * len(asked)
    assert not report.illegal
    assert report.random == 0
    assert report.share == sum(one.win for one in report.games) / 2
    assert report.even == 0.5
    # The same deal from both seats, and records that can be replayed.
    assert [one.seat for one in report.games] == [0, 1]
    assert len({one.seed for one in report.games}) == 1
    for one in report.games:
        record = parse(one.record)
        result = record.module().result(replay(record))
        assert (result.ranks[one.seat], result.scores[one.seat]) == (one.rank, one.score)
    assert all(text.startswith(INTRODUCTION) and "V-PLAY-1" in text for text in asked)


def test_illegal_attempts_are_counted_by_rule() -> None:
    first_tries: list[str] = []

    def model(text: str) -> str:
        if "\n\nRefused" not in text:
            first_tries.append(text)
            return "sell red" if len(first_tries) % 2 else "checkmate"
        return first_choice(text)

    report = play(model, "murano", opponents="random", games=1, max_turns=6, tries=2)
    assert set(report.illegal) >= {"cannot_parse", "M-TURN-1"}
    assert all(re.fullmatch(r"cannot_parse|M-[A-Z]+-\d+", rule) for rule in report.illegal)
    assert sum(report.illegal.values()) == report.decisions
    assert report.calls == 2 * report.decisions
    assert report.random == 0


def test_who_is_refused_too_often_moves_at_random() -> None:
    report = play(lambda _: "no idea", "venezia", opponents="random", games=1, max_turns=4, tries=3)
    assert report.random == report.decisions
    assert report.calls == 3 * report.decisions == report.illegal["cannot_parse"]
    # It was cut off, so nobody has won, and nothing is known.
    assert report.games[0].rank == 0
    assert report.interval == (0.0, 1.0)


@pytest.mark.parametrize("as_json", [False, True])
def test_a_model_plays_in_a_renamed_world(as_json: bool) -> None:
    def model(text: str) -> str:
        assert "Murano" not in text
        assert "gondolier" not in text
        found = re.search(r'"legal":\[\{"do":"([^"]+)"', text) if as_json else None
        return found[1] if found else first_choice(text)

    report = play(model, "murano", opponents="easy", games=1, max_turns=6, renamed=3, as_json=as_json)
    assert not report.illegal
    assert "Murano" not in report.games[0].record
    parse(report.games[0].record)


def test_rules_can_be_left_out() -> None:
    def model(text: str) -> str:
        assert "M-TURN-1" not in text
        return first_choice(text)

    play(model, "murano", opponents="random", games=1, max_turns=2, rules=False)


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("ship 3", "ship 3"),
        ("Because.\n\n  `ship 3`  \n", "ship 3"),
        ("**ship 3**.", "ship 3"),
        ("", ""),
        ("\n", ""),
    ],
)
def test_the_last_line_is_the_action(said: str, action: str) -> None:
    assert answer(said) == action
