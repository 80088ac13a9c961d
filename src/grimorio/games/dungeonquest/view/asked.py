"""What a question is about, in numbers: the odds of its test, the total it needs."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Value
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import (
    AttributeTest,
    ClimbOut,
    Scuffle,
    list_effects,
)
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES, PORTCULLIS
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    PIT,
    WAYS,
    WEB,
    barriers,
    room_at,
)
from grimorio.games.dungeonquest.rules.hero.attributes import (
    AGILITY,
    LUCK,
    STRENGTH,
    attribute_of,
    passage_encounter,
    room_encounter,
)
from grimorio.games.dungeonquest.state import DUNGEON, Quest
from grimorio.games.dungeonquest.view import odds

Asked = Ask[Value]

CARD_TESTS: Final = tuple(
    frozenset(
        ATTRIBUTES.index(effect.attribute)
        for effect in list_effects((*card.then, *card.each_turn))
        if isinstance(effect, (AttributeTest, ClimbOut, Scuffle))
    )
    for card in CONTENT.cards
)
"""The attributes that each card tests."""
ROOM_TESTS: Final = {PIT: LUCK, BRIDGE: AGILITY, CAVE_IN: AGILITY, WEB: STRENGTH}


def asked_odds(s: Quest, ask: Asked, more: int = 0) -> float:
    """Of the test a question is about; on a Bridge Loot weighs (DQ-ROOM-18)."""
    attribute, encounter = kinds.BEFORE_TEST.about(ask)
    hero = s.heroes[ask.seat]
    on_bridge = encounter == room_encounter(hero.at) and room_at(s, hero.at) == BRIDGE
    extra = len(hero.loot) if on_bridge else 0
    return odds.passing_odds(s, ask.seat, attribute, encounter, extra=extra, more=more)


def bridge_odds(s: Quest, ask: Asked, fewer: int = 0) -> float:
    """Over the Bridge with the Loot it carries, less what it drops (DQ-ROOM-18)."""
    hero = s.heroes[ask.seat]
    extra = len(hero.loot) - fewer
    return odds.passing_odds(s, ask.seat, AGILITY, room_encounter(hero.at), extra=extra)


def tested_total(s: Quest, ask: Asked) -> int | None:
    """The highest total that passes the test whose dice lie there. Which encounter it belongs to
    stands nowhere: None if it may be several that differ."""
    attribute, _, _ = kinds.REROLL.about(ask)
    hero = s.heroes[ask.seat]
    if s.combat is not None:
        return attribute_of(hero, attribute)  # no Determination in dice combat (DQ-DICE-3)
    cards = s.facing.cards[-1:] or hero.kept
    tests = [(card, 0) for card in cards if attribute in CARD_TESTS[card]]
    room = room_encounter(hero.at)
    if not s.facing.cards and hero.where == DUNGEON:
        if ROOM_TESTS.get(room_at(s, hero.at)) == attribute:
            tests.append((room, len(hero.loot) if room_at(s, hero.at) == BRIDGE else 0))
        if attribute == STRENGTH:
            ways = [way for way in WAYS[hero.at] if PORTCULLIS in barriers(s, way)]
            tests += [(passage_encounter(way), 0) for way in ways]
    totals = {odds.passing_total(s, ask.seat, attribute, test, extra) for test, extra in tests}
    return totals.pop() if len(totals) == 1 else None
