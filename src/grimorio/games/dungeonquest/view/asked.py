"""What a question is about, in numbers: its arguments, the odds of its test, the cards it names."""

from __future__ import annotations

from grimorio.core import Ask, Value
from grimorio.games.dungeonquest.rules.attributes import AGILITY, room_encounter
from grimorio.games.dungeonquest.rules.board import BRIDGE, room_at
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds

Asked = Ask[Value]


def number(ask: Asked, place: int) -> int:
    """A number that the question is about."""
    value = ask.about[place]
    assert isinstance(value, int)
    return value


def held_at(s: Quest, ask: Asked, card: int) -> tuple[str, ...]:
    """Where a card lies that the Hero holds."""
    hero, seat = s.heroes[ask.seat], ask.seat
    places = []
    for zone, cards in (("runes", hero.runes), ("loot", hero.loot.cards), ("kept", hero.kept)):
        places += [f"{zone}{seat}-{place}" for place, held in enumerate(cards) if held == card]
    return tuple(places)


def asked_odds(s: Quest, ask: Asked, more: int = 0) -> float:
    """Of the test a question is about; on a Bridge Loot weighs (DQ-ROOM-18)."""
    attribute, encounter = number(ask, 0), number(ask, 1)
    hero = s.heroes[ask.seat]
    on_bridge = (
        encounter == room_encounter(hero.at)
        and room_at(s, hero.at) == BRIDGE
    )  # fmt: skip
    extra = len(hero.loot) if on_bridge else 0
    return odds.passing_odds(s, ask.seat, attribute, encounter, extra=extra, more=more)


def bridge_odds(s: Quest, ask: Asked, fewer: int = 0) -> float:
    """Over the Bridge with the Loot it carries, less what it drops (DQ-ROOM-18)."""
    hero = s.heroes[ask.seat]
    extra = len(hero.loot) - fewer
    return odds.passing_odds(s, ask.seat, AGILITY, room_encounter(hero.at), extra=extra)
