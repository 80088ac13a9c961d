"""What is hidden from whom, and that nothing is ever lost or made."""

from __future__ import annotations

import random

import msgspec
import pytest

from grimorio.conformance import (
    check_checkpoints,
    check_copies,
    check_laws,
    check_play,
    check_saves,
    check_undo,
    check_variety,
)
from grimorio.conformance.laws import check_order
from grimorio.core import Chance
from grimorio.core.asking import WATCHER
from grimorio.core.chance import seed_key
from grimorio.games.gloomhaven import title
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    BLESS_CARD,
    CARD,
    MINUS_CARD,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.secrets import conserved, hide, secrets
from grimorio.games.gloomhaven.rules.turn import end_round
from grimorio.games.gloomhaven.state import Scenario
from tests.games.gloomhaven.table import lay, new_game

# -- what is hidden --------------------------------------------------------------------------------


def worlds(s: Scenario, seat: int) -> list[Scenario]:
    """Some of the worlds that a seat may think of."""
    found = []
    for key in range(20):
        world = s.copy()
        hide(world, seat, Chance(seed_key(key)))
        assert conserved(world) == []
        found.append(world)
    return found


@pytest.mark.rule("GH-RUL-108", "GH-SETUP-18")
def test_hands_and_battle_goals_of_others_are_dealt_anew_and_the_own_are_not() -> None:
    t = lay("brute", "scoundrel")
    theirs, goals = set(), set()
    for world in worlds(t.s, 0):
        own, other = world.characters
        assert own.hand.cards == t.character(0).hand.cards
        assert own.goals.cards == t.character(0).goals.cards
        theirs.add(tuple(sorted(other.hand.cards)))
        goals.add(other.goals.cards[0])
    assert len(theirs) > 1
    assert len(goals) > 1
    assert set(secrets(t.s, 0)) == {"cards1-0", "goals-1"}
    assert set(secrets(t.s, WATCHER)) == {"cards0-0", "cards1-0", "goals-0", "goals-1"}


@pytest.mark.rule("GH-RUL-108", "GH-SETUP-4")
def test_with_open_information_only_battle_goals_are_hidden() -> None:
    t = lay("brute", "scoundrel", open_information=True)
    for world in worlds(t.s, 0):
        assert world.characters[1].hand.cards == t.character(1).hand.cards
    assert set(secrets(t.s, 0)) == {"goals-1"}


@pytest.mark.rule("GH-RUL-108", "GH-DEF-11")
def test_cards_that_came_back_from_the_discards_are_known_to_all() -> None:
    t = lay("brute", "scoundrel")
    t.discard(1, "single-out", "venom-shiv")
    t.do(end_round())
    t.answer("rest", seat=1)
    t.answer("keep", seat=1)
    (lost,) = t.character(1).lost
    (back,) = {CARD["single-out"], CARD["venom-shiv"]} - {lost}
    for world in worlds(t.s, 0):
        assert back in world.characters[1].hand


@pytest.mark.rule("GH-DECL-6", "GH-DECL-14")
def test_cards_are_known_to_all_once_they_are_shown() -> None:
    t = lay("brute", "scoundrel")
    t.do()
    t.declare(1, "single-out", "venom-shiv")
    assert t.game is not None
    assert t.game.takes_back(0), "for the others it has not chosen yet"
    t.declare(0, "trample", "skewer")
    for world in worlds(t.s, 0):
        assert world.characters[1].chosen.cards == [CARD["single-out"], CARD["venom-shiv"]]


@pytest.mark.rule("GH-DECL-8", "GH-DECL-9", "GH-RUL-28", "GH-RUL-108")
def test_a_plan_is_all_that_players_can_tell_each_other_before_cards_are_shown() -> None:
    """The table itself tells neither number nor title: whatever another has chosen, and be it a
    long rest, a seat and a watcher see the same."""
    seen: dict[int, set[str]] = {0: set(), WATCHER: set()}
    told: set[str] = set()
    for choice in (("single-out", "venom-shiv"), ("backstab", "venom-shiv"), ()):
        t = lay("brute", "scoundrel")
        t.discard(1, "smoke-bomb", "quick-hands")
        t.do()
        if choice:
            t.declare(1, *choice)
        else:
            t.answer("rest", seat=1)
        assert t.asked == [(0, "declare")]
        assert t.game is not None
        assert t.game.journal is not None
        for seat, views in seen.items():
            views.add(repr(msgspec.to_builtins(title.rules.view(t.game.state, seat))))
        told.add(repr([(event.kind.name, event.args) for event in t.game.journal.events]))
    assert [len(views) for views in seen.values()] == [1, 1]
    assert len(told) == 1


# -- what is never lost ----------------------------------------------------------------------------


def test_what_is_lost_or_there_twice_is_noticed() -> None:
    t = lay("brute", "scoundrel")
    guard = t.monster("bandit-guard", (0, 0))
    assert conserved(t.s) == []
    t.character(0).discard.append(t.character(0).hand.cards[0])
    assert conserved(t.s) == [[0, "cards"]]
    t.character(0).hand.take(t.character(0).discard[0])
    assert conserved(t.s) == []
    card = t.character(0).discard.pop()
    assert conserved(t.s) == [[0, "cards"], [0, "class"]]
    t.character(1).lost.append(card)
    assert conserved(t.s) == [], "a card may come to another character"
    t.character(0).discard.append(t.character(1).lost.pop())
    t.character(1).modifiers.bag.pop()
    assert conserved(t.s) == [[1, "modifiers"]]
    t.character(1).modifiers.bag[:] = sorted([*BASE_DECK, MINUS_CARD, BLESS_CARD])
    assert conserved(t.s) == [], "a scenario may add -1 cards, and blessings come and go"
    t.s.goal_deck.pop()
    t.s.monsters.bag.pop()
    t.s.decks[TYPE_DECK[t.figure(guard).type]].pop()
    del t.s.figures[guard]
    assert conserved(t.s) == [
        "goals",
        ["standees", TYPE["bandit-guard"]],
        ["abilities", TYPE_DECK[TYPE["bandit-guard"]]],
        "modifiers",
    ]


@pytest.mark.parametrize("number", range(30))
def test_nothing_is_lost_or_made_in_a_whole_game(number: int) -> None:
    """Two to four seats, all levels, ready-made and own characters, open and closed hands."""
    game = new_game(
        2 + number % 3,
        f"conserved {number}",
        classes="random",
        level=1 + number % 9,
        builds=("ready", "own")[number % 2],
        ties=("places", "table", "ask")[number % 3],
        open_information=number % 4 == 3,
    )
    dice = random.Random(number)
    for _ in range(5000):
        assert conserved(game.state) == []
        if not game.pending:
            break
        ask = dice.choice(game.pending)
        game.answer(ask.seat, dice.choice(ask.options))
    assert game.outcome is not None


# -- the laws --------------------------------------------------------------------------------------


SEEDS = (3,)
"""Of one short game each; the conformance suite plays others."""


@pytest.mark.parametrize("seed", SEEDS)
def test_games_are_sound_copied_stored_and_taken_back(seed: int) -> None:
    check_play(title, seed)
    check_copies(title, seed)
    check_checkpoints(title, seed)
    check_saves(title, seed)
    check_undo(title, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_knows_only_what_it_may_know(seed: int) -> None:
    check_variety(title, seed)
    check_order(title, seed)
    for seat in range(WATCHER, 4):
        check_laws(title, seed, seat)
