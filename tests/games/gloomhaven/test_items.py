"""The items of the shops."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven import title, view
from grimorio.games.gloomhaven.components.items import finds, items
from grimorio.games.gloomhaven.nouns import ITEM
from grimorio.games.gloomhaven.view.names import item_face, item_text
from grimorio.texts import LANGUAGES, texts_of


def test_the_shops_have_seventy_items_in_nine_steps_of_prosperity() -> None:
    assert sorted(items()) == list(range(1, 71))
    last = [max(n for n, item in items().items() if item.prosperity == p) for p in range(1, 10)]
    assert last == [14, 21, 28, 35, 42, 49, 56, 63, 70]


def test_armour_with_slots_must_be_used_and_costs_modifiers() -> None:
    armour = [item for item in items().values() if item.slots > 1]
    assert [item.number for item in armour] == [3, 23, 44, 65]
    for item in armour:
        assert item.duty
        assert item.minus == item.slots
        assert item.shield == 1


def test_every_item_does_something_and_few_need_code() -> None:
    special = [item for item in items().values() if item.special]
    assert len(special) <= 12
    plain = {
        "id", "number", "slot", "cost", "copies", "prosperity", "use", "slots", "minus", "when",
        "duty",
    }  # fmt: skip
    for item in items().values():
        does = [name for name in item.__struct_fields__ if name not in plain]
        assert any(getattr(item, name) for name in does), item.id


def test_numbers_and_advantage_are_for_all_attacks_of_the_action() -> None:
    """A condition may be for one attack only; what raises a value never is."""
    for item in items().values():
        if item.attack or item.range or item.advantage or item.ignores_shields or item.pull:
            assert item.every_attack, item.id
    one = [item.number for item in items().values() if item.conditions and not item.every_attack]
    assert one == [11, 19, 21, 25, 53, 62]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_hundred_and_fifty_items_have_a_name_of_their_own_and_a_face(lang: str) -> None:
    assert sorted(finds()) == list(range(71, 151))
    texts = texts_of(title, lang)
    names = [texts.say(item_text(number)) for number in range(1, 151)]
    assert len(set(names)) == 150
    faces = {face.id: face for face in view.catalogue()}
    for number, name in enumerate(names, 1):
        face = faces[item_face(number)]
        assert texts.say(face.name) == name
        assert all(texts.say(line) for line in face.text)
    assert texts.missing == set()


def test_items_that_no_shop_has_are_stored_by_their_numbers() -> None:
    """They were before they had names, and tables that run have them so."""
    assert [ITEM.ids[number] for number in (1, 70, 71, 101, 150)] == [
        "boots-of-striding", "second-chance-ring", "item-71", "item-101", "item-150",
    ]  # fmt: skip
    assert ITEM.load("item-101") == 101


def test_items_are_spoken_of_in_spanish_whatever_their_gender_and_number() -> None:
    """Boots are feminine and many: no sentence of an item may speak of one that is masculine."""
    texts = texts_of(title, "es")
    for face in title.looks.catalogue():
        if face.id.startswith("item-"):
            said = " ".join([texts.say(text) for text in face.text])
            assert "usarlo" not in said, said
            assert "Podrá" not in said, said
