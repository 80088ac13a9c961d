"""Monsters that monsters summon, and summons of characters in their turn."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    ELEMENT,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.monsters.might import might_of
from grimorio.games.gloomhaven.state import (
    FOES,
    INERT,
    MONSTERS,
    OBSTACLE,
    PARTY,
    STRONG,
    SWAPPED,
    TRAP,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.table import Table, ability_numbered, hall, room

# -- summons ---------------------------------------------------------------------------------------


def new_figures(t: Table, *known: int) -> list[int]:
    heroes = [character.figure for character in t.s.characters]
    return [number for number in t.s.figures if number not in (*known, *heroes)]


@pytest.mark.rule("GH-MSUMMON-1", "GH-MSUMMON-2", "GH-RUL-97")
def test_a_monster_summons_into_the_empty_hex_nearest_to_an_enemy() -> None:
    """Not onto a trap, money or an obstacle."""
    t = room()
    cultist = t.monster("cultist", (0, 3))
    t.overlay(TRAP, (0, 2), first=3)
    t.s.coins[t.cell((1, 2))] = 1
    t.place(1, (3, 0))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    assert t.at(bones) in {(1, 3), (-1, 3)}
    assert t.figure(bones).type == TYPE["living-bones"]
    assert (t.whom("summoned"), t.whom("summoned", 1)) == ([cultist], [bones])
    assert t.hp(cultist) == 3


@pytest.mark.rule("GH-MSUMMON-2")
def test_the_players_choose_among_hexes_for_a_summon_if_they_like() -> None:
    t = room(ties="ask")
    t.place(0, (0, 0))
    t.place(1, (1, 0))
    cultist = t.monster("cultist", (0, 3))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.asked == [(0, "monster_places"), (1, "monster_places")]
    assert set(t.options()) == {t.cell((0, 2)), t.cell((1, 2))}
    t.answer(t.cell((1, 2)))
    (bones,) = new_figures(t, cultist)
    assert t.at(bones) == (1, 2)


@pytest.mark.rule("GH-MSUMMON-3")
def test_nothing_is_summoned_without_an_empty_hex() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3))
    around = [(0, 2), (1, 2), (-1, 3), (1, 3), (-1, 4), (0, 4)]
    t.overlay(OBSTACLE, *around)
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert new_figures(t, cultist) == []
    assert t.hp(cultist) == 3, "the rest of the card is done"


@pytest.mark.rule("GH-MSUMMON-4")
def test_nothing_is_summoned_without_a_standee() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3))
    t.s.standees[TYPE["living-bones"]] = []
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert new_figures(t, cultist) == []


@pytest.mark.rule("GH-MSUMMON-5")
def test_a_summon_of_a_monster_stays_when_its_summoner_dies() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3), hp=2)
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert cultist not in t.s.figures
    assert len(new_figures(t)) == 1


@pytest.mark.rule("GH-MSUMMON-6", "GH-MSUMMON-8", "GH-MSUMMON-9", "GH-MSUMMON-10")
def test_a_summon_of_a_monster_has_no_turn_in_this_round() -> None:
    """Its type has acted or not: it has neither a turn nor the bonus of the card. In the next round
    it acts like the others of its type."""
    t = room()
    cultist = t.monster("cultist", (0, 3))
    old = t.monster("living-bones", (2, 4), number=6)
    t.give(old, "immobilize", "disarm")
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(609, "cultist")
    t.s.abilities[TYPE_DECK[TYPE["living-bones"]]] = ability_numbered(521)  # 81, after the cultist
    for seat in (0, 1):
        t.hero(seat).acted = True
    t.do(turn.next_turn())
    (new,) = new_figures(t, cultist, old)
    assert t.order() == [cultist, old]
    assert t.s.round == 2
    assert not t.figure(new).acted, "the next round has begun"
    assert t.figure(new).most == 5


@pytest.mark.rule("GH-MSUMMON-8", "GH-STEP-8")
@pytest.mark.rule("GH-RUL-168")
def test_a_summoned_monster_draws_no_ability_and_leaves_no_money() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    deck = TYPE_DECK[TYPE["living-bones"]]
    assert deck in t.s.decks
    assert deck not in t.s.abilities
    assert t.figure(bones).came == 1


@pytest.mark.rule("GH-MSUMMON-7")
def test_what_a_controlled_monster_summons_is_not_controlled() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3))
    t.figure(cultist).bonuses.append((SWAPPED, 0))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.asked == [(0, "monster_places")]
    t.answer(t.cell((0, 2)))
    (bones,) = new_figures(t, cultist)
    assert t.figure(bones).side == FOES
    assert t.figure(bones).bonuses == []


def test_what_an_ally_of_the_characters_summons_is_their_ally() -> None:
    t = room()
    cultist = t.monster("cultist", (0, 3))
    t.figure(cultist).side = PARTY
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    assert t.figure(bones).side == PARTY


@pytest.mark.parametrize(("rank", "hp", "new"), [(0, 5, 3), (1, 9, 5)])
def test_an_ooze_divides(rank: int, hp: int, new: int) -> None:
    """It suffers 2, and the new one has its hit points, at most those of a normal ooze."""
    t = room()
    ooze = t.monster("ooze", (0, 3), rank=rank, hp=hp)
    t.monster_acts(ooze, ability_numbered(696))
    (other,) = new_figures(t, ooze)
    assert t.hp(ooze) == hp - 2
    assert (t.hp(other), t.figure(other).most) == (new, 5)


def test_a_deep_terror_summons_beside_its_target() -> None:
    t = room()
    t.place(1, (3, 0))
    terror = t.monster("deep-terror", (0, 5))
    t.character(0).initiative = 10
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(terror, ability_numbered(738))
    t.take_all()
    (new,) = new_figures(t, terror)
    focus = t.whom("attacked", 1)[0]
    q, r = t.at(focus)
    p, s = t.at(new)
    assert (p - q, s - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


@pytest.mark.rule("GH-RUL-166")
def test_beside_a_target_that_has_died_its_hex_counts() -> None:
    """A deep terror summons there, and a lavaflow burns whoever stands there."""
    t = room()
    decoy = t.summon(1, "decoy", (1, 2))
    t.figure(decoy).hp = 1
    t.place(0, (1, 1))
    t.place(1, (3, 0))
    flow = t.monster("savvas-lavaflow", (1, 5))
    t.give(flow, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(flow, ability_numbered(719))
    t.take_all()
    assert decoy not in t.s.figures
    assert t.hero(0).most - t.hero(0).hp == 2
    t = room()
    decoy = t.summon(1, "decoy", (1, 2))
    t.figure(decoy).hp = 1
    t.place(1, (3, 0))
    terror = t.monster("deep-terror", (1, 5))
    t.modifiers(MONSTERS, "+2")
    t.monster_acts(terror, ability_numbered(738))
    assert decoy not in t.s.figures
    (new,) = new_figures(t, terror)
    assert ground(t.s).far(t.cell((1, 2)))[t.figure(new).at] == 1


def test_without_a_target_nothing_is_summoned_beside_it() -> None:
    t = room()
    terror = t.monster("deep-terror", (0, 5))
    t.give(terror, "disarm")
    t.monster_acts(terror, ability_numbered(738))
    assert new_figures(t, terror) == []


# -- summons of characters -------------------------------------------------------------------------


@pytest.mark.rule("GH-SUMMON-6", "GH-SUMMON-7", "GH-SUMMON-8", "GH-SUMMON-9", "GH-STEP-9")
def test_a_summon_acts_by_itself_with_its_summoners_deck_and_kills_for_it() -> None:
    """It goes to the nearest monster and attacks it; nobody is asked."""
    t = room()
    bot = t.summon(1, "battle-bot", (0, 6))
    guard = t.monster("bandit-guard", (0, 3), hp=3)
    t.modifiers(1, "+1")
    t.do(turn.take_turn(bot))
    assert t.asked[0][1] == "declare"
    assert t.at(bot) in {(0, 4), (-1, 4)}
    assert guard not in t.s.figures
    assert t.character(1).modifiers.discards
    assert t.character(1).tallies["kills"] == 1


@pytest.mark.rule("GH-SUMMON-7")
def test_a_summon_without_an_attack_only_moves() -> None:
    t = room()
    decoy = t.summon(1, "decoy", (0, 6))
    t.monster("bandit-guard", (0, 3))
    t.do(turn.take_turn(decoy))
    assert t.at(decoy) in {(0, 4), (-1, 4)}
    assert not t.told("attacked")


@pytest.mark.rule("GH-SUMMON-7")
def test_the_attacks_of_a_summon_have_the_effects_of_its_card() -> None:
    t = room("mindthief", "tinkerer")
    rats = t.summon(0, "rat-swarm", (0, 4))
    guard = t.monster("bandit-guard", (0, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(rats))
    assert t.has(guard, "poison")
    assert t.hp(guard) == 4


@pytest.mark.rule("GH-ATT-14", "GH-SUMMON-7")
def test_a_summon_with_a_range_keeps_away_from_its_focus() -> None:
    t = room("spellweaver", "tinkerer")
    ally = t.summon(0, "mystic-ally", (0, 3))
    t.monster("bandit-guard", (1, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(ally))
    q, r = t.at(ally)
    assert (q - 1, r - 3) not in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-ELEM-4", "GH-SUMMON-7")
@pytest.mark.parametrize(("enemy", "strength"), [((-5, -2), STRONG), ((3, -6), INERT)])
def test_a_summon_infuses_with_its_attack_and_not_without_one(enemy: Hex, strength: int) -> None:
    """The burning avatar moves 3 and attacks at range 3."""
    t = hall("spellweaver", "tinkerer")
    avatar = t.summon(0, "burning-avatar", (-8, 0))
    t.place(1, (2, -6))
    t.monster("bandit-guard", enemy)
    t.modifiers(0, "+0")
    t.do(turn.take_turn(avatar))
    assert t.s.elements[ELEMENT["fire"]] == strength
    assert bool(t.told("attacked")) == (strength == STRONG)


@pytest.mark.rule("GH-SUMMON-4")
@pytest.mark.parametrize(("hp", "attack"), [(9, 5), (6, 3), (1, 1)])
def test_the_attack_of_the_rat_king_is_half_its_hit_points(hp: int, attack: int) -> None:
    """Rounded up."""
    t = room("mindthief", "tinkerer")
    king = t.summon(0, "rat-king", (0, 3))
    t.figure(king).hp = hp
    assert might_of(t.s, t.figure(king)).attack == attack


@pytest.mark.rule("GH-SUMMON-7", "GH-FOCUS-10")
def test_a_summon_attacks_one_enemy_the_elite_before_the_others() -> None:
    """Its attack has one target and no piercing: the shield of the elite counts."""
    t = room()
    bot = t.summon(1, "battle-bot", (0, 3))
    normal = t.monster("bandit-guard", (1, 3), number=1)
    elite = t.monster("bandit-guard", (-1, 3), rank=1, number=2)
    t.modifiers(1, "+0")
    t.do(turn.take_turn(bot))
    assert (t.hp(normal), t.hp(elite)) == (6, 8)
