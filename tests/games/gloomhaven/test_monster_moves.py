"""Moves of monsters, and which of their lines they do."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    STUN,
)
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    OBSTACLE,
    TRAP,
)
from tests.games.gloomhaven.table import ability_numbered, hall, room

# -- what it does ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-MACT-1", "GH-COND-15", "GH-MEND-1")
def test_a_stunned_monster_does_nothing_but_end_its_turn() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "stun", "muddle", "poison")
    t.monster_acts(guard, ability_numbered(531))
    assert t.told("stunned")
    assert not t.told("bonus")
    assert not t.has(guard, "stun")
    assert not t.has(guard, "muddle")
    assert t.has(guard, "poison")


@pytest.mark.rule("GH-MEND-1", "GH-RUL-76", "GH-COND-22")
def test_what_a_monster_gets_in_its_own_turn_stays_for_the_next() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(530))
    t.take_all()
    assert t.has(guard, "strengthen")
    assert not t.has(guard, "immobilize")


@pytest.mark.rule("GH-MACT-2")
def test_without_a_move_on_its_card_a_monster_does_not_move() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    t.monster_acts(guard, ability_numbered(531))
    assert t.at(guard) == (0, 3)
    assert not t.told("attacked")


@pytest.mark.rule("GH-MACT-2")
def test_without_an_attack_on_its_card_a_monster_does_not_attack() -> None:
    t = room()
    scout = t.monster("vermling-scout", (0, 3))
    t.monster_acts(scout, ability_numbered(675))
    assert t.at(scout) == (0, 1)
    assert not t.told("attacked")


@pytest.mark.rule("GH-MACT-3")
def test_lines_are_done_in_their_order() -> None:
    """A hound attacks, moves, and attacks again: out of reach at first, it attacks once."""
    t = room()
    hound = t.monster("hound", (0, 3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(hound, ability_numbered(547))
    t.take_all()
    assert t.at(hound) == (0, 1)
    assert len(t.told("attacked")) == 1


@pytest.mark.rule("GH-MACT-6", "GH-COND-9")
def test_an_ability_on_all_adjacent_spares_allies() -> None:
    t = room()
    corpse = t.monster("living-corpse", (1, 0))
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(corpse, ability_numbered(570))
    t.take_all()
    assert t.has(t.character(0).figure, "poison")
    assert not t.has(guard, "poison")


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-1")
@pytest.mark.parametrize(("ability", "steps"), [(525, 4), (527, 3), (529, 2)])
def test_it_moves_by_its_stat_card_and_what_its_card_adds(ability: int, steps: int) -> None:
    t = hall()
    t.place(1, (2, -6))
    guard = t.monster("bandit-guard", (0, 0))
    t.figure(guard).at = t.cell((-1, -2))
    t.place(1, (-8, -2))
    t.place(0, (-9, 0))
    t.monster_acts(guard, ability_numbered(ability))
    assert t.at(guard) == (-1 - steps, -2)


@pytest.mark.rule("GH-MMOVE-7", "GH-MMOVE-10", "GH-MMOVE-11", "GH-MMOVE-12", "GH-RUL-96")
def test_it_enters_a_trap_only_if_there_is_no_other_way() -> None:
    """One hex beside the character is free, and a trap lies in it. A kill by it is nobody's."""
    t = room()
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=-1)
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0), hp=3)
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("sprung")
    assert guard not in t.s.figures
    assert not t.told("attacked")
    assert all("kills" not in character.tallies for character in t.s.characters)


@pytest.mark.rule("GH-MMOVE-7")
def test_it_goes_round_a_trap_if_it_can() -> None:
    t = room()
    t.overlay(TRAP, (1, 0), first=-1)
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.at(guard) == (0, 1)
    assert not t.told("sprung")


@pytest.mark.rule("GH-MMOVE-10", "GH-RUL-49")
def test_a_trap_does_to_a_monster_what_it_does_to_a_character() -> None:
    """It stuns: the monster does not attack any more."""
    t = room()
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=2, second=STUN)
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0))
    t.monster_acts(guard, ability_numbered(527))
    assert t.hp(guard) == 4
    assert t.has(guard, "stun")
    assert not t.told("attacked")


@pytest.mark.rule("GH-MOVE-5", "GH-RUL-46")
def test_a_jump_passes_what_bars_the_way() -> None:
    """The other character and an obstacle bar the way to the corner."""
    t = room()
    t.overlay(OBSTACLE, (0, 1))
    t.place(1, (2, 0))
    t.overlay(OBSTACLE, (1, 1))
    t.give(t.character(1).figure, "invisible")
    viper = t.monster("giant-viper", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(687))
    assert t.at(viper) == (1, 0)
    assert t.told("attacked")


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-2")
def test_a_closed_door_is_wall_to_a_monster() -> None:
    """The door of the room lies beside it; nothing opens."""
    t = room()
    guard = t.monster("bandit-guard", (-1, 3))
    t.monster_acts(guard, ability_numbered(525))
    assert not t.told("door_opened")
    assert t.at(guard) != (-2, 3)


@pytest.mark.rule("GH-MMOVE-3", "GH-RUL-111")
def test_it_tells_which_rule_rules_other_hexes_out() -> None:
    """An archer steps back from its focus: beside it, it would have disadvantage."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    archer = t.monster("bandit-archer", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(533))
    told = [event.args[1:] for event in t.told("ruled_out")]
    assert (tuple(sorted([t.cell((1, 0)), t.cell((0, 1))])), "GH-MMOVE-3") in told
    assert t.at(archer) not in {(1, 0), (0, 1)}


@pytest.mark.rule("GH-MMOVE-6")
def test_it_tells_which_hexes_are_a_longer_way() -> None:
    """A guard two hexes from its focus goes to the nearer of those that touch it, and names the
    others that it could have reached with its points."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    t.place(0, (0, 3))
    guard = t.monster("bandit-guard", (2, 3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.at(guard) == (1, 3)
    told = {event.args[2]: event.args[1] for event in t.told("ruled_out")}
    longer = [(1, 2), (0, 2), (0, 4), (-1, 4)]
    assert told == {"GH-MMOVE-6": tuple(sorted([t.cell(place) for place in longer]))}


@pytest.mark.rule("GH-MATT-11", "GH-RUL-111")
def test_the_players_choose_among_hexes_that_are_equal_if_they_like() -> None:
    t = room(ties="ask")
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (1, 1))
    t.place(0, (0, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked == [(0, "monster_acts"), (1, "monster_acts")]
    hero = t.character(0).figure
    assert t.options() == sorted([(hero, t.cell(place), hero) for place in ((1, 0), (0, 1))])
    t.answer(hero, t.cell((0, 1)), hero)
    assert t.at(guard) == (0, 1)


@pytest.mark.rule("GH-COND-13")
def test_for_one_that_cannot_move_no_hex_is_chosen() -> None:
    t = room(ties="ask")
    guard = t.monster("bandit-guard", (1, 2))
    t.give(guard, "immobilize")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-7")
def test_a_jump_over_a_trap_does_not_spring_it() -> None:
    """In a passage one hex wide: obstacles on both sides of the trap."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    t.overlay(OBSTACLE, (0, 1), (1, 1), (2, 1), (3, 1))
    t.overlay(TRAP, (2, 0), first=-1)
    viper = t.monster("giant-viper", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(687))
    assert t.at(viper) == (1, 0)
    assert not t.told("sprung")


@pytest.mark.rule("GH-MOVE-8")
def test_a_flier_ends_over_a_trap_without_springing_it() -> None:
    t = room()
    t.give(t.character(1).figure, "invisible")
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=-1)
    demon = t.monster("sun-demon", (2, 0))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(demon, ability_numbered(655))
    assert t.at(demon) in {(1, 0), (0, 1)}
    assert not t.told("sprung")
    assert t.told("attacked")


@pytest.mark.rule("GH-MMOVE-1")
def test_a_move_of_nothing_is_no_move() -> None:
    """A living corpse has Move 1, and the card says one less."""
    t = room()
    corpse = t.monster("living-corpse", (0, 3))
    t.monster_acts(corpse, ability_numbered(568))
    assert t.at(corpse) == (0, 3)


@pytest.mark.rule("GH-MOVE-7")
def test_a_jump_that_ends_on_a_trap_springs_it() -> None:
    t = room()
    t.give(t.character(1).figure, "invisible")
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=2)
    viper = t.monster("giant-viper", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(687))
    assert t.whom("sprung") == [viper]
    assert t.hp(viper) == 1


@pytest.mark.rule("GH-MOVE-3", "GH-FOCUS-3")
def test_a_monster_passes_its_allies() -> None:
    """An ally stands in the only passage, and it cannot be gone round."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    t.overlay(OBSTACLE, (0, 1), (1, 1), (2, 1), (3, 1))
    t.monster("bandit-archer", (2, 0))
    guard = t.monster("bandit-guard", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.at(guard) == (1, 0)
