"""Notices: how somebody wants to be told that it is their turn, and when not; and the webhook of a table."""

import time
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody

from ... import shared_clock
from ...notices import rules, texts
from ...notices.mail import is_address
from ...notices.notifier import Notifier
from ...notices.ntfy import topic_of
from ...notices.outgoing import NotSent
from ...notices.push import Subscription, is_good
from ...notices.webhook import Hook
from ...players import codes
from ...players.browsers import browser_name
from ...show.notice_messages import (
    ChannelInfo,
    NewAddress,
    NewPush,
    NewWebhook,
    NoticeInfo,
    NoticeSent,
    QuietHours,
    WebhookInfo,
)
from ...show.player_messages import TypedCode
from ...store import Db, notice_queries, player_queries, queries
from ...store.rows import ChannelRow, WebhookRow
from ...tables import credentials
from ...tables.refusal import Refusal
from ..addresses import link_base
from ..context import context_of, lang_of
from ..cookies import device_of, guest_of, take_one
from .parameters import Ask, TableId, refusals
from .player import allow, become_player
from .tables import known

MOST = 10
"""The most channels of a person."""
TRIES = 5
"""How many wrong codes end one."""


def notifier_of(request: Ask) -> Notifier:
    """What sends notices; refused if the host has switched them off."""
    allow(request, "notices")
    found = context_of(request).notifier
    if found is None:
        raise Refusal("switched_off")
    return found


def _site(request: Ask) -> str:
    return (context_of(request).url or link_base(str(request.base_url))).rstrip("/")


async def _info(request: Ask, guest: str) -> NoticeInfo:
    senders = notifier_of(request).senders
    secret = device_of(request)

    def read(db: Db) -> NoticeInfo:
        own = player_queries.device_with(db, guest, secret)
        quiet = notice_queries.quiet(db, guest)
        rows = notice_queries.channels(db, guest)
        shown = [
            ChannelInfo(
                id=row.id,
                kind=cast("Any", row.kind),
                name=row.name if row.kind == "push" else row.address,
                this=bool(own) and row.device == own,
                waits=bool(row.code),
                failing=row.failed > 0,
            )
            for row in rows
        ]
        return NoticeInfo(list(senders.kinds), senders.public_key, shown, QuietHours(*quiet) if quiet else None)

    return await context_of(request).store.run(read)


def _row(request: Ask, guest: str, kind: str, address: str) -> ChannelRow:
    """A new channel."""
    now = int(time.time())
    site, lang = _site(request), lang_of(request)
    return ChannelRow(
        credentials.new_id(), guest, None, kind, address, "", "", lang, site, "", 0, now, 0.0, 0, 0.0
    )


async def _add(request: Ask, row: ChannelRow) -> None:
    """Store a channel, and make a player of whoever wants it. Of push it is that of the device that asks."""
    become, secret = become_player(request, row.guest), device_of(request)

    def add(db: Db) -> None:
        become(db)
        others = [one for one in notice_queries.channels(db, row.guest) if one.address != row.address]
        if len(others) >= MOST:
            raise Refusal("too_many", "notices")
        device = player_queries.device_with(db, row.guest, secret) or None if row.kind == "push" else None
        if row.kind == "push":
            # Whoever the browser was before it lost its cookie.
            notice_queries.end_push(db, row.address, row.guest)
        for one in others:
            # A browser has one subscription, which may have another address now.
            if device and one.device == device:
                notice_queries.end_channel(db, one.id)
        notice_queries.save_channel(db, row._replace(device=device))

    await context_of(request).store.run(add)


def _check(request: Ask, address: str) -> None:
    """Refuse an address to which nothing would be sent."""
    try:
        notifier_of(request).senders.outgoing.check(address)
    except NotSent as error:
        raise Refusal("bad_address", error.why.replace("_", "-")) from None


@get("/me/notices", summary="How you are told that it is your turn", responses=refusals())
async def notices(request: Ask) -> NoticeInfo:
    """All channels of this player, and quiet hours."""
    notifier_of(request)
    guest, _ = await guest_of(request, context_of(request).store)
    return await _info(request, guest)


@post("/me/notices/push", status_code=200, summary="Be told by push", responses=refusals(409))
async def add_push(request: Ask, data: JSONBody[NewPush]) -> NoticeInfo:
    """In this browser, also while its page is closed."""
    notifier_of(request)
    guest = await known(request)
    await take_one(request, context_of(request).notice_tries)
    _check(request, data.endpoint)
    if not is_good(Subscription(data.endpoint, data.p256dh, data.auth)):
        raise Refusal("bad_address", "bad-address")
    name = browser_name(request.headers.get("user-agent", ""))
    row = _row(request, guest, "push", data.endpoint)
    await _add(request, row._replace(secret=f"{data.p256dh} {data.auth}", name=name))
    return await _info(request, guest)


@post("/me/notices/ntfy", status_code=200, summary="Be told by ntfy", responses=refusals(409))
async def add_ntfy(request: Ask, data: JSONBody[NewAddress]) -> NoticeInfo:
    """At a topic such as `https://ntfy.sh/my-topic`, which only you should know."""
    notifier_of(request)
    guest = await known(request)
    await take_one(request, context_of(request).notice_tries)
    address = data.address.strip()
    _check(request, address)
    if not topic_of(address)[1]:
        raise Refusal("bad_address", "bad-address")
    await _add(request, _row(request, guest, "ntfy", address))
    return await _info(request, guest)


@post("/me/notices/mail", status_code=200, summary="Be told by e-mail", responses=refusals(409))
async def add_mail(request: Ask, data: JSONBody[NewAddress]) -> NoticeInfo:
    """A letter with a code comes first: nobody gets letters who did not want them."""
    senders = notifier_of(request).senders
    if "mail" not in senders.kinds:
        raise Refusal("switched_off")
    guest = await known(request)
    await take_one(request, context_of(request).notice_tries)
    address = data.address.strip()
    if not is_address(address):
        raise Refusal("bad_address", "bad-address")
    code = codes.new_code()
    row = _row(request, guest, "mail", address)._replace(code=codes.slow_hash(code))
    await _add(request, row)
    outcome = await senders.send(row, texts.code_letter(row.lang, row.site, code))
    if outcome.what != "sent":
        await context_of(request).store.run(partial(notice_queries.end_address, guest=guest, address=address))
        raise Refusal("bad_address", "not-sent")
    return await _info(request, guest)


@post("/me/notices/{id:str}/code", status_code=200, summary="Type the code of a letter", responses=refusals(404))
async def confirm_mail(request: Ask, id: TableId, data: JSONBody[TypedCode]) -> NoticeInfo:
    """From then on notices come to that address. Five wrong codes end it."""
    notifier_of(request)
    guest = await known(request)
    await take_one(request, context_of(request).code_tries)
    hash = codes.slow_hash(codes.read_code(data.code))

    def confirm(db: Db) -> Refusal | None:
        row = notice_queries.channel(db, id)
        if row is None or row.guest != guest:
            return Refusal("no_such_page")
        if not row.code:
            return None
        if not credentials.same(hash, row.code):
            # What is wrong is counted, so this returns the refusal: raising it would undo the count.
            notice_queries.count_wrong(db, id)
            if row.tries + 1 >= TRIES:
                notice_queries.end_channel(db, id)
            return Refusal("wrong_code", "mail")
        notice_queries.confirm(db, id, guest)
        return None

    refusal = await context_of(request).store.run(confirm)
    if refusal is not None:
        raise refusal
    return await _info(request, guest)


@delete("/me/notices/{id:str}", status_code=200, summary="End a way of being told", responses=refusals(404))
async def end_channel(request: Ask, id: TableId) -> NoticeInfo:
    """Nothing more comes by it."""
    notifier_of(request)
    guest = await known(request)
    if not await context_of(request).store.run(partial(notice_queries.end_channel, id=id, guest=guest)):
        raise Refusal("no_such_page")
    return await _info(request, guest)


@post("/me/notices/{id:str}/test", status_code=200, summary="Send a test", responses=refusals(404))
async def send_test(request: Ask, id: TableId) -> NoticeSent:
    """At once, whatever the hour."""
    notifier = notifier_of(request)
    guest = await known(request)
    await take_one(request, context_of(request).notice_tries)
    row = await context_of(request).store.run(partial(notice_queries.channel, id=id))
    if row is None or row.guest != guest or row.code:
        raise Refusal("no_such_page")
    outcome = await notifier.senders.send(row, texts.test_letter(row.lang, row.site))
    if outcome.what == "gone":
        await context_of(request).store.run(partial(notice_queries.end_channel, id=id))
    return NoticeSent(outcome.what)


@put("/me/notices/quiet", summary="Hours in which nothing is sent", responses=refusals(409))
async def set_quiet(request: Ask, data: JSONBody[QuietHours]) -> NoticeInfo:
    """In your own time zone. From and until the same minute: none."""
    notifier_of(request)
    guest = await known(request)
    if not rules.is_zone(data.zone):
        raise Refusal("bad_zone")
    now = shared_clock.now()
    await context_of(request).store.run(
        partial(notice_queries.set_quiet, guest=guest, zone=data.zone, first=data.first, last=data.last, now=now)
    )
    return await _info(request, guest)


async def _owned(request: Ask, id: str) -> str:
    """Who asks; refused unless the table is theirs."""
    guest = await known(request)
    row = await context_of(request).store.run(partial(queries.table, id=id))
    if row is None:
        raise Refusal("no_such_table")
    if row.owner != guest:
        raise Refusal("not_owner")
    return guest


@get("/tables/{id:str}/webhook", summary="The webhook of a table", responses=refusals(404))
async def webhook(request: Ask, id: TableId) -> WebhookInfo:
    """Only for its owner."""
    notifier_of(request)
    await _owned(request, id)
    row = await context_of(request).store.run(partial(notice_queries.webhook, table=id))
    return _shown(row)


def _shown(row: WebhookRow | None, outcome: Any = None) -> WebhookInfo:  # noqa: ANN401 - of a literal type
    if row is None:
        return WebhookInfo(None, "", outcome)
    return WebhookInfo(cast("Any", row.service), urlsplit(row.address).hostname or "", outcome)


@put("/tables/{id:str}/webhook", summary="Set the webhook of a table", responses=refusals(404, 409))
async def set_webhook(request: Ask, id: TableId, data: JSONBody[NewWebhook]) -> WebhookInfo:
    """A first message goes there at once. From then on it says whose turn it is."""
    notifier, store = notifier_of(request), context_of(request).store
    guest = await _owned(request, id)
    await take_one(request, context_of(request).notice_tries)
    address = data.address.strip()
    _check(request, address)
    if not notifier.senders.webhook.is_good(data.service, address):
        raise Refusal("bad_address", "bad-address")
    site, lang = _site(request), lang_of(request)
    live = await context_of(request).tables.loaded.get(id)
    board = texts.board_of(live.row, live.seats, lang, site)
    outcome = await notifier.senders.webhook.send(Hook(data.service, address, ""), board)
    if outcome.what != "sent":
        raise Refusal("bad_address", "not-sent")
    row = WebhookRow(id, guest, data.service, address, outcome.note, lang, site, int(time.time()), 0.0, 0, 0.0)
    await store.run(partial(notice_queries.save_webhook, row=row))
    return _shown(row, outcome.what)


@delete("/tables/{id:str}/webhook", status_code=200, summary="End the webhook of a table", responses=refusals(404))
async def end_webhook(request: Ask, id: TableId) -> WebhookInfo:
    """The last message stays where it is."""
    notifier_of(request)
    await _owned(request, id)
    await context_of(request).store.run(partial(notice_queries.end_webhook, table=id))
    return _shown(None)
