"""The browser client, served from the package: built by `make client`, read when the server starts.

What can be asked for is known from then on: a name is looked up among these files, never in a
folder, so no spelling of a path leads anywhere else or is kept.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from grimorio.table.http.packing import REVALIDATED, Packed, squeezed

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
FOR_EVER = b"public, max-age=31536000, immutable"
"""A file whose name has its digest."""
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2"}


def page(path: Path) -> Packed:
    """One file as it is sent."""
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Packed(body, kind or "application/octet-stream", packed(path, body))


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
    return forms if "gzip" in forms else forms | squeezed(body)


class Pages:
    """The files of the client."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): page(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in PACKED.values()
        }

    def answer(self, request: Request[Any, Any, State], name: str) -> Response[bytes]:
        name = name.removeprefix("/") or "index.html"
        found = self._pages.get(name)
        if found is None:
            if name == "index.html":
                return Response(NOT_BUILT, media_type="text/html")
            return Response(b"not found", status_code=404, media_type="text/plain")
        asked = request.headers
        status, headers, body = found.answer(
            asked.get("accept-encoding", ""),
            asked.get("if-none-match", ""),
            FOR_EVER if name.startswith("assets/") else REVALIDATED,
        )
        own = (b"content-type", b"content-length")  # these the framework says itself
        given = {name.decode(): value.decode() for name, value in headers if name not in own}
        return Response(body, status_code=status, headers=given, media_type=found.kind)


@get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, State], name: FromPath[str] = "") -> Response[bytes]:
    """The browser client."""
    pages: Pages = request.app.state.pages
    return pages.answer(request, name)
