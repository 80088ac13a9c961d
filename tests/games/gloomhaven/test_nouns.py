"""The things of Gloomhaven and their ids."""

from __future__ import annotations

import json

import pytest

from grimorio.core import Event
from grimorio.core.nouns import NONE, Noun
from grimorio.core.record import save
from grimorio.games.gloomhaven import kinds, nouns, title, view
from grimorio.games.gloomhaven.components.places import NOW, place_id, place_ids
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.moves.charging import ANY, charge
from grimorio.games.gloomhaven.variants import SCENARIOS
from grimorio.texts import texts_of
from tests.games.gloomhaven.table import lay

WITH_IDS = [one for one in vars(nouns).values() if isinstance(one, Noun) and one.ids]


@pytest.mark.parametrize("noun", WITH_IDS, ids=lambda noun: str(noun.noun))
def test_ids_can_be_told_from_numbers(noun: Noun) -> None:
    assert not [id_ for id_ in noun.ids if id_.lstrip("-").isdecimal()]
    assert [noun.load(noun.dump(number)) for number in range(len(noun.ids))] == list(
        range(len(noun.ids))
    )


def test_a_line_is_called_by_its_card_its_half_and_its_verb() -> None:
    assert "trample/bottom/attack" in nouns.LINE.ids
    assert "skirmishing-maneuver/top/attack-2" in nouns.LINE.ids
    assert "possession/top/grant/attack" in nouns.LINE.ids
    assert "earth-demon/636/consume" in nouns.ORDER.ids


def test_figures_are_named_as_players_call_them() -> None:
    t = lay("brute", "tinkerer")
    guard = t.monster("bandit-guard", (0, 1), number=3)
    commander = t.monster("bandit-commander", (1, 1), rank=2)
    first = t.summon(1, "decoy", (2, 1))
    names = [t.character(0).figure, guard, commander, first]
    assert [nouns.FIGURE.word(t.s, number) for number in names] == [
        "brute", "bandit-guard-3", "bandit-commander", "decoy",
    ]  # fmt: skip
    second = t.summon(1, "decoy", (2, 2))
    assert nouns.FIGURE.word(t.s, second) == "decoy-2"
    assert nouns.FIGURE.word(t.s, 99) == "figure-99"
    assert nouns.FIGURE.word(t.s, NONE) == "none"


def test_a_hex_is_stored_by_its_place_on_the_map() -> None:
    assert [place_id(place) for place in ((0, 0), (3, 1), (-2, 3), (1, -2))] == [
        "e0s0", "e3s1", "w1s3", "e0n2",
    ]  # fmt: skip
    for scenario in SCENARIOS:
        NOW.set(scenario)
        every = range(len(place_ids(scenario)))
        assert [place_id(place) for place in whole(scenario).board.places] == [
            nouns.CELL.dump(cell) for cell in every
        ]
        assert [nouns.CELL.load(nouns.CELL.dump(cell)) for cell in every] == list(every)
        assert [nouns.CELL.load(cell) for cell in every] == list(every), "as it stood in numbers"


def test_no_list_position_reaches_the_disk() -> None:
    """A half is played, a boost and an item used, a summon stands on the map."""
    t = lay("spellweaver", "tinkerer", level=5)
    t.monster("bandit-guard", (0, 1), hp=9)
    t.summon(1, "decoy", (2, 1))
    t.s.elements = [2] * 6
    t.play("flame-strike")
    t.answer("boost", 0, 0)
    assert t.game is not None
    stored = json.loads(save(t.game)[0])
    played = stored["state"]["deeds"][0]["played"]
    assert (played["half"], played["line"]) == ("flame-strike/top", "flame-strike/top/attack")
    assert stored["state"]["figures"]["3"]["type"] == "harmless-contraption/top/summon"
    assert stored["state"]["figures"]["0"]["at"] in place_ids(1)
    assert ["end_action", [0, "flame-strike/top"], "deed"] in stored["agenda"]


def test_an_item_that_no_shop_has_is_stored_by_its_number_and_called_by_its_name() -> None:
    """Chests hold designs and items beyond the 70 of the shops."""
    t = lay("brute", "tinkerer", scenario=6)
    t.character(0).found = [101]
    assert t.s.dump() == type(t.s).load(t.s.dump()).dump()
    line = view.say(t.s, Event(kinds.ITEM_FOUND, (0, 101), -1, 0))
    assert "Second Skin" in texts_of(title, "en").say(line)


def test_a_charge_is_stored_with_its_direction() -> None:
    assert charge.dump((3, 2, False)) == [3, "south-west", False]
    assert charge.load([3, "south-west", False]) == charge.load([3, 2, False]) == (3, 2, False)
    assert charge.load(charge.dump((3, ANY, True))) == (3, ANY, True)
