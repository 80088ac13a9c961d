"""DungeonQuest: servants of Kalladra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, DECK, MONSTER
from grimorio.games.dungeonquest.state import DEAD
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.builders import Table, cell, hero, table

OPEN_ROOM = "chamber-cross"
SERVANTS = {"servants": True}


def night(rooms: Mapping[str, str], tokens: Mapping[str, str], **rest: Any) -> Table:
    """Lindel is dead and has the turn; Tatianna and Hugo are not."""
    living = rest.pop("living", (hero("tatianna", "m1"), hero("hugo", "m10")))
    return table(
        hero("lindel", "a1", where=DEAD),
        *living,
        rooms=rooms,
        tokens=tokens,
        options={**SERVANTS, **rest.pop("options", {})},
        **rest,
    )


@pytest.mark.rule("DQ-SERV-1")
def test_an_eliminated_player_may_move_one_token_to_an_adjacent_room() -> None:
    quest = night(
        {"e5": OPEN_ROOM, "e4": OPEN_ROOM, "d5": OPEN_ROOM}, {"e5": "troll", "e4": "demon"}
    )
    assert quest.asked == (0, "serve")
    assert None in quest.options
    quest.answer(("march", cell("e5")))
    assert quest.at(1) == "m1"
    assert quest.s.dens == [cell("d5"), cell("e4")]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-SERV-1")
def test_without_the_option_the_dead_have_no_turns() -> None:
    quest = table(
        hero("lindel", "a1", where=DEAD),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"e5": "troll"},
    )
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-SERV-2", "DQ-RUL-89")
def test_monsters_pass_doors_and_portcullises_but_not_walls_nor_the_unexplored() -> None:
    quest = night(
        {
            "e5": "door-left-door-right",
            "e4": "portcullis-cross",
            "d5": "chamber-dead-end west",
            "f5": "web-cross",
        },
        {"e5": "troll", "j5": "golem"},
    )
    quest.answer(("march", cell("e5")))
    assert set(quest.options) == {cell("e4"), cell("f5")}
    assert quest.s.tiles[cell("e6")] == NONE


@pytest.mark.rule("DQ-SERV-3", "DQ-RUL-89")
def test_monsters_stay_out_of_towers_and_the_treasure_room() -> None:
    quest = night(
        {
            "a2": OPEN_ROOM,
            "a3": OPEN_ROOM,
            "b2": OPEN_ROOM,
            "g4": OPEN_ROOM,
            "g3": OPEN_ROOM,
            "f4": OPEN_ROOM,
        },
        {"a2": "troll", "g4": "golem"},
    )
    quest.answer(("march", cell("a2")))
    assert set(quest.options) == {cell("a3"), cell("b2")}
    quest = night(
        {"g4": OPEN_ROOM, "g3": OPEN_ROOM, "f4": OPEN_ROOM}, {"g4": "golem", "j1": "troll"}
    )
    quest.answer(("march", cell("g4")))
    assert set(quest.options) == {cell("g3"), cell("f4")}


@pytest.mark.rule("DQ-SERV-4")
def test_two_monsters_do_not_share_a_room() -> None:
    quest = night(
        {"e5": OPEN_ROOM, "e4": OPEN_ROOM, "d5": OPEN_ROOM, "f5": OPEN_ROOM},
        {"e5": "troll", "e4": "demon"},
    )
    quest.answer(("march", cell("e5")))
    assert set(quest.options) == {cell("d5"), cell("f5")}


@pytest.mark.rule("DQ-SERV-5", "DQ-EX-19", "DQ-RUL-90")
def test_the_demon_rests_until_the_skeleton_has_moved() -> None:
    rooms = {"e5": OPEN_ROOM, "e4": OPEN_ROOM, "j5": OPEN_ROOM, "j4": OPEN_ROOM}
    quest = night(rooms, {"e4": "skeleton", "j4": "demon"}, last_moved=cell("j4"))
    assert ("march", cell("j4")) not in quest.options
    assert ("march", cell("e4")) in quest.options


@pytest.mark.rule("DQ-SERV-5", "DQ-RUL-127")
def test_the_token_that_rests_is_forgotten_when_it_dies() -> None:
    rooms = {"e5": OPEN_ROOM, "e4": "chamber-dead-end", "e6": OPEN_ROOM, "j5": OPEN_ROOM}
    quest = night(
        rooms,
        {"e4": "skeleton", "j5": "demon"},
        living=(hero("hugo", "m10"), hero("tatianna", "e5", came_from="e6")),
        rolls=[1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.answer(("march", cell("e4")))
    assert quest.s.last_moved == cell("e5")
    quest.answer("attack")
    assert quest.told("monster_slain")
    assert quest.s.last_moved == NONE


@pytest.mark.rule("DQ-SERV-5", "DQ-RUL-127")
def test_a_token_that_was_banished_bars_no_other() -> None:
    quest = table(
        hero("lindel", "e4", must_face=True, runes=["rune-touch-of-death"]),
        hero("hugo", "m1", where=DEAD),
        hero("tatianna", "m10"),
        rooms={"e4": OPEN_ROOM},
        tokens={"e4": "skeleton"},
        draws=["dungeon-empty"],
        last_moved=cell("e4"),
        options=SERVANTS,
    ).use("rune-touch-of-death")
    assert quest.s.last_moved == NONE


@pytest.mark.rule("DQ-SERV-5", "DQ-RUL-127")
def test_a_token_taken_elsewhere_goes_on_resting() -> None:
    tokens = {f"j{row}": f"troll {row - 2}" for row in (2, 3, 4, 5)}
    rooms = dict.fromkeys((*tokens, "e4", "e5"), OPEN_ROOM)
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "m1", where=DEAD),
        rooms=rooms,
        tokens=tokens,
        draws=["dungeon-troll"],
        last_moved=cell("j3"),
        options=SERVANTS,
    ).move("e4")
    assert quest.asked == (1, "take_token")
    quest.answer(cell("j3"))
    assert quest.s.last_moved == cell("e4")


@pytest.mark.rule("DQ-SERV-5")
def test_a_single_token_may_move_every_turn() -> None:
    quest = night({"e5": OPEN_ROOM, "e4": OPEN_ROOM}, {"e4": "skeleton"}, last_moved=cell("e4"))
    assert ("march", cell("e4")) in quest.options


@pytest.mark.rule("DQ-SERV-7", "DQ-SERV-8", "DQ-SERV-9", "DQ-RUL-92")
def test_a_monster_that_finds_a_hero_is_met_at_once_and_played_by_who_moved_it() -> None:
    quest = night(
        {"e5": OPEN_ROOM, "e4": OPEN_ROOM, "e6": OPEN_ROOM},
        {"e4": "skeleton"},
        living=(hero("hugo", "m10"), hero("tatianna", "e5", came_from="e6")),
    )
    quest.answer(("march", cell("e4")))  # to e5, the only way
    assert quest.asked == (2, "meet_monster")
    assert quest.s.combat is not None
    assert quest.s.combat.rival == 0


@pytest.mark.rule("DQ-RUL-92", "DQ-SERV-9")
def test_who_kills_it_does_not_face_its_room_again() -> None:
    quest = night(
        {"e5": OPEN_ROOM, "e4": "chamber-dead-end", "e6": OPEN_ROOM},
        {"e4": "skeleton"},
        living=(hero("hugo", "m10"), hero("tatianna", "e5", came_from="e6")),
        rolls=[1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.answer(("march", cell("e4")))
    quest.answer("attack")
    assert quest.told("monster_slain")
    assert quest.told("drew") == []
    assert quest.asked == (1, "act")  # to the left of the one who moved


@pytest.mark.rule("DQ-SERV-10", "DQ-SERV-11", "DQ-SERV-12", "DQ-SERV-13")
def test_with_few_monsters_one_may_be_called_to_a_room_beside_a_tower() -> None:
    quest = night(
        {"a2": OPEN_ROOM, "b1": OPEN_ROOM, "m2": OPEN_ROOM, "e5": OPEN_ROOM},
        {"e5": "skeleton"},
        draws=["dungeon-crypt", "dungeon-shuffle", "dungeon-empty", "dungeon-troll"],
        picks=[4 * MONSTER["troll"] + 3],
    )
    quest.answer("add")
    assert quest.kind == "lair"
    assert set(quest.options) == {cell("a2"), cell("b1"), cell("m2")}
    quest.answer(cell("b1"))
    assert quest.s.dens == [cell("e5"), cell("b1")]
    assert quest.s.monsters.cards[-1] // 4 == MONSTER["troll"]
    assert quest.s.monsters.seen[-1] == 0  # nobody looked
    assert quest.discards("dungeon") == ["dungeon-crypt", "dungeon-empty", "dungeon-troll"]
    assert CARD["dungeon-shuffle"] in quest.s.decks[DECK["dungeon"]]


@pytest.mark.rule("DQ-SERV-10")
def test_with_a_monster_for_each_hero_none_is_added() -> None:
    quest = night(
        {"a2": OPEN_ROOM, "e5": OPEN_ROOM, "e4": OPEN_ROOM, "d5": OPEN_ROOM},
        {"e5": "skeleton", "e4": "troll"},
    )
    assert "add" not in quest.options


@pytest.mark.rule("DQ-RUL-91")
def test_a_new_monster_needs_an_empty_room() -> None:
    quest = night(
        {"a2": OPEN_ROOM}, {"a2": "skeleton"}, living=(hero("tatianna", "m1"), hero("hugo", "m10"))
    )
    assert quest.asked == (1, "act")  # no room, no way: there was nothing to ask


@pytest.mark.rule("DQ-SERV-6")
def test_on_a_heros_own_turn_the_left_neighbour_plays_the_monster() -> None:
    quest = table(
        hero("lindel", "a1", where=DEAD),
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "m10"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"e4": "troll"},
        turn=1,
        options=SERVANTS,
    ).move("e4")
    assert quest.s.combat is not None
    assert quest.s.combat.rival == 2
