"""A game as text: what a model reads, what it may say, and why it is refused."""

import json

import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.research.text import TextEnv
from laguna.research.text.env import Step


def choices(step: Step) -> list[str]:
    """The notations that a text lists as legal."""
    return [line.split("  (")[0] for line in step.text.split("meaning):\n")[1].splitlines()]


@pytest.mark.parametrize("game", registry.names())
def test_a_game_is_played_by_what_the_text_says(game: str) -> None:
    # Murano is long.
    env = TextEnv(game, opponents="random", max_turns=30 if game == "murano" else 1000)
    step = env.reset(seed=3)
    rng = Rng(1)
    decisions = 0
    while not step.done:
        legal = choices(step)
        assert legal == [env.seat.game.ACTIONS.name(one) for one in env.seat.situation().legal]
        assert "You decide now." in step.text
        step = env.step(legal[rng.below(len(legal))])
        assert step.refused is None
        decisions += 1
    assert decisions > 5
    assert ("cut off" if game == "murano" else "The game is over") in step.text
    assert ("You have won." in step.text) == (step.reward == 1.0)
    again = TextEnv(game, opponents="random")
    assert again.reset(seed=3).text == env.reset(seed=3).text


def test_news_are_told_once_and_the_history_stays() -> None:
    env = TextEnv("murano", opponents="easy")
    first = env.reset(seed=1)
    assert "first turn" in first.text
    then = env.step("pass")
    assert "first turn" not in then.text
    assert "What happened:" in then.text
    assert any("first turn" in line for line in env.history())
    assert len(env.history()) > 2


def test_refusals_name_the_rule_and_change_nothing() -> None:
    env = TextEnv("murano")
    before = env.reset(seed=1).text
    step = env.step("ship 3")
    assert step.refused is not None
    assert (step.refused.error, step.refused.rule) == ("not_legal", "M-TURN-1")
    assert step.text.startswith("Refused (rule M-TURN-1): Something else is asked now")
    assert step.text.endswith(before.split("\n\n", 2)[2])
    assert env.why("ship 3").startswith("Refused (rule M-TURN-1)")
    assert env.why("act") == "This may be done now."
    assert "M-TURN-1" in env.rules("M-TURN-1")


@pytest.mark.parametrize("said", ["", "sing", "ship", "ship 99", "draw glass_red", "first 0", "long"])
def test_what_is_no_action_is_said_with_what_is(said: str) -> None:
    env = TextEnv("murano")
    env.reset(seed=1)
    step = env.step(said * 5000 if said == "long" else said)
    assert step.refused is not None
    assert step.refused.error == "cannot_parse"
    assert len(step.refused.text) < 1000
    assert "Actions begin with: act, pass" in step.text or "These begin alike: ship 1, ship 2" in step.text
    assert "draw" not in step.refused.text


def test_json_has_the_view_and_no_sentence_less() -> None:
    env = TextEnv("venezia", 3, seat=1, as_json=True)
    text = TextEnv("venezia", 3, seat=1)
    told = json.loads(env.reset(seed=5).text)
    step = text.reset(seed=5)
    assert told["seat"] == told["view"]["seat"] == 1
    assert [one["do"] for one in told["legal"]] == choices(step)
    assert told["question"] in step.text
    assert all(f"- {line}" in step.text for line in told["news"])
    refused = json.loads(env.step("pay").text)["refused"]
    assert refused["error"] == "not_legal"
    assert refused["rule"].startswith("V-")
    assert env.speech.ids()["kinds"][0] == "house"


def test_the_list_of_choices_can_be_left_out() -> None:
    env = TextEnv("murano", legal=False)
    assert "act  (Act)" not in env.reset(seed=1).text
    assert "act  (Act)" in env.speech.legal(env.seat.situation())
    data = TextEnv("murano", legal=False, as_json=True)
    assert "legal" not in json.loads(data.reset(seed=1).text)


def test_a_game_is_cut_off_at_the_limit() -> None:
    env = TextEnv("murano", opponents="random", max_turns=3)
    step = env.reset(seed=1)
    while not step.done:
        step = env.step(choices(step)[0])
    assert "cut off" in step.text
    assert step.reward == 0
    assert env.step("act").refused is not None


def test_rules_are_for_players_and_nobody_else() -> None:
    rules = TextEnv("murano").rules()
    assert "M-TURN-1" in rules
    assert "fan project" not in rules
    assert "![" not in rules
    assert "How to read the board" in rules
    assert TextEnv("murano").rules("nonsense") == "The rules say nothing about that."


def test_who_sits_where_must_fit() -> None:
    with pytest.raises(CannotParse, match="no seat 2"):
        TextEnv("murano", 2, seat=2)
    with pytest.raises(CannotParse, match="2 other seats"):
        TextEnv("murano", 3, opponents=["easy"])
    with pytest.raises(CannotParse, match="no bots called"):
        TextEnv("murano", opponents="godlike")
