"""The open questions of a seat: what, why, the legal answers, and what is refused here."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Refused, Text
from grimorio.games.gloomhaven import kinds as k
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import ABILITIES, BASIC, LINES, TYPE_DECK
from grimorio.games.gloomhaven.rules import in_progress
from grimorio.games.gloomhaven.rules.turn import may_rest
from grimorio.games.gloomhaven.state import MONSTER, Scenario
from grimorio.games.gloomhaven.view.abilities import ability_texts
from grimorio.games.gloomhaven.view.lines import text_of
from grimorio.games.gloomhaven.view.names import character_text, half_text, hex_id, item_text
from grimorio.games.gloomhaven.view.story import STORY
from grimorio.kit.numbers import NONE
from grimorio.kit.said import sentences
from grimorio.kit.story import Asked, Words, option_text

IN_ANY_ORDER: Final = frozenset([k.AIM, k.SUFFER, k.MONSTER_AIMS, k.CHOOSE_CELL])
"""Questions whose options name several things side by side."""

STORY.asks(who=lambda s, ask: character_text(s, ask.seat))
STORY.asks(k.ACT, left=lambda s, ask: len(s.characters[ask.seat].chosen))


def show(s: Scenario, ask: Asked, seat: Seat) -> Choice:
    """A question as the seat that is asked sees it."""
    together, next_ = ask.kind in IN_ANY_ORDER, ask.kind is k.NEXT_TARGET
    return STORY.choice(s, ask, seat, together, one_by_one=next_)


def why(s: Scenario, ask: Asked) -> Text | None:
    """The line of the card that is being done; for a monster its ability of the round; for damage
    what it leaves, and what keeps it off."""
    if ask.kind is k.SUFFER:
        return instead_of_harm(s, ask)
    if not s.deeds or ask.kind is k.ACT:
        return None
    deed = in_progress(s)
    if deed.played.line != NONE and ask.kind in (k.MOVE, k.AIM):
        words: Words = {"line": text_of(LINES[deed.played.line])}
        if deed.played.half == NONE or deed.played.half >= BASIC:
            return Text("why-line", words)
        return Text("why-card", {**words, "half": half_text(deed.played.half)})
    figure = s.figures.get(deed.actor)
    if figure is not None and figure.kind == MONSTER:
        ability = s.abilities.get(TYPE_DECK[figure.type])
        if ability is not None:
            return sentences(ability_texts(ABILITIES[ability]))
    return None


def instead_of_harm(s: Scenario, ask: Asked) -> Text | None:
    """What a character would have left, and which cards may be lost instead (GH-DMG-1, GH-DMG-3,
    GH-DMG-4); nothing where an item or a slot must be used first."""
    if k.TAKE() not in ask.options:
        return None
    hp = s.figures[s.characters[ask.seat].figure].hp
    ways = {k.LOSE: "hand", k.DISCARD: "discards"}
    found = [word for way, word in ways.items() if any(way.matches(one) for one in ask.options)]
    how = "both" if len(found) > 1 else found[0] if found else "none"
    left = max(0, hp - k.SUFFER.about(ask)[1])
    return Text("why-suffer", {"hp": hp, "left": left, "instead": how})


STORY.why(why)

# -- what is refused -------------------------------------------------------------------------------


def no_rest(s: Scenario, ask: Asked) -> list[Refused]:
    """A long rest, with too few cards."""
    if may_rest(s, ask.seat):
        return []
    return [Refused(option_text(k.LONG_REST), Text("refused-rest"), rules=("GH-DECL-3",))]


def items_left(s: Scenario, ask: Asked) -> list[Refused]:
    """The items of the shops that cannot be taken now: for want of gold, because the others have
    all copies, or because nothing more of the kind can be equipped (GH-SHOP-1, GH-SHOP-6,
    GH-SETUP-20..22)."""
    (gold,) = k.TAKE_ITEM.about(ask)
    character = s.characters[ask.seat]
    taken = [number for one in s.characters for number in one.items]
    found = []
    for number, item in items().items():
        if item.prosperity > character.level or number in ask.options or number in character.items:
            continue
        if item.cost > gold:
            reason, rule = Text("refused-gold", {"cost": item.cost, "gold": gold}), "GH-SHOP-1"
        elif taken.count(number) >= item.copies:
            reason, rule = Text("refused-copies"), "GH-SHOP-6"
        else:
            reason, rule = Text("refused-slot"), "GH-SETUP-20"
        found.append(Refused(item_text(number), reason, rules=(rule,)))
    return found


def locked_doors(s: Scenario) -> list[Refused]:
    """Doors that can be seen and that nobody can open."""
    found = []
    for number, door in enumerate(maps()[s.number].doors):
        if s.locked >> number & 1 and any(s.areas >> area & 1 for area in door.between):
            at = tuple([hex_id(place) for place in door.at])
            text = Text(f"overlay-{door.look}")
            found.append(Refused(text, Text("refused-locked"), at, ("GH-DOOR-1",)))
    return found


STORY.refuses(no_rest, k.DECLARE)
STORY.refuses(items_left, k.TAKE_ITEM)
STORY.refuses(lambda s, ask: locked_doors(s), k.MOVE)
