"""The player's page: a second device by a typed code, passkeys, words on paper, friends, and all that is kept."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, SOAK
from .player import Player
from .test_looks import check


def known(player: Player, name: str) -> None:
    """Say what somebody is called, on their page."""
    player.go("/me")
    player.page.get_by_label("Name", exact=True).fill(name)
    player.page.get_by_role("button", name="Save").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(name)


def number(page: Page) -> str:
    """The number, or code, that a screen shows."""
    return page.locator(".number").inner_text()


def test_a_phone_joins_by_a_typed_code_and_both_agree(somebody: Callable[..., Player]) -> None:
    anna, phone = somebody(), somebody(**PHONE)
    table = anna.make("murano", "me", "me")
    anna.page.goto(anna.url)
    anna.page.get_by_role("link", name="My page").click()
    anna.page.get_by_role("button", name="Also on my phone").click()
    code = number(anna.page)
    assert re.fullmatch(r"[2-9A-Z]{6}", code)
    check(anna)
    phone.excused = ("403",)
    phone.go("/me")
    field = phone.page.get_by_label("Code of the other device")
    field.fill("222222" if code[:2] != "22" else "333333")
    field.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text("This code is wrong")
    field.fill(code.lower())
    field.press("Enter")
    expect(phone.page.get_by_text("Join this device to Anna?")).to_be_visible()
    check(phone)
    phone.page.get_by_role("button", name="Yes, join").click()
    expect(phone.page.get_by_text("Now agree on the other device")).to_be_visible()
    agree = anna.page.get_by_role("button", name="Yes, join")
    expect(agree).to_be_visible()
    assert number(anna.page) == number(phone.page)
    agree.click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(anna.page.get_by_text("belongs to you now")).to_be_visible()
    expect(phone.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    phone.sit_at(table)
    # The first device ends the second one, whose table is another's then.
    anna.page.get_by_role("button", name="End Chrome, Linux").click()
    expect(anna.page.get_by_role("button", name="End Chrome, Linux")).to_have_count(0)
    phone.page.wait_for_function("() => !document.querySelector('.prompt.mine')")


def test_a_scanned_code_asks_at_once(somebody: Callable[..., Player]) -> None:
    anna, phone = somebody(), somebody(locale="de", **PHONE)
    known(anna, "Anna")
    anna.page.get_by_role("button", name="Also on my phone").click()
    link = anna.page.locator(".code img").get_attribute("alt")
    assert link
    phone.page.goto(link)
    expect(phone.page.get_by_text("Dieses Gerät mit Anna verbinden?")).to_be_visible()
    # The code does not stay in the history.
    assert "#" not in phone.page.url
    phone.page.get_by_role("button", name="Nein").click()
    expect(phone.page.locator(".number")).to_have_count(0)
    expect(anna.page.get_by_text("The code is not good any more.")).to_be_visible()
    assert phone.page.evaluate("async () => (await (await fetch('/api/me')).json()).known") is False


def authenticator(page: Page) -> Any:  # noqa: ANN401
    """A device with passkeys that Chromium plays; its credentials as they are."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    wish = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    wish |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": wish})["authenticatorId"]

    def credentials(put: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
        for one in put or []:
            session.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": one})
        found = session.send("WebAuthn.getCredentials", {"authenticatorId": made})
        return list(found["credentials"])

    return credentials


def on_localhost(player: Player) -> Player:
    """Passkeys are for names, not for numbers."""
    player.url = player.url.replace("127.0.0.1", "localhost")
    return player


def test_a_passkey_leads_back_without_a_name_or_a_password(somebody: Callable[..., Player]) -> None:
    anna, phone = on_localhost(somebody()), on_localhost(somebody(**PHONE))
    known(anna, "Anna")
    table = anna.make("venezia", "me", "me")
    anna.go("/me")
    mine = authenticator(anna.page)
    anna.page.get_by_role("button", name="Add a passkey").click()
    expect(anna.page.get_by_text(re.compile("^Passkey "))).to_have_count(1)
    (credential,) = mine()
    assert credential["isResidentCredential"]
    phone.go("/me")
    authenticator(phone.page)([credential])
    phone.page.get_by_role("button", name="Come back with a passkey").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(phone.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    check(phone)
    # The same device makes no second one.
    anna.page.get_by_role("button", name="Add a passkey").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("did not work")
    anna.page.get_by_role("button", name=re.compile("^Delete: ")).click()
    expect(anna.page.get_by_text(re.compile("^Passkey "))).to_have_count(0)


def test_where_browsers_have_no_passkeys_one_line_says_why(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    known(anna, "Anna")
    expect(anna.page.get_by_text("Passkeys need an address with a name, over https.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Add a passkey")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Come back with a passkey")).to_have_count(0)


def test_words_on_paper_lead_back_and_everything_can_be_taken_and_deleted(
    somebody: Callable[..., Player], tmp_path: Path
) -> None:
    anna, phone = somebody(), somebody(**PHONE)
    known(anna, "Anna")
    anna.page.get_by_role("button", name="Make a recovery code").click()
    words = anna.page.locator(".words").inner_text()
    assert re.fullmatch(r"([a-z]{5} ?){5}", words)
    # On paper stand the words, where they lead, and no buttons.
    anna.page.emulate_media(media="print")
    printed = anna.page.locator("body").inner_text()
    assert words in printed
    assert anna.url.removeprefix("http://") + "/me" in printed
    expect(anna.page.get_by_role("button").filter(visible=True)).to_have_count(0)
    anna.page.emulate_media(media="screen")
    phone.go("/me")
    phone.page.get_by_label("Five words of a recovery code").fill(words)
    phone.page.get_by_role("button", name="Come back").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Anna")
    with phone.page.expect_download() as loading:
        phone.page.get_by_role("link", name="Download all of it").click()
    loading.value.save_as(tmp_path / "laguna.json")
    kept = json.loads((tmp_path / "laguna.json").read_text())["kept"]
    assert kept["name"][0]["name"] == "Anna"
    assert len(kept["devices"]) == 2
    phone.page.get_by_role("button", name="Delete all of it").click()
    phone.page.get_by_role("button", name="Yes, delete everything").click()
    phone.page.wait_for_url(phone.url + "/")
    anna.go("/me")
    expect(anna.page.get_by_text("Nothing.")).to_be_visible()


def test_friends_are_made_by_link_and_invited_with_one_click(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(), somebody(**PHONE)
    table = anna.make("murano", "me", "open")
    bruno.go(f"/table/{table}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.wait_for_selector(".boardbox")
    anna.make("venezia", "me", "open")
    anna.go("/me")
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.locator("input[readonly]").input_value()
    bruno.page.goto(link)
    # What the link is for comes first, also on a phone.
    expect(bruno.page.locator("section.sheet").first.get_by_role("button", name="Be friends")).to_be_in_viewport()
    bruno.page.get_by_role("button", name="Be friends").click()
    expect(bruno.page.get_by_role("button", name="Remove Anna")).to_be_visible()
    anna.go("/me")
    anna.page.get_by_role("button", name="Invite Bruno").click()
    expect(anna.page.get_by_text("Invited", exact=True)).to_be_visible()
    bruno.go("/me")
    expect(bruno.page.get_by_text("Venezia: Anna invites you")).to_be_visible()
    check(bruno)


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=SOAK) for lang in ("en", "it", "fr"))])
@pytest.mark.parametrize("size", [PHONE, pytest.param({}, marks=SOAK)], ids=["phone", "desktop"])
def test_the_page_can_be_read_everywhere(somebody: Callable[..., Player], size: dict[str, Any], lang: str) -> None:
    anna = somebody(locale=lang, color_scheme="dark", **size)
    anna.make("murano", "me", "me")
    anna.go("/me")
    anna.page.locator(".colours label").nth(3).click()
    anna.page.locator("section.sheet").filter(has_text="Laguna").or_(anna.page.locator(".kept")).first.wait_for()
    check(anna)
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The keyboard reaches the code and all the rest.
    anna.page.locator("#code").focus()
    assert anna.page.evaluate("document.activeElement.id") == "code"
