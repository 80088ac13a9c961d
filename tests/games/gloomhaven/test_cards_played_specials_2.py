"""What the special lines of scoundrel, cragheart and mindthief do."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, ELEMENT, ELITE
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.map.figures import sheet_of
from grimorio.games.gloomhaven.state import (
    HINDRANCE,
    INERT,
    OBSTACLE,
    SHIELDED,
    STRONG,
    STRONGER,
    TRAP,
    Pile,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.stage import Stage, middle
from tests.games.gloomhaven.table import Table, modifier_named

ME = 0
"""The figure of the first seat."""


def half_of(card: str, side: str) -> int:
    return 2 * CARD[card] + (side == "bottom")


def moves(t: Table, *places: Hex) -> None:
    """Go to these hexes one after the other, and stop."""
    for place in places:
        t.answer(t.cell(place))
    if t.asked == [(0, "move")]:
        t.answer()


# -- scoundrel -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-12")
def test_sinister_opportunity_leads_an_enemy_round() -> None:
    """It moves one hex and ends beside oneself again: into a trap, if there is one, and the kill is
    one's own."""
    t = middle("scoundrel", (1, 3), hp=2)
    t.overlay(TRAP, (0, 4), first=5)
    t.play("sinister-opportunity", "bottom")
    t.answer()
    t.answer(2)
    near = {t.cell((1, 2)), t.cell((0, 4))}
    assert set(t.options()) == {None, *near}
    t.answer(t.cell((0, 4)))
    assert 2 not in t.s.figures
    assert t.character(0).tallies["kills"] == 1


@pytest.mark.rule("GH-LOOT-1")
def test_swift_bow_takes_what_lies_on_its_way() -> None:
    """Only in the hexes entered."""
    t = middle("scoundrel")
    t.s.coins = {t.cell((1, 3)): 1, t.cell((2, 3)): 1, t.cell((0, 2)): 1}
    t.play("swift-bow", "bottom")
    moves(t, (1, 3), (1, 2))
    t.answer("yes")
    assert t.character(0).coins == 1
    assert len(t.s.coins) == 2


def test_spring_the_trap_hurls_what_was_disarmed() -> None:
    """An enemy in range suffers its damage and its conditions; it is no attack."""
    t = middle("scoundrel", (2, 3))
    t.overlay(TRAP, (0, 4), first=4, second=1 << 5)
    t.play("spring-the-trap")
    t.answer(t.cell((0, 4)))
    t.answer(2)
    assert t.hp(2) == 16
    assert t.has(2, "muddle")
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-ACT-9")
def test_spring_the_trap_needs_a_trap() -> None:
    """No experience without it."""
    t = middle("scoundrel", (2, 3))
    t.play("spring-the-trap")
    assert t.asked[0][1] == "declare"
    assert t.character(0).xp == 0


# -- cragheart -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PUSH-1")
@pytest.mark.parametrize("card", ["heaving-swing", "pulverize"])
def test_pushes_break_obstacles(card: str) -> None:
    """The obstacle is gone, the target suffers 2, and 1 experience."""
    t = middle("cragheart", (1, 3), level=9)
    t.overlay(OBSTACLE, (2, 3))
    t.play(card)
    aim = t.options()[1]
    assert isinstance(aim, tuple)
    t.answer(*aim)
    t.answer(t.cell((2, 3)))
    while t.asked == [(0, "force")]:
        t.answer()
    assert t.at(2) == (2, 3)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1
    assert all(one[0] != OBSTACLE for one in t.s.overlays)


@pytest.mark.rule("GH-RUL-213")
def test_brutal_momentum_hurts_against_walls() -> None:
    """2 damage and 1 experience for each step that is blocked; figures do not count."""
    t = middle("cragheart", (2, 3))
    t.place(0, (1, 3))
    t.play("brutal-momentum")
    t.answer("at", 2)
    assert "blocked" in t.options()
    t.answer("blocked")
    t.answer("blocked")
    assert t.hp(2) == 20 - 3 - 4
    assert t.character(0).xp == 2
    assert t.at(2) == (2, 3)


def test_brutal_momentum_in_the_open_is_a_push() -> None:
    t = middle("cragheart", (1, 3))
    t.place(0, (0, 3))
    t.play("brutal-momentum")
    t.answer("at", 2)
    assert "blocked" not in t.options()


@pytest.mark.rule("GH-ELEM-7", "GH-ELEM-11", "GH-ACTIVE-4", "GH-RUL-205")
def test_natures_lift_uses_air_for_range() -> None:
    """Once an action, and only as the player likes."""
    t = middle("cragheart", (2, 0), hp=9)
    t.place(0, (-1, 4))
    card = t.activate("natures-lift", "bottom")
    t.s.elements[ELEMENT["air"]] = STRONG
    t.play("crater")
    assert ("at", 2) not in t.options()
    t.answer("boost", 9, ELEMENT["air"])
    assert ("at", 2) in t.options()
    tuples = [option for option in t.options() if isinstance(option, tuple)]
    assert tuples
    assert all(option[0] != "boost" for option in tuples)
    assert t.s.elements[ELEMENT["air"]] == INERT
    assert t.character(0).active[0].slot == 1
    assert t.character(0).active[0].half // 2 == card


@pytest.mark.rule("GH-ACTIVE-6")
def test_stone_pummel_breaks_a_rock_for_each_melee_attack() -> None:
    """It must, and the slot is used only then."""
    t = middle("cragheart", (1, 3))
    t.activate("stone-pummel", "bottom")
    t.overlay(OBSTACLE, (0, 4))
    t.play("crushing-grasp")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 3
    assert t.character(0).xp == 1
    assert t.s.overlays == []
    t = middle("cragheart", (1, 3))
    t.activate("stone-pummel", "bottom")
    t.play("crushing-grasp")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3
    assert t.character(0).active[0].slot == 0


def test_clear_the_way_clears_what_was_jumped_over() -> None:
    t = middle("cragheart")
    t.overlay(OBSTACLE, (1, 3))
    t.overlay(TRAP, (0, 2), first=3)
    t.overlay(TRAP, (0, 5), first=3)
    t.play("clear-the-way", "bottom")
    moves(t, (2, 3))
    t.answer("yes")
    assert [one[0] for one in t.s.overlays] == [TRAP, TRAP]
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-MOVE-5")
def test_clear_the_way_chooses_its_way() -> None:
    """Hex by hex over obstacles, since the way counts."""
    t = middle("cragheart")
    t.overlay(OBSTACLE, (1, 2))
    t.play("clear-the-way", "bottom")
    t.answer("over", t.cell((1, 2)))
    t.answer(t.cell((2, 2)))
    t.answer("yes")
    assert t.s.overlays == []
    assert t.at(ME) == (2, 2)


def test_petrify_leaves_an_obstacle() -> None:
    """Where the enemy was killed; money there can still be looted."""
    t = middle("cragheart", (2, 3))
    t.play("petrify")
    t.answer(2)
    t.answer("yes")
    assert t.s.overlays == [(HINDRANCE, 0, 0, (t.cell((2, 3)),))]
    assert t.s.coins == {t.cell((2, 3)): 1}


@pytest.mark.rule("GH-RUL-45")
def test_rocky_end_moves_to_a_rock() -> None:
    """The last hex must be next to an obstacle."""
    t = middle("cragheart")
    t.overlay(OBSTACLE, (3, 1))
    t.play("rocky-end", "bottom")
    wanted = {t.cell(place) for place in ((2, 1), (2, 2), (3, 2), (4, 0))}
    assert {option for option in t.options() if option is not None} <= {*wanted, t.cell((3, 0))}
    t.answer(t.cell((2, 2)))
    assert t.at(ME) == (2, 2)


@pytest.mark.rule("GH-ACT-8", "GH-RUL-201", "GH-RUL-202")
def test_blind_destruction_scatters_what_the_attack_did() -> None:
    """To enemies and allies beside the target, not to oneself; also where it died."""
    t = middle("cragheart", (1, 3), (2, 3))
    t.place(1, (1, 4))
    t.figure(2).hp = 2
    t.play("blind-destruction")
    t.answer("at", 2)
    t.take_all()
    assert 2 not in t.s.figures
    assert t.hp(3) == 20 - 4
    assert t.hero(1).hp == t.hero(1).most - 4
    assert t.hero(0).hp == t.hero(0).most


# -- mindthief -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-98")
def test_submissive_affliction_turns_an_enemy_on_another() -> None:
    """With its own range, the monsters' deck, and a plain 2."""
    t = middle("mindthief", (2, 3))
    archer = t.monster("bandit-archer", (2, 0), hp=5)
    t.s.monsters = Pile([modifier_named("+1")] * 5, [], False)
    t.play("submissive-affliction", "bottom")
    t.answer(archer)
    assert t.options() == [None, ("at", 2)]
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3
    assert len(t.s.monsters.discards) == 1


@pytest.mark.rule("GH-MATT-16", "GH-RUL-242")
def test_a_monster_that_a_card_makes_attack_has_the_effects_of_its_stat_card() -> None:
    """At level 4 an elite archer of the city pierces 2, and one of the bandits poisons; it still
    attacks one enemy."""
    t = middle("mindthief", (2, 3), (2, 1), level=7)
    archer = t.monster("city-archer", (2, 0), rank=ELITE)
    t.figure(2).bonuses.append((SHIELDED, 3))
    assert sheet_of(t.s, t.figure(archer)).pierce == 2
    t.play("submissive-affliction", "bottom")
    t.answer(archer)
    t.answer("at", 2)
    assert t.hp(2) == 20 - 1
    assert t.asked[0][1] == "declare", "one target"
    t = middle("mindthief", (2, 3), level=7)
    poisoner = t.monster("bandit-archer", (2, 0), rank=ELITE)
    t.play("submissive-affliction", "bottom")
    t.answer(poisoner)
    t.answer("at", 2)
    assert t.has(2, "poison")


@pytest.mark.rule("GH-RUL-242")
def test_a_summon_that_a_card_makes_attack_has_the_effects_of_its_card() -> None:
    t = middle("mindthief", (1, 2))
    rats = t.summon(0, "rat-swarm", (1, 3))
    t.play("possession")
    while t.asked[0][1] != "aim":
        t.answer(rats)
    t.answer("at", 2)
    assert t.has(2, "poison")


def test_feedback_loop_muddles_only_on_a_round_trip() -> None:
    t = middle("mindthief", (1, 3))
    t.play("feedback-loop", "bottom")
    moves(t, (2, 3), (0, 3))
    t.answer("yes")
    assert t.has(2, "muddle")
    t = middle("mindthief", (1, 3))
    t.play("feedback-loop", "bottom")
    moves(t, (2, 3))
    assert t.asked[0][1] == "declare"


def test_pilfer_takes_money_for_adjacent_enemies() -> None:
    """Also when nothing lies in range."""
    t = middle("mindthief", (1, 3), (-1, 3), (2, 1))
    t.play("pilfer")
    t.answer("yes")
    assert t.character(0).coins == 2


@pytest.mark.rule("GH-ACT-12")
@pytest.mark.parametrize(
    ("card", "side"), [("mass-hysteria", "bottom"), ("psychic-projection", "bottom")]
)
def test_cards_about_augments_become_active(card: str, side: str) -> None:
    """Unless their line is left out."""
    t = middle("mindthief")
    t.play(card, side)
    t.answer("yes")
    assert [one.half for one in t.character(0).active] == [half_of(card, side)]
    t = middle("mindthief")
    t.play(card, side)
    t.answer()
    assert CARD[card] in t.character(0).discard


def test_domination_lends_the_augments() -> None:
    """The ally attacks in melee, from its own deck, with the augment of who lends it."""
    t = middle("mindthief", (2, 3))
    t.place(1, (1, 3))
    t.activate("the-minds-weakness")
    t.play("domination")
    t.answer(1)
    t.answer("at", 2, seat=1)
    assert t.hp(2) == 20 - 4 - 2
    assert len(t.character(1).modifiers.discards) == 1
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-RUL-212")
def test_many_as_one_makes_allies_stronger_by_their_number() -> None:
    """Those in range when it is played, not oneself."""
    t = middle("mindthief")
    t.place(1, (1, 3))
    rat = t.summon(0, "rat-swarm", (-1, 3))
    far = t.summon(0, "monstrous-rat", (3, 1))
    t.play("many-as-one", "bottom")
    t.answer("yes")
    assert t.hero(1).bonuses == [(STRONGER, 2)]
    assert t.figure(rat).bonuses == [(STRONGER, 2)]
    assert t.figure(far).bonuses == []
    assert t.hero(0).bonuses == []


def test_the_rat_king_attacks_with_half_of_its_hit_points() -> None:
    """Rounded up; what it has now."""
    t = middle("mindthief", (1, 3))
    king = t.summon(0, "rat-king", (1, 2))
    t.figure(king).hp = 7
    t.do(turn.take_turn(king))
    assert t.hp(2) == 20 - 4


def test_the_guard_dies_by_the_phantasmal_killer() -> None:
    """For dark, in place of the attack."""
    stage = Stage(half_of("phantasmal-killer", "top"))
    stage.play()
    assert stage.guard not in stage.t.s.figures
    assert stage.t.told("attacked") == []


def test_cranium_overload_attacks_those_beside_the_dead() -> None:
    """1 experience for each."""
    t = middle("mindthief", (2, 3), (2, 4), (-1, 2))
    t.play("cranium-overload")
    t.answer(2)
    t.hit(3)
    assert t.hp(3) == 18
    assert t.hp(4) == 20
    assert t.character(0).xp == 1
