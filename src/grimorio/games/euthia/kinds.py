"""Euthia: every question, answer, event, duty and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Kinds
from grimorio.core.nouns import several
from grimorio.games.euthia.nouns import (
    ACTION,
    CARD,
    DIE,
    ELEMENT,
    HERO,
    HEX,
    MONSTER,
    PIECE,
    PLACE,
    SHOP,
    SPACE,
    SPOT,
    TILE,
    USE,
)

CARDS: Final = several(CARD)
PIECES: Final = several(PIECE)

KINDS: Final = Kinds(duties=("monster",), outcomes=("reputation", "cards", "tie"))

# -- setting up ------------------------------------------------------------------------------------

CHOOSE_HERO: Final = KINDS.question("choose_hero", rules=("EU-HERO-1",))
CHOOSE_HERO.takes(HERO, verb="play")

CHOSEN: Final = KINDS.event("chosen", SEAT, HERO)
STARTS: Final = KINDS.event("starts", SEAT)
ROUND: Final = KINDS.event("round", NUMBER("round"), NUMBER("of"))

# -- a turn ----------------------------------------------------------------------------------------

ACT: Final = KINDS.question("act", NUMBER("moves"), rules=("EU-TURN-3",))
MARCH: Final = ACT.answer("march", ACTION, rules=("EU-ACT-2", "EU-MOVE-1"))
"""An Action token for its Movement Points."""
GO: Final = ACT.answer("go", SPOT, text=("go", "go-fight"), rules=("EU-MOVE-2",))
EXCHANGE: Final = ACT.answer("exchange", CARDS, rules=("EU-CARD-3",))
END: Final = ACT.answer("end", ACTION, text=("end", "end-save"), rules=("EU-TURN-7",))
"""End the turn; the Action token that is kept, NONE if none is."""

MINE: Final = ACT.answer(
    "mine", USE("with"), text=("mine", "mine-cart"), rules=("EU-MINE-1", "EU-MINE-8"), draws=True
)
"""Mine here, perhaps with a Minecart."""
TRADE: Final = ACT.answer("trade", rules=("EU-TRADE-1",))
CHURCH_HEAL: Final = ACT.answer("church-heal", rules=("EU-CHURCH-1",))
CHURCH_POTION: Final = ACT.answer("church-potion", rules=("EU-CHURCH-2",))
OPEN_TREASURE: Final = ACT.answer("treasure", rules=("EU-TREAS-1",), draws=True)
PORTAL: Final = ACT.answer("portal", HEX, rules=("EU-TELE-4",))
CONFRONT: Final = ACT.answer("confront", rules=("EU-CONF-1",), draws=True)
USE_HERE: Final = ACT.answer("use-here", USE, rules=("EU-TIME-2",))
PUT: Final = ACT.answer("put", PLACE("from"), PLACE("to"), rules=("EU-OBJ-5", "EU-RUL-105"))
"""Exchange what lies on two places of the board."""
SET: Final = ACT.answer("set", PLACE("gem"), PLACE("into"), rules=("EU-GEM-1",), grave=True)
"""Set a Gem in a tile, for good."""

TELEPORT: Final = KINDS.question("teleport", NUMBER("reach"), rules=("EU-TELE-1", "EU-TELE-6"))
"""Where to; the reach is NONE for the Church."""
TELEPORT.takes(SPOT, text="go", verb="to")

KEEP_ONE: Final = KINDS.question("keep_one", rules=("EU-MINE-7", "EU-UNVEIL-4"))
"""One of several tiles; the others go."""
KEEP_IT: Final = KEEP_ONE.takes(PIECE, verb="keep")

DEAL: Final = KINDS.question(
    "trade", SHOP, NUMBER("gold"), NUMBER("fresh", unsaid=True), rules=("EU-TRADE-7",)
)
"""The next operation; `fresh` is 1 while the Offer can be changed for nothing."""
BUY: Final = DEAL.answer("buy", PIECE, rules=("EU-BUY-5",))
NEW_OFFER: Final = DEAL.answer(
    "new-offer", text=("new-offer", "new-offer-paid"), rules=("EU-BUY-8",), draws=True
)
SELL: Final = DEAL.answer("sell", PLACE, NUMBER("side"), rules=("EU-SELL-1", "EU-SELL-9"))
"""Sell what lies on a place; of a Natural Resource a side of the slash, 0 or 1."""
SELL_NEW: Final = DEAL.answer("sell-new", PIECE, NUMBER("side"), rules=("EU-SELL-1",))
"""Sell what was gained and has no room."""
HEAL: Final = DEAL.answer("heal", rules=("EU-TSVC-1",))
BUY_GAAR: Final = DEAL.answer("buy-gaar", rules=("EU-TSVC-2",))
UNVEIL: Final = DEAL.answer("unveil", NUMBER("tiles"), rules=("EU-UNVEIL-1", "EU-UNVEIL-2"))
TRAIN: Final = DEAL.answer("train", PIECE, text=("train", "buy-own"), rules=("EU-TRAIN-1",))
FORGET: Final = DEAL.answer("forget", PLACE, rules=("EU-TRAIN-5",))
UNLOCK: Final = DEAL.answer("unlock", PLACE, rules=("EU-UNLOCK-3",))
DEAL.shares(PUT, SET)
DONE: Final = DEAL.answer("done")

SELL_FIRST: Final = KINDS.question("sell_first", SEAT("to"), rules=("EU-TRADE-6",))
"""Something must be sold to pay another player's fee."""
SELL_FIRST.shares(SELL, SELL_NEW)

LAY: Final = KINDS.question("lay", NUMBER("chapter"), rules=("EU-REVEAL-3",))
LAY.takes(SPACE, text="lay", verb="lay at", draws=True)

TURN: Final = KINDS.event("turn", SEAT)
PLACED: Final = KINDS.event("placed", SEAT, SPOT)
MARCHED: Final = KINDS.event("marched", SEAT, ACTION, NUMBER("moves"))
WENT: Final = KINDS.event("went", SEAT, SPOT)
LAID: Final = KINDS.event("laid", SEAT, TILE, SPACE, reveals=True)
SAVED: Final = KINDS.event("saved", SEAT, ACTION)

MINED: Final = KINDS.event("mined", SEAT, HEX)
DUG: Final = KINDS.event("dug", SEAT, PIECES, reveals=True)
CONFRONTED: Final = KINDS.event("confronted", SEAT, HEX)
RESULT: Final = KINDS.event("result", SEAT, NUMBER("value"))
QUARRY: Final = KINDS.event("quarry", MONSTER)
QUARRY_SLAIN: Final = KINDS.event("quarry_slain", SEAT, MONSTER)
FOUND: Final = KINDS.event("found", SEAT, HEX)
WENT_FAR: Final = KINDS.event("went_far", SEAT)
MOVED: Final = KINDS.event("moved", SEAT, PIECE, PLACE)
SET_IN: Final = KINDS.event("set_in", SEAT, PIECE("gem"), PIECE("tile"))
TRADES: Final = KINDS.event("trades", SEAT, SHOP)
BOUGHT: Final = KINDS.event("bought", SEAT, PIECE, NUMBER("gold"))
SOLD: Final = KINDS.event("sold", SEAT, PIECE, NUMBER("gold"))
OFFERED: Final = KINDS.event("offered", SHOP, PIECES, reveals=True)
UNVEILED: Final = KINDS.event("unveiled", SEAT, PIECES)
PUT_BACK: Final = KINDS.event("put_back", SEAT, PIECE)
TRAINED: Final = KINDS.event("trained", SEAT, PIECE, NUMBER("gold"))
FORGOT: Final = KINDS.event("forgot", SEAT, PIECE)
UNLOCKED: Final = KINDS.event("unlocked", SEAT, PLACE)

GAINED: Final = KINDS.event("gained", SEAT, NUMBER("gold"), NUMBER("gaar"))
PAID: Final = KINDS.event("paid", SEAT, SEAT("to"))
FAMED: Final = KINDS.event("famed", SEAT, NUMBER("by"), NUMBER("reputation"))
STORED: Final = KINDS.event("stored", SEAT, PIECE, reveals=True)
DREW: Final = KINDS.event("drew", SEAT, NUMBER("golden"))
DREW_CARD: Final = KINDS.event("drew_card", SEAT, CARD, reveals=True)

GIVE_UP: Final = KINDS.question("give_up", rules=("EU-OBJ-6", "EU-BAG-5"))
"""There are more Objects than room for them."""
THROW: Final = GIVE_UP.answer("throw", PLACE)
THROW_NEW: Final = GIVE_UP.answer("throw-new", PIECE)
TRADE_NOW: Final = GIVE_UP.answer("trade-now", text="trade", rules=("EU-WIN-12",))
GIVE_UP.shares(USE_HERE)
THREW: Final = KINDS.event("threw", SEAT, PIECE)

DISCARD: Final = KINDS.question("discard", NUMBER("over"), rules=("EU-CARD-4", "EU-CARD-5"))
"""More than five Gold and Silver cards."""
DISCARD_CARD: Final = DISCARD.answer("discard", CARD)
TRADE_IN: Final = DISCARD.answer("trade-in", CARDS, text="exchange", rules=("EU-CARD-3",))
DISCARDED: Final = KINDS.event("discarded", SEAT, CARD, reveals=True)
EXCHANGED: Final = KINDS.event("exchanged", SEAT)

# -- fights ----------------------------------------------------------------------------------------

CLAIM: Final = KINDS.question("claim", SEAT("against"), rules=("EU-CTRL-5", "EU-CTRL-6"))
"""Take the Monster's side with a Control card that is held."""
CLAIM_IT: Final = CLAIM.answer("claim")
CLAIM.passes(text="pass-claim")

SET_UP: Final = KINDS.question("set_up", MONSTER, rules=("EU-TIME-5",))
USE_IT: Final = SET_UP.answer("use", USE, rules=("EU-TIME-1",))
"""Use a piece: what it does and what becomes of it is its own."""
SET_UP.passes(text="no-more")
FIRST_ATTACK: Final = KINDS.question("first_attack", MONSTER, rules=("EU-FIRST-1",))
FIRST_ATTACK.takes(PIECE, verb="attack with", text="attack-with", draws=True)
FIRST_ATTACK.passes(text="no-first")
HEALING: Final = KINDS.question("healing", NUMBER("phase"), rules=("EU-HEAL-1",))
HEALING.shares(USE_IT)
HEALING.passes(text="no-more")

BEFORE_MONSTER: Final = KINDS.question("before_monster", MONSTER, rules=("EU-MATK-1",))
BEFORE_MONSTER.shares(USE_IT)
BEFORE_MONSTER.passes(text="no-more")
PLAY_CARDS: Final = KINDS.question(
    "play_cards", MONSTER, NUMBER("chaos"), rules=("EU-MATK-4", "EU-CARD-7", "EU-RUL-110")
)
"""Before the Monster's roll."""
PLAY: Final = PLAY_CARDS.answer("play", CARD, NUMBER("copies"), rules=("EU-CARD-8",))
PLAY_CARDS.passes(text="no-card")
MONSTER_TURN: Final = KINDS.question(
    "monster_turn", NUMBER("value"), NUMBER("wounds"), rules=("EU-MATK-8", "EU-MATK-9")
)
SPEND: Final = MONSTER_TURN.answer("gaar", DIE, draws=True, rules=("EU-GAAR-3",))
MONSTER_TURN.shares(PLAY)
MONSTER_TURN.passes(text="pass-turn")
HERO_TURN: Final = KINDS.question(
    "hero_turn", NUMBER("value"), NUMBER("wounds"), rules=("EU-MATK-8", "EU-MATK-10")
)
HERO_TURN.shares(SPEND)
HOPE_GAAR: Final = HERO_TURN.answer("hope-gaar", rules=("EU-SHII-3",))
HERO_TURN.passes(text="pass-turn")
AFTER_MONSTER: Final = KINDS.question(
    "after_monster", NUMBER("value"), NUMBER("wounds"), rules=("EU-MATK-13", "EU-SHIELD-2")
)
AFTER_MONSTER.shares(USE_IT)
AFTER_MONSTER.passes(text="no-more")

CURSE: Final = KINDS.question(
    "curse", MONSTER, NUMBER("chaos"), rules=("EU-HATK-1", "EU-HATK-2", "EU-RUL-110")
)
"""Before the Hero's roll."""
CURSE.shares(PLAY)
CURSE.passes(text="no-card")
BEFORE_HERO: Final = KINDS.question("before_hero", MONSTER, rules=("EU-HATK-3",))
BEFORE_HERO.shares(USE_IT)
BEFORE_HERO.passes(text="no-more")
ATTACK: Final = KINDS.question("attack", MONSTER, rules=("EU-HATK-4",))
ATTACK_WITH: Final = ATTACK.takes(PIECE, verb="attack with", text="attack-with", draws=True)
AFTER_HERO: Final = KINDS.question(
    "after_hero",
    NUMBER("value"),
    NUMBER("damage"),
    rules=("EU-HATK-10", "EU-HATK-11", "EU-HATK-12"),
)
AFTER_HERO.shares(SPEND, USE_IT, HOPE_GAAR)
HOPE_VALUE: Final = AFTER_HERO.answer("hope-value", rules=("EU-SHII-2",))
HOPE_HARM: Final = AFTER_HERO.answer("hope-harm", rules=("EU-SHII-4",))
AFTER_HERO.passes(text="no-more")
ROLL: Final = KINDS.question(
    "roll",
    NUMBER("value"),
    NUMBER("left", unsaid=True),
    NUMBER("right", unsaid=True),
    rules=("EU-ROLL-2", "EU-ROLL-3"),
)
"""A Hero Roll outside combat: what it comes to, and what the two dice show."""
ROLL.shares(SPEND, USE_IT)
ROLL.passes(text="no-more")
CHOOSE_DIE: Final = KINDS.question("choose_die", NUMBER("value"), rules=("EU-ROLL-3",))
PICK_DIE: Final = CHOOSE_DIE.takes(DIE, text="die", verb="die")
CHOOSE_PIECE: Final = KINDS.question("choose_piece", rules=("EU-OBJ-4",))
"""Which of several kinds of gem or Essence is gained."""
CHOOSE_PIECE.takes(PIECE, verb="take")
SWAP: Final = KINDS.question("swap", SEAT("against"), rules=("EU-RUL-110", "EU-CARD-3"))
"""The Monster's player may change Silver cards for a Gold card."""
SWAP_IN: Final = SWAP.answer("swap", CARDS, text="exchange", rules=("EU-CARD-3",))
SWAP.passes(text="no-swap")
TROPHY: Final = KINDS.question("trophy", MONSTER, rules=("EU-WIN-3", "EU-TROPHY-1"))
KEEP: Final = TROPHY.answer("keep-trophy")
LEAVE: Final = TROPHY.answer("leave-trophy")

FIGHTS: Final = KINDS.event("fights", SEAT, HEX, NUMBER("level"), turning=1)
CLAIMED: Final = KINDS.event("claimed", SEAT)
CONTROLS: Final = KINDS.event("controls", SEAT, reveals=True)
KEPT_CONTROL: Final = KINDS.event("kept_control", SEAT, reveals=True)
MET: Final = KINDS.event("met", SEAT, MONSTER, reveals=True)
BURIED: Final = KINDS.event("buried", MONSTER)
COMBAT_ROUND: Final = KINDS.event("combat_round", NUMBER("round"))
USED: Final = KINDS.event("used", SEAT, USE)
PLAYED: Final = KINDS.event("played", SEAT, CARD, NUMBER("copies"), reveals=True)
MONSTER_ROLLED: Final = KINDS.event("monster_rolled", NUMBER("left"), NUMBER("right"))
HERO_ROLLED: Final = KINDS.event("hero_rolled", SEAT, NUMBER("left"), NUMBER("right"))
TURNED: Final = KINDS.event("turned", NUMBER("was"), NUMBER("pips"))
"""A die is turned to its opposite face (EU-ROLL-5)."""
EARTH_HELPS: Final = KINDS.event("earth_helps", NUMBER("by"))
SPENT_GAAR: Final = KINDS.event("spent_gaar", SEAT, NUMBER("was"), NUMBER("pips"), NUMBER("value"))
REROLLED: Final = KINDS.event("rerolled", SEAT, NUMBER("was"), NUMBER("pips"))
HOPE_ROSE: Final = KINDS.event("hope_rose", SEAT, NUMBER("hope"))
HOPE_SPENT: Final = KINDS.event("hope_spent", SEAT, NUMBER("points"))
STRUCK: Final = KINDS.event("struck", SEAT, MONSTER, NUMBER("value"), NUMBER("wounds"))
ATTACKED: Final = KINDS.event("attacked", SEAT, PIECE, NUMBER("value"), NUMBER("damage"))
MENDED: Final = KINDS.event("mended", MONSTER, NUMBER("count"))
DRAINED: Final = KINDS.event("drained", MONSTER, NUMBER("chaos"), NUMBER("gaar"))
SLEW: Final = KINDS.event("slew", SEAT, MONSTER, NUMBER("rounds"), turning=2)
FELL: Final = KINDS.event("fell", SEAT, MONSTER, SEAT("rival"), turning=3)
LOST_GAAR: Final = KINDS.event("lost_gaar", SEAT, NUMBER("count"))

# -- Health ----------------------------------------------------------------------------------------

WOUNDED: Final = KINDS.event("wounded", SEAT, NUMBER("wounds"), NUMBER("health"))
HEALED: Final = KINDS.event("healed", SEAT, NUMBER("wounds"), NUMBER("health"))
SCORCHED: Final = KINDS.event("scorched", SEAT, ELEMENT)
DIED: Final = KINDS.event("died", SEAT, NUMBER("lost"), turning=2)

# -- the end ---------------------------------------------------------------------------------------

SCORED: Final = KINDS.event(
    "scored", SEAT, NUMBER("score"), NUMBER("fame"), NUMBER("wealth"), NUMBER("rows"),
    NUMBER("deaths"),
)  # fmt: skip
WON: Final = KINDS.event("won", SEAT, NUMBER("score"))
