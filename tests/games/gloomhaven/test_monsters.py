"""Stat cards of monsters."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.decks import decks
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.monsters import LEVELS, amount, monsters


def test_all_types_are_there_with_both_ranks_and_eight_levels() -> None:
    plain = [one for one in monsters().values() if one.boss is None and one.named is None]
    assert len(monsters()) == 66
    assert len([monster for monster in plain if "scenario" not in monster.id]) >= 34
    for monster in plain:
        assert monster.normal or monster.elite
        assert monster.standees in (1, 4, 6, 10), monster.id
    for monster in monsters().values():
        for stats in (monster.normal, monster.elite, monster.boss, monster.named):
            assert stats is None or len(stats.traits) == LEVELS


@pytest.mark.rule("GH-DEF-3", "GH-DEF-4", "GH-DECL-13")
def test_bosses_have_a_deck_of_their_own_and_named_monsters_another() -> None:
    """Each is of one kind: with ranks, a boss, or one with a name."""
    for one in monsters().values():
        ranked = one.normal is not None or one.elite is not None
        assert [ranked, one.boss is not None, one.named is not None].count(True) == 1, one.id
        assert (one.deck == "boss") == (one.boss is not None), one.id
        assert one.named is None or not one.immune, one.id


def test_every_monster_on_a_map_has_a_stat_card() -> None:
    for on in maps().values():
        for placed in on.monsters:
            assert placed.type in monsters(), (on.id, placed.type)
            sides = monsters()[placed.type]
            assert (placed.rank == "boss") == (sides.boss is not None)
            assert (placed.rank == "named") == (sides.named is not None)


@pytest.mark.parametrize(
    ("value", "characters", "known", "comes_to"),
    [(7, 4, 0, 7), ("10xC", 3, 0, 30), ("2+C", 4, 0, 6), ("C", 2, 0, 2), ("V", 4, 5, 5),
     ("4+X", 4, 3, 7), ("15xC/2", 3, 0, 23), ("(7xC)/2", 2, 0, 7)],
)  # fmt: skip
def test_formulas_of_stat_cards(
    value: int | str, characters: int, known: int, comes_to: int
) -> None:
    assert amount(value, characters, known) == comes_to


def test_every_deck_has_eight_cards_and_every_monster_a_deck() -> None:
    assert sum(len(cards) for cards in decks().values()) == 254
    sizes = {len(cards) for cards in decks().values()}
    assert sizes <= {6, 7, 8}, sizes
    for monster in monsters().values():
        assert monster.deck in decks(), monster.id


def test_decks_are_shuffled_now_and_then() -> None:
    for name, cards in decks().items():
        assert sum(card.shuffle for card in cards) in (1, 2), name
