"""The page: its built files, or else a small page that says where one is."""

from email.utils import formatdate
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from laguna.table import wording
from laguna.table.messages import Lang

from ..built import PAGE, has_page
from ..tables.refusal import Refusal
from .context import lang_of

ENCODINGS = (("br", ".br"), ("zstd", ".zst"), ("gzip", ".gz"))
"""The suffixes of files that were compressed in advance, the smallest first."""

KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
"""Sorts of files that not every machine knows, and that browsers are strict about."""

_STYLE = """
:root { color-scheme: light dark; }
body { margin: 3rem auto; max-width: 36rem; padding: 0 1rem; background: #f3ead6; color: #14333d;
  font: 17px/1.5 system-ui, sans-serif; }
a { color: #9a2a16; }
input, button { font: inherit; padding: 0.5rem 0.75rem; min-height: 44px; box-sizing: border-box; }
label { display: block; margin-bottom: 0.25rem; }
@media (prefers-color-scheme: dark) {
  body { background: #0f2229; color: #f0e6d2; }
  a { color: #ffb4a0; }
}
"""


@get(
    ["/", "/me", "/day", "/open", "/table/{id:str}", "/screen/{id:str}", "/replay/{id:str}", "/rules/{game:str}"],
    include_in_schema=False,
)
async def shell(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page itself: the same file for all its addresses."""
    if has_page():
        return _file(request, "index.html")
    lang = lang_of(request)
    text = wording.say(lang, "page-missing")
    body = small_page(lang, f'<p>{escape(text)}</p><p><a href="/api/openapi.json">API</a></p>')
    return Response(body, media_type=MediaType.HTML)


def small_page(lang: Lang, inside: str, head: str = "") -> str:
    """A small page with this HTML under its title, and without scripts unless `head` names one."""
    title = escape(wording.say(lang, "page-title"))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/small.css">'
        f"{head}</head><body><main><h1>{title}</h1>{inside}</main></body></html>\n"
    )


@get("/small.css", include_in_schema=False)
async def small_style() -> Response[str]:
    """The style of the small page."""
    return Response(_STYLE, media_type=MediaType.CSS)


@get(["/assets/{path:path}", "/static/{path:path}"], include_in_schema=False)
async def built(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the built page."""
    return _file(request, request.url.path.lstrip("/"))


@get("/{name:str}", include_in_schema=False)
async def top(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """A file beside the page: its icon, manifest or service worker."""
    return _file(request, name)


def _file(request: Request[Any, Any, Any], name: str) -> Response[Any]:
    """A file of the page."""
    return file_of(PAGE, request, name)


def file_of(folder: Path, request: Request[Any, Any, Any], name: str) -> Response[Any]:
    """A file, compressed in advance if the browser takes that; nothing if the browser has it already."""
    path = (folder / name).resolve()
    try:
        found = path.is_relative_to(folder.resolve()) and path.is_file()
    except OSError:
        # No file system has a name as long as that.
        found = False
    if not found:
        raise Refusal("no_such_page")
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {
        "cache-control": cache,
        "vary": "accept-encoding",
        "last-modified": formatdate(path.stat().st_mtime, usegmt=True),
    }
    if request.headers.get("if-modified-since") == headers["last-modified"]:
        return Response(None, status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    # Litestar says so of texts itself.
    if kind in ("application/javascript", "image/svg+xml"):
        kind += "; charset=utf-8"
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["content-encoding"] = encoding
            return Response(packed.read_bytes(), media_type=kind, headers=headers)
    return Response(path.read_bytes(), media_type=kind, headers=headers)
