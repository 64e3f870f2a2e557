"""A table that cannot be made is refused with a reason, all of it in the language of the reader."""

import pytest

from laguna.kernel.text import LANGUAGES
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.tables.new_tables import parse
from laguna.server.tables.refusal import Refusal

ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")


@pytest.mark.parametrize(
    ("new", "reason", "named"),
    [
        (NewTable("chess", [ME, BOT]), "game", "chess"),
        (NewTable("murano", [ME] * 5), "seats", "2, 3, 4"),
        (NewTable("murano", [ME, BOT], {"size": "large"}), "option", "size"),
        (NewTable("murano", [ME, BOT], {"scoring": "worst"}), "value", "worst"),
        (NewTable("murano", [BOT, BOT]), "no_person", ""),
        (NewTable("murano", [ME, SeatPlan("bot", level="nobody")]), "level", "nobody"),
        (NewTable("murano", [ME, BOT], sitter="nobody"), "level", "nobody"),
        (NewTable("murano", [ME, BOT], guide="last"), "guide", "last"),
        (NewTable("murano", [ME, OPEN], guide="first"), "guide_seats", ""),
        (NewTable("murano", [ME, BOT], {"scoring": "hand"}, guide="first"), "guide_options", ""),
        (NewTable("murano", [ME, BOT], guide="first", pace="week"), "guide_pace", ""),
    ],
)
def test_why_a_table_cannot_be_made_is_told_in_every_language(new: NewTable, reason: str, named: str) -> None:
    with pytest.raises(Refusal) as found:
        parse(new)
    assert (found.value.error, found.value.reason) == ("cannot_play", reason)
    texts = [found.value.text(lang) for lang in LANGUAGES]
    assert all(named in text for text in texts)
    whys = [text.split(":", 1)[1].strip() for text in texts]
    assert len(set(whys)) == len(LANGUAGES), whys
