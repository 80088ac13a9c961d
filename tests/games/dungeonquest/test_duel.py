"""DungeonQuest: Hero versus Hero."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core import WATCHER
from grimorio.games.dungeonquest.components.numbers import CARD, TILE, fill_combat_deck
from grimorio.games.dungeonquest.rules.dungeon import movement, ways
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, cell_at
from grimorio.games.dungeonquest.rules.fight import duel
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import face_off
from grimorio.games.dungeonquest.state import DEAD, DUNGEON, Combat, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.builders import cell
from tests.games.dungeonquest.fights import (
    BACK,
    FAR,
    HERE,
    NEXT,
    OPEN_ROOM,
    Fight,
    attacks,
    clash,
    hero,
    meeting,
    quest,
    token,
)
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

PILE = ["glancing-arrow", "accurate-shot", "mind-spike"]
LOOT = ["treasure-giant-ruby", "treasure-ebony-ring"]


def move(s: Quest, to: int) -> Fight:
    """Seat 0 moves."""
    return Fight(s, movement.go(0, to))


def last_round(
    one: Hero | None = None, two: Hero | None = None, *, won: bool = True, **options: Any
) -> Fight:
    """Seat 0 attacked seat 1 in HERE; the round that ends it is won or lost."""
    other = hero("gherinn", at=HERE, came_from=FAR) if two is None else two
    ours, theirs = ["volley", "ray"], ["slash", "slash"]
    a = clash(
        one or hero("lindel"), other, monster=None, rounds=None, hero_versus_hero=True,
        hand=ours if won else theirs, foe=theirs if won else ours,
        damage=PILE[:1] if won else PILE, foe_damage=PILE if won else PILE[:1],
        **options,
    )  # fmt: skip
    a.attack(*(["volley", "slash"] if won else ["slash", "volley"]))
    return a


# -- the fight ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-HVH-1", "DQ-RUL-84")
def test_a_hero_that_moves_in_on_another_attacks_it_before_facing_the_room() -> None:
    chance = ScriptedChance(
        draws=[
            *attacks("elven-eyes", "volley", "ricochet", "crushing-blow", "heart-strike"),
            *attacks("penance", "slash", "slash", "ray", "ray"),
        ]
    )
    s = quest(hero("lindel"), hero("gherinn", at=NEXT), chance=chance, hero_versus_hero=True)
    a = move(s, NEXT)
    assert a.s.heroes[0].at == NEXT
    assert a.told("duel_begun") == [(0, 1)]
    assert a.told("drew") == []
    # Neither is asked about escaping; both draw one of their Power cards and four Combat cards.
    assert a.asked == [(0, "attack"), (1, "attack")]
    assert (a.hand("hero")[0], a.hand("foe")[0]) == ("elven-eyes", "penance")


@pytest.mark.rule("DQ-HVH-1", "DQ-MOVE-3")
def test_without_the_option_the_room_of_another_hero_is_closed() -> None:
    s = quest(hero("lindel"), hero("gherinn", at=NEXT), chance=ScriptedChance())
    assert NEXT not in ways.destinations(s, 0)
    s.options["hero_versus_hero"] = 1
    assert NEXT in ways.destinations(s, 0)


@pytest.mark.rule("DQ-HVH-6")
def test_nobody_fights_in_the_treasure_room() -> None:
    here = cell_at(6, 3)
    s = quest(
        hero("lindel", at=here, came_from=NONE),
        hero("gherinn", at=TREASURE),
        chance=ScriptedChance(),
        tiles={here: "chamber-left-ahead"},
        hero_versus_hero=True,
    )
    s.decks = {deck: [] for deck in s.decks}  # the dragon is out
    a = move(s, TREASURE)
    assert [one.at for one in a.s.heroes] == [TREASURE, TREASURE]
    assert a.told("duel_begun") == []


@pytest.mark.rule("DQ-RUL-88")
def test_a_hero_that_escapes_to_where_another_stands_does_not_fight() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 3), *attacks("elven-eyes", "deadly-shot")])
    a = meeting(hero("lindel"), hero("hugo", at=BACK), chance=chance, hero_versus_hero=True)
    a.answer("meet_monster", "escape")
    assert [one.at for one in a.s.heroes] == [BACK, BACK]
    assert a.fate == ESCAPED
    assert a.told("duel_begun") == []


@pytest.mark.rule("DQ-HVH-2")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_fight_ends_when_a_hero_has_four_cards_in_its_pile(before: int, over: bool) -> None:
    a = clash(
        monster=None, hand=["volley", "ray", "ray"], foe=["slash", "slash", "slash"],
        foe_damage=PILE[:before], rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert (a.s.combat is None) is over
    assert a.told("duel_won") == ([(0, 1)] if over else [])


@pytest.mark.rule("DQ-RUL-86")
def test_a_round_hurts_its_loser_alone_so_that_one_of_two_is_defeated() -> None:
    a = clash(
        monster=None, hand=["volley", "ray"], foe=["slash", "slash"],
        damage=PILE, foe_damage=PILE, rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert a.told("damage_dealt") == [(1, 1, 4)]
    assert (a.told("duel_won"), a.fate) == ([(0, 1)], SLAIN)


@pytest.mark.rule("DQ-HVH-5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_attacker_decides_whose_effect_comes_first(first: int) -> None:
    a = clash(
        hero("gherinn"), hero("lindel"), monster=None,
        hand=["prayer-to-kellos", "ray", "ray"], foe=["headbutt", "slash"],
        damage=["glancing-arrow"], chance=ScriptedChance(picks=[0, 0]),
    )  # fmt: skip
    a.attack("prayer-to-kellos", "headbutt")
    assert a.asked == [(0, "first_effect")]
    assert a.options(0) == [0, 1]
    a.answer("first_effect", first)
    assert a.asked == [(0, "heal_pile")]
    assert len(a.hand("hero")) == (0 if first == 1 else 2)


@pytest.mark.rule("DQ-RUL-6")
def test_hugo_has_his_shield_in_a_duel_too() -> None:
    a = clash(
        hero("lindel"), hero("hugo"), monster=None, hand=["volley", "ray"], foe=["slash", "slash"]
    )
    a.attack("volley", "slash")
    assert a.asked == [(1, "shield")]


@pytest.mark.rule("DQ-HVH-1", "DQ-HVH-2")
def test_in_a_duel_both_may_strike_first() -> None:
    flame = ("use", CARD["rune-flame"])
    s = quest(
        fighter("lindel"), fighter("hugo", at=HERE, runes=["rune-flame"]), chance=ScriptedChance(),
        hero_versus_hero=True,
    )  # fmt: skip
    a = Fight(s, movement.attack_hero(0, 1))
    assert a.asked == [(1, "combat_start")]
    assert flame in a.options(1)


# -- after it -----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-RUL-85", "DQ-HVH-2")
def test_both_heroes_take_their_damage_piles_as_wounds() -> None:
    a = last_round()
    assert a.fate == SLAIN
    assert [one.wounds for one in a.s.heroes] == [1, 4]
    assert a.s.combat_deck == fill_combat_deck()


@pytest.mark.rule("DQ-RUL-85")
def test_a_hero_that_reaches_its_life_dies_with_fewer_than_four_cards() -> None:
    a = clash(
        hero("lindel"), hero("gherinn", wounds=12), monster=None,
        hand=["volley", "ray"], foe=["slash", "slash"], rounds=None,
    )  # fmt: skip
    a.attack("volley", "slash")
    assert a.fate == SLAIN
    assert a.s.heroes[1].where == DEAD
    assert a.told("died") == [(1, "lindel")]
    assert not a.s.turn_over  # the attacker goes on


@pytest.mark.rule("DQ-RUL-85")
def test_an_attacker_may_die() -> None:
    a = last_round(hero("lindel", wounds=11), won=False)
    assert a.fate == DIED
    assert a.s.heroes[0].where == DEAD
    assert a.told("died") == [(0, "gherinn")]


@pytest.mark.rule("DQ-HVH-3")
@pytest.mark.parametrize("place", [0, 1, None])
def test_the_victor_may_take_one_loot_card_of_its_choice(place: int | None) -> None:
    a = last_round(None, hero("gherinn", at=HERE, came_from=FAR, loot=LOOT))
    assert a.asked == [(0, "take_spoils")]
    assert a.options(0) == [None, 0, 1]
    a.answer("take_spoils", place)
    taken = [] if place is None else [CARD[LOOT[place]]]
    assert a.s.heroes[0].loot.cards == taken
    assert len(a.s.heroes[1].loot) == 2 - len(taken)
    assert a.told("spoils") == [(0, card) for card in taken]


@pytest.mark.rule("DQ-HVH-3", "DQ-RUL-125")
def test_the_spoils_of_a_hero_that_dies_are_taken_first() -> None:
    a = last_round(None, hero("gherinn", at=HERE, wounds=9, loot=LOOT))
    a.answer("take_spoils", 0)
    assert a.s.heroes[0].loot.cards == [CARD[LOOT[0]]]
    assert a.s.heroes[1].where == DEAD


@pytest.mark.rule("DQ-MOVE-4", "DQ-RUL-87", "DQ-HVH-4")
def test_a_defeated_hero_may_give_way_into_the_treasure_room_where_others_stand() -> None:
    place, beside = cell("f6"), cell("e6")
    s = quest(
        fighter("lindel", at=place), fighter("hugo", at=TREASURE), fighter("gherinn", at=beside),
        chance=ScriptedChance(), tiles={place: OPEN_ROOM, beside: OPEN_ROOM},
    )  # fmt: skip
    s.heroes[0].side = NONE
    assert duel.refuges(s, 0) == [TREASURE]


@pytest.mark.rule("DQ-HVH-3", "DQ-SECRET-1")
def test_secret_loot_is_chosen_by_its_back_and_then_known_to_both() -> None:
    loser = hero("gherinn", at=HERE, came_from=FAR, loot=LOOT)
    loser.loot.seen = [only(1)] * 2
    a = last_round(None, loser, secrets=True)
    a.answer("take_spoils", 0)
    assert a.s.heroes[0].loot.seen == [only(0) | only(1)]
    told = [[e.kind.name for e in a.game.events(seat)] for seat in (0, 1, WATCHER)]
    heard = [[kind for kind in kinds if "spoils" in kind] for kinds in told]
    assert heard == [["spoils_taken", "spoils"], ["spoils_taken", "spoils"], ["spoils_taken"]]


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-87")
def test_the_defeated_hero_goes_back_to_the_room_it_came_from() -> None:
    a = last_round()
    gherinn = a.s.heroes[1]
    assert a.told("gave_way") == [(1, FAR)]
    assert (gherinn.at, gherinn.must_face, gherinn.came_from) == (FAR, True, HERE)
    assert a.s.heroes[0].at == HERE
    assert not a.s.turn_over


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-84")
def test_a_defeated_attacker_goes_back_and_its_turn_is_over() -> None:
    a = last_round(won=False)
    assert a.fate == ESCAPED
    assert a.told("duel_won") == [(1, 0)]
    assert (a.s.heroes[0].at, a.s.heroes[0].must_face) == (BACK, True)
    assert a.s.turn_over


@pytest.mark.rule("DQ-RUL-87")
def test_with_no_room_it_came_from_it_goes_to_any_open_room_beside() -> None:
    a = last_round(None, hero("gherinn", at=HERE, came_from=NONE))
    assert a.asked == [(1, "give_way")]
    assert set(a.options(1)) == {BACK, NEXT, FAR}
    a.answer("give_way", FAR)
    assert (a.s.heroes[1].at, a.s.heroes[1].must_face) == (FAR, True)
    assert a.s.heroes[1].where == DUNGEON


@pytest.mark.rule("DQ-RUL-100")
def test_a_duel_earns_no_treasure() -> None:
    assert last_round(monstrous_treasure=True).fate == SLAIN


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-137", "DQ-ROOM-12")
def test_a_beaten_hero_gives_way_on_its_own_bank_of_a_chasm() -> None:
    two = hero("gherinn", at=HERE, came_from=NONE)
    two.side = 3
    s = quest(hero("lindel"), two, chance=ScriptedChance(), tiles={HERE: "chasm-left-bank"})
    assert set(duel.refuges(s, 1)) == {BACK, FAR}
    two.came_from = NEXT  # the tile has turned since
    assert not ways.may_go_back(s, 1)


@pytest.mark.rule("DQ-HVH-3", "DQ-RUL-138")
def test_the_fight_lies_on_the_table_until_its_spoils_are_taken() -> None:
    """So a defeated attacker that gives up cannot take them along."""
    a = last_round(None, hero("gherinn", at=HERE, came_from=FAR, loot=LOOT))
    assert a.asked == [(0, "take_spoils")]
    assert a.s.combat is not None
    a.answer("take_spoils", None)
    assert a.s.combat is None


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-137", "DQ-TILE-1")
def test_a_beaten_hero_does_not_give_way_through_a_wall_made_since() -> None:
    def wall_up(s: Quest, c: Combat) -> None:
        s.tiles[FAR], s.turned[FAR] = TILE["chamber-dead-end"], 2  # its one passage leads south

    a = last_round(None, hero("gherinn", at=HERE, came_from=FAR), setup=wall_up)
    assert a.asked == [(1, "give_way")]
    assert set(a.options(1)) == {BACK, NEXT}


@pytest.mark.rule("DQ-HVH-4", "DQ-RUL-137")
def test_a_defeated_hero_gives_way_to_no_room_where_another_stands() -> None:
    s = quest(
        fighter("lindel"), fighter("hugo", at=NEXT), fighter("gherinn"), chance=ScriptedChance()
    )
    s.heroes[0].side = NONE
    free = set(duel.refuges(s, 0))
    assert NEXT not in free
    assert {BACK, FAR} <= free


@pytest.mark.rule("DQ-HVH-3", "DQ-SECRET-1")
def test_a_victor_sees_the_secret_card_it_takes_and_nobody_sees_more() -> None:
    ruby, ring = CARD["treasure-giant-ruby"], CARD["treasure-ebony-ring"]
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.combat = face_off(s, 0, 1, NONE, HERE, may_escape=False)
    s.heroes[0].loot.add(ring, only(0))
    s.heroes[1].loot.add(ruby, only(1))
    a = Fight(s, duel.end_duel(SLAIN))
    a.answer("take_spoils", 0)
    assert a.s.heroes[0].loot.cards == [ring, ruby]
    assert a.s.heroes[0].loot.seen == [only(0), only(0) | only(1)]
