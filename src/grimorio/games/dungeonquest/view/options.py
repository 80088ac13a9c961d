"""The legal answers of a question: what they say, where to click, what may come of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import Value, key_of
from grimorio.core.kinds import Kind
from grimorio.core.scene import Option, Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Determination, PassTest
from grimorio.games.dungeonquest.components.numbers import CARD_GOLD, CONTENT, HERO
from grimorio.games.dungeonquest.components.vocabulary import DOOR, EDGES
from grimorio.games.dungeonquest.rules.attributes import AGILITY, LUCK, STRENGTH, room_encounter
from grimorio.games.dungeonquest.rules.board import (
    BOARD,
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
from grimorio.games.dungeonquest.rules.decks import DRAGON_DECK
from grimorio.games.dungeonquest.rules.dragon import REROLLS as REROLLED
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import fights, odds
from grimorio.games.dungeonquest.view.asked import (
    Asked,
    asked_odds,
    bridge_odds,
    held_at,
    number,
    tested_total,
)
from grimorio.games.dungeonquest.view.names import (
    card_text,
    cell_ids,
    direction_text,
    hero_of,
    monster_text,
    place_name,
    room_id,
    room_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

LEFT_HAND = 3
REROLLS = ("none", "first", "second", "both")


def option(s: Quest, ask: Asked, value: Value) -> Option:
    """An answer, by what it is: to pass, a word, a verb with its object, or a thing."""
    if value is None:
        return pass_option(s, ask)
    if ask.kind in fights.ATTACK_CHOICES and isinstance(value, int):
        return fights.attack_option(s, ask, value)
    if ask.kind is kinds.NAME_TYPE and isinstance(value, str):
        return fights.type_option(s, ask, value)
    if isinstance(value, str):
        return word_option(s, ask, value)
    if isinstance(value, tuple) and ask.kind is kinds.REROLL_FURY:
        place = REROLLED.index(value)
        text = Text("option-reroll_fury", {"which": REROLLS[place]})
        dice = (number(ask, 0), number(ask, 1))
        chance = odds.fire_odds(s, ask.seat, dice, REROLLED[place])
        return Option(key_of(value), text, rules=("DQ-HERO-4",), odds=chance)
    if isinstance(value, tuple):
        verb, which = value
        assert isinstance(verb, str)
        assert isinstance(which, int)
        return VERBS[verb](s, ask, key_of(value), which)
    assert isinstance(value, int)
    return THINGS[ask.kind](s, ask, key_of(value), value)


# -- passing, and words ---------------------------------------------------------------------------


def pass_option(s: Quest, ask: Asked) -> Option:
    """Not to do it; before a test that is to roll, with its chance."""
    text = Text(f"option-pass-{ask.kind.name}")
    if ask.kind is kinds.BEFORE_TEST:
        return Option("pass", Text("option-roll"), odds=asked_odds(s, ask), rules=("DQ-TEST-2",))
    if ask.kind is kinds.BRIBE:
        return Option("pass", text, odds=odds.bribe_odds(number(ask, 0)), rules=("DQ-CARD-26",))
    if ask.kind is kinds.DROP_LOOT:
        return Option("pass", text, odds=bridge_odds(s, ask), rules=("DQ-ROOM-18",))
    if ask.kind is kinds.REROLL:
        target, dice = tested_total(s, ask), number(ask, 1) + number(ask, 2)
        chance = None if target is None else float(dice <= target)
        return Option("pass", text, odds=chance, tone="quiet")
    return Option("pass", text, tone="quiet")


def word_option(s: Quest, ask: Asked, word: str) -> Option:
    """A choice of one word; the dangerous ones want a second tap."""
    text = Text(f"option-{ask.kind.name}-{word}")
    hero = s.heroes[ask.seat]
    if word == "stay" and ask.kind is kinds.ACT:
        asleep = odds.sleep_odds(s)
        preview = Text("preview-dragon", {"cards": len(s.decks[DRAGON_DECK]) or 1})
        return Option(
            word, text, ("dragon", "deck-dragon", *cell_ids(TREASURE)), ("DQ-DRAGON-5",),
            asleep, (preview,), confirm=True, tone="danger",
        )  # fmt: skip
    if word == "leave":
        return Option(
            word, text, cell_ids(hero.at), ("DQ-EXIT-1", "DQ-EXIT-6"), None,
            (Text("preview-leave"),), confirm=True, tone="gold",
        )  # fmt: skip
    if word == "cross":
        return cross_option(s, ask, text)
    if word == "pray":
        chance = asked_odds(s, ask, 3)
        return Option(word, text, (f"sheet{ask.seat}-0",), ("DQ-HERO-3",), chance, tone="magic")
    if ask.kind is kinds.MEET_MONSTER:
        return fights.meeting_option(s, ask, word)
    if word == "roll":
        chance = odds.treasure_odds(number(ask, 0))
        return Option(word, text, rules=("DQ-MTREAS-1",), odds=chance)
    if ask.kind is kinds.MAY:
        card = CONTENT.cards[number(ask, 0)]
        return Option(word, text, rules=card.rules, preview=(Text(f"card-{card.id}-text"),))
    at, rules = WORDS.get(word, ((), ()))
    here = cell_ids(hero.at) if word in ("search", "descend", "grope") else ()
    return Option(word, text, (*at, *here), rules)


def cross_option(s: Quest, ask: Asked, text: Text) -> Option:
    """Over a Bridge, through a Web, across a Cave-in."""
    hero = s.heroes[ask.seat]
    room, encounter = room_at(s, hero.at), room_encounter(hero.at)
    name = room_id(room)
    text = Text("option-cross", {"room": name})
    if room in (WEB, CAVE_IN):
        attribute = STRENGTH if room == WEB else AGILITY
        chance = odds.passing_odds(s, ask.seat, attribute, encounter)
        danger = False
    else:
        chance = bridge_odds(s, ask)
        danger = True
    rules = ("DQ-ROOM-30",) if room == WEB else ("DQ-ROOM-15",)
    return Option(
        "cross", text, cell_ids(hero.at), ("DQ-ROOM-18", "DQ-ROOM-21") if danger else rules,
        chance, (Text("preview-cross", {"room": name, "loot": len(hero.loot)}),),
        confirm=danger, tone="danger" if danger else "",
    )  # fmt: skip


WORDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "search": (("deck-search",), ("DQ-SEARCH-1", "DQ-SEARCH-7")),
    "descend": (("deck-catacombs",), ("DQ-CATA-2", "DQ-CATA-7")),
    "draw": (("deck-catacombs",), ("DQ-CATA-11",)),
    "stay": ((), ("DQ-ROOM-17",)),
    "retreat": ((), ("DQ-ROOM-29",)),
    "replace": (("deck-dungeon",), ("DQ-HERO-8",)),
    "keep": ((), ("DQ-RUL-50",)),
    "take": (("deck-treasure",), ("DQ-MTREAS-2",)),
    "add": ((), ("DQ-SERV-10", "DQ-SERV-11")),
    "grope": ((), ("DQ-ROOM-7", "DQ-ROOM-8")),
    "shoot": ((), ("DQ-HERO-7",)),
    "escape": ((), ("DQ-LIVE-1", "DQ-LIVE-2")),
    "shield": ((), ("DQ-RUL-6",)),
}


# -- a verb and its object ------------------------------------------------------------------------


def move_option(s: Quest, ask: Asked, key: str, to: int) -> Option:
    """To a neighbouring space: what bars the way, what is known of the room, what waits there."""
    hero = s.heroes[ask.seat]
    way = way_between(hero.at, to)
    room = room_at(s, to)
    chance = odds.way_odds(s, ask.seat, way)
    if room == PIT:
        leap = odds.passing_odds(s, ask.seat, LUCK, room_encounter(to))
        chance = leap if chance is None else chance * leap
    text = Text(
        "option-move",
        {"direction": direction_text(way[1]), "room": room_text(room), "kind": room_id(room)},
    )
    rules = ("DQ-MOVE-7",) if room == NONE else ("DQ-MOVE-1", *CONTENT.rooms[room].rules[:1])
    at = (f"c{BOARD.steps[way[0]][way[1]]}",) if to != TREASURE else cell_ids(to)
    return Option(
        key, text, at, (*obstacle_rules(s, way), *rules), chance, tuple(move_preview(s, ask, way)),
        (f"c{way[0]}", at[0]), confirm=room == PIT, tone="danger" if room == PIT else "",
    )  # fmt: skip


def obstacle_rules(s: Quest, way: Way) -> list[str]:
    return ["DQ-DOOR-1" if obstacle == DOOR else "DQ-PORT-1" for obstacle in barriers(s, way)]


def move_preview(s: Quest, ask: Asked, way: Way) -> list[Text]:
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


def use_option(s: Quest, ask: Asked, key: str, card: int) -> Option:
    """A Rune or a piece of Loot, discarded for what it does."""
    use = CONTENT.cards[card].use
    assert use is not None
    chance = None
    if ask.kind is kinds.BEFORE_TEST:
        more = sum(effect.count for effect in use.then if isinstance(effect, Determination))
        passes = any(isinstance(effect, PassTest) for effect in use.then)
        chance = 1.0 if passes else asked_odds(s, ask, more)
    elif ask.kind is kinds.REROLL:
        target = tested_total(s, ask)
        chance = None if target is None else odds.dice_at_most(target)
    elif ask.kind is kinds.FORCE_WAY:
        chance = 1.0
    risky = "potion" in CONTENT.cards[card].id
    return Option(
        key, Text("option-use", {"card": card_text(card)}), held_at(s, ask, card),
        CONTENT.cards[card].rules, chance, (Text(f"card-{CONTENT.cards[card].id}-text"),),
        confirm=risky, tone="danger" if risky else "magic",
    )  # fmt: skip


def face_option(s: Quest, ask: Asked, key: str, card: int) -> Option:
    """A kept card that must be faced first."""
    return Option(
        key, Text("option-face", {"card": card_text(card)}), held_at(s, ask, card),
        ("DQ-TURN-6", *CONTENT.cards[card].rules), None,
        (Text(f"card-{CONTENT.cards[card].id}-text"),),
    )  # fmt: skip


def climb_option(s: Quest, ask: Asked, key: str, card: int) -> Option:
    """The Hole in the ceiling, once more."""
    chance = odds.passing_odds(s, ask.seat, AGILITY, card)
    text = Text("option-climb", {"card": card_text(card)})
    return Option(key, text, held_at(s, ask, card), CONTENT.cards[card].rules, chance)


def tower_option(s: Quest, ask: Asked, key: str, cell: int) -> Option:
    text = Text("option-tower", {"at": place_name(cell)})
    return Option(key, text, cell_ids(cell), ("DQ-TOWER-1", "DQ-TOWER-2"), tone="magic")


def march_option(s: Quest, ask: Asked, key: str, cell: int) -> Option:
    kind = s.monsters.cards[token_at(s, cell)] // 4
    text = Text("option-serve-march", {"monster": monster_text(kind), "at": place_name(cell)})
    return Option(key, text, (f"monster{cell}", f"c{cell}"), ("DQ-SERV-1", "DQ-SERV-5"))


Build = Callable[[Quest, Asked, str, int], Option]
VERBS: Final[dict[str, Build]] = {
    "move": move_option,
    "use": use_option,
    "face": face_option,
    "climb": climb_option,
    "tower": tower_option,
    "march": march_option,
}


# -- things ---------------------------------------------------------------------------------------


def hero_option(s: Quest, ask: Asked, key: str, kind: int) -> Option:
    name = HERO.ids[kind]
    preview = tuple(Text(f"ability-{ability.id}") for ability in CONTENT.heroes[kind].abilities)
    at = (f"heroes-{name}",)
    return Option(key, Text(f"hero-{name}"), at, CONTENT.heroes[kind].rules, None, preview)


def space_option(s: Quest, ask: Asked, key: str, cell: int) -> Option:
    """A space of the board: where it is from here, and what it is."""
    here = number(ask, 0) if ask.kind is kinds.MARCH else s.heroes[ask.seat].at
    room = room_at(s, cell)
    args: Words = {"at": place_name(cell), "room": room_text(room), "kind": room_id(room)}
    if here != NONE and are_adjacent(here, cell):
        args["direction"] = direction_text(way_between(here, cell)[1])
        text = Text("option-move", args)
    else:
        text = Text("option-space", args)
    found: list[Text] = []
    if room != NONE and ask.kind is not kinds.CHOOSE_TOWER:
        found.append(Text(f"room-{room_id(room)}-text"))
    at = cell_ids(cell)
    if ask.kind is kinds.TAKE_TOKEN:
        at = (f"monster{cell}", *at)
    danger = room == PIT and ask.kind in (kinds.SPECIAL_MOVE, kinds.FLEE)
    return Option(key, text, at, SPACE_RULES.get(ask.kind, ()), None, tuple(found), confirm=danger)


SPACE_RULES: Final[dict[Kind, tuple[str, ...]]] = {
    kinds.CHOOSE_TOWER: ("DQ-SETUP-16", "DQ-SETUP-17"),
    kinds.SPECIAL_MOVE: ("DQ-CARD-17", "DQ-RUL-40"),
    kinds.FLEE: ("DQ-DRAGON-10", "DQ-DRAGON-12"),
    kinds.CRAWL_OUT: ("DQ-WAIT-4",),
    kinds.MARCH: ("DQ-SERV-2", "DQ-SERV-3"),
    kinds.LAIR: ("DQ-SERV-13",),
    kinds.TAKE_TOKEN: ("DQ-MON-5", "DQ-MON-6", "DQ-TOKEN-2"),
    kinds.GIVE_WAY: ("DQ-HVH-4",),
}


def direction_option(s: Quest, ask: Asked, key: str, direction: int) -> Option:
    """A side of the room, or the way a marker or an arrow points."""
    cell = number(ask, 0) if ask.kind is kinds.ARROW else s.heroes[ask.seat].at
    there = BOARD.steps[cell][direction]
    text = Text(f"option-{ask.kind.name}", {"direction": direction_text(direction)})
    path = tuple(f"c{c}" for c in BOARD.ray(cell, direction)) if ask.kind is kinds.HEADING else ()
    at = () if there is None else (f"c{there}",)
    return Option(key, text, at, DIRECTION_RULES[ask.kind], path=path)


DIRECTION_RULES: Final[dict[Kind, tuple[str, ...]]] = {
    kinds.CHOOSE_BANK: ("DQ-CATA-27", "DQ-RUL-41"),
    kinds.HEADING: ("DQ-CATA-7", "DQ-CATA-15"),
    kinds.ARROW: ("DQ-CATA-24",),
}


def deviation_option(s: Quest, ask: Asked, key: str, turn: int) -> Option:
    """To the left or to the right of the heading, by a die (DQ-CATA-16)."""
    cell = number(ask, 0)
    direction = (s.heroes[ask.seat].heading + turn) % 4
    side = "left" if turn == LEFT_HAND else "right"
    text = Text("option-deviation", {"side": side, "direction": direction_text(direction)})
    reach = tuple(f"c{there}" for there in BOARD.ray(cell, direction)[:6])
    return Option(key, text, reach[:1], ("DQ-CATA-16", "DQ-CATA-19"), path=reach)


def die_option(s: Quest, ask: Asked, key: str, die: int) -> Option:
    """Lindel's second chance for one die."""
    dice = (number(ask, 1), number(ask, 2))
    target = tested_total(s, ask)
    chance = None if target is None else odds.reroll_odds(target, dice[1 - die])
    need = NONE if target is None else min(6, max(0, target - dice[1 - die]))
    text = Text("option-reroll", {"die": dice[die], "need": need})
    return Option(key, text, (), ("DQ-HERO-2",), chance)


def found_option(s: Quest, ask: Asked, key: str, place: int) -> Option:
    """One of the cards on the table."""
    card = s.facing.cards[place]
    name = CONTENT.cards[card].id
    at = (f"facing-{place}",)
    return Option(key, card_text(card), at, CONTENT.cards[card].rules, None,
                  (Text(f"card-{name}-text"),))  # fmt: skip


def loot_option(s: Quest, ask: Asked, key: str, card: int) -> Option:
    """A Loot card to give up."""
    chance = None
    if ask.kind is kinds.BRIBE:
        chance = odds.bribe_odds(number(ask, 0) + CARD_GOLD[card])
    elif ask.kind is kinds.DROP_LOOT:
        chance = bridge_odds(s, ask, 1)
    args: Words = {"card": card_text(card), "gold": CARD_GOLD[card]}
    return Option(key, Text(f"option-{ask.kind.name}", args), held_at(s, ask, card), odds=chance)


def spoils_option(s: Quest, ask: Asked, key: str, place: int) -> Option:
    """A Loot card of the defeated Hero, by its face or by its back (DQ-HVH-3)."""
    other = number(ask, 0)
    card = s.heroes[other].loot.known(ask.seat)[place]
    at = (f"loot{other}-{place}",)
    if card is None:
        deck = CONTENT.cards[s.heroes[other].loot.cards[place]].deck
        text = Text("option-take_spoils-unseen", {"deck": Text(f"deck-{deck}"), "n": place + 1})
    else:
        text = Text("option-take_spoils", {"card": card_text(card), "gold": CARD_GOLD[card]})
    return Option(key, text, at, ("DQ-HVH-3",))


def seat_option(s: Quest, ask: Asked, key: str, other: int) -> Option:
    return Option(key, hero_of(s, other), (f"hero{other}",))


def count_option(s: Quest, ask: Asked, key: str, count: int) -> Option:
    return Option(key, Text(f"option-{ask.kind.name}", {"count": count}))


THINGS: Final[dict[Kind, Build]] = {
    kinds.CHOOSE_HERO: hero_option,
    **dict.fromkeys(SPACE_RULES, space_option),
    **dict.fromkeys(DIRECTION_RULES, direction_option),
    kinds.DEVIATION: deviation_option,
    kinds.REROLL: die_option,
    kinds.CHOOSE_CARD: found_option,
    kinds.DROP_LOOT: loot_option,
    kinds.LOSE_LOOT: loot_option,
    kinds.BRIBE: loot_option,
    kinds.TAKE_SPOILS: spoils_option,
    kinds.SET_UPON: seat_option,
    kinds.ATTACK_WHOM: seat_option,
    kinds.FIRST_EFFECT: seat_option,
    kinds.COUNT_ARROWS: count_option,
    kinds.HAND_SIZE: count_option,
    kinds.HEAL_PILE: count_option,
}
