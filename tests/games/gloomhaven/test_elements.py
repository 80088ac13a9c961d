"""Elements: infusions, and what uses them up (GH-ELEM)."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.gloomhaven.components.numbers import MODIFIERS
from grimorio.games.gloomhaven.state import INERT, STRONG, WANING
from tests.games.gloomhaven.stage import plain
from tests.games.gloomhaven.table import Table, lay

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


def table(name: str, *strong: int) -> tuple[Table, int]:
    """A character beside a guard, with these elements strong and +0 cards."""
    t = lay(name, "brute" if name != "brute" else "tinkerer", level=5)
    t.place(0, (0, 3))
    t.place(1, (3, 0))
    for character in t.s.characters:
        character.items = []
        character.modifiers = plain()
    for element in strong:
        t.s.elements[element] = STRONG
    return t, t.monster("bandit-guard", (1, 3), hp=20)


def boosts(options: list[Value]) -> list[Value]:
    return [one for one in options if isinstance(one, tuple) and one[0] == "boost"]


@pytest.mark.rule("GH-ELEM-1", "GH-ELEM-2", "GH-RUL-72", "GH-RUL-73")
def test_an_infusion_is_strong_at_the_end_of_the_turn() -> None:
    """Not before, and from then on for anybody."""
    t, _ = table("brute")
    t.hero(0).hp -= 1
    t.play("eye-for-an-eye", "bottom")
    assert t.s.elements[EARTH] == INERT
    t.answer(0)
    assert t.s.elements[EARTH] == STRONG
    assert t.s.infused == []


@pytest.mark.rule("GH-ELEM-5", "GH-ACT-7", "GH-ACT-9")
def test_an_infusion_not_tied_to_a_line_needs_some_line_to_be_done() -> None:
    """Leaping cleave makes air for a move."""
    t, _ = table("brute")
    t.play("leaping-cleave", "bottom")
    t.answer()
    assert t.s.elements[AIR] == INERT
    t, _ = table("brute")
    t.play("leaping-cleave", "bottom")
    t.answer(t.cell((0, 4)))
    t.answer()
    assert t.s.elements[AIR] == STRONG


@pytest.mark.rule("GH-ACT-7")
def test_infusions_and_experience_cannot_be_left_out() -> None:
    """Nobody is asked."""
    t, guard = table("tinkerer")
    t.play("flamethrower")
    t.hit(guard)
    assert t.asked[0][1] == "declare"
    assert t.s.elements[FIRE] == STRONG
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-ELEM-3")
def test_one_of_all_elements_is_of_the_players_choice() -> None:
    t, _ = table("spellweaver")
    t.play("chromatic-explosion", "bottom")
    t.answer(t.cell((0, 4)))
    t.answer()
    assert t.asked == [(0, "choose_element")]
    assert t.options() == list(range(6))
    t.answer(LIGHT)
    assert t.s.elements == [INERT, INERT, INERT, INERT, STRONG, INERT]


@pytest.mark.rule("GH-RUL-72")
def test_several_infusions_come_together() -> None:
    t, guard = table("spellweaver")
    t.play("chromatic-explosion")
    t.hit(guard)
    assert t.s.elements == [STRONG] * 6


@pytest.mark.rule("GH-ELEM-6", "GH-ELEM-7", "GH-ELEM-9", "GH-ELEM-14")
def test_an_element_is_used_up_from_strong_or_waning() -> None:
    """And is inert then."""
    for strength in (STRONG, WANING):
        t, guard = table("spellweaver")
        t.s.elements[FIRE] = strength
        t.play("flame-strike")
        t.answer("boost", 0, FIRE)
        assert t.s.elements[FIRE] == INERT
        t.answer("at", guard)
        assert t.has(guard, "wound")


@pytest.mark.rule("GH-ELEM-6")
def test_an_inert_element_cannot_be_used() -> None:
    t, _ = table("spellweaver", ICE)
    t.play("flame-strike")
    assert boosts(t.options()) == []


@pytest.mark.rule("GH-ELEM-14")
def test_without_its_element_a_boost_does_nothing() -> None:
    """The player leaves it out."""
    t, guard = table("spellweaver", FIRE)
    t.play("flame-strike")
    t.answer("at", guard)
    assert not t.has(guard, "wound")
    assert t.s.elements[FIRE] == STRONG


@pytest.mark.rule("GH-ELEM-8")
def test_what_was_made_in_this_turn_cannot_be_used_in_it() -> None:
    t, _ = table("spellweaver")
    t.s.infused = [FIRE]
    t.play("flame-strike")
    assert boosts(t.options()) == []


@pytest.mark.rule("GH-ELEM-10")
def test_a_boost_is_used_once() -> None:
    """One icon, one element."""
    t, guard = table("spellweaver", FIRE, ICE)
    t.play("mana-bolt")
    assert boosts(t.options()) == [("boost", 0, FIRE), ("boost", 0, ICE)]
    t.answer("boost", 0, ICE)
    assert boosts(t.options()) == []
    t.answer("at", guard)
    assert t.hp(guard) == 20 - 3
    assert t.s.elements[FIRE] == STRONG


@pytest.mark.rule("GH-ELEM-11")
def test_of_several_boosts_none_some_or_all_are_used() -> None:
    t, guard = table("spellweaver", FIRE, ICE)
    t.play("cold-fire")
    t.answer("boost", 0, FIRE)
    t.answer("boost", 1, ICE)
    t.hit(guard)
    assert t.hp(guard) == 20 - 3
    assert t.has(guard, "stun")
    t, guard = table("spellweaver", FIRE, ICE)
    t.play("cold-fire")
    t.answer("boost", 1, ICE)
    t.hit(guard)
    assert t.hp(guard) == 20 - 1
    assert t.has(guard, "stun")


@pytest.mark.rule("GH-ELEM-12")
def test_any_element_is_of_the_players_choice() -> None:
    t, _ = table("spellweaver", FIRE, AIR, DARK)
    t.play("mana-bolt")
    assert boosts(t.options()) == [("boost", 0, element) for element in (FIRE, AIR, DARK)]


@pytest.mark.rule("GH-ELEM-13", "GH-ELEM-14")
def test_a_line_that_only_an_element_brings_about() -> None:
    """It is not done without it."""
    t, guard = table("mindthief", DARK)
    t.play("wretched-creature", "bottom")
    t.answer()
    t.answer("pay", DARK)
    t.answer(guard)
    assert len(t.told("gained")) == 1
    assert t.s.elements[DARK] == INERT
    t, _ = table("mindthief")
    t.play("wretched-creature", "bottom")
    t.answer()
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-ELEM-4")
def test_an_infusion_tied_to_an_attack_comes_with_it() -> None:
    """An element on a modifier card comes with that attack, and not without it."""
    fiery = next(n for n, card in enumerate(MODIFIERS) if card.makes == ("fire",))
    t, guard = table("spellweaver")
    t.place(0, (-1, 3))
    t.modifiers(0, f"#{fiery}", "+0")
    t.play("flashing-burst")
    t.answer("at", guard)
    t.answer("use")
    assert t.s.elements == [STRONG, INERT, INERT, INERT, STRONG, INERT]
    t, _ = table("spellweaver")
    t.modifiers(0, f"#{fiery}", "+0")
    t.play("flashing-burst")
    t.answer()
    assert t.s.elements == [INERT] * 6
