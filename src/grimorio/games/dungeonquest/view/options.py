"""The legal answers of a question: what is special about them besides their words, such as odds,
what may come of them, and where else to tap."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import Answer
from grimorio.core.scene import Option, Text, with_changes
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
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, listed, said

__all__ = ["STORY"]

# -- moving ---------------------------------------------------------------------------------------


def move_option(s: Quest, shown: Shown, to: int) -> Option:
    """To a neighbouring space: what bars the way, what is known of the room, what waits there."""
    seat = shown.ask.seat
    way = way_between(s.heroes[seat].at, to)
    room = room_at(s, to)
    chance = odds.way_odds(s, seat, way)
    if room == PIT:
        leap = odds.passing_odds(s, seat, LUCK, room_encounter(to))
        chance = leap if chance is None else chance * leap
    rules = ("DQ-MOVE-7",) if room == NONE else ("DQ-MOVE-1", *CONTENT.rooms[room].rules[:1])
    return with_changes(
        shown.option,
        text=said(shown, **move_words(way[1], room)),
        rules=(*obstacle_rules(s, way), *rules),
        odds=chance,
        preview=tuple(move_preview(s, way)),
        path=(f"c{way[0]}", shown.option.at[0]),
        confirm=room == PIT,
        tone="danger" if room == PIT else "",
    )


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


for _go in kinds.GOES:
    STORY.special(_go, adds=("direction", "room", "kind"))(move_option)


def space_option(s: Quest, shown: Shown, cell: int) -> Option:
    """A space of the board: where it is from here, and what it is."""
    ask = shown.ask
    here = kinds.MARCH.about(ask)[0] if ask.kind is kinds.MARCH else s.heroes[ask.seat].at
    room = room_at(s, cell)
    if here != NONE and are_adjacent(here, cell):
        text = said(shown, 1, **move_words(way_between(here, cell)[1], room))
    else:
        text = said(shown, room=room_text(room), kind=room_id(room))
    known = room != NONE and ask.kind is not kinds.CHOOSE_TOWER
    return with_changes(
        shown.option,
        text=text,
        at=(f"monster{cell}",) * (ask.kind is kinds.TAKE_TOKEN) + shown.option.at,
        preview=(Text(f"room-{room_id(room)}-text"),) if known else (),
        confirm=room == PIT and ask.kind in (kinds.SPECIAL_MOVE, kinds.FLEE),
    )


for _space in (
    kinds.START_AT, kinds.SLIP_TO, kinds.FLEE_TO, kinds.CRAWL_TO, kinds.MARCH_TO, kinds.LAIR_AT,
    kinds.TOKEN_AT, kinds.GIVE_WAY_TO,
):  # fmt: skip
    STORY.special(_space, adds=("direction", "room", "kind"))(space_option)


@STORY.special(kinds.MARCH_FROM, adds=("monster",))
def march_option(s: Quest, shown: Shown, cell: int) -> Option:
    monster = monster_text(s.monsters.cards[token_at(s, cell)] // 4)
    return with_changes(
        shown.option, text=said(shown, monster=monster), at=(f"monster{cell}", f"c{cell}")
    )


@STORY.special(kinds.STAND_AT)
def bank_option(s: Quest, shown: Shown, direction: int) -> Option:
    return towards(shown, s.heroes[shown.ask.seat].at, direction)


@STORY.special(kinds.SET_OUT)
def heading_option(s: Quest, shown: Shown, direction: int) -> Option:
    cell = s.heroes[shown.ask.seat].at
    path = tuple([f"c{there}" for there in BOARD.ray(cell, direction)])
    return with_changes(towards(shown, cell, direction), path=path)


@STORY.special(kinds.POINT)
def arrow_option(s: Quest, shown: Shown, arrow: int) -> Option:
    """Which sides of a tile are passages if its arrow points there."""
    cell, tile = kinds.ARROW.about(shown.ask)
    sides = [side for side in range(4) if TILE_SIDES[tile][(side - arrow) % 4] != WALL]
    passages = Text("preview-arrow", {"sides": listed([direction_text(side) for side in sides])})
    return with_changes(towards(shown, cell, arrow), preview=(passages,))


def towards(shown: Shown, cell: int, direction: int) -> Option:
    """A side of a room is tapped on the cell beyond it."""
    there = BOARD.steps[cell][direction]
    return with_changes(shown.option, at=() if there is None else (f"c{there}",))


@STORY.special(kinds.DEVIATE, adds=("side", "direction"))
def deviation_option(s: Quest, shown: Shown, turn: int) -> Option:
    """To the left or to the right of the heading, by a die (DQ-CATA-16)."""
    (cell,) = kinds.DEVIATION.about(shown.ask)
    direction = (s.heroes[shown.ask.seat].heading + turn) % 4
    text = said(shown, side=TURNING.ids[turn], direction=direction_text(direction))
    reach = tuple([f"c{there}" for there in BOARD.ray(cell, direction)[:6]])
    return with_changes(shown.option, text=text, at=reach[:1], path=reach)


# -- what is done where one stands ----------------------------------------------------------------


def lies_at(answer: Answer[()], *at: str, here: bool = False) -> None:
    """An answer that names nothing is tapped on a deck, or where the Hero stands."""

    @STORY.special(answer)
    def show(s: Quest, shown: Shown) -> Option:
        cells = cell_ids(s.heroes[shown.ask.seat].at) if here else ()
        return with_changes(shown.option, at=(*at, *cells))


lies_at(kinds.SEARCH, "deck-search", here=True)
lies_at(kinds.DESCEND, "deck-catacombs", here=True)
lies_at(kinds.ACT_GROPE, here=True)
lies_at(kinds.MOVE_GROPE, here=True)
lies_at(kinds.DRAW_BELOW, "deck-catacombs")
lies_at(kinds.DRAW_ANOTHER, "deck-dungeon")
lies_at(kinds.TAKE_IT, "deck-treasure")


@STORY.special(kinds.STAY)
def stay_option(s: Quest, shown: Shown) -> Option:
    """One more Dragon card (DQ-DRAGON-5)."""
    preview = Text("preview-dragon", {"cards": len(s.decks[DRAGON_DECK]) or 1})
    at = ("dragon", "deck-dragon", *cell_ids(TREASURE))
    return with_changes(shown.option, at=at, odds=odds.sleep_odds(s), preview=(preview,))


def leave_option(s: Quest, shown: Shown) -> Option:
    at = cell_ids(s.heroes[shown.ask.seat].at)
    return with_changes(shown.option, at=at, preview=(Text("preview-leave"),))


for _leave in (kinds.ACT_LEAVE, kinds.TOWER_LEAVE):
    STORY.special(_leave)(leave_option)


CROSS_RULES: Final = {
    BRIDGE: ("DQ-ROOM-18", "DQ-ROOM-21"),
    WEB: ("DQ-ROOM-30",),
    CAVE_IN: ("DQ-ROOM-15",),
}


def cross_option(s: Quest, shown: Shown) -> Option:
    """Over a Bridge, through a Web, across a Cave-in."""
    hero = s.heroes[shown.ask.seat]
    room = room_at(s, hero.at)
    name, danger = room_id(room), room == BRIDGE
    if danger:
        chance = bridge_odds(s, shown.ask)
    else:
        attribute = STRENGTH if room == WEB else AGILITY
        chance = odds.passing_odds(s, shown.ask.seat, attribute, room_encounter(hero.at))
    return with_changes(
        shown.option,
        text=said(shown, room=name),
        at=cell_ids(hero.at),
        rules=CROSS_RULES[room],
        odds=chance,
        preview=(Text("preview-cross", {"room": name, "loot": len(hero.loot)}),),
        confirm=danger,
        tone="danger" if danger else "",
    )


for _cross in (kinds.ACT_CROSS, kinds.BRIDGE_CROSS, kinds.WEB_CROSS):
    STORY.special(_cross, adds=("room",))(cross_option)


# -- cards ----------------------------------------------------------------------------------------


def use_option(s: Quest, shown: Shown, card: int) -> Option:
    """A Rune or a piece of Loot, discarded for what it does."""
    risky = "potion" in CONTENT.cards[card].id
    return with_changes(
        shown.option,
        rules=CONTENT.cards[card].rules,
        odds=use_odds(s, shown.ask, card),
        preview=(card_rules_text(card),),
        confirm=risky,
        tone="danger" if risky else "magic",
    )


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


for _use in kinds.USES:
    STORY.special(_use)(use_option)


@STORY.special(kinds.FACE)
def face_option(s: Quest, shown: Shown, card: int) -> Option:
    """A kept card that must be faced first."""
    rules = ("DQ-TURN-6", *CONTENT.cards[card].rules)
    return with_changes(shown.option, rules=rules, preview=(card_rules_text(card),))


@STORY.special(kinds.CLIMB)
def climb_option(s: Quest, shown: Shown, card: int) -> Option:
    """The Hole in the ceiling, once more."""
    chance = odds.passing_odds(s, shown.ask.seat, AGILITY, card)
    return with_changes(shown.option, rules=CONTENT.cards[card].rules, odds=chance)


@STORY.special(kinds.MAY_DO)
def may_option(s: Quest, shown: Shown) -> Option:
    (card,) = kinds.MAY.about(shown.ask)
    rules = CONTENT.cards[card].rules
    return with_changes(shown.option, rules=rules, preview=(card_rules_text(card),))


@STORY.special(kinds.FACE_FOUND)
def found_option(s: Quest, shown: Shown, place: int) -> Option:
    """One of the cards on the table."""
    card = s.facing.cards[place]
    return with_changes(
        shown.option,
        text=card_text(card),
        at=(f"facing-{place}",),
        rules=CONTENT.cards[card].rules,
        preview=(card_rules_text(card),),
    )


@STORY.special(kinds.OFFER)
def offer_option(s: Quest, shown: Shown, card: int) -> Option:
    (gold,) = kinds.BRIBE.about(shown.ask)
    return with_changes(shown.option, odds=odds.bribe_odds(gold + CARD_GOLD[card]))


@STORY.special(kinds.OFFER_NO_MORE)
def offer_no_more(s: Quest, shown: Shown) -> Option:
    (gold,) = kinds.BRIBE.about(shown.ask)
    return with_changes(shown.option, odds=odds.bribe_odds(gold))


@STORY.special(kinds.DROP)
def drop_option(s: Quest, shown: Shown, card: int) -> Option:
    return with_changes(shown.option, odds=bridge_odds(s, shown.ask, 1))


@STORY.special(kinds.DROP_NO_MORE)
def drop_no_more(s: Quest, shown: Shown) -> Option:
    return with_changes(shown.option, odds=bridge_odds(s, shown.ask))


@STORY.special(kinds.TAKE_LOOT, adds=("card", "gold", "deck", "n"))
def spoils_option(s: Quest, shown: Shown, place: int) -> Option:
    """A Loot card of the defeated Hero, by its face or by its back (DQ-HVH-3)."""
    (other,) = kinds.TAKE_SPOILS.about(shown.ask)
    loot = s.heroes[other].loot
    card = loot.known(shown.ask.seat)[place]
    if card is None:
        deck = deck_text(CARD_DECKS[loot.cards[place]])
        text = said(shown, 1, deck=deck, n=place + 1)
    else:
        text = said(shown, card=card_text(card), gold=CARD_GOLD[card])
    return with_changes(shown.option, text=text, at=(f"loot{other}-{place}",))


# -- Heroes and dice ------------------------------------------------------------------------------


@STORY.special(kinds.CHOOSE_THIS)
def hero_option(s: Quest, shown: Shown, kind: int) -> Option:
    hero = CONTENT.heroes[kind]
    preview = tuple([Text(f"ability-{ability.id}") for ability in hero.abilities])
    return with_changes(
        shown.option, text=Text(f"hero-{hero.id}"), rules=hero.rules, preview=preview
    )


@STORY.special(kinds.ROLL)
def roll_option(s: Quest, shown: Shown) -> Option:
    return with_changes(shown.option, odds=asked_odds(s, shown.ask))


@STORY.special(kinds.PRAY)
def pray_option(s: Quest, shown: Shown) -> Option:
    at = (f"sheet{shown.ask.seat}-0",)
    return with_changes(shown.option, at=at, odds=asked_odds(s, shown.ask, 3))


@STORY.special(kinds.LET_STAND)
def let_stand_option(s: Quest, shown: Shown) -> Option:
    _, one, two = kinds.REROLL.about(shown.ask)
    target = tested_total(s, shown.ask)
    return with_changes(shown.option, odds=None if target is None else float(one + two <= target))


@STORY.special(kinds.REROLL_DIE, adds=("need",))
def die_option(s: Quest, shown: Shown, die: int) -> Option:
    """Lindel's second chance for one die."""
    _, *dice = kinds.REROLL.about(shown.ask)
    target = tested_total(s, shown.ask)
    chance = None if target is None else odds.reroll_odds(target, dice[1 - die])
    need = NONE if target is None else min(6, max(0, target - dice[1 - die]))
    text = said(shown, die=dice[die], need=need)
    return with_changes(shown.option, text=text, odds=chance)


@STORY.special(kinds.REROLL_FIRE, adds=("which",))
def fire_option(s: Quest, shown: Shown, dice: tuple[int, ...]) -> Option:
    """None of the dragon's dice, one, or both."""
    which = "none" if not dice else "both" if len(dice) > 1 else DIE.ids[dice[0]]
    chance = odds.fire_odds(s, shown.ask.seat, kinds.REROLL_FURY.about(shown.ask), dice)
    return with_changes(shown.option, text=said(shown, which=which), odds=chance)


@STORY.special(kinds.LOOK_FOR_IT)
def look_option(s: Quest, shown: Shown) -> Option:
    (life,) = kinds.ROLL_FOR_TREASURE.about(shown.ask)
    return with_changes(shown.option, odds=odds.treasure_odds(life))
