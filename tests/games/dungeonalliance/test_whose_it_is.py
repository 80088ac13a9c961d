"""Whose attack, whose damage, whose XP: the second seat and the second attack too."""

from __future__ import annotations

import msgspec
import pytest

from grimorio.games.dungeonalliance.components.box import Card, Upgrade
from grimorio.games.dungeonalliance.components.effects import Attack, Draw, Modifier, Pet
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS
from grimorio.games.dungeonalliance.rules.combat import strike, targets
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, room

# -- whom a hero may attack ------------------------------------------------------------------------


@pytest.mark.rule("DA-PVP-2", "DA-TERM-3", "DA-RUL-126")
def test_with_pvp_nobody_attacks_the_own_alliance_or_who_hides() -> None:
    t = room(FIRST, SECOND, versus=True)
    t.put("petra", (4, 4))
    t.put("krom", (4, 3))
    t.put("holgar", (5, 4))
    assert targets(t.s, t.figure("petra"), NONE) == [t.figure("holgar")], "not Krom beside her"
    assert set(targets(t.s, t.figure("holgar"), NONE)) == {t.figure("petra"), t.figure("krom")}
    t.hero("krom").hidden = True
    assert targets(t.s, t.figure("holgar"), NONE) == [t.figure("petra")]
    assert targets(t.s, t.figure("krom"), NONE) == [t.figure("holgar")], "who hides may attack"


@pytest.mark.rule("DA-PVP-4", "DA-RUL-66", "DA-RUL-127")
def test_each_attack_is_rounded_down_by_itself() -> None:
    t = room(["krom", *FIRST[:2], "mysterios"], SECOND, versus=True)
    t.put("krom", (4, 4))
    t.put("holgar", (5, 4))
    for damage in (3, 1):
        t.hero("krom").surge_attack = damage + 2 - 3
        t.play(strike(t.figure("krom"), t.figure("holgar"), NONE, 0))
        while t.asked:
            t.answer(None)
    assert t.damage("holgar") == 4
    assert t.player(0).fresh == 1, "3 are 1 XP and 1 is none, though 4 would be 2"


@pytest.mark.rule("DA-RUL-40", "DA-SCARD-10")
def test_who_is_attacked_is_told_the_power_with_what_a_card_adds() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.hand(0, "quick-parry")
    ogre = t.monster("ogre", (4, 4))
    for extra in (0, 3):
        t.play(strike(ogre, t.figure("petra"), NONE, extra))
        assert t.asked == [(0, "react")]
        power = t.ask().about[2]
        t.answer(None)
        assert t.told("attacked")[-1][2] == power


# -- XP --------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-XP-1", "DA-ART-3")
def test_spoils_are_for_the_alliance_whose_attack_defeats_a_monster() -> None:
    t = room()
    t.player(1).artifacts = [CARD["ledger-of-conquest"]]
    t.put("holgar", (4, 4))
    ogre = t.monster("ogre", (5, 4))
    t.play(strike(t.figure("holgar"), ogre, NONE, 2))
    assert t.damage(ogre) > 0
    assert [player.fresh for player in t.s.players] == [0, 0], "it lives"
    t.play(strike(t.figure("holgar"), ogre, NONE, 9))
    assert ogre not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [0, 2 + 1 + 1]


@pytest.mark.rule("DA-RUL-54", "DA-XP-5")
def test_of_equals_the_one_whose_first_token_came_first_not_the_last() -> None:
    t = room()
    drake = t.monster("ember-drake", (4, 4))
    for seat, count in ((1, 1), (0, 4), (1, 3)):
        wound(t.s, drake, seat, count)
    assert drake not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [2, 3]


# -- thorns ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-55", "DA-XP-1", "DA-RUL-127")
def test_thorns_that_hurt_a_monster_are_damage_of_their_alliance_and_no_xp() -> None:
    t = room(SECOND, FIRST)
    t.put("petra", (4, 4))
    t.under("petra", "petra-brace")
    t.player(1).artifacts = [CARD["briar-crown"]]
    ogre = t.monster("ogre", (5, 4))
    assert ogre == 16, "the first monster of all"
    t.play(strike(ogre, t.figure("petra"), NONE, 5))
    while t.asked:
        t.answer(t.options()[0])
    assert t.s.monsters[ogre].damage == (0, 2, 0)
    assert [player.fresh for player in t.s.players] == [0, 0]


@pytest.mark.rule("DA-PVP-4", "DA-RUL-127")
def test_thorns_that_hurt_a_hero_are_worth_xp_to_who_wears_them() -> None:
    t = room(["bull", "holgar", "root", "jypzy"], FIRST, versus=True)
    t.put("petra", (4, 4))
    t.put("bull", (5, 4))
    t.under("petra", "petra-brace")
    t.player(1).artifacts = [CARD["briar-crown"]]
    t.play(strike(t.figure("bull"), t.figure("petra"), NONE, 5))
    while t.asked:
        t.answer(None)
    assert t.damage("bull") == 2
    assert t.player(1).fresh == 1


# -- what content must hold to ---------------------------------------------------------------------

BONUS = (Modifier("speed"),)


@pytest.mark.rule("DA-SPELL-2")
def test_only_an_enhancement_spell_is_played_on_an_ally() -> None:
    Card(id="a", types=("enhancement-spell",), modifiers=BONUS, ally=True)
    Card(id="a", types=("enhancement-spell",), modifiers=BONUS)
    with pytest.raises(ValueError, match="Enhancement"):
        Card(id="a", types=("weapon",), modifiers=BONUS, ally=True)


@pytest.mark.rule("DA-ART-1", "DA-ART-3")
@pytest.mark.parametrize(
    "more",
    [
        {"attack": Attack("melee", 3)},
        {"effects": (Draw(1),)},
        {"types": ("artifact", "pet"), "pet": Pet("melee", 3, 1)},
    ],
)
def test_an_artifact_has_a_continuous_effect_and_nothing_else(more: dict[str, object]) -> None:
    fields = {"id": "a", "types": ("artifact",), "level": 3, "cost": 5, "modifiers": BONUS}
    Upgrade(**fields)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Artifact"):
        Upgrade(**{**fields, **more})  # type: ignore[arg-type]
    plain = msgspec.structs.asdict(CARDS[CARD["frost-dart"]])
    assert plain["attack"], "other Upgrade cards may attack"
