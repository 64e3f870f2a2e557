"""Which thing an action is about: its words explain the action."""

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.constants import KINDS, PROJECTS

TOPICS = {
    "now": "imaginary",
    "later": "imaginary",
    "house": "house",
    **{f"{verb} {kind}": kind for verb in ("project", "solo", "build_solo", "discard") for kind in PROJECTS},
    **{f"{verb} {kind}": kind for verb in ("build", "take", "offer", "card") for kind in KINDS},
    "at castello a1": "",
    "drain castello a1": "swamp",
    "drain_nothing": "swamp",
    "pile": "market",
    "gold 3": "gold",
    "token 2": "gold",
    "cheapest": "gold",
    "pay": "gold",
    "done": "",
    "stop_me": "",
    "dont_stop": "",
    "go_on": "",
    "swamp 2": "swamp",
    "treasure 5": "treasure",
}


@pytest.mark.parametrize("action", TOPICS)
def test_an_action_is_about_a_thing(action: str) -> None:
    assert venezia.topic(venezia.ACTIONS.number(action)) == TOPICS[action]


def test_whatever_actions_are_about_can_be_explained() -> None:
    topics = {venezia.topic(action) for action in range(len(venezia.ACTIONS))}
    assert topics - {""} <= set(venezia.RULE_OF)
