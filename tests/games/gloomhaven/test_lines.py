"""What cards, items and perks say: all of it, in both languages, and nothing that is not so."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components import decks, effects, items
from grimorio.games.gloomhaven.components.cards import Half, cards
from grimorio.games.gloomhaven.components.classes import BASE, BLESS, CURSE, Modifier, classes
from grimorio.games.gloomhaven.components.monsters import monsters as monster_types
from grimorio.games.gloomhaven.components.vocabulary import (
    AnyElement,
    Condition,
    OrderWhom,
    Per,
    When,
    Whom,
)
from grimorio.games.gloomhaven.view import abilities as monsters
from grimorio.games.gloomhaven.view.boosts import boost_text
from grimorio.games.gloomhaven.view.gear import item_texts
from grimorio.games.gloomhaven.view.lines import card_texts, half_texts, remarks, text_of
from grimorio.games.gloomhaven.view.modifiers import modifier_text, perk_text
from grimorio.games.gloomhaven.view.parts import listed
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.gloomhaven") / "locale"
MODIFIERS = [*BASE, BLESS, CURSE, Modifier(value=1, rolling=True)]


@cache
def speaker(lang: str) -> Texts:
    return Texts(lang, [read_ftl(LOCALE, lang)])


def say(lang: str, *texts: Text) -> str:
    speaker(lang).missing.clear()
    said = " ".join(speaker(lang).say(text) for text in texts)
    assert not speaker(lang).missing
    return said


def messages(lang: str, name: str) -> dict[str, Message]:
    source = (LOCALE / lang / name).read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


# -- everything there is to say --------------------------------------------------------------------


def halves() -> list[tuple[str, Half]]:
    both = [(card.id, (("top", card.top), ("bottom", card.bottom))) for card in cards()]
    return [(f"{name} {side}", half) for name, sides in both for side, half in sides]


def lines() -> list[tuple[str, effects.CardLine]]:
    return [(name, line) for name, half in halves() for line in half.lines]


def monster_cards() -> list[decks.Ability]:
    return [ability for deck in decks.decks().values() for ability in deck]


def perks() -> list[Any]:
    return [perk for one in classes().values() for perk in one.perks]


@cache
def sentences() -> list[Text]:
    """All texts of cards and items, each of them one sentence or more."""
    found = [text for card in cards() for text in card_texts(card)]
    found += [text for _, half in halves() for text in half_texts(half)]
    found += [text for card in monster_cards() for text in monsters.ability_texts(card)]
    found += [text for item in items.items().values() for text in item_texts(item)]
    for _, half in halves():
        first, adds = (
            half.lines[0],
            [one for line in half.lines for one in getattr(line, "adds", ())],
        )
        found += [boost_text(boost, first, first) for boost in adds if boost.xp]
    return found + [perk_text(perk) for perk in perks()]


def test_there_are_as_many_cards_as_the_facts_count() -> None:
    assert len(halves()) == 348
    assert len(monster_cards()) == 254
    assert len(items.items()) == 70


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_made_of_whole_sentences(lang: str) -> None:
    for text in sentences():
        said = say(lang, text)
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ0-9+−].*[^.,:]\.", said), said
        assert not re.search(r"[{}]|\s\s|\s[.,:;)]|\( |[.,:;][.,:;]|\bNone\b|\?\?", said), said
        assert not re.search(r"\. [a-záéíóú]", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_modifier_card_is_named(lang: str) -> None:
    in_perks = [one for perk in perks() for one in (*perk.remove, *perk.add)]
    assert all(say(lang, modifier_text(one)) for one in [*MODIFIERS, *in_perks])


# -- the messages ----------------------------------------------------------------------------------


def ids(text: Text) -> Iterator[str]:
    yield text.id
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from ids(arg)


def within(message: Message) -> set[str]:
    """The messages that a message refers to."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: Any) -> None:
            found.add(node.id.name)

    References().visit(message)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    used = {found for text in sentences() for found in ids(text)}
    used |= {found for modifier in MODIFIERS for found in ids(modifier_text(modifier))}
    there = messages(lang, "cards.ftl")
    while more := {new for old in used & there.keys() for new in within(there[old])} - used:
        used |= more
    assert there.keys() - used == set()


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("en", "cards.ftl")) == list(messages("es", "cards.ftl"))


VALUES: list[tuple[str, str, Any]] = [
    ("line-element", "element", AnyElement),
    ("line-whom", "whom", Whom),
    ("line-per", "per", Per),
    ("line-boost-per", "per", Per),
    ("ability-whom", "whom", OrderWhom),
    ("gear-moment", "when", get_type_hints(items.Item)["when"]),
    ("line-on", "on", get_type_hints(effects.Trigger)["on"]),
]


def variants(message: Message, variable: str) -> set[str]:
    """What a message tells apart by an argument."""
    found: set[str] = set()

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:
            selector = node.selector
            if isinstance(selector, VariableReference) and selector.id.name == variable:
                keys = [variant.key for variant in node.variants]
                found.update(str(key.name) for key in keys if isinstance(key, Identifier))
            self.generic_visit(node)

    Selectors().visit(message)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("message", "variable", "literal"), VALUES)
def test_every_value_has_words_of_its_own(
    lang: str, message: str, variable: str, literal: Any
) -> None:
    values = set(get_args(literal)) - {""}
    assert values - variants(messages(lang, "cards.ftl")[message], variable) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_of_a_target_has_words(lang: str) -> None:
    there = messages(lang, "cards.ftl")
    of_enemies = variants(there["line-enemy-when"], "when")
    for message in ("line-boost-when", "line-on", "line-attacks"):
        said = of_enemies | variants(there[message], "when")
        if message == "line-attacks":
            said |= variants(there["line-attacks-all"], "when")
        assert set(get_args(When)) - {""} - said == set()


def test_spanish_says_e_and_not_y_before_the_sound_i() -> None:
    """In lists of items, conditions and monsters."""
    named = [f"item-{items.item(number).id}" for number in range(1, 151)]
    named += [f"condition-{name}" for name in get_args(Condition)]
    named += [f"monster-{one}{many}" for one in monster_types() for many in ("", "-many")]
    for name in named:
        said = say("es", listed([Text("line-advantage"), Text(name)]))
        of_figure = Text("figure-elite", {"type": Text(name), "number": 2})
        for text in (said, say("es", listed([Text("line-advantage"), of_figure]))):
            _, word, rest = re.split(r" (y|e) ", text, maxsplit=1)
            sounds = re.match(r"[IÍií]|[Hh][ií](?![ae])", rest) is not None
            assert word == ("e" if sounds else "y"), text


# -- numbers ---------------------------------------------------------------------------------------


def numbers_of(fact: Any) -> list[int]:
    """The numbers a fact has, but for defaults. Of areas and slots it counts how many there are."""
    found: list[int] = []
    for field in msgspec.structs.fields(fact):
        value = getattr(fact, field.name)
        if value == field.default or isinstance(value, (str, bool)) or value is None:
            continue
        if field.name == "area":
            found.append(len(value))
        elif field.name == "slots" and isinstance(value, tuple):
            found += [*([len(value)] if len(value) > 1 else []), *value]
        elif isinstance(value, int):
            found.append(abs(value))
        else:
            inside = value if isinstance(value, tuple) else (value,)
            for one in inside:
                found += numbers_of(one) if isinstance(one, msgspec.Struct) else []
    return found


def numbers_in(said: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", said)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_says_its_numbers_and_no_others(lang: str) -> None:
    for name, line in lines():
        if isinstance(line, effects.Special):
            continue
        said = set(numbers_in(say(lang, text_of(line))))
        has = set(numbers_of(line)) - {0}
        if any(boost.whom == "within_two" for boost in getattr(line, "boosts", ())):
            has.add(2)
        if isinstance(line, effects.SwapTurn) and line.range == 1:
            has.remove(1)
        assert said == has, (name, said, has)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_half_says_its_experience_and_uses_and_no_other_numbers(lang: str) -> None:
    for name, half in halves():
        bare = msgspec.structs.replace(half, lines=())
        said = [number for text in remarks(half) for number in numbers_in(say(lang, text))]
        assert set(said) == set(numbers_of(bare)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_a_monster_says_its_numbers_and_no_others(lang: str) -> None:
    for card in monster_cards():
        for line in card.lines:
            said = set(numbers_in(say(lang, monsters.text_of(line))))
            assert said == set(numbers_of(line)), (card.deck, card.number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_item_says_its_numbers_and_no_others(lang: str) -> None:
    unsaid = {"number": 0, "cost": 0, "copies": 0, "prosperity": 0}
    for item in items.items().values():
        texts = [text for text in item_texts(item) if f"item-{item.id}-text" not in ids(text)]
        said = set(numbers_in(say(lang, *texts))) if texts else set()
        has = set(numbers_of(msgspec.structs.replace(item, **unsaid))) - {0}
        has |= {1} if item.minus else set()
        assert said == has if not item.special else said <= has, item.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_perk_says_its_numbers_and_no_others(lang: str) -> None:
    for perk in perks():
        several = [*perk.remove, *perk.add]
        has = {number for one in several for number in numbers_of(one)}
        said = set(numbers_in(say(lang, perk_text(perk))))
        assert has <= said <= has | {0, 1}, perk


# -- exact texts -----------------------------------------------------------------------------------

EXACT = tomllib.loads((Path(__file__).parent / "cases" / "texts.toml").read_text(encoding="utf-8"))


@cache
def half_called(name: str) -> Half:
    return dict(halves())[name]


def check(case: dict[str, Any], *texts: Text) -> None:
    assert [say(lang, *texts) for lang in LANGUAGES] == [case[lang] for lang in LANGUAGES]


def test_the_exact_lines_have_every_verb_and_every_gain() -> None:
    chosen = [half_called(case["half"]).lines[case["at"]] for case in EXACT["lines"]]
    assert {type(line) for line in chosen} == set(get_args(effects.CardLine))
    boosts = [boost for _, line in lines() for boost in getattr(line, "boosts", ())]
    told = [boost for line in chosen for boost in getattr(line, "boosts", ())]
    assert gains(boosts) - gains(told) <= {"conditions"}


def gains(boosts: list[Any]) -> set[str]:
    """The fields of boosts that hold something."""
    names = [field.name for field in msgspec.structs.fields(effects.Boost)]
    return {name for name in names for boost in boosts if getattr(boost, name)}


@pytest.mark.parametrize("case", EXACT["lines"])
def test_a_line_says_what_it_does(case: dict[str, Any]) -> None:
    check(case, text_of(half_called(case["half"]).lines[case["at"]]))


@pytest.mark.parametrize("case", EXACT["halves"])
def test_a_half_says_what_using_it_means(case: dict[str, Any]) -> None:
    """GH-ACTIVE-3, GH-ACTIVE-5, GH-ACTIVE-7, GH-ACTIVE-9, GH-ACT-11."""
    check(case, *half_texts(half_called(case["half"])))


def test_a_card_says_that_it_cannot_be_recovered() -> None:
    """GH-RECOV-3."""
    said = {card.id: [say("en", text) for text in card_texts(card)] for card in cards()}
    unrecoverable = {name for name, texts in said.items() if texts}
    assert unrecoverable == {"stamina-booster", "reviving-ether", "twin-restoration"}
    assert said["reviving-ether"] == ["This card cannot be recovered."]


def test_the_exact_cards_of_monsters_have_every_verb() -> None:
    chosen = [monster_card(case["deck"], case["number"]) for case in EXACT["monsters"]]
    told = {type(line) for card in chosen for line in card.lines}
    every = [card for deck in decks.decks().values() for card in deck]
    assert told == {type(line) for card in every for line in card.lines}


def monster_card(deck: str, number: int) -> decks.Ability:
    return next(card for card in decks.decks()[deck] if card.number == number)


@pytest.mark.parametrize("case", EXACT["monsters"])
def test_a_card_of_a_monster_says_what_it_does(case: dict[str, Any]) -> None:
    """GH-MACT-4, GH-MACT-5, GH-MACTIVE-2, GH-EROUND-5."""
    check(case, *monsters.ability_texts(monster_card(case["deck"], case["number"])))


@pytest.mark.parametrize("case", EXACT["items"])
def test_an_item_says_what_it_does(case: dict[str, Any]) -> None:
    """GH-ITEM-5, GH-ITEM-6, GH-ITEM-9, GH-ITEM-11."""
    check(case, *item_texts(items.items()[case["number"]]))


@pytest.mark.parametrize("case", EXACT["perks"])
def test_a_perk_says_what_it_changes(case: dict[str, Any]) -> None:
    """GH-LEVEL-4."""
    check(case, perk_text(classes()[case["of"]].perks[case["at"]]))


def test_blessings_and_curses_are_named() -> None:
    """GH-MOD-3, GH-MOD-4."""
    assert say("en", modifier_text(BLESS)) == "Bless: 2x"
    assert say("en", modifier_text(CURSE)) == "Curse: Null"
    assert say("es", modifier_text(BLESS)) == "Bendición: 2x"
    assert say("es", modifier_text(CURSE)) == "Maldición: Nula"
