"""What is chosen when a Monster is met and in combat."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.kinds import Kind
from grimorio.core.scene import Option, Refused, Text
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.box import PowerCard
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    ATTACKS,
)
from grimorio.games.dungeonquest.rules.sides import FOE, HERO, fight_of, seat_of, side_of
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view import odds
from grimorio.games.dungeonquest.view.asked import Asked
from grimorio.games.dungeonquest.view.marks import marks_of
from grimorio.games.dungeonquest.view.names import (
    attack_text,
    cell_ids,
    style,
    term,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import listed

ATTACK_CHOICES: Final[dict[Kind, str]] = {
    kinds.CHOOSE_ATTACK: "hand",
    kinds.COUNTERATTACK: "hand",
    kinds.DISCARD_FOR_BONUS: "hand",
    kinds.REPLACE_CARD: "hand",
    kinds.TAKE_CARD: "theirs",
    kinds.MOVE_PILE_CARD: "combat-pile",
}
"""The questions whose answers are Combat cards, and where those cards lie."""
ATTACK_RULES: Final[dict[Kind, tuple[str, ...]]] = {
    kinds.CHOOSE_ATTACK: ("DQ-COMBAT-7",),
    kinds.COUNTERATTACK: ("DQ-COMBAT-11",),
    kinds.DISCARD_FOR_BONUS: ("DQ-POWER-9",),
    kinds.REPLACE_CARD: ("DQ-POWER-8",),
    kinds.TAKE_CARD: ("DQ-POWER-7",),
    kinds.MOVE_PILE_CARD: ("DQ-POWER-6",),
}


def who_of(s: Quest, seat: Seat) -> int:
    """The side a seat decides for."""
    return HERO if seat_of(fight_of(s), HERO) == seat else FOE


def attack_option(s: Quest, ask: Asked, attack: int) -> Option:
    """A Combat or Power card: its name, type and value; what it counters and does."""
    card = ATTACKS[attack]
    preview = []
    if card.counter is not None:
        preview.append(Text("preview-counters", {"type": style(ATTACK_COUNTERS[attack])}))
    if isinstance(card, PowerCard):
        preview.append(Text(f"attack-{card.id}-text"))
    return Option(
        str(attack), attack_name(attack), places_of(s, ask, attack), ATTACK_RULES[ask.kind],
        None, tuple(preview), tone="magic" if isinstance(card, PowerCard) else "",
    )  # fmt: skip


def attack_name(attack: int) -> Text:
    args: dict[str, int | str | Text] = {
        "attack": attack_text(attack),
        "type": style(ATTACK_KINDS[attack]),
        "value": ATTACK_VALUES[attack],
    }
    return Text("attack-card", args)


def places_of(s: Quest, ask: Asked, attack: int) -> tuple[str, ...]:
    """Every place where that card lies."""
    c = fight_of(s)
    who = who_of(s, ask.seat)
    where = ATTACK_CHOICES[ask.kind]
    if where == "combat-pile":
        return tuple(f"{where}-{place}" for place, card in enumerate(c.pile) if card == attack)
    side = who if where == "hand" else 1 - who
    name = "hero" if side == HERO else "foe"
    hand = side_of(c, side).hand.cards
    return tuple(f"hand-{name}-{place}" for place, card in enumerate(hand) if card == attack)


def type_option(s: Quest, ask: Asked, name: str) -> Option:
    return Option(name, term(name), rules=("DQ-POWER-1", "DQ-POWER-2"))


# -- escape or attack -----------------------------------------------------------------------------


def meeting_option(s: Quest, ask: Asked, word: str) -> Option:
    """The chance to escape is known to all: four Power cards against four (DQ-ESC-4)."""
    c = fight_of(s)
    if word == "attack":
        return Option(word, Text("option-meet_monster-attack"), ("foe",), ("DQ-ESC-13",))
    hero = s.heroes[ask.seat]
    back = () if NONE in (c.cell, hero.came_from) else cell_ids(hero.came_from)
    return Option(
        word, Text("option-meet_monster-escape"), back, ("DQ-ESC-4", "DQ-ESC-5", "DQ-ESC-9"),
        odds.escape_odds(c), (Text("preview-escape", {"below": "no" if back else "yes"}),),
    )  # fmt: skip


# -- what a card cannot do now --------------------------------------------------------------------


def refused_attacks(s: Quest, ask: Asked) -> list[Refused]:
    """Hand cards that cannot be chosen: forbidden by a Power card, or with the wrong icon."""
    if ask.kind not in (kinds.CHOOSE_ATTACK, kinds.COUNTERATTACK):
        return []
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
