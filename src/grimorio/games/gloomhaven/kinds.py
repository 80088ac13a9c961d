"""Gloomhaven: every question, every answer and every event, declared once.

A figure is told as six numbers, since it may be gone when its line is read: see `named` in
rules/map/figures.py. In answers it is its number on the map.
"""

from __future__ import annotations

from typing import Final

from grimorio.core.answers import Said
from grimorio.core.kinds import NUMBER, SEAT, WORD, Arg, Kinds
from grimorio.games.gloomhaven.components.numbers import CLASS_PERKS, FIRST_BOOST, LIFT
from grimorio.games.gloomhaven.nouns import (
    ABILITY,
    BOOST,
    CARD,
    CARDS,
    CELL,
    CELLS,
    CLASS,
    CONDITION,
    DECK,
    ELEMENT,
    ELEMENTS,
    FIGURE,
    FIGURES,
    GOAL,
    HALF,
    ITEM,
    ITEMS,
    LINE,
    MODIFIER,
    PERK,
    TYPE,
)

TOLD: Final[Arg[tuple[int, ...]]] = Arg("told", tuple, "figure")
HEX: Final = CELL("at")
PLACE: Final = CELL(unsaid=True)
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

# -- answers that several questions share ----------------------------------------------------------

USING: Final[Said] = {"text": "item", "tone": "magic"}
"""How an item is used."""
BOOSTING: Final[Said] = {
    "text": "boost",
    "rules": ("GH-ELEM-6", "GH-ELEM-7"),
    "tone": "magic",
    "was": lambda boost, paid: ("boost", boost_place(boost), *paid),
}
"""How elements are used up for more."""
LOSING: Final[Said] = {"text": "lose-card", "tone": "danger", "grave": True}
"""How a card is lost."""
ENDING: Final[Said] = {"text": "end-active", "rules": ("GH-ACTIVE-1",), "tone": "quiet"}
"""How an active card is ended."""


def boost_place(boost: int) -> int:
    """Records of numbers know a boost by its place in its line."""
    if boost == LIFT:
        return 9
    return boost - max([first for first in FIRST_BOOST if first <= boost])


def perk_place(perk: int) -> int:
    """Records of numbers know a perk by its place in its class."""
    return next(perk - own.start for own in CLASS_PERKS if perk in own)


# -- questions: a round ----------------------------------------------------------------------------

CHOOSE_CLASS: Final = KINDS.question("choose_class", rules=("GH-CAMP-12",))
TAKE_CLASS: Final = CHOOSE_CLASS.takes(CLASS, tone="good", grave=True)
CHOOSE_LEVEL: Final = KINDS.question("choose_level", rules=("GH-SETUP-2", "GH-RUL-281"))
TAKE_LEVEL: Final = CHOOSE_LEVEL.takes(NUMBER("level"), text="level")
CHOOSE_BUILD: Final = KINDS.question("choose_build", rules=("GH-SETUP-25",))
READY_MADE: Final = CHOOSE_BUILD.answer("ready", text="choose_build-ready")
OWN_BUILD: Final = CHOOSE_BUILD.answer("own", text="choose_build-own")
GAIN_CARD: Final = KINDS.question("gain_card", NUMBER("level"), rules=("GH-LEVEL-3",))
GAIN_CARD.takes(CARD, text="card")
GAIN_PERK: Final = KINDS.question("gain_perk", NUMBER("level"), rules=("GH-LEVEL-4",))
GAIN_PERK.takes(PERK, rules=("GH-LEVEL-4",), was=perk_place)
# one that stays behind
LEAVE_CARD: Final = KINDS.question("leave_card", NUMBER("left"), rules=("GH-SETUP-25",))
LEAVE_CARD.takes(CARD, text="card")
TAKE_ITEM: Final = KINDS.question("take_item", NUMBER("gold"), rules=("GH-SHOP-1", "GH-SETUP-20"))
PURCHASE: Final = TAKE_ITEM.takes(ITEM, text="purchase")
NO_MORE: Final = TAKE_ITEM.answer("done", text="take_item-done")
CHOOSE_GOAL: Final = KINDS.question("choose_goal", rules=("GH-SETUP-16",))
KEEP_GOAL: Final = CHOOSE_GOAL.takes(GOAL, text="goal")
START_AT: Final = KINDS.question("start_at", rules=("GH-SETUP-28",))
STARTING: Final = START_AT.takes(HEX, text="cell")
DECLARE: Final = KINDS.question("declare", rules=("GH-DECL-1", "GH-DECL-6"))
# what is declared last turns all cards over: grave, so that nobody is ready by a mis-tap
TWO_CARDS: Final = DECLARE.takes(
    CARD("first"), CARD("then"), text="cards", rules=("GH-DECL-6", "GH-DECL-7"), grave=True
)
LONG_REST: Final = DECLARE.answer(
    "rest", text="declare-rest", rules=("GH-DECL-1", "GH-LREST-3"), grave=True
)
# who acts first of those tied
GO_FIRST: Final = KINDS.question("go_first", rules=("GH-INIT-3", "GH-INIT-6"))
GO_FIRST.takes(FIGURE)
ACT: Final = KINDS.question("act", rules=("GH-ACT-2", "GH-ACT-3", "GH-ACT-4"))
PLAY: Final = ACT.answer("play", HALF, rules=("GH-ACT-2",))
PLAY_BASIC: Final = ACT.answer("basic", HALF, rules=("GH-ACT-3",), tone="quiet")
REST_NOW: Final = ACT.answer("rest", text="act-rest", rules=("GH-DECL-1", "GH-LREST-3"))
ACT_ITEM: Final = ACT.answer("item", ITEM, **USING)
ACT_END_CARD: Final = ACT.answer("end", CARD, **ENDING)
END_TURN: Final = ACT.answer("done", text="act-end", was=lambda: "end")
REST_LOSE: Final = KINDS.question("rest_lose", rules=("GH-LREST-3",))
REST_LOSE.takes(CARD, **LOSING)
SHORT_REST: Final = KINDS.question("short_rest", rules=("GH-SREST-1",))
REST_SHORT: Final = SHORT_REST.answer(
    "rest", text="short_rest-rest", rules=("GH-SREST-1",), draws=True
)
REST_END_CARD: Final = SHORT_REST.answer("end", CARD, **ENDING)
SHORT_REST.passes(text="pass-rest", tone="quiet")
REST_EXCHANGE: Final = KINDS.question("rest_exchange", CARD, rules=("GH-SREST-4",))
KEEP: Final = REST_EXCHANGE.answer("keep", text="rest_exchange-keep")
EXCHANGE: Final = REST_EXCHANGE.answer(
    "exchange",
    text="rest_exchange-exchange",
    rules=("GH-SREST-4",),
    tone="danger",
    draws=True,
)

# -- questions: abilities --------------------------------------------------------------------------

MOVE: Final = KINDS.question("move", TOLD, NUMBER("points"), rules=("GH-MOVE-3",))
MOVE_TO: Final = MOVE.takes(HEX, text=("move", "cell"))
# the next hex of a leap, where its way counts
OVER: Final = MOVE.answer("over", HEX, rules=("GH-MOVE-5",))
MOVE_ITEM: Final = MOVE.answer("item", ITEM, **USING)
MOVE.passes(text="pass-move", tone="quiet")
AIM: Final = KINDS.question("aim", TOLD, NUMBER("value"), rules=("GH-ATT-10", "GH-ATT-12"))
AT: Final = AIM.answer("at", FIGURE, text="attack", rules=("GH-ATT-12",))
# those that are hit together
AREA: Final = AIM.answer("area", FIGURES, rules=("GH-AREA-3",), draws=True)
AIM_BOOST: Final = AIM.answer("boost", BOOST, ELEMENTS, **BOOSTING)
# an item, perhaps with an element as its price
AIM_ITEM: Final = AIM.answer(
    "item", ITEM, ELEMENT("with"), text=("item", "item-element"), tone="magic"
)
STRIKE_NOW: Final = AIM.answer("done", text="aim-done", draws=True)
AIM.passes(text="pass-aim", tone="quiet")
SUFFER: Final = KINDS.question(
    "suffer", TOLD, NUMBER("damage"), CAUSE, rules=("GH-DMG-1", "GH-DMG-3", "GH-DMG-5")
)
TAKE: Final = SUFFER.answer("take", text="suffer-take")
LOSE: Final = SUFFER.answer("lose", CARD, rules=("GH-DMG-3",), tone="danger", grave=True)
DISCARD: Final = SUFFER.answer(
    "discard",
    CARD,
    CARD("and"),
    text="lose-two",
    rules=("GH-DMG-4",),
    tone="danger",
    grave=True,
)
SUFFER_ITEM: Final = SUFFER.answer("item", ITEM, **USING)
# of an active card
SLOT: Final = SUFFER.answer("slot", CARD, rules=("GH-ACTIVE-4",), tone="magic")
FORCE: Final = KINDS.question(
    "force", TOLD, NUMBER("steps"), WORD("way"), rules=("GH-PUSH-3", "GH-PUSH-5")
)
FORCE_TO: Final = FORCE.takes(HEX, text="cell")
# against a wall or an obstacle that hurts
BLOCKED: Final = FORCE.answer("blocked", text="force-blocked")
FORCE.passes(text="pass-force", tone="quiet")
# doublings last or first
ORDER_CARDS: Final = KINDS.question("order_cards", NUMBER("value"), rules=("GH-MOD-7",))
DOUBLE_LAST: Final = ORDER_CARDS.answer("last", text="order-last", was=lambda: 0)
DOUBLE_FIRST: Final = ORDER_CARDS.answer("first", text="order-first", was=lambda: 1)
# what a modifier card does besides its number
USE_MODIFIER: Final = KINDS.question("use_modifier", MODIFIER, rules=("GH-MOD-2",))
USE: Final = USE_MODIFIER.answer("use", text="use_modifier-use")
USE_MODIFIER.passes(text="pass-may", tone="quiet")
# who is attacked next of those in an area
NEXT_TARGET: Final = KINDS.question("next_target", TOLD, rules=("GH-ATT-3", "GH-RUL-113"))
NEXT_TARGET.takes(FIGURE, draws=True)
CHOOSE_ELEMENT: Final = KINDS.question("choose_element", rules=("GH-ELEM-3", "GH-MELEM-2"))
CHOOSE_ELEMENT.takes(ELEMENT, tone="magic")
MAY: Final = KINDS.question("may", LINE, rules=("GH-ACT-6",))
YES: Final = MAY.answer("yes", text="may-yes")
# a move as an attack
AS_ATTACK: Final = MAY.answer("attack", text="may-attack")
MAY_BOOST: Final = MAY.answer("boost", BOOST, ELEMENTS, **BOOSTING)
# the price of the whole line
PAY: Final = MAY.answer(
    "pay",
    ELEMENTS,
    rules=("GH-ELEM-6", "GH-ELEM-7"),
    tone="magic",
    was=lambda paid: ("boost", 8, *paid),
)
MAY.passes(text="pass-may", tone="quiet")
CHOOSE_FIGURE: Final = KINDS.question("choose_figure", LINE, rules=("GH-ACT-6", "GH-HEAL-2"))
CHOSEN_FIGURE: Final = CHOOSE_FIGURE.takes(FIGURE)
FIGURE_BOOST: Final = CHOOSE_FIGURE.answer("boost", BOOST, ELEMENTS, **BOOSTING)
CHOOSE_FIGURE.passes(tone="quiet")
CHOOSE_CELL: Final = KINDS.question("choose_cell", LINE, rules=("GH-SUMMON-1",))
CHOSEN_CELL: Final = CHOOSE_CELL.takes(HEX, text="cell")
# for an obstacle of three hexes
THREE_CELLS: Final = CHOOSE_CELL.answer("cells", CELLS("at"), was=lambda cells: cells)
CHOOSE_CELL.passes(tone="quiet")
RECOVER: Final = KINDS.question("recover", LINE, rules=("GH-RECOV-1",))
RECOVER.takes(CARD, text="card")
RECOVER.passes(tone="quiet")
# of those that come along where all are recovered: each of them ends
RECOVER_ACTIVE: Final = KINDS.question("recover_active", rules=("GH-RECOV-2", "GH-RUL-320"))
RECOVER_ACTIVE.takes(CARD, text="card")
RECOVER_ACTIVE.passes(text="pass-none", tone="quiet")
LOSE_CARD: Final = KINDS.question("lose_card", LINE, rules=("GH-ACT-8",))
LOSE_CARD.takes(CARD, **LOSING)
REFRESH: Final = KINDS.question("refresh", rules=("GH-REFRESH-1",))
REFRESH_ITEM: Final = REFRESH.takes(ITEM)
REFRESH.passes(tone="quiet")
FALL_TO: Final = KINDS.question("fall_to", TOLD, rules=("GH-MOVE-10",))
FALL_TO.takes(HEX, text="cell")

# -- questions: items and active cards -------------------------------------------------------------

HURRY: Final = KINDS.question("hurry", NUMBER("initiative"), rules=("GH-ITEM-1",))
# with the new initiative
HURRY_ITEM: Final = HURRY.answer("item", ITEM, NUMBER("initiative"), text="hurry", tone="magic")
HURRY.passes(tone="quiet")
# for the attack on this figure
STRIKE_WITH: Final = KINDS.question(
    "strike_with", TOLD, NUMBER("value"), rules=("GH-ITEM-3", "GH-RUL-35")
)
STRIKE_ITEM: Final = STRIKE_WITH.answer("item", ITEM, **USING)
STRIKE_WITH.passes(tone="quiet")
# against the attack of this figure, before it draws
PARRY: Final = KINDS.question("parry", TOLD, rules=("GH-ITEM-3", "GH-RUL-35"))
PARRY_ITEM: Final = PARRY.answer("item", ITEM, **USING)
PARRY.passes(tone="quiet")
RECOVER_BY: Final = KINDS.question("recover_by", ITEM, rules=("GH-RECOV-1", "GH-RECOV-2"))
RECOVER_BY.takes(CARD, text="card")
RECOVER_BY.passes(tone="quiet")
PLAY_MORE: Final = KINDS.question("play_more", ITEM, rules=("GH-ITEM-1",))
PLAY_MORE.takes(CARD, text="card")
TWO_MORE: Final = PLAY_MORE.answer(
    "cards",
    CARD("first"),
    CARD("then"),
    text="cards",
    rules=("GH-DECL-6", "GH-DECL-7"),
    was=lambda first, then: (first, then),
)
# the active card that goes
END_ACTIVE: Final = KINDS.question("end_active", rules=("GH-DECL-4", "GH-ACTIVE-1"))
END_ACTIVE.takes(CARD, text="card")
# a card that was ended while this was asked has made the room
END_ACTIVE.passes(text="pass-none", tone="quiet")

# -- questions: monsters ---------------------------------------------------------------------------

# whom it goes for, where it ends, whom it attacks: what the rules leave open
MONSTER_ACTS: Final = KINDS.question("monster_acts", TOLD, rules=("GH-MATT-11",))
MONSTER_WAY: Final = MONSTER_ACTS.takes(
    FIGURE("focus"), HEX, FIGURES("targets"), text="monster-way"
)
# those it attacks together, or the one it heals
MONSTER_AIMS: Final = KINDS.question("monster_aims", TOLD, rules=("GH-MHEAL-2", "GH-MATT-11"))
MONSTER_TARGETS: Final = MONSTER_AIMS.takes(FIGURES, text="area")
# one more target
MONSTER_ADDS: Final = MONSTER_AIMS.answer("one", FIGURE, text="figure", was=lambda figure: figure)
MONSTER_PLACES: Final = KINDS.question("monster_places", TOLD, rules=("GH-MSUMMON-2",))
MONSTER_PLACES.takes(HEX, text="cell")
SPAWN_AT: Final = KINDS.question("spawn_at", TYPE, rules=("GH-SPAWN-2",))
SPAWN_AT.takes(HEX, text="cell")
MONSTER_FOCUSES: Final = KINDS.question("monster_focuses", TOLD, rules=("GH-FOCUS-10",))
MONSTER_FOCUS: Final = MONSTER_FOCUSES.takes(FIGURE)

# where an escort goes
ESCORT_GOES: Final = KINDS.question("escort_goes", TOLD, rules=("GH-RUL-134",))
ESCORT_GOES.takes(HEX, text="cell")

# -- standing offers -------------------------------------------------------------------------------

END_ANY_TIME: Final = KINDS.standing.answer("end_card", CARD, rules=("GH-ACTIVE-1", "GH-RUL-321"))

# -- events ----------------------------------------------------------------------------------------

# set-up
INTRODUCED: Final = KINDS.event("introduced", NUMBER("scenario", unsaid=True))
CLASS_CHOSEN: Final = KINDS.event("class_chosen", SEAT, CLASS)
LEVEL_CHOSEN: Final = KINDS.event("level_chosen", SEAT, NUMBER("level"))
LEVEL_FOUND: Final = KINDS.event("level_found", NUMBER("level"), NUMBER("monsters"))
PLACED: Final = KINDS.event("placed", TOLD, PLACE)
# the round
ROUND: Final = KINDS.event("round", NUMBER("round"))
ABILITY_DRAWN: Final = KINDS.event("ability_drawn", ABILITY, reveals=True)
SHOWED_CARDS: Final = KINDS.event("showed_cards", TOLD, CARDS, reveals=True)
DECLARED_REST: Final = KINDS.event("declared_rest", TOLD, reveals=True)
TURN: Final = KINDS.event("turn", TOLD)
PLAYED: Final = KINDS.event("played", TOLD, HALF)
STUNNED: Final = KINDS.event("stunned", TOLD)
RESTED_LONG: Final = KINDS.event("rested_long", TOLD, CARD)
RESTED_SHORT: Final = KINDS.event("rested_short", TOLD, CARD, reveals=True)
ROUND_OVER: Final = KINDS.event("round_over", NUMBER("round"))
SHUFFLED: Final = KINDS.event("shuffled", TOLD)
MONSTERS_SHUFFLED: Final = KINDS.event("monsters_shuffled")
ABILITIES_SHUFFLED: Final = KINDS.event("abilities_shuffled", DECK)
# movement
MOVED: Final = KINDS.event("moved", TOLD, PLACE)
FORCED: Final = KINDS.event("forced", TOLD, PLACE, TOLD("by"))
SPRUNG: Final = KINDS.event("sprung", TOLD, PLACE)
DOOR_OPENED: Final = KINDS.event("door_opened", TOLD, NUMBER("area", unsaid=True), reveals=True)
REVEALED: Final = KINDS.event("revealed", TOLD, PLACE, reveals=True)
APPEARED: Final = KINDS.event("appeared", TOLD, PLACE, reveals=True)
SUMMONED: Final = KINDS.event("summoned", TOLD("by"), TOLD, PLACE)
# attacks and harm
# the base is its value without what is added here
ATTACKED: Final = KINDS.event(
    "attacked", TOLD("by"), TOLD, NUMBER("value"), NUMBER("base", unsaid=True)
)
# why two cards are drawn: with advantage, or with disadvantage
MANNER: Final = KINDS.event("manner", TOLD, NUMBER("advantage"))
MODIFIER_DRAWN: Final = KINDS.event("modifier_drawn", TOLD, MODIFIER, reveals=True)
# what somebody wears makes that card a +0
BLUNTED: Final = KINDS.event("blunted", TOLD, ITEM)
# what it comes to by the cards that count, before shields
CAME_TO: Final = KINDS.event("came_to", TOLD, NUMBER("damage"))
DAMAGE: Final = KINDS.event("damage", TOLD, NUMBER("damage"), NUMBER("left"), CAUSE)
SHIELDED: Final = KINDS.event("shielded", TOLD, NUMBER("shield"))
PREVENTED: Final = KINDS.event("prevented", TOLD, CARDS, reveals=True)
DIED: Final = KINDS.event("died", TOLD, PLACE, turning=1)
EXHAUSTED: Final = KINDS.event("exhausted", TOLD, CAUSE, reveals=True, turning=3)
VANISHED: Final = KINDS.event("vanished", TOLD)
HEALED: Final = KINDS.event("healed", TOLD, NUMBER("heal"), NUMBER("left"))
GAINED: Final = KINDS.event("gained", TOLD, CONDITION)
ENDED: Final = KINDS.event("ended", TOLD, CONDITION)
IMMUNE: Final = KINDS.event("immune", TOLD, CONDITION)
BONUS: Final = KINDS.event("bonus", TOLD, WORD("bonus"), NUMBER("value"))
# gains
EXPERIENCE: Final = KINDS.event("experience", TOLD, NUMBER("xp"))
COINS: Final = KINDS.event("coins", TOLD, NUMBER("coins"))
TREASURE: Final = KINDS.event("treasure", TOLD, NUMBER("number"), reveals=True, turning=1)
ITEM_USED: Final = KINDS.event("item_used", TOLD, ITEM)
ITEM_REFRESHED: Final = KINDS.event("item_refreshed", TOLD, ITEM)
GOLD_FOUND: Final = KINDS.event("gold_found", SEAT, NUMBER("gold"))
ITEM_FOUND: Final = KINDS.event("item_found", SEAT, ITEM)
DESIGN_FOUND: Final = KINDS.event("design_found", SEAT, ITEM, reveals=True)
SCENARIO_FOUND: Final = KINDS.event("scenario_found", SEAT, NUMBER("scenario"), reveals=True)
RECOVERED: Final = KINDS.event("recovered", TOLD, CARD)
LOST_CARD: Final = KINDS.event("lost_card", TOLD, CARD, reveals=True)
ACTIVATED: Final = KINDS.event("activated", TOLD, CARD)
DEACTIVATED: Final = KINDS.event("deactivated", TOLD, CARD)
# traps and obstacles that cards make and take away: "trap" or "obstacle"
MADE: Final = KINDS.event("made", TOLD, WORD("what"), PLACE)
CLEARED: Final = KINDS.event("cleared", TOLD, WORD("what"), PLACE)
# elements
INFUSED: Final = KINDS.event("infused", ELEMENT)
CONSUMED: Final = KINDS.event("consumed", TOLD, ELEMENT)
# monsters, and why
FOCUSED: Final = KINDS.event("focused", TOLD, TOLD("focus"))
PASSED_OVER: Final = KINDS.event("passed_over", TOLD, TOLD("other"), RULE)
# the hexes from which it could attack and does not, and the rule that says so
RULED_OUT: Final = KINDS.event("ruled_out", TOLD, CELLS, RULE)
NO_FOCUS: Final = KINDS.event("no_focus", TOLD)
MONSTER_LOOTED: Final = KINDS.event("monster_looted", TOLD, NUMBER("coins"))
# rules of the scenario
MINUS_ADDED: Final = KINDS.event("minus_added", TOLD, NUMBER("cards"))
SECTION: Final = KINDS.event("section", NUMBER("section", unsaid=True), reveals=True)
UNLOCKED: Final = KINDS.event("unlocked", NUMBER("door"))
DOOR_CLOSED: Final = KINDS.event("door_closed", NUMBER("door", unsaid=True))
# the end
GOAL_LOST: Final = KINDS.event("goal_lost", turning=3)
GOAL_REACHED: Final = KINDS.event("goal_reached", turning=3)
CONCLUDED: Final = KINDS.event("concluded", NUMBER("scenario", unsaid=True))
BATTLE_GOAL: Final = KINDS.event("battle_goal", SEAT, GOAL, NUMBER("checkmarks"), reveals=True)
TAKES_HOME: Final = KINDS.event(
    "takes_home", SEAT, NUMBER("xp"), NUMBER("bonus"), NUMBER("gold"), NUMBER("checkmarks"), ITEMS
)
