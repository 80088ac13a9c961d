"""The words of the content as Fluent messages: names and texts of all that is in the box.

Their ids are those of the content with what they are before them: `hero-lindel`, `card-door-stuck`,
`attack-slash`, `room-pit`, `term-luck`; the text printed on a component has `-text` behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grimorio.games.dungeonquest.components import ATTACKS, CONTENT, Component
from grimorio.kit.content import Words

COMPONENTS: tuple[tuple[str, tuple[Component, ...]], ...] = (
    ("hero", CONTENT.heroes),
    ("monster", CONTENT.monsters),
    ("room", CONTENT.rooms),
    ("card", CONTENT.cards),
    ("attack", ATTACKS),
)


@cache
def texts(lang: str) -> str:
    """All messages made from the content, in a language."""
    return "".join(
        f"{message} = {escape(words.es if lang == 'es' else words.en)}\n"
        for message, words in list_words()
    )


def list_words() -> Iterator[tuple[str, Words]]:
    """Every message and its words."""
    for what, components in COMPONENTS:
        for component in components:
            yield f"{what}-{component.id}", component.name
            yield f"{what}-{component.id}-text", component.text
    for hero in CONTENT.heroes:
        for ability in hero.abilities:
            yield f"ability-{ability.id}", ability.text
    for deck in CONTENT.decks:
        yield f"deck-{deck.id}", deck.name
    for term in CONTENT.terms:
        yield f"term-{term.id}", term.name


def escape(text: str) -> str:
    """A text as the value of a message, so that it comes out as it went in."""
    lines = [escape_line(line) for line in text.split("\n")]
    return "\n    ".join(lines)


def escape_line(line: str) -> str:
    """Braces are placeables anywhere; blanks, and what would begin an attribute or a variant, are
    special at the rim of a line; an empty line would be lost at the rim of a text."""
    safe = "".join(literal(sign) if sign in "{}" else sign for sign in line)
    if not line:
        return literal("")
    if line[0] in " .*[#-":
        safe = literal(line[0]) + safe[1:]
    if line[-1] == " " and len(line) > 1:
        safe = safe[:-1] + literal(" ")
    return safe


def literal(text: str) -> str:
    """A text literal in a placeable."""
    return '{ "' + text + '" }'
