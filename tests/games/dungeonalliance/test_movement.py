"""Movement: steps, enemies, rooms, doors and new tiles."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import MONSTER, TILE
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, at, lay, room


def cost(t: Table, name: str, place: tuple[int, int], points: int = 9) -> int | None:
    """What it costs a hero to go somewhere."""
    return ways(t.s, t.figure(name), points).get(at(place))


@pytest.mark.rule("DA-MOVE-1", "DA-MOVE-3", "DA-MOVE-4")
def test_every_step_costs_one_point_also_diagonally_and_only_a_corridor_leads_out() -> None:
    t = room()
    t.put("petra", (2, 4))
    assert cost(t, "petra", (3, 4)) == 1
    assert cost(t, "petra", (3, 3)) == 1, "diagonally through the corridor"
    assert cost(t, "petra", (5, 5)) == 3
    assert cost(t, "petra", (3, 2)) is None, "a wall"


@pytest.mark.rule("DA-MOVE-2")
def test_a_step_that_cannot_be_paid_is_not_made() -> None:
    t = room()
    t.put("petra", (2, 4))
    assert cost(t, "petra", (5, 4), 2) is None
    assert cost(t, "petra", (4, 4), 2) == 2


@pytest.mark.rule("DA-MOVE-5", "DA-MOVE-6")
def test_heroes_are_passed_through_but_nobody_ends_on_another() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("lorna", (3, 4))
    t.put("holgar", (3, 3))
    t.put("bull", (3, 5))
    assert cost(t, "petra", (4, 4)) == 2
    assert cost(t, "petra", (3, 4)) is None
    assert cost(t, "petra", (3, 3)) is None


@pytest.mark.rule("DA-MOVE-7", "DA-MOVE-8", "DA-MOVE-9", "DA-MOVE-10", "DA-MOVE-11")
def test_enemies_block_and_leaving_their_side_costs_one_point_more() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.monster("goblin", (3, 3))
    t.monster("goblin", (3, 5))
    assert cost(t, "petra", (3, 4)) == 2, "two goblins beside her cost 1 more, not 2"
    assert cost(t, "petra", (3, 3)) is None
    assert cost(t, "petra", (3, 4), 1) is None, "without the extra point she stays"
    assert cost(t, "petra", (5, 4)) == 6, "(3, 4) and (4, 4) are beside goblins too"


@pytest.mark.rule("DA-RUL-172", "DA-MOVE-6", "DA-MOVE-7")
@pytest.mark.parametrize(("goblins", "beyond"), [(1, 3), (2, 4)])
def test_a_card_lets_its_hero_through_enemies_and_not_onto_them(goblins: int, beyond: int) -> None:
    t = room(["krolt", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("krolt", (2, 4))
    for place in [(3, 4), (3, 3)][:goblins]:
        t.monster("goblin", place)
    blocked = cost(t, "krolt", (3, 4))
    t.under("krolt", "krolt-tunnel")
    assert blocked is cost(t, "krolt", (3, 4)) is None
    assert cost(t, "krolt", (4, 5)) == beyond, "2 away from the goblin, 1 out of its square"


@pytest.mark.rule("DA-RUL-172", "DA-MMOVE-3", "DA-MMOVE-4")
def test_what_flies_passes_over_heroes_and_ends_beside_them() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.tile("web-hall", (2, 1))
    t.corridor((1, 1), "e")
    for name, row in (("petra", 3), ("lorna", 4), ("krom", 5)):
        t.put(name, (5, row))
    bat = t.monster("cave-bat", (4, 4))
    goblin = t.monster("goblin", (3, 4))
    assert ways(t.s, bat, 3).get(at((6, 4))) == 2
    assert at((5, 4)) not in ways(t.s, bat, 3)
    assert at((6, 4)) not in ways(t.s, goblin, 9)


@pytest.mark.rule("DA-EX-13", "DA-EX-14", "DA-EX-15")
def test_petra_walks_past_goblins_through_a_corridor_for_four_points() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.put("lorna", (0, 3))
    t.monster("goblin", (3, 5))
    # Two steps to (2, 4), which is beside the goblin; then diagonally through the corridor.
    assert cost(t, "petra", (3, 3)) == 4
    t.put("petra", (3, 4))
    assert cost(t, "petra", (4, 3)) == 2, "a goblin beside her: any step costs 2"


@pytest.mark.rule("DA-DEF-4", "DA-DEF-5", "DA-DEF-6", "DA-MMOVE-3")
def test_monsters_pass_a_defeated_hero_but_do_not_end_on_it() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4))
    t.put("petra", (3, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    for name in ("lorna", "krom", "mysterios"):
        t.put(name, {"lorna": (0, 3), "krom": (0, 4), "mysterios": (0, 5)}[name])
    reached = ways(t.s, goblin, 4)
    assert reached[at((2, 4))] == 2
    assert at((3, 4)) not in reached


@pytest.mark.rule("DA-MMOVE-1", "DA-MMOVE-4", "DA-MMOVE-5")
def test_monsters_pass_monsters_and_pay_for_leaving_heroes() -> None:
    t = room()
    goblin = t.monster("goblin", (3, 4))
    t.monster("goblin", (4, 4))
    t.dark((5, 4))
    t.put("petra", (2, 4))
    reached = ways(t.s, goblin, 4)
    assert reached[at((5, 4))] == 3, "2 to leave Petra, 1 more; a face-down token does not matter"
    assert at((4, 4)) not in reached


@pytest.mark.rule("DA-ACT-5", "DA-ACT-9", "DA-ACT-10", "DA-EX-5", "DA-EX-6", "DA-RUL-30")
def test_a_hero_that_does_not_attack_moves_again_with_all_its_points_and_bonuses() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "traveller-boots")
    goblin = t.monster("goblin", (5, 3))
    t.activate("petra")
    t.play_card("traveller-boots")
    assert t.ask().about[1] == 6
    t.go((4, 4))
    assert ("attack", NONE, goblin) in t.options()
    t.do("again")
    assert t.ask().about[1] == 6
    assert t.options("attack") == []


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-2", "DA-DOOR-6", "DA-EX-16", "DA-RUL-21")
def test_a_door_between_two_tiles_is_opened_from_beside_it_also_diagonally() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.put("lorna", (2, 3))
    edge = t.edge((0, 1), "e")
    t.activate("lorna")
    t.do("open", edge)
    assert t.s.corridors == 1 << edge
    assert t.s.used == 1
    assert (3, 4) in t.squares()


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-5", "DA-RUL-22")
def test_no_door_opens_against_the_frame_or_from_the_middle_of_a_room() -> None:
    t = lay()
    t.row("crossroads")
    t.activate("petra")
    assert t.options("open") == [], "she stands in the middle"
    t = lay()
    t.row("crossroads")
    t.put("lorna", (0, 3))
    t.activate("lorna")
    north = t.edge((0, 1), "n")
    assert t.options("open") == [("open", north, TILE["crossroads"], turns) for turns in range(4)]


@pytest.mark.rule("DA-DOOR-3", "DA-LOCK-1")
def test_a_door_against_a_wall_is_not_opened_like_others() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (2, 4))
    t.activate("lorna")
    assert t.options("open") == []


@pytest.mark.rule(
    "DA-DOOR-4", "DA-TILE-2", "DA-TILE-3", "DA-TILE-4", "DA-FACE-4", "DA-EX-17", "DA-ROUND-8"
)
def test_behind_a_door_a_new_tile_is_laid_with_its_monsters_and_threats() -> None:
    t = lay()
    t.row("nest", "crossroads")
    t.put("mysterios", (2, 4))
    t.chance(draws=[TILE["cells"]])
    t.activate("mysterios")
    nest, crossroads = TILE["nest"], TILE["crossroads"]
    east = t.edge((0, 1), "e")
    # The nest has one door; it must be on the west side. The crossroads has four.
    tiles = [(nest, 3), *[(crossroads, turns) for turns in range(4)]]
    assert t.options("open") == [("open", east, tile, turns) for tile, turns in tiles]
    t.do("open", east, nest, 3)
    assert t.s.corridors == 1 << t.edge((0, 1), "e")
    spiders = list(t.s.monsters.values())
    assert [one.kind for one in spiders] == [MONSTER["giant-spider"]] * 2
    assert {one.at for one in spiders} == {at((3, 5)), at((3, 3))}
    assert all(one.facing == 3 and one.ready for one in spiders)
    assert t.s.unknown == {at((5, 4)): 0}
    assert t.s.tile_row == [TILE["cells"], crossroads], "in its place"


@pytest.mark.rule("DA-RUL-8")
def test_without_tokens_left_pictures_stay_empty() -> None:
    t = lay()
    t.row("nest")
    t.s.supply[MONSTER["giant-spider"]] = 1
    t.s.threat_bags[0].clear()
    t.s.tiles_left = [0, 0, 0]
    t.put("mysterios", (2, 4))
    t.activate("mysterios")
    t.do("open", t.edge((0, 1), "e"), TILE["nest"], 3)
    assert len(t.s.monsters) == 1
    assert t.s.unknown == {}


@pytest.mark.rule("DA-RUL-9")
def test_with_no_tile_left_a_door_into_the_dark_cannot_be_opened() -> None:
    t = lay()
    t.put("lorna", (2, 4))
    t.activate("lorna")
    assert t.options("open") == []
