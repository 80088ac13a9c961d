"""The worked examples of the rulebook: positions on the map."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CONTENT, TILE
from grimorio.games.dungeonalliance.kinds import ATTACK, DEFUSE, GO, OPEN, PICK_LOCK, SOLO_STRIKE
from grimorio.games.dungeonalliance.nouns import HEROES
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import defence_of, targets
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from grimorio.kit.square import DIRECTIONS
from tests.games.dungeonalliance.table import FIRST, SECOND, THIRD, Table, at, lay, room

NORTH = 0

# -- movement and doors ----------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-13..15", "DA-MOVE-4", "DA-MOVE-8")
def test_petra_walks_past_two_goblins_into_the_next_room_for_four_points() -> None:
    t = room()
    t.put("krom", (0, 3))
    t.put("lorna", (1, 3))
    t.put("petra", (0, 4))
    t.monster("goblin", (3, 4))
    t.monster("goblin", (3, 5))
    petra = t.figure("petra")
    # Two steps bring her to (2, 4), which is beside both goblins; then diagonally through the
    # corridor to the free square (3, 3): 2 more, not 3.
    assert ways(t.s, petra, 4)[at((2, 4))] == 2
    assert ways(t.s, petra, 4)[at((3, 3))] == 4
    assert at((3, 3)) not in ways(t.s, petra, 3)
    t.activate("petra")
    t.go((3, 3))
    assert t.s.used == 4
    assert t.options(GO) == []
    assert set(ways(t.s, petra, 2).values()) == {2}, "the goblin beside her: any step costs 2"
    assert ways(t.s, petra, 1) == {}


@pytest.mark.rule("DA-EX-13..15", "DA-MOVE-8", "DA-MOVE-9")
def test_petra_comes_into_the_next_room_with_a_goblin_on_her_left() -> None:
    t = room()
    for name, spot in (("krom", (0, 3)), ("lorna", (1, 3)), ("petra", (0, 4))):
        t.put(name, spot)
    left = t.monster("goblin", (3, 4))
    t.monster("goblin", (3, 3))
    t.activate("petra")
    t.go((1, 4))
    t.go((2, 4))
    assert t.s.used == 2, "to come near them costs nothing more"
    t.go((3, 5))
    assert t.s.used == 4, "diagonally through the corridor, past two goblins"
    petra = t.figure("petra")
    assert t.s.monsters[left].at == at((3, 4)), "north of her who walks east: on her left"
    assert set(ways(t.s, petra, 3).values()) == {2}, "the next step would cost 2"


@pytest.mark.rule("DA-EX-16", "DA-DOOR-1")
def test_lorna_opens_a_door_from_a_square_diagonal_to_it() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    for row in (3, 5):
        t.put("lorna", (2, row))
        t.activate("lorna")
        assert OPEN(t.edge((0, 1), "e"), NONE) in t.options(), "(2, 4) would be straight before it"
    t.do(OPEN, t.edge((0, 1), "e"), NONE)
    assert t.s.used == 1


@pytest.mark.rule("DA-EX-17", "DA-FACE-4")
def test_the_monsters_of_a_new_tile_look_at_mysterios() -> None:
    t = lay()
    t.row("crossroads")
    t.put("mysterios", (1, 3))
    t.chance(draws=[TILE["cells"]])
    t.activate("mysterios")
    t.do(OPEN, t.edge((0, 1), "n"), 4 * TILE["crossroads"])
    assert t.s.monsters
    for monster in t.s.monsters.values():
        assert DIRECTIONS[monster.facing] == (0, 1), "south, to the door"


@pytest.mark.rule("DA-EX-18")
def test_mcfarlin_tries_a_locked_door_from_both_sides() -> None:
    for place in ((2, 4), (3, 4)):
        t = lay(("mcfarlin", *FIRST[1:]), ("holgar", "bull", "root", "jypzy"))
        t.tile("nest", (1, 1))
        t.put("mcfarlin", place)
        t.activate("mcfarlin")
        assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-EX-19", "DA-SECRET-2", "DA-SECRET-5", "DA-RUL-21")
@pytest.mark.parametrize("row", [3, 4, 5])
def test_a_secret_door_found_from_any_square_beside_it_opens_the_middle(row: int) -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.tile("drake-lair", (2, 1))
    t.put("mysterios", (5, row))
    edge = t.edge((1, 1), "e")
    t.chance(rolls=[6])
    t.activate("mysterios")
    assert edge in t.tried()
    t.do(PICK_LOCK, edge, 0)
    assert t.s.corridors >> edge & 1
    mysterios = t.figure("mysterios")
    t.put("mysterios", (5, 4))
    assert {spot for spot in ((6, 3), (6, 4), (6, 5)) if at(spot) in ways(t.s, mysterios, 1)} == {
        (6, 3), (6, 4), (6, 5),
    }, "from its middle square to the three behind it"  # fmt: skip
    t.put("mysterios", (5, 3))
    assert at((6, 4)) in ways(t.s, mysterios, 1)
    assert at((6, 3)) not in ways(t.s, mysterios, 1), "wall"


@pytest.mark.rule("DA-EX-22", "DA-TRAP-5")
def test_a_trap_that_one_hero_left_alone_is_disarmed_by_another() -> None:
    t = room()
    t.put("lorna", (2, 3))
    t.token("pit-trap", (5, 5), face=KNOWN)
    t.activate("lorna")
    t.do(DEFUSE, at((5, 5)), 1)
    assert t.s.used == 2, "1 for the attempt and 1 more, as sure as its level"
    assert t.s.tokens == {}
    assert t.s.pits == {}


# -- sight -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-24", "DA-LOS-1")
def test_petra_attacks_in_front_and_beside_her_and_nobody_behind() -> None:
    t = room()
    t.put("petra", (4, 4))
    here = at((4, 4))
    front, side = t.monster("goblin", (4, 3)), t.monster("goblin", (5, 4))
    behind = [t.monster("goblin", (3, 5)), t.monster("goblin", (4, 5)), t.monster("goblin", (5, 5))]
    seen = [
        figure
        for figure, monster in t.s.monsters.items()
        if facings_towards(here, monster.at) >> NORTH & 1
    ]
    assert seen == [front, side]
    assert not set(seen) & set(behind)
    t.activate("petra")
    t.attack(front)
    t.attack(side)
    assert t.damage(front) == t.damage(side) == 1
    t = room()
    t.put("petra", (4, 4))
    corner = t.monster("goblin", (3, 3))
    opposite = t.monster("goblin", (5, 5))
    t.activate("petra")
    t.attack(corner)
    assert t.asked == [], "whatever way she faced for the one, the other is behind her"
    assert t.damage(opposite) == 0


AROUND = [(column, row) for row in (3, 4, 5) for column in (3, 4, 5) if (column, row) != (4, 4)]
EAST = 1


@pytest.mark.rule("DA-EX-24", "DA-LOS-1", "DA-FACE-3", "DA-RUL-79")
@pytest.mark.parametrize("first", AROUND)
def test_of_all_around_her_petra_attacks_two_unless_they_are_at_opposite_corners(
    first: tuple[int, int],
) -> None:
    """Facing east she has (5, 3) to (5, 5) in front, (4, 3) and (4, 5) beside her, and the west
    behind her. Only what lies at opposite corners is never in front or beside together."""
    here = at((4, 4))
    behind = {spot for spot in AROUND if not facings_towards(here, at(spot)) >> EAST & 1}
    assert behind == {(3, 3), (3, 4), (3, 5)}
    t = room()
    t.put("petra", (4, 4))
    ogres = {spot: t.monster("ogre", spot) for spot in AROUND}
    t.activate("petra")
    t.attack(ogres[first])
    left = {target for target, _, _ in t.parts(ATTACK)}
    opposite = (8 - first[0], 8 - first[1])
    hidden = {first, opposite} if 4 not in first else {first}
    assert left == {ogre for spot, ogre in ogres.items() if spot not in hidden}


@pytest.mark.rule("DA-EX-25", "DA-RANGE-2", "DA-LOS-2")
def test_lorna_in_a_room_full_of_goblins() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (3, 4))
    t.monster("goblin", (4, 4))
    two = t.monster("goblin", (5, 3))
    three = t.monster("cave-bat", (6, 4))
    t.monster("cave-bat", (3, 2))
    t.monster("goblin", (7, 4))
    walled = t.monster("goblin", (4, 2))
    assert sorted(targets(t.s, t.figure("lorna"), NONE)) == [two, three], (
        "not the one beside her, none behind the wall two squares away, not the furthest"
    )
    assert walled not in targets(t.s, t.figure("lorna"), NONE)


@pytest.mark.rule("DA-EX-26", "DA-LOS-3")
def test_lornas_line_through_the_middle_of_a_corridor_is_free() -> None:
    t = room()
    t.put("lorna", (1, 4))
    goblin = t.monster("goblin", (4, 4))
    assert targets(t.s, t.figure("lorna"), NONE) == [goblin]
    t.s.corridors = 0
    assert targets(t.s, t.figure("lorna"), NONE) == [], "the door is closed"


@pytest.mark.rule("DA-EX-27", "DA-TERM-6", "DA-DMG-5")
def test_every_character_on_the_line_is_an_obstacle_friend_or_enemy() -> None:
    t = room()
    t.put("lorna", (2, 4))
    goblin = t.monster("goblin", (5, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 1
    t.put("petra", (3, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 2
    other = t.monster("cave-bat", (4, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 3
    wound(t.s, other, 0, 9)
    t.put("jypzy", (4, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 3, "a neutral hero counts too"


@pytest.mark.rule("DA-EX-28", "DA-FACE-2", "DA-ATK-12")
def test_a_hero_turns_in_its_square_and_attacks_two() -> None:
    t = room()
    t.put("petra", (4, 4))
    assert DIRECTIONS[t.hero("petra").facing] == (1, 0), "east"
    behind, beside = t.monster("goblin", (3, 4)), t.monster("goblin", (3, 3))
    t.activate("petra")
    t.attack(behind)
    t.attack(beside)
    assert (t.damage(behind), t.damage(beside)) == (1, 1)
    assert DIRECTIONS[t.hero("petra").facing] != (1, 0)


# -- Player versus Player --------------------------------------------------------------------------


def targets_of(t: Table, name: str) -> set[int]:
    t.activate(name)
    return {target for target, _, _ in t.parts(ATTACK)}


def three() -> Table:
    """Red's Starting tile is in the east corner of three players; blue and yellow are on it."""
    t = lay(FIRST, SECOND, THIRD, versus=True)
    t.put("petra", (13, 1))
    return t


@pytest.mark.rule("DA-EX-35", "DA-PVP-6", "DA-PVP-7", "DA-PVP-9")
def test_blue_and_yellow_fight_on_the_tile_of_red_and_red_there_fights_nobody() -> None:
    t = three()
    t.put("graltar", (13, 0))
    t.put("holgar", (12, 1))
    assert targets_of(t, "petra") == {t.figure("graltar")}, "Holgar is red and at home"
    t = three()
    t.put("graltar", (13, 0))
    assert targets_of(t, "graltar") == {t.figure("petra")}
    t = three()
    t.put("graltar", (13, 0))
    t.put("holgar", (12, 1))
    t.activate("holgar")
    assert t.options(ATTACK) == [], "Petra is beside him"


@pytest.mark.rule("DA-EX-36", "DA-PVP-9")
def test_blue_on_the_tile_of_red_and_red_beside_it_attack_each_other() -> None:
    for attacker, other in (("petra", "holgar"), ("holgar", "petra")):
        t = lay(FIRST, SECOND, THIRD, versus=True)
        t.tile("crossroads", (3, 0))
        t.corridor((3, 0), "e")
        t.put("petra", (12, 1))
        t.put("holgar", (11, 1))
        assert targets_of(t, attacker) == {t.figure(other)}


# -- solo ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-EX-38", "DA-SOLO-8", "DA-SCARD-4")
def test_a_monster_that_must_attack_an_elf_attacks_either_of_two() -> None:
    t = lay(["petra", "lorna", "mirabell", "bull"])
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.races == ("elf",))
    t.s.solo_bag.remove(t.s.solo_card)
    t.upgrades("long-blade", "oak-bow", "hooked-axe", "traveller-boots", "ring-shirt")
    t.put("petra", (3, 5))
    t.put("lorna", (4, 5))
    t.put("mirabell", (5, 5))
    t.put("bull", (5, 3))
    goblin = t.monster("goblin", (4, 4))
    t.play(follow_card(0))
    elves = {t.figure("lorna"), t.figure("mirabell")}
    assert {one for action, one, _ in t.parts(SOLO_STRIKE) if action == 0} == {goblin}
    raids = [raid for action, _, raid in t.parts(SOLO_STRIKE) if action == 0]
    assert {raid % HEROES for raid in raids} == elves
