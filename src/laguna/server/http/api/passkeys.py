"""Passkeys: making them, coming back by one, and ending them."""

import asyncio
import base64
import time
from functools import partial

from litestar import Response, delete, post
from litestar.params import JSONBody

from ...players import merging, passkeys
from ...players.passkeys import Site
from ...show.player_messages import Joined, MadePasskey, NewPasskey, PlayerInfo, UsedPasskey
from ...store import Db, player_queries
from ...store.rows import PasskeyRow
from ...tables import credentials
from ...tables.refusal import Refusal
from ..context import context_of
from ..cookies import guest_of, take_one, with_cookie
from .parameters import Ask, refusals
from .player import ThingId, allow, become_player, info_of, let_in, new_device, tell_left


def _site(request: Ask) -> Site:
    return passkeys.site_of(context_of(request).url or str(request.base_url))


async def _challenge(request: Ask, guest: str) -> str:
    """Something new to sign, which is stored for some minutes."""
    challenge, until = credentials.new_secret(), int(time.time()) + passkeys.MINUTES * 60
    add = partial(player_queries.add_challenge, hash=passkeys.hashed(challenge), guest=guest, until=until)
    await context_of(request).store.run(add)
    return challenge


async def _signed(request: Ask, client_data: str, guest: str) -> str:
    """The challenge that was signed. It was one of ours, and is none any more."""
    challenge = passkeys.challenge_of(client_data)
    take = partial(
        player_queries.take_challenge, hash=passkeys.hashed(challenge), guest=guest, now=int(time.time())
    )
    if not challenge or not await context_of(request).store.run(take, once=True):
        raise Refusal("bad_passkey")
    return challenge


@post("/me/passkeys/new", status_code=200, summary="What is needed for a new passkey", responses=refusals(409))
async def begin_passkey(request: Ask) -> NewPasskey:
    """For `navigator.credentials.create`, with a discoverable credential and no attestation."""
    allow(request, "passkeys")
    await take_one(request, context_of(request).code_tries)
    store = context_of(request).store
    guest, name = await guest_of(request, store)
    if not guest:
        raise Refusal("no_guest")
    known = [one.id for one in await store.run(partial(player_queries.passkeys, guest=guest))]
    if len(known) >= passkeys.MOST:
        raise Refusal("too_many", "passkeys")
    user = base64.urlsafe_b64encode(guest.encode()).rstrip(b"=").decode()
    return NewPasskey(await _challenge(request, guest), _site(request).id, user, name or "Laguna", known)


@post("/me/passkeys", status_code=200, summary="Add a passkey", responses=refusals(409))
async def add_passkey(request: Ask, data: JSONBody[MadePasskey]) -> PlayerInfo:
    """Its id, its public key and its counter are kept, and nothing else of it."""
    allow(request, "passkeys")
    store = context_of(request).store
    guest, name = await guest_of(request, store)
    if not guest:
        raise Refusal("no_guest")
    challenge = await _signed(request, data.response.client_data, guest)
    response = {
        "clientDataJSON": data.response.client_data,
        "attestationObject": data.response.attestation_object,
    }
    credential = {"id": data.id, "rawId": data.id, "type": "public-key", "response": response}
    made = await asyncio.to_thread(passkeys.check_new, credential, challenge, _site(request), guest)
    become = become_player(request, guest)

    def add(db: Db) -> bool:
        become(db)
        return player_queries.add_passkey(db, made)

    if not await store.run(add, once=True):
        raise Refusal("bad_passkey")
    return await info_of(request, guest, name)


@delete("/me/passkeys/{id:str}", status_code=200, summary="End a passkey", responses=refusals(404))
async def end_passkey(request: Ask, id: ThingId) -> PlayerInfo:
    """It leads here no more. The device that has it is not told."""
    store = context_of(request).store
    guest, name = await guest_of(request, store)
    if not guest or not await store.run(partial(player_queries.end_passkey, guest=guest, id=id)):
        raise Refusal("no_such_page")
    return await info_of(request, guest, name)


@post("/passkeys/new", status_code=200, summary="What is needed to come back by a passkey", responses=refusals())
async def begin_return(request: Ask) -> NewPasskey:
    """For `navigator.credentials.get`, for any passkey of this site."""
    allow(request, "passkeys")
    await take_one(request, context_of(request).code_tries)
    return NewPasskey(await _challenge(request, ""), _site(request).id, "", "", [])


@post("/passkeys", status_code=200, summary="Come back by a passkey", responses=refusals(409))
async def come_back(request: Ask, data: JSONBody[UsedPasskey]) -> Response[Joined]:
    """This browser is a device of the player then. What it had as a guest passes to them."""
    allow(request, "passkeys")
    context = context_of(request)
    guest, _ = await guest_of(request, context.store)
    challenge = await _signed(request, data.response.client_data, "")
    known: PasskeyRow | None = await context.store.run(partial(player_queries.passkey, id=data.id))
    if known is None:
        raise Refusal("bad_passkey")
    response = {
        "clientDataJSON": data.response.client_data,
        "authenticatorData": data.response.authenticator_data,
        "signature": data.response.signature,
    }
    credential = {"id": data.id, "rawId": data.id, "type": "public-key", "response": response}
    counter = await asyncio.to_thread(passkeys.check_use, credential, challenge, _site(request), known)
    secret, device, player = credentials.new_secret(), new_device(request, int(time.time())), known.guest

    def enter(db: Db) -> list[str]:
        if not player_queries.count_passkey(db, known.id, known.counter, counter):
            raise Refusal("bad_passkey")
        if guest == player:
            return []
        return merging.enter(db, guest, player, credentials.hashed(secret), device)

    tables = await context.store.run(enter, once=True)
    if guest == player:
        return with_cookie(Joined("joined"), None)
    if guest:
        tell_left(request, guest)
    return let_in(request, Joined("joined"), player, secret, tables)  # type: ignore[return-value]
