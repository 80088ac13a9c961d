"""The words of the box: every face says what it does, in both languages, and nouns agree."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grimorio.core import Event
from grimorio.core.scene import Face, Text
from grimorio.games.dungeonalliance import title
from grimorio.games.dungeonalliance.components.numbers import (
    CARD,
    CARDS,
    CONTENT,
    COSTS,
    MONSTER,
    THREAT,
)
from grimorio.games.dungeonalliance.components.vocabulary import (
    CONDITIONS,
    POWERS,
    SHARES,
    TRAITS,
    Whom,
)
from grimorio.games.dungeonalliance.kinds import TRAPPED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.view import catalogue
from grimorio.games.dungeonalliance.view.lines import card_lines, power_text
from grimorio.games.dungeonalliance.view.names import Form, figure_text, token_text, token_the
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words
from grimorio.rulebook import mentions, rulebook, rules_of
from grimorio.texts import LANGUAGES, Texts, read_ftl, texts_of
from tests.games.dungeonalliance.shown import LOCALE
from tests.games.dungeonalliance.table import at, room, who


def say(lang: str, text: Text) -> str:
    return texts_of(title, lang).say(text)


def lines(lang: str, card: str) -> list[str]:
    return [say(lang, text) for text in card_lines(CARDS[CARD[card]])]


def texts(face: Face) -> Iterator[Text]:
    yield face.name
    if face.type is not None:
        yield face.type
    yield from face.text
    for stat in face.numbers:
        yield stat.label
        if isinstance(stat.value, Text):
            yield stat.value
    for half in face.halves:
        if half.name is not None:
            yield half.name
        yield from half.text
    if face.diagram is not None:
        yield face.diagram.label


# -- the catalogue ---------------------------------------------------------------------------------


def test_the_catalogue_has_every_face_once() -> None:
    found = [face.id for face in catalogue()]
    assert len(set(found)) == len(found)
    assert len(found) == 17 + len(CARDS) + 18 + 9 + 25 + 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_can_be_said_and_every_name_is_its_own(lang: str) -> None:
    for face in catalogue():
        for text in texts(face):
            said = say(lang, text)
            assert said.strip() == said != ""
            assert not set("{}") & set(said)
        for text in face.text:
            assert say(lang, text).endswith("."), face.id
            assert not say(lang, text)[0].islower(), say(lang, text)
    assert texts_of(title, lang).missing == set()
    names = [say(lang, face.name) for face in catalogue()]
    assert len(set(names)) == len(names)


def test_cards_that_do_the_same_say_the_same_and_others_do_not() -> None:
    for lang in LANGUAGES:
        seen: dict[tuple[str, ...], object] = {}
        for card in CONTENT.upgrades:
            said = tuple(lines(lang, card.id))
            does = (card.races, card.classes, card.modifiers, card.attack, card.pet, card.effects)
            assert seen.setdefault(said, does) == does, card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_vocabulary_is_said_like_another(lang: str) -> None:
    """A word without a case of its own would be said like the last one."""
    args: Words = {"by": 1, "reach": 1, "what": "speed", "instead": "no", "more": "no"}
    args |= {"share": "self", "when": "always"}
    lists: dict[str, tuple[str, tuple[str, ...]]] = {
        "trait": ("trait", TRAITS),
        "power": ("power", POWERS),
        "when": ("line-modifier", CONDITIONS),
        "share": ("line-modifier", SHARES),
        "whom": ("whom", Whom.__args__),  # type: ignore[attr-defined]
    }
    for name, (message, words) in lists.items():
        said = {say(lang, Text(message, {**args, name: word})) for word in words}
        assert len(said) == len(words), name


@pytest.mark.rule("DA-RUL-2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_not_called_like_what_is_printed(lang: str) -> None:
    """Also no tile, and no part of a name: a player must not take one for the other."""
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    parts = [
        ("hero", CONTENT.heroes), ("card", CARDS), ("monster", CONTENT.monsters),
        ("threat", CONTENT.threats),
    ]  # fmt: skip
    printed, ours = set(), []
    for kind, entries in parts:
        for one in entries:
            name = texts.say(Text(f"{kind}-{one.id}")).lower()
            if one.original:
                ours.append(name)
            else:
                printed.add(name)
    assert len(printed) == 16 + 4 + 3 + 1 + 4 + 1, "heroes, monsters, threats and six cards"
    for name in ours:
        assert name not in printed
    tiles = [texts.say(Text(f"tile-{one.id}")).lower() for one in CONTENT.tiles]
    for name in tiles:
        assert not {name, name.partition(" ")[2]} & printed


# -- some cards, word by word ----------------------------------------------------------------------


@pytest.mark.rule("DA-ATK-6", "DA-VALID-3")
def test_a_card_of_two_uses_says_or() -> None:
    assert lines("en", "hooked-axe") == [
        "For: Dwarf or Half-orc.",
        "A melee attack of power 5.",
        "Or instead of that attack: +3 melee attack.",
    ]
    assert lines("es", "hooked-axe") == [
        "Para: Enano o Semiorco.",
        "Un ataque cuerpo a cuerpo de potencia 5.",
        "O, en lugar de ese ataque: +3 al ataque cuerpo a cuerpo.",
    ]


@pytest.mark.rule("DA-POWER-1")
def test_what_a_card_adds_sometimes_to_what_it_always_gives_is_said_to_be_more() -> None:
    assert lines("en", "giants-bane")[1:] == [
        "+3 melee attack.",
        "Against a monster of level III: +2 more melee attack.",
    ]
    assert lines("es", "giants-bane")[1:] == [
        "+3 al ataque cuerpo a cuerpo.",
        "Contra un monstruo de nivel III: +2 más al ataque cuerpo a cuerpo.",
    ]
    assert lines("en", "graltar-scars")[1] == "While it has damage: +1 melee attack, +1 armour."
    for card in CARDS:
        always = {one.trait for one in card.modifiers if one.when == "always"}
        more = [one for one in card.modifiers if one.when != "always" and one.trait in always]
        assert sum(
            " more " in line for line in lines("en", card.id) if line[0] == "+" or ": +" in line
        ) == len(more), card.id


@pytest.mark.rule("DA-RUL-169")
def test_in_spanish_who_is_attacked_is_not_who_attacks() -> None:
    assert any("junto a su objetivo" in one for one in lines("es", "petra-charge"))
    assert lines("es", "riposte")[-1].endswith("a quien ataca.")


@pytest.mark.rule("DA-SPELL-6", "DA-VALID-4", "DA-VALID-6")
def test_a_spell_says_its_range_its_icons_and_what_follows() -> None:
    assert lines("en", "wandering-spark") == [
        "For: Mystery or Primordial.",
        "A ranged attack of power 5, 1 to 4 squares away. Line of sight not required."
        " Bonuses not allowed.",
    ]
    assert lines("es", "falling-star") == [
        "Para: Misterio.",
        "Un ataque a distancia de potencia 6. No admite bonificaciones.",
        "Si hace daño: Haz 1 de daño a cada enemigo adyacente a su objetivo.",
    ]
    assert lines("es", "wheel-of-steel")[0] == "Para: Marcial dos veces."


@pytest.mark.rule("DA-ART-3", "DA-RUL-50")
def test_an_artifact_says_that_it_is_for_all_heroes_and_what_one_of_them_needs() -> None:
    assert lines("en", "aegis-stone") == [
        "For all heroes of the Alliance, to the end of the game.",
        "+1 armour, +1 to rolls for traps.",
    ]
    assert lines("es", "comet-string")[:2] == [
        "Hace falta un héroe con: Sigilo, Misterio, Celestial o Primordial.",
        "Para todos los héroes de la Alianza, hasta el final de la partida.",
    ]


@pytest.mark.rule("DA-PET-1", "DA-PET-2")
def test_a_pet_beside_its_hero_says_adjacent_and_no_number() -> None:
    assert lines("en", "trained-ferret")[1].startswith(
        "One more attack, melee, of power 3, on an adjacent enemy."
    )
    assert lines("es", "trained-ferret")[1].startswith(
        "Un ataque más, cuerpo a cuerpo, de potencia 3, a un enemigo adyacente."
    )


def test_a_small_card_shows_what_it_comes_to_and_a_large_one_its_price() -> None:
    faces = {face.id: face for face in catalogue()}

    def numbers(card: str) -> list[str]:
        found = [one.value for one in faces[f"card-{card}"].numbers]
        return [str(one) if isinstance(one, int) else say("en", one) for one in found]

    assert numbers("mysterios-bolt") == ["5"]
    assert numbers("hooked-axe") == ["5", "+3"]
    assert numbers("mirabell-mercy") == ["+3"]
    assert numbers("sable-prowl") == ["+1", "(+1)", "(+1)"], "some of it only while she is alone"
    kind = faces["card-long-blade"].type
    assert kind is not None
    assert say("es", kind) == f"Arma, nivel I, {COSTS[CARD['long-blade']]} XP"


@pytest.mark.rule("DA-SETUP-11")
def test_a_hero_card_tells_of_the_three_cards_the_hero_brings_along() -> None:
    face = next(one for one in catalogue() if one.id == "hero-card-petra")
    assert say("en", face.text[0]) == "Sword and Vow (Weapon): +2 melee attack."
    assert len(face.text) == 3


@pytest.mark.rule("DA-END-8")
def test_hide_says_that_it_may_stay() -> None:
    assert lines("es", "krom-hide") == [
        "Para Krom.",
        "No puede ser atacado ni elegido por otros hasta que ataque o reciba daño.",
        "Puede quedarse en juego al final de la ronda.",
    ]


def test_one_and_many_are_told_apart() -> None:
    assert lines("es", "battle-plan")[1] == "Roba 2 cartas."
    assert lines("es", "bounty-letter")[1:] == ["Gana 1 XP."]
    assert lines("es", "surveyors-chalk")[1] == "Roba una carta."
    assert say("en", power_text(CONTENT.monsters[MONSTER["ogre"]])) == (
        "It pushes a hero it hits 1 square."
    )


# -- nouns -----------------------------------------------------------------------------------------


def test_monsters_have_their_article_and_heroes_have_none() -> None:
    spider = (FIRST_MONSTER, MONSTER["giant-spider"], at((3, 4)))
    ogre = (FIRST_MONSTER, MONSTER["ogre"], at((3, 4)))
    petra = room().hero("petra").kind
    forms: tuple[Form, ...] = ("inside", "start", "to")
    assert [say("es", figure_text(spider, form)) for form in forms] == [
        "la araña gigante", "La araña gigante", "a la araña gigante",
    ]  # fmt: skip
    assert [say("es", figure_text(ogre, form)) for form in forms] == [
        "el ogro", "El ogro", "al ogro",
    ]  # fmt: skip
    assert [say("es", figure_text((0, petra, NONE), form)) for form in forms] == [
        "Petra", "Petra", "a Petra",
    ]  # fmt: skip
    assert say("en", figure_text(ogre, "start")) == "The ogre"
    assert say("es", token_text(3 * THREAT["pit-trap"] + 1)) == "una trampa de foso de nivel II"
    assert say("es", token_the(3 * THREAT["pit-trap"] + 1)) == "la trampa de foso"
    assert say("en", token_the(3 * THREAT["spore-vent"])) == "the spore vent"


def test_a_line_of_the_log_names_who_attacks_whom() -> None:
    t = room()
    t.put("petra", (3, 4))
    ogre = t.monster("ogre", (4, 4))
    t.activate("petra")
    t.attack(ogre)
    assert t.game is not None
    assert t.game.journal is not None
    event = next(one for one in t.game.journal.events if one.kind.name == "attacked")
    text = title.rules.say(t.s, event)
    assert say("es", text) == "Petra ataca al ogro de E5: 2 contra 1, 1 de daño."
    assert say("en", text) == "Petra attacks the ogre on E5: 2 against 1, 1 damage."


def test_a_trap_that_was_found_is_told_as_that_one_from_then_on() -> None:
    t = room()
    petra = who(t, "petra")
    token = 3 * THREAT["alarm-bell"]
    sprung = title.rules.say(t.s, Event(TRAPPED, (petra, token), -1, 0))
    assert say("es", sprung) == "¡Petra activa la campana de alarma!"
    assert say("en", sprung) == "Petra sets off the alarm bell!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_card_has_a_comma_so_that_lists_of_cards_can_be_read(lang: str) -> None:
    assert [card.id for card in CARDS if "," in say(lang, Text(f"card-{card.id}"))] == []


# -- the rulebooks ---------------------------------------------------------------------------------


def test_both_rulebooks_have_the_same_rules_and_chapters_in_the_same_order() -> None:
    english, spanish = (rules_of(title.folder, lang) for lang in LANGUAGES)
    assert list(english) == list(spanish)
    assert all(english[rule] != spanish[rule] for rule in english)
    chapters = [
        [line.split(" ")[0] for line in rulebook(title.folder, lang).splitlines() if "#" in line]
        for lang in LANGUAGES
    ]
    assert chapters[0] == chapters[1]
    for word in ("REACCIONES", "ABRIR", "Tesoro"):
        assert word not in rulebook(title.folder, "en")


@pytest.mark.rule("DA-LEAVE-1")
def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    """What an answer or a question cites can be looked up."""
    known = {*rules_of(title.folder, "en")}
    assert {"DA-LEAVE-1", "DA-RUL-164"} <= known
    for file in sorted(Path(str(title.folder)).rglob("*.py")):
        cited = {*mentions(file.read_text(encoding="utf-8"))}
        assert cited <= known, (file.name, cited - known)
