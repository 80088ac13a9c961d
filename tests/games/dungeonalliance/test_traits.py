"""What lasts while a card lies under a hero: every trait, condition and share in the box.

Petra (melee 2, armour 2, Speed 4), Lorna (ranged 2, evasive 1), Krom and Mysterios, in a crossroads
east of their Starting tile.
"""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONDITION
from grimorio.games.dungeonalliance.kinds import ATTACK, DEFUSE, PICK_LOCK, REST, STRIKE, SURGE
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, strike, targets
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.figures import armour_of, evasive_of, holds, speed_of
from grimorio.games.dungeonalliance.rules.hands import hand_size
from grimorio.games.dungeonalliance.rules.harm import BY_TRAP, harm
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import KNOWN, SURGE_HEAL
from grimorio.games.dungeonalliance.view.lines import card_lines
from grimorio.kit.numbers import NONE
from grimorio.texts import Texts, read_ftl
from tests.games.dungeonalliance.table import SECOND, Table, at, party, prey, raid, room

LOCALE = files("grimorio.games.dungeonalliance") / "locale"


def artifacts(t: Table, *names: str) -> None:
    for name in names:
        t.player(0).artifacts.append(CARD[name])


# -- attack ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DMG-4", "DA-CARD-9")
def test_pierce_ignores_armour_and_seek_ignores_what_evades() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    petra = t.figure("petra")
    drake, witch = t.monster("ember-drake", (4, 4)), t.monster("hex-witch", (4, 3))
    assert [defence_of(t.s, petra, NONE, one) for one in (drake, witch)] == [3, 2]
    t.under("petra", "heavy-arbalest")
    assert [defence_of(t.s, petra, NONE, one) for one in (drake, witch)] == [1, 2]
    t.under("petra", "shadow-blade")
    assert [defence_of(t.s, petra, NONE, one) for one in (drake, witch)] == [1, 0]


@pytest.mark.rule("DA-RANGE-2", "DA-RANGE-3")
def test_reach_and_close_change_the_range_of_ranged_attacks_only() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    lorna, petra = t.figure("lorna"), t.figure("petra")
    t.put("lorna", (1, 4))
    t.put("mysterios", (0, 5))
    near, far = t.monster("goblin", (2, 4)), t.monster("goblin", (5, 4))
    assert targets(t.s, lorna, NONE) == []
    t.under("lorna", "lorna-aim")
    assert targets(t.s, lorna, NONE) == [far]
    artifacts(t, "eye-of-the-roc")
    assert targets(t.s, lorna, NONE) == [near, far]
    assert targets(t.s, petra, NONE) == [near]


@pytest.mark.rule("DA-DMG-6")
def test_clear_sees_past_whoever_stands_on_the_line() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.put("lorna", (2, 4))
    goblin = t.monster("goblin", (5, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 2, "Petra stands between them"
    artifacts(t, "eye-of-the-roc")
    assert defence_of(t.s, lorna, NONE, goblin) == 1


@pytest.mark.rule("DA-ATK-10", "DA-ATK-11")
def test_swift_attacks_twice_after_a_step_but_not_the_same_enemy() -> None:
    t = party("runyon-zay", "lorna", "krom", "mysterios")
    t.hand(0, "runyon-zay-strike")
    ogre, other = t.monster("ogre", (5, 3)), t.monster("ogre", (5, 5))
    t.activate("runyon-zay")
    t.play_card("runyon-zay-strike")
    t.go((4, 4))
    t.attack(ogre)
    assert t.options(ATTACK) == [ATTACK(other, NONE, NONE)]
    t.attack(other)
    assert [t.damage(one) for one in (ogre, other)] == [2, 2]


@pytest.mark.rule("DA-XP-1")
def test_spoils_are_more_xp_for_a_monster_that_an_attack_defeats() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    artifacts(t, "ledger-of-conquest")
    weak, tough = t.monster("goblin", (4, 4), damage=2), t.monster("ogre", (4, 3))
    t.play(strike(t.figure("petra"), tough, NONE, 0), strike(t.figure("petra"), weak, NONE, 0))
    assert t.player(0).fresh == 2, "1 for the goblin, 1 more, none for the ogre that lives"


# -- conditions ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-9", "DA-ATK-12")
def test_still_helps_until_a_speed_point_is_used_and_moved_after_it() -> None:
    t = party("lorna", "bull", "krom", "mysterios")
    goblin = t.monster("goblin", (5, 4))
    t.hand(0, "lorna-aim")
    t.activate("lorna")
    t.play_card("lorna-aim")
    assert power_of(t.s, t.figure("lorna"), NONE, goblin) == 4
    t.go((4, 5))
    assert power_of(t.s, t.figure("lorna"), NONE, goblin) == 2
    t = party("bull", "lorna", "krom", "mysterios")
    goblin = t.monster("goblin", (5, 4))
    t.hand(0, "bull-charge")
    t.activate("bull")
    t.play_card("bull-charge")
    assert power_of(t.s, t.figure("bull"), NONE, goblin) == 3
    t.go((4, 5))
    assert power_of(t.s, t.figure("bull"), NONE, goblin) == 4


@pytest.mark.rule("DA-CARD-9")
def test_who_is_hurt_fights_better_with_old_scars() -> None:
    t = party("graltar", "lorna", "krom", "mysterios")
    t.under("graltar", "graltar-scars")
    graltar, goblin = t.figure("graltar"), t.monster("goblin", (4, 4))
    assert (power_of(t.s, graltar, NONE, goblin), armour_of(t.s, graltar)) == (3, 1)
    t.hurt("graltar", 1)
    assert (power_of(t.s, graltar, NONE, goblin), armour_of(t.s, graltar)) == (4, 2)


@pytest.mark.rule("DA-CARD-9")
def test_a_lone_hunter_is_better_while_no_ally_is_in_the_room() -> None:
    t = party("sable", "lorna", "krom", "mysterios")
    t.under("sable", "sable-prowl")
    sable, goblin = t.figure("sable"), t.monster("goblin", (5, 4))
    assert (power_of(t.s, sable, NONE, goblin), evasive_of(t.s, sable)) == (3, 1)
    t.put("lorna", (0, 3))
    t.put("krom", (0, 5))
    assert (power_of(t.s, sable, NONE, goblin), evasive_of(t.s, sable)) == (4, 2)


@pytest.mark.rule("DA-RUL-190")
def test_an_ally_that_lies_defeated_in_the_room_is_company() -> None:
    t = party("sable", "lorna", "krom", "mysterios")
    t.under("sable", "sable-prowl")
    sable, goblin = t.figure("sable"), t.monster("goblin", (5, 4))
    t.put("krom", (0, 5))
    t.hero("lorna").defeated = True
    assert (power_of(t.s, sable, NONE, goblin), evasive_of(t.s, sable)) == (3, 1)
    t.put("lorna", (0, 3))
    assert (power_of(t.s, sable, NONE, goblin), evasive_of(t.s, sable)) == (4, 2)


@pytest.mark.rule("DA-CARD-9")
def test_side_by_side_needs_an_ally_beside_the_enemy() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.under("petra", "petra-charge")
    petra = t.figure("petra")
    beside, alone = t.monster("ogre", (4, 4)), t.monster("ogre", (5, 3))
    assert power_of(t.s, petra, NONE, beside) == 4
    assert power_of(t.s, petra, NONE, alone) == 2
    for name, where in (("lorna", (0, 3)), ("krom", (0, 5))):
        t.put(name, where)
    assert power_of(t.s, petra, NONE, beside) == 2, "she herself does not count"


@pytest.mark.rule("DA-CARD-9", "DA-RUL-190")
def test_still_and_moved_ask_how_the_active_hero_stands_and_no_other() -> None:
    """In an activation only the one that acts may have moved, and in a Monster phase nobody."""
    t = party("petra", "lorna", "krom", "mysterios")
    t.activate("petra")
    t.go((4, 5))
    figures = [t.figure(name) for name in ("petra", "lorna", "krom", "mysterios")]
    assert [holds(t.s, one, CONDITION["moved"], NONE) for one in figures] == [True] + 3 * [False]
    assert [holds(t.s, one, CONDITION["still"], NONE) for one in figures] == [False] + 3 * [True]
    t.s.seat, t.s.hero = 1, NONE
    assert not any(holds(t.s, one, CONDITION["moved"], NONE) for one in figures)
    assert all(holds(t.s, one, CONDITION["still"], NONE) for one in figures)


@pytest.mark.rule("DA-CARD-9", "DA-RUL-190")
def test_what_is_asked_of_a_target_does_not_hold_without_one() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    asked = [CONDITION[name] for name in ("flanking", "large", "wounded", "unhurt")]
    assert not any(holds(t.s, t.figure("petra"), one, NONE) for one in asked)


@pytest.mark.rule("DA-CARD-9", "DA-RUL-190")
def test_the_first_monster_of_the_map_may_be_a_giant() -> None:
    t = party("bull", "lorna", "krom", "mysterios")
    giant = t.monster("bramble-giant", (4, 4))
    assert giant == FIRST_MONSTER
    assert holds(t.s, t.figure("bull"), CONDITION["large"], giant)


@pytest.mark.rule("DA-CARD-9")
def test_unhurt_and_wounded_look_at_the_one_who_is_attacked() -> None:
    t = party("krom", "sable", "petra", "mysterios")
    t.under("krom", "krom-ambush")
    t.under("sable", "sable-shot")
    fresh, hurt = t.monster("ogre", (4, 4)), t.monster("ogre", (5, 5), damage=1)
    assert [power_of(t.s, t.figure("krom"), NONE, one) for one in (fresh, hurt)] == [4, 3]
    assert [power_of(t.s, t.figure("sable"), NONE, one) for one in (fresh, hurt)] == [4, 5]


@pytest.mark.rule("DA-CARD-9")
def test_the_bane_of_giants_is_for_monsters_of_the_third_level() -> None:
    t = party("bull", "lorna", "krom", "mysterios")
    t.under("bull", "giants-bane")
    ogre, giant = t.monster("ogre", (4, 3)), t.monster("bramble-giant", (4, 4))
    assert [power_of(t.s, t.figure("bull"), NONE, one) for one in (ogre, giant)] == [6, 8]


@pytest.mark.rule("DA-ART-3", "DA-ART-4")
def test_the_condition_of_an_artifact_is_asked_of_each_hero_by_itself() -> None:
    for seat, whole, hurt in ((0, "petra", "lorna"), (1, "bull", "jypzy")):
        t = room()
        before = [armour_of(t.s, t.figure(name)) for name in (whole, hurt)]
        t.player(seat).artifacts = [CARD["briar-crown"]]
        t.hurt(hurt, 1)
        after = [armour_of(t.s, t.figure(name)) for name in (whole, hurt)]
        assert after == [before[0], before[1] + 1]


# -- defence, health -------------------------------------------------------------------------------


@pytest.mark.rule("DA-POWER-1", "DA-CARD-9")
def test_what_is_shared_in_a_room_ends_at_its_walls() -> None:
    t = party("holgar", "petra", "krom", "mysterios")
    t.under("holgar", "holgar-ward")
    assert [armour_of(t.s, t.figure(name)) for name in ("holgar", "petra")] == [3, 3]
    t.put("petra", (1, 3))
    assert armour_of(t.s, t.figure("petra")) == 2
    t.put("petra", (3, 3))
    assert armour_of(t.s, t.figure("petra")) == 3


@pytest.mark.rule("DA-CARD-9")
def test_thorns_hurt_a_monster_that_hits_in_melee() -> None:
    for monster, where, hurt in (("ogre", (4, 4), 1), ("hex-witch", (5, 4), 0)):
        t = party("petra", "lorna", "krom", "mysterios")
        t.under("petra", "petra-brace")
        figure = t.monster(monster, where)
        t.move(figure)
        t.answer(STRIKE(raid(t.figure("petra"), at(where))))
        assert t.damage("petra") > 0
        assert t.s.monsters[figure].damage == (hurt, 0, 0)


@pytest.mark.rule("DA-END-5")
def test_poison_does_not_spread_on_the_hardy() -> None:
    t = party("bull", "lorna", "krom", "mysterios")
    t.under("bull", "bull-wall")
    for name in ("bull", "lorna"):
        t.hurt(name, 1, poison=1)
    t.play(end_round())
    assert (t.damage("bull"), t.damage("lorna")) == (1, 2)


@pytest.mark.rule("DA-REST-2")
def test_who_mends_heals_one_more() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    artifacts(t, "unicorn-cup")
    t.hurt("petra", 4)
    t.activate("petra")
    t.do(REST, NONE)
    assert t.damage("petra") == 0


@pytest.mark.rule("DA-SURGE-1", "DA-REST-2")
def test_a_cup_says_that_it_helps_a_rest_and_a_power_surge_too() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    artifacts(t, "unicorn-cup")
    t.hurt("petra", 4)
    t.hand(0, "petra-strike", "lorna-shot")
    t.activate("petra")
    t.do(SURGE, SURGE_HEAL, NONE)
    t.answer(t.options()[0])
    assert t.damage("petra") == 1
    for lang, words in (
        ("en", "whenever it is healed, rests or heals by a Power Surge"),
        ("es", "cada vez que lo curan, descansa o se cura con una Descarga de Fuerza"),
    ):
        texts = Texts(lang, [read_ftl(LOCALE, lang)])
        said = [texts.say(line) for line in card_lines(CARDS[CARD["unicorn-cup"]])]
        assert any(words in line for line in said)


@pytest.mark.rule("DA-RUL-80", "DA-END-8")
def test_who_is_hidden_cannot_be_attacked_until_it_attacks() -> None:
    t = party("krom", "lorna", "petra", "mysterios")
    t.hand(0, "krom-hide", "petra-strike", "lorna-shot")
    goblin = t.monster("goblin", (4, 4))
    t.activate("krom")
    t.play_card("krom-hide")
    assert t.figure("krom") not in targets(t.s, goblin, NONE)
    t.attack(goblin)
    assert not t.hero("krom").hidden


@pytest.mark.rule("DA-RUL-80", "DA-END-8")
def test_krom_is_hidden_until_he_is_damaged() -> None:
    t = room()
    t.put("krom", (4, 4))
    t.hero("krom").hidden = True
    t.under("krom", "krom-hide")
    ogre = t.monster("ogre", (4, 3))
    assert prey(t.s, ogre) == []
    harm(t.s, t.figure("krom"), NONE, 1, BY_TRAP)
    assert prey(t.s, ogre) == [t.figure("krom")]
    t.play(end_round())
    assert t.asked == [], "found: there is nothing to keep"


# -- movement, doors, hand -------------------------------------------------------------------------


@pytest.mark.rule("DA-MOVE-7", "DA-MOVE-8")
def test_slip_leaves_enemies_for_nothing_and_pass_goes_through_them() -> None:
    t = room(["runyon-zay", "lorna", "krom", "mysterios"], list(SECOND))
    t.put("runyon-zay", (4, 4))
    for y in (3, 4, 5):
        t.monster("goblin", (5, y))
    t.tile("cells", (2, 1))
    t.corridor((1, 1), "e")
    zay = t.figure("runyon-zay")
    assert ways(t.s, zay, 4)[at((3, 4))] == 2
    assert at((6, 4)) not in ways(t.s, zay, 6)
    t.under("runyon-zay", "runyon-zay-flow")
    assert ways(t.s, zay, 4)[at((3, 4))] == 1
    assert ways(t.s, zay, 6)[at((6, 4))] == 2


@pytest.mark.rule("DA-ACT-5", "DA-SPELL-3")
def test_speed_of_an_enhancement_spell_is_the_targets() -> None:
    t = party("mirabell", "petra", "krom", "mysterios")
    t.hand(0, "mirabell-wind")
    t.activate("mirabell")
    t.play_card("mirabell-wind", "petra")
    assert speed_of(t.s, t.figure("petra")) == 6
    assert speed_of(t.s, t.figure("mirabell")) == 5


@pytest.mark.rule("DA-LOCK-3", "DA-LOCK-4")
def test_picks_add_to_the_die_and_the_quiet_try_locks_beside_enemies() -> None:
    for thief in (True, False):
        t = party("jypzy", "mcfarlin", "krom", "mysterios")
        t.put("jypzy", (5, 4))
        t.tile("nest", (2, 1))
        t.monster("goblin", (5, 5))
        edge = t.edge((1, 1), "e")
        if thief:
            artifacts(t, "ring-of-the-thief-queen")
        t.activate("jypzy")
        assert (PICK_LOCK(edge, NONE) in t.options()) == thief, "a goblin looks on"
        if thief:
            t.do(PICK_LOCK, edge, NONE)
            assert t.s.corridors >> edge & 1, "2 on the die for nothing: level I is sure"


@pytest.mark.rule("DA-TRAP-7", "DA-TRAP-2")
def test_a_belt_of_tools_disarms_beside_enemies_and_better() -> None:
    t = party("mcfarlin", "jypzy", "krom", "mysterios")
    t.put("mysterios", (1, 3))
    t.put("mcfarlin", (2, 4))
    t.token("pit-trap", (4, 4), face=KNOWN)
    t.hand(0, "mcfarlin-tools", "jypzy-shot")
    t.monster("goblin", (5, 5))
    t.activate("mcfarlin")
    assert t.options(DEFUSE) == []
    t.play_card("mcfarlin-tools")
    t.do(DEFUSE, at((4, 4)), NONE)
    assert t.told("disarmed")
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-UPG-9")
def test_the_hand_grows_with_a_crown() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    assert hand_size(t.s, 0) == 6
    artifacts(t, "raven-crown")
    assert (hand_size(t.s, 0), hand_size(t.s, 1)) == (7, 6)
