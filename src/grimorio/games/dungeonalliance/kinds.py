"""Dungeon Alliance: every question, answer, event, duty and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Arg, Kinds, Value
from grimorio.core.nouns import Noun, several
from grimorio.games.dungeonalliance.components.numbers import WAY_PLACES
from grimorio.games.dungeonalliance.nouns import (
    ACTION,
    ATTEMPT,
    CARD,
    CAUSE,
    DECIDED,
    EDGE,
    ENTRANCE,
    FIGURE,
    HERO,
    HEROES,
    HINDRANCE,
    LAID_TILE,
    ORDER,
    RAID,
    RANK,
    SOLO,
    SQUARE,
    TEAM,
    TILE,
    TOKEN,
    USE,
    WAY,
)
from grimorio.kit.numbers import NONE

NAMED: Final[Arg[tuple[int, int, int]]] = Arg("named", tuple, "figure")
"""A figure as events name it, since a monster may be gone when they are told: its number, its Hero
card or its Encounter card, and where a monster stood, which tells it from others of its name; NONE
for a hero."""
CARDS: Final = several(CARD)
FIGURES: Final = several(FIGURE)

KINDS: Final = Kinds(
    duties=("monsters",),
    outcomes=("score", "tie", "solo", "solo-lost", "together", "together-lost"),
)

# -- answers as records of numbers had them --------------------------------------------------------


def numbers(word: str, *values: int | None) -> Value:
    """A word and numbers; nothing at the end was left out."""
    found = list(values)
    while found and found[-1] == NONE:
        found.pop()
    return (word, *found)


def tile_numbers(word: str, edge: int, laid: int) -> Value:
    """A door by its edge; where no tile lay behind it the tile, and its quarter turns."""
    if laid == NONE:
        return (word, EDGE.old_number(edge))
    was = LAID_TILE.old_number(laid)
    return None if was is None else (word, EDGE.old_number(edge), was // 4, was % 4)


def raid_numbers(raid: int) -> tuple[int | None, int]:
    """The square of a raid, and whom it is on."""
    return SQUARE.old_number(raid // HEROES), raid % HEROES


def attack_numbers(word: str, target: int, source: int, played: int) -> Value:
    """The card of the attack came before the target."""
    return numbers(word, CARD.old_number(source), target, CARD.old_number(played))


def listed(noun: Noun, things: tuple[int, ...]) -> Value:
    """Several things without a word."""
    return tuple([noun.old_number(one) for one in things])


# -- setting up ------------------------------------------------------------------------------------

CHOOSE_ENTRANCE: Final = KINDS.question("choose_entrance", rules=("DA-SETUP-3",))
CHOOSE_ENTRANCE.takes(ENTRANCE, text="entrance", verb="enter by")
DRAFT: Final = KINDS.question("draft", rules=("DA-DRAFT-1", "DA-DRAFT-2", "DA-DRAFT-3"))
DRAFT.takes(HERO, verb="draft")
LINE_UP: Final = KINDS.question("line_up", rules=("DA-SETUP-17",))
"""Who stands on the central square, then the back row from left to right as seen from the
entrance."""
LINED: Final = LINE_UP.takes(
    FIGURES,
    text="line-up",
    verb="line up",
    was=lambda heroes: tuple([figure % TEAM for figure in heroes]),
)

# -- the upgrade step, discarding and drawing ------------------------------------------------------

UPGRADE: Final = KINDS.question(
    "upgrade",
    NUMBER("xp"),
    NUMBER("limit"),
    rules=("DA-UPG-1", "DA-UPG-12", "DA-DRAW-2", "DA-DRAW-3"),
)
BUY: Final = UPGRADE.answer(
    "buy", CARD, NUMBER("place"), text=("buy-card", "end-buy"), rules=("DA-UPG-2",)
)
"""Take a card of the area; of two that are alike the one in a place, where that matters."""
SWAP: Final = UPGRADE.answer(
    "swap",
    CARD,
    NUMBER("place"),
    text=("swap-card", "end-swap"),
    rules=("DA-UPG-13", "DA-UPG-15"),
    draws=True,
)
OLD: Final = UPGRADE.answer("old", CARD, text=("old-card", "end-old"), rules=("DA-UPG-18",))
THROW: Final = UPGRADE.answer(
    "discard",
    CARDS,
    text=(
        "discard-upgrade",
        "discard-end",
        "none",
        "none-upgrade",
        "none-end",
        "none-end-upgrade",
    ),
    was=lambda cards: listed(CARD, cards),
)
"""No upgrade, and cards to discard before drawing: none, or up to the limit."""
TAKE_NEW: Final = KINDS.question("take_new", CARD, rules=("DA-UPG-15", "DA-UPG-16"))
TAKE_IT: Final = TAKE_NEW.answer("buy")
TAKE_NEW.passes(text="pass-take_new")
DISCARD: Final = KINDS.question("discard", NUMBER("limit"), rules=("DA-DRAW-2", "DA-DRAW-3"))
DISCARD.shares(THROW)

# -- the activation of a hero ----------------------------------------------------------------------

ACTIVATE: Final = KINDS.question("activate", rules=("DA-ROUND-4", "DA-ACT-2"))
ACTIVATE_HERO: Final = ACTIVATE.takes(FIGURE, verb="activate", was=lambda figure: figure % TEAM)
ACT: Final = KINDS.question(
    "act", FIGURE, NUMBER("points"), rules=("DA-ACT-1", "DA-ACT-7", "DA-ATK-1")
)
END: Final = ACT.answer("end", rules=("DA-ACT-1",))
ACT.shares(THROW, BUY, SWAP, OLD)
REST: Final = ACT.answer(
    "rest",
    NUMBER("poison"),
    text=("rest", "rest-poison"),
    rules=("DA-REST-1", "DA-REST-4"),
    was=lambda poison: "rest" if poison == NONE else ("rest", poison),
)
"""With how many Poison Damage tokens of those that go, where there is a choice."""
SECOND_MOVE: Final = ACT.answer("again", rules=("DA-ACT-9", "DA-ACT-10"))
LEAVE: Final = ACT.answer("leave", SQUARE, rules=("DA-LEAVE-1",))
GO: Final = ACT.answer("go", SQUARE, rules=("DA-MOVE-1",))
TAKE: Final = ACT.answer("take", SQUARE, rules=("DA-MOVE-1",), tone="gold")
"""Go to a chest and open it."""
OPEN: Final = ACT.answer(
    "open",
    EDGE,
    LAID_TILE("tile"),
    text=("open", "open-tile"),
    rules=("DA-DOOR-1",),
    was=lambda edge, laid: tile_numbers("open", edge, laid),
)
"""A door; with the tile to lie behind it where none does."""
GO_OPEN: Final = ACT.answer(
    "go-open",
    EDGE,
    LAID_TILE("tile"),
    text=("go-open", "go-open-tile"),
    rules=("DA-DOOR-1",),
    was=lambda edge, laid: tile_numbers("go-open", edge, laid),
)
"""The same after a walk to the door."""
PICK_LOCK: Final = ACT.answer(
    "pick",
    EDGE,
    NUMBER("effort"),
    rules=("DA-LOCK-2", "DA-SECRET-3"),
)
"""A locked or secret door to a tile that lies there; with the Speed points that are spent besides,
where there is a choice."""
LOOK_FOR: Final = ACT.answer(
    "look-for",
    EDGE,
    LAID_TILE("tile"),
    text="pick-tile",
    rules=("DA-LOCK-10", "DA-SECRET-6"),
    grave=True,
    was=lambda edge, laid: tile_numbers("pick", edge, laid),
)
"""A locked or secret door to a tile that would be laid behind it."""
UNLID: Final = ACT.answer("chest", SQUARE, rules=("DA-CHEST-1",), tone="gold")
CRACK: Final = ACT.answer(
    "crack", SQUARE, NUMBER("effort"), rules=("DA-LCHEST-1",), tone="gold"
)  # fmt: skip
PEEK: Final = ACT.answer("peek", SQUARE, rules=("DA-TRAP-1",), tone="magic", draws=True)
DEFUSE: Final = ACT.answer(
    "disarm", SQUARE, NUMBER("effort"), text="disarm-at", rules=("DA-TRAP-5",)
)
PLAY: Final = ACT.answer(
    "play",
    CARD,
    FIGURE,
    FIGURE("whom"),
    text=("play", "play-on", "play-whom"),
    rules=("DA-CARD-1",),
    was=lambda card, figure, whom: numbers("play", CARD.old_number(card), figure % TEAM, whom),
)
"""A card under a hero; with whom its first effect is about, where there is a choice."""
ATTACK_TEXTS: Final = ("attack", "attack-card", "attack-bonus", "attack-bonus-card")
ATTACK: Final = ACT.answer(
    "attack",
    FIGURE,
    CARD("with"),
    CARD("played"),
    text=ATTACK_TEXTS,
    rules=("DA-POWER-1", "DA-DMG-1", "DA-DMG-5"),
    grave=True,
    was=lambda target, source, played: attack_numbers("attack", target, source, played),
)
"""Somebody; with a card instead of the own attack, after a card is played for it."""
GO_ATTACK: Final = ACT.answer(
    "go-attack",
    FIGURE,
    CARD("with"),
    CARD("played"),
    text=[f"go-{text}" for text in ATTACK_TEXTS],
    rules=("DA-POWER-1", "DA-DMG-1", "DA-DMG-5"),
    grave=True,
    was=lambda target, source, played: attack_numbers("go-attack", target, source, played),
)
"""The same after a walk."""
PET: Final = ACT.answer(
    "pet",
    CARD,
    FIGURE,
    text="pet-card",
    rules=("DA-POWER-1", "DA-DMG-1", "DA-DMG-5"),
    tone="magic",
    grave=True,
)
SURGE: Final = ACT.answer(
    "surge", USE, NUMBER("poison"), text=("surge", "surge-poison"), rules=("DA-SURGE-1",)
)
"""With how many Poison Damage tokens of those that go, where there is a choice."""

NEXT_THREAT: Final = KINDS.question("next_threat", FIGURE, rules=("DA-THREAT-1", "DA-RUL-33"))
NEXT_THREAT.takes(SQUARE, text="square", verb="turn up")
EFFORT: Final = KINDS.question(
    "effort", FIGURE, NUMBER("level"), NUMBER("bonus"), rules=("DA-LOCK-6", "DA-LOCK-7")
)
"""How many Speed points are spent besides, before the roll."""
SPEND: Final = EFFORT.takes(NUMBER("n"), text="effort", verb="spend")
DISARM: Final = KINDS.question("disarm", FIGURE, TOKEN, rules=("DA-TRAP-4",))
DISARM_NOW: Final = DISARM.answer("disarm")
COVER: Final = DISARM.answer("cover")
SURGE_CARDS: Final = KINDS.question("surge_cards", FIGURE, USE, rules=("DA-SURGE-1", "DA-SURGE-4"))
SURGE_CARDS.takes(CARDS, verb="lay down")
MEND: Final = KINDS.question("mend", FIGURE, NUMBER("count"), rules=("DA-RUL-56",))
"""How many of the tokens removed are Poison Damage tokens."""
MEND.takes(NUMBER("n"), text="number", verb="poison")
LOSE_CARDS: Final = KINDS.question("lose_cards", FIGURE, NUMBER("count"), rules=("DA-RUL-80",))
LOSE_CARDS.takes(CARDS, verb="lose")

# -- cards -----------------------------------------------------------------------------------------

REACT: Final = KINDS.question(
    "react", FIGURE, FIGURE("attacker"), NUMBER("power"), rules=("DA-REACT-1", "DA-RUL-40")
)
REACT_WITH: Final = REACT.takes(CARD, verb="react with")
REACT.passes(text="pass-react")
WHOM: Final = KINDS.question("whom", CARD, rules=("DA-CARD-1",))
WHOM.takes(FIGURE, text="figure", verb="choose")
NEXT_SLAIN: Final = KINDS.question("next_slain", CARD, rules=("DA-RUL-53",))
"""Of several monsters that residual damage defeats the one that is next."""
NEXT_SLAIN.takes(FIGURE, text="figure", verb="slay")
PUSH_TO: Final = KINDS.question("push_to", CARD, FIGURE, rules=("DA-CARD-1",))
PUSH_TO.takes(SQUARE, text="square", verb="push to")
SHOVE_TO: Final = KINDS.question("shove_to", FIGURE, rules=("DA-MON-14",))
"""Where a monster pushes a hero."""
SHOVE_TO.takes(SQUARE, text="square", verb="push to")
SHIFT_TO: Final = KINDS.question("shift_to", CARD, FIGURE, rules=("DA-CARD-1",))
"""A square, its own too."""
SHIFT_TO.takes(SQUARE, text="square", verb="move to")
CHALK: Final = KINDS.question("chalk", rules=("DA-RUL-108",))
"""A tile of the Tile Selection Area that goes back to the deck."""
CHALK.takes(TILE, verb="put back")
CHALK.passes(text="pass-chalk")
CHOOSE_WAY: Final = KINDS.question("way", CARD, rules=("DA-CARD-1",))
CHOOSE_WAY.takes(WAY, verb="choose", was=lambda way: WAY_PLACES[way])
RECOVER: Final = KINDS.question("recover", CARD, rules=("DA-CARD-1",))
RECOVER_CARD: Final = RECOVER.takes(CARD, verb="recover")
KEEP: Final = KINDS.question("keep", FIGURE, CARD, rules=("DA-END-8",))
KEEP_IT: Final = KEEP.answer("keep")
KEEP.passes(text="pass-keep")

# -- monsters --------------------------------------------------------------------------------------

CHOOSE_MONSTER: Final = KINDS.question("choose_monster", rules=("DA-MON-1", "DA-MON-5"))
SEND_STRIKE: Final = CHOOSE_MONSTER.answer(
    "strike",
    FIGURE,
    RAID,
    text="order-strike",
    was=lambda figure, raid: (figure, "strike", *raid_numbers(raid)),
)
SEND: Final = CHOOSE_MONSTER.answer(
    "go",
    FIGURE,
    SQUARE,
    text="order-go",
    was=lambda figure, to: (figure, "go", SQUARE.old_number(to)),
)
MONSTER_ACT: Final = KINDS.question(
    "monster_act", FIGURE, NUMBER("bonus"), rules=("DA-MON-6", "DA-MON-7", "DA-MON-9")
)
STRIKE: Final = MONSTER_ACT.answer("strike", RAID, was=lambda raid: ("strike", *raid_numbers(raid)))
MARCH: Final = MONSTER_ACT.answer("go", SQUARE, text="monster-go")

SOLO_READY: Final = KINDS.question("solo_ready", rules=("DA-SCARD-3", "DA-SOLO-8"))
"""Of the monsters with the highest XP value the one that becomes ready."""
SOLO_READY.takes(FIGURE, text="get-ready", verb="ready")
SOLO_ACTION: Final = KINDS.question("solo_action", rules=("DA-SOLO-6", "DA-SOLO-8"))
SOLO_STRIKE: Final = SOLO_ACTION.answer(
    "strike",
    ACTION,
    FIGURE,
    RAID,
    text="order-strike",
    was=lambda action, figure, raid: (action, figure, *raid_numbers(raid)),
)
SOLO_HURT: Final = KINDS.question(
    "solo_hurt", NUMBER("damage"), NUMBER("poison"), rules=("DA-SCARD-14",)
)
"""Who takes each Damage token, then each Poison Damage token; a hero may be named twice."""
BURDEN: Final = SOLO_HURT.takes(FIGURES, text=("burden", "figure"), verb="hurt", tone="danger")
SOLO_DISCARD: Final = KINDS.question("solo_discard", NUMBER("count"), rules=("DA-SCARD-12",))
SOLO_DISCARD.takes(CARDS, verb="discard")

# -- events ---------------------------------------------------------------------------------------

STARTS: Final = KINDS.event("starts", SEAT)
ENTRANCE_TAKEN: Final = KINDS.event("entrance", SEAT, ENTRANCE)
DRAFTED: Final = KINDS.event("drafted", SEAT, HERO)
LINED_UP: Final = KINDS.event("lined_up", SEAT, NAMED)
ROUND: Final = KINDS.event("round", NUMBER("round"), SEAT)
CYCLE: Final = KINDS.event("cycle", NUMBER("cycle"))
ACTIVATED: Final = KINDS.event("activated", SEAT, NAMED)
MONSTER_ACTIVATED: Final = KINDS.event(
    "monster_activated", SEAT, NAMED, ORDER, NUMBER("bonus"), SOLO
)
"""Why it acts, what that adds to its attack, and the Solo card that says so; NONE without one."""

WALKED: Final = KINDS.event("walked", NAMED, SQUARE)
AGAIN: Final = KINDS.event("again", NAMED)
PLAYED: Final = KINDS.event("played", NAMED, CARD, reveals=True)
PLAYED_ON: Final = KINDS.event("played_on", NAMED, CARD, NAMED("ally"), reveals=True)
SURGED: Final = KINDS.event("surged", NAMED, USE)
SURGE_CARD: Final = KINDS.event("surge_card", SEAT(unsaid=True), CARD, reveals=True)
"""Only to its owner."""
RESTED: Final = KINDS.event("rested", NAMED)
LEFT: Final = KINDS.event("left", NAMED)
HEALED: Final = KINDS.event("healed", NAMED, NUMBER("count"), NUMBER("poison"))
REGROWN: Final = KINDS.event("regrown", NAMED, NUMBER("count"))
"""A monster loses Damage tokens."""
STOOD_UP: Final = KINDS.event("stood_up", NAMED)

OPENED: Final = KINDS.event("opened", NAMED, TILE)
LAID: Final = KINDS.event("laid", NAMED, TILE, reveals=True)
APPEARED: Final = KINDS.event("appeared", NAMED, SQUARE)
NEXT_TILE: Final = KINDS.event("next_tile", TILE, reveals=True)
TILE_BACK: Final = KINDS.event("tile_back", TILE)
"""A tile of the Tile Selection Area goes back to the Dungeon deck."""
FOUND: Final = KINDS.event("found", NAMED, TOKEN, SQUARE, reveals=True)
CHEST: Final = KINDS.event("chest", NAMED, TOKEN, turning=1)
TRAPPED: Final = KINDS.event("trapped", NAMED, TOKEN, turning=1)
ALARMED: Final = KINDS.event("alarmed", NAMED)
UNHEARD: Final = KINDS.event("unheard")
"""An alarm readies nobody."""
TRIED: Final = KINDS.event(
    "tried", NAMED, NUMBER("level"), NUMBER("roll"), NUMBER("success"), ATTEMPT, SQUARE
)
"""An attempt at a lock, a secret door or a trap: what was needed, what came with all that was
added, whether it was enough, what it was at, and where a chest or a trap lies."""
DISARMED: Final = KINDS.event("disarmed", NAMED, TOKEN, turning=1)
COVERED: Final = KINDS.event("covered", NAMED, TOKEN)
"""A trap that was found is turned face down again."""

ROLLED: Final = KINDS.event("rolled", NAMED, NUMBER("die"))
"""A power adds the Dungeon die to an attack or a defence."""
ATTACKED: Final = KINDS.event(
    "attacked",
    NAMED,
    NAMED("target"),
    NUMBER("power"),
    NUMBER("defence"),
    NUMBER("damage"),
    CARD("with"),
)
"""With the card of the attack or of the pet that attacks; NONE for the own attack."""
HURT: Final = KINDS.event(
    "hurt", NAMED, NUMBER("damage"), NUMBER("poison"), CAUSE, CARD("with"), NAMED("by")
)
"""Damage without an attack, by a card or by somebody."""
MOVED: Final = KINDS.event("moved", NAMED, SQUARE)
"""Moved by an effect."""
PUSHED: Final = KINDS.event("pushed", NAMED, SQUARE, NAMED("by"), NUMBER("nearer"))
"""One square further away from somebody, or nearer."""
HINDERED: Final = KINDS.event("hindered", NAMED, HINDRANCE, NUMBER("by"))
EXHAUSTED: Final = KINDS.event("exhausted", NAMED)
RECOVERED: Final = KINDS.event("recovered", SEAT, CARD)
REFRESHED: Final = KINDS.event("refreshed", NAMED)
SLAIN: Final = KINDS.event("slain", NAMED, turning=1)
DEFEATED: Final = KINDS.event("defeated", SEAT, NAMED, turning=3)
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
LATE: Final = KINDS.event("late", SEAT, NUMBER("count"))
"""Who begins late is about to draw that many cards more."""
DREW_CARDS: Final = KINDS.event("drew_cards", SEAT(unsaid=True), CARDS, reveals=True)
"""Only to the player who drew them."""
SHUFFLED: Final = KINDS.event("shuffled", SEAT)

SOLO_ACTS: Final = KINDS.event("solo_acts", SEAT, NUMBER("number"))
SOLO_INSTEAD: Final = KINDS.event("solo_instead")
"""Neither action of a Solo card can be done: its third section comes."""
NO_SURGE: Final = KINDS.event("no_surge")
NEXT_SOLO: Final = KINDS.event("next_solo", NUMBER("number"), reveals=True)
REMOVED: Final = KINDS.event("removed", CARD)
TILE_REMOVED: Final = KINDS.event("tile_removed", TILE)
READIED: Final = KINDS.event("readied", NAMED)
XP_SPENT: Final = KINDS.event("xp_spent", SEAT)

END_PHASE: Final = KINDS.event("end_phase", NUMBER("round"))
POISONED: Final = KINDS.event("poisoned", NAMED)
KEPT: Final = KINDS.event("kept", NAMED, CARD)
SURGE_SHOWN: Final = KINDS.event("surge_shown", SEAT, CARDS, reveals=True)
"""The face-down cards of a Power Surge go to the discard pile face up."""

SCORED: Final = KINDS.event(
    "scored", SEAT, NUMBER("score"), NUMBER("xp"), NUMBER("defeats"), turning=1
)
"""The end of a game: what an Alliance has brought."""
LEFT_OVER: Final = KINDS.event(
    "left_over", NUMBER("points"), NUMBER("tiles"), NUMBER("monsters"), NUMBER("threats")
)
"""Alone and together: what is left of the dungeon, and the points it costs."""
WON: Final = KINDS.event("won", SEAT, NUMBER("score"), DECIDED, turning=3)
"""Who has won, with what score, and what has decided it."""
RANKED: Final = KINDS.event(
    "ranked", NUMBER("score"), RANK, RANK("next"), NUMBER("least"), turning=3
)
"""The end of a solo game: the score, its rank, the next rank and the score it takes."""
COUNTED: Final = KINDS.event("counted", NUMBER("score"), NUMBER("goal"), NUMBER("won"), turning=3)
"""The end of a game together: the common score, the goal, whether it was reached."""
