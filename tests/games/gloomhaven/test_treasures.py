"""Treasure chests: what is in them in scenarios 1 to 20, and who gets it."""

from __future__ import annotations

import pytest

from grimorio.cli import replay
from grimorio.cli.scenes import Reader
from grimorio.cli.terminal import Terminal
from grimorio.games.gloomhaven import title, view
from grimorio.games.gloomhaven.components.items import finds, items
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.gear.items import usable
from grimorio.games.gloomhaven.rules.scenario.treasures import (
    RANDOM_DESIGNS,
    SIDE_SCENARIOS,
    find_item,
)
from grimorio.games.gloomhaven.state import TREASURE
from grimorio.games.gloomhaven.view.names import item_face
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, texts_of
from tests.games.gloomhaven.table import Table, lay

CHESTS = [
    (scenario.id, int(chest.number))
    for scenario in scenarios().values()
    for chest in scenario.treasures
    if chest.number != "goal"
]


def chest_at(scenario: int, number: int) -> Hex:
    for overlay in maps()[scenario].overlays:
        if overlay.number == str(number):
            return overlay.at[0]
    raise AssertionError(number)


def beside_chest(scenario: int, number: int) -> Table:
    """Seat 0 stands on a treasure chest in its turn; nothing else is on the map."""
    t = lay("brute", "tinkerer", scenario=scenario)
    t.open_all()
    t.furnish()
    t.s.coins.clear()
    t.place(0, chest_at(scenario, number))
    t.s.acting = t.character(0).figure
    return t


def take(t: Table) -> None:
    """The character ends its turn."""
    t.do(turn.end_turn(t.character(0).figure))


@pytest.mark.rule("GH-ETURN-1", "GH-LOOT-2", "GH-LOOT-4")
@pytest.mark.parametrize(("scenario", "number"), CHESTS)
def test_a_chest_is_taken_at_the_end_of_a_turn(scenario: int, number: int) -> None:
    """It is gone then, and only one character has it."""
    t = beside_chest(scenario, number)
    take(t)
    assert [event.args[1] for event in t.told("treasure")] == [number]
    assert not any(one[0] == TREASURE and one[1] == number for one in t.s.overlays)
    assert t.character(0).tallies["treasures"] == 1
    other = t.character(1)
    assert (other.gold, other.found, other.xp) == (0, [], 0)
    assert "treasures" not in other.tallies
    assert t.hero(1).hp == t.hero(1).most


@pytest.mark.rule("GH-LOOT-5")
@pytest.mark.parametrize(
    ("scenario", "number", "gold"),
    [(2, 67, 10), (5, 28, 15), (5, 4, 15), (14, 26, 20), (19, 17, 20)],
)
def test_2_5_14_19_gold(scenario: int, number: int, gold: int) -> None:
    """It is no money token."""
    t = beside_chest(scenario, number)
    take(t)
    assert (t.character(0).gold, t.character(0).coins) == (gold, 0)


@pytest.mark.rule("GH-LOOT-3", "GH-LOOT-6")
@pytest.mark.parametrize(
    ("scenario", "number", "item"), [(6, 50, 101), (11, 5, 23), (12, 34, 24), (20, 60, 113)]
)
def test_6_11_12_20_an_item(scenario: int, number: int, item: int) -> None:
    """It is the character's own, and cannot be used in this scenario."""
    t = beside_chest(scenario, number)
    had = t.character(0).items[:]
    take(t)
    assert t.character(0).found == [item]
    assert t.character(0).items == had
    moments = ("harmed", "attacked", "move", "attack", "turn", "turn_end", "always")
    assert item not in usable(t.s, 0, *moments)


@pytest.mark.rule("GH-LOOT-7", "GH-SHOP-8")
def test_11_an_item_that_one_has_already() -> None:
    """Half its price, and the item goes to the city."""
    t = beside_chest(11, 5)
    t.character(0).items.append(23)
    take(t)
    assert t.character(0).gold == items()[23].cost // 2 == 10
    assert t.character(0).found == []
    assert t.s.designs == [23]


@pytest.mark.rule("GH-LOOT-10")
@pytest.mark.parametrize(("scenario", "number", "item"), [(3, 65, 107), (4, 38, 123)])
def test_3_4_an_item_design(scenario: int, number: int, item: int) -> None:
    """For the city, and not for the character."""
    t = beside_chest(scenario, number)
    take(t)
    assert t.s.designs == [item]
    assert t.character(0).found == []


@pytest.mark.rule("GH-LOOT-8", "GH-LOOT-9")
@pytest.mark.parametrize(("scenario", "number"), [(10, 11), (16, 1), (18, 63)])
def test_10_16_18_a_random_item_design(scenario: int, number: int) -> None:
    """None that was drawn before; nothing if all were."""
    t = beside_chest(scenario, number)
    before = [item for item in RANDOM_DESIGNS if item != 83]
    t.s.designs = before[:]
    take(t)
    assert t.s.designs == [*before, 83]
    t = beside_chest(scenario, number)
    t.s.designs = list(RANDOM_DESIGNS)
    take(t)
    assert t.s.designs == list(RANDOM_DESIGNS)
    assert t.told("design_found") == []


@pytest.mark.rule("GH-LOOT-11", "GH-LOOT-12", "GH-DEF-13")
@pytest.mark.parametrize(("scenario", "number"), [(1, 7), (8, 51), (17, 71)])
def test_1_8_17_a_random_side_scenario(scenario: int, number: int) -> None:
    assert min(SIDE_SCENARIOS) >= 52
    t = beside_chest(scenario, number)
    before = [one for one in SIDE_SCENARIOS if one != 66]
    t.s.side_scenarios = before[:]
    take(t)
    assert t.s.side_scenarios == [*before, 66]
    t = beside_chest(scenario, number)
    t.s.side_scenarios = list(SIDE_SCENARIOS)
    take(t)
    assert t.told("scenario_found") == []


@pytest.mark.rule("GH-DMG-1", "GH-DMG-6")
def test_4_a_chest_that_harms() -> None:
    """3 damage, for which cards may be lost, and poison in any case."""
    t = beside_chest(4, 46)
    take(t)
    assert t.asked == [(0, "suffer")]
    assert t.has(t.character(0).figure, "poison")
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 3


@pytest.mark.rule("GH-XP-1")
def test_13_experience() -> None:
    t = beside_chest(13, 10)
    take(t)
    assert t.character(0).xp == 10


def test_7_only_a_loot_ability_takes_a_goal_treasure() -> None:
    """Scenario 7: at the end of a turn it stays where it lies."""
    t = lay("brute", "tinkerer", scenario=7)
    t.furnish(0)
    t.place(0, (-7, 1))
    t.s.acting = t.character(0).figure
    take(t)
    assert t.told("treasure") == []
    t = lay("brute", "tinkerer", scenario=7)
    t.furnish(0)
    t.place(0, (-7, 1))
    t.play("grab-and-go")
    t.answer("yes")
    assert [event.args[1] for event in t.told("treasure")] == [-1]
    assert t.s.marks["goal treasures"] == 1


@pytest.mark.rule("GH-ETURN-1")
def test_7_money_in_its_hex_is_taken_all_the_same() -> None:
    t = lay("brute", "tinkerer", scenario=7)
    t.furnish(0)
    t.place(0, (-7, 1))
    t.s.coins[t.hero(0).at] = 2
    t.s.acting = t.character(0).figure
    take(t)
    assert t.character(0).coins == 2


@pytest.mark.rule("GH-ETURN-1", "GH-ESCEN-9", "GH-RUL-103")
@pytest.mark.parametrize(("scenario", "place"), [(9, (6, -12)), (15, (-6, 16))])
def test_9_15_other_goal_treasures_are_taken_at_the_end_of_a_turn(
    scenario: int, place: Hex
) -> None:
    t = lay("brute", "tinkerer", scenario=scenario)
    t.open_all()
    t.furnish()
    t.place(0, place)
    t.s.acting = t.character(0).figure
    take(t)
    assert t.s.marks["goal treasures"] == 1
    assert (t.character(0).gold, t.character(0).found) == (0, [])


@pytest.mark.rule("GH-LOOT-2", "GH-RUL-118")
@pytest.mark.parametrize("numbers", [(46, 38), (38, 46)])
def test_a_chest_that_exhausts_and_another(numbers: tuple[int, int]) -> None:
    """What the other one holds is found all the same."""
    t = lay("brute", "tinkerer", scenario=4)
    for number in numbers:
        t.s.overlays.append((TREASURE, number, 0, (t.hero(0).at,)))
    t.hero(0).hp = 3
    t.s.acting = t.character(0).figure
    take(t)
    t.answer("take")
    assert t.character(0).figure == -1
    assert t.s.designs == [123]


@pytest.mark.rule("GH-EX-15", "GH-SHOP-8", "GH-LOOT-7")
@pytest.mark.parametrize(("item", "price", "gold"), [(40, 25, 12), (6, 30, 15)])
def test_half_a_price_is_rounded_down(item: int, price: int, gold: int) -> None:
    """What is given for an item that one has already."""
    assert items()[item].cost == price
    t = lay("brute", "tinkerer")
    t.equip(0, item)
    find_item(t.s, 0, item)
    assert t.character(0).gold == gold


@pytest.mark.rule("GH-LOOT-1")
def test_a_treasure_counts_as_one_of_the_things_that_may_be_taken() -> None:
    """Zephyr Wings: two coins, a goal treasure, and one coin of the two that are left."""
    t = lay("spellweaver", "brute")
    t.place(0, (2, 2))
    t.place(1, (-3, 6))
    t.equip(0)
    t.s.coins = {t.cell((1, 2)): 2, t.cell((2, 1)): 2}
    t.overlay(TREASURE, (1, 3), first=NONE)
    t.play("zephyr-wings")
    t.answer(t.cell((1, 2)))
    t.answer(t.cell((1, 3)))
    assert t.asked == [(0, "choose_cell")]
    t.answer(t.cell((2, 1)))
    assert t.character(0).coins == 3
    assert t.s.coins == {t.cell((2, 1)): 1}
    assert t.asked[0][1] == "declare"


# -- what is told and shown of it ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scenario", "number"), CHESTS)
def test_what_is_in_a_chest_is_told_and_shown(
    scenario: int, number: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the terminal, where a record is told and the board stands below it; an item by its name,
    also as long as it cannot be used."""
    t = beside_chest(scenario, number)
    take(t)
    game = t.game
    assert game is not None
    replay.tell(game, 0, Terminal(lang), map=True)
    out = capsys.readouterr().out
    texts = texts_of(title, lang)
    found = [
        (kind, event.args[1]) for kind in ("item", "design") for event in t.told(f"{kind}_found")
    ]
    for kind, item in found:
        name = texts.tell(f"item-{(items() | finds())[item].id}")
        assert texts.tell(f"event-{kind}_found", seat=texts.tell("seat", n=0), item=name) in out
    shown = [card for zone in view.view(t.s, 1).zones if zone.id == "items0" for card in zone.cards]
    waiting = [
        card.face for card in shown if "badge-found" in [one.label.id for one in card.badges]
    ]
    assert waiting == [item_face(item) for kind, item in found if kind == "item"]
    cards = Reader(title, texts).faces_in(game.view(0))
    for kind, item in found:
        name = texts.tell(item_face(item))
        assert any(name in line for line in cards) or kind == "design"


@pytest.mark.rule("GH-LOOT-7", "GH-SHOP-8")
def test_an_item_that_no_shop_has_is_worth_half_its_price_to_who_has_it() -> None:
    t = lay("brute", "tinkerer")
    find_item(t.s, 0, 101)
    find_item(t.s, 0, 101)
    assert t.character(0).found == [101]
    assert t.character(0).gold == finds()[101].cost // 2 == 15
    assert t.s.designs == [101]
