"""What the special lines of cards do, each on a position laid out for it."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, ELEMENT, SPECIALS
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.named_lines import TABLE
from grimorio.games.gloomhaven.rules.whom import is_of_rank
from grimorio.games.gloomhaven.state import (
    HINDRANCE,
    INERT,
    OBJECT,
    OBSTACLE,
    STRONG,
    STRONGER,
    TRAP,
    TREASURE,
    WANING,
    Pile,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.stage import Stage, plain
from tests.games.gloomhaven.table import Table, lay, modifier_named

ME = 0
"""The figure of the first seat."""


def table(name: str, *places: Hex, ally: str = "tinkerer", level: int = 5, hp: int = 20) -> Table:
    """A character in the middle of the room, an ally in its corner, guards at these hexes, and only
    +0 cards."""
    t = lay(name, ally if ally != name else "brute", level=level)
    t.place(0, (0, 3))
    t.place(1, (3, 0))
    for character in t.s.characters:
        character.items = []
        character.modifiers = plain()
    t.s.monsters = plain()
    for place in places:
        t.monster("bandit-guard", place, hp=hp)
    return t


def half_of(card: str, side: str) -> int:
    return 2 * CARD[card] + (side == "bottom")


def moves(t: Table, *places: Hex) -> None:
    """Go to these hexes one after the other, and stop."""
    for place in places:
        t.answer(t.cell(place))
    if t.asked == [(0, "move")]:
        t.answer()


def test_every_special_line_has_its_coroutine() -> None:
    """And none is left over."""
    assert {name for names in SPECIALS for name in names} == set(TABLE)


# -- brute -----------------------------------------------------------------------------------------


def test_provoking_roar_draws_attacks_on_allies_beside_the_brute() -> None:
    """GH-ATT-2: whatever the range; an ally further away is attacked itself."""
    t = table("brute", (2, 3))
    t.place(1, (1, 3))
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 3)
    t.take_all()
    assert (t.hero(0).hp, t.hero(1).hp) == (t.hero(0).most - 3, t.hero(1).most)


def test_provoking_roar_does_not_reach_further() -> None:
    t = table("brute", (2, 2))
    t.place(1, (2, 3))
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 3)
    t.take_all()
    assert t.hero(0).hp == t.hero(0).most


def test_hook_and_chain_attacks_after_a_straight_move() -> None:
    """By the hexes moved with the action."""
    t = table("brute", (-2, 5))
    t.place(0, (2, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 3))
    assert t.asked != [(0, "aim")], "no enemy is adjacent"
    t = table("brute", (-2, 4))
    t.place(0, (2, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 3))
    assert t.asked == [(0, "aim")]
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3


def test_hook_and_chain_does_not_attack_after_a_bend() -> None:
    t = table("brute", (-2, 4))
    t.place(0, (1, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 4))
    assert t.asked[0][1] == "declare"


def test_immovable_phalanx_makes_a_move_an_attack() -> None:
    """Of the same value, if the player likes."""
    t = table("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.play("grab-and-go", "bottom")
    assert t.options() == [None, "attack"]
    t.answer("attack")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 4
    assert t.asked[0][1] == "declare"


def test_immovable_phalanx_leaves_a_move_a_move() -> None:
    t = table("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.play("grab-and-go", "bottom")
    t.answer()
    moves(t, (0, 2))
    assert t.at(ME) == (0, 2)


# -- tinkerer --------------------------------------------------------------------------------------


def test_disintegration_beam_kills_the_weak_in_a_line() -> None:
    """Whatever their rank; 1 experience for each. It needs no card and no attack."""
    t = table("tinkerer", (1, 2), (2, 1), hp=5)
    strong = t.monster("bandit-guard", (3, 0), hp=6)
    boss = t.monster("bandit-commander", (-1, 3), rank=2, hp=5)
    t.place(1, (1, 6))
    t.play("disintegration-beam")
    t.answer("area", 2, 3)
    assert set(t.s.figures) == {0, 1, strong, boss}
    assert t.character(0).xp == 2
    assert t.told("attacked") == []


def test_disintegration_beam_does_not_hurt_objects() -> None:
    """GH-ATT-6: an obstacle with hit points is destroyed by damage only."""
    t = table("tinkerer", (1, 2), hp=5)
    assert is_of_rank(t.figure(2), ())
    t.figure(2).kind = OBJECT
    assert not is_of_rank(t.figure(2), ())


def test_jet_propulsion_moves_summons_near() -> None:
    """By their own value and two more, as oneself decides; those of others too."""
    t = table("tinkerer")
    bot = t.summon(0, "battle-bot", (1, 3))
    other = t.summon(1, "rat-swarm", (0, 4))
    far = t.summon(0, "kill-bot", (4, 0))
    t.play("jet-propulsion")
    assert t.game is not None
    assert t.game.pending[0].about[1] == 2 + 2
    moves(t, (1, 4))
    assert t.game.pending[0].about[1] == 1 + 2
    moves(t, (-1, 4))
    assert t.at(bot) == (1, 4)
    assert t.at(other) == (-1, 4)
    assert t.at(far) == (4, 0)


def test_chimeric_formula_exchanges_lost_cards() -> None:
    """GH-ACT-8: two cards come back, and then two must be lost."""
    t = table("tinkerer", ally="brute")
    t.place(1, (1, 3))
    character = t.character(1)
    character.lost = [character.pool.pop(), character.pool.pop()]
    first, second = sorted(character.lost)
    t.play("chimeric-formula", "top")
    t.answer(1)
    t.answer(first, seat=1)
    t.answer(second, seat=1)
    assert t.asked == [(1, "lose_card")]
    assert None not in t.options(1)
    kept = len(t.character(1).hand.cards)
    t.answer(first, seat=1)
    t.answer(t.options(1)[0], seat=1)
    assert len(t.character(1).hand.cards) == kept - 2
    assert first in t.character(1).lost


def test_chimeric_formula_need_not_be_taken() -> None:
    t = table("tinkerer", ally="brute")
    t.place(1, (1, 3))
    character = t.character(1)
    character.lost = [character.pool.pop()]
    t.play("chimeric-formula", "top")
    t.answer(1)
    t.answer(seat=1)
    assert t.asked[0][1] == "declare"


def test_chimeric_formula_lends_a_lost_card_to_a_neighbour() -> None:
    """Of one beside that ally, which may be oneself."""
    t = table("tinkerer", ally="brute")
    t.place(1, (1, 3))
    card = t.character(0).pool.pop()
    t.character(0).lost = [card]
    t.play("chimeric-formula", "bottom")
    t.answer(1)
    t.answer(card, seat=1)
    assert card in t.character(1).hand.cards
    assert card not in t.character(0).lost
    assert t.character(0).xp == 2


# -- spellweaver -----------------------------------------------------------------------------------


def test_impaling_eruption_hits_all_on_a_way() -> None:
    """At most four hexes long; 1 experience for each."""
    t = table("spellweaver", (1, 3), (1, 4), (2, 4))
    t.place(1, (3, 0))
    t.play("impaling-eruption")
    options = t.options()
    assert ("area", 2) in options
    assert ("area", 2, 3, 4) in options
    t.answer("area", 2, 3, 4)
    assert [t.hp(number) for number in (2, 3, 4)] == [17, 17, 17]
    assert t.character(0).xp == 3


def test_impaling_eruption_reaches_only_four_hexes() -> None:
    t = table("spellweaver", (1, 2), (2, 0))
    t.place(0, (-2, 5))
    t.play("impaling-eruption")
    assert t.options() == [None, ("area", 2)]


def test_spirit_of_doom_curses_or_kills() -> None:
    """GH-ELEM-14, GH-ACT-10: with dark a Normal enemy dies, an Elite is not cursed either."""
    t = table("spellweaver", (1, 3))
    t.play("spirit-of-doom")
    t.answer(2)
    assert 2 in t.s.figures
    assert len(t.told("gained")) == 1
    t = table("spellweaver", (1, 3))
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("spirit-of-doom")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer(2)
    assert 2 not in t.s.figures
    assert t.character(0).xp == 1
    t = table("spellweaver")
    elite = t.monster("bandit-guard", (1, 3), rank=1)
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("spirit-of-doom")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer(elite)
    assert elite in t.s.figures
    assert t.told("gained") == []


@pytest.mark.parametrize("light", [False, True])
def test_spirit_of_doom_restores_an_ally_anywhere(light: bool) -> None:
    """Half of its hit points rounded down, or all of them for light."""
    t = table("spellweaver")
    ally = t.hero(1)
    ally.hp = 1
    t.s.elements[ELEMENT["light"]] = WANING if light else INERT
    t.play("spirit-of-doom", "bottom")
    assert t.options() == [None, 1]
    t.answer(1)
    if light:
        t.answer("boost", 8, ELEMENT["light"])
    assert t.hero(1).hp == (ally.most if light else min(ally.most, 1 + ally.most // 2))


def test_frozen_night_moves_further_and_hides() -> None:
    """GH-ELEM-14: for dark only."""
    t = table("spellweaver")
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("frozen-night", "bottom")
    t.answer("boost", 0, ELEMENT["dark"])
    assert t.game is not None
    assert t.game.pending[0].about[1] == 5
    moves(t, (0, 4))
    assert t.has(ME, "invisible")
    assert t.character(0).xp == 1
    t = table("spellweaver")
    t.play("frozen-night", "bottom")
    assert t.game is not None
    assert t.game.pending[0].about[1] == 3
    moves(t, (0, 4))
    assert not t.has(ME, "invisible")


def test_stone_fists_moves_further_and_shields_more() -> None:
    """Decided before the move."""
    t = table("spellweaver", (1, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("stone-fists", "bottom")
    t.answer("boost", 0, ELEMENT["earth"])
    assert t.game is not None
    assert t.game.pending[0].about[1] == 4
    moves(t, (0, 4))
    assert t.hero(0).bonuses == [(0, 1)]
    assert [gift[2] for gift in t.character(0).active[0].gifts] == [1]


def test_zephyr_wings_takes_four_things_at_most() -> None:
    """GH-LOOT-1: money and treasure together, the player chooses where."""
    t = table("spellweaver")
    t.s.coins = {t.cell((0, 4)): 3, t.cell((1, 3)): 2}
    t.overlay(TREASURE, (0, 2), first=7)
    t.play("zephyr-wings")
    t.answer(t.cell((0, 4)))
    t.answer(t.cell((0, 2)))
    assert t.asked[0][1] == "declare"
    assert t.character(0).coins == 3
    assert t.s.coins == {t.cell((1, 3)): 2}


def test_black_hole_kills_the_normal_ones_for_dark() -> None:
    """They are not attacked, but targets; others are attacked."""
    t = table("spellweaver", (1, 2))
    elite = t.monster("bandit-archer", (1, 3), rank=1, hp=9)
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("black-hole")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer("area", 2, elite)
    assert 2 not in t.s.figures
    assert t.hp(elite) == 9 - 4
    assert t.character(0).xp == 2


def test_black_hole_pulls_all_towards_a_hex() -> None:
    """GH-PUSH-2: each step nearer to that hex, not to oneself."""
    t = table("spellweaver", (-1, 2), (2, 4))
    t.play("black-hole", "bottom")
    t.answer(t.cell((2, 2)))
    while t.asked == [(0, "force")]:
        t.answer(t.options()[-1])
    assert t.at(2) == (1, 2)
    assert t.at(3) == (2, 2)


def test_living_torch_makes_fire_and_attacks_when_it_dies() -> None:
    """GH-SUMMON-8, GH-ELEM-2: its last blow is for all enemies beside it."""
    t = table("spellweaver", (1, 3), (2, 1))
    torch = t.summon(0, "burning-avatar", (2, 2))
    t.do(turn.take_turn(torch))
    assert t.s.elements[ELEMENT["fire"]] == STRONG
    t = table("spellweaver", (1, 3), (2, 1), (0, 6))
    torch = t.summon(0, "burning-avatar", (2, 2))
    t.strike(2, torch, 5)
    assert torch not in t.s.figures
    assert [t.hp(number) for number in (2, 3, 4)] == [17, 17, 20]


# -- scoundrel -------------------------------------------------------------------------------------


def test_sinister_opportunity_leads_an_enemy_round() -> None:
    """It moves one hex and ends beside oneself again: into a trap, if there is one, and the kill is
    one's own (GH-MMOVE-12)."""
    t = table("scoundrel", (1, 3), hp=2)
    t.overlay(TRAP, (0, 4), first=5)
    t.play("sinister-opportunity", "bottom")
    t.answer()
    t.answer(2)
    near = {t.cell((1, 2)), t.cell((0, 4))}
    assert set(t.options()) == {None, *near}
    t.answer(t.cell((0, 4)))
    assert 2 not in t.s.figures
    assert t.character(0).tallies["kills"] == 1


def test_swift_bow_takes_what_lies_on_its_way() -> None:
    """GH-LOOT-1: only in the hexes entered."""
    t = table("scoundrel")
    t.s.coins = {t.cell((1, 3)): 1, t.cell((2, 3)): 1, t.cell((0, 2)): 1}
    t.play("swift-bow", "bottom")
    moves(t, (1, 3), (1, 2))
    t.answer("yes")
    assert t.character(0).coins == 1
    assert len(t.s.coins) == 2


def test_spring_the_trap_hurls_what_was_disarmed() -> None:
    """An enemy in range suffers its damage and its conditions; it is no attack."""
    t = table("scoundrel", (2, 3))
    t.overlay(TRAP, (0, 4), first=4, second=1 << 5)
    t.play("spring-the-trap")
    t.answer(t.cell((0, 4)))
    t.answer(2)
    assert t.hp(2) == 16
    assert t.has(2, "muddle")
    assert t.character(0).xp == 2


def test_spring_the_trap_needs_a_trap() -> None:
    """GH-ACT-9: no experience without it."""
    t = table("scoundrel", (2, 3))
    t.play("spring-the-trap")
    assert t.asked[0][1] == "declare"
    assert t.character(0).xp == 0


# -- cragheart -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["heaving-swing", "pulverize"])
def test_pushes_break_obstacles(card: str) -> None:
    """GH-PUSH-1: the obstacle is gone, the target suffers 2, and 1 experience."""
    t = table("cragheart", (1, 3), level=9)
    t.overlay(OBSTACLE, (2, 3))
    t.play(card)
    t.answer(*t.options()[1])  # type: ignore[misc]
    t.answer(t.cell((2, 3)))
    while t.asked == [(0, "force")]:
        t.answer()
    assert t.at(2) == (2, 3)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1
    assert all(one[0] != OBSTACLE for one in t.s.overlays)


def test_brutal_momentum_hurts_against_walls() -> None:
    """2 damage and 1 experience for each step that is blocked; figures do not count."""
    t = table("cragheart", (2, 3))
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
    t = table("cragheart", (1, 3))
    t.place(0, (0, 3))
    t.play("brutal-momentum")
    t.answer("at", 2)
    assert "blocked" not in t.options()


def test_natures_lift_uses_air_for_range() -> None:
    """GH-ELEM-7, GH-ELEM-11, GH-ACTIVE-4: once an action, and only as the player likes."""
    t = table("cragheart", (2, 0), hp=9)
    t.place(0, (-1, 4))
    card = t.activate("natures-lift", "bottom")
    t.s.elements[ELEMENT["air"]] = STRONG
    t.play("crater")
    assert ("at", 2) not in t.options()
    t.answer("boost", 9, ELEMENT["air"])
    assert ("at", 2) in t.options()
    assert all(option is None or option[0] != "boost" for option in t.options())  # type: ignore[index]
    assert t.s.elements[ELEMENT["air"]] == INERT
    assert t.character(0).active[0].slot == 1
    assert t.character(0).active[0].half // 2 == card


def test_stone_pummel_breaks_a_rock_for_each_melee_attack() -> None:
    """GH-ACTIVE-6: it must, and the slot is used only then."""
    t = table("cragheart", (1, 3))
    t.activate("stone-pummel", "bottom")
    t.overlay(OBSTACLE, (0, 4))
    t.play("crushing-grasp")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 3
    assert t.character(0).xp == 1
    assert t.s.overlays == []
    t = table("cragheart", (1, 3))
    t.activate("stone-pummel", "bottom")
    t.play("crushing-grasp")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3
    assert t.character(0).active[0].slot == 0


def test_clear_the_way_clears_what_was_jumped_over() -> None:
    t = table("cragheart")
    t.overlay(OBSTACLE, (1, 3))
    t.overlay(TRAP, (0, 2), first=3)
    t.overlay(TRAP, (0, 5), first=3)
    t.play("clear-the-way", "bottom")
    moves(t, (2, 3))
    t.answer("yes")
    assert [one[0] for one in t.s.overlays] == [TRAP, TRAP]
    assert t.character(0).xp == 2


def test_petrify_leaves_an_obstacle() -> None:
    """Where the enemy was killed; money there can still be looted."""
    t = table("cragheart", (2, 3))
    t.play("petrify")
    t.answer(2)
    t.answer("yes")
    assert t.s.overlays == [(HINDRANCE, 0, 0, t.cell((2, 3)))]
    assert t.s.coins == {t.cell((2, 3)): 1}


def test_rocky_end_moves_to_a_rock() -> None:
    """GH-RUL-45: the last hex must be next to an obstacle."""
    t = table("cragheart")
    t.overlay(OBSTACLE, (3, 1))
    t.play("rocky-end", "bottom")
    wanted = {t.cell(place) for place in ((2, 1), (2, 2), (3, 2), (4, 0))}
    assert {option for option in t.options() if option is not None} <= {*wanted, t.cell((3, 0))}
    t.answer(t.cell((2, 2)))
    assert t.at(ME) == (2, 2)


def test_blind_destruction_scatters_what_the_attack_did() -> None:
    """GH-ACT-8: to enemies and allies beside the target, not to oneself; also where it died."""
    t = table("cragheart", (1, 3), (2, 3))
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


def test_submissive_affliction_turns_an_enemy_on_another() -> None:
    """GH-RUL-98: with its own range, the monsters' deck, and a plain 2."""
    t = table("mindthief", (2, 3))
    archer = t.monster("bandit-archer", (2, 0), hp=5)
    t.s.monsters = Pile([modifier_named("+1")] * 5, [], False)
    t.play("submissive-affliction", "bottom")
    t.answer(archer)
    assert t.options() == [None, ("at", 2)]
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3
    assert len(t.s.monsters.discards) == 1


def test_feedback_loop_muddles_only_on_a_round_trip() -> None:
    t = table("mindthief", (1, 3))
    t.play("feedback-loop", "bottom")
    moves(t, (2, 3), (0, 3))
    t.answer("yes")
    assert t.has(2, "muddle")
    t = table("mindthief", (1, 3))
    t.play("feedback-loop", "bottom")
    moves(t, (2, 3))
    assert t.asked[0][1] == "declare"


def test_pilfer_takes_money_for_adjacent_enemies() -> None:
    """Also when nothing lies in range."""
    t = table("mindthief", (1, 3), (-1, 3), (2, 1))
    t.play("pilfer")
    t.answer("yes")
    assert t.character(0).coins == 2


@pytest.mark.parametrize(
    ("card", "side"), [("mass-hysteria", "bottom"), ("psychic-projection", "bottom")]
)
def test_cards_about_augments_become_active(card: str, side: str) -> None:
    """GH-ACT-12: unless their line is left out."""
    t = table("mindthief")
    t.play(card, side)
    t.answer("yes")
    assert [one.half for one in t.character(0).active] == [half_of(card, side)]
    t = table("mindthief")
    t.play(card, side)
    t.answer()
    assert CARD[card] in t.character(0).discard


def test_domination_lends_the_augments() -> None:
    """The ally attacks in melee, from its own deck, with the augment of who lends it."""
    t = table("mindthief", (2, 3), ally="brute")
    t.place(1, (1, 3))
    t.activate("the-minds-weakness")
    t.play("domination")
    t.answer(1)
    t.answer("at", 2, seat=1)
    assert t.hp(2) == 20 - 4 - 2
    assert len(t.character(1).modifiers.discards) == 1
    assert t.character(0).xp == 1


def test_many_as_one_makes_allies_stronger_by_their_number() -> None:
    """Those in range when it is played, not oneself."""
    t = table("mindthief", ally="brute")
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
    t = table("mindthief", (1, 3))
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
    t = table("mindthief", (2, 3), (2, 4), (-1, 2))
    t.play("cranium-overload")
    t.answer(2)
    t.answer("area", 3)
    assert t.hp(3) == 18
    assert t.hp(4) == 20
    assert t.character(0).xp == 1
