"""Flares: when they can be invoked, and what each of the twelve does."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.state import ELITE, MELEE
from tests.games.tashkalar.builders import Table, arena, cannot_undo_for_all_have_seen

NUMBERS = {
    "flare-1": (3, 6), "flare-2": (4, 4), "flare-3": (3, 5), "flare-4": (4, 5),
    "flare-5": (3, 6), "flare-6": (4, 4), "flare-7": (4, 6), "flare-8": (4, 5),
    "flare-9": (5, 4), "flare-10": (5, 5), "flare-11": (3, 4), "flare-12": (2, 5),
}  # fmt: skip
"""By how many upgraded pieces, or pieces in all, the rival must be ahead."""


def ahead(upgraded: int, pieces: int, rival: int = 2) -> str:
    """A board on which the rival of the first side is ahead by these numbers: heroics and commons
    in row 2, and commons of the first side in row 8 where there would be too many."""
    count = max(upgraded, pieces)
    theirs = [
        f"{rival}{column}2{'h' if number < upgraded else ''}"
        for number, column in enumerate("bcdefgh"[:count])
    ]
    mine = [f"1{column}8" for column in "bcdefgh"[: count - pieces]]
    return " ".join([*theirs, *mine])


def offered(table: Table) -> list[str]:
    """The flares that can be invoked now."""
    return sorted({CARD.ids[one[1]] for one in flarings(table)})


def flarings(table: Table) -> list[tuple[str, int, int]]:
    return [
        (str(one[0]), int(str(one[1])), int(str(one[2])))
        for one in table.options
        if isinstance(one, tuple) and one[0] == "flare"
    ]


def parts(table: Table) -> list[Value]:
    """Which of its effects a flare had, in their order."""
    return [("upper", "lower")[bool(lower)] for _, lower in table.told("flare_part")]


def finish(table: Table) -> None:
    """Answer with the first option until the effect is over."""
    while table.kind != "act":
        table.answer(table.options[0])


# -- requirements -------------------------------------------------------------------------------


@pytest.mark.rule("TK-FLARE-3", "TK-FLARE-4", "TK-FLARE-5", "TK-FLARE-6", "TK-FLARE-7")
@pytest.mark.rule("TK-RUL-8", "TK-RUL-29")
@pytest.mark.parametrize("flare", NUMBERS)
def test_what_a_flare_does_depends_on_how_far_the_rival_is_ahead(flare: str) -> None:
    upgraded, pieces = NUMBERS[flare]
    assert offered(arena(ahead(upgraded - 1, pieces - 1), flare)) == []
    for more_upgraded, more_pieces, wanted in (
        (upgraded, pieces - 1, ["upper"]),
        (upgraded - 1, pieces, ["lower"]),
        (upgraded, pieces, ["upper", "lower"]),
    ):
        table = arena(ahead(more_upgraded, more_pieces), flare)
        assert offered(table) == [flare]
        table.flare(flare)
        finish(table)
        assert parts(table) == wanted


@pytest.mark.rule("TK-FLARE-4", "TK-TERM-1")
def test_legendary_pieces_count_as_upgraded_on_both_sides() -> None:
    assert offered(arena("2c2h 2d2l", "flare-12")) == ["flare-12"]
    assert offered(arena("2c2h 2d2l 1c8l", "flare-12")) == []
    assert offered(arena("2c2h 2d2l 1c8", "flare-12")) == ["flare-12"]


@pytest.mark.rule("TK-FLARE-5")
def test_pieces_of_all_ranks_are_counted_on_both_sides() -> None:
    assert offered(arena("2c2 2d2 2e2h 2f2l 1c8 1d8", "flare-11")) == []
    assert offered(arena("2c2 2d2 2e2h 2f2l 2g2 1c8h", "flare-11")) == ["flare-11"]


@pytest.mark.rule("TK-EX-11", "TK-FLARE-6", "TK-FLARE-10", "TK-FLARE-12")
@pytest.mark.parametrize(("form", "points"), [(1, 1), (ELITE, 0)])
def test_two_more_upgraded_and_two_more_in_all_are_worth_the_upper_effect(
    form: int, points: int
) -> None:
    table = arena(f"{ahead(2, 2)} 1c8 2c7", "flare-12", form=form)
    table.flare("flare-12")
    finish(table)
    assert parts(table) == ["upper"]
    assert table.s.sides[1].points == [points, 0]
    assert table.s.sides[0].points == [0, 0]


@pytest.mark.rule("TK-EX-12", "TK-FLARE-3")
def test_one_more_upgraded_and_two_more_in_all_are_worth_nothing() -> None:
    assert offered(arena(ahead(1, 2), "flare-12")) == []


@pytest.mark.rule("TK-RUL-29", "TK-FLARE-7")
def test_the_upper_effect_does_not_take_the_right_to_the_lower_one() -> None:
    table = arena(ahead(4, 4), "flare-2")
    table.flare("flare-2")
    table.pick("e5")  # the rival is only three ahead from here on
    assert table.kind == "put"
    table.pick("e6")
    assert (table.at("e5"), table.at("e6")) == ("1", "1")


# -- when ---------------------------------------------------------------------------------------


@pytest.mark.rule("TK-FLARE-1", "TK-FLARE-2", "TK-RUL-4")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_flare_comes_before_or_after_any_action_and_uses_none(before: int) -> None:
    table = arena(ahead(3, 3), "flare-1")
    table.place(*["c7", "d7"][:before])
    assert offered(table) == ["flare-1"]
    table.flare("flare-1")
    table.pick("e5")
    assert table.at("e5") == "1"
    assert table.s.turn == (1 if before == 2 else 0)
    if before < 2:
        assert table.s.actions == 2 - before


@pytest.mark.rule("TK-FLARE-1", "TK-RUL-4")
def test_nobody_invokes_a_flare_in_a_rivals_turn() -> None:
    table = arena("1c2h 1d2h 1e2h 1f2h 1g2h 1h2h", "", "flare-1")
    assert table.asked == (0, "act")
    assert table.game.asked(1) is None
    assert offered(table) == []
    assert [offer.value for offer in table.game.standing(1)] == ["surrender"]


@pytest.mark.rule("TK-FLARE-1", "TK-RUL-30")
def test_after_the_last_action_a_flare_may_still_come_until_the_turn_is_ended() -> None:
    table = arena(ahead(4, 4), "flare-1", actions=1)
    table.place("e5")
    assert table.asked == (0, "act")
    assert table.options == [("flare", CARD.number("flare-1"), 1), "end"]
    table.answer("end")
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-RUL-59")
def test_whether_a_late_flare_is_asked_for_does_not_tell_what_is_held() -> None:
    # Two more upgraded pieces are enough for some flare, not for this one.
    table = arena(ahead(2, 2), "flare-1", actions=1)
    table.place("e5")
    assert (table.asked, table.options) == ((0, "act"), ["end"])
    # Nobody could invoke any flare: nothing is asked.
    table = arena(ahead(1, 3), "flare-1", actions=1)
    table.place("e5")
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-RUL-30", "TK-TURN-8", "TK-EFF-7")
def test_an_action_gained_after_the_last_one_must_be_used() -> None:
    table = arena(ahead(0, 6), "flare-12", actions=1)
    table.place("e5")
    table.flare("flare-12")
    assert table.s.actions == 1
    assert "end" not in table.options
    table.place("e6")
    assert table.asked == (1, "act")


@pytest.mark.rule("TK-RUL-30")
def test_who_holds_two_flares_may_invoke_both_in_a_turn_one_after_the_other() -> None:
    table = arena(ahead(5, 5), "flare-1 flare-9")
    table.flare("flare-1")
    assert table.kind == "put"
    table.pick("e5")
    assert offered(table) == ["flare-9"]
    table.flare("flare-9")
    finish(table)
    assert table.s.sides[1].points == [2, 0]


@pytest.mark.rule("TK-FLARE-8")
def test_an_invoked_flare_is_open_and_then_discarded() -> None:
    table = arena(ahead(3, 3), "flare-1")
    table.flare("flare-1")
    assert table.s.card == CARD.number("flare-1")
    assert table.s.flare_discard == []
    table.pick("e5")
    assert table.s.card == -1
    assert table.s.flare_discard == [CARD.number("flare-1")]
    assert table.hand(0) == []


@pytest.mark.rule("TK-RUL-17", "TK-RUL-30")
def test_a_flare_is_never_forced_upon_who_can_do_nothing_else() -> None:
    table = arena(ahead(0, 4), "flare-2", supply=0)
    assert table.options == [("flare", CARD.number("flare-2"), 1), "forfeit"]


@pytest.mark.rule("TK-FLARE-2")
def test_an_invoked_flare_is_told_with_its_rival_and_cannot_be_taken_back() -> None:
    table = arena(f"{ahead(3, 6)} 1a5", "flare-1")
    table.flare("flare-1")
    assert table.told("flared") == [(0, CARD.number("flare-1"), 1)]
    cannot_undo_for_all_have_seen(table)


# -- points -------------------------------------------------------------------------------------


@pytest.mark.rule("TK-FLARE-10")
@pytest.mark.parametrize(("upgraded", "pieces"), [(4, 3), (0, 4), (4, 4)])
def test_in_a_duel_the_rival_scores_one_point_whatever_was_met(upgraded: int, pieces: int) -> None:
    table = arena(ahead(upgraded, pieces), "flare-2")
    table.flare("flare-2")
    assert table.s.sides[1].points == [1, 0]
    finish(table)
    assert [side.points for side in table.s.sides] == [[0, 0], [1, 0]]


@pytest.mark.rule("TK-FLARE-12", "TK-FORM-6")
def test_in_elite_a_flare_is_worth_nothing_to_anybody() -> None:
    table = arena(ahead(4, 4), "flare-2", form=ELITE)
    table.flare("flare-2")
    finish(table)
    assert [side.points for side in table.s.sides] == [[0, 0], [0, 0]]


@pytest.mark.rule("TK-FLARE-9", "TK-RUL-29")
def test_in_a_melee_each_rival_who_is_far_enough_ahead_can_be_chosen() -> None:
    # The third player is ahead by upgraded pieces, the fourth by pieces, the second by neither.
    board = "2b2 2c2 3b4h 3c4h 3d4h 3e4h 4b6 4c6 4d6 4e6 4f6 1a5"
    table = arena(board, "flare-2", form=MELEE, seats=4)
    assert [rival for _, _, rival in flarings(table)] == [2, 3]
    table.flare("flare-2", 2)
    finish(table)
    assert parts(table) == ["upper"]
    table = arena(board, "flare-2", form=MELEE, seats=4)
    table.flare("flare-2", 3)
    finish(table)
    assert parts(table) == ["lower"]


@pytest.mark.rule("TK-RUL-29", "TK-FLARE-9")
def test_two_rivals_do_not_meet_the_requirements_together() -> None:
    table = arena("2b2h 2c2h 3b4h 3c4h 3d4", "flare-2", form=MELEE, seats=3)
    assert flarings(table) == []


@pytest.mark.rule("TK-EX-10", "TK-FLARE-11", "TK-FLARE-7")
def test_the_rival_compared_with_scores_a_point_of_the_invokers_colour() -> None:
    table = arena(ahead(4, 4, rival=3), "flare-2", form=MELEE, seats=4)
    table.flare("flare-2", 2)
    finish(table)
    assert parts(table) == ["upper", "lower"]
    assert [side.points for side in table.s.sides] == [
        [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0],
    ]  # fmt: skip


@pytest.mark.rule("TK-TURN-8", "TK-RUL-17")
def test_forfeited_actions_are_gone_before_points_are_counted() -> None:
    table = arena(ahead(3, 6), "flare-1", form=MELEE, seats=3, supply=0)
    table.s.kills = [0, 0, 0, 1, 0, 0, 1, 0, 0]
    table.answer("forfeit")
    assert (table.kind, table.s.actions) == ("leftover", 0)


# -- the twelve ---------------------------------------------------------------------------------

EMPTY = "every empty square"

CASES = [
    # flare, board, what the first question offers, answers, what then stands where, actions
    ("flare-1", ahead(3, 3), EMPTY, "e5", "1e5", 2),
    ("flare-1", ahead(0, 6), EMPTY, "e5", "1e5h", 2),
    ("flare-2", f"{ahead(4, 4)} 1c8", EMPTY, "e5", "1e5 -e6", 2),
    ("flare-2", ahead(0, 4), EMPTY, "e5", "1e5", 2),
    ("flare-3", "2b2h 2c2h 2d2h 2e2h 1e5 1g5 1h5h", "- e5 g5", "e5 e4 e4 e3 g5 f5",
     "1e3 1f5 -e5", 2),
    ("flare-3", "2b2h 2c2h 2d2h 1e5 1g5", "- e5 g5", "-", "1e5 1g5", 2),
    ("flare-3", ahead(0, 5), None, "", "", 3),
    ("flare-4", ahead(4, 4), EMPTY, "e5", "1e5", 2),
    ("flare-4", f"{ahead(0, 6)} 1e5", "0 1", "0 e6", "1e6 1e5", 2),
    ("flare-4", f"{ahead(0, 5)} 2e7h 1e5", "0 1", "1 c2", "1c2 2b2 2e7h", 2),
    ("flare-5", "2b2h 2c2h 2d2h 2e2h 1e5 1h5h", "0 1", "0 e4", "1e4 -e5 1h5h", 2),
    ("flare-5", "2b2h 2c2h 2d2h 2e2h 1e5 1h5h", "0 1", "1", "1e5h 1h5h", 2),
    ("flare-5", ahead(0, 6), EMPTY, "e5 e6", "1e5 1e6", 2),
    ("flare-6", f"{ahead(4, 4)} 1e5", "0 1", "0 e6", "1e6 1e5", 2),
    ("flare-6", f"{ahead(4, 4)} 1e5", "0 1", "1", "1e5h", 2),
    ("flare-6", f"{ahead(0, 6)} 1e5 1g5h", "- e5", "e5 b2", "1b2 -e5 1g5h", 2),
    ("flare-6", f"{ahead(0, 5)} 1e5", "- e5", "-", "1e5", 2),
    ("flare-7", ahead(4, 4), EMPTY, "e5", "1e5", 2),
    ("flare-7", f"{ahead(0, 7)} 2g7 1e5 1g5h", None, "", "1e5h 1g5h", 3),
    ("flare-8", ahead(4, 4), None, "", "", 3),
    ("flare-8", ahead(0, 5), EMPTY, "e5", "1e5", 2),
    ("flare-9", ahead(5, 3), EMPTY, "e5", "1e5h", 2),
    # A standard move into the open and then a combat move, or the other way round.
    ("flare-9", "2b2 2c2 2d2 2e2 2f2 1e4", "- 0 1", "0 e3 e2", "1e2 -e4", 2),
    ("flare-9", "2b2 2c2 2d2 2e2 2f2 1e3", "- 0 1", "1 e2 e1", "1e1 -e2 -e3", 2),
    ("flare-9", "2b2 2c2 2d2 2e2 2f2 1e3", "- 0 1", "-", "1e3 2e2", 2),
    ("flare-10", ahead(5, 4), EMPTY, "e5 e6", "1e5 1e6", 2),
    ("flare-10", ahead(0, 5), EMPTY, "e5", "1e5 -e6", 2),
    ("flare-11", ahead(3, 3), EMPTY, "e5", "1e5", 2),
    ("flare-11", "2b2 2c2 2d2 2e2h 2f2 2g2 1e3h 1h8l", "- 0 1", "0 e2", "1e2h -e3 1h8l", 2),
    ("flare-11", "2b2 2c2 2d2 2e2h 2f2 1e3h", "- 0 1", "1 d2 c2", "1c2h -d2 -e3 2e2h", 2),
    ("flare-12", "2b2h 2c2h 2d2 1e5", "- e5", "e5 h8", "1h8 -e5 2d2", 2),
    ("flare-12", ahead(0, 5), None, "", "", 3),
]  # fmt: skip


def first_offer(table: Table) -> str | None:
    """What the first question of the effect offers; None if there is none."""
    if table.kind == "act":
        return None
    if table.kind == "way":
        return " ".join("-" if way is None else str(way) for way in table.options)
    names = table.squares.split()
    taken = [word[1:3] for word in table.board.split()]
    return EMPTY if len(names) == 69 - len(taken) and not set(names) & set(taken) else table.squares


@pytest.mark.rule("TK-RUL-8", "TK-FLARE-6", "TK-FLARE-7")
@pytest.mark.parametrize(
    ("flare", "board", "offers", "answers", "then", "actions"),
    CASES,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(CASES)],
)
def test_a_flare_does_what_its_card_says(
    flare: str, board: str, offers: str | None, answers: str, then: str, actions: int
) -> None:
    table = arena(board, flare)
    table.flare(flare)
    assert first_offer(table) == offers
    for word in answers.split():
        if table.kind == "way" and word != "-":
            table.answer(int(word))
        else:
            table.pick(word)
    assert table.kind == "act", "the effect is not over"
    assert table.s.actions == actions
    for word in then.split():
        assert table.at(word[1:3]) == ("" if word[0] == "-" else word[0] + word[3:]), word


def test_every_flare_has_a_case_for_either_effect() -> None:
    for flare in NUMBERS:
        assert sum(case[0] == flare for case in CASES) >= 2


@pytest.mark.rule("TK-RUL-8", "TK-MOVE-3", "TK-MOVE-4")
def test_standard_leaps_and_moves_of_a_flare_never_end_on_an_equal_piece() -> None:
    table = arena("2b2h 2c2h 2d2 1e5", "flare-12")
    table.flare("flare-12")
    table.pick("e5")
    assert "d2" not in table.squares.split()
    table = arena("2b2h 2c2h 2d2h 2e4 1e5", "flare-3")
    table.flare("flare-3")
    assert "e4" not in table.squares.split()
    table = arena(f"{ahead(0, 5)} 1e5", "flare-6")
    table.flare("flare-6")
    table.pick("e5")
    leaps = table.squares.split()
    assert all(name in leaps for name in ("b2", "c2", "h8"))


@pytest.mark.rule("TK-CHANGE-15", "TK-RUL-8")
def test_what_a_flare_converts_counts_as_destroyed() -> None:
    table = arena(f"{ahead(0, 6)} 1e5", "flare-4")
    table.flare("flare-4")
    table.answer(1)
    table.pick("b2")
    assert table.s.kills == [0, 0, 0, 1, 0, 0]
