"""Rounds: cards are chosen, and figures act by initiative."""

from __future__ import annotations

import pytest

from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOSS,
    BY_LINE,
    CARD,
    CONDITION,
    DECKS,
    FIRST_THING,
    HALVES,
    LINES,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.map.initiative import order_key
from grimorio.games.gloomhaven.rules.scenario.standees import meet_type
from grimorio.games.gloomhaven.rules.turn import decks_on_map, next_turn
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    OBJECT,
    PARTY,
    SUMMON,
    Active,
    Figure,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import BRUTE, two
from tests.games.gloomhaven.table import Table, ability_numbered, lay

# -- declaring -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DECL-1", "GH-DECL-6")
def test_each_chooses_two_cards_of_the_hand_and_either_may_lead() -> None:
    t = two()
    t.do()
    assert t.asked == [(0, "declare"), (1, "declare")]
    hand = [CARD[name] for name in BRUTE]
    assert set(t.options(0)) == {(one, other) for one in hand for other in hand if one != other}
    t.declare(0, "trample", "grab-and-go")
    assert t.character(0).chosen.cards == [CARD["trample"], CARD["grab-and-go"]]
    assert CARD["trample"] not in t.character(0).hand


@pytest.mark.rule("GH-ROUND-1", "GH-EROUND-7")
def test_in_a_new_round_everybody_has_a_turn_again() -> None:
    t = two()
    t.monster("bandit-guard", (0, 1))
    for figure in t.s.figures.values():
        figure.acted = True
    t.do()
    assert t.s.round == 2
    assert [figure.acted for figure in t.s.figures.values()] == [False] * 3


@pytest.mark.rule("GH-DECL-2", "GH-DECL-3", "GH-EX-32")
def test_with_one_card_in_hand_and_two_discards_only_a_rest_is_possible() -> None:
    t = two()
    t.hand(0, "trample")
    t.discard(0, "sweeping-blow", "grab-and-go")
    t.do()
    assert t.options(0) == ["rest"]


@pytest.mark.rule("GH-DECL-3", "GH-EX-32")
def test_with_one_discard_there_is_no_rest() -> None:
    t = two()
    t.discard(0, "sweeping-blow")
    t.do()
    assert "rest" not in t.options(0)


@pytest.mark.rule("GH-DECL-5", "GH-EXH-3", "GH-EX-32", "GH-RUL-26")
def test_who_can_do_neither_is_exhausted_before_cards_are_chosen() -> None:
    t = two()
    t.hand(0, "trample")
    t.discard(0, "grab-and-go")
    t.do()
    assert t.character(0).figure == NONE
    assert t.asked == [(1, "declare")]


@pytest.mark.rule("GH-DECL-4", "GH-RUL-27")
def test_active_cards_that_count_as_discarded_allow_a_rest_and_their_owner_chooses() -> None:
    t = two()
    t.hand(0, "trample")
    t.discard(0, "grab-and-go")
    for half in (2 * CARD["eye-for-an-eye"], 2 * CARD["wall-of-doom"] + 1):
        assert not HALVES[half].lost
        t.character(0).active.append(Active(half, 0, [], [], NONE))
    t.do()
    assert t.options(0) == ["rest"]
    t.answer("rest")
    t.declare(1, "single-out", "venom-shiv")
    assert t.asked == [(0, "end_active")]
    assert t.options(0) == [CARD["eye-for-an-eye"], CARD["wall-of-doom"]]
    t.answer(CARD["wall-of-doom"])
    assert CARD["wall-of-doom"] in t.character(0).discard
    assert [one.half // 2 for one in t.character(0).active] == [CARD["eye-for-an-eye"]]


@pytest.mark.rule("GH-RUL-27", "GH-DECL-4")
def test_an_active_card_that_counts_as_lost_does_not_help_to_rest() -> None:
    t = two()
    t.hand(0, "trample")
    t.discard(0, "grab-and-go")
    t.character(0).active.append(Active(2 * CARD["warding-strength"] + 1, 0, [], [], NONE))
    t.do()
    assert t.character(0).figure == NONE


@pytest.mark.rule("GH-DECL-9", "GH-DECL-14", "GH-RUL-28")
def test_what_was_chosen_is_secret_until_all_have_chosen() -> None:
    t = two()
    t.do()
    assert t.game is not None
    t.declare(0, "trample", "grab-and-go")
    assert t.asked == [(1, "declare")]
    assert t.told("showed_cards") == []
    assert t.game.in_secret
    t.declare(1, "single-out", "venom-shiv")
    shown = [event.args[1] for event in t.told("showed_cards")]
    assert shown == [
        (CARD["trample"], CARD["grab-and-go"]),
        (CARD["single-out"], CARD["venom-shiv"]),
    ]


@pytest.mark.rule("GH-DECL-6")
def test_a_choice_can_be_made_anew_while_others_choose_and_not_afterwards() -> None:
    t = two()
    t.do()
    assert t.game is not None
    t.declare(0, "trample", "grab-and-go")
    t.game.undo(0)
    assert t.asked == [(0, "declare"), (1, "declare")]
    assert len(t.character(0).hand) == len(BRUTE)
    t.declare(0, "leaping-cleave", "grab-and-go")
    t.declare(1, "single-out", "venom-shiv")
    assert t.character(0).initiative == 54
    with pytest.raises(UndoRefused):
        t.game.undo(1)


@pytest.mark.rule("GH-DECL-7", "GH-INIT-4")
def test_the_leading_card_is_the_initiative_and_a_rest_is_99() -> None:
    t = two()
    t.discard(1, "thiefs-knack", "backstab")
    t.do()
    t.declare(0, "trample", "leaping-cleave")
    t.answer("rest", seat=1)
    brute, scoundrel = t.character(0), t.character(1)
    assert (brute.initiative, brute.second) == (72, 54)
    assert (scoundrel.initiative, scoundrel.second) == (99, 99)
    assert len(t.told("declared_rest")) == 1


# -- monster abilities -----------------------------------------------------------------------------


@pytest.mark.rule("GH-DECL-10", "GH-DECL-12")
def test_one_ability_is_drawn_for_every_type_on_the_map_and_goes_to_its_discards() -> None:
    t = two()
    guards = [t.monster("bandit-guard", place) for place in ((-1, 2), (-1, 3))]
    t.ability("bandit-guard", 527)
    meet_type(t.s, t.figure(t.monster("living-bones", (0, 4))).type)
    t.ability("living-bones", 519)
    archers = TYPE_DECK[t.figure(t.monster("bandit-archer", (0, 5))).type]
    del t.s.figures[max(t.s.figures)]
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "single-out", "venom-shiv")
    deck = TYPE_DECK[t.figure(guards[0]).type]
    assert t.s.abilities[deck] == ability_numbered(527)
    assert t.s.ability_discards[deck] == [ability_numbered(527)]
    assert t.s.decks[deck] == []
    assert archers not in t.s.abilities
    keys = {order_key(t.s, t.figure(guard))[0] for guard in guards}
    assert keys == {ABILITIES[ability_numbered(527)].initiative}


@pytest.mark.rule("GH-DECL-11")
def test_an_empty_ability_deck_is_made_of_its_discards() -> None:
    t = two()
    guard = t.monster("bandit-guard", (-1, 2))
    deck = TYPE_DECK[t.figure(guard).type]
    t.s.decks[deck] = []
    t.s.ability_discards[deck] = [ability_numbered(527), ability_numbered(528)]
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "single-out", "venom-shiv")
    assert len(t.s.decks[deck]) == len(t.s.ability_discards[deck]) == 1


@pytest.mark.rule("GH-DECL-13")
def test_a_boss_draws_from_the_deck_of_bosses() -> None:
    t = two()
    boss = still(t, "bandit-commander", (0, 0), rank=BOSS)
    assert decks_on_map(t.s) == [DECKS["boss"]]
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "single-out", "venom-shiv")
    drawn = t.s.abilities[TYPE_DECK[t.figure(boss).type]]
    assert ABILITIES[drawn].deck == "boss"


# -- whose turn it is ------------------------------------------------------------------------------


def still(t: Table, type_: str, place: Hex, rank: int = 0, number: int = 0) -> int:
    """A monster that cannot act: it is stunned."""
    found = t.monster(type_, place, rank, number)
    t.give(found, "stun")
    return found


@pytest.mark.rule("GH-INIT-1", "GH-ROUND-1", "GH-ROUND-2", "GH-ROUND-3", "GH-EROUND-1")
def test_figures_act_from_the_lowest_initiative_to_the_highest_once_each() -> None:
    t = two()
    guard = still(t, "bandit-guard", (-1, 2))
    t.ability("bandit-guard", 529)  # 70
    t.do()
    t.declare(0, "trample", "grab-and-go")  # 72
    t.declare(1, "venom-shiv", "quick-hands")  # 60
    assert t.asked == [(1, "act")]
    t.idle(until="declare")
    assert t.order() == [t.character(1).figure, guard, t.character(0).figure]
    assert len(t.told("round_over")) == 1


@pytest.mark.rule("GH-INIT-2", "GH-EX-18")
def test_elites_of_a_type_act_first_and_each_rank_in_the_order_of_its_numbers() -> None:
    t = two()
    places = [(0, 0), (1, 0), (0, 1), (-1, 2)]
    ranks = [(1, 5), (1, 2), (0, 1), (0, 6)]
    five, two_, one, six = [
        still(t, "bandit-guard", place, rank, number)
        for place, (rank, number) in zip(places, ranks, strict=True)
    ]
    t.ability("bandit-guard", 524)  # 15
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "venom-shiv", "quick-hands")
    assert t.order()[:4] == [two_, five, one, six]


@pytest.mark.rule("GH-INIT-3", "GH-INIT-2", "GH-RUL-31", "GH-RUL-181")
def test_a_type_that_was_chosen_acts_as_a_whole() -> None:
    t = two()
    guards = [still(t, "bandit-guard", (0, 0)), still(t, "bandit-guard", (0, 1))]
    others = [still(t, "city-guard", (-1, 2)), still(t, "city-guard", (-1, 3))]
    t.ability("bandit-guard", 524)  # both types draw from one deck
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "venom-shiv", "quick-hands")
    assert t.asked == [(0, "go_first"), (1, "go_first")]
    assert t.options(1) == [guards[0], others[0]]
    t.answer(others[0], seat=1)
    assert t.order()[:4] == [*others, *guards]


@pytest.mark.rule("GH-INIT-3", "GH-MATT-11")
def test_a_table_that_breaks_ties_itself_asks_nobody() -> None:
    t = lay("brute", "scoundrel", ties="table")
    first = still(t, "bandit-guard", (0, 0))
    second = still(t, "city-guard", (-1, 2))
    t.ability("bandit-guard", 524)
    t.do()
    t.declare(0, "trample", "grab-and-go")
    t.declare(1, "venom-shiv", "quick-hands")
    assert t.order()[:2] == [first, second]


@pytest.mark.rule("GH-INIT-5", "GH-RUL-29", "GH-EX-17")
def test_tied_characters_compare_their_other_cards() -> None:
    t = two()
    t.hand(0, "sweeping-blow", "grab-and-go")  # 64, 87
    t.hand(1, "quick-hands", "venom-shiv")  # 64, 60
    t.do()
    t.declare(0, "sweeping-blow", "grab-and-go")
    t.declare(1, "quick-hands", "venom-shiv")
    assert t.order() == [t.character(1).figure]


@pytest.mark.rule("GH-INIT-6", "GH-RUL-30")
def test_only_those_still_tied_decide_who_goes_first() -> None:
    t = lay("brute", "scoundrel", "cragheart")
    t.choose(2, "avalanche", "crater")
    for seat in (0, 1):
        t.character(seat).rests = True
        t.character(seat).initiative = t.character(seat).second = 99
    t.hero(2).acted = True
    t.do(next_turn())
    assert t.asked == [(0, "go_first"), (1, "go_first")]
    t.answer(t.character(1).figure, seat=1)
    assert t.order()[0] == t.character(1).figure


@pytest.mark.rule("GH-INIT-7", "GH-EX-17")
def test_a_character_acts_before_a_monster_of_the_same_initiative() -> None:
    t = two()
    t.hand(0, "shield-bash", "trample")
    still(t, "bandit-guard", (0, 0))
    t.ability("bandit-guard", 524)  # 15
    t.do()
    t.declare(0, "shield-bash", "trample")  # 15
    t.declare(1, "venom-shiv", "quick-hands")
    assert t.order() == [t.character(0).figure]


def summon(t: Table, seat: int, place: Hex, number: int) -> int:
    """A summon that stands still: it is stunned."""
    line = next(n for n, line in enumerate(LINES) if isinstance(line, Summon))
    t.s.figures[t.s.made] = Figure(
        SUMMON, PARTY, seat, BY_LINE[line], 0, number, t.cell(place), 4, 4, 1 << CONDITION["stun"],
        0, [], (), False, 1,
    )  # fmt: skip
    t.s.made += 1
    return t.s.made - 1


@pytest.mark.rule("GH-INIT-8", "GH-INIT-9", "GH-LREST-2", "GH-RUL-181")
def test_summons_act_immediately_before_their_owner_in_their_order_also_while_it_rests() -> None:
    t = two()
    second, first = summon(t, 0, (0, 0), 2), summon(t, 0, (0, 1), 1)
    t.discard(0, "trample", "grab-and-go")
    t.discard(1, "venom-shiv", "quick-hands")
    t.do()
    t.answer("rest")
    t.answer("rest", seat=1)
    assert t.asked == [(0, "go_first"), (1, "go_first")]
    t.answer(first)
    assert t.order() == [first, second, t.character(0).figure]
    assert t.asked == [(0, "rest_lose")]


@pytest.mark.rule("GH-INIT-10")
def test_figures_of_the_scenario_act_in_the_order_of_their_numbers() -> None:
    t = lay("brute", "tinkerer", scenario=19)
    three, one = [
        Figure(OBJECT, PARTY, MONSTERS, FIRST_THING[19], 0, number, 0, 5, 5, 0, 0, [], (), False, 0)
        for number in (3, 1)
    ]
    assert order_key(t.s, one) < order_key(t.s, three)
