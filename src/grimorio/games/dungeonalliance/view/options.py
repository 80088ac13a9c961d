"""The answers to a question: what each says, what to click for it, and what comes of it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from grimorio.core import Ask, Value, key_of
from grimorio.core.scene import Option, Text, Tone
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.effects import Either
from grimorio.games.dungeonalliance.components.numbers import CARDS, COSTS, DOORS, INHABITANTS
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of
from grimorio.games.dungeonalliance.rules.doors import side_of
from grimorio.games.dungeonalliance.rules.figures import active, place_of, room_of
from grimorio.games.dungeonalliance.rules.locks import DIE
from grimorio.games.dungeonalliance.rules.solo import bonus_of, strikes
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.upgrades import OLD_PRICE
from grimorio.games.dungeonalliance.rules.walking import is_dark, ways
from grimorio.games.dungeonalliance.setup import entrance_of
from grimorio.games.dungeonalliance.state import TEAM, Dungeon
from grimorio.games.dungeonalliance.view.board import beyond, name_of, place_name
from grimorio.games.dungeonalliance.view.cards import tile_diagram
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.lines import card_lines, folded, way_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    hero_text,
    monster_text,
    piece_id,
    square_name,
    tile_text,
)
from grimorio.games.dungeonalliance.view.prospects import forecast, monster_attack, reached
from grimorio.games.dungeonalliance.view.story import USES
from grimorio.games.dungeonalliance.view.zones import (
    DISCARDS,
    OFFERED,
    TILES,
    discard_id,
    hand_id,
    heroes_id,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words, listed

Asked: TypeAlias = Ask[Value]
FIGURES: Final = (
    kinds.WHOM,
    kinds.NEXT_SLAIN,
    kinds.CHOOSE_MONSTER,
    kinds.SOLO_READY,
    kinds.SOLO_HURT,
)
"""Questions whose answer is a figure."""
SIDES: Final = ("north", "east", "south", "west")


def options(s: Dungeon, ask: Asked) -> tuple[Option, ...]:
    """All answers to a question."""
    costs: dict[int, int] = {}
    if ask.kind is kinds.ACT and any(
        isinstance(one, tuple) and one[0] == "go" for one in ask.options
    ):
        costs = ways(s, active(s), points_left(s))
    return tuple([option(s, ask, value, costs) for value in ask.options])


def option(s: Dungeon, ask: Asked, value: Value, costs: dict[int, int]) -> Option:
    """An answer in words."""
    key = key_of(value)
    if value is None:
        return Option(
            key, Text(f"option-pass-{ask.kind.name}" if ask.kind in NAYS else "option-pass")
        )
    if isinstance(value, str):
        return Option(key, Text(f"option-{value}"), rules=WORD_RULES.get(value, ()))
    if isinstance(value, int):
        return plain(s, ask, value, key)
    assert isinstance(value, tuple)
    if value and isinstance(value[0], str):
        numbers = [part for part in value if isinstance(part, int)]
        return deed(s, ask, key, value[0], numbers, costs)
    return several(s, ask, [part for part in value if isinstance(part, int)], key)


NAYS: Final = (kinds.UPGRADE, kinds.REACT, kinds.TAKE_NEW, kinds.CHALK, kinds.KEEP)
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
    if kind in (kinds.REACT, kinds.LOSE_CARD):
        return Option(key, card_text(value), hand_places(s, ask.seat, value))
    if kind is kinds.RECOVER:
        pile = s.players[ask.seat].discard
        places = [f"{discard_id(ask.seat)}-{n}" for n, one in enumerate(pile) if one == value]
        return Option(key, card_text(value), tuple(places))
    if kind in (kinds.PUSH_TO, kinds.SHIFT_TO, kinds.SHOVE_TO, kinds.NEXT_THREAT):
        return Option(key, Text("option-square", {"at": square_name(value)}), (cell_id(value),))
    if kind in FIGURES:
        words = {"figure": name_of(s, value), "at": place_name(s, value)}
        tone: Tone = "danger" if kind is kinds.SOLO_HURT else ""
        return Option(key, Text("option-figure", words), (piece_id(value),), tone=tone)
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


def chance_of(needed: int) -> float:
    """How often the Dungeon die reaches a number (DA-LOCK-5)."""
    return sum([face >= needed for face in DIE]) / len(DIE)


def way(ask: Asked, number: int) -> Text:
    """One of the ways of the card that asks."""
    card = ask.about[0]
    assert isinstance(card, int)
    effects = [one for one in CARDS[card].effects if isinstance(one, Either)]
    return way_text(effects[0], number)


# -- answers that are several numbers --------------------------------------------------------------


def several(s: Dungeon, ask: Asked, numbers: list[int], key: str) -> Option:
    """Cards, heroes, or a tile and how it is turned."""
    if ask.kind in (kinds.LAY_TILE, kinds.PICK_TILE):
        return tile(s, numbers[0], numbers[1], key, ask.kind is kinds.LAY_TILE)
    if ask.kind is kinds.SOLO_ACTION:
        action, figure = numbers
        words: Words = {
            "figure": name_of(s, figure, "start"),
            "at": place_name(s, figure),
            "bonus": bonus_of(s, action, figure),
            "targets": folded(
                "either", [name_of(s, one) for one in reached(strikes(s, action, figure))]
            ),
        }
        return Option(key, Text("solo-would", words), (piece_id(figure),))
    if ask.kind is kinds.LINE_UP:
        # The last place is for whoever is left.
        names = [name_of(s, TEAM * ask.seat + one) for one in numbers]
        taps = tuple([f"{heroes_id(ask.seat)}-{one}" for one in numbers[:-1]])
        words = {"first": names[0], "rest": listed(names[1:])}
        return Option(key, Text("option-line-up", words), taps=taps)
    if not numbers:
        return Option(key, Text("option-none"))
    text = listed([card_text(card) for card in numbers])
    if len(numbers) == 1:
        return Option(key, text, hand_places(s, ask.seat, numbers[0]))
    return Option(key, text, taps=tuple(places_of(s, ask.seat, numbers)))


def places_of(s: Dungeon, seat: int, cards: list[int]) -> list[str]:
    """Where several cards of a hand lie, of two alike one after the other."""
    found: list[str] = []
    for card in cards:
        found.append(next(one for one in hand_places(s, seat, card) if one not in found))
    return found


def tile(s: Dungeon, number: int, turns: int, key: str, draws: bool) -> Option:
    """A tile as it would lie: its doors, and who waits on it."""
    laid = 4 * number + turns
    doors = [Text("side", {"side": side}) for n, side in enumerate(SIDES) if DOORS[laid] >> n & 1]
    words: Words = {"tile": tile_text(number, "start"), "doors": listed(doors)}
    preview = [
        Text("preview-waits", {"monster": monster_text(kind), "place": place})
        for kind, place in INHABITANTS[laid]
    ]
    at = (f"{TILES}-{s.tile_row.index(number)}",)
    return Option(
        key,
        Text("option-tile", words),
        at,
        preview=tuple(preview),
        draws=draws,
        diagram=tile_diagram(laid),
    )


# -- things to do ----------------------------------------------------------------------------------


def deed(
    s: Dungeon, ask: Asked, key: str, word: str, numbers: list[int], costs: dict[int, int]
) -> Option:
    """Something to do: what it says, what to click, what comes of it."""
    if word in ("go", "take"):
        if ask.kind is kinds.MONSTER_ACT:
            words: Words = {"at": square_name(numbers[0])}
            return Option(key, Text("option-monster-go", words), (cell_id(numbers[0]),))
        return step(s, key, word, numbers[0], costs)
    if word in ("chest", "leave", "crack", "peek", "disarm"):
        name = "disarm-at" if word == "disarm" else word
        text = Text(f"option-{name}", {"at": square_name(numbers[0])})
        at = (cell_id(numbers[0]), f"threat{numbers[0]}")
        rules = DEED_RULES.get(word, ())
        return Option(key, text, at, rules, draws=word == "peek", tone=TONES.get(word, ""))
    if word in ("open", "pick"):
        return door(s, key, word, numbers[0])
    if word in ("attack", "pet"):
        return attack(s, ask.seat, key, word, numbers[0], numbers[1])
    if word == "strike":
        return strike(s, ask, key, numbers[0], numbers[1])
    if word == "play":
        return play(s, ask.seat, key, numbers[0], numbers[1])
    if word == "surge":
        text = Text("option-surge", {"use": USES[numbers[0]]})
        figure = active(s)
        return Option(key, text, (piece_id(figure), f"hero{figure}"), ("DA-SURGE-1",))
    return bargain(s, key, word, numbers[0])


DEED_RULES: Final = {
    "chest": ("DA-CHEST-1",),
    "leave": ("DA-DEF-9",),
    "crack": ("DA-LCHEST-1",),
    "peek": ("DA-TRAP-1",),
    "disarm": ("DA-TRAP-5",),
}
TONES: Final[dict[str, Tone]] = {"chest": "gold", "crack": "gold", "peek": "magic"}


def step(s: Dungeon, key: str, word: str, square: int, costs: dict[int, int]) -> Option:
    """A way to a square, with what it costs; a room with something face down is entered at one's
    own risk (DA-MOVE-1, DA-THREAT-1)."""
    cost = costs.get(square, 0)
    words: Words = {"at": square_name(square), "cost": cost}
    dark = room_of(square) != room_of(place_of(s, active(s))) and is_dark(s, room_of(square))
    preview = (Text("preview-dark"),) if dark else ()
    tone: Tone = "gold" if word == "take" else ""
    at = (cell_id(square),)
    return Option(
        key, Text(f"option-{word}", words), at, ("DA-MOVE-1",), preview=preview, tone=tone,
        draws=dark,
    )  # fmt: skip


def door(s: Dungeon, key: str, word: str, edge: int) -> Option:
    """A door, tapped on the square behind it."""
    cell = room_of(place_of(s, active(s)))
    side = SIDES[side_of(edge, cell)]
    square = beyond(edge, cell)
    unlaid = s.laid[room_of(square)] == NONE
    words: Words = {"side": side, "new": "yes" if unlaid else "no"}
    rules = ("DA-DOOR-1",) if word == "open" else ("DA-LOCK-2", "DA-SECRET-3")
    return Option(key, Text(f"option-{word}", words), (cell_id(square),), rules)


def attack(s: Dungeon, seat: int, key: str, word: str, source: int, target: int) -> Option:
    """An attack with what it comes to: power against defence, and the parts of both."""
    figure = active(s)
    words: Words = {
        "target": name_of(s, target, "to"),
        "at": place_name(s, target),
        "power": power_of(s, figure, source, target),
        "defence": defence_of(s, figure, source, target),
    }
    at: tuple[str, ...] = (piece_id(target),)
    name = "option-attack"
    if source != NONE:
        words["card"] = card_text(source)
        at += hand_places(s, seat, source)
        name = f"option-{word}-card"
    return Option(
        key, Text(name, words), at, ATTACK_RULES, preview=forecast(s, figure, source, target),
        tone="danger",
    )  # fmt: skip


ATTACK_RULES: Final = ("DA-POWER-1", "DA-DMG-1", "DA-DMG-5")


def strike(s: Dungeon, ask: Asked, key: str, at: int, target: int) -> Option:
    """A monster's attack: whom, then from where; with what a Solo card adds."""
    named, extra = ask.about
    assert isinstance(named, tuple)
    assert isinstance(extra, int)
    figure = named[0]
    assert isinstance(figure, int)
    power, defence = monster_attack(s, figure, at, target)
    words: Words = {
        "at": square_name(at),
        "target": name_of(s, target, "to"),
        "power": power + extra,
        "defence": defence,
    }
    taps = (piece_id(target), cell_id(at))
    return Option(key, Text("option-strike", words), taps=taps, path=(cell_id(at),))


def play(s: Dungeon, seat: int, key: str, card: int, place: int) -> Option:
    """A card that is played, under whom, and what it says."""
    under = TEAM * s.seat + place
    words: Words = {"card": card_text(card), "hero": name_of(s, under)}
    text = Text("option-play" if under == active(s) else "option-play-on", words)
    at = hand_places(s, seat, card)
    return Option(key, text, at, ("DA-CARD-1",), preview=card_lines(CARDS[card])[1:])


def bargain(s: Dungeon, key: str, word: str, card: int) -> Option:
    """Buying or exchanging an Upgrade."""
    price = COSTS[card] + (OLD_PRICE if word == "old" else 0)
    words: Words = {"card": card_text(card), "xp": price}
    preview = card_lines(CARDS[card])
    if word == "old":
        at = (f"{DISCARDS}-{s.upgrade_discard.index(card)}",)
        rules: tuple[str, ...] = ("DA-UPG-18",)
    else:
        at = (article_id(s.row.index(card)),)
        rules = ("DA-UPG-2",) if word == "buy" else ("DA-UPG-13", "DA-UPG-15")
    return Option(
        key, Text(f"option-{word}-card", words), at, rules, preview=preview,
        tone="gold" if word == "buy" else "", draws=word == "swap",
    )  # fmt: skip


def hand_places(s: Dungeon, seat: int, card: int) -> tuple[str, ...]:
    """Where a card lies in its owner's hand."""
    player = s.players[seat]
    hand = [*player.hand, *player.shown]
    return tuple([f"{hand_id(seat)}-{n}" for n, one in enumerate(hand) if one == card])
