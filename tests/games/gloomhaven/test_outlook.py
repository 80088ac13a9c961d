"""What a monster would do now, as it is told to a player who asks (GH-MTURN-5, GH-RUL-261)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.core import Chance
from grimorio.core.chance import seed_key
from grimorio.core.scene import Outlook
from grimorio.games.gloomhaven import view
from grimorio.games.gloomhaven.components.numbers import TYPE, TYPE_DECK
from grimorio.games.gloomhaven.rules.secrets import hide
from grimorio.games.gloomhaven.rules.turn import begin_round
from grimorio.games.gloomhaven.view.names import figure_id, hex_id
from grimorio.kit.hexes import Hex
from grimorio.texts import LANGUAGES, Texts, read_ftl
from tests.games.gloomhaven.table import Table, ability_numbered, room

LOCALE = files("grimorio.games.gloomhaven") / "locale"
GUARD = "bandit-guard"


def asked(t: Table, number: int) -> Outlook:
    found = view.outlook(t.s, 0, figure_id(number))
    assert found is not None
    return found


def ids(found: Outlook) -> list[str]:
    return [line.id for line in found.lines]


def cells(found: Outlook) -> dict[str, set[str]]:
    return {area.id: set(area.cells) for area in found.areas}


def hexes(*places: Hex) -> set[str]:
    return {hex_id(place) for place in places}


@pytest.mark.rule("GH-RUL-261")
def test_while_cards_are_chosen_a_plain_move_and_attack_is_told() -> None:
    t = room()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster(GUARD, (0, 3))
    t.do(begin_round())
    found = asked(t, guard)
    assert ids(found)[:2] == ["foresee-plain", "foresee-focus"]
    assert "foresee-attack" in ids(found)
    assert found.rules == ("GH-RUL-261",)


@pytest.mark.rule("GH-RUL-261")
def test_once_its_card_is_drawn_it_is_told_what_the_card_lets_it_do() -> None:
    """This card of a guard moves it by 2 and lets it attack with 3; the way and the target are
    shown on the map."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster(GUARD, (0, 3))
    t.s.abilities[TYPE_DECK[TYPE[GUARD]]] = ability_numbered(529)
    found = asked(t, guard)
    assert ids(found)[:4] == ["foresee-card", "foresee-focus", "foresee-move", "foresee-attack"]
    assert found.lines[2].args["steps"] == 2
    assert found.lines[3].args["value"] == 3
    assert cells(found) == {
        "foreseen-way": hexes((0, 3), (0, 2), (0, 1)),
        "foreseen-targets": hexes((0, 0)),
    }


def test_one_that_has_acted_is_told_of_for_the_next_round() -> None:
    t = room()
    guard = t.monster(GUARD, (0, 3))
    t.s.abilities[TYPE_DECK[TYPE[GUARD]]] = ability_numbered(529)
    t.figure(guard).acted = True
    assert ids(asked(t, guard))[0] == "foresee-next"


def test_one_that_is_stunned_or_finds_nobody_does_nothing() -> None:
    t = room()
    guard = t.monster(GUARD, (0, 3))
    t.s.abilities[TYPE_DECK[TYPE[GUARD]]] = ability_numbered(529)
    for seat in (0, 1):
        t.give(t.character(seat).figure, "invisible")
    assert ids(asked(t, guard)) == ["foresee-card", "foresee-nobody"]
    t.give(guard, "stun")
    assert ids(asked(t, guard)) == ["foresee-card", "foresee-stunned"]


def test_a_summon_acts_by_its_own_values() -> None:
    t = room()
    bot = t.summon(1, "battle-bot", (0, 3))
    t.monster(GUARD, (1, 3))
    assert ids(asked(t, bot))[0] == "foresee-summon"


def test_nothing_is_foreseen_of_characters_of_strangers_or_before_the_first_round() -> None:
    t = room()
    guard = t.monster(GUARD, (0, 3))
    assert view.outlook(t.s, 0, figure_id(t.character(0).figure)) is None
    assert view.outlook(t.s, 0, "f99") is None
    t.s.round = 0
    assert view.outlook(t.s, 0, figure_id(guard)) is None


def test_only_figures_for_which_the_rules_act_are_marked_so() -> None:
    t = room()
    guard = t.monster(GUARD, (0, 3))
    bot = t.summon(1, "battle-bot", (1, 3))
    pieces = view.view(t.s, 0).boards[0].pieces
    assert {piece.id for piece in pieces if piece.acts} == {figure_id(guard), figure_id(bot)}


def test_what_is_told_depends_on_nothing_that_is_hidden() -> None:
    """The cards that others have chosen are dealt anew, and the same is told (GH-DECL-6)."""
    t = room()
    guard = t.monster(GUARD, (0, 3))
    t.do(begin_round())
    t.answer(*t.options(1)[0], seat=1)  # type: ignore[misc]
    told = asked(t, guard)
    for seed in range(5):
        other = t.s.copy()
        hide(other, 0, Chance(seed_key(seed)))
        assert view.outlook(other, 0, figure_id(guard)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_its_words(lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    t = room()
    guard = t.monster(GUARD, (1, 3))
    lines = [*asked(t, guard).lines]
    t.s.abilities[TYPE_DECK[TYPE[GUARD]]] = ability_numbered(529)
    lines += asked(t, guard).lines
    for sentence in [texts.say(line) for line in lines]:
        assert sentence[-1] in ".:"
        assert "{" not in sentence
    assert not texts.missing
