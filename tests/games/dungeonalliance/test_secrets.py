"""What is hidden from whom, and that nothing is ever lost or made."""

from __future__ import annotations

import random

import pytest

from grimorio.conformance import check_play
from grimorio.core import WATCHER, Chance
from grimorio.core.chance import seed_key
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import CARD
from grimorio.games.dungeonalliance.kinds import SURGE, THROW
from grimorio.games.dungeonalliance.rules.hands import discard_and_draw
from grimorio.games.dungeonalliance.rules.secrets import conserved, hide, secrets
from grimorio.games.dungeonalliance.rules.turn import activate
from grimorio.games.dungeonalliance.state import SURGE_SPEED, Dungeon
from grimorio.games.dungeonalliance.view import view
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import new_game, play_on, room

SEVEN = ("petra-strike", "petra-brace", "petra-charge", "lorna-shot", "lorna-aim", "krom-strike",
         "krom-hide")  # fmt: skip


def worlds(s: Dungeon, seat: int) -> list[Dungeon]:
    """Some of the worlds that a seat may think of."""
    found = []
    for key in range(20):
        world = s.copy()
        hide(world, seat, Chance(seed_key(key)))
        assert conserved(world) == conserved(s)
        found.append(world)
    return found


@pytest.mark.rule("DA-SETUP-16")
def test_hands_of_others_are_dealt_anew_and_the_own_is_not() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    t.hand(1, "bull-strike", "root-beast")
    hands = set()
    for world in worlds(t.s, 0):
        assert world.players[0].hand == t.player(0).hand
        hands.add(tuple(world.players[1].hand))
    assert len(hands) > 1
    assert set(secrets(t.s, 0)) == {"hand1"}
    assert set(secrets(t.s, WATCHER)) == {"hand0", "hand1"}


@pytest.mark.rule("DA-UPG-7")
def test_a_card_taken_from_the_open_is_known_to_all() -> None:
    t = room()
    t.player(1).shown = [CARD["long-blade"]]
    t.s.upgrade_bags[0].remove(CARD["long-blade"])
    for world in worlds(t.s, 0):
        assert world.players[1].shown == [CARD["long-blade"]]


@pytest.mark.rule("DA-SURGE-5")
def test_after_a_power_surge_nobody_knows_which_cards_are_left() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    t.player(0).shown = [CARD["long-blade"]]
    t.s.upgrade_bags[0].remove(CARD["long-blade"])
    t.activate("petra")
    t.do(SURGE, SURGE_SPEED, NONE)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["long-blade"]])))
    assert t.player(0).shown == []
    downs = {world.players[0].heroes[0].down for world in worlds(t.s, 1)}
    assert len(downs) > 1
    assert {world.players[0].heroes[0].down for world in worlds(t.s, 0)} == {
        tuple(sorted([CARD["petra-strike"], CARD["long-blade"]]))
    }


@pytest.mark.rule("DA-RUL-106")
def test_after_a_power_surge_no_card_of_the_hand_is_known_any_more() -> None:
    t = room()
    t.hand(0, "petra-strike", "lorna-shot")
    for card in ("oak-bow", "ring-shirt"):
        t.player(0).shown.append(CARD[card])
        t.s.upgrade_bags[0].remove(CARD[card])
    t.activate("petra")
    t.do(SURGE, SURGE_SPEED, NONE)
    t.answer(tuple(sorted([CARD["petra-strike"], CARD["lorna-shot"]])))
    assert t.player(0).shown == []
    assert t.player(0).hand == sorted([CARD["oak-bow"], CARD["ring-shirt"]])


@pytest.mark.rule("DA-UPG-19", "DA-RUL-63")
def test_everybody_sees_the_upgrade_discards_and_what_each_has_won_and_lost() -> None:
    t = room()
    t.s.upgrade_discard = [CARD["long-blade"], CARD["oak-bow"]]
    t.player(1).fresh, t.player(1).spent, t.player(1).defeats = 3, 4, 2
    for seat in (0, 1, WATCHER):
        scene = view(t.s, seat)
        pile = next(zone for zone in scene.zones if zone.id == "upgrade-discard")
        assert len([card for card in pile.cards if card.face]) == 2
        stats = {stat.id: stat.value for stat in scene.panels[1].stats}
        assert (stats["score"], stats["fresh"], stats["defeats"]) == (5, 3, 2)


@pytest.mark.rule("DA-DRAW-2", "DA-DRAW-4")
def test_a_card_that_was_seen_in_the_discards_is_not_taken_back_into_the_hand() -> None:
    for known in (False, True):
        t = room()
        t.hand(0, *SEVEN)
        if known:
            t.player(0).hand.remove(CARD["lorna-shot"])
            t.player(0).shown = [CARD["lorna-shot"]]
        t.play(discard_and_draw(0), activate(1))
        t.answer(THROW((CARD["lorna-shot"],)))
        assert t.asked == [(1, "activate")], "six are left: none is drawn"
        assert t.game is not None
        refused = t.game.can_undo(0)
        assert (refused is None) == known, "what all know of a hand anyway tells nothing new"
        if refused is not None:
            assert refused.text.id == "refusal-undo-revealed-since"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_come_to_their_end(seats: int) -> None:
    for key in range(2):
        game = new_game(seats, f"random {key}", versus=bool(key), basic=bool(key))
        play_on(game, random.Random(key))
        assert game.outcome is not None
        assert len(game.outcome.scores) == seats


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_gained_or_lost_in_random_games(seed: int) -> None:
    check_play(title, seed)
