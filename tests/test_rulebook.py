"""The rules page, cut into entries that can be searched."""

from laguna import rulebook as rules
from laguna.games import murano

SAMPLE = """# A game

Two paragraphs
on two lines.

## Turns
- **X-TURN-1** Do something (see X-END-1).
- **X-TURN-2**, **X-TURN-3** Or rest
  a while.

## Cards
| card | what |
|---|---|
| **X-CARD-A** Ace | wins |
| **X-CARD-B** King | loses to the ace |

## End
**X-END-1** It ends.
"""


def test_rules_are_cut_into_entries() -> None:
    entries = rules.entries(SAMPLE)
    assert [entry.ids for entry in entries] == [
        [],
        ["X-TURN-1"],
        ["X-TURN-2", "X-TURN-3"],
        ["X-CARD-A"],
        ["X-CARD-B"],
        ["X-END-1"],
    ]
    assert [entry.heading for entry in entries] == ["A game", "Turns", "Turns", "Cards", "Cards", "End"]
    assert entries[2].plain == "X-TURN-2, X-TURN-3 Or rest a while."
    assert entries[3].plain == "X-CARD-A Ace · wins"


def test_rules_are_found_by_id_or_by_word() -> None:
    entries = rules.entries(SAMPLE)
    assert rules.search(entries, "x-end-1") == [entries[5]]
    assert rules.search(entries, "X-TURN-3") == [entries[2]]
    assert rules.search(entries, "X-TURN") == entries[1:3]
    assert rules.search(entries, "ACE") == entries[3:5]
    assert rules.search(entries, "rest  a while") == [entries[2]]
    assert rules.search(entries, "nothing") == []
    assert rules.near(entries, "X-TRUN-1")[0] == "X-TURN-1"
    assert rules.near(entries, "?") == ["X-TURN-1", "X-CARD-A", "X-END-1"]
    assert rules.markdown(rules.search(entries, "ace")) == (
        "## Cards\n\n\n| card | what |\n|---|---|\n"
        "| **X-CARD-A** Ace | wins |\n| **X-CARD-B** King | loses to the ace |\n"
    )


def test_every_rule_that_the_game_names_is_in_its_rules() -> None:
    laid_down = {id for entry in rules.entries(rules.read("murano")) for id in entry.ids}
    assert set(murano.RULE_OF.values()) <= laid_down


def test_pictures_are_left_out() -> None:
    for game in ("murano", "venezia"):
        text = rules.read(game)
        assert "![" not in text
        assert ".svg" not in text
    assert "beside it. That makes 2 + 3 = 5 VP.\n" in rules.read("murano")
