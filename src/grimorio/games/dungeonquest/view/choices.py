"""The open questions of a seat: who, what, why, and the legal answers."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Draw, May
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.dungeon.board import room_at
from grimorio.games.dungeonquest.rules.fight.dice_combat import FOUGHT_WITH
from grimorio.games.dungeonquest.rules.fight.sides import FOE, fight_of, fighter
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_of, counting
from grimorio.games.dungeonquest.rules.sun import turns_of_light
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds, options
from grimorio.games.dungeonquest.view.asked import Asked, tested_total
from grimorio.games.dungeonquest.view.fights import marks_text, who_of
from grimorio.games.dungeonquest.view.names import (
    attribute_text,
    fighter_text,
    hero_of,
    room_id,
    room_text,
)
from grimorio.games.dungeonquest.view.refusals import refused
from grimorio.games.dungeonquest.view.story import STORY
from grimorio.kit.effects import verb
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

FIGHTING: Final = frozenset(
    {
        kinds.MEET_MONSTER, kinds.COMBAT_START, kinds.SHOOT_ARROWS, kinds.COUNT_ARROWS,
        kinds.HAND_SIZE, kinds.CHOOSE_ATTACK, kinds.FIRST_EFFECT, kinds.COUNTERATTACK,
        kinds.MOVE_PILE_CARD, kinds.ANNOUNCE_ESCAPE, kinds.SHIELD, kinds.NAME_TYPE,
        kinds.DISCARD_FOR_BONUS, kinds.TAKE_CARD, kinds.REPLACE_CARD, kinds.HEAL_PILE,
    }
)  # fmt: skip
"""The questions of a fight, which say who fights whom."""

# The words that prompts have besides those of their arguments.
STORY.add_words("ask", "hero")
STORY.add_words(kinds.ACT, "room", "kind")
STORY.add_words(kinds.MOVE, "room", "kind")
STORY.add_words(kinds.CHOOSE_BANK, "room", "kind")
STORY.add_words(kinds.BEFORE_TEST, "value", "tokens")
STORY.add_words(kinds.MAY, "deed")
STORY.add_words(kinds.REROLL, "need")
STORY.add_words(kinds.REROLL_FURY, "life")
for _fight in FIGHTING:
    STORY.add_words(_fight, "who", "kind", "foe", "foe_kind", "round")


def show(s: Quest, ask: Asked, seat: Seat) -> Choice:
    """A question as the seat that is asked sees it."""
    return Choice(
        ask.kind.name,
        STORY.prompt(s, ask, {"hero": hero_of(s, ask.seat), **more_words(s, ask)}),
        options.options(s, ask),
        refused(s, ask),
        why(s, ask),
        ask.kind.rules,
    )


def more_words(s: Quest, ask: Asked) -> Words:
    """What a prompt says besides what the question is about."""
    kind = ask.kind
    if kind in FIGHTING and s.combat is not None:
        return fight_words(s, ask)
    if kind is kinds.ACT or kind is kinds.MOVE or kind is kinds.CHOOSE_BANK:
        room = room_at(s, s.heroes[ask.seat].at)
        return {"room": room_text(room), "kind": room_id(room)}
    if kind is kinds.BEFORE_TEST:
        hero = s.heroes[ask.seat]
        attribute, encounter = kinds.BEFORE_TEST.about(ask)
        return {"value": attribute_of(hero, attribute), "tokens": counting(s, hero, encounter)}
    if kind is kinds.REROLL:
        need = tested_total(s, ask)
        return {"need": NONE if need is None else need}
    if kind is kinds.REROLL_FURY:
        return {"life": odds.life_left(s, ask.seat)}
    return {"deed": deed_of(*kinds.MAY.about(ask))} if kind is kinds.MAY else {}


def deed_of(card: int) -> str:
    """What a card lets its Hero do or not: draw a card, slip away, leave, open a chest ..."""
    effects = (*CONTENT.cards[card].then, *CONTENT.cards[card].at_end)
    deed = next(effect.then[0] for effect in effects if isinstance(effect, May))
    return deed.deck if isinstance(deed, Draw) else verb(deed)


def fight_words(s: Quest, ask: Asked) -> Words:
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
    if ask.kind is kinds.ACT:
        if room_id(room_at(s, s.heroes[ask.seat].at)) == "treasure":
            return Text("why-dragon", {"percent": round(100 * (1 - odds.sleep_odds(s)))})
        return Text("why-sun", {"turns": turns_of_light(s.sun)})
    if ask.kind is kinds.MEET_MONSTER and s.options["dice_combat"] and s.combat is not None:
        attribute = FOUGHT_WITH[s.combat.monster]
        value = attribute_of(s.heroes[ask.seat], attribute)
        return Text("why-dice-combat", {"attribute": attribute_text(attribute), "value": value})
    if ask.kind in FIGHTING and s.combat is not None and s.combat.round:
        marks = marks_text(s, ask.seat)
        return None if marks is None else Text("why-marks", {"marks": marks})
    return None
