"""The log: every event as a line of a story (told.py and told_combat.py name their arguments)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from grimorio.core import Event, Seat, Value
from grimorio.core.scene import Text
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_KINDS,
    ATTACK_VALUES,
    CARD_GOLD,
    CONTENT,
    MONSTER,
    TILE_ROOMS,
)
from grimorio.games.dungeonquest.components.vocabulary import EDGES
from grimorio.games.dungeonquest.rules import told, told_combat
from grimorio.games.dungeonquest.rules.board import TOWERS, TREASURE
from grimorio.games.dungeonquest.rules.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.sun import LAST, SPACES
from grimorio.games.dungeonquest.view.names import (
    attack_text,
    attribute_text,
    card_text,
    deck_text,
    direction_text,
    enumerate_texts,
    gender_of,
    hero_text,
    monster_text,
    place_name,
    room_id,
    room_text,
    seat_text,
    style,
    term,
    tile_text,
)
from grimorio.kit.numbers import NONE

EVENTS: Final = {**told.EVENTS, **told_combat.EVENTS}
PEOPLE: Final = ("seat", "rival", "fighter", "loser")
MOODS: Final = 3
"""So many ways there are to say what happens often."""
TURNING: Final = {
    "left": 3, "died": 3, "dragon_woke": 3, "duel_won": 2, "plundered": 2, "monster_slain": 2,
    "deadly_blow": 1, "fell_from_bridge": 1, "fell": 1,
}  # fmt: skip
"""What the story of a game turns on, and how much: told again at its end."""

Args = dict[str, int | str | Text]


def line(event: Event, cast: Sequence[int] = ()) -> Text:
    """The line that tells an event; `cast` is the Hero of each seat, where it is known."""
    args: Args = {"mood": mood_of(event)}
    for name, value in zip(EVENTS[event.kind], event.args, strict=False):
        args |= word(name, value, cast)
    if event.kind in TURNING:
        args["turning"] = TURNING[event.kind]
    if event.kind in SPECIAL:
        args |= SPECIAL[event.kind](event.args)
    return Text(f"event-{event.kind}", args)


def mood_of(event: Event) -> int:
    """Which of several ways to say it: any, but always the same for the same event."""
    numbers = [value for value in event.args if isinstance(value, int)]
    return (event.at + sum(numbers)) % MOODS


def word(name: str, value: Value, cast: Sequence[int]) -> Args:
    """An argument of an event or a question as the words a sentence needs."""
    if isinstance(value, tuple):
        return words(name, value)
    if isinstance(value, str):
        return cause_words(value) if name == "cause" else {name: Text(f"style-{value}")}
    assert isinstance(value, int)
    if name in PEOPLE:
        return person("" if name in ("seat", "fighter") else name, value, cast)
    if name in ("cell", "to"):
        return place_words(name, value)
    if name == "tile":
        return {"tile": tile_text(value), "room": room_id(TILE_ROOMS[value])}
    if name == "room":
        return {"tile": room_text(value), "room": room_id(value)}
    if name == "card":
        return card_words(value)
    if name == "attack":
        return {"attack": attack_text(value), **attack_words(value)}
    if name in NOUNS and value != NONE:
        return {name: NOUNS[name](value)}
    return {name: value}


def words(name: str, values: tuple[Value, ...]) -> Args:
    """Several cards at once."""
    attacks = [attack_text(value) for value in values if isinstance(value, int)]
    return {name: enumerate_texts(attacks), "number": len(attacks)}


def card_words(card: int) -> Args:
    """A card with the deck it is from, which sentences select on, and its gold."""
    if card == NONE:
        return {"card": card}
    return {"card": card_text(card), "from": CONTENT.cards[card].deck, "gold": CARD_GOLD[card]}


def attack_words(attack: int) -> Args:
    """Type and value of a Combat or Power card."""
    return {"style": style(ATTACK_KINDS[attack]), "strength": ATTACK_VALUES[attack]}


def place_words(name: str, cell: int) -> Args:
    """A space by its name on the board, and whether it is a tower or the Treasure Room."""
    if cell == NONE:
        return {name: "", "below": "yes", "place": "room"}
    place = "tower" if cell in TOWERS else "treasure" if cell == TREASURE else "room"
    return {name: place_name(cell), "below": "no", "place": place}


def person(name: str, who: Seat, cast: Sequence[int]) -> Args:
    """A Hero or, below 0, a Monster: name, kind and gender. The one the sentence is about is
    `who`, with `kind` and `gender`; another one's words begin with what it is."""
    prefix = f"{name}_" if name else ""
    label = name or "who"
    if who < 0:
        return {label: monster_text(-1 - who), f"{prefix}kind": "monster", f"{prefix}gender": "m"}
    kind = cast[who] if who < len(cast) else NONE
    return {
        label: hero_text(kind, who),
        f"{prefix}kind": "hero",
        f"{prefix}gender": gender_of(kind),
    }


def cause_words(cause: str) -> Args:
    """What somebody died of: one of the CAUSES, a Monster or another Hero."""
    if cause in told.CAUSES:
        return {"cause": cause, "killer": ""}
    if cause in MONSTER:
        return {"cause": "monster", "killer": Text(f"monster-{cause}")}
    return {"cause": "hero", "killer": Text(f"called-{cause}")}


def sun_words(args: tuple[Value, ...]) -> Args:
    """How many turns are left, and which rolls end the day."""
    space = args[0]
    assert isinstance(space, int)
    return {"turns": LAST - space, "danger": SPACES[space]}


def player_words(args: tuple[Value, ...]) -> Args:
    """While Heroes are dealt, the players are who they are dealt to."""
    assert isinstance(args[0], int)
    return {"player": seat_text(args[0])}


def escape_words(args: tuple[Value, ...]) -> Args:
    """Both Power cards with their escape values."""
    _, _, mine, theirs = args[:4]
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    return {
        "value": ESCAPES[mine],
        "other": attack_text(theirs),
        "against": ESCAPES[theirs],
    }


def obstacle_text(obstacle: int) -> Text:
    return term(EDGES[obstacle])


SPECIAL: Final[dict[str, Callable[[tuple[Value, ...]], Args]]] = {
    "hero_dealt": player_words,
    "escape_drawn": escape_words,
    "sun_moved": sun_words,
}
NOUNS: Final[dict[str, Callable[[int], Text]]] = {
    "hero": lambda kind: hero_text(kind, NONE),
    "rune": card_text,
    "deck": deck_text,
    "monster": monster_text,
    "attribute": attribute_text,
    "direction": direction_text,
    "obstacle": obstacle_text,
}
