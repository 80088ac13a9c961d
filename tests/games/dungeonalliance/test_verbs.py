"""Effects of cards: every verb."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, THREAT
from grimorio.games.dungeonalliance.kinds import ATTACK
from grimorio.games.dungeonalliance.nouns import HINDRANCE
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, targets
from grimorio.games.dungeonalliance.rules.verbs import hinder, shove, strike_without_attack
from grimorio.games.dungeonalliance.state import STRUCK
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import SECOND, at, party, place, room, who

# -- damage, healing -------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-55", "DA-RUL-109", "DA-ATK-9")
def test_damage_without_an_attack_ignores_defence_and_bears_the_colour() -> None:
    t = party("graltar", "lorna", "krom", "mysterios")
    t.hand(0, "wheel-of-steel")
    drake, beyond = t.monster("ember-drake", (4, 4)), t.monster("ember-drake", (5, 5))
    t.activate("graltar")
    t.play_card("wheel-of-steel")
    assert t.s.monsters[drake].damage == (2, 0, 0)
    assert t.damage(beyond) == 0
    assert ATTACK(drake, NONE, NONE) in t.options(), "it may still attack"


@pytest.mark.rule("DA-NOPVP-3", "DA-RUL-67")
def test_a_flask_of_thunder_spares_only_who_throws_it() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.put("root", (5, 3))
    t.hand(0, "thunder-flask")
    ogre = t.monster("ogre", (5, 5))
    t.activate("petra")
    t.play_card("thunder-flask")
    assert [t.damage(name) for name in ("petra", "lorna", "krom", "mysterios")] == [0, 2, 2, 0]
    assert (t.damage("root"), t.damage(ogre)) == (2, 2)
    assert t.player(0).fresh == 0


@pytest.mark.rule("DA-CARD-1")
def test_forked_lightning_strikes_those_beside_its_target_if_it_hits() -> None:
    for health, count in ((4, 1), (0, 0)):
        t = party("emanon", "lorna", "krom", "mysterios")
        t.hand(0, "emanon-bolt")
        target = t.monster("ogre" if health else "ember-drake", (5, 4))
        if not health:
            t.hero("emanon").hindered = (0, 2, 0, 0)
        beside, away = t.monster("ogre", (5, 5)), t.monster("ogre", (4, 1))
        t.activate("emanon")
        t.attack(target, "emanon-bolt")
        assert t.damage(beside) == count
        assert t.damage(away) == 0


@pytest.mark.rule("DA-DMG-11", "DA-PVP-4", "DA-RUL-66", "DA-RUL-127")
def test_the_kiss_of_a_widow_poisons_a_hero() -> None:
    t = room(["krom", "lorna", "petra", "mysterios"], ["holgar", "bull", "root", "jypzy"],
             versus=True)  # fmt: skip
    t.put("krom", (3, 4))
    t.put("holgar", (4, 4))
    t.hand(0, "widows-kiss")
    t.activate("krom")
    t.attack(t.figure("holgar"), "widows-kiss")
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)
    assert (t.damage("holgar"), t.hero("holgar").poison) == (3, 1)
    assert t.player(0).fresh == 1, "2 by the attack and 1 by the poison, counted together"


@pytest.mark.rule("DA-RUL-56")
def test_bitter_herbs_heal_poison_of_one_or_a_little_of_all() -> None:
    for way in (0, 1):
        t = party("mirabell", "petra", "krom", "mysterios")
        t.hand(0, "bitter-herbs")
        t.hurt("mirabell", 4, poison=3 + way)
        t.hurt("petra", 3)
        t.activate("mirabell")
        t.play_card("bitter-herbs")
        assert t.asked == [(0, "way")]
        t.answer(way)
        if way == 0:
            t.answer(t.figure("mirabell"))
            assert (t.damage("mirabell"), t.hero("mirabell").poison) == (1, 0)
            assert t.damage("petra") == 3
        else:
            assert (t.damage("mirabell"), t.damage("petra")) == (3, 2)


@pytest.mark.rule("DA-RUL-56")
@pytest.mark.parametrize("poison", [0, 1])
def test_bitter_herbs_take_the_poison_there_is_and_tell_nothing_of_nothing(poison: int) -> None:
    t = party("mirabell", "petra", "krom", "mysterios")
    t.hand(0, "bitter-herbs")
    t.hurt("mirabell", 3, poison=poison)
    t.activate("mirabell")
    t.play_card("bitter-herbs")
    t.answer(0)
    if t.asked == [(0, "whom")]:
        t.answer(t.figure("mirabell"))
    assert (t.damage("mirabell"), t.hero("mirabell").poison) == (3 - poison, 0)
    assert len(t.told("healed")) == poison


@pytest.mark.rule("DA-RUL-55", "DA-DMG-8")
def test_damage_without_an_attack_has_the_colour_of_its_alliance() -> None:
    t = room()
    ogre = t.monster("ogre", (4, 4))
    strike_without_attack(t.s, t.figure("root"), ogre, 1, False, CARD["thunder-flask"])
    assert t.s.monsters[ogre].damage == (0, 1, 0)
    assert t.s.monsters[ogre].order == (1,)


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DRAW-5")
def test_a_spring_brings_back_a_card_of_choice_that_all_have_seen() -> None:
    t = party("root", "lorna", "krom", "mysterios")
    t.hand(0, "second-spring")
    for card in ("lorna-shot", "krom-strike"):
        t.player(0).deck.remove(CARD[card])
        t.player(0).discard.append(CARD[card])
    t.hurt("lorna", 1)
    t.activate("root")
    t.play_card("second-spring", whom=t.figure("lorna"))
    assert t.asked == [(0, "recover")]
    t.answer(CARD["krom-strike"])
    assert t.player(0).shown == [CARD["krom-strike"]]
    assert t.player(0).discard == [CARD["lorna-shot"]]


@pytest.mark.rule("DA-XP-8")
def test_a_letter_of_bounty_is_worth_xp_from_the_pool() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "bounty-letter")
    t.activate("petra")
    t.play_card("bounty-letter")
    assert (t.player(0).fresh, t.s.pools[0]) == (1, 11)


# -- moving others ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-110")
def test_roots_pull_an_enemy_nearer_square_by_square() -> None:
    t = party("root", "lorna", "krom", "mysterios")
    t.put("mysterios", (1, 3))
    t.put("root", (2, 4))
    t.put("mysterios", (3, 4))
    t.hand(0, "root-grasp", "lorna-shot")
    ogre = t.monster("ogre", (5, 4))
    t.activate("root")
    t.play_card("root-grasp")
    assert t.asked == [(0, "push_to")]
    assert t.options() == [at((4, 3)), at((4, 4)), at((4, 5))]
    t.answer(at((4, 4)))
    assert t.s.monsters[ogre].at == at((4, 4))
    assert t.asked == [(0, "act")], "allies stand on every nearer square"


@pytest.mark.rule("DA-RUL-110", "DA-THREAT-1")
def test_a_hero_pushed_into_a_room_turns_up_its_threats() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    t.put("petra", (5, 4))
    t.dark((8, 5))
    t.chance(draws=[3 * THREAT["treasure-chest"]])
    ogre = t.monster("ogre", (4, 4))
    t.play(shove(NONE, ogre, t.figure("petra"), 1))
    t.answer(at((6, 4)))
    assert at((8, 5)) in t.s.tokens


@pytest.mark.rule("DA-CARD-1")
def test_iron_horns_push_whom_they_hit() -> None:
    t = party("bull", "lorna", "krom", "mysterios")
    t.hand(0, "bull-strike", "lorna-shot")
    ogre = t.monster("ogre", (4, 4))
    t.activate("bull")
    t.attack(ogre, "bull-strike")
    assert t.asked == [(0, "push_to")]
    t.answer(at((5, 5)))
    assert t.s.monsters[ogre].at == at((5, 5))


@pytest.mark.rule("DA-MOVE-8", "DA-ATK-11")
def test_a_rope_moves_for_no_speed_and_past_enemies_at_no_cost() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.hand(0, "grappling-rope", "lorna-shot")
    t.monster("goblin", (4, 3))
    t.monster("goblin", (4, 5))
    t.activate("petra")
    t.play_card("grappling-rope")
    assert t.asked == [(0, "shift_to")]
    t.answer(at((5, 4)))
    assert t.hero("petra").at == at((5, 4))
    assert not t.s.moved, "it may still attack twice"
    assert len(t.options(ATTACK)) == 2


@pytest.mark.rule("DA-CARD-1", "DA-NOPVP-2")
def test_two_change_places() -> None:
    t = party("belzamin", "petra", "krom", "mysterios")
    t.hand(0, "belzamin-switch", "mirror-step")
    ogre = t.monster("ogre", (5, 5))
    t.activate("belzamin")
    t.play_card("belzamin-switch", whom=t.figure("mysterios"))
    assert (t.hero("belzamin").at, t.hero("mysterios").at) == (at((2, 4)), at((3, 4)))
    t = party("belzamin", "petra", "krom", "mysterios")
    t.hand(0, "mirror-step", "petra-strike")
    ogre = t.monster("ogre", (5, 5))
    t.activate("belzamin")
    t.play_card("mirror-step")
    assert t.hero("belzamin").at == at((5, 5))
    assert t.s.monsters[ogre].at == at((3, 4))
    assert (t.s.occupant[at((5, 5))], t.s.occupant[at((3, 4))]) == (0, ogre)


@pytest.mark.rule("DA-RUL-110")
def test_two_squares_are_two_squares() -> None:
    t = room(["root", "lorna", "krom", "mysterios"])
    t.put("root", (3, 3))
    ogre = t.monster("ogre", (4, 4))
    t.hand(0, "gust")
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.activate("root")
    t.play_card("gust")
    pushes = 0
    while t.asked[0][1] == "push_to":
        t.answer(max(t.options(), key=lambda one: place(one)[0]))  # type: ignore[arg-type]
        pushes += 1
    assert place(t.s.monsters[ogre].at)[0] == 6
    assert pushes <= 2


@pytest.mark.rule("DA-RUL-121", "DA-ACT-8", "DA-ATK-11")
def test_a_card_moves_a_hero_after_its_attack_and_costs_no_speed_point() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "grappling-rope")
    one, other = t.monster("ogre", (5, 4)), t.monster("ogre", (5, 5))
    t.activate("petra")
    t.attack(one)
    assert t.s.stage == STRUCK
    t.play_card("grappling-rope")
    assert t.asked == [(0, "shift_to")]
    t.answer(at((5, 3)))
    assert t.hero("petra").at == at((5, 3))
    assert not t.s.moved
    assert ATTACK(other, NONE, NONE) not in t.options(), "too far away from there"


@pytest.mark.rule("DA-RUL-110")
def test_a_push_of_three_squares_is_three_steps_each_of_them_told() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], SECOND)
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("emanon", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.play(shove(NONE, t.figure("emanon"), ogre, 3))
    squares = []
    while t.asked:
        options = [one for one in t.options() if isinstance(one, int)]
        straight = next(at((x, 4)) for x in (5, 6, 7, 8) if at((x, 4)) in options)
        squares.append(straight)
        t.answer(straight)
    pushed = [args[1] for args in t.told("pushed")]
    assert pushed[-1] == t.s.monsters[ogre].at == at((7, 4))
    assert len(pushed) == 3


@pytest.mark.rule("DA-RUL-121")
def test_of_two_who_change_places_the_one_who_plays_the_card_is_told_first() -> None:
    t = room(["belzamin", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("belzamin", (4, 4))
    t.put("lorna", (2, 4))
    t.hand(0, "belzamin-switch")
    t.activate("belzamin")
    t.play_card("belzamin-switch", whom=t.figure("lorna"))
    assert t.told("moved") == [
        (who(t, "belzamin"), at((2, 4))),
        (who(t, "lorna"), at((4, 4))),
    ]


# -- hindering -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-END-3")
def test_what_hinders_an_enemy_is_gone_after_the_end_phase() -> None:
    t = party("jypzy", "petra", "krom", "mysterios")
    t.hand(0, "trip-wire", "petra-strike")
    witch = t.monster("hex-witch", (5, 4))
    t.activate("jypzy")
    t.play_card("trip-wire")
    assert t.s.monsters[witch].hindered == (0, 0, 0, 2)


@pytest.mark.rule("DA-DMG-4")
def test_less_armour_and_less_evasion_are_less_of_that_defence_only() -> None:
    t = party("petra", "jypzy", "krom", "mysterios")
    t.hand(0, "hurling-axe", "trip-wire", "petra-strike")
    ogre, goblin = t.monster("ogre", (5, 4)), t.monster("goblin", (5, 5))
    petra = t.figure("petra")
    t.activate("petra")
    t.attack(ogre, "hurling-axe")
    assert t.damage(ogre) == 4
    assert defence_of(t.s, petra, NONE, ogre) == 0
    hinder(t.s, goblin, HINDRANCE.number("armour"), 1)
    assert defence_of(t.s, petra, NONE, goblin) == 1
    hinder(t.s, goblin, HINDRANCE.number("evasive"), 2)
    assert defence_of(t.s, petra, NONE, goblin) == 0, "never below nothing"


@pytest.mark.rule("DA-CARD-1")
def test_a_word_of_awe_weakens_all_enemies_of_the_room() -> None:
    t = party("melinda", "petra", "krom", "mysterios")
    t.hand(0, "word-of-awe", "petra-strike")
    ogre, goblin = t.monster("ogre", (5, 4)), t.monster("goblin", (4, 1))
    t.activate("melinda")
    t.play_card("word-of-awe")
    petra = t.figure("petra")
    assert power_of(t.s, ogre, NONE, petra) == 3
    assert power_of(t.s, goblin, NONE, petra) == 3


# -- attacks of cards ------------------------------------------------------------------------------


@pytest.mark.rule("DA-SPELL-6", "DA-PET-7")
def test_a_wandering_spark_needs_no_sight_and_takes_no_bonus() -> None:
    t = party("emanon", "petra", "krom", "mysterios")
    emanon, spark = t.figure("emanon"), CARD["wandering-spark"]
    hidden, beside = t.monster("ogre", (4, 2)), t.monster("ogre", (4, 4))
    assert hidden not in targets(t.s, emanon, CARD["emanon-bolt"])
    assert targets(t.s, emanon, spark) == [hidden, beside]
    t.hero("emanon").surge_attack = 1
    t.under("emanon", "oak-bow")
    assert power_of(t.s, emanon, spark, hidden) == 5
    assert power_of(t.s, emanon, CARD["emanon-bolt"], beside) == 8


@pytest.mark.rule("DA-RANGE-1", "DA-ATK-5")
def test_a_spear_reaches_one_square_further_in_melee() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    near, far = t.monster("ogre", (4, 4)), t.monster("ogre", (5, 4))
    assert targets(t.s, t.figure("petra"), CARD["boar-spear"]) == [near, far]
    assert targets(t.s, t.figure("petra"), NONE) == [near]
