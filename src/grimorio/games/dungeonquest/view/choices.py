"""The open questions of a seat: who, what, why, and the legal answers."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import Draw, May
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.dungeon.board import room_at
from grimorio.games.dungeonquest.rules.fight.dice_combat import FOUGHT_WITH
from grimorio.games.dungeonquest.rules.fight.sides import fight_of, fighter
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_of, counting
from grimorio.games.dungeonquest.rules.sun import turns_of_light
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.asked import Asked, tested_total
from grimorio.games.dungeonquest.view.fights import marks_text, refused_attacks, who_of
from grimorio.games.dungeonquest.view.names import (
    attribute_text,
    fighter_text,
    hero_of,
    room_id,
    room_text,
)
from grimorio.games.dungeonquest.view.options import STORY
from grimorio.games.dungeonquest.view.refusals import (
    MOVING,
    refused_escape,
    refused_leaving,
    refused_moves,
    refused_search,
)
from grimorio.kit.effects import verb
from grimorio.kit.numbers import NONE

FIGHTING: Final = frozenset(
    {
        kinds.MEET_MONSTER, kinds.COMBAT_START, kinds.SHOOT_ARROWS, kinds.COUNT_ARROWS,
        kinds.HAND_SIZE, kinds.CHOOSE_ATTACK, kinds.FIRST_EFFECT, kinds.COUNTERATTACK,
        kinds.MOVE_PILE_CARD, kinds.ANNOUNCE_ESCAPE, kinds.SHIELD, kinds.NAME_TYPE,
        kinds.DISCARD_FOR_BONUS, kinds.TAKE_CARD, kinds.REPLACE_CARD, kinds.HEAL_PILE,
    }
)  # fmt: skip
"""The questions of a fight, which say who fights whom."""

SPACE: Final = (kinds.ACT, kinds.MOVE, kinds.CHOOSE_BANK)
"""The questions that say where the Hero is."""

show: Final = STORY.choice

# -- prompts ---------------------------------------------------------------------------------------


def space_of(s: Quest, ask: Asked) -> int:
    """The kind of room where the Hero is that is asked."""
    return room_at(s, s.heroes[ask.seat].at)


def deed_of(card: int) -> str:
    """What a card lets its Hero do or not: draw a card, slip away, leave, open a chest ..."""
    effects = (*CONTENT.cards[card].then, *CONTENT.cards[card].at_end)
    deed = next(effect.then[0] for effect in effects if isinstance(effect, May))
    return deed.deck if isinstance(deed, Draw) else verb(deed)


def side_of(s: Quest, seat: Seat, other: bool = False) -> int:
    """The fighter that a seat decides for, or the one against it."""
    who = who_of(s, seat)
    return fighter(fight_of(s), 1 - who if other else who)


def kind_of(fighter: int) -> str:
    """Monster or Hero, for the grammar of a sentence."""
    return "monster" if fighter < 0 else "hero"


def needed(s: Quest, ask: Asked) -> int:
    """The total that passes; NONE where it is not known."""
    total = tested_total(s, ask)
    return NONE if total is None else total


STORY.asks(hero=lambda s, ask: hero_of(s, ask.seat))
STORY.asks(
    *SPACE,
    room=lambda s, ask: room_text(space_of(s, ask)),
    kind=lambda s, ask: room_id(space_of(s, ask)),
)
STORY.asks(
    *FIGHTING,
    who=lambda s, ask: fighter_text(s, side_of(s, ask.seat)),
    kind=lambda s, ask: kind_of(side_of(s, ask.seat)),
    foe=lambda s, ask: fighter_text(s, side_of(s, ask.seat, True)),
    foe_kind=lambda s, ask: kind_of(side_of(s, ask.seat, True)),
    round=lambda s, ask: fight_of(s).round,
)
STORY.asks(
    kinds.BEFORE_TEST,
    value=lambda s, ask: attribute_of(s.heroes[ask.seat], kinds.BEFORE_TEST.about(ask)[0]),
    tokens=lambda s, ask: counting(s, s.heroes[ask.seat], kinds.BEFORE_TEST.about(ask)[1]),
)
STORY.asks(kinds.REROLL, need=needed)
STORY.asks(kinds.REROLL_FURY, life=lambda s, ask: odds.life_left(s, ask.seat))
STORY.asks(kinds.MAY, deed=lambda s, ask: deed_of(*kinds.MAY.about(ask)))

# -- why ------------------------------------------------------------------------------------------


def time_left(s: Quest, ask: Asked) -> Text:
    """What should be on the player's mind: the sun, or the dragon."""
    if room_id(space_of(s, ask)) == "treasure":
        return Text("why-dragon", {"percent": round(100 * (1 - odds.sleep_odds(s)))})
    return Text("why-sun", {"turns": turns_of_light(s.sun)})


def how_it_stands(s: Quest, ask: Asked) -> Text | None:
    """The attribute that is rolled against in dice combat; what Power cards have set up."""
    c = fight_of(s)
    if ask.kind is kinds.MEET_MONSTER and s.options["dice_combat"]:
        attribute = FOUGHT_WITH[c.monster]
        value = attribute_of(s.heroes[ask.seat], attribute)
        return Text("why-dice-combat", {"attribute": attribute_text(attribute), "value": value})
    marks = marks_text(s, ask.seat) if c.round else None
    return None if marks is None else Text("why-marks", {"marks": marks})


STORY.why(time_left, kinds.ACT)
STORY.why(how_it_stands, *FIGHTING)

# -- what is refused -------------------------------------------------------------------------------

STORY.refuses(refused_escape)
STORY.refuses(refused_moves, *MOVING)
STORY.refuses(refused_search, kinds.ACT)
STORY.refuses(refused_leaving, kinds.ACT, kinds.TOWER)
STORY.refuses(refused_attacks, kinds.CHOOSE_ATTACK, kinds.COUNTERATTACK)
