"""DungeonQuest: the catacombs."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, DECK, TILE
from grimorio.games.dungeonquest.rules.dungeon import catacombs
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE
from grimorio.games.dungeonquest.state import CATACOMBS, DUNGEON, Hero
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import HERE, Fight, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
NORTH, EAST, SOUTH, WEST = range(4)
LEFT, RIGHT = 3, 1


def below(who: str, at: str, heading: int, cards: int = 0, **rest: Any) -> Hero:
    """A Hero in the catacombs that has collected `count` cards, all of them Empty."""
    one = hero(who, at, **rest)
    one.where, one.heading, one.travelled = CATACOMBS, heading, cards
    one.below = [CARD["catacombs-empty"]] * cards
    return one


@pytest.mark.rule("DQ-CATA-7", "DQ-CATA-8", "DQ-CATA-9", "DQ-CATA-2")
def test_going_down_leaves_a_marker_that_points_where_the_hero_chose() -> None:
    quest = table(
        hero("lindel", "e5", may_descend=True), hero("hugo", "m1"), rooms={"e5": OPEN_ROOM}
    )
    quest.answer("descend")
    assert set(quest.options) == {NORTH, EAST, SOUTH, WEST}
    quest.answer(EAST)
    assert quest.hero().where == CATACOMBS
    assert (quest.hero().at, quest.hero().heading) == (cell("e5"), EAST)
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CATA-10", "DQ-RUL-77")
def test_a_travel_marker_blocks_nobody() -> None:
    quest = table(
        below("lindel", "e5", EAST),
        hero("hugo", "e4"),
        turn=1,
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
    )
    assert "e5" in quest.moves


@pytest.mark.rule("DQ-RUL-77", "DQ-CATA-11")
def test_below_there_is_no_moving_no_searching_and_no_teleport() -> None:
    quest = table(
        below("lindel", "e5", EAST, runes=["rune-teleportation"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        draws=["catacombs-razorwings"],
        rolls=[2],
    )
    assert quest.hero().wounds == 2
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CATA-11", "DQ-CATA-12", "DQ-CARD-25")
def test_a_card_each_turn_goes_to_the_heros_pile() -> None:
    quest = table(
        below("lindel", "e5", EAST), hero("hugo", "m1"), draws=["catacombs-razorwings"], rolls=[5]
    )
    assert quest.hero().wounds == 5
    assert quest.hero().below == [CARD["catacombs-razorwings"]]
    assert quest.hero().travelled == 1
    assert quest.discards("catacombs") == []


@pytest.mark.rule("DQ-CATA-13")
def test_a_card_that_orders_its_own_discard_goes_to_the_pile_too() -> None:
    quest = table(
        below("gherinn", "e5", EAST, kept=["catacombs-torch-goes-out"]),
        hero("hugo", "m1"),
        draws=["catacombs-empty"],
        rolls=[4, 5],
    )
    quest.answer(None)  # 9 against Luck 9: the torch burns again, and a card is drawn
    assert quest.hero().below == [CARD["catacombs-torch-goes-out"], CARD["catacombs-empty"]]


@pytest.mark.rule("DQ-CATA-14", "DQ-ENC-5")
def test_a_turn_that_ends_before_it_begins_draws_no_card() -> None:
    quest = table(
        below("hugo", "e5", EAST, kept=["catacombs-torch-goes-out"]),
        hero("challara", "m1"),
        rolls=[5, 5],
    )
    assert quest.hero().travelled == 0
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-18")
def test_a_trap_met_below_goes_to_its_own_discards() -> None:
    quest = table(
        below("lindel", "e5", EAST),
        hero("hugo", "m1"),
        draws=["catacombs-hidden-trap", "trap-snakes"],
        rolls=[1],
    )
    assert quest.discards("trap") == ["trap-snakes"]
    assert quest.hero().below == [CARD["catacombs-hidden-trap"]]


@pytest.mark.rule(
    "DQ-EX-17",
    "DQ-CATA-15",
    "DQ-CATA-16",
    "DQ-CATA-20",
    "DQ-CATA-21",
    "DQ-CATA-24",
    "DQ-CARD-23",
    "DQ-RUL-19",
    "DQ-CATA-17",
)
def test_lindel_finds_the_exit() -> None:
    one = below("lindel", "c5", EAST)
    one.travelled = 2
    one.below = [CARD["catacombs-razorwings"]]
    one.loot.add(CARD["catacombs-treasure-chest"], -1)
    quest = table(
        one,
        hero("hugo", "m1"),
        rooms={"c5": OPEN_ROOM},
        draws=["catacombs-exit", "chamber-left"],
        rolls=[2],
    )
    assert quest.kind == "may"
    quest.answer("yes")
    assert quest.kind == "deviation"
    quest.answer(RIGHT)  # three east to f5, two to the right, south, to f7
    assert quest.kind == "arrow"
    assert quest.s.tiles[cell("f7")] == TILE["chamber-left"]  # drawn and seen before it is turned
    assert set(quest.options) == {NORTH, EAST, SOUTH, WEST}
    quest.answer(WEST)
    assert quest.at() == "f7"
    assert quest.hero().where == DUNGEON
    assert quest.s.tiles[cell("f7")] == TILE["chamber-left"]
    assert quest.s.turned[cell("f7")] == WEST
    assert quest.s.tiles.count(NONE) == 128  # nothing on the way was explored
    assert quest.loot() == ["catacombs-treasure-chest"]
    assert quest.hero().below == []
    assert len(quest.s.decks[DECK["catacombs"]]) == 39
    assert quest.hero().must_face
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-23")
def test_an_exit_need_not_be_taken() -> None:
    quest = table(below("lindel", "c5", EAST, 2), hero("hugo", "m1"), draws=["catacombs-exit"])
    quest.answer(None)
    assert quest.hero().where == CATACOMBS
    assert quest.hero().travelled == 3


@pytest.mark.rule("DQ-EX-16", "DQ-CATA-18")
def test_the_outer_wall_stops_the_way_ahead() -> None:
    quest = table(
        below("lindel", "h5", EAST, 6),
        hero("hugo", "m1"),
        rooms={"m4": OPEN_ROOM},
        draws=["catacombs-exit"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT)  # seven cards, five spaces to m5, one left to m4
    assert quest.at() == "m4"


@pytest.mark.rule("DQ-CATA-19")
def test_the_outer_wall_stops_the_way_aside() -> None:
    quest = table(
        below("lindel", "d2", EAST),
        hero("hugo", "a10"),
        rooms={"e1": OPEN_ROOM},
        draws=["catacombs-exit"],
        rolls=[6],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.at() == "e1"


@pytest.mark.rule("DQ-CATA-22")
def test_cards_kept_from_an_earlier_visit_do_not_count() -> None:
    quest = table(
        below("lindel", "c5", EAST, loot=["catacombs-treasure-chest"]),
        hero("hugo", "a10"),
        rooms={"d4": OPEN_ROOM},
        draws=["catacombs-exit"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.at() == "d4"  # one space, for one card


@pytest.mark.rule("DQ-CATA-23", "DQ-CATA-25", "DQ-CATA-26", "DQ-CATA-28")
def test_an_explored_exit_is_faced_next_turn_even_in_company_and_without_escape() -> None:
    quest = table(
        below("tatianna", "c5", EAST),
        hero("challara", "d4"),
        rooms={"d4": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"d4": "skeleton"},
        draws=["catacombs-exit", "dungeon-empty", "dungeon-empty"],
        rolls=[1, 1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.answer("yes").answer(LEFT)
    assert quest.at() == "d4"
    assert quest.told("monster_met") == []
    assert quest.asked == (1, "act")
    quest.move("e4").answer("keep")
    assert quest.told("monster_attacked") == [(0, 0)]  # nobody asked her about escaping
    assert quest.s.dens == []
    assert quest.discards("dungeon") == ["dungeon-empty"] * 2


@pytest.mark.rule("DQ-CATA-27", "DQ-ROOM-22")
def test_coming_up_on_a_bridge_a_hero_chooses_its_side_and_must_cross() -> None:
    quest = table(
        below("tatianna", "c5", EAST),
        rooms={"d4": "bridge-straight", "d3": OPEN_ROOM},
        draws=["catacombs-exit", "dungeon-empty"],
        rolls=[1, 4, 5],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.kind == "choose_bank"
    quest.answer(SOUTH)
    assert quest.at() == "d3"  # crossed next turn without being asked, and on


@pytest.mark.rule("DQ-RUL-46")
def test_a_rotating_room_found_from_below_turns_when_it_is_laid() -> None:
    quest = table(
        below("lindel", "c5", EAST),
        hero("hugo", "m1"),
        draws=["catacombs-exit", "rotating-dead-end"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT).answer(SOUTH)
    assert quest.s.turned[cell("d4")] == NORTH


@pytest.mark.rule("DQ-RUL-71", "DQ-RUL-76")
def test_each_half_of_the_treasure_room_counts_on_the_way() -> None:
    quest = table(below("lindel", "g3", SOUTH, 3, runes=["rune-ascent"]), hero("hugo", "m1"))
    quest.use("rune-ascent")  # g4, g5, g6
    assert quest.hero().at == TREASURE
    assert quest.hero().must_face


@pytest.mark.rule("DQ-RUL-76", "DQ-EXIT-1")
def test_coming_up_in_a_tower_a_hero_leaves_next_turn() -> None:
    quest = table(below("lindel", "a2", NORTH, 1, runes=["rune-ascent"], loot=["corpse-rope"]))
    quest.use("rune-ascent")
    assert quest.at() == "a1"
    assert quest.asked == (0, "tower")
    assert "leave" in quest.words


@pytest.mark.rule("DQ-RUL-26", "DQ-RUL-110")
def test_with_no_tile_left_there_is_no_way_up_into_the_unexplored() -> None:
    quest = table(
        below("lindel", "c5", EAST),
        hero("hugo", "m1"),
        supply=[],
        rooms={"m2": OPEN_ROOM, "l1": OPEN_ROOM},
        draws=["catacombs-exit"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.hero().where == CATACOMBS


@pytest.mark.rule("DQ-CATA-24")
def test_the_tile_of_an_exit_is_drawn_and_shown_before_its_arrow_is_asked_for() -> None:
    quest = table(
        below("lindel", "c5", EAST),
        hero("hugo", "m1"),
        draws=["catacombs-exit", "chamber-left"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.asked == (0, "arrow")
    here, tile = cell("d4"), TILE["chamber-left"]
    assert quest.s.tiles[here] == tile
    assert quest.told("tile_found") == [(0, here, tile)]
    assert quest.game.pending[0].about == (here, tile)
    previews = [option.preview for option in quest.game.choices(0)[0].options]
    assert len({str(preview) for preview in previews}) == 4  # each says what it would open
    quest.answer(EAST)
    assert quest.s.turned[here] == EAST


@pytest.mark.rule("DQ-CATA-24", "DQ-MOVE-7")
def test_a_rune_puts_the_tile_of_an_exit_back_before_the_arrow_is_asked_for() -> None:
    quest = table(
        below("lindel", "c5", EAST, runes=["rune-foresight"]),
        hero("hugo", "m1"),
        draws=["catacombs-exit", "pit-straight", "chamber-left"],
        rolls=[1],
    )
    quest.answer("yes").answer(LEFT)
    assert quest.asked == (0, "redraw_tile")
    quest.use("rune-foresight")
    assert quest.asked == (0, "arrow")
    assert quest.game.pending[0].about == (cell("d4"), TILE["chamber-left"])


@pytest.mark.rule("DQ-CATA-28")
@pytest.mark.parametrize(
    ("at", "room", "rolls", "to", "asks"),
    [
        ("d4", "corridor-straight", [], "d3", True),
        ("d4", "bridge-straight", [1, 1], "d3", False),
        ("d4", "web-cross", [1, 1], "d3", True),
        ("d4", "darkness-left-right", [3], "c4", False),
        ("a1", "", [], "a2", True),
    ],
)
def test_nothing_is_escaped_on_the_turn_after_the_catacombs_however_far_it_leads(
    at: str, room: str, rolls: list[int], to: str, asks: bool
) -> None:
    quest = table(
        hero("tatianna", at, must_face=True, no_escape=True, side=SOUTH if "bri" in room else NONE),
        hero("hugo", "m1"),
        rooms={to: OPEN_ROOM} | ({at: room} if room else {}),
        tokens={to: "skeleton"},
        draws=["dungeon-empty"],
        rolls=[*rolls, 1, 1, 1, 1],
        options={"dice_combat": True},
    )
    if asks:
        quest.move(to)
    assert quest.at() == to
    assert quest.told("monster_attacked") == [(0, 0)]  # and she was not asked
    assert quest.asked == (1, "act")
    assert not quest.hero().no_escape  # for that turn alone


@pytest.mark.rule("DQ-CATA-28")
def test_driven_off_by_the_dragon_before_that_turn_a_hero_still_cannot_escape_on_it() -> None:
    quest = table(
        hero("tatianna", "g5", must_face=True, no_escape=True),
        hero("hugo", "g5"),
        turn=1,
        rooms={"f5": OPEN_ROOM, "h5": OPEN_ROOM},
        tokens={"f5": "skeleton"},
        draws=["dragon-fury", "dungeon-empty", "dungeon-empty"],
        rolls=[1, 1, 1, 1, 1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.answer("stay").answer(cell("h5")).answer(cell("f5"))
    assert quest.told("monster_attacked") == [(0, 0)]


@pytest.mark.rule("DQ-CARD-17", "DQ-ESC-3")
def test_past_a_secret_door_a_monster_two_rooms_on_may_be_escaped() -> None:
    quest = table(
        hero("tatianna", "e5", runes=["rune-teleportation"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "corridor-straight", "e3": OPEN_ROOM},
        tokens={"e3": "skeleton"},
        options={"dice_combat": True},
        draws=["dungeon-empty"],
    )
    quest.use("rune-teleportation").answer(cell("e4")).move("e3")
    assert quest.asked == (0, "meet_monster")


@pytest.mark.rule("DQ-CATA-7..10")
def test_who_goes_down_has_had_its_turn() -> None:
    a = Fight(quest(fighter("hugo"), chance=ScriptedChance()), catacombs.descend(0))
    a.answer("heading", 2)
    assert a.told("descended") == [(0, HERE, 2)]
    assert a.s.turn_over


# -- cards


@pytest.mark.rule("DQ-CARD-18", "DQ-RUL-136")
def test_touch_of_death_is_offered_when_a_surprise_attack_is_drawn_before_its_test() -> None:
    quest = table(
        below("hugo", "c5", EAST, runes=["rune-touch-of-death"]),
        hero("lindel", "m1"),
        draws=["catacombs-surprise-attack"],
    )
    assert quest.asked == (0, "monster_met")
    assert quest.told("test_rolled") == []
    quest.use("rune-touch-of-death")
    assert quest.told("monster_banished") == [(0, 4)]
    assert quest.hero().below == [CARD["catacombs-surprise-attack"]]
    assert quest.hero().wounds == 0
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-CARD-18", "DQ-RUL-136")
def test_whoever_keeps_the_rune_is_not_asked_again_after_the_test() -> None:
    quest = table(
        below("hugo", "c5", EAST, runes=["rune-touch-of-death"]),
        hero("lindel", "m1"),
        draws=["catacombs-surprise-attack", 16],
        rolls=[1, 1, *[1, 1] * 5],
        options={"dice_combat": True},
    )
    quest.answer(None)
    assert quest.told("monster_slain") == [(0, 4, 5)]


@pytest.mark.rule("DQ-CARD-21", "DQ-CATA-29")
def test_a_surprise_attack_wounds_and_then_fights() -> None:
    quest = table(
        below("hugo", "c5", EAST),
        hero("lindel", "m1"),
        draws=["catacombs-surprise-attack", 16],
        rolls=[2, 3, *[1, 1] * 5],
        options={"dice_combat": True},
    )
    assert quest.hero().wounds == 2  # 5 against Luck 3
    assert quest.told("monster_slain") == [(0, 4, 5)]
    assert quest.s.dens == []
    assert quest.hero().below == [CARD["catacombs-surprise-attack"]]


@pytest.mark.rule("DQ-CATA-29", "DQ-RUL-58")
def test_a_monster_below_leaves_no_token() -> None:
    quest = table(
        below("krutzbeck", "c5", EAST, wounds=19),
        hero("lindel", "m1"),
        draws=["catacombs-surprise-attack", 16],
        rolls=[1, 1, 6, 6],
        options={"dice_combat": True},
    )
    assert quest.told("died")[0][0] == 0
    assert quest.s.dens == []
    assert len(quest.s.reserve) == 20


@pytest.mark.rule("DQ-CARD-22")
def test_rats_bite_by_the_margin() -> None:
    quest = table(
        below("hugo", "c5", EAST),
        hero("lindel", "m1"),
        draws=["catacombs-horde-of-rats"],
        rolls=[6, 6],
    )
    assert quest.hero().wounds == 3


@pytest.mark.rule("DQ-CARD-26", "DQ-RUL-68")
@pytest.mark.parametrize(
    ("die", "leaves", "fights"), [(1, True, False), (2, False, False), (3, False, True)]
)
def test_the_deep_elf_wants_more_than_the_die_says(die: int, leaves: bool, fights: bool) -> None:
    quest = table(
        below("gherinn", "c5", EAST, loot=["corpse-gold-200"]),
        hero("lindel", "m1"),
        draws=["catacombs-deep-elf", 4],
        rolls=[die, *[1, 1] * 3],
        options={"dice_combat": True},
    )
    assert quest.kind == "bribe"
    quest.answer(CARD["corpse-gold-200"])
    assert quest.discards("corpse") == ["corpse-gold-200"]
    assert (quest.kind == "leave_catacombs") == leaves
    assert bool(quest.told("monster_met")) == fights


@pytest.mark.rule("DQ-CARD-26", "DQ-RUL-68")
def test_without_a_bribe_the_deep_elf_attacks() -> None:
    quest = table(
        below("gherinn", "c5", EAST),
        hero("lindel", "m1"),
        draws=["catacombs-deep-elf", 4],
        rolls=[1, *[1, 1] * 3],
        options={"dice_combat": True},
    )
    assert quest.told("monster_met") == [(0, 1)]  # a Sorcerer
    assert quest.told("monster_attacked") == [(0, 1)]


@pytest.mark.rule("DQ-CARD-14")
def test_a_rope_leads_up_through_a_hole_in_the_ceiling() -> None:
    quest = table(
        below("hugo", "c5", EAST, loot=["corpse-rope"]),
        hero("lindel", "m1"),
        draws=["catacombs-hole-in-the-ceiling"],
    )
    assert quest.kind == "before_test"
    quest.use("corpse-rope")
    assert quest.kind == "leave_catacombs"


def test_a_hole_in_the_ceiling_may_be_tried_again_instead_of_drawing() -> None:
    quest = table(
        below("hugo", "c5", EAST),
        draws=["catacombs-hole-in-the-ceiling"],
        rooms={"d4": OPEN_ROOM},
        rolls=[3, 3, 2, 3, 1],
    )
    hole = CARD["catacombs-hole-in-the-ceiling"]
    assert quest.hero().kept == [hole]
    assert set(quest.options) == {"draw", ("climb", hole)}
    quest.answer(("climb", hole))  # 5 against 4 and a token
    assert quest.kind == "leave_catacombs"
    assert quest.hero().travelled == 1


def test_the_naga_drags_a_hero_about() -> None:
    quest = table(
        below("hugo", "c5", EAST, 2),
        hero("lindel", "m1"),
        draws=["catacombs-giant-naga"],
        rolls=[2],
    )
    quest.answer(RIGHT)
    assert quest.hero().at == cell("f7")
    assert quest.hero().heading == WEST
    assert quest.hero().travelled == 0
    assert len(quest.s.decks[DECK["catacombs"]]) == 39


def test_a_vampire_loses_the_scent_above_ground() -> None:
    quest = table(
        below("lindel", "c5", EAST, 1, runes=["rune-ascent"], kept=["catacombs-vampire-bite"]),
        hero("hugo", "m1"),
        rooms={"d5": OPEN_ROOM},
    )
    assert quest.hero().wounds == 1
    quest.use("rune-ascent")
    assert quest.hero().kept == []
    assert CARD["catacombs-vampire-bite"] in quest.s.decks[DECK["catacombs"]]


def test_a_lost_soul_does_not_follow_into_the_catacombs() -> None:
    quest = table(
        hero("lindel", "e5", may_descend=True, kept=["dungeon-lost-soul"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[3, 3],
    )
    quest.answer("descend").answer(NORTH)
    assert quest.hero().kept == []
    assert quest.discards("dungeon") == ["dungeon-lost-soul"]
