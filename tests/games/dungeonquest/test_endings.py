"""DungeonQuest: leaving the dungeon, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import CARD
from grimorio.games.dungeonquest.rules import ending
from grimorio.games.dungeonquest.rules.dungeon.leaving import leave
from grimorio.games.dungeonquest.rules.ending import outcome
from grimorio.games.dungeonquest.state import DEAD, LEFT, Hero
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.alone import alone, told
from tests.games.dungeonquest.builders import Table, cell, hero, table
from tests.games.dungeonquest.fights import Fight, quest
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
BY_THE_TOWER = {"a2": OPEN_ROOM, "b1": OPEN_ROOM}


def out(who: str, *loot: str) -> Hero:
    """A Hero that has left with its Loot."""
    return hero(who, "a1", loot=loot, where=LEFT)


def dead(who: str) -> Hero:
    return hero(who, "a1", where=DEAD)


def last_turn(*others: Hero, loot: tuple[str, ...] = ("corpse-gold-50",), **rest: Any) -> Table:
    """Krutzbeck leaves by the tower of a1 with his Loot, and it is over."""
    quest = table(hero("krutzbeck", "a2", loot=loot), *others, rooms=BY_THE_TOWER, **rest)
    return quest.move("a1").answer("leave")


# -- leaving


@pytest.mark.rule("DQ-EXIT-1", "DQ-EXIT-2", "DQ-EXIT-6")
@pytest.mark.parametrize(
    ("tower", "beside"), [("a1", "a2"), ("m1", "m2"), ("a10", "a9"), ("m10", "m9")]
)
def test_a_hero_with_loot_leaves_by_any_tower(tower: str, beside: str) -> None:
    quest = table(
        hero("lindel", beside, loot=["corpse-rope"]),
        hero("hugo", "e5"),
        rooms={beside: OPEN_ROOM, "e5": OPEN_ROOM},
    )
    quest.move(tower)
    assert quest.asked == (0, "tower")
    quest.answer("leave")
    assert quest.hero().where == LEFT
    assert quest.hero().at == -1
    assert quest.asked == (1, "act")


@pytest.mark.rule("DQ-EXIT-3")
def test_nobody_leaves_with_empty_hands() -> None:
    quest = table(hero("lindel", "a2", runes=["rune-will"]), rooms=BY_THE_TOWER).move("a1")
    assert "leave" not in quest.words


@pytest.mark.rule("DQ-EXIT-4")
def test_loot_without_value_is_loot() -> None:
    quest = table(hero("lindel", "a2", loot=["corpse-rope"]), rooms=BY_THE_TOWER).move("a1")
    assert "leave" in quest.words


@pytest.mark.rule("DQ-EXIT-5")
def test_who_does_not_leave_moves_on_at_once() -> None:
    quest = (
        table(
            hero("lindel", "a2", loot=["corpse-rope"]), rooms=BY_THE_TOWER, draws=["dungeon-empty"]
        )
        .move("a1")
        .move("b1")
    )
    assert quest.at() == "b1"
    assert quest.discards("dungeon") == ["dungeon-empty"]
    assert quest.s.round == 2


@pytest.mark.rule("DQ-VALOUR-1", "DQ-RUL-101")
@pytest.mark.parametrize(
    ("loot", "leaves"), [("corpse-gold-200", False), ("treasure-lodestone", True)]
)
def test_without_valour_there_is_no_glory(loot: str, leaves: bool) -> None:
    quest = table(
        hero("lindel", "a2", loot=[loot]), rooms=BY_THE_TOWER, options={"no_glory": True}
    ).move("a1")
    assert ("leave" in quest.words) == leaves


@pytest.mark.rule("DQ-TOWER-1", "DQ-TOWER-2", "DQ-RUL-97")
def test_tower_power_leads_to_another_tower_and_on() -> None:
    quest = table(
        hero("lindel", "a2", loot=["corpse-rope"]),
        hero("hugo", "m1"),
        rooms={**BY_THE_TOWER, "m9": OPEN_ROOM},
        draws=["dungeon-empty"],
        options={"tower_power": True},
    ).move("a1")
    towers = {o[1] for o in quest.options if isinstance(o, tuple) and o[0] == "tower"}
    assert towers == {cell("a10"), cell("m10")}  # not where Hugo is
    quest.answer(("tower", cell("m10")))
    assert quest.asked == (0, "move")
    assert quest.moves == {"m9", "l10"}
    assert quest.words == set()  # no leaving from the second tower
    quest.move("m9")
    assert quest.at() == "m9"


@pytest.mark.rule("DQ-TOWER-1")
def test_without_the_option_towers_are_far_apart() -> None:
    quest = table(hero("lindel", "a2"), rooms=BY_THE_TOWER).move("a1")
    assert {o[0] for o in quest.options if isinstance(o, tuple)} == {"move"}


@pytest.mark.rule("DQ-EXIT-6")
def test_who_leaves_is_out_and_all_are_told() -> None:
    s = alone()
    s.heroes[0].gives_up = True
    leave(s, 0)
    assert (s.heroes[0].where, s.heroes[0].at, s.turn_over) == (LEFT, NONE, True)
    assert not s.heroes[0].gives_up
    assert told(s) == [("left", (0,))]


# -- winning


@pytest.mark.rule("DQ-WIN-1")
def test_it_is_over_when_the_last_hero_is_out_or_dead() -> None:
    quest = table(hero("krutzbeck", "a2", loot=["corpse-rope"]), dead("hugo"), rooms=BY_THE_TOWER)
    assert not quest.is_over()
    quest.move("a1").answer("leave")
    assert quest.is_over()
    assert outcome(quest.s) is not None


@pytest.mark.rule("DQ-WIN-2", "DQ-WIN-3")
def test_the_most_gold_wins() -> None:
    quest = last_turn(
        out("lindel", "corpse-gold-100", "corpse-rope"),
        dead("hugo"),
        loot=("corpse-gold-50", "search-gold-70"),
    )
    assert quest.scores == [120, 100, -1]
    assert quest.winners == [0]


@pytest.mark.rule("DQ-WIN-5")
def test_a_tie_goes_to_the_best_single_piece() -> None:
    quest = last_turn(out("lindel", "corpse-gold-50", "search-gold-150"), loot=("corpse-gold-200",))
    assert quest.scores == [200, 200]
    assert quest.winners == [0]


@pytest.mark.rule("DQ-WIN-5")
def test_the_best_piece_weighs_more_than_the_most_pieces() -> None:
    quest = last_turn(out("lindel", "dungeon-gold-40"), loot=("search-gold-10", "dungeon-gold-30"))
    assert quest.winners == [1]


@pytest.mark.rule("DQ-WIN-7", "DQ-WIN-6")
@pytest.mark.parametrize(("rope", "winners"), [((), (0, 1)), (("corpse-rope",), (1,))])
def test_lodestones_decide_ties(rope: tuple[str, ...], winners: tuple[int, ...]) -> None:
    # Two Lodestones of 1 gold each: the same total, the same best piece.
    quest = last_turn(out("lindel", "treasure-lodestone", *rope), loot=("treasure-lodestone",))
    assert quest.winners == list(winners)


@pytest.mark.rule("DQ-WIN-8")
def test_the_only_one_out_wins_with_next_to_nothing() -> None:
    quest = last_turn(dead("lindel"), dead("hugo"), loot=("corpse-rope",))
    assert quest.winners == [0]


@pytest.mark.rule("DQ-WIN-9")
def test_if_nobody_gets_out_kalladra_wins() -> None:
    quest = table(
        hero("hugo", "e5"),
        dead("lindel"),
        rooms={"e5": OPEN_ROOM, "e4": "pit-straight"},
        rolls=[6, 6],
    ).move("e4")
    assert quest.winners == []
    assert quest.told("kalladra_won") == [(0,)]


@pytest.mark.rule("DQ-WIN-10", "DQ-SOLO-8")
def test_the_gold_won_is_in_the_outcome_for_whoever_keeps_a_record() -> None:
    quest = last_turn(loot=("treasure-ebony-ring",))
    assert quest.scores == [80]


@pytest.mark.rule("DQ-WIN-4", "DQ-CARD-24", "DQ-RUL-80", "DQ-WIN-5")
def test_chests_are_opened_before_the_count_from_the_start_player_on() -> None:
    quest = last_turn(
        out("lindel", "catacombs-treasure-chest"),
        loot=("catacombs-treasure-chest",),
        first=1,
        rolls=[6, 6, 1, 1],
    )
    assert quest.asked == (1, "may")
    quest.answer("yes")
    assert quest.asked == (0, "may")
    quest.answer("yes")
    assert quest.scores == [200, 1200]
    assert quest.s.heroes[1].worth == [1200]


@pytest.mark.rule("DQ-CARD-24")
def test_a_chest_may_stay_shut() -> None:
    quest = last_turn(dead("lindel"), loot=("catacombs-treasure-chest",)).answer(None)
    assert quest.scores == [0, -1]


@pytest.mark.rule("DQ-WIN-4")
@pytest.mark.parametrize(
    ("rolls", "draws", "score"), [([3], [], 80), ([5], ["treasure-pearl-ring"], 210)]
)
def test_the_bottle_imp_gives(rolls: list[int], draws: list[str], score: int) -> None:
    quest = last_turn(
        dead("lindel"), loot=("treasure-ebony-ring", "dungeon-bottle-imp"), rolls=rolls, draws=draws
    )
    assert quest.scores[0] == score


@pytest.mark.rule("DQ-SOLO-7", "DQ-RUL-83")
@pytest.mark.parametrize(
    ("loot", "winners"), [("treasure-lodestone", (0,)), ("corpse-gold-200", ())]
)
def test_alone_a_hero_wins_with_a_treasure(loot: str, winners: tuple[int, ...]) -> None:
    quest = last_turn(loot=(loot,))
    assert quest.winners == list(winners)
    assert quest.told("kalladra_won") == ([] if winners else [(1,)])  # alive, but no winner
    assert CARD[loot] in quest.hero().loot.cards


@pytest.mark.rule("DQ-SOLO-7", "DQ-WIN-4")
def test_alone_the_treasure_must_be_there_when_the_hero_leaves() -> None:
    """What a Bottle imp brings afterwards is gold, not victory; what it takes was carried out."""
    quest = last_turn(loot=("dungeon-bottle-imp",), rolls=[6], draws=["treasure-ebony-ring"])
    assert "treasure-ebony-ring" in quest.loot()
    assert quest.winners == []
    quest = last_turn(
        loot=("dungeon-bottle-imp", "treasure-ebony-ring"),
        rolls=[1],
        picks=[CARD["treasure-ebony-ring"]],
    )
    assert quest.loot() == ["dungeon-bottle-imp"]
    assert quest.winners == [0]


@pytest.mark.rule("DQ-WIN-2", "DQ-WIN-4")
def test_loot_is_shown_from_the_start_player_on() -> None:
    s = quest(fighter(), fighter("hugo"), fighter("gherinn"), chance=ScriptedChance(), secrets=True)
    s.journal = Journal()
    s.first = 1
    for seat, card in enumerate(("search-gold-150", "corpse-rope", "search-gold-150")):
        s.heroes[seat].where = LEFT
        s.heroes[seat].loot.add(CARD[card], only(seat))
    ending.end_game(s)
    assert [event.args[0] for event in s.journal.events if event.kind.name == "showed"] == [1, 2, 0]


@pytest.mark.rule("DQ-WIN-5", "DQ-WIN-6", "DQ-RUL-80")
def test_who_lost_all_its_loot_stands_below_any_other() -> None:
    s = alone()
    assert ending.standing_of(s.heroes[0]) == (0, 0, 0)


@pytest.mark.rule("DQ-CARD-24")
def test_each_chest_is_opened_for_itself() -> None:
    """Two Treasure chests behind other Loot: a roll of 2 and 3, then one of 1 and 1."""
    s = alone(rolls=(2, 3, 1, 1))
    chest = CARD["catacombs-treasure-chest"]
    s.heroes[0].where = LEFT
    for card in (CARD["search-gold-150"], chest, chest):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    a.answer("may", "yes")
    assert a.told("opened") == [(0, chest, 500)]
    assert a.s.heroes[0].worth == [NONE, 500, NONE]
    a.answer("may", "yes")
    assert a.told("opened") == [(0, chest, 500), (0, chest, 200)]
    assert a.s.heroes[0].worth == [150, 500, 200]


@pytest.mark.rule("DQ-WIN-4", "DQ-RUL-115")
def test_a_tome_that_turns_on_its_reader_takes_the_best_of_the_other_loot() -> None:
    tome = CARD["treasure-forbidden-tome"]
    s = alone(rolls=(1,))
    s.heroes[0].where = LEFT
    for card in (CARD["dungeon-gold-30"], CARD["search-gold-150"], tome, CARD["dungeon-gold-40"]):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    a.answer("may", "yes")
    assert a.told("discarded") == [(0, CARD["search-gold-150"])]
    assert a.s.heroes[0].worth == [30, 0, 40]


@pytest.mark.rule("DQ-RUL-115")
def test_loot_is_resolved_in_the_order_gained_and_what_is_gone_is_passed_by() -> None:
    """The imp takes the chest before it is opened; the tome after it still has its say."""
    imp, chest = CARD["dungeon-bottle-imp"], CARD["catacombs-treasure-chest"]
    tome = CARD["treasure-forbidden-tome"]
    chance = ScriptedChance(rolls=[1], picks=[chest])
    s = quest(fighter("lindel"), chance=chance)
    s.heroes[0].where = LEFT
    for card in (imp, chest, tome):
        s.heroes[0].loot.add(card, -1)
    a = Fight(s, ending.open_loot(0))
    assert a.told("discarded") == [(0, chest)]
    assert a.game.pending[0].about == (tome,)
