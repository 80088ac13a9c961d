"""Chests and lost packs: opening them, what they give, and those that are locked."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import CRACK, DEFUSE, GO, TAKE, UNLID
from grimorio.games.dungeonalliance.state import KNOWN
from tests.games.dungeonalliance.table import CHEST, DARTS, Table, at, room

# -- opening ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CHEST-1", "DA-CHEST-4", "DA-CHEST-5", "DA-RUL-80", "DA-XP-1")
def test_a_chest_beside_a_hero_is_opened_for_one_point_also_among_enemies() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5), level=2)
    t.monster("goblin", (3, 3))
    t.activate("petra")
    t.do(UNLID, at((5, 5)))
    assert t.player(0).fresh == 2
    assert t.s.tokens == {}
    assert t.s.used == 1


@pytest.mark.rule("DA-CHEST-2")
def test_a_monster_on_a_chest_keeps_it_shut() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    assert t.options(UNLID) == []


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-37")
def test_stepping_onto_a_chest_opens_it_for_nothing_more() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5))
    t.activate("petra")
    assert GO(at((5, 5))) in t.options()
    t.do(TAKE, at((5, 5)))
    assert t.player(0).fresh == 1
    assert t.s.used == 1


@pytest.mark.rule("DA-RUL-38", "DA-CHEST-1")
def test_a_chest_is_opened_through_a_corridor_and_not_through_a_wall() -> None:
    t = room()
    t.token("treasure-chest", (3, 4))
    t.token("treasure-chest", (3, 2))
    t.put("lorna", (2, 3))
    t.activate("lorna")
    assert t.squares(UNLID) == {(3, 4)}
    t.do(UNLID, at((3, 4)))
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-37")
def test_a_hero_may_step_on_a_chest_without_opening_it_and_pay_for_it_later() -> None:
    t = room()
    t.put("lorna", (3, 4))
    t.token("treasure-chest", (4, 4))
    t.activate("lorna")
    t.go((4, 4))
    assert len(t.s.tokens) == 1
    t.do(UNLID, at((4, 4)))
    assert t.s.used == 2
    assert t.s.tokens == {}


@pytest.mark.rule("DA-RUL-125", "DA-RUL-37", "DA-CHEST-3")
def test_a_chest_that_was_face_down_when_it_was_entered_takes_a_speed_point() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((3, 4))
    t.chance(draws=[CHEST])
    t.activate("petra")
    assert t.options(TAKE) == []
    t.go((3, 4))
    points = t.ask().about[1]
    assert t.s.tokens == {at((3, 4)): 2 * CHEST + 1}
    t.do(UNLID, at((3, 4)))
    assert t.s.tokens == {}
    assert t.ask().about[1] == points - 1  # type: ignore[operator]


@pytest.mark.rule("DA-RUL-31", "DA-MOVE-6", "DA-CHEST-3")
def test_nobody_stops_on_another_to_open_something() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("lorna", (3, 4))
    t.token("treasure-chest", (3, 4))
    t.activate("petra")
    assert (3, 4) not in t.squares()
    assert t.options(TAKE) == []
    assert t.options(UNLID) == [UNLID(at((3, 4)))], "it is opened from beside it"


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-32")
def test_who_falls_to_a_trap_on_the_way_to_a_chest_does_not_open_it() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.token("treasure-chest", (3, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS, *t.player(0).deck[:6]])
    t.activate("petra")
    t.do(TAKE, at((3, 4)))
    assert t.hero("petra").defeated
    assert t.player(0).fresh == 0
    assert list(t.s.tokens) == [at((3, 4))]


@pytest.mark.rule("DA-LCHEST-1", "DA-CHEST-1")
def test_each_kind_of_token_offers_what_is_its_own() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (3, 3), level=3)
    t.token("lost-pack", (3, 4), level=2)
    t.token("lost-pack", (4, 3), level=1)
    t.token("locked-chest", (3, 5), level=3)
    t.token("locked-chest", (5, 5), level=1)
    t.pit((5, 3))
    t.activate("petra")
    assert t.squares(UNLID) == {(3, 3), (3, 4), (4, 3)}
    assert t.squares(CRACK) == {(3, 5), (5, 5)}
    t = room()
    t.put("petra", (2, 4))
    for number, name in enumerate(("pit-trap", "dart-trap", "net-trap")):
        t.token(name, (3, 3 + number), face=KNOWN)
    t.activate("petra")
    assert t.options(CRACK) == t.options(UNLID) == [], "a trap is no chest"
    assert t.squares(DEFUSE) == {(3, 3), (3, 4), (3, 5)}


# -- what they give --------------------------------------------------------------------------------


@pytest.mark.rule("DA-CHEST-4")
def test_a_lost_pack_gives_one_xp_a_card_and_a_bandage() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hurt("petra", 3)
    t.token("lost-pack", (4, 4), level=2)
    t.hand(0, "petra-strike")
    t.activate("petra")
    t.do(UNLID, at((4, 4)))
    assert t.player(0).fresh == 1, "not its level"
    assert len(t.player(0).hand) == 2
    assert t.damage("petra") == 1


def hurt_petra(damage: int) -> Table:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", damage)
    return t


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_treasure_chest_heals_nobody_also_who_is_healed_by_more_than_others() -> None:
    t = hurt_petra(4)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("treasure-chest", (4, 3))
    t.activate("petra")
    t.do(UNLID, at((4, 3)))
    assert t.player(0).fresh == 1
    assert t.damage("petra") == 4
    assert t.told("healed") == []


@pytest.mark.rule("DA-LCHEST-5", "DA-RUL-80")
def test_a_locked_chest_heals_nobody_either() -> None:
    t = hurt_petra(4)
    t.under("petra", "dawn-censer")
    t.token("locked-chest", (4, 3))
    t.activate("petra")
    t.do(CRACK, at((4, 3)), 1)
    assert t.player(0).fresh == 2
    assert t.damage("petra") == 4


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_lost_pack_heals_two_and_what_a_cup_adds() -> None:
    t = hurt_petra(5)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("lost-pack", (4, 3))
    t.activate("petra")
    t.do(UNLID, at((4, 3)))
    assert t.damage("petra") == 1


# -- locked chests ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-LCHEST-1..6")
def test_a_locked_chest_needs_its_level_on_the_die_and_no_enemies_in_its_room() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (4, 4))
    t.token("locked-chest", (5, 5), level=2)
    t.chance(rolls=[1, 5])
    t.activate("petra")
    assert t.squares(CRACK) == {(4, 4), (5, 5)}
    t.do(CRACK, at((5, 5)), 0)
    assert t.player(0).fresh == 0, "a 0"
    t.do(CRACK, at((5, 5)), 0)
    assert t.player(0).fresh == 3
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (5, 5))
    t.monster("goblin", (3, 3))
    t.activate("petra")
    assert t.options(CRACK) == []


@pytest.mark.rule("DA-LCHEST-1", "DA-LCHEST-2", "DA-RUL-38")
def test_only_enemies_in_the_room_of_a_locked_chest_keep_it_shut() -> None:
    for enemy, free in (((1, 3), True), ((5, 5), False)):
        t = room()
        t.put("lorna", (2, 4))
        t.token("locked-chest", (3, 4))
        t.monster("goblin", enemy)
        t.activate("lorna")
        assert bool(t.options(CRACK)) == free


@pytest.mark.rule("DA-LCHEST-3", "DA-CHEST-3")
def test_a_locked_chest_is_not_opened_by_stepping_on_it() -> None:
    t = room()
    t.put("lorna", (3, 4))
    t.token("locked-chest", (4, 4))
    t.activate("lorna")
    assert t.options(TAKE) == []
    t.go((4, 4))
    assert len(t.s.tokens) == 1
    assert t.squares(CRACK) == {(4, 4)}
