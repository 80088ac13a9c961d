"""Active bonuses: cards in the active area, shields, retaliation, better attacks."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD
from grimorio.games.gloomhaven.rules import step, turn
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.resting import short_rest
from grimorio.games.gloomhaven.rules.attack.harm import discarded, harm
from grimorio.games.gloomhaven.state import MONSTERS, RETALIATES, SHIELDED, SUMMON
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, lay


def melee(*classes: str) -> tuple[Table, int]:
    """Two characters beside a guard with many hit points."""
    t = lay(*(classes or ("brute", "tinkerer")))
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    return t, t.monster("bandit-guard", (0, 2), hp=30)


def active(t: Table, seat: int = 0) -> list[int]:
    return bonuses.active_cards(t.character(seat))


# -- cards in the active area ----------------------------------------------------------------------


@pytest.mark.rule("GH-ACT-12", "GH-ACTIVE-3", "GH-ACTIVE-8", "GH-RUL-41")
def test_a_persistent_shield_is_active_after_its_card_is_played() -> None:
    """It stays, and its experience is gained."""
    t, _ = melee()
    other = t.activate("warding-strength", "bottom")
    t.play("defensive-tactics", "bottom")
    card = CARD["defensive-tactics"]
    assert active(t) == sorted([card, other])
    assert t.told("activated")[0].args[1] == card
    assert card not in (*t.character(0).discard, *t.character(0).lost)
    assert [(one.slot, one.figures) for one in t.character(0).active] == [(0, []), (0, [])]
    assert t.character(0).xp == 2
    assert bonuses.lasting_shield(t.s, t.character(0).figure) == 1
    bonuses.end_round(t.s)
    assert active(t) == sorted([card, other])


@pytest.mark.rule("GH-ACTIVE-9", "GH-EROUND-4")
def test_a_round_bonus_ends_with_the_round() -> None:
    """To the discards, or to the lost cards with the Lost symbol."""
    t, _ = melee()
    t.activate("shield-bash", "bottom")
    t.activate("wall-of-doom", "top")
    assert bonuses.lasting_shield(t.s, t.character(0).figure) == 3
    t.do(turn.end_round())
    assert active(t) == []
    assert CARD["shield-bash"] in t.character(0).discard
    assert CARD["wall-of-doom"] in t.character(0).lost
    assert bonuses.lasting_shield(t.s, t.character(0).figure) == 0


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-2")
def test_a_player_may_end_an_active_card_before_an_action() -> None:
    """It goes to the pile it counts as, and its effect ends."""
    t, _ = melee("mindthief", "tinkerer")
    mind = t.activate("the-minds-weakness")
    burn = t.activate("mass-hysteria", "bottom")
    t.choose(0, "feedback-loop", "withering-claw")
    t.act(0)
    assert t.asked == [(0, "act")]
    t.answer("end", mind)
    assert mind in t.character(0).discard
    t.answer("end", burn)
    assert burn in t.character(0).lost
    assert [event.args[1] for event in t.told("deactivated")] == [mind, burn]
    assert active(t) == []
    assert t.asked == [(0, "act")]


@pytest.mark.rule("GH-ACTIVE-1", "GH-ITEM-4")
def test_after_the_actions_a_card_can_be_ended_where_items_are_asked_for() -> None:
    """The same question."""
    t, _ = melee("mindthief", "tinkerer")
    t.equip(0, 12)
    mind = t.activate("the-minds-weakness")
    t.act(0)
    assert t.options() == ["done", ("item", 12), ("end", mind)]
    t.answer("end", mind)
    assert t.options() == ["done", ("item", 12)]


@pytest.mark.rule("GH-SUMMON-12", "GH-SUMMON-13", "GH-ACTIVE-1")
def test_the_summon_goes_with_its_card() -> None:
    """Its card is ended, and it leaves the map."""
    t, _ = melee("tinkerer", "brute")
    t.play("harmless-contraption")
    t.answer(t.cell((2, 1)))
    card = CARD["harmless-contraption"]
    summoned = [number for number, one in t.s.figures.items() if one.kind == SUMMON]
    assert t.character(0).active[0].figures == summoned
    assert len(summoned) == 1
    bonuses.end(t.s, 0, card)
    assert summoned[0] not in t.s.figures
    assert card in t.character(0).lost


@pytest.mark.rule("GH-DMG-5", "GH-RUL-78", "GH-ACTIVE-2")
def test_active_cards_that_count_as_discarded_may_be_given_up_for_damage() -> None:
    """Not those that count as lost; the effect ends."""
    t, guard = melee("mindthief", "brute")
    mind = t.activate("the-minds-weakness")
    t.activate("mass-hysteria", "bottom")
    t.discard(0, "feedback-loop")
    assert discarded(t.character(0)) == sorted([mind, CARD["feedback-loop"]])
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3)
    t.answer("discard", *sorted([mind, CARD["feedback-loop"]]))
    assert t.hero(0).hp == t.hero(0).most
    assert mind in t.character(0).lost
    assert mind not in active(t)


@pytest.mark.rule("GH-DECL-3", "GH-DECL-4", "GH-RUL-27", "GH-RUL-151")
def test_a_rest_takes_active_cards_that_count_as_discarded() -> None:
    """As many as it needs, the player chooses which, and never one that counts as lost."""
    t, _ = melee("mindthief", "brute")
    mind = t.activate("the-minds-weakness")
    claw = t.activate("withering-claw")
    t.activate("gnawing-horde")
    t.discard(0, "feedback-loop")
    character = t.character(0)
    assert turn.may_rest(t.s, 0)
    character.rests = True
    t.do(step.find("open_round")())
    assert t.asked == [(0, "end_active")]
    assert t.options() == sorted([mind, claw])
    t.answer(claw)
    assert claw in t.character(0).discard
    assert mind in active(t)


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-2")
def test_an_active_card_can_be_ended_before_a_long_rest() -> None:
    """So it comes back to hand with the others."""
    t, _ = melee("mindthief", "brute")
    t.equip(0)
    mind = t.activate("the-minds-weakness")
    t.discard(0, "feedback-loop", "withering-claw")
    t.character(0).rests = True
    t.act(0)
    assert t.options() == ["rest", ("end", mind)]
    t.answer("end", mind)
    t.answer(CARD["feedback-loop"])
    assert mind in t.character(0).hand


@pytest.mark.rule("GH-ACTIVE-1", "GH-ACTIVE-2", "GH-SREST-2")
def test_an_active_card_can_be_ended_for_a_short_rest() -> None:
    """With it there are two discarded cards; one that counts as lost does not help."""
    t, _ = melee("mindthief", "brute")
    mind = t.activate("the-minds-weakness")
    t.activate("mass-hysteria", "bottom")
    t.discard(0, "feedback-loop")
    t.do(short_rest(0))
    assert t.options() == [None, ("end", mind)]
    t.answer("end", mind)
    assert t.options() == [None, "rest"]
    t.answer("rest")
    t.answer("keep")
    assert len([card for card in (mind, CARD["feedback-loop"]) if card in t.character(0).hand]) == 1


@pytest.mark.rule("GH-DECL-3", "GH-RUL-27")
def test_without_enough_such_cards_there_is_no_rest() -> None:
    """One discarded card and one lost active card are too few."""
    t, _ = melee("mindthief", "brute")
    t.activate("gnawing-horde")
    t.discard(0, "feedback-loop")
    assert not turn.may_rest(t.s, 0)


@pytest.mark.rule("GH-ELEM-14", "GH-ACT-6")
def test_a_lasting_line_with_a_price_may_be_left_out() -> None:
    """Then the card is not active."""
    t, _ = melee("spellweaver", "brute")
    t.s.elements[1] = 2
    t.play("hardened-spikes", "bottom")
    t.answer()
    assert t.asked == [(0, "may")]
    t.answer()
    assert active(t) == []
    assert t.s.elements[1] == 2


@pytest.mark.rule("GH-ELEM-7", "GH-ELEM-14")
def test_a_price_paid_makes_the_shield() -> None:
    """The element is used up, and the card is active."""
    t, _ = melee("spellweaver", "brute")
    t.s.elements[1] = 2
    t.play("hardened-spikes", "bottom")
    t.answer()
    t.answer("yes")
    assert active(t) == [CARD["hardened-spikes"]]
    assert t.s.elements[1] == 0
    assert bonuses.lasting_shield(t.s, t.character(0).figure) == 2


@pytest.mark.rule("GH-ELEM-13")
def test_without_the_element_nobody_is_asked() -> None:
    """The price cannot be paid."""
    t, _ = melee("spellweaver", "brute")
    t.play("hardened-spikes", "bottom")
    t.answer()
    assert "may" not in [kind for _, kind in t.asked]
    assert active(t) == []


@pytest.mark.rule("GH-XP-2")
def test_experience_comes_with_the_price() -> None:
    """The shield of Shared Nightmare is worth 1."""
    t, _ = melee("mindthief", "brute")
    t.s.elements[1] = 1
    t.play("shared-nightmare", "bottom")
    t.answer()
    t.answer("yes")
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-SHIELD-1", "GH-RUL-146")
def test_a_shield_is_for_those_who_are_adjacent_when_it_is_played() -> None:
    """Oneself and adjacent allies, wherever they go later."""
    t, _ = melee("tinkerer", "brute")
    t.play("flamethrower", "bottom")
    for seat in (0, 1):
        assert bonuses.lasting_shield(t.s, t.character(seat).figure) == 1
    t.place(1, (0, 5))
    assert bonuses.lasting_shield(t.s, t.character(1).figure) == 1


@pytest.mark.rule("GH-ELEM-11")
def test_a_shield_for_one_ally_or_with_air_for_all() -> None:
    """Elemental Aid; without air the player chooses the ally."""
    t, _ = melee("spellweaver", "brute", "tinkerer")
    brute = t.character(1).figure
    t.s.elements[2] = 2
    t.play("elemental-aid", "bottom")
    t.answer()
    assert t.asked == [(0, "choose_figure")]
    t.answer(brute)
    assert bonuses.lasting_shield(t.s, brute) == 2
    assert bonuses.lasting_shield(t.s, t.character(2).figure) == 0

    t, _ = melee("spellweaver", "brute", "tinkerer")
    t.s.elements[2] = 2
    t.play("elemental-aid", "bottom")
    t.answer("boost", 0, 2)
    assert [bonuses.lasting_shield(t.s, t.character(n).figure) for n in range(3)] == [0, 2, 2]


@pytest.mark.rule("GH-ELEM-14")
def test_a_boost_adds_to_a_retaliation_or_stands_in_its_place() -> None:
    """Earth makes Hardened Spikes 3, and Brutal Momentum 2."""
    t, _ = melee("spellweaver", "brute")
    t.s.elements[3] = 2
    t.play("hardened-spikes", "top")
    t.answer("boost", 0, 3)
    assert bonuses.lasting_retaliation(t.s, t.character(1).figure, 1) == 3

    t, _ = melee("cragheart", "brute")
    t.s.elements[3] = 2
    t.play("brutal-momentum", "bottom")
    t.answer("boost", 0, 3)
    assert t.character(0).xp == 1
    assert [one[2] for one in t.character(0).active[0].gifts] == [2]


# -- shields ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SHIELD-1", "GH-SHIELD-4", "GH-SHIELD-5", "GH-RUL-60")
@pytest.mark.parametrize(("pierce", "left"), [(0, 2), (1, 3), (3, 5), (9, 5)])
def test_shields_of_cards_and_of_the_round_add_up_and_pierce_counts_once(
    pierce: int, left: int
) -> None:
    """Shield 1 and 2 against 5."""
    t, guard = melee()
    t.activate("defensive-tactics", "bottom")
    t.hero(0).bonuses.append((SHIELDED, 2))
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 5, pierce=pierce)
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == left


@pytest.mark.rule("GH-SHIELD-6", "GH-RUL-114")
def test_a_stunned_character_has_no_shield() -> None:
    t, guard = melee()
    t.activate("defensive-tactics", "bottom")
    t.hero(0).bonuses.append((SHIELDED, 2))
    t.give(t.character(0).figure, "stun")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3)
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == 3


@pytest.mark.rule("GH-SHIELD-3", "GH-RUL-114")
def test_the_shield_of_a_stat_card_works_when_stunned() -> None:
    """An elite guard has Shield 1."""
    t, _ = melee()
    elite = t.monster("bandit-guard", (0, 1), rank=1, hp=20)
    t.give(elite, "stun")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, elite, 3)
    assert t.hp(elite) == 18


@pytest.mark.rule("GH-RUL-61")
def test_a_shield_does_nothing_against_traps_and_wounds() -> None:
    """Only against attacks."""
    t, _ = melee()
    t.activate("defensive-tactics", "bottom")
    t.do(harm(t.character(0).figure, 3, "trap", NONE))
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == 3


# -- retaliation -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-RETAL-1", "GH-RETAL-6", "GH-RETAL-7", "GH-RETAL-8", "GH-STEP-11")
def test_retaliation_adds_up_and_takes_no_card_and_no_shield() -> None:
    """1 of a card and 2 of the round against an elite guard with a shield."""
    t, _ = melee()
    guard = t.monster("bandit-guard", (0, 1), rank=1, hp=20)
    t.activate("defensive-tactics", "bottom")
    t.hero(0).bonuses.append((RETALIATES, 2, 1))
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 2)
    t.answer("take")
    assert t.hp(guard) == 17


@pytest.mark.rule("GH-RETAL-2")
@pytest.mark.parametrize(("card", "side", "loss"), [
    ("defensive-tactics", "bottom", 0), ("kinetic-assault", "bottom", 3),
])  # fmt: skip
def test_retaliation_has_range_one_unless_stated(card: str, side: str, loss: int) -> None:
    """An attacker two hexes away."""
    t = lay("cragheart" if card == "kinetic-assault" else "brute", "tinkerer")
    t.place(0, (1, 1))
    t.place(1, (1, 4))
    archer = t.monster("bandit-archer", (1, 3), hp=20)
    t.activate(card, side)
    t.modifiers(MONSTERS, "+0")
    t.strike(archer, t.character(0).figure, 3, range_=3)
    t.answer("take")
    assert t.hp(archer) == 20 - loss


@pytest.mark.rule("GH-RETAL-3")
def test_who_is_exhausted_by_the_attack_does_not_retaliate() -> None:
    t, guard = melee()
    t.activate("defensive-tactics", "bottom")
    t.hero(0).hp = 1
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 9)
    t.answer("take")
    assert t.character(0).figure == NONE
    assert t.hp(guard) == 30


@pytest.mark.rule("GH-RETAL-9", "GH-RUL-114")
def test_a_stunned_character_does_not_retaliate() -> None:
    t, guard = melee()
    t.activate("defensive-tactics", "bottom")
    t.hero(0).bonuses.append((RETALIATES, 2, 1))
    t.give(t.character(0).figure, "stun")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 2)
    t.answer("take")
    assert t.hp(guard) == 30


@pytest.mark.rule("GH-RETAL-5", "GH-RUL-114")
@pytest.mark.parametrize("stunned", [True, False])
def test_the_retaliation_of_a_stat_card_is_always_active(stunned: bool) -> None:
    """A hound has Retaliate 1, stunned or not."""
    t, _ = melee()
    hound = t.monster("hound", (0, 1), hp=20)
    if stunned:
        t.give(hound, "stun")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, hound, 2)
    t.answer("take")
    assert t.hero(0).most - t.hero(0).hp == 1


@pytest.mark.rule("GH-RUL-67")
def test_a_character_may_lose_cards_for_retaliation() -> None:
    """A guard that retaliates by its card of the round."""
    t, guard = melee()
    t.figure(guard).bonuses.append((RETALIATES, 4, 1))
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.asked == [(0, "suffer")]
    card = t.character(0).hand.cards[0]
    t.answer("lose", card)
    assert t.hero(0).hp == t.hero(0).most


@pytest.mark.rule("GH-RUL-66")
def test_retaliation_is_measured_after_a_push() -> None:
    """The target is pushed out of reach first."""
    t, guard = melee()
    t.figure(guard).bonuses.append((RETALIATES, 4, 1))
    t.modifiers(0, "+0")
    t.equip(0)
    t.play("warding-strength", "top")
    t.answer("at", guard)
    assert t.asked == [(0, "force")]
    t.answer(t.cell((-1, 3)))
    t.answer()
    assert t.hero(0).hp == t.hero(0).most


# -- better attacks --------------------------------------------------------------------------------


@pytest.mark.rule("GH-STEP-2")
def test_better_attacks_of_oneself_and_of_allies() -> None:
    """Enhancement Field, for both."""
    for seat in (0, 1):
        t, guard = melee("tinkerer", "brute")
        t.activate("enhancement-field", "bottom", ally=t.character(1).figure)
        t.modifiers(seat, "+0")
        t.strike(t.character(seat).figure, guard, 2)
        assert t.hp(guard) == 27


@pytest.mark.rule("GH-STEP-2")
@pytest.mark.parametrize(("condition", "damage"), [("stun", 5), ("disarm", 5), ("muddle", 2)])
def test_better_attacks_against_hindered_enemies(condition: str, damage: int) -> None:
    """Frenzied Onslaught."""
    t, guard = melee()
    t.activate("frenzied-onslaught", "bottom")
    t.give(guard, condition)
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 30 - damage


@pytest.mark.rule("GH-STEP-2")
def test_better_attacks_in_melee_only() -> None:
    """Forceful Storm is for melee, Heaving Swing for ranged attacks."""
    for range_, damage in ((0, 4), (3, 3)):
        t, _ = melee("cragheart", "brute")
        guard = t.monster("bandit-guard", (1, 3), hp=30)
        t.place(0, (1, 1) if range_ else (1, 4))
        t.activate("forceful-storm", "bottom")
        t.activate("heaving-swing", "bottom")
        t.modifiers(0, "+0")
        t.strike(t.character(0).figure, guard, 2, range_=range_)
        assert t.hp(guard) == 30 - damage


@pytest.mark.rule("GH-STEP-3")
def test_poison_and_a_bonus_against_it_add_up_before_the_cards() -> None:
    """Crippling Poison: (2 + 1 + 2) x 2."""
    t, guard = melee("scoundrel", "brute")
    t.activate("crippling-poison")
    t.give(guard, "poison")
    t.modifiers(0, "x2")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 20


@pytest.mark.rule("GH-MOD-8")
def test_advantage_of_an_active_card() -> None:
    """Flurry of Blades."""
    t, guard = melee("scoundrel", "brute")
    t.activate("flurry-of-blades", "bottom")
    t.modifiers(0, "-1", "+2")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 26


@pytest.mark.rule("GH-STEP-10")
def test_conditions_of_an_active_card() -> None:
    """Watch It Burn adds Poison and Wound to every attack."""
    t, guard = melee("scoundrel", "brute")
    t.activate("watch-it-burn")
    t.modifiers(0, "null")
    t.strike(t.character(0).figure, guard, 2)
    assert t.has(guard, "poison")
    assert t.has(guard, "wound")


@pytest.mark.rule("GH-XP-1")
def test_experience_each_time_one_retaliates() -> None:
    """Eye for an Eye, as often as it happens."""
    t, guard = melee()
    t.activate("eye-for-an-eye")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 2)
    t.answer("take")
    assert t.hp(guard) == 28
    assert t.character(0).xp == 1
