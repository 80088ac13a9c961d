"""The turn: actions, placing, discarding and drawing."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.games.tashkalar.components.numbers import SCHOOL_CARDS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.drawing import deck_size, draw_at_end, straight
from grimorio.games.tashkalar.state import MELEE
from grimorio.kit.zones import EVERYBODY, knows
from tests.games.tashkalar.boards import square_named
from tests.games.tashkalar.builders import Table, arena, cannot_undo_for_all_have_seen, pattern
from tests.games.tashkalar.test_setup import begin, to_first_turn
from tests.scripted import ScriptedChance

# -- actions ------------------------------------------------------------------------------------


@pytest.mark.rule("TK-TURN-2", "TK-TURN-3", "TK-EX-17")
def test_a_turn_has_two_actions_but_the_very_first_only_one() -> None:
    game = to_first_turn(begin(3))
    actions = []
    for _ in range(5):
        actions.append((game.state.turn, game.state.actions))
        ask = game.pending[0]
        game.answer(ask.seat, ask.options[0])
    first = game.state.first
    second, third = (first + 1) % 3, (first + 2) % 3
    assert actions == [(first, 1), (second, 2), (second, 1), (third, 2), (third, 1)]


@pytest.mark.rule("TK-TURN-1")
def test_turns_go_round_by_the_seats() -> None:
    table = arena("", form=MELEE, seats=3, turn=1)
    table.place("c5", "d5")
    assert table.asked == (2, "act")
    table.place("e5", "f5")
    assert table.asked == (0, "act")


@pytest.mark.rule("TK-TURN-4", "TK-TURN-5", "TK-TURN-6")
def test_an_action_is_placing_summoning_or_discarding_in_any_order_and_again() -> None:
    table = arena("1d5 1f5", "wild-eagle clan-axeman", schools=["highland", "south"], actions=4)
    assert {one[0] for one in table.options if isinstance(one, tuple)} == {
        "place", "summon", "discard",
    }  # fmt: skip
    table.summon("wild-eagle", "e4")
    table.pick("-")
    table.place("d7", "e8")
    assert table.s.actions == 1
    assert table.summons("clan-axeman") != []


@pytest.mark.rule("TK-TURN-7", "TK-RUL-41")
def test_only_one_card_is_discarded_in_a_turn() -> None:
    table = arena("", "knight herald bomb", actions=3)
    assert len(table.acts("discard")) == 3
    table.discard("bomb")
    assert table.acts("discard") == []
    table.place("e5", "e6")
    table.place("c5", "c6")
    assert table.asked == (0, "act")
    assert len(table.acts("discard")) == 3


@pytest.mark.rule("TK-TURN-8")
def test_the_turn_cannot_end_while_an_action_is_left() -> None:
    table = arena("", "knight")
    assert "end" not in table.options
    assert "forfeit" not in table.options
    assert None not in table.options


@pytest.mark.rule("TK-RUL-17", "TK-TURN-8")
def test_actions_are_forfeited_only_if_nothing_can_be_done() -> None:
    table = arena("", supply=0, actions=2)
    # No piece in the reserve, none on the board, no card in hand: the turn ends by itself.
    assert table.told("forfeited")[0] == (0,)
    assert table.s.players[0].hand.cards != []


# -- placing ------------------------------------------------------------------------------------


@pytest.mark.rule("TK-PLACE-1", "TK-PLACE-2")
def test_a_common_piece_is_placed_on_any_empty_square() -> None:
    table = arena("1e5 2e6h 2d5l")
    assert len(table.acts("place")) == 66
    before = pieces.reserve(table.s, 0, 0)
    table.place("e4")
    assert table.board == "1e4 1e5 2d5l 2e6h"
    assert pieces.reserve(table.s, 0, 0) == before - 1
    assert table.s.actions == 1


@pytest.mark.rule("TK-PLACE-3", "TK-PLACE-4", "TK-PLACE-5", "TK-EX-23", "TK-RUL-18", "TK-RUL-19")
def test_without_pieces_one_is_picked_up_and_put_down_common() -> None:
    table = arena("1e5h 1d5 1c5l 2b5", supply=2)
    assert table.acts("place") == []
    lifts = [name for name in ("c5", "d5", "e5") if ("lift", square_named(name)) in table.options]
    assert lifts == ["d5", "e5"]
    table.answer(("lift", square_named("e5")))
    assert table.kind == "place"
    assert "e5" in table.squares.split()
    table.pick("e4")
    assert table.board == "1c5l 1d5 1e4 2b5"
    assert table.s.kills == [0] * 6
    assert table.s.actions == 1


@pytest.mark.rule("TK-PLACE-3")
def test_nothing_is_picked_up_while_a_piece_is_in_the_reserve() -> None:
    table = arena("1e5h 1d5", supply=3)
    assert table.acts("lift") == []


# -- discarding ---------------------------------------------------------------------------------


@pytest.mark.rule("TK-DISC-1")
def test_only_beings_of_the_own_deck_can_be_discarded() -> None:
    table = arena("", "knight herald titan flare-2")
    found = table.acts("discard")
    assert (len(found), set(found)) == (2, {CARD.number("knight"), CARD.number("herald")})


@pytest.mark.rule("TK-DISC-2", "TK-DISC-3", "TK-RUL-20")
def test_after_a_discard_any_cards_may_go_to_the_bottoms_of_their_decks() -> None:
    table = arena("", "knight herald bomb titan flare-2")
    table.discard("knight", "titan", "bomb", "herald", "flare-2")
    s = table.s
    assert table.hand(0) == []
    assert [CARD.ids[card] for card in s.players[0].bottom.cards] == ["bomb", "herald"]
    assert s.legend_bottom.cards == [CARD.number("titan")]
    assert s.flare_bottom.cards == [CARD.number("flare-2")]
    assert s.players[0].discard.cards == [CARD.number("knight")]
    assert s.actions == 1


@pytest.mark.rule("TK-DISC-2")
def test_nothing_has_to_be_returned_and_nothing_is_without_a_discard() -> None:
    table = arena("", "knight herald")
    table.answer(("discard", CARD.number("knight")))
    assert None in table.options
    assert CARD.number("knight") not in table.options
    table.answer(None)
    assert table.kind == "act"
    assert table.hand(0) == ["herald"]


@pytest.mark.rule("TK-RUL-31", "TK-RUL-20")
def test_a_discarded_or_returned_card_is_seen_by_its_owner_alone() -> None:
    table = arena("", "knight herald bomb")
    table.discard("knight", "bomb")
    player = table.s.players[0]
    for zone in (player.discard, player.bottom):
        assert [knows(zone.seen[0], seat) for seat in (0, 1, WATCHER)] == [True, False, False]
    seen = {event.kind.name for event in table.game.events(1)}
    assert {"discarded", "returned"} <= seen
    assert not {"discarded_card", "returned_card"} & seen


@pytest.mark.rule("TK-RUL-31")
def test_a_summoned_being_is_seen_by_all() -> None:
    table = arena(pattern("knight", "e5"), "knight")
    table.summon("knight", "e5")
    table.pick("-")
    pile = table.s.players[0].discard
    assert pile.cards == [CARD.number("knight")]
    assert all(knows(pile.seen[0], seat) for seat in (0, 1, WATCHER))


@pytest.mark.rule("TK-DISC-4", "TK-DISC-5", "TK-EX-26", "TK-RUL-21")
def test_in_teams_returned_cards_straighten_as_many_others() -> None:
    table = arena("", "knight herald bomb", seats=4, teams=True)
    cut(table, 8)
    assert straight(table.s, 0) == 2
    table.discard("knight", "herald", "bomb")
    assert (deck_size(table.s, 0), straight(table.s, 0)) == (10, 4)


@pytest.mark.rule("TK-RUL-21")
def test_with_fewer_than_six_cards_none_is_straightened() -> None:
    table = arena("", "knight herald bomb", seats=4, teams=True)
    cut(table, 3)
    table.discard("knight", "herald", "bomb")
    assert (deck_size(table.s, 0), straight(table.s, 0)) == (5, 0)


def cut(table: Table, count: int) -> None:
    """Leave this many beings in the first player's deck."""
    player = table.s.players[0]
    while len(player.deck) > count:
        player.discard.add(player.deck.pop(), -1)


@pytest.mark.rule("TK-DISC-1..4", "TK-RUL-31")
def test_who_discards_or_returns_a_card_is_told_which() -> None:
    table = arena("", "knight herald bomb")
    table.discard("knight", "bomb")
    heard = [(event.kind.name, event.args) for event in table.game.events(0)]
    assert ("discarded_card", (0, CARD.number("knight"))) in heard
    assert ("returned_card", (0, CARD.number("bomb"))) in heard


# -- drawing ------------------------------------------------------------------------------------


def full(table: Table, seat: int) -> list[int]:
    player = table.s.players[seat]
    return [len(player.hand), len(player.legends), len(player.flares)]


@pytest.mark.rule("TK-DRAW-1", "TK-TURN-9")
def test_at_the_end_of_a_turn_the_hand_is_filled_again() -> None:
    draws = [CARD.number(word) for word in ("herald", "bomb", "flare-1", "titan")]
    table = arena("", "knight hell-bull", chance=ScriptedChance(draws=draws))
    table.place("e5", "e6")
    assert table.asked == (1, "act")
    assert sorted(table.hand(0)) == sorted(
        ["knight", "herald", "bomb", "hell-bull", "titan", "flare-1"]
    )


@pytest.mark.rule("TK-RUL-20", "TK-DRAW-1")
def test_nothing_is_drawn_before_the_end_of_the_turn() -> None:
    table = arena("", "knight herald bomb titan hell-bull flare-1")
    table.discard("knight", "titan")
    assert full(table, 0) == [2, 1, 1]
    table.place("e5")
    assert full(table, 0) == [3, 2, 1]


@pytest.mark.rule("TK-DRAW-4", "TK-RUL-33")
def test_the_legend_deck_is_made_of_its_discards_again() -> None:
    table = arena("", "knight herald bomb flare-1")
    s = table.s
    s.legend_discard, s.legend_deck = (
        [CARD.number("titan"), CARD.number("hell-bull"), CARD.number("leviathan")],
        [],
    )
    draw_at_end(s)
    assert full(table, 0)[1] == 2
    assert (len(s.legend_deck), s.legend_discard) == (1, [])
    assert table.told("shuffled") == [(1,)]


@pytest.mark.rule("TK-RUL-33")
def test_without_flares_in_deck_and_discards_none_is_drawn() -> None:
    table = arena("", "knight herald bomb titan hell-bull")
    table.s.flare_deck = []
    draw_at_end(table.s)
    assert full(table, 0) == [3, 2, 0]


@pytest.mark.rule("TK-DISC-3", "TK-DRAW-4")
def test_cards_on_the_bottom_are_drawn_after_all_others_and_before_a_reshuffle() -> None:
    table = arena("", "knight herald titan")
    s = table.s
    s.legend_deck = []
    s.legend_bottom.add(CARD.number("leviathan"), 1)
    s.legend_discard = [CARD.number("hell-bull")]
    draw_at_end(s)
    assert s.players[0].legends.cards == [CARD.number("titan"), CARD.number("leviathan")]


@pytest.mark.rule("TK-DRAW-5", "TK-EX-28", "TK-END-1", "TK-RUL-22")
def test_an_exhausted_being_deck_is_never_rebuilt_and_triggers_the_end() -> None:
    table = arena("", "knight titan hell-bull flare-1", deck="bomb")
    table.place("e5", "e6")
    assert table.s.players[0].hand.cards == [CARD.number("knight"), CARD.number("bomb")]
    assert deck_size(table.s, 0) == 0
    assert len(table.s.players[0].discard) == len(SCHOOL_CARDS[0]) - 2
    assert table.told("end_triggered") == [(0, 1)]


@pytest.mark.rule("TK-EFF-9", "TK-EFF-10", "TK-EX-29")
def test_an_extra_card_is_drawn_after_the_usual_ones_and_never_given_back() -> None:
    table = arena(
        pattern("forest-mystic", "e5"), "forest-mystic dryad unicorn titan hell-bull flare-1",
        schools=["sylvan", "south"], actions=1,
    )  # fmt: skip
    table.summon("forest-mystic", "e5")
    assert full(table, 0) == [4, 3, 1]
    table.place("a4", "a5")
    table.place("b4", "b5")
    assert full(table, 0) == [4, 3, 1]
    lose = table.s.players[0].legends
    for card in lose.cards[:2]:
        lose.take(card)
        table.s.legend_discard.append(card)
    draw_at_end(table.s)
    assert len(lose) == 1
    table.s.turn = 0
    draw_at_end(table.s)
    assert len(lose) == 2


@pytest.mark.rule("TK-RUL-34", "TK-TURN-9")
def test_points_come_before_cards_and_cards_before_the_next_player() -> None:
    table = arena(f"{pattern('mountain-troll', 'e5')} 2d4 2e4", "mountain-troll",
                  schools=["highland", "south"], actions=1)  # fmt: skip
    table.summon("mountain-troll", "e5")
    table.place("a4")
    journal = table.game.journal
    assert journal is not None
    kinds = [event.kind.name for event in journal.events]
    assert kinds.index("scored") < kinds.index("drew") < kinds.index("turn", kinds.index("drew"))


@pytest.mark.rule("TK-RUL-52", "TK-EFF-9")
def test_kiskin_spirit_puts_a_discarded_card_on_top_and_draws_one_more() -> None:
    table = arena(
        pattern("kiskin-spirit", "e5"), "kiskin-spirit dryad unicorn titan hell-bull flare-1",
        schools=["sylvan", "south"], actions=2,
    )  # fmt: skip
    table.s.players[0].discard.add(CARD.number("naiad"), 1)
    table.s.players[0].deck.remove(CARD.number("naiad"))
    table.summon("kiskin-spirit", "e5")
    assert (table.kind, table.options) == ("top_card", [None, CARD.number("naiad")])
    table.answer(CARD.number("naiad"))
    assert table.s.players[0].top.cards == [CARD.number("naiad")]
    assert knows(table.s.players[0].top.seen[0], 1)
    table.place("a4")
    assert CARD.number("naiad") in table.s.players[0].hand
    assert full(table, 0) == [4, 2, 1]


def test_kiskin_spirit_draws_nothing_if_the_card_is_left_where_it_is() -> None:
    table = arena(pattern("kiskin-spirit", "e5"), "kiskin-spirit", schools=["sylvan", "south"])
    table.s.players[0].discard.add(CARD.number("naiad"), 1)
    table.s.players[0].deck.remove(CARD.number("naiad"))
    table.summon("kiskin-spirit", "e5")
    table.answer(None)
    assert table.s.extra_beings == 0


@pytest.mark.rule("TK-DRAW-5")
def test_drawing_from_the_bottom_of_a_deck_cannot_be_taken_back() -> None:
    # Nothing is left to chance: the legends and the flare are in hand, and the deck is one card.
    table = arena("", "herald bomb titan leviathan flare-1", deck="", actions=1)
    player = table.s.players[0]
    player.discard.take(CARD.number("knight"))
    player.bottom.add(CARD.number("knight"), 1)
    table.place("e5")
    assert CARD.number("knight") in player.hand.cards
    cannot_undo_for_all_have_seen(table)


@pytest.mark.rule("TK-DRAW-5", "TK-DISC-3")
def test_the_bottom_of_a_deck_is_drawn_in_the_order_it_was_laid_down() -> None:
    table = arena("", "herald bomb titan leviathan flare-1", deck="", actions=1)
    player = table.s.players[0]
    for card, seen in (("knight", EVERYBODY), ("swordmaster", 1)):
        player.discard.take(CARD.number(card))
        player.bottom.add(CARD.number(card), seen)
    table.place("e5")
    assert table.hand(0)[:3] == ["herald", "bomb", "knight"]
    assert player.hand.seen[player.hand.cards.index(CARD.number("knight"))] == EVERYBODY
    assert player.bottom.cards == [CARD.number("swordmaster")]


@pytest.mark.rule("TK-DRAW-4", "TK-DISC-3")
def test_the_bottom_of_a_shared_deck_is_drawn_in_the_order_it_was_laid_down() -> None:
    table = arena("", "knight herald bomb titan flare-1", actions=1)
    s = table.s
    s.legend_deck.clear()
    s.legend_bottom.add(CARD.number("leviathan"), EVERYBODY)
    s.legend_bottom.add(CARD.number("hell-bull"), 1)
    table.place("e5")
    legends = s.players[0].legends
    assert legends.cards == [CARD.number("titan"), CARD.number("leviathan")]
    assert legends.seen[1] == EVERYBODY
    assert s.legend_bottom.cards == [CARD.number("hell-bull")]
