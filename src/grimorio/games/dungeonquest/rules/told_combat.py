"""What is told and asked in Monster encounters and combat, with the names of the arguments.

As in told.py; besides, a `fighter` is a seat, or -1 - m for Monster m, an `attack` is a number of
ATTACKS, and `attacks` a tuple of them. `type` is a word of ATTACK_TYPES.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.dungeonquest.rules.told import Names

EVENTS: Final[dict[str, Names]] = {
    # meeting a Monster
    "monster_met": ("seat", "monster"),
    "monster_banished": ("seat", "monster"),
    "token_taken": ("monster", "cell"),
    "life_seen": ("monster", "life", "token"),  # for the Monster player only
    "escape_drawn": ("seat", "monster", "attack", "against"),
    "escape_failed": ("seat", "monster", "wounds"),
    "escaped": ("seat", "monster", "cell"),  # -1: on through the catacombs
    "monster_stays": ("monster", "cell"),
    "monster_attacked": ("seat", "monster"),
    "monster_slain": ("seat", "monster", "life"),
    # before the first round
    "struck_first": ("fighter", "attacks"),
    "arrows_shot": ("seat", "attacks"),
    # rounds
    "combat_round": ("round",),
    "combat_mixed": (),
    "drew_attacks": ("fighter", "attacks"),  # for the side's player only
    "attack_played": ("fighter", "attack", "count"),  # count 2 and more: in a counterattack
    "attack_cancelled": ("fighter", "attack"),
    "counter_revealed": ("fighter", "attacks"),  # going solo
    "stalemate": ("value",),
    "round_won": ("fighter", "loser", "value", "against"),
    "deadly_blow": ("fighter", "attacks"),
    "extra_damage": ("fighter", "attacks"),
    "pile_card_moved": ("fighter", "attack"),
    "escape_announced": ("seat", "monster"),
    "evaded": ("fighter", "count"),
    "shielded": ("fighter", "count"),
    "damage_dealt": ("fighter", "count", "total"),  # the fighter is the one hurt
    # what Power cards do
    "attack_raised": ("fighter", "bonus"),
    "type_named": ("fighter", "attack", "type"),
    "attack_discarded": ("fighter", "attack"),
    "hand_shown": ("fighter", "attacks"),
    "card_taken": ("fighter", "attack"),
    "pile_healed": ("fighter", "count", "total"),
    # dice combat
    "monster_hit": ("seat", "monster", "hits"),
    "monster_hits": ("seat", "monster"),
    # Hero versus Hero
    "duel_begun": ("seat", "rival"),
    "duel_won": ("seat", "rival"),
    "spoils_taken": ("seat", "rival", "deck"),
    "spoils": ("seat", "card"),  # for those who see the card
    "gave_way": ("seat", "cell"),
}

QUESTIONS: Final[dict[str, Names]] = {
    "monster_met": ("monster",),  # pass | ("use", card)
    "take_token": ("monster",),  # cell
    "meet_monster": ("monster",),  # "attack" | "escape"
    "combat_start": (),  # pass | ("use", card)
    "shoot_arrows": (),  # "shoot" | pass
    "count_arrows": (),  # a number
    "hand_size": (),  # 6 | 5
    "attack": (),  # attack
    "first_effect": (),  # seat
    "counterattack": ("value", "against"),  # pass | attack
    "move_pile_card": (),  # pass | attack
    "announce_escape": ("count",),  # pass | "escape"
    "shield": ("count",),  # pass | "shield"
    "name_type": ("attack",),  # type
    "discard_for_bonus": ("count",),  # pass | attack
    "take_card": (),  # pass | attack
    "replace_card": ("attack",),  # pass | attack
    "heal_pile": (),  # a number
    "take_spoils": ("seat",),  # pass | place in the Loot of that Hero
    "give_way": (),  # cell
}

REVEALS: Final = frozenset(
    {"life_seen", "monster_slain", "drew_attacks", "attack_played", "attack_discarded",
     "hand_shown", "struck_first", "arrows_shot", "extra_damage", "counter_revealed", "spoils"}
)  # fmt: skip
"""Kinds by which a seat may learn what was hidden from it: hands, Life, and through what is drawn
openly, what is left in the Combat deck."""
