"""What designs of ours must hold to: no two do the same, none is below a cheaper one, and each has
its use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import pytest
from msgspec.structs import replace

from grimorio.games.dungeonalliance.components.box import Card, Upgrade
from grimorio.games.dungeonalliance.components.effects import (
    Attack,
    CardEffect,
    Draw,
    Either,
    Heal,
    Hinder,
    Modifier,
    Pet,
)
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    CARDS,
    CONTENT,
    FIRST_UPGRADE,
    MONSTER_TOKENS,
    THREAT_PILES,
    TILES,
    VALID,
)
from grimorio.games.dungeonalliance.components.vocabulary import SHARES
from grimorio.kit.effects import verb

UPGRADES = CONTENT.upgrades
DECK = (*CONTENT.starters, *CONTENT.generics)
"""What Alliances start with."""
RANGE = {"melee": (1, 1), "ranged": (2, 3)}
WIDER = {
    "self": {"hero", "beside", "allies"},
    "beside": {"hero"},
    "enemy": {"enemies"},
    "around": {"enemies"},
}
"""Whom an effect reaches that reaches more than these."""


def does(card: Card) -> object:
    """All that a card does, whoever may play it and whatever its type is."""
    modifiers = sorted(card.modifiers, key=repr)
    return modifiers, card.attack, card.pet, card.effects, card.moment, card.ally, card.stays


def same(cards: Sequence[Card]) -> list[tuple[str, str]]:
    """Pairs that do the same."""
    return [
        (one.id, other.id)
        for place, one in enumerate(cards)
        for other in cards[:place]
        if does(one) == does(other)
    ]


# -- what is below something -----------------------------------------------------------------------


def is_below(card: Card, other: Card) -> bool:
    """Whether another card takes the same place under a hero and does all of it as well, or
    better."""
    if not {*card.types} & {*other.types} or (card.free and not other.free):
        return False
    if card.ally > other.ally or card.stays > other.stays or card.moment != other.moment:
        return False
    return (
        gives(other.modifiers, card.modifiers)
        and (card.attack is None or strikes(other.attack, card.attack))
        and (card.pet is None or bites(other.pet, card.pet))
        and carries_out(other.effects, card.effects)
    )


def gives(modifiers: Sequence[Modifier], wanted: Sequence[Modifier]) -> bool:
    """Whether modifiers give as much of each trait as others, wherever those hold."""
    return all(sum_of(modifiers, one) >= sum_of(wanted, one) for one in wanted)


def sum_of(modifiers: Iterable[Modifier], at: Modifier) -> int:
    """What modifiers add up to for a trait where a certain one of them holds."""
    return sum(
        one.by
        for one in modifiers
        if one.trait == at.trait
        and one.when in ("always", at.when)
        and SHARES.index(one.share) >= SHARES.index(at.share)
    )


def strikes(attack: Attack | None, wanted: Attack) -> bool:
    if attack is None or attack.type != wanted.type:
        return False
    low, high = RANGE[attack.type]
    low, high = attack.low or low, attack.high or high
    usual = RANGE[wanted.type]
    return (
        attack.power >= wanted.power
        and low <= (wanted.low or usual[0])
        and high >= (wanted.high or usual[1])
        and attack.blind >= wanted.blind
        and attack.plain <= wanted.plain
        and carries_out((*attack.then, *attack.after), wanted.then)
        and carries_out(attack.after, wanted.after)
    )


def bites(pet: Pet | None, wanted: Pet) -> bool:
    if pet is None or pet.type != wanted.type:
        return False
    return (
        pet.power >= wanted.power
        and pet.reach >= wanted.reach
        and pet.blind >= wanted.blind
        and pet.plain <= wanted.plain
        and carries_out(pet.then, wanted.then)
    )


def carries_out(effects: Sequence[CardEffect], wanted: Sequence[CardEffect]) -> bool:
    return all(any(is_within(one, other) for other in effects) for one in wanted)


def is_within(wanted: CardEffect, effect: CardEffect) -> bool:
    """Whether an effect does another one too."""
    if isinstance(effect, Either) and not isinstance(wanted, Either):
        return any(carries_out(way, (wanted,)) for way in effect.ways)
    if verb(wanted) != verb(effect) or verb(wanted) == "special":
        return False
    if isinstance(wanted, Either):
        return all(
            any(carries_out(own, way) for own in effect.ways)  # type: ignore[union-attr]
            for way in wanted.ways
        )
    known = msgspec.structs.asdict(effect)
    for name, value in msgspec.structs.asdict(wanted).items():
        have = known[name]
        if name == "whom":
            if have != value and have not in WIDER.get(value, ()):
                return False
        elif name == "poison":
            # Healing of Poison alone is less, damage by Poison is more.
            if (have > value) if isinstance(wanted, Heal) else (have < value):
                return False
        elif isinstance(value, int):
            if have < value:
                return False
        elif name != "called" and have != value:
            return False
    return True


def price(card: Card) -> int:
    return card.cost if isinstance(card, Upgrade) else 0


# -- cards -----------------------------------------------------------------------------------------


def test_no_two_cards_that_alliances_start_with_do_the_same() -> None:
    assert same(DECK) == []


def test_no_upgrade_does_what_a_starting_card_or_another_upgrade_does() -> None:
    assert same(CARDS) == []


def test_no_upgrade_is_below_a_cheaper_card_of_its_type() -> None:
    found = [
        (card.id, other.id)
        for card in UPGRADES
        for other in CARDS
        if price(other) < price(card) and is_below(card, other)
    ]
    assert found == []


def test_no_upgrade_is_below_another_of_its_price_and_type_that_as_many_may_use() -> None:
    found = [
        (card.id, other.id)
        for card in UPGRADES
        for other in UPGRADES
        if card is not other and other.cost == card.cost and is_below(card, other)
        if not VALID[CARD[card.id]] & ~VALID[CARD[other.id]]
    ]
    assert found == []


def test_what_is_below_something_is_found() -> None:
    def of(name: str) -> Card:
        return CARDS[CARD[name]]

    assert is_below(of("long-blade"), of("great-sword"))
    assert not is_below(of("great-sword"), of("long-blade"))
    assert is_below(of("melinda-mercy"), of("mirabell-mercy"))
    assert is_below(of("altar-spark"), replace(of("sun-spear"), attack=Attack(
        type="ranged", power=4, then=(Heal(count=1, whom="allies"),))))  # fmt: skip
    assert not is_below(of("quick-parry"), of("ring-shirt")), "it is played when it is needed"
    assert is_below(of("krolt-bear"), replace(of("hunting-hound"), pet=Pet(
        type="melee", power=4, reach=2)))  # fmt: skip
    more = Modifier("melee"), Modifier("melee", when="hurt")
    assert gives(more, (Modifier("melee", 2, "hurt"),))
    assert not gives((Modifier("melee", 2),), (*more, Modifier("melee", when="hurt")))
    assert not gives((Modifier("melee", when="hurt"),), (Modifier("melee"),))
    assert not gives((Modifier("melee"),), (Modifier("melee", share="room"),))
    assert is_within(Heal(count=1, whom="allies"), of("bitter-herbs").effects[0])
    assert not is_within(Heal(count=1, whom="hero"), Heal(count=3, whom="hero", poison=True))
    assert not is_within(Hinder(what="speed", by=1), Hinder(what="attack", by=1))
    assert not is_within(Draw(count=3), Draw(count=2))


@pytest.mark.rule("DA-VALID-7")
def test_a_treasure_shows_the_gold_icon() -> None:
    """So the rulebook has it: treasures fit any hero."""
    treasures = [card for card in CARDS if "treasure" in card.types]
    assert len(treasures) >= 8
    for card in treasures:
        assert not card.races, card.id
        assert not card.classes, card.id


def test_every_upgrade_fits_three_heroes_at_least() -> None:
    for number in range(FIRST_UPGRADE, len(CARDS)):
        assert VALID[number].bit_count() >= 3, CARDS[number].id


# -- tiles and tokens ------------------------------------------------------------------------------


def test_no_two_tiles_hold_the_same_monsters() -> None:
    held = [sorted(one.monster for one in tile.monsters) for tile in CONTENT.tiles if tile.monsters]
    assert len({tuple(one) for one in held}) == len(held)


@pytest.mark.rule("DA-RUL-200")
def test_every_monster_token_has_a_picture_it_can_lie_on() -> None:
    pictures = [one.monster for tile in CONTENT.tiles for one in tile.monsters]
    for number, monster in enumerate(CONTENT.monsters):
        assert pictures.count(monster.id) == MONSTER_TOKENS[number], monster.id


@pytest.mark.rule("DA-RUL-200")
def test_every_threat_token_can_come_to_a_tile_of_its_level() -> None:
    for level, pile in enumerate(THREAT_PILES):
        icons = sum(len(CONTENT.tiles[tile].threats) for tile in TILES[level])
        assert 0 < icons <= len(pile)


# -- solo cards ------------------------------------------------------------------------------------


def test_every_class_and_race_is_on_a_solo_card() -> None:
    """Nobody is safe from all of them."""
    shown = {icon for card in CONTENT.solo for icon in (*card.races, *card.classes)}
    assert shown == {
        *[hero.race for hero in CONTENT.heroes],
        *[one for hero in CONTENT.heroes for one in hero.classes],
    }


def test_most_solo_cards_of_form_b_strengthen_what_most_monsters_do() -> None:
    cards = [card for card in CONTENT.solo if card.form == "b"]
    melee = [card for card in cards if card.type == "melee"]
    assert {card.type for card in cards} == {"melee", "ranged"}
    assert 2 * len(melee) > len(cards)
