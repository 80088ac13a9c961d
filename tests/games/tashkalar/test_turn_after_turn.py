"""What is left of a turn in the next one, and what is not."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.kinds import SUMMON
from grimorio.games.tashkalar.nouns import CARD, TASK
from grimorio.games.tashkalar.rules.drawing import deck_size
from grimorio.games.tashkalar.state import ELITE, MELEE
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.builders import Table, arena, pattern

HIGHLAND = ["highland", "south", "sylvan", "north"]
SYLVAN = ["sylvan", "south"]
FULL = "titan leviathan flare-1"


def turns(table: Table, *squares: str) -> None:
    """Turns of nothing but placing, and of no flare."""
    for name in squares:
        table.place(name)
        if table.game.outcome is None and "end" in table.options:
            table.answer("end")


@pytest.mark.rule("TK-RUL-16", "TK-TASK-1")
@pytest.mark.parametrize(
    ("second", "task"),
    [("swordmaster", "red-summoning"), ("swordmaster bomb", "legendary-summoning")],
)
def test_beings_of_two_turns_do_not_meet_a_task_about_one(second: str, task: str) -> None:
    places = {"time-elemental": "e5", "swordmaster": "d2", "bomb": "h4"}
    board = " ".join(pattern(card, at) for card, at in places.items())
    table = arena(board, "time-elemental swordmaster bomb", form=ELITE, actions=1,
                  tasks=f"{task} destruction imprisonment", next_task="isolation")  # fmt: skip
    table.summon("time-elemental", "e5", 0)  # and so the next turn is the same player's
    assert table.asked == (0, "act")
    for card in second.split():
        table.summon(card, places[card], 0)
    if second == "swordmaster":
        table.place("a4")
    assert table.asked == (1, "act")
    assert table.told("claimed") == []


@pytest.mark.rule("TK-RUL-16", "TK-DSCORE-5")
def test_pieces_destroyed_in_two_turns_do_not_meet_a_task_about_one() -> None:
    board = f"{pattern('mountain-troll', 'e5')} {pattern('clan-axeman', 'b6')} 2d4 2e4 2b5"
    table = arena(board, "mountain-troll clan-axeman", schools=HIGHLAND, form=ELITE,
                  tasks="destruction red-conquest imprisonment", actions=1)  # fmt: skip
    table.summon("mountain-troll", "e5", 0)
    table.place("h2")
    turns(table, "c1", "d1")
    table.summon("clan-axeman", "b6", 0)
    table.pick("b5")
    table.place("h3")
    assert table.asked == (1, "act")
    assert len(table.told("destroyed")) == 3


@pytest.mark.rule("TK-RUL-62")
def test_a_loan_ends_with_the_turn() -> None:
    table = arena(f"{pattern('war-summoner', 'e5')} 1g7 2i7", "war-summoner wild-eagle",
                  schools=HIGHLAND, actions=1)  # fmt: skip
    table.summon("war-summoner", "e5")
    assert "h6" in table.summons("wild-eagle")
    table.place("a4")
    turns(table, "c1", "d1")
    assert table.asked == (0, "act")
    assert "h6" not in table.summons("wild-eagle")


@pytest.mark.rule("TK-EFF-7", "TK-TURN-2")
def test_a_turn_has_two_actions_whatever_was_gained_in_the_last_one() -> None:
    table = arena(pattern("ritual-master", "c3"), "ritual-master", schools=HIGHLAND, actions=1)
    table.summon("ritual-master", "c3", 0)
    turns(table, "h2", "h3", "c1", "d1")
    assert (table.s.turn, table.s.actions) == (0, 2)


@pytest.mark.rule("TK-RUL-58")
def test_an_extra_turn_is_one_turn_with_two_actions() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", actions=1)
    table.summon("time-elemental", "e4")
    assert (table.s.turn, table.s.actions) == (0, 2)
    turns(table, "a4", "a5")
    assert table.s.turn == 1
    turns(table, "c1", "d1")
    assert table.s.turn == 0


@pytest.mark.rule("TK-EFF-9", "TK-EFF-10")
def test_an_extra_card_is_drawn_once() -> None:
    table = arena(pattern("forest-mystic", "e5"), "forest-mystic dryad unicorn", schools=SYLVAN,
                  actions=1)  # fmt: skip
    table.summon("forest-mystic", "e5")
    turns(table, "c1", "d1")
    table.discard("dryad")
    table.place("a4")
    # Four in hand, one discarded: three is a full hand.
    assert len(table.s.players[0].hand) == 3
    assert [count for seat, deck, count in table.told("drew") if (seat, deck) == (0, 0)] == [1, 1]


@pytest.mark.rule("TK-PASS-1", "TK-RUL-42")
def test_control_is_back_with_who_is_next_in_turn_and_may_be_handed_over_again() -> None:
    table = arena("", seats=4, teams=True)
    table.game.take(0, "hand_over")
    turns(table, "a4", "a5")
    assert table.asked == (1, "act")
    table.game.take(1, "hand_over")
    assert table.asked == (3, "act")
    turns(table, "b4", "b5")
    assert table.asked == (2, "act")
    assert "hand_over" in [offer.value for offer in table.game.standing(2)]


@pytest.mark.rule("TK-PASS-7", "TK-PASS-8")
def test_the_effect_of_a_flare_can_be_handed_over_too() -> None:
    table = arena("2a3h 2a4h 2a5h", "flare-1", seats=4, teams=True)
    table.flare("flare-1")
    table.game.take(0, "hand_over")
    assert table.asked == (2, "put")
    table.pick("e5")
    assert (table.at("e5"), table.asked, table.s.actions) == ("1", (2, "act"), 2)


@pytest.mark.rule("TK-IMPRO-3")
def test_a_colour_improvised_with_stays_spent_in_later_turns_but_not_for_others() -> None:
    table = arena("1d5 2f5 3b5 3b7", "wild-eagle dire-wolf", form=MELEE, seats=3, actions=1,
                  schools=["highland", "south", "sylvan"])  # fmt: skip
    table.summon("wild-eagle", "e4", improvised="f5")
    table.pick("-")
    turns(table, "c1", "d1", "e1", "f1")
    assert table.s.turn == 0
    assert [side.spent for side in table.s.sides] == [0b10, 0, 0]
    lent = [SUMMON.parts(one)[4] for one in table.options if SUMMON.matches(one)]
    assert all(table.s.sides[2].pieces >> at & 1 for at in lent if at != NONE)


# -- the end of a game that has gone on for a while ---------------------------------------------


@pytest.mark.rule("TK-END-7", "TK-END-10", "TK-END-11")
def test_the_end_is_triggered_in_a_later_turn_as_in_the_first() -> None:
    table = arena("")
    turns(table, "a3", "a4", "b3", "b4", "c3", "c4")
    assert table.told("last_turn") == []
    table.s.sides[1].points = [18, 0]
    turns(table, "d3", "d4")
    assert table.told("end_triggered") == [(1, 0)]
    turns(table, "e3", "e4")
    assert table.game.outcome is None
    turns(table, "f3", "f4")
    assert table.told("last_turn") == [(0,), (1,)]
    assert table.game.outcome is not None


@pytest.mark.rule("TK-RUL-46", "TK-END-11")
def test_a_second_trigger_does_not_begin_the_last_turns_again() -> None:
    table = arena("", actions=1)
    table.s.sides[0].points = [0, 18]
    turns(table, "a3")
    table.s.sides[1].points = [18, 0]
    turns(table, "b3", "b4", "c3", "c4")
    assert table.told("end_triggered") == [(0, 0)]
    assert table.game.outcome is not None


@pytest.mark.rule("TK-RUL-22", "TK-RUL-46", "TK-END-1")
def test_cards_that_return_to_an_exhausted_deck_do_not_undo_the_end() -> None:
    table = arena("", f"knight herald bomb {FULL}", deck="")
    table.place("a3")
    table.discard("knight", "herald")
    assert deck_size(table.s, 0) == 0  # it was drawn again
    assert table.s.players[0].hand.cards == [CARD.number("bomb"), CARD.number("herald")]
    assert table.told("end_triggered") == [(0, 1)]
    turns(table, "b3", "b4")
    table.discard("bomb", "herald")
    table.place("c3")
    assert table.game.outcome is not None


@pytest.mark.rule("TK-RUL-22", "TK-DISC-3")
def test_cards_returned_to_an_exhausted_deck_are_drawn_in_their_order() -> None:
    table = arena("", f"knight herald bomb {FULL}", deck="")
    table.discard("knight", "bomb", "herald")
    assert deck_size(table.s, 0) == 2
    table.place("a3")
    assert table.s.players[0].hand.cards == [CARD.number("bomb"), CARD.number("herald")]


@pytest.mark.rule("TK-RUL-48", "TK-END-1")
def test_the_last_card_drawn_as_an_extra_one_triggers_the_end() -> None:
    board = pattern("forest-mystic", "e5")
    for deck, ends in (("sapling naiad", True), ("sapling naiad dryad", False)):
        table = arena(board, f"forest-mystic unicorn kiskin-spirit {FULL}", schools=SYLVAN,
                      deck=deck, actions=1)  # fmt: skip
        table.summon("forest-mystic", "e5")
        assert len(table.s.players[0].hand) == 4
        assert bool(table.told("end_triggered")) == ends


@pytest.mark.rule("TK-RUL-47", "TK-TASK-1")
def test_a_task_may_be_claimed_in_the_very_last_turn() -> None:
    table = arena("1e4 1d5 1e5 1f5", form=ELITE, actions=1,
                  tasks="centre-cross destruction red-conquest")  # fmt: skip
    table.s.last_turns = 0
    table.place("e6")
    table.answer(TASK.number("centre-cross"))
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 0), (0,))


@pytest.mark.rule("TK-FLARE-1", "TK-RUL-17")
def test_ending_a_turn_without_a_flare_is_no_forfeit() -> None:
    table = arena("2a3h 2a4h 2a5h", "flare-1", actions=1)
    table.place("e5")
    table.answer("end")
    assert table.told("forfeited") == []
    assert table.hand(0)[-1] == "flare-1"


@pytest.mark.rule("TK-RUL-58", "TK-END-11")
def test_an_extra_turn_after_the_trigger_is_nobodys_last() -> None:
    table = arena(pattern("time-elemental", "e4"), "time-elemental", actions=1)
    table.s.sides[0].points = [0, 17]
    table.summon("time-elemental", "e4")
    assert table.told("end_triggered") == [(0, 0)]
    turns(table, "a4", "a5", "c1", "d1", "a6", "a7")
    assert table.told("last_turn") == [(1,), (0,)]
    assert table.game.outcome is not None
