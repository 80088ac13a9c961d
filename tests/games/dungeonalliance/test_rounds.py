"""Rounds and cycles: who acts when."""

from __future__ import annotations

import random

import pytest

from grimorio.games.dungeonalliance.kinds import END, THROW
from grimorio.games.dungeonalliance.rules.turn import activate, begin_cycle, begin_round
from tests.games.dungeonalliance.table import Table, lay, room

QUIET = {"upgrade": None, "discard": THROW(())}


def idle(t: Table) -> None:
    """Answer the open question by doing nothing, or by the first that is there."""
    options = t.options()
    kind = t.asked[0][1]
    if kind == "act":
        t.answer(END() if END() in options else options[0])
    else:
        t.answer(QUIET.get(kind, options[0]))


def calendar(t: Table) -> list[str]:
    """What was told of rounds, cycles and activations, in the order of time."""
    assert t.game is not None
    assert t.game.journal is not None
    words = ("round", "cycle", "activated", "monster_activated", "end_phase")
    return [event.kind.name for event in t.game.journal.events if event.kind.name in words]


@pytest.mark.rule("DA-ROUND-1..3", "DA-ROUND-6", "DA-ROUND-10", "DA-RUL-47", "DA-ACT-7")
def test_a_game_is_four_rounds_of_four_cycles_and_an_end_phase() -> None:
    t = room()
    t.s.round = 0
    t.monster("goblin", (4, 1))
    t.play(begin_round())
    while t.asked:
        idle(t)
    # One goblin: it acts in the first cycle of a round and is exhausted in the others.
    first = ["cycle", "activated", "activated", "monster_activated"]
    others = ["cycle", "activated", "activated"] * 3
    assert calendar(t) == ["round", *first, *others, "end_phase"] * 4
    assert t.game is not None
    assert t.game.outcome is not None
    figures = [args[1] for args in t.told("activated")]
    for number in range(4):
        assert len(set(figures[8 * number : 8 * number + 8])) == 8, "each hero once a round"


@pytest.mark.rule("DA-ROUND-4", "DA-ROUND-5", "DA-EX-4")
def test_heroes_act_clockwise_from_the_start_player_and_monsters_the_other_way() -> None:
    t = lay(
        ["petra", "lorna", "krom", "mysterios"],
        ["holgar", "bull", "root", "jypzy"],
        ["graltar", "belzamin", "krolt", "mirabell"],
    )
    t.tile("crossroads", (1, 1))
    for place in ((3, 3), (3, 5), (5, 3), (5, 5)):
        t.monster("goblin", place)
    t.s.first = 1
    t.play(begin_cycle())
    order: list[tuple[int, str]] = []
    dice = random.Random(1)
    while t.asked and len(order) < 6:
        seat, kind = t.asked[0]
        if kind in ("activate", "choose_monster"):
            order.append((seat, kind))
        options = t.options()
        t.answer(END() if END() in options else dice.choice(options))
    heroes = [(1, "activate"), (2, "activate"), (0, "activate")]
    monsters = [(0, "choose_monster"), (2, "choose_monster"), (1, "choose_monster")]
    assert order == [*heroes, *monsters]


@pytest.mark.rule("DA-ACT-2", "DA-TERM-7", "DA-ROUND-6")
def test_the_chosen_hero_is_exhausted_and_cannot_be_chosen_again() -> None:
    t = room()
    t.play(activate(0), activate(0))
    assert t.options() == [0, 1, 2, 3]
    t.answer(1)
    assert not t.hero("lorna").ready
    assert t.hero("petra").ready
    t.end()
    assert t.options() == [0, 2, 3]
