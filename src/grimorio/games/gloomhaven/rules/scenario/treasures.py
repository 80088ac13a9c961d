"""Treasure chests: what is inside, and what becomes of it (GH-LOOT)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, plan, reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.items import item
from grimorio.games.gloomhaven.components.numbers import conditions_of
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.ending import check_end
from grimorio.games.gloomhaven.rules.scenario import goals
from grimorio.games.gloomhaven.rules.scenario.hooks import hooks_of
from grimorio.games.gloomhaven.rules.scenario.special import GOAL, treasure
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.numbers import NONE

RANDOM_DESIGNS: Final = range(71, 96)
"""The items of the deck of random designs."""
SIDE_SCENARIOS: Final = range(63, 72)
"""The deck of random side scenarios."""


def treasure_taken(s: Scenario, seat: Seat, number: int) -> None:
    """A treasure is taken: its chest is opened, or it counts for the goal and is nothing to keep
    (GH-LOOT-2, GH-ESCEN-9, GH-RUL-103)."""
    if number == GOAL:
        s.marks[goals.TREASURES] = s.marks.get(goals.TREASURES, 0) + 1
        check_end(s)
    else:
        plan(s, open_chest(seat, number))
    hooks_of(s).looted(s, seat, number)


@step
async def open_chest(s: Scenario, seat: Seat, number: int) -> None:
    """What is in a chest is for the character that took it, and for nobody else (GH-LOOT-2). Nobody
    knew it before."""
    chest = treasure(s.number, str(number))
    if chest is None:
        return
    reveal(s)
    inside = chest.inside
    figure = s.characters[seat].figure
    if isinstance(inside, facts.Gold):
        find_gold(s, seat, inside.amount)
    elif isinstance(inside, facts.ItemPrize):
        find_item(s, seat, inside.number)
    elif isinstance(inside, facts.ItemDesign):
        find_design(s, seat, inside.number)
    elif isinstance(inside, facts.RandomItemDesign):
        deck = [item for item in RANDOM_DESIGNS if item not in s.designs]
        if deck:
            find_design(s, seat, s.chance.draw(deck))
    elif isinstance(inside, facts.RandomScenario):
        find_scenario(s, seat)
    elif figure != NONE and isinstance(inside, facts.Experience):
        gain_xp(s, seat, inside.amount)
    elif figure != NONE and isinstance(inside, facts.Harm):
        give(s, figure, conditions_of(inside.conditions))
        plan(s, harm(figure, inside.damage, "effect", NONE))


def find_gold(s: Scenario, seat: Seat, amount: int) -> None:
    """Gold is no money token: no goal counts it (GH-LOOT-5)."""
    s.characters[seat].gold += amount
    tell(s, kinds.GOLD_FOUND, seat, amount)


def find_item(s: Scenario, seat: Seat, number: int) -> None:
    """An item becomes the character's own and waits for the next scenario. Who has it already gets
    half its price, and the item goes to the city (GH-LOOT-3, GH-LOOT-6, GH-LOOT-7, GH-SHOP-8)."""
    character = s.characters[seat]
    if number in character.items or number in character.found:
        find_gold(s, seat, item(number).cost // 2)
        find_design(s, seat, number)
        return
    character.found.append(number)
    tell(s, kinds.ITEM_FOUND, seat, number)


def find_design(s: Scenario, seat: Seat, number: int) -> None:
    """All copies of an item come into the city's supply (GH-LOOT-8..10)."""
    s.designs.append(number)
    tell(s, kinds.DESIGN_FOUND, seat, number)


def find_scenario(s: Scenario, seat: Seat) -> None:
    """A side scenario is drawn, as long as there are any (GH-LOOT-11, GH-LOOT-12, GH-DEF-13)."""
    deck = [number for number in SIDE_SCENARIOS if number not in s.side_scenarios]
    if deck:
        number = s.chance.draw(deck)
        s.side_scenarios.append(number)
        tell(s, kinds.SCENARIO_FOUND, seat, number)
