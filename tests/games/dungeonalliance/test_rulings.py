"""Rulings: what the ledger leaves open, and how it is decided here."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, START_TILES, TILE
from grimorio.games.dungeonalliance.components.vocabulary import COLOURS
from grimorio.games.dungeonalliance.rules.combat import is_home, power_of
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.hands import cards_of
from grimorio.games.dungeonalliance.rules.harm import regrow, wound
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import SURGE_SPEED
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, at, new_game, room


@pytest.mark.rule("DA-RUL-101", "DA-SETUP-2")
def test_colours_go_by_seat() -> None:
    game = new_game(4, "colours")
    while game.pending[0].kind.name != "draft":
        game.answer(game.pending[0].seat, game.pending[0].options[0])
    started = {laid // 4 for laid in game.state.laid if laid != NONE}
    assert started == set(START_TILES)
    assert [TILE[f"start-{colour}"] for colour in COLOURS] == list(START_TILES)
    t = room()
    assert is_home(t.s, t.figure("petra"), t.hero("petra").at)
    assert t.s.laid[t.hero("petra").at // 9] // 4 == TILE["start-blue"]
    assert t.s.laid[t.hero("holgar").at // 9] // 4 == TILE["start-red"]


@pytest.mark.rule("DA-RUL-102", "DA-END-9")
def test_nobody_is_asked_whether_to_draw_in_the_end_phase() -> None:
    t = room()
    t.hand(0, "petra-strike")
    t.play(end_round())
    assert t.asked == []
    assert [len(cards_of(t.s, seat)) for seat in range(2)] == [6, 6]


@pytest.mark.rule("DA-RUL-103", "DA-MMOVE-6")
def test_out_of_a_pit_a_step_costs_one_more_and_an_attack_has_one_less() -> None:
    t = room()
    t.put("petra", (4, 4))
    petra = t.figure("petra")
    assert ways(t.s, petra, 4)[at((3, 4))] == 1
    t.pit((4, 4))
    assert ways(t.s, petra, 4)[at((3, 4))] == 2
    goblin = t.monster("goblin", (5, 4))
    assert ways(t.s, petra, 4)[at((3, 4))] == 3, "the enemy besides"
    assert ways(t.s, petra, 4, free=True)[at((3, 4))] == 1
    assert power_of(t.s, petra, NONE, goblin) == 1
    assert power_of(t.s, goblin, NONE, petra) == 3, "it stands beside the pit, not in it"
    t.pit((5, 4), level=2)
    assert power_of(t.s, goblin, NONE, petra) == 2
    assert ways(t.s, goblin, 5)[at((5, 3))] == 3


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


@pytest.mark.rule("DA-RUL-106")
def test_after_a_power_surge_no_card_of_the_hand_is_known_any_more() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    for card in ("oak-bow", "ring-shirt"):
        t.player(0).shown.append(CARD[card])
        t.s.upgrade_bags[0].remove(CARD[card])
    t.activate("petra")
    t.do("surge", SURGE_SPEED)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["lorna-shot"]])))
    assert t.player(0).shown == []
    assert t.player(0).hand == sorted([CARD["oak-bow"], CARD["ring-shirt"]])


# -- residual damage -------------------------------------------------------------------------------


def quake() -> tuple[Table, list[int]]:
    """An Earthquake that defeats two toads and a goblin besides its target."""
    t = room(["root", "lorna", "krom", "mysterios"], ["holgar", "bull", "petra", "jypzy"])
    t.put("root", (3, 3))
    t.hand(0, "earthquake")
    target = t.monster("goblin", (5, 3))
    toad = t.monster("bloat-toad", (4, 5), damage=3)
    goblin = t.monster("goblin", (5, 5), damage=2)
    ogre = t.monster("ogre", (3, 5))
    t.activate("root")
    t.attack(target, "earthquake")
    return t, [target, toad, goblin, ogre]


@pytest.mark.rule("DA-RUL-53")
def test_the_attacker_chooses_in_which_order_residual_damage_defeats_monsters() -> None:
    t, (target, toad, goblin, ogre) = quake()
    assert target not in t.s.monsters
    assert t.asked == [(0, "next_slain")]
    assert t.options() == [toad, goblin], "the ogre lives on"
    t.answer(goblin)
    assert goblin not in t.s.monsters
    assert toad not in t.s.monsters, "the last one is not asked for"
    assert t.player(0).fresh == 4
    assert t.damage(ogre) == 2, "the quake and the toad"


@pytest.mark.rule("DA-RUL-53", "DA-RUL-55")
def test_a_toad_that_bursts_first_takes_the_goblin_with_it() -> None:
    t, (_, toad, goblin, _) = quake()
    t.answer(toad)
    assert goblin not in t.s.monsters
    assert t.player(0).fresh == 3, "nobody's damage defeated the goblin"


@pytest.mark.rule("DA-RUL-108", "DA-SETUP-24")
def test_chalk_sends_a_tile_back_if_the_deck_has_its_level_on_top() -> None:
    t = room()
    t.row("nest", "library")
    t.hand(0, "surveyors-chalk")
    t.s.tiles_left = [2, 5, 2]
    unseen = [len(bag) for bag in t.s.tile_bags]
    t.activate("petra")
    t.play_card("surveyors-chalk")
    assert len(t.player(0).hand) == 1, "it draws a card besides"
    assert t.asked == [(0, "chalk")]
    assert t.options() == [None, TILE["nest"]]
    t.answer(TILE["nest"])
    assert TILE["nest"] not in t.s.tile_row
    assert TILE["nest"] in t.s.tile_bags[0]
    assert len(t.s.tile_row) == 2
    assert [len(bag) for bag in t.s.tile_bags] == unseen
    assert t.s.tiles_left == [2, 5, 2]


@pytest.mark.rule("DA-RUL-108")
def test_chalk_may_be_played_for_its_card_alone() -> None:
    t = room()
    t.row("nest", "library")
    t.hand(0, "surveyors-chalk")
    t.activate("petra")
    t.play_card("surveyors-chalk")
    t.answer(None)
    assert t.s.tile_row == [TILE["nest"], TILE["library"]]
