"""The open questions of a seat: what is asked, the legal answers, and what is refused and why."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Choice, Refused, Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.components.box import Starter
from grimorio.games.dungeonalliance.components.numbers import CARDS, COSTS, VALID
from grimorio.games.dungeonalliance.rules.attacking import may_attack
from grimorio.games.dungeonalliance.rules.combat import defence_of, in_range, range_of
from grimorio.games.dungeonalliance.rules.figures import active, hero_of, place_of
from grimorio.games.dungeonalliance.rules.hands import cards_of
from grimorio.games.dungeonalliance.rules.playing import has_room, is_valid_for
from grimorio.games.dungeonalliance.rules.upgrades import heroes_mask
from grimorio.games.dungeonalliance.state import AGAIN, FIRST_MONSTER, STARTING, Dungeon
from grimorio.games.dungeonalliance.view.board import name_of
from grimorio.games.dungeonalliance.view.deeds import Asked, hand_places
from grimorio.games.dungeonalliance.view.groups import article_id
from grimorio.games.dungeonalliance.view.names import card_text, piece_id
from grimorio.games.dungeonalliance.view.options import is_last, options
from grimorio.games.dungeonalliance.view.story import STORY
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words

IN_ANY_ORDER: Final = frozenset(
    [
        kinds.DISCARD,
        kinds.UPGRADE,
        kinds.SURGE_CARDS,
        kinds.SOLO_DISCARD,
        kinds.SOLO_HURT,
        kinds.LOSE_CARDS,
        kinds.CHOOSE_MONSTER,
        kinds.MONSTER_ACT,
        kinds.SOLO_ACTION,
    ]
)
"""Questions whose options name several things side by side."""


def show(s: Dungeon, ask: Asked, seat: Seat) -> Choice:
    """A question as its seat sees it."""
    more: Words = {}
    if ask.kind is kinds.REACT:
        more["defence"] = guard(s, ask)
    elif ask.kind is kinds.MONSTER_ACT:
        more["attacks"] = attacks(ask)
    return Choice(
        ask.kind.name,
        STORY.prompt(s, ask, more),
        options(s, ask),
        tuple(refused(s, ask)),
        rules=ask.kind.rules,
        any_order=ask.kind in IN_ANY_ORDER or is_last(ask),
    )


ADDS: Final = {"ask-react": ("defence",), "ask-monster_act": ("attacks",)}
"""What a sentence says besides the arguments of its kind."""


def guard(s: Dungeon, ask: Asked) -> int:
    """The defence of a hero that a monster attacks, before it reacts; -1 if a hero attacks, whose
    weapon the question does not tell (DA-DMG-3..6)."""
    target, attacker = ask.about[0], ask.about[1]
    assert isinstance(target, tuple)
    assert isinstance(attacker, tuple)
    figure, other = target[0], attacker[0]
    assert isinstance(figure, int)
    assert isinstance(other, int)
    return defence_of(s, other, NONE, figure) if other >= FIRST_MONSTER else -1


def attacks(ask: Asked) -> str:
    """Whether a monster attacks; one that reaches nobody only moves (DA-MON-7)."""
    found = any(isinstance(one, tuple) and one[0] == "strike" for one in ask.options)
    return "yes" if found else "no"


def refused(s: Dungeon, ask: Asked) -> list[Refused]:
    """What a player may try here but cannot, and why."""
    if ask.kind is kinds.ACT and not hero_of(s, active(s)).defeated:
        return [*no_attacks(s, ask), *no_plays(s, ask), *no_rest(s)]
    if ask.kind is kinds.UPGRADE:
        return no_upgrades(s, ask.seat)
    return []


def no_rest(s: Dungeon) -> list[Refused]:
    if s.stage == STARTING or s.rests:
        return []
    return [Refused(Text("option-rest"), Text("refused-rest"), rules=("DA-RUL-13",))]


def no_attacks(s: Dungeon, ask: Asked) -> list[Refused]:
    """Monsters that cannot be attacked now: for a reason of the hero's, for their distance, or for
    a wall between (DA-ATK-7, DA-ATK-10, DA-RANGE-1..2, DA-LOS-2)."""
    figure = active(s)
    targets = {
        one[2]
        for one in ask.options
        if isinstance(one, tuple) and one and one[0] in ("attack", "pet", "go-attack")
    }
    free = may_attack(s)
    low, high = range_of(s, figure, NONE)
    at = place_of(s, figure)
    found = []
    for other in s.monsters:
        if other in targets:
            continue
        if not free:
            why, rule = tired(s)
        elif other in s.struck:
            why, rule = "refused-struck", "DA-ATK-10"
        elif not in_range(s, at, place_of(s, other), low, high, True):
            why, rule = (
                ("refused-melee", "DA-RANGE-1") if high == 1 else ("refused-far", "DA-RANGE-2")
            )
        elif not in_range(s, at, place_of(s, other), low, high, False):
            why, rule = "refused-sight", "DA-LOS-2"
        else:
            why, rule = "refused-facing", "DA-FACE-3"
        text = Text("option-figure-attack", {"target": name_of(s, other, "to")})
        reason = Text(why, {"low": low, "high": high})
        found.append(Refused(text, reason, (piece_id(other),), (rule,)))
    return found


def tired(s: Dungeon) -> tuple[str, str]:
    """Why the hero cannot attack at all."""
    if s.rests:
        return "refused-rests", "DA-REST-4"
    if s.stage == AGAIN:
        return "refused-again", "DA-ACT-10"
    return ("refused-moved", "DA-ATK-11") if len(s.struck) == 1 else ("refused-twice", "DA-ATK-10")


def no_plays(s: Dungeon, ask: Asked) -> list[Refused]:
    """Cards of the hand that the active hero cannot play: not its icons, or a card of the type
    lies under it already (DA-CARD-2, DA-CARD-4). A Reaction waits for an attack."""
    figure = active(s)
    free = {
        one[1]
        for one in ask.options
        if isinstance(one, tuple) and one and one[0] in ("play", "attack", "pet", "go-attack")
    }
    found = []
    for card in sorted({*cards_of(s, ask.seat)}):
        if card in free:
            continue
        one = CARDS[card]
        words: Words = {"hero": name_of(s, figure)}
        if not is_valid_for(s, figure, card):
            why, rule = "refused-icons", "DA-CARD-2"
            if isinstance(one, Starter):
                why, words = "refused-other", {"owner": Text(f"hero-{one.hero}")}
        elif one.moment:
            why, rule = "refused-reaction", "DA-REACT-1"
        elif not has_room(s, figure, card):
            why, rule = "refused-type", "DA-CARD-4"
        else:
            why, rule = "refused-useless", "DA-CARD-1"
        reason = Text(why, words)
        found.append(Refused(card_text(card), reason, hand_places(s, ask.seat, card), (rule,)))
    return found


def no_upgrades(s: Dungeon, seat: Seat) -> list[Refused]:
    """Upgrades of the area that cannot be taken: for want of experience, or because none of the
    heroes has the icons (DA-UPG-2, DA-VALID-9)."""
    xp = s.players[seat].fresh
    own = heroes_mask(s, seat)
    found = []
    for place, card in enumerate(s.row):
        if card == NONE:
            continue
        if COSTS[card] > xp:
            reason, rule = Text("refused-xp", {"cost": COSTS[card], "xp": xp}), "DA-UPG-2"
        elif not VALID[card] & own:
            reason, rule = Text("refused-nobody"), "DA-VALID-9"
        else:
            continue
        found.append(Refused(card_text(card), reason, (article_id(place),), (rule,)))
    return found
