"""Pictures of the screen, kept in build/screenshots to be looked at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.table.house import ROOT

SHOTS = ROOT / "build" / "screenshots"


def take(page: Page, folder: Path, name: str) -> None:
    """As a JPEG: to make a PNG of a screen takes three times the work."""
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=90, animations="disabled")
