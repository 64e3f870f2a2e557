"""E-mail: a letter arrives, with a link that ends it."""

from pathlib import Path

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from laguna.kernel.errors import LagunaError
from laguna.server.notices.channel import Letter
from laguna.server.notices.mail import Mail, MailServer, is_address, read_server

from ..browser import run
from .outside import certificate
from .post_office import PostOffice, post_office

LETTER = Letter("Murano: è il tuo turno", "Bärbel wartet.", "https://laguna.example/table/a", "table a")
STOP = "https://laguna.example/unsubscribe/abc"


def at(office: PostOffice, scheme: str = "smtp", user: str = "", password: str = "") -> MailServer:
    return MailServer(scheme, "127.0.0.1", office.port, user, password, "laguna@laguna.example")


def test_a_letter_arrives() -> None:
    async def work() -> None:
        async with post_office() as office:
            outcome = await Mail(at(office)).send("anna@example.org", LETTER, STOP, "No more letters:")
            assert outcome.what == "sent"
            ((to, letter),) = office.letters
            assert to == ["anna@example.org"]
            assert letter["subject"] == "Murano: è il tuo turno"
            assert (letter["from"], letter["to"]) == ("laguna@laguna.example", "anna@example.org")
            assert letter["list-unsubscribe"] == f"<{STOP}>"
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert letter["auto-submitted"] == "auto-generated"
            assert letter["message-id"].endswith("@laguna.example>")
            text = letter.get_content().replace("\r\n", "\n")
            assert text == f"Bärbel wartet.\n\nhttps://laguna.example/table/a\n\n-- \nNo more letters:\n{STOP}\n"
            await Mail(at(office)).send("anna@example.org", LETTER._replace(strong=True))
            assert office.letters[1][1]["importance"] == "high"
            assert office.letters[1][1]["list-unsubscribe"] is None

    run(work)


def test_a_name_adds_no_header() -> None:
    async def work() -> None:
        async with post_office() as office:
            letter = LETTER._replace(title="Murano\r\nBcc: all@example.org")
            assert (await Mail(at(office)).send("anna@example.org", letter)).what == "sent"
            ((to, arrived),) = office.letters
            assert to == ["anna@example.org"]
            assert arrived["bcc"] is None

    run(work)


@pytest.mark.parametrize(
    ("said", "what"),
    [("550 no such user", "gone"), ("450 try later", "later"), ("452 full", "later"), ("421 bye", "later")],
)
def test_what_a_refusal_means(said: str, what: str) -> None:
    async def work() -> None:
        async with post_office() as office:
            office.refusal = said
            assert (await Mail(at(office)).send("anna@example.org", LETTER)).what == what

    run(work)


def test_a_server_that_is_not_there_is_tried_later() -> None:
    async def work() -> None:
        async with post_office() as office:
            server = at(office)
        assert (await Mail(server).send("anna@example.org", LETTER)).what == "later"

    run(work)


def test_the_connection_is_encrypted_before_the_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, trust = certificate(tmp_path, "mail.example")
    trust.check_hostname = False
    said: list[tuple[bytes, bytes]] = []

    def check(
        server: object, session: object, envelope: object, mechanism: str, given: LoginPassword
    ) -> AuthResult:
        said.append((given.login, given.password))
        return AuthResult(success=given.password == b"secret", handled=False)

    async def work() -> None:
        async with post_office(tls_context=shown, require_starttls=True, authenticator=check) as office:
            good = at(office, "smtp+starttls", "me", "secret")
            assert (await Mail(good, trust).send("anna@example.org", LETTER)).what == "sent"
            assert (await Mail(good._replace(password="wrong"), trust).send("a@b.org", LETTER)).what == "later"
            # Without encryption it takes nothing.
            assert (await Mail(at(office)).send("anna@example.org", LETTER)).what == "later"
            assert set(said) == {(b"me", b"secret"), (b"me", b"wrong")}
            assert len(office.letters) == 1
            # Nobody believes a certificate that nobody has signed.
            assert (await Mail(good).send("anna@example.org", LETTER)).what == "later"
            assert len(office.letters) == 1

    run(work)


def test_a_host_names_a_server() -> None:
    sender = "laguna@laguna.example"
    assert read_server("", "", "") is None
    found = read_server("smtp+starttls://me%40x@mail.example", "secret", sender)
    assert found == MailServer("smtp+starttls", "mail.example", 587, "me@x", "secret", sender)
    assert read_server("smtps://mail.example:4650", "", sender) == MailServer(
        "smtps", "mail.example", 4650, "", "", sender
    )
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://me:secret@mail.example", "smtp://x:y"):
        with pytest.raises(LagunaError, match="mail_server"):
            read_server(wrong, "", sender)
    with pytest.raises(LagunaError, match="mail_from"):
        read_server("smtp://mail.example", "", "nobody")


def test_what_can_be_an_address() -> None:
    assert is_address("anna.b+laguna@mail.example.org")
    for wrong in (
        "anna",
        "anna@localhost",
        "a b@x.org",
        "a@x.org\n",
        "a@x.org,b@x.org",
        "@x.org",
        "ä@x.org",
        "a@x..org",
    ):
        assert not is_address(wrong), wrong
