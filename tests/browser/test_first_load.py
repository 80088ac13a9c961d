"""What a browser loads to see a table that somebody opens by a link: little, and nothing of what
may come later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from grimorio.core.registry import names
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.table.house import Table
from tools.bootstrap import ROOT

pytestmark = pytest.mark.browser
STATIC = ROOT / "src" / "grimorio" / "table" / "static"
LIMIT = 150
"""KB, as web/scripts/size.mjs has it."""


def opened(meet: Meet, house: House) -> dict[str, float]:
    """Each file of the client with its bytes on the line, headers included, once a table lies open
    and nothing more comes."""
    seats = [{"kind": "human", "mine": True, "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = Table(house, house.post("/api/tables", {"game": "wisps", "seats": seats}))
    ada = meet("Ada", holds=(table, (0,)))
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    line.on(
        "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
    )
    line.on(
        "Network.loadingFinished",
        lambda e: sizes.update({urls.get(e["requestId"], ""): e["encodedDataLength"]}),
    )
    ada.sit_at(table)
    ada.wait_asked()
    expect(ada.page.locator("#hand")).to_be_visible()
    seen = 0
    while len(sizes) > seen:
        seen = len(sizes)
        ada.page.wait_for_timeout(1000)
    client = {url.removeprefix(house.address): size for url, size in sizes.items()}
    return {path: size for path, size in client.items() if not re.match("/(api|sprites)/", path)}


def test_a_table_by_link_is_a_small_load_whatever_titles_there_are(
    meet: Meet, house: House
) -> None:
    files = opened(meet, house)
    scripts = [path for path in files if path.endswith(".js")]
    assert any("TablePage" in path for path in scripts)
    assert not any("Lobby" in path for path in scripts)
    assert sum(files.values()) / 1024 < LIMIT, files
    for path in scripts:
        text = Path(f"{STATIC}{path}").read_text()
        named = [title for title in names() if re.search(f"[\"'`/]{title}[\"'`/.]", text)]
        assert not named, f"{path} knows a title"
