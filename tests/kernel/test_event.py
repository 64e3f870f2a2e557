from laguna.kernel.event import EVERYONE, NOBODY, Event, all_but, only, sees


def test_who_may_see_what() -> None:
    open_event = Event("x", {})
    mine = Event("x", {}, only(1))
    others = Event("x", {}, all_but(1))
    secret = Event("x", {}, NOBODY)
    assert open_event.seen_by == EVERYONE
    assert [sees(seat, open_event) for seat in range(-1, 5)] == [True] * 6
    assert [sees(seat, mine) for seat in range(-1, 3)] == [False, False, True, False]
    assert [sees(seat, others) for seat in range(-1, 3)] == [True, True, False, True]
    assert not any(sees(seat, secret) for seat in range(-1, 5))
