"""The cards of special buildings: how they are won and when they work (M-BUILD-5, M-SB-1, M-SB-BASILICA)."""

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.kernel.event import all_but, only

from .scene import Scene, event

CARD_NUMBER = {card: 1 << number for number, card in enumerate(t.SPECIAL_CARDS)}


def building_special(scene: Scene, *drawn: str, seat: int = 0) -> Scene:
    """Build a special tile on San Donato b1 and draw these cards."""
    scene.sail("build", seat).news()
    scene.lines(f"{seat} build special", f"{seat} at san_donato b1")
    for card in drawn:
        scene.lines(f"* draw {card}")
    return scene


def test_m_build_5_draw_three_cards_keep_one_open() -> None:
    scene = building_special(Scene(3).lay("san_donato b2", "street_empty").hold(0, "special"))
    # At once, before the next tile.
    assert (scene.turn(), scene.question()) == (-1, "draw_cards")
    assert scene.legal() == [f"draw {card}" for card in t.SPECIAL_CARDS]
    assert murano.weights(scene.s) == [1] * 15
    scene.news()
    scene.lines("* draw bank")
    assert scene.legal() == [f"draw {card}" for card in t.SPECIAL_CARDS if card != "bank"]
    assert scene.news() == [
        event("drew_card", all_but(0), seat=0),
        event("drew_card_seen", only(0), seat=0, card="bank"),
    ]
    scene.lines("* draw lighthouse")
    assert (scene.turn(), scene.question()) == (-1, "draw_cards")
    scene.lines("* draw inn")
    # Exactly one is kept.
    assert (scene.turn(), scene.question()) == (0, "card")
    assert scene.legal() == ["keep bank", "keep inn", "keep lighthouse"]
    scene.news()
    scene.lines("0 keep inn")
    assert scene.news() == [event("kept_card", seat=0, card="inn")]
    assert list(scene.s.owned) == [CARD_NUMBER["inn"], 0, 0, 0]
    assert scene.s.tile == -1
    # The build action goes on.
    assert (scene.turn(), scene.question()) == (0, "build")
    assert scene.legal() == ["build street", "done"]
    assert scene.s.tiles_left == 2


def test_m_build_5_the_rest_goes_under_the_pile() -> None:
    scene = Scene().lay("san_donato b2", "street_empty").hold(0, "special", "special")
    building_special(scene, "bank", "lighthouse", "inn").lines("0 keep inn")
    cards = scene.s.cards
    assert cards.under == (CARD_NUMBER["bank"] | CARD_NUMBER["lighthouse"],)
    assert cards.fresh == 12
    assert cards.size() == 14
    # They come again when the twelve above them are used up, in random order among themselves.
    scene.card(1, *[card for card in t.SPECIAL_CARDS if card not in ("bank", "lighthouse", "inn", "hostel")])
    scene.sail("build").lines("0 build special", "0 at san_donato a2")
    assert scene.legal() == ["draw hostel"]
    scene.lines("* draw hostel")
    assert scene.legal() == ["draw bank", "draw lighthouse"]
    assert murano.weights(scene.s) == [1, 1]
    scene.lines("* draw lighthouse")
    assert scene.legal() == ["draw bank"]


def test_m_build_5_three_can_always_be_drawn() -> None:
    """Twelve tiles, fifteen cards: four are left for the last one. (Fewer than three cannot be, but would do.)"""
    scene = Scene(4).lay("san_donato b2", "street_empty").hold(0, "special")
    scene.card(1, *t.SPECIAL_CARDS[:11])
    assert scene.s.cards.size() == 4
    building_special(scene)
    assert scene.s.to_draw == 3
    scene = Scene(4).lay("san_donato b2", "street_empty").hold(0, "special")
    scene.card(1, *t.SPECIAL_CARDS[:13])
    building_special(scene)
    assert scene.s.to_draw == 2


def test_m_sb_basilica_5_points_at_once_when_taken() -> None:
    scene = Scene(3).lay("san_donato b2", "street_empty").hold(0, "special")
    building_special(scene, "basilica", "bank", "inn")
    assert list(scene.s.vp) == [5, 5, 5, 0]
    scene.news()
    scene.lines("0 keep basilica")
    assert list(scene.s.vp) == [10, 5, 5, 0]
    assert scene.s.tally[t.VP_BASILICA] == 5
    assert scene.s.tally[t.VP_START] == 5
    assert scene.news() == [
        event("kept_card", seat=0, card="basilica"),
        event("basilica", seat=0, points=5),
    ]
    scene = building_special(
        Scene().lay("san_donato b2", "street_empty").hold(0, "special"), "basilica", "bank", "inn"
    )
    scene.lines("0 keep bank")
    assert list(scene.s.vp) == [5, 5, 0, 0]


def test_m_sb_1_a_card_works_from_the_owners_next_turn_on() -> None:
    scene = Scene().lay("san_donato b2", "street_empty").hold(0, "special", "palace_1")
    building_special(scene, "crane_a", "bank", "inn").lines("0 keep crane_a")
    assert (scene.s.owned[0], scene.s.working[0]) == (CARD_NUMBER["crane_a"], 0)
    # Not for later tiles of the same action: 3 points, not 4.
    scene.lines("0 build palace_1", "0 at san_donato a2", "0 done")
    assert list(scene.s.vp) == [8, 5, 0, 0]
    # Not in the other player's turn, either.
    assert (scene.s.owned[0], scene.s.working[0]) == (CARD_NUMBER["crane_a"], 0)
    scene.pass_turn()
    assert scene.s.working[0] == CARD_NUMBER["crane_a"]
    scene.lay("san_donato d1", "street_empty").hold(0, "palace_2")
    scene.sail("build").lines("0 build palace_2", "0 at san_donato e1", "0 done")
    assert list(scene.s.vp) == [12, 5, 0, 0]
    # It works to the end.
    scene.pass_turn()
    assert list(scene.s.working) == [CARD_NUMBER["crane_a"], 0, 0, 0]
