"""Small print: exceptions and conditions of rules that other tests show in the main."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, MONSTER, THREAT, TILE
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.harm import harm, wound
from grimorio.games.dungeonalliance.rules.turn import begin_monsters, end_cycle
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import SURGE_ATTACK
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, lay, prey, room

PIT = 3 * THREAT["pit-trap"]
DARTS = 3 * THREAT["dart-trap"]
CHEST = 3 * THREAT["treasure-chest"]

# -- movement, rest and defeat ---------------------------------------------------------------------


@pytest.mark.rule("DA-LEAVE-1", "DA-REST-6")
def test_who_stands_does_not_leave_the_dungeon() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4)
    t.activate("petra")
    assert t.options("leave") == []


@pytest.mark.rule("DA-REST-3", "DA-REST-4", "DA-REST-5")
def test_in_a_rest_cards_make_the_movement_longer_and_nothing_attacks() -> None:
    t = room(["mysterios", "lorna", "krom", "petra"], ["holgar", "bull", "root", "jypzy"])
    t.put("mysterios", (3, 4))
    t.hand(0, "traveller-boots", "frost-dart", "lorna-shot")
    t.monster("goblin", (5, 4))
    t.activate("mysterios")
    t.do("rest")
    t.play_card("traveller-boots")
    assert t.ask().about[1] == 6, "his Speed of 4 and 2 more"
    assert t.options("attack") == [], "no Attack Spell either"
    assert ("surge", SURGE_ATTACK) not in t.options()
    t.go((4, 4))
    assert "again" not in t.options()
    assert t.options("attack") == []


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


@pytest.mark.rule("DA-END-5", "DA-DEF-7")
def test_poison_does_not_spread_on_who_is_defeated_or_has_none() -> None:
    t = room()
    t.hurt("petra", 5, poison=3)
    t.hero("petra").defeated = True
    t.hurt("krom", 1)
    t.play(end_round())
    assert (t.damage("petra"), t.hero("petra").poison) == (5, 3)
    assert t.player(0).defeats == 0
    assert t.hero("krom").poison == 0
    assert t.told("poisoned") == []


@pytest.mark.rule("DA-WIN-1", "DA-END-5", "DA-WIN-3")
def test_the_end_phase_of_an_empty_dungeon_is_carried_out_with_its_poison() -> None:
    t = room()
    t.s.early = True
    t.hurt("lorna", 5, poison=1)
    t.player(0).fresh, t.player(1).fresh = 3, 2
    t.play(begin_monsters())
    assert t.hero("lorna").defeated
    assert t.game is not None
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (2, 2), "3 XP and a Defeat token"


@pytest.mark.rule("DA-RUL-30", "DA-ACT-9")
def test_a_bonus_gained_in_the_second_movement_does_not_bring_the_first_back() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "traveller-boots")
    t.activate("petra")
    t.go((4, 4))
    t.do("again")
    assert t.ask().about[1] == 4, "the three points left of the first movement are lost"
    t.play_card("traveller-boots")
    assert t.ask().about[1] == 6


@pytest.mark.rule("DA-ACT-8", "DA-PET-4")
def test_after_an_attack_no_speed_points_are_left() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "traveller-boots")
    goblin = t.monster("goblin", (4, 3))
    t.activate("petra")
    t.attack(goblin)
    assert t.ask().about[1] == 0
    t.play_card("traveller-boots")
    assert t.options("go") == []
    assert t.options("open") == []
    assert "again" not in t.options()


@pytest.mark.rule("DA-REST-4", "DA-PET-3")
def test_in_a_rest_no_pet_attacks() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (3, 4))
    t.hand(0, "hunting-hound")
    t.monster("goblin", (4, 4))
    t.activate("root")
    assert len(t.options("pet")) == 1
    t.do("rest")
    assert t.options("pet") == []


@pytest.mark.rule("DA-RUL-80", "DA-END-8")
def test_krom_is_hidden_until_he_is_damaged() -> None:
    t = room()
    t.put("krom", (4, 4))
    t.hero("krom").hidden = True
    t.under("krom", "krom-hide")
    ogre = t.monster("ogre", (4, 3))
    assert prey(t.s, ogre) == []
    harm(t.s, t.figure("krom"), NONE, 1)
    assert prey(t.s, ogre) == [t.figure("krom")]
    t.play(end_round())
    assert t.asked == [], "found: there is nothing to keep"


@pytest.mark.rule("DA-RUL-62", "DA-ROUND-9", "DA-WIN-1")
def test_a_dungeon_emptied_in_a_monster_phase_ends_the_game_without_another_cycle() -> None:
    t = room()
    t.s.cycle = 1
    t.s.early = True
    t.play(end_cycle())
    assert t.told("cycle") == []
    assert t.game is not None
    assert t.game.outcome is not None


# -- rooms, doors, chests and traps ----------------------------------------------------------------


@pytest.mark.rule("DA-TILE-5", "DA-LOCK-11", "DA-FACE-4")
def test_behind_a_locked_door_a_new_tile_comes_with_all_that_belongs_to_it() -> None:
    t = lay()
    t.row("guard-post", "nest")
    t.put("lorna", (2, 4))
    t.chance(rolls=[6], draws=[TILE["cells"]])
    t.activate("lorna")
    t.do("pick", t.edge((0, 1), "e"), TILE["guard-post"], 0)
    t.answer(0)
    assert t.s.tile_row == [TILE["cells"], TILE["nest"]]
    kinds = [one.kind for one in t.s.monsters.values()]
    assert MONSTER["goblin"] in kinds
    assert {one.facing for one in t.s.monsters.values()} == {3}, "west, to the door"
    assert list(t.s.unknown.values()) == [0]
    assert t.s.corridors == 1 << t.edge((0, 1), "e")


@pytest.mark.rule("DA-LCHEST-1", "DA-LCHEST-2", "DA-RUL-38")
def test_only_enemies_in_the_room_of_a_locked_chest_keep_it_shut() -> None:
    for enemy, free in (((1, 3), True), ((5, 5), False)):
        t = room()
        t.put("lorna", (2, 4))
        t.token("locked-chest", (3, 4))
        t.monster("goblin", enemy)
        t.activate("lorna")
        assert bool(t.options("crack")) == free


@pytest.mark.rule("DA-LCHEST-3", "DA-CHEST-3")
def test_a_locked_chest_is_not_opened_by_stepping_on_it() -> None:
    t = room()
    t.put("lorna", (3, 4))
    t.token("locked-chest", (4, 4))
    t.activate("lorna")
    assert t.options("take") == []
    t.go((4, 4))
    assert len(t.s.tokens) == 1
    assert t.squares("crack") == {(4, 4)}


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-37")
def test_a_hero_may_step_on_a_chest_without_opening_it_and_pay_for_it_later() -> None:
    t = room()
    t.put("lorna", (3, 4))
    t.token("treasure-chest", (4, 4))
    t.activate("lorna")
    t.go((4, 4))
    assert len(t.s.tokens) == 1
    t.do("chest", at((4, 4)))
    assert t.s.used == 2
    assert t.s.tokens == {}


@pytest.mark.rule("DA-RUL-33", "DA-TRAP-1")
def test_each_token_revealed_from_outside_costs_a_point_of_its_own() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[CHEST, CHEST])
    t.activate("lorna")
    t.do("peek", at((5, 5)))
    assert t.s.unknown == {at((5, 3)): 0}
    t.do("peek", at((5, 3)))
    assert t.s.used == 2
    assert t.s.unknown == {}


@pytest.mark.rule("DA-TRAP-8")
def test_a_trap_that_is_not_disarmed_springs_outside_its_room_and_is_gone() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS], rolls=[1])
    t.activate("lorna")
    t.do("peek", at((5, 5)))
    t.answer("disarm")
    t.answer(0)
    assert (t.damage("lorna"), t.hero("lorna").poison) == (1, 1)
    assert t.s.tokens == {}
    assert t.s.tokens_gone == [DARTS]
    assert t.hero("lorna").at == at((2, 4))


@pytest.mark.rule("DA-TRAP-9", "DA-THREAT-5")
def test_a_pit_that_is_open_cannot_be_disarmed() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.pit((3, 4))
    t.activate("lorna")
    assert t.options("disarm") == []
    assert t.options("peek") == []


@pytest.mark.rule("DA-TRAP-4", "DA-RUL-36")
def test_disarming_at_once_is_sure_with_as_many_points_as_the_level() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5), level=2)
    t.chance(draws=[PIT + 1])
    t.activate("lorna")
    t.do("peek", at((5, 5)))
    t.answer("disarm")
    assert t.options() == [0, 1, 2]
    t.answer(2)
    assert t.s.used == 3, "1 to reveal and 2; nothing was rolled"
    assert t.s.tokens_gone == [PIT + 1]


@pytest.mark.rule("DA-LOCK-6", "DA-MOVE-2")
def test_nobody_spends_more_on_a_lock_than_is_left() -> None:
    t = lay()
    t.tile("drake-lair", (1, 1))
    t.put("petra", (2, 3))
    t.activate("petra")
    t.go((1, 4))
    t.go((2, 5))
    picks = [one[2] for one in t.options("pick") if isinstance(one, tuple)]
    assert picks == [0, 1], "of 4 points 2 are left, 1 of them for a room of Level III"


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-32")
def test_who_falls_to_a_trap_on_the_way_to_a_chest_does_not_open_it() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.token("treasure-chest", (3, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS, *t.player(0).deck[:6]])
    t.activate("petra")
    t.do("take", at((3, 4)))
    assert t.hero("petra").defeated
    assert t.player(0).fresh == 0
    assert list(t.s.tokens) == [at((3, 4))]


# -- experience and upgrades -----------------------------------------------------------------------


@pytest.mark.rule("DA-POOL-2", "DA-UPG-10", "DA-UPG-18")
def test_after_a_change_of_deck_what_lies_open_can_be_had_and_new_cards_are_of_the_next() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow")
    t.s.upgrade_discard = [CARD["traveller-boots"]]
    gain(t.s, 0, 12)
    assert t.s.upgrade_level == 1
    t.chance(draws=[CARD["great-sword"]])
    t.play(upgrade(0))
    assert ("old", CARD["traveller-boots"]) in t.options()
    t.answer(("buy", CARD["long-blade"]))
    assert t.s.row[0] == CARD["great-sword"], "of Level II"


@pytest.mark.rule("DA-UPG-18", "DA-RUL-49")
def test_a_card_of_the_discards_must_be_affordable_at_one_more() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"]]
    t.player(0).fresh = 2
    t.play(upgrade(0))
    assert t.asked == [], "it costs 3"


@pytest.mark.rule("DA-RUL-9", "DA-UPG-10")
def test_an_empty_deck_leaves_a_gap_and_the_discards_stay() -> None:
    t = room()
    t.upgrades("long-blade")
    t.s.upgrade_bags[0].clear()
    t.s.upgrade_discard = [CARD["oak-bow"]]
    t.player(0).fresh = 3
    t.play(upgrade(0))
    t.answer(("buy", CARD["long-blade"]))
    assert t.s.row[0] == NONE
    assert t.s.upgrade_discard == [CARD["oak-bow"]]


@pytest.mark.rule("DA-UPG-15..17", "DA-UPG-13")
def test_a_replacement_that_is_too_dear_is_not_had_and_no_other_card_either() -> None:
    t = room()
    t.upgrades("bitter-herbs", "skeleton-key")
    t.player(0).fresh = 1
    t.chance(draws=[CARD["long-blade"]])
    t.play(upgrade(0))
    t.player(0).deck.clear()
    t.answer(("swap", CARD["bitter-herbs"]))
    assert t.asked == []
    assert (t.player(0).fresh, t.player(0).cards) == (1, 0)
    assert t.s.row[:2] == [CARD["long-blade"], CARD["skeleton-key"]]


@pytest.mark.rule("DA-RUL-55", "DA-XP-3")
def test_damage_without_an_owner_earns_nothing_and_takes_nothing_from_who_has_done_some() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4), damage=5)
    wound(t.s, ogre, 1, 1)
    assert (t.player(0).fresh, t.player(1).fresh) == (0, 3)
    goblin = t.monster("goblin", (4, 4))
    wound(t.s, goblin, NONE, 3)
    assert goblin not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [0, 3], "nobody's"
