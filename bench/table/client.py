"""What a newcomer's browser loads to see the lobby and then a table, as it comes over the wire."""

from __future__ import annotations

import shutil
import urllib.request
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from bench.table.server import Measured

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NOT_OURS = ("/api/", "/sprites/")
"""What belongs to a title: its texts, its faces, its sprite. The sprite of the lobby counts."""


def measure() -> dict[str, Any]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise SystemExit(f"no browser here; one of these is needed: {', '.join(BROWSERS)}")
    server = Measured()
    try:
        sizes = loaded(found, f"http://{server.host}:{server.port}")
    finally:
        server.stop()
    return {
        "first_load_kb": round(sum(sizes.values()) / 1024, 1),
        "files": len(sizes),
    }


def loaded(browser: str, address: str) -> dict[str, float]:
    """Each file with the bytes it took, headers included."""
    seats = [{"kind": "human", "mine": True}, {"kind": "bot"}]
    request = urllib.request.Request(
        f"{address}/api/tables",
        msgspec.json.encode({"game": "wisps", "seats": seats}),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        table = msgspec.json.decode(answer.read())["table"]
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = chromium.new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", lambda e: urls.update({e["requestId"]: url_of(e)}))
        wire.on("Network.loadingFinished", lambda e: count(e, urls, sizes))
        page.goto(address, wait_until="networkidle")
        page.goto(f"{address}/#/t/{table}")
        page.locator("#board").wait_for(timeout=120_000)
        settle(page, sizes)
        chromium.close()
    return sizes


def settle(page: Page, sizes: dict[str, float]) -> None:
    """The drawn board asks for more: until two seconds bring nothing."""
    seen = 0
    while len(sizes) > seen:
        seen = len(sizes)
        page.wait_for_timeout(2000)


def url_of(event: Any) -> str:
    return str(event["response"]["url"])


def count(event: Any, urls: dict[str, str], sizes: dict[str, float]) -> None:
    url = urls.get(event["requestId"], "")
    title = any(part in url for part in NOT_OURS) and not url.endswith("/lobby.svg")
    if url.startswith("http") and not title:
        sizes[url] = event["encodedDataLength"]
