"""The open questions of a seat: who, what, why, and the legal answers."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Text
from grimorio.games.dungeonquest.components.effects import Draw, May, verb
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.components.vocabulary import PORTCULLIS
from grimorio.games.dungeonquest.rules import told, told_combat
from grimorio.games.dungeonquest.rules.attributes import (
    PASSAGES,
    attribute_of,
    counting,
)
from grimorio.games.dungeonquest.rules.board import room_at
from grimorio.games.dungeonquest.rules.dice_combat import FOUGHT_WITH
from grimorio.games.dungeonquest.rules.sides import FOE, fight_of, fighter
from grimorio.games.dungeonquest.rules.sun import turns_left
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.asked import Asked, number
from grimorio.games.dungeonquest.view.fights import marks_text, who_of
from grimorio.games.dungeonquest.view.names import (
    attribute_text,
    encounter_text,
    fighter_text,
    gender_of,
    hero_of,
    room_id,
    room_text,
)
from grimorio.games.dungeonquest.view.options import option
from grimorio.games.dungeonquest.view.refusals import refused
from grimorio.games.dungeonquest.view.story import word
from grimorio.kit.numbers import NONE

Args = dict[str, int | str | Text]
QUESTIONS: Final = {**told.QUESTIONS, **told_combat.QUESTIONS}
FIGHTING: Final = frozenset(told_combat.QUESTIONS) - {"monster_met", "take_token", "give_way"}

RULES: Final[dict[str, tuple[str, ...]]] = {
    "choose_hero": ("DQ-SETUP-10",),
    "agree_heroes": ("DQ-SETUP-10", "DQ-RUL-128"),
    "choose_tower": ("DQ-SETUP-16",),
    "start_turn": ("DQ-TURN-6", "DQ-TURN-7"),
    "act": ("DQ-TURN-3",),
    "move": ("DQ-MOVE-1",),
    "attack_whom": ("DQ-HVH-1",),
    "special_move": ("DQ-CARD-17", "DQ-CARD-19"),
    "choose_bank": ("DQ-ROOM-12", "DQ-ROOM-22"),
    "force_way": ("DQ-DOOR-1", "DQ-PORT-1"),
    "redraw_tile": ("DQ-MOVE-7",),
    "before_test": ("DQ-TEST-2", "DQ-TEST-4"),
    "reroll": ("DQ-HERO-2",),
    "bridge": ("DQ-ROOM-16",),
    "drop_loot": ("DQ-ROOM-19",),
    "web": ("DQ-ROOM-28",),
    "tower": ("DQ-EXIT-1", "DQ-EXIT-5"),
    "may": ("DQ-ENC-3",),
    "replace": ("DQ-HERO-8",),
    "avert": ("DQ-RUNE-1",),
    "choose_card": ("DQ-SEARCH-1",),
    "lose_loot": ("DQ-WAIT-2",),
    "bribe": ("DQ-CARD-26",),
    "flee": ("DQ-DRAGON-10",),
    "reroll_fury": ("DQ-HERO-4",),
    "heading": ("DQ-CATA-7",),
    "wander": ("DQ-CATA-11",),
    "leave_catacombs": ("DQ-CARD-23",),
    "deviation": ("DQ-CATA-16",),
    "arrow": ("DQ-CATA-24",),
    "crawl_out": ("DQ-WAIT-4",),
    "roll_for_treasure": ("DQ-MTREAS-1",),
    "take_treasure": ("DQ-MTREAS-2",),
    "serve": ("DQ-SERV-1", "DQ-SERV-10"),
    "march": ("DQ-SERV-2",),
    "set_upon": ("DQ-SERV-7",),
    "lair": ("DQ-SERV-13",),
    "take_token": ("DQ-MON-5", "DQ-MON-6"),
    "monster_met": ("DQ-CARD-18",),
    "meet_monster": ("DQ-MON-7",),
    "combat_start": ("DQ-COMBAT-2",),
    "shoot_arrows": ("DQ-HERO-7",),
    "count_arrows": ("DQ-HERO-7", "DQ-RUL-51"),
    "hand_size": ("DQ-HERO-6",),
    "attack": ("DQ-COMBAT-7",),
    "first_effect": ("DQ-HVH-5",),
    "counterattack": ("DQ-COMBAT-9", "DQ-COMBAT-12", "DQ-COMBAT-13"),
    "move_pile_card": ("DQ-POWER-6",),
    "announce_escape": ("DQ-LIVE-1", "DQ-LIVE-3"),
    "shield": ("DQ-RUL-6",),
    "name_type": ("DQ-COMBAT-8",),
    "discard_for_bonus": ("DQ-POWER-9",),
    "take_card": ("DQ-POWER-7",),
    "replace_card": ("DQ-POWER-8",),
    "heal_pile": ("DQ-POWER-4",),
    "take_spoils": ("DQ-HVH-3",),
    "give_way": ("DQ-HVH-4",),
}


def show(s: Quest, ask: Asked, seat: Seat) -> Choice:
    """A question as the seat that is asked sees it."""
    return Choice(
        ask.kind,
        Text(f"ask-{ask.kind}", prompt_words(s, ask)),
        tuple(option(s, ask, value) for value in ask.options),
        refused(s, ask),
        why(s, ask),
        RULES[ask.kind],
    )


def prompt_words(s: Quest, ask: Asked) -> Args:
    """The Hero, what the question is about, and the numbers it hangs on."""
    hero = s.heroes[ask.seat]
    cast = [other.kind for other in s.heroes]
    args: Args = {"hero": hero_of(s, ask.seat), "gender": gender_of(hero.kind)}
    for name, value in zip(QUESTIONS[ask.kind], ask.about, strict=False):
        if name != "encounter":
            args |= word(name, value, cast)
    if ask.kind in ("act", "move", "choose_bank"):
        room = room_at(s, hero.at)
        args |= {"room": room_text(room), "kind": room_id(room)}
    if ask.kind == "before_test":
        args |= tested_words(s, ask)
    if ask.kind == "may":
        args["deed"] = deed_of(number(ask, 0))
    if ask.kind == "force_way":
        args["what"] = "portcullis" if number(ask, 0) == PORTCULLIS else "door"
    if ask.kind == "replace" and ask.about == (NONE,):
        args["card"] = Text("secret-card")
    if ask.kind in FIGHTING and s.combat is not None:
        args |= fight_words(s, ask)
    return args


def deed_of(card: int) -> str:
    """What a card lets its Hero do or not: draw a card, slip away, leave, open a chest ..."""
    effects = (*CONTENT.cards[card].then, *CONTENT.cards[card].at_end)
    deed = next(effect.then[0] for effect in effects if isinstance(effect, May))
    return deed.deck if isinstance(deed, Draw) else verb(deed)


def tested_words(s: Quest, ask: Asked) -> Args:
    """An attribute, the value it counts with, and what the test is for."""
    attribute, encounter = number(ask, 0), number(ask, 1)
    hero = s.heroes[ask.seat]
    return {
        "value": attribute_of(hero, attribute),
        "tokens": counting(s, hero, encounter),
        "encounter": encounter_text(s, encounter),
        "what": "portcullis" if encounter >= PASSAGES else "other",
    }


def fight_words(s: Quest, ask: Asked) -> Args:
    """Which side one plays, against whom, and in which round."""
    c = fight_of(s)
    who = who_of(s, ask.seat)
    kind = "monster" if who == FOE and c.monster != NONE else "hero"
    return {
        "who": fighter_text(s, fighter(c, who)),
        "kind": kind,
        "foe": fighter_text(s, fighter(c, 1 - who)),
        "foe_kind": "monster" if who != FOE and c.monster != NONE else "hero",
        "round": c.round,
    }


# -- why ------------------------------------------------------------------------------------------


def why(s: Quest, ask: Asked) -> Text | None:
    """What should be on the player's mind: the sun, the dragon, the score of a fight."""
    if ask.kind == "act":
        if room_id(room_at(s, s.heroes[ask.seat].at)) == "treasure":
            return Text("why-dragon", {"percent": round(100 * (1 - odds.sleep_odds(s)))})
        return Text("why-sun", {"turns": turns_left(s)})
    if ask.kind == "meet_monster" and s.options["dice_combat"] and s.combat is not None:
        attribute = FOUGHT_WITH[s.combat.monster]
        value = attribute_of(s.heroes[ask.seat], attribute)
        return Text("why-dice-combat", {"attribute": attribute_text(attribute), "value": value})
    if ask.kind in FIGHTING and s.combat is not None and s.combat.round:
        marks = marks_text(s, ask.seat)
        return None if marks is None else Text("why-marks", {"marks": marks})
    return None
