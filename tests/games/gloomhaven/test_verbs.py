"""What the verbs of ability cards do: targets, areas, effects, duties (GH-ACT, GH-ATT, GH-AREA,
GH-TARGET, GH-PUSH, GH-HEAL, GH-RECOV, GH-REFRESH, GH-XP, GH-LOOT, GH-ADDT)."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.gloomhaven.components.numbers import BASIC, CARD, ELEMENT, HALVES, MODIFIERS
from grimorio.games.gloomhaven.rules.figures import ground
from grimorio.games.gloomhaven.rules.recovering import recoverable
from grimorio.games.gloomhaven.rules.turn import end_turn
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    HAZARD,
    INERT,
    OBSTACLE,
    STRONG,
    TRAP,
    TREASURE,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.stage import plain
from tests.games.gloomhaven.table import Table, lay

ME, ALLY = 0, 1


def table(name: str, *places: Hex, level: int = 5, hp: int = 20, ally: Hex = (3, 0)) -> Table:
    """A character in the middle of the room, an ally, guards at these hexes, only +0 cards."""
    t = lay(name, "tinkerer" if name != "tinkerer" else "brute", level=level)
    t.place(0, (0, 3))
    t.place(1, ally)
    for character in t.s.characters:
        character.items = []
        character.modifiers = plain()
    t.s.monsters = plain()
    for place in places:
        t.monster("bandit-guard", place, hp=hp)
    return t


def over(t: Table) -> bool:
    """Whether all is done and the next round begins."""
    return t.asked[0][1] == "declare"


def at(t: Table) -> list[int]:
    """The single targets that are offered."""
    found: list[int] = []
    for one in t.options():
        if isinstance(one, tuple) and one[0] == "at":
            assert isinstance(one[1], int)
            found.append(one[1])
    return found


def areas(t: Table) -> list[tuple[Value, ...]]:
    return [one[1:] for one in t.options() if isinstance(one, tuple) and one[0] == "area"]


# -- actions ---------------------------------------------------------------------------------------


def test_lines_are_done_in_their_order() -> None:
    """GH-ACT-5: first the move, then the attack."""
    t = table("brute", (2, 3))
    t.play("juggernaut")
    assert t.asked == [(0, "move")]
    t.answer(t.cell((1, 3)))
    t.answer()
    assert t.asked == [(0, "aim")]
    assert at(t) == [2]


def test_every_line_may_be_left_out() -> None:
    """GH-ACT-6: the attack is made without the move."""
    t = table("brute", (1, 3))
    t.play("juggernaut")
    t.answer()
    t.answer("at", 2)
    assert t.hp(2) == 18


def test_a_duty_cannot_be_left_out() -> None:
    """GH-ACT-8, GH-DEF-8: the ally is hurt, though the move was left out; nobody is asked."""
    t = table("cragheart", (1, 3), ally=(1, 2))
    t.play("rumbling-advance", "bottom")
    t.answer()
    assert t.asked == [(1, "suffer")]
    t.take_all()
    assert t.hp(2) == 19
    assert t.hero(1).hp == t.hero(1).most - 1


def test_harm_to_ones_own_is_worth_nothing() -> None:
    """GH-ACT-9, GH-RUL-40: no experience for damage to oneself, and the card is not lost."""
    t = table("tinkerer", level=9)
    t.play("harsh-stimulants")
    t.answer("take")
    assert t.character(0).xp == 0
    assert CARD["harsh-stimulants"] in t.character(0).discard


def test_a_negative_condition_on_oneself_must_be_taken() -> None:
    """GH-ACT-8: also when the lines before it are left out."""
    t = table("mindthief")
    t.play("psychic-projection")
    t.answer()
    assert over(t)
    assert t.has(ME, "stun")


def test_nothing_done_is_no_experience() -> None:
    """GH-ACT-9, GH-XP-3."""
    t = table("brute", (2, 3))
    t.play("spare-dagger")
    t.answer()
    assert t.character(0).xp == 0
    assert CARD["spare-dagger"] in t.character(0).discard


def test_a_heal_without_effect_is_worth_nothing() -> None:
    """GH-RUL-40: an ability counts that had some effect."""
    t = table("tinkerer")
    t.play("energizing-tonic")
    t.answer(ME)
    assert t.character(0).xp == 0


def test_basic_actions_are_bare() -> None:
    """GH-RUL-39, GH-ACT-3: melee, and neither experience nor elements."""
    for half, verb in ((BASIC, "attack"), (BASIC + 1, "move")):
        assert verb in type(HALVES[half].lines[0]).__name__.lower()
        assert (HALVES[half].xp, HALVES[half].makes, HALVES[half].lost) == (0, (), False)


@pytest.mark.parametrize(("rank", "dies"), [(0, True), (1, False), (2, False)])
def test_only_the_rank_named_can_be_killed(rank: int, dies: bool) -> None:
    """GH-ACT-10, GH-DEF-3: of Normal, Elite and boss only the Normal one."""
    t = table("brute")
    kind = "bandit-guard" if rank < 2 else "bandit-commander"
    enemy = t.monster(kind, (1, 3), rank=rank)
    t.play("fatal-advance")
    if dies:
        assert t.options() == [None, enemy]
        t.answer(enemy)
        assert enemy not in t.s.figures
        assert t.character(0).xp == 2
        assert t.told("damage") == []
    else:
        assert over(t)


@pytest.mark.parametrize(("rank", "dies"), [(0, True), (1, True), (2, False)])
def test_kills_of_normal_and_elite_spare_bosses(rank: int, dies: bool) -> None:
    """GH-ACT-10: a boss is neither."""
    t = table("brute", level=9)
    kind = "bandit-guard" if rank < 2 else "bandit-commander"
    enemy = t.monster(kind, (1, 3), rank=rank)
    t.play("face-your-end", "bottom")
    assert over(t) != dies
    assert enemy in t.s.figures


@pytest.mark.parametrize(("hp", "dies"), [(3, True), (4, False)])
def test_pains_end_kills_whoever_is_weak(hp: int, dies: bool) -> None:
    """Its rank is not limited."""
    t = table("scoundrel", level=9)
    boss = t.monster("bandit-commander", (1, 3), rank=2, hp=hp)
    t.play("pains-end", "bottom")
    t.answer()
    if dies:
        t.answer(boss)
        assert boss not in t.s.figures
    else:
        assert over(t)


def test_a_kill_may_ask_for_a_state() -> None:
    """GH-ACT-10: only a stunned one, and one beside an ally but beside none of its own."""
    t = table("brute", (1, 3), (-1, 3), level=9)
    t.give(3, "stun")
    t.play("quietus")
    assert t.options() == [None, 3]
    t = table("scoundrel", (1, 3), (2, 3), (-1, 3), level=9, ally=(1, 2))
    t.play("visage-of-the-inevitable")
    assert over(t)
    t = table("scoundrel", (1, 3), (-1, 3), level=9, ally=(1, 2))
    t.play("visage-of-the-inevitable")
    assert t.options() == [None, 2]


# -- targets ---------------------------------------------------------------------------------------


def test_allies_and_oneself_are_no_targets() -> None:
    """GH-TARGET-1, GH-TARGET-2, GH-ATT-1."""
    t = table("brute", (1, 3), ally=(0, 2))
    t.play("trample")
    assert at(t) == [2]


def test_oneself_is_not_among_allies() -> None:
    """GH-TARGET-2: a line for allies leaves oneself out."""
    t = table("tinkerer", ally=(1, 3))
    for seat in range(2):
        t.hero(seat).hp -= 3
    t.play("restorative-mist", "bottom")
    t.answer()
    t.answer("yes")
    assert [event.args[0][0] for event in t.told("healed")] == [ALLY]


def test_melee_reaches_the_next_hexes_only() -> None:
    """GH-ATT-9, GH-ATT-10."""
    t = table("brute", (1, 3), (2, 3))
    t.play("trample")
    assert at(t) == [2]
    t.answer("at", 2)
    assert over(t)


def test_range_is_counted_in_hexes() -> None:
    """GH-ATT-12, GH-TARGET-6, GH-RUL-42: figures and obstacles do not lengthen it."""
    t = table("brute", (1, 3), (3, 2), (1, 6))
    t.overlay(OBSTACLE, (2, 2))
    t.play("spare-dagger")
    assert at(t) == [2, 3]


def test_obstacles_and_figures_do_not_hinder_sight() -> None:
    """GH-RUL-43, GH-TARGET-4."""
    t = table("brute", (1, 3), (2, 3))
    t.overlay(OBSTACLE, (1, 2))
    t.play("spare-dagger")
    assert at(t) == [2, 3]


def test_what_is_not_seen_is_no_target() -> None:
    """GH-TARGET-3, GH-TARGET-5, GH-TARGET-7, GH-TARGET-8, GH-TARGET-10: behind a wall."""
    t = lay("brute", "tinkerer", scenario=1, level=5)
    land = ground(t.s)
    for cell in range(land.size):
        if land.all >> cell & 1:
            assert land.within(cell, 40) & ~land.all == 0
            assert land.sight(cell) & ~land.all == 0


def test_damage_needs_no_sight() -> None:
    """GH-TARGET-9: and is no attack; an invisible enemy is no target of it all the same."""
    t = table("cragheart", (1, 3))
    t.play("rumbling-advance", "bottom")
    t.answer()
    assert t.hp(2) == 19
    assert t.told("modifier_drawn") == []


def test_several_targets_are_different_enemies() -> None:
    """GH-ATT-2, GH-ATT-3, GH-ATT-15, GH-RUL-54: up to so many, each with its own card."""
    t = table("spellweaver", (1, 3), (2, 3), (-1, 3), (0, 4))
    t.play("fire-orbs")
    t.answer("at", 2)
    assert at(t) == [3, 4, 5]
    t.answer("at", 4)
    t.answer("done")
    assert [t.hp(number) for number in (2, 3, 4, 5)] == [17, 20, 17, 20]
    assert t.character(0).xp == 2
    assert len(t.told("modifier_drawn")) == 2 + 2


def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    """GH-ATT-13, GH-ATT-14: all attacks of the ability are ranged; two cards for a neighbour."""
    t = table("scoundrel", (1, 3), (2, 2))
    t.play("throwing-knives")
    t.answer("at", 2)
    t.answer("at", 3)
    drawn = [event.args[0][0] for event in t.told("modifier_drawn")]
    assert len(drawn) == 3


def test_a_melee_area_has_no_disadvantage() -> None:
    """GH-RUL-53, GH-AREA-4: it is a melee attack, with one card for each."""
    t = table("brute", (1, 2), (2, 1))
    t.play("skewer")
    t.answer("area", 2, 3)
    assert len(t.told("modifier_drawn")) == 2


# -- areas -----------------------------------------------------------------------------------------


def test_an_area_may_be_turned_and_mirrored() -> None:
    """GH-AREA-1, GH-AREA-2: two hexes side by side, in all six directions."""
    t = table("brute", (1, 3), (1, 2), (-1, 3), (-1, 4))
    t.play("leaping-cleave")
    assert areas(t) == [(2,), (2, 3), (3,), (4,), (4, 5), (5,)]


def test_all_enemies_in_the_area_are_targets() -> None:
    """GH-AREA-3, GH-ATT-4, GH-ATT-11: each is attacked; the experience is for one action."""
    t = table("brute", (1, 3), (1, 2))
    t.play("leaping-cleave")
    t.answer("area", 2, 3)
    assert [t.hp(2), t.hp(3)] == [17, 17]
    assert t.character(0).xp == 1


def test_of_a_ranged_area_one_hex_must_be_in_range() -> None:
    """GH-AREA-5, GH-AREA-6: that may be an empty one."""
    t = table("tinkerer", (3, 1), (1, 6))
    t.place(0, (-1, 3))
    t.play("ink-bomb")
    assert (2,) in areas(t), "four hexes away, with an empty hex of the area in range"
    far = table("tinkerer", (4, 0))
    far.place(0, (-2, 5))
    far.play("ink-bomb")
    assert areas(far) == []


def test_more_targets_come_behind_an_area() -> None:
    """GH-ATT-16, GH-ADDT-1, GH-RUL-62: single ones in range, outside the area."""
    t = table("cragheart", (1, 3), (2, 3), (-1, 3), (0, 1))
    t.activate("backup-ammunition")
    t.play("forceful-storm")
    t.answer("area", 2, 3)
    assert set(at(t)) == {4, 5}
    t.answer("at", 4)
    assert [t.hp(number) for number in (2, 3, 4, 5)] == [17, 17, 17, 20]
    assert all(t.has(number, "disarm") for number in (2, 3, 4))


def test_a_line_for_the_area_is_for_the_allies_in_it_too() -> None:
    """GH-AREA-6, GH-ACT-8: where the area lies makes a difference; the muddle is a duty."""
    t = table("cragheart", (1, 3), ally=(1, 2))
    t.play("dirt-tornado")
    assert (2,) in areas(t)
    assert (1, 2) in areas(t)
    t.answer("area", 1, 2)
    assert t.has(2, "muddle")
    assert t.has(ALLY, "muddle")
    assert t.hero(1).hp == t.hero(1).most
    t = table("cragheart", (1, 3), ally=(1, 2))
    t.play("dirt-tornado")
    t.answer("area", 2)
    assert not t.has(ALLY, "muddle")


def test_allies_in_the_area_are_healed() -> None:
    """Of the same place that was attacked."""
    t = table("cragheart", (1, 3), ally=(1, 2))
    t.hero(1).hp -= 3
    t.play("sentient-growth")
    t.answer("area", 1, 2)
    t.answer("yes")
    assert t.hero(1).hp == t.hero(1).most - 1
    assert t.hp(2) == 18


# -- whom a line is for ----------------------------------------------------------------------------


def test_all_enemies_in_the_room_are_attacked() -> None:
    """GH-TARGET-3: and all allies there must suffer."""
    t = table("spellweaver", (1, 3), (1, 6), level=9)
    t.play("inferno")
    t.answer("area", 2, 3)
    t.take_all()
    assert [t.hp(2), t.hp(3)] == [17, 17]
    assert t.hero(1).hp == t.hero(1).most - 2


def test_an_element_widens_an_attack() -> None:
    """GH-ELEM-14: two hexes away in place of the next ones."""
    t = table("cragheart", (1, 3), (2, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("unstable-upheaval")
    assert areas(t) == [(2,)]
    t.answer("boost", 0, ELEMENT["earth"])
    assert areas(t) == [(2, 3)]
    t.answer("area", 2, 3)
    assert t.character(0).xp == 2


def test_a_boost_may_hurt_those_beside_the_target() -> None:
    """Living torch: not the target itself, also when that dies."""
    t = table("spellweaver", (1, 3), (2, 3), (-1, 3))
    t.figure(2).hp = 1
    t.s.elements[ELEMENT["light"]] = STRONG
    t.play("living-torch")
    t.answer("boost", 0, ELEMENT["light"])
    t.answer("at", 2)
    assert 2 not in t.s.figures
    assert [t.hp(3), t.hp(4)] == [18, 20]


def test_those_beside_the_way_suffer() -> None:
    """Blind destruction: enemies and allies next to any hex entered, once each, not oneself."""
    t = table("cragheart", (2, 3), (0, 1), ally=(1, 4), level=9)
    t.play("blind-destruction", "bottom")
    t.answer(t.cell((1, 3)))
    t.answer()
    t.take_all()
    assert [t.hp(2), t.hp(3)] == [18, 20]
    assert t.hero(1).hp == t.hero(1).most - 2
    assert t.hero(0).hp == t.hero(0).most


def test_damage_beside_new_obstacles_is_dealt_once() -> None:
    """Rock slide: three obstacles, one figure."""
    t = table("cragheart", (2, 3))
    t.play("rock-slide")
    for place in ((1, 3), (2, 2), (1, 4)):
        t.answer(t.cell(place))
    assert t.hp(2) == 18


def test_enemies_passed_are_attacked_after_a_jump() -> None:
    """Trample: those whose hexes were passed, and no others."""
    t = table("brute", (1, 3), (0, 4))
    t.play("trample", "bottom")
    t.answer(t.cell((2, 3)))
    t.answer()
    t.answer("area", 2)
    assert [t.hp(2), t.hp(3)] == [18, 20]


def test_a_replaced_number_counts_alone() -> None:
    """Crater: with earth 2 in place of 1, in the last line only. Sinister opportunity: 2 for each
    ally in place of 1."""
    t = table("cragheart", (1, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("crater", "bottom")
    t.answer()
    t.answer("boost", 0, ELEMENT["earth"])
    assert t.hp(2) == 20 - 1 - 2
    t = table("scoundrel", (1, 3), ally=(1, 2))
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("sinister-opportunity")
    t.answer("boost", 1, ELEMENT["dark"])
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1


def test_circumstances_add_attack_and_experience() -> None:
    """GH-XP-1, GH-XP-2: flanked and isolated, each for itself."""
    t = table("scoundrel", (1, 3), ally=(1, 2))
    t.play("backstab")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2 - 2
    assert t.character(0).xp == 2
    t = table("scoundrel", (1, 3), (2, 3), ally=(1, 2))
    t.play("backstab")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1


def test_an_element_for_a_circumstance_that_does_not_hold_is_wasted() -> None:
    """GH-XP-2: stick to the shadows, not flanked."""
    t = table("scoundrel", (1, 3), level=9)
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("stick-to-the-shadows")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer("at", 2)
    assert t.hp(2) == 16
    assert t.character(0).xp == 0
    assert t.s.elements[ELEMENT["dark"]] == INERT


def test_counted_attacks_count_what_happened() -> None:
    """Balanced measure: hexes moved in this turn; rocky end: hexes of obstacles, twice."""
    t = table("brute", (1, 3))
    t.character(0).moved = 4
    t.play("balanced-measure")
    t.answer("at", 2)
    assert t.hp(2) == 16
    t = table("cragheart", (1, 3), level=9)
    t.overlay(OBSTACLE, (0, 4))
    t.overlay(OBSTACLE, (0, 1), (1, 1))
    t.overlay(OBSTACLE, (0, 6))
    t.play("rocky-end")
    t.answer(t.options()[1])
    t.answer("at", 2)
    assert t.hp(2) == 20 - 2 * 3


def test_a_straight_move_keeps_its_direction() -> None:
    """Rock slide: six directions, and then only one; obstacles and enemies stop it."""
    t = table("cragheart", (2, 2))
    t.overlay(OBSTACLE, (-1, 4))
    t.play("rock-slide", "bottom")
    places = {t.cell(place) for place in ((1, 2), (0, 4), (0, 5), (0, 6), (0, 2), (0, 1), (0, 0))}
    assert places <= set(t.options())
    assert t.cell((-1, 4)) not in t.options()
    assert t.cell((1, 4)) not in t.options()
    t.answer(t.cell((0, 5)))
    assert t.options() == [None, t.cell((0, 6))]


# -- effects ---------------------------------------------------------------------------------------


def test_conditions_are_for_all_targets() -> None:
    """GH-COND-9."""
    t = table("brute", (1, 3), (-1, 3), level=9)
    t.play("defensive-tactics")
    t.answer("at", 2)
    t.answer("at", 3)
    assert t.has(2, "immobilize")
    assert t.has(3, "immobilize")


def test_good_conditions_are_for_oneself() -> None:
    """GH-COND-10."""
    t = table("mindthief", (1, 3))
    t.play("into-the-night", "bottom")
    t.answer("yes")
    assert t.has(ME, "invisible")
    assert not t.has(2, "invisible")


def test_a_push_goes_away_hex_by_hex() -> None:
    """GH-PUSH-1, GH-PUSH-3, GH-PUSH-5: each step farther, the pusher chooses; 2 at least of 3."""
    t = table("brute", (1, 3))
    t.play("warding-strength")
    t.answer("at", 2)
    assert set(t.options()) == {None, *[t.cell(place) for place in ((2, 2), (2, 3), (1, 4))]}
    t.answer(t.cell((1, 4)))
    assert None in t.options()
    t.answer()
    assert t.at(2) == (1, 4)
    t = table("mindthief", (1, 3))
    t.play("fearsome-blade")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    assert None not in t.options()


def test_a_pull_goes_nearer() -> None:
    """GH-PUSH-2, GH-PUSH-4: not onto oneself."""
    t = table("tinkerer", (2, 2))
    t.place(0, (-1, 3))
    t.play("hook-gun")
    t.answer("at", 2)
    assert set(t.options()) == {None, t.cell((1, 2)), t.cell((1, 3))}
    t.answer(t.cell((1, 2)))
    t.answer(t.options()[-1])
    assert ground(t.s).far(t.cell((-1, 3)))[t.figure(2).at] == 1


def test_a_push_is_stopped_by_what_is_in_the_way() -> None:
    """GH-PUSH-4, GH-PUSH-7: obstacles, walls and enemies of the target; its allies are passed."""
    t = table("brute", (1, 3), (2, 2), ally=(2, 3))
    t.overlay(OBSTACLE, (1, 4))
    t.play("warding-strength")
    t.answer("at", 2)
    assert t.cell((2, 3)) not in t.options()
    assert t.cell((1, 4)) not in t.options()
    assert t.cell((2, 2)) in t.options(), "past the other guard"


def test_a_push_through_rough_ground() -> None:
    """GH-PUSH-6, GH-PUSH-8: difficult terrain costs nothing more, hazards and traps hurt."""
    t = table("brute", (1, 3))
    t.overlay(DIFFICULT, (1, 4))
    t.overlay(HAZARD, (1, 5))
    t.s.level = 2
    t.play("warding-strength")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    t.answer(t.cell((1, 5)))
    assert t.at(2) == (1, 5)
    assert t.hp(2) == 20 - 3 - 2


def test_a_push_ends_with_the_death_of_its_target() -> None:
    """GH-PUSH-9, GH-RUL-96: the kill is the pusher's."""
    t = table("brute", (1, 3), hp=5)
    t.overlay(TRAP, (1, 4), first=5)
    t.play("warding-strength")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    assert over(t)
    assert 2 not in t.s.figures
    assert t.character(0).tallies["kills"] == 1


def test_an_added_target_gets_all_effects() -> None:
    """GH-ADDT-1 to 4, GH-RUL-62: in range and in sight, one more, with the conditions of the
    attack; it brings no area along."""
    adding = next(n for n, card in enumerate(MODIFIERS) if card.target and not card.rolling)
    t = table("tinkerer", (2, 3), (2, 2), (1, 6))
    t.modifiers(0, f"#{adding}", "+0")
    t.play("toxic-bolt")
    t.answer("at", 2)
    assert at(t) == [3]
    t.answer("at", 3)
    assert t.hp(3) == 18
    assert t.has(3, "poison")
    assert over(t)


# -- heal, loot, recover, refresh ------------------------------------------------------------------


def test_a_heal_is_for_oneself_or_an_ally_in_range() -> None:
    """GH-HEAL-1, GH-HEAL-2, GH-RUL-69: as many as the card says."""
    t = table("tinkerer", (1, 3), ally=(2, 2), level=9)
    for seat in range(2):
        t.hero(seat).hp = 1
    t.play("curative-aerosol", "bottom")
    assert set(t.options()) == {None, ME, ALLY}
    t.answer(ALLY)
    t.answer(ME)
    assert [t.hero(0).hp, t.hero(1).hp] == [5, 5]


def test_a_heal_out_of_range_is_for_oneself_only() -> None:
    """GH-HEAL-2."""
    t = table("brute")
    t.play("eye-for-an-eye", "bottom")
    assert t.options() == [None, ME]


@pytest.mark.parametrize(
    ("ill", "gain"), [((), 3), (("wound",), 3), (("poison",), 0), (("poison", "wound"), 0)]
)
def test_heal_and_ailments(ill: tuple[str, ...], gain: int) -> None:
    """GH-HEAL-3 to 5."""
    t = table("scoundrel")
    t.hero(0).hp = 1
    t.give(ME, *ill)
    t.play("special-mixture")
    t.answer("yes")
    assert t.hero(0).hp == 1 + gain
    assert t.hero(0).conditions == 0


def test_of_several_heals_on_modifier_cards_one_is_done() -> None:
    """GH-HEAL-6: the greater."""
    healing = next(n for n, card in enumerate(MODIFIERS) if card.heal)
    t = table("tinkerer", (1, 3))
    t.hero(0).hp = 1
    t.modifiers(0, f"#{healing}")
    t.play("enhancement-field")
    t.answer("at", 2)
    assert t.hero(0).hp == 1 + MODIFIERS[healing].heal


def test_loot_takes_all_in_range() -> None:
    """GH-LOOT-1, GH-LOOT-2, GH-LOOT-5: money and treasure, for the looter alone."""
    t = table("brute")
    t.s.coins = {t.cell((0, 4)): 2, t.cell((2, 3)): 1}
    t.overlay(TREASURE, (1, 3), first=7)
    t.play("grab-and-go")
    t.answer("yes")
    assert t.character(0).coins == 2
    assert t.character(1).coins == 0
    assert t.s.coins == {t.cell((2, 3)): 1}
    assert t.character(0).tallies["treasures"] == 1


def test_a_looted_item_is_not_in_play() -> None:
    """GH-LOOT-3: the items of the scenario stay as they are."""
    t = table("brute")
    t.overlay(TREASURE, (1, 3), first=7)
    before = t.character(0).items[:]
    t.play("grab-and-go")
    t.answer("yes")
    assert t.character(0).items == before


def cards_of(t: Table, seat: int, count: int) -> list[int]:
    character = t.character(seat)
    return [character.pool.pop() for _ in range(count)]


def test_an_ally_recovers_what_it_likes() -> None:
    """GH-RECOV-1: its own choice, of the pile that is named."""
    t = table("tinkerer", ally=(1, 3))
    discarded = sorted(cards_of(t, 1, 2))
    t.character(1).discard = discarded[:]
    t.character(1).lost = cards_of(t, 1, 1)
    t.play("volatile-concoction", "bottom")
    t.answer(ALLY)
    assert t.asked == [(1, "recover")]
    assert t.options(1) == [None, *discarded]
    t.answer(discarded[1], seat=1)
    assert t.character(1).discard == discarded[:1]
    assert discarded[1] in t.character(1).hand.cards


def test_an_element_recovers_one_more() -> None:
    t = table("tinkerer", ally=(1, 3))
    t.s.elements[ELEMENT["ice"]] = STRONG
    discarded = sorted(cards_of(t, 1, 2))
    t.character(1).discard = discarded[:]
    t.play("volatile-concoction", "bottom")
    t.answer(ALLY)
    t.answer("boost", 0, ELEMENT["ice"])
    t.answer(discarded[0], seat=1)
    t.answer(discarded[1], seat=1)
    assert t.character(1).discard == []


def test_some_cards_cannot_be_recovered() -> None:
    """GH-RECOV-3: reviving ether brings back all lost cards but such."""
    t = table("spellweaver", level=9)
    ether, twin = CARD["reviving-ether"], CARD["twin-restoration"]
    t.take(0, twin)
    lost = cards_of(t, 0, 2)
    t.character(0).lost = [*lost, twin]
    assert recoverable(t.s, 0, "lost") == sorted(lost)
    t.play("reviving-ether")
    t.answer("yes")
    assert t.character(0).lost == [twin, ether]
    assert set(lost) <= set(t.character(0).hand.cards)


def test_active_cards_can_be_recovered() -> None:
    """GH-RECOV-2, GH-RUL-70: an augment counts as discarded, and ends."""
    t = table("mindthief", ally=(1, 3))
    mind = t.activate("the-minds-weakness")
    assert recoverable(t.s, 0, "discard") == [mind]
    assert recoverable(t.s, 0, "lost") == []


def test_refresh_is_for_consumed_small_items() -> None:
    """GH-REFRESH-1 to 3: not for spent ones, nor for larger ones."""
    t = table("tinkerer", ally=(1, 3), level=9)
    character = t.character(1)
    character.items = [12, 7, 14]
    character.consumed = [12, 7]
    character.spent = [14]
    t.play("noxious-vials")
    t.answer(ALLY)
    small = [number for number in t.options(1) if number is not None]
    t.answer(small[0], seat=1)
    assert small[0] not in t.character(1).consumed
    assert t.character(1).spent == [14]


# -- traps and obstacles ---------------------------------------------------------------------------


def test_an_enemy_in_a_trap_is_worth_experience() -> None:
    """GH-TERR-3: proximity mine; not for an ally."""
    t = table("tinkerer", (2, 3))
    t.play("proximity-mine")
    t.answer(t.cell((1, 3)))
    assert t.s.overlays[0][:2] == (TRAP, 6)
    assert t.character(0).xp == 0


def test_obstacles_do_not_cut_off_a_part_of_the_map() -> None:
    """Avalanche: the last gap of a wall stays open, and so does the way along it."""
    t = table("cragheart")
    t.place(0, (0, 1))
    for place in ((-1, 2), (1, 1), (2, 1), (3, 1)):
        t.overlay(OBSTACLE, place)
    t.play("avalanche", "bottom")
    assert t.options() == [None, t.cell((0, 0))]


def test_an_obstacle_of_three_hexes_is_a_triangle() -> None:
    """Meteor: all of it in range; those beside it are attacked from afar."""
    t = table("cragheart", (2, 3), level=9)
    t.play("meteor")
    assert all(one is None or len(one) == 3 for one in t.options())  # type: ignore[arg-type]
    t.answer(*sorted([t.cell((1, 2)), t.cell((2, 1)), t.cell((2, 2))]))
    t.answer("area", 2)
    assert t.hp(2) == 16
    assert len(t.told("modifier_drawn")) == 1


def test_destroyed_obstacles_hurt_those_beside() -> None:
    """Explosive punch: next to any hex of it; nothing without an obstacle."""
    t = table("cragheart", (0, 5), (2, 3))
    t.overlay(OBSTACLE, (0, 4), (-1, 5))
    t.play("explosive-punch")
    t.answer(t.options()[1])
    t.answer("area", 2)
    assert [t.hp(2), t.hp(3)] == [16, 20]
    t = table("cragheart", (0, 5))
    t.play("explosive-punch")
    assert over(t)
    assert t.character(0).xp == 0


def test_a_shifted_obstacle_hits_those_beside_it() -> None:
    """Clear the way: one of one hex, onto an empty hex."""
    t = table("cragheart", (2, 3))
    t.overlay(OBSTACLE, (0, 4))
    t.overlay(OBSTACLE, (0, 2), (0, 1))
    t.play("clear-the-way")
    assert t.options() == [None, t.cell((0, 4))]
    t.answer(t.cell((0, 4)))
    t.answer(t.cell((1, 3)))
    t.answer("area", 2)
    assert t.hp(2) == 18


# -- others act ------------------------------------------------------------------------------------


def test_an_ally_attacks_with_its_own_deck() -> None:
    """Possession: its player decides, the experience is the giver's."""
    t = table("mindthief", (2, 3), ally=(1, 3))
    t.play("possession")
    t.answer(ALLY)
    assert t.asked == [(1, "aim")]
    t.answer("at", 2, seat=1)
    assert t.hp(2) == 14
    assert len(t.character(1).modifiers.discards) == 1
    assert t.character(0).xp == 2
    assert t.character(1).xp == 0


def test_an_ally_may_decline() -> None:
    """GH-ACT-6, GH-ACT-9: then there is no experience."""
    t = table("mindthief", (2, 3), ally=(1, 3))
    t.play("possession")
    t.answer(ALLY)
    t.answer(seat=1)
    assert over(t)
    assert t.character(0).xp == 0
    assert t.s.deeds == []


def test_a_summon_acts_as_the_giver_decides() -> None:
    t = table("mindthief", (2, 3))
    rat = t.summon(1, "monstrous-rat", (1, 3))
    t.play("possession")
    t.answer(rat)
    assert t.asked == [(0, "aim")]
    t.answer("at", 2)
    assert len(t.character(1).modifiers.discards) == 1


def test_an_enemy_is_moved_as_one_decides() -> None:
    """GH-RUL-98: a normal move, into a trap too; its own conditions hold."""
    t = table("mindthief", (1, 3))
    t.overlay(TRAP, (2, 3), first=3)
    t.play("parasitic-influence", "bottom")
    t.answer(2)
    t.answer(t.cell((2, 3)))
    assert t.hp(2) == 17
    t = table("mindthief", (1, 3))
    t.give(2, "immobilize")
    t.play("parasitic-influence", "bottom")
    t.answer(2)
    assert over(t)


def test_an_enemy_that_has_acted_is_not_turned() -> None:
    """GH-ACT-10: hostile takeover is for its turn of this round; bosses are spared."""
    t = table("mindthief", (1, 3), (2, 3))
    t.monster("bandit-commander", (0, 4), rank=2)
    t.figure(2).acted = True
    t.play("hostile-takeover", "bottom")
    assert t.options() == [None, 3]


def test_an_action_is_over_when_its_figure_is() -> None:
    """GH-RUL-121: an ally that dies by retaliation ends its own action only."""
    t = table("mindthief", ally=(1, 3))
    enemy = t.monster("bandit-guard", (2, 3), hp=20)
    t.figure(enemy).bonuses.append((1, 50, 1))
    t.play("possession")
    t.answer(ALLY)
    t.answer("at", enemy, seat=1)
    t.answer("take", seat=1)
    assert t.s.characters[1].figure == -1
    assert t.s.deeds == []
    assert t.character(0).xp == 2


def test_a_turn_ends_with_infusions() -> None:
    """GH-RUL-73: what was made can be used by the next figure."""
    t = table("brute")
    t.s.infused = [0]
    t.do(end_turn(0))
    assert t.s.elements[0] == STRONG
