"""Errands: a walk to a door or an enemy and the deed there are one answer; cards with an attack."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, TILE
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    GO,
    GO_ATTACK,
    GO_OPEN,
    OPEN,
    REST,
    SECOND_MOVE,
)
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.state import STRUCK
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import option, says
from tests.games.dungeonalliance.table import Place, at, lay, room

# -- doors from afar -------------------------------------------------------------------------------


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4", "DA-DOOR-6", "DA-MOVE-1")
def test_a_hero_walks_up_to_a_door_and_opens_it_in_one_answer() -> None:
    t = lay()
    t.row("nest")
    t.chance(draws=[TILE["cells"]])
    t.activate("petra")
    east = t.edge((0, 1), "e")
    assert t.options(OPEN) == []
    assert GO_OPEN(east, 4 * TILE["nest"] + 3) in t.options()
    t.do(GO_OPEN, east, 4 * TILE["nest"] + 3)
    assert t.hero("petra").at == at((2, 4)), "of three squares alike the middle one"
    assert t.s.used == 2
    assert t.s.corridors == 1 << east
    assert t.s.laid[6] == 4 * TILE["nest"] + 3
    assert [one[1] for one in t.told("walked")] == [at((2, 4))]


@pytest.mark.rule("DA-MOVE-1", "DA-RUL-103")
def test_an_errand_to_a_door_leads_into_a_pit_only_where_no_other_square_is_as_cheap() -> None:
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.pit((4, 5))
    t.activate("petra")
    t.do(GO_OPEN, t.edge((1, 1), "s"), 4 * TILE["nest"])
    assert t.hero("petra").at == at((3, 5)), "not the middle one, which is a pit"


@pytest.mark.rule("DA-MOVE-1", "DA-RUL-103")
@pytest.mark.parametrize(
    ("name", "start", "ogre", "pit", "other", "damage"),
    [("petra", (3, 3), (5, 3), (4, 3), (4, 4), 1), ("lorna", (4, 4), (5, 4), (3, 3), (3, 4), 1)],
)
def test_an_attack_from_afar_is_not_made_out_of_a_pit_where_another_square_is_as_cheap(
    name: str, start: Place, ogre: Place, pit: Place, other: Place, damage: int
) -> None:
    for fallen in (False, True):
        t = room()
        t.put(name, start)
        target = t.monster("ogre", ogre)
        if fallen:
            t.pit(pit)
        t.activate(name)
        t.do(GO_ATTACK, target, NONE, NONE)
        assert t.hero(name).at == at(other if fallen else pit)
        assert t.damage(target) == damage, "it loses no power to the pit"


@pytest.mark.rule("DA-DOOR-1", "DA-MOVE-1")
def test_the_cheapest_square_beside_a_door_is_taken_and_one_point_is_left_for_it() -> None:
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    south = t.edge((1, 1), "s")
    t.activate("petra")
    assert t.s.used == 0
    t.do(GO_OPEN, south, 4 * TILE["nest"])
    assert (t.hero("petra").at, t.s.used) == (at((4, 5)), 3), "two steps, to the middle"
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.put("krom", (4, 5))
    t.activate("petra")
    t.do(GO_OPEN, south, 4 * TILE["nest"])
    assert (t.hero("petra").at, t.s.used) == (at((3, 5)), 3), "somebody stands there"
    t = room()
    t.row("nest")
    t.put("petra", (3, 3))
    t.hero("petra").hindered = (2, 0, 0, 0)
    t.activate("petra")
    doors = {edge for edge, _ in t.parts(GO_OPEN)}
    assert south not in doors, "two points take her there and no further"


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33")
def test_no_errand_leads_through_a_room_with_something_face_down() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.corridor((0, 1), "e")
    t.row("nest")
    t.dark((4, 3))
    goblin = t.monster("goblin", (5, 5))
    t.put("petra", (2, 4))
    t.activate("petra")
    assert GO(at((3, 4))) in t.options()
    beyond = {t.edge((1, 1), side) for side in "nes"}
    assert not beyond & {edge for edge, _ in t.parts(GO_OPEN)}
    assert t.options(GO_ATTACK) == []
    t.s.unknown.clear()
    t.activate("petra")
    assert GO_ATTACK(goblin, NONE, NONE) in t.options()
    assert beyond & {edge for edge, _ in t.parts(GO_OPEN)}


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-4")
def test_what_an_errand_to_a_door_says() -> None:
    t = lay()
    t.row("nest")
    t.activate("petra")
    found = option(t, GO_OPEN(t.edge((0, 1), "e"), 4 * TILE["nest"] + 3))
    assert says(found) == "Lay the nest (doors: west) behind the east door, from C5, 2 Speed"
    assert (found.at, found.path) == ((cell_id(at((3, 4))),), (cell_id(at((2, 4))),))
    assert found.draws
    assert found.diagram is not None
    t = lay()
    t.tile("crossroads", (1, 1))
    t.activate("petra")
    found = option(t, GO_OPEN(t.edge((0, 1), "e"), NONE))
    assert says(found) == "Go to C5 and open the door to the east, 2 Speed"
    assert not found.draws


# -- attacks from afar -----------------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-1", "DA-MOVE-1", "DA-RANGE-1", "DA-ACT-8")
def test_a_hero_walks_up_to_an_enemy_and_attacks_in_one_answer() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.hand(0, "lorna-shot", "krom-strike")
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    assert t.options(ATTACK) == []
    t.do(GO_ATTACK, goblin, NONE, NONE)
    assert t.hero("petra").at == at((4, 4))
    assert (t.s.used, t.s.moved, t.s.stage) == (1, True, STRUCK)
    assert [one[1] for one in t.told("attacked")] == [named(t.s, goblin)]
    assert t.options(GO_ATTACK) == []


@pytest.mark.rule("DA-RANGE-2", "DA-DMG-5")
def test_of_squares_that_cost_the_same_the_one_with_a_free_line_is_taken() -> None:
    t = room()
    t.put("lorna", (4, 4))
    t.put("krom", (4, 3))
    ogre = t.monster("ogre", (5, 3))
    t.activate("lorna")
    assert t.options(ATTACK) == [], "she stands too near"
    found = option(t, GO_ATTACK(ogre, NONE, NONE))
    assert found.path != (cell_id(at((3, 3))),), "Krom would be in the way"
    assert says(found).endswith(", 2 Speed: 2 against 1")


@pytest.mark.rule("DA-ACT-10", "DA-REST-4", "DA-ATK-11")
def test_who_cannot_attack_is_not_sent_to() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    t.go((3, 4))
    t.do(SECOND_MOVE)
    assert t.options(GO_ATTACK) == []
    t = room()
    t.put("petra", (3, 3))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    t.do(REST, NONE)
    assert t.options(GO_ATTACK) == []


@pytest.mark.rule("DA-DMG-1", "DA-POWER-1")
def test_what_an_attack_from_afar_says_is_what_it_comes_to() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.hand(0, "petra-strike")
    goblin = t.monster("goblin", (5, 5))
    t.activate("petra")
    plain = option(t, GO_ATTACK(goblin, NONE, NONE))
    assert says(plain) == "Attack the goblin on F6 from E5, 1 Speed: 2 against 1"
    assert (plain.at, plain.path) == ((piece_id(goblin),), (cell_id(at((4, 4))),))
    better = option(t, GO_ATTACK(goblin, NONE, CARD["petra-strike"]))
    assert says(better).startswith("Play ")
    assert says(better).endswith(" on F6 from E5, 1 Speed: 4 against 1")
    t.do(GO_ATTACK, goblin, NONE, CARD["petra-strike"])
    assert t.told("attacked")[0][2:4] == (4, 1)


# -- a card with the attack it is for --------------------------------------------------------------


@pytest.mark.rule("DA-RUL-39", "DA-RUL-40", "DA-POWER-1", "DA-CARD-3")
def test_a_bonus_card_is_played_with_the_attack() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "lorna-shot")
    ogre = t.monster("ogre", (5, 4))
    t.activate("petra")
    strike = CARD["petra-strike"]
    assert t.options(ATTACK) == [ATTACK(ogre, NONE, NONE), ATTACK(ogre, NONE, strike)]
    t.do(ATTACK, ogre, NONE, strike)
    assert t.hero("petra").column == (strike,)
    assert t.player(0).hand == [CARD["lorna-shot"]]
    assert t.told("attacked")[0][2] == 4
    assert [one[1] for one in t.told("played")] == [strike]


@pytest.mark.rule("DA-CARD-4", "DA-ATK-4")
def test_only_a_card_that_helps_the_attack_and_has_room_goes_with_it() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "traveller-boots", "oak-bow")
    t.under("petra", "long-blade")
    ogre = t.monster("ogre", (5, 4))
    t.activate("petra")
    assert t.options(ATTACK) == [ATTACK(ogre, NONE, NONE)], "a weapon lies under her already"


@pytest.mark.rule("DA-CARD-4", "DA-POWER-1", "DA-RUL-43")
def test_the_card_of_an_attack_leaves_no_room_for_another_of_its_type() -> None:
    t = room(["bull", "lorna", "krom", "melinda"])
    t.put("bull", (4, 4))
    t.hand(0, "bull-strike", "great-sword", "precision-attack")
    strike, sword, precision = CARD["bull-strike"], CARD["great-sword"], CARD["precision-attack"]
    ogre = t.monster("ogre", (5, 4))
    t.activate("bull")
    assert set(t.options(ATTACK)) == {
        ATTACK(ogre, NONE, NONE),
        ATTACK(ogre, NONE, sword),
        ATTACK(ogre, NONE, precision),
        ATTACK(ogre, strike, NONE),
        ATTACK(ogre, strike, precision),
    }


@pytest.mark.rule("DA-POWER-1")
def test_no_card_goes_with_an_attack_that_takes_no_bonuses_and_none_with_itself() -> None:
    t = room(["bull", "lorna", "krom", "melinda"])
    t.put("bull", (4, 4))
    t.hand(0, "boar-spear", "hooked-axe", "precision-attack")
    spear, axe, precision = CARD["boar-spear"], CARD["hooked-axe"], CARD["precision-attack"]
    ogre = t.monster("ogre", (5, 4))
    t.activate("bull")
    assert set(t.options(ATTACK)) == {
        ATTACK(ogre, NONE, NONE),
        ATTACK(ogre, NONE, axe),
        ATTACK(ogre, NONE, precision),
        ATTACK(ogre, spear, NONE),
        ATTACK(ogre, axe, NONE),
        ATTACK(ogre, axe, precision),
    }
