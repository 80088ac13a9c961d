"""The browser client, served from the package: built by `make client`, read when the server starts.

What can be asked for is known from then on: a name is looked up among these files, never in a
folder, so no spelling of a path leads anywhere else or is kept.
"""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Grimorio</title>
<h1>Grimorio</h1>
<p>The table is open, but its browser client is not built yet. In a clone of the project,
<code>make client</code> builds it; a released package has it inside.</p>
<p>The API is at <a href="api/games">api/games</a>, its description at
<a href="api/schema">api/schema</a>.</p>
"""
PACKED = {"br": ".br", "gzip": ".gz"}
"""Compressed forms, the smallest first. A file that ends so is a form of the one beside it, made
when the client is built (web/scripts/pack.mjs). Browsers read br on a secure line only."""
COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".map", ".txt", ".webmanifest"}
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}


class Page:
    """One file as it is sent."""

    __slots__ = ("body", "etag", "kind", "packed")

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.packed = packed(path, self.body)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        self.kind = kind or "application/octet-stream"
        self.etag = '"' + blake2b(self.body, digest_size=12).hexdigest() + '"'


def packed(path: Path, body: bytes) -> dict[str, bytes]:
    """The compressed forms of a file, the smallest first: as they were built. Every browser reads
    gzip; if that was not built, it is made now."""
    if path.suffix not in COMPRESSED:
        return {}
    forms = {}
    for coding, ending in PACKED.items():
        beside = path.with_name(path.name + ending)
        if beside.is_file() and beside.stat().st_mtime >= path.stat().st_mtime:
            forms[coding] = beside.read_bytes()
    if "gzip" not in forms:
        forms["gzip"] = gzip.compress(body, 9)
    return forms


def codings(accepts: str) -> set[str]:
    """The forms that a browser says it reads; a weight of nothing says that it does not."""
    found = set()
    for item in accepts.lower().split(","):
        coding, _, weight = item.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(coding)
    return found


class Pages:
    """The files of the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): Page(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in PACKED.values()
        }

    def answer(self, request: Request[Any, Any, State], name: str) -> Response[bytes]:
        name = name.removeprefix("/") or "index.html"
        page = self._pages.get(name)
        if page is None:
            if name == "index.html":
                return Response(NOT_BUILT, media_type="text/html")
            return Response(b"not found", status_code=404, media_type="text/plain")
        hashed = name.startswith("assets/")
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache",
            "ETag": page.etag,
        }
        if page.packed:
            headers["Vary"] = "Accept-Encoding"
        if request.headers.get("if-none-match") == page.etag:
            return Response(b"", status_code=304, headers=headers, media_type=page.kind)
        body = page.body
        reads = codings(request.headers.get("accept-encoding", ""))
        coding = next((coding for coding in page.packed if coding in reads), None)
        if coding is not None:
            body = page.packed[coding]
            headers["Content-Encoding"] = coding
        return Response(body, headers=headers, media_type=page.kind)


@get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, State], name: FromPath[str] = "") -> Response[bytes]:
    """The browser client."""
    pages: Pages = request.app.state.pages
    return pages.answer(request, name)
