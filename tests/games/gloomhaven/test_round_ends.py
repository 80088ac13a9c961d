"""Ends of turns and of rounds."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    BY_LINE,
    CARD,
    CONDITION,
    DECK_ABILITIES,
    LINES,
    NAMED,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.attack.harm import exhaust
from grimorio.games.gloomhaven.rules.ending import check_end
from grimorio.games.gloomhaven.rules.turn import (
    end_round,
    end_turn,
    next_turn,
    take_turn,
)
from grimorio.games.gloomhaven.state import (
    INERT,
    PARTY,
    STRONG,
    SUMMON,
    TREASURE,
    WANING,
    Active,
    Figure,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import two
from tests.games.gloomhaven.table import Table, ability_numbered


def summon(t: Table, seat: int, place: Hex, number: int) -> int:
    """A summon that stands still: it is stunned."""
    line = next(n for n, line in enumerate(LINES) if isinstance(line, Summon))
    t.s.figures[t.s.made] = Figure(
        SUMMON, PARTY, seat, BY_LINE[line], 0, number, t.cell(place), 4, 4, 1 << CONDITION["stun"],
        0, [], (), False, 1,
    )  # fmt: skip
    t.s.made += 1
    return t.s.made - 1


# -- the end of a round ----------------------------------------------------------------------------


@pytest.mark.rule("GH-EROUND-1", "GH-INIT-4")
def test_with_the_round_rests_and_actions_are_over() -> None:
    t = two()
    t.character(0).rests = True
    t.character(1).played = 3
    t.do(end_round())
    assert not t.character(0).rests
    assert t.character(1).played == 0


@pytest.mark.rule("GH-DECL-10", "GH-DECL-13")
@pytest.mark.parametrize("alone", [False, True])
def test_only_types_on_the_map_have_an_ability_in_the_new_round(alone: bool) -> None:
    """A type that is gone has none any more. A round that begins without any monster is counted
    for each character."""
    t = two()
    if not alone:
        t.monster("bandit-guard", (0, 1))
    gone = TYPE_DECK[TYPE["bandit-archer"]]
    t.s.abilities[gone] = DECK_ABILITIES[gone][0]
    t.do()
    counted = [one.tallies.get("rounds_without_monster", 0) for one in t.s.characters]
    assert counted == [int(alone)] * 2
    t.declare(0, "trample", "grab-and-go")
    t.answer(t.options(1)[0], seat=1)
    assert set(t.s.abilities) == (set() if alone else {TYPE_DECK[TYPE["bandit-guard"]]})


@pytest.mark.rule("GH-EROUND-3", "GH-RUL-13")
def test_a_modifier_deck_is_shuffled_after_a_doubling_or_a_null_and_only_then() -> None:
    t = two()
    for pile in (t.character(0).modifiers, t.character(1).modifiers, t.s.monsters):
        pile.discards.append(pile.bag.pop())
    t.character(0).modifiers.shuffles = True
    t.s.monsters.shuffles = True
    t.do(end_round())
    assert t.character(0).modifiers.discards == t.s.monsters.discards == []
    assert len(t.character(0).modifiers.bag) == len(t.s.monsters.bag) == 20
    assert len(t.character(1).modifiers.discards) == 1
    assert not t.character(0).modifiers.shuffles
    assert not t.s.monsters.shuffles
    assert t.whom("shuffled") == [t.character(0).figure]
    assert len(t.told("monsters_shuffled")) == 1


@pytest.mark.rule("GH-EROUND-3")
def test_of_decks_that_stay_as_they_are_nothing_is_told() -> None:
    t = two()
    t.do(end_round())
    assert t.told("round_over")
    assert t.told("shuffled") == t.told("monsters_shuffled") == []


@pytest.mark.rule("GH-EXH-6")
def test_the_deck_of_an_exhausted_character_is_not_shuffled() -> None:
    t = two()
    pile = t.character(0).modifiers
    pile.discards.append(pile.bag.pop())
    pile.shuffles = True
    exhaust(t.s, 0, "cards")
    t.do(end_round())
    assert len(t.character(0).modifiers.discards) == 1


@pytest.mark.rule("GH-EROUND-4", "GH-EROUND-2")
def test_round_bonuses_end_and_their_cards_are_discarded_or_lost() -> None:
    t = two()
    for card in ("eye-for-an-eye", "wall-of-doom"):
        t.character(0).active.append(Active(2 * CARD[card], 0, [], [], NONE))
    t.character(0).active.append(Active(2 * CARD["warding-strength"] + 1, 0, [], [], NONE))
    t.hero(0).bonuses.append((0, 2))
    t.do(end_round())
    assert t.character(0).discard == [CARD["eye-for-an-eye"]]
    assert t.character(0).lost == [CARD["wall-of-doom"]]
    assert [one.half // 2 for one in t.character(0).active] == [CARD["warding-strength"]]
    assert t.hero(0).bonuses == []


@pytest.mark.rule("GH-EROUND-5")
def test_an_ability_deck_is_shuffled_after_a_card_that_says_so() -> None:
    t = two()
    guard, bones = t.monster("bandit-guard", (0, 0)), t.monster("living-bones", (0, 1))
    for number, ability in ((guard, 524), (bones, 519)):
        deck = TYPE_DECK[t.figure(number).type]
        t.s.abilities[deck] = ability_numbered(ability)
        t.s.decks[deck].remove(ability_numbered(ability))
        t.s.ability_discards[deck] = [ability_numbered(ability)]
    t.do(end_round())
    assert t.s.ability_discards[TYPE_DECK[t.figure(guard).type]] == []
    assert len(t.s.decks[TYPE_DECK[t.figure(guard).type]]) == 8
    assert len(t.s.ability_discards[TYPE_DECK[t.figure(bones).type]]) == 1
    assert len(t.told("abilities_shuffled")) == 1


@pytest.mark.rule("GH-EROUND-6", "GH-EX-29")
def test_elements_fade_by_one_step() -> None:
    t = two()
    t.s.elements = [STRONG, WANING, INERT, STRONG, INERT, INERT]
    t.do(end_round())
    assert t.s.elements == [WANING, INERT, INERT, WANING, INERT, INERT]


@pytest.mark.rule("GH-EROUND-7", "GH-ROUND-3")
def test_the_rounds_are_counted() -> None:
    t = two()
    t.do(end_round())
    assert t.s.round == 2
    assert [event.args for event in t.told("round")] == [(2,)]


@pytest.mark.rule("GH-MACT-7", "GH-COND-22")
def test_a_monster_that_hides_is_invisible_from_the_start_of_a_round_to_its_own_turn() -> None:
    t = two()
    demon = t.monster("ghost-wolf", (0, 0), rank=NAMED)
    t.do()
    assert t.has(demon, "invisible")


# -- ends of turns ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-ETURN-1", "GH-RUL-119")
def test_a_character_takes_the_money_of_its_hex_at_the_end_of_its_turn() -> None:
    t = two()
    t.place(0, (1, 1))
    t.s.coins = {t.cell((1, 1)): 2, t.cell((0, 1)): 1}
    t.overlay(TREASURE, (1, 1), first=7)
    t.do(end_turn(t.character(0).figure))
    assert t.character(0).coins == 2
    assert t.s.coins == {t.cell((0, 1)): 1}
    assert t.character(0).tallies["treasures"] == 1
    assert t.s.overlays == []


@pytest.mark.rule("GH-RUL-119", "GH-MLOOT-2")
def test_a_monster_and_a_summon_take_nothing_at_the_end_of_their_turns() -> None:
    t = two()
    guard = t.monster("bandit-guard", (0, 0))
    wolf = summon(t, 0, (0, 1), 1)
    t.s.coins = {t.cell((0, 0)): 1, t.cell((0, 1)): 1}
    t.do(end_turn(guard), end_turn(wolf))
    assert len(t.s.coins) == 2


@pytest.mark.rule("GH-RUL-119", "GH-ETURN-1")
def test_a_character_takes_nothing_at_the_end_of_its_summons_turn() -> None:
    t = two()
    t.place(0, (1, 1))
    wolf = summon(t, 0, (0, 1), 1)
    t.s.coins = {t.cell((1, 1)): 1}
    t.do(end_turn(wolf))
    assert t.character(0).coins == 0
    assert t.s.coins == {t.cell((1, 1)): 1}


@pytest.mark.rule("GH-ELEM-1", "GH-ELEM-2", "GH-RUL-72", "GH-RUL-81")
def test_elements_become_strong_at_the_end_of_the_turn() -> None:
    t = two()
    t.s.infused = [2, 4]
    t.do(end_turn(t.character(0).figure))
    assert t.s.elements == [INERT, INERT, STRONG, INERT, STRONG, INERT]
    assert t.s.infused == []


@pytest.mark.rule("GH-ROUND-4", "GH-RUL-32")
def test_a_scenario_whose_goal_is_reached_is_played_to_the_end_of_the_round() -> None:
    t = two()
    t.s.areas = 7
    t.hero(0).acted = True
    t.choose(0, "trample", "grab-and-go")
    t.choose(1, "venom-shiv", "quick-hands")
    check_end(t.s)
    assert t.s.won
    t.hero(0).acted = False
    t.discard(0, "sweeping-blow", "leaping-cleave")
    t.do(next_turn())
    assert t.asked == [(1, "act")]
    t.idle(until="short_rest")
    assert t.asked == [(0, "short_rest")], "the end of the round is played too"
    t.answer("rest")
    t.idle(until="declare")
    assert t.game is not None
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "won"
    assert len(t.order()) == 2


@pytest.mark.rule("GH-TURN-2", "GH-DEF-9", "GH-ACT-2", "GH-ACT-4")
def test_a_turn_is_its_start_two_actions_and_its_end() -> None:
    t = two()
    brute = t.character(0).figure
    t.choose(0, "trample", "grab-and-go")
    t.give(brute, "wound", "muddle")
    t.s.coins = {t.hero(0).at: 1}
    t.do(take_turn(brute))
    assert t.asked == [(0, "suffer")], "its wound first"
    t.answer("take")
    assert set(t.options()) == {
        (way, 2 * CARD[name] + side)
        for way in ("play", "basic")
        for name in ("trample", "grab-and-go")
        for side in (0, 1)
    }
    t.answer("basic", 2 * CARD["grab-and-go"])
    assert set(t.options()) == {
        ("play", 2 * CARD["trample"] + 1),
        ("basic", 2 * CARD["trample"] + 1),
    }
    assert t.character(0).coins == 0
    t.answer("basic", 2 * CARD["trample"] + 1)
    t.answer()
    assert t.asked[0][1] == "declare"
    assert t.character(0).coins == 1
    assert not t.has(brute, "muddle")
