"""Tash-Kalar: every question, answer, event, offer and outcome, declared once."""

from __future__ import annotations

from typing import Final

from grimorio.core import NUMBER, SEAT, Kinds, Value
from grimorio.core.nouns import NONE, several
from grimorio.games.tashkalar.nouns import (
    BRANCH,
    BREAKER,
    CARD,
    CAUSE,
    DECK,
    DIRECTION,
    MOVE_KIND,
    ORIENTATION,
    PIECE,
    RANK,
    SCHOOL,
    SIDE,
    SQUARE,
    TASK,
)

KINDS: Final = Kinds(
    offers=("hand_over", "surrender"),
    outcomes=("points", "tie", "surrender", "solved", "unsolved"),
)

# -- before the first turn ------------------------------------------------------------------------

CHOOSE_SCHOOL: Final = KINDS.question("choose_school", rules=("TK-SETUP-4",))
CHOOSE_SCHOOL.takes(SCHOOL)
START_PIECE: Final = KINDS.question(
    "start_piece", several(SQUARE)(unsaid=True), rules=("TK-DSETUP-3", "TK-MSETUP-5")
)
START_PIECE.takes(SIDE, SQUARE, text="start")

# -- actions --------------------------------------------------------------------------------------


def _old_summon(card: int, at: int, way: int, borrowed: int, improvised: int) -> Value:
    """In records of numbers the squares of rivals' pieces stood both or not at all."""
    foreign = () if borrowed == improvised == NONE else (borrowed, improvised)
    return ("summon", CARD.old_number(card), at, way, *foreign)


ACT: Final = KINDS.question("act", NUMBER("actions"), rules=("TK-TURN-4", "TK-TURN-8"))
PLACE_PIECE: Final = ACT.answer("place", SQUARE, rules=("TK-PLACE-2",))
LIFT_PIECE: Final = ACT.answer("lift", SQUARE, rules=("TK-PLACE-3", "TK-PLACE-5"))
SUMMON: Final = ACT.answer(
    "summon",
    CARD,
    SQUARE,
    ORIENTATION,
    SQUARE("borrowed"),
    SQUARE("improvised"),
    rules=("TK-SUMMON-3", "TK-SUMMON-12"),
    tone="magic",
    grave=True,
    was=_old_summon,
)
"""With the squares of rivals' pieces that its pattern uses: one lent by the War Summoner, one
improvised in a melee."""
DISCARD: Final = ACT.answer("discard", CARD, rules=("TK-DISC-1",), grave=True)
INVOKE: Final = ACT.answer(
    "flare", CARD, SIDE("rival"), rules=("TK-FLARE-3", "TK-FLARE-7"), tone="magic", grave=True
)
END_TURN: Final = ACT.answer("end", rules=("TK-FLARE-1",))
FORFEIT: Final = ACT.answer("forfeit", rules=("TK-RUL-17",))

PLACE: Final = KINDS.question("place", rules=("TK-PLACE-2", "TK-PLACE-4"))
PLACE_ON: Final = PLACE.takes(SQUARE, text="place")
TAKE: Final = KINDS.question("take", CARD(unsaid=True), rules=("TK-SHORT-4",))
TAKE.takes(PIECE, text="take")
RETURN: Final = KINDS.question("return", rules=("TK-DISC-2", "TK-DISC-3"))
RETURN.takes(CARD, text="return")
RETURN.passes(text="return-done", tone="quiet")
LEGEND_POINT: Final = KINDS.question("legend_point", CARD(unsaid=True), rules=("TK-MSCORE-8",))
LEGEND_POINT.takes(SIDE("rival"), text="point")

# -- effects of a card ----------------------------------------------------------------------------

DESTROY: Final = KINDS.question("destroy", CARD, rules=("TK-CHANGE-11",))
DESTROY_PIECE: Final = DESTROY.takes(PIECE, text="destroy")
DESTROY.passes(tone="quiet")
UPGRADE: Final = KINDS.question("upgrade", CARD, rules=("TK-CHANGE-4", "TK-CHANGE-5"))
UPGRADE_PIECE: Final = UPGRADE.takes(PIECE, text="upgrade")
UPGRADE.passes(tone="quiet")
DOWNGRADE: Final = KINDS.question("downgrade", CARD, rules=("TK-CHANGE-8", "TK-CHANGE-9"))
DOWNGRADE_PIECE: Final = DOWNGRADE.takes(PIECE, text="downgrade")
DOWNGRADE.passes(tone="quiet")
CONVERT: Final = KINDS.question("convert", CARD, rules=("TK-CHANGE-12",))
CONVERT_PIECE: Final = CONVERT.takes(PIECE, text="convert")
CONVERT.passes(tone="quiet")
PUT: Final = KINDS.question("put", CARD, RANK, rules=("TK-CHANGE-1",))
PUT_ON: Final = PUT.takes(SQUARE, text="put")
PUT.passes(tone="quiet")
PUT_ENEMY: Final = KINDS.question("put_enemy", CARD, rules=("TK-CHANGE-1",))
PUT_ENEMY.takes(SIDE, SQUARE, text="put-enemy")
PUT_RANK: Final = KINDS.question("put_rank", CARD, rules=("TK-CHANGE-1",))
PUT_RANK.takes(RANK, text="put-rank")
PUT_RANK.passes(tone="quiet")
TOUCH: Final = KINDS.question("touch", CARD, rules=("TK-EFF-2",))
TOUCH_SQUARE: Final = TOUCH.takes(PIECE, text=("touch", "touch-empty"))
TOUCH.passes(tone="quiet")
ARROW: Final = KINDS.question("arrow", CARD, rules=("TK-TERM-5",))
ALONG: Final = ARROW.takes(DIRECTION, text="arrow")
ARROW.passes(tone="quiet")
WAY: Final = KINDS.question("way", CARD, rules=("TK-EFF-2",))
GO_WAY: Final = WAY.takes(BRANCH)
WAY.passes(tone="quiet")
MAY: Final = KINDS.question("may", CARD, rules=("TK-EFF-3",))
YES: Final = MAY.answer("yes")
MAY.passes(tone="quiet")
TOP_CARD: Final = KINDS.question("top_card", CARD, rules=("TK-RUL-52",))
PUT_ON_TOP: Final = TOP_CARD.takes(CARD, text="top_card")
TOP_CARD.passes(tone="quiet")

# Which piece goes, by which kind of move.
MOVER: Final = KINDS.question("mover", CARD, MOVE_KIND, rules=("TK-MOVE-1",))
MOVER.takes(PIECE, text="mover")
MOVER.passes(text="enough", tone="quiet")
LEAPER: Final = KINDS.question("leaper", CARD, MOVE_KIND, rules=("TK-MOVE-5", "TK-MOVE-6"))
LEAPER.takes(PIECE, text="leaper")
LEAPER.passes(tone="quiet")
SLIDER: Final = KINDS.question("slider", CARD, MOVE_KIND, rules=("TK-MOVE-1",))
SLIDER.takes(PIECE, text="slider")
SLIDER.passes(tone="quiet")
RIDER: Final = KINDS.question("rider", CARD, rules=("TK-MOVE-3", "TK-MOVE-4"))
RIDER.takes(PIECE, text="rider")
RIDER.passes(tone="quiet")
PLOTTER: Final = KINDS.question(
    "plotter",
    CARD,
    NUMBER("left"),
    SQUARE("being", unsaid=True),
    rules=("TK-MOVE-3", "TK-MOVE-4", "TK-EFF-4"),
)
"""With how many moves are left, and where the being stands, NONE if it is gone."""
PLOT: Final = PLOTTER.takes(PIECE, text="plotter")
PLOTTER.passes(text="enough", tone="quiet")

# Where to, from the square that the question names last.
MOVE: Final = KINDS.question("move", CARD, MOVE_KIND, SQUARE, rules=("TK-MOVE-1", "TK-MOVE-2"))
MOVE_TO: Final = MOVE.takes(SQUARE, text="go")
MOVE.passes(text="stay", tone="quiet")
RIDE: Final = KINDS.question(
    "ride", CARD, NUMBER("combat"), NUMBER("standard"), SQUARE, rules=("TK-MOVE-3", "TK-MOVE-4")
)
"""With how many moves of each kind are left."""
RIDE_TO: Final = RIDE.takes(SQUARE, text="ride")
RIDE.passes(text="stay", tone="quiet")
LEAP: Final = KINDS.question("leap", CARD, MOVE_KIND, SQUARE, rules=("TK-MOVE-5",))
LEAP_TO: Final = LEAP.takes(SQUARE, text="go")
LEAP.passes(text="stay", tone="quiet")
SLIDE: Final = KINDS.question("slide", CARD, SQUARE, rules=("TK-MOVE-1", "TK-MOVE-2"))
SLIDE_TO: Final = SLIDE.takes(SQUARE, text="go")
SLIDE.passes(text="stay", tone="quiet")

# -- the end of a turn ----------------------------------------------------------------------------

CLAIM: Final = KINDS.question("claim", rules=("TK-TASK-1", "TK-TASK-2"))
CLAIM_TASK: Final = CLAIM.takes(TASK, text="claim", rules=("TK-TASK-1",), tone="gold")
CLAIM.passes(text="claim-none", tone="quiet")
LEFTOVER: Final = KINDS.question("leftover", rules=("TK-MSCORE-5",))
LEFTOVER.takes(SIDE("rival"), text="point")
LEFTOVER.passes(text="leftover-none", tone="quiet")

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
