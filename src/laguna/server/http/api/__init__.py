"""The HTTP interface, under `/api`: games, people and tables."""

from litestar import Router
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from laguna.kernel.text import LANGUAGES
from laguna.table.messages import Lang

from ...tables.refusal import Refusal
from ..context import AnyRequest
from ..sockets import table_socket
from . import (
    continuing,
    days,
    feeds,
    finished,
    friends,
    games,
    guests,
    host,
    joins,
    notices,
    passkeys,
    plans,
    player,
    seats,
    tables,
)


def check_language(request: AnyRequest, handler: BaseRouteHandler) -> None:
    """Refuse a language that we do not speak; Litestar checks only parameters that a handler takes."""
    wanted = request.query_params.getall("lang", ["null"])[-1]
    if wanted not in (*LANGUAGES, "null"):
        raise Refusal("bad_request", why=f"lang: Invalid enum value {wanted!r}")


worded = Router(
    "/",
    route_handlers=[
        games.games,
        games.game_rules,
        tables.open_tables,
        tables.running_tables,
        tables.my_tables,
        tables.make_table,
        tables.table,
        tables.rematch,
        continuing.go_on,
        continuing.look,
        continuing.copy,
        days.play_day,
        seats.join,
        seats.get_up,
        seats.resign,
        seats.hand_on,
        seats.withdraw,
        plans.plan,
        plans.set_plan,
        plans.end_plan,
        plans.seen_plan,
        plans.plan_board,
        finished.outcome,
        finished.course,
        finished.replay,
    ],
    guards=[check_language],
    # Handlers find the language with `lang_of`, which also looks at cookies and headers.
    parameters={
        "lang": QueryParameter(
            annotation=Lang | None, required=False, description="The language of all texts in the answer."
        )
    },
)
"""The handlers whose answers have texts, in the language that a request asks for."""

router = Router(
    "/api",
    route_handlers=[
        worded,
        games.game_data,
        games.common_words,
        games.player_words,
        games.pace_words,
        games.day_words,
        games.rating_words,
        days.days,
        days.day_results,
        games.away_words,
        games.onward_words,
        games.plan_words,
        games.watch_words,
        games.game_words,
        guests.me,
        guests.set_me,
        guests.forget_me,
        host.message,
        player.player,
        player.change_player,
        player.change_hours,
        player.end_device,
        player.export,
        player.new_recovery,
        player.end_recovery,
        player.recover,
        joins.show_code,
        joins.join_state,
        joins.agree_here,
        joins.end_code,
        joins.type_code,
        joins.agree_there,
        passkeys.begin_passkey,
        passkeys.add_passkey,
        passkeys.end_passkey,
        passkeys.begin_return,
        passkeys.come_back,
        notices.notices,
        notices.add_push,
        notices.add_ntfy,
        notices.add_mail,
        notices.confirm_mail,
        notices.end_channel,
        notices.send_test,
        notices.set_quiet,
        notices.webhook,
        notices.set_webhook,
        notices.end_webhook,
        feeds.new_feed,
        feeds.end_feed,
        friends.show_link,
        friends.end_link,
        friends.befriend,
        friends.part,
        friends.invite,
        seats.invitation,
        seats.seat_invitation,
        tables.mute,
        finished.record,
        table_socket,
    ],
)
"""All handlers under `/api`."""
