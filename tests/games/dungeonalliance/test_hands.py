"""Hands: discarding and drawing, and how many cards a hand has."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, CONTENT
from grimorio.games.dungeonalliance.kinds import THROW
from grimorio.games.dungeonalliance.rules.hands import discard_and_draw, hand_size, space_of
from tests.games.dungeonalliance.table import room


@pytest.mark.rule("DA-DRAW-2..4", "DA-RUL-46")
def test_up_to_the_limit_is_discarded_then_the_hand_is_filled() -> None:
    t = room()
    t.hand(0, "petra-strike", "petra-brace", "lorna-shot")
    t.play(discard_and_draw(0))
    assert THROW(()) in t.options()
    assert max(len(cards) for (cards,) in t.parts(THROW)) == 2
    t.answer(THROW((CARD["lorna-shot"], CARD["petra-brace"])))
    player = t.player(0)
    assert player.discard == [CARD["lorna-shot"], CARD["petra-brace"]]
    assert len(player.hand) == 6


@pytest.mark.rule("DA-DRAW-3", "DA-DRAW-4")
def test_a_hand_above_its_size_is_kept() -> None:
    t = room()
    t.hand(0, *[CONTENT.starters[card].id for card in t.player(0).deck[:8]])
    t.play(discard_and_draw(0))
    t.answer(THROW(()))
    assert len(t.player(0).hand) == 8


@pytest.mark.rule("DA-DRAW-5", "DA-DRAW-6")
def test_the_discards_become_the_deck_and_without_both_the_hand_stays_short() -> None:
    t = room()
    t.hand(0, "petra-strike")
    player = t.player(0)
    player.deck, player.discard = [], [CARD["petra-brace"], CARD["lorna-shot"]]
    t.play(discard_and_draw(0))
    t.answer(THROW(()))
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
