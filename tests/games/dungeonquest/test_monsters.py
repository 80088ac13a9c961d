"""DungeonQuest: meeting Monsters, escaping them, and what is left of them."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core import WATCHER, Chance, Planned
from grimorio.core.chance import seed_key
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    CARD,
    CONTENT,
    DECK,
    MONSTER,
    THEN,
    fill_combat_deck,
)
from grimorio.games.dungeonquest.rules.cards import effects, encounters
from grimorio.games.dungeonquest.rules.dungeon import movement
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE, cell_at, way_between
from grimorio.games.dungeonquest.rules.dungeon.ways import step_back
from grimorio.games.dungeonquest.rules.fight import monsters
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, LEFT, Hero, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from tests.games.dungeonquest.alone import alone
from tests.games.dungeonquest.fights import (
    BACK,
    FAR,
    GATED_ROOM,
    GONE,
    HERE,
    NEXT,
    Fight,
    attacks,
    clash,
    hero,
    life_of_token,
    meeting,
    quest,
    token,
)
from tests.scripted import ScriptedChance

SKELETON, DEMON = MONSTER["skeleton"], MONSTER["demon"]
HANDS = [
    *attacks("elven-eyes", "slash", "ray", "ray", "volley"),
    *attacks("rain-of-bones", "slash", "slash", "ray", "volley"),
]
"""Both hands of a first round: Lindel's and a Skeleton's."""


def dealt(*draws: int) -> ScriptedChance:
    return ScriptedChance(draws=draws)


# -- the Monster player and the token -----------------------------------------------------------


@pytest.mark.rule("DQ-MON-1")
@pytest.mark.parametrize(("seats", "player"), [(2, 1), (3, 1), (4, 1)])
def test_the_left_hand_neighbour_plays_the_monster(seats: int, player: int) -> None:
    kinds = [hero(name) for name in ("lindel", "hugo", "gherinn", "tatianna")[:seats]]
    a = meeting(*kinds, chance=dealt(token("skeleton", 3), *HANDS))
    a.answer("meet_monster", "attack")
    assert a.asked == [(0, "attack"), (player, "attack")]


@pytest.mark.rule("DQ-MON-2", "DQ-RUL-60")
@pytest.mark.parametrize("where", [DEAD, LEFT])
def test_also_one_whose_hero_is_dead_or_has_left(where: int) -> None:
    a = meeting(
        hero("lindel"),
        hero("hugo", where=where, at=NONE),
        hero("gherinn"),
        chance=dealt(token("skeleton", 3), *HANDS),
    )
    a.answer("meet_monster", "attack")
    assert a.asked == [(0, "attack"), (1, "attack")]


@pytest.mark.rule("DQ-SERV-8")
def test_a_servant_of_kalladra_plays_the_monster_it_moved() -> None:
    a = meeting(
        hero("lindel"),
        hero("hugo"),
        hero("gherinn", where=DEAD, at=NONE),
        den=[("skeleton", 2, HERE)],
        met=True,
        player=2,
        chance=dealt(*HANDS),
    )
    a.answer("meet_monster", "attack")
    assert a.asked == [(0, "attack"), (2, "attack")]


@pytest.mark.rule("DQ-MON-4")
def test_a_token_of_the_reserve_at_random_tells_the_monster_player_its_life() -> None:
    chance = dealt(token("demon", 8))
    a = meeting(hero("lindel"), hero("hugo"), hero("gherinn"), monster="demon", chance=chance)
    assert chance.offered == [[16, 17, 18, 19]]
    assert [a.c.token.known(seat) for seat in (0, 1, 2, WATCHER)] == [[None], [19], [None], [None]]
    assert 19 not in a.s.reserve
    seen = [
        [e.args for e in a.game.events(i) if e.kind is kinds.LIFE_SEEN] for i in (0, 1, 2, WATCHER)
    ]
    assert seen == [[], [(DEMON, 8, 19)], [], []]


@pytest.mark.rule("DQ-MON-5", "DQ-MON-6", "DQ-TOKEN-2", "DQ-RUL-124")
def test_with_none_in_the_reserve_one_is_taken_from_the_board_unseen() -> None:
    dens = [("skeleton", 2, NEXT), ("skeleton", 2, FAR), ("skeleton", 3, cell_at(1, 1)),
            ("skeleton", 3, cell_at(2, 1))]  # fmt: skip
    a = meeting(hero("lindel"), hero("hugo"), den=dens, chance=dealt(*HANDS))
    assert a.asked == [(1, "take_token")]
    assert a.options(1) == sorted([NEXT, FAR, cell_at(1, 1), cell_at(2, 1)])
    # Nobody has seen a Life: all four are face down.
    assert a.s.monsters.known(1) == [None] * 4
    a.answer("take_token", cell_at(1, 1))
    assert cell_at(1, 1) not in a.s.dens
    assert [life_of_token(t) for t in a.c.token.cards] == [3]
    assert a.c.token.seen == [only(1)]


@pytest.mark.rule("DQ-TOKEN-2", "DQ-TOKEN-1")
def test_a_token_taken_from_the_board_lies_in_the_new_room_afterwards() -> None:
    dens = [("skeleton", life, cell_at(n, 1)) for n, life in enumerate((2, 2, 3, 3), 1)]
    chance = dealt(*attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo"), den=dens, chance=chance)
    a.answer("take_token", cell_at(2, 1))
    a.answer("meet_monster", "escape")
    assert a.fate == ESCAPED
    assert sorted(a.s.dens) == sorted([cell_at(1, 1), cell_at(3, 1), cell_at(4, 1), HERE])
    assert a.told("token_taken") == [(SKELETON, cell_at(2, 1))]


@pytest.mark.rule("DQ-RUL-54", "DQ-TOKEN-1", "DQ-ENC-9")
def test_a_monster_met_as_a_token_has_the_life_on_it() -> None:
    a = meeting(hero("lindel"), hero("hugo"), monster="troll", den=[("troll", 5, HERE)], met=True)
    assert [life_of_token(t) for t in a.c.token.cards] == [5]
    assert (a.s.dens, a.s.monsters.cards) == ([], [])
    assert a.asked == [(0, "meet_monster")]


@pytest.mark.rule("DQ-COMBAT-40")
def test_who_played_a_monster_remembers_the_life_of_its_token_on_the_board() -> None:
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo"), hero("gherinn"), chance=chance)
    a.answer("meet_monster", "escape")
    assert [a.s.monsters.known(seat) for seat in (0, 1, 2, WATCHER)] == [
        [None],
        [2],
        [None],
        [None],
    ]


@pytest.mark.rule("DQ-COMBAT-40", "DQ-RUL-124")
def test_who_has_seen_a_token_before_knows_it_when_it_is_met_again() -> None:
    s = quest(hero("lindel"), hero("hugo"), hero("gherinn"), chance=dealt(*HANDS))
    s.reserve.remove(token("skeleton", 3))
    s.monsters.add(token("skeleton", 3), only(2))
    s.dens.append(HERE)

    a = Fight(s, monsters.meet_monster(0, SKELETON, 0, True, NONE, False))
    assert a.c.token.seen == [only(1) | only(2)]


# -- escape or attack ---------------------------------------------------------------------------


@pytest.mark.rule("DQ-MON-7", "DQ-ESC-13")
def test_the_hero_decides_to_attack_or_to_escape() -> None:
    a = meeting(hero("lindel"), hero("hugo"), chance=dealt(token("skeleton", 2), *HANDS))
    assert a.options(0) == ["attack", "escape"]
    a.answer("meet_monster", "attack")
    assert a.told("combat_round") == [(1,)]


def forced(*heroes: Hero, **more: Any) -> Fight:
    """A meeting in which seat 0 cannot choose: it fights at once. Lindel could, in an open room
    that it entered by a passage."""
    free = meeting(hero("lindel"), hero("hugo"), chance=Chance(seed_key(3)))
    assert free.asked == [(0, "meet_monster")]
    assert free.options(0) == ["attack", "escape"]
    a = meeting(*heroes, chance=Chance(seed_key(3)), **more)
    assert_fights_at_once(a)
    return a


def assert_fights_at_once(a: Fight) -> None:
    assert a.told("monster_attacked") == [(0, SKELETON)]
    assert a.asked
    assert "meet_monster" not in [kind for _, kind in a.asked]
    assert a.told("escape_drawn") == []


@pytest.mark.rule("DQ-ESC-1", "DQ-ROOM-27")
def test_nobody_escapes_from_a_room_with_a_portcullis() -> None:
    forced(hero("lindel"), hero("hugo"), tiles={HERE: GATED_ROOM})


@pytest.mark.rule("DQ-ESC-2")
def test_a_portcullis_in_the_room_behind_does_not_matter() -> None:
    chance = dealt(token("skeleton", 2), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo"), tiles={BACK: GATED_ROOM}, chance=chance)
    a.answer("meet_monster", "escape")
    assert (a.fate, a.s.heroes[0].at) == (ESCAPED, BACK)


@pytest.mark.rule("DQ-RUL-57")
def test_a_hero_with_no_room_it_came_from_cannot_escape() -> None:
    forced(hero("lindel", came_from=NONE), hero("hugo"))


@pytest.mark.rule("DQ-ESC-3", "DQ-CARD-17")
def test_a_hero_that_came_by_no_passage_cannot_escape() -> None:
    assert_fights_at_once(beside_a_skeleton(movement.special_move(0), ("special_move", NEXT)))


@pytest.mark.rule("DQ-ESC-3")
def test_a_hero_that_came_into_the_same_room_by_a_passage_can() -> None:
    a = beside_a_skeleton(movement.go(0, NEXT))
    assert a.asked == [(0, "meet_monster")]
    a.answer("meet_monster", "escape")
    assert a.told("escape_drawn") != []


def beside_a_skeleton(step: Planned, *answers: tuple[str, int]) -> Fight:
    """Lindel goes from HERE to NEXT, where a Skeleton lies in wait."""
    s = quest(hero("lindel"), hero("hugo"), chance=Chance(seed_key(3)))
    s.reserve.remove(token("skeleton", 3))
    s.monsters.add(token("skeleton", 3), 0)
    s.dens.append(NEXT)
    a = Fight(s, step)
    for kind, answer in answers:
        a.answer(kind, answer)
    assert a.s.heroes[0].at in (HERE, NEXT)
    assert a.told("monster_met") == [(0, SKELETON)]
    return a


@pytest.mark.rule("DQ-CARD-13", "DQ-CARD-21")
def test_some_cards_forbid_escaping() -> None:
    forced(hero("lindel"), hero("hugo"), may_escape=False)


@pytest.mark.rule("DQ-HERO-5")
def test_krutzbeck_always_attacks() -> None:
    forced(hero("krutzbeck"), hero("hugo"))


@pytest.mark.rule("DQ-EX-6", "DQ-ESC-4", "DQ-ESC-6", "DQ-ESC-7", "DQ-ESC-9")
def test_challara_escapes_with_3_against_2_and_a_skeleton_stays_in_the_room() -> None:
    chance = dealt(token("skeleton", 3), *attacks("shared-destinies", "poisoned-arrow"))
    a = meeting(hero("challara"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.told("escape_drawn") == [(0, SKELETON, *attacks("shared-destinies", "poisoned-arrow"))]
    assert a.fate == ESCAPED
    assert (a.s.dens, a.s.monsters.cards) == ([HERE], [token("skeleton", 3)])
    assert a.s.heroes[0].at == BACK
    assert a.s.heroes[0].wounds == 0
    assert a.s.turn_over
    assert a.told("combat_round") == []


@pytest.mark.rule("DQ-EX-7", "DQ-ESC-5", "DQ-ESC-13")
def test_challara_fails_against_a_higher_value_suffers_1_wound_and_must_fight() -> None:
    chance = dealt(
        token("skeleton", 3),
        *attacks("firestorm", "poisoned-arrow"),  # 1 against 2, damage 1
        *attacks("shared-destinies", "slash", "ray", "ray", "volley"),
        *HANDS[5:],
    )
    a = meeting(hero("challara"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.told("escape_failed") == [(0, SKELETON, 1)]
    assert a.s.heroes[0].wounds == 1
    assert a.told("combat_round") == [(1,)]


@pytest.mark.rule("DQ-ESC-6")
def test_equal_values_are_enough_to_escape() -> None:
    chance = dealt(token("skeleton", 3), *attacks("grief-of-ages", "poisoned-arrow"))  # 2 and 2
    a = meeting(hero("lindel"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.fate == ESCAPED


@pytest.mark.rule("DQ-ESC-8", "DQ-COMBAT-39")
def test_after_an_escape_all_power_cards_are_back() -> None:
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.s.combat is None
    assert a.s.combat_deck == fill_combat_deck()


@pytest.mark.rule("DQ-ESC-10", "DQ-ESC-9")
def test_an_escaped_hero_faces_the_room_behind_on_its_next_turn() -> None:
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    lindel = a.s.heroes[0]
    assert lindel.must_face
    # As if it had just come in by the passage it came back through.
    assert (lindel.came_from, lindel.side) == (HERE, way_between(BACK, HERE)[1])


@pytest.mark.rule("DQ-ESC-11", "DQ-RUL-56")
def test_no_door_or_portcullis_on_the_way_back_stops_an_escape() -> None:
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    tiles = {HERE: "door-three-doors", BACK: GATED_ROOM}
    a = meeting(hero("lindel"), hero("hugo"), tiles=tiles, chance=chance)
    a.answer("meet_monster", "escape")
    assert a.fate == ESCAPED
    assert a.s.heroes[0].at == BACK
    assert a.told("drew") == []


@pytest.mark.rule("DQ-ESC-12")
def test_an_escape_may_lead_to_where_another_hero_stands() -> None:
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(hero("lindel"), hero("hugo", at=BACK), chance=chance)
    a.answer("meet_monster", "escape")
    assert [one.at for one in a.s.heroes] == [BACK, BACK]


def test_an_escape_may_lead_into_the_treasure_room() -> None:
    here = cell_at(5, 4)
    chance = dealt(token("skeleton", 3), *attacks("elven-eyes", "deadly-shot"))
    a = meeting(
        hero("lindel", at=here, came_from=TREASURE),
        hero("hugo"),
        tiles={here: "chamber-left-ahead"},  # open to the east
        chance=chance,
    )
    a.answer("meet_monster", "escape")
    assert a.s.heroes[0].at == TREASURE


@pytest.mark.rule("DQ-RUL-58", "DQ-CATA-29")
def test_escaping_in_the_catacombs_the_hero_stays_below_and_the_monster_goes_away() -> None:
    chance = dealt(token("demon", 8), *attacks("elven-eyes", "infernal-roar"))
    a = meeting(hero("lindel", where=CATACOMBS), hero("hugo"), monster="demon", chance=chance)
    a.answer("meet_monster", "escape")
    assert a.fate == ESCAPED
    assert (a.s.heroes[0].where, a.s.heroes[0].at) == (CATACOMBS, HERE)
    assert not a.s.heroes[0].must_face
    assert a.s.turn_over
    assert (a.s.dens, len(a.s.reserve)) == ([], 20)


@pytest.mark.rule("DQ-RUL-59")
def test_a_failed_escape_that_kills_leaves_the_monster_in_the_room() -> None:
    chance = dealt(token("demon", 8), *attacks("accusing-light", "aura-of-terror"))  # 3 against 4
    a = meeting(hero("gherinn", wounds=9), hero("hugo"), monster="demon", chance=chance)
    a.answer("meet_monster", "escape")
    assert a.fate == DIED
    assert a.told("died") == [(0, "demon")]
    assert (a.s.dens, a.s.monsters.cards) == ([HERE], [token("demon", 8)])
    assert a.s.combat is None


@pytest.mark.rule("DQ-RUL-59", "DQ-RUL-96")
def test_a_hero_whom_death_can_wait_for_lies_beside_the_monster() -> None:
    chance = ScriptedChance(
        draws=[token("demon", 8), *attacks("accusing-light", "aura-of-terror")], rolls=[1]
    )
    a = meeting(
        hero("gherinn", wounds=9), hero("hugo"), monster="demon", chance=chance,
        death_can_wait=True,
    )  # fmt: skip
    a.answer("meet_monster", "escape")
    assert a.fate == DIED
    assert (a.s.heroes[0].where, a.s.heroes[0].at) == (DUNGEON, HERE)
    assert (a.s.heroes[0].wounds, a.s.dens) == (6, [HERE])


# -- Touch of death -----------------------------------------------------------------------------


@pytest.mark.rule("DQ-CARD-18", "DQ-RUL-67")
def test_touch_of_death_sends_a_monster_away_without_a_fight() -> None:
    a = meeting(hero("lindel", runes=["rune-touch-of-death"]), hero("hugo"))
    assert a.options(0) == [None, ("use", CARD["rune-touch-of-death"])]
    a.answer("monster_met", ("use", CARD["rune-touch-of-death"]))
    assert a.fate == GONE
    assert (a.s.combat, a.s.dens, len(a.s.reserve)) == (None, [], 20)
    assert a.s.heroes[0].runes == []


@pytest.mark.rule("DQ-RUL-67", "DQ-ENC-9")
def test_touch_of_death_sends_a_token_to_the_reserve() -> None:
    a = meeting(
        hero("lindel", runes=["rune-touch-of-death"]), hero("hugo"),
        den=[("skeleton", 3, HERE)], met=True,
    )  # fmt: skip
    a.answer("monster_met", ("use", CARD["rune-touch-of-death"]))
    assert a.fate == GONE
    assert (a.s.dens, a.s.monsters.cards, len(a.s.reserve)) == ([], [], 20)


@pytest.mark.rule("DQ-CARD-18")
def test_the_rune_may_be_kept() -> None:
    chance = dealt(token("skeleton", 2))
    a = meeting(hero("lindel", runes=["rune-touch-of-death"]), hero("hugo"), chance=chance)
    a.answer("monster_met", None)
    assert a.asked == [(0, "meet_monster")]
    assert a.s.heroes[0].runes == [CARD["rune-touch-of-death"]]


def test_the_rune_of_flame_burns_when_combat_starts() -> None:
    chance = dealt(token("skeleton", 2), *attacks("ray", "volley"))
    a = meeting(hero("lindel", runes=["rune-flame"]), hero("hugo"), chance=chance)
    a.answer("meet_monster", "attack")
    a.answer("combat_start", ("use", CARD["rune-flame"]))
    assert a.told("struck_first") == [(0, tuple(attacks("ray", "volley")))]
    assert a.fate == SLAIN


# -- Tatianna's arrows --------------------------------------------------------------------------

ARROWS = attacks("slash", "crossbow-bolt", "ray", "glancing-arrow", "riposte")


@pytest.mark.rule("DQ-HERO-7")
def test_tatianna_shoots_before_the_first_round() -> None:
    chance = dealt(
        token("skeleton", 3), *ARROWS,
        *attacks("ambush", "slash", "ray", "ray", "volley"), *HANDS[5:],
    )  # fmt: skip
    a = meeting(hero("tatianna"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", "shoot")
    assert a.told("arrows_shot") == [(0, tuple(ARROWS))]
    assert a.options(0) == [2, 1, 0]
    a.answer("count_arrows", 2)
    assert a.damage("foe") == ["crossbow-bolt", "glancing-arrow"]
    assert sorted(a.discards) == ["ray", "riposte", "slash"]
    assert a.told("combat_round") == [(1,)]


@pytest.mark.rule("DQ-RUL-51")
@pytest.mark.parametrize("count", [0, 1])
def test_tatianna_takes_as_many_ranged_cards_as_she_likes(count: int) -> None:
    chance = dealt(
        token("skeleton", 3), *ARROWS,
        *attacks("ambush", "slash", "ray", "ray", "volley"), *HANDS[5:],
    )  # fmt: skip
    a = meeting(hero("tatianna"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", "shoot")
    a.answer("count_arrows", count)
    assert len(a.damage("foe")) == count
    assert len(a.discards) == 5 - count


@pytest.mark.rule("DQ-RUL-51")
def test_tatiannas_arrows_may_kill_the_monster() -> None:
    a = meeting(hero("tatianna"), hero("hugo"), chance=dealt(token("skeleton", 2), *ARROWS))
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", "shoot")
    a.answer("count_arrows", 2)
    assert a.fate == SLAIN
    assert a.told("combat_round") == []
    assert a.s.combat_deck == fill_combat_deck()


@pytest.mark.rule("DQ-HERO-7")
def test_tatianna_need_not_shoot() -> None:
    chance = dealt(
        token("skeleton", 3), *attacks("ambush", "slash", "ray", "ray", "volley"), *HANDS[5:]
    )
    a = meeting(hero("tatianna"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "attack")
    a.answer("shoot_arrows", None)
    assert a.damage("foe") == []


@pytest.mark.rule("DQ-RUL-52")
def test_tatianna_does_not_shoot_when_she_must_attack() -> None:
    a = forced(hero("tatianna"), hero("hugo"), may_escape=False)
    assert a.told("combat_round") == [(1,)]


@pytest.mark.rule("DQ-RUL-52")
def test_tatianna_does_not_shoot_after_a_failed_escape() -> None:
    chance = dealt(
        token("skeleton", 3), *attacks("guided-shot", "nothing-to-bleed"),  # 2 against 3
        *attacks("ambush", "slash", "ray", "ray", "volley"), *HANDS[5:],
    )  # fmt: skip
    a = meeting(hero("tatianna"), hero("hugo"), chance=chance)
    a.answer("meet_monster", "escape")
    assert a.told("combat_round") == [(1,)]


# -- after it -----------------------------------------------------------------------------------


def last_blow(**more: Any) -> Fight:
    """One round before a Skeleton of Life 3 dies."""
    a = clash(
        hand=["volley", "ray"], foe=["slash", "slash"], foe_damage=["ray", "ray"], rounds=None,
        **more,
    )  # fmt: skip
    a.attack("volley", "slash")
    return a


@pytest.mark.rule("DQ-COMBAT-34", "DQ-TOKEN-3")
def test_the_token_of_a_dead_monster_goes_back_to_the_reserve_and_nobody_knows_it_there() -> None:
    a = last_blow()
    assert a.fate == SLAIN
    assert a.s.reserve == list(range(20))
    assert a.told("monster_slain") == [(0, SKELETON, 3)]


@pytest.mark.rule("DQ-COMBAT-36", "DQ-COMBAT-37", "DQ-TOKEN-1")
def test_a_monster_that_killed_a_hero_stays_and_forgets_its_damage() -> None:
    a = clash(
        hero("lindel", wounds=14), hero("hugo"), hand=["slash", "ray"], foe=["volley", "slash"],
        foe_damage=["ray", "ray"], rounds=None,
    )  # fmt: skip
    a.attack("slash", "volley")
    assert a.fate == DIED
    assert a.s.dens == [HERE]
    # Whoever meets it next meets a Monster of full Life: all its damage went back to the deck.
    assert a.s.combat_deck == fill_combat_deck()


@pytest.mark.rule("DQ-CATA-29")
def test_a_monster_that_killed_a_hero_in_the_catacombs_goes_away() -> None:
    def below(s: Quest, c: object) -> None:
        s.heroes[0].where = CATACOMBS
        assert s.combat is not None
        s.combat.cell = NONE

    a = clash(
        hero("lindel", wounds=14), hero("hugo"), hand=["slash", "ray"], foe=["volley", "slash"],
        rounds=None, setup=below,
    )  # fmt: skip
    a.attack("slash", "volley")
    assert a.fate == DIED
    assert (a.s.dens, len(a.s.reserve)) == ([], 20)


def face_skeleton_card(*draws: int) -> Fight:
    """Seat 0 draws a Monster card in its room."""
    chance = dealt(CARD["dungeon-skeleton"], *draws)
    s = quest(hero("lindel"), hero("hugo"), chance=chance)
    return Fight(s, encounters.draw_and_face(0, DECK["dungeon"]))


@pytest.mark.rule("DQ-COMBAT-38", "DQ-ENC-8")
def test_after_the_combat_the_monster_card_is_discarded() -> None:
    arrows = attacks("elven-eyes", "volley", "volley", "ricochet", "crossbow-bolt")
    a = face_skeleton_card(token("skeleton", 2), *arrows, *HANDS[5:9], ATTACK["slash"],
                           *attacks("ray", "ray"))  # fmt: skip
    a.answer("meet_monster", "attack")
    assert a.s.discards[DECK["dungeon"]] == []
    a.attack("volley", "slash")
    a.attack("volley", "slash")
    assert a.told("monster_slain") == [(0, SKELETON, 2)]
    assert a.s.discards[DECK["dungeon"]] == [CARD["dungeon-skeleton"]]


@pytest.mark.rule("DQ-ESC-8")
def test_after_an_escape_the_monster_card_is_discarded() -> None:
    a = face_skeleton_card(token("skeleton", 2), *attacks("elven-eyes", "deadly-shot"))
    a.answer("meet_monster", "escape")
    assert a.s.discards[DECK["dungeon"]] == [CARD["dungeon-skeleton"]]
    assert a.s.turn_over


# -- monstrous treasure -------------------------------------------------------------------------


@pytest.mark.rule("DQ-MTREAS-1", "DQ-MTREAS-2")
def test_a_roll_below_the_life_of_a_killed_monster_lets_the_hero_take_a_treasure() -> None:
    ruby = CARD["treasure-giant-ruby"]
    chance = ScriptedChance(rolls=[2], draws=[ruby])
    a = last_blow(monstrous_treasure=True, chance=chance)
    a.answer("roll_for_treasure", "roll")
    a.answer("take_treasure", "take")
    assert a.fate == SLAIN
    assert a.s.heroes[0].loot.cards == [ruby]


@pytest.mark.rule("DQ-MTREAS-2")
def test_a_roll_of_its_life_or_more_gives_nothing() -> None:
    a = last_blow(monstrous_treasure=True, chance=ScriptedChance(rolls=[3]))
    a.answer("roll_for_treasure", "roll")
    assert a.fate == SLAIN
    assert a.s.heroes[0].loot.cards == []


@pytest.mark.rule("DQ-MTREAS-1")
def test_the_hero_need_not_roll_nor_take() -> None:
    a = last_blow(monstrous_treasure=True)
    a.answer("roll_for_treasure", None)
    assert a.fate == SLAIN
    b = last_blow(monstrous_treasure=True, chance=ScriptedChance(rolls=[1]))
    b.answer("roll_for_treasure", "roll")
    b.answer("take_treasure", None)
    assert b.s.heroes[0].loot.cards == []


@pytest.mark.rule("DQ-RUL-100")
def test_touch_of_death_earns_no_treasure() -> None:
    a = meeting(
        hero("lindel", runes=["rune-touch-of-death"]), hero("hugo"), monstrous_treasure=True
    )
    a.answer("monster_met", ("use", CARD["rune-touch-of-death"]))
    assert a.fate == GONE


@pytest.mark.rule("DQ-MTREAS-1")
def test_a_hero_that_is_killed_rolls_for_no_treasure() -> None:
    a = clash(
        hero("lindel", wounds=14),
        hero("hugo"),
        hand=["slash", "ray"],
        foe=["volley", "slash"],
        rounds=None,
        monstrous_treasure=True,
    )
    a.attack("slash", "volley")
    assert a.fate == DIED


@pytest.mark.rule("DQ-MTREAS-1")
def test_without_the_option_nobody_rolls() -> None:
    assert last_blow().fate == SLAIN


# -- Deep elf -----------------------------------------------------------------------------------


def bribe(*loot: str, roll: int) -> Fight:
    """A Hero below, before a Deep elf."""
    elf = CARD["catacombs-deep-elf"]
    chance = ScriptedChance(
        rolls=[roll],
        draws=[
            token("sorcerer", 3),
            *attacks("elven-eyes", "slash", "ray", "ray", "volley"),
            *attacks("mirage", "slash", "slash", "ray", "volley"),
        ],
    )
    s = quest(hero("lindel", where=CATACOMBS, loot=loot), hero("hugo"), chance=chance)
    return Fight(s, effects.follow(0, THEN[elf][0], elf, 0))


@pytest.mark.rule("DQ-CARD-26", "DQ-RUL-68")
def test_without_a_bribe_the_deep_elf_attacks_and_cannot_be_escaped() -> None:
    a = bribe(roll=1)
    assert a.told("monster_attacked") == [(0, MONSTER["sorcerer"])]


@pytest.mark.rule("DQ-RUL-68")
def test_a_bribe_of_just_what_is_demanded_leads_nowhere() -> None:
    ring = next(c.id for c in CONTENT.cards if c.gold == 100)
    a = bribe(ring, roll=1)
    a.answer("bribe", CARD[ring])
    assert a.done
    assert a.told("monster_met") == []
    assert a.s.heroes[0].where == CATACOMBS
    assert ATTACK["ray"] in a.s.combat_deck


# -- the way back -------------------------------------------------------------------------------


@pytest.mark.rule("DQ-TILE-1", "DQ-ESC-11", "DQ-RUL-137")
@pytest.mark.parametrize(("turned", "asked"), [(1, "meet_monster"), (0, "attack")])
def test_nobody_escapes_through_a_wall_made_after_entry(turned: int, asked: str) -> None:
    s = quest(hero("lindel"), hero("hugo"), chance=dealt(token("skeleton", 2), *HANDS),
              tiles={HERE: "corridor-straight"})  # fmt: skip
    s.turned[HERE] = turned  # it runs from east to west, or has been turned since
    a = Fight(s, monsters.meet_monster(0, SKELETON, NONE, True, NONE, False))
    assert asked in [kind for _, kind in a.asked]


@pytest.mark.rule("DQ-ROOM-12", "DQ-RUL-137")
@pytest.mark.parametrize(("side", "asked"), [(3, "meet_monster"), (1, "attack")])
def test_nobody_escapes_across_a_chasm(side: int, asked: str) -> None:
    one = hero("lindel")
    one.side = side  # the bank it stands on; BACK lies to the west
    s = quest(one, hero("hugo"), chance=dealt(token("skeleton", 2), *HANDS),
              tiles={HERE: "chasm-left-bank"})  # fmt: skip
    a = Fight(s, monsters.meet_monster(0, SKELETON, NONE, True, NONE, False))
    assert asked in [kind for _, kind in a.asked]


@pytest.mark.rule("DQ-ESC-10")
def test_who_escapes_is_free_of_what_held_it_in_the_room() -> None:
    s = alone()
    s.heroes[0].stuck = s.heroes[0].no_escape = True
    step_back(s, 0, BACK)
    assert (s.heroes[0].at, s.heroes[0].came_from) == (BACK, HERE)
    assert s.heroes[0].side == way_between(BACK, HERE)[1]
    assert (s.heroes[0].stuck, s.heroes[0].must_face, s.heroes[0].no_escape) == (False, True, False)
