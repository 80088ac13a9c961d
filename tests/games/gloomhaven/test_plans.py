"""What a seat may let the others know of its plan while cards are chosen, and what bots do
(GH-DECL-8, GH-RUL-262)."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven import bot, view
from grimorio.games.gloomhaven.bot.plans import roughly
from grimorio.games.gloomhaven.components.numbers import CARD, CARDS
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.view.names import cell_id
from tests.games.gloomhaven.table import Table, room


def at_cards() -> Table:
    """Two characters who choose cards, a guard far away and one near."""
    t = room()
    t.monster("bandit-guard", (2, 4))
    t.monster("bandit-guard", (1, 1))
    t.do(begin_round())
    return t


def leading(t: Table, seat: int) -> dict[int, tuple[int, int]]:
    """A pair of cards for each initiative that the seat could have."""
    pairs = [option for option in t.options(seat) if isinstance(option, tuple)]
    return {CARDS[pair[0]].initiative: pair for pair in pairs}  # type: ignore[index, misc]


@pytest.mark.rule("GH-RUL-262")
@pytest.mark.parametrize(
    ("initiative", "when"),
    [(1, "early"), (33, "early"), (34, "middle"), (66, "middle"), (67, "late"), (99, "late")],
)
def test_a_round_has_three_parts(initiative: int, when: str) -> None:
    assert roughly(initiative) == when


@pytest.mark.rule("GH-DECL-8", "GH-RUL-262")
def test_a_bot_tells_when_it_will_act_roughly_and_whom_it_has_nearest() -> None:
    """Neither the cards nor the initiative can be read from it: other pairs are told the same."""
    t = at_cards()
    ask = t.pending(0)
    near = cell_id(t.s, t.cell((1, 1)))
    told = {initiative: bot.lore.sign(t.s, ask, pair) for initiative, pair in leading(t, 0).items()}
    assert len(told) > 6
    assert set(told.values()) == {(when, near) for when in ("early", "middle", "late")}
    assert all(sign == (roughly(one), near) for one, sign in told.items())


@pytest.mark.rule("GH-RUL-262")
def test_a_bot_that_rests_is_late_and_marks_nothing() -> None:
    t = room()
    t.monster("bandit-guard", (1, 1))
    hand = [CARDS[card].id for card in t.character(0).hand.cards]
    t.hand(0, *hand[2:])
    t.discard(0, *hand[:2])
    t.do(begin_round())
    assert "rest" in t.options(0)
    assert bot.lore.sign(t.s, t.pending(0), "rest") == ("late", "")


@pytest.mark.rule("GH-RUL-262")
def test_plans_are_shown_only_while_cards_are_chosen() -> None:
    t = at_cards()
    assert [view.may_sign(t.s, seat) for seat in (0, 1)] == [True, True]
    t.s.agenda.clear()
    assert not view.may_sign(t.s, 0)


def test_who_is_exhausted_has_no_plan() -> None:
    t = at_cards()
    t.s.figures.pop(t.character(1).figure)
    assert not view.may_sign(t.s, 1)


def test_other_questions_are_no_plan() -> None:
    t = room()
    t.hand(0, "trample", "skewer")
    t.monster("bandit-guard", (1, 1))
    t.choose(0, "trample", "skewer")
    t.act(0)
    assert CARD["trample"] in t.character(0).chosen.cards
    assert bot.lore.sign(t.s, t.pending(0), t.options(0)[0]) is None
