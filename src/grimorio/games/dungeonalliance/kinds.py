"""Dungeon Alliance: every question, event, duty and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Arg, Kinds

FIGURE: Final[Arg[tuple[int, ...]]] = Arg("figure", tuple)
"""A hero or a monster: its number, and its Hero card or its Encounter card."""
HERO: Final[Arg[int]] = Arg("hero")
"""A Hero card."""
CARD: Final[Arg[int]] = Arg("card")
CARDS: Final[Arg[tuple[int, ...]]] = Arg("cards", tuple)
TILE: Final[Arg[int]] = Arg("tile")
SQUARE: Final[Arg[int]] = Arg("square")
TOKEN: Final[Arg[int]] = Arg("token")
"""A threat token."""
ENTRANCE: Final[Arg[int]] = Arg("entrance")
USE: Final[Arg[int]] = Arg("use")
"""What a Power Surge is used for."""

RANK: Final[Arg[int]] = Arg("rank")
"""A rank of solo play; NONE for none."""
HINDRANCE: Final[Arg[int]] = Arg("hindrance")
"""The ability that is hindered."""

KINDS: Final = Kinds(
    duties=("monsters",),
    outcomes=("score", "tie", "solo", "solo-lost", "together", "together-lost"),
)

# -- questions, and what their options are --------------------------------------------------------

CHOOSE_ENTRANCE: Final = KINDS.question("choose_entrance", rules=("DA-SETUP-3",))
"""The number of an entrance."""
DRAFT: Final = KINDS.question("draft", rules=("DA-DRAFT-1", "DA-DRAFT-2", "DA-DRAFT-3"))
"""A Hero card."""
LINE_UP: Final = KINDS.question("line_up", rules=("DA-SETUP-17",))
"""The four heroes, 0 to 3: who stands on the central square, then the back row from left to right
as seen from the entrance."""

ACTIVATE: Final = KINDS.question("activate", rules=("DA-ROUND-4", "DA-ACT-2"))
"""A ready hero, 0 to 3."""
ACT: Final = KINDS.question(
    "act", FIGURE, NUMBER("points"), rules=("DA-ACT-1", "DA-ACT-7", "DA-ATK-1")
)
"""("go", square), ("take", square), ("chest", square), ("play", card, hero) or
("play", card, hero, figure) where an effect is about one of several, ("open", edge) or
("open", edge, tile, quarter turns) where no tile lies behind it,
("attack", card or NONE, figure) or ("attack", card or NONE, figure, card played for it),
("pet", card, figure), ("surge", use), ("leave", square), ("pick", edge) or
("pick", edge, tile, quarter turns) where no tile lies behind it, ("crack", square),
("peek", square), ("disarm", square), ("buy", card), ("swap", card) and ("old", card) as in UPGRADE
to end with it, or one of the words rest, again, end. "go-open" and "go-attack" are the same as open
and attack after a walk. ("rest", count) and ("surge", use, count) say how many of the tokens
removed are Poison Damage tokens, where there is a choice; one number more of pick, crack and disarm
how many Speed points are spent besides, as in EFFORT. The empty tuple ends without an upgrade
and keeps all cards. Alone, instead of end the answers of UPGRADE where nothing else is left to
do."""
NEXT_THREAT: Final = KINDS.question("next_threat", FIGURE, rules=("DA-THREAT-1", "DA-RUL-33"))
"""The square of a face-down token."""
EFFORT: Final = KINDS.question(
    "effort", FIGURE, NUMBER("level"), NUMBER("bonus"), rules=("DA-LOCK-6", "DA-LOCK-7")
)
"""How many Speed points are spent besides, before the roll."""
DISARM: Final = KINDS.question("disarm", FIGURE, TOKEN, rules=("DA-TRAP-4",))
"""The words disarm or cover."""
SURGE_CARDS: Final = KINDS.question("surge_cards", FIGURE, USE, rules=("DA-SURGE-1", "DA-SURGE-4"))
"""Two cards."""
MEND: Final = KINDS.question("mend", FIGURE, NUMBER("count"), rules=("DA-RUL-56",))
"""How many of the tokens removed are Poison Damage tokens."""
LOSE_CARDS: Final = KINDS.question("lose_cards", FIGURE, NUMBER("count"), rules=("DA-RUL-80",))
"""Cards, sorted."""
REACT: Final = KINDS.question(
    "react", FIGURE, FIGURE("attacker"), NUMBER("power"), rules=("DA-REACT-1", "DA-RUL-40")
)
"""A Reaction card, or pass."""
WHOM: Final = KINDS.question("whom", CARD, rules=("DA-CARD-1",))
"""A figure that an effect of a card is about."""
NEXT_SLAIN: Final = KINDS.question("next_slain", CARD, rules=("DA-RUL-53",))
"""Of several monsters that residual damage defeats the one that is next."""
PUSH_TO: Final = KINDS.question("push_to", CARD, FIGURE, rules=("DA-CARD-1",))
"""A square."""
SHOVE_TO: Final = KINDS.question("shove_to", FIGURE, rules=("DA-MON-14",))
"""A square: where a monster pushes a hero."""
SHIFT_TO: Final = KINDS.question("shift_to", CARD, FIGURE, rules=("DA-CARD-1",))
"""A square, its own too."""
CHALK: Final = KINDS.question("chalk", rules=("DA-RUL-108",))
"""A tile of the Tile Selection Area that goes back to the deck, or pass."""
WAY: Final = KINDS.question("way", CARD, rules=("DA-CARD-1",))
"""The number of the way."""
RECOVER: Final = KINDS.question("recover", CARD, rules=("DA-CARD-1",))
"""A card of the discard pile."""
UPGRADE: Final = KINDS.question(
    "upgrade",
    NUMBER("xp"),
    NUMBER("limit"),
    rules=("DA-UPG-1", "DA-UPG-12", "DA-DRAW-2", "DA-DRAW-3"),
)
"""("buy", card), ("swap", card), ("old", card); alone and together ("buy", card, place) and
("swap", card, place) where two are alike; or no upgrade, and cards to discard as in DISCARD."""
TAKE_NEW: Final = KINDS.question("take_new", CARD, rules=("DA-UPG-15", "DA-UPG-16"))
"""The word buy, or pass."""
DISCARD: Final = KINDS.question("discard", NUMBER("limit"), rules=("DA-DRAW-2", "DA-DRAW-3"))
"""Cards, sorted; none at all is the empty tuple."""
KEEP: Final = KINDS.question("keep", FIGURE, CARD, rules=("DA-END-8",))
"""The word keep, or pass."""

CHOOSE_MONSTER: Final = KINDS.question("choose_monster", rules=("DA-MON-1", "DA-MON-5"))
"""(monster, "strike", square, hero) or (monster, "go", square)."""
MONSTER_ACT: Final = KINDS.question(
    "monster_act", FIGURE, NUMBER("bonus"), rules=("DA-MON-6", "DA-MON-7", "DA-MON-9")
)
"""("strike", square, hero) or ("go", square): where it moves, and whom it attacks from there."""

SOLO_READY: Final = KINDS.question("solo_ready", rules=("DA-SCARD-3", "DA-SOLO-8"))
"""A monster: of those with the highest XP value the one that becomes ready."""
SOLO_ACTION: Final = KINDS.question("solo_action", rules=("DA-SOLO-6", "DA-SOLO-8"))
"""(action, monster, square, hero): 0 the first of the two actions, 1 the second."""
SOLO_HURT: Final = KINDS.question(
    "solo_hurt", NUMBER("damage"), NUMBER("poison"), rules=("DA-SCARD-14",)
)
"""Who takes each Damage token, then each Poison Damage token; a hero may be named twice."""
SOLO_DISCARD: Final = KINDS.question("solo_discard", NUMBER("count"), rules=("DA-SCARD-12",))
"""Cards, sorted."""

# -- events ---------------------------------------------------------------------------------------

STARTS: Final = KINDS.event("starts", SEAT)
ENTRANCE_TAKEN: Final = KINDS.event("entrance", SEAT, ENTRANCE)
DRAFTED: Final = KINDS.event("drafted", SEAT, HERO)
LINED_UP: Final = KINDS.event("lined_up", SEAT, FIGURE)
ROUND: Final = KINDS.event("round", NUMBER("round"), SEAT)
CYCLE: Final = KINDS.event("cycle", NUMBER("cycle"))
ACTIVATED: Final = KINDS.event("activated", SEAT, FIGURE)
MONSTER_ACTIVATED: Final = KINDS.event("monster_activated", SEAT, FIGURE)

WALKED: Final = KINDS.event("walked", FIGURE, SQUARE)
AGAIN: Final = KINDS.event("again", FIGURE)
PLAYED: Final = KINDS.event("played", FIGURE, CARD, reveals=True)
PLAYED_ON: Final = KINDS.event("played_on", FIGURE, CARD, FIGURE("ally"), reveals=True)
SURGED: Final = KINDS.event("surged", FIGURE, USE)
SURGE_CARD: Final = KINDS.event("surge_card", SEAT(unsaid=True), CARD, reveals=True)
"""Only to its owner."""
RESTED: Final = KINDS.event("rested", FIGURE)
LEFT: Final = KINDS.event("left", FIGURE)
HEALED: Final = KINDS.event("healed", FIGURE, NUMBER("count"))
STOOD_UP: Final = KINDS.event("stood_up", FIGURE)

OPENED: Final = KINDS.event("opened", FIGURE, TILE)
LAID: Final = KINDS.event("laid", FIGURE, TILE, reveals=True)
APPEARED: Final = KINDS.event("appeared", FIGURE, SQUARE)
NEXT_TILE: Final = KINDS.event("next_tile", TILE, reveals=True)
TILE_BACK: Final = KINDS.event("tile_back", TILE)
"""A tile of the Tile Selection Area goes back to the Dungeon deck."""
FOUND: Final = KINDS.event("found", FIGURE, TOKEN, SQUARE, reveals=True)
CHEST: Final = KINDS.event("chest", FIGURE, TOKEN, turning=1)
TRAPPED: Final = KINDS.event("trapped", FIGURE, TOKEN, turning=1)
ALARMED: Final = KINDS.event("alarmed", FIGURE)
TRIED: Final = KINDS.event("tried", FIGURE, NUMBER("level"), NUMBER("roll"), NUMBER("success"))
"""An attempt at a lock, a secret door or a trap: what was needed, what came with all that was
added, whether it was enough."""
DISARMED: Final = KINDS.event("disarmed", FIGURE, TOKEN, turning=1)
COVERED: Final = KINDS.event("covered", FIGURE, TOKEN)
"""A trap that was found is turned face down again."""

ATTACKED: Final = KINDS.event(
    "attacked", FIGURE, FIGURE("target"), NUMBER("power"), NUMBER("defence"), NUMBER("damage")
)
HURT: Final = KINDS.event("hurt", FIGURE, NUMBER("damage"), NUMBER("poison"))
"""Damage without an attack."""
MOVED: Final = KINDS.event("moved", FIGURE, SQUARE)
"""Moved by an effect."""
HINDERED: Final = KINDS.event("hindered", FIGURE, HINDRANCE, NUMBER("by"))
EXHAUSTED: Final = KINDS.event("exhausted", FIGURE)
RECOVERED: Final = KINDS.event("recovered", SEAT, CARD)
REFRESHED: Final = KINDS.event("refreshed", FIGURE)
SLAIN: Final = KINDS.event("slain", FIGURE, turning=1)
DEFEATED: Final = KINDS.event("defeated", SEAT, FIGURE, turning=2)
GAINED: Final = KINDS.event("gained", SEAT, NUMBER("xp"), turning=1)
NEXT_DECK: Final = KINDS.event("next_deck", NUMBER("level"), turning=2)
CLEARED: Final = KINDS.event("cleared", turning=3)
"""The dungeon is empty: the game ends with this round."""

BOUGHT: Final = KINDS.event("bought", SEAT, CARD, NUMBER("xp"), turning=1)
SWAPPED: Final = KINDS.event("swapped", SEAT, CARD)
NEXT_UPGRADE: Final = KINDS.event("next_upgrade", CARD, reveals=True)
UNUSABLE: Final = KINDS.event("unusable", CARD, reveals=True)
CAST_OFF: Final = KINDS.event("cast_off", CARD)
"""A Solo card discards an Upgrade of the row."""
DISCARDED: Final = KINDS.event("discarded", SEAT, CARDS, reveals=True)
DREW: Final = KINDS.event("drew", SEAT, NUMBER("count"))
DREW_CARDS: Final = KINDS.event("drew_cards", SEAT(unsaid=True), CARDS, reveals=True)
"""Only to the player who drew them."""
SHUFFLED: Final = KINDS.event("shuffled", SEAT)

SOLO_ACTS: Final = KINDS.event("solo_acts", NUMBER("number"))
NEXT_SOLO: Final = KINDS.event("next_solo", NUMBER("number"), reveals=True)
REMOVED: Final = KINDS.event("removed", CARD)
TILE_REMOVED: Final = KINDS.event("tile_removed", TILE)
READIED: Final = KINDS.event("readied", FIGURE)
XP_SPENT: Final = KINDS.event("xp_spent", SEAT)

END_PHASE: Final = KINDS.event("end_phase", NUMBER("round"))
POISONED: Final = KINDS.event("poisoned", FIGURE)
KEPT: Final = KINDS.event("kept", FIGURE, CARD)
SURGE_SHOWN: Final = KINDS.event("surge_shown", SEAT, CARDS, reveals=True)
"""The face-down cards of a Power Surge go to the discard pile face up."""

RANKED: Final = KINDS.event(
    "ranked", NUMBER("score"), RANK, RANK("next"), NUMBER("least"), turning=3
)
"""The end of a solo game: the score, its rank, the next rank and the score it takes."""
COUNTED: Final = KINDS.event("counted", NUMBER("score"), NUMBER("goal"), NUMBER("won"), turning=3)
"""The end of a game together: the common score, the goal, whether it was reached."""
