"""The ability cards: all there, and as the facts count them."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from grimorio.games.gloomhaven.components.cards import Half, cards
from grimorio.games.gloomhaven.components.effects import Special, Summon
from grimorio.games.gloomhaven.components.vocabulary import ClassName

AT_FIRST: dict[ClassName, int] = {
    "brute": 10, "tinkerer": 12, "spellweaver": 8, "scoundrel": 9, "cragheart": 11, "mindthief": 10,
}  # fmt: skip


def halves() -> list[Half]:
    return list(chain.from_iterable((card.top, card.bottom) for card in cards()))


def test_each_class_has_its_cards_of_every_level() -> None:
    assert [card.number for card in cards()] == list(range(1, 175))
    levels = Counter((card.of, card.level) for card in cards())
    for name, count in AT_FIRST.items():
        assert levels[name, 1] == count
        assert levels[name, 0] == 3
        assert [levels[name, level] for level in range(2, 10)] == [2] * 8


def test_halves_are_lost_and_last_as_the_facts_count_them() -> None:
    assert sum(half.lost for half in halves()) == 121
    assert Counter(half.lasts for half in halves()) == {
        "instant": 348 - 36 - 39, "round": 36, "persistent": 39,
    }  # fmt: skip
    assert sum(bool(half.slots) for half in halves()) == 18
    assert sum(card.unrecoverable for card in cards()) == 3


def test_few_lines_need_code() -> None:
    special = [line for half in halves() for line in half.lines if isinstance(line, Special)]
    assert len(special) <= 36
    assert len({line.name for line in special}) == len(special)
    summons = [line for half in halves() for line in half.lines if isinstance(line, Summon)]
    assert len({summon.id for summon in summons}) == len(summons)
