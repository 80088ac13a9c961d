"""Threats: what is turned up on entering a room, and what is revealed and disarmed from outside."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CONTENT, THREAT
from grimorio.games.dungeonalliance.kinds import COVER, DEFUSE, DISARM_NOW, PEEK, STRIKE
from grimorio.games.dungeonalliance.rules.walking import is_dark, ways
from grimorio.games.dungeonalliance.state import KNOWN, OPEN
from tests.games.dungeonalliance.table import CHEST, DARTS, FIRST, PIT, SECOND, at, raid, room, who

# -- entering --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-THREAT-1", "DA-THREAT-2", "DA-RUL-31")
def test_who_enters_a_room_turns_up_its_token_and_a_chest_stays() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[CHEST])
    t.activate("petra")
    assert t.squares() & {(4, 4), (5, 4)} == set(), "she stops where she enters"
    t.go((3, 4))
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}
    assert t.s.unknown == {}
    assert (5, 4) in t.squares(), "and goes on"


@pytest.mark.rule("DA-THREAT-3", "DA-THREAT-4", "DA-RUL-80", "DA-RUL-34")
def test_a_trap_springs_on_the_square_of_the_hero_and_is_gone() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS])
    t.activate("petra")
    t.go((3, 3))
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 1)
    assert t.s.tokens == {}
    assert t.s.tokens_gone == [DARTS]
    assert (4, 4) in t.squares()


@pytest.mark.rule("DA-THREAT-5", "DA-RUL-7", "DA-MMOVE-6")
def test_a_pit_stays_and_costs_speed_and_power() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.go((3, 3))
    assert t.s.pits == {at((3, 3)): PIT}
    assert ways(t.s, t.figure("petra"), 9)[at((4, 4))] == 2


@pytest.mark.rule("DA-RUL-32")
def test_a_hero_defeated_by_a_trap_does_no_more() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.dark((5, 5))
    t.chance(draws=[DARTS, *[t.player(0).deck[n] for n in range(6)]])
    t.activate("petra")
    t.go((3, 4))
    assert t.hero("petra").defeated
    assert t.asked == []


@pytest.mark.rule("DA-RUL-33")
def test_of_several_tokens_the_player_chooses_the_order() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[CHEST, DARTS])
    t.activate("petra")
    t.go((3, 4))
    assert t.asked == [(0, "next_threat")]
    t.answer(at((5, 5)))
    assert list(t.s.tokens) == [at((5, 5))]
    assert t.damage("petra") == 1


@pytest.mark.rule("DA-RUL-33", "DA-THREAT-1", "DA-RUL-32")
def test_what_else_lies_in_the_room_is_turned_up_though_the_first_trap_defeats_the_hero() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[DARTS, CHEST, *t.player(0).deck[:6]])
    t.activate("petra")
    t.go((3, 4))
    t.answer(at((5, 5)))
    assert t.hero("petra").defeated
    assert t.s.unknown == {}
    assert t.s.tokens == {at((5, 3)): 2 * CHEST + 1}
    assert t.asked == [], "her activation is over all the same"


@pytest.mark.rule("DA-TRAP-6", "DA-RUL-33")
def test_a_known_trap_and_an_unknown_token_are_both_turned_up_on_entry() -> None:
    t = room(FIRST, SECOND)
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.token("dart-trap", (5, 3), face=KNOWN)
    t.chance(draws=[CHEST])
    t.activate("petra")
    t.go((3, 4))
    t.answer(at((5, 3)))
    assert t.damage("petra") == 1
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}


@pytest.mark.rule("DA-THREAT-1", "DA-TRAP-6", "DA-TERM-1")
def test_a_room_is_dark_for_its_own_nine_squares_only() -> None:
    middle = 6
    t = room()
    for square in range(9 * middle, 9 * middle + 9):
        t.s.unknown = {square: 0}
        assert [cell for cell in range(25) if is_dark(t.s, cell)] == [middle]
        t.s.unknown = {}
        for token in range(3 * len(CONTENT.threats)):
            t.s.tokens = {square: 2 * token + KNOWN}
            assert [cell for cell in range(25) if is_dark(t.s, cell)] == [middle]
            t.s.tokens = {square: 2 * token + 1}
            assert not is_dark(t.s, middle), "what lies face up is not dark"
        t.s.tokens = {}


# -- pushed and moved ------------------------------------------------------------------------------


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-110")
def test_a_monster_that_shoves_a_hero_into_a_room_makes_it_turn_up_what_lies_there() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.dark((1, 3))
    ogre = t.monster("ogre", (4, 4))
    t.chance(draws=[3 * THREAT["dart-trap"]])
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    before = t.damage("petra")
    t.answer(at((2, 4)))
    assert t.damage("petra") == before + 1
    assert t.s.unknown == {}


@pytest.mark.rule("DA-RUL-33", "DA-RUL-110", "DA-RUL-32")
def test_who_is_shoved_among_two_tokens_and_falls_to_the_first_turns_up_the_second_once() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.dark((1, 3))
    t.dark((1, 5))
    ogre = t.monster("ogre", (4, 4))
    t.chance(draws=[DARTS, CHEST])
    t.move(ogre)
    t.hurt("petra", 0)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    t.hurt("petra", CONTENT.heroes[t.hero("petra").kind].health - 1)
    t.answer(at((2, 4)))
    assert t.asked == [(0, "next_threat")]
    t.answer(at((1, 3)))
    assert t.hero("petra").defeated
    assert t.s.tokens == {at((1, 5)): 2 * CHEST + OPEN}
    assert t.asked == []


@pytest.mark.rule("DA-THREAT-1", "DA-RUL-121")
def test_who_is_moved_into_a_room_by_a_card_turns_up_what_lies_there() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hand(0, "grappling-rope")
    t.dark((5, 5))
    t.chance(draws=[DARTS])
    t.activate("petra")
    t.play_card("grappling-rope")
    t.answer(at((3, 4)))
    assert t.told("trapped") == [(who(t, "petra"), DARTS)]
    assert t.s.used == 0


# -- revealing and disarming -----------------------------------------------------------------------


@pytest.mark.rule("DA-TRAP-1", "DA-TRAP-4", "DA-TRAP-7", "DA-EX-20", "DA-RUL-36")
@pytest.mark.parametrize("roll", [3, 5, 6])
def test_mcfarlin_reveals_a_pit_and_disarms_it(roll: int) -> None:
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("mcfarlin", (2, 5))
    t.dark((5, 5))
    t.chance(draws=[PIT], rolls=[roll])
    t.activate("mcfarlin")
    t.do(PEEK, at((5, 5)))
    t.answer(DISARM_NOW())
    t.answer(0)
    assert t.s.used == 1
    assert t.s.tokens_gone == [PIT]
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-TRAP-8", "DA-TRAP-9", "DA-EX-21")
def test_a_failed_attempt_opens_the_pit_under_mcfarlin() -> None:
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("mcfarlin", (2, 5))
    t.dark((5, 5))
    t.chance(draws=[PIT], rolls=[2])
    t.activate("mcfarlin")
    t.do(PEEK, at((5, 5)))
    t.answer(DISARM_NOW())
    t.answer(0)
    assert t.s.pits == {at((2, 5)): PIT}
    assert t.damage("mcfarlin") == 1


@pytest.mark.rule("DA-TRAP-4", "DA-TRAP-5", "DA-TRAP-6", "DA-EX-22", "DA-RUL-35")
def test_a_trap_left_alone_is_known_can_be_disarmed_later_and_springs_on_who_enters() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.do(PEEK, at((5, 5)))
    t.answer(COVER())
    assert t.s.tokens == {at((5, 5)): 2 * PIT + KNOWN}
    assert t.squares(DEFUSE) == {(5, 5)}
    t.go((3, 3))
    assert t.s.pits == {at((3, 3)): PIT}


@pytest.mark.rule("DA-TRAP-2")
def test_nothing_is_revealed_while_enemies_are_in_either_room() -> None:
    for place in ((1, 3), (5, 3)):
        t = room()
        t.put("petra", (2, 4))
        t.dark((5, 5))
        t.monster("goblin", place)
        t.activate("petra")
        assert t.options(PEEK) == []


@pytest.mark.rule("DA-TRAP-3")
def test_a_chest_that_is_revealed_stays_open() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[CHEST])
    t.activate("petra")
    t.do(PEEK, at((5, 5)))
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}
    assert t.asked == [(0, "act")]


@pytest.mark.rule("DA-RUL-33", "DA-TRAP-1")
def test_each_token_revealed_from_outside_costs_a_point_of_its_own() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[CHEST, CHEST])
    t.activate("lorna")
    t.do(PEEK, at((5, 5)))
    assert t.s.unknown == {at((5, 3)): 0}
    t.do(PEEK, at((5, 3)))
    assert t.s.used == 2
    assert t.s.unknown == {}


@pytest.mark.rule("DA-TRAP-8")
def test_a_trap_that_is_not_disarmed_springs_outside_its_room_and_is_gone() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS], rolls=[1])
    t.activate("lorna")
    t.do(PEEK, at((5, 5)))
    t.answer(DISARM_NOW())
    t.answer(0)
    assert (t.damage("lorna"), t.hero("lorna").poison) == (1, 1)
    assert t.s.tokens == {}
    assert t.s.tokens_gone == [DARTS]
    assert t.hero("lorna").at == at((2, 4))


@pytest.mark.rule("DA-TRAP-4", "DA-RUL-36")
def test_disarming_at_once_is_sure_with_as_many_points_as_the_level() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.dark((5, 5), level=2)
    t.chance(draws=[PIT + 1])
    t.activate("lorna")
    t.do(PEEK, at((5, 5)))
    t.answer(DISARM_NOW())
    assert t.options() == [0, 1, 2]
    t.answer(2)
    assert t.s.used == 3, "1 to reveal and 2; nothing was rolled"
    assert t.s.tokens_gone == [PIT + 1]


@pytest.mark.rule("DA-TRAP-9", "DA-THREAT-5")
def test_a_pit_that_is_open_cannot_be_disarmed() -> None:
    t = room()
    t.put("lorna", (2, 4))
    t.pit((3, 4))
    t.activate("lorna")
    assert t.options(DEFUSE) == []
    assert t.options(PEEK) == []
