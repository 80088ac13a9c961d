"""Cards, Power Surges, rests, the upgrade step, discarding and drawing, the End Phase."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT
from grimorio.games.dungeonalliance.rules.end_phase import end_round
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.hands import discard_and_draw, hand_size, space_of
from grimorio.games.dungeonalliance.rules.turn import begin_monsters, next_round
from grimorio.games.dungeonalliance.rules.upgrades import upgrade
from grimorio.games.dungeonalliance.state import SURGE_HEAL, SURGE_SPEED
from tests.games.dungeonalliance.table import at, room

# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CARD-2", "DA-CARD-3", "DA-CARD-4", "DA-CARD-7", "DA-EX-30", "DA-CARD-8")
def test_a_hero_has_one_card_of_each_type_under_it() -> None:
    t = room()
    t.hand(0, "long-blade", "great-sword", "ring-shirt", "frost-dart")
    t.activate("petra")
    t.play_card("long-blade")
    plays = [option[1] for option in t.options("play") if isinstance(option, tuple)]
    assert plays == [CARD["ring-shirt"]], "no second weapon, no spell she cannot use"
    assert t.hero("petra").column == (CARD["long-blade"],)
    assert t.player(0).discard == []


@pytest.mark.rule("DA-SPELL-2..5", "DA-EX-29")
def test_each_hero_has_one_enhancement_spell_and_one_hero_may_cast_several() -> None:
    t = room(["melinda", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.hand(0, "melinda-blessing", "war-chant")
    t.activate("melinda")
    t.play_card("war-chant", under="lorna")
    assert t.hero("lorna").column == (CARD["war-chant"],)
    places = [option[2] for option in t.options("play") if isinstance(option, tuple)]
    assert places == [0, 2, 3], "Lorna has one already"
    t.play_card("melinda-blessing")
    assert t.hero("melinda").column == (CARD["melinda-blessing"],)


@pytest.mark.rule("DA-SURGE-1", "DA-SURGE-3", "DA-SURGE-4", "DA-SURGE-5")
def test_a_power_surge_lays_two_cards_face_down_once_a_round() -> None:
    t = room()
    t.hand(0, "frost-dart", "long-blade", "lesser-light")
    t.activate("petra")
    before = t.ask().about[1]
    t.do("surge", SURGE_SPEED)
    pair = tuple(sorted([CARD["frost-dart"], CARD["lesser-light"]]))
    t.answer(pair)
    assert t.ask().about[1] == int(str(before)) + 1
    assert t.hero("petra").down == pair
    assert t.options("surge") == []


# -- rest ------------------------------------------------------------------------------------------


@pytest.mark.rule("DA-REST-1..5", "DA-RUL-13", "DA-RUL-56")
def test_a_rest_heals_three_then_moves_and_never_attacks() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 4, poison=2)
    t.monster("goblin", (4, 3))
    t.activate("petra")
    assert t.options("rest") == [("rest", 2), ("rest", 1)], "how many of them are Poison"
    t.do("rest", 2)
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 0)
    assert t.options("attack") == []
    t.go((5, 5))
    assert "again" not in t.options()
    assert t.options("rest") == []
    assert "rest" not in t.options()


@pytest.mark.rule("DA-REST-6", "DA-REST-7", "DA-LEAVE-1", "DA-SURGE-2", "DA-RUL-57")
def test_a_defeated_hero_surges_rests_or_leaves() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5)
    t.hero("petra").defeated = True
    t.hand(0, "petra-strike", "lorna-shot")
    t.activate("petra")
    assert t.options()[:2] == ["rest", ("surge", SURGE_HEAL)]
    assert {one[0] for one in t.options()[2:] if isinstance(one, tuple)} == {"leave"}
    t.do("surge", SURGE_HEAL)
    assert not t.hero("petra").defeated
    assert t.damage("petra") == 4
    assert (5, 5) in t.squares(), "a normal turn follows"


@pytest.mark.rule("DA-LEAVE-2", "DA-LEAVE-3")
def test_who_leaves_the_dungeon_stands_at_the_start_unhurt_and_is_done() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.hurt("petra", 5, poison=1)
    t.hero("petra").defeated = True
    t.activate("petra")
    assert t.squares("leave") == {(1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)}
    t.do("leave", at((2, 4)))
    petra = t.hero("petra")
    assert (petra.at, petra.damage, petra.poison, petra.defeated) == (at((2, 4)), 0, 0, False)
    assert t.asked == []


# -- upgrades --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-UPG-1..4", "DA-UPG-6..8", "DA-UPG-10", "DA-RUL-64")
def test_a_card_is_paid_taken_into_the_hand_and_replaced() -> None:
    t = room()
    t.upgrades("long-blade", "lesser-light", "great-sword")
    t.player(0).fresh = 4
    t.chance(draws=[CARD["oak-bow"]])
    t.play(upgrade(0))
    blade, light = CARD["long-blade"], CARD["lesser-light"]
    assert t.options() == [("buy", blade), ("swap", blade), ("swap", light), ()]
    t.player(0).deck.clear()
    t.answer(("buy", blade))
    player = t.player(0)
    assert (player.fresh, player.spent, player.cards, player.shown) == (1, 3, 1, [blade])
    assert t.s.row[0] == CARD["oak-bow"]


@pytest.mark.rule("DA-UPG-12..17")
def test_after_an_exchange_only_the_replacement_can_be_taken() -> None:
    t = room()
    t.upgrades("lesser-light", "long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["oak-bow"], CARD["traveller-boots"]])
    t.play(upgrade(0))
    t.answer(("swap", CARD["lesser-light"]))
    assert t.asked == [(0, "take_new")]
    assert t.options() == [None, "buy"]
    t.answer("buy")
    assert t.player(0).shown == [CARD["oak-bow"]]
    assert t.s.upgrade_discard == [CARD["lesser-light"]]
    assert t.asked == [(0, "discard")]


@pytest.mark.rule("DA-UPG-18", "DA-RUL-49")
def test_a_discarded_card_costs_one_more() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"], CARD["lesser-light"]]
    t.player(0).fresh = 4
    t.play(upgrade(0))
    assert t.options() == [("old", CARD["long-blade"]), ()]
    t.answer(("old", CARD["long-blade"]))
    assert (t.player(0).fresh, t.player(0).spent) == (0, 4)


@pytest.mark.rule("DA-ART-2", "DA-ART-3", "DA-RUL-50")
def test_an_artifact_lies_beside_the_heroes_and_helps_them_all() -> None:
    t = room()
    t.upgrades("seven-league-map")
    t.s.upgrade_level = 2
    t.player(0).fresh = 5
    t.play(upgrade(0))
    t.answer(("buy", CARD["seven-league-map"]))
    assert t.player(0).artifacts == [CARD["seven-league-map"]]
    assert t.player(0).cards == 1


@pytest.mark.rule("DA-UPG-11")
def test_a_replacement_that_nobody_can_use_goes_to_the_discards() -> None:
    t = room(["petra", "lorna", "krom", "mysterios"], ["bull", "graltar", "krolt", "jypzy"])
    t.upgrades("long-blade")
    t.player(0).fresh = 3
    t.chance(draws=[CARD["lesser-light"], CARD["oak-bow"]])
    t.play(upgrade(0))
    t.answer(("buy", CARD["long-blade"]))
    assert t.s.row[0] == CARD["oak-bow"]
    assert t.s.upgrade_discard == [CARD["lesser-light"]]


# -- discard and draw ------------------------------------------------------------------------------


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


@pytest.mark.rule("DA-DRAW-2..4", "DA-RUL-46")
def test_up_to_the_limit_is_discarded_then_the_hand_is_filled() -> None:
    t = room()
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot")
    t.play(discard_and_draw(0))
    assert () in t.options()
    assert max(len(option) for option in t.options() if isinstance(option, tuple)) == 2
    t.answer((CARD["lorna-shot"], CARD["petra-brace"]))
    player = t.player(0)
    assert player.discard == [CARD["lorna-shot"], CARD["petra-brace"]]
    assert len(player.hand) == 6


@pytest.mark.rule("DA-DRAW-3", "DA-DRAW-4")
def test_a_hand_above_its_size_is_kept() -> None:
    t = room()
    t.hand(0, *[CONTENT.starters[card].id for card in t.player(0).deck[:8]])
    t.play(discard_and_draw(0))
    t.answer(())
    assert len(t.player(0).hand) == 8


@pytest.mark.rule("DA-DRAW-5", "DA-DRAW-6")
def test_the_discards_become_the_deck_and_without_both_the_hand_stays_short() -> None:
    t = room()
    t.hand(0, "petra-strike")
    player = t.player(0)
    player.deck, player.discard = [], [CARD["petra-brace"], CARD["lorna-shot"]]
    t.play(discard_and_draw(0))
    t.answer(())
    assert sorted(t.player(0).hand) == sorted(
        [CARD["petra-strike"], CARD["petra-brace"], CARD["lorna-shot"]]
    )
    assert t.player(0).discard == []


@pytest.mark.rule("DA-UPG-9", "DA-RUL-5")
def test_the_hand_grows_with_the_cards_acquired() -> None:
    t = room()
    sizes = []
    for cards in (0, 2, 3, 5, 6, 12):
        t.player(0).cards = cards
        sizes.append((space_of(t.s, 0)[0], hand_size(t.s, 0)))
    assert sizes == [(2, 6), (2, 6), (2, 7), (2, 7), (3, 8), (3, 8)]


# -- the End Phase ---------------------------------------------------------------------------------


@pytest.mark.rule("DA-END-1", "DA-END-2", "DA-END-4", "DA-END-7", "DA-END-9", "DA-END-10")
def test_at_the_end_of_a_round_all_are_ready_cards_come_back_and_the_token_passes() -> None:
    t = room()
    goblin = t.monster("goblin", (4, 4), ready=False)
    t.under("petra", "petra-strike")
    t.hero("petra").ready = False
    t.hero("petra").down = (CARD["lorna-shot"],)
    t.player(0).deck.remove(CARD["lorna-shot"])
    t.play(end_round())
    assert t.hero("petra").ready
    assert t.s.monsters[goblin].ready
    assert (t.hero("petra").column, t.hero("petra").down) == ((), ())
    assert sorted(t.player(0).discard) == sorted([CARD["petra-strike"], CARD["lorna-shot"]])
    assert len(t.player(0).hand) == 6
    assert t.s.first == 1


@pytest.mark.rule("DA-END-5", "DA-END-6", "DA-RUL-19")
def test_poison_spreads_by_one_and_can_defeat() -> None:
    t = room()
    t.hurt("petra", 3, poison=2)
    t.hurt("lorna", 5, poison=1)
    t.hurt("krom", 2)
    t.play(end_round())
    assert (t.damage("petra"), t.hero("petra").poison) == (4, 3)
    assert t.hero("lorna").defeated
    assert t.damage("krom") == 2
    assert t.player(0).defeats == 1


@pytest.mark.rule("DA-END-8", "DA-RUL-80")
def test_krom_may_stay_hidden_over_the_end_of_a_round() -> None:
    t = room()
    t.put("krom", (4, 4))
    t.hand(0, "krom-hide")
    t.monster("goblin", (4, 3))
    t.activate("krom")
    t.play_card("krom-hide")
    assert t.hero("krom").hidden
    t.end()
    t.play(end_round())
    assert t.asked == [(0, "keep")]
    t.answer("keep")
    assert t.hero("krom").hidden
    assert t.hero("krom").column == (CARD["krom-hide"],)


# -- the end of the game ---------------------------------------------------------------------------


@pytest.mark.rule("DA-WIN-2", "DA-ROUND-1")
def test_the_game_ends_after_the_fourth_round() -> None:
    t = room()
    t.s.round = 4
    t.play(next_round())
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-WIN-1", "DA-RUL-62")
def test_an_empty_dungeon_ends_the_game_with_this_round() -> None:
    t = room()
    t.s.tiles_left = [0, 0, 0]
    t.put("petra", (4, 4))
    goblin = t.monster("goblin", (4, 3), damage=2)
    t.activate("petra")
    t.attack(goblin)
    assert t.s.early
    t.play(begin_monsters())
    assert t.game is not None
    assert t.game.outcome is not None


@pytest.mark.rule("DA-WIN-3..7", "DA-RUL-18", "DA-UPG-3")
def test_score_then_cards_then_damage_decide() -> None:
    def winners(*rows: tuple[int, int, int, int, int]) -> tuple[int, ...]:
        t = room()
        for seat, (fresh, spent, defeats, cards, damage) in enumerate(rows):
            player = t.player(seat)
            player.fresh, player.spent, player.defeats = fresh, spent, defeats
            player.cards = cards
            player.heroes[0].damage = damage
        t.s.round = 4
        t.play(next_round())
        assert t.game is not None
        assert t.game.outcome is not None
        return t.game.outcome.winners

    assert winners((1, 4, 0, 0, 0), (3, 3, 2, 5, 0)) == (0,)
    assert winners((2, 2, 0, 1, 0), (4, 0, 0, 2, 3)) == (1,)
    assert winners((2, 2, 0, 1, 3), (4, 0, 0, 1, 2)) == (1,)
    assert winners((2, 2, 0, 1, 2), (4, 0, 0, 1, 2)) == (0, 1)
