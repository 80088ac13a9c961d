"""DungeonQuest: tiles, movement, doors, portcullises."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, DECK, ROOM, TILE
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, WAYS
from grimorio.games.dungeonquest.rules.fight.monsters import can_escape
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.builders import cell, hero, table

OPEN_ROOM = "chamber-cross"


@pytest.mark.rule("DQ-MOVE-1", "DQ-TILE-1", "DQ-TILE-2", "DQ-EX-1", "DQ-TURN-3")
def test_a_hero_moves_through_passages_and_not_through_walls() -> None:
    # Walls to the west and the north, passages to the south and the east.
    quest = table(hero("lindel", "e5"), rooms={"e5": "chamber-right"})
    assert quest.asked == (0, "act")
    assert quest.moves == {"e6", "f5"}


@pytest.mark.rule("DQ-TILE-1")
def test_a_wall_of_the_next_room_bars_the_way_too() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "chamber-dead-end north", "f5": "chamber-straight west"},
    )
    assert quest.moves == {"e6", "d5", "f5"}


@pytest.mark.rule("DQ-MOVE-2")
def test_no_way_is_diagonal() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM})
    assert quest.moves == {"e4", "e6", "d5", "f5"}


@pytest.mark.rule("DQ-MOVE-3")
def test_a_room_with_another_hero_cannot_be_entered() -> None:
    quest = table(
        hero("lindel", "e5"), hero("hugo", "e4"), rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM}
    )
    assert quest.moves == {"e6", "d5", "f5"}


@pytest.mark.rule("DQ-MOVE-4", "DQ-DRAGON-1")
def test_the_treasure_room_may_be_entered_while_others_are_in_it() -> None:
    quest = table(
        hero("lindel", "g4"),
        hero("hugo", "g5"),
        hero("tatianna", "g6"),
        rooms={"g4": OPEN_ROOM},
    )
    assert "g5" in quest.moves


@pytest.mark.rule("DQ-DRAGON-1")
def test_the_treasure_room_is_one_space_with_six_passages() -> None:
    assert cell("g5") == cell("g6") == TREASURE
    quest = table(hero("lindel", "g5"))
    assert quest.moves == {"g4", "f5", "h5", "f6", "h6", "g7"}
    assert len(WAYS[cell("h6")]) == 4


@pytest.mark.rule("DQ-MOVE-7", "DQ-MOVE-8", "DQ-MOVE-5", "DQ-TILE-4", "DQ-ROOM-1")
def test_into_the_unexplored_a_tile_is_drawn_with_its_arrow_to_the_room_left() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM},
        draws=["chamber-left", "dungeon-empty"],
    )
    quest.move("f5")
    assert quest.s.tiles[cell("f5")] == TILE["chamber-left"]
    assert quest.s.turned[cell("f5")] == 3  # west, where it came from
    assert TILE["chamber-left"] not in quest.s.tiles[: cell("f5")]
    assert quest.at() == "f5"
    assert quest.discards("dungeon") == ["dungeon-empty"]
    # Left of one who comes in from the west is the north.
    assert quest.moves == {"f4", "e5"}
    assert quest.told("entered") == [(0, cell("f5"), ROOM["dungeon"], 1)]


@pytest.mark.rule("DQ-MOVE-6")
def test_no_tile_is_drawn_for_a_room_that_lies_there() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    quest.move("e4")
    assert quest.at() == "e4"
    assert [new for *_, new in quest.told("entered")] == [0]


@pytest.mark.rule("DQ-MOVE-9")
def test_a_kept_trap_comes_before_any_move() -> None:
    # A Trapdoor: the test fails and there is no action this turn.
    quest = table(
        hero("hugo", "e5", kept=["trap-trapdoor"]),
        hero("tatianna", "a1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6],
    )
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-26")
def test_with_no_tiles_left_the_unexplored_cannot_be_entered() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM}, supply=[])
    assert quest.moves == {"e4"}


@pytest.mark.rule("DQ-RUL-30")
def test_a_hero_leaves_its_starting_tower_by_moving() -> None:
    quest = table(hero("lindel", "a1"))
    assert quest.moves == {"a2", "b1"}
    assert quest.words == set()


# -- doors


DOOR_NORTH = {"e5": "door-left-door-right", "e4": OPEN_ROOM}


@pytest.mark.rule("DQ-DOOR-1", "DQ-DOOR-2", "DQ-CARD-8", "DQ-TILE-3")
def test_a_door_that_opens_lets_the_hero_through() -> None:
    quest = table(hero("lindel", "e5"), rooms=DOOR_NORTH, draws=["door-opens", "dungeon-empty"])
    quest.move("e4")
    assert quest.at() == "e4"
    assert quest.discards("door") == ["door-opens"]


@pytest.mark.rule("DQ-TILE-3")
def test_a_door_must_be_opened_from_the_other_side_too() -> None:
    quest = table(hero("lindel", "e4"), rooms=DOOR_NORTH, draws=["door-stuck"])
    quest.move("e5")
    assert quest.at() == "e4"


@pytest.mark.rule("DQ-DOOR-3", "DQ-DOOR-4", "DQ-DOOR-5", "DQ-CARD-9")
def test_a_stuck_door_ends_the_turn_and_may_be_tried_again() -> None:
    quest = table(hero("lindel", "e5"), rooms=DOOR_NORTH, draws=["door-stuck"])
    quest.move("e4")
    assert quest.at() == "e5"
    assert quest.asked == (0, "act")
    assert quest.s.round == 2
    assert "e4" in quest.moves
    assert "e6" in quest.moves


@pytest.mark.rule("DQ-CARD-10", "DQ-RUL-47")
@pytest.mark.parametrize(("die", "wounds"), [(6, 1), (5, 0), (1, 0)])
def test_the_spear_trap_of_a_door_hurts_by_a_die_less_luck(die: int, wounds: int) -> None:
    quest = table(hero("lindel", "e5"), rooms=DOOR_NORTH, draws=["door-spear-trap"], rolls=[die])
    quest.move("e4")  # Lindel's Luck is 5
    assert quest.hero().wounds == wounds
    assert quest.at() == "e5"
    assert quest.s.round == 2


@pytest.mark.rule("DQ-DOOR-6")
def test_two_doors_back_to_back_need_one_card() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": "door-left-door-right", "e4": "door-left-door north"},
        draws=["door-opens", "dungeon-empty"],
    )
    quest.move("e4")
    assert quest.at() == "e4"


@pytest.mark.rule("DQ-RUL-32")
def test_a_door_is_resolved_before_the_next_tile_is_drawn() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": "door-left-door-right"}, draws=["door-stuck"])
    quest.move("e4")
    assert quest.s.tiles[cell("e4")] == NONE


@pytest.mark.rule("DQ-RUL-31")
def test_a_door_on_the_entry_side_of_a_new_tile_stands_open() -> None:
    # No tile of the box has one: the rule holds for what is drawn, whatever it shows.
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM},
        draws=["portcullis-left-door-right", "dungeon-empty"],
    )
    quest.move("e4")
    assert quest.at() == "e4"
    assert quest.told("at_door") == []


@pytest.mark.rule("DQ-DOOR-4", "DQ-RUL-132")
def test_a_trap_averted_at_a_door_ends_the_turn_with_all_its_moves() -> None:
    game = table(
        hero("hugo", "e5", runes=["rune-stasis", "rune-warning"]),
        hero("lindel", "m1"),
        rooms={"e5": "door-left-door-right", "e4": OPEN_ROOM},
        draws=["door-spear-trap"],
    )
    game.use("rune-stasis").move("e4").use("rune-warning")
    assert game.told("at_door") == [(0,)]
    assert (game.at(), game.asked) == ("e5", (1, "act"))


# -- portcullises


@pytest.mark.rule("DQ-PORT-4", "DQ-ROOM-26")
def test_a_portcullis_drawn_with_its_tile_is_entered_without_a_test() -> None:
    quest = table(
        hero("gherinn", "e5"), rooms={"e5": OPEN_ROOM}, draws=["portcullis-cross", "dungeon-empty"]
    )
    quest.move("e4")
    assert quest.at() == "e4"
    assert quest.discards("dungeon") == ["dungeon-empty"]
    assert quest.told("at_portcullis") == []


PORTCULLIS_NORTH = {"e5": OPEN_ROOM, "e4": "portcullis-cross"}


@pytest.mark.rule("DQ-PORT-1")
def test_a_portcullis_is_lifted_by_a_strength_test() -> None:
    quest = table(hero("hugo", "e5"), rooms=PORTCULLIS_NORTH, rolls=[3, 4], draws=["dungeon-empty"])
    quest.move("e4")
    assert quest.at() == "e4"


@pytest.mark.rule("DQ-PORT-2", "DQ-TEST-3", "DQ-TEST-4")
def test_a_portcullis_that_holds_ends_the_turn_and_gives_determination() -> None:
    quest = table(
        hero("hugo", "e5"), rooms=PORTCULLIS_NORTH, rolls=[4, 4, 4, 4], draws=["dungeon-empty"]
    )
    quest.move("e4")
    assert quest.at() == "e5"
    assert quest.s.round == 2
    assert len(quest.hero().determination) == 1
    assert "d5" in quest.moves
    quest.move("e4")  # 8 again, against 7 and one token
    assert quest.at() == "e4"
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-PORT-3")
def test_two_portcullises_back_to_back_need_one_test() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": "portcullis-cross north", "e4": "portcullis-left-ahead"},
        rolls=[1, 1],
        draws=["dungeon-empty"],
    )
    quest.move("e4")
    assert quest.at() == "e4"


DOOR_THEN_PORTCULLIS = {"e5": "door-left-door-right", "e4": "portcullis-cross"}


@pytest.mark.rule("DQ-EX-2", "DQ-PORT-5", "DQ-DOOR-4")
def test_hugo_at_the_door_and_the_portcullis() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms=DOOR_THEN_PORTCULLIS,
        draws=["door-spear-trap", "door-opens", "dungeon-empty"],
        rolls=[1, 3, 3],
    )
    quest.move("e4")
    assert quest.told("at_portcullis") == []
    assert quest.at() == "e5"
    assert quest.s.round == 2
    quest.move("e4")
    assert quest.at() == "e4"


@pytest.mark.rule("DQ-EX-3", "DQ-PORT-6")
def test_after_a_failed_portcullis_the_door_must_be_opened_again() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms=DOOR_THEN_PORTCULLIS,
        draws=["door-opens", "door-stuck"],
        rolls=[6, 6],
    )
    quest.move("e4")
    assert quest.at() == "e5"
    quest.move("e4")
    assert quest.at() == "e5"
    assert [CARD.ids[c] for c in quest.s.discards[DECK["door"]]] == ["door-opens", "door-stuck"]


@pytest.mark.rule("DQ-PORT-5")
def test_from_the_other_side_the_portcullis_comes_first() -> None:
    quest = table(hero("hugo", "e4"), rooms=DOOR_THEN_PORTCULLIS, rolls=[6, 6])
    quest.move("e5")
    assert quest.told("at_door") == []
    assert quest.at() == "e4"


@pytest.mark.rule("DQ-RUNE-1", "DQ-RUNE-2")
def test_a_rune_opens_the_way_once_and_is_gone() -> None:
    quest = table(
        hero("gherinn", "e5", runes=["rune-opening"]),
        rooms=PORTCULLIS_NORTH,
        draws=["dungeon-empty"],
    )
    quest.move("e4")
    assert quest.kind == "force_way"
    quest.use("rune-opening")
    assert quest.at() == "e4"
    assert quest.hero().runes == []
    assert CARD["rune-opening"] in quest.s.gone


@pytest.mark.rule("DQ-PORT-2", "DQ-PORT-5")
def test_a_portcullis_that_holds_ends_the_turn_with_all_its_moves() -> None:
    game = table(
        hero("lindel", "e5", runes=["rune-stasis"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "portcullis-cross"},
        rolls=[6, 6],
    )
    game.use("rune-stasis").move("e4").answer(None)
    assert game.told("at_portcullis") == [(0,)]
    assert (game.at(), game.asked) == ("e5", (1, "act"))


# -- special moves


@pytest.mark.rule("DQ-CARD-19", "DQ-RUL-40", "DQ-ESC-3")
def test_teleport_goes_through_walls_and_leaves_no_way_back() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-teleportation"]),
        hero("hugo", "d5"),
        rooms={"e5": "chamber-dead-end", "d5": OPEN_ROOM},
        draws=["chamber-left", "dungeon-empty"],
    )
    quest.use("rune-teleportation")
    assert quest.kind == "special_move"
    assert set(quest.options) == {cell("e4"), cell("e6"), cell("f5")}  # never into Hugo's room
    quest.answer(cell("e4"))
    assert quest.at() == "e4"
    assert quest.s.turned[cell("e4")] == 2  # the arrow to the old room
    assert quest.hero().came_from == NONE
    assert not can_escape(quest.s, 0)


@pytest.mark.rule("DQ-CARD-17", "DQ-ESC-3")
def test_a_monster_behind_a_secret_door_cannot_be_escaped() -> None:
    quest = table(
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "a1"),
        rooms={"e5": "chamber-dead-end", "e4": OPEN_ROOM},
        tokens={"e4": "skeleton"},
        draws=["search-secret-door", "dungeon-empty"],
        rolls=[1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.go("search", "yes", cell("e4"))
    assert quest.told("monster_attacked") == [(0, 0)]  # nobody asked whether she would escape
    assert quest.discards("dungeon") == ["dungeon-empty"]


@pytest.mark.rule("DQ-CARD-17")
def test_a_secret_door_need_not_be_used() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, draws=["search-secret-door"])
    quest.go("search", None)
    assert quest.at() == "e5"
    assert quest.hero().searches == 1


@pytest.mark.rule("DQ-RUNE-1")
def test_the_rune_of_stasis_gives_three_moves_each_with_its_encounter() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-stasis"]),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM, "e3": OPEN_ROOM, "e2": OPEN_ROOM},
        draws=["dungeon-empty"] * 3,
    )
    quest.use("rune-stasis").move("e4").move("e3").move("e2")
    assert quest.at() == "e2"
    assert quest.s.round == 2


@pytest.mark.rule("DQ-DOOR-4")
def test_a_stuck_door_ends_even_a_turn_of_three_moves() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-stasis"]),
        hero("hugo", "m1"),
        rooms={"e5": "door-left-door-right", "e4": OPEN_ROOM},
        draws=["door-stuck"],
    )
    quest.use("rune-stasis").move("e4")
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUNE-1")
def test_the_rune_of_foresight_puts_a_tile_back_for_another() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-foresight"]),
        rooms={"e5": OPEN_ROOM},
        draws=["pit-straight", "chamber-left", "dungeon-empty"],
    )
    quest.move("e4")
    assert quest.kind == "redraw_tile"
    quest.use("rune-foresight")
    assert quest.s.tiles[cell("e4")] == TILE["chamber-left"]
    assert quest.s.supply.count(TILE["pit-straight"]) == 2


@pytest.mark.rule("DQ-TILE-6")
def test_the_colour_of_the_arrow_is_nothing_the_rules_know() -> None:
    # Two tiles of other colours but the same sides lead to the same places.
    one = table(hero("lindel", "e5"), rooms={"e5": "chamber-cross"})
    two = table(hero("lindel", "e5"), rooms={"e5": "trap-cross"})
    assert one.moves == two.moves
