"""Solo: the heroes of pairs, what monsters do and do not, the score."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, VALID
from grimorio.games.dungeonalliance.kinds import STRIKE, SWAP
from grimorio.games.dungeonalliance.rules.combat import strike
from grimorio.games.dungeonalliance.rules.ending import check_cleared, score_of
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.solo import follow_card, turn_card
from grimorio.games.dungeonalliance.rules.turn import begin_monsters, next_round
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask, upgrade
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.solo_table import alone, facing
from tests.games.dungeonalliance.table import FIRST, at, lay, new_game, raid, room

# -- heroes and cards ------------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-4", "DA-SOLO-3")
def test_there_are_sixteen_cards_and_four_of_them_remove_a_tile() -> None:
    assert len(CONTENT.solo) == 16
    assert sum(card.first == "tiles" for card in CONTENT.solo) == 4


@pytest.mark.rule("DA-SOLO-1")
def test_each_hero_is_one_of_two() -> None:
    game = new_game(1, "solo")
    pairs = []
    while game.pending[0].kind.name == "draft":
        pairs.append(game.pending[0].options)
        game.answer(0, game.pending[0].options[0])
    assert [len(pair) for pair in pairs] == [2, 2, 2, 2]
    assert len({kind for pair in pairs for kind in pair}) == 8
    while game.pending[0].kind.name != "activate":
        game.answer(0, game.pending[0].options[0])
    assert game.state.solo_card != NONE


@pytest.mark.rule("DA-RUL-68", "DA-SOLO-9")
def test_every_solo_card_is_used_once_and_after_the_last_there_is_none() -> None:
    t = alone()
    turned = []
    for _ in range(16):
        turn_card(t.s)
        turned.append(t.s.solo_card)
    assert sorted(turned) == list(range(16))
    turn_card(t.s)
    assert t.s.solo_card == NONE
    assert sorted(t.s.solo_gone) == list(range(16))


@pytest.mark.rule("DA-RUL-51", "DA-SOLO-2", "DA-UPG-15")
def test_alone_a_replacement_nobody_can_use_stays_in_the_area() -> None:
    t = lay(FIRST)
    light = CARD["lesser-light"]
    assert not VALID[light] & heroes_mask(t.s)
    t.upgrades("long-blade")
    t.player(0).fresh = 5
    t.chance(draws=[light])
    t.player(0).deck.clear()
    t.play(upgrade(0))
    t.answer(SWAP(CARD["long-blade"], NONE))
    assert t.asked == [], "it cannot be had"
    assert t.s.row[0] == light
    assert t.s.upgrade_discard == [CARD["long-blade"]]


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SOLO-4", "DA-RUL-69")
def test_alone_no_monster_acts_but_by_the_card() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.tile("nest", (1, 0))
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "tiles")
    t.s.solo_bag.remove(t.s.solo_card)
    goblin = t.monster("goblin", (4, 0))
    t.s.cycle = 1
    t.play(begin_monsters())
    while t.asked and t.asked[0][1] != "activate":
        t.answer(t.options()[0])
    assert t.s.monsters[goblin].ready, "it reaches nobody, and nobody moves it"
    assert t.s.cycle == 2


@pytest.mark.rule("DA-RUL-71", "DA-SOLO-4")
def test_a_monster_that_attacked_by_a_solo_card_is_exhausted() -> None:
    t = alone()
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_bag.remove(t.s.solo_card)
    goblin = t.monster("goblin", (4, 5))
    t.play(follow_card(0))
    while t.asked and t.asked[0][1] in {"solo_action", "monster_act", "solo_ready"}:
        t.answer(t.options()[0])
    assert len(t.told("attacked")) == 1
    assert not t.s.monsters[goblin].ready


@pytest.mark.rule("DA-RUL-71", "DA-SCARD-10")
def test_a_strike_of_a_monster_outside_a_card_has_no_bonus() -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 4)))))
    own = t.told("attacked")[0][2]
    t.play(strike(ogre, t.figure("petra"), NONE, 3))
    assert t.told("attacked")[-1][2] == own + 3  # type: ignore[operator]


# -- the end and the score -------------------------------------------------------------------------


@pytest.mark.rule("DA-RUL-70", "DA-SOLO-10", "DA-WIN-1")
def test_alone_an_empty_dungeon_does_not_end_the_game_before_round_four() -> None:
    t = alone()
    t.s.tiles_left = [0, 0, 0]
    goblin = t.monster("goblin", (4, 4))
    wound(t.s, goblin, 0, 9)
    check_cleared(t.s)
    assert not t.s.early
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.first == "ready")
    t.s.solo_bag.remove(t.s.solo_card)
    endings = []
    for number in (3, 4):
        t.s.round = number
        t.play(next_round())
        assert t.game is not None
        endings.append("" if t.game.outcome is None else t.game.outcome.reason)
    assert endings == ["", "solo-lost"]


@pytest.mark.rule("DA-SOLO-10", "DA-SOLO-11", "DA-SOLO-12", "DA-EX-39", "DA-RUL-69")
def test_what_is_left_of_the_dungeon_costs_points() -> None:
    t = facing(lambda card: True)
    t.player(0).fresh, t.player(0).spent, t.player(0).defeats = 20, 10, 1
    t.s.tiles_left = [0, 1, 1]
    t.row("nest", "cells")
    for place in ((3, 3), (4, 3), (5, 3)):
        t.monster("goblin", place)
    t.token("pit-trap", (5, 5), face=KNOWN)
    assert score_of(t.s, 0) == 29, "while it is played"
    t.s.over = True
    assert score_of(t.s, 0) == 9


@pytest.mark.rule("DA-SOLO-12", "DA-EX-39")
def test_alone_what_lies_face_up_costs_nothing_at_the_end() -> None:
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.s.tiles_left = [0, 0, 0]
    t.s.over = True
    t.player(0).fresh = 9
    t.token("treasure-chest", (3, 3))
    t.token("locked-chest", (4, 3), level=2)
    t.token("lost-pack", (5, 3))
    t.pit((3, 4))
    assert score_of(t.s, 0) == 9
    t.token("dart-trap", (4, 4), face=KNOWN)
    t.token("net-trap", (4, 5), face=KNOWN)
    t.token("pit-trap", (5, 5), level=2, face=KNOWN)
    t.dark((5, 4))
    assert score_of(t.s, 0) == 5
