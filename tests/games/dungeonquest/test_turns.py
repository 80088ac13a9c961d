"""DungeonQuest: turns, what comes first in them, searching and dead ends, the sun."""

from __future__ import annotations

import pytest

from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import CARD
from grimorio.games.dungeonquest.rules.sun import move_sun, start_late
from grimorio.games.dungeonquest.state import DEAD, LEFT
from tests.games.dungeonquest.alone import alone, told
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import hero as fighter
from tests.games.dungeonquest.fights import quest
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"


@pytest.mark.rule("DQ-TURN-1", "DQ-TURN-2", "DQ-TURN-5")
def test_turns_pass_to_the_left_and_are_played_to_their_end() -> None:
    quest = table(
        hero("lindel", "a1"),
        hero("hugo", "m1"),
        hero("tatianna", "a10"),
        rooms={"a2": OPEN_ROOM, "m2": OPEN_ROOM, "a9": OPEN_ROOM},
        turn=1,
        first=1,
        draws=["dungeon-crypt", "dungeon-empty", "dungeon-empty"],
    )
    assert quest.asked == (1, "act")
    quest.move("m2")
    assert quest.asked == (1, "may")  # still Hugo's turn
    quest.answer(None)
    assert quest.asked == (2, "act")
    quest.move("a9")
    assert quest.asked == (0, "act")
    assert quest.s.round == 1
    quest.move("a2")
    assert quest.asked == (1, "act")
    assert quest.s.round == 2


@pytest.mark.rule("DQ-TURN-3", "DQ-TURN-4", "DQ-SEARCH-1", "DQ-SEARCH-7")
def test_a_hero_moves_or_searches_and_not_both() -> None:
    quest = table(
        hero("lindel", "e5"), hero("hugo", "m1"), rooms={"e5": OPEN_ROOM}, draws=["search-gold-60"]
    )
    assert quest.words == {"search"}
    quest.answer("search")
    assert quest.loot() == ["search-gold-60"]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-SEARCH-2", "DQ-TILE-5")
@pytest.mark.parametrize(
    ("room", "searchable"),
    [
        ("chamber-cross", True),
        ("door-three-doors", True),
        ("portcullis-cross", True),
        ("chasm-left-bank", True),
        ("entrance-left", True),
        ("corridor-cross", False),
        ("trap-cross", False),
        ("pit-straight", False),
        ("rotating-dead-end", False),
    ],
)
def test_only_rooms_with_a_search_icon_can_be_searched(room: str, searchable: bool) -> None:
    came = {"came_from": "e6"} if room.startswith("chasm") else {}
    quest = table(
        hero("lindel", "e5", **came),
        hero("hugo", "m1"),
        rooms={"e5": room, "e6": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    if quest.asked == (0, "act"):
        assert ("search" in quest.words) == searchable
    else:
        assert not searchable  # one way out, taken without asking
        assert quest.at() == "e6"


@pytest.mark.rule("DQ-SEARCH-3", "DQ-RUL-55")
def test_a_room_with_a_monster_cannot_be_searched_but_left() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, tokens={"e5": "troll"})
    assert quest.kind == "act"
    assert quest.words == set()
    assert quest.moves == {"e4", "e6", "d5", "f5"}


@pytest.mark.rule("DQ-SEARCH-4", "DQ-SEARCH-5", "DQ-SEARCH-6", "DQ-RUL-33")
def test_two_searches_then_a_move_then_two_again() -> None:
    quest = table(
        hero("lindel", "e5"),
        rooms={"e5": "door-left-door-right", "d5": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["search-empty", "search-empty", "door-stuck", "dungeon-empty", "dungeon-empty"],
    )
    quest.answer("search")
    assert quest.words == {"search"}
    quest.answer("search")
    assert quest.words == set()
    quest.move("e4")  # the door sticks: that is no move
    assert quest.words == set()
    quest.move("d5").move("e5")
    assert quest.words == {"search"}


@pytest.mark.rule("DQ-DEAD-4")
def test_a_blocked_hero_loses_its_turns_until_the_way_is_free() -> None:
    quest = table(
        hero("lindel", "e4", searches=2),
        hero("challara", "e5"),
        rooms={"e4": "chamber-dead-end", "e5": OPEN_ROOM, "d5": OPEN_ROOM},
        draws=["dungeon-empty", "dungeon-empty"],
    )
    assert quest.told("blocked") == [(0,)]
    assert quest.asked == (1, "act")
    quest.move("d5").answer("keep")
    assert quest.at(0) == "e5"  # the only way, now free


@pytest.mark.rule("DQ-TURN-6", "DQ-TURN-7", "DQ-ENC-5")
def test_what_is_kept_is_faced_in_the_heros_order_and_all_of_it() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-trapdoor", "trap-cave-in"]),
        hero("challara", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6, 5, 5],
    )
    assert quest.asked == (0, "start_turn")
    faces = {("face", CARD["trap-trapdoor"]), ("face", CARD["trap-cave-in"])}
    assert set(quest.options) == faces
    quest.answer(("face", CARD["trap-cave-in"]))
    # It ended the turn, and still the Trapdoor is faced.
    assert [args[2] for args in quest.told("test_failed")] == [12, 10]
    assert quest.hero().wounds == 1
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-TURN-7")
def test_a_turn_that_one_effect_ended_stays_ended_whatever_the_next_brings() -> None:
    quest = table(
        hero("hugo", "e5", kept=["trap-trapdoor", "trap-cave-in"]),
        hero("challara", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6, 1, 1],
    )
    quest.answer(("face", CARD["trap-cave-in"]))
    assert quest.hero().kept == [CARD["trap-cave-in"]]  # the Trapdoor let go
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-TURN-6", "DQ-CARD-20")
def test_a_rune_of_healing_may_come_before_the_trap() -> None:
    quest = table(
        hero("hugo", "e5", wounds=15, kept=["trap-trapdoor"], runes=["rune-healing"]),
        hero("challara", "m1"),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6],
    )
    assert quest.asked == (0, "start_turn")
    quest.use("rune-healing")
    assert quest.hero().wounds == 10  # 15 - 6 + 1
    assert quest.hero().where != DEAD


@pytest.mark.rule("DQ-CARD-12", "DQ-TURN-6")
def test_a_potion_is_used_with_the_action_still_to_come() -> None:
    quest = table(
        hero("lindel", "e5", wounds=8, loot=["crypt-unstable-potion"]),
        rooms={"e5": OPEN_ROOM},
        rolls=[5, 6],
    )
    quest.use("crypt-unstable-potion")
    assert quest.hero().wounds == 2
    assert quest.kind == "act"
    assert quest.moves


@pytest.mark.rule("DQ-TURN-8", "DQ-TURN-9")
def test_what_forbids_prevails_over_what_allows() -> None:
    # The Web holds: the Rune that would carry her away cannot be used before she is free.
    quest = table(
        hero("krutzbeck", "e4", came_from="e5", stuck=True, runes=["rune-teleportation"]),
        hero("challara", "m1"),
        rooms={"e4": "web-cross", "e5": OPEN_ROOM},
        rolls=[6, 6],
    )
    assert quest.asked == (1, "act")
    assert quest.hero().runes == [CARD["rune-teleportation"]]


def test_lost_turns_are_skipped_one_by_one() -> None:
    quest = table(hero("lindel", "e5", lost_turns=2), rooms={"e5": OPEN_ROOM})
    assert quest.told("turn_lost") == [(0,), (0,)]
    assert quest.s.round == 3
    assert quest.kind == "act"


# -- the sun


@pytest.mark.rule("DQ-SUN-2", "DQ-RUL-79", "DQ-SETUP-6")
def test_on_the_first_turn_the_sun_stands_still() -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, round=1)
    assert quest.s.sun == 0
    assert quest.told("sun_moved") == []


@pytest.mark.rule("DQ-SUN-1")
def test_the_sun_moves_when_the_start_players_turn_begins_and_at_no_other() -> None:
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "i5"),
        rooms={"e5": OPEN_ROOM, "i5": "door-three-doors"},
        round=4,
        turn=1,
        first=1,
        sun=2,
        draws=["search-empty", "search-empty"],
    )
    assert quest.s.sun == 3
    quest.answer("search")
    assert (quest.asked, quest.s.sun) == ((0, "act"), 3)
    quest.answer("search")
    assert (quest.asked, quest.s.sun) == ((1, "act"), 4)


@pytest.mark.rule("DQ-SUN-3", "DQ-SUN-4", "DQ-SUN-5", "DQ-EX-8", "DQ-RUL-10", "DQ-DEATH-1")
def test_the_evening_of_the_rulebook() -> None:
    # To `1-2`, a 3: it goes on. To `1-3`, a 3: the night.
    quest = table(
        hero("lindel", "e5"),
        hero("hugo", "i5", where=LEFT),
        hero("challara", "c5"),
        rooms={"e5": OPEN_ROOM, "c5": "door-three-doors"},
        round=20,
        sun=25,
        draws=["search-empty", "search-empty"],
        rolls=[3, 3],
    )
    assert quest.s.sun == 26
    assert quest.asked == (0, "act")
    quest.answer("search").answer("search")
    assert quest.s.sunset
    assert [h.where for h in quest.s.heroes] == [DEAD, LEFT, DEAD]
    assert quest.winners == [1]


@pytest.mark.rule("DQ-SUN-6")
@pytest.mark.parametrize(("die", "over"), [(6, False), (5, True)])
def test_on_the_last_space_the_sun_stays_and_the_die_is_rolled(die: int, over: bool) -> None:
    quest = table(hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, round=40, sun=29, rolls=[die])
    assert quest.s.sun == 29
    assert quest.is_over() == over


@pytest.mark.rule("DQ-SUN-7", "DQ-RUL-78")
@pytest.mark.parametrize("where", [DEAD, LEFT])
def test_the_start_player_moves_the_sun_whatever_became_of_its_hero(where: int) -> None:
    quest = table(
        hero("lindel", "a1", where=where),
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM},
        round=5,
        sun=3,
    )
    assert quest.s.sun == 4
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-SUN-7")
def test_a_lost_turn_moves_the_sun_too() -> None:
    quest = table(
        hero("lindel", "e5", lost_turns=1),
        hero("hugo", "i5"),
        rooms={"e5": OPEN_ROOM, "i5": "door-three-doors"},
        round=5,
        sun=3,
    )
    assert quest.s.sun == 4
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-LATE-1", "DQ-RUL-102")
def test_where_the_sun_stands_after_a_late_start_is_told() -> None:
    s = quest(fighter("lindel"), chance=ScriptedChance(rolls=[3]))
    s.journal = Journal()
    before = s.sun
    start_late(s)
    assert s.sun == before + 3
    assert [event.args for event in s.journal.events if event.kind.name == "sun_moved"] == [
        (s.sun,)
    ]


@pytest.mark.rule("DQ-SUN-1")
def test_every_space_of_the_sun_is_told() -> None:
    s = alone()
    s.sun = 1
    move_sun(s)
    assert told(s) == [("sun_moved", (2,))]


# -- dead ends


@pytest.mark.rule("DQ-RUL-38")
def test_walled_in_anywhere_a_hero_may_search_without_an_icon() -> None:
    quest = table(
        hero("lindel", "e4"),
        hero("hugo", "m1"),
        rooms={
            "e4": "trap-left-ahead",
            "e5": "chamber-dead-end south",
            "d4": "chamber-dead-end west",
            "e3": "chamber-dead-end north",
        },
        draws=["search-empty"],
    )
    assert quest.told("searched") == [(0,)]
    assert quest.hero().where != DEAD


@pytest.mark.rule("DQ-DEAD-3", "DQ-RUL-38")
def test_another_hero_in_the_way_is_no_dead_end() -> None:
    quest = table(
        hero("lindel", "e4", searches=2),
        hero("challara", "e5"),
        rooms={"e4": "chamber-dead-end", "e5": OPEN_ROOM},
    )
    assert quest.hero().where != DEAD
    assert quest.told("blocked") == [(0,)]


@pytest.mark.rule("DQ-RUL-103")
def test_a_teleport_rune_is_a_way_out_of_a_dead_end() -> None:
    quest = table(
        hero("lindel", "e4", searches=2, runes=["rune-teleportation"]),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north", "d4": OPEN_ROOM},
        draws=["dungeon-empty"],
    )
    assert quest.kind == "special_move"
    quest.answer(cell("d4"))
    assert quest.at() == "d4"


@pytest.mark.rule("DQ-ESC-10", "DQ-RUL-44", "DQ-TOKEN-4")
def test_a_pending_encounter_is_the_whole_turn() -> None:
    quest = table(
        hero("lindel", "e5", came_from="e4", must_face=True, runes=["rune-touch-of-death"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"e5": "golem"},
        draws=["dungeon-empty"],
    )
    assert quest.asked == (0, "monster_met")  # the Monster first
    quest.use("rune-touch-of-death")
    assert quest.discards("dungeon") == ["dungeon-empty"]  # then the room
    assert quest.asked == (1, "act")  # and nothing else
