"""DungeonQuest: Wounds, healing, death, and death that can wait."""

from __future__ import annotations

import pytest

from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import CARD, DECK, TILE
from grimorio.games.dungeonquest.rules.hero.life import bury
from grimorio.games.dungeonquest.state import DEAD, DUNGEON
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import hero as fighter
from tests.games.dungeonquest.fights import quest
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
WAIT = {"death_can_wait": True}


@pytest.mark.rule("DQ-HERO-1")
@pytest.mark.parametrize(("before", "dies"), [(10, False), (11, True), (14, True)])
def test_a_hero_dies_when_its_wounds_reach_its_life(before: int, dies: bool) -> None:
    quest = table(
        hero("lindel", "e5", wounds=before),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-snakes"],
        rolls=[4],
    ).move("e4")
    assert (quest.hero().where == DEAD) == dies  # Lindel's Life is 15


@pytest.mark.rule("DQ-DEATH-2", "DQ-DEATH-3", "DQ-DEATH-4", "DQ-RUL-29", "DQ-DEATH-6")
def test_a_dead_heros_things_go_back_to_where_they_came_from() -> None:
    quest = table(
        hero(
            "lindel",
            "e5",
            wounds=14,
            loot=["corpse-rope", "catacombs-treasure-chest"],
            runes=["rune-opening"],
            kept=["dungeon-lost-soul"],
            determination=[1],
        ),
        hero("hugo", "e3"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross", "e3": OPEN_ROOM},
        draws=["trap-snakes"],
        rolls=[6, 6, 1],
    )
    quest.move("e4")  # the lost soul let it go, the snakes do not
    dead = quest.hero()
    assert dead.where == DEAD
    assert (dead.at, dead.loot.cards, dead.runes, dead.kept) == (NONE, [], [], [])
    assert dead.determination == []
    assert quest.discards("corpse") == ["corpse-rope"]
    assert quest.discards("dungeon") == ["dungeon-lost-soul"]
    assert CARD["rune-opening"] in quest.s.gone
    assert CARD["catacombs-treasure-chest"] in quest.s.decks[DECK["catacombs"]]
    # It blocks nobody and is asked nothing.
    assert quest.asked == (1, "act")
    assert "e4" in quest.moves


@pytest.mark.rule("DQ-DEATH-5", "DQ-RUL-53", "DQ-CARD-20")
@pytest.mark.parametrize(("before", "after"), [(9, 3), (4, 0)])
def test_healing_takes_wounds_away_but_none_that_are_not_there(before: int, after: int) -> None:
    quest = table(
        hero("lindel", "e5", wounds=before, runes=["rune-healing"]), rooms={"e5": OPEN_ROOM}
    ).use("rune-healing")
    assert quest.hero().wounds == after
    assert quest.kind == "act"


@pytest.mark.rule("DQ-DEATH-7")
def test_wounds_are_one_number_and_no_tokens_wait_to_be_changed() -> None:
    quest = table(
        hero("lindel", "e5", wounds=3),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-snakes"],
        rolls=[4],
    ).move("e4")
    assert quest.hero().wounds == 7


@pytest.mark.rule("DQ-DEATH-2")
def test_what_a_dead_hero_carried_unseen_is_shown() -> None:
    game = table(
        hero("lindel", "e5", loot=["search-gold-150"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM},
        options={"secrets": True},
    )
    bury(game.s, 0, "trap")
    assert game.told("died") == [(0, "trap")]
    assert game.told("discarded") == [(0, CARD["search-gold-150"])]
    assert game.discards("search") == ["search-gold-150"]


@pytest.mark.rule("DQ-DEATH-2")
def test_secret_loot_of_the_dead_ends_free_undo() -> None:
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.journal = Journal()
    s.heroes[0].loot.add(CARD["search-gold-150"], only(0))
    bury(s, 0, "pit")
    assert s.journal.reveals == 1


# -- death can wait


@pytest.mark.rule("DQ-WAIT-1", "DQ-WAIT-2", "DQ-WAIT-3", "DQ-RUL-95")
def test_a_fallen_hero_loses_loot_and_half_its_wounds_and_its_turn() -> None:
    quest = table(
        hero("lindel", "e5", wounds=13, loot=["corpse-gold-50", "corpse-gold-100", "corpse-rope"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-snakes"],
        rolls=[6, 2],
        options=WAIT,
    ).move("e4")
    assert quest.asked == (0, "lose_loot")
    quest.answer(CARD["corpse-rope"]).answer(CARD["corpse-gold-50"])
    assert quest.loot() == ["corpse-gold-100"]
    assert quest.discards("corpse") == ["corpse-rope", "corpse-gold-50"]
    assert quest.hero().wounds == 7  # 19, counted as 15, less 8
    assert quest.hero().where == DUNGEON
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-RUL-95")
def test_with_less_loot_than_the_die_all_of_it_is_lost() -> None:
    quest = table(
        hero("lindel", "e5", wounds=14, loot=["corpse-rope"]),
        hero("hugo", "m1"),
        rooms={"e5": OPEN_ROOM, "e4": "trap-cross"},
        draws=["trap-snakes"],
        rolls=[1, 6],
        options=WAIT,
    ).move("e4")
    assert quest.loot() == []
    assert quest.hero().wounds == 7


@pytest.mark.rule("DQ-RUL-96", "DQ-WAIT-1")
def test_a_pit_that_did_not_kill_counts_as_crossed() -> None:
    quest = table(
        hero("hugo", "e5"),
        rooms={"e5": OPEN_ROOM, "e4": "pit-straight"},
        rolls=[6, 6, 1],
        options=WAIT,
    ).move("e4")
    assert quest.at() == "e4"
    assert quest.s.round == 2
    assert quest.moves == {"e3", "e5"}


@pytest.mark.rule("DQ-WAIT-4", "DQ-CATA-24", "DQ-CATA-25")
def test_out_of_a_dead_end_the_fallen_are_set_down_beside_it() -> None:
    quest = table(
        hero("lindel", "e4", searches=1),
        hero("hugo", "m1"),
        rooms={"e4": "rotating-dead-end north", "e3": "chamber-dead-end north"},
        draws=["search-empty", "chamber-left"],
        rolls=[1],
        options=WAIT,
    )
    assert quest.asked == (0, "crawl_out")
    assert set(quest.options) == {cell("e3"), cell("e5"), cell("d4"), cell("f4")}
    quest.answer(cell("d4"))
    assert quest.kind == "arrow"
    assert quest.s.tiles[cell("d4")] == TILE["chamber-left"]  # seen before it is turned
    quest.answer(2)
    assert quest.at() == "d4"
    assert quest.hero().must_face
    assert quest.hero().no_escape


@pytest.mark.rule("DQ-RUL-94")
def test_the_night_does_not_wait() -> None:
    quest = table(
        hero("lindel", "e5"), rooms={"e5": OPEN_ROOM}, round=9, sun=25, rolls=[1], options=WAIT
    )
    assert quest.hero().where == DEAD
    assert quest.is_over()
