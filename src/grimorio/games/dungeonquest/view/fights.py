"""What is chosen when a Monster is met and in combat."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Refused, Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.box import PowerCard
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    ATTACKS,
)
from grimorio.games.dungeonquest.rules.fight.sides import FOE, HERO, fight_of, seat_of, side_of
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.asked import Asked
from grimorio.games.dungeonquest.view.marks import marks_of
from grimorio.games.dungeonquest.view.names import attack_text, cell_ids, style, term
from grimorio.games.dungeonquest.view.story import STORY
from grimorio.games.dungeonquest.view.zones import COMBAT_PILE, HAND, SIDE_NAMES
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, Special, Words, listed


def who_of(s: Quest, seat: Seat) -> int:
    """The side a seat decides for."""
    return HERO if seat_of(fight_of(s), HERO) == seat else FOE


@STORY.special(
    kinds.PLAY, kinds.COUNTER, kinds.DISCARD_THIS, kinds.REPLACE_BY, kinds.TAKE_THIS,
    kinds.MOVE_THIS,
)  # fmt: skip
def attack_option(s: Quest, shown: Shown, attack: int) -> Special:
    """A Combat or Power card: its name, type and value; what it counters and does."""
    card = ATTACKS[attack]
    power = isinstance(card, PowerCard)
    preview = []
    if card.counter is not None:
        preview.append(Text("preview-counters", {"type": style(ATTACK_COUNTERS[attack])}))
    if power:
        preview.append(Text(f"attack-{card.id}-text"))
    return {
        "text": attack_name(attack),
        "at": places_of(s, shown.ask, attack),
        "preview": tuple(preview),
        "tone": "magic" if power else "",
    }


def attack_name(attack: int) -> Text:
    args: Words = {
        "attack": attack_text(attack),
        "type": style(ATTACK_KINDS[attack]),
        "value": ATTACK_VALUES[attack],
    }
    return Text("attack-card", args)


def places_of(s: Quest, ask: Asked, attack: int) -> tuple[str, ...]:
    """Every place where that card lies: in one's own hand, in that of the other side if one takes
    a card of it, or in the pile if one moves a card of it."""
    c = fight_of(s)
    if ask.kind is kinds.MOVE_PILE_CARD:
        return COMBAT_PILE.places(c.pile, attack)
    who = who_of(s, ask.seat)
    side = 1 - who if ask.kind is kinds.TAKE_CARD else who
    return HAND.places(side_of(c, side).hand.cards, attack, SIDE_NAMES[side])


STORY.shows(kinds.NAME_THIS, text=lambda s, ask, name: term(name))

# -- escape or attack -----------------------------------------------------------------------------


STORY.shows(kinds.FIGHT, at=lambda s, ask: ("foe",))


@STORY.special(kinds.RUN)
def run_option(s: Quest, shown: Shown) -> Special:
    """The chance to escape is known to all: four Power cards against four (DQ-ESC-4)."""
    c = fight_of(s)
    hero = s.heroes[shown.ask.seat]
    back = () if NONE in (c.cell, hero.came_from) else cell_ids(hero.came_from)
    preview = Text("preview-escape", {"below": "no" if back else "yes"})
    return {"at": back, "odds": odds.escape_odds(c), "preview": (preview,)}


# -- what a card cannot do now --------------------------------------------------------------------


def refused_attacks(s: Quest, ask: Asked) -> list[Refused]:
    """Hand cards that cannot be chosen: forbidden by a Power card, or with the wrong icon."""
    c = fight_of(s)
    who = who_of(s, ask.seat)
    hand = sorted(set(side_of(c, who).hand.cards))
    if ask.kind is kinds.CHOOSE_ATTACK:
        reason, rules = Text("rule-refused-forbidden"), ("DQ-RUL-7",)
    else:
        kind = ATTACK_KINDS[side_of(c, 1 - who).played[0]]
        reason, rules = Text("rule-refused-icon", {"type": style(kind)}), ("DQ-COMBAT-11",)
    return [
        Refused(attack_name(card), reason, places_of(s, ask, card), rules)
        for card in hand
        if card not in ask.options
    ]


def marks_text(s: Quest, seat: Seat) -> Text | None:
    """What Power cards have set up for this round and the next, one's own first."""
    c = fight_of(s)
    who = who_of(s, seat)
    mine = [Text("mark-mine", {"mark": mark}) for mark in marks_of(c, who)]
    theirs = [Text("mark-theirs", {"mark": mark}) for mark in marks_of(c, 1 - who)]
    return listed([*mine, *theirs]) if mine or theirs else None
