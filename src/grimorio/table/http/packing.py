"""How an answer that does not change goes out: compressed, or as "you have it already"."""

from __future__ import annotations

import gzip
from hashlib import blake2b

Headers = list[tuple[bytes, bytes]]
REVALIDATED = b"no-cache"
"""It may be kept, and is asked for again each time: the tag says whether it is still so."""


class Packed:
    """A body with its compressed forms, the smallest first."""

    __slots__ = ("body", "etag", "forms", "kind")

    def __init__(self, body: bytes, kind: str, forms: dict[str, bytes]) -> None:
        self.body = body
        self.kind = kind
        self.forms = forms
        self.etag = '"' + blake2b(body, digest_size=12).hexdigest() + '"'

    def answer(
        self, accepts: str, known: str, kept: bytes = REVALIDATED
    ) -> tuple[int, Headers, bytes]:
        """Status, headers and body, for a reader of these codings that knows these tags."""
        headers: Headers = [
            (b"content-type", self.kind.encode()),
            (b"cache-control", kept),
            (b"etag", self.etag.encode()),
        ]
        if self.forms:
            headers.append((b"vary", b"Accept-Encoding"))
        if knows(known, self.etag):
            return 304, headers, b""
        body, reads = self.body, codings(accepts)
        coding = next((coding for coding in self.forms if coding in reads), None)
        if coding is not None:
            body = self.forms[coding]
            headers.append((b"content-encoding", coding.encode()))
        headers.append((b"content-length", str(len(body)).encode()))
        return 200, headers, body


def squeezed(body: bytes) -> dict[str, bytes]:
    """The form every browser reads."""
    return {"gzip": gzip.compress(body, 9)}


def codings(accepts: str) -> set[str]:
    """The forms that a browser says it reads; a weight of nothing says that it does not."""
    found = set()
    for item in accepts.lower().split(","):
        coding, _, weight = item.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(coding)
    return found


def knows(tags: str, etag: str) -> bool:
    """Whether the tag is among those a reader has. A proxy that compresses calls it weak."""
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in tags.split(","))
