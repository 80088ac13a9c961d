"""DungeonQuest: the side clauses of rules, what is told and asked on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimorio.core import Chance, Value
from grimorio.core.chance import seed_key
from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import CARD, CONTENT
from grimorio.games.dungeonquest.rules import catacombs, dragon, rooms
from grimorio.games.dungeonquest.rules.attributes import pay
from grimorio.games.dungeonquest.rules.board import TREASURE, WAYS, way_between
from grimorio.games.dungeonquest.rules.effects import rotate
from grimorio.games.dungeonquest.rules.leaving import leave
from grimorio.games.dungeonquest.rules.life import bury
from grimorio.games.dungeonquest.rules.monsters import step_back
from grimorio.games.dungeonquest.rules.movement import turn_about
from grimorio.games.dungeonquest.rules.rooms import grope
from grimorio.games.dungeonquest.rules.secrets import may_fight
from grimorio.games.dungeonquest.rules.sun import move_sun, start_late
from grimorio.games.dungeonquest.setup import roll_for_start
from grimorio.games.dungeonquest.state import LEFT, Quest
from grimorio.kit.numbers import NONE
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import BACK, HERE, Fight, meeting, quest, token
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"


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


@pytest.mark.rule("DQ-HERO-2")
def test_lindel_is_told_what_lies_there_before_a_die_is_rolled_again() -> None:
    game = table(
        hero("lindel", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[5, 6, 1]
    )
    assert game.game.pending[0].about == (1, 5, 6)
    game.answer(1)
    assert game.told("test_rerolled")[-1] == (0, 1, 5, 1)


@pytest.mark.rule("DQ-RUL-2")
def test_only_loot_is_worth_gold_and_only_kept_cards_act_each_turn() -> None:
    coins, trap = CONTENT.cards[CARD["search-gold-150"]], CONTENT.cards[CARD["trap-cave-in"]]
    assert (coins.type, coins.gold, trap.gold, trap.keep) == ("loot", 150, None, True)
    with pytest.raises(ValueError, match="only Loot is worth gold"):
        replace(coins, type=None)
    with pytest.raises(ValueError, match="a kept card says what it does each turn"):
        replace(trap, each_turn=())
    with pytest.raises(ValueError, match="a kept card says what it does each turn"):
        replace(trap, keep=False)


@pytest.mark.rule("DQ-CONC-1", "DQ-RUL-93", "DQ-EX-20")
def test_the_tokens_of_this_encounter_are_paid_first() -> None:
    one = hero("lindel", "e5", determination=[3, 7, 3, 7])
    pay(one, 7, 3)
    assert one.determination == [3]


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


@pytest.mark.rule("DQ-RUL-117")
@pytest.mark.parametrize(("hits", "cards", "alive"), [(0, 2, True), (2, 0, True), (1, 2, False)])
def test_a_monster_in_a_fight_may_be_any_that_would_still_live(
    hits: int, cards: int, alive: bool
) -> None:
    a = meeting(fighter("lindel"), fighter("hugo"), chance=Chance(seed_key(3)))
    a.c.foe.hits, a.c.foe.damage = hits, [0] * cards
    assert may_fight(a.c, token("skeleton", 3)) == alive


def told(s: Quest) -> list[tuple[str, tuple[Value, ...]]]:
    assert s.journal is not None
    return [(event.kind.name, event.args) for event in s.journal.events]


def alone(**at: str) -> Quest:
    """Lindel and nobody else, with the rooms of that name, and all that happens is told."""
    tiles = {cell(place): room for place, room in at.items()}
    s = quest(fighter("lindel"), chance=ScriptedChance(), tiles=tiles)
    s.journal = Journal()
    return s


@pytest.mark.rule("DQ-EXIT-6")
def test_who_leaves_is_out_and_all_are_told() -> None:
    s = alone()
    s.heroes[0].gives_up = True
    leave(s, 0)
    assert (s.heroes[0].where, s.heroes[0].at, s.turn_over) == (LEFT, NONE, True)
    assert not s.heroes[0].gives_up
    assert told(s) == [("left", (0,))]


@pytest.mark.rule("DQ-ROOM-23", "DQ-ROOM-24")
def test_a_rotating_room_says_that_it_turned_and_no_other_room_does() -> None:
    s = alone(b3="rotating-dead-end", b4="chamber-left")
    turn_about(s, 0, cell("b4"))
    assert told(s) == []
    turn_about(s, 0, cell("b3"))
    assert told(s) == [("rotated", (cell("b3"), 2))]
    assert (s.turned[cell("b3")], s.turn_over) == (2, True)


@pytest.mark.rule("DQ-DRAGON-15")
def test_who_wakes_the_dragon_is_told() -> None:
    s = alone()
    dragon.rage(s, 0, 2)
    assert told(s) == [("dragon_woke", (0,))]


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


@pytest.mark.rule("DQ-CATA-7..10")
def test_who_goes_down_has_had_its_turn() -> None:
    a = Fight(quest(fighter("hugo"), chance=ScriptedChance()), catacombs.descend(0))
    a.answer("heading", 2)
    assert a.told("descended") == [(0, HERE, 2)]
    assert a.s.turn_over


@pytest.mark.rule("DQ-ESC-10")
def test_who_escapes_is_free_of_what_held_it_in_the_room() -> None:
    s = alone()
    s.heroes[0].stuck = s.heroes[0].no_escape = True
    step_back(s, 0, BACK)
    assert (s.heroes[0].at, s.heroes[0].came_from) == (BACK, HERE)
    assert s.heroes[0].side == way_between(BACK, HERE)[1]
    assert (s.heroes[0].stuck, s.heroes[0].must_face, s.heroes[0].no_escape) == (False, True, False)


@pytest.mark.rule("DQ-RUL-111")
def test_only_a_tile_that_lies_there_turns() -> None:
    s = alone()
    empty = cell("b9")
    rotate(s, empty, 1)
    assert (told(s), s.turned[empty]) == ([], 0)
    rotate(s, HERE, 1)
    assert told(s) == [("rotated", (HERE, 1))]


@pytest.mark.rule("DQ-SUN-1")
def test_every_space_of_the_sun_is_told() -> None:
    s = alone()
    s.sun = 1
    move_sun(s)
    assert told(s) == [("sun_moved", (2,))]


@pytest.mark.rule("DQ-SETUP-13")
def test_the_dice_for_the_start_are_told_and_so_is_who_starts() -> None:
    rolls = ScriptedChance(rolls=[5, 2, 5, 3, 4])
    s = quest(fighter("lindel"), fighter("hugo"), fighter("challara"), chance=rolls)
    s.journal = Journal()
    roll_for_start(s)
    dice = [(0, 5, 0), (1, 2, 0), (2, 5, 0), (0, 3, 0), (2, 4, 0)]
    assert told(s) == [*[("rolled", die) for die in dice], ("starts", (2,))]
