"""The page that plays without a server, for hosts who have it: what `make tab` built, under `/tab/`."""

from typing import Any

from litestar import Request, Response, get
from litestar.response import Redirect

from ..tables.refusal import Refusal
from .context import context_of
from .guard import CSP
from .pages import file_of

POLICY = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The policy of our pages, with leave to run WebAssembly, which Python is; for this page and its worker only."""


@get(["/tab", "/tab/{path:path}"], include_in_schema=False)
async def tab(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of that page."""
    folder = context_of(request).tab
    if folder is None:
        raise Refusal("no_such_page")
    # Litestar tells nobody whether an address ends with a slash. The page's files have addresses from there.
    if request.scope["raw_path"] == b"/tab":
        return Redirect("/tab/")
    found = file_of(folder, request, request.url.path.removeprefix("/tab").strip("/") or "index.html")
    # A worker has the policy that its script comes with.
    found.headers["content-security-policy"] = POLICY
    return found
