"""What is hidden from whom, and what is never lost."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER, Chance
from grimorio.games.tashkalar.components.numbers import LEGEND_CARDS, SCHOOL_CARDS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.rules.secrets import conserved, hide, is_sound, secrets
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.zones import only
from tests.games.tashkalar.builders import arena

HANDS = ("knight herald bomb titan hell-bull flare-1", "cannon champion knight leviathan flare-2")


def worlds(s: Arena, seat: int) -> list[Arena]:
    """What the table may be for a seat, over twenty keys."""
    found = []
    for key in range(20):
        world = s.copy()
        hide(world, seat, Chance(bytes([key]) * 16))
        assert conserved(world) == conserved(s)
        found.append(world)
    return found


@pytest.mark.rule("TK-RUL-32")
def test_the_own_hand_is_known_and_those_of_rivals_may_be_anything() -> None:
    seen = worlds(arena("", *HANDS).s, 0)
    assert {tuple(s.players[0].hand.cards) for s in seen} == {
        (CARD.number("knight"), CARD.number("herald"), CARD.number("bomb"))
    }
    assert len({tuple(s.players[1].hand.cards) for s in seen}) > 10
    assert len({tuple(s.players[1].legends.cards) for s in seen}) > 3
    assert len({tuple(s.players[1].flares.cards) for s in seen}) > 3
    for s in seen:
        assert set(s.players[1].hand.cards) <= set(SCHOOL_CARDS[1])
        assert set(s.players[1].legends.cards) <= set(LEGEND_CARDS) - {CARD.number("titan")}


@pytest.mark.rule("TK-RUL-32")
def test_a_spectator_knows_no_hand() -> None:
    seen = worlds(arena("", *HANDS).s, WATCHER)
    for seat in (0, 1):
        assert len({tuple(s.players[seat].hand.cards) for s in seen}) > 10


@pytest.mark.rule("TK-RUL-32")
def test_a_partners_beings_and_flare_are_hidden_but_legends_once_held_are_known() -> None:
    table = arena("", "knight titan flare-1", "", "eagle-lord flare-2", seats=4, teams=True,
                  schools=["north", "south", "highland", "sylvan"])  # fmt: skip
    table.game.take(0, "hand_over")
    for seat in (0, 2):
        held = {tuple(s.players[2].legends.cards) for s in worlds(table.s, seat)}
        assert held == {(CARD.number("titan"),)}
    assert len({tuple(s.players[2].legends.cards) for s in worlds(table.s, 1)}) > 3
    assert len({tuple(s.players[2].hand.cards) for s in worlds(table.s, 0)}) > 3


@pytest.mark.rule("TK-RUL-31", "TK-RUL-20")
def test_discarded_and_returned_cards_are_hidden_from_the_others() -> None:
    table = arena("", "knight herald bomb titan")
    table.discard("knight", "herald", "titan")
    for zone in ("discard", "bottom"):
        cards = {tuple(getattr(s.players[0], zone).cards) for s in worlds(table.s, 1)}
        assert len(cards) > 3
        assert len({tuple(getattr(s.players[0], zone).cards) for s in worlds(table.s, 0)}) == 1
    assert len({tuple(s.legend_bottom.cards) for s in worlds(table.s, 1)}) > 3


def test_secrets_are_the_zones_that_could_hold_something_else() -> None:
    table = arena("", *HANDS)
    assert set(secrets(table.s, 0)) == {"beings1-0", "legends-1", "flares-1"}
    assert set(secrets(table.s, WATCHER)) == {
        "beings0-0", "beings1-0", "legends-0", "legends-1", "flares-0", "flares-1",
    }  # fmt: skip
    # A hand that can only be what it is, is no secret.
    player = table.s.players[1]
    for card in player.deck:
        player.discard.add(card, -1)
    player.deck = []
    assert "beings1-0" not in secrets(table.s, 0)


@pytest.mark.rule("TK-RUL-7")
def test_a_board_with_too_many_pieces_or_two_on_a_square_is_not_sound() -> None:
    assert is_sound(arena("1e5l 1e6h 2e4").s)
    for board in ("1e5l 1e6l 1e7l 1e4l", "1e5 2e5"):
        assert not is_sound(arena(board).s)
    assert not is_sound(arena("1e5 1e6 1e7", supply=2).s)


def test_a_card_seen_on_the_bottom_stays_known() -> None:
    table = arena("", "knight")
    table.s.players[0].bottom.add(CARD.number("cannon"), only(0))
    table.s.players[0].deck.remove(CARD.number("cannon"))
    assert {tuple(s.players[0].bottom.cards) for s in worlds(table.s, 0)} == {
        (CARD.number("cannon"),)
    }
