"""Monsters: whom a player may choose, how they move and attack, and what they never do."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import THREAT
from grimorio.games.dungeonalliance.kinds import GO, MARCH, SEND, STRIKE
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import defence_of, targets
from grimorio.games.dungeonalliance.rules.monsters import activate_monster, acts, choices, connected
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import (
    FIRST,
    SECOND,
    at,
    lay,
    no_reactions,
    prey,
    raid,
    room,
)

# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-2", "DA-MON-3", "DA-MON-4", "DA-RUL-16", "DA-RUL-60")
def test_far_monsters_come_first_then_those_next_door_then_those_in_the_room() -> None:
    t = room()
    inside = t.monster("goblin", (2, 4))
    beside = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (4, 1))
    assert choices(t.s, 0) == [far]
    t.s.monsters[far].ready = False
    assert choices(t.s, 0) == [beside]
    t.s.monsters[beside].ready = False
    assert choices(t.s, 0) == [inside]


@pytest.mark.rule("DA-MON-5", "DA-TERM-8", "DA-ROUND-7")
def test_of_a_group_the_player_chooses_any_monster_that_is_ready() -> None:
    t = room()
    first, second = t.monster("goblin", (3, 1)), t.monster("ogre", (5, 1))
    t.monster("goblin", (4, 1), ready=False)
    t.play(activate_monster(1))
    assert t.asked == [(1, "choose_monster")]
    assert {figure for figure, _ in t.parts(SEND)} == {first, second}
    for figure in (first, second):
        squares = [to for one, to in t.parts(SEND) if one == figure]
        assert MARCH.each(squares) == acts(t.s, figure)
    t.answer(next(SEND(*one) for one in t.parts(SEND) if one[0] == second))
    assert not t.s.monsters[second].ready
    assert choices(t.s, 1) == [first]


@pytest.mark.rule("DA-TERM-9", "DA-MON-3", "DA-RUL-16")
def test_rooms_side_by_side_are_connected_only_by_a_corridor_token() -> None:
    t = room()
    beside = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (4, 1))
    assert connected(t.s, 5) == {6}
    assert choices(t.s, 0) == [far]
    t.s.corridors = 0
    assert connected(t.s, 5) == set()
    assert choices(t.s, 0) == [beside, far], "next door, but nothing leads there"


@pytest.mark.rule("DA-RUL-60", "DA-MON-2", "DA-MON-4")
def test_a_defeated_hero_makes_a_monster_near_all_the_same() -> None:
    t = room()
    t.put("petra", (4, 1))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    beside_her = t.monster("goblin", (3, 1))
    next_door = t.monster("goblin", (4, 4))
    assert choices(t.s, 0) == [next_door], "the room of the others is joined to it"
    t.s.monsters[next_door].ready = False
    assert choices(t.s, 0) == [beside_her]
    assert targets(t.s, beside_her, NONE) == []


@pytest.mark.rule("DA-ROUND-9", "DA-MON-1", "DA-ROUND-7")
def test_without_a_ready_monster_nothing_is_asked() -> None:
    t = room()
    t.monster("goblin", (4, 4), ready=False)
    t.play(activate_monster(0))
    assert t.asked == []


# -- moving and attacking --------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-6", "DA-MON-9", "DA-RUL-61")
def test_a_monster_that_can_attack_somebody_must() -> None:
    t = room()
    t.put("petra", (3, 4))
    bat = t.monster("cave-bat", (5, 4))
    t.move(bat)
    assert t.options() == t.options(STRIKE)


@pytest.mark.rule("DA-MON-7", "DA-MON-11")
def test_a_monster_that_reaches_nobody_goes_anywhere_or_nowhere_and_is_exhausted() -> None:
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 4))
    t.move(goblin)
    assert GO(at((5, 4))) in t.options()
    assert GO(at((3, 3))) in t.options()
    t.answer(MARCH(at((3, 3))))
    assert not t.s.monsters[goblin].ready


@pytest.mark.rule("DA-TERM-5", "DA-MON-9")
def test_heroes_of_all_players_are_a_monsters_enemies() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("jypzy", (5, 4))
    bat = t.monster("cave-bat", (4, 4))
    assert set(prey(t.s, bat)) == {t.figure("petra"), t.figure("jypzy")}
    t.move(bat, seat=0)
    aims = {one % HEROES for (one,) in t.parts(STRIKE)}
    assert aims >= {t.figure("petra"), t.figure("jypzy")}, "the own hero too"


@pytest.mark.rule("DA-MON-8", "DA-MON-12", "DA-MON-13")
def test_a_monster_moves_once_attacks_once_and_is_done() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (3, 3))
    goblin = t.monster("goblin", (4, 4))
    t.move(goblin)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    assert len(t.told("attacked")) == 1, "it spent no Speed point and has no second attack"
    assert t.asked == []
    assert t.s.monsters[goblin].at == at((4, 4))
    assert not t.s.monsters[goblin].ready
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 5))
    t.move(goblin)
    assert len(t.options()) == 9, "one movement within the room"
    t.answer(MARCH(at((3, 3))))
    assert t.asked == [], "and not a second one, though it attacked nobody"


@pytest.mark.rule("DA-MON-10", "DA-RANGE-2", "DA-DMG-5")
def test_a_monsters_attack_goes_by_range_sight_and_obstacles_as_a_heros() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("lorna", (3, 4))
    archer = t.monster("bone-archer", (4, 4))
    assert t.figure("lorna") not in prey(t.s, archer), "too near for a ranged attack"
    assert t.figure("petra") in prey(t.s, archer)
    assert defence_of(t.s, archer, NONE, t.figure("petra")) == 3, "2 armour, and Lorna before her"
    t.s.corridors = 0
    assert t.figure("petra") not in prey(t.s, archer)


@pytest.mark.rule("DA-FACE-1", "DA-RUL-24", "DA-RUL-79")
def test_a_monster_turns_freely_and_ends_facing_whom_it_attacks() -> None:
    for target in ((4, 3), (5, 4), (4, 5), (3, 4)):
        t = room()
        t.put("petra", target)
        goblin = t.monster("goblin", (4, 4))
        t.move(goblin)
        t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
        facing = t.s.monsters[goblin].facing
        assert facings_towards(at((4, 4)), at(target)) >> facing & 1
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    defence = defence_of(t.s, t.figure("petra"), NONE, ogre)
    for facing in range(4):
        t.s.monsters[ogre].facing = facing
        assert defence_of(t.s, t.figure("petra"), NONE, ogre) == defence


@pytest.mark.rule("DA-THREAT-6", "DA-MMOVE-5", "DA-RUL-17")
def test_a_monster_turns_up_no_threat_where_it_goes() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((3, 3))
    t.token("dart-trap", (5, 5), face=0)
    t.token("treasure-chest", (5, 3))
    goblin = t.monster("goblin", (4, 4))
    t.move(goblin)
    t.answer(STRIKE(raid(t.figure("petra"), at((3, 3)))))
    assert t.s.unknown == {at((3, 3)): 0}
    assert len(t.s.tokens) == 2
    assert t.damage(goblin) == 0


@pytest.mark.rule("DA-MMOVE-2")
def test_a_monster_opens_neither_doors_nor_chests() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.row("nest")
    t.token("treasure-chest", (3, 3))
    bat = t.monster("cave-bat", (4, 4))
    t.move(bat)
    assert t.options() == t.options(MARCH)
    assert t.squares(MARCH) == {(x, y) for x in (3, 4, 5) for y in (3, 4, 5)}, (
        "behind a door is nothing"
    )
    t.answer(MARCH(at((3, 3))))
    assert len(t.s.tokens) == 1
    assert t.s.corridors == 0


@pytest.mark.rule("DA-FACE-1", "DA-RUL-24")
def test_a_monster_that_only_walks_looks_where_it_went() -> None:
    t = room()
    goblin = t.monster("goblin", (3, 3))
    for name, spot in (("petra", (0, 3)), ("lorna", (0, 4)), ("krom", (0, 5))):
        t.put(name, spot)
    t.put("mysterios", (1, 5))
    t.s.corridors = 0
    t.move(goblin)
    t.answer(MARCH(at((5, 3))))
    assert t.s.monsters[goblin].facing == 1, "east"


@pytest.mark.rule("DA-MON-11")
def test_a_monster_whose_push_rings_an_alarm_is_exhausted_by_its_attack() -> None:
    t = room(list(FIRST), SECOND)
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    t.put("petra", (5, 4))
    t.dark((8, 5))
    t.chance(draws=[3 * THREAT["alarm-bell"]])
    ogre = t.monster("ogre", (4, 4))
    goblin = t.monster("goblin", (7, 4), ready=False)
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    no_reactions(t)
    t.answer(at((6, 4)))
    while t.asked:
        t.answer(t.options()[0])
    assert len(t.told("alarmed")) == 2
    assert t.s.monsters[goblin].ready
    assert not t.s.monsters[ogre].ready
