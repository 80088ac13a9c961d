"""What reading costs, compared with asking what anybody may know of a table: as much as the rules
are asked, the log is read or the game is played again for it."""

from __future__ import annotations

import re
from typing import Any

FILE = 0.5
"""A file of the client, or an answer that is kept."""
COSTLY = 10.0
LOOK = 5.0
"""A whole view, as a live line begins with it for each of its seats."""
MESSAGE = 0.25
"""Any message on a live line."""
TAKES_LONG = re.compile(r"/api/tables/[^/]+/(story|record|check|outlook|ruler)/?")
KEPT = ("/api/games", "/api/schema")


def cost_of(scope: Any) -> float:
    """Of a GET request."""
    path = scope["path"]
    if not path.startswith("/api/") or path.startswith(KEPT):
        return FILE
    past = path.rstrip("/").endswith("/view") and b"at=" in scope["query_string"]
    return COSTLY if past or TAKES_LONG.fullmatch(path) else 1.0
