"""Team play: handing over the turn, shared legends."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.teams import may_hand_over
from grimorio.games.tashkalar.state import ELITE
from grimorio.kit.zones import knows
from tests.games.tashkalar.builders import Table, arena, pattern

SCHOOLS = ["highland", "north", "sylvan", "south"]


def teams(board: str, *hands: str, actions: int = 2, form: int | None = None) -> Table:
    extra: dict[str, Any] = {} if form is None else {"form": form}
    return arena(board, *hands, seats=4, teams=True, schools=SCHOOLS, actions=actions, **extra)


def offers(table: Table, seat: int) -> list[object]:
    return [offer.value for offer in table.game.standing(seat)]


@pytest.mark.rule("TK-FORM-9", "TK-TSETUP-1")
def test_partners_play_the_same_pieces() -> None:
    table = teams("1d5 2e5")
    table.place("d6", "d7")
    table.place("e6", "e7")
    assert table.asked == (2, "act")
    table.place("d8", "d9")
    assert table.board == "1d5 1d6 1d7 1d8 1d9 2e5 2e6 2e7"


@pytest.mark.rule("TK-PASS-1", "TK-PASS-3", "TK-PASS-4", "TK-EX-32")
def test_a_player_hands_over_and_the_partner_places_what_is_left() -> None:
    table = teams(f"{pattern('eagle-lord', 'e5')} 2a3 2a4 2a5 2a6 2a7 2b3 2b4 2b5",
                  "eagle-lord titan hell-bull flare-12", "", "unicorn flare-11")  # fmt: skip
    table.place("i5")
    table.game.take(0, "hand_over")
    assert table.asked == (2, "act")
    assert {one[0] for one in table.options if isinstance(one, tuple)} == {"place"}
    table.place("i6")
    assert table.at("i6") == "1"
    assert table.s.turn == 1


@pytest.mark.rule("TK-PASS-2", "TK-RUL-32")
def test_the_partner_takes_the_legends_and_comes_to_know_them() -> None:
    table = teams("", "titan hell-bull")
    table.game.take(0, "hand_over")
    theirs = table.s.players[2].legends
    assert theirs.cards == [CARD.number("titan"), CARD.number("hell-bull")]
    assert len(table.s.players[0].legends) == 0
    for seat, knowing in ((0, True), (2, True), (1, False), (3, False)):
        assert knows(theirs.seen[0], seat) == knowing


@pytest.mark.rule("TK-PASS-5", "TK-RUL-16")
def test_the_player_whose_turn_it_is_concludes_it() -> None:
    table = arena("2e5 1d4 1e4 1f4 1d5 1f5", form=ELITE, seats=4, teams=True,
                  tasks="imprisonment destruction red-conquest", actions=1,
                  schools=SCHOOLS)  # fmt: skip
    table.game.take(0, "hand_over")
    table.place("d6")
    assert table.asked == (0, "claim")


@pytest.mark.rule("TK-PASS-6")
def test_after_handing_over_no_flare_is_invoked_in_that_turn() -> None:
    table = teams("1i9 2a3h 2a4h 2a5h 2a6h 2a7h 2b3 2b4 2b5 2b6 2b7".replace("1i9", "1i5"),
                  "flare-12", actions=1)  # fmt: skip
    assert table.acts("flare") != []
    table.game.take(0, "hand_over")
    assert table.acts("flare") == []
    table.place("i6")
    assert table.s.turn == 1


@pytest.mark.rule("TK-PASS-7", "TK-PASS-8", "TK-RUL-43")
def test_in_the_middle_of_an_effect_the_partner_makes_its_choices() -> None:
    table = teams(f"{pattern('wolf-rider', 'd5')} 2c4 2b3", "wolf-rider titan")
    table.summon("wolf-rider", "d5")
    table.pick("c4")
    table.game.take(0, "hand_over")
    assert table.asked == (2, "move")
    table.pick("b3")
    assert table.at("b3") == "1h"
    assert table.asked == (2, "act")
    # The card stays the player's and so do the pieces it destroyed.
    assert table.s.players[0].discard.cards == [CARD.number("wolf-rider")]
    table.place("i5")
    assert table.s.sides[0].points == [0, 1]


@pytest.mark.rule("TK-RUL-43")
def test_a_legend_being_resolved_is_not_handed_over() -> None:
    table = teams(pattern("hell-bull", "e5"), "hell-bull titan")
    table.summon("hell-bull", "e5")
    table.game.take(0, "hand_over")
    assert table.s.players[2].legends.cards == [CARD.number("titan")]
    table.pick("-")
    assert table.s.legend_discard == [CARD.number("hell-bull")]


@pytest.mark.rule("TK-RUL-42", "TK-RUL-3")
def test_handing_over_is_final_and_offered_only_while_there_is_something_to_do() -> None:
    table = teams("", "titan")
    assert "hand_over" in offers(table, 0)
    assert [offers(table, seat) for seat in (1, 2, 3)] == [["surrender"]] * 3
    table.game.take(0, "hand_over")
    assert [offers(table, seat) for seat in range(4)] == [["surrender"]] * 4
    lone = teams("1c5 2a3 2a4 2a5 2a6 2a7 2b3 2b4", "flare-12", actions=1)
    lone.place("i5")
    # No action left, only a flare: there is nothing to hand over.
    assert (lone.asked, lone.s.actions) == ((0, "act"), 0)
    assert not may_hand_over(lone.s, 0)


@pytest.mark.rule("TK-RUL-42")
def test_nothing_is_handed_over_while_cards_are_returned() -> None:
    table = teams("", "eagle-lord wolf-rider titan")
    table.answer(("discard", CARD.number("eagle-lord")))
    assert table.kind == "return"
    assert not may_hand_over(table.s, 0)


@pytest.mark.rule("TK-PASS-1")
def test_only_teams_hand_over() -> None:
    table = arena("", "titan")
    assert not may_hand_over(table.s, 0)


@pytest.mark.rule("TK-RUL-41")
def test_an_action_gained_after_handing_over_is_spent_placing() -> None:
    table = teams(pattern("war-summoner", "e5") + " 1a5", "ritual-master", actions=1)
    table.game.take(0, "hand_over")
    table.s.actions = 2
    table.place("i5")
    assert table.asked == (2, "act")
    assert {one[0] for one in table.options if isinstance(one, tuple)} == {"place"}


@pytest.mark.rule("TK-RUL-44")
def test_the_partner_places_by_the_same_rules_shortage_included() -> None:
    table = arena("1d5 1e5h", seats=4, teams=True, schools=SCHOOLS, supply=2)
    table.game.take(0, "hand_over")
    assert table.acts("place") == []
    assert len(table.acts("lift")) == 2


# -- drawing ------------------------------------------------------------------------------------


@pytest.mark.rule("TK-DRAW-2", "TK-DRAW-3", "TK-EX-32")
def test_at_the_end_the_legends_go_to_the_partner_who_draws_up_to_two() -> None:
    table = teams("", "titan", actions=1)
    table.place("e5")
    mine, theirs = table.s.players[0], table.s.players[2]
    assert (len(mine.hand), len(mine.flares), len(mine.legends)) == (3, 1, 0)
    assert CARD.number("titan") in theirs.legends
    assert len(theirs.legends) == 2
    assert len(theirs.hand) == 0


@pytest.mark.rule("TK-EFF-11", "TK-RUL-34", "TK-RUL-43")
def test_an_extra_legend_is_drawn_by_the_partner_an_extra_being_by_the_player() -> None:
    table = arena(pattern("forest-mystic", "e5"), "forest-mystic", seats=4, teams=True,
                  schools=["sylvan", "north", "highland", "south"], actions=1)  # fmt: skip
    table.summon("forest-mystic", "e5")
    mine, theirs = table.s.players[0], table.s.players[2]
    assert (len(mine.hand), len(mine.legends)) == (4, 0)
    assert (len(theirs.hand), len(theirs.legends)) == (0, 3)


@pytest.mark.rule("TK-RUL-29", "TK-FORM-9")
def test_flares_compare_the_pieces_of_the_teams() -> None:
    table = teams("1c5 2a3 2a4 2a5 2a6 2a7 2b3", "flare-12")
    assert table.acts("flare") == [(CARD.number("flare-12"), 1)]
    assert pieces.of_owner(table.s, 0, "enemy", "any").bit_count() == 6
