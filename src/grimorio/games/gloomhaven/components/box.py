"""Everything in the box, as one whole: what a digest is made of."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.components.cards import Card, cards
from grimorio.games.gloomhaven.components.classes import Class, classes
from grimorio.games.gloomhaven.components.decks import Ability, decks
from grimorio.games.gloomhaven.components.goals import BattleGoal, goals
from grimorio.games.gloomhaven.components.items import Find, Item, finds, items
from grimorio.games.gloomhaven.components.maps import Map, Tile, maps, tiles
from grimorio.games.gloomhaven.components.monsters import Monster, monsters
from grimorio.games.gloomhaven.components.scenarios import ScenarioRules, scenarios
from grimorio.kit.content import Fact, digest


class Content(Fact, frozen=True):
    """All components."""

    classes: tuple[Class, ...]
    cards: tuple[Card, ...]
    items: tuple[Item, ...]
    finds: tuple[Find, ...]
    goals: tuple[BattleGoal, ...]
    monsters: tuple[Monster, ...]
    abilities: tuple[Ability, ...]
    tiles: tuple[Tile, ...]
    maps: tuple[Map, ...]
    scenarios: tuple[ScenarioRules, ...]


CONTENT: Final = Content(
    classes=tuple(classes().values()),
    cards=cards(),
    items=tuple(items().values()),
    finds=tuple(finds().values()),
    goals=goals(),
    monsters=tuple(monsters().values()),
    abilities=tuple([ability for deck in decks().values() for ability in deck]),
    tiles=tiles(),
    maps=tuple(maps().values()),
    scenarios=tuple(scenarios().values()),
)
DIGEST: Final = digest(CONTENT)
