"""Gloomhaven: every question and every event, declared once.

A figure is told as six numbers, since it may be gone when its line is read: see `named` in
rules/figures.py. Above each question stands what its options are; ("item", n) uses an item of the
character's at this moment.
"""

from __future__ import annotations

from typing import Final

from grimorio.core.kinds import NUMBER, SEAT, WORD, Arg, Kinds

FIGURE: Final[Arg[tuple[int, ...]]] = Arg("figure", tuple)
CLASS: Final[Arg[int]] = Arg("class")
CARD: Final[Arg[int]] = Arg("card")
CARDS: Final[Arg[tuple[int, ...]]] = Arg("cards", tuple)
HALF: Final[Arg[int]] = Arg("half")
LINE: Final[Arg[int]] = Arg("line")
TYPE: Final[Arg[int]] = Arg("type")
ABILITY: Final[Arg[int]] = Arg("ability")
DECK: Final[Arg[int]] = Arg("deck")
MODIFIER: Final[Arg[int]] = Arg("modifier")
CONDITION: Final[Arg[int]] = Arg("condition")
ELEMENT: Final[Arg[int]] = Arg("element")
ITEM: Final[Arg[int]] = Arg("item")
CELL: Final[Arg[int]] = Arg("cell", unsaid=True)
CELLS: Final[Arg[tuple[int, ...]]] = Arg("cells", tuple)
RULE: Final[Arg[str]] = Arg("rule", str)
CAUSE: Final[Arg[str]] = Arg("cause", str)

ATTACK: Final = "attack"
CAUSES: Final = (ATTACK, "trap", "hazard", "wound", "retaliate", "effect", "rest", "fall")
"""What harms a figure."""
NO_CARDS: Final = "cards"
"""What exhausts a character besides: it can neither act nor rest."""

MONSTER_DUTY: Final = "monsters"
EARLY: Final = "early"
MIDDLE: Final = "middle"
LATE: Final = "late"
SIGNS: Final = (EARLY, MIDDLE, LATE)
"""When a character will act, as roughly as players may tell (GH-DECL-8, GH-RUL-262)."""
KINDS: Final = Kinds(outcomes=("won", "lost"), duties=(MONSTER_DUTY,), signs=SIGNS)

# -- questions: a round ----------------------------------------------------------------------------

# -> class
CHOOSE_CLASS: Final = KINDS.question("choose_class", rules=("GH-CAMP-12",))
# -> level
CHOOSE_LEVEL: Final = KINDS.question("choose_level", rules=("GH-SETUP-2", "GH-RUL-281"))
# -> "ready" | "own"
CHOOSE_BUILD: Final = KINDS.question("choose_build", rules=("GH-SETUP-25",))
# -> card
GAIN_CARD: Final = KINDS.question("gain_card", NUMBER("level"), rules=("GH-LEVEL-3",))
# -> perk
GAIN_PERK: Final = KINDS.question("gain_perk", NUMBER("level"), rules=("GH-LEVEL-4",))
# -> card: one that stays behind
LEAVE_CARD: Final = KINDS.question("leave_card", NUMBER("left"), rules=("GH-SETUP-25",))
# -> item | "done"
TAKE_ITEM: Final = KINDS.question("take_item", NUMBER("gold"), rules=("GH-SHOP-1", "GH-SETUP-20"))
# -> goal
CHOOSE_GOAL: Final = KINDS.question("choose_goal", rules=("GH-SETUP-16",))
# -> cell
START_AT: Final = KINDS.question("start_at", rules=("GH-SETUP-28",))
# -> (leading card, other card) | "rest"
DECLARE: Final = KINDS.question("declare", rules=("GH-DECL-1", "GH-DECL-6"))
# -> figure: who acts first of those tied
GO_FIRST: Final = KINDS.question("go_first", rules=("GH-INIT-3", "GH-INIT-6"))
# -> ("play", half) | ("basic", half) | "rest" | ("item", n) | ("end", card): an active card goes
#    | "end"
ACT: Final = KINDS.question("act", rules=("GH-ACT-2", "GH-ACT-3", "GH-ACT-4"))
# -> card
REST_LOSE: Final = KINDS.question("rest_lose", rules=("GH-LREST-3",))
# -> "rest" | ("end", card): an active card goes | pass
SHORT_REST: Final = KINDS.question("short_rest", rules=("GH-SREST-1",))
# -> "keep" | "exchange"
REST_EXCHANGE: Final = KINDS.question("rest_exchange", CARD, rules=("GH-SREST-4",))

# -- questions: abilities --------------------------------------------------------------------------

# -> cell | ("over", cell): the next hex of a leap | ("item", n) | ("boost", i, element...) | pass
MOVE: Final = KINDS.question("move", FIGURE, NUMBER("points"), rules=("GH-MOVE-3",))
# -> ("at", figure) | ("area", figure...) | ("boost", i, element...) | ("item", n)
#    | ("item", n, element) | "done" | pass
AIM: Final = KINDS.question("aim", FIGURE, NUMBER("value"), rules=("GH-ATT-10", "GH-ATT-12"))
# -> "take" | ("lose", card) | ("discard", card, card) | ("item", n)
#    | ("slot", card): of an active card
SUFFER: Final = KINDS.question(
    "suffer", FIGURE, NUMBER("damage"), CAUSE, rules=("GH-DMG-1", "GH-DMG-3", "GH-DMG-5")
)
# -> cell | "blocked": against a wall or an obstacle that hurts | pass
FORCE: Final = KINDS.question(
    "force", FIGURE, NUMBER("steps"), WORD("way"), rules=("GH-PUSH-3", "GH-PUSH-5")
)
# -> 0 | 1: doublings last or first
ORDER_CARDS: Final = KINDS.question("order_cards", NUMBER("value"), rules=("GH-MOD-7",))
# -> "use" | pass: what a modifier card does besides its number
USE_MODIFIER: Final = KINDS.question("use_modifier", MODIFIER, rules=("GH-MOD-2",))
# -> figure: who is attacked next of those in an area
NEXT_TARGET: Final = KINDS.question("next_target", FIGURE, rules=("GH-ATT-3", "GH-RUL-113"))
# -> element
CHOOSE_ELEMENT: Final = KINDS.question("choose_element", rules=("GH-ELEM-3", "GH-MELEM-2"))
# -> "yes" | "attack": a move as an attack | ("boost", i, element...) | pass
MAY: Final = KINDS.question("may", LINE, rules=("GH-ACT-6",))
# -> figure | ("boost", i, element...) | pass
CHOOSE_FIGURE: Final = KINDS.question("choose_figure", LINE, rules=("GH-ACT-6", "GH-HEAL-2"))
# -> cell | (cell, cell, cell) for an obstacle of three hexes | pass
CHOOSE_CELL: Final = KINDS.question("choose_cell", LINE, rules=("GH-SUMMON-1",))
# -> card | pass
RECOVER: Final = KINDS.question("recover", LINE, rules=("GH-RECOV-1",))
# -> card
LOSE_CARD: Final = KINDS.question("lose_card", LINE, rules=("GH-ACT-8",))
# -> item | pass
REFRESH: Final = KINDS.question("refresh", rules=("GH-REFRESH-1",))
# -> cell
FALL_TO: Final = KINDS.question("fall_to", FIGURE, rules=("GH-MOVE-10",))

# -- questions: items and active cards -------------------------------------------------------------

# -> ("item", n, new initiative) | pass
HURRY: Final = KINDS.question("hurry", NUMBER("initiative"), rules=("GH-ITEM-1",))
# -> ("item", n) | pass: for the attack on this figure
STRIKE_WITH: Final = KINDS.question(
    "strike_with", FIGURE, NUMBER("value"), rules=("GH-ITEM-3", "GH-RUL-35")
)
# -> ("item", n) | pass: against the attack of this figure, before it draws
PARRY: Final = KINDS.question("parry", FIGURE, rules=("GH-ITEM-3", "GH-RUL-35"))
# -> card | pass
RECOVER_BY: Final = KINDS.question("recover_by", ITEM, rules=("GH-RECOV-1", "GH-RECOV-2"))
# -> card | (leading card, other card)
PLAY_MORE: Final = KINDS.question("play_more", ITEM, rules=("GH-ITEM-1",))
# -> card: the active card that goes
END_ACTIVE: Final = KINDS.question("end_active", rules=("GH-DECL-4", "GH-ACTIVE-1"))

# -- questions: monsters ---------------------------------------------------------------------------

# -> (focus, end cell, targets...): what the rules leave open
MONSTER_ACTS: Final = KINDS.question("monster_acts", FIGURE, rules=("GH-MATT-11",))
# -> (figure...): those it attacks together, or the one it heals
MONSTER_AIMS: Final = KINDS.question("monster_aims", FIGURE, rules=("GH-MHEAL-2", "GH-MATT-11"))
# -> cell
MONSTER_PLACES: Final = KINDS.question("monster_places", FIGURE, rules=("GH-MSUMMON-2",))
# -> cell
SPAWN_AT: Final = KINDS.question("spawn_at", TYPE, rules=("GH-SPAWN-2",))
# -> figure
MONSTER_FOCUSES: Final = KINDS.question("monster_focuses", FIGURE, rules=("GH-FOCUS-10",))

# -> cell: where an escort goes
ESCORT_GOES: Final = KINDS.question("escort_goes", FIGURE, rules=("GH-RUL-134",))

# -- events ----------------------------------------------------------------------------------------

# set-up
INTRODUCED: Final = KINDS.event("introduced", NUMBER("scenario", unsaid=True))
CLASS_CHOSEN: Final = KINDS.event("class_chosen", SEAT, CLASS)
LEVEL_CHOSEN: Final = KINDS.event("level_chosen", SEAT, NUMBER("level"))
LEVEL_FOUND: Final = KINDS.event("level_found", NUMBER("level"), NUMBER("monsters"))
PLACED: Final = KINDS.event("placed", FIGURE, CELL)
# the round
ROUND: Final = KINDS.event("round", NUMBER("round"))
ABILITY_DRAWN: Final = KINDS.event("ability_drawn", ABILITY, reveals=True)
SHOWED_CARDS: Final = KINDS.event("showed_cards", FIGURE, CARDS, reveals=True)
DECLARED_REST: Final = KINDS.event("declared_rest", FIGURE, reveals=True)
TURN: Final = KINDS.event("turn", FIGURE)
PLAYED: Final = KINDS.event("played", FIGURE, HALF)
STUNNED: Final = KINDS.event("stunned", FIGURE)
RESTED_LONG: Final = KINDS.event("rested_long", FIGURE, CARD)
RESTED_SHORT: Final = KINDS.event("rested_short", FIGURE, CARD, reveals=True)
ROUND_OVER: Final = KINDS.event("round_over", NUMBER("round"))
SHUFFLED: Final = KINDS.event("shuffled", FIGURE)
MONSTERS_SHUFFLED: Final = KINDS.event("monsters_shuffled")
ABILITIES_SHUFFLED: Final = KINDS.event("abilities_shuffled", DECK)
# movement
MOVED: Final = KINDS.event("moved", FIGURE, CELL)
FORCED: Final = KINDS.event("forced", FIGURE, CELL, FIGURE("by"))
SPRUNG: Final = KINDS.event("sprung", FIGURE, CELL)
DOOR_OPENED: Final = KINDS.event("door_opened", FIGURE, NUMBER("area", unsaid=True), reveals=True)
REVEALED: Final = KINDS.event("revealed", FIGURE, CELL, reveals=True)
APPEARED: Final = KINDS.event("appeared", FIGURE, CELL, reveals=True)
SUMMONED: Final = KINDS.event("summoned", FIGURE("by"), FIGURE, CELL)
# attacks and harm
# the base is its value without what is added here
ATTACKED: Final = KINDS.event(
    "attacked", FIGURE("by"), FIGURE, NUMBER("value"), NUMBER("base", unsaid=True)
)
MODIFIER_DRAWN: Final = KINDS.event("modifier_drawn", FIGURE, MODIFIER, reveals=True)
# what it comes to by the cards that count, before shields
CAME_TO: Final = KINDS.event("came_to", FIGURE, NUMBER("damage"))
DAMAGE: Final = KINDS.event("damage", FIGURE, NUMBER("damage"), NUMBER("left"), CAUSE)
SHIELDED: Final = KINDS.event("shielded", FIGURE, NUMBER("shield"))
PREVENTED: Final = KINDS.event("prevented", FIGURE, CARDS, reveals=True)
DIED: Final = KINDS.event("died", FIGURE, CELL(unsaid=True), turning=1)
EXHAUSTED: Final = KINDS.event("exhausted", FIGURE, CAUSE, reveals=True, turning=3)
VANISHED: Final = KINDS.event("vanished", FIGURE)
HEALED: Final = KINDS.event("healed", FIGURE, NUMBER("heal"), NUMBER("left"))
GAINED: Final = KINDS.event("gained", FIGURE, CONDITION)
ENDED: Final = KINDS.event("ended", FIGURE, CONDITION)
IMMUNE: Final = KINDS.event("immune", FIGURE, CONDITION)
BONUS: Final = KINDS.event("bonus", FIGURE, WORD("bonus"), NUMBER("value"))
# gains
EXPERIENCE: Final = KINDS.event("experience", FIGURE, NUMBER("xp"))
COINS: Final = KINDS.event("coins", FIGURE, NUMBER("coins"))
TREASURE: Final = KINDS.event("treasure", FIGURE, NUMBER("number"), reveals=True, turning=1)
ITEM_USED: Final = KINDS.event("item_used", FIGURE, ITEM)
ITEM_REFRESHED: Final = KINDS.event("item_refreshed", FIGURE, ITEM)
GOLD_FOUND: Final = KINDS.event("gold_found", SEAT, NUMBER("gold"))
ITEM_FOUND: Final = KINDS.event("item_found", SEAT, ITEM)
DESIGN_FOUND: Final = KINDS.event("design_found", SEAT, ITEM, reveals=True)
SCENARIO_FOUND: Final = KINDS.event("scenario_found", SEAT, NUMBER("scenario"), reveals=True)
RECOVERED: Final = KINDS.event("recovered", FIGURE, CARD)
LOST_CARD: Final = KINDS.event("lost_card", FIGURE, CARD, reveals=True)
ACTIVATED: Final = KINDS.event("activated", FIGURE, CARD)
DEACTIVATED: Final = KINDS.event("deactivated", FIGURE, CARD)
# traps and obstacles that cards make and take away: "trap" or "obstacle"
MADE: Final = KINDS.event("made", FIGURE, WORD("what"), CELL)
CLEARED: Final = KINDS.event("cleared", FIGURE, WORD("what"), CELL)
# elements
INFUSED: Final = KINDS.event("infused", ELEMENT)
CONSUMED: Final = KINDS.event("consumed", FIGURE, ELEMENT)
# monsters, and why
FOCUSED: Final = KINDS.event("focused", FIGURE, FIGURE("focus"))
PASSED_OVER: Final = KINDS.event("passed_over", FIGURE, FIGURE("other"), RULE)
# the hexes from which it could attack and does not, and the rule that says so
RULED_OUT: Final = KINDS.event("ruled_out", FIGURE, CELLS, RULE)
NO_FOCUS: Final = KINDS.event("no_focus", FIGURE)
MONSTER_LOOTED: Final = KINDS.event("monster_looted", FIGURE, NUMBER("coins"))
# rules of the scenario
MINUS_ADDED: Final = KINDS.event("minus_added", FIGURE, NUMBER("cards"))
SECTION: Final = KINDS.event("section", NUMBER("section", unsaid=True), reveals=True)
UNLOCKED: Final = KINDS.event("unlocked", NUMBER("door"))
DOOR_CLOSED: Final = KINDS.event("door_closed", NUMBER("door", unsaid=True))
# the end
GOAL_LOST: Final = KINDS.event("goal_lost", turning=3)
GOAL_REACHED: Final = KINDS.event("goal_reached", turning=3)
CONCLUDED: Final = KINDS.event("concluded", NUMBER("scenario", unsaid=True))
BATTLE_GOAL: Final = KINDS.event(
    "battle_goal", SEAT, NUMBER("goal"), NUMBER("checkmarks"), reveals=True
)
TAKES_HOME: Final = KINDS.event(
    "takes_home", SEAT, NUMBER("xp"), NUMBER("bonus"), NUMBER("gold"), NUMBER("checkmarks")
)
