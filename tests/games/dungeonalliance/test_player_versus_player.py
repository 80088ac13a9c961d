"""Player versus Player, and heroes of others without it."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, TILE
from grimorio.games.dungeonalliance.kinds import ATTACK, CRACK, GO_ATTACK, PEEK
from grimorio.games.dungeonalliance.rules.combat import power_of, strike, targets
from grimorio.games.dungeonalliance.rules.figures import armour_of
from grimorio.games.dungeonalliance.rules.verbs import strike_without_attack
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, OTHERS, SECOND, at, lay, place, playable, room

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


@pytest.mark.rule("DA-PVP-3", "DA-TERM-3")
def test_with_pvp_heroes_of_others_stand_in_the_way() -> None:
    t = room(versus=True)
    t.put("petra", (2, 4))
    t.put("jypzy", (3, 4))
    t.activate("petra")
    assert (4, 4) in t.squares(), "around him: 2 + 2 of her 4 points"
    assert (5, 4) not in t.squares()


@pytest.mark.rule("DA-RUL-65", "DA-TERM-3")
def test_with_pvp_heroes_of_others_in_the_room_forbid_locks_and_defeated_ones_do_not() -> None:
    for versus, defeated, free in ((False, False, True), (True, False, False), (True, True, True)):
        t = lay(FIRST, SECOND, versus=versus)
        t.tile("nest", (1, 1))
        t.put("lorna", (2, 4))
        t.put("jypzy", (1, 3))
        if defeated:
            t.hurt("jypzy", 4)
            t.hero("jypzy").defeated = True
        t.activate("lorna")
        assert (t.edge((0, 1), "e") in t.tried()) == free


@pytest.mark.rule("DA-RUL-65", "DA-TRAP-2", "DA-LCHEST-2")
@pytest.mark.parametrize("versus", [False, True])
def test_with_pvp_heroes_of_others_forbid_locked_chests_and_looking_too(versus: bool) -> None:
    t = room(FIRST, SECOND, versus=versus)
    t.put("lorna", (2, 4))
    t.put("holgar", (5, 3))
    t.token("locked-chest", (3, 4))
    t.dark((5, 5))
    t.activate("lorna")
    assert bool(t.options(CRACK)) != versus
    assert bool(t.options(PEEK)) != versus


# -- Starting tiles --------------------------------------------------------------------------------


@pytest.mark.rule("DA-PVP-6..9", "DA-EX-35", "DA-EX-36")
def test_on_its_own_starting_tile_a_hero_neither_attacks_heroes_nor_is_attacked() -> None:
    t = room(versus=True)
    t.put("jypzy", (2, 4))
    t.put("holgar", (3, 4))
    goblin = t.monster("goblin", (2, 5))
    t.put("petra", (1, 4))
    t.activate("petra")
    assert t.options(ATTACK) == [ATTACK(goblin, NONE, NONE)], "monsters only, at home"
    t = room(versus=True)
    t.put("jypzy", (2, 4))
    t.put("petra", (3, 4))
    t.activate("petra")
    assert t.options(ATTACK) == [ATTACK(t.figure("jypzy"), NONE, NONE)], "not his colour's tile"


@pytest.mark.rule("DA-PVP-7")
def test_nobody_walks_home_to_attack_a_hero_from_there() -> None:
    t = room(versus=True)
    t.put("lorna", (3, 4))
    t.put("bull", (4, 4))
    t.activate("lorna")
    # Too near for her bow, and all squares two away are on her own Starting tile.
    assert t.options(ATTACK) == []
    assert {(2, 3), (2, 4), (2, 5)} & t.squares()
    assert t.options(GO_ATTACK) == []


@pytest.mark.rule("DA-PVP-7", "DA-PVP-8")
def test_from_home_a_hero_walks_out_to_attack_a_hero_in_one_answer() -> None:
    t = room(list(FIRST), SECOND, versus=True)
    t.put("petra", (2, 4))
    t.put("holgar", (4, 4))
    t.put("bull", (3, 5))
    t.activate("petra")
    holgar, bull = t.figure("holgar"), t.figure("bull")
    assert t.options(ATTACK) == []
    assert GO_ATTACK(holgar, NONE, NONE) in t.options()
    # Beside her already, but not from where she stands.
    assert GO_ATTACK(bull, NONE, NONE) in t.options()
    t.do(GO_ATTACK, bull, NONE, NONE)
    assert place(t.hero("petra").at)[0] > 2
    assert len(t.told("attacked")) == 1


# -- experience ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-PVP-4", "DA-EX-33", "DA-PVP-2")
def test_damage_to_an_enemy_hero_is_worth_one_xp_for_two_tokens() -> None:
    t = room(versus=True)
    t.put("petra", (4, 4))
    t.put("jypzy", (4, 3))
    t.hurt("jypzy", 4)
    t.hand(0, "long-blade", "petra-charge")
    t.activate("petra")
    t.play_card("long-blade")
    t.attack(t.figure("jypzy"))
    assert t.damage("jypzy") == 5
    assert t.player(0).fresh == 1, "4 against 2: two tokens, one of them excess"
    assert t.player(1).defeats == 1


@pytest.mark.rule("DA-EX-34", "DA-PVP-5")
def test_three_damage_are_one_xp_and_one_is_none() -> None:
    for blade, xp in ((True, 1), (False, 0)):
        t = room(versus=True)
        t.put("krom", (4, 4))
        t.put("jypzy", (4, 3))
        t.hand(0, "krom-strike")
        t.activate("krom")
        if blade:
            t.play_card("krom-strike")
        t.attack(t.figure("jypzy"))
        assert t.damage("jypzy") == (3 if blade else 1)
        assert t.player(0).fresh == xp


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


@pytest.mark.rule("DA-RUL-127", "DA-RUL-66", "DA-PVP-4")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_an_attack_and_what_its_card_does_besides_are_added_up(damage: int) -> None:
    t = room(
        ["jypzy", "lorna", "krom", "mysterios"], ["graltar", "bull", "root", "petra"], versus=True
    )
    t.put("jypzy", (4, 4))
    t.put("graltar", (4, 3))
    t.hand(0, "widows-kiss")
    kiss = CARD["widows-kiss"]
    jypzy, graltar = t.figure("jypzy"), t.figure("graltar")
    more = damage + armour_of(t.s, graltar) - power_of(t.s, jypzy, kiss, graltar)
    t.hero("jypzy").surge_attack = more
    t.activate("jypzy")
    t.attack(graltar, "widows-kiss")
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)
    assert t.told("attacked")[0][4] == damage
    assert t.damage("graltar") == damage + 1, "and 1 of poison"
    assert t.player(0).fresh == (damage + 1) // 2


@pytest.mark.rule("DA-RUL-127", "DA-PVP-4")
def test_a_card_played_after_an_attack_is_counted_by_itself() -> None:
    t = room(
        ["krom", "lorna", "petra", "mysterios"], ["graltar", "bull", "root", "jypzy"], versus=True
    )
    t.put("petra", (4, 4))
    t.put("graltar", (4, 3))
    t.hand(0, "wheel-of-steel")
    wheel = CARDS[CARD["wheel-of-steel"]].effects[0].count  # type: ignore[union-attr]
    petra, graltar = t.figure("petra"), t.figure("graltar")
    odd = 3 if wheel % 2 == 0 else 1
    t.hero("petra").surge_attack = (
        odd + armour_of(t.s, graltar) - power_of(t.s, petra, NONE, graltar)
    )
    t.s.dealt = {graltar: 1}
    t.activate("petra")
    t.play_card("wheel-of-steel")
    while t.asked[0][1] == "whom":
        t.answer(graltar)
    assert t.player(0).fresh == wheel // 2, "what was dealt before is over"
    assert t.s.dealt == {graltar: wheel}
    t.attack(graltar)
    while t.asked and t.asked[0][1] == "react":
        t.answer(None)
    assert t.player(0).fresh == wheel // 2 + odd // 2


@pytest.mark.rule("DA-RUL-66", "DA-RUL-127")
def test_with_pvp_damage_without_an_attack_is_worth_xp_to_who_does_it() -> None:
    t = room(versus=True)
    strike_without_attack(t.s, t.figure("root"), t.figure("petra"), 2, False, CARD["thunder-flask"])
    assert [player.fresh for player in t.s.players] == [0, 1]


@pytest.mark.rule("DA-RUL-66", "DA-PVP-6")
def test_with_pvp_residual_damage_is_worth_xp_also_on_a_starting_tile() -> None:
    t = room(["root", "lorna", "krom", "mysterios"], OTHERS, versus=True)
    earthquake = CARDS[CARD["earthquake"]].attack
    assert earthquake is not None
    count = earthquake.after[0].count  # type: ignore[union-attr]
    t.s.laid[6] = 4 * TILE["start-red"]
    t.put("root", (2, 4))
    t.put("jypzy", (5, 3))
    t.put("bull", (5, 5))
    t.hand(0, "earthquake")
    ogre = t.monster("ogre", (4, 4))
    t.activate("root")
    assert t.figure("jypzy") not in [target for target, _, _ in t.parts(ATTACK)]
    t.attack(ogre, "earthquake")
    assert (t.damage("jypzy"), t.damage("bull")) == (count, count)
    assert t.player(0).fresh == 2 * (count // 2), "for each victim, rounded down"


@pytest.mark.rule("DA-RUL-66", "DA-PVP-4")
def test_damage_of_who_lies_defeated_by_now_is_worth_xp_all_the_same() -> None:
    t = room(FIRST, SECOND, versus=True)
    t.hero("petra").defeated = True
    strike_without_attack(
        t.s, t.figure("petra"), t.figure("holgar"), 2, False, CARD["thunder-flask"]
    )
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-PVP-4", "DA-XP-1", "DA-RUL-127")
def test_thorns_that_hurt_an_enemy_hero_are_worth_xp_too() -> None:
    t = room(FIRST, ["bull", "holgar", "root", "jypzy"], versus=True)
    t.put("petra", (4, 4))
    t.put("bull", (5, 4))
    t.under("petra", "petra-brace")
    t.player(0).artifacts.append(CARD["briar-crown"])
    t.hero("bull").surge_attack = 5
    t.hurt("petra", 0)
    t.play(strike(t.figure("bull"), t.figure("petra"), NONE, 0))
    while t.asked:
        t.answer(None)
    assert t.damage("petra") > 0
    assert t.damage("bull") == 2
    assert t.player(0).fresh == 1


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


# -- neutral heroes --------------------------------------------------------------------------------


@pytest.mark.rule("DA-NOPVP-1", "DA-TERM-4")
def test_without_pvp_heroes_of_others_are_no_targets() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.put("jypzy", (4, 3))
    assert targets(t.s, t.figure("petra"), NONE) == []


@pytest.mark.rule("DA-NOPVP-2", "DA-NOPVP-1")
def test_without_pvp_a_control_spell_still_reaches_heroes_of_others() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], OTHERS)
    t.put("mysterios", (3, 4))
    t.put("jypzy", (5, 4))
    t.hand(0, "mirror-step")
    t.activate("mysterios")
    assert t.options(ATTACK) == []
    t.play_card("mirror-step")
    while t.asked[0][1] == "whom":
        t.answer(t.figure("jypzy"))
    assert t.hero("jypzy").at == at((3, 4))
    assert t.hero("mysterios").at == at((5, 4))
    assert t.damage("jypzy") == 0


@pytest.mark.rule("DA-RUL-178", "DA-NOPVP-1", "DA-NOPVP-3")
@pytest.mark.parametrize(
    ("versus", "neutral", "enemy", "thrown"),
    [
        (False, True, False, False),
        (False, True, True, True),
        (False, False, False, True),
        (True, True, False, True),
    ],
)
def test_a_flask_is_not_thrown_at_neutral_heroes_alone(
    versus: bool, neutral: bool, enemy: bool, thrown: bool
) -> None:
    t = room(versus=versus)
    t.put("lorna", (4, 4))
    t.put("petra", (4, 5))
    t.put("krom", (5, 4))
    if neutral:
        t.put("jypzy", (4, 3))
    if enemy:
        t.monster("ogre", (5, 5))
    t.monster("ogre", (2, 5))
    t.hand(0, "thunder-flask")
    t.activate("lorna")
    assert playable(t) == ({CARD["thunder-flask"]} if thrown else set())
