"""Playing Gold and Silver cards against a Hero (EU-CARD)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, reveal, tell
from grimorio.games.euthia.components.effects import Clover, Weaken
from grimorio.games.euthia.components.numbers import CARDS
from grimorio.games.euthia.kinds import PLAY, PLAYED
from grimorio.games.euthia.nouns import Card
from grimorio.games.euthia.rules.combat.changes import change, mend
from grimorio.games.euthia.rules.combat.values import fight_of
from grimorio.games.euthia.rules.gains import GOLDEN
from grimorio.games.euthia.state import Fight, Realm

TIMES: Final = tuple([one.at for one in CARDS])
BOXES: Final = tuple([one.boxes for one in CARDS])
ONGOING: Final = tuple([one.ongoing for one in CARDS])
IS_CURSE: Final = tuple([one.at == "before-hero" for one in CARDS])
"""Only Curse is played before the Hero's roll (EU-HATK-17)."""
HAS_CLOVER: Final = tuple(
    [any(isinstance(effect, Clover) for box in one.boxes for effect in box) for one in CARDS]
)


def may_play(s: Realm) -> bool:
    """Whether the Monster's player may be able to play a card, as far as all know: it has a Chaos
    token and a hand (EU-RUL-110)."""
    f = fight_of(s)
    return f.chaos > 0 and len(s.heroes[f.rival].hand) > 0


def plays(s: Realm, *times: str) -> list[Value]:
    """The plays that are open: so many copies of a card, up to its number of boxes (EU-CARD-6..10,
    EU-RUL-60)."""
    f = fight_of(s)
    if not f.chaos:
        return []
    hand = s.heroes[f.rival].hand
    found: list[Value] = []
    for card in sorted({*hand}):
        if TIMES[card] in times:
            for copies in range(1, min(hand.count(card), len(BOXES[card])) + 1):
                found.append(PLAY(card, copies))
    return found


async def play(s: Realm, card: Card, copies: int) -> None:
    """A play against the Hero: 1 Chaos token for all its copies, and one box (EU-CARD-1,
    EU-CARD-7..11)."""
    f = fight_of(s)
    f.chaos -= 1
    for _ in range(copies):
        s.heroes[f.rival].hand.remove(card)
        _lay(f, card)
    reveal(s)
    tell(s, PLAYED, f.rival, card, copies)
    for effect in BOXES[card][copies - 1]:
        if isinstance(effect, Clover):
            if IS_CURSE[card]:
                f.curse += effect.by
            else:
                f.clover += effect.by
        elif isinstance(effect, Weaken):
            f.weak += effect.count
        else:
            await change(s, f.seat, effect)


def _lay(f: Fight, card: Card) -> None:
    """Where a played card lies, and so how long (EU-CARD-12..14, EU-RUL-61)."""
    if ONGOING[card]:
        f.ongoing.append(card)
    elif HAS_CLOVER[card]:
        f.lasting.append(card)
    else:
        f.played.append(card)


def lift(s: Realm, cards: list[Card]) -> None:
    """Played cards go to their discard piles."""
    for card in cards:
        (s.gold_gone if GOLDEN[card] else s.silver_gone).append(card)
    cards.clear()


def lift_clovers(s: Realm) -> None:
    """Clovers of cards end in the next step A (EU-MATK-2, EU-CARD-13, EU-RUL-61)."""
    f = fight_of(s)
    lift(s, f.lasting)
    f.clover = f.curse = f.weak = 0


def lift_all(s: Realm) -> None:
    """All used cards leave at the end of the combat (EU-WIN-5, EU-RUL-62)."""
    f = fight_of(s)
    for cards in (f.played, f.lasting, f.ongoing):
        lift(s, cards)


def regenerate(s: Realm) -> None:
    """Ongoing effects at the end of a Combat Round, of several like cards once (EU-CARD-12,
    EU-RUL-402)."""
    mend(s, max([ONGOING[card] for card in fight_of(s).ongoing], default=0))
