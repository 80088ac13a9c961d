"""Monsters: whom a player may choose, how they move and attack, and what they never do."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import defence_of
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.ending import check_cleared
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.monsters import (
    activate_monster,
    acts,
    choices,
    connected,
)
from grimorio.games.dungeonalliance.rules.solo import bonus_of, follow_card, turn_card
from grimorio.games.dungeonalliance.rules.turn import begin_monsters, next_round
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, Table, at, lay, place, prey, room


def alone() -> Table:
    """One Alliance, with a crossroads north of its Starting tile."""
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    return t


def words(t: Table) -> set[object]:
    return {option[0] for option in t.options() if isinstance(option, tuple)}


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-5", "DA-TERM-8", "DA-ROUND-7")
def test_of_a_group_the_player_chooses_any_monster_that_is_ready() -> None:
    t = room()
    first, second = t.monster("goblin", (3, 1)), t.monster("ogre", (5, 1))
    t.monster("goblin", (4, 1), ready=False)
    t.play(activate_monster(1))
    assert t.asked == [(1, "choose_monster")]
    options = [one for one in t.options() if isinstance(one, tuple)]
    assert {one[0] for one in options} == {first, second}
    for figure in (first, second):
        assert [one[1:] for one in options if one[0] == figure] == acts(t.s, figure)
    t.answer(next(one for one in options if one[0] == second))
    assert not t.s.monsters[second].ready
    assert choices(t.s, 1) == [first]


@pytest.mark.rule("DA-TERM-9", "DA-MON-3", "DA-RUL-16")
def test_rooms_side_by_side_are_connected_only_by_a_corridor_token() -> None:
    t = room()
    beside = t.monster("goblin", (4, 4))
    far = t.monster("goblin", (4, 1))
    assert connected(t.s, 5) == {6}
    assert choices(t.s, 0) == [far]
    t.s.corridors = 0
    assert connected(t.s, 5) == set()
    assert choices(t.s, 0) == [beside, far], "next door, but nothing leads there"


# -- moving and attacking --------------------------------------------------------------------------


@pytest.mark.rule("DA-TERM-5", "DA-MON-9")
def test_heroes_of_all_players_are_a_monsters_enemies() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("jypzy", (5, 4))
    bat = t.monster("cave-bat", (4, 4))
    assert set(prey(t.s, bat)) == {t.figure("petra"), t.figure("jypzy")}
    t.move(bat, seat=0)
    aims = {one[2] for one in t.options() if isinstance(one, tuple)}
    assert aims >= {t.figure("petra"), t.figure("jypzy")}, "the own hero too"


@pytest.mark.rule("DA-MON-8", "DA-MON-12", "DA-MON-13")
def test_a_monster_moves_once_attacks_once_and_is_done() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (3, 3))
    goblin = t.monster("goblin", (4, 4))
    t.move(goblin)
    t.answer(("strike", at((4, 4)), t.figure("petra")))
    assert len(t.told("attacked")) == 1, "it spent no Speed point and has no second attack"
    assert t.asked == []
    assert t.s.monsters[goblin].at == at((4, 4))
    assert not t.s.monsters[goblin].ready
    t = room()
    t.s.corridors = 0
    goblin = t.monster("goblin", (5, 5))
    t.move(goblin)
    assert len(t.options()) == 9, "one movement within the room"
    t.answer(("go", at((3, 3))))
    assert t.asked == [], "and not a second one, though it attacked nobody"


@pytest.mark.rule("DA-MON-10", "DA-RANGE-2", "DA-DMG-5")
def test_a_monsters_attack_goes_by_range_sight_and_obstacles_as_a_heros() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.put("lorna", (3, 4))
    archer = t.monster("bone-archer", (4, 4))
    assert t.figure("lorna") not in prey(t.s, archer), "too near for a ranged attack"
    assert t.figure("petra") in prey(t.s, archer)
    assert defence_of(t.s, archer, NONE, t.figure("petra")) == 3, "2 armour, and Lorna before her"
    t.s.corridors = 0
    assert t.figure("petra") not in prey(t.s, archer)


@pytest.mark.rule("DA-FACE-1", "DA-RUL-24", "DA-RUL-79")
def test_a_monster_turns_freely_and_ends_facing_whom_it_attacks() -> None:
    for target in ((4, 3), (5, 4), (4, 5), (3, 4)):
        t = room()
        t.put("petra", target)
        goblin = t.monster("goblin", (4, 4))
        t.move(goblin)
        t.answer(("strike", at((4, 4)), t.figure("petra")))
        facing = t.s.monsters[goblin].facing
        assert facings_towards(at((4, 4)), at(target)) >> facing & 1
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    defence = defence_of(t.s, t.figure("petra"), NONE, ogre)
    for facing in range(4):
        t.s.monsters[ogre].facing = facing
        assert defence_of(t.s, t.figure("petra"), NONE, ogre) == defence


@pytest.mark.rule("DA-THREAT-6", "DA-MMOVE-5", "DA-RUL-17")
def test_a_monster_turns_up_no_threat_where_it_goes() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((3, 3))
    t.token("dart-trap", (5, 5), face=0)
    t.token("treasure-chest", (5, 3))
    goblin = t.monster("goblin", (4, 4))
    t.move(goblin)
    t.answer(("strike", at((3, 3)), t.figure("petra")))
    assert t.s.unknown == {at((3, 3)): 0}
    assert len(t.s.tokens) == 2
    assert t.damage(goblin) == 0


@pytest.mark.rule("DA-MMOVE-2")
def test_a_monster_opens_neither_doors_nor_chests() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.row("nest")
    t.token("treasure-chest", (3, 3))
    bat = t.monster("cave-bat", (4, 4))
    t.move(bat)
    assert words(t) == {"go"}
    squares = {place(one[1]) for one in t.options() if isinstance(one, tuple)}  # type: ignore[arg-type]
    assert squares == {(x, y) for x in (3, 4, 5) for y in (3, 4, 5)}, "behind a door is nothing"
    t.answer(("go", at((3, 3))))
    assert len(t.s.tokens) == 1
    assert t.s.corridors == 0


# -- solo ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-6", "DA-SCARD-4")
def test_the_first_action_of_form_b_is_that_of_form_a() -> None:
    t = alone()
    goblin = t.monster("goblin", (4, 4))
    for form in ("a", "b"):
        t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.form == form)
        assert bonus_of(t.s, 0, goblin) == 1


@pytest.mark.rule("DA-SCARD-13", "DA-RUL-75", "DA-SCARD-12")
def test_after_the_fourth_cycle_the_end_phase_draws_three_fewer() -> None:
    t = alone()
    t.s.cycle = 4
    t.player(0).shortage = 3
    t.play(end_round())
    assert len(t.player(0).hand) == 3
    t.activate("petra")
    assert t.player(0).shortage == 0
    t.end()
    assert len(t.player(0).hand) == 6, "the next activation fills it again"


@pytest.mark.rule("DA-RUL-68", "DA-SOLO-9")
def test_every_solo_card_is_used_once_and_after_the_last_there_is_none() -> None:
    t = alone()
    turned = []
    for _ in range(16):
        turn_card(t.s)
        turned.append(t.s.solo_card)
    assert sorted(turned) == list(range(16))
    turn_card(t.s)
    assert t.s.solo_card == NONE
    assert sorted(t.s.solo_gone) == list(range(16))


@pytest.mark.rule("DA-RUL-70", "DA-SOLO-10", "DA-WIN-1")
def test_alone_an_empty_dungeon_does_not_end_the_game_before_round_four() -> None:
    t = alone()
    t.s.tiles_left = [0, 0, 0]
    goblin = t.monster("goblin", (4, 4))
    wound(t.s, goblin, 0, 9)
    check_cleared(t.s)
    assert not t.s.early
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_bag.remove(t.s.solo_card)
    endings = []
    for number in (3, 4):
        t.s.round = number
        t.play(next_round())
        assert t.game is not None
        endings.append("" if t.game.outcome is None else t.game.outcome.reason)
    assert endings == ["", "solo-lost"]


@pytest.mark.rule("DA-RUL-71", "DA-SOLO-4")
def test_a_monster_that_attacked_by_a_solo_card_is_exhausted() -> None:
    t = alone()
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_bag.remove(t.s.solo_card)
    goblin = t.monster("goblin", (4, 5))
    t.play(follow_card(0))
    while t.asked and t.asked[0][1] in {"solo_action", "monster_act", "solo_ready"}:
        t.answer(t.options()[0])
    assert len(t.told("attacked")) == 1
    assert not t.s.monsters[goblin].ready


@pytest.mark.rule("DA-RUL-62", "DA-WIN-1")
def test_a_dungeon_emptied_by_a_monsters_own_turn_goes_to_the_end_phase_at_once() -> None:
    t = room()
    t.s.tiles_left = [0, 0, 0]
    t.s.early = True
    t.monster("goblin", (4, 4))
    t.play(begin_monsters())
    assert t.told("monster_activated") == [], "placed later: it holds all the same"
    assert t.game is not None
    assert t.game.outcome is not None
