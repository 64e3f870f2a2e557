"""People with several devices, for the tests of this folder."""

from ..browser import Browser, Json


async def show_code(player: Browser) -> str:
    """The code that a player's device shows."""
    return str((await player.call("POST", "/me/join"))["code"])


async def ask(other: Browser, code: str) -> Json:
    """Type a code on the other device."""
    found: Json = await other.call("POST", "/joins", {"code": code})
    return found


async def answer(other: Browser, asked: Json, agree: bool = True) -> str:
    """Agree on the other device, or do not."""
    body = {"token": asked["token"], "agree": agree}
    return str((await other.call("POST", f"/joins/{asked['id']}", body))["state"])


async def join(player: Browser, other: Browser) -> None:
    """Make a browser a device of a player."""
    asked = await ask(other, await show_code(player))
    await player.call("POST", "/me/join/agree", {"number": asked["number"]})
    assert await answer(other, asked) == "joined"


def guest_of(browser: Browser) -> str:
    """The guest in a browser's cookie."""
    return str(browser.http.cookies["laguna_guest"]).partition(".")[0]
