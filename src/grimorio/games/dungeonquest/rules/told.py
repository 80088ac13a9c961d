"""What is told and asked outside combat, with the names of the arguments: for views and texts.

A name says what the number is: `seat`, `hero`, `card`, `rune`, `deck`, `tile`, `cell`, `monster`,
`room`, `attribute`, `obstacle` and `direction` are numbers of that kind, `cause` is a word, all
others are plain numbers; `new` is 1 for what was unexplored. -1 is nothing.
"""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]

EVENTS: Final[dict[str, Names]] = {
    # set-up
    "hero_dealt": ("seat", "hero"),
    "heroes_disputed": (),
    "starts": ("seat",),
    "rune_dealt": ("seat", "rune"),
    "placed": ("seat", "cell"),
    # the turn and the sun
    "turn": ("seat", "round"),
    "turn_lost": ("seat",),
    "faced_again": ("seat", "card"),
    "blocked": ("seat",),
    "sun_moved": ("space",),
    "sun_set": (),
    # dice and tests; the second die is 0 where one was rolled
    "rolled": ("seat", "die", "second"),
    "test_rolled": ("seat", "attribute", "die", "second"),
    "test_passed": ("seat", "attribute", "total", "value"),
    "test_failed": ("seat", "attribute", "total", "value"),
    "passed_by_card": ("seat", "attribute"),
    "prayed": ("seat",),
    "determined": ("seat", "count", "tokens"),
    # movement
    "at_door": ("seat",),
    "at_portcullis": ("seat",),
    "drew_tile": ("seat", "cell", "tile"),  # where a Rune might put it back
    "rotated": ("cell", "quarters"),
    "entered": ("seat", "cell", "room", "new"),
    "slipped": ("seat",),
    "halted": ("seat",),
    # rooms
    "groped": ("seat",),
    "waits": ("seat",),
    "crossed": ("seat",),
    "stuck": ("seat",),
    "fell_from_bridge": ("seat",),
    "searched": ("seat",),
    # cards
    "drew": ("seat", "card"),
    "found_loot": ("seat", "deck"),
    "replaced": ("seat", "card"),
    "kept": ("seat", "card"),
    "used": ("seat", "card"),
    "discarded": ("seat", "card"),
    "shuffled": ("deck",),
    "deck_empty": ("seat", "deck"),
    "unhurt": ("seat",),
    "loses_turns": ("seat", "turns"),
    "found_way_down": ("seat",),
    "entrance_marked": ("seat", "cell"),
    "demanded": ("seat", "demand", "gold"),
    "beast_hurt": ("seat", "card", "life"),
    "no_treasure": ("seat",),
    # life and death
    "wounded": ("seat", "wounds", "total"),
    "healed": ("seat", "wounds", "total"),
    "died": ("seat", "cause"),
    "fell": ("seat", "cause"),
    # the dragon
    "plundered": ("seat",),
    "dragon_woke": ("seat",),
    "fire_rolled": ("seat", "die", "second"),
    # the catacombs
    "descended": ("seat", "cell", "direction"),
    "came_up": ("seat", "cell", "room", "new"),
    "dragged": ("seat", "cell", "direction"),
    # servants of Kalladra
    "marched": ("seat", "monster", "cell", "to"),
    "monster_added": ("seat", "monster", "cell"),
    # the end
    "left": ("seat",),
    "showed": ("seat", "card"),
    "opened": ("seat", "card", "gold"),
    "counted": ("seat", "gold", "loot"),
    "won": ("seat",),
    "kalladra_won": ("alive",),
}

CAUSES: Final = ("wounds", "pit", "trapped", "sunset", "doom")
"""Besides the ids of Monsters and Heroes."""

QUESTIONS: Final[dict[str, Names]] = {
    # The names of what a question is about; after # what its options are.
    "choose_hero": (),  # hero
    "agree_heroes": (),  # "agree" | "refuse"
    "choose_tower": (),  # cell
    "start_turn": (),  # ("face", card) | ("use", card) | pass
    # move, search, descend, stay, leave, cross, grope, or use a card
    "act": (),  # ("move", cell) | a word | ("use", card)
    "move": (),  # ("move", cell) | "grope" | ("use", card)
    "attack_whom": (),  # seat
    "special_move": (),  # cell
    "choose_bank": (),  # direction
    "force_way": ("obstacle",),  # pass | ("use", card)
    "redraw_tile": ("cell", "tile"),  # pass | ("use", card)
    "before_test": ("attribute", "encounter"),  # pass | "pray" | ("use", card)
    "reroll": ("attribute", "die", "second"),  # pass | 0 | 1 (which die) | ("use", card)
    "bridge": (),  # "cross" | "stay"
    "drop_loot": (),  # pass | card
    "web": (),  # "cross" | "retreat"
    "tower": (),  # "leave" | ("move", cell) | ("tower", cell) | ("use", card)
    "may": ("card",),  # "yes" | pass
    "replace": ("card",),  # "keep" | "replace"; -1: a secret card
    "avert": ("card",),  # pass | ("use", card)
    "choose_card": (),  # place in the cards on the table
    "lose_loot": (),  # card
    "bribe": ("gold",),  # pass | card
    "flee": (),  # cell
    "reroll_fury": ("die", "second"),  # (which dice)
    "heading": (),  # direction
    "wander": (),  # "draw" | ("climb", card) | ("use", card)
    "leave_catacombs": (),  # "yes" | pass
    "deviation": ("cell",),  # 3 left | 1 right
    "arrow": ("cell",),  # direction
    "crawl_out": (),  # cell
    "roll_for_treasure": ("life",),  # "roll" | pass
    "take_treasure": (),  # "take" | pass
    "serve": (),  # pass | ("march", cell) | "add"
    "march": ("cell",),  # cell
    "set_upon": (),  # seat
    "lair": ("monster",),  # cell
}

REVEALS: Final = frozenset({"drew", "found_loot", "replaced", "used", "discarded", "showed"})
"""Kinds of events by which a seat may learn what was hidden from it: what Loot is still in a deck,
and so what can be drawn."""
