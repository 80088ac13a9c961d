"""Special powers of monsters, every power in the box."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, MONSTER
from grimorio.games.dungeonalliance.kinds import STRIKE
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, strike
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.harm import regrow, wound
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.view.lines import power_text
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import SECOND, Table, at, prey, raid, room


def struck(monster: str, place: tuple[int, int] = (4, 4)) -> tuple[Table, int]:
    """Petra on (3, 4) is attacked by a monster from where it stands."""
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (3, 3))
    figure = t.monster(monster, place)
    t.move(figure)
    t.answer(STRIKE(raid(t.figure("petra"), at(place))))
    return t, figure


@pytest.mark.rule("DA-MON-14")
def test_goblins_are_stronger_in_a_pack() -> None:
    t = room()
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (5, 4))
    petra = t.figure("petra")
    assert power_of(t.s, goblin, NONE, petra) == 3
    t.monster("cave-bat", (3, 4))
    assert power_of(t.s, goblin, NONE, petra) == 4


@pytest.mark.rule("DA-MON-14")
def test_a_bat_flies_over_heroes_and_leaves_them_for_nothing() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (2, 4))
    for name, place in (("krom", (0, 4)), ("mysterios", (0, 5))):
        t.put(name, place)
    bat = t.monster("cave-bat", (4, 4))
    assert ways(t.s, bat, 6)[at((1, 4))] == 3


@pytest.mark.rule("DA-MON-14", "DA-RANGE-3")
def test_an_archer_of_bone_shoots_four_squares_far() -> None:
    t = room()
    archer = t.monster("bone-archer", (5, 4))
    t.put("petra", (1, 4))
    assert prey(t.s, archer) == [t.figure("petra")]


@pytest.mark.rule("DA-MON-14", "DA-DMG-11")
def test_a_spider_deals_poison() -> None:
    t, _ = struck("giant-spider")
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 1)


@pytest.mark.rule("DA-MON-14")
def test_an_ogre_shoves_whom_it_hits() -> None:
    t, _ = struck("ogre")
    assert t.asked == [(0, "shove_to")]
    assert t.options() == [at((2, 3)), at((2, 4)), at((2, 5))]
    t.answer(at((2, 3)))
    assert t.hero("petra").at == at((2, 3))


@pytest.mark.rule("DA-RUL-170", "DA-MON-14")
def test_an_ogre_that_dies_of_thorns_pushes_nobody() -> None:
    for damage, asked in ((0, [(0, "shove_to")]), (5, [])):
        t = room()
        t.put("petra", (3, 4))
        t.under("petra", "petra-brace")
        ogre = t.monster("ogre", (4, 4), damage=damage)
        t.move(ogre)
        t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
        assert (ogre in t.s.monsters) == (damage == 0)
        assert t.asked == asked


@pytest.mark.rule("DA-MON-14")
def test_a_witch_slows_whom_she_hits() -> None:
    t, _ = struck("hex-witch", (5, 4))
    assert t.hero("petra").hindered == (1, 0, 0, 0)


@pytest.mark.rule("DA-MON-14")
def test_the_shell_of_a_gargoyle_holds_until_it_is_damaged() -> None:
    t = room()
    gargoyle = t.monster("gargoyle", (4, 4))
    t.put("petra", (3, 4))
    assert defence_of(t.s, t.figure("petra"), NONE, gargoyle) == 4
    wound(t.s, gargoyle, 0, 1)
    assert defence_of(t.s, t.figure("petra"), NONE, gargoyle) == 2


@pytest.mark.rule("DA-DMG-4", "DA-MON-14")
def test_the_shell_of_a_gargoyle_is_armour_that_can_be_ignored() -> None:
    t = room(["krolt", "petra", "krom", "mysterios"], SECOND)
    t.put("krolt", (4, 4))
    gargoyle = t.monster("gargoyle", (4, 3))
    krolt = t.figure("krolt")
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4
    t.under("krolt", "krolt-strike")
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4 - 2
    t.player(0).artifacts.append(CARD["needle-of-truth"])
    assert defence_of(t.s, krolt, NONE, gargoyle) == 4 - 3


@pytest.mark.rule("DA-MON-14")
def test_the_fire_of_a_drake_reaches_who_stands_beside_its_target() -> None:
    t, _ = struck("ember-drake", (5, 4))
    assert (t.damage("petra"), t.damage("lorna")) == (3, 1)


@pytest.mark.rule("DA-MON-14")
def test_the_breath_of_a_drake_splashes_heroes_beside_its_target_only() -> None:
    t = room()
    t.put("petra", (3, 3))
    t.put("lorna", (4, 3))
    t.put("krom", (5, 3))
    drake = t.monster("ember-drake", (3, 5))
    by = CONTENT.monsters[MONSTER["ember-drake"]].by
    t.play(strike(drake, t.figure("petra"), NONE, 9))
    while t.asked:
        t.answer(None)
    assert (t.damage("lorna"), t.damage("krom")) == (by, 0)


@pytest.mark.rule("DA-MON-14")
def test_a_knight_of_the_grave_heals_in_the_end_phase() -> None:
    t = room()
    knight = t.monster("grave-knight", (4, 4))
    wound(t.s, knight, 0, 3)
    t.play(end_round())
    assert t.s.monsters[knight].damage == (1, 0, 0)


@pytest.mark.rule("DA-MON-14", "DA-RUL-55")
def test_a_toad_bursts_over_everybody_beside_it_when_it_is_defeated() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("lorna", (4, 3))
    toad, goblin = t.monster("bloat-toad", (4, 4), damage=3), t.monster("goblin", (5, 5))
    far = t.monster("goblin", (5, 1))
    t.activate("petra")
    t.attack(toad)
    assert toad not in t.s.monsters
    assert (t.damage("petra"), t.damage("lorna"), t.damage("krom")) == (1, 1, 0)
    assert t.s.monsters[goblin].damage == (0, 0, 1), "it has no owner"
    assert t.damage(far) == 0


@pytest.mark.rule("DA-MON-14", "DA-RUL-104")
def test_a_lookout_that_is_damaged_rouses_the_first_exhausted_monster_of_its_room() -> None:
    t = room()
    elsewhere = t.monster("ogre", (4, 1), ready=False)
    lookout = t.monster("kobold-lookout", (4, 4), ready=False)
    first = t.monster("goblin", (5, 5), ready=False)
    second = t.monster("goblin", (5, 3), ready=False)
    wound(t.s, lookout, 0, 1)
    ready = [one for one, monster in t.s.monsters.items() if monster.ready]
    assert ready == [first]
    wound(t.s, lookout, 0, 2)
    assert not t.s.monsters[second].ready, "who is defeated gives no alarm"
    assert not t.s.monsters[elsewhere].ready


@pytest.mark.rule("DA-MON-14", "DA-RUL-104")
def test_a_lookout_alone_in_its_room_rouses_nobody_and_its_card_says_so() -> None:
    t = room()
    lookout = t.monster("kobold-lookout", (4, 4), ready=False)
    wound(t.s, lookout, 0, 1)
    assert not t.s.monsters[lookout].ready
    power = power_text(CONTENT.monsters[MONSTER["kobold-lookout"]])
    assert "another exhausted monster" in texts_of(title, "en").say(power)
    assert "otro monstruo exhausto" in texts_of(title, "es").say(power)


@pytest.mark.rule("DA-MON-14", "DA-DMG-4")
def test_a_slime_eats_armour_and_not_what_evades() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.put("krom", (3, 5))
    slime = t.monster("rust-slime", (4, 4))
    assert defence_of(t.s, slime, NONE, t.figure("petra")) == 0, "armour 2"
    assert defence_of(t.s, slime, NONE, t.figure("krom")) == 1, "evasive 1"


@pytest.mark.rule("DA-MON-14", "DA-RUL-166")
def test_a_boar_that_comes_from_afar_strikes_harder() -> None:
    for start, power in (((4, 4), 3), ((5, 4), 3), ((5, 5), 5)):
        t = room()
        t.put("petra", (3, 4))
        boar = t.monster("iron-boar", start)
        to = (4, 4) if start != (5, 5) else (4, 3)
        t.move(boar)
        t.answer(STRIKE(raid(t.figure("petra"), at(to))))
        assert t.told("attacked")[0][2] == power, start


@pytest.mark.rule("DA-MON-14")
def test_a_dancer_of_shade_adds_the_die_to_her_defence() -> None:
    for roll, damage in ((1, 3), (6, 0)):
        t = room()
        t.put("petra", (3, 4))
        t.under("petra", "petra-strike")
        dancer = t.monster("shade-dancer", (4, 4))
        t.chance(rolls=[roll])
        t.play(strike(t.figure("petra"), dancer, NONE, 0))
        assert t.damage(dancer) == damage, "4 against 1 and the die"


@pytest.mark.rule("DA-MON-14", "DA-RUL-105")
def test_a_countess_heals_when_she_hits_and_the_latest_tokens_go_first() -> None:
    t = room()
    t.put("petra", (3, 4))
    countess = t.monster("pale-countess", (4, 4), damage=1)
    wound(t.s, countess, 1, 1)
    wound(t.s, countess, 0, 2)
    t.move(countess)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    assert t.s.monsters[countess].damage == (1, 1, 0), "the one without an owner, then one of blue"
    assert t.s.monsters[countess].order == (1, 0)


@pytest.mark.rule("DA-RUL-105")
def test_a_monster_loses_tokens_without_an_owner_first_then_the_latest() -> None:
    t = room()
    giant = t.monster("bramble-giant", (4, 4), damage=1)
    wound(t.s, giant, 1, 1)
    wound(t.s, giant, 0, 2)
    regrow(t.s, giant, 2)
    assert t.s.monsters[giant].damage == (1, 1, 0)
    regrow(t.s, giant, 1)
    assert t.s.monsters[giant].damage == (0, 1, 0)
    assert t.s.monsters[giant].order == (1,), "who has no token on it any more has not damaged it"


@pytest.mark.rule("DA-MON-14")
def test_a_minotaur_rages_once_it_is_damaged() -> None:
    t = room()
    t.put("petra", (3, 4))
    minotaur = t.monster("minotaur", (4, 4))
    assert power_of(t.s, minotaur, NONE, t.figure("petra")) == 5
    wound(t.s, minotaur, 0, 1)
    assert power_of(t.s, minotaur, NONE, t.figure("petra")) == 7


@pytest.mark.rule("DA-MON-14")
def test_who_hits_a_giant_of_brambles_in_melee_is_hurt() -> None:
    for name, place, hurt in (("petra", (3, 4), 1), ("lorna", (2, 4), 0)):
        t = room()
        for other in ("petra", "lorna", "krom", "mysterios"):
            t.hero(other).surge_attack = 4
        t.put(name, place)
        giant = t.monster("bramble-giant", (4, 4))
        t.activate(name)
        t.attack(giant)
        assert t.damage(giant) == 3
        assert t.damage(name) == hurt


@pytest.mark.rule("DA-MON-14", "DA-RUL-112")
def test_the_eye_of_the_storm_adds_the_die_to_its_attack() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "quick-parry")
    eye = t.monster("storm-eye", (5, 4))
    t.chance(rolls=[6])
    t.move(eye)
    t.answer(STRIKE(raid(t.figure("petra"), at((5, 4)))))
    assert t.asked == [(0, "react")]
    assert t.ask().about[2] == 4, "the die is rolled later"
    t.answer(None)
    assert t.told("attacked")[0][2] == 7
