"""The legal answers of a question: what is special about them besides their words, such as odds,
what may come of them, and where else to tap."""

from __future__ import annotations

from typing import Final

from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Determination, PassTest
from grimorio.games.dungeonquest.components.numbers import (
    BOARD,
    CARD_DECKS,
    CARD_GOLD,
    CONTENT,
    TILE_SIDES,
)
from grimorio.games.dungeonquest.components.vocabulary import DOOR, EDGES, WALL
from grimorio.games.dungeonquest.nouns import DIE, TURNING
from grimorio.games.dungeonquest.rules.cards.decks import DRAGON_DECK
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    PIT,
    TREASURE,
    WEB,
    Way,
    are_adjacent,
    barriers,
    heroes_at,
    room_at,
    token_at,
    way_between,
)
from grimorio.games.dungeonquest.rules.hero.attributes import (
    AGILITY,
    LUCK,
    STRENGTH,
    room_encounter,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.asked import Asked, asked_odds, bridge_odds, tested_total
from grimorio.games.dungeonquest.view.names import (
    card_rules_text,
    card_text,
    cell_ids,
    deck_text,
    direction_text,
    hero_of,
    monster_text,
    move_words,
    room_id,
    room_text,
)
from grimorio.games.dungeonquest.view.story import STORY
from grimorio.games.dungeonquest.view.zones import LOOT, SHEET, STACK
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, Special, Words, listed

__all__ = ["STORY"]

MOVE_WORDS: Final = ("direction", "room", "kind")
"""What an answer says of a way (`move_words`)."""

# -- moving ---------------------------------------------------------------------------------------


@STORY.special(*kinds.GOES, adds=MOVE_WORDS)
def move_option(s: Quest, shown: Shown, to: int) -> Special:
    """To a neighbouring space: what bars the way, what is known of the room, what waits there."""
    seat = shown.ask.seat
    way = way_between(s.heroes[seat].at, to)
    room = room_at(s, to)
    chance = odds.way_odds(s, seat, way)
    if room == PIT:
        leap = odds.passing_odds(s, seat, LUCK, room_encounter(to))
        chance = leap if chance is None else chance * leap
    rules = ("DQ-MOVE-7",) if room == NONE else ("DQ-MOVE-1", *CONTENT.rooms[room].rules[:1])
    return {
        "words": move_words(way[1], room),
        "rules": (*obstacle_rules(s, way), *rules),
        "odds": chance,
        "preview": tuple(move_preview(s, way)),
        "path": (f"c{way[0]}", *cell_ids(to)[:1]),
        "confirm": room == PIT,
        "tone": "danger" if room == PIT else "",
    }


def obstacle_rules(s: Quest, way: Way) -> list[str]:
    return ["DQ-DOOR-1" if obstacle == DOOR else "DQ-PORT-1" for obstacle in barriers(s, way)]


def move_preview(s: Quest, way: Way) -> list[Text]:
    to = way[2]
    found = [
        Text("preview-obstacle", {"obstacle": EDGES[obstacle]}) for obstacle in barriers(s, way)
    ]
    if token_at(s, to) != NONE:
        kind = s.monsters.cards[token_at(s, to)] // 4
        found.append(Text("preview-monster", {"monster": monster_text(kind)}))
    room = room_at(s, to)
    for other in heroes_at(s, to):
        found.append(Text("preview-hero", {"hero": hero_of(s, other), "room": room_id(room)}))
    found.append(Text("preview-unexplored" if room == NONE else f"room-{room_id(room)}-text"))
    return found


@STORY.special(
    kinds.START_AT, kinds.SLIP_TO, kinds.FLEE_TO, kinds.CRAWL_TO, kinds.MARCH_TO, kinds.LAIR_AT,
    kinds.TOKEN_AT, kinds.GIVE_WAY_TO, adds=MOVE_WORDS,
)  # fmt: skip
def space_option(s: Quest, shown: Shown, cell: int) -> Special:
    """A space of the board: where it is from here, and what it is."""
    ask = shown.ask
    here = kinds.MARCH.about(ask)[0] if ask.kind is kinds.MARCH else s.heroes[ask.seat].at
    room = room_at(s, cell)
    beside = here != NONE and are_adjacent(here, cell)
    words: Words = {"room": room_text(room), "kind": room_id(room)}
    if beside:
        words = move_words(way_between(here, cell)[1], room)
    known = room != NONE and ask.kind is not kinds.CHOOSE_TOWER
    return {
        "which": int(beside),
        "words": words,
        "at": (f"monster{cell}",) * (ask.kind is kinds.TAKE_TOKEN) + cell_ids(cell),
        "preview": (Text(f"room-{room_id(room)}-text"),) if known else (),
        "confirm": room == PIT and ask.kind in (kinds.SPECIAL_MOVE, kinds.FLEE),
    }


STORY.shows(
    kinds.MARCH_FROM,
    words={"monster": lambda s, ask, cell: monster_text(s.monsters.cards[token_at(s, cell)] // 4)},
    at=lambda s, ask, cell: (f"monster{cell}", f"c{cell}"),
)

# A side of a room is tapped on the cell beyond it.
STORY.shows(kinds.STAND_AT, at=lambda s, ask, side: beyond(s.heroes[ask.seat].at, side)[:1])
STORY.shows(
    kinds.SET_OUT,
    at=lambda s, ask, side: beyond(s.heroes[ask.seat].at, side)[:1],
    path=lambda s, ask, side: beyond(s.heroes[ask.seat].at, side),
)


def beyond(cell: int, direction: int) -> tuple[str, ...]:
    """The cells in one direction, the nearest first."""
    return tuple([f"c{there}" for there in BOARD.ray(cell, direction)])


@STORY.special(kinds.POINT)
def arrow_option(s: Quest, shown: Shown, arrow: int) -> Special:
    """Which sides of a tile are passages if its arrow points there."""
    cell, tile = kinds.ARROW.about(shown.ask)
    sides = [side for side in range(4) if TILE_SIDES[tile][(side - arrow) % 4] != WALL]
    passages = Text("preview-arrow", {"sides": listed([direction_text(side) for side in sides])})
    return {"at": beyond(cell, arrow)[:1], "preview": (passages,)}


@STORY.special(kinds.DEVIATE, adds=("side", "direction"))
def deviation_option(s: Quest, shown: Shown, turn: int) -> Special:
    """To the left or to the right of the heading, by a die (DQ-CATA-16)."""
    (cell,) = kinds.DEVIATION.about(shown.ask)
    direction = (s.heroes[shown.ask.seat].heading + turn) % 4
    words: Words = {"side": TURNING.ids[turn], "direction": direction_text(direction)}
    reach = beyond(cell, direction)[:6]
    return {"words": words, "at": reach[:1], "path": reach}


# -- what is done where one stands ----------------------------------------------------------------


def here(s: Quest, ask: Asked) -> tuple[str, ...]:
    """Where the Hero stands."""
    return cell_ids(s.heroes[ask.seat].at)


# An answer that names nothing is tapped on a deck, or where the Hero stands.
STORY.shows(kinds.SEARCH, at=lambda s, ask: (STACK.id("search"), *here(s, ask)))
STORY.shows(kinds.DESCEND, at=lambda s, ask: (STACK.id("catacombs"), *here(s, ask)))
STORY.shows(kinds.ACT_GROPE, kinds.MOVE_GROPE, at=here)
STORY.shows(kinds.DRAW_BELOW, at=lambda s, ask: (STACK.id("catacombs"),))
STORY.shows(kinds.DRAW_ANOTHER, at=lambda s, ask: (STACK.id("dungeon"),))
STORY.shows(kinds.TAKE_IT, at=lambda s, ask: (STACK.id("treasure"),))
STORY.shows(
    kinds.ACT_LEAVE, kinds.TOWER_LEAVE, at=here, preview=lambda s, ask: (Text("preview-leave"),)
)
# One more Dragon card (DQ-DRAGON-5).
STORY.shows(
    kinds.STAY,
    at=lambda s, ask: ("dragon", STACK.id("dragon"), *cell_ids(TREASURE)),
    odds=lambda s, ask: odds.sleep_odds(s),
    preview=lambda s, ask: (Text("preview-dragon", {"cards": len(s.decks[DRAGON_DECK]) or 1}),),
)

CROSS_RULES: Final = {
    BRIDGE: ("DQ-ROOM-18", "DQ-ROOM-21"),
    WEB: ("DQ-ROOM-30",),
    CAVE_IN: ("DQ-ROOM-15",),
}


@STORY.special(kinds.ACT_CROSS, kinds.BRIDGE_CROSS, kinds.WEB_CROSS, adds=("room",))
def cross_option(s: Quest, shown: Shown) -> Special:
    """Over a Bridge, through a Web, across a Cave-in."""
    hero = s.heroes[shown.ask.seat]
    room = room_at(s, hero.at)
    name, danger = room_id(room), room == BRIDGE
    if danger:
        chance = bridge_odds(s, shown.ask)
    else:
        attribute = STRENGTH if room == WEB else AGILITY
        chance = odds.passing_odds(s, shown.ask.seat, attribute, room_encounter(hero.at))
    return {
        "words": {"room": name},
        "at": cell_ids(hero.at),
        "rules": CROSS_RULES[room],
        "odds": chance,
        "preview": (Text("preview-cross", {"room": name, "loot": len(hero.loot)}),),
        "confirm": danger,
        "tone": "danger" if danger else "",
    }


# -- cards ----------------------------------------------------------------------------------------


@STORY.special(*kinds.USES)
def use_option(s: Quest, shown: Shown, card: int) -> Special:
    """A Rune or a piece of Loot, discarded for what it does."""
    risky = "potion" in CONTENT.cards[card].id
    return {
        **written(card),
        "odds": use_odds(s, shown.ask, card),
        "confirm": risky,
        "tone": "danger" if risky else "magic",
    }


def written(card: int) -> Special:
    """What is written on a card."""
    return {"rules": CONTENT.cards[card].rules, "preview": (card_rules_text(card),)}


def use_odds(s: Quest, ask: Asked, card: int) -> float | None:
    """The chance of what the card is used for."""
    use = CONTENT.cards[card].use
    effects = () if use is None else use.then
    if ask.kind is kinds.BEFORE_TEST:
        more = sum(effect.count for effect in effects if isinstance(effect, Determination))
        passes = any(isinstance(effect, PassTest) for effect in effects)
        return 1.0 if passes else asked_odds(s, ask, more)
    if ask.kind is kinds.REROLL:
        target = tested_total(s, ask)
        return None if target is None else odds.dice_at_most(target)
    return 1.0 if ask.kind is kinds.FORCE_WAY else None


@STORY.special(kinds.FACE)
def face_option(s: Quest, shown: Shown, card: int) -> Special:
    """A kept card that must be faced first."""
    return {**written(card), "rules": ("DQ-TURN-6", *CONTENT.cards[card].rules)}


@STORY.special(kinds.MAY_DO)
def may_option(s: Quest, shown: Shown) -> Special:
    return written(*kinds.MAY.about(shown.ask))


@STORY.special(kinds.FACE_FOUND)
def found_option(s: Quest, shown: Shown, place: int) -> Special:
    """One of the cards on the table."""
    card = s.facing.cards[place]
    return {**written(card), "text": card_text(card), "at": (f"facing-{place}",)}


# The Hole in the ceiling, once more.
STORY.shows(
    kinds.CLIMB,
    rules=lambda s, ask, card: CONTENT.cards[card].rules,
    odds=lambda s, ask, card: odds.passing_odds(s, ask.seat, AGILITY, card),
)
STORY.shows(kinds.OFFER, odds=lambda s, ask, card: bribe(ask, CARD_GOLD[card]))
STORY.shows(kinds.OFFER_NO_MORE, odds=lambda s, ask: bribe(ask, 0))
STORY.shows(kinds.DROP, odds=lambda s, ask, card: bridge_odds(s, ask, 1))
STORY.shows(kinds.DROP_NO_MORE, odds=bridge_odds)


def bribe(ask: Asked, more: int) -> float:
    """That the gold offered so far is enough, with more."""
    (gold,) = kinds.BRIBE.about(ask)
    return odds.bribe_odds(gold + more)


@STORY.special(kinds.TAKE_LOOT, adds=("card", "gold", "deck", "n"))
def spoils_option(s: Quest, shown: Shown, place: int) -> Special:
    """A Loot card of the defeated Hero, by its face or by its back (DQ-HVH-3)."""
    (other,) = kinds.TAKE_SPOILS.about(shown.ask)
    loot = s.heroes[other].loot
    card = loot.known(shown.ask.seat)[place]
    words: Words = {"deck": deck_text(CARD_DECKS[loot.cards[place]]), "n": place + 1}
    if card is not None:
        words = {"card": card_text(card), "gold": CARD_GOLD[card]}
    return {"which": int(card is None), "words": words, "at": (LOOT.place(place, other),)}


# -- Heroes and dice ------------------------------------------------------------------------------


@STORY.special(kinds.CHOOSE_THIS)
def hero_option(s: Quest, shown: Shown, kind: int) -> Special:
    hero = CONTENT.heroes[kind]
    preview = tuple([Text(f"ability-{ability.id}") for ability in hero.abilities])
    return {"text": Text(f"hero-{hero.id}"), "rules": hero.rules, "preview": preview}


STORY.shows(kinds.ROLL, odds=asked_odds)
STORY.shows(
    kinds.PRAY,
    at=lambda s, ask: (SHEET.place(0, ask.seat),),
    odds=lambda s, ask: asked_odds(s, ask, 3),
)
STORY.shows(
    kinds.LOOK_FOR_IT,
    odds=lambda s, ask: odds.treasure_odds(*kinds.ROLL_FOR_TREASURE.about(ask)),
)


@STORY.special(kinds.LET_STAND)
def let_stand_option(s: Quest, shown: Shown) -> Special:
    _, one, two = kinds.REROLL.about(shown.ask)
    target = tested_total(s, shown.ask)
    return {"odds": None if target is None else float(one + two <= target)}


@STORY.special(kinds.REROLL_DIE, adds=("need",))
def die_option(s: Quest, shown: Shown, die: int) -> Special:
    """Lindel's second chance for one die."""
    _, *dice = kinds.REROLL.about(shown.ask)
    kept = dice[1 - die]
    target = tested_total(s, shown.ask)
    need = NONE if target is None else min(6, max(0, target - kept))
    chance = None if target is None else odds.reroll_odds(target, kept)
    return {"words": {"die": dice[die], "need": need}, "odds": chance}


@STORY.special(kinds.REROLL_FIRE, adds=("which",))
def fire_option(s: Quest, shown: Shown, dice: tuple[int, ...]) -> Special:
    """None of the dragon's dice, one, or both."""
    which = "none" if not dice else "both" if len(dice) > 1 else DIE.ids[dice[0]]
    chance = odds.fire_odds(s, shown.ask.seat, kinds.REROLL_FURY.about(shown.ask), dice)
    return {"words": {"which": which}, "odds": chance}
