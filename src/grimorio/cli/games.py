"""`grimorio games`: what can be played here."""

from __future__ import annotations

import argparse
from typing import Any

from grimorio.bots import names as bot_names
from grimorio.cli.terminal import Terminal
from grimorio.core.registry import find, names, why
from grimorio.core.title import Setting, Title


def games(args: argparse.Namespace, terminal: Terminal) -> int:
    """List the titles with their seats and options."""
    titles = [title for name in names() if (title := loaded(name, terminal)) is not None]
    if args.json:
        terminal.json([about(title) for title in titles])
        return 0
    if not titles:
        terminal.tell("cli-no-games")
    for title in titles:
        texts = terminal.texts_of(title)
        low, high = title.seating.seats
        terminal.line(f"{title.name}: {texts.tell('title')}", "bold")
        terminal.line(f"  {texts.tell('title-blurb')}")
        terminal.tell("cli-games-facts", low=low, high=high, minutes=title.listing.minutes)
        if not title.listing.finished:
            terminal.tell("cli-games-unfinished")
        for setting in title.settings.choices:
            named = texts.tell(f"setting-{setting.name}")
            terminal.line(f"  --set {setting.name}={'|'.join(values(setting))}: {named}")
    return 0


def loaded(name: str, terminal: Terminal) -> Title[Any] | None:
    """The title, unless it or its words do not even load: then the others are still there."""
    try:
        title = find(name)
        terminal.texts_of(title)
        return title
    except Exception as error:  # a title of somebody else's package may fail in any way
        terminal.complain("cli-cannot-load", game=name, reason=why(error))
        return None


def values(setting: Setting) -> list[str]:
    """The values of an option as they are typed, the default marked."""
    return [
        str(value).lower() + ("*" if value == setting.default else "") for value in setting.values
    ]


def about(title: Title[Any]) -> dict[str, object]:
    """What the table says of a title too."""
    return {
        "name": title.name,
        "ruleset": title.history.ruleset,
        "seats": title.seating.seats,
        "settings": [
            {"name": s.name, "default": s.default, "values": s.values, "rules": s.rules}
            for s in title.settings.choices
        ],
        "bots": bot_names(),
        "finished": title.listing.finished,
        "minutes": title.listing.minutes,
        "icon": title.listing.icon,
    }
