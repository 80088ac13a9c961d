"""Tokens and invitations: unguessable, kept as hashes, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_secret() -> str:
    """A token or an invitation nobody can guess."""
    return secrets.token_urlsafe(32)


def again(secret: str, purpose: str) -> str:
    """Another secret, made from one that its holder has: the same whenever it is made. What is kept
    of the first does not lead to it."""
    data = f"{purpose}\0{secret}".encode(errors="replace")
    made = blake2b(data, person=b"grimorio-again", digest_size=32).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def new_table_id() -> str:
    """The name of a table in addresses: it opens the public view and nothing else. It does not
    begin with a dash: to a command that would be an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def new_holder() -> str:
    """A name for whoever holds some seats; it opens nothing."""
    return secrets.token_urlsafe(6)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is random and long: a plain hash gives nothing away."""
    data = secret.encode(errors="replace")
    return blake2b(data, person=b"grimorio-token", digest_size=32).digest()


def same(known: bytes | None, given: bytes) -> bool:
    """Whether it is the one we know, without telling by time how much of it was right."""
    return known is not None and hmac.compare_digest(known, given)
