"""DungeonQuest: every kind of room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import ATTACK, CARD, HERO, HERO_POWERS
from grimorio.games.dungeonquest.rules.cards.effects import rotate
from grimorio.games.dungeonquest.rules.dungeon import facing, rooms
from grimorio.games.dungeonquest.rules.dungeon.board import BRIDGE, way_between
from grimorio.games.dungeonquest.rules.dungeon.rooms import grope
from grimorio.games.dungeonquest.rules.dungeon.ways import turn_about
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.alone import alone, told
from tests.games.dungeonquest.builders import Table, cell, hero, table
from tests.games.dungeonquest.fights import BACK, HERE, Fight, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"


def enter(
    who: str,
    room: str,
    *,
    rooms: Mapping[str, str] | None = None,
    loot: Sequence[str] = (),
    wounds: int = 0,
    rolls: Sequence[int] = (),
    draws: Sequence[str | int] = (),
    watched: bool = False,
) -> Table:
    """A Hero steps north from e5 into a room at e4; watched, somebody else has the next turn."""
    one = hero(who, "e5", loot=loot, wounds=wounds)
    others = [hero("challara", "m10")] if watched else []
    board = {"e5": OPEN_ROOM, "e4": room, **(rooms or {})}
    return table(one, *others, rooms=board, rolls=rolls, draws=draws).move("e4")


@pytest.mark.rule("DQ-ROOM-2")
def test_luck_carries_a_hero_over_the_pit() -> None:
    quest = enter("gherinn", "pit-straight", rolls=[4, 5]).answer(None)
    assert quest.asked == (0, "act")
    assert quest.moves == {"e3", "e5"}


@pytest.mark.rule("DQ-ROOM-2", "DQ-DEATH-1")
def test_without_luck_the_pit_is_the_end() -> None:
    quest = enter("hugo", "pit-straight", rolls=[2, 2])
    assert quest.hero().where == DEAD
    assert quest.told("died") == [(0, "pit")]
    assert quest.is_over()


@pytest.mark.rule("DQ-ROOM-3", "DQ-CATA-5", "DQ-CATA-1", "DQ-RUL-72")
def test_an_entrance_room_gives_a_card_now_and_the_way_down_next_turn() -> None:
    quest = enter("lindel", "entrance-left", draws=["dungeon-empty", "catacombs-exit"])
    assert quest.discards("dungeon") == ["dungeon-empty"]
    assert "descend" in quest.words
    quest.go("descend", 1)
    # Going down took the turn; the first card is drawn on the next.
    assert quest.hero().where == CATACOMBS
    assert quest.s.round == 3
    assert quest.hero().travelled == 1


@pytest.mark.rule("DQ-ROOM-4")
def test_a_trap_room_draws_a_trap_card() -> None:
    quest = enter("lindel", "trap-cross", draws=["trap-snakes"], rolls=[3])
    assert quest.hero().wounds == 3
    assert quest.discards("trap") == ["trap-snakes"]


# -- darkness


@pytest.mark.rule("DQ-ROOM-7", "DQ-RUL-11")
def test_in_the_dark_a_die_picks_the_passage() -> None:
    # 3 and 4 lead left: west, for one who came from the south.
    quest = enter(
        "lindel", "darkness-left-right", rooms={"d4": OPEN_ROOM}, rolls=[3], draws=["dungeon-empty"]
    )
    assert quest.at() == "d4"


@pytest.mark.rule("DQ-ROOM-8")
def test_a_wall_in_the_dark_ends_the_turn_and_the_die_is_rolled_again_next_turn() -> None:
    quest = enter(
        "lindel",
        "darkness-left-right",
        rooms={"d4": "chamber-dead-end west", "f4": OPEN_ROOM},
        rolls=[3, 6],
        draws=["dungeon-empty"],
    )
    assert quest.at() == "f4"
    assert quest.s.round == 3
    assert quest.told("groped") == [(0,)]


@pytest.mark.rule("DQ-RUL-36")
def test_a_taken_room_in_the_dark_is_a_wall() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "d4"),
        rooms={"e5": OPEN_ROOM, "e4": "darkness-left-right", "d4": OPEN_ROOM},
        rolls=[4],
    ).move("e4")
    assert quest.asked == (1, "act")
    assert quest.at(0) == "e4"


@pytest.mark.rule("DQ-RUL-37")
def test_a_door_in_the_dark_is_tried_and_the_die_is_rolled_again_if_it_holds() -> None:
    quest = enter(
        "lindel",
        "darkness-left-right",
        rooms={"d4": "door-three-doors south", "f4": OPEN_ROOM},
        rolls=[3, 5],
        draws=["door-stuck", "dungeon-empty"],
    )
    assert quest.at() == "f4"
    assert quest.s.round == 3


WALLED_DARK = {
    "e4": "darkness-left-right",
    "d4": "chamber-dead-end west",
    "f4": "chamber-dead-end east",
    "e5": "chamber-dead-end south",
    "e3": OPEN_ROOM,
}


@pytest.mark.rule("DQ-RUL-106")
def test_in_a_walled_up_dark_room_the_way_down_that_was_found_can_be_taken() -> None:
    quest = table(hero("lindel", "e4", may_descend=True), rooms=WALLED_DARK)
    assert quest.asked == (0, "act")
    assert quest.options == ["grope", "descend"]
    quest.answer("descend")
    assert quest.asked == (0, "heading")


@pytest.mark.rule("DQ-RUL-106")
def test_a_teleport_rune_leads_out_of_the_dark_instead_of_the_die() -> None:
    quest = table(
        hero("lindel", "e4", runes=["rune-teleportation"]),
        rooms=WALLED_DARK,
        draws=["dungeon-empty"],
    )
    assert quest.words == {"grope"}
    assert quest.moves == set()
    quest.use("rune-teleportation").answer(cell("e3"))
    assert quest.at() == "e3"


@pytest.mark.rule("DQ-RUL-106")
def test_a_teleport_rune_leads_out_of_the_dark_on_entering_it_too() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-teleportation"]),
        rooms={"e5": OPEN_ROOM, "e4": "darkness-left-right", "e3": OPEN_ROOM},
        draws=["dungeon-empty"],
    ).move("e4")
    assert quest.asked == (0, "move")
    quest.use("rune-teleportation").answer(cell("e3"))
    assert quest.at() == "e3"


@pytest.mark.rule("DQ-ROOM-7", "DQ-ROOM-8", "DQ-RUL-36")
@pytest.mark.parametrize(("roll", "at_the_edge"), [(1, True), (3, False), (5, False)])
def test_who_gropes_at_a_wall_is_told_so_and_the_turn_is_over(roll: int, at_the_edge: bool) -> None:
    here = cell("e1")  # the entry, which a 1 points to, lies at the northern edge
    s = quest(
        fighter("lindel", at=here), chance=ScriptedChance(rolls=[roll]),
        tiles={here: "darkness-left-right"},
    )  # fmt: skip
    s.journal = Journal()
    grope(s, 0)
    assert ("groped" in [event.kind.name for event in s.journal.events]) == at_the_edge
    assert s.turn_over == at_the_edge


# -- corridors


@pytest.mark.rule("DQ-ROOM-9")
def test_a_corridor_orders_another_move_at_once() -> None:
    quest = enter("lindel", "corridor-cross", rooms={"e3": OPEN_ROOM}, draws=["dungeon-empty"])
    assert quest.asked == (0, "move")
    assert quest.moves == {"e3", "e5", "d4", "f4"}
    quest.move("e3")
    assert quest.at() == "e3"
    assert quest.s.round == 2


@pytest.mark.rule("DQ-ROOM-10")
def test_the_same_corridor_a_second_time_ends_the_turn_there() -> None:
    quest = enter("lindel", "corridor-cross", rooms={"d4": "corridor-cross"})
    quest.move("d4").move("e4")
    assert quest.at() == "e4"
    assert quest.s.round == 2
    assert quest.asked == (0, "act")


@pytest.mark.rule("DQ-RUL-34", "DQ-RUL-35")
def test_a_corridor_with_nowhere_to_go_holds_the_hero() -> None:
    # In from the east by teleport; left lies a wall, and the room to the east is Challara's.
    quest = table(
        hero("lindel", "d5", runes=["rune-teleportation"]),
        hero("challara", "e4"),
        rooms={"e4": OPEN_ROOM, "d5": "chamber-dead-end", "d4": "corridor-left east"},
    )
    quest.use("rune-teleportation").answer(cell("d4"))
    assert quest.at(0) == "d4"
    assert quest.told("halted") == [(0,)]
    assert quest.asked == (1, "act")


# -- the Chasm


@pytest.mark.rule("DQ-ROOM-11", "DQ-ROOM-12")
@pytest.mark.parametrize(
    ("tile", "bank"), [("chasm-left-bank", {"e5", "d4"}), ("chasm-right-bank", {"e5", "f4"})]
)
def test_a_chasm_is_left_on_the_side_it_was_entered_on(tile: str, bank: set[str]) -> None:
    quest = enter("lindel", tile, draws=["dungeon-empty"])
    assert quest.discards("dungeon") == ["dungeon-empty"]
    assert quest.moves == bank


@pytest.mark.rule("DQ-RUL-41", "DQ-CATA-27")
def test_who_comes_into_a_chasm_by_no_passage_chooses_a_side() -> None:
    quest = table(
        hero("lindel", "e5", runes=["rune-teleportation"]),
        rooms={"e5": OPEN_ROOM, "e4": "chasm-left-bank"},
        draws=["dungeon-empty"],
    )
    quest.use("rune-teleportation").answer(cell("e4"))
    assert quest.kind == "choose_bank"
    quest.answer(0)  # the bank of the north
    assert quest.moves == {"e3", "f4"}


# -- the Cave-in Room


@pytest.mark.rule("DQ-ROOM-13", "DQ-ROOM-14")
def test_from_a_cave_in_one_goes_back_or_across() -> None:
    quest = enter("lindel", "cave-in-cross", draws=["dungeon-empty", "dungeon-empty"])
    assert quest.moves == {"e5"}
    assert quest.words == {"cross"}
    quest.move("e5")
    assert quest.at() == "e5"


@pytest.mark.rule("DQ-ROOM-15", "DQ-RUL-43")
def test_across_the_cave_in_the_turn_goes_on() -> None:
    quest = enter(
        "tatianna",
        "cave-in-cross",
        rooms={"e3": OPEN_ROOM},
        rolls=[4, 5],
        draws=["dungeon-empty", "dungeon-empty"],
    )
    quest.answer("cross")
    assert quest.asked == (0, "move")
    assert quest.moves == {"e3", "d4", "f4"}  # not back by the way it came
    quest.move("e3")
    assert quest.at() == "e3"


@pytest.mark.rule("DQ-ROOM-15", "DQ-TEST-4")
def test_a_failed_climb_leaves_the_choice_for_next_turn_with_determination() -> None:
    quest = enter("tatianna", "cave-in-cross", rolls=[5, 5, 5, 5], draws=["dungeon-empty"])
    quest.answer("cross")
    assert quest.at() == "e4"
    assert quest.words == {"cross"}
    assert quest.moves == {"e5"}
    quest.answer("cross")  # 10 against 9 and one token
    assert quest.asked == (0, "move")


@pytest.mark.rule("DQ-RUL-42")
def test_with_no_room_to_go_back_to_the_cave_in_must_be_crossed() -> None:
    quest = table(hero("lindel", "e4"), rooms={"e4": "cave-in-cross"}, rolls=[6, 6])
    # There is no choice: the test is made, and Lindel looks at his dice.
    assert quest.told("test_rolled") == [(0, 1, 6, 6)]
    assert quest.kind == "reroll"


# -- the Bridge


@pytest.mark.rule("DQ-RUL-42", "DQ-ROOM-15")
def test_no_rune_of_stasis_leads_past_a_cave_in() -> None:
    quest = table(
        hero("lindel", "e4", runes=["rune-stasis", "rune-healing"]),
        rooms={"e4": "cave-in-cross", "e3": OPEN_ROOM},
    )
    assert quest.asked == (0, "act")
    assert quest.options == ["cross", ("use", CARD["rune-healing"])]


@pytest.mark.rule("DQ-ROOM-16", "DQ-ROOM-17")
def test_who_stays_on_its_side_of_a_bridge_must_go_back() -> None:
    quest = enter("lindel", "bridge-straight", draws=["dungeon-empty"])
    assert quest.asked == (0, "bridge")
    assert set(quest.options) == {"cross", "stay"}
    quest.answer("stay")
    # Next turn there is only the way back: it is taken without asking.
    assert quest.at() == "e5"
    assert quest.s.round == 3


@pytest.mark.rule("DQ-ROOM-18", "DQ-ROOM-20", "DQ-RUL-43")
def test_every_loot_card_makes_the_bridge_harder() -> None:
    quest = enter(
        "lindel",
        "bridge-straight",
        loot=["corpse-gold-50", "corpse-gold-100"],
        rooms={"e3": OPEN_ROOM},
        rolls=[2, 2],
        draws=["dungeon-empty"],
    )
    quest.go("cross", None, None)  # 4 + 2 against 6
    assert quest.told("test_passed")[0][2:] == (6, 6)
    assert quest.at() == "e3"  # the far side, and on at once


@pytest.mark.rule("DQ-ROOM-19")
def test_loot_may_be_dropped_before_crossing() -> None:
    quest = enter(
        "lindel",
        "bridge-straight",
        loot=["corpse-gold-50", "corpse-gold-100"],
        rooms={"e3": OPEN_ROOM},
        rolls=[2, 4],
        draws=["dungeon-empty"],
    )
    quest.go("cross", CARD["corpse-gold-50"], CARD["corpse-gold-100"], None)
    assert quest.at() == "e3"
    assert quest.loot() == []
    assert quest.discards("corpse") == ["corpse-gold-50", "corpse-gold-100"]


@pytest.mark.rule("DQ-ROOM-21", "DQ-RUL-73")
def test_who_falls_from_a_bridge_is_hurt_and_below() -> None:
    quest = enter("lindel", "bridge-straight", rolls=[6, 6, 4], watched=True)
    quest.go("cross", None)
    assert quest.hero().wounds == 4
    assert quest.kind == "heading"
    quest.answer(3)
    assert quest.hero().where == CATACOMBS
    assert quest.hero().heading == 3
    assert quest.hero().at == cell("e4")
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-73")
def test_a_fall_that_kills_leads_nowhere() -> None:
    quest = enter("lindel", "bridge-straight", wounds=12, rolls=[6, 6, 4])
    quest.go("cross", None)
    assert quest.hero().where == DEAD


@pytest.mark.rule("DQ-ROOM-22", "DQ-EX-22")
def test_tatianna_slips_onto_a_bridge_and_must_cross() -> None:
    quest = table(
        hero("tatianna", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "bridge-straight", "e3": OPEN_ROOM},
        draws=["search-secret-door", "dungeon-empty"],
        rolls=[4, 5],
    )
    quest.go("search", "yes", cell("e4"))
    assert quest.kind == "choose_bank"
    assert set(quest.options) == {0, 2}
    quest.answer(2)
    # There is nothing to choose: she crosses, to the far side, and on.
    assert quest.at() == "e3"


# -- the Rotating Room


@pytest.mark.rule("DQ-ROOM-23", "DQ-EX-4", "DQ-DEAD-1", "DQ-DEAD-2", "DQ-ROOM-25")
def test_a_rotating_room_turns_its_back_and_lindel_must_search() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("challara", "m10"),
        rooms={"e5": OPEN_ROOM, "e3": "chamber-dead-end north", "m9": OPEN_ROOM},
        draws=["rotating-dead-end", "dungeon-empty", "search-secret-door"],
    )
    quest.move("e4")
    assert quest.s.turned[cell("e4")] == 0
    assert quest.asked == (1, "act")  # the turn ended at once, without a card
    quest.move("m9").answer("keep")
    # Nothing is left to Lindel but a search: it is done without asking.
    assert quest.told("searched") == [(0,)]
    assert quest.asked == (0, "may")


@pytest.mark.rule("DQ-ROOM-24", "DQ-RUL-45")
def test_a_rotating_room_turns_only_once() -> None:
    quest = enter("lindel", "rotating-dead-end south", watched=True)
    assert quest.s.turned[cell("e4")] == 2
    assert quest.at() == "e4"
    assert quest.told("drew") == []


@pytest.mark.rule("DQ-RUL-21")
def test_a_descending_passage_is_a_way_out_of_a_rotating_room() -> None:
    quest = table(
        hero("lindel", "e4", searches=1),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north"},
        draws=["search-descending-passage"],
    )
    # Searched without asking, there being nothing else to do; then down.
    assert quest.hero().where != DEAD
    assert quest.kind == "heading"
    assert quest.s.entrances[cell("e4")]


@pytest.mark.rule("DQ-ROOM-25")
def test_trapped_with_two_searches_behind_it_a_hero_dies() -> None:
    quest = table(
        hero("lindel", "e4", searches=1),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north"},
        draws=["search-empty"],
    )
    assert quest.hero().where == DEAD
    assert quest.told("died") == [(0, "trapped")]


@pytest.mark.rule("DQ-RUL-22", "DQ-DEAD-2")
def test_a_dead_end_with_the_way_back_open_is_not_the_end() -> None:
    quest = table(
        hero("lindel", "e4", searches=2),
        rooms={"e4": "chamber-dead-end", "e5": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    assert quest.at() == "e5"  # the only way, taken without asking


@pytest.mark.rule("DQ-ROOM-23", "DQ-ROOM-24")
def test_a_rotating_room_says_that_it_turned_and_no_other_room_does() -> None:
    s = alone(b3="rotating-dead-end", b4="chamber-left")
    turn_about(s, 0, cell("b4"))
    assert told(s) == []
    turn_about(s, 0, cell("b3"))
    assert told(s) == [("rotated", (cell("b3"), 2))]
    assert (s.turned[cell("b3")], s.turn_over) == (2, True)


@pytest.mark.rule("DQ-RUL-111")
def test_only_a_tile_that_lies_there_turns() -> None:
    s = alone()
    empty = cell("b9")
    rotate(s, empty, 1)
    assert (told(s), s.turned[empty]) == ([], 0)
    rotate(s, HERE, 1)
    assert told(s) == [("rotated", (HERE, 1))]


@pytest.mark.rule("DQ-RUL-111")
def test_who_stands_on_a_turning_tile_is_carried_all_the_way_round() -> None:
    s = alone()
    s.heroes[0].side = 3
    rotate(s, HERE, 2)
    assert s.heroes[0].side == 1


# -- the Web


@pytest.mark.rule("DQ-ROOM-28", "DQ-ROOM-29")
def test_who_shrinks_from_the_web_goes_back_next_turn() -> None:
    quest = enter("lindel", "web-cross", draws=["dungeon-empty"])
    assert quest.asked == (0, "web")
    quest.answer("retreat")
    assert quest.at() == "e5"
    assert quest.s.round == 3


@pytest.mark.rule("DQ-ROOM-30", "DQ-RUL-43")
def test_the_strong_cut_through_the_web_and_go_on() -> None:
    quest = enter("krutzbeck", "web-cross", rolls=[4, 5])
    quest.answer("cross")
    assert quest.asked == (0, "move")
    assert quest.moves == {"e3", "d4", "f4"}


@pytest.mark.rule("DQ-ROOM-30", "DQ-ROOM-31", "DQ-TEST-4")
def test_caught_in_the_web_a_hero_tries_again_every_turn() -> None:
    quest = enter("krutzbeck", "web-cross", rolls=[6, 6, 6, 6, 5, 6])
    quest.answer("cross")
    # 12 against 9, 12 against 10, 11 against 11.
    assert [args[2:] for args in quest.told("test_failed")] == [(12, 9), (12, 10)]
    assert quest.s.round == 3
    assert quest.asked == (0, "move")
    assert not quest.hero().stuck
    assert quest.hero().determination == []


@pytest.mark.rule("DQ-ROOM-5", "DQ-EXIT-5")
def test_a_tower_without_loot_must_be_left_at_once() -> None:
    quest = table(
        hero("lindel", "a2"), rooms={"a2": OPEN_ROOM, "b1": OPEN_ROOM}, draws=["dungeon-empty"]
    )
    quest.move("a1")
    assert quest.asked == (0, "tower")
    assert quest.words == set()
    quest.move("b1")
    assert quest.at() == "b1"


@pytest.mark.rule("DQ-ROOM-27", "DQ-ESC-1")
def test_behind_a_portcullis_there_is_no_escape() -> None:
    quest = table(
        hero("tatianna", "e5", came_from="e6"),
        hero("hugo", "a1"),
        rooms={"e5": OPEN_ROOM},
        draws=["portcullis-cross", "dungeon-skeleton", 0],
        rolls=[1, 1, 1, 1],
        options={"dice_combat": True},
    )
    quest.move("e4")
    assert quest.told("monster_attacked") == [(0, 0)]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-ENC-1")
def test_the_monster_comes_first_and_the_room_only_if_it_is_gone() -> None:
    quest = table(
        hero("lindel", "e5", came_from="e6", runes=["rune-touch-of-death"]),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        tokens={"e4": "demon"},
        draws=["trap-snakes"],
        rolls=[2],
    )
    quest.move("e4")
    assert quest.kind == "monster_met"
    assert quest.told("drew") == []
    quest.use("rune-touch-of-death")
    assert quest.hero().wounds == 2
    assert quest.s.dens == []


@pytest.mark.rule("DQ-CATA-5", "DQ-RUL-75")
def test_a_marked_room_keeps_its_own_encounter_and_offers_the_way_down() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-snakes"],
        rolls=[1],
    )
    quest.s.entrances[cell("e4")] = True
    quest.move("e4")
    assert quest.hero().wounds == 1
    assert "descend" in quest.words


@pytest.mark.rule("DQ-RUL-74")
def test_a_way_down_is_forgotten_when_the_room_is_left() -> None:
    quest = table(
        hero("lindel", "e5", may_descend=True),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["search-empty", "dungeon-empty"],
    )
    quest.answer("search")
    assert "descend" in quest.words
    quest.move("e4")
    assert "descend" not in quest.words
    assert quest.hero().came_from != NONE


@pytest.mark.rule("DQ-HVH-1", "DQ-RUL-36")
def test_in_the_dark_a_hero_stumbles_into_a_fight_where_heroes_may_fight() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "d4"),
        rooms={"e5": OPEN_ROOM, "e4": "darkness-left-right", "d4": OPEN_ROOM},
        rolls=[4],
        draws=[
            *[ATTACK[card] for card in ("elven-eyes", "volley", "ricochet", "ray", "ray")],
            HERO_POWERS[HERO["hugo"]][0],
            *[ATTACK[card] for card in ("slash", "slash", "shield-bash", "shield-bash")],
        ],
        options={"hero_versus_hero": True},
    ).move("e4")
    assert quest.at(0) == "d4"
    assert quest.told("duel_begun") == [(0, 1)]


@pytest.mark.rule("DQ-ROOM-30", "DQ-ROOM-31", "DQ-ROOM-15")
@pytest.mark.parametrize("room", ["web-cross", "cave-in-straight"])
@pytest.mark.parametrize(("rolls", "kind"), [([6, 6], "stuck"), ([1, 1], "crossed")])
def test_who_is_held_up_is_told_and_stays_and_who_gets_past_is_told_and_goes_on(
    room: str, rolls: list[int], kind: str
) -> None:
    s = quest(fighter("hugo"), chance=ScriptedChance(rolls=rolls), tiles={HERE: room})
    s.heroes[0].side = way_between(HERE, BACK)[1]
    a = Fight(s, (rooms.cut_web if room.startswith("web") else rooms.cross_cave_in)(0))
    assert a.told(kind) == [(0,)]
    assert a.s.turn_over == (kind == "stuck")


# -- what each kind of room holds


def test_a_kind_of_room_that_no_chapter_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(facing.INSIDE, BRIDGE)
    with pytest.raises(LookupError, match="rooms and their coroutines disagree about bridge"):
        facing.check_rooms()


def test_a_kind_of_room_belongs_to_one_chapter() -> None:
    with pytest.raises(LookupError, match="bridge holds two things"):
        facing.holds(BRIDGE)(facing.INSIDE[BRIDGE])
