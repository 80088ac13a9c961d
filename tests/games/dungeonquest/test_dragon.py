"""DungeonQuest: the Treasure Room."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonquest.components.numbers import CARD, DECK, TILE
from grimorio.games.dungeonquest.rules.dungeon import dragon
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, WAYS, way_between
from grimorio.games.dungeonquest.state import DEAD
from tests.games.dungeonquest.alone import alone, told
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import Fight, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
RICHES = ["treasure-ebony-ring", "treasure-genies-lamp"]


@pytest.mark.rule("DQ-DRAGON-2", "DQ-DRAGON-3", "DQ-DRAGON-4", "DQ-ROOM-6", "DQ-RUL-12")
def test_beside_a_sleeping_dragon_two_treasures_are_taken() -> None:
    quest = table(
        hero("lindel", "g4"),
        hero("hugo", "m1"),
        rooms={"g4": OPEN_ROOM},
        draws=["dragon-sleeping", *RICHES],
    ).move("g5")
    assert quest.loot() == RICHES
    assert quest.s.dragons == [CARD["dragon-sleeping"]]
    assert quest.s.decks[DECK["dragon"]].count(CARD["dragon-sleeping"]) == 6
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-DRAGON-5", "DQ-DRAGON-6", "DQ-DRAGON-18")
def test_a_hero_may_stay_and_draw_again_as_long_as_it_likes() -> None:
    quest = table(
        hero("lindel", "g5"),
        dragons=[CARD["dragon-sleeping"]],
        draws=[
            "dragon-sleeping",
            *RICHES,
            "dragon-sleeping",
            "treasure-lodestone",
            "treasure-pearl-ring",
        ],
    )
    quest.s.decks[DECK["dragon"]].remove(CARD["dragon-sleeping"])
    assert "stay" in quest.words
    quest.answer("stay")
    assert "stay" in quest.words
    quest.answer("stay")
    assert len(quest.loot()) == 4
    assert len(quest.s.dragons) == 3


@pytest.mark.rule("DQ-DRAGON-7", "DQ-DRAGON-17", "DQ-DRAGON-19")
def test_leaving_draws_no_dragon_card_and_the_empty_room_shuffles() -> None:
    quest = table(
        hero("lindel", "g4"),
        hero("challara", "m10"),
        rooms={"g4": OPEN_ROOM, "m9": OPEN_ROOM, "m8": OPEN_ROOM},
        draws=[
            "dragon-sleeping",
            *RICHES,
            "dungeon-empty",
            "dungeon-empty",
            "dungeon-empty",
            "dragon-sleeping",
            "treasure-lodestone",
            "treasure-pearl-ring",
        ],
    )
    quest.move("g5").move("m9").answer("keep")
    assert quest.s.dragons == [CARD["dragon-sleeping"]]
    quest.move("g4")
    assert quest.s.dragons == []
    assert len(quest.s.decks[DECK["dragon"]]) == 8
    quest.move("m8").answer("keep").move("g5")
    assert len(quest.loot()) == 4


@pytest.mark.rule("DQ-DRAGON-8", "DQ-DRAGON-9", "DQ-DRAGON-10", "DQ-DRAGON-13", "DQ-RUL-70")
def test_the_fury_takes_treasures_and_burns_and_drives_out() -> None:
    quest = table(
        hero("lindel", "g4", loot=[*RICHES, "corpse-rope"]),
        hero("hugo", "m1"),
        rooms={"g4": OPEN_ROOM, "f5": OPEN_ROOM},
        draws=["dragon-fury"],
        rolls=[3, 4],
    ).move("g5")
    assert quest.loot() == ["corpse-rope"]
    assert sorted(quest.discards("treasure")) == sorted(RICHES)
    assert quest.hero().wounds == 7
    assert quest.kind == "flee"
    quest.answer(cell("f5"))
    assert quest.at() == "f5"
    assert quest.hero().must_face
    assert quest.discards("dungeon") == []
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-DRAGON-11", "DQ-DRAGON-14", "DQ-DRAGON-13")
def test_who_flees_into_the_unexplored_lays_a_tile_and_faces_it_next_turn() -> None:
    quest = table(
        hero("lindel", "g5"),
        draws=["dragon-fury", "chamber-left", "dungeon-razorwing"],
        rolls=[1, 1, 2],
    )
    quest.answer("stay").answer(cell("h5"))
    assert quest.s.tiles[cell("h5")] == TILE["chamber-left"]
    assert quest.s.turned[cell("h5")] == 3
    # Next turn its card, and nothing else; then the turn after that.
    assert quest.hero().wounds == 4
    assert quest.s.round == 3
    assert quest.kind == "act"


@pytest.mark.rule("DQ-DRAGON-12", "DQ-RUL-69")
def test_nobody_flees_through_doors_or_portcullises_or_into_company() -> None:
    quest = table(
        hero("lindel", "g5"),
        hero("hugo", "f5"),
        rooms={
            "g4": "portcullis-cross",
            "f5": OPEN_ROOM,
            "h5": "door-three-doors north",
            "f6": OPEN_ROOM,
            "h6": "chamber-dead-end east",
        },
        draws=["dragon-fury"],
        rolls=[1, 1],
    )
    quest.answer("stay")
    assert set(quest.options) == {cell("f6"), cell("g7")}


@pytest.mark.rule("DQ-RUL-69")
def test_with_nowhere_to_flee_a_hero_stays() -> None:
    walls = {
        place: f"chamber-dead-end {away}"
        for place, away in [("f5", "west"), ("h5", "east"), ("f6", "west")]
    }
    quest = table(
        hero("lindel", "g5"),
        hero("hugo", "m1"),
        rooms={
            **walls,
            "g4": "portcullis-cross",
            "h6": "portcullis-straight west",
            "g7": "portcullis-one-door north",
        },
        draws=["dragon-fury"],
        rolls=[1, 1],
    )
    quest.answer("stay")
    assert quest.hero().at == TREASURE
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-DRAGON-15", "DQ-DRAGON-16")
def test_the_fury_hits_all_in_the_room_from_the_drawer_on() -> None:
    quest = table(
        hero("lindel", "g5", loot=["treasure-ebony-ring"]),
        hero("hugo", "e2"),
        hero("tatianna", "g5", loot=["treasure-genies-lamp"]),
        hero("krutzbeck", "g5"),
        rooms={"e2": OPEN_ROOM, "f5": OPEN_ROOM, "f6": OPEN_ROOM, "h5": OPEN_ROOM},
        turn=2,
        draws=["dragon-fury", "dungeon-empty", "dungeon-empty"],
        rolls=[6, 6, 1, 2, 2, 2],
    )
    quest.answer("stay")
    assert quest.asked == (2, "flee")
    quest.answer(cell("f5"))
    assert quest.asked == (3, "flee")
    quest.answer(cell("f6"))
    assert quest.asked == (0, "flee")
    quest.answer(cell("h5"))
    assert [h.wounds for h in quest.s.heroes] == [4, 0, 12, 3]
    assert quest.loot(0) == quest.loot(2) == []
    # Krutzbeck's turn comes next, then Lindel's: they face the rooms they fled to.
    assert quest.discards("dungeon") == ["dungeon-empty", "dungeon-empty"]
    assert [args[0] for args in quest.told("turn")] == [2, 3, 0, 1]
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-DRAGON-9", "DQ-DRAGON-10")
def test_the_fire_can_kill() -> None:
    quest = (
        table(
            hero("gherinn", "g5", wounds=5), hero("hugo", "m1"), draws=["dragon-fury"], rolls=[4, 4]
        )
        .answer("stay")
        .answer(())
    )
    assert quest.hero().where == DEAD


@pytest.mark.rule("DQ-HERO-4")
@pytest.mark.parametrize(
    ("again", "rolls", "wounds"),
    [((), [], 11), ((0,), [1], 7), ((1,), [3], 8), ((0, 1), [1, 1], 2)],
)
def test_gherinn_may_roll_the_fire_again(
    again: tuple[int, ...], rolls: list[int], wounds: int
) -> None:
    quest = table(
        hero("gherinn", "g5"), hero("hugo", "m1"), draws=["dragon-fury"], rolls=[5, 6, *rolls]
    ).answer("stay")
    quest.answer(again)
    assert len(quest.told("fire_rolled")) == 1
    assert len(quest.told("fire_rerolled")) == bool(again)
    assert quest.hero().wounds == wounds
    assert quest.kind == "flee"  # once


@pytest.mark.rule("DQ-DRAGON-16")
def test_a_dragon_deck_that_runs_out_is_mixed_again() -> None:
    quest = table(
        hero("lindel", "g5"),
        dragons=[CARD["dragon-sleeping"]] * 7,
        draws=["dragon-sleeping", *RICHES],
    )
    quest.s.decks[DECK["dragon"]].clear()
    quest.s.dragons.append(CARD["dragon-fury"])
    quest.answer("stay")
    assert quest.loot() == RICHES


@pytest.mark.rule("DQ-RUL-134", "DQ-RUL-96")
def test_who_is_felled_by_the_fury_does_not_plunder_on_without_risk() -> None:
    quest = table(
        hero("lindel", "g5", wounds=10),
        hero("hugo", "m1"),
        draws=["dragon-fury"],
        rolls=[4, 4, 6],
        options={"death_can_wait": True},
    ).answer("stay")
    assert quest.told("fell") == [(0, "wounds")]
    assert quest.hero().at == TREASURE
    assert quest.s.dragons == []
    assert CARD["dragon-fury"] in quest.s.decks[DECK["dragon"]]
    assert len(quest.s.decks[DECK["dragon"]]) == 8


@pytest.mark.rule("DQ-RUL-134", "DQ-RUL-69")
def test_who_cannot_flee_the_fury_does_not_plunder_on_without_risk() -> None:
    walls = {
        place: f"chamber-dead-end {away}"
        for place, away in [("f5", "west"), ("h5", "east"), ("f6", "west")]
    }
    gates = {
        "g4": "portcullis-cross",
        "h6": "portcullis-straight west",
        "g7": "portcullis-one-door north",
    }
    quest = table(
        hero("lindel", "g5"),
        hero("hugo", "m1"),
        rooms={**walls, **gates},
        draws=["dragon-fury"],
        rolls=[1, 1],
    ).answer("stay")
    assert quest.hero().at == TREASURE
    assert quest.s.dragons == []
    assert CARD["dragon-fury"] in quest.s.decks[DECK["dragon"]]


@pytest.mark.rule("DQ-DRAGON-18")
def test_while_the_dragon_sleeps_and_a_hero_is_there_no_card_goes_back() -> None:
    quest = table(
        hero("lindel", "g5"), hero("hugo", "m1"), draws=["dragon-sleeping", *RICHES]
    ).answer("stay")
    assert quest.s.dragons == [CARD["dragon-sleeping"]]


@pytest.mark.rule("DQ-DRAGON-8..14")
@pytest.mark.parametrize("to", sorted({way[2] for way in WAYS[TREASURE]}))
def test_both_dice_of_the_fury_are_told_and_who_flees_turns_its_back_to_the_dragon(to: int) -> None:
    chance = ScriptedChance(rolls=[1, 2])
    a = Fight(
        quest(fighter("lindel", at=TREASURE), chance=chance, tiles={to: OPEN_ROOM}),
        dragon.burn(0, 2),
    )
    a.answer("flee", to)
    assert a.told("fire_rolled") == [(0, 1, 2)]
    lindel = a.s.heroes[0]
    assert (lindel.wounds, lindel.at, lindel.came_from) == (3, to, TREASURE)
    assert lindel.side == way_between(to, TREASURE)[1]
    assert lindel.must_face


@pytest.mark.rule("DQ-DRAGON-15")
def test_who_wakes_the_dragon_is_told() -> None:
    s = alone()
    dragon.rage(s, 0, 2)
    assert told(s) == [("dragon_woke", (0,))]
