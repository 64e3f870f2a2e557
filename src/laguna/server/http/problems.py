"""Refusals as answers to requests."""

from laguna.table.messages import Lang

from ..show.messages import Problem
from ..tables.refusal import Refusal

STATUS = {
    "bad_request": 400,
    "bad_name": 409,
    "cannot_play": 409,
    "bad_code": 403,
    "bad_origin": 403,
    "bad_host": 400,
    "banned": 403,
    "site_password": 403,
    "not_owner": 403,
    "not_yours": 403,
    "no_guest": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_day": 404,
    "day_runs": 403,
    "no_such_method": 405,
    "switched_off": 403,
    "wrong_code": 403,
    "wrong_words": 403,
    "bad_address": 409,
    "bad_zone": 409,
    "bad_passkey": 403,
    "same_player": 409,
    "other_player": 409,
    "two_hands": 409,
    "last_device": 409,
    "never_played": 409,
    "seat_taken": 409,
    "seat_here": 409,
    "seat_has_time": 409,
    "no_such_zone": 409,
    "short_hours": 409,
    "seat_seen": 409,
    "too_few": 409,
    "not_now": 409,
    "not_over": 409,
    "not_kept": 409,
    "others_play": 403,
    "bad_record": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "unavailable": 503,
}
"""The HTTP status of each refusal."""


def problem(refusal: Refusal, lang: Lang) -> Problem:
    """Why a request was refused, in a language."""
    return Problem(refusal.error, refusal.text(lang))
