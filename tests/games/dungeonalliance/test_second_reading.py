"""What a second reading of the rules found: clauses that meet other clauses."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, THREAT, TILE
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.solo import follow_card
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, SECOND, at, lay, room

DARTS = 3 * THREAT["dart-trap"]
CHEST = 3 * THREAT["treasure-chest"]
OTHERS = ["holgar", "bull", "petra", "jypzy"]


@pytest.mark.rule("DA-POWER-1", "DA-ATK-4")
def test_a_bonus_for_the_room_is_of_use_to_who_does_not_fight_so_itself() -> None:
    t = room()
    t.put("mysterios", (4, 4))
    t.put("petra", (4, 5))
    ogre = t.monster("ogre", (3, 5))
    t.hand(0, "war-cry")
    t.activate("mysterios")
    assert ("play", CARD["war-cry"], t.s.hero) in t.options(), "Petra fights in melee beside him"
    t.play_card("war-cry")
    t.play(strike(t.figure("petra"), ogre, NONE, 0))
    assert t.told("attacked")[0][2] == 1 + CONTENT.heroes[t.hero("petra").kind].power


@pytest.mark.rule("DA-RUL-33", "DA-THREAT-1", "DA-RUL-32")
def test_what_else_lies_in_the_room_is_turned_up_though_the_first_trap_defeats_the_hero() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[DARTS, CHEST, *t.player(0).deck[:6]])
    t.activate("petra")
    t.go((3, 4))
    t.answer(at((5, 5)))
    assert t.hero("petra").defeated
    assert t.s.unknown == {}
    assert t.s.tokens == {at((5, 3)): 2 * CHEST + 1}
    assert t.asked == [], "her activation is over all the same"


@pytest.mark.rule("DA-RUL-80", "DA-NOPVP-2", "DA-RUL-126")
@pytest.mark.parametrize("versus", [False, True])
def test_a_hidden_hero_is_not_chosen_for_the_cards_of_others(versus: bool) -> None:
    t = room(["mysterios", "lorna", "belzamin", "melinda"], ["krom", *OTHERS[1:]], versus=versus)
    t.put("mysterios", (3, 4))
    t.put("krom", (5, 4))
    t.put("jypzy", (5, 3))
    t.hero("krom").hidden = True
    t.hand(0, "mirror-step")
    t.activate("mysterios")
    t.play_card("mirror-step")
    assert t.hero("mysterios").at == at((5, 3)), "Jypzy is the only one to be chosen"


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


@pytest.mark.rule("DA-SCARD-2", "DA-RUL-78")
def test_the_replacement_of_a_tile_lies_where_the_tile_lay() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.first == "tiles" and card.cross == 0
    )
    t.s.solo_bag.remove(t.s.solo_card)
    t.row("nest", "cells")
    t.play(follow_card(0))
    assert t.s.tiles_gone == [TILE["nest"]]
    assert t.s.tile_row[1] == TILE["cells"]
    assert t.s.tile_row[0] not in (TILE["nest"], TILE["cells"])


@pytest.mark.rule("DA-SCARD-10", "DA-RUL-72")
def test_of_equal_monsters_one_that_can_attack_must_have_the_surge() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.tile("nest", (1, 0))
    t.corridor((1, 1), "s")
    t.s.solo_card = next(
        n for n, card in enumerate(CONTENT.solo) if card.surge and card.first == "upgrades"
    )
    t.s.solo_bag.remove(t.s.solo_card)
    away = t.monster("goblin", (4, 0), ready=False)
    near = t.monster("goblin", (4, 5), ready=False)
    t.play(follow_card(0))
    assert t.asked == [(0, "monster_act")], "the one behind the wall is no choice"
    assert t.s.monsters[near].ready
    assert not t.s.monsters[away].ready


@pytest.mark.rule("DA-RUL-124", "DA-LOS-1", "DA-FACE-3")
def test_after_an_attack_a_card_that_needs_sight_reaches_only_where_the_hero_looks() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"])
    t.put("mysterios", (4, 5))
    t.tile("forge", (1, 2))
    t.corridor((1, 1), "s")
    t.hand(0, "mind-chain")
    one, other = t.monster("ogre", (3, 3)), t.monster("ogre", (5, 6))
    t.activate("mysterios")
    t.attack(one)
    t.play_card("mind-chain")
    assert not t.s.monsters[one].ready
    assert t.s.monsters[other].ready, "it is behind him and no choice"


@pytest.mark.rule("DA-RUL-124", "DA-FACE-2")
def test_before_it_attacks_a_hero_turns_to_whom_its_card_is_about() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"])
    t.put("mysterios", (4, 4))
    t.hand(0, "mind-chain")
    north, south = t.monster("ogre", (4, 3)), t.monster("ogre", (4, 5))
    t.activate("mysterios")
    assert t.options("play") == [("play", CARD["mind-chain"], 0, one) for one in (north, south)]


@pytest.mark.rule("DA-RUL-125", "DA-RUL-37", "DA-CHEST-3")
def test_a_chest_that_was_face_down_when_it_was_entered_takes_a_speed_point() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((3, 4))
    t.chance(draws=[CHEST])
    t.activate("petra")
    assert t.options("take") == []
    t.go((3, 4))
    points = t.ask().about[1]
    assert t.s.tokens == {at((3, 4)): 2 * CHEST + 1}
    t.do("chest", at((3, 4)))
    assert t.s.tokens == {}
    assert t.ask().about[1] == points - 1  # type: ignore[operator]


@pytest.mark.rule("DA-TRAP-6", "DA-RUL-33")
def test_a_known_trap_and_an_unknown_token_are_both_turned_up_on_entry() -> None:
    t = room(FIRST, SECOND)
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.token("dart-trap", (5, 3), face=KNOWN)
    t.chance(draws=[CHEST])
    t.activate("petra")
    t.go((3, 4))
    t.answer(at((5, 3)))
    assert t.damage("petra") == 1
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}
