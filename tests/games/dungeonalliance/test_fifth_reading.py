"""What a fifth reading of the rulebook found, and what it was asked to settle."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, MONSTER, TILE
from grimorio.games.dungeonalliance.kinds import ACT
from grimorio.games.dungeonalliance.rules.harm import hurt, wound
from grimorio.games.dungeonalliance.view import outlook
from grimorio.games.dungeonalliance.view.deeds import what_waits
from grimorio.games.dungeonalliance.view.names import piece_id
from grimorio.kit.numbers import NONE
from grimorio.texts import texts_of
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, room

OGRE = CONTENT.monsters[MONSTER["ogre"]].strength
ARCHERS = ["lorna", "petra", "krom", "mysterios"]


def hurt_petra(damage: int) -> Table:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", damage)
    return t


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_treasure_chest_heals_nobody_also_who_is_healed_by_more_than_others() -> None:
    t = hurt_petra(4)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("treasure-chest", (4, 3))
    t.activate("petra")
    t.do("chest", at((4, 3)))
    assert t.player(0).fresh == 1
    assert t.damage("petra") == 4
    assert t.told("healed") == []


@pytest.mark.rule("DA-LCHEST-5", "DA-RUL-80")
def test_a_locked_chest_heals_nobody_either() -> None:
    t = hurt_petra(4)
    t.under("petra", "dawn-censer")
    t.token("locked-chest", (4, 3))
    t.activate("petra")
    t.do("crack", at((4, 3)), 1)
    assert t.player(0).fresh == 2
    assert t.damage("petra") == 4


@pytest.mark.rule("DA-CHEST-4", "DA-RUL-80")
def test_a_lost_pack_heals_two_and_what_a_cup_adds() -> None:
    t = hurt_petra(5)
    t.player(0).artifacts.append(CARD["unicorn-cup"])
    t.token("lost-pack", (4, 3))
    t.activate("petra")
    t.do("chest", at((4, 3)))
    assert t.damage("petra") == 1


@pytest.mark.rule("DA-XP-4", "DA-RUL-167")
def test_two_rewards_of_the_same_number_are_one_for_each_alliance() -> None:
    t = room()
    spider = t.monster("giant-spider", (4, 4))
    wound(t.s, spider, 1, 1)
    wound(t.s, spider, 0, 2)
    assert spider not in t.s.monsters
    assert [player.fresh for player in t.s.players] == [1, 1]


@pytest.mark.rule("DA-RUL-32", "DA-RUL-53", "DA-RUL-168")
def test_residual_damage_is_dealt_to_all_also_where_its_caster_falls_to_a_burst() -> None:
    t = room(["emanon", "lorna", "krom", "mysterios"], list(SECOND))
    t.put("emanon", (3, 3))
    t.hurt("emanon", 4)
    t.hand(0, "earthquake")
    toad = t.monster("bloat-toad", (3, 4), damage=3)
    goblin = t.monster("goblin", (5, 3), damage=2)
    ogre = t.monster("ogre", (5, 5))
    t.activate("emanon")
    t.attack(ogre, "earthquake")
    t.answer(toad)
    assert t.hero("emanon").defeated
    assert toad not in t.s.monsters
    assert goblin not in t.s.monsters


@pytest.mark.rule("DA-RUL-43", "DA-PET-7", "DA-POWER-3")
def test_a_blade_serves_who_shoots_if_its_wolf_takes_bonuses() -> None:
    t = room(ARCHERS, list(SECOND))
    t.put("lorna", (4, 4))
    ogre = t.monster("ogre", (4, 3))
    t.hand(0, "ridge-wolf", "long-blade")
    t.activate("lorna")
    t.play_card("long-blade")
    t.do("pet", CARD["ridge-wolf"], ogre)
    assert t.damage(ogre) == 5, "3 + 3 against 1"


@pytest.mark.rule("DA-RUL-43", "DA-PET-7", "DA-CARD-9")
def test_a_wolf_that_lies_there_is_served_until_it_has_attacked() -> None:
    for attacked in (False, True):
        t = room(ARCHERS, list(SECOND))
        t.put("lorna", (4, 4))
        t.monster("ogre", (4, 3))
        t.hand(0, "long-blade")
        t.under("lorna", "ridge-wolf")
        if attacked:
            t.hero("lorna").based = (CARD["ridge-wolf"],)
        t.activate("lorna")
        assert (("play", CARD["long-blade"], 0) in t.options("play")) != attacked


@pytest.mark.rule("DA-RUL-43", "DA-PET-7")
def test_a_hound_without_bonuses_is_no_reason_to_draw_a_blade() -> None:
    t = room(ARCHERS, list(SECOND))
    t.put("lorna", (4, 4))
    t.monster("ogre", (4, 3))
    t.hand(0, "hunting-hound", "long-blade")
    t.activate("lorna")
    assert ("play", CARD["long-blade"], 0) not in t.options("play")


@pytest.mark.rule("DA-RUL-169", "DA-DEF-4")
def test_only_a_standing_ally_helps_a_charge() -> None:
    for lies, power in ((False, 4), (True, 2)):
        t = room()
        t.put("petra", (3, 4))
        t.put("krom", (5, 4))
        ogre = t.monster("ogre", (4, 4))
        if lies:
            hurt(t.s, t.figure("krom"), 99, False)
        t.hand(0, "petra-charge")
        t.activate("petra")
        t.play_card("petra-charge")
        t.attack(ogre)
        assert t.told("attacked")[0][2] == power


@pytest.mark.rule("DA-RUL-170", "DA-MON-14")
def test_an_ogre_that_dies_of_thorns_pushes_nobody() -> None:
    for damage, asked in ((0, [(0, "shove_to")]), (5, [])):
        t = room()
        t.put("petra", (3, 4))
        t.under("petra", "petra-brace")
        ogre = t.monster("ogre", (4, 4), damage=damage)
        t.move(ogre)
        t.answer(("strike", at((4, 4)), t.figure("petra")))
        assert (ogre in t.s.monsters) == (damage == 0)
        assert t.asked == asked


# -- on the screen ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-4..9", "DA-RUL-73", "DA-SOLO-6")
def test_the_forecast_of_a_monster_has_the_bonus_of_the_next_solo_card() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 2), "n")
    t.put("petra", (4, 5))
    ogre = t.monster("ogre", (4, 4))
    form_a = next(n for n, one in enumerate(CONTENT.solo) if one.form == "a")
    for card, power in ((NONE, OGRE), (form_a, OGRE + 2)):
        t.s.solo_card = card
        found = outlook(t.s, 0, piece_id(ogre))
        assert found is not None
        lines = [line for line in found.lines if line.id == "foresee-attack"]
        assert {line.args["power"] for line in lines} == {power}


@pytest.mark.rule("DA-DMG-1")
def test_an_attack_is_shown_before_it_is_made() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.monster("goblin", (4, 4))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    ask = t.ask()
    assert ask.kind is ACT
    shown = title.rules.show(t.s, ask, 0).options
    attacks = [one for one in shown if "attack" in one.text.id]
    assert {one.text.id for one in attacks} == {"option-attack", "option-go-attack"}
    assert all(one.confirm and one.preview for one in attacks)


@pytest.mark.rule("DA-TILE-3", "DA-TILE-4", "DA-DOOR-4")
def test_who_waits_on_a_tile_is_told_in_one_line_and_its_threats_are_counted() -> None:
    line = what_waits(4 * TILE["guard-post"])[0]
    said = texts_of(title, "es").say(line)
    assert said.startswith("Allí hay: ")
    assert said.count(":") == 1
    for number, one in enumerate(CONTENT.tiles):
        told = {line.id: line.args for line in what_waits(4 * number)}
        assert ("preview-waits" in told) == bool(one.monsters)
        count = len(one.threats)
        assert told.get("tile-threats", {"count": 0})["count"] == count
