"""Builds: the ready-made ones are legal, and each limit refuses."""

from __future__ import annotations

from itertools import chain, combinations
from typing import get_args

import pytest

from grimorio.games.gloomhaven.components.builds import (
    Build,
    fault_of_items,
    gold_of,
    legal_items,
    pool_of,
    ready,
    small_of,
)
from grimorio.games.gloomhaven.components.cards import Card, cards
from grimorio.games.gloomhaven.components.classes import classes, deck_with
from grimorio.games.gloomhaven.components.effects import Attack, Heal, Move
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.vocabulary import ClassName
from tests.games.gloomhaven.legal import LEVELS, Fault, PartyFault, fault_of_build, fault_of_party

NAMES: tuple[ClassName, ...] = get_args(ClassName)
PLACE = {card.id: place for place, card in enumerate(cards())}
ITEM = {item.id: number for number, item in items().items()}


def in_hand(build: Build) -> list[Card]:
    return [cards()[place] for place in build.hand]


def has(card: Card, verb: type[Attack | Heal | Move]) -> bool:
    """Whether a half that does not cost the card orders that."""
    halves = [half for half in (card.top, card.bottom) if not half.lost]
    return any(isinstance(line, verb) for half in halves for line in half.lines)


# -- ready-made ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CREATE-12", "GH-LEVEL-3", "GH-LEVEL-4", "GH-SETUP-19..22", "GH-SETUP-25")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_ready_made_build_is_legal(name: ClassName, level: int) -> None:
    build = ready(name, level)
    assert (build.of, build.level) == (name, level)
    assert fault_of_build(build) is None
    perks = classes()[name].perks
    assert len(deck_with([perks[place] for place in build.perks])) >= 14


@pytest.mark.rule("GH-SHOP-6", "GH-CAMP-12")
@pytest.mark.parametrize("level", LEVELS)
def test_any_party_of_ready_made_builds_finds_its_items_in_the_shops(level: int) -> None:
    builds = [ready(name, level) for name in NAMES]
    for size in (2, 3, 4):
        for party in combinations(builds, size):
            assert fault_of_party(party) is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_a_newcomer_can_move_and_attack_without_losing_cards(name: ClassName, level: int) -> None:
    hand = in_hand(ready(name, level))
    assert len([card for card in hand if has(card, Move)]) >= 4
    assert len([card for card in hand if has(card, Attack)]) >= 3
    assert [card.id for card in hand if card.top.lost and card.bottom.lost] == []


@pytest.mark.parametrize("level", LEVELS)
def test_the_tinkerer_can_always_heal(level: int) -> None:
    assert len([card for card in in_hand(ready("tinkerer", level)) if has(card, Heal)]) >= 2


def test_a_higher_level_keeps_what_the_lower_one_had_gained() -> None:
    for name in NAMES:
        for level in LEVELS[1:]:
            before, after = ready(name, level - 1), ready(name, level)
            assert after.gained[:-1] == before.gained
            assert after.perks[:-1] == before.perks
            assert len(set(after.hand) - set(before.hand)) == 1


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EX-6", "GH-CREATE-5")
@pytest.mark.parametrize(("level", "gold"), [(1, 30), (3, 60), (9, 150)])
def test_a_new_character_has_gold_by_its_level(level: int, gold: int) -> None:
    assert gold_of(level) == gold


@pytest.mark.rule("GH-EX-14", "GH-SETUP-22")
@pytest.mark.parametrize(("level", "small"), [(1, 1), (2, 1), (3, 2), (5, 3), (9, 5)])
def test_a_higher_level_has_room_for_more_small_items(level: int, small: int) -> None:
    assert small_of(level, []) == small
    assert small_of(level, [ITEM["cloak-of-pockets"]]) == small + 2


@pytest.mark.rule("GH-CREATE-11", "GH-CREATE-13")
def test_the_pool_is_what_a_class_begins_with_and_what_was_gained() -> None:
    pool = pool_of("brute", [PLACE["juggernaut"]])
    assert len(pool) == 14
    assert {cards()[place].level for place in pool} == {0, 1, 2}
    assert {cards()[place].of for place in pool} == {"brute"}
    assert PLACE["fatal-advance"] not in pool


# -- what is refused -------------------------------------------------------------------------------


Numbers = tuple[int, ...] | None


def brute(
    level: int,
    gained: Numbers = None,
    perks: Numbers = None,
    hand: Numbers = None,
    items: Numbers = None,
) -> Build:
    """The ready-made build of the brute, with something else in it."""
    build = ready("brute", level)
    return build._replace(
        gained=build.gained if gained is None else gained,
        perks=build.perks if perks is None else perks,
        hand=build.hand if hand is None else hand,
        items=build.items if items is None else items,
    )


def named(*ids: str) -> tuple[int, ...]:
    return tuple(PLACE[name] for name in ids)


def bought(*ids: str) -> tuple[int, ...]:
    return tuple(ITEM[name] for name in ids)


HAND = ready("brute", 1).hand
REFUSED: dict[Fault, Build] = {
    "level": brute(9)._replace(level=10),
    "gained-count": brute(3, gained=named("juggernaut")),
    "gained-class": brute(2, gained=named("flashing-burst")),
    "gained-twice": brute(3, gained=named("juggernaut", "juggernaut")),
    "gained-level": brute(3, gained=named("hook-and-chain", "brute-force")),
    "perks-count": brute(2, perks=()),
    "perks-unknown": brute(2, perks=(11,)),
    "perks-boxes": brute(3, perks=(0, 0)),
    "hand-size": brute(1, hand=HAND[1:]),
    "hand-twice": brute(1, hand=(*HAND[1:], HAND[1])),
    "hand-pool": brute(1, hand=(*HAND[1:], *named("juggernaut"))),
    "items-unknown": brute(1, items=(71,)),
    "items-prosperity": brute(1, items=bought("battle-axe")),
    "items-twice": brute(1, items=bought("iron-helmet", "iron-helmet")),
    "items-gold": brute(1, items=bought("boots-of-striding", "heater-shield")),
    "items-head": brute(2, items=bought("eagle-eye-goggles", "iron-helmet")),
    "items-body": brute(2, items=bought("hide-armor", "leather-armor")),
    "items-legs": brute(2, items=bought("boots-of-striding", "winged-shoes")),
    "items-hands": brute(3, items=bought("war-hammer", "heater-shield")),
    "items-small": brute(2, items=bought("minor-healing-potion", "minor-power-potion")),
}


@pytest.mark.rule("GH-CREATE-12", "GH-CREATE-13", "GH-LEVEL-3", "GH-LEVEL-4", "GH-SETUP-20..22")
@pytest.mark.rule("GH-SETUP-25", "GH-SHOP-1", "GH-SHOP-3", "GH-RUL-130")
@pytest.mark.parametrize("fault", REFUSED)
def test_each_limit_refuses(fault: Fault) -> None:
    assert fault_of_build(REFUSED[fault]) == fault


def test_there_is_a_build_above_for_every_fault() -> None:
    assert set(REFUSED) == {*chain(*[get_args(reasons) for reasons in get_args(Fault)])}


@pytest.mark.parametrize("place", [-1, 174])
def test_a_card_that_does_not_exist_is_of_no_class(place: int) -> None:
    assert fault_of_build(brute(2, gained=(place,))) == "gained-class"


def test_a_card_of_level_1_or_x_is_not_gained() -> None:
    assert fault_of_build(brute(2, gained=named("trample"))) == "gained-level"
    assert fault_of_build(brute(2, gained=named("skewer"))) == "gained-level"


@pytest.mark.rule("GH-LEVEL-3")
def test_at_each_level_a_card_of_a_lower_level_may_be_gained() -> None:
    gained = named("juggernaut", "fatal-advance", "hook-and-chain")
    hand = ready("brute", 1).hand
    assert fault_of_build(brute(4, gained=gained, hand=hand)) is None
    assert fault_of_build(brute(4, gained=gained[::-1], hand=hand)) is None


@pytest.mark.rule("GH-EX-7", "GH-LEVEL-4")
def test_a_perk_can_be_taken_as_often_as_it_has_boxes() -> None:
    assert fault_of_build(brute(4, perks=(2, 2, 0))) is None
    assert fault_of_build(brute(4, perks=(2, 2, 2))) == "perks-boxes"
    assert fault_of_build(brute(4, perks=(2, 2))) == "perks-count"
    assert fault_of_build(brute(4, perks=(2, 2, -1))) == "perks-unknown"


@pytest.mark.rule("GH-SETUP-21")
def test_two_hands_hold_two_items_or_one_of_two_hands() -> None:
    one, other, third = bought("heater-shield", "poison-dagger", "battle-axe")
    hammer, bow = bought("war-hammer", "piercing-bow")
    assert fault_of_items(9, [one, other]) is None
    assert fault_of_items(9, [hammer]) is None
    for several in ([one, other, third], [hammer, one], [hammer, bow]):
        assert fault_of_items(9, several) == "items-hands"


@pytest.mark.rule("GH-SETUP-22")
def test_pockets_have_room_for_two_more_small_items() -> None:
    potions = bought("minor-healing-potion", "minor-stamina-potion", "minor-power-potion")
    assert fault_of_items(3, potions) == "items-small"
    assert fault_of_items(3, [*bought("cloak-of-pockets"), *potions]) is None


@pytest.mark.rule("GH-SHOP-1")
def test_all_gold_may_be_spent_but_no_more() -> None:
    assert fault_of_items(1, bought("eagle-eye-goggles")) is None
    assert fault_of_items(1, bought("eagle-eye-goggles", "minor-power-potion")) == "items-gold"


@pytest.mark.rule("GH-RUL-130", "GH-SETUP-19..22")
def test_the_items_left_to_choose_are_those_that_can_be_added() -> None:
    assert legal_items(1, []) == list(range(1, 15))
    assert legal_items(1, bought("eagle-eye-goggles")) == []
    left = legal_items(1, bought("heater-shield"))
    assert [items()[number].id for number in left] == [
        "hide-armor", "iron-helmet", "minor-healing-potion", "minor-stamina-potion",
        "minor-power-potion",
    ]  # fmt: skip
    assert max(legal_items(9, [])) == 70


# -- parties ---------------------------------------------------------------------------------------


def with_items(name: ClassName, *ids: str) -> Build:
    return ready(name, 1)._replace(items=bought(*ids))


SHOES = [with_items(name, "winged-shoes") for name in NAMES[:3]]
APART: dict[PartyFault, list[Build]] = {
    "class-twice": [brute(1), brute(2)],
    "copies": SHOES,
}


@pytest.mark.rule("GH-CAMP-12", "GH-SHOP-6")
@pytest.mark.parametrize("fault", APART)
def test_a_class_is_there_once_and_an_item_as_often_as_it_has_copies(fault: PartyFault) -> None:
    assert fault_of_party(APART[fault]) == fault
    assert fault_of_party(SHOES[:2]) is None
    assert set(APART) == set(get_args(PartyFault))
