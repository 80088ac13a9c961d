"""What is in the box: counts of the printed game, and what content must hold to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from grimorio.games.dungeonalliance.components.box import (
    Card,
    Hero,
    Monster,
    SoloCard,
    Threat,
    Tile,
    Upgrade,
)
from grimorio.games.dungeonalliance.components.effects import (
    Attack,
    Draw,
    Heal,
    Hinder,
    Modifier,
    Pet,
    Stop,
)
from grimorio.games.dungeonalliance.components.numbers import (
    BASIC_STARTERS,
    CARD,
    CARDS,
    CONTENT,
    DOORS,
    EFFECTS,
    GENERIC_SET,
    INHABITANTS,
    MONSTER,
    MONSTER_FIRST,
    MONSTER_SECOND,
    MONSTER_TOKENS,
    STARTERS,
    THREAT_PILES,
    TILE,
    TILES,
    UPGRADE_DECKS,
    VALID,
    is_valid,
    turn_place,
)
from grimorio.games.dungeonalliance.components.vocabulary import (
    CARD_TYPES,
    CONDITIONS,
    POWERS,
    SHARES,
    TRAITS,
    CardType,
    Class,
    Condition,
    PowerName,
    Race,
    Share,
    Trait,
    Whom,
)
from grimorio.games.dungeonalliance.nouns import HINDRANCE
from grimorio.kit.effects import verb

KNOWN_HEROES = {
    "holgar", "krom", "lorna", "mysterios", "belzamin", "graltar", "jypzy", "petra", "krolt",
    "mirabell", "root", "runyon-zay", "bull", "emanon", "mcfarlin", "melinda",
}  # fmt: skip

KNOWN = KNOWN_HEROES | {
    "goblin", "ogre", "gargoyle", "giant-spider", "treasure-chest", "locked-chest", "pit-trap",
    "earthquake", "precision-attack", "reflex", "minor-potion-of-healing", "surge-forward",
    "krom-hide",
}  # fmt: skip


def test_the_lists_of_words_are_the_same_for_types_and_for_play() -> None:
    for kind, words in (
        (CardType, CARD_TYPES),
        (Trait, TRAITS),
        (Condition, CONDITIONS),
        (PowerName, POWERS),
        (Share, SHARES),
    ):
        assert kind.__args__ == words  # type: ignore[attr-defined]


@pytest.mark.rule("DA-RUL-2")
def test_what_is_known_by_name_is_there_and_no_design_of_ours_bears_such_a_name() -> None:
    every: list[Any] = [
        *CONTENT.heroes, *CARDS, *CONTENT.monsters, *CONTENT.threats, *CONTENT.tiles,
    ]  # fmt: skip
    assert {one.id for one in every} >= KNOWN
    for one in every:
        assert one.original == (one.id not in KNOWN), one.id
        assert one.original != bool(one.ours), one.id


@pytest.mark.rule("DA-RUL-2")
def test_everything_in_the_box_has_a_source_or_is_original() -> None:
    origins = CONTENT.origins()
    assert len(origins) == 228
    for one in origins:
        assert one.original != bool(one.source), one
    assert {one.source for one in CONTENT.heroes} == {"", "supplement"}
    assert [one.source for one in CONTENT.monsters if one.id in ("goblin", "ogre")] == [
        "rulebook",
        "reviews",
    ]
    with pytest.raises(ValueError, match="either a source or original"):
        replace(CONTENT, table=replace(CONTENT.table, source=""))


@pytest.mark.rule("DA-SETUP-11", "DA-RUL-1")
def test_every_hero_has_three_starting_deck_cards_and_the_basic_game_eight_generic_ones() -> None:
    assert len(CONTENT.heroes) == 17
    assert [len(cards) for cards in STARTERS] == [3] * 17
    for cards, first in zip(STARTERS, BASIC_STARTERS, strict=True):
        assert first == cards[0]
    assert len(GENERIC_SET) == 8
    assert sorted(hero for preset in CONTENT.presets for hero in preset.heroes) == sorted(
        KNOWN_HEROES
    )


@pytest.mark.rule("DA-VALID-8")
def test_no_two_heroes_have_the_same_icons() -> None:
    icons = {(hero.race, tuple(sorted(hero.classes))) for hero in CONTENT.heroes}
    assert len(icons) == 17


@pytest.mark.rule("DA-SETUP-25..28", "DA-SETUP-32..35", "DA-RUL-4")
def test_the_frames_have_the_cells_tiles_and_pools_of_their_number_of_players() -> None:
    frames = {frame.players: frame for frame in CONTENT.frames}
    assert {n: frame.width * frame.height for n, frame in frames.items()} == {
        1: 9, 2: 15, 3: 20, 4: 25,
    }  # fmt: skip
    assert {n: frame.tiles for n, frame in frames.items()} == {
        1: (6, 4, 2), 2: (6, 5, 2), 3: (8, 6, 3), 4: (10, 7, 4),
    }  # fmt: skip
    assert {n: frame.pools for n, frame in frames.items()} == {
        1: (8, 12), 2: (12, 16), 3: (15, 25), 4: (20, 35),
    }  # fmt: skip
    for n, frame in frames.items():
        assert len(frame.entrances) == n
        if n > 1:
            assert sum(frame.tiles) == frame.width * frame.height - n
            assert frame.heroes == 4 * n + 1


@pytest.mark.rule("DA-RUL-81", "DA-RUL-8")
def test_there_are_tokens_for_every_picture_on_the_tiles() -> None:
    assert [len(tiles) for tiles in TILES] == [10, 7, 4]
    assert [len(pile) for pile in THREAT_PILES] == [10, 8, 7]
    levels = [monster.level for monster in CONTENT.monsters]
    for level, wanted in ((1, 20), (2, 13), (3, 6)):
        tokens = [MONSTER_TOKENS[n] for n, found in enumerate(levels) if found == level]
        assert sum(tokens) == wanted
        icons = [place for tile in TILES[level - 1] for place in CONTENT.tiles[tile].threats]
        assert len(icons) <= len(THREAT_PILES[level - 1])
    for number, monster in enumerate(CONTENT.monsters):
        shown = [
            one.monster
            for tile in CONTENT.tiles
            for one in tile.monsters
            if one.monster == monster.id
        ]
        assert len(shown) <= MONSTER_TOKENS[number], monster.id
    for tile in CONTENT.tiles:
        for one in tile.monsters:
            assert CONTENT.monsters[MONSTER[one.monster]].level == tile.level


@pytest.mark.rule("DA-RUL-3")
def test_a_tile_turns_clockwise_with_its_doors_and_pictures() -> None:
    assert [turn_place(0, turns) for turns in range(4)] == [0, 2, 8, 6]
    assert [turn_place(1, turns) for turns in range(4)] == [1, 5, 7, 3]
    nest = TILE["nest"]
    assert [DOORS[4 * nest + turns] for turns in range(4)] == [1, 2, 4, 8]
    spider = MONSTER["giant-spider"]
    assert INHABITANTS[4 * nest + 1] == ((spider, 2), (spider, 8))


def card(races: tuple[Race, ...] = (), classes: tuple[Class, ...] = (), bar: bool = False) -> Card:
    return Card(
        id="something", types=("weapon",), races=races, classes=classes, bar=bar,
        modifiers=CARDS[0].modifiers,
    )  # fmt: skip


def hero(race: Race, *classes: Class) -> Hero:
    return Hero(
        id="somebody", number=1, gender="f", race=race, classes=(classes[0], classes[1]),
        attack="melee", power=2, defence="armour", guard=1, speed=4, health=5,
    )  # fmt: skip


@pytest.mark.rule("DA-VALID-1", "DA-VALID-2", "DA-VALID-5")
def test_one_hero_needs_all_icons_of_a_card() -> None:
    both = card(("elf",), ("martial", "stealth"))
    assert is_valid(both, hero("elf", "stealth", "martial"))
    assert not is_valid(both, hero("elf", "martial", "martial"))
    assert not is_valid(both, hero("dwarf", "martial", "stealth"))


@pytest.mark.rule("DA-VALID-3")
def test_of_two_races_one_is_enough() -> None:
    either = card(("elf", "gnome"), ("mystery",))
    assert is_valid(either, hero("gnome", "mystery", "martial"))
    assert is_valid(either, hero("elf", "martial", "mystery"))
    assert not is_valid(either, hero("human", "mystery", "mystery"))


@pytest.mark.rule("DA-VALID-4")
def test_of_two_classes_with_a_bar_one_is_enough() -> None:
    bar = card((), ("mystery", "celestial"), bar=True)
    assert is_valid(bar, hero("human", "celestial", "martial"))
    assert not is_valid(bar, hero("human", "stealth", "martial"))


@pytest.mark.rule("DA-VALID-6")
def test_an_icon_shown_twice_is_needed_twice() -> None:
    twice = card((), ("martial", "martial"))
    assert is_valid(twice, hero("human", "martial", "martial"))
    assert not is_valid(twice, hero("human", "martial", "stealth"))


@pytest.mark.rule("DA-VALID-7")
def test_the_gold_icon_is_for_every_hero() -> None:
    assert is_valid(card(), hero("half-orc", "martial", "stealth"))


@pytest.mark.rule("DA-ART-1")
def test_the_third_level_holds_artifacts_and_no_other_does() -> None:
    for one in CONTENT.upgrades:
        assert (one.level == 3) == ("artifact" in one.types), one.id


# -- the whole box ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-SETUP-19", "DA-ART-1")
def test_there_are_76_upgrade_cards_in_three_levels() -> None:
    assert [len(deck) for deck in UPGRADE_DECKS] == [32, 28, 16]
    for one in CONTENT.upgrades:
        low, high = {1: (1, 3), 2: (3, 5), 3: (5, 7)}[one.level]
        assert low <= one.cost <= high, one.id


@pytest.mark.rule("DA-SETUP-4", "DA-SETUP-5", "DA-RUL-81")
def test_there_are_27_encounter_cards_and_64_tokens() -> None:
    assert [monster.level for monster in CONTENT.monsters] == [1] * 6 + [2] * 6 + [3] * 6
    assert len(CONTENT.threats) == 9
    assert sum(MONSTER_TOKENS) + sum(len(pile) for pile in THREAT_PILES) == 64
    assert all(sum(threat.tokens) for threat in CONTENT.threats)


@pytest.mark.rule("DA-MON-14")
def test_every_monster_has_a_power_that_no_other_has() -> None:
    assert sorted(str(monster.power) for monster in CONTENT.monsters) == sorted(POWERS)


def test_no_word_of_the_vocabulary_is_idle() -> None:
    modifiers = [one for card in CARDS for one in card.modifiers]
    assert {one.trait for one in modifiers} == set(TRAITS)
    assert {one.when for one in modifiers} == set(CONDITIONS)
    assert {one.share for one in modifiers} == set(SHARES)
    assert {name for card in CARDS for name in card.types} == set(CARD_TYPES)
    verbs = {verb(effect) for effect in EFFECTS}
    assert verbs == {
        "damage", "heal", "draw", "recover", "push", "pull", "shift", "swap", "hinder", "exhaust",
        "gain", "refresh", "either", "special",
    }  # fmt: skip
    whom = {getattr(effect, "whom", "self") for effect in EFFECTS}
    assert whom == set(Whom.__args__)  # type: ignore[attr-defined]
    hindered = {effect.what for effect in EFFECTS if isinstance(effect, Hinder)}
    assert hindered == set(HINDRANCE.ids)
    traps = {verb(effect) for threat in CONTENT.threats for effect in threat.effects}
    assert traps == {"harm", "stop", "slow", "lose", "alarm", "pit"}


def test_reactions_are_few() -> None:
    """Each of them is a question to somebody whose turn it is not."""
    assert sum("reaction" in card.types for card in CONTENT.starters) <= 8
    assert sum(card.count for card in CONTENT.upgrades if "reaction" in card.types) <= 8


def test_heroes_are_equals_in_sum_and_each_hits_with_its_first_card() -> None:
    sums = [hero.power + hero.guard + hero.speed + hero.health for hero in CONTENT.heroes]
    assert max(sums) - min(sums) <= 1
    for number, one in enumerate(CONTENT.heroes):
        first = CARDS[BASIC_STARTERS[number]]
        if first.attack is not None:
            power = first.attack.power
        else:
            power = one.power + sum(m.by for m in first.modifiers if m.trait == one.attack)
        assert 3 <= power <= 5, one.id


def test_no_two_heroes_have_the_same_second_and_third_card() -> None:
    seen = set()
    for cards in STARTERS:
        pair = tuple(
            (CARDS[one].types, CARDS[one].modifiers, CARDS[one].effects, CARDS[one].pet)
            for one in cards[1:]
        )
        assert pair not in seen
        seen.add(pair)


def worth(token: int, level: int) -> float:
    threat = CONTENT.threats[token // 3]
    xp = threat.reward.xp + (level if threat.reward.level else 0)
    return xp / 2 if threat.kind == "trap" else xp


def test_a_tile_is_worth_about_three_and_a_half_six_or_eight_xp() -> None:
    """Monsters, and threats of which every second trap is disarmed."""
    for level, wanted in ((1, 3.5), (2, 6), (3, 8)):
        pile = THREAT_PILES[level - 1]
        threat = sum(worth(token, level) for token in pile) / len(pile)
        tiles = [CONTENT.tiles[tile] for tile in TILES[level - 1]]
        found = [
            sum(MONSTER_FIRST[MONSTER[one.monster]] + MONSTER_SECOND[MONSTER[one.monster]]
                for one in tile.monsters) + threat * len(tile.threats)
            for tile in tiles
        ]  # fmt: skip
        assert abs(sum(found) / len(found) - wanted) < 0.25
        assert max(found) <= 2 * wanted


def test_every_hero_finds_upgrades_of_every_level() -> None:
    for number in range(17):
        for deck in UPGRADE_DECKS:
            fitting = {card for card in deck if VALID[card] >> number & 1}
            assert len(fitting) >= 7, CONTENT.heroes[number].id


def test_dead_ends_pay_better_than_crossroads() -> None:
    """A tile of one door is worth more than those of four: that is the choice in laying it."""
    for level in (1, 2, 3):
        tiles = [CONTENT.tiles[tile] for tile in TILES[level - 1]]
        assert {tile.sides.count("D") for tile in tiles} >= {1, 2, 3, 4}
        prizes = {
            doors: max(
                len(tile.threats) + len(tile.monsters)
                for tile in tiles
                if tile.sides.count("D") == doors
            )
            for doors in (1, 4)
        }
        assert prizes[1] >= prizes[4]


# -- what content must hold to ---------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-6", "DA-ART-1", "DA-XP-4")
def test_components_that_cannot_be_do_not_load() -> None:
    bonus = (Modifier("speed"),)
    Card(id="a", types=("weapon", "armour"), modifiers=bonus)
    for types in ((), ("weapon", "armour", "skill"), ("weapon", "weapon")):
        with pytest.raises(ValueError, match="one or two types"):
            Card(id="a", types=types, modifiers=bonus)
    with pytest.raises(ValueError, match="Level III"):
        Upgrade(id="a", types=("weapon",), level=3, cost=1, modifiers=bonus)
    with pytest.raises(ValueError, match="Level III"):
        Upgrade(id="a", types=("artifact",), level=2, cost=1, modifiers=bonus)
    with pytest.raises(ValueError, match="one or two types"):
        Upgrade(id="a", types=(), level=1, cost=1, modifiers=bonus)
    goblin = msgspec.structs.asdict(CONTENT.monsters[MONSTER["goblin"]])
    Monster(**{**goblin, "first": 2, "second": 2})
    with pytest.raises(ValueError, match="larger"):
        Monster(**{**goblin, "first": 1, "second": 2})
    with pytest.raises(ValueError, match="a trap has effects"):
        Threat(id="a", kind="chest", tokens=(1, 0, 0), effects=(Stop(),))
    with pytest.raises(ValueError, match="a trap has effects"):
        Threat(id="a", kind="trap", tokens=(1, 0, 0))
    with pytest.raises(ValueError, match="without a door"):
        Tile(id="a", sides="WWWW")


BONUS = (Modifier("speed"),)


@pytest.mark.rule("DA-SPELL-2")
def test_only_an_enhancement_spell_is_played_on_an_ally() -> None:
    Card(id="a", types=("enhancement-spell",), modifiers=BONUS, ally=True)
    Card(id="a", types=("enhancement-spell",), modifiers=BONUS)
    with pytest.raises(ValueError, match="Enhancement"):
        Card(id="a", types=("weapon",), modifiers=BONUS, ally=True)


@pytest.mark.rule("DA-ATK-8", "DA-REST-4")
def test_an_attack_spell_that_is_not_used_by_attacking_does_not_load() -> None:
    spell = msgspec.structs.asdict(CARDS[CARD["frost-dart"]])
    fields = {name: spell[name] for name in ("types", "classes")}
    Card(id="a-spell", attack=Attack("ranged", 3), **fields)
    with pytest.raises(ValueError, match="Attack Spell"):
        Card(id="a-spell", effects=(Heal(1),), **fields)
    with pytest.raises(ValueError, match="Attack Spell"):
        Card(id="a-spell", attack=Attack("ranged", 3), effects=(Heal(1),), **fields)


@pytest.mark.rule("DA-ART-1", "DA-ART-3")
@pytest.mark.parametrize(
    "more",
    [
        {"attack": Attack("melee", 3)},
        {"effects": (Draw(1),)},
        {"types": ("artifact", "pet"), "pet": Pet("melee", 3, 1)},
    ],
)
def test_an_artifact_has_a_continuous_effect_and_nothing_else(more: dict[str, object]) -> None:
    fields = {"id": "a", "types": ("artifact",), "level": 3, "cost": 5, "modifiers": BONUS}
    Upgrade(**fields)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Artifact"):
        Upgrade(**{**fields, **more})  # type: ignore[arg-type]
    plain = msgspec.structs.asdict(CARDS[CARD["frost-dart"]])
    assert plain["attack"], "other Upgrade cards may attack"


@pytest.mark.rule("DA-SCARD-1")
def test_a_solo_card_marks_two_cards_of_the_area() -> None:
    for card in CONTENT.solo:
        assert card.first != "upgrades" or card.cross != card.arrow
    with pytest.raises(ValueError, match="two cards"):
        SoloCard(id="odd", first="upgrades", cross=2, arrow=2, form="c", damage=1)
