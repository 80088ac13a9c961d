"""DungeonQuest: every question, every answer and every event, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, WORD, Kinds
from grimorio.core.nouns import several
from grimorio.games.dungeonquest.nouns import (
    ATTACK,
    ATTACKS,
    ATTRIBUTE,
    CARD,
    CAUSE,
    CELL,
    DECK,
    DIE,
    DIRECTION,
    ENCOUNTER,
    ESCAPE,
    FIGHTER,
    HERO,
    MONSTER,
    OBSTACLE,
    OTHER,
    PLACE,
    PLAYER,
    RIVAL,
    ROOM,
    RUNE,
    SPACE,
    TILE,
    TOKEN,
    TURNING,
    TYPE,
)

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

AT: Final = ("space", "move")
"""A space is said by its name, or by the direction it lies in."""

CHOOSE_HERO: Final = KINDS.question("choose_hero", rules=("DQ-SETUP-10",))
CHOOSE_THIS: Final = CHOOSE_HERO.takes(HERO, verb="choose")
AGREE_HEROES: Final = KINDS.question("agree_heroes", rules=("DQ-SETUP-10", "DQ-RUL-128"))
AGREE: Final = AGREE_HEROES.answer("agree", text="agree_heroes-agree")
REFUSE: Final = AGREE_HEROES.answer("refuse", text="agree_heroes-refuse")
CHOOSE_TOWER: Final = KINDS.question("choose_tower", rules=("DQ-SETUP-16",))
START_AT: Final = CHOOSE_TOWER.takes(
    CELL("at"), text=AT, rules=("DQ-SETUP-16", "DQ-SETUP-17"), verb="enter"
)

START_TURN: Final = KINDS.question("start_turn", rules=("DQ-TURN-6", "DQ-TURN-7"))
START_TURN.passes(text="pass-start_turn", tone="quiet")
FACE: Final = START_TURN.answer("face", CARD)
START_TURN_USE: Final = START_TURN.answer("use", CARD)

ACT: Final = KINDS.question("act", rules=("DQ-TURN-3",))
ACT_GO: Final = ACT.answer("move", CELL)
ACT_USE: Final = ACT.answer("use", CARD)
SEARCH: Final = ACT.answer("search", text="act-search", rules=("DQ-SEARCH-1", "DQ-SEARCH-7"))
DESCEND: Final = ACT.answer("descend", text="act-descend", rules=("DQ-CATA-2", "DQ-CATA-7"))
STAY: Final = ACT.answer("stay", text="act-stay", rules=("DQ-DRAGON-5",), tone="danger", grave=True)
ACT_LEAVE: Final = ACT.answer(
    "leave", text="act-leave", rules=("DQ-EXIT-1", "DQ-EXIT-6"), tone="gold", grave=True
)
ACT_CROSS: Final = ACT.answer("cross")
ACT_GROPE: Final = ACT.answer("grope", text="act-grope", rules=("DQ-ROOM-7", "DQ-ROOM-8"))

MOVE: Final = KINDS.question("move", rules=("DQ-MOVE-1",))
MOVE_GO: Final = MOVE.answer("move", CELL)
MOVE_USE: Final = MOVE.answer("use", CARD)
MOVE_GROPE: Final = MOVE.answer("grope", text="move-grope", rules=("DQ-ROOM-7", "DQ-ROOM-8"))
ATTACK_WHOM: Final = KINDS.question("attack_whom", rules=("DQ-HVH-1",))
ATTACK_WHOM.takes(RIVAL, verb="attack")
SPECIAL_MOVE: Final = KINDS.question("special_move", rules=("DQ-CARD-17", "DQ-CARD-19"))
SLIP_TO: Final = SPECIAL_MOVE.takes(
    CELL("at"), text=AT, rules=("DQ-CARD-17", "DQ-RUL-40"), verb="slip"
)
CHOOSE_BANK: Final = KINDS.question("choose_bank", rules=("DQ-ROOM-12", "DQ-ROOM-22"))
STAND_AT: Final = CHOOSE_BANK.takes(
    DIRECTION, text="choose_bank", rules=("DQ-CATA-27", "DQ-RUL-41"), verb="stand"
)
FORCE_WAY: Final = KINDS.question("force_way", OBSTACLE, rules=("DQ-DOOR-1", "DQ-PORT-1"))
FORCE_WAY.passes(text="pass-force_way", tone="quiet")
FORCE_WAY_USE: Final = FORCE_WAY.answer("use", CARD)
REDRAW_TILE: Final = KINDS.question("redraw_tile", CELL(unsaid=True), TILE, rules=("DQ-MOVE-7",))
REDRAW_TILE.passes(text="pass-redraw_tile", tone="quiet")
REDRAW_TILE_USE: Final = REDRAW_TILE.answer("use", CARD)

BEFORE_TEST: Final = KINDS.question(
    "before_test", ATTRIBUTE, ENCOUNTER, rules=("DQ-TEST-2", "DQ-TEST-4")
)
ROLL: Final = BEFORE_TEST.passes(text="roll", rules=("DQ-TEST-2",))
PRAY: Final = BEFORE_TEST.answer(
    "pray", text="before_test-pray", rules=("DQ-HERO-3",), tone="magic"
)
BEFORE_TEST_USE: Final = BEFORE_TEST.answer("use", CARD)
REROLL: Final = KINDS.question(
    "reroll", ATTRIBUTE, NUMBER("die"), NUMBER("second"), rules=("DQ-HERO-2",)
)
LET_STAND: Final = REROLL.passes(text="pass-reroll", tone="quiet")
REROLL_DIE: Final = REROLL.takes(DIE, text="reroll", rules=("DQ-HERO-2",), verb="reroll")
REROLL_USE: Final = REROLL.answer("use", CARD)

BRIDGE: Final = KINDS.question("bridge", rules=("DQ-ROOM-16",))
BRIDGE_CROSS: Final = BRIDGE.answer("cross")
BRIDGE_WAIT: Final = BRIDGE.answer("stay", text="bridge-stay", rules=("DQ-ROOM-17",))
DROP_LOOT: Final = KINDS.question("drop_loot", rules=("DQ-ROOM-19",))
DROP_NO_MORE: Final = DROP_LOOT.passes(text="pass-drop_loot", rules=("DQ-ROOM-18",))
DROP: Final = DROP_LOOT.takes(CARD, text="drop_loot", verb="drop")
WEB: Final = KINDS.question("web", rules=("DQ-ROOM-28",))
WEB_CROSS: Final = WEB.answer("cross")
RETREAT: Final = WEB.answer("retreat", text="web-retreat", rules=("DQ-ROOM-29",))
TOWER: Final = KINDS.question("tower", rules=("DQ-EXIT-1", "DQ-EXIT-5"))
TOWER_LEAVE: Final = TOWER.answer(
    "leave", text="tower-leave", rules=("DQ-EXIT-1", "DQ-EXIT-6"), tone="gold", grave=True
)
TOWER_GO: Final = TOWER.answer("move", CELL)
TOWER_TO: Final = TOWER.answer(
    "tower", CELL("at"), rules=("DQ-TOWER-1", "DQ-TOWER-2"), tone="magic"
)
TOWER_USE: Final = TOWER.answer("use", CARD)

MAY: Final = KINDS.question("may", CARD, rules=("DQ-ENC-3",))
MAY_DO: Final = MAY.answer("yes", text="may-yes")
MAY.passes(text="pass-may", tone="quiet")
# NONE: a secret card
REPLACE: Final = KINDS.question("replace", CARD, rules=("DQ-HERO-8",))
KEEP: Final = REPLACE.answer("keep", text="replace-keep", rules=("DQ-RUL-50",))
DRAW_ANOTHER: Final = REPLACE.answer("replace", text="replace-replace", rules=("DQ-HERO-8",))
AVERT: Final = KINDS.question("avert", CARD, rules=("DQ-RUNE-1",))
AVERT.passes(text="pass-avert", tone="quiet")
AVERT_USE: Final = AVERT.answer("use", CARD)
CHOOSE_CARD: Final = KINDS.question("choose_card", rules=("DQ-SEARCH-1",))
FACE_FOUND: Final = CHOOSE_CARD.takes(PLACE, verb="face")
LOSE_LOOT: Final = KINDS.question("lose_loot", rules=("DQ-WAIT-2",))
LOSE_LOOT.takes(CARD, text="lose_loot", verb="lose")
BRIBE: Final = KINDS.question("bribe", NUMBER("gold"), rules=("DQ-CARD-26",))
OFFER_NO_MORE: Final = BRIBE.passes(text="pass-bribe", rules=("DQ-CARD-26",))
OFFER: Final = BRIBE.takes(CARD, text="bribe", verb="offer")

FLEE: Final = KINDS.question("flee", rules=("DQ-DRAGON-10",))
FLEE_TO: Final = FLEE.takes(
    CELL("at"), text=AT, rules=("DQ-DRAGON-10", "DQ-DRAGON-12"), verb="flee"
)
REROLL_FURY: Final = KINDS.question(
    "reroll_fury", NUMBER("die"), NUMBER("second"), rules=("DQ-HERO-4",)
)
REROLL_FIRE: Final = REROLL_FURY.takes(
    several(DIE), text="reroll_fury", rules=("DQ-HERO-4",), verb="reroll"
)

HEADING: Final = KINDS.question("heading", rules=("DQ-CATA-7",))
SET_OUT: Final = HEADING.takes(
    DIRECTION, text="heading", rules=("DQ-CATA-7", "DQ-CATA-15"), verb="head"
)
WANDER: Final = KINDS.question("wander", rules=("DQ-CATA-11",))
DRAW_BELOW: Final = WANDER.answer("draw", text="wander-draw", rules=("DQ-CATA-11",))
CLIMB: Final = WANDER.answer("climb", CARD)
WANDER_USE: Final = WANDER.answer("use", CARD)
LEAVE_CATACOMBS: Final = KINDS.question("leave_catacombs", rules=("DQ-CARD-23",))
CLIMB_UP: Final = LEAVE_CATACOMBS.answer("yes", text="leave_catacombs-yes")
LEAVE_CATACOMBS.passes(text="pass-leave_catacombs", tone="quiet")
DEVIATION: Final = KINDS.question("deviation", CELL, rules=("DQ-CATA-16",))
DEVIATE: Final = DEVIATION.takes(
    TURNING, text="deviation", rules=("DQ-CATA-16", "DQ-CATA-19"), verb="turn"
)
ARROW: Final = KINDS.question("arrow", CELL, TILE, rules=("DQ-CATA-24",))
POINT: Final = ARROW.takes(DIRECTION, text="arrow", rules=("DQ-CATA-24",), verb="point")
CRAWL_OUT: Final = KINDS.question("crawl_out", rules=("DQ-WAIT-4",))
CRAWL_TO: Final = CRAWL_OUT.takes(CELL("at"), text=AT, rules=("DQ-WAIT-4",), verb="crawl")

ROLL_FOR_TREASURE: Final = KINDS.question(
    "roll_for_treasure", NUMBER("life"), rules=("DQ-MTREAS-1",)
)
LOOK_FOR_IT: Final = ROLL_FOR_TREASURE.answer(
    "roll", text="roll_for_treasure-roll", rules=("DQ-MTREAS-1",)
)
ROLL_FOR_TREASURE.passes(text="pass-roll_for_treasure", tone="quiet")
TAKE_TREASURE: Final = KINDS.question("take_treasure", rules=("DQ-MTREAS-2",))
TAKE_IT: Final = TAKE_TREASURE.answer("take", text="take_treasure-take", rules=("DQ-MTREAS-2",))
TAKE_TREASURE.passes(text="pass-take_treasure", tone="quiet")
SERVE: Final = KINDS.question("serve", rules=("DQ-SERV-1", "DQ-SERV-10"))
SERVE.passes(text="pass-serve", tone="quiet")
MARCH_FROM: Final = SERVE.answer(
    "march", CELL("at"), text="serve-march", rules=("DQ-SERV-1", "DQ-SERV-5")
)
ADD: Final = SERVE.answer("add", text="serve-add", rules=("DQ-SERV-10", "DQ-SERV-11"))
MARCH: Final = KINDS.question("march", CELL, rules=("DQ-SERV-2",))
MARCH_TO: Final = MARCH.takes(CELL("at"), text=AT, rules=("DQ-SERV-2", "DQ-SERV-3"), verb="march")
SET_UPON: Final = KINDS.question("set_upon", rules=("DQ-SERV-7",))
SET_UPON.takes(RIVAL, verb="set-upon")
LAIR: Final = KINDS.question("lair", MONSTER, rules=("DQ-SERV-13",))
LAIR_AT: Final = LAIR.takes(CELL("at"), text=AT, rules=("DQ-SERV-13",), verb="place")

# -- questions of a fight --------------------------------------------------------------------------

BANISH: Final = KINDS.question("monster_met", MONSTER, rules=("DQ-CARD-18",))
BANISH.passes(text="pass-monster_met", tone="quiet")
BANISH_USE: Final = BANISH.answer("use", CARD)
TAKE_TOKEN: Final = KINDS.question("take_token", MONSTER, rules=("DQ-MON-5", "DQ-MON-6"))
TOKEN_AT: Final = TAKE_TOKEN.takes(
    CELL("at"), text=AT, rules=("DQ-MON-5", "DQ-MON-6", "DQ-TOKEN-2"), verb="take-token"
)
MEET_MONSTER: Final = KINDS.question("meet_monster", MONSTER, rules=("DQ-MON-7",))
FIGHT: Final = MEET_MONSTER.answer("attack", text="meet_monster-attack", rules=("DQ-ESC-13",))
RUN: Final = MEET_MONSTER.answer(
    "escape", text="meet_monster-escape", rules=("DQ-ESC-4", "DQ-ESC-5", "DQ-ESC-9")
)
COMBAT_START: Final = KINDS.question("combat_start", rules=("DQ-COMBAT-2",))
COMBAT_START.passes(text="pass-combat_start", tone="quiet")
COMBAT_START_USE: Final = COMBAT_START.answer("use", CARD)
SHOOT_ARROWS: Final = KINDS.question("shoot_arrows", rules=("DQ-HERO-7",))
SHOOT: Final = SHOOT_ARROWS.answer("shoot", text="shoot_arrows-shoot", rules=("DQ-HERO-7",))
SHOOT_ARROWS.passes(text="pass-shoot_arrows", tone="quiet")
COUNT_ARROWS: Final = KINDS.question("count_arrows", rules=("DQ-HERO-7", "DQ-RUL-51"))
COUNT_ARROWS.takes(NUMBER("count"), text="count_arrows", verb="hit")
HAND_SIZE: Final = KINDS.question("hand_size", rules=("DQ-HERO-6",))
HAND_SIZE.takes(NUMBER("count"), text="hand_size", verb="hold")
CHOOSE_ATTACK: Final = KINDS.question("attack", rules=("DQ-COMBAT-7",))
PLAY: Final = CHOOSE_ATTACK.takes(ATTACK, rules=("DQ-COMBAT-7",), verb="play")
FIRST_EFFECT: Final = KINDS.question("first_effect", rules=("DQ-HVH-5",))
FIRST_EFFECT.takes(RIVAL, verb="first")
COUNTERATTACK: Final = KINDS.question(
    "counterattack",
    NUMBER("value"),
    NUMBER("against"),
    rules=("DQ-COMBAT-9", "DQ-COMBAT-12", "DQ-COMBAT-13"),
)
COUNTERATTACK.passes(text="pass-counterattack", tone="quiet")
COUNTER: Final = COUNTERATTACK.takes(ATTACK, rules=("DQ-COMBAT-11",), verb="counter")
MOVE_PILE_CARD: Final = KINDS.question("move_pile_card", rules=("DQ-POWER-6",))
MOVE_PILE_CARD.passes(text="pass-move_pile_card", tone="quiet")
MOVE_THIS: Final = MOVE_PILE_CARD.takes(ATTACK, rules=("DQ-POWER-6",), verb="move")
ANNOUNCE_ESCAPE: Final = KINDS.question(
    "announce_escape", NUMBER("count"), rules=("DQ-LIVE-1", "DQ-LIVE-3")
)
ANNOUNCE_ESCAPE.passes(text="pass-announce_escape", tone="quiet")
SLIP_AWAY: Final = ANNOUNCE_ESCAPE.answer(
    "escape", text="announce_escape-escape", rules=("DQ-LIVE-1", "DQ-LIVE-2")
)
SHIELD: Final = KINDS.question("shield", NUMBER("count"), rules=("DQ-RUL-6",))
SHIELD.passes(text="pass-shield", tone="quiet")
RAISE_SHIELD: Final = SHIELD.answer("shield", text="shield-shield", rules=("DQ-RUL-6",))
NAME_TYPE: Final = KINDS.question("name_type", ATTACK, rules=("DQ-COMBAT-8",))
NAME_THIS: Final = NAME_TYPE.takes(TYPE, rules=("DQ-POWER-1", "DQ-POWER-2"), verb="name")
DISCARD_FOR_BONUS: Final = KINDS.question(
    "discard_for_bonus", NUMBER("count"), rules=("DQ-POWER-9",)
)
DISCARD_FOR_BONUS.passes(text="pass-discard_for_bonus", tone="quiet")
DISCARD_THIS: Final = DISCARD_FOR_BONUS.takes(ATTACK, rules=("DQ-POWER-9",), verb="discard")
TAKE_CARD: Final = KINDS.question("take_card", rules=("DQ-POWER-7",))
TAKE_CARD.passes(text="pass-take_card", tone="quiet")
TAKE_THIS: Final = TAKE_CARD.takes(ATTACK, rules=("DQ-POWER-7",), verb="take")
REPLACE_CARD: Final = KINDS.question("replace_card", ATTACK, rules=("DQ-POWER-8",))
REPLACE_CARD.passes(text="pass-replace_card", tone="quiet")
REPLACE_BY: Final = REPLACE_CARD.takes(ATTACK, rules=("DQ-POWER-8",), verb="play")
HEAL_PILE: Final = KINDS.question("heal_pile", rules=("DQ-POWER-4",))
HEAL_PILE.takes(NUMBER("count"), text="heal_pile", verb="heal")
TAKE_SPOILS: Final = KINDS.question("take_spoils", SEAT, rules=("DQ-HVH-3",))
TAKE_SPOILS.passes(text="pass-take_spoils", tone="quiet")
TAKE_LOOT: Final = TAKE_SPOILS.takes(
    PLACE, text=("take_spoils", "take_spoils-unseen"), rules=("DQ-HVH-3",), verb="take"
)
GIVE_WAY: Final = KINDS.question("give_way", rules=("DQ-HVH-4",))
GIVE_WAY_TO: Final = GIVE_WAY.takes(CELL("at"), text=AT, rules=("DQ-HVH-4",), verb="give-way")

USES: Final = (
    START_TURN_USE, ACT_USE, MOVE_USE, FORCE_WAY_USE, REDRAW_TILE_USE, BEFORE_TEST_USE, REROLL_USE,
    TOWER_USE, AVERT_USE, WANDER_USE, BANISH_USE, COMBAT_START_USE,
)  # fmt: skip
"""To discard a Rune or a piece of Loot for what it does."""
GOES: Final = (ACT_GO, MOVE_GO, TOWER_GO)
"""To move to a neighbouring space."""

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
    "life_seen", MONSTER, NUMBER("life"), TOKEN(unsaid=True), reveals=True
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
