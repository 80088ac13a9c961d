"""Attacks of characters."""

from __future__ import annotations

from tests.games.gloomhaven.table import ability_numbered, lay


def test_an_attack_adds_poison_and_the_card_before_the_shield() -> None:
    """GH-STEP-1, GH-STEP-3, GH-EX-20: Attack 3 on a poisoned target with 2x is 8 damage."""
    t = lay("brute", "tinkerer")
    t.place(0, (1, 1))
    guard = t.monster("bandit-guard", (0, 1), rank=1, hp=9)
    t.give(guard, "poison")
    t.modifiers(0, "x2")
    t.play("trample", "top")
    assert t.asked == [(0, "aim")]
    t.answer("at", guard)
    assert t.hp(guard) == 1
    assert t.character(0).modifiers.shuffles


def test_a_monster_moves_and_attacks_its_focus() -> None:
    """GH-MMOVE-1, GH-MATT-1, GH-DMG-1: the character may lose a card instead."""
    t = lay("brute", "tinkerer")
    t.place(0, (1, 1))
    t.place(1, (2, 4))
    guard = t.monster("bandit-guard", (-1, 3))
    t.modifiers(-1, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 2
