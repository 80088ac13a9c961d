"""DungeonQuest: every question and every event, declared once.

Nouns are numbers of that kind; a `fighter` is a seat, or -1 - m for Monster m. -1 is nothing.
Above each question stands what its options are.
"""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, WORD, Arg, Kinds

HERO: Final[Arg[int]] = Arg("hero")
CARD: Final[Arg[int]] = Arg("card")
RUNE: Final[Arg[int]] = Arg("rune")
DECK: Final[Arg[int]] = Arg("deck")
TILE: Final[Arg[int]] = Arg("tile")
CELL: Final[Arg[int]] = Arg("cell")
MONSTER: Final[Arg[int]] = Arg("monster")
ROOM: Final[Arg[int]] = Arg("room")
ATTRIBUTE: Final[Arg[int]] = Arg("attribute")
OBSTACLE: Final[Arg[int]] = Arg("obstacle")
DIRECTION: Final[Arg[int]] = Arg("direction")
ENCOUNTER: Final[Arg[int]] = Arg("encounter")
FIGHTER: Final[Arg[int]] = Arg("fighter")
ATTACK: Final[Arg[int]] = Arg("attack")
OTHER: Final[Arg[int]] = Arg("other")
"""A fighter besides the one a sentence is about."""
ATTACKS: Final[Arg[tuple[int, ...]]] = Arg("attacks", tuple)
ESCAPE: Final[Arg[int]] = Arg("escape")
"""An attack for its escape value."""
PLAYER: Final[Arg[int]] = Arg("player")
"""A seat before it has a Hero."""
SPACE: Final[Arg[int]] = Arg("space")
"""Of the sun track."""
TYPE: Final[Arg[str]] = Arg("type", str)
CAUSE: Final[Arg[str]] = Arg("cause", str)

CAUSES: Final = ("wounds", "pit", "trapped", "sunset", "gave_up")
"""What a Hero dies of, besides the ids of Monsters, Heroes and cards."""

NO_ESCAPES: Final = {
    "never_runs": "DQ-HERO-5",
    "portcullis": "DQ-ESC-1",
    "nowhere": "DQ-ESC-3",
    "catacombs": "DQ-CATA-28",
    "walled": "DQ-RUL-137",
    "card": "DQ-ENC-11",
}
"""Why a Hero cannot escape from a Monster, each with its rule."""

MONSTER_DUTY: Final = "monster"
KINDS: Final = Kinds(
    outcomes=("gold", "alone", "sunset", "kalladra"),
    offers=("give_up",),
    duties=(MONSTER_DUTY,),
)

# -- questions -------------------------------------------------------------------------------------

# -> hero
CHOOSE_HERO: Final = KINDS.question("choose_hero", rules=("DQ-SETUP-10",))
# -> "agree" | "refuse"
AGREE_HEROES: Final = KINDS.question("agree_heroes", rules=("DQ-SETUP-10", "DQ-RUL-128"))
# -> cell
CHOOSE_TOWER: Final = KINDS.question("choose_tower", rules=("DQ-SETUP-16",))
# -> ("face", card) | ("use", card) | pass
START_TURN: Final = KINDS.question("start_turn", rules=("DQ-TURN-6", "DQ-TURN-7"))
# -> ("move", cell) | ("use", card) | search, descend, stay, leave, cross or grope
ACT: Final = KINDS.question("act", rules=("DQ-TURN-3",))
# -> ("move", cell) | "grope" | ("use", card)
MOVE: Final = KINDS.question("move", rules=("DQ-MOVE-1",))
# -> seat
ATTACK_WHOM: Final = KINDS.question("attack_whom", rules=("DQ-HVH-1",))
# -> cell
SPECIAL_MOVE: Final = KINDS.question("special_move", rules=("DQ-CARD-17", "DQ-CARD-19"))
# -> direction
CHOOSE_BANK: Final = KINDS.question("choose_bank", rules=("DQ-ROOM-12", "DQ-ROOM-22"))
# -> pass | ("use", card)
FORCE_WAY: Final = KINDS.question("force_way", OBSTACLE, rules=("DQ-DOOR-1", "DQ-PORT-1"))
# -> pass | ("use", card)
REDRAW_TILE: Final = KINDS.question("redraw_tile", CELL(unsaid=True), TILE, rules=("DQ-MOVE-7",))
# -> pass | "pray" | ("use", card)
BEFORE_TEST: Final = KINDS.question(
    "before_test", ATTRIBUTE, ENCOUNTER, rules=("DQ-TEST-2", "DQ-TEST-4")
)
# -> pass | 0 | 1 (which die) | ("use", card)
REROLL: Final = KINDS.question(
    "reroll", ATTRIBUTE, NUMBER("die"), NUMBER("second"), rules=("DQ-HERO-2",)
)
# -> "cross" | "stay"
BRIDGE: Final = KINDS.question("bridge", rules=("DQ-ROOM-16",))
# -> pass | card
DROP_LOOT: Final = KINDS.question("drop_loot", rules=("DQ-ROOM-19",))
# -> "cross" | "retreat"
WEB: Final = KINDS.question("web", rules=("DQ-ROOM-28",))
# -> "leave" | ("move", cell) | ("tower", cell) | ("use", card)
TOWER: Final = KINDS.question("tower", rules=("DQ-EXIT-1", "DQ-EXIT-5"))
# -> "yes" | pass
MAY: Final = KINDS.question("may", CARD, rules=("DQ-ENC-3",))
# -> "keep" | "replace"; -1: a secret card
REPLACE: Final = KINDS.question("replace", CARD, rules=("DQ-HERO-8",))
# -> pass | ("use", card)
AVERT: Final = KINDS.question("avert", CARD, rules=("DQ-RUNE-1",))
# -> place in the cards on the table
CHOOSE_CARD: Final = KINDS.question("choose_card", rules=("DQ-SEARCH-1",))
# -> card
LOSE_LOOT: Final = KINDS.question("lose_loot", rules=("DQ-WAIT-2",))
# -> pass | card
BRIBE: Final = KINDS.question("bribe", NUMBER("gold"), rules=("DQ-CARD-26",))
# -> cell
FLEE: Final = KINDS.question("flee", rules=("DQ-DRAGON-10",))
# -> (which dice)
REROLL_FURY: Final = KINDS.question(
    "reroll_fury", NUMBER("die"), NUMBER("second"), rules=("DQ-HERO-4",)
)
# -> direction
HEADING: Final = KINDS.question("heading", rules=("DQ-CATA-7",))
# -> "draw" | ("climb", card) | ("use", card)
WANDER: Final = KINDS.question("wander", rules=("DQ-CATA-11",))
# -> "yes" | pass
LEAVE_CATACOMBS: Final = KINDS.question("leave_catacombs", rules=("DQ-CARD-23",))
# -> 3 left | 1 right
DEVIATION: Final = KINDS.question("deviation", CELL, rules=("DQ-CATA-16",))
# -> direction
ARROW: Final = KINDS.question("arrow", CELL, TILE, rules=("DQ-CATA-24",))
# -> cell
CRAWL_OUT: Final = KINDS.question("crawl_out", rules=("DQ-WAIT-4",))
# -> "roll" | pass
ROLL_FOR_TREASURE: Final = KINDS.question(
    "roll_for_treasure", NUMBER("life"), rules=("DQ-MTREAS-1",)
)
# -> "take" | pass
TAKE_TREASURE: Final = KINDS.question("take_treasure", rules=("DQ-MTREAS-2",))
# -> pass | ("march", cell) | "add"
SERVE: Final = KINDS.question("serve", rules=("DQ-SERV-1", "DQ-SERV-10"))
# -> cell
MARCH: Final = KINDS.question("march", CELL, rules=("DQ-SERV-2",))
# -> seat
SET_UPON: Final = KINDS.question("set_upon", rules=("DQ-SERV-7",))
# -> cell
LAIR: Final = KINDS.question("lair", MONSTER, rules=("DQ-SERV-13",))

# -- questions of a fight --------------------------------------------------------------------------

# -> pass | ("use", card)
BANISH: Final = KINDS.question("monster_met", MONSTER, rules=("DQ-CARD-18",))
# -> cell
TAKE_TOKEN: Final = KINDS.question("take_token", MONSTER, rules=("DQ-MON-5", "DQ-MON-6"))
# -> "attack" | "escape"
MEET_MONSTER: Final = KINDS.question("meet_monster", MONSTER, rules=("DQ-MON-7",))
# -> pass | ("use", card)
COMBAT_START: Final = KINDS.question("combat_start", rules=("DQ-COMBAT-2",))
# -> "shoot" | pass
SHOOT_ARROWS: Final = KINDS.question("shoot_arrows", rules=("DQ-HERO-7",))
# -> a number
COUNT_ARROWS: Final = KINDS.question("count_arrows", rules=("DQ-HERO-7", "DQ-RUL-51"))
# -> 6 | 5
HAND_SIZE: Final = KINDS.question("hand_size", rules=("DQ-HERO-6",))
# -> attack
CHOOSE_ATTACK: Final = KINDS.question("attack", rules=("DQ-COMBAT-7",))
# -> seat
FIRST_EFFECT: Final = KINDS.question("first_effect", rules=("DQ-HVH-5",))
# -> pass | attack
COUNTERATTACK: Final = KINDS.question(
    "counterattack",
    NUMBER("value"),
    NUMBER("against"),
    rules=("DQ-COMBAT-9", "DQ-COMBAT-12", "DQ-COMBAT-13"),
)
# -> pass | attack
MOVE_PILE_CARD: Final = KINDS.question("move_pile_card", rules=("DQ-POWER-6",))
# -> pass | "escape"
ANNOUNCE_ESCAPE: Final = KINDS.question(
    "announce_escape", NUMBER("count"), rules=("DQ-LIVE-1", "DQ-LIVE-3")
)
# -> pass | "shield"
SHIELD: Final = KINDS.question("shield", NUMBER("count"), rules=("DQ-RUL-6",))
# -> type
NAME_TYPE: Final = KINDS.question("name_type", ATTACK, rules=("DQ-COMBAT-8",))
# -> pass | attack
DISCARD_FOR_BONUS: Final = KINDS.question(
    "discard_for_bonus", NUMBER("count"), rules=("DQ-POWER-9",)
)
# -> pass | attack
TAKE_CARD: Final = KINDS.question("take_card", rules=("DQ-POWER-7",))
# -> pass | attack
REPLACE_CARD: Final = KINDS.question("replace_card", ATTACK, rules=("DQ-POWER-8",))
# -> a number
HEAL_PILE: Final = KINDS.question("heal_pile", rules=("DQ-POWER-4",))
# -> pass | place in the Loot of that Hero
TAKE_SPOILS: Final = KINDS.question("take_spoils", SEAT, rules=("DQ-HVH-3",))
# -> cell
GIVE_WAY: Final = KINDS.question("give_way", rules=("DQ-HVH-4",))

# -- events ----------------------------------------------------------------------------------------

# set-up
HERO_DEALT: Final = KINDS.event("hero_dealt", PLAYER, HERO)
HEROES_DISPUTED: Final = KINDS.event("heroes_disputed")
STARTS: Final = KINDS.event("starts", SEAT)
RUNE_DEALT: Final = KINDS.event("rune_dealt", SEAT, RUNE)
PLACED: Final = KINDS.event("placed", SEAT, CELL)
# the turn and the sun
TURN: Final = KINDS.event("turn", SEAT, NUMBER("round"))
TURN_LOST: Final = KINDS.event("turn_lost", SEAT)
FACED_AGAIN: Final = KINDS.event("faced_again", SEAT, CARD)
BLOCKED: Final = KINDS.event("blocked", SEAT)
SUN_MOVED: Final = KINDS.event("sun_moved", SPACE)
SUN_SET: Final = KINDS.event("sun_set")
# dice and tests; the second die is 0 where one was rolled
ROLLED: Final = KINDS.event("rolled", SEAT, NUMBER("die"), NUMBER("second"))
TEST_ROLLED: Final = KINDS.event("test_rolled", SEAT, ATTRIBUTE, NUMBER("die"), NUMBER("second"))
TEST_PASSED: Final = KINDS.event(
    "test_passed", SEAT(unsaid=True), ATTRIBUTE(unsaid=True), NUMBER("total"), NUMBER("value")
)
TEST_FAILED: Final = KINDS.event(
    "test_failed", SEAT(unsaid=True), ATTRIBUTE(unsaid=True), NUMBER("total"), NUMBER("value")
)
TEST_REROLLED: Final = KINDS.event(
    "test_rerolled", SEAT, ATTRIBUTE(unsaid=True), NUMBER("die"), NUMBER("second")
)
PASSED_BY_CARD: Final = KINDS.event("passed_by_card", SEAT, ATTRIBUTE(unsaid=True))
PRAYED: Final = KINDS.event("prayed", SEAT)
DETERMINED: Final = KINDS.event("determined", SEAT, NUMBER("count"), NUMBER("tokens"))
# movement
AT_DOOR: Final = KINDS.event("at_door", SEAT)
AT_PORTCULLIS: Final = KINDS.event("at_portcullis", SEAT)
# where a Rune might put it back
DREW_TILE: Final = KINDS.event("drew_tile", SEAT, CELL(unsaid=True), TILE)
# before it is turned, where a Hero comes out by no passage
TILE_FOUND: Final = KINDS.event("tile_found", SEAT, CELL, TILE)
ROTATED: Final = KINDS.event("rotated", CELL, NUMBER("quarters"))
ENTERED: Final = KINDS.event("entered", SEAT, CELL, ROOM, NUMBER("new"))
SLIPPED: Final = KINDS.event("slipped", SEAT)
HALTED: Final = KINDS.event("halted", SEAT)
# rooms
GROPED: Final = KINDS.event("groped", SEAT)
WAITS: Final = KINDS.event("waits", SEAT)
CROSSED: Final = KINDS.event("crossed", SEAT)
STUCK: Final = KINDS.event("stuck", SEAT)
FELL_FROM_BRIDGE: Final = KINDS.event("fell_from_bridge", SEAT, turning=1)
SEARCHED: Final = KINDS.event("searched", SEAT)
# cards
DREW: Final = KINDS.event("drew", SEAT, CARD, reveals=True)
FOUND_LOOT: Final = KINDS.event("found_loot", SEAT, DECK, reveals=True)
REPLACED: Final = KINDS.event("replaced", SEAT, CARD, reveals=True)
KEPT: Final = KINDS.event("kept", SEAT, CARD)
USED: Final = KINDS.event("used", SEAT, CARD, reveals=True)
DISCARDED: Final = KINDS.event("discarded", SEAT, CARD, reveals=True)
# the Shuffle card of a deck; the card to be drawn comes after it
SHUFFLE_DRAWN: Final = KINDS.event("shuffle_drawn", SEAT(unsaid=True), DECK, reveals=True)
SHUFFLED: Final = KINDS.event("shuffled", DECK)
DECK_EMPTY: Final = KINDS.event("deck_empty", SEAT(unsaid=True), DECK)
UNHURT: Final = KINDS.event("unhurt", SEAT)
LOSES_TURNS: Final = KINDS.event("loses_turns", SEAT, NUMBER("turns"))
FOUND_WAY_DOWN: Final = KINDS.event("found_way_down", SEAT)
ENTRANCE_MARKED: Final = KINDS.event("entrance_marked", SEAT(unsaid=True), CELL)
DEMANDED: Final = KINDS.event("demanded", SEAT, NUMBER("demand"), NUMBER("gold"))
BEAST_HURT: Final = KINDS.event("beast_hurt", SEAT, CARD, NUMBER("life"))
NO_TREASURE: Final = KINDS.event("no_treasure", SEAT)
# life and death
WOUNDED: Final = KINDS.event("wounded", SEAT, NUMBER("wounds"), NUMBER("total"))
HEALED: Final = KINDS.event("healed", SEAT, NUMBER("wounds"), NUMBER("total"))
GAVE_UP: Final = KINDS.event("gave_up", SEAT, turning=1)
DIED: Final = KINDS.event("died", SEAT, CAUSE, turning=3)
FELL: Final = KINDS.event("fell", SEAT, CAUSE, turning=1)
# the dragon
PLUNDERED: Final = KINDS.event("plundered", SEAT, turning=2)
DRAGON_WOKE: Final = KINDS.event("dragon_woke", SEAT, turning=3)
FIRE_ROLLED: Final = KINDS.event("fire_rolled", SEAT, NUMBER("die"), NUMBER("second"))
FIRE_REROLLED: Final = KINDS.event("fire_rerolled", SEAT, NUMBER("die"), NUMBER("second"))
# the catacombs
DESCENDED: Final = KINDS.event("descended", SEAT, CELL, DIRECTION)
CAME_UP: Final = KINDS.event("came_up", SEAT, CELL, ROOM, NUMBER("new"))
DRAGGED: Final = KINDS.event("dragged", SEAT, CELL, DIRECTION)
# servants of Kalladra
MARCHED: Final = KINDS.event("marched", SEAT, MONSTER, CELL, CELL("to"))
MONSTER_ADDED: Final = KINDS.event("monster_added", SEAT, MONSTER, CELL)
# the end
LEFT: Final = KINDS.event("left", SEAT, turning=3)
SHOWED: Final = KINDS.event("showed", SEAT, CARD, reveals=True)
OPENED: Final = KINDS.event("opened", SEAT, CARD, NUMBER("gold"))
COUNTED: Final = KINDS.event("counted", SEAT, NUMBER("gold"), NUMBER("loot"))
WON: Final = KINDS.event("won", SEAT)
KALLADRA_WON: Final = KINDS.event("kalladra_won", NUMBER("alive"))

# -- events of a fight -----------------------------------------------------------------------------

# meeting a Monster
MONSTER_MET: Final = KINDS.event("monster_met", SEAT, MONSTER)
MONSTER_BANISHED: Final = KINDS.event("monster_banished", SEAT, MONSTER)
TOKEN_TAKEN: Final = KINDS.event("token_taken", MONSTER, CELL)
# for the Monster player only
LIFE_SEEN: Final = KINDS.event(
    "life_seen", MONSTER, NUMBER("life"), NUMBER("token", unsaid=True), reveals=True
)
ESCAPE_DRAWN: Final = KINDS.event(
    "escape_drawn", SEAT, MONSTER(unsaid=True), ESCAPE("attack"), ESCAPE("against")
)
ESCAPE_FAILED: Final = KINDS.event("escape_failed", SEAT, MONSTER, NUMBER("wounds"))
# -1: on through the catacombs
ESCAPED: Final = KINDS.event("escaped", SEAT, MONSTER, CELL)
MONSTER_STAYS: Final = KINDS.event("monster_stays", MONSTER, CELL)
# the Hero must fight; why is one of NO_ESCAPES
NO_ESCAPE: Final = KINDS.event("no_escape", SEAT, MONSTER(unsaid=True), WORD("why"))
MONSTER_ATTACKED: Final = KINDS.event("monster_attacked", SEAT, MONSTER)
MONSTER_SLAIN: Final = KINDS.event(
    "monster_slain", SEAT, MONSTER, NUMBER("life"), reveals=True, turning=2
)
# before the first round
STRUCK_FIRST: Final = KINDS.event("struck_first", FIGHTER, ATTACKS, reveals=True)
ARROWS_SHOT: Final = KINDS.event("arrows_shot", SEAT, ATTACKS, reveals=True)
# rounds
COMBAT_ROUND: Final = KINDS.event("combat_round", NUMBER("round"))
COMBAT_MIXED: Final = KINDS.event("combat_mixed")
# for the side's player only
DREW_ATTACKS: Final = KINDS.event("drew_attacks", FIGHTER(unsaid=True), ATTACKS, reveals=True)
# for those who know the hand, or see that it is one card: it could play nothing else
ONLY_ATTACK: Final = KINDS.event("only_attack", FIGHTER, ATTACK, WORD("why"))
# for those who know the hand: it has no card to strike back with
NO_COUNTER: Final = KINDS.event("no_counter", FIGHTER, TYPE)
# count 2 and more: in a counterattack
ATTACK_PLAYED: Final = KINDS.event("attack_played", FIGHTER, ATTACK, NUMBER("count"), reveals=True)
ATTACK_CANCELLED: Final = KINDS.event("attack_cancelled", FIGHTER(unsaid=True), ATTACK)
# going solo
COUNTER_REVEALED: Final = KINDS.event("counter_revealed", FIGHTER, ATTACKS, reveals=True)
STALEMATE: Final = KINDS.event("stalemate", NUMBER("value"))
ROUND_WON: Final = KINDS.event(
    "round_won", FIGHTER, OTHER("loser", unsaid=True), NUMBER("value"), NUMBER("against")
)
DEADLY_BLOW: Final = KINDS.event("deadly_blow", FIGHTER(unsaid=True), ATTACKS, turning=1)
EXTRA_DAMAGE: Final = KINDS.event("extra_damage", FIGHTER(unsaid=True), ATTACKS, reveals=True)
PILE_CARD_MOVED: Final = KINDS.event("pile_card_moved", FIGHTER(unsaid=True), ATTACK)
ESCAPE_ANNOUNCED: Final = KINDS.event("escape_announced", SEAT, MONSTER)
EVADED: Final = KINDS.event("evaded", FIGHTER, NUMBER("count", unsaid=True))
SHIELDED: Final = KINDS.event("shielded", FIGHTER, NUMBER("count", unsaid=True))
# the fighter is the one hurt
DAMAGE_DEALT: Final = KINDS.event("damage_dealt", FIGHTER, NUMBER("count"), NUMBER("total"))
# what Power cards do
ATTACK_RAISED: Final = KINDS.event("attack_raised", FIGHTER, NUMBER("bonus"))
TYPE_NAMED: Final = KINDS.event("type_named", FIGHTER, ATTACK, TYPE)
ATTACK_DISCARDED: Final = KINDS.event("attack_discarded", FIGHTER, ATTACK, reveals=True)
HAND_SHOWN: Final = KINDS.event("hand_shown", FIGHTER, ATTACKS, reveals=True)
CARD_TAKEN: Final = KINDS.event("card_taken", FIGHTER, ATTACK)
PILE_HEALED: Final = KINDS.event("pile_healed", FIGHTER, NUMBER("count"), NUMBER("total"))
# dice combat
MONSTER_HIT: Final = KINDS.event("monster_hit", SEAT, MONSTER, NUMBER("hits"))
MONSTER_HITS: Final = KINDS.event("monster_hits", SEAT, MONSTER)
# Hero versus Hero
DUEL_BEGUN: Final = KINDS.event("duel_begun", SEAT, OTHER("rival"))
DUEL_WON: Final = KINDS.event("duel_won", SEAT, OTHER("rival"), turning=2)
SPOILS_TAKEN: Final = KINDS.event("spoils_taken", SEAT, OTHER("rival"), DECK)
# for those who see the card
SPOILS: Final = KINDS.event("spoils", SEAT, CARD, reveals=True)
GAVE_WAY: Final = KINDS.event("gave_way", SEAT, CELL)
