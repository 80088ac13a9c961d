"""The answers to a question: what each says, what to click for it, and what comes of it."""

from __future__ import annotations

from typing import Any, Final

from grimorio.core import Value, key_of
from grimorio.core.scene import Option, Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.effects import Either
from grimorio.games.dungeonalliance.components.numbers import CARDS
from grimorio.games.dungeonalliance.rules.solo import bonus_of
from grimorio.games.dungeonalliance.rules.upgrades import offers
from grimorio.games.dungeonalliance.setup import entrance_of
from grimorio.games.dungeonalliance.state import TEAM, Dungeon
from grimorio.games.dungeonalliance.view.board import name_of, place_name
from grimorio.games.dungeonalliance.view.deeds import (
    SIDES,
    Asked,
    Walks,
    chance_of,
    deed,
    hand_places,
    order,
)
from grimorio.games.dungeonalliance.view.lines import card_lines, way_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    hero_text,
    piece_id,
    square_name,
    tile_text,
)
from grimorio.games.dungeonalliance.view.zones import (
    OFFERED,
    TILES,
    discard_id,
    heroes_id,
)
from grimorio.kit.story import Words, listed

FIGURES: Final = (
    kinds.WHOM,
    kinds.NEXT_SLAIN,
    kinds.SOLO_READY,
)
"""Questions whose answer is a figure."""


def options(s: Dungeon, ask: Asked) -> tuple[Option, ...]:
    """All answers to a question."""
    walks = Walks(s) if ask.kind is kinds.ACT else None
    return tuple([option(s, ask, value, walks) for value in ask.options])


def option(s: Dungeon, ask: Asked, value: Value, walks: Walks | None) -> Option:
    """An answer in words."""
    key = key_of(value)
    if value is None:
        return Option(
            key, Text(f"option-pass-{ask.kind.name}" if ask.kind in NAYS else "option-pass")
        )
    if isinstance(value, str):
        says = (Text(f"preview-{value}"),) if value in ("rest", "again") else ()
        rules = WORD_RULES.get(value, ())
        return Option(key, Text(f"option-{value}"), rules=rules, preview=says)
    if isinstance(value, int):
        return plain(s, ask, value, key)
    assert isinstance(value, tuple)
    if ask.kind is kinds.CHOOSE_MONSTER:
        return order(s, key, [part for part in value if isinstance(part, int)], 0)
    if value and isinstance(value[0], str):
        numbers = [part for part in value if isinstance(part, int)]
        return deed(s, ask, key, value[0], numbers, walks)
    return several(s, ask, [part for part in value if isinstance(part, int)], key)


NAYS: Final = (kinds.REACT, kinds.TAKE_NEW, kinds.CHALK, kinds.KEEP)
"""Questions that say in their own words what it means to pass."""
WORD_RULES: Final = {
    "rest": ("DA-REST-1", "DA-REST-4"),
    "again": ("DA-ACT-9", "DA-ACT-10"),
    "end": ("DA-ACT-1",),
}


# -- answers that are a number ---------------------------------------------------------------------


def plain(s: Dungeon, ask: Asked, value: int, key: str) -> Option:
    """A hero, a card, a square, a figure, a count."""
    kind: Any = ask.kind
    if kind is kinds.DRAFT:
        return Option(key, hero_text(value), (f"{OFFERED}-{s.offered.index(value)}",))
    if kind is kinds.CHOOSE_ENTRANCE:
        cell, side = entrance_of(len(s.players), value)
        squares = tuple([cell_id(square) for square in range(9 * cell, 9 * cell + 9)])
        words: Words = {"n": value + 1, "side": SIDES[side]}
        return Option(key, Text("option-entrance", words), squares)
    if kind is kinds.ACTIVATE:
        figure = TEAM * ask.seat + value
        return Option(key, name_of(s, figure), (piece_id(figure), f"hero{figure}"))
    if kind is kinds.REACT:
        says = card_lines(CARDS[value])[1:]
        return Option(key, card_text(value), hand_places(s, ask.seat, value), preview=says)
    if kind is kinds.RECOVER:
        pile = s.players[ask.seat].discard
        places = [f"{discard_id(ask.seat)}-{n}" for n, one in enumerate(pile) if one == value]
        return Option(key, card_text(value), tuple(places))
    if kind in (kinds.PUSH_TO, kinds.SHIFT_TO, kinds.SHOVE_TO, kinds.NEXT_THREAT):
        return Option(key, Text("option-square", {"at": square_name(value)}), (cell_id(value),))
    if kind in FIGURES:
        words = {"figure": name_of(s, value), "at": place_name(s, value)}
        return Option(key, Text("option-figure", words), (piece_id(value),))
    if kind is kinds.WAY:
        return Option(key, way(ask, value))
    if kind is kinds.CHALK:
        return Option(key, tile_text(value), (f"{TILES}-{s.tile_row.index(value)}",))
    if kind is kinds.EFFORT:
        level, help_ = ask.about[1], ask.about[2]
        assert isinstance(level, int)
        assert isinstance(help_, int)
        odds = chance_of(level - help_ - value)
        return Option(key, Text("option-effort", {"n": value}), odds=odds, draws=odds < 1)
    return Option(key, Text("option-number", {"n": value}))


def way(ask: Asked, number: int) -> Text:
    """One of the ways of the card that asks."""
    card = ask.about[0]
    assert isinstance(card, int)
    effects = [one for one in CARDS[card].effects if isinstance(one, Either)]
    return way_text(effects[0], number)


# -- answers that are several numbers --------------------------------------------------------------


def several(s: Dungeon, ask: Asked, numbers: list[int], key: str) -> Option:
    """Cards, heroes, or a tile and how it is turned."""
    if ask.kind is kinds.SOLO_ACTION:
        return order(s, key, numbers[1:], bonus_of(s, numbers[0], numbers[1]))
    if ask.kind is kinds.SOLO_HURT:
        return burden(s, ask, numbers, key)
    if ask.kind is kinds.LINE_UP:
        # The last place is for whoever is left.
        names = [name_of(s, TEAM * ask.seat + one) for one in numbers]
        taps = tuple([f"{heroes_id(ask.seat)}-{one}" for one in numbers[:-1]])
        words: Words = {"first": names[0], "rest": listed(names[1:])}
        return Option(key, Text("option-line-up", words), taps=taps)
    after = "-upgrade" if ask.kind is kinds.UPGRADE else "-end" if ask.kind is kinds.ACT else ""
    if not numbers:
        if after == "-end" and offers(s, ask.seat):
            after = "-end-upgrade"
        # While there is something else to do, a mis-tap would hurt.
        return Option(key, Text(f"option-none{after}"), draws="end" in ask.options)
    text = listed([card_text(card) for card in numbers])
    if after:
        text = Text(f"option-discard{after}", {"cards": text})
    if len(numbers) == 1:
        return Option(key, text, hand_places(s, ask.seat, numbers[0]))
    return Option(key, text, taps=tuple(places_of(s, ask.seat, numbers)))


def burden(s: Dungeon, ask: Asked, figures: list[int], key: str) -> Option:
    """Who takes the tokens of a Solo card: each is tapped, and a second time if it takes all."""
    damage = ask.about[0]
    assert isinstance(damage, int)
    parts: list[Text] = []
    for figure in dict.fromkeys(figures):
        words: Words = {"figure": name_of(s, figure), "at": place_name(s, figure)}
        if len(figures) > 1:
            words["damage"] = figures[:damage].count(figure)
            words["poison"] = figures[damage:].count(figure)
        parts.append(Text("option-burden" if len(figures) > 1 else "option-figure", words))
    taps = tuple([piece_id(figure) for figure in dict.fromkeys(figures)])
    if len(taps) == 1:
        return Option(key, parts[0], taps, tone="danger")
    return Option(key, listed(parts), taps=taps, tone="danger")


def is_last(ask: Asked) -> bool:
    """Whether it is about the end of an activation alone: cards that are tapped are discarded."""
    return () in ask.options and "end" not in ask.options


def places_of(s: Dungeon, seat: int, cards: list[int]) -> list[str]:
    """Where several cards of a hand lie, of two alike one after the other."""
    found: list[str] = []
    for card in cards:
        found.append(next(one for one in hand_places(s, seat, card) if one not in found))
    return found
