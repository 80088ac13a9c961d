"""Tash-Kalar in words: what is said, in both languages, and that cards say what they do."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from grimorio.core.scene import Text
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.components.effects import Either, list_effects
from grimorio.games.tashkalar.components.numbers import BEINGS, CONTENT, SPECIAL
from grimorio.games.tashkalar.kinds import KINDS
from grimorio.games.tashkalar.nouns import CARD
from grimorio.games.tashkalar.view.cards import catalogue
from grimorio.games.tashkalar.view.effects import clauses, paragraphs
from grimorio.rulebook import rules_of
from grimorio.texts import LANGUAGES, Texts, texts_of
from tests.games.tashkalar.builders import arena, pattern

RULES_FOLDER = Path(str(title.folder)) / "rules"


@cache
def speaker(lang: str) -> Texts:
    return texts_of(title, lang, {0: "Ada", 1: "Bruno", 2: "Carla", 3: "Dario"})


def say(lang: str, text: Text) -> str:
    texts = speaker(lang)
    said = texts.say(text)
    assert not texts.missing
    return said


def card_says(card: str, lang: str = "en") -> str:
    being = BEINGS[CARD.number(card)]
    return " ".join(say(lang, text) for text in paragraphs(being.effects, card))


def flare_says(number: int, lang: str = "en") -> tuple[str, str]:
    flare = CONTENT.flares[number - 1]
    parts = (flare.upper, flare.lower)
    one, other = (say(lang, clauses(effects, "", "inside")) for effects in parts)
    return one, other


# -- what a title must say ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_event_offer_and_ending_is_said(lang: str) -> None:
    texts = speaker(lang)
    assert [kind for kind in KINDS.questions() if f"ask-{kind.name}" not in texts] == []
    assert [kind for kind in KINDS.events() if f"event-{kind.name}" not in texts] == []
    assert [
        offer.word for offer in KINDS.standing.answers() if f"offer-{offer.word}" not in texts
    ] == []
    assert [ending for ending in KINDS.outcomes if f"outcome-{ending}" not in texts] == []


def test_every_question_has_its_answers_and_names_rules_of_the_rulebook() -> None:
    assert all(kind.declares() for kind in KINDS.questions())
    book = rules_of(title.folder, "en")
    kinds = [one for kind in KINDS.questions() for one in (kind, *kind.answers())]
    named = {rule for kind in kinds for rule in kind.rules}
    named |= {rule for face in catalogue() for rule in face.rules}
    assert named - book.keys() == set()


@pytest.mark.parametrize(
    ("lang", "sheet"), [("en", "publisher's English sheet"), ("es", "inglesa de la editorial")]
)
def test_rules_page_and_option_say_where_the_two_sheets_differ(lang: str, sheet: str) -> None:
    page = (title.folder / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    assert sheet in page
    assert sheet in say(lang, Text("setting-melee_end-help"))


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_an_article_and_a_text_of_its_own(lang: str) -> None:
    names = [say(lang, face.name) for face in catalogue()]
    assert len(names) == 54 + 12 + 12 + 24
    assert len(set(names)) == len(names)
    for being in BEINGS:
        name, called = (say(lang, Text(f"{what}-{being.id}")) for what in ("card", "the"))
        assert called.split(maxsplit=1)[-1].removeprefix("árbol").lower() in name.lower()
        for sentence in paragraphs(being.effects, being.id):
            said = say(lang, sentence)
            assert said[0].isupper()
            assert said.endswith(".")


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        (
            "swordmaster",
            "You may destroy an enemy common piece on a diagonally adjacent square. If you do, "
            "upgrade this being.",
            "Puedes destruir una ficha básica enemiga en una casilla diagonalmente adyacente. Si "
            "lo haces, mejora esta criatura.",
        ),
        (
            "messenger",
            "You may move one of your non-legendary pieces any number of squares in one direction, "
            "with standard moves.",
            "Puedes mover una de tus fichas no legendarias cuantas casillas quieras en una "
            "dirección, con movimientos normales.",
        ),
        (
            "bomb",
            "If you have another action left this turn, destroy this being and destroy all common "
            "pieces on adjacent squares.",
            "Si te queda otra acción en este turno, destruye esta criatura y destruye todas las "
            "fichas básicas en casillas adyacentes.",
        ),
        (
            "gryphon-rider",
            "You may make a combat leap with the Gryphon Rider. If you do, you may downgrade this "
            "being and place a common piece of yours on an empty square next to where this being "
            "stands now.",
            "Puedes hacer un salto de combate con el Jinete de grifo. Si lo haces, puedes degradar "
            "esta criatura y colocar una ficha básica tuya en una casilla vacía junto a donde "
            "está ahora esta criatura.",
        ),
        (
            "legend-slayer",
            "You may destroy a legendary piece on a diagonally adjacent square or destroy up to 2 "
            "non-legendary pieces on diagonally adjacent squares.",
            "Puedes destruir una ficha legendaria en una casilla diagonalmente adyacente, o bien "
            "destruir hasta 2 fichas no legendarias en casillas diagonalmente adyacentes.",
        ),
        (
            "mountain-troll",
            "Destroy all enemy common pieces on adjacent squares. If this destroys 2 or "
            "more enemy pieces, gain an action.",
            "Destruye todas las fichas básicas enemigas en casillas adyacentes. Si así "
            "destruyes 2 o más fichas enemigas, obtienes una acción.",
        ),
        (
            "werewolf",
            "Summoned on a red or green square other than the centre: make up to 3 combat moves "
            "with the Werewolf. Otherwise: you may make a standard move with the Werewolf.",
            "Si aparece en una casilla roja o verde que no sea la central: haz hasta 3 movimientos "
            "de combate con el Hombre lobo. Si no: puedes hacer un movimiento normal con el Hombre "
            "lobo.",
        ),
        (
            "dryad",
            "You may convert an enemy non-legendary piece on an adjacent square into a common "
            "piece of yours.",
            "Puedes transformar en ficha básica tuya una ficha enemiga no legendaria en una "
            "casilla adyacente.",
        ),
        (
            "charging-buck",
            "Make up to 2 combat leaps with the Charging Buck, each to a square at a distance "
            "of exactly 2.",
            "Haz hasta 2 saltos de combate con el Ciervo a la carga, cada uno a una casilla "
            "que esté exactamente a distancia 2.",
        ),
        (
            "titan",
            "Destroy all pieces on orthogonally adjacent squares; they do not count as destroyed "
            "by you. Destroy all non-legendary pieces on diagonally adjacent squares; they do not "
            "count as destroyed by you.",
            "Destruye todas las fichas en casillas ortogonalmente adyacentes; no cuentan como "
            "destruidas por ti. Destruye todas las fichas no legendarias en casillas diagonalmente "
            "adyacentes; no cuentan como destruidas por ti.",
        ),
    ],
)
def test_a_card_says_what_its_effects_do(card: str, english: str, spanish: str) -> None:
    assert card_says(card) == english
    assert card_says(card, "es") == spanish


def test_a_flare_says_both_its_parts() -> None:
    assert flare_says(7) == (
        "place a common piece of yours on any empty square",
        "upgrade one of your common pieces and gain an action",
    )
    assert flare_says(5, "es") == (
        "o bien haz un movimiento normal con una de tus fichas básicas, o bien mejora una de tus "
        "fichas básicas",
        "coloca 2 fichas básicas tuyas en casillas vacías",
    )
    assert flare_says(9)[1].endswith("in either order, or only one of the two")


def test_both_languages_name_the_same_numbers() -> None:
    for face in catalogue():
        one, other = (
            [re.findall(r"\d+", say(lang, text)) for text in face.text] for lang in LANGUAGES
        )
        assert one == other, face.id


# -- cards with a coroutine of their own ----------------------------------------------------------

CALLS = {
    "destroy": "destroy", "destroy_all": "destroy", "upgrade": "upgrade", "downgrade": "downgrade",
    "place": "place", "move_one": "move", "move_any": "move", "slide": "move",
    "gain_actions": "gain",
}  # fmt: skip
SAID = {
    "en": {
        "destroy": r"\bdestroy\b", "upgrade": r"\bupgrade\b", "downgrade": r"\bdowngrade\b",
        "place": r"\bplace\b", "move": r"\bmoves?\b", "leap": r"\bleap\b", "gain": r"\bgain\b",
        "draw": r"\bdraw\b",
    },
    "es": {
        "destroy": r"\bdestr(uye|uir|úyela)\b", "upgrade": r"\bmej(ora|orar|órala)\b",
        "downgrade": r"\bdegrada\b", "place": r"\bcoloca(r)?\b",
        "move": r"\bmov(er|imientos?)\b|\bmueve\b", "leap": r"\bsalto\b", "gain": r"\bobtienes\b",
        "draw": r"\broba\b",
    },
}  # fmt: skip


@cache
def coroutines() -> dict[str, set[str]]:
    """Of each coroutine of a card the verbs it uses."""
    found = {}
    for module in ("beings", "legends"):
        tree = ast.parse((RULES_FOLDER / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.AsyncFunctionDef):
                found[node.name.replace("_", "-")] = verbs(node)
    return found


def verbs(coroutine: ast.AsyncFunctionDef) -> set[str]:
    used = set()
    for node in ast.walk(coroutine):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name == "go":
                used.add("leap" if "LEAPT" in ast.unparse(node) else "move")
            elif name in CALLS:
                used.add(CALLS[name])
        if isinstance(node, ast.Attribute) and node.attr == "extra_beings":
            used.add("draw")
    return used


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", sorted(SPECIAL))
def test_a_special_card_says_the_verbs_its_coroutine_uses(card: str, lang: str) -> None:
    text = card_says(card, lang)
    said = {
        verb for verb, stem in SAID[lang].items() if re.search(stem, text, re.IGNORECASE)
    }  # fmt: skip
    assert said == coroutines()[card]


def test_a_card_has_one_choice_of_ways_at_most() -> None:
    """So that the answers to `way` can be told in the words of the card."""
    effects = [being.effects for being in BEINGS]
    effects += [(*flare.upper, *flare.lower) for flare in CONTENT.flares]
    for effect in effects:
        assert len([part for part in list_effects(effect) if isinstance(part, Either)]) <= 1


def test_a_task_asks_for_the_numbers_its_test_counts() -> None:
    tree = ast.parse((RULES_FOLDER / "tasks.py").read_text(encoding="utf-8"))
    (tests,) = [
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "TESTS"
    ]
    assert isinstance(tests, ast.Dict)
    checked = 0
    for key, test in zip(tests.keys, tests.values, strict=True):
        name = ast.literal_eval(key) if key else ""
        if isinstance(test, ast.Lambda):
            numbers = {
                str(node.value)
                for node in ast.walk(test)
                if isinstance(node, ast.Constant) and node.value
            }
            text = say("en", Text(f"task-{name}-text"))
            if numbers:
                assert set(re.findall(r"\d+", text)) == numbers, name
                checked += 1
    assert checked == 17


# -- the story ------------------------------------------------------------------------------------


def test_a_turn_reads_like_a_story() -> None:
    table = arena(f"{pattern('knight', 'e6')} 2e5h", "knight", "", actions=2)
    table.summon("knight", "e6")
    table.pick("e5", "-")
    table.place("a5")
    journal = table.game.journal
    assert journal is not None
    lines = [title.rules.say(table.s, event) for event in journal.events]
    english, spanish = ([say(lang, line) for line in lines] for lang in LANGUAGES)
    assert "A heroic piece of Bruno falls on e5." in english
    assert "A heroic piece of Ada moves from e6 to e5." in english
    assert "Cae una ficha heroica de Bruno en e5." in spanish
    assert any("the Knight" in line and "e6" in line for line in english)
    assert any("el Caballero" in line and "e6" in line for line in spanish)
    assert "1 point for Ada, for destroyed pieces of Bruno." in english


# -- one word for one thing ------------------------------------------------------------------------

OTHER_WORDS = {
    "en": r"\b(stones?|figures?|heroe?s?|opponents?|creatures?|monsters?)\b|\(poder\)|\(hasta\)",
    "es": r"\b(piedras?|figuras?|héroes?|oponentes?|adversari[oa]s?|seres?|peón|peones)\b",
}
"""What is called otherwise: piece, pattern, heroic piece, rival, being."""
LEGEND_ON_BOARD = {
    "en": r"enemy legends?\b|legends? of \{|legends? falls?",
    "es": r"leyendas? enemigas?\b|leyendas? de \{ \$side|[Cc]ae una leyenda",
}
"""A legend is a card; on the board stands a legendary piece, whatever it came from."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    folder = Path(str(title.folder))
    pages = [*sorted((folder / "locale" / lang).glob("*.ftl")), folder / f"rulebook.{lang}.md"]
    assert len(pages) == 7
    for page in pages:
        for line in page.read_text(encoding="utf-8").splitlines():
            for words in (OTHER_WORDS[lang], LEGEND_ON_BOARD[lang]):
                assert not re.search(words, line, re.IGNORECASE), f"{page.name}: {line}"


# -- cards and rulings alike -----------------------------------------------------------------------

YOURS = {"en": r"\bof yours\b", "es": r"\btuyas?\b"}
PLACE = {"en": r"\bplace\b", "es": r"\bcoloc(a|ar)\b"}


@pytest.mark.rule("TK-CHANGE-1", "TK-TERM-4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_places_a_piece_by_a_card_reads_whose_it_is(lang: str) -> None:
    found = 0
    for face in catalogue():
        for text in face.text:
            for clause in re.split(r"[.:,;]| or | and | o bien | y ", say(lang, text)):
                if re.search(PLACE[lang], clause, re.IGNORECASE):
                    found += 1
                    enemy = re.search(r"enemy|enemigas", clause)
                    assert enemy or re.search(YOURS[lang], clause), clause
    assert found == 21


@pytest.mark.rule("TK-RUL-54")
def test_a_forest_ancient_says_what_the_ruling_says() -> None:
    assert card_says("forest-ancient") == (
        "Place 2 enemy common pieces on empty squares at distance 2 or less. Then, for each of "
        "them, destroy a common piece of its colour at distance 3 or less."
    )
    assert card_says("forest-ancient", "es").endswith(
        "Después, por cada una de ellas, destruye una ficha básica de su color a distancia 3 o "
        "menos."
    )


@pytest.mark.rule("TK-EFF-4")
@pytest.mark.parametrize(("lang", "up_to"), [("en", "up to"), ("es", "hasta")])
def test_a_storm_elementals_piece_may_stay_whatever_its_rank(lang: str, up_to: str) -> None:
    said = card_says("storm-elemental", lang)
    assert [f"{up_to} {moves}" in said for moves in (5, 3, 1)] == [True] * 3
    for rank, moves in (("common", 5), ("heroic", 3), ("legendary", 1)):
        assert f"{up_to} {moves}" in say(lang, Text("option-put-rank", {"rank": rank}))


@pytest.mark.rule("TK-EFF-11")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "in a team, your partner draws it"), ("es", "en un equipo la roba tu compañero")],
)
def test_a_forest_mystic_says_who_draws_the_legend_of_a_pair(lang: str, said: str) -> None:
    assert said in card_says("forest-mystic", lang)


@pytest.mark.rule("TK-RUL-66", "TK-EFF-4")
def test_rally_and_desperate_charge_say_that_moves_may_be_left() -> None:
    assert flare_says(11)[1] == (
        "you may make a combat move with one of your non-legendary pieces or make up to 2 standard "
        "moves with your non-legendary pieces"
    )
    assert flare_says(11, "es")[1] == (
        "puedes hacer un movimiento de combate con una de tus fichas no legendarias, o bien hacer "
        "hasta 2 movimientos normales con tus fichas no legendarias"
    )
    assert flare_says(9, "es")[1].endswith("en el orden que quieras, o solo uno de los dos")


@pytest.mark.rule("TK-RUL-32", "TK-RUL-12")
@pytest.mark.parametrize(
    ("lang", "both", "first"),
    [
        ("en", "which both of them see", "any seat"),
        ("es", "que ven los dos", "cualquier asiento"),
    ],
)
def test_options_say_what_the_rulings_say(lang: str, both: str, first: str) -> None:
    assert both in say(lang, Text("setting-teams-help"))
    assert first in say(lang, Text("setting-starter-help"))
    assert first in rules_of(title.folder, lang)["TK-RUL-12"]


# -- patterns in words -----------------------------------------------------------------------------


def pattern_says(card: str, lang: str = "en") -> str:
    (face,) = [face for face in catalogue() if face.id == f"card-{card}"]
    assert face.diagram is not None
    return say(lang, face.diagram.label)


@pytest.mark.rule("TK-SUMMON-6", "TK-SUMMON-8", "TK-SUMMON-11", "TK-TERM-5", "TK-TERM-6")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("swordmaster", "Pattern: ● / □ / ● (● a common piece, □ here comes a common piece)"),
        (
            "high-priestess",
            "Pattern: ·◉· / ··· / ●·● (● a common piece, ◉ here comes a heroic piece where your "
            "common piece stands)",
        ),
        (
            "hell-bull",
            "Pattern: ●·● / ★◉★ / ·●· (● a common piece, ★ a heroic piece, ◉ here comes a "
            "legendary piece where your common piece stands)",
        ),
        (
            "angel-of-death",
            "Pattern: ·●·●· / ●·✪·● / ··●·· (● a common piece, ✪ here comes a legendary piece "
            "where your heroic piece stands)",
        ),
        (
            "assassin",
            "Pattern: ··●· / ·●·· / ●·×· / ···□ (● a common piece, □ here comes a heroic piece, × "
            "marked)",
        ),
        # Its marked squares are an illustration: its text does not speak of them.
        ("naiad", "Pattern: ··□ / ●●● (● a common piece, □ here comes a common piece)"),
        ("gun-tower", "Pattern: ←□→ / ·●● / ·●● (● a common piece, □ here comes a heroic piece)"),
        (
            "clan-guardian",
            "Pattern: ●●□● (● a common piece, □ here comes a heroic piece)",
        ),
    ],
)
def test_a_pattern_in_words_tells_ranks_marks_and_arrows_apart(card: str, said: str) -> None:
    assert pattern_says(card) == said


def test_a_pattern_in_words_speaks_spanish() -> None:
    assert pattern_says("fire-dragon", "es") == (
        "Patrón: ★·★ / ·●· / ·★· / ←□→ / ↙↓↘ (● una ficha básica, ★ una ficha heroica, □ aquí "
        "aparece una ficha legendaria)"
    )


@pytest.mark.rule("TK-SUMMON-6")
def test_patterns_that_differ_are_told_apart_in_words() -> None:
    said: dict[str, str] = {}
    for being in BEINGS:
        shown = pattern_says(being.id)
        twin = said.setdefault(shown, being.id)
        if twin != being.id:
            other = BEINGS[CARD.number(twin)]
            assert (being.pattern, being.rank) == (other.pattern, other.rank)
