"""Renamed worlds: no name of ours is left, in text or JSON, and a game is played in the new words alone."""

import re

import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.research.text import TextEnv
from laguna.research.text.plain import PLAIN
from laguna.research.text.renaming import Renaming, names
from tests.walks import SOAK

OURS = {
    "murano": """
        murano venezia laguna venice lagoon island islands gondolier gondoliers ship ships sail sails sailed
        glass palace palaces shop shops factory factories street streets customer customers crest crests
        character characters dock docks special building buildings built recruit recruited hire hired
        dismiss dismissed income production gold ring bag inn bank basilica crane lighthouse harbour guild
        hostel studio hall pub sacca serenella mattia teresa chiara stefano donato pietro martire red green
        blue grey white brown orange banker herald architect landlord purveyor glassblower
    """,
    "venezia": """
        murano venezia laguna venice lagoon gondola gondolas hex hexes swamp swamps drain drained palazzo
        palazzi campo campi basilica basilicas bridge bridges house houses project projects solo master
        builder builders market treasure treasures gold quarter quarters cannaregio castello dorsoduro polo
        marco imaginary stone canal canals building buildings built
    """,
}
"""Names of ours, written down by hand: what the code takes for a name is another matter."""
EVERY = 1 if SOAK else 12
"""Every so many decisions are read."""
WORD = re.compile(r"[^\W\d_]+")


def left(text: str, game: str) -> set[str]:
    """The names of ours in a text."""
    return {word.casefold() for word in WORD.findall(text)} & (set(OURS[game].split()) | names(game))


def said(game: str, renamed: int | None, as_json: bool, seed: int) -> list[str]:
    """Everything that is said in a game, with all sorts of refusals."""
    env = TextEnv(game, 3, seed % 3, "random", renamed=renamed, as_json=as_json)
    space = env.seat.game.ACTIONS
    step = env.reset(seed)
    rng = Rng(seed)
    found = [step.text]
    decisions = 0
    while not step.done:
        wrong = env.speech.name_of(rng.below(space.seat_actions))
        found.append(env.why(wrong))
        legal = env.seat.situation().legal
        action = legal[rng.below(len(legal))]
        decisions += 1
        if decisions % EVERY and env.seat.do(action) is None and env.seat.situation().ending is None:
            continue
        step = env.step(env.speech.name_of(action))
        found.append(step.text)
    rule = env.speech.said({"murano": "M-BUILD-1", "venezia": "V-PLAY-1"}[game])
    found += [step.text, *env.history(), env.rules(), env.rules(rule), str(env.speech.ids()), env.why("nonsense")]
    assert rule in found[-3]
    return found


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_no_name_of_ours_is_left(game: str, as_json: bool) -> None:
    for seed in (1, 2):
        text = "\n".join(said(game, 100 + seed, as_json, seed))
        assert not left(text, game)
        # Rule ids are names, too.
        assert not re.search(r"\b[MV]-(TURN|BUILD|PROD|PLAY|DRAW|SB|CH|END)\b", text)


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_the_same_texts_with_our_names_have_nearly_all_of_them(game: str) -> None:
    """Otherwise the test above would prove nothing."""
    text = "\n".join(said(game, None, False, 1) + said(game, None, True, 2))
    assert len(left(text, game) & set(OURS[game].split())) > 0.9 * len(OURS[game].split())


def test_plain_words_are_no_names_of_ours() -> None:
    for game in OURS:
        assert not PLAIN & set(OURS[game].split())


@pytest.mark.parametrize("game", registry.names())
def test_every_action_has_a_name_of_its_own_and_ours_are_not_understood(game: str) -> None:
    world = Renaming(game, 5)
    changed = 0
    for name in registry.load(game).ACTIONS.names:
        new = world.name(name)
        assert world.action(f"  {new} ") == name
        assert len(new) == len(name)
        if new != name:
            changed += 1
            with pytest.raises(CannotParse):
                world.action(name)
    assert changed


def test_worlds_differ_by_seed_and_are_the_same_for_the_same() -> None:
    one, again, other = (Renaming("murano", seed) for seed in (1, 1, 2))
    assert one.words == again.words
    same = [name for name in one.words if one.words[name] == other.words[name]]
    assert len(same) < 0.05 * len(one.words)
    assert len(set(one.words.values())) == len(one.words)


def test_words_are_inflected_and_keep_their_case() -> None:
    world = Renaming("murano", 3)
    shop, factory = world.text("shop"), world.text("factory")
    assert world.text("Shops SHOP shop_red") == f"{shop.capitalize()}s {shop.upper()} {shop}_{world.text('red')}"
    assert world.text("factories") == factory[:-1] + "ies"
    assert world.text("built") == world.text("build")
    assert world.text("buildings") == world.text("build") + "ings"
    assert world.text("the 3 gold, VP, Player 2") == f"the 3 {world.text('gold')}, VP, Player 2"
    assert world.rule_id(world.rule("M-BUILD-1")) == "M-BUILD-1"
    assert world.rule_id("M-BUILD-1") != "M-BUILD-1"
