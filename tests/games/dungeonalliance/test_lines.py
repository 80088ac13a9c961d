"""What cards, threats and Solo cards say of what they do."""

from __future__ import annotations

import pytest

from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.box import Card
from grimorio.games.dungeonalliance.components.effects import Heal, Modifier, Swap, list_effects
from grimorio.games.dungeonalliance.components.numbers import CARD, CARDS, CONTENT
from grimorio.games.dungeonalliance.components.vocabulary import Class, Race
from grimorio.games.dungeonalliance.view.cards import card_numbers
from grimorio.games.dungeonalliance.view.lines import (
    modifier_lines,
    needs_lines,
    solo_lines,
    threat_lines,
)
from grimorio.texts import LANGUAGES, texts_of
from tests.games.dungeonalliance.shown import words_of


def card(races: tuple[Race, ...], classes: tuple[Class, ...], bar: bool = False) -> Card:
    return Card(
        id="a", types=("weapon",), races=races, classes=classes, bar=bar,
        modifiers=(Modifier("speed"),),
    )  # fmt: skip


@pytest.mark.rule("DA-VALID-1..7")
def test_the_icons_of_a_card_are_said_as_the_rules_read_them() -> None:
    texts = texts_of(title, "en")

    def said(*args: object) -> str:
        (line,) = needs_lines(card(*args))  # type: ignore[arg-type]
        return texts.say(line).lower()

    both = said((), ("martial", "stealth"))
    assert "martial" in both
    assert "stealth" in both
    twice = said((), ("martial", "martial"))
    assert "stealth" not in twice
    assert twice == twice.replace("stealth", "")
    other = said((), ("stealth", "stealth"))
    assert other == twice.replace("martial", "stealth")
    bar = said((), ("martial", "stealth"), True)
    one = said((), ("martial",))
    assert len({both, twice, bar, one}) == 4
    assert said((), ("stealth", "martial")) != said((), ("stealth", "stealth"))
    races = said(("elf", "gnome"), ())
    assert "elf" in races
    assert "gnome" in races


@pytest.mark.rule("DA-ATK-6", "DA-CARD-9")
@pytest.mark.parametrize(
    ("name", "instead", "lines"),
    [
        ("hooked-axe", ["yes"], 1),
        ("long-blade", ["no"], 1),
        ("emanon-mist", ["no"], 1),
        ("runyon-zay-flow", ["no"] * 3, 3),
        ("krolt-strike", ["no"] * 2, 2),
    ],
)
def test_bonuses_that_are_sums_stand_in_one_line_and_others_in_their_own(
    name: str, instead: list[str], lines: int
) -> None:
    found = modifier_lines(CARDS[CARD[name]])
    assert len(found) == lines
    assert [one.args["instead"] for one in found] == instead


@pytest.mark.rule("DA-CARD-9")
def test_a_number_that_a_card_gives_only_sometimes_stands_in_brackets() -> None:
    words = texts_of(title, "en")

    def shown(name: str) -> dict[str, str]:
        return {
            one.id: words.say(one.value)
            for one in card_numbers(CARDS[CARD[name]])
            if isinstance(one.value, Text)
        }

    assert shown("lorna-aim") == {"plus-ranged": "(+2)"}
    assert shown("graltar-scars") == {"plus-melee": "(+1)", "plus-armour": "(+1)"}
    assert shown("petra-charge") == {"plus-speed": "+2", "plus-melee": "(+2)"}
    assert shown("giants-bane") == {"plus-melee": "+3"}, "and more against large ones"
    assert shown("holgar-ward") == {"plus-armour": "+1"}


@pytest.mark.rule("DA-RUL-160", "DA-SPELL-6")
def test_a_card_for_a_hero_of_the_own_alliance_says_that_it_needs_no_sight() -> None:
    phrases = {"en": "line of sight not required", "es": "no requiere línea de visión"}
    short = {"en": "in sight or not", "es": "a la vista o no"}
    assert set(phrases) == set(LANGUAGES)
    for lang in LANGUAGES:
        for number, card in enumerate(CARDS):
            attack = card.attack.then if card.attack is not None else ()
            effects = [*list_effects(card.effects), *list_effects(attack)]
            chosen = any(
                isinstance(one, Heal | Swap) and one.whom in {"hero", "ally", "beside"}
                for one in effects
            )
            said = words_of(lang, number).lower()
            if card.ally:
                assert phrases[lang] in said, card.id
            assert (short[lang] in said) == chosen, card.id


@pytest.mark.rule("DA-RUL-80", "DA-CHEST-4")
def test_a_threat_says_all_that_it_does_and_all_that_it_is_worth() -> None:
    for threat in CONTENT.threats:
        ids = [line.id for line in threat_lines(threat)]
        assert ids[0] == "threat-kind"
        assert [one.startswith("trap-") for one in ids].count(True) == len(threat.effects)
        assert ids.count("threat-reward") == 1
        assert ("do-draw" in ids) == bool(threat.reward.draw), threat.id
        heals = [line.args["value"] for line in threat_lines(threat) if line.id == "reward-heal"]
        assert heals == ([threat.reward.heal] if threat.reward.heal else []), threat.id


@pytest.mark.rule("DA-SCARD-1..14")
def test_a_solo_card_says_its_three_sections() -> None:
    texts = texts_of(title, "en")
    for one in CONTENT.solo:
        first, second, third = solo_lines(one)
        assert first.args == {"first": one.first, "cross": one.cross + 1, "arrow": one.arrow + 1}
        assert (second.args["form"], second.args["type"]) == (one.form, one.type)
        shown = texts.say(second).lower()
        for icon in (*one.races, *one.classes):
            assert icon.replace("-", " ") in shown.replace("-", " "), one.id
        words = texts.say(third)
        assert ("oison" in words) == bool(one.poison), one.id
        for count in (one.damage, one.poison):
            assert not count or str(count) in words, one.id
        parts = [one.surge, one.spend, one.discard, one.damage, one.poison]
        assert words.count(".") == sum(bool(part) for part in parts), words
