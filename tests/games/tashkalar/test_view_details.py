"""Details of what a seat sees of Tash-Kalar, which a slip could break unnoticed."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple

from grimorio.core.scene import Text, Zone
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND
from grimorio.games.tashkalar.nouns import CARD, TASK
from grimorio.games.tashkalar.state import ELITE, MELEE
from grimorio.games.tashkalar.view.cards import catalogue
from grimorio.games.tashkalar.view.panels import ahead as ahead_of
from grimorio.games.tashkalar.view.panels import points
from grimorio.games.tashkalar.view.refusals import tasks
from grimorio.games.tashkalar.view.refusals import tasks as refused_tasks
from grimorio.kit.numbers import NONE
from tests.games.tashkalar.builders import arena, pattern
from tests.games.tashkalar.test_view import HIGHLAND, options, say, zone


def grey(pile: Zone) -> set[str]:
    return {card.face for card in pile.cards if card.dim}


@pytest.mark.rule("TK-DISC-1", "TK-FLARE-3")
def test_what_cannot_be_taken_back_wants_a_second_tap() -> None:
    table = arena("2b2h 2b3h 2b4h", "knight flare-1")
    for word in ("discard", "flare"):
        assert all(one.confirm for one in options(table, word))
    assert not any(one.confirm for one in options(table, "place"))


@pytest.mark.rule("TK-SHORT-3", "TK-SHORT-4")
@pytest.mark.parametrize("short", [False, True])
def test_who_has_no_piece_left_is_told_before_a_summoning(short: bool) -> None:
    """All pieces of the side that summons are on the board; the rival has many left."""
    table = arena(f"{pattern('sapling', 'b6', 2)} 1a5", "", "sapling", turn=1, schools=HIGHLAND)
    mine = table.s.sides[1]
    if short:
        mine.supply = mine.pieces.bit_count()
    said = [say(text) for one in options(table, "summon") for text in one.preview]
    assert said
    shortage = "Your reserve has no such piece: one on the board becomes the being."
    assert (shortage in said) == short


@pytest.mark.rule("TK-TERM-6")
@pytest.mark.parametrize(("card", "marked"), [("time-mage", True), ("naiad", False)])
def test_marks_are_told_in_words_if_any_effect_speaks_of_them(card: str, marked: bool) -> None:
    """The Time Mage does two things, and one of them with its marked squares."""
    (face,) = [one for one in catalogue() if one.id == f"card-{card}"]
    assert face.diagram is not None
    assert ("marked" in say(face.diagram.label)) == marked


@pytest.mark.rule("TK-TASK-1", "TK-TASK-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_tasks_that_the_own_side_does_not_meet_are_refused(seat: int) -> None:
    mine = seat + 1
    table = arena(
        f"{mine}d2h {mine}e5h {mine}h6", form=ELITE, tasks="red-conquest destruction",
        options={"form": "elite"},
    )  # fmt: skip
    assert [one.at for one in tasks(table.s, seat)] == [(f"task-{TASK.number('destruction')}",)]
    both = [(f"task-{TASK.number(name)}",) for name in ("red-conquest", "destruction")]
    assert [one.at for one in tasks(table.s, 1 - seat)] == both


@pytest.mark.rule("TK-END-1", "TK-END-2")
def test_a_deck_names_the_rule_by_which_it_ends_the_game() -> None:
    assert zone(arena(), 0, "deck0").rules == ("TK-END-1",)
    assert zone(arena(seats=4, teams=True), 0, "deck0").rules == ("TK-END-2",)


@pytest.mark.rule("TK-DRAW-4", "TK-RUL-31")
def test_legends_known_to_be_elsewhere_are_grey_and_those_below_are_counted() -> None:
    table = arena("", "titan")
    s = table.s
    left = len(s.legend_deck)
    assert grey(zone(table, 0, "legends")) == {"card-titan"}
    assert grey(zone(table, 1, "legends")) == set()
    s.legend_deck.remove(CARD.number("leviathan"))
    s.legend_discard.append(CARD.number("leviathan"))
    assert grey(zone(table, 0, "legends")) == {"card-titan", "card-leviathan"}
    assert grey(zone(table, 1, "legends")) == {"card-leviathan"}
    assert zone(table, 1, "legends").count == left - 1
    below = next(card for card in s.legend_deck if card >= FIRST_LEGEND)
    s.legend_deck.remove(below)
    s.legend_bottom.add(below, 0)
    assert zone(table, 1, "legends").count == left - 1


@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
@pytest.mark.parametrize(
    ("board", "margin"),
    [
        ("1e5 2e6", None),
        ("1e5h 2c3 2d3", (0, 1)),
        ("1e5 1e6 1e7 2c3h", (1, 0)),
        ("1e5 2c3h 2d3h 2e3", (2, 2)),
        ("1e5h 1e6 2c3", None),
    ],
)
def test_a_rival_that_is_ahead_is_shown_by_how_much(
    board: str, margin: tuple[int, int] | None
) -> None:
    s = arena(board).s
    shown = [Text("note-ahead", {"upgraded": margin[0], "pieces": margin[1]})] if margin else []
    assert list(ahead_of(s, 0, 1)) == shown


@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
def test_nobody_is_ahead_of_those_who_watch() -> None:
    s = arena("1e5h 1e6").s
    assert list(ahead_of(s, 1, 0)) != []
    assert list(ahead_of(s, -1, 0)) == []


@pytest.mark.rule("TK-WIN-4")
def test_in_a_melee_the_score_is_said_to_be_that_of_the_weakest_colour() -> None:
    duel, melee = arena().s, arena(form=MELEE, seats=3).s
    assert [str(stat.id) for s in (duel, melee) for stat in points(s, 0)] == ["points", "points"]
    assert Text("stat-weakest") in astuple(next(points(melee, 0)))
    assert Text("stat-points") in astuple(next(points(duel, 0)))


@pytest.mark.rule("TK-TASK-3", "TK-TASK-1")
def test_each_task_that_is_not_met_and_the_next_one_say_why_they_cannot_be_claimed() -> None:
    s = arena(form=ELITE, tasks="destruction devastation", next_task="isolation").s
    s.tasks.append(NONE)
    found = [astuple(refused) for refused in refused_tasks(s, 0)]
    assert len(found) == 3
    for task, one in zip(("destruction", "devastation", "isolation"), found, strict=True):
        assert (f"task-{TASK.number(task)}",) in one
    assert Text("refused-next-task") in found[2]
