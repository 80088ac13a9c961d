"""What the special lines of brute, tinkerer and spellweaver do."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, ELEMENT, SPECIALS
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.cards.specials import TABLE
from grimorio.games.gloomhaven.rules.map.whom import is_of_rank
from grimorio.games.gloomhaven.state import (
    INERT,
    OBJECT,
    STRONG,
    TREASURE,
    WANING,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.stage import middle
from tests.games.gloomhaven.table import Table

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


def test_every_special_line_has_its_coroutine() -> None:
    """And none is left over."""
    assert {name for names in SPECIALS for name in names} == set(TABLE)


# -- brute -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ATT-2")
def test_provoking_roar_draws_attacks_on_allies_beside_the_brute() -> None:
    """Whatever the range; an ally further away is attacked itself."""
    t = middle("brute", (2, 3))
    t.place(1, (1, 3))
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 3)
    t.take_all()
    assert (t.hero(0).hp, t.hero(1).hp) == (t.hero(0).most - 3, t.hero(1).most)


def test_provoking_roar_does_not_reach_further() -> None:
    t = middle("brute", (2, 2))
    t.place(1, (2, 3))
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 3)
    t.take_all()
    assert t.hero(0).hp == t.hero(0).most


@pytest.mark.rule("GH-RUL-203")
def test_provoking_roar_draws_one_attack_of_an_ability() -> None:
    """Of two allies beside the brute one is attacked itself."""
    t = middle("brute", (2, 3))
    t.place(1, (1, 3))
    rat = t.summon(1, "rat-swarm", (1, 2))
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 1)
    assert t.s.deeds[-1].blow is not None
    t.s.deeds[-1].blow.targets.append(rat)
    t.take_all()
    assert [event.args[1][0] for event in t.told("attacked")] == [0, rat]


@pytest.mark.rule("GH-RUL-203", "GH-RUL-11")
def test_provoking_roar_needs_a_brute_that_is_seen() -> None:
    t = middle("brute", (2, 3))
    t.place(1, (1, 3))
    t.give(0, "invisible")
    t.activate("provoking-roar", "bottom")
    t.strike(2, 1, 1)
    t.take_all()
    assert [event.args[1][0] for event in t.told("attacked")] == [1]


def test_hook_and_chain_attacks_after_a_straight_move() -> None:
    """By the hexes moved with the action."""
    t = middle("brute", (-2, 5))
    t.place(0, (2, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 3))
    assert t.asked != [(0, "aim")], "no enemy is adjacent"
    t = middle("brute", (-2, 4))
    t.place(0, (2, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 3))
    assert t.asked == [(0, "aim")]
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3


def test_hook_and_chain_does_not_attack_after_a_bend() -> None:
    t = middle("brute", (-2, 4))
    t.place(0, (1, 3))
    t.play("hook-and-chain", "bottom")
    moves(t, (0, 3), (-1, 4))
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-RUL-204")
def test_immovable_phalanx_makes_a_move_an_attack() -> None:
    """Of the same value, if the player likes."""
    t = middle("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.play("grab-and-go", "bottom")
    assert t.options() == [None, "attack"]
    t.answer("attack")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 4
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-RUL-204")
def test_immovable_phalanx_makes_the_basic_move_an_attack_too() -> None:
    t = middle("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    t.answer("basic", half_of("grab-and-go", "bottom"))
    t.answer("attack")
    t.answer("at", 2)
    assert t.hp(2) == 18


def test_immovable_phalanx_leaves_a_move_a_move() -> None:
    t = middle("brute", (1, 3))
    t.activate("immovable-phalanx", "bottom")
    t.play("grab-and-go", "bottom")
    t.answer()
    moves(t, (0, 2))
    assert t.at(ME) == (0, 2)


# -- tinkerer --------------------------------------------------------------------------------------


def test_disintegration_beam_kills_the_weak_in_a_line() -> None:
    """Whatever their rank; 1 experience for each. It needs no card and no attack."""
    t = middle("tinkerer", (1, 2), (2, 1), hp=5)
    strong = t.monster("bandit-guard", (3, 0), hp=6)
    boss = t.monster("bandit-commander", (-1, 3), rank=2, hp=5)
    t.place(1, (1, 6))
    t.play("disintegration-beam")
    t.hit(2, 3)
    assert set(t.s.figures) == {0, 1, strong, boss}
    assert t.character(0).xp == 2
    assert t.told("attacked") == []


@pytest.mark.rule("GH-ATT-6")
def test_disintegration_beam_does_not_hurt_objects() -> None:
    """An obstacle with hit points is destroyed by damage only."""
    t = middle("tinkerer", (1, 2), hp=5)
    assert is_of_rank(t.figure(2), ())
    t.figure(2).kind = OBJECT
    assert not is_of_rank(t.figure(2), ())


def test_jet_propulsion_moves_summons_near() -> None:
    """By their own value and two more, as oneself decides; those of others too."""
    t = middle("tinkerer")
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


@pytest.mark.rule("GH-ACT-8", "GH-RUL-206")
def test_chimeric_formula_exchanges_lost_cards() -> None:
    """Two cards come back, and then two must be lost."""
    t = middle("tinkerer")
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
    t = middle("tinkerer")
    t.place(1, (1, 3))
    character = t.character(1)
    character.lost = [character.pool.pop()]
    t.play("chimeric-formula", "top")
    t.answer(1)
    t.answer(seat=1)
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-RUL-207")
def test_chimeric_formula_lends_a_lost_card_to_a_neighbour() -> None:
    """Of one beside that ally, which may be oneself."""
    t = middle("tinkerer")
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
    t = middle("spellweaver", (1, 3), (1, 4), (2, 4))
    t.place(1, (3, 0))
    t.play("impaling-eruption")
    options = t.options()
    assert ("area", 2) in options
    assert ("area", 2, 3, 4) in options
    t.hit(2, 3, 4)
    assert [t.hp(number) for number in (2, 3, 4)] == [17, 17, 17]
    assert t.character(0).xp == 3


def test_impaling_eruption_reaches_only_four_hexes() -> None:
    t = middle("spellweaver", (1, 2), (2, 0))
    t.place(0, (-2, 5))
    t.play("impaling-eruption")
    assert t.options() == [None, ("area", 2)]


@pytest.mark.rule("GH-ELEM-14", "GH-ACT-10")
def test_spirit_of_doom_curses_or_kills() -> None:
    """With dark a Normal enemy dies, an Elite is not cursed either."""
    t = middle("spellweaver", (1, 3))
    t.play("spirit-of-doom")
    t.answer(2)
    assert 2 in t.s.figures
    assert len(t.told("gained")) == 1
    t = middle("spellweaver", (1, 3))
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("spirit-of-doom")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer(2)
    assert 2 not in t.s.figures
    assert t.character(0).xp == 1
    t = middle("spellweaver")
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
    t = middle("spellweaver")
    ally = t.hero(1)
    ally.hp = 1
    t.s.elements[ELEMENT["light"]] = WANING if light else INERT
    t.play("spirit-of-doom", "bottom")
    assert t.options() == [None, 1]
    t.answer(1)
    if light:
        t.answer("pay", ELEMENT["light"])
    assert t.hero(1).hp == (ally.most if light else min(ally.most, 1 + ally.most // 2))


@pytest.mark.rule("GH-ELEM-14")
def test_frozen_night_moves_further_and_hides() -> None:
    """For dark only."""
    t = middle("spellweaver")
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("frozen-night", "bottom")
    t.answer("boost", 0, ELEMENT["dark"])
    assert t.game is not None
    assert t.game.pending[0].about[1] == 5
    moves(t, (0, 4))
    assert t.has(ME, "invisible")
    assert t.character(0).xp == 1
    t = middle("spellweaver")
    t.play("frozen-night", "bottom")
    assert t.game is not None
    assert t.game.pending[0].about[1] == 3
    moves(t, (0, 4))
    assert not t.has(ME, "invisible")


def test_stone_fists_moves_further_and_shields_more() -> None:
    """Decided before the move."""
    t = middle("spellweaver", (1, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("stone-fists", "bottom")
    t.answer("boost", 0, ELEMENT["earth"])
    assert t.game is not None
    assert t.game.pending[0].about[1] == 4
    moves(t, (0, 4))
    assert t.hero(0).bonuses == [(0, 1)]
    assert [gift[2] for gift in t.character(0).active[0].gifts] == [1]


@pytest.mark.rule("GH-LOOT-1")
def test_zephyr_wings_takes_four_things_at_most() -> None:
    """Money and treasure together, the player chooses where."""
    t = middle("spellweaver")
    t.s.coins = {t.cell((0, 4)): 3, t.cell((1, 3)): 2}
    t.overlay(TREASURE, (0, 2), first=7)
    t.play("zephyr-wings")
    t.answer(t.cell((0, 4)))
    t.answer(t.cell((0, 2)))
    assert t.asked[0][1] == "declare"
    assert t.character(0).coins == 3
    assert t.s.coins == {t.cell((1, 3)): 2}


@pytest.mark.rule("GH-RUL-208")
def test_black_hole_kills_the_normal_ones_for_dark() -> None:
    """They are not attacked, but targets; others are attacked."""
    t = middle("spellweaver", (1, 2))
    elite = t.monster("bandit-archer", (1, 3), rank=1, hp=9)
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("black-hole")
    t.answer("boost", 0, ELEMENT["dark"])
    t.hit(2, elite)
    assert 2 not in t.s.figures
    assert t.hp(elite) == 9 - 4
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-PUSH-2")
def test_black_hole_pulls_all_towards_a_hex() -> None:
    """Each step nearer to that hex, not to oneself."""
    t = middle("spellweaver", (-1, 2), (2, 4))
    t.play("black-hole", "bottom")
    t.answer(t.cell((2, 2)))
    while t.asked == [(0, "force")]:
        t.answer(t.options()[-1])
    assert t.at(2) == (1, 2)
    assert t.at(3) == (2, 2)


@pytest.mark.rule("GH-SUMMON-8", "GH-ELEM-2", "GH-RUL-209")
def test_living_torch_makes_fire_and_attacks_when_it_dies() -> None:
    """Its last blow is for all enemies beside it."""
    t = middle("spellweaver", (1, 3), (2, 1))
    torch = t.summon(0, "burning-avatar", (2, 2))
    t.do(turn.take_turn(torch))
    assert t.s.elements[ELEMENT["fire"]] == STRONG
    t = middle("spellweaver", (1, 3), (2, 1), (0, 6))
    torch = t.summon(0, "burning-avatar", (2, 2))
    t.strike(2, torch, 5)
    assert torch not in t.s.figures
    assert [t.hp(number) for number in (2, 3, 4)] == [17, 17, 20]


@pytest.mark.rule("GH-RUL-209")
def test_living_torch_does_nothing_when_its_card_goes() -> None:
    """Nor when it is stunned as it dies."""
    t = middle("spellweaver", (1, 3))
    torch = t.summon(0, "burning-avatar", (1, 2))
    card = t.activate("living-torch", "bottom")
    t.character(0).active[0].figures = [torch]
    bonuses.end(t.s, 0, card)
    assert torch not in t.s.figures
    assert t.s.agenda == []
    t = middle("spellweaver", (1, 3))
    torch = t.summon(0, "burning-avatar", (1, 2))
    t.give(torch, "stun")
    t.strike(2, torch, 5)
    assert t.hp(2) == 20
