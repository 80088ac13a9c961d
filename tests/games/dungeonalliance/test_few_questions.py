"""Few questions: what belongs together is one answer.

A card goes with whom it is about, a monster with what it does; an attempt says its tile or its
effort, what heals says what goes; an activation may end with an upgrade, or with all cards kept.
Errands have their own file.
"""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT, TILE
from grimorio.games.dungeonalliance.kinds import (
    BUY,
    CRACK,
    END,
    LOOK_FOR,
    OLD,
    PICK_LOCK,
    PLAY,
    REST,
    SEND_STRIKE,
    SURGE,
    SWAP,
    THROW,
)
from grimorio.games.dungeonalliance.rules.figures import health_of
from grimorio.games.dungeonalliance.rules.harm import hurt
from grimorio.games.dungeonalliance.rules.monsters import activate_monster
from grimorio.games.dungeonalliance.rules.solo import third_section
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import RESTING, SURGE_HEAL, SURGE_SPEED
from grimorio.games.dungeonalliance.view.names import cell_id, piece_id
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.shown import choice, option, says
from tests.games.dungeonalliance.table import FIRST, SECOND, Table, at, lay, raid, room

# -- a card and whom it is about -------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-1")
def test_a_card_says_whom_it_is_about_only_where_there_is_a_choice() -> None:
    t = room(["mysterios", "lorna", "krom", "melinda"])
    t.put("mysterios", (4, 4))
    t.hand(0, "mind-chain")
    chain = CARD["mind-chain"]
    first = t.monster("goblin", (5, 5))
    t.activate("mysterios")
    assert t.options(PLAY) == [PLAY(chain, 0, NONE)]
    second = t.monster("ogre", (3, 5))
    t.activate("mysterios")
    assert t.options(PLAY) == [PLAY(chain, 0, one) for one in (first, second)]
    found = option(t, PLAY(chain, 0, second))
    assert found.taps == ("hand0-0", piece_id(second))
    assert says(found).endswith("the ogre on D6")
    t.play_card("mind-chain", whom=second)
    assert t.asked == [(0, "act")]
    assert (t.s.monsters[first].ready, t.s.monsters[second].ready) == (True, False)


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-MON-1", "DA-MON-5", "DA-MON-6")
def test_which_monster_and_what_it_does_are_one_answer() -> None:
    t = room()
    t.put("petra", (3, 4))
    near, far = t.monster("goblin", (4, 4)), t.monster("goblin", (5, 5))
    t.play(activate_monster(0))
    assert t.asked == [(0, "choose_monster")]
    assert choice(t).any_order
    petra = t.figure("petra")
    stays = option(t, SEND_STRIKE(near, raid(petra, at((4, 4)))))
    assert stays.taps == (piece_id(near), piece_id(petra)), "where it stands needs no tap"
    walks = option(t, SEND_STRIKE(far, raid(petra, at((4, 5)))))
    assert walks.taps == (piece_id(far), piece_id(petra), cell_id(at((4, 5))))
    assert says(walks) == "The goblin on F6: attack Petra from E6, 4 against 2"
    t.answer(SEND_STRIKE(far, raid(petra, at((4, 5)))))
    assert t.s.monsters[far].at == at((4, 5))
    assert (t.s.monsters[near].ready, t.s.monsters[far].ready) == (True, False)


@pytest.mark.rule("DA-MON-1", "DA-MON-6")
def test_a_single_monster_is_asked_about_by_its_name() -> None:
    t = room()
    t.put("petra", (3, 4))
    goblin = t.monster("goblin", (5, 4))
    t.play(activate_monster(0))
    assert t.asked == [(0, "monster_act")]
    assert t.ask().about[0] == goblin


# -- upgrade and discard ---------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-1", "DA-DRAW-2", "DA-DRAW-3")
def test_who_takes_no_upgrade_says_at_once_what_to_discard() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade, strike, shot = CARD["long-blade"], CARD["petra-strike"], CARD["lorna-shot"]
    cards = sorted([strike, shot])
    sets = [(), (cards[0],), (cards[1],), tuple(cards)]
    assert t.options() == [BUY(blade, NONE), SWAP(blade, NONE), *THROW.each(sets)]
    texts = [says(one) for one in choice(t).options]
    assert "Take nothing, discard nothing" in texts
    assert any(one.startswith("Discard ") for one in texts)
    t.player(0).deck.clear()
    t.answer(THROW((strike,)))
    assert t.asked == []
    assert t.told("discarded") == [(0, (strike,))]
    assert t.player(0).fresh == 3


@pytest.mark.rule("DA-UPG-1", "DA-UPG-2", "DA-DRAW-1")
def test_without_anything_to_buy_only_the_discard_is_asked() -> None:
    t = room()
    t.hand(0, "petra-strike")
    t.upgrades("long-blade")
    t.player(0).fresh = 1
    t.play(upgrade(0))
    assert t.asked == [(0, "discard")]


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-UPG-4", "DA-RUL-48")
def test_an_activation_may_end_with_an_upgrade() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.player(0).fresh = 3
    t.activate("petra")
    assert t.options(BUY) == [], "while the hero can move, the area waits"
    t.go((4, 4))
    blade = CARD["long-blade"]
    assert t.options(BUY) == [BUY(blade, NONE)], "what can be paid"
    assert t.options(SWAP) == [SWAP(blade, NONE)], "or exchanged"
    assert option(t, BUY(blade, NONE)).draws
    assert says(option(t, BUY(blade, NONE))).startswith("End the turn and take ")
    t.chance(draws=[CARD["oak-bow"]])
    t.do(BUY, blade, NONE)
    assert t.s.hero == NONE
    assert (t.player(0).fresh, t.player(0).shown) == (0, [blade])
    assert t.asked == [(0, "discard")], "and no second upgrade"


@pytest.mark.rule("DA-UPG-1", "DA-UPG-4")
def test_who_has_ended_with_an_upgrade_may_take_one_again_next_time() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.player(0).fresh = 20
    t.activate("petra")
    t.go((4, 4))
    t.chance(draws=[CARD["oak-bow"]])
    t.do(BUY, CARD["long-blade"], NONE)
    t.player(0).deck.clear()
    t.answer(THROW(()))
    t.activate("lorna")
    t.do(END)
    assert t.asked == [(0, "upgrade")]


def rested(*alliances: tuple[str, ...]) -> Table:
    """Petra, too slow to move, has rested: nothing is left to do but a Power Surge."""
    t = lay(*alliances)
    t.hand(0, "lorna-shot", "mysterios-bolt")
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.hero("petra").hindered = (4, 0, 0, 0)
    t.activate("petra")
    t.do(REST, NONE)
    return t


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-UPG-12", "DA-DRAW-2")
def test_alone_the_last_question_of_an_activation_is_what_follows_it() -> None:
    shot, bolt = sorted([CARD["lorna-shot"], CARD["mysterios-bolt"]])
    blade = CARD["long-blade"]
    t = rested(FIRST)
    surge = SURGE(SURGE_SPEED, NONE)
    sets = [(), (shot,), (bolt,), (shot, bolt)]
    assert t.options() == [surge, BUY(blade, NONE), SWAP(blade, NONE), *THROW.each(sets)]
    assert choice(t).any_order
    texts = [says(one) for one in choice(t).options]
    assert "End the turn, take nothing, discard nothing" in texts
    t.player(0).deck.clear()
    t.answer(THROW((shot,)))
    assert t.told("discarded") == [(0, (shot,))]
    assert t.asked == []
    assert (t.s.hero, t.s.stage) == (NONE, RESTING)
    t = rested(FIRST)
    t.chance(draws=[CARD["oak-bow"]])
    t.answer(SWAP(blade, NONE))
    assert t.asked == [(0, "take_new")]
    t.answer(None)
    assert t.asked == [(0, "discard")], "no second upgrade"
    t = rested(FIRST)
    t.answer(surge)
    assert t.asked[0][1] != "upgrade", "one point more: the turn goes on"


@pytest.mark.rule("DA-ACT-1")
def test_alone_nothing_is_asked_where_nothing_can_be_done() -> None:
    t = lay(FIRST)
    t.player(0).deck.clear()
    t.hero("petra").hindered = (4, 0, 0, 0)
    t.activate("petra")
    t.do(REST, NONE)
    assert t.asked == []


@pytest.mark.rule("DA-ACT-1")
@pytest.mark.parametrize("card", ["lorna-shot", "surge-forward"])
def test_who_watches_a_player_alone_learns_nothing_of_the_hand(card: str) -> None:
    """With one Speed point Petra cannot leave the goblin, and who rests does not attack: only the
    hand says whether anything is left to do."""
    t = lay(FIRST)
    t.put("petra", (2, 2))
    t.monster("goblin", (2, 1))
    t.hand(0, card)
    t.hero("petra").hindered = (3, 0, 0, 0)
    t.activate("petra")
    t.do(REST, NONE)
    assert points_left(t.s) == 1
    assert t.asked == [(0, "act")]
    assert bool(t.options(PLAY)) == (card == "surge-forward")
    assert t.squares() == set()


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1")
def test_with_others_the_number_of_questions_tells_nothing_of_the_hand() -> None:
    t = rested(FIRST, SECOND)
    blade = CARD["long-blade"]
    assert t.options() == [
        END(),
        THROW(()),
        SURGE(SURGE_SPEED, NONE),
        BUY(blade, NONE),
        SWAP(blade, NONE),
    ]
    t.do(END)
    assert t.asked == [(0, "upgrade")]


@pytest.mark.rule("DA-ACT-1", "DA-UPG-1", "DA-DRAW-2", "DA-DRAW-4")
@pytest.mark.parametrize("alliances", [(FIRST,), (FIRST, SECOND)])
def test_an_activation_may_end_with_all_cards_kept_and_no_upgrade(
    alliances: tuple[tuple[str, ...], ...],
) -> None:
    t = lay(*alliances)
    t.hand(0, "lorna-shot", "mysterios-bolt")
    t.upgrades("long-blade")
    t.activate("petra")
    assert t.options()[:2] == [END(), THROW(())]
    assert says(choice(t).options[1]) == "End the turn, discard nothing"
    t.player(0).fresh = 3
    kept = choice(t).options[1]
    assert says(kept) == "End the turn, take nothing, discard nothing"
    assert kept.draws, "a mis-tap would hurt while there is something to do"
    assert not choice(t).any_order
    t.player(0).deck.clear()
    t.answer(THROW(()))
    assert t.s.hero == NONE
    assert t.asked == []
    assert (t.player(0).fresh, len(t.player(0).hand)) == (3, 2)
    assert t.told("discarded") == []


@pytest.mark.rule("DA-ACT-1", "DA-DRAW-1")
def test_without_cards_there_is_one_way_to_end() -> None:
    t = lay()
    t.hand(0)
    t.activate("petra")
    assert () not in t.options()


@pytest.mark.rule("DA-UPG-12", "DA-UPG-18", "DA-RUL-50")
def test_an_activation_may_end_with_an_exchange_or_an_old_card() -> None:
    t = room()
    t.put("petra", (0, 4))
    t.hand(0, "lorna-shot")
    t.upgrades("long-blade", "great-sword")
    t.s.upgrade_discard.append(CARD["traveller-boots"])
    t.player(0).fresh = 20
    t.activate("petra")
    t.go((4, 4))
    boots, sword = CARD["traveller-boots"], CARD["great-sword"]
    assert says(option(t, OLD(boots))).startswith("End the turn and take ")
    assert says(option(t, SWAP(sword, NONE))).startswith("End the turn and exchange ")
    t.do(OLD, boots)
    assert t.player(0).shown == [boots]
    assert t.asked == [(0, "discard")]


# -- attempts --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-5", "DA-LOCK-6", "DA-LOCK-7")
def test_an_attempt_says_its_effort_and_how_likely_it_succeeds() -> None:
    t = lay()
    t.tile("ogre-den", (1, 1))
    t.put("lorna", (2, 3))
    t.chance(rolls=[5])
    t.activate("lorna")
    edge = t.edge((0, 1), "e")
    plain, sure = (option(t, PICK_LOCK(edge, effort)) for effort in (0, 2))
    assert says(plain) == "Try the locked or secret door to the east, only the die"
    assert says(sure) == "Try the locked or secret door to the east, 2 more Speed"
    assert plain.odds is not None
    assert 0 < plain.odds < 1
    assert (plain.draws, sure.odds, sure.draws) == (True, 1.0, False)
    t.do(PICK_LOCK, edge, 0)
    assert t.asked == [(0, "act")]
    assert (t.s.used, t.s.corridors >> edge & 1) == (1, 1)


@pytest.mark.rule("DA-LOCK-6", "DA-LCHEST-3")
def test_who_has_no_speed_to_spare_only_rolls() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (4, 4), level=2)
    t.hero("petra").hindered = (3, 0, 0, 0)
    t.chance(rolls=[6])
    t.activate("petra")
    assert t.options(CRACK) == [CRACK(at((4, 4)), NONE)]
    t.do(CRACK, at((4, 4)), NONE)
    assert t.asked[0][1] != "effort"
    assert t.s.tokens == {}


@pytest.mark.rule("DA-LOCK-10", "DA-SECRET-6")
def test_a_new_room_is_looked_for_with_its_tile_in_one_answer() -> None:
    t = lay()
    t.row("guard-post")
    t.put("lorna", (2, 4))
    t.activate("lorna")
    found = option(t, LOOK_FOR(t.edge((0, 1), "e"), 4 * TILE["guard-post"]))
    words = (
        "Look for a locked or secret door to the east: the guard post (doors: north, south, west)"
    )
    assert says(found) == words, "the way in is the one to the west"
    assert found.at == (cell_id(at((3, 4))),)
    assert found.diagram is not None
    assert found.preview


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DA-REST-2", "DA-SURGE-1", "DA-RUL-56")
def test_a_rest_and_a_power_surge_say_what_goes_where_there_is_a_choice() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4, poison=2)
    t.hand(0, "petra-strike", "lorna-shot", "krom-strike")
    t.activate("petra")
    assert says(option(t, REST(2))) == "Rest: heal 3 damage, 2 of it Poison, no attack"
    assert says(option(t, SURGE(SURGE_HEAL, 0))) == "Power Surge: heal 1 damage, none of it Poison"
    t.do(SURGE, SURGE_HEAL, 1)
    assert t.asked == [(0, "surge_cards")]
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["lorna-shot"]])))
    assert t.asked == [(0, "act")]
    assert (t.damage("petra"), t.hero("petra").poison) == (3, 1)
    t = room()
    t.hurt("petra", 2, poison=1)
    t.activate("petra")
    assert REST(NONE) in t.options(), "all of it goes"


@pytest.mark.rule("DA-SURGE-1")
def test_the_last_two_cards_of_a_hand_are_not_asked_for() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "lorna-shot")
    t.activate("petra")
    t.do(SURGE, SURGE_SPEED, NONE)
    assert t.asked == [(0, "act")]
    assert len(t.hero("petra").down) == 2
    t = room()
    t.put("petra", (4, 4))
    t.hand(0, "petra-strike", "petra-strike", "petra-strike")
    t.activate("petra")
    t.do(SURGE, SURGE_SPEED, NONE)
    assert t.asked == [(0, "surge_cards")], "or others would know that they are alike"


# -- Solo cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-SCARD-14", "DA-RUL-76")
def test_all_tokens_of_a_solo_card_are_placed_in_one_answer() -> None:
    t = lay(FIRST)
    cards = [(card.damage, card.poison) for card in CONTENT.solo]
    t.s.solo_card = cards.index((1, 1))
    t.play(third_section())
    petra, lorna = t.figure("petra"), t.figure("lorna")
    assert len(t.options()) == 16
    assert choice(t).any_order
    both = option(t, (petra, petra))
    assert both.at == (piece_id(petra),), "a second tap takes it"
    assert says(both) == "Petra on E8: 1 damage, 1 poison"
    each = option(t, (petra, lorna))
    assert each.taps == (piece_id(petra), piece_id(lorna))
    assert says(each).startswith("Petra on E8: 1 damage, Lorna on ")
    assert says(each).endswith(": 1 poison")
    t.answer((petra, lorna))
    assert [(t.damage(one), t.hero(one).poison) for one in ("petra", "lorna")] == [(1, 0), (1, 1)]
    assert t.asked == []


@pytest.mark.rule("DA-SCARD-14", "DA-DEF-1")
def test_no_more_tokens_are_placed_than_heroes_can_take() -> None:
    t = lay(FIRST)
    for name in ("lorna", "krom"):
        hurt(t.s, t.figure(name), 99, False)
    t.hurt("petra", health_of(t.s, t.figure("petra")) - 1)
    last = next(name for name in FIRST if name not in ("petra", "lorna", "krom"))
    hurt(t.s, t.figure(last), 99, False)
    t.s.solo_card = next(n for n, card in enumerate(CONTENT.solo) if card.damage == 2)
    t.play(third_section())
    assert t.asked == [], "only Petra is left, and one token defeats her"
    assert t.hero("petra").defeated
