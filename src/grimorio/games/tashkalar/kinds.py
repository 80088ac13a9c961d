"""Tash-Kalar: every question, event, offer and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Arg, Kinds

SIDE: Final[Arg[int]] = Arg("side")
SQUARE: Final[Arg[int]] = Arg("square")
CARD: Final[Arg[int]] = Arg("card")
TASK: Final[Arg[int]] = Arg("task")
SCHOOL: Final[Arg[int]] = Arg("school")
RANK: Final[Arg[int]] = Arg("rank")
"""Of a piece: what it is after the event."""
DECK: Final[Arg[int]] = Arg("deck")
"""0 beings, 1 legends, 2 flares."""
MOVE_KIND: Final[Arg[int]] = Arg("kind")
"""0 a standard move, 1 a combat move."""
CAUSE: Final[Arg[int]] = Arg("cause")
"""0 the points, 1 the last card of a deck, 2 the last straight card of a deck."""
BREAKER: Final[Arg[int]] = Arg("by")
"""What is compared after the score: 0 the second colour of a melee, 1 the third one, 2 upgraded
pieces, 3 pieces of all ranks."""

KINDS: Final = Kinds(
    offers=("hand_over", "surrender"),
    outcomes=("points", "tie", "surrender", "solved", "unsolved"),
)

# -- questions, and what their options are --------------------------------------------------------

CHOOSE_SCHOOL: Final = KINDS.question("choose_school", rules=("TK-SETUP-4",))
"""A school."""
START_PIECE: Final = KINDS.question(
    "start_piece", NUMBER("place", unsaid=True), rules=("TK-DSETUP-3", "TK-MSETUP-5")
)
"""(side, square)"""
ACT: Final = KINDS.question("act", NUMBER("actions"), rules=("TK-TURN-4", "TK-TURN-8"))
"""("place", square), ("lift", square), ("summon", card, square, orientation), the same with the
squares of a borrowed and of an improvised piece, ("discard", card), ("flare", card, rival), or one
of the words end and forfeit."""
PLACE: Final = KINDS.question("place", rules=("TK-PLACE-2", "TK-PLACE-4"))
TAKE: Final = KINDS.question("take", CARD(unsaid=True), rules=("TK-SHORT-4",))
"""A square, as for the one before."""
RETURN: Final = KINDS.question("return", rules=("TK-DISC-2", "TK-DISC-3"))
"""A card, or pass."""
LEGEND_POINT: Final = KINDS.question("legend_point", CARD(unsaid=True), rules=("TK-MSCORE-8",))
"""A rival."""

# Effects of a card: a square, or pass.
DESTROY: Final = KINDS.question("destroy", CARD, rules=("TK-CHANGE-11",))
UPGRADE: Final = KINDS.question("upgrade", CARD, rules=("TK-CHANGE-4", "TK-CHANGE-5"))
DOWNGRADE: Final = KINDS.question("downgrade", CARD, rules=("TK-CHANGE-8", "TK-CHANGE-9"))
CONVERT: Final = KINDS.question("convert", CARD, rules=("TK-CHANGE-12",))
PUT: Final = KINDS.question("put", CARD, RANK, rules=("TK-CHANGE-1",))
MOVER: Final = KINDS.question("mover", CARD, MOVE_KIND, rules=("TK-MOVE-1",))
LEAPER: Final = KINDS.question("leaper", CARD, MOVE_KIND, rules=("TK-MOVE-5", "TK-MOVE-6"))
SLIDER: Final = KINDS.question("slider", CARD, MOVE_KIND, rules=("TK-MOVE-1",))
RIDER: Final = KINDS.question("rider", CARD, rules=("TK-MOVE-3", "TK-MOVE-4"))
PLOTTER: Final = KINDS.question(
    "plotter",
    CARD,
    NUMBER("left"),
    NUMBER("being", unsaid=True),
    rules=("TK-MOVE-3", "TK-MOVE-4", "TK-EFF-4"),
)
"""With how many moves are left, and where the being stands, NONE if it is gone."""
MOVE: Final = KINDS.question("move", CARD, MOVE_KIND, SQUARE, rules=("TK-MOVE-1", "TK-MOVE-2"))
RIDE: Final = KINDS.question(
    "ride", CARD, NUMBER("combat"), NUMBER("standard"), SQUARE, rules=("TK-MOVE-3", "TK-MOVE-4")
)
"""With how many moves of each kind are left."""
LEAP: Final = KINDS.question("leap", CARD, MOVE_KIND, SQUARE, rules=("TK-MOVE-5",))
SLIDE: Final = KINDS.question("slide", CARD, SQUARE, rules=("TK-MOVE-1", "TK-MOVE-2"))
TOUCH: Final = KINDS.question("touch", CARD, rules=("TK-EFF-2",))
# Something else.
PUT_ENEMY: Final = KINDS.question("put_enemy", CARD, rules=("TK-CHANGE-1",))
"""(rival, square)"""
PUT_RANK: Final = KINDS.question("put_rank", CARD, rules=("TK-CHANGE-1",))
"""A rank, or pass."""
ARROW: Final = KINDS.question("arrow", CARD, rules=("TK-TERM-5",))
"""A direction, 0 to 7 clockwise from above, or pass."""
WAY: Final = KINDS.question("way", CARD, rules=("TK-EFF-2",))
"""The number of the way, or pass."""
MAY: Final = KINDS.question("may", CARD, rules=("TK-EFF-3",))
"""The word yes, or pass."""
TOP_CARD: Final = KINDS.question("top_card", CARD, rules=("TK-RUL-52",))
"""A card, or pass."""

CLAIM: Final = KINDS.question("claim", rules=("TK-TASK-1", "TK-TASK-2"))
"""A task, or pass."""
LEFTOVER: Final = KINDS.question("leftover", rules=("TK-MSCORE-5",))
"""A rival, or pass."""

# -- events ---------------------------------------------------------------------------------------

SCHOOL_TAKEN: Final = KINDS.event("school", SEAT, SCHOOL)
STARTS: Final = KINDS.event("starts", SEAT)
START_LAID: Final = KINDS.event("start_piece", SEAT, SIDE, SQUARE)
FIRST_TASK: Final = KINDS.event("first_task", TASK)
NEXT_TASK: Final = KINDS.event("next_task", TASK)
TASK_SKIPPED: Final = KINDS.event("task_skipped", TASK)

TURN: Final = KINDS.event("turn", SEAT, NUMBER("actions"))
HANDED_OVER: Final = KINDS.event("handed_over", SEAT, SEAT("partner"), NUMBER("legends"))
FORFEITED: Final = KINDS.event("forfeited", SEAT)
PLACED: Final = KINDS.event("placed", SEAT, SQUARE)
LIFTED: Final = KINDS.event("lifted", SEAT, RANK, SQUARE)
DISCARDED: Final = KINDS.event("discarded", SEAT)
DISCARDED_CARD: Final = KINDS.event("discarded_card", SEAT(unsaid=True), CARD, reveals=True)
"""Only to its owner."""
RETURNED: Final = KINDS.event("returned", SEAT, DECK)
RETURNED_CARD: Final = KINDS.event("returned_card", SEAT(unsaid=True), CARD, reveals=True)
"""Only to its owner."""
PARTNER_RETURNED: Final = KINDS.event("partner_returned", SEAT, CARD, reveals=True)
"""A legend; only to the partner of its owner."""
IMPROVISED: Final = KINDS.event("improvised", SEAT, SIDE, SQUARE)
BORROWED: Final = KINDS.event("borrowed", SEAT, SIDE, SQUARE)
SUMMONED: Final = KINDS.event("summoned", SEAT, CARD, SQUARE, reveals=True)
LEGEND_SCORED: Final = KINDS.event("legend_point", SEAT, SIDE("rival"))
FLARED: Final = KINDS.event("flared", SEAT, CARD, SIDE("rival"), reveals=True)
FLARE_PART: Final = KINDS.event("flare_part", CARD, NUMBER("lower"))
FLARE_POINT: Final = KINDS.event("flare_point", SIDE, SIDE("rival"))

PUT_DOWN: Final = KINDS.event("put", SIDE, RANK, SQUARE)
MOVED: Final = KINDS.event("moved", SIDE, RANK, SQUARE, SQUARE("to"))
LEAPT: Final = KINDS.event("leapt", SIDE, RANK, SQUARE, SQUARE("to"))
DESTROYED: Final = KINDS.event("destroyed", SIDE, RANK, SQUARE)
UNCOUNTED: Final = KINDS.event("uncounted", SIDE)
"""What was just destroyed does not count as destroyed by the side."""
UPGRADED: Final = KINDS.event("upgraded", SIDE, RANK, SQUARE)
DOWNGRADED: Final = KINDS.event("downgraded", SIDE, RANK, SQUARE)
CONVERTED: Final = KINDS.event("converted", SIDE, SIDE("rival"), RANK, SQUARE)

GAINED_ACTIONS: Final = KINDS.event("gained_actions", SEAT, NUMBER("count"))
WILL_DRAW: Final = KINDS.event("will_draw", SEAT, DECK)
WILL_BORROW: Final = KINDS.event("will_borrow", SEAT)
WILL_PLAY_AGAIN: Final = KINDS.event("will_play_again", SEAT)
TOPPED: Final = KINDS.event("topped", SEAT, CARD, reveals=True)

CLAIMED: Final = KINDS.event("claimed", SEAT, TASK, NUMBER("points"))
SCORED: Final = KINDS.event("scored", SIDE, SIDE("rival"), NUMBER("points"))
UNPAIRED: Final = KINDS.event("unpaired", SIDE, SIDE("rival"))
DREW: Final = KINDS.event("drew", SEAT, DECK, NUMBER("count"))
DREW_CARD: Final = KINDS.event("drew_card", SEAT(unsaid=True), CARD, reveals=True)
"""Only to the player who drew it."""
PARTNER_DREW: Final = KINDS.event("partner_drew", SEAT, CARD, reveals=True)
"""A legend; only to the partner of the player who drew it."""
PASSED_LEGENDS: Final = KINDS.event("passed_legends", SEAT, SEAT("partner"), NUMBER("count"))
SHUFFLED: Final = KINDS.event("shuffled", DECK)

END_TRIGGERED: Final = KINDS.event("end_triggered", SEAT, CAUSE, turning=1)
LAST_TURN: Final = KINDS.event("last_turn", SEAT)
DECIDED: Final = KINDS.event(
    "decided", SIDE, SIDE("rival"), BREAKER, NUMBER("more"), NUMBER("less"), turning=2
)
"""What decided a tie, and how much of it the winner and the next had."""
SURRENDERED: Final = KINDS.event("surrendered", SEAT, turning=3)
