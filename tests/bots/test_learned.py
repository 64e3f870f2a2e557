"""The bot that plays by a file of weights."""

import logging
from pathlib import Path

import pytest

from laguna.bots import find
from laguna.bots.budget import Budget
from laguna.bots.learned import EVALUATION
from laguna.kernel import registry, weights
from laguna.kernel.chance import Rng
from laguna.kernel.errors import LagunaError

from ..kernel.nets import made, some_net
from ..walks import walk

GAMES = ("murano", "venezia")


def net_file(path: Path, name: str, **other: object) -> str:
    game = registry.load(name)
    path.write_bytes(weights.write(made(game, 2, **other), some_net(game, 2, 3, 200_000)))
    return f"net={path}"


@pytest.mark.parametrize("name", GAMES)
def test_it_knows_only_what_its_seat_knows(name: str, tmp_path: Path) -> None:
    """The same random numbers give the same answer in every world it cannot tell apart."""
    game = registry.load(name)
    bot, plain = find(net_file(tmp_path / "net.bin", name)), find("hard")
    different = asked = 0
    for n, (s, _) in enumerate(walk(game, 2, 6)):
        if n % (41 if name == "murano" else 7) or game.turn(s) < 0 or len(game.legal(s)) < 2:
            continue
        seat = game.turn(s)
        answers = {
            bot(game, game.redeal(world, seat, Rng(99)), seat, Budget.parse("40it"), Rng(5))
            for world in [s, *(game.redeal(s, seat, Rng(n)) for n in range(3))]
        }
        assert len(answers) == 1
        assert answers <= set(game.legal(s))
        asked += 1
        different += answers != {plain(game, game.redeal(s, seat, Rng(99)), seat, Budget.parse("40it"), Rng(5))}
    assert asked > 3
    assert different, "the network made no difference"


def test_where_weights_do_not_fit_it_falls_back_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.load("venezia")
    bot = find(net_file(tmp_path / "net.bin", "venezia"))
    s = game.new(3)
    while game.turn(s) < 0 or len(game.legal(s)) < 2:
        game.apply(s, game.legal(s)[0])
    seat = game.turn(s)
    world = game.redeal(s, seat, Rng(1))
    with caplog.at_level(logging.WARNING):
        found = [bot(game, world, seat, Budget.parse("60it"), Rng(2)) for _ in range(2)]
    assert found == [find(EVALUATION)(game, world, seat, Budget.parse("60it"), Rng(2))] * 2
    assert [record.getMessage() for record in caplog.records] == [
        f"The weights in {tmp_path / 'net.bin'} are not used, and the bot plays by its evaluation alone: "
        "it was trained for 2 seats, not for 3."
    ]


def test_the_weights_of_venezia_fit_and_say_how_they_were_made() -> None:
    game = registry.load("venezia")
    made, numbers = weights.read(registry.folder("venezia") / "nets" / "2.bin")
    assert weights.misfit(made, game, 2, {name: values[0] for name, values in game.OPTIONS.items()}) == ""
    weights.build(made, numbers, game)
    assert {"commit", "seed", "games", "loss", "loss_evaluation"} <= made.how.keys()


@pytest.mark.parametrize(("name", "seats", "is_there"), [("venezia", 2, True), ("murano", 2, False)])
def test_expert_and_learned_play_by_the_weights_of_the_game(
    name: str, seats: int, is_there: bool, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.load(name)

    def answers(bot: str) -> list[int]:
        return [
            find(bot)(game, game.redeal(s, game.turn(s), Rng(1)), game.turn(s), Budget.parse("60it"), Rng(2))
            for n, (s, _) in enumerate(walk(game, seats, 6))
            if n % 7 == 0 and game.turn(s) >= 0 and len(game.legal(s)) > 1
        ][:30]

    plain, expert = answers(EVALUATION), answers("expert")
    assert not caplog.records
    assert (expert != plain) == is_there
    assert answers("learned") == expert
    assert any("there is no such file" in record.getMessage() for record in caplog.records) != is_there
    if is_there:
        assert answers(f"net={registry.folder(name) / 'nets' / f'{seats}.bin'}") == expert


def test_expert_falls_back_where_an_option_was_not_trained_for_and_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = registry.load("venezia")
    s = game.new(2, {"draw": "may"})
    while game.turn(s) < 0 or len(game.legal(s)) < 2:
        game.apply(s, game.legal(s)[0])
    seat = game.turn(s)
    world = game.redeal(s, seat, Rng(1))
    found = [find(bot)(game, world, seat, Budget.parse("60it"), Rng(2)) for bot in ("expert", EVALUATION)]
    assert found[0] == found[1]
    assert [record.getMessage().endswith("option draw=may.") for record in caplog.records] == [True]


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    game = registry.load("venezia")
    with pytest.raises(LagunaError, match="cannot be read"):
        find(f"net={tmp_path / 'none.bin'}")(game, game.new(2), 0, Budget.parse("60it"), Rng(2))
