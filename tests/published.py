"""Titles and bots as another package would publish them, for servers and their child processes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def publish_titles(folder: Path, package: str, titles: Mapping[str, str]) -> Path:
    """Titles by name, each as `module:object`. The folder in which they are found."""
    return _publish(folder, package, "grimorio.games", titles)


def publish_bots(folder: Path, package: str, code: str, *bots: str) -> Path:
    """A module of this code, with these classes of bots. The name of a bot is that of its class,
    in small letters."""
    (folder / f"{package}.py").write_text(code)
    points = {bot.lower(): f"{package}:{bot}" for bot in bots}
    return _publish(folder, package, "grimorio.bots", points)


def _publish(folder: Path, package: str, group: str, points: Mapping[str, str]) -> Path:
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {where}" for name, where in points.items()]
    (facts / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]))
    return folder
