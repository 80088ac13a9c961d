"""DungeonQuest: what the rulebook leaves open, as this table plays it (DQ-RUL-103 and after)."""

from __future__ import annotations

import pytest

from grimorio.core import Chance
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    DECK,
    HERO,
    HERO_POWERS,
    MONSTER_LIVES,
)
from grimorio.games.dungeonquest.rules.dungeon.board import way_between
from grimorio.games.dungeonquest.rules.hero.attributes import passage_encounter, room_encounter
from grimorio.games.dungeonquest.rules.secrets import hide
from grimorio.games.dungeonquest.rules.turn import begin_turn
from grimorio.games.dungeonquest.state import DEAD, DUNGEON, LEFT
from grimorio.kit.zones import EVERYBODY, only
from tests.games.dungeonquest.builders import Table, cell, hero, table

OPEN_ROOM = "chamber-cross"
WALL_ROUND_E4 = {
    "e4": "chamber-cross",
    "e3": "chamber-straight east",
    "e5": "chamber-dead-end south",
    "d4": "chamber-dead-end west",
    "f4": "chamber-dead-end east",
}


# -- towers, and past an obstacle


@pytest.mark.rule("DQ-RUL-104")
@pytest.mark.parametrize("loot", [(), ("corpse-rope",)])
def test_a_hero_that_starts_its_turn_in_a_tower_leaves_with_loot_only(
    loot: tuple[str, ...],
) -> None:
    quest = table(hero("lindel", "a1", loot=loot), hero("hugo", "m1"))
    assert ("leave" in quest.words) == bool(loot)
    if loot:
        quest.answer("leave")
        assert quest.hero().where == LEFT


@pytest.mark.rule("DQ-RUL-105")
@pytest.mark.parametrize("room", ["web-cross", "cave-in-cross"])
def test_past_an_obstacle_with_no_way_on_a_hero_may_go_back(room: str) -> None:
    quest = table(
        hero("lindel", "e4", came_from="e5", crossed=True),
        rooms={**WALL_ROUND_E4, "e4": room, "e5": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    assert quest.at() == "e5"  # the only way


@pytest.mark.rule("DQ-RUL-105")
def test_at_the_far_end_of_a_bridge_with_no_way_on_it_must_be_crossed_again() -> None:
    quest = table(
        hero("tatianna", "e4", came_from="e3", crossed=True, searches=2),
        rooms={"e4": "bridge-straight", "e3": "chamber-dead-end north", "e5": OPEN_ROOM},
        rolls=[1, 1],
        draws=["dungeon-empty"],
    )
    assert quest.told("crossed") == [(0,)]
    assert quest.at() == "e5"


# -- walled in, blocked, stunned


def walled_in_with_a_skeleton(**rest: object) -> Table:
    return table(
        hero("tatianna", "e4", came_from="e5", runes=["rune-healing"], wounds=8),
        hero("hugo", "m1"),
        rooms=WALL_ROUND_E4,
        tokens={"e4": "skeleton"},
        rolls=[1, 1, 1, 1],
        draws=["dungeon-empty"],
        options={"dice_combat": True, **rest},
    )


@pytest.mark.rule("DQ-RUL-107", "DQ-RUL-108")
def test_walled_in_with_a_monster_a_hero_may_drink_first_and_then_must_fight() -> None:
    quest = walled_in_with_a_skeleton()
    assert quest.asked == (0, "start_turn")
    quest.use("rune-healing")
    assert quest.hero().wounds == 2
    assert quest.told("monster_attacked") == [(0, 0)]  # nobody asked it whether to escape
    assert quest.told("monster_slain") != []
    assert quest.hero().where == DUNGEON


@pytest.mark.rule("DQ-RUL-108", "DQ-DEAD-4")
def test_a_blocked_hero_may_use_what_is_used_at_the_start_of_a_turn() -> None:
    quest = table(
        hero("lindel", "e4", searches=2, runes=["rune-healing"], wounds=6),
        hero("challara", "e5"),
        rooms={"e4": "chamber-dead-end", "e5": OPEN_ROOM},
    )
    assert quest.asked == (0, "start_turn")
    quest.use("rune-healing")
    assert quest.hero().wounds == 0
    assert quest.told("blocked") == [(0,)]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-109")
def test_a_lost_turn_faces_and_uses_nothing() -> None:
    quest = table(
        hero("lindel", "e5", lost_turns=1, kept=["trap-trapdoor"], runes=["rune-healing"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
    )
    assert quest.told("faced_again") == []
    assert quest.asked == (1, "act")


# -- tiles that turn


@pytest.mark.rule("DQ-RUL-111")
def test_a_chasm_that_turns_carries_the_hero_on_its_side() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": "chasm-left-bank"},
        draws=["dungeon-ceiling-collapses"],
    ).move("e4")
    # In from the south, by the arrow; a quarter turn clockwise brings that side to the west.
    assert quest.s.turned[cell("e4")] == 3
    assert quest.hero().side == 3


# -- doors


@pytest.mark.rule("DQ-RUL-132")
def test_a_rune_against_the_spear_trap_does_not_open_the_door() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-warning"]),
        hero("hugo", "m1"),
        rooms={"e5": "door-three-doors", "e4": OPEN_ROOM},
        draws=["door-spear-trap"],
    ).move("e4")
    quest.use("rune-warning")
    assert quest.hero().wounds == 0
    assert quest.at() == "e5"
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-133")
def test_with_no_door_card_left_the_door_opens() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "m1"),
        rooms={"e5": "door-three-doors", "e4": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    quest.s.agenda = [begin_turn()]
    quest.s.decks[DECK["door"]].clear()
    quest.game.begin(quest.s)
    assert quest.move("e4").at() == "e4"


# -- Determination


@pytest.mark.rule("DQ-RUL-112", "DQ-TEST-4", "DQ-TEST-5")
def test_determination_of_rooms_and_passages_goes_when_the_hero_moves_that_of_cards_stays() -> None:
    trapdoor, way = CARD["trap-trapdoor"], way_between(cell("e5"), cell("f5"))
    tokens = [trapdoor, room_encounter(cell("e5")), passage_encounter(way)]
    quest = table(
        hero("lindel", "e5", determination=tokens),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-empty"],
    ).move("e4")
    assert quest.hero().determination == [trapdoor]


# -- the catacombs


@pytest.mark.rule("DQ-RUL-114")
def test_a_catacombs_card_done_with_above_ground_goes_back_into_its_deck() -> None:
    quest = table(
        hero("tatianna", "e5", kept=["catacombs-torch-goes-out"]),
        rooms={"e5": OPEN_ROOM},
        rolls=[1, 1],
    )
    assert quest.hero().kept == []
    assert CARD["catacombs-torch-goes-out"] in quest.s.decks[DECK["catacombs"]]
    assert quest.discards("catacombs") == []


# -- the end


@pytest.mark.rule("DQ-RUL-115", "DQ-WIN-4")
def test_end_effects_come_in_the_order_the_loot_was_gained() -> None:
    # The imp comes first and takes the chest before it can be opened.
    loot = ["dungeon-bottle-imp", "catacombs-treasure-chest"]
    quest = table(
        hero("krutzbeck", "a2", loot=loot),
        rooms={"a2": OPEN_ROOM},
        rolls=[1],
        picks=[CARD[loot[1]]],
    )
    quest.move("a1").answer("leave")
    assert quest.scores == [0]
    assert quest.loot() == ["dungeon-bottle-imp"]


@pytest.mark.rule("DQ-RUL-115", "DQ-WIN-4")
def test_end_effects_of_loot_gained_at_the_end_come_last() -> None:
    quest = table(
        hero("krutzbeck", "a2", loot=["dungeon-bottle-imp", "catacombs-treasure-chest"]),
        rooms={"a2": OPEN_ROOM},
        rolls=[5],
        draws=["treasure-forbidden-tome"],
    )
    quest.move("a1").answer("leave")
    assert quest.game.pending[0].about == (CARD["catacombs-treasure-chest"],)


# -- what is hidden


@pytest.mark.rule("DQ-RUL-116", "DQ-SECRET-1")
def test_loot_that_does_something_when_found_is_shown_among_secrets() -> None:
    quest = table(
        hero("lindel", "g4"),
        hero("challara", "m10"),
        rooms={"g4": OPEN_ROOM},
        draws=["dragon-sleeping", "treasure-artifact-eater", "treasure-lodestone"],
        options={"secrets": True},
    ).move("g5")
    assert quest.loot() == ["treasure-artifact-eater", "treasure-lodestone"]
    assert quest.hero().loot.seen == [EVERYBODY, only(0)]


@pytest.mark.rule("DQ-RUL-117")
def test_what_others_may_believe_of_a_monster_is_alive() -> None:
    quest = table(
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "m1"),
        hero("lindel", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM, "e6": OPEN_ROOM},
        tokens={"e4": "demon 3"},
    ).move("e4")
    assert quest.s.combat is not None
    quest.s.combat.foe.damage = list(range(6))  # two Demons of six would be dead
    for seat in (0, 2, -1):
        for key in range(20):
            s = quest.s.copy()
            hide(s, seat, Chance(bytes([key]) * 16))
            assert s.combat is not None
            token = s.combat.token.cards[0]
            assert MONSTER_LIVES[token // 4][token % 4] > 6


# -- several Heroes, and one with nowhere to go


@pytest.mark.rule("DQ-RUL-130", "DQ-HVH-1")
def test_who_moves_in_on_two_heroes_chooses_which_to_attack() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "e4"),
        hero("hugo", "e4"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        options={"hero_versus_hero": True},
        draws=attacks_for_two(),
    ).move("e4")
    assert quest.asked == (0, "attack_whom")
    assert quest.options == [1, 2]
    quest.answer(2)
    assert quest.told("duel_begun") == [(0, 2)]


@pytest.mark.rule("DQ-DICE-7")
def test_with_dice_combat_heroes_still_fight_each_other_with_cards() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "e4"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        options={"hero_versus_hero": True, "dice_combat": True},
        draws=attacks_for_two(),
    ).move("e4")
    assert [ask.kind.name for ask in quest.game.pending] == ["attack", "attack"]


def attacks_for_two() -> list[int]:
    """A Power card and four Combat cards for Lindel, then for Hugo."""
    return [
        *HERO_POWERS[HERO["lindel"]][:1],
        0,
        0,
        0,
        0,
        *HERO_POWERS[HERO["hugo"]][:1],
        1,
        1,
        1,
        1,
    ]


@pytest.mark.rule("DQ-RUL-130", "DQ-SERV-7")
def test_a_servant_sets_its_monster_on_one_of_two_heroes() -> None:
    quest = table(
        hero("lindel", "m1", where=DEAD),
        hero("challara", "e4"),
        hero("hugo", "e4"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"e5": "skeleton"},
        rolls=[1, 1] * 3,
        options={"servants": True, "dice_combat": True},
    ).answer(("march", cell("e5")))
    assert quest.asked == (0, "set_upon")
    quest.answer(1)
    assert quest.told("monster_met") == [(1, 0)]


@pytest.mark.rule("DQ-RUL-131", "DQ-WAIT-4")
def test_in_a_dead_end_with_nothing_beside_it_the_fallen_stay() -> None:
    quest = table(
        hero("lindel", "e4", searches=2),
        hero("hugo", "a1"),
        rooms={"e4": OPEN_ROOM, "a2": OPEN_ROOM, "b1": OPEN_ROOM},
        supply=[],
        rolls=[1],
        options={"death_can_wait": True},
    )
    assert quest.at() == "e4"
    assert quest.told("fell") == [(0, "trapped")]
