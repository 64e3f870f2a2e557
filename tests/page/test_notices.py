"""Notices: chosen on the player's page, and shown by a real service worker while every page is closed."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, Worker, expect

from tests.server.running import Server

from .conftest import PHONE, visitors
from .player import Player
from .test_looks import check
from .test_player import known

KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SUBSCRIBED = {"endpoint": "https://push.example/abc", "keys": {"p256dh": KEY, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
SUBSCRIBE = f"""
PushManager.prototype.subscribe = async function (wish) {{
  window.wish = wish;
  return {{ toJSON: () => ({json.dumps(SUBSCRIBED)}) }};
}};
"""
"""A browser asks its vendor for a subscription, whom no test reaches: here one is made up."""


def agree(player: Player) -> Worker:
    """Agree to push, and return the service worker that is there then."""
    context = player.page.context
    context.grant_permissions(["notifications"], origin=player.url)
    player.page.add_init_script(SUBSCRIBE)
    known(player, "Anna")
    button = player.page.get_by_role("button", name="Notify me in this browser")
    expect(button).to_be_visible()
    assert not context.service_workers
    assert player.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    with context.expect_event("serviceworker") as coming:
        button.click()
    expect(player.page.get_by_role("button", name="Send a test: Chrome, Linux")).to_be_visible()
    expect(button).to_have_count(0)
    return coming.value


def deliver(page: Page, origin: str, message: object) -> None:
    """What a push service would do, by the browser's devtools."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    data = message if isinstance(message, str) else json.dumps(message)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": data},
    )
    devtools.detach()


NOTIFICATIONS = """() => self.registration.getNotifications().then((all) =>
  all.map((one) => ({ title: one.title, body: one.body, tag: one.tag, url: one.data.url })))"""


def shown(page: Page, worker: Worker, count: int) -> list[dict[str, str]]:
    """What the system shows, once it is so much."""
    while len(found := worker.evaluate(NOTIFICATIONS)) < count:
        page.wait_for_timeout(20)
    return list(found)


CLICK = """async (tag) => {
  const [notification] = await self.registration.getNotifications({ tag });
  const opened = [];
  self.clients.openWindow = async (url) => void opened.push(url);
  let done;
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = (promise) => (done = promise);
  self.dispatchEvent(event);
  await done;
  return opened;
}"""


def test_a_message_is_shown_with_every_page_closed(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    worker = agree(anna)
    context, url = anna.page.context, anna.url
    assert anna.page.evaluate("window.wish.userVisibleOnly")
    # No page of ours is open any more.
    elsewhere = context.new_page()
    anna.page.close()
    anna.page = elsewhere
    table = f"{url}/table/{'a' * 16}"
    told = {"title": "Murano: it is your turn", "body": "With Bruno", "url": table, "tag": "table a"}
    deliver(elsewhere, url, told)
    assert shown(elsewhere, worker, 1) == [told]
    # A newer one about the same takes its place.
    deliver(elsewhere, url, {**told, "body": "With Carla"})
    while shown(elsewhere, worker, 1)[0]["body"] != "With Carla":
        elsewhere.wait_for_timeout(20)
    assert len(shown(elsewhere, worker, 1)) == 1
    # A click opens its page; a message never leads to another site.
    assert worker.evaluate(CLICK, "table a") == [table]
    deliver(elsewhere, url, {**told, "url": "https://evil.example/", "tag": "evil"})
    shown(elsewhere, worker, 1)
    assert worker.evaluate(CLICK, "evil") == [f"{url}/me"]
    # What cannot be read is still shown, since browsers want that.
    deliver(elsewhere, url, "not JSON")
    assert [one["title"] for one in shown(elsewhere, worker, 1)] == ["Laguna"]
    # It caches nothing.
    assert worker.evaluate("() => caches.keys()") == []


def test_ways_of_being_told_are_added_and_ended(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    agree(anna)
    page = anna.page
    anna.make("murano", "me", "me")
    anna.go("/me")
    page.get_by_text("ntfy", exact=True).click()
    anna.excused = ("409",)
    page.get_by_label("ntfy", exact=True).fill("https://localhost/x")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_role("alert")).to_contain_text("not an address that can be used")
    page.get_by_label("ntfy", exact=True).fill("https://ntfy.sh/anna")
    page.get_by_label("ntfy", exact=True).press("Enter")
    expect(page.get_by_text("ntfy.sh/anna")).to_be_visible()
    # The hours of play have such fields, too.
    sheet = page.locator("section", has=page.get_by_role("heading", name="Notices"))
    sheet.get_by_label("From", exact=True).fill("21:30")
    sheet.get_by_label("until", exact=True).fill("07:15")
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Nothing comes from 21:30 until 07:15")).to_be_visible()
    page.get_by_text("A message in a chat").click()
    expect(page.get_by_label("Address of the webhook")).to_be_visible()
    check(anna)
    page.get_by_role("button", name="Remove ntfy.sh/anna").click()
    expect(page.get_by_text("ntfy.sh/anna")).to_have_count(0)
    # Ending this browser takes the service worker away.
    page.get_by_role("button", name="Remove Chrome, Linux").click()
    expect(page.get_by_role("button", name="Notify me in this browser")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_over_plain_http_one_line_says_why_not(browser: Browser, server: Server) -> None:
    """A browser takes only https, and this machine, for secure."""
    with visitors(browser, server) as come:
        anna = come(locale="de")
        anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
        anna.go("/me")
        anna.page.get_by_label("Name", exact=True).fill("Anna")
        anna.page.get_by_role("button", name="Speichern").click()
        expect(anna.page.get_by_text("brauchen eine Adresse, die mit https beginnt")).to_be_visible()
        expect(anna.page.get_by_role("button", name="In diesem Browser benachrichtigen")).to_have_count(0)


def test_a_phone_can_install_the_page(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    known(anna, "Anna")
    link = anna.page.locator("link[rel=manifest]")
    expect(link).to_have_count(1)
    manifest = anna.page.request.get(anna.url + str(link.get_attribute("href"))).json()
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = anna.page.request.get(anna.url + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == "image/png"
