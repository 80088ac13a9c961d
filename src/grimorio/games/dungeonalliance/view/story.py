"""What things are called in sentences and where they lie: events, questions and answers in words,
made from kinds.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance.components.numbers import CONTENT, DOORS, MONSTER_POWERS, TABLE
from grimorio.games.dungeonalliance.kinds import (
    ACTIVATED,
    ATTACKED,
    HEALED,
    MONSTER_ACTIVATED,
    ROLLED,
    SURGED,
)
from grimorio.games.dungeonalliance.nouns import (
    ATTEMPT,
    CAUSE,
    DECIDED,
    FIRST_MONSTER,
    HEROES,
    HINDRANCE,
    ORDER,
    SIDE,
    USE,
)
from grimorio.games.dungeonalliance.rules.combat import is_pet
from grimorio.games.dungeonalliance.rules.figures import named
from grimorio.games.dungeonalliance.rules.powers import ROLL, VENOM
from grimorio.games.dungeonalliance.setup import entrance_of
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.board import place_name
from grimorio.games.dungeonalliance.view.lines import solo_icons, way_text
from grimorio.games.dungeonalliance.view.names import (
    card_text,
    cell_id,
    figure_text,
    hero_text,
    piece_id,
    placed_text,
    rank_text,
    square_name,
    tile_text,
    token_text,
    token_the,
)
from grimorio.games.dungeonalliance.view.zones import HAND, OFFERED, TILES
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Story, Words, listed, noun, seat_noun, word_noun

SIDES: Final = SIDE.ids

# -- words -----------------------------------------------------------------------------------------


def nothing(noun: str, name: str) -> Words:
    """The words of what is not there, such as a card in an own attack: no sentence says them
    then."""
    return {word.replace("*", name): "" for word in NOUNS.get(noun, ("*",))}


def named_noun(s: Dungeon, name: str, figure: tuple[int, int, int]) -> Words:
    """Somebody inside a sentence of the log, at its start, as whom something is done to and as
    whose something is, a monster with its square; and at the start without it."""
    if figure[0] == NONE:
        return nothing("named", name)
    return {
        name: placed_text(figure),
        f"{name}_start": placed_text(figure, "start"),
        f"{name}_to": placed_text(figure, "to"),
        f"{name}_of": placed_text(figure, "of"),
        f"{name}_bare": figure_text(figure, "start"),
    }


def figure_noun(s: Dungeon, name: str, figure: int) -> Words:
    """Somebody on the map in a question or an answer, and where."""
    if figure == NONE:
        return nothing("figure", name)
    found = named(s, figure)
    return {
        name: figure_text(found),
        f"{name}_start": figure_text(found, "start"),
        f"{name}_to": figure_text(found, "to"),
        f"{name}_at": place_name(s, figure),
    }


def raid_noun(s: Dungeon, name: str, raid: int) -> Words:
    """Whom a monster attacks, and from where."""
    at, target = divmod(raid, HEROES)
    return {"target_to": figure_text(named(s, target), "to"), "from": square_name(at)}


def card_noun(s: Dungeon, name: str, card: int) -> Words:
    return nothing("card", name) if card == NONE else {name: card_text(card)}


def cards_text(cards: Sequence[int]) -> Text:
    return listed([card_text(card) for card in cards])


def token_noun(s: Dungeon, name: str, token: int) -> Words:
    """A threat token as one of its kind, and as the one told of before."""
    return {name: token_text(token), f"{name}_the": token_the(token)}


def square_noun(s: Dungeon, name: str, square: int) -> Words:
    return nothing("square", name) if square == NONE else {name: square_name(square)}


def solo_noun(s: Dungeon, name: str, card: int) -> Words:
    """What a Solo card shows: the icons, and the attack that is made stronger."""
    if card == NONE:
        return nothing("solo", name)
    one = CONTENT.solo[card]
    return {"icons": solo_icons(one), "type": one.type}


def laid_noun(s: Dungeon, name: str, laid: int) -> Words:
    return nothing("laid", name) if laid == NONE else tile_words(laid)


def entrance_noun(s: Dungeon, name: str, entrance: int) -> Words:
    """An entrance by its number, and on which side of its cell it is."""
    return {name: entrance + 1, "side": SIDES[entrance_of(len(s.players), entrance)[1]]}


def tile_words(laid: int, sides: tuple[str, ...] = ()) -> Words:
    """A tile and where its doors would be; one that would face a wall is locked, and one that
    would face the frame is none (DA-LOCK-1, DA-RUL-22)."""
    own = tuple(["door" if DOORS[laid] >> side & 1 else "wall" for side in range(4)])
    kinds = zip(sides or own, SIDES, strict=True)
    doors = [Text("side", {"side": side}) for kind, side in kinds if kind != "wall"]
    return {"tile": tile_text(laid // 4), "doors": listed(doors)}


# -- places ----------------------------------------------------------------------------------------


def hand_places(s: Dungeon, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a card lies in its owner's hand."""
    player = s.players[seat]
    return HAND.places([*player.hand, *player.shown], card, of=seat)


def entrance_places(s: Dungeon, seat: Seat, entrance: int) -> tuple[str, ...]:
    """The squares where the Starting tile would lie."""
    cell, _ = entrance_of(len(s.players), entrance)
    return tuple([cell_id(square) for square in range(9 * cell, 9 * cell + 9)])


STORY: Final[Story[Dungeon]] = Story(
    {
        "seat": seat_noun,
        "named": named_noun,
        "figure": figure_noun,
        "raid": raid_noun,
        "hero": noun(hero_text),
        "card": card_noun,
        "cards": lambda s, name, cards: {name: cards_text(cards)},
        "tile": noun(tile_text),
        "laid": laid_noun,
        "token": token_noun,
        "square": square_noun,
        "solo": solo_noun,
        "entrance": entrance_noun,
        "way": noun(way_text),
        "rank": noun(rank_text),
        **{one.noun: word_noun(one) for one in (USE, HINDRANCE, CAUSE, ATTEMPT, ORDER, DECIDED)},
    },
    {
        "figure": lambda s, seat, figure: (piece_id(figure),),
        "hero": lambda s, seat, hero: OFFERED.places(s.offered, hero),
        "card": hand_places,
        "tile": lambda s, seat, tile: TILES.places(s.tile_row, tile),
        "square": lambda s, seat, square: (cell_id(square),),
        "entrance": entrance_places,
    },
)
say: Final = STORY.line
NOUNS: Final = {
    "named": ("*", "*_start", "*_to", "*_of", "*_bare"),
    "solo": ("icons", "type"),
    "figure": ("*", "*_start", "*_to", "*_at"),
    "raid": ("target_to", "from"),
    "token": ("*", "*_the"),
    "laid": ("*", "doors"),
    "entrance": ("*", "side"),
}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""


def share_of(poison: int, count: int) -> str:
    """How much of what is healed is Poison."""
    return "none" if not poison else "all" if poison == count else "some"


def arm_of(card: int) -> str:
    """Who it was that attacked: the hero itself, with a card, or a pet."""
    return "own" if card == NONE else "pet" if is_pet(card) else "card"


def venom_of(figure: tuple[int, int, int]) -> str:
    """Whether the damage of who attacks is poison."""
    number, kind, _ = figure
    return "yes" if number >= FIRST_MONSTER and MONSTER_POWERS[kind] == VENOM else "no"


def die_goes_to(figure: tuple[int, int, int]) -> str:
    """Whether a monster with the power of the die attacks with it or defends itself."""
    return "attack" if MONSTER_POWERS[figure[1]] == ROLL else "defence"


# What the lines of the log say besides the arguments of their events.
STORY.tells(SURGED, by=lambda s, figure, use: TABLE.surge_by)
STORY.tells(HEALED, share=lambda s, figure, count, poison: share_of(poison, count))
STORY.tells(ROLLED, to=lambda s, figure, die: die_goes_to(figure))
STORY.tells(
    ATTACKED,
    arm=lambda s, figure, target, power, defence, damage, card: arm_of(card),
    venom=lambda s, figure, target, power, defence, damage, card: venom_of(figure),
)
# An activation begins a new scene.
STORY.beat(ACTIVATED, lambda s, seat, figure: piece_id(figure[0]))
STORY.beat(MONSTER_ACTIVATED, lambda s, seat, figure, why, bonus, card: piece_id(figure[0]))
