"""The proxies of `deploy/`, as Debian has them: people play through them, with TLS and sockets."""

import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from .browser import Browser, Page, run
from .running import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
"""What the site is called here."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for tests, which nobody else trusts."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*new, "-keyout", key, "-out", cert, *subject], check=True, capture_output=True)
    return cert, key


def nginx(folder: Path, port: int, plain: int, upstream: int) -> list[str]:
    """Our file with other ports and another certificate, and how nginx is started with it."""
    cert, key = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("laguna.example;", f"{NAME};"),
        ("/etc/letsencrypt/live/laguna.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/laguna.example/privkey.pem", str(key)),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
    ):
        assert old in text
        text = text.replace(old, new)
    text = "\n".join(line for line in text.splitlines() if "listen [::]" not in line)
    temp = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temp}{text}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return command


def caddy(folder: Path, port: int, plain: int, upstream: int) -> list[str]:
    """Our file with another port and certificate, and how Caddy is started with it."""
    cert, key = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    for old, new in (
        ("{$SITE:laguna.example} {", f"https://{NAME}:{port} {{\n\ttls {cert} {key}"),
        ("{$LAGUNA_UPSTREAM:127.0.0.1:8000}", f"127.0.0.1:{upstream}"),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        end = time.monotonic() + 60
        while True:
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
            assert time.monotonic() < end
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)
        if process.stderr:
            process.stderr.close()


@pytest.mark.soak
@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_people_play_through_the_proxy(proxy: str, tmp_path: Path) -> None:
    assert shutil.which(proxy), f"{proxy} is missing. Run this once: sudo apt-get install {proxy}"
    port, plain = free_port(), free_port()
    url = f"https://{NAME}:{port}"
    upstream = free_port()
    server = Server(str(tmp_path / "tables.sqlite"), "--url", url, "--limit", "new_guests=3", port=upstream)
    server.url = f"http://127.0.0.1:{upstream}"  # It tells the address that people use.
    command = (nginx if proxy == "nginx" else caddy)(tmp_path, port, plain, upstream)
    trust = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))

    async def work() -> None:
        async with Browser(url) as anna:
            await anna.http.aclose()
            anna.http = httpx.AsyncClient(base_url=url, timeout=60, verify=trust)
            assert (await anna.http.get("/")).status_code == 200
            table = (await anna.make("murano", "me", "me"))["id"]
            # The server knows that it was asked by https, and under which name.
            (cookie,) = [one for one in anna.http.cookies.jar if one.name == "laguna_guest"]
            assert cookie.secure
            assert (await anna.call("GET", f"/tables/{table}/invitation"))["link"] == f"{url}/table/{table}"
            headers = {"Cookie": f"laguna_guest={cookie.value}", "Origin": url}
            address = f"wss://{NAME}:{port}/api/tables/{table}/socket"
            async with connect(address, ssl=trust, additional_headers=headers, compression=None) as line:
                page = Page(line)
                await page.until("state")
                for _ in range(4):
                    n, turn = page.state["n"], page.state["turn"]
                    legal = page.state["legal"]
                    if turn != page.hello["seat"] or not legal:
                        break
                    assert (await page.do(legal[0]["do"]))["type"] == "done"
                    await page.until_state(lambda state, n=n: state["n"] > n)  # type: ignore[misc]
                assert page.state["n"] > 0
            # Another site is refused, and so is whoever claims to come from elsewhere, once too often.
            for headers in ({"origin": "https://elsewhere.example"},):
                answer = await anna.http.put("/api/me", json={"name": "A"}, headers=headers)
                assert answer.status_code == 403
            anna.http.cookies.clear()
            came = []
            for number in range(4):
                claim = {"x-forwarded-for": f"192.0.2.{number}"}
                came.append((await anna.http.put("/api/me", json={"name": "A"}, headers=claim)).status_code)
                anna.http.cookies.clear()
            assert came == [200, 200, 429, 429]
            # Figures are for programs on this machine, and the proxy is not one of them.
            assert (await anna.http.get("/metrics")).status_code == 404
            assert (await anna.http.get("/readyz")).json()["ok"]
            if proxy == "nginx":
                answer = httpx.get(f"http://{NAME}:{plain}/table/{table}")
                assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/table/{table}")

    try:
        server.wait()
        with running(command, port):
            run(work)
    finally:
        server.close()
    errors = [line for line in server.log if line.startswith("{") and json.loads(line)["level"] == "error"]
    assert errors == []
