"""The words of every game in four languages: complete and consistent, without raw ids or unused keys."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from laguna.kernel import registry
from laguna.kernel.event import Event
from laguna.kernel.game import OVER, Game, Item, Reason
from laguna.kernel.text import COMMON, LANGUAGES, Words, key

from ..walks import SOAK, walk

ROOT = Path(__file__).parents[2]
GAMES = registry.names()
NAMES = {0: "Anna", 1: "Bruno", 2: "Chiara", 3: "Dario", 4: "Elena", 5: "Franco"}
"""Names of the players, by seat."""
SEEDS = range(40 if SOAK else 4)
RULE_ID = re.compile(r"\b[A-Z]-[A-Z]+(?:-[A-Z0-9]+)*\b")
RULE_AT_START = re.compile(rf"^\s*(?:[-*] |\| |\d+\. )?\*\*({RULE_ID.pattern})\*\*", re.MULTILINE)
RAW = re.compile(r"[_{}]|\?\?\?")

FOLDERS = [registry.folder(game) / "l10n" for game in GAMES] + [COMMON] * any(COMMON.glob("*.ftl"))
FOLDERS += [
    COMMON / part for part in ("player", "pace", "away", "notices", "onward", "day", "rating", "plan", "watch")
]
"""The folders with language files: one for each game, the common one, and those that come apart."""
GUIDES = [folder for game in GAMES if (folder := registry.folder(game) / "guides").is_dir()]
"""The words of guided games."""


@cache
def words(language: str, game: str) -> Words:
    """The words of a game, and the common ones if they apply."""
    folders = [registry.folder(game) / "l10n"]
    if (COMMON / f"{language}.ftl").is_file():
        folders.insert(0, COMMON)
    return Words(language, tuple(folders))


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


def parse(file: Path) -> list[ftl.Message]:
    """The messages of a file; everything in it must be readable."""
    messages = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            messages.append(entry)
    return messages


@cache
def shape(file: Path) -> dict[str, frozenset[str]]:
    """Each message and attribute (`inn`, `inn.about`) with its variables."""
    found: dict[str, frozenset[str]] = {}
    for message in parse(file):
        parts = [(message.id.name, message.value)]
        parts += [(f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for name, pattern in parts:
            assert name not in found, f"{file}: {name} is there twice"
            assert pattern is not None, f"{file}: {name} is empty"
            found[name] = variables(pattern)
    return found


def literals(game: str) -> set[str]:
    """Every string in the source of a game."""
    return {
        node.value
        for file in registry.folder(game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def check_text(text: str, ids: frozenset[str]) -> None:
    """A person reads this: no ids, no braces, no underscores, no empty sentence."""
    assert text.strip() == text, repr(text)
    assert text, "empty"
    assert not RAW.search(text), text
    assert "  " not in text, repr(text)
    assert not ids.intersection(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)), text


@cache
def hyphened(game: str) -> frozenset[str]:
    """Message names that could never be words: `trading-post`, `event-sold`."""
    return frozenset(name for name in shape(registry.folder(game) / "l10n" / "en.ftl") if "-" in name)


class Heard:
    """Every event, question and reason that came up in random games, each once."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.reasons: dict[str, Reason] = {}
        self.items: dict[str, Item] = {}
        self.questions: set[str] = set()
        self.endings: set[str] = set()


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the usual options, and each option with one or two other values."""
    for seats in game.SEATS:
        yield seats, {}
    for name, values in game.OPTIONS.items():
        for value in values[1:3]:
            yield game.SEATS[0], {name: value}


def reasons(game: Game[Any], s: Any, seats: int) -> Iterator[Reason]:  # noqa: ANN401 - a state of any game
    """Why each action is not legal now, for the seat that decides and for another."""
    turn = game.turn(s)
    for action in range(len(game.ACTIONS)):
        yield game.why(s, max(turn, 0), action)
    yield game.why(s, (turn + 1) % seats, 0)


@cache
def heard(name: str) -> Heard:
    """Play random games and collect what they say."""
    game = registry.load(name)
    found = Heard()
    times: Counter[str] = Counter()
    for seats, options in tables(game):
        for seed in SEEDS:
            for s, action in walk(game, seats, seed, options, log=True):
                question = game.question(s)
                times[question] += 1
                # Questions come up often: listen the 1st, 2nd, 4th, 8th ... time.
                if times[question].bit_count() == 1:
                    for reason in reasons(game, s, seats):
                        found.reasons[f"{reason.key} {reason.args}"] = reason
                if action != OVER:
                    continue
                for event in s.log:
                    found.events[f"{event.key} {event.args}"] = event
                if game.turn(s) == OVER:
                    for item in game.account(s):
                        found.items[f"{item.key} {item.args}"] = item
                    found.endings.update(game.result(s).ended_by)
    found.questions.update(times)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_languages_have_the_same_messages_attributes_and_variables(folder: Path) -> None:
    english = shape(folder / f"{LANGUAGES[0]}.ftl")
    for language in LANGUAGES[1:]:
        other = shape(folder / f"{language}.ftl")
        assert list(other) == list(english), f"{language}: {set(other) ^ set(english)}"
        for name in english:
            assert other[name] == english[name], f"{language}: {name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_numbers(folder: Path, language: str) -> None:
    """No variant of any message refers to something that does not exist."""
    w = Words(language, (folder,))
    for name, needed in shape(folder / f"{language}.ftl").items():
        thing, _, attribute = name.partition(".")
        if attribute in ("about", "end"):
            assert not needed, f"{name}: an attribute takes no arguments"
            {"about": w.about, "end": w.end}[attribute](thing)
            continue
        for numbers in product((0, 1, 2), repeat=min(len(needed), 3)):
            args = dict.fromkeys(needed, 17) | dict(zip(sorted(needed), numbers, strict=False))
            assert w.sentence(thing, args, {}, attribute), name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("it", ""), ("de", "Du"), ("fr", "Vous")])
def test_whoever_an_event_is_about_is_spoken_to(folder: Path, language: str, you: str) -> None:
    w = Words(language, (COMMON, folder) if folder != COMMON else (folder,))
    found = shape(folder / f"{language}.ftl")
    messages = {name: needed for name, needed in found.items() if "." not in name}
    events = [name for name, needed in messages.items() if name.startswith("event-") and "seat" in needed]
    for name in events:
        assert f"{name}.you" in found, name
        args: dict[str, int | str] = {**dict.fromkeys(found[name], 2), "seat": 1}
        event = Event(name.removeprefix("event-"), args)
        said = w.tell(event, {1: "Anna"}, reader=1)
        assert "Anna" not in said
        assert said.startswith(you)
        assert "Anna" in w.tell(event, {1: "Anna"}, reader=0)
        drawn = w.tell(event, {1: "Anna"}, reader=1, drawn=True)
        assert "Anna" not in drawn
        assert drawn.startswith(you)


@pytest.mark.parametrize("folder", FOLDERS + GUIDES, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_that_of_the_language(folder: Path, language: str) -> None:
    """Real quotes and apostrophes; in French a no-break space before double signs; no exclamation marks."""
    for entry in parse(folder / f"{language}.ftl"):
        for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
            text = "".join(part.value for part in texts(pattern))
            assert not re.search(r"[\"!]|\w'\w", text), f"{entry.id.name}: {text}"
            # Drawings and the terminal's own words may need plain spaces.
            name = entry.id.name
            spaced = name.startswith("page-") if folder == COMMON else not name.startswith("draw-")
            if language == "fr" and spaced:
                assert not re.search(r"(?<![\u00a0\u202f])[;:?»]|«(?![\u00a0\u202f])", text), (
                    f"{entry.id.name}: {text}"
                )


class Texts(Visitor):
    """Collects the plain text of a pattern."""

    def __init__(self) -> None:
        self.found: list[ftl.TextElement] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by Fluent
        self.found.append(node)


def texts(pattern: ftl.Pattern | None) -> list[ftl.TextElement]:
    visitor = Texts()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
class TestGame:
    def test_it_has_a_name_and_says_what_it_is(self, name: str, language: str) -> None:
        w = words(language, name)
        check_text(w.say("game-name"), frozenset())
        check_text(w.say("game-about"), hyphened(name))

    def test_every_action_is_a_choice_of_its_own(self, name: str, language: str) -> None:
        w = words(language, name)
        table = registry.load(name).ACTIONS
        said: dict[str, str] = {}
        for action in range(len(table)):
            text = w.action(table, action)
            check_text(text, hyphened(name))
            assert text not in said, f"{table.name(action)} reads like {said[text]}: {text}"
            if action < table.seat_actions:
                said[text] = table.name(action)

    def test_everything_with_a_rule_has_a_name_and_says_what_it_does(self, name: str, language: str) -> None:
        w = words(language, name)
        game: Any = registry.load(name)
        topics = {game.topic(action) for action in range(len(game.ACTIONS))} - {""}
        for thing in sorted(topics | set(game.RULE_OF)):
            check_text(w.name(thing), hyphened(name))
            check_text(w.about(thing), hyphened(name))

    def test_every_option_and_value_has_words(self, name: str, language: str) -> None:
        w = words(language, name)
        for option, values in registry.load(name).OPTIONS.items():
            check_text(w.name(f"option-{option}"), hyphened(name))
            check_text(w.about(f"option-{option}"), hyphened(name))
            for value in values:
                if w.has(f"option-{option}-{value}"):
                    check_text(w.name(f"option-{option}-{value}"), hyphened(name))
                else:
                    check_text(w.say(f"option-{option}-value", n=int(value)), hyphened(name))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_happens_in_random_games_has_words(name: str) -> None:
    """Every question, event, reason and item has words in every language, and every reason names a rule."""
    found = heard(name)
    assert found.events
    assert found.reasons
    assert found.items
    page = set(RULE_AT_START.findall(rules(name)))
    for language in LANGUAGES:
        w = words(language, name)
        for question in found.questions:
            check_text(w.name(f"question-{question}"), hyphened(name))
        for event in found.events.values():
            check_text(w.tell(event, NAMES), hyphened(name))
        for reason in found.reasons.values():
            check_text(w.explain(reason, NAMES), hyphened(name))
            assert reason.rule in page, reason
        for item in found.items.values():
            check_text(w.line(item, NAMES), hyphened(name))
        for ending in found.endings:
            check_text(w.ending([ending]), hyphened(name))


NUMBERED = {
    "murano": re.compile(r"\b(?:space|spazio|Feld|Platz|case|espace) \d+|\b[a-z]\d+\b"),
    "venezia": re.compile(r"\b[a-z]\d+\b"),
}
"""A place by a number that only a board drawn as text shows. Venezia's track has numbers everywhere."""


@pytest.mark.parametrize("name", ["murano", "venezia"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_board_is_told_of_without_numbers_of_places(name: str, language: str) -> None:
    game, w, found = registry.load(name), words(language, name), heard(name)
    landmarks = game.PAGE.landmarks
    seats = range(game.ACTIONS.seat_actions)

    def sentences(drawn: bool) -> Iterator[str]:
        yield from (w.action(game.ACTIONS, action, landmarks if drawn else None) for action in seats)
        yield from (w.tell(event, NAMES, drawn=drawn) for event in found.events.values())
        yield from (w.tell(event, NAMES, seat, drawn) for event in found.events.values() for seat in NAMES)
        yield from (w.explain(reason, NAMES, drawn) for reason in found.reasons.values())

    for text in sentences(True):
        check_text(text, hyphened(name))
        assert not NUMBERED[name].search(text), text
    assert sum(1 for text in sentences(False) if NUMBERED[name].search(text)) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spaces_of_a_ring_are_told_apart_by_name(language: str) -> None:
    game, w = registry.load("murano"), words(language, "murano")
    for verb in ("ship", "sail"):
        actions = [game.ACTIONS.number(f"{verb} {at}") for at in range(1, 19)]
        said = {w.action(game.ACTIONS, action, game.PAGE.landmarks) for action in actions}
        assert len(said) == len(actions)
        # What comes before is named only where it takes that: there is one space for production.
        assert sum("(" in text for text in said) == 13


@pytest.mark.parametrize("name", GAMES)
def test_a_game_repeats_no_common_message(name: str) -> None:
    common = COMMON / f"{LANGUAGES[0]}.ftl"
    own = shape(registry.folder(name) / "l10n" / f"{LANGUAGES[0]}.ftl")
    assert not common.is_file() or not set(shape(common)) & set(own)


@pytest.mark.parametrize("name", GAMES)
def test_no_message_is_left_over(name: str) -> None:
    """Every message is in use: its key occurs in the source of the game."""
    source = {key(literal) for literal in literals(name)}
    game = registry.load(name)
    verbs = {key(span.verb) for span in game.ACTIONS.spans}
    options = {key(option): {key(value) for value in values} for option, values in game.OPTIONS.items()}
    for message in shape(registry.folder(name) / "l10n" / f"{LANGUAGES[0]}.ftl"):
        kind, _, rest = message.partition(".")[0].partition("-")
        if kind in ("event", "why", "item", "question"):
            seen = rest.removesuffix("-seen") if "-seen" in source else rest
            assert rest in source or seen in source, message
        elif kind == "action":
            assert rest in verbs, message
        elif kind == "option":
            assert any(
                rest == option or rest.removeprefix(f"{option}-") in {"value", *values}
                for option, values in options.items()
            ), message


@pytest.mark.parametrize("name", GAMES)
def test_sentences_need_only_what_the_game_tells(name: str) -> None:
    """If the source spells out the arguments of an event or a reason, its words use no others."""
    messages = shape(registry.folder(name) / "l10n" / f"{LANGUAGES[0]}.ftl")
    for file in registry.folder(name).rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id not in ("Event", "Reason"):
                continue
            kind, at = ("event", 0) if call.func.id == "Event" else ("why", 1)
            told = call.args[at]
            given = call.args[at + 1] if len(call.args) > at + 1 else ast.Dict([], [])
            if isinstance(told, ast.Constant) and isinstance(given, ast.Dict):
                keys = {part.value for part in given.keys if isinstance(part, ast.Constant)}
                message = f"{kind}-{key(str(told.value))}"
                assert messages[message] <= keys, f"{file.name}: {message}"


@cache
def rules(name: str) -> str:
    """The rules of a game in our words."""
    page = registry.rulebook(name, "en")
    assert page is not None
    return page.read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_page_names_every_rule(name: str) -> None:
    """Each rule id stands exactly once at the start of a line, so that readers can find it."""
    page = rules(name)
    found = RULE_AT_START.findall(page)
    assert sorted(found) == sorted(set(found))
    assert re.findall(rf"\*\*({RULE_ID.pattern})\*\*", page) == found, "bold ids stand at the start of a line"
    game: Any = registry.load(name)
    wanted = set(game.RULE_OF.values()) | {literal for literal in literals(name) if RULE_ID.fullmatch(literal)}
    assert not wanted - set(found)
    # Ids that are only mentioned exist, too.
    assert not set(RULE_ID.findall(page)) - set(found)
