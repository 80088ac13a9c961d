"""Many people who only look: the memory of idle live lines."""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from bench.table.load import Load
from bench.table.server import Measured


async def measure(sockets: int) -> dict[str, Any]:
    """Four lines a table, nothing happening."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    server = Measured()
    try:
        empty = server.megabytes()
        load = Load(server)
        for _ in range(sockets // 4):
            load.tables.append(await load.new_table())
        await asyncio.sleep(2)
        full = server.megabytes()
        alive = sum(1 for t in load.tables for s in t.seats if s.line and not s.line.closed)
        return {
            "idle_sockets": alive,
            "idle_mb": round(full, 1),
            "empty_mb": round(empty, 1),
            "kb_per_socket": round(1000 * (full - empty) / max(1, alive), 1),
        }
    finally:
        server.stop()
