"""A host who has the page that plays without a server offers it, and nothing else may run WebAssembly."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from laguna.kernel.errors import LagunaError
from laguna.server.built import folder_of
from laguna.server.http.guard import CSP
from tests.server.running import Server, sqlite_place

FILES = {
    "index.html": "<!doctype html>",
    "python/files.json": "{}",
    "python/start.mjs": "export {};",
    "python/pyodide.asm.wasm": "\0asm",
    "assets/worker-x.js": "",
    "../secret": "of the host",
}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    place = tmp_path_factory.mktemp("host")
    for name, text in FILES.items():
        path = place / "tab" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    server = Server(sqlite_place(place), env={"LAGUNA_TAB": str(place / "tab")})
    server.wait()
    with httpx.Client(base_url=server.url) as client:
        yield client
    server.close()


def test_it_is_offered_and_served_with_leave_to_run_python(host: httpx.Client) -> None:
    assert host.get("/api/games?lang=en").json()["tab"] is True
    moved = host.get("/tab")
    assert (moved.status_code, moved.headers["location"]) == (302, "/tab/")
    kinds = {
        "/tab/": "text/html",
        "/tab/python/start.mjs": "text/javascript",
        "/tab/python/pyodide.asm.wasm": "application/wasm",
        "/tab/assets/worker-x.js": "text/javascript",
    }
    for address, kind in kinds.items():
        found = host.get(address)
        assert found.status_code == 200, address
        assert found.headers["content-type"].startswith(kind)
        # The one difference; a worker has the policy that its script comes with.
        policy = found.headers["content-security-policy"]
        assert policy.replace(" 'wasm-unsafe-eval'", "") == CSP
        assert policy.count("'wasm-unsafe-eval'") == 1
    assert host.get("/").headers["content-security-policy"] == CSP


def test_what_a_browser_has_is_not_sent_again(host: httpx.Client) -> None:
    first = host.get("/tab/python/pyodide.asm.wasm")
    again = host.get("/tab/python/pyodide.asm.wasm", headers={"if-modified-since": first.headers["last-modified"]})
    assert (again.status_code, again.content) == (304, b"")


def test_only_its_files_are_served(host: httpx.Client) -> None:
    for address in ("/tab/missing", "/tab/%2e%2e/secret", "/tab/python/%2e%2e/%2e%2e/secret", "/tab/python"):
        assert host.get(address).status_code == 404, address
    # Nobody fills the log with errors by names that no file can have.
    for folder in ("/tab/", "/tab/assets/", "/assets/", "/static/", "/"):
        assert host.get(folder + 300 * "a").status_code == 404, folder


def test_without_it_there_is_no_such_page(tmp_path: Path) -> None:
    assert folder_of("") is None
    with pytest.raises(LagunaError, match=r"lacks index\.html or python/files\.json"):
        folder_of(str(tmp_path))


def test_a_server_without_its_own_page_says_so(tmp_path: Path, start: Callable[..., Server]) -> None:
    missing = "from pathlib import Path\nfrom laguna.server import built\nbuilt.PAGE = Path('/nowhere')\n"
    server = start(str(tmp_path / "tables.sqlite"), code=missing)
    assert "not been built" in httpx.get(server.url, headers={"accept-language": "en"}).text
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    assert any("make page" in line for line in server.log)
