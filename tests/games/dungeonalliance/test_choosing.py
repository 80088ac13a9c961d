"""Whom a card is about: who may be chosen."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import PLAY
from grimorio.games.dungeonalliance.rules.verbs import candidates
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import OTHERS, SECOND, at, party, room

# -- whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-1", "DA-NOPVP-2")
def test_whom_an_effect_may_be_about() -> None:
    t = party("petra", "lorna", "krom", "mysterios")
    t.put("mysterios", (0, 3))
    t.put("root", (5, 3))
    petra, lorna, krom, mysterios = (t.figure(n) for n in ("petra", "lorna", "krom", "mysterios"))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (5, 5))
    outside = t.monster("goblin", (2, 3))
    root = t.figure("root")
    wanted = {
        "self": [petra],
        "ally": [lorna, krom, mysterios],
        "hero": [petra, lorna, krom, mysterios],
        "beside": [petra, lorna, krom],
        "allies": [petra, lorna, krom],
        "enemy": [near, far, outside],
        "anybody": [root, near, far, outside],
        "enemies": [near, far],
        "around": [near, outside],
        "room": [lorna, krom, root, near, far],
        "target": [far],
        "near-target": [near],
        "target-room": [petra, lorna, krom, root, near],
        "attacker": [far],
    }
    for whom, figures in wanted.items():
        found = candidates(t.s, whom, petra, far, at((5, 5)), 2)  # type: ignore[arg-type]
        assert found == figures, whom


@pytest.mark.rule("DA-CARD-1")
def test_who_is_chosen_is_near_enough_and_in_sight() -> None:
    t = party("mysterios", "lorna", "krom", "petra")
    near, far = t.monster("goblin", (5, 4)), t.monster("goblin", (4, 1))
    mysterios = t.figure("mysterios")
    assert candidates(t.s, "enemy", mysterios, NONE, NONE, 2) == [near]
    assert candidates(t.s, "enemy", mysterios, NONE, NONE, 1) == []
    assert far not in candidates(t.s, "enemy", mysterios, NONE, NONE, 9), "a wall is between them"


@pytest.mark.rule("DA-RUL-160", "DA-SPELL-2", "DA-SPELL-6")
def test_healing_and_enhancement_reach_a_hero_behind_walls() -> None:
    t = room(["melinda", "lorna", "krom", "mysterios"], OTHERS)
    t.put("melinda", (4, 4))
    t.put("lorna", (4, 1))
    t.hurt("lorna", 3)
    t.hand(0, "melinda-mercy", "melinda-blessing")
    t.activate("melinda")
    t.play_card("melinda-blessing", under="lorna")
    heroes = [t.figure(name) for name in ("melinda", "lorna", "krom", "mysterios")]
    assert t.options(PLAY) == [PLAY(CARD["melinda-mercy"], 0, one) for one in heroes]
    t.play_card("melinda-mercy", whom=t.figure("lorna"))
    assert t.damage("lorna") == 1
    assert t.hero("lorna").column == (CARD["melinda-blessing"],)


@pytest.mark.rule("DA-NOPVP-2", "DA-RUL-162")
def test_a_card_for_enemies_and_heroes_of_others_chooses_none_of_the_own() -> None:
    t = room(["krom", "lorna", "melinda", "mysterios"], OTHERS)
    t.put("mysterios", (4, 4))
    t.put("krom", (4, 3))
    t.put("jypzy", (5, 4))
    ogre = t.monster("ogre", (5, 5))
    t.hand(0, "mirror-step")
    t.activate("mysterios")
    assert [whom for _, _, whom in t.parts(PLAY)] == [t.figure("jypzy"), ogre]


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


@pytest.mark.rule("DA-RUL-162", "DA-DEF-3")
def test_a_defeated_hero_stays_on_its_square_whoever_would_change_with_it() -> None:
    t = room(["belzamin", "lorna", "krom", "mysterios"], OTHERS)
    t.put("belzamin", (4, 4))
    t.hurt("lorna", 6)
    t.hero("lorna").defeated = True
    t.hand(0, "belzamin-switch")
    t.activate("belzamin")
    able = [t.figure("krom"), t.figure("mysterios")]
    assert t.options(PLAY) == [PLAY(CARD["belzamin-switch"], 0, one) for one in able]


@pytest.mark.rule("DA-RUL-165")
def test_only_monsters_are_exhausted_by_a_card_also_with_player_versus_player() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"], SECOND, versus=True)
    t.put("mysterios", (3, 4))
    t.put("bull", (5, 4))
    goblin = t.monster("goblin", (5, 5))
    t.hand(0, "mind-chain")
    t.activate("mysterios")
    assert t.options(PLAY) == [PLAY(CARD["mind-chain"], 0, NONE)], "nobody else to choose"
    t.play_card("mind-chain")
    assert len(t.told("exhausted")) == 1
    assert not t.s.monsters[goblin].ready
    assert t.hero("bull").ready


# -- where a hero looks ----------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-124", "DA-FACE-2")
def test_before_it_attacks_a_hero_turns_to_whom_its_card_is_about() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"])
    t.put("mysterios", (4, 4))
    t.hand(0, "mind-chain")
    north, south = t.monster("ogre", (4, 3)), t.monster("ogre", (4, 5))
    t.activate("mysterios")
    assert t.options(PLAY) == [PLAY(CARD["mind-chain"], 0, one) for one in (north, south)]


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
