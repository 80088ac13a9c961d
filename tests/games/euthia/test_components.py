"""What is in the box: counts of the printed game, what the rulebook names, what must hold."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio.games.euthia.components.box import Component, HeroTile, Piece
from grimorio.games.euthia.components.effects import CardEffect, Clover, Foot, Mend, Rend, Weaken
from grimorio.games.euthia.components.numbers import (
    CARD_DECKS,
    CARDS,
    CONTENT,
    HERO_STACKS,
    HEROES,
    MONSTER_DECKS,
    MONSTERS,
    PIECE,
    PIECES,
    RESOURCE_PILES,
    SALES,
    SHOP_PILES,
    TABLE,
    TILES,
    TREASURE_PILES,
)
from grimorio.games.euthia.components.vocabulary import HEX_TYPES
from grimorio.games.euthia.nouns import PLACE
from grimorio.games.euthia.rules.board import first_open


@pytest.mark.rule("EU-RUL-7")
def test_piles_have_the_printed_counts_less_the_designs_that_are_not_built() -> None:
    # The Old Map, three tiles of the Merchants, and the Book of Tactics, two Treasures, are not.
    assert [len(pile) for pile in SHOP_PILES] == [73 - 3, 76, 70]
    assert [len(pile) for pile in RESOURCE_PILES] == [25, 25, 24]
    assert [len(pile) for pile in TREASURE_PILES] == [20, 20 - 2, 20]


@pytest.mark.rule("EU-RUL-8")
def test_monster_decks_have_the_printed_counts() -> None:
    assert [len(deck) for deck in MONSTER_DECKS] == [14, 14, 12]


@pytest.mark.rule("EU-RUL-9")
def test_there_are_eight_cards_of_each_of_three_silver_and_three_gold_types() -> None:
    for deck in CARD_DECKS:
        assert sorted(Counter(deck).values()) == [8, 8, 8]
    boxes = {card.id: card.boxes for card in CARDS}
    assert {len(boxes[name]) for name in ("curse", "frenzy", "dread")} == {2}
    assert {len(boxes[name]) for name in ("mighty-blow", "healing", "soul-control")} == {3}
    assert boxes["curse"][1] == (Clover(by=-4), Weaken(count=1))
    assert boxes["mighty-blow"][0][0] == Rend(count=2)
    assert boxes["healing"][0] == (Foot(by=2), Mend(count=2))
    assert [card.id for card in CARDS if card.at == "before-hero"] == ["curse"]


@pytest.mark.rule("EU-RUL-8")
def test_dragonfly_and_cyclops_are_as_the_rulebook_tells() -> None:
    monsters = {monster.id: monster for monster in MONSTERS}
    dragonfly = monsters["dragonfly"]
    assert (dragonfly.health, dragonfly.penalty) == (3, -4)
    assert dragonfly.ranges == ((4, 1), (8, 2), (12, 3))
    assert monsters["cyclops"].chaos == 2


@pytest.mark.rule("EU-RUL-4")
def test_every_hero_starts_with_an_attack_and_maeldur_with_six_health() -> None:
    for hero, stack in zip(HEROES, HERO_STACKS, strict=True):
        starts = [CONTENT.hero_tiles[n] for n in stack if CONTENT.hero_tiles[n].start]
        assert any(tile.attack is not None and not tile.attack.first for tile in starts), hero.id
    assert HEROES[0].health == 6


def test_hero_tiles_come_in_pairs_of_rising_reputation() -> None:
    for stack in HERO_STACKS:
        fame = [CONTENT.hero_tiles[n].fame for n in stack]
        assert fame == sorted(fame)
        # One of a pair may stay in the box, for one player or for several.
        several = [CONTENT.hero_tiles[n] for n in stack if CONTENT.hero_tiles[n].solo is not True]
        counts = Counter(tile.fame for tile in several if not tile.start)
        assert set(counts.values()) <= {1, 2}
        assert set(counts) >= {2, 4, 6, 8, 10, 12, 14}


@pytest.mark.rule("EU-RUL-113")
def test_six_places_of_a_board_are_locked() -> None:
    locked = ["sword-3", "ability-3", "ability-4", "ability-5", "first-attack", "jewel-2"]
    for kind, hero in enumerate(HEROES):
        closed = [name for n, name in enumerate(PLACE.ids) if not first_open(kind) >> n & 1]
        assert closed == locked
        assert sum(lock.gold for lock in hero.locks) == 16
        assert [lock.essence for lock in hero.locks if lock.essence] != []


@pytest.mark.rule("EU-RUL-11")
def test_the_map_has_the_printed_tiles_of_four_chapters_but_the_encounters() -> None:
    counts = Counter((tile.chapter, tile.group) for tile in TILES)
    assert counts == {
        (1, "start"): 2, (1, "fixed"): 3, (1, "other"): 7,
        (2, "fixed"): 3, (2, "other"): 6,
        (3, "fixed"): 3, (3, "other"): 5, (3, "scenario"): 1,
        (4, "fixed"): 3, (4, "other"): 5, (4, "scenario"): 2,
    }  # fmt: skip


def test_a_tile_has_at_most_two_monsters_and_a_special_tile_no_feature_but_mining() -> None:
    for tile in TILES:
        assert sum(one.monster > 0 for one in tile.hexes) <= 2, tile.id
        if tile.centre:
            assert {one.type for one in tile.hexes} <= {"plain", "mountain", "lake", "cave"}


def test_every_type_of_hex_is_on_the_map() -> None:
    there = {one.type for tile in TILES for one in tile.hexes}
    assert there == set(HEX_TYPES)


@pytest.mark.rule("EU-RUL-109")
def test_nothing_sells_for_more_than_half_its_price() -> None:
    for one, sale in zip(PIECES, SALES, strict=True):
        assert sale == one.price // 2
    assert SALES[PIECE["healing-potion"]] == 0


@pytest.mark.rule("EU-RUL-6")
def test_a_gold_heals_more_at_the_towers_than_at_the_merchants() -> None:
    assert TABLE.healing == (3, 4, 5)


def test_armour_of_a_colour_fills_all_five_places() -> None:
    places = ("helmet", "breastplate", "gauntlets", "greaves", "boots")
    for colour in ("green", "blue", "red"):
        there = {one.kind for one in PIECES if one.colour == colour}
        assert there == set(places), colour


@pytest.mark.rule("EU-RUL-1")
def test_what_is_made_by_us_says_so_and_what_is_known_says_what_is_ours() -> None:
    others = (*TILES, *HEROES, *MONSTERS, *CARDS, *CONTENT.scenarios)
    entries: list[Component | Piece] = [*others, *PIECES]
    for one in entries:
        known = {"emerald", "ruby", "demon-stone"}
        assert one.original != bool(one.ours) or one.id in known, one.id


def test_no_ability_is_sold_or_lies_in_a_shop() -> None:
    for one in PIECES:
        if one.kind in ("ability", "first"):
            assert isinstance(one, HeroTile)


def test_a_clover_helps_and_a_rabbits_foot_hinders() -> None:
    effects: list[CardEffect] = [
        effect for one in PIECES for use in one.uses for effect in use.effects
    ]
    assert all(effect.by > 0 for effect in effects if isinstance(effect, Clover))
    assert all(effect.by < 0 for effect in effects if isinstance(effect, Foot))


@pytest.mark.rule("EU-RUL-14", "EU-RUL-16")
def test_gems_and_essences_name_the_step_they_are_used_in() -> None:
    times = {
        one.id: [use.at for use in one.uses]
        for one in CONTENT.tokens
        if one.kind in ("gem", "essence")
    }
    assert times == {
        "amethyst": ["after-monster"],
        "emerald": ["after-hero"],
        "onyx": ["after-hero"],
        "opal": ["any"],
        "ruby": [],
        "sapphire": ["outside"],
        "demon-stone": ["outside"],
        "diamond": ["any"],
        "essence-fire": ["before-hero"],
        "essence-water": ["any"],
        "essence-air": ["before-monster"],
        "essence-earth": ["after-monster"],
    }
