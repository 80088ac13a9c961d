"""What is told and asked, with the names of the arguments: for views and texts.

A name says what the number is: `seat`, `partner`, `side`, `rival`, `square`, `to`, `card`, `task`,
`rank`, `school`, `deck` (0 beings, 1 legends, 2 flares) are numbers of that kind, `kind`
is 0 for a standard and 1 for a combat move, all others are plain numbers. -1 is nothing.
"""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]

EVENTS: Final[dict[str, Names]] = {
    # set-up
    "school": ("seat", "school"),
    "starts": ("seat",),
    "start_piece": ("seat", "side", "square"),
    "first_task": ("task",),
    "next_task": ("task",),
    "task_skipped": ("task",),
    # the turn
    "turn": ("seat", "actions"),
    "handed_over": ("seat", "partner", "legends"),
    "forfeited": ("seat",),
    "placed": ("seat", "square"),
    "lifted": ("seat", "rank", "square"),
    "discarded": ("seat",),
    "discarded_card": ("seat", "card"),  # only to its owner
    "returned": ("seat", "deck"),
    "returned_card": ("seat", "card"),  # only to its owner
    "improvised": ("seat", "side", "square"),
    "borrowed": ("seat", "side", "square"),
    "summoned": ("seat", "card", "square"),
    "legend_point": ("seat", "rival"),
    "flared": ("seat", "card", "rival"),
    "flare_part": ("card", "lower"),
    "flare_point": ("side", "rival"),
    # what happens to pieces; the rank is the one after it
    "put": ("side", "rank", "square"),
    "moved": ("side", "rank", "square", "to"),
    "leapt": ("side", "rank", "square", "to"),
    "destroyed": ("side", "rank", "square"),
    "upgraded": ("side", "rank", "square"),
    "downgraded": ("side", "rank", "square"),
    "converted": ("side", "rival", "rank", "square"),
    # what else an effect does
    "gained_actions": ("seat", "count"),
    "will_draw": ("seat", "deck"),
    "will_borrow": ("seat",),
    "will_play_again": ("seat",),
    "topped": ("seat", "card"),
    # the end of a turn
    "claimed": ("seat", "task", "points"),
    "scored": ("side", "rival", "points"),
    "drew": ("seat", "deck", "count"),
    "drew_card": ("seat", "card"),  # only to who drew it, a legend to the partner too
    "passed_legends": ("seat", "partner", "count"),
    "shuffled": ("deck",),
    # the end of the game
    "end_triggered": ("seat",),
    "last_turn": ("seat",),
    "surrendered": ("seat",),
}

QUESTIONS: Final[dict[str, Names]] = {
    # The names of what a question is about; after # what its options are.
    "choose_school": (),  # school
    "start_piece": ("place",),  # (side, square)
    # ("place", square) | ("lift", square) | ("summon", card, square, turned) |
    # ("summon", card, square, turned, borrowed square, improvised square) | ("discard", card) |
    # ("flare", card, rival) | the words end and forfeit
    "act": ("actions",),
    "place": (),  # square
    "take": ("card",),  # square
    "return": (),  # pass | card
    "legend_point": ("card",),  # rival
    # effects of the card
    "destroy": ("card",),  # pass | square
    "upgrade": ("card",),  # pass | square
    "downgrade": ("card",),  # pass | square
    "convert": ("card",),  # pass | square
    "put": ("card", "rank"),  # pass | square
    "put_enemy": ("card",),  # (rival, square)
    "put_rank": ("card",),  # pass | rank
    "mover": ("card", "kind"),  # pass | square
    "move": ("card", "kind", "square"),  # pass | square
    "leap": ("card", "kind", "square"),  # pass | square
    "slide": ("card", "square"),  # pass | square
    "arrow": ("card",),  # pass | direction, 0..7 clockwise from above
    "way": ("card",),  # pass | number of the way
    "may": ("card",),  # "yes" | pass
    "touch": ("card",),  # pass | square
    "top_card": ("card",),  # pass | card
    # the end of a turn
    "claim": (),  # pass | task
    "leftover": (),  # pass | rival
}

OFFERS: Final = ("hand_over", "surrender")
OUTCOMES: Final = ("points", "tie", "surrender", "solved", "unsolved")

REVEALS: Final = frozenset(
    {"drew_card", "summoned", "flared", "topped", "discarded_card", "returned_card"}
)
"""Kinds of events by which a seat may learn what was hidden from it."""
