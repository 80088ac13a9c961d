"""Movement: steps and what they cost, whom a figure passes, pits and dark rooms."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.rules.combat import power_of
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import SECOND, Table, at, lay, room


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


# -- whom a figure passes --------------------------------------------------------------------------


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


@pytest.mark.rule("DA-DEF-6", "DA-MOVE-6")
def test_nobody_ends_a_movement_on_a_defeated_hero_of_the_own_side_either() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (4, 4))
    t.hurt("lorna", 5)
    t.hero("lorna").defeated = True
    reached = ways(t.s, t.figure("petra"), 4)
    assert at((4, 4)) not in reached
    assert reached[at((5, 4))] == 2


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


@pytest.mark.rule("DA-DEF-4", "DA-MMOVE-3", "DA-DEF-6")
def test_a_monster_goes_through_a_defeated_hero_and_does_not_stop_there() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4))
    for name, spot in (("petra", (3, 4)), ("lorna", (3, 3)), ("krom", (3, 5))):
        t.put(name, spot)
    assert at((2, 4)) not in ways(t.s, goblin, 9), "they close the corridor"
    t.hero("petra").defeated = True
    assert ways(t.s, goblin, 9)[at((2, 4))] == 4, "1 more out of each square beside the others"
    assert at((3, 4)) not in ways(t.s, goblin, 9)


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


# -- pits and dark rooms ---------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-103", "DA-MMOVE-6")
def test_out_of_a_pit_a_step_costs_one_more_and_an_attack_has_one_less() -> None:
    t = room()
    t.put("petra", (4, 4))
    petra = t.figure("petra")
    assert ways(t.s, petra, 4)[at((3, 4))] == 1
    t.pit((4, 4))
    assert ways(t.s, petra, 4)[at((3, 4))] == 2
    goblin = t.monster("goblin", (5, 4))
    assert ways(t.s, petra, 4)[at((3, 4))] == 3, "the enemy besides"
    assert ways(t.s, petra, 4, free=True)[at((3, 4))] == 1
    assert power_of(t.s, petra, NONE, goblin) == 1
    assert power_of(t.s, goblin, NONE, petra) == 3, "it stands beside the pit, not in it"
    t.pit((5, 4), level=2)
    assert power_of(t.s, goblin, NONE, petra) == 2
    assert ways(t.s, goblin, 5)[at((5, 3))] == 3


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33", "DA-MOVE-6")
def test_who_may_pass_enemies_stops_on_the_first_empty_square_of_a_dark_room() -> None:
    found = []
    for dark in (False, True):
        t = room(["krolt", "lorna", "krom", "mysterios"], SECOND)
        t.put("krolt", (2, 4))
        t.under("krolt", "krolt-tunnel")
        for row in (3, 4, 5):
            t.monster("goblin", (3, row))
        if dark:
            t.dark((5, 5))
        t.hand(0, "traveller-boots")
        t.activate("krolt")
        t.play_card("traveller-boots")
        found.append({one for one in t.squares() if one[0] > 2})
    assert found[0] >= found[1] >= {(4, 3), (4, 4), (4, 5)}
    assert all(one[0] == 4 for one in found[1])


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-33")
def test_nobody_passes_through_a_dark_room_over_the_squares_of_enemies() -> None:
    """Krolt passes enemies; but who enters a dark room stops there."""
    found = []
    for dark in (False, True):
        t = room(["krolt", "lorna", "krom", "mysterios"], SECOND)
        t.corridor((1, 1), "n")
        t.put("krolt", (2, 4))
        t.under("krolt", "krolt-tunnel", "traveller-boots", "quicksilver")
        for square in ((3, 4), (3, 5), (4, 3), (3, 3), (4, 4)):
            t.monster("goblin", square)
        if dark:
            t.dark((5, 5))
        t.activate("krolt")
        found.append((4, 2) in t.squares())
    assert found == [True, False]
