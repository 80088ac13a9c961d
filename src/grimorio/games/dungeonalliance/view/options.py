"""The answers to a question: what each says, and what to click for it."""

from __future__ import annotations

from typing import Any, TypeAlias

from grimorio.core import Ask, Value, key_of
from grimorio.core.scene import Option, Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.effects import Either
from grimorio.games.dungeonalliance.components.numbers import CARDS, COSTS
from grimorio.games.dungeonalliance.rules.board import EDGE_SIDES, MIDDLES
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.figures import active
from grimorio.games.dungeonalliance.rules.upgrades import OLD_PRICE
from grimorio.games.dungeonalliance.state import TEAM, Dungeon
from grimorio.games.dungeonalliance.view.board import name_of, place_name
from grimorio.games.dungeonalliance.view.lines import way_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    hero_text,
    piece_id,
    square_name,
    tile_text,
)
from grimorio.games.dungeonalliance.view.story import USES
from grimorio.kit.numbers import NONE
from grimorio.kit.story import listed

Asked: TypeAlias = Ask[Value]
FIGURES = (
    kinds.WHOM,
    kinds.NEXT_SLAIN,
    kinds.CHOOSE_MONSTER,
    kinds.SOLO_READY,
    kinds.SOLO_HURT,
)
"""Questions whose answer is a figure."""
Args: TypeAlias = "dict[str, int | str | Text]"


def option(s: Dungeon, ask: Asked, value: Value) -> Option:
    """An answer in words."""
    key = key_of(value)
    if value is None:
        return Option(key, Text("option-pass"))
    if isinstance(value, str):
        return Option(key, Text(f"option-{value}"))
    if isinstance(value, int):
        return plain(s, ask, value, key)
    assert isinstance(value, tuple)
    if value and isinstance(value[0], str):
        numbers = [part for part in value if isinstance(part, int)]
        text, at = deed(s, ask, value[0], numbers)
        return Option(key, text, at)
    return several(s, ask, [part for part in value if isinstance(part, int)], key)


def plain(s: Dungeon, ask: Asked, value: int, key: str) -> Option:
    """An answer that is a number: a hero, a card, a square, a figure, a count."""
    kind: Any = ask.kind
    if kind is kinds.DRAFT:
        return Option(key, hero_text(value))
    if kind is kinds.ACTIVATE:
        figure = TEAM * ask.seat + value
        return Option(key, name_of(s, figure), (piece_id(figure),))
    if kind in (kinds.REACT, kinds.LOSE_CARD, kinds.RECOVER):
        return Option(key, card_text(value), hand_places(s, ask.seat, value))
    if kind in (kinds.PUSH_TO, kinds.SHIFT_TO, kinds.SHOVE_TO, kinds.NEXT_THREAT):
        return Option(key, Text("option-square", {"at": square_name(value)}), (cell_id(value),))
    if kind in FIGURES:
        words: Args = {"figure": name_of(s, value), "at": place_name(s, value)}
        return Option(key, Text("option-figure", words), (piece_id(value),))
    if kind is kinds.WAY:
        return Option(key, way(ask, value))
    if kind is kinds.CHALK:
        place = f"tiles-{s.tile_row.index(value)}"
        return Option(key, tile_text(value), (place,))
    return Option(key, Text("option-number", {"n": value + (kind is kinds.CHOOSE_ENTRANCE)}))


def way(ask: Asked, number: int) -> Text:
    """One of the ways of the card that asks."""
    card = ask.about[0]
    assert isinstance(card, int)
    effects = [one for one in CARDS[card].effects if isinstance(one, Either)]
    return way_text(effects[0], number)


def several(s: Dungeon, ask: Asked, numbers: list[int], key: str) -> Option:
    """An answer that is several numbers: cards, heroes, or a tile and how it is turned."""
    if ask.kind in (kinds.LAY_TILE, kinds.PICK_TILE):
        words: Args = {"tile": tile_text(numbers[0]), "turns": numbers[1]}
        place = f"tiles-{s.tile_row.index(numbers[0])}"
        return Option(key, Text("option-tile", words), (place,))
    if ask.kind is kinds.SOLO_ACTION:
        figure = numbers[1]
        words = {"figure": name_of(s, figure), "at": place_name(s, figure)}
        which = "option-solo-second" if numbers[0] else "option-solo-first"
        return Option(key, Text(which, words), (piece_id(figure),))
    if ask.kind is kinds.LINE_UP:
        names = [name_of(s, TEAM * ask.seat + one) for one in numbers]
        return Option(key, Text("option-line-up", {"first": names[0], "rest": listed(names[1:])}))
    if not numbers:
        return Option(key, Text("option-none"))
    return Option(key, listed([card_text(card) for card in numbers]))


def deed(s: Dungeon, ask: Asked, word: str, numbers: list[int]) -> tuple[Text, tuple[str, ...]]:
    """Something to do: what it says and what to click."""
    if word in ("go", "take", "chest", "leave", "crack", "peek", "disarm"):
        name = "disarm-at" if word == "disarm" else word
        return Text(f"option-{name}", {"at": square_name(numbers[0])}), (cell_id(numbers[0]),)
    if word in ("open", "pick"):
        cell, side = EDGE_SIDES[numbers[0]]
        return Text(f"option-{word}"), (cell_id(9 * cell + MIDDLES[side]),)
    if word in ("attack", "pet"):
        return attack(s, numbers[0], numbers[1], word)
    if word == "strike":
        words: Args = {"at": square_name(numbers[0]), "target": name_of(s, numbers[1], "to")}
        return Text("option-strike", words), (piece_id(numbers[1]), cell_id(numbers[0]))
    if word == "play":
        under = TEAM * s.seat + numbers[1]
        words = {"card": card_text(numbers[0]), "hero": name_of(s, under)}
        return Text("option-play", words), hand_places(s, ask.seat, numbers[0])
    if word == "surge":
        return Text("option-surge", {"use": USES[numbers[0]]}), ()
    price = COSTS[numbers[0]] + (OLD_PRICE if word == "old" else 0)
    words = {"card": card_text(numbers[0]), "xp": price}
    return Text(f"option-{word}-card", words), ()


def attack(s: Dungeon, source: int, target: int, word: str) -> tuple[Text, tuple[str, ...]]:
    """An attack with what it comes to: power against defence."""
    figure = active(s)
    words: Args = {
        "target": name_of(s, target, "to"),
        "power": power_of(s, figure, source, target),
        "defence": defence_of(s, figure, source, target),
    }
    if source == NONE:
        return Text("option-attack", words), (piece_id(target),)
    words["card"] = card_text(source)
    at = hand_places(s, s.seat, source)[:1]
    return Text(f"option-{word}-card", words), (*at, piece_id(target))


def hand_places(s: Dungeon, seat: int, card: int) -> tuple[str, ...]:
    """Where a card lies in its owner's hand."""
    player = s.players[seat]
    hand = [*player.hand, *player.shown]
    return tuple([f"hand{seat}-{n}" for n, one in enumerate(hand) if one == card])
