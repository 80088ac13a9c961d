"""DungeonQuest: on the way, who stops, who is passed by, and what is told of it."""

from __future__ import annotations

import pytest

from grimorio.core import Planned
from grimorio.core.events import Journal
from grimorio.games.dungeonquest.components.numbers import ATTACK, CARD, DECK, MONSTER, TILE
from grimorio.games.dungeonquest.rules import turn
from grimorio.games.dungeonquest.rules.cards.effects import passage_down
from grimorio.games.dungeonquest.rules.cards.uses import may_be_usable
from grimorio.games.dungeonquest.rules.dungeon import facing, movement, rooms
from grimorio.games.dungeonquest.rules.dungeon.board import WAYS, banks, way_between
from grimorio.games.dungeonquest.rules.dungeon.movement import open_door
from grimorio.games.dungeonquest.rules.dungeon.rooms import run_on
from grimorio.games.dungeonquest.rules.dungeon.ways import special_destinations
from grimorio.games.dungeonquest.rules.fight.servants import is_passable
from grimorio.games.dungeonquest.rules.sun import SPACES, move_sun, start_late
from grimorio.games.dungeonquest.rules.surrender import standing
from grimorio.games.dungeonquest.rules.turn import is_trapped
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.builders import cell, hero, table
from tests.games.dungeonquest.fights import (
    BACK,
    HERE,
    NEXT,
    Fight,
    attacks,
    clash,
    meeting,
    quest,
    token,
)
from tests.games.dungeonquest.fights import hero as fighter
from tests.scripted import ScriptedChance

OPEN_ROOM = "chamber-cross"
TRAPDOOR = CARD["trap-trapdoor"]


def alone(
    who: str = "lindel", *rolls: int, runes: tuple[str, ...] = (), here: str = OPEN_ROOM
) -> Quest:
    s = quest(fighter(who, runes=runes), chance=ScriptedChance(rolls=rolls), tiles={HERE: here})
    s.journal = Journal()
    s.heroes[0].side = way_between(HERE, BACK)[1]
    return s


def told(s: Quest) -> list[tuple[str, tuple[object, ...]]]:
    assert s.journal is not None
    return [(event.kind.name, event.args) for event in s.journal.events]


# -- moving on ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-TURN-5")
@pytest.mark.parametrize("step", [movement.move_on(0), facing.face_room(0)])
def test_who_has_had_its_turn_neither_moves_on_nor_faces_its_room(step: Planned) -> None:
    s = alone(here="bridge-straight")
    s.turn_over = True
    a = Fight(s, step)
    assert a.done
    assert a.told("halted") == []


@pytest.mark.rule("DQ-RUL-34")
def test_who_must_move_on_and_cannot_has_had_its_turn() -> None:
    a = Fight(walled_in(), movement.move_on(1))
    assert a.told("halted") == [(1,)]
    assert a.s.turn_over


def walled_in(*runes: str) -> Quest:
    """Lindel in e5, whose one passage leads to a wall."""
    s = table(
        hero("hugo", "m1"),
        hero("lindel", "e5", runes=runes),
        rooms={"e5": "rotating-dead-end", "e6": "corridor-straight east", "d5": OPEN_ROOM},
    ).s
    s.turn = 1
    return s


def way(at: int, direction: int) -> int:
    return next(to for _, side, to in WAYS[at] if side == direction)


@pytest.mark.rule("DQ-RUL-34", "DQ-CARD-19")
def test_a_rune_that_needs_no_passage_leads_on_where_no_way_does() -> None:
    a = Fight(walled_in("rune-teleportation"), movement.move_on(1))
    assert a.asked == [(1, "special_move")]  # all that is left to do, and so it was not asked for
    assert a.told("used") == [(1, CARD["rune-teleportation"])]


@pytest.mark.rule("DQ-DOOR-5")
def test_a_door_that_opens_leaves_the_card_under_it_alone() -> None:
    s = quest(fighter(), chance=ScriptedChance(draws=[CARD["door-opens"]]))
    s.facing.add(CARD["search-empty"], -1)
    assert open_door(s, 0)
    assert s.facing.cards == [CARD["search-empty"]]


@pytest.mark.rule("DQ-MOVE-7", "DQ-RUNE-1")
@pytest.mark.parametrize("runes", [(), ("rune-foresight",)])
def test_a_tile_that_may_still_go_back_is_told_and_no_other(runes: tuple[str, ...]) -> None:
    game = table(
        hero("lindel", "e5", runes=runes),
        rooms={"e5": OPEN_ROOM},
        draws=["chamber-left", "dungeon-empty"],
    ).move("e4")
    assert len(game.told("drew_tile")) == len(runes)
    assert game.kind == ("redraw_tile" if runes else "act")


@pytest.mark.rule("DQ-RUL-40", "DQ-RUL-26")
def test_without_tiles_a_special_move_leads_to_explored_rooms_only() -> None:
    s = alone()
    explored = {to for _, _, to in WAYS[HERE] if s.tiles[to] != NONE}
    s.supply = []
    assert set(special_destinations(s, 0)) == explored
    assert explored
    assert len(explored) < len(WAYS[HERE])


@pytest.mark.rule("DQ-CARD-17", "DQ-CARD-19")
def test_a_special_move_is_told_and_there_is_none_below_or_to_nowhere() -> None:
    s = alone()
    s.heroes[0].where = CATACOMBS
    assert Fight(s, movement.special_move(0)).done
    s = alone()
    s.supply = []
    for _, _, to in WAYS[HERE]:
        s.tiles[to] = NONE
    assert Fight(s, movement.special_move(0)).done
    s = alone()
    s.chance = ScriptedChance(draws=[CARD["dungeon-empty"]])
    a = Fight(s, movement.special_move(0))
    a.answer("special_move", NEXT)
    assert a.told("slipped") == [(0,)]


@pytest.mark.rule("DQ-ROOM-9", "DQ-ROOM-10")
def test_a_corridor_trodden_twice_is_told_and_ends_the_turn() -> None:
    s = alone()
    s.trodden = [HERE]
    run_on(s, 0)
    assert told(s) == [("halted", (0,))]
    assert s.turn_over


@pytest.mark.rule("DQ-CARD-4", "DQ-CATA-2")
def test_nobody_finds_a_way_down_from_below() -> None:
    s = alone()
    s.heroes[0].where = CATACOMBS
    passage_down(s, 0)
    assert told(s) == []
    assert not s.heroes[0].may_descend


# -- bridges, webs, rubble ------------------------------------------------------------------------


@pytest.mark.rule("DQ-ROOM-16", "DQ-ROOM-28")
@pytest.mark.parametrize(
    ("room", "kind", "answer"),
    [("bridge-straight", "bridge", "stay"), ("web-cross", "web", "retreat")],
)
def test_who_waits_before_an_obstacle_is_told(room: str, kind: str, answer: str) -> None:
    a = Fight(alone(here=room), facing.face_room(0))
    a.answer(kind, answer)
    assert a.told("waits") == [(0,)]


@pytest.mark.rule("DQ-ROOM-17", "DQ-ROOM-20")
def test_who_is_held_up_on_the_far_end_of_a_bridge_has_crossed_it() -> None:
    s = quest(
        fighter(), fighter("hugo", at=NEXT, came_from=NONE), chance=ScriptedChance(rolls=[1, 1]),
        tiles={HERE: "bridge-straight"},
    )  # fmt: skip
    s.heroes[0].side = s.turned[HERE] = way_between(HERE, BACK)[1]
    a = Fight(s, rooms.cross_bridge(0))
    a.answer("reroll", None)
    assert (a.told("crossed"), a.told("halted")) == ([(0,)], [(0,)])
    assert a.s.heroes[0].crossed


@pytest.mark.rule("DQ-ROOM-18..21")
def test_who_falls_from_a_bridge_is_told() -> None:
    s = alone("hugo", 6, 6, 1, here="bridge-straight")
    a = Fight(s, rooms.cross_bridge(0))
    assert a.told("fell_from_bridge") == [(0,)]


@pytest.mark.rule("DQ-RUL-49")
@pytest.mark.parametrize(
    ("room", "step"),
    [
        ("bridge-straight", rooms.cross_bridge(0)),
        ("web-cross", rooms.cut_web(0)),
        ("cave-in-straight", rooms.cross_cave_in(0)),
    ],
)
def test_who_dies_of_its_prayer_neither_crosses_nor_is_held_up(room: str, step: Planned) -> None:
    s = alone("gherinn", here=room)
    s.heroes[0].wounds = 12
    a = Fight(s, step)
    a.answer("before_test", "pray")
    assert (a.told("died"), a.told("crossed"), a.told("stuck")) == ([(0, "wounds")], [], [])
    assert not a.s.heroes[0].crossed


@pytest.mark.rule("DQ-TEST-5", "DQ-CARD-14")
def test_a_rope_ends_the_encounter_also_where_the_same_card_is_kept_twice() -> None:
    game = table(
        hero(
            "hugo", "e5", kept=["trap-trapdoor", "trap-trapdoor"], loot=["corpse-rope"],
            determination=[TRAPDOOR] * 2,
        ),
        rooms={"e5": OPEN_ROOM},
        rolls=[6, 6, *[1] * 6],
    )  # fmt: skip
    game.use("corpse-rope")
    assert game.told("test_failed") == [(0, 1, 12, 4)]  # the tokens of the first do not count


# -- Power cards of the other side ----------------------------------------------------------------


@pytest.mark.rule("DQ-POWER-7", "DQ-RUL-121")
def test_in_a_duel_the_other_hero_too_takes_a_card_of_the_hand_it_sees() -> None:
    a = clash(
        fighter(), fighter("challara", at=HERE), monster=None, hero_versus_hero=True,
        hand=["slash", "ray"], foe=["shared-destinies", "volley"],
    )  # fmt: skip
    a.attack("slash", "shared-destinies")
    assert a.told("hand_shown") == [(0, tuple(attacks("ray")))]
    assert a.cards(1) == [None, "ray"]
    a.answer("take_card", ATTACK["ray"])
    assert a.told("card_taken") == [(1, ATTACK["ray"])]


@pytest.mark.rule("DQ-POWER-7")
def test_of_an_empty_hand_nothing_is_shown() -> None:
    a = clash(hand=["shared-destinies", "ray"], foe=["slash"])
    a.attack("shared-destinies")
    assert a.told("hand_shown") == []


@pytest.mark.rule("DQ-POWER-8", "DQ-RUL-126")
def test_in_a_duel_the_other_hero_too_replaces_a_guided_shot_by_what_counters() -> None:
    a = clash(
        fighter(), fighter("tatianna", at=HERE), monster=None, hero_versus_hero=True,
        hand=["riposte", "ray"], foe=["glancing-arrow", "guided-shot", "ricochet", "ray"],
    )  # fmt: skip
    a.attack("riposte", "glancing-arrow")
    a.counter("guided-shot")
    assert a.asked == [(1, "replace_card")]
    assert a.game.pending[0].about == (ATTACK["guided-shot"],)
    assert a.cards(1) == [None, "ricochet"]


@pytest.mark.rule("DQ-POWER-4")
def test_healing_in_a_fight_is_told() -> None:
    a = clash(
        fighter("gherinn"), fighter("hugo"), hand=["prayer-to-kellos", "ray"],
        foe=["slash", "slash"], damage=["ray", "ray", "slash"],
    )  # fmt: skip
    a.attack("prayer-to-kellos", "slash")
    count = a.options(0)[0]
    a.answer("heal_pile", count)
    assert a.told("pile_healed") == [(0, count, 3 - int(str(count)))]


@pytest.mark.rule("DQ-SOLO-5", "DQ-RUL-81")
def test_alone_a_tie_is_countered_too() -> None:
    """Melee 1 against magic 1, then a melee 1 from the deck: 2 to 1."""
    top = ["slash", "slash", "ray", "volley", "ray", "volley"]
    a = clash(fighter(), hand=["bolt-of-agony", "ray"], chance=ScriptedChance(draws=attacks(*top)))
    a.attack("bolt-of-agony")
    assert [args[1:] for args in a.told("attack_played")][1:] == [
        (ATTACK["slash"], 1),
        (ATTACK["slash"], 2),
    ]


# -- monsters and their servants ------------------------------------------------------------------


@pytest.mark.rule("DQ-ESC-9", "DQ-RUL-58")
def test_who_escapes_below_is_told_to_be_nowhere() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 3), *attacks("elven-eyes", "deadly-shot")])
    a = meeting(fighter("lindel", where=CATACOMBS), fighter("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.told("escaped") == [(0, MONSTER["skeleton"], NONE)]


@pytest.mark.rule("DQ-COMBAT-40", "DQ-COMBAT-32")
def test_the_life_of_a_slain_monster_is_known_and_ends_free_undo() -> None:
    chance = ScriptedChance(draws=[token("skeleton", 2)], rolls=[1, 1, 1, 1])
    a = meeting(fighter("hugo"), fighter("gherinn"), chance=chance, dice_combat=True)
    journal = a.game.journal
    assert journal is not None
    before = journal.reveals
    a.answer("meet_monster", "attack")
    assert a.told("monster_slain") == [(0, MONSTER["skeleton"], 2)]
    assert journal.reveals == before + 1


@pytest.mark.rule("DQ-SERV-2")
@pytest.mark.parametrize("direction", range(4))
def test_a_wall_of_the_other_room_stops_a_monster_on_every_side(direction: int) -> None:
    s = alone()
    to = way(HERE, direction)
    s.tiles[to] = s.tiles[HERE]
    assert is_passable(s, (HERE, direction, to))
    s.tiles[to] = TILE["chamber-dead-end"]
    for turned in range(4):
        s.turned[to] = turned
        opened = is_passable(s, (HERE, direction, to))
        assert opened == (turned == (direction + 2) % 4)


@pytest.mark.rule("DQ-SERV-7", "DQ-SERV-8", "DQ-CARD-18", "DQ-RUL-136")
@pytest.mark.parametrize("monster", MONSTER.ids)
def test_a_monster_that_is_moved_to_a_hero_is_told_by_its_kind_and_can_be_banished(
    monster: str,
) -> None:
    game = table(
        hero("lindel", "a1", where=DEAD),
        hero("hugo", "e4", runes=["rune-touch-of-death"]),
        rooms={"e5": OPEN_ROOM, "e4": OPEN_ROOM},
        tokens={"e5": f"{monster} 3"},
        options={"servants": True},
    )
    game.answer(("march", cell("e5")))
    assert game.told("marched") == [(0, MONSTER[monster], cell("e5"), cell("e4"))]
    assert game.asked == (1, "monster_met")


@pytest.mark.rule("DQ-SERV-11..13")
def test_a_monster_that_is_called_is_told() -> None:
    game = table(
        hero("lindel", "a1", where=DEAD),
        hero("hugo", "e4"),
        rooms={"a2": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-skeleton"],
        picks=[token("skeleton", 2)],
        options={"servants": True},
    )
    game.answer("add")
    assert game.told("monster_added") == [(0, MONSTER["skeleton"], cell("a2"))]


@pytest.mark.rule("DQ-SERV-11", "DQ-SERV-12")
def test_where_no_monster_is_left_none_comes() -> None:
    game = table(
        hero("lindel", "a1", where=DEAD),
        hero("hugo", "e4"),
        rooms={"a2": OPEN_ROOM, "e4": OPEN_ROOM},
        draws=["dungeon-empty"],
        options={"servants": True},
    )
    game.s.decks[DECK["dungeon"]] = [CARD["dungeon-empty"]]
    game.answer("add")
    assert game.told("monster_added") == []
    assert game.asked == (1, "act")


# -- the sun, and giving up -----------------------------------------------------------------------


@pytest.mark.rule("DQ-SUN-4", "DQ-LATE-1")
def test_the_start_player_rolls_for_the_sun() -> None:
    dusk = next(space for space, danger in enumerate(SPACES) if danger)
    s = alone("lindel", 6)
    s.sun = dusk - 1
    move_sun(s)
    assert ("rolled", (0, 6, 0)) in told(s)
    s = alone("lindel", 3)
    start_late(s)
    assert ("rolled", (0, 3, 0)) in told(s)


@pytest.mark.rule("DQ-RUL-138")
def test_before_the_first_turn_nobody_gives_up() -> None:
    s = alone()
    s.round = 0
    assert standing(s, 0) == []
    s.round = 1
    assert len(standing(s, 0)) == 1


# -- dead ends ------------------------------------------------------------------------------------


def shut_in(*shut: int, here: str = OPEN_ROOM) -> Quest:
    """Lindel among dead ends, those in these directions with their backs to it."""
    s = alone(here=here)
    for direction in range(4):
        to = way(HERE, direction)
        s.tiles[to] = TILE["chamber-dead-end"]
        s.turned[to] = direction if direction in shut else (direction + 2) % 4
    return s


@pytest.mark.rule("DQ-DEAD-1", "DQ-ROOM-12")
def test_in_a_chasm_walls_on_ones_own_bank_are_enough() -> None:
    near, far = banks(alone(here="chasm-left-bank"), HERE)
    s = shut_in(*near, here="chasm-left-bank")
    trapped = []
    for side in (near[0], far[0], NONE):
        s.heroes[0].side = side
        trapped.append(is_trapped(s, 0))
    assert trapped == [True, False, False]
    s.tiles[HERE] = TILE[OPEN_ROOM]
    s.heroes[0].side = near[0]
    assert not is_trapped(s, 0)


@pytest.mark.rule("DQ-DEAD-2", "DQ-RUL-22")
@pytest.mark.parametrize("loot", [(), ("search-gold-150",)])
def test_nobody_is_trapped_in_a_tower_that_it_may_leave(loot: tuple[str, ...]) -> None:
    s = quest(fighter(at=cell("a1"), loot=loot), chance=ScriptedChance())
    s.supply = []
    assert is_trapped(s, 0) == (not loot)


@pytest.mark.rule("DQ-DEAD-4")
def test_who_is_blocked_by_another_hero_has_had_its_turn() -> None:
    s = shut_in(0, 1, 2)
    s.heroes[0].searches = 2
    s.heroes.append(fighter("hugo", at=way(HERE, 3), came_from=NONE))
    a = Fight(s, turn.act(0))
    assert a.told("blocked") == [(0,)]
    assert a.s.turn_over


@pytest.mark.rule("DQ-RUL-107", "DQ-DEAD-3")
@pytest.mark.parametrize(("searches", "died"), [(0, False), (1, False), (2, True)])
def test_walled_in_with_a_monster_it_is_faced_until_the_searches_are_over(
    searches: int, died: bool
) -> None:
    s = shut_in(0, 1, 2, 3)
    s.heroes[0].searches = searches
    s.reserve.remove(token("skeleton", 2))
    s.monsters.add(token("skeleton", 2), 0)
    s.dens.append(HERE)
    s.chance = ScriptedChance(draws=attacks("slash", "ray", "ray", "volley", "slash"))
    a = Fight(s, turn.act(0))
    assert bool(a.told("died")) == died
    assert bool(a.told("monster_met")) == (not died)
    assert a.s.heroes[0].no_escape == (not died)


@pytest.mark.rule("DQ-DEAD-3", "DQ-SEARCH-5")
def test_a_second_search_by_a_rune_is_the_last_too() -> None:
    s = shut_in(0, 1, 2, 3)
    s.heroes[0].searches = 1
    s.heroes[0].runes = [CARD["rune-seeking"]]
    s.chance = ScriptedChance(draws=[CARD["search-empty"]] * 4)
    a = Fight(s, turn.act(0))
    a.answer("act", ("use", CARD["rune-seeking"]))
    a.answer("choose_card", a.options(0)[0])
    assert a.told("died") == [(0, "trapped")]


@pytest.mark.rule("DQ-TURN-6", "DQ-ENC-5")
def test_a_kept_card_that_is_faced_again_is_told() -> None:
    game = table(hero("hugo", "e5", kept=["trap-cave-in"]), rooms={"e5": OPEN_ROOM}, rolls=[1, 1])
    assert game.told("faced_again") == [(0, CARD["trap-cave-in"])]


@pytest.mark.rule("DQ-SECRET-1")
@pytest.mark.parametrize(("against", "usable"), [("trap-trapdoor", True), ("trap-gas", False)])
def test_who_might_hold_a_rope_is_asked_where_a_rope_helps(against: str, usable: bool) -> None:
    s = quest(fighter(), fighter("hugo"), chance=ScriptedChance(), secrets=True)
    s.heroes[0].loot.add(CARD["corpse-rope"], only(0))
    assert may_be_usable(s, 0, "before_test", CARD[against]) == usable
