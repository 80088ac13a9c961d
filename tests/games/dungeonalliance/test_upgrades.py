"""The upgrade step: taking and exchanging cards, the discards, the decks, Artifacts."""

from __future__ import annotations

import pytest

from grimorio.core.answers import Answer
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import BUY, END, OLD, STRIKE, SWAP, TAKE_IT, THROW
from grimorio.games.dungeonalliance.rules.combat import defence_of
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.figures import speed_of
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.solo_table import with_first
from tests.games.dungeonalliance.table import FIRST, SECOND, at, raid, room

# -- taking ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-1..4", "DA-UPG-6..8", "DA-UPG-10", "DA-RUL-64")
def test_a_card_is_paid_taken_into_the_hand_and_replaced() -> None:
    t = room()
    t.upgrades("long-blade", "lesser-light", "great-sword")
    t.player(0).fresh = 4
    t.chance(draws=[CARD["oak-bow"]])
    t.play(upgrade(0))
    blade, light = CARD["long-blade"], CARD["lesser-light"]
    assert t.options() == [BUY(blade, NONE), SWAP(blade, NONE), SWAP(light, NONE), THROW(())]
    t.player(0).deck.clear()
    t.answer(BUY(blade, NONE))
    player = t.player(0)
    assert (player.fresh, player.spent, player.cards, player.shown) == (1, 3, 1, [blade])
    assert t.s.row[0] == CARD["oak-bow"]


@pytest.mark.rule("DA-UPG-5", "DA-RUL-64", "DA-UPG-4")
def test_any_price_can_be_paid_exactly_and_the_pools_do_not_change() -> None:
    t = room()
    t.upgrades("traveller-boots")
    t.player(0).fresh, t.player(0).spent = 5, 4
    pools = t.s.pools[:]
    t.play(upgrade(0))
    t.answer(BUY(CARD["traveller-boots"], NONE))
    assert (t.player(0).fresh, t.player(0).spent) == (2, 7)
    assert t.s.pools == pools
    t = room()
    t.upgrades("traveller-boots")
    t.player(0).spent = 9
    t.play(upgrade(0))
    assert t.asked == [], "what is face down cannot be spent again"


@pytest.mark.rule("DA-VALID-9", "DA-UPG-6", "DA-CARD-2")
def test_one_hero_lets_the_alliance_acquire_a_card_and_only_that_hero_plays_it() -> None:
    t = room()
    t.upgrades("frost-dart")
    t.player(0).fresh = 3
    t.hand(0, "frost-dart")
    t.monster("goblin", (2, 4))
    t.put("petra", (0, 4))
    t.activate("petra")
    assert all(CARD["frost-dart"] not in one for one in t.options() if isinstance(one, tuple))
    t.do(END)
    assert t.asked == [(0, "upgrade")]
    assert BUY(CARD["frost-dart"], NONE) in t.options(), "Mysterios can use it"


@pytest.mark.rule("DA-RUL-48", "DA-UPG-7")
def test_what_is_bought_is_not_played_in_the_same_activation_but_a_reaction_may_be_later() -> None:
    t = room()
    t.upgrades("quick-parry")
    t.put("petra", (4, 4))
    t.player(0).fresh = 3
    t.activate("petra")
    t.do(END)
    t.answer(BUY(CARD["quick-parry"], NONE))
    assert t.asked == [(0, "discard")], "no more acting"
    t.answer(THROW(()))
    ogre = t.monster("ogre", (4, 3))
    t.move(ogre)
    t.answer(STRIKE(raid(t.figure("petra"), at((4, 3)))))
    assert t.asked == [(0, "react")]
    t.answer(CARD["quick-parry"])
    assert t.hero("petra").column == (CARD["quick-parry"],)


@pytest.mark.rule("DA-RUL-78", "DA-UPG-1", "DA-UPG-12")
@pytest.mark.parametrize(("kind", "taken"), [(BUY, 1), (BUY, 3), (SWAP, 3)])
def test_of_two_cards_alike_the_player_takes_the_one_in_the_place_it_says(
    kind: Answer[int, int], taken: int
) -> None:
    t = with_first("upgrades", cross=3)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade = CARD["long-blade"]
    assert {(blade, 1), (blade, 3), (CARD["oak-bow"], NONE)} <= {*t.parts(kind)}
    assert (blade, NONE) not in t.parts(kind)
    t.answer(kind(blade, taken))
    kept = 3 if taken == 1 else 1
    assert t.s.row[kept] == blade
    assert t.s.row[taken] != NONE


@pytest.mark.rule("DA-UPG-1")
def test_against_others_two_cards_alike_are_one_answer() -> None:
    t = room(list(FIRST), SECOND)
    t.upgrades("oak-bow", "long-blade", "ring-shirt", "long-blade", "hooked-axe")
    t.player(0).fresh = 3
    t.play(upgrade(0))
    blade = CARD["long-blade"]
    assert BUY(blade, NONE) in t.options(BUY)
    assert not {BUY(blade, 1), BUY(blade, 3)} & {*t.options(BUY)}


# -- exchanging ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-12..17")
def test_after_an_exchange_only_the_replacement_can_be_taken() -> None:
    t = room()
    t.upgrades("lesser-light", "long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["oak-bow"], CARD["traveller-boots"]])
    t.play(upgrade(0))
    t.answer(SWAP(CARD["lesser-light"], NONE))
    assert t.asked == [(0, "take_new")]
    assert t.options() == [None, TAKE_IT()]
    t.answer(TAKE_IT())
    assert t.player(0).shown == [CARD["oak-bow"]]
    assert t.s.upgrade_discard == [CARD["lesser-light"]]
    assert t.asked == [(0, "discard")]


@pytest.mark.rule("DA-UPG-15..17", "DA-UPG-13")
def test_a_replacement_that_is_too_dear_is_not_had_and_no_other_card_either() -> None:
    t = room()
    t.upgrades("bitter-herbs", "skeleton-key")
    t.player(0).fresh = 1
    t.chance(draws=[CARD["long-blade"]])
    t.play(upgrade(0))
    t.player(0).deck.clear()
    t.answer(SWAP(CARD["bitter-herbs"], NONE))
    assert t.asked == []
    assert (t.player(0).fresh, t.player(0).cards) == (1, 0)
    assert t.s.row[:2] == [CARD["long-blade"], CARD["skeleton-key"]]


@pytest.mark.rule("DA-UPG-12", "DA-UPG-16", "DA-RUL-9")
def test_who_exchanges_a_card_while_the_deck_is_empty_gets_none() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow")
    t.s.upgrade_bags[0].clear()
    t.player(0).fresh = 9
    t.play(upgrade(0))
    t.answer(SWAP(CARD["long-blade"], NONE))
    assert t.asked == []
    assert t.s.row[:2] == [NONE, CARD["oak-bow"]]
    assert t.s.upgrade_discard == [CARD["long-blade"]]
    assert (t.player(0).fresh, t.player(0).cards) == (9, 0)


# -- the discards ----------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-18", "DA-RUL-49")
def test_a_discarded_card_costs_one_more() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"], CARD["lesser-light"]]
    t.player(0).fresh = 4
    t.play(upgrade(0))
    assert t.options() == [OLD(CARD["long-blade"]), THROW(())]
    t.answer(OLD(CARD["long-blade"]))
    assert (t.player(0).fresh, t.player(0).spent) == (0, 4)


@pytest.mark.rule("DA-UPG-18", "DA-RUL-49")
def test_a_card_of_the_discards_must_be_affordable_at_one_more() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"]]
    t.player(0).fresh = 2
    t.play(upgrade(0))
    assert t.asked == [], "it costs 3"


# -- new cards and the next deck -------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-11")
def test_a_replacement_that_nobody_can_use_goes_to_the_discards() -> None:
    t = room(["petra", "lorna", "krom", "mysterios"], ["bull", "graltar", "krolt", "jypzy"])
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["lesser-light"], CARD["oak-bow"]])
    t.play(upgrade(0))
    t.answer(BUY(CARD["long-blade"], NONE))
    assert t.s.row[0] == CARD["oak-bow"]
    assert t.s.upgrade_discard == [CARD["lesser-light"]]


@pytest.mark.rule("DA-RUL-9", "DA-UPG-10")
def test_an_empty_deck_leaves_a_gap_and_the_discards_stay() -> None:
    t = room()
    t.upgrades("long-blade")
    t.s.upgrade_bags[0].clear()
    t.s.upgrade_discard = [CARD["oak-bow"]]
    t.player(0).fresh = 3
    t.play(upgrade(0))
    t.answer(BUY(CARD["long-blade"], NONE))
    assert t.s.row[0] == NONE
    assert t.s.upgrade_discard == [CARD["oak-bow"]]


@pytest.mark.rule("DA-RUL-171", "DA-UPG-10", "DA-POOL-1", "DA-RUL-9")
def test_the_next_deck_fills_the_places_that_an_empty_one_left() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow", "war-cry", "trip-wire")
    t.s.upgrade_bags[0].clear()
    t.s.pools = [1, 16]
    t.chance(draws=[CARD["great-sword"]])
    gain(t.s, 0, 1)
    kept = [CARD[name] for name in ("long-blade", "oak-bow", "war-cry", "trip-wire")]
    assert t.s.row == [*kept, CARD["great-sword"]]


@pytest.mark.rule("DA-RUL-171", "DA-RUL-52", "DA-UPG-11")
def test_where_one_gain_empties_both_pools_the_last_deck_fills_the_places() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow", "war-cry", "trip-wire")
    t.s.upgrade_bags[0].clear()
    t.s.pools = [1, 1]
    t.chance(draws=[CARD["seven-league-map"]])
    gain(t.s, 0, 3)
    assert t.s.row[4] == CARD["seven-league-map"]


@pytest.mark.rule("DA-POOL-2", "DA-UPG-10", "DA-UPG-18")
def test_after_a_change_of_deck_what_lies_open_can_be_had_and_new_cards_are_of_the_next() -> None:
    t = room()
    t.upgrades("long-blade", "oak-bow")
    t.s.upgrade_discard = [CARD["traveller-boots"]]
    gain(t.s, 0, 12)
    assert t.s.upgrade_level == 1
    t.chance(draws=[CARD["great-sword"]])
    t.play(upgrade(0))
    assert OLD(CARD["traveller-boots"]) in t.options()
    t.answer(BUY(CARD["long-blade"], NONE))
    assert t.s.row[0] == CARD["great-sword"], "of Level II"


# -- Artifacts -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-ART-2", "DA-ART-3", "DA-RUL-50")
def test_an_artifact_lies_beside_the_heroes_and_helps_them_all() -> None:
    t = room()
    t.upgrades("seven-league-map")
    t.s.upgrade_level = 2
    t.player(0).fresh = 5
    t.play(upgrade(0))
    t.answer(BUY(CARD["seven-league-map"], NONE))
    assert t.player(0).artifacts == [CARD["seven-league-map"]]
    assert t.player(0).cards == 1


@pytest.mark.rule("DA-ART-4", "DA-POWER-1")
def test_all_artifacts_of_an_alliance_help_all_its_heroes() -> None:
    t = room()
    t.player(0).artifacts = [CARD["needle-of-truth"], CARD["seven-league-map"]]
    goblin = t.monster("goblin", (4, 4))
    for name in ("petra", "lorna"):
        figure = t.figure(name)
        assert defence_of(t.s, figure, NONE, goblin) == 0
        assert speed_of(t.s, figure) == {"petra": 5, "lorna": 6}[name]
