"""The names under which this server may be asked for (`Host`).

A page of somebody else can make its own name lead here (DNS rebinding); to the browser we are then
that page's own server. So a name must be ours. An address in numbers leads where it says: friends
in the same network come by it, without set-up.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

_host = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::\d{1,5})?", re.ASCII)


class Hosts:
    """Our names: this machine's own, and those its host has set."""

    def __init__(self, names: Iterable[str]) -> None:
        machine = socket.gethostname().lower().removesuffix(".local")
        own = {"localhost", machine, f"{machine}.local"}
        self._names = own | {name.strip().lower().rstrip(".") for name in names}

    def knows(self, header: str) -> bool:
        """Whether a request with this `Host` is meant for us."""
        found = _host.fullmatch(header.strip().lower())
        if found is None:
            return False
        name = (found["six"] or found["name"]).rstrip(".")
        return name in self._names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    """Whether it is an address in numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
