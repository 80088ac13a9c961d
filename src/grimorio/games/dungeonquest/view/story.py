"""The log: every event as a line of a story; the nouns of its sentences, and of the questions."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_KINDS,
    ATTACK_VALUES,
    CARD,
    CARD_GOLD,
    CONTENT,
    MONSTER,
    TILE_ROOMS,
)
from grimorio.games.dungeonquest.components.vocabulary import EDGES
from grimorio.games.dungeonquest.kinds import (
    CAUSES,
    DRAGON_WOKE,
    MARCHED,
    MONSTER_ADDED,
    MONSTER_MET,
    TURN,
)
from grimorio.games.dungeonquest.rules.dungeon.board import TOWERS, TREASURE
from grimorio.games.dungeonquest.rules.fight.monsters import ESCAPES
from grimorio.games.dungeonquest.rules.hero.attributes import PASSAGES
from grimorio.games.dungeonquest.rules.sun import SPACES, turns_of_light
from grimorio.games.dungeonquest.state import CATACOMBS, Quest
from grimorio.games.dungeonquest.view.names import (
    attack_text,
    attribute_text,
    card_text,
    cell_ids,
    deck_text,
    direction_text,
    encounter_text,
    fighter_text,
    gender_of,
    hero_text,
    monster_text,
    place_name,
    room_id,
    room_text,
    style,
    term,
)
from grimorio.games.dungeonquest.view.zones import held_at, hero_place
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Story, Words, listed, noun, seat_noun

# -- nouns ----------------------------------------------------------------------------------------


def person(s: Quest, name: str, who: int) -> Words:
    """A Hero or, below 0, a Monster: the one the sentence is about is `who`, whatever it is."""
    gender = "m" if who < 0 else gender_of(s.heroes[who].kind)
    return {"who": fighter_text(s, who), "kind": "monster" if who < 0 else "hero", "gender": gender}


def other(s: Quest, name: str, who: int) -> Words:
    """Somebody else in the sentence."""
    return {name: fighter_text(s, who)}


def place(s: Quest, name: str, cell: int) -> Words:
    """A space by its name on the board, and whether it is a tower or the Treasure Room."""
    if cell == NONE:
        return {name: "", "below": "yes", "place": "room"}
    kind = "tower" if cell in TOWERS else "treasure" if cell == TREASURE else "room"
    return {name: place_name(cell), "below": "no", "place": kind}


def room(s: Quest, name: str, kind: int) -> Words:
    return {"tile": room_text(kind), "room": room_id(kind)}


def tile(s: Quest, name: str, number: int) -> Words:
    return room(s, name, TILE_ROOMS[number])


def card(s: Quest, name: str, number: int) -> Words:
    """A card with where it is from, which sentences select on, and its gold. What holds nothing is
    told as such and not by its name: `search-empty`."""
    if number == NONE:
        return {name: Text("secret-card")}
    one = CONTENT.cards[number]
    source = one.deck if one.type or one.then or one.use else f"{one.deck}-empty"
    return {name: card_text(number), "from": source, "gold": CARD_GOLD[number]}


def attack(s: Quest, name: str, number: int) -> Words:
    """A Combat or Power card with its type and value."""
    kind, value = style(ATTACK_KINDS[number]), ATTACK_VALUES[number]
    return {name: attack_text(number), "style": kind, "strength": value}


def attacks(s: Quest, name: str, numbers: tuple[int, ...]) -> Words:
    """Several cards at once."""
    return {name: listed([attack_text(number) for number in numbers]), "number": len(numbers)}


def escape(s: Quest, name: str, number: int) -> Words:
    """A Power card with its escape value: the Hero's, and the one it is held against."""
    if name == "against":
        return {"other": attack_text(number), "against": ESCAPES[number]}
    return {name: attack_text(number), "value": ESCAPES[number]}


def attack_type(s: Quest, name: str, word: str) -> Words:
    return {name: Text(f"style-{word}")}


def cause(s: Quest, name: str, word: str) -> Words:
    """What somebody died of: one of the CAUSES, a card, a Monster or another Hero. A potion has a
    sentence of its own."""
    if word in CAUSES:
        return {name: word, "killer": ""}
    if word in CARD:
        drunk = CONTENT.cards[CARD[word]].use is not None
        return {name: "doom" if drunk else "card", "killer": Text(f"card-{word}")}
    if word in MONSTER:
        return {name: "monster", "killer": Text(f"monster-{word}")}
    return {name: "hero", "killer": Text(f"called-{word}")}


def sun(s: Quest, name: str, space: int) -> Words:
    """In how many turns the sun may set, and which rolls end the day."""
    return {"turns": turns_of_light(space), "danger": SPACES[space]}


def encounter(s: Quest, name: str, number: int) -> Words:
    """What a test belongs to; a portcullis has sentences of its own."""
    what = "portcullis" if number >= PASSAGES else "other"
    return {name: encounter_text(s, number), "what": what}


def obstacle(s: Quest, name: str, edge: int) -> Words:
    return {name: term(EDGES[edge]), "what": EDGES[edge]}


STORY: Final[Story[Quest]] = Story(
    {
        "seat": person,
        "fighter": person,
        "other": other,
        "player": seat_noun,
        "cell": place,
        "room": room,
        "tile": tile,
        "card": card,
        "attack": attack,
        "attacks": attacks,
        "escape": escape,
        "type": attack_type,
        "cause": cause,
        "space": sun,
        "encounter": encounter,
        "obstacle": obstacle,
        "hero": noun(lambda kind: hero_text(kind, NONE)),
        "rune": noun(card_text),
        "deck": noun(deck_text),
        "monster": noun(monster_text),
        "attribute": noun(attribute_text),
        "direction": noun(direction_text),
        "rival": other,
    },
    {
        "card": held_at,
        "cell": lambda s, seat, cell: cell_ids(cell),
        "hero": lambda s, seat, kind: (hero_place(kind),),
        "rival": lambda s, seat, rival: (f"hero{rival}",),
    },
)
say: Final = STORY.line

NOUNS: Final = {
    "seat": ("who", "kind", "gender"),
    "fighter": ("who", "kind", "gender"),
    "cell": ("*", "below", "place"),
    "room": ("tile", "room"),
    "tile": ("tile", "room"),
    "card": ("*", "from", "gold"),
    "attack": ("*", "style", "strength"),
    "attacks": ("*", "number"),
    "escape": ("*", "value", "other"),
    "cause": ("*", "killer"),
    "space": ("turns", "danger"),
    "encounter": ("*", "what"),
    "obstacle": ("*", "what"),
}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""

# Whose turn begins with an event: a Hero's, a Monster's, the dragon's.
STORY.beat(TURN, lambda s, seat, round: hero_piece(s, seat))
STORY.beat(MARCHED, lambda s, seat, monster, cell, to: f"monster{to}")
STORY.beat(MONSTER_ADDED, lambda s, seat, monster, cell: f"monster{cell}")
STORY.beat(MONSTER_MET, lambda s, seat, monster: "foe")
STORY.beat(DRAGON_WOKE, lambda s, seat: "dragon")


def hero_piece(s: Quest, seat: Seat) -> str:
    """A Hero on the board, or on its way through the catacombs."""
    return f"travel{seat}" if s.heroes[seat].where == CATACOMBS else f"hero{seat}"
